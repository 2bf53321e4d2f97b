"""The forms of the game, and the sheet that each is kept on."""

from __future__ import annotations

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.match.chicago import ChicagoSheet
from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.rubber import RubberSheet

AnySheet = RubberSheet | ChicagoSheet | DuplicateSheet
"""Every sheet there is, so that whoever tells them apart can be checked for having thought of all."""

SHEETS: dict[Form, type[RubberSheet] | type[ChicagoSheet] | type[DuplicateSheet]] = {
    Form.RUBBER: RubberSheet,
    Form.CHICAGO: ChicagoSheet,
    Form.DUPLICATE: DuplicateSheet,
}
"""What each form is scored on."""


def new_sheet(start: StartMatch) -> AnySheet:
    """The empty sheet of a game that starts like this."""
    return SHEETS[start.form](start.first_dealer, start.scale)
