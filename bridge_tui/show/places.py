"""The places of the program, in each of which other commands are of use."""

from __future__ import annotations

from enum import Flag, auto


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
    SETTINGS = auto()
    DECISION = auto()
    """The table, when whoever is at the keyboard has to decide something."""
    CLAIM = auto()
    DIRECTOR = auto()
    """What can be said at a live table."""
    FACING = auto()
    """The same list, once it is asked whether a whole hand is to be seen."""
    EXPOSE = auto()
    SLIP = auto()
    """A call that somebody says he has meant."""
    DESIGNATION = auto()
    """What declarer says of dummy's card."""
    REVOKE_CLAIM = auto()
    TAKE_BACK = auto()
    TOUR = auto()
    AUCTION = auto()
    REVIEW = auto()
    DESK = auto()
    """The list of what the director can be asked about."""
    INQUIRY = auto()
    """The questions about one of these, with what the laws say."""
    SCORE = auto()
    """The sheet of a real table, on which results are typed."""
    SCORE_SETUP = auto()
    SCORE_LOG = auto()
    ACCOUNT = auto()
    """What each player has won or lost in an evening."""
    SCORE_RESULT = auto()

    AT_TABLE = TABLE | CURTAIN | DECISION
    PAGES = LAST_TRICK | SHEET | HELP | AUCTION | SCORE_LOG | ACCOUNT
    RESULTS = DEAL_RESULT | RUBBER_RESULT
    AT_DESK = DESK | INQUIRY
    FORMS = NEW_GAME | CLAIM | EXPOSE | REVOKE_CLAIM | DESIGNATION | SCORE_SETUP
    """Where letters are typed into fields, so that only keys that write nothing are commands."""
    LISTS = TAKE_BACK | DIRECTOR | FACING
    """Where a line is chosen, and a letter says whose it is."""
    TYPED = FORMS | SCORE
    """Where every letter may be one that is typed."""
    AT_SCORE = SCORE | SCORE_RESULT
    EVERYWHERE = (
        AT_TABLE | PAGES | RESULTS | HOME | FORMS | SETTINGS | LISTS | TOUR | REVIEW | SLIP | AT_DESK | AT_SCORE
    )
