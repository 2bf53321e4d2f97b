"""What a new game asks besides names: the questions, and what each answer means for the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.model.seats import SEATS
from bridge_tui.scoring.points import Scale
from bridge_tui.show.texts import _, code_line, code_name, form_line, form_name, scale_line, scale_name, seat_name


class Answer(NamedTuple):
    """One of the answers to a question."""

    name: str
    meaning: str
    """In a line."""
    fields: Mapping[str, Any]
    """What the game's start has then, by the names of its fields."""


class Question(NamedTuple):
    """A question with a few answers."""

    id: str
    name: str
    answers: tuple[Answer, ...]

    def at(self, start: StartMatch) -> int:
        """Which answer was given where a game started like this; the first if none of them."""
        given = (
            all(getattr(start, field) == value for field, value in answer.fields.items()) for answer in self.answers
        )
        return next((number for number, same in enumerate(given) if same), 0)


def questions() -> tuple[Question, ...]:
    """Everything that is asked, in order; the first answer is proposed when nothing was answered before."""
    forms = (Answer(form_name(form), form_line(form), {"form": form}) for form in Form)
    codes = (Answer(code_name(code), code_line(code), {"code": code}) for code in Code)
    scales = (Answer(scale_name(scale), scale_line(scale), {"scale": scale}) for scale in Scale)
    return (
        Question("form", _("Form"), tuple(forms)),
        Question("hands", _("Hands"), _hands()),
        Question("table", _("Table"), _tables()),
        Question("code", _("Laws"), tuple(codes)),
        Question("take-back", _("Take back"), _take_backs()),
        Question("scale", _("Scale"), tuple(scales)),
        Question("honours", _("Honours"), _honours()),
    )


def kept_questions() -> tuple[Question, ...]:
    """What is asked of the sheet of a real table: the same, apart from how the cards are played, and who deals."""
    same = {question.id: question for question in questions()}
    return (same["form"], Question("dealer", _("Deals"), _dealers()), same["code"], same["scale"], same["honours"])


def _dealers() -> tuple[Answer, ...]:
    seats = (Answer(seat_name(seat), _("deals first"), {"dealer": seat}) for seat in SEATS)
    return (*seats, Answer(_("by a cut"), _("the program draws a card for each seat"), {"dealer": None}))


def does_not_count(form: Form, *, kept: bool = False) -> tuple[str, ...]:
    """Which answers make no difference to a game of this form, or to the sheet of a real table that is `kept`."""
    if form is not Form.DUPLICATE:
        return ()
    if kept:
        return (_("At duplicate the board says who deals; scale, honours and stake do not count."),)
    return (_("At duplicate, scale and honours do not count."),)


def _hands() -> tuple[Answer, ...]:
    return (
        Answer(_("hidden"), _("a curtain between the players"), {"hidden": True}),
        Answer(_("open"), _("everybody sees everything"), {"hidden": False}),
    )


def _tables() -> tuple[Answer, ...]:
    return (
        Answer(_("guarded"), _("what the laws forbid cannot be done"), {"live": False}),
        Answer(_("live"), _("people can go wrong, and the laws say what follows"), {"live": True}),
    )


def _take_backs() -> tuple[Answer, ...]:
    calls, cards = "take_back_calls", "take_back_cards"
    return (
        Answer(_("calls and cards"), _("if the opponents agree"), {calls: True, cards: True}),
        Answer(_("calls only"), _("if the opponents agree; a card stays played"), {calls: True, cards: False}),
        Answer(_("nothing"), _("what is called or played stands"), {calls: False, cards: False}),
    )


def _honours() -> tuple[Answer, ...]:
    return (
        Answer(_("scored"), _("in whatever hand they lie"), {"honours": True}),
        Answer(_("not scored"), _("no points for them"), {"honours": False}),
    )
