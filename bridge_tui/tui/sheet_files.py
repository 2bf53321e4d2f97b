"""The score sheet taken away: written into the folder in which the program was started."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from bridge_tui.engine.view import PUBLIC
from bridge_tui.records.new_files import write_new
from bridge_tui.records.saved_games import SavedGames
from bridge_tui.records.store import Store
from bridge_tui.records.store_problems import StoreError
from bridge_tui.session.evening import evening_of
from bridge_tui.session.session import Session
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import path_name
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.score_notes import score_notes
from bridge_tui.show.sheet_csv import sheet_csv
from bridge_tui.show.sheet_text import WIDTH, sheet_text
from bridge_tui.show.texts import _

SPREADSHEET = "utf-8-sig"
"""With a mark at the beginning, without which some spreadsheets do not take a file for UTF-8."""


def write_sheet(session: Session, store: Store, deck: Deck) -> str:
    """Write the sheet as text and as CSV, both or none; the sentence that says where they are, or why not."""
    match = session.view(PUBLIC)
    stem = f"game-{session.game}"
    try:
        with closing(SavedGames.look(store.path.parent)) as games:
            evening = evening_of(games, session.game) if match.start.kept else ()
            notes = score_notes(match, evening, deck, WIDTH) if evening else ()
            text = sheet_text(match.sheet, match.start, games.game(session.game), deck, notes)
        contents = {".txt": text.encode(), ".csv": sheet_csv(match.sheet, match.start).encode(SPREADSHEET)}
        files = write_new(Path.cwd(), stem, contents)
    except StoreError as error:
        return store_problem(error)
    except OSError as error:
        return _("The sheet cannot be written into this folder: {detail}.").format(detail=error.strerror)
    names = _(" and ").join(path.name for path in files)
    return _("The sheet is in {names}, in {folder}.").format(names=names, folder=path_name(files[0].parent))
