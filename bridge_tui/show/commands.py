"""The one list of commands: key bindings, footer, help and the command palette are all made from it.

No command sits on a letter that a card or a call needs (``s h d c n a k q j t x p r`` and digits, and their Cyrillic
counterparts), so letters work at the table while nothing is typed. The function keys work on every keyboard.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Flag, auto

from bridge_tui.show.spans import Line, Span, line, width
from bridge_tui.show.texts import _, msgid


class Place(Flag):
    """Where a command can be given."""

    HOME = auto()
    NEW_GAME = auto()
    TABLE = auto()
    CURTAIN = auto()
    LAST_TRICK = auto()
    SHEET = auto()
    DEAL_RESULT = auto()
    RUBBER_RESULT = auto()
    HELP = auto()

    AT_TABLE = TABLE | CURTAIN
    PAGES = LAST_TRICK | SHEET | HELP
    RESULTS = DEAL_RESULT | RUBBER_RESULT


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person can tell the program, apart from calls and cards."""

    id: str
    """Names the binding, and the action of the screen that does it."""
    keys: str
    """As Textual writes them, between commas; the first is shown."""
    label: str
    """How that key is shown."""
    name: str
    """Two words for the footer, as a message id."""
    help: str
    """A sentence for the help page, as a message id."""
    places: Place


COMMANDS = (
    Command("enter", "enter", "Enter", msgid("play"), msgid("Make the call or play the card."), Place.TABLE),
    Command(
        "enter", "enter", "Enter", msgid("lift"), msgid("Lift the curtain, after your seat's letter."), Place.CURTAIN
    ),
    Command("enter", "enter", "Enter", msgid("choose"), msgid("Choose what the cursor is on."), Place.HOME),
    Command("enter", "enter", "Enter", msgid("start"), msgid("Start the game with these answers."), Place.NEW_GAME),
    Command("enter", "enter", "Enter", msgid("next deal"), msgid("Go on to the next deal."), Place.DEAL_RESULT),
    Command(
        "enter",
        "enter",
        "Enter",
        msgid("new rubber"),
        msgid("Start a new rubber with the same partners."),
        Place.RUBBER_RESULT,
    ),
    Command(
        "new_partners",
        "n",
        "n",
        msgid("new partners"),
        msgid("Draw for partners and start a new rubber."),
        Place.RUBBER_RESULT,
    ),
    Command(
        "last_trick",
        "l,f3",
        "l",
        msgid("last trick"),
        msgid("Look at the last trick, as the law allows."),
        Place.AT_TABLE,
    ),
    Command("sheet", "g,f2", "g", msgid("sheet"), msgid("The whole score sheet."), Place.AT_TABLE | Place.RESULTS),
    Command(
        "end_rubber",
        "f6",
        "F6",
        msgid("end rubber"),
        msgid("End the rubber unfinished, and settle what it is worth."),
        Place.SHEET,
    ),
    Command("help", "question_mark,f1", "?", msgid("help"), msgid("This page."), ~(Place.HELP | Place.NEW_GAME)),
    Command("help", "f1", "F1", msgid("help"), msgid("This page."), Place.NEW_GAME),
    Command(
        "back",
        "escape",
        "Esc",
        msgid("clear"),
        msgid("Clear what is typed; then leave the table (it is saved)."),
        Place.TABLE,
    ),
    Command(
        "back",
        "escape",
        "Esc",
        msgid("leave"),
        msgid("Leave the table; the game is saved."),
        Place.CURTAIN | Place.RESULTS,
    ),
    Command("back", "escape", "Esc", msgid("back"), msgid("Go back."), Place.PAGES | Place.NEW_GAME),
    Command("quit", "ctrl+q", "Ctrl+Q", msgid("quit"), msgid("Save and quit."), ~Place(0)),
)
"""Every command, in the order of the footer."""


def commands_at(place: Place) -> tuple[Command, ...]:
    """The commands of one place."""
    return tuple(command for command in COMMANDS if command.places & place)


def footer(place: Place, cells: int) -> Line:
    """What can be done now, in one line; what has no room is left to the help page."""
    spans: list[Span] = []
    for command in commands_at(place):
        piece = line(" ", Span(command.label, "key"), Span(f" {_(command.name)} ", "dim"))
        if width((*spans, *piece)) > cells:
            break
        spans.extend(piece)
    return tuple(spans)
