"""Score a real table: who sits where, what is played, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from textual.binding import BindingType
from textual.containers import Container

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.model.seats import Seat
from bridge_tui.session.shuffle import cut_for
from bridge_tui.show.money import read_amount, written
from bridge_tui.show.new_game import does_not_count, kept_questions
from bridge_tui.show.places import Place
from bridge_tui.show.texts import _
from bridge_tui.tui.form import row
from bridge_tui.tui.name_field import NameField
from bridge_tui.tui.page import bindings
from bridge_tui.tui.screens.start_form import NOBODY, StartForm

LONGEST_AMOUNT = 7
"""Characters of the stake."""


class ScoreSetupScreen(StartForm):
    """The form of a sheet on which a real table's results are entered."""

    PLACE = Place.SCORE_SETUP
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SCORE_SETUP)

    def __init__(self, last: StartMatch | None, *, goes_on: bool = False) -> None:
        """The answers of `last` are proposed; with `goes_on` its evening goes on, otherwise a new one begins."""
        super().__init__(_("Score a real table"), last or StartMatch(NOBODY, dealer=Seat.NORTH), kept_questions())
        self.goes_on = goes_on

    def other_rows(self) -> Iterable[Container]:
        """The stake."""
        stake = written(self.last.stake) if self.last.stake else ""
        hint = _("nothing; or 0.50 for a hundred points")
        yield row(_("Stake"), NameField(stake, placeholder=hint, max_length=LONGEST_AMOUNT, compact=True, id="stake"))

    @property
    def stake(self) -> int | None:
        """What a hundred points are worth, in hundredths; None if what is typed is no amount."""
        return read_amount(self.query_one("#stake", NameField).value)

    def without_effect(self) -> tuple[str, ...]:
        """What need not have been answered."""
        return does_not_count(self.answers["form"], kept=True)

    def action_enter(self) -> None:
        """Begin, if the stake is an amount."""
        if self.is_active and self.stake is None:
            self.say(_("The stake is an amount such as 0.50, up to 9999.99, or nothing."))
        else:
            super().action_enter()

    @property
    def start(self) -> StartMatch:
        """The sheet, with a cut for the deal if nobody is named."""
        start, seed = super().start, self.app.seed
        rubber, evening = (self.last.rubber, self.last.evening) if self.goes_on else (1, None)
        dealer = None if start.form is Form.DUPLICATE else start.dealer
        cut = None if start.form is Form.DUPLICATE or dealer is not None else cut_for(seed, rubber)
        whole = replace(start, kept=True, cut=cut, dealer=dealer, rubber=rubber, evening=evening)
        return replace(whole, seed=seed, stake=self.stake or 0)
