"""The one list of commands: key bindings, footer, help and the command palette are all made from it.

No command sits on a letter that a card or a call needs (``s h d c n a k q j t x p r`` and digits, and their Cyrillic
counterparts), so letters work at the table while nothing is typed. The function keys work on every keyboard.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bridge_tui.show.places import Place
from bridge_tui.show.spans import Line, Span, line, width
from bridge_tui.show.texts import _, msgid

KEY_NAMES = {
    "escape": "Esc",
    "question_mark": "?",
    "comma": ",",
    "exclamation_mark": "!",
    "pageup": "PgUp",
    "pagedown": "PgDn",
}
"""What stands on keys that are not simply called by their names."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person can tell the program, apart from calls and cards."""

    id: str
    """Names the binding, and the action of the screen that does it."""
    keys: str
    """As Textual writes them, between commas; the footer shows the first."""
    name: str
    """Two words for the footer and the palette, as a message id; empty for what only the help page lists."""
    help: str
    """A sentence for the help page, as a message id."""
    places: Place
    by_key: bool = False
    """Whether the action is told which of the keys it was."""
    first: bool = False
    """Whether the key is taken before a field in which one types can have it."""
    in_footer: bool = True
    """Whether the footer names it, which has no room for what can wait; the palette and the help page do."""
    keys_only: bool = False
    """Whether the mouse does not do it: what shows a hand takes two keys, and never a slip of the hand."""

    @property
    def labels(self) -> tuple[str, ...]:
        """What stands on its keys."""
        return tuple(KEY_NAMES.get(key, key if len(key) == 1 else key.title()) for key in self.keys.split(","))


def _enter(name: str, help: str, places: Place, *, keys_only: bool = False) -> Command:
    return Command("enter", "enter", name, help, places, keys_only=keys_only)


def _move(keys: str, help: str, places: Place, *, first: bool = False) -> Command:
    return Command("move", keys, "", help, places, by_key=True, first=first)


def _back(name: str, help: str, places: Place) -> Command:
    return Command("back", "escape", name, help, places)


def _review(places: Place, *, in_footer: bool = True) -> Command:
    help = msgid("Go through the deal, card by card.")
    return Command("review", "v,f4", msgid("review"), help, places, in_footer=in_footer)


def _last_trick(places: Place, *, in_footer: bool = True) -> Command:
    help = msgid("Look at the last trick, as the law allows.")
    return Command("last_trick", "l,f3", msgid("last trick"), help, places, in_footer=in_footer)


def _sheet(places: Place) -> Command:
    return Command("sheet", "g,f2", msgid("sheet"), msgid("The whole score sheet."), places)


WITH_SETTINGS = Place.AT_TABLE | Place.RESULTS | Place.HOME
"""Where the settings can be gone to."""

