"""Who sits where: questions for seats, and the seats of the answers in stories that have South as declarer."""

from __future__ import annotations

from bridge_tui.desk.questions import Answers, Offer, Question
from bridge_tui.desk.scenes import clockwise
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.seats import SEATS, Seat

SOUTH_FIRST = ("s", "w", "n", "e")


def letter(seat: Seat) -> str:
    """The seat as an answer."""
    return str(seat).lower()


def one_of(*answers: str) -> Offer:
    """Offers these answers always."""
    return lambda _answers, _code: answers


def where(offer: Offer, **wanted: str) -> Offer:
    """Offers the same only where each of these earlier questions has been answered with one of these words."""

    def offered(answers: Answers, code: Code) -> tuple[str, ...]:
        fits = all(answers.get(name) in words.split() for name, words in wanted.items())
        return tuple(offer(answers, code)) if fits else ()

    return offered


DECLARER = Question("declarer", one_of(*SOUTH_FIRST))
ANYBODY = Question("who", one_of(*SOUTH_FIRST))


def turned_by_declarer(answers: Answers) -> int:
    """By how many seats the table of a story is turned so that declarer sits where he does."""
    return Seat.parse(answers["declarer"]) - Seat.SOUTH


def turned_by_offender(answers: Answers) -> int:
    """The same where South is the one who goes wrong."""
    return Seat.parse(answers["who"]) - Seat.SOUTH


def in_story(answers: Answers, name: str) -> Seat:
    """The seat of this answer as the story has it."""
    return clockwise(Seat.parse(answers[name]), -turned_by_declarer(answers))


def seats(*in_stories: Seat) -> Offer:
    """Offers these seats of the story, as they are at the real table."""
    return lambda answers, _code: tuple(letter(clockwise(seat, turned_by_declarer(answers))) for seat in in_stories)


NORTH, EAST, SOUTH, WEST = SEATS
DEFENDERS = seats(WEST, EAST)
EVERYBODY = seats(WEST, EAST, SOUTH, NORTH)
DECLARING = seats(SOUTH, NORTH)
