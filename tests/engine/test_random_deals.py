"""Random whole deals against public engines: the sum of scores that two of them give for the same recipe."""

from __future__ import annotations

from tests.bench.random_deals import sum_of_scores


def test_500_random_deals_add_up_as_with_two_public_engines() -> None:
    assert sum_of_scores(500, seed=1) == -41_100
