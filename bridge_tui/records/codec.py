"""The one codec of actions: JSON objects such as ``{"do": "play", "seat": "W", "card": "SA"}``.

Saved games and scenario files speak it. What an action consists of is read from its dataclass, so that a new action
needs one line in `ACTIONS`. pydantic does the checking and is loaded with the first action, not before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from enum import Enum
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from bridge_tui.engine.actions import (
    AnswerClaim,
    Ask,
    CancelConcession,
    ChangeCard,
    Choose,
    Claim,
    ClaimRevoke,
    DeclineChange,
    Designate,
    Expose,
    LookAtHand,
    LookLastTrick,
    MakeCall,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
)
from bridge_tui.match.actions import (
    Action,
    AnswerTakeBack,
    AskTakeBack,
    CorrectResult,
    DealCards,
    EnterResult,
    NextDeal,
    StartMatch,
    StopRubber,
    StrikeResult,
)
from bridge_tui.match.entries import Entry
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Rank, Suit
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat

if TYPE_CHECKING:
    from pydantic import BaseModel, TypeAdapter, ValidationError

ACTIONS: Mapping[str, type[Action]] = {
    "call": MakeCall,
    "play": PlayCard,
    "designate": Designate,
    "look_at_hand": LookAtHand,
    "look_last_trick": LookLastTrick,
    "choose": Choose,
    "claim": Claim,
    "answer_claim": AnswerClaim,
    "cancel_concession": CancelConcession,
    "expose": Expose,
    "spread_hand": SpreadHand,
    "remark": Remark,
    "own_up": OwnUp,
    "ask": Ask,
    "change": ChangeCard,
    "decline_change": DeclineChange,
    "claim_revoke": ClaimRevoke,
    "start": StartMatch,
    "deal": DealCards,
    "next_deal": NextDeal,
    "stop_rubber": StopRubber,
    "ask_take_back": AskTakeBack,
    "answer_take_back": AnswerTakeBack,
    "enter_result": EnterResult,
    "correct_result": CorrectResult,
    "strike_result": StrikeResult,
}
"""Every action by the word that stands under ``do``."""

_WORDS = {kind: word for word, kind in ACTIONS.items()}

_Value = TypeVar("_Value")
_Text = tuple[Callable[[str], _Value], Callable[[_Value], str]]

_TEXTS: Mapping[object, _Text[Any]] = {
    Seat: (Seat.parse, str),
    Suit: (Suit.parse, str),
    Rank: (Rank.parse, str),
    Card: (Card.parse, str),
    Call: (Call.parse, str),
    Deal: (Deal.from_pbn, Deal.to_pbn),
    Entry: (Entry.parse, str),
}
"""How the values of the game are read and written. Names, numbers and enums (by value) are JSON already."""


class Fault(Enum):
    """What is wrong with an action that cannot be read."""

    NOT_JSON = "not_json"
    """The text is not JSON."""
    NOT_AN_OBJECT = "not_an_object"
    """It is JSON, but no object."""
    UNKNOWN_ACTION = "unknown_action"
    """``do`` names no action."""
    MISSING_FIELD = "missing_field"
    UNKNOWN_FIELD = "unknown_field"
    """The action has no such field."""
    BAD_VALUE = "bad_value"
    """The field cannot have this value."""


class BadAction(ValueError):  # noqa: N818 - named as the thing that was found
    """An action that cannot be read, or not be written: what is wrong, in which field, and what was found there.

    `field` is empty where no single field is to blame; `found` is None where nothing was. The text of the error leaves
    `found` out, for a deal would show the hands.
    """

    def __init__(self, fault: Fault, field: str = "", found: object = None) -> None:
        super().__init__(f"{fault.value} {field}".rstrip())
        self.fault = fault
        self.field = field
        self.found = found


def encode(action: Action) -> str:
    """The action as one line of JSON. What is None is left out.

    Raises `BadAction` for a name that is not text (half of a surrogate pair): it could not be read again.

    >>> encode(PlayCard(Seat.WEST, Card.parse("SA")))
    '{"do":"play","seat":"W","card":"SA"}'
    """
    from pydantic_core import PydanticSerializationError  # noqa: PLC0415

    word = _WORDS[type(action)]
    values = {field.name: getattr(action, field.name) for field in fields(action)}
    try:
        return _models()[word].model_construct(do=word, **values).model_dump_json(exclude_none=True)
    except PydanticSerializationError:
        raise BadAction(Fault.BAD_VALUE) from None


def decode(source: str | Mapping[str, object]) -> Action:
    """The action in a JSON text or in an object that was read from one. Fields with a default may be absent.

    Raises `BadAction` if it is not an action, has a field too few or too many, or one that cannot be read.

    >>> decode({"do": "call", "seat": "N", "call": "1NT"})
    MakeCall(seat=<Seat.NORTH: 0>, call=1NT, slip=False)
    """
    from pydantic import ValidationError  # noqa: PLC0415
    from pydantic_core import PydanticSerializationError, to_json  # noqa: PLC0415

    try:
        model = _reader().validate_json(source if isinstance(source, str) else to_json(source), strict=True)
    except ValidationError as error:
        raise _fault(error) from None
    except PydanticSerializationError:
        raise BadAction(Fault.BAD_VALUE, found=source) from None
    values = dict(model)
    return ACTIONS[values.pop("do")](**values)


@cache
def _models() -> Mapping[str, type[BaseModel]]:
    """For each action the model of its JSON object, made from the hints and defaults of its dataclass."""
    from pydantic import ConfigDict, create_model  # noqa: PLC0415

    models = {}
    for word, kind in ACTIONS.items():
        hints = get_type_hints(kind)
        members: dict[str, Any] = {"do": (Literal[word], ...)}
        for field in fields(kind):
            members[field.name] = (_written(hints[field.name]), ... if field.default is MISSING else field.default)
        models[word] = create_model(kind.__name__, __config__=ConfigDict(extra="forbid"), **members)
    return models


@cache
def _reader() -> TypeAdapter[BaseModel]:
    """Reads any action, told apart by ``do``."""
    from pydantic import Field, TypeAdapter  # noqa: PLC0415

    any_action: Any = Union[tuple(_models().values())]  # noqa: UP007
    return TypeAdapter(Annotated[any_action, Field(discriminator="do")])


def _written(hint: Any) -> Any:
    """A type hint in which every value of the game is read from its text and written as its text."""
    if hint in _TEXTS:
        return _in_text(hint, *_TEXTS[hint])
    parts = tuple(map(_written, get_args(hint)))
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return Union[parts]  # noqa: UP007
    return origin[parts] if origin else hint


def _in_text(kind: type[_Value], parse: Callable[[str], _Value], write: Callable[[_Value], str]) -> Any:
    from pydantic import PlainSerializer, PlainValidator  # noqa: PLC0415
    from pydantic_core import PydanticSerializationUnexpectedValue  # noqa: PLC0415

    def read(found: object) -> _Value:
        if not isinstance(found, str):
            raise ValueError("not a text")
        return parse(found)

    def written(value: object) -> str:
        if not isinstance(value, kind):  # of a union another member is meant
            raise PydanticSerializationUnexpectedValue("another kind of value")
        return write(value)

    return Annotated[Any, PlainValidator(read), PlainSerializer(written, return_type=str)]


_FAULTS = {
    "json_invalid": Fault.NOT_JSON,
    "dict_type": Fault.NOT_AN_OBJECT,
    "missing": Fault.MISSING_FIELD,
    "extra_forbidden": Fault.UNKNOWN_FIELD,
}
"""What the kinds of pydantic's errors mean here; all others are bad values."""


def _fault(error: ValidationError) -> BadAction:
    """The first of the errors, in our own words."""
    first = error.errors(include_url=False)[0]
    kind, place = first["type"], first["loc"]
    if kind == "union_tag_invalid":
        return BadAction(Fault.UNKNOWN_ACTION, "do", first["ctx"]["tag"])
    if kind == "union_tag_not_found":
        return BadAction(Fault.MISSING_FIELD, "do")
    # A place is the action, its field and, in a row of names or cards, an index: a row too short is a bad value.
    fault = _FAULTS.get(kind, Fault.BAD_VALUE) if len(place) < 3 else Fault.BAD_VALUE
    found = None if fault is Fault.MISSING_FIELD else first["input"]
    return BadAction(fault, "".join(map(str, place[1:2])), found)
