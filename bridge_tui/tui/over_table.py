"""What is looked at or filled in over the table. Each page is loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_tui.engine.view import Reader
    from bridge_tui.match.match import Match
    from bridge_tui.match.review import Review
    from bridge_tui.match.view import MatchView
    from bridge_tui.model.seats import Seat
    from bridge_tui.session.session import Session
    from bridge_tui.show.places import Place


class OverTable(App[int]):
    """An application that can open these pages; `BridgeApp` is the one that there is."""

    def show_help(self, place: Place) -> None:
        """How to play, and the keys of a place."""
        from bridge_tui.tui.screens.pages import HelpScreen  # noqa: PLC0415

        self.push_screen(HelpScreen(place))

    def show_tour(self, *, live: bool) -> None:
        """What a newcomer needs to know, before his first call; whether the table is live."""
        from bridge_tui.tui.screens.pages import TourScreen  # noqa: PLC0415

        self.push_screen(TourScreen(live=live))

    def show_last_trick(self, match: MatchView) -> None:
        """The last trick of a view that holds it."""
        from bridge_tui.tui.screens.pages import LastTrickScreen  # noqa: PLC0415

        self.push_screen(LastTrickScreen(match))

    def show_claim(self, session: Session, seat: Seat, reader: Reader) -> None:
        """The form in which this seat claims, who sees the table as this reader."""
        from bridge_tui.tui.screens.claim import ClaimScreen  # noqa: PLC0415

        self.push_screen(ClaimScreen(session, seat, reader))

    def show_director(
        self, session: Session, sitter: Seat | None = None, let_go: Callable[[], None] | None = None
    ) -> None:
        """What can be said at a live table; by this seat without its letter, for its player is at the keyboard.

        `let_go` is called when another comes to it.
        """
        from bridge_tui.tui.screens.director_list import DirectorScreen  # noqa: PLC0415

        self.push_screen(DirectorScreen(session, sitter, let_go))

    def show_expose(self, session: Session, seat: Seat) -> None:
        """The cards of this seat, whose player is at the keyboard, to be shown to everybody."""
        from bridge_tui.tui.screens.expose import ExposeScreen  # noqa: PLC0415

        self.push_screen(ExposeScreen(session, seat))

    def show_slip(self, session: Session, seat: Seat) -> None:
        """Where this seat says which call it has meant."""
        from bridge_tui.tui.screens.slip import SlipScreen  # noqa: PLC0415

        self.push_screen(SlipScreen(session, seat))

    def show_designation(self, session: Session, seat: Seat, reader: Reader) -> None:
        """The form in which this seat, declarer, says which card dummy plays, and sees the table as this reader."""
        from bridge_tui.tui.screens.designation import DesignationScreen  # noqa: PLC0415

        self.push_screen(DesignationScreen(session, seat, reader))

    def show_revoke_claim(self, session: Session, seat: Seat) -> None:
        """The form in which this seat claims a revoke of a deal that is over."""
        from bridge_tui.tui.screens.revoke_claim import RevokeClaimScreen  # noqa: PLC0415

        self.push_screen(RevokeClaimScreen(session, seat))

    def show_take_back(
        self, session: Session, sitter: Seat | None = None, let_go: Callable[[], None] | None = None
    ) -> None:
        """What can be asked back; by this seat without its letter, for its player is at the keyboard.

        `let_go` is called when another comes to it.
        """
        from bridge_tui.tui.screens.take_back import TakeBackScreen  # noqa: PLC0415

        self.push_screen(TakeBackScreen(session, sitter, let_go))

    def show_auction(self, match: MatchView, said: str) -> None:
        """The whole auction of the deal on the table, and what was said last."""
        from bridge_tui.tui.screens.pages import AuctionScreen  # noqa: PLC0415

        self.push_screen(AuctionScreen(match, said))

    def show_review(self, match: MatchView, review: Review) -> None:
        """A deal that is over, moment by moment."""
        from bridge_tui.tui.screens.review import ReviewScreen  # noqa: PLC0415

        self.push_screen(ReviewScreen(match, review))

    def show_score_log(self, match: MatchView) -> None:
        """What was entered on the sheet of a real table."""
        from bridge_tui.tui.screens.score_pages import ScoreLogScreen  # noqa: PLC0415

        self.push_screen(ScoreLogScreen(match))

    def show_account(self, rubbers: tuple[Match, ...]) -> None:
        """What each player has won or lost in these rubbers."""
        from bridge_tui.tui.screens.score_pages import AccountScreen  # noqa: PLC0415

        self.push_screen(AccountScreen(rubbers))

    def show_score_result(self, session: Session) -> None:
        """The rubber of a real table that has ended, and the evening."""
        from bridge_tui.tui.screens.score_result import ScoreResultScreen  # noqa: PLC0415

        self.push_screen(ScoreResultScreen(session))

    def show_sheet(self, session: Session) -> None:
        """The whole sheet."""
        from bridge_tui.tui.screens.sheet import SheetScreen  # noqa: PLC0415

        self.push_screen(SheetScreen(session))