COMMANDS = (
    _enter(msgid("confirm"), msgid("Make the call or play the card."), Place.TABLE),
    _enter(msgid("lift"), msgid("Lift the curtain, after your seat's letter."), Place.CURTAIN, keys_only=True),
    _enter(msgid("choose"), msgid("Choose what the cursor is on."), Place.HOME),
    _enter(msgid("start"), msgid("Start the game with these answers."), Place.NEW_GAME | Place.SCORE_SETUP),
    _enter(msgid("confirm"), msgid("Put what is typed on the sheet."), Place.SCORE),
    _enter(msgid("play on"), msgid("Go on with another one, with the same partners."), Place.SCORE_RESULT),
    _enter(msgid("go on"), msgid("Go on to the next deal, or to the end result."), Place.DEAL_RESULT),
    _enter(msgid("play again"), msgid("Play another one with the same partners."), Place.RUBBER_RESULT),
    _enter("", msgid("End it, once that has been asked."), Place.SHEET),
    _enter(msgid("confirm"), msgid("Give the answer that is picked."), Place.DECISION),
    _enter(msgid("claim"), msgid("Claim or concede; the opponents are asked."), Place.CLAIM),
    _enter(msgid("ask"), msgid("Ask the opponents whether this may be taken back."), Place.TAKE_BACK),
    _enter(msgid("say"), msgid("Say it, or go on to the cards that you show."), Place.DIRECTOR),
    _enter(msgid("confirm"), msgid("Show the whole hand, or look at it."), Place.FACING),
    _enter(msgid("show"), msgid("Show these cards, or say that you hold them."), Place.EXPOSE),
    _enter(msgid("claim"), msgid("Claim this revoke; the record is looked at."), Place.REVOKE_CLAIM),
    _enter(msgid("say"), msgid("Say that you meant this call; all four are asked."), Place.SLIP),
    _enter(msgid("say"), msgid("Say it to dummy."), Place.DESIGNATION),
    _enter(msgid("ask"), msgid("Ask about what the cursor is on."), Place.DESK),
    _enter(msgid("go on"), msgid("Go on to the table."), Place.TOUR),
    _enter(msgid("change"), msgid("Change what the cursor is on, as Left and Right do."), Place.SETTINGS),
    _move("left,right,up,down", msgid("Pick a call or a card."), Place.TABLE),
    _move("left,right,up,down", msgid("Pick a call."), Place.SLIP),
    _move("left,right,up,down", msgid("Pick an answer; its number does too."), Place.DECISION),
    _move("pageup,pagedown", msgid("Go up and down in the deal's record, where it is shown."), Place.AT_TABLE),
    _move("up,down", msgid("Go to another line."), Place.HOME | Place.LISTS | Place.DESK),
    _move("up,down", msgid("Go to another question."), Place.INQUIRY),
    Command(
        "turn",
        "right,left",
        msgid("another answer"),
        msgid("Change the answer that the cursor is on."),
        Place.INQUIRY,
        by_key=True,
    ),
    _move("pageup,pagedown", msgid("Where the laws say more than fits: scroll."), Place.INQUIRY),
    _move(
        "up,down,tab,shift+tab",
        msgid("Go to another line; Left and Right change a choice."),
        Place.FORMS,
        first=True,
    ),
    _move("up,down,tab,shift+tab", msgid("Go to another setting."), Place.SETTINGS, first=True),
    _move("up,down,pageup,pagedown", msgid("Where there is more than fits: scroll."), Place.PAGES | Place.RESULTS),
    Command("step_on", "right", msgid("next"), msgid("Go on by a call or a card; so does the wheel."), Place.REVIEW),
    Command("step_back", "left", msgid("before"), msgid("Go back by a call or a card."), Place.REVIEW),
    _move("up,down,pageup,pagedown,home,end", msgid("By a trick or a round of calls, or all the way."), Place.REVIEW),
    _move("up,down", msgid("Put an earlier deal on the line, to be put right."), Place.SCORE),
    _move("left,right,home,end", msgid("Go along the line."), Place.SCORE),
    _move("up,down,pageup,pagedown", msgid("Where there is more than fits: scroll."), Place.SCORE_RESULT),
    Command("rub_out", "backspace,delete", "", msgid("Take a letter off the line."), Place.SCORE, by_key=True),
    Command("rotate", "r", msgid("rotate"), msgid("Go on with the partners moved on."), Place.SCORE_RESULT),
    Command("draw", "n", msgid("draw"), msgid("Draw for partners, and go on."), Place.SCORE_RESULT),
    Command("ask_anew", "o", msgid("other people"), msgid("Go on after the questions anew."), Place.SCORE_RESULT),
    Command(
        "put_right",
        "c,f5",
        msgid("put right"),
        msgid("Go back to the sheet, where a result can be put right."),
        Place.SCORE_RESULT,
    ),
    Command("log", "f4", msgid("log"), msgid("What was entered, and what was put right."), Place.SCORE),
    Command("log", "l,f4", msgid("log"), msgid("What was entered, and what was put right."), Place.SCORE_RESULT),
    Command(
        "account",
        "f3",
        msgid("evening"),
        msgid("What each player has won or lost so far."),
        Place.SCORE,
        in_footer=False,
    ),
    Command(
        "new_partners",
        "n",
        msgid("new partners"),
        msgid("Draw for partners, and play another one."),
        Place.RUBBER_RESULT,
    ),
    Command("auction", "v,f4", msgid("auction"), msgid("The whole auction."), Place.AT_TABLE, in_footer=False),
    Command(
        "concession",
        "w,f7",
        msgid("concession"),
        msgid("Get back conceded tricks that could not be lost (Law 71)."),
        Place.DEAL_RESULT,
    ),
    _review(Place.DEAL_RESULT),
    _review(Place.RUBBER_RESULT, in_footer=False),
    _last_trick(Place.AT_TABLE),
    _last_trick(Place.DEAL_RESULT, in_footer=False),
    Command(
        "acting_seat",
        "tab",
        msgid("seat"),
        msgid("Live table: act for the next seat; Esc goes back."),
        Place.AT_TABLE,
    ),
    Command(
        "director",
        "exclamation_mark,f9",
        msgid("director"),
        msgid("Live table: say what is wrong, ask, show cards."),
        Place.AT_TABLE | Place.RESULTS,
    ),
    Command("claim", "m,f5", msgid("claim"), msgid("Claim or concede tricks."), Place.TABLE | Place.DECISION),
    Command(
        "designate",
        "i,f7",
        msgid("to dummy"),
        msgid("Say by a word what dummy plays: highest, anything."),
        Place.TABLE,
        in_footer=False,
    ),
    _sheet(Place.RESULTS),
    Command(
        "take_back",
        "u,f8",
        msgid("take back"),
        msgid("Ask to take back a call or card; opponents must agree."),
        Place.AT_TABLE | Place.RESULTS,
    ),
    _sheet(Place.AT_TABLE),
    Command("sheet", "f2", msgid("sheet"), msgid("The whole score sheet, which can be written to files."), Place.SCORE),
    _sheet(Place.SCORE_RESULT),
    Command("export", "e", msgid("export"), msgid("Write the sheet into files: text and CSV."), Place.SHEET),
    Command(
        "end_rubber", "f6", msgid("end it here"), msgid("End it unfinished, and settle it."), Place.SHEET | Place.SCORE
    ),
    Command("help", "question_mark,f1", msgid("help"), msgid("This page."), ~(Place.HELP | Place.TYPED)),
    Command("help", "f1", msgid("help"), msgid("This page."), Place.TYPED),
    Command("settings", "comma", msgid("settings"), msgid("Change what you prefer."), WITH_SETTINGS, in_footer=False),
    _back(
        msgid("leave"),
        msgid("Clear what is typed; then leave the table (it is saved)."),
        Place.TABLE | Place.DECISION,
    ),
    _back(
        msgid("leave"),
        msgid("Leave the table; the game is saved."),
        Place.CURTAIN | Place.RESULTS | Place.SCORE_RESULT,
    ),
    _back(msgid("leave"), msgid("Clear what is typed; then leave the sheet (it is saved)."), Place.SCORE),
    _back(
        msgid("back"),
        msgid("Go back."),
        Place.PAGES | Place.FORMS | Place.SETTINGS | Place.LISTS | Place.REVIEW | Place.SLIP | Place.AT_DESK,
    ),
    _back("", msgid("Go on to the table."), Place.TOUR),
    Command("quit", "ctrl+q", msgid("quit"), msgid("Save and quit."), Place.EVERYWHERE),
    Command("command_palette", "ctrl+p", "", msgid("Choose from all that can be done here."), Place.EVERYWHERE),
)
"""Every command, in the order of the footer and the help page: what is needed most comes first.

The sheet stands beside the table, where it comes after what is done there; beside a result it does not stand.
"""


KEYS = {command.id: command.labels[0] for command in reversed(COMMANDS)}
"""By command, what stands on the key that the footer shows."""


KEPT = frozenset({"acting_seat", "director", "help", "back", "quit"})
"""Commands that the footer names whatever else has no room: the live table's own, help, and the ways out."""


@cache
def commands_at(place: Place) -> tuple[Command, ...]:
    """The commands of one place."""
    return tuple(command for command in COMMANDS if command.places & place)


def footer(commands: Iterable[Command], cells: int) -> Line:
    """What can be done now, in one line; a hit on a command does it. What has no room is left to the help page.

    What is always named has its room before all others, and these in their order.
    """
    named = [(command.id in KEPT, _piece(command)) for command in commands if command.name and command.in_footer]
    room = cells - sum(width(piece) for kept, piece in named if kept)
    spans: list[Span] = []
    for kept, piece in named:
        if kept or width(piece) <= room:
            room -= 0 if kept else width(piece)
            spans.extend(piece)
    return tuple(spans)


def _piece(command: Command) -> Line:
    """A command's key and name."""
    hit = "" if command.keys_only else f"do {command.id}"
    return line(" ", Span(command.labels[0], "key", hit), Span(f" {_(command.name)} ", "dim", hit))
