"""Kinds of values in scenario files, for pydantic. A value that is not of its kind is reported by the kind's name.

Values stay as JSON has them. Import this module when a file is read, not before: it loads pydantic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Literal, Optional, Union

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    PlainValidator,
    Tag,
    create_model,
    model_validator,
)
from pydantic_core import PydanticCustomError

from bridge_tui.model.calls import CALLS, OVER_SEVEN
from bridge_tui.model.cards import CARDS, SUITS
from bridge_tui.model.contracts import Contract
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, SIDES

Kind = Any
"""A type as pydantic takes it."""

EXPECT = "expect"
"""The key that makes a step an expectation."""

DO = "do "
"""Stands before the word of a deed where pydantic tells steps apart, so that it cannot be mistaken for a key."""


def kind(name: str, fits: Callable[[Any], bool], **context: object) -> Kind:
    """The kind of those values that fit. Others are reported by its name, with the context as parameters."""

    def check(found: object) -> object:
        if not fits(found):
            raise PydanticCustomError(name, name, context)
        return found

    return Annotated[Any, PlainValidator(check)]


def one_of(words: Iterable[object]) -> Kind:
    """One of these words."""
    known = tuple(map(str, words))
    return kind("choice", lambda found: isinstance(found, str) and found in known, choices=known)


def number(name: str, low: int, high: int) -> Kind:
    """A whole number in this range, both ends in it."""
    return kind(name, lambda found: type(found) is int and low <= found <= high, low=low, high=high)


def readable(name: str, read: Callable[[str], object], write: Callable[[Any], str]) -> Kind:
    """A text that reads as a value which is written just so."""

    def fits(found: object) -> bool:
        try:
            return isinstance(found, str) and write(read(found)) == found
        except ValueError:
            return False

    return kind(name, fits)


def list_of(value: Kind) -> Kind:
    """A list of such values."""
    return list[value]


def some(value: Kind) -> Kind:
    """A list with at least one such value."""
    return Annotated[list[value], Field(min_length=1)]


def by(key: Kind, value: Kind) -> Kind:
    """An object with such keys and values."""
    return dict[key, value]


def optional(value: Kind) -> Kind:
    """That, or null."""
    return Optional[value]  # noqa: UP045


def either(one: Kind, other: Kind) -> Kind:
    """One of the two."""
    return Union[one, other]  # noqa: UP007


def shape(keys: Mapping[str, Kind], extra: Literal["forbid", "ignore"] = "forbid") -> type[BaseModel]:
    """An object with these keys; one that ends in a question mark may be absent. Another is reported with these."""
    members: dict[str, Any] = {}
    for key, value in keys.items():
        name = key.rstrip("?")
        members[name] = (value, ...) if name == key else (value, None)
    checks: dict[str, Any] = {}
    if extra == "forbid":
        checks["only_known"] = model_validator(mode="before")(_only(tuple(members)))
    config = ConfigDict(extra="ignore", protected_namespaces=())
    return create_model("Shape", __config__=config, __validators__=checks, **members)


def _only(known: tuple[str, ...]) -> Callable[[Any], Any]:
    """Lets an object through that has no other keys. pydantic's own check would not say which there may be."""

    def check(found: Any) -> Any:
        other = next((key for key in found if key not in known), None) if isinstance(found, dict) else None
        if other is not None:
            raise PydanticCustomError("unknown_key", "unknown_key", {"key": other, "known": known})
        return found

    return check


def partial(keys: Mapping[str, Kind]) -> type[BaseModel]:
    """An object of which every key may be absent."""
    return shape({f"{key}?": value for key, value in keys.items()})


def steps(deeds: Mapping[str, Mapping[str, Kind]], expectations: Mapping[str, Kind], codes: Kind) -> Kind:
    """A list of steps: deeds, told apart by ``do``, and expectations. Each may exist only under some codes."""
    shapes = {DO + word: shape({"do": Any, **keys, "codes?": codes, "refused?": FLAG}) for word, keys in deeds.items()}
    shapes[DO] = shape({EXPECT: partial(expectations), "codes?": codes})
    tagged: Any = Union[tuple(Annotated[model, Tag(word)] for word, model in shapes.items())]  # noqa: UP007
    return list[Annotated[tagged, Discriminator(_word_of), BeforeValidator(_only_deeds(tuple(deeds)))]]


def _only_deeds(known: tuple[str, ...]) -> Callable[[Any], Any]:
    """Lets a step through whose ``do`` is one of these words, or that has none."""

    def check(found: Any) -> Any:
        word = found.get("do") if isinstance(found, dict) else None
        if isinstance(word, str) and word not in known:
            raise PydanticCustomError("unknown_step", "unknown_step", {"key": "do", "found": word, "known": known})
        return found

    return check


def _word_of(step: object) -> str | None:
    """By what a step is told from others; None where it is no step at all."""
    if not isinstance(step, dict):
        return None
    word = step.get("do", "" if EXPECT in step else None)
    return DO + word if isinstance(word, str) else None


def _is_play(found: object) -> bool:
    return isinstance(found, list) and len(found) == 2 and found[0] in _SEATS and found[1] in _CARDS


def _is_trick(found: object) -> bool:
    """Whether these are one to four different cards, clockwise from whoever led."""
    if not isinstance(found, list) or not 1 <= len(found) <= 4 or not all(map(_is_play, found)):
        return False
    first = _SEATS.index(found[0][0])
    in_turn = all(seat == _SEATS[(first + turn) % 4] for turn, (seat, _) in enumerate(found))
    return in_turn and len({card for _, card in found}) == len(found)


def _is_choice_of_seats(found: object) -> bool:
    seats = found if isinstance(found, list) else [found]
    return bool(seats) and all(seat in _SEATS for seat in seats)


def _is_deal(text: str) -> bool:
    try:
        Deal.from_pbn(text)
    except ValueError:
        return False
    return True


def _is_writable(text: str) -> bool:
    """Whether it has no half of a surrogate pair, which JSON can name but no file can hold."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def _bid(contract: Contract) -> str:
    return str(contract).partition(" ")[0]


_SEATS = tuple(map(str, SEATS))
_CARDS = tuple(map(str, CARDS))

TEXT = kind("text", lambda found: isinstance(found, str) and _is_writable(found))
FLAG = kind("flag", lambda found: isinstance(found, bool))
POINTS = number("number", -100_000, 100_000)
TRICKS = number("number", 0, 13)
TRICK_NUMBER = number("number", 1, 13)
SEAT = one_of(SEATS)
SEATS_TO_ANSWER = kind("seats", _is_choice_of_seats)
"""A seat, or a list of several."""
SIDE = one_of(SIDES)
SUIT = one_of(SUITS)
CARD = kind("card", lambda found: found in _CARDS)
GRADED_CARD = kind("card", lambda found: isinstance(found, str) and found.partition(":")[0] in _CARDS)
"""A card that may carry its grade: ``C3:minor``."""
CALL = kind("call", lambda found: found in tuple(map(str, CALLS + OVER_SEVEN)))
DEAL = kind("deal", lambda found: isinstance(found, str) and _is_deal(found))
CONTRACT = readable("contract", Contract.parse, str)
BARE_CONTRACT = either(CONTRACT, readable("bare_contract", lambda bid: Contract.parse(f"{bid} S"), _bid))
"""A contract whose declarer may be left out."""
PLAY = kind("play", _is_play)
"""A seat and a card."""
TRICK = kind("trick", _is_trick)
