"""The values of bridge: seats, cards, deals, calls, contracts. Frozen, comparable, without behaviour of play."""
