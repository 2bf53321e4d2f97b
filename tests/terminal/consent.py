"""What needs the consent of others, as it is typed: claims, requests to take something back, and their answers."""

from __future__ import annotations

from bridge_tui.engine.actions import AnswerClaim, Claim
from bridge_tui.match.actions import AnswerTakeBack, AskTakeBack
from bridge_tui.model.seats import Seat
from bridge_tui.show.texts import seat_name
from tests.terminal.player import ARROW, Players, table_of

STATED = ["nothing more", "trumps are drawn first", "a finesse is taken", "trumps are drawn first, a finesse is taken"]
"""What can be stated with a claim, in the order of the form; without trumps only what does not speak of them."""

TAB = "\t"


def claim(players: Players, action: Claim) -> None:
    """Claim at one's own turn, or with nothing on the keyboard but what is typed here."""
    players.lift()
    fill_in(players, action)
    players.record(action)
    players.enter()
    players.see()


def fill_in(players: Players, action: Claim) -> None:
    """Open the form and fill it in, all but Enter."""
    terminal = players.terminal
    terminal.send("m")
    terminal.wait_for("Your line")
    contract = table_of(players.match).contract
    assert contract is not None
    offered = [words for words in STATED if contract.trump is not None or "trumps" not in words]
    stated = STATED[action.draws_trumps + 2 * action.finesses]
    terminal.send(str(action.tricks) + TAB + ARROW["right"] * offered.index(stated) + TAB + action.line)
    for filled_in in (f"< {action.tricks} >", f"< {stated} >", action.line):
        terminal.wait_for(filled_in)


def answer(players: Players, action: AnswerClaim | AnswerTakeBack) -> None:
    """Lift the curtain by one's own letter and answer: the first answer says yes, the second no."""
    players.lift(action.seat)
    number = "1" if action.accept else "2"
    players.terminal.send(number)
    players.terminal.wait_for(f"› {number} ")
    players.record(action)
    players.enter()
    players.see()


def ask_take_back(players: Players, seat: Seat) -> None:
    """Open the page of requests, go to that of a seat by its letter, and ask."""
    terminal = players.terminal
    terminal.send("u")
    terminal.wait_for("Who asks to take back what?")
    terminal.wait_for("Esc back")
    terminal.send(str(seat).lower())
    terminal.wait_for(f"► {players.who(seat)}:")
    terminal.wait_for(f"Now Enter asks for {seat_name(seat)}.")
    players.record(AskTakeBack(seat))
    players.enter()
    players.see()
