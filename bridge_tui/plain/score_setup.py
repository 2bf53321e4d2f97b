"""How a sheet for a real table is begun: what was said on the command line, and what is asked of whoever sits there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.plain import questions
from bridge_tui.plain.conversation import Conversation
from bridge_tui.session.shuffle import Players
from bridge_tui.show.names import own_name
from bridge_tui.show.texts import _, form_line, form_name, seat_letter, seat_name
from bridge_tui.show.typed import SEAT_SPELLINGS

Given = Mapping[str, Any]
"""What was said on the command line, by the names of `StartMatch`'s fields."""


def unasked(given: Given, seed: int | None = None) -> StartMatch:
    """The start of a sheet of which nothing is asked: what was not said is as usual, and North deals first.

    With a `seed` the cuts of later rubbers can be repeated.
    """
    return StartMatch(**{"players": _seats(), "kept": True, "seed": seed, **given})


def asked(talk: Conversation, given: Given, last: StartMatch | None, seed: int | None = None) -> StartMatch:
    """The same with the names, the form and the first dealer asked for, as far as they were not said.

    What was answered for the `last` sheet is proposed, and goes for what is not asked. Raises `EndOfInput`.
    """
    start = unasked(given, seed)
    if last is not None:
        start = replace(last, cut=None, dealer=None, rubber=1, evening=None, seed=seed, **given)
    if "players" not in given:
        start = replace(start, players=_players(talk, start.players))
    if "form" not in given:
        start = replace(start, form=_form(talk, start.form))
    if "dealer" not in given and start.form is not Form.DUPLICATE:
        start = replace(start, dealer=_dealer(talk))
    return start


def _seats() -> Players:
    """The names of people who have none but their seats'."""
    north, east, south, west = map(seat_name, SEATS)
    return north, east, south, west


def _players(talk: Conversation, proposed: Players) -> Players:
    names = ((seat_name(seat), own_name(seat, proposed[seat]) or seat_name(seat)) for seat in SEATS)
    north, east, south, west = (questions.name(talk, seat, name) for seat, name in names)
    return north, east, south, west


def _form(talk: Conversation, proposed: Form) -> Form:
    forms = list(Form)
    answers = [_("{name}: {meaning}").format(name=form_name(form), meaning=form_line(form)) for form in forms]
    return forms[questions.number(talk, _("What is played?"), answers, forms.index(proposed))]


def _dealer(talk: Conversation) -> Seat:
    letters = [seat_letter(seat) for seat in SEATS]
    return Seat(questions.word(talk, _("Who deals first?"), letters, SEAT_SPELLINGS))
