"""Words in the player's language: the catalogues, and the field's names for what the lower floors know as values.

Message ids are English and plain ASCII, so that the deck of letters can show them everywhere. A catalogue is looked up
when a text is shown, never when a module is imported: the language can be changed while the game runs.
"""

from __future__ import annotations

import gettext as catalogues

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import Form
from bridge_tui.model.cards import Strain, Suit
from bridge_tui.model.contracts import Doubling
from bridge_tui.model.seats import Seat, Side, Vulnerability
from bridge_tui.scoring.points import Scale

DOMAIN = "bridge_tui"
"""The name of the catalogues: ``assets/languages/<code>/LC_MESSAGES/bridge_tui.mo``."""

ENGLISH = "en"
"""The language of the message ids, which needs no catalogue."""


class _Language:
    """The language in use; one for the whole program, like the terminal it speaks to."""

    words: catalogues.NullTranslations = catalogues.NullTranslations()


def use_language(code: str) -> None:
    """From now on speak this language (``ru``, ``pt_BR``); English where there is no catalogue for it."""
    if code == ENGLISH:
        _Language.words = catalogues.NullTranslations()
        return
    from bridge_tui.resources import assets  # noqa: PLC0415 - English, the default, looks for no files

    _Language.words = catalogues.translation(DOMAIN, assets() / "languages", [code], fallback=True)


def _(message: str) -> str:
    """The message in the language in use."""
    return _Language.words.gettext(message)


def ngettext(one: str, many: str, count: int) -> str:
    """The form of the message that goes with this number."""
    return _Language.words.ngettext(one, many, count)


def pgettext(context: str, message: str) -> str:
    """The message in the language in use, where the same English word may need different ones."""
    return _Language.words.pgettext(context, message)


def msgid(message: str) -> str:
    """Marks a message that stands in a table, for the catalogues; `_` turns it into words when it is shown."""
    return message


def seat_name(seat: Seat) -> str:
    """``North``."""
    return (_("North"), _("East"), _("South"), _("West"))[seat]


def seat_letter(seat: Seat) -> str:
    """``N``: the seat where there is room for one letter."""
    return (pgettext("seat", "N"), pgettext("seat", "E"), pgettext("seat", "S"), pgettext("seat", "W"))[seat]


def side_name(side: Side) -> str:
    """``N-S`` or ``E-W``: a side in a sentence, the same from every chair."""
    return (_("N-S"), _("E-W"))[side]


def side_title(side: Side) -> str:
    """``WE N-S`` or ``THEY E-W``: the head of a column on the sheet."""
    return (_("WE N-S"), _("THEY E-W"))[side]


def vulnerability_name(vulnerability: Vulnerability) -> str:
    """Who is vulnerable: ``nobody``, ``N-S``, ``E-W``, ``both``."""
    names = {
        Vulnerability.NONE: pgettext("vulnerable", "nobody"),
        Vulnerability.NS: side_name(Side.NS),
        Vulnerability.EW: side_name(Side.EW),
        Vulnerability.ALL: pgettext("vulnerable", "both"),
    }
    return names[vulnerability]


def strain_name(strain: Strain) -> str:
    """``clubs`` … ``no-trump``."""
    return (_("clubs"), _("diamonds"), _("hearts"), _("spades"), _("no-trump"))[strain]


def suit_name(suit: Suit) -> str:
    """``clubs`` … ``spades``."""
    return strain_name(Strain(suit))


def card_of_suit_name(suit: Suit) -> str:
    """``club`` … ``spade``: one card of a suit, whichever it is, after ``no`` and the like."""
    return (_("club"), _("diamond"), _("heart"), _("spade"))[suit]


def doubling_name(doubling: Doubling) -> str:
    """``doubled``, ``redoubled``; nothing for a contract that is not doubled."""
    return ("", _("doubled"), _("redoubled"))[doubling]


def law_name(law: int, code: Code) -> str:
    """``Law 66``. The classic code had numbers of its own, so today's are named as such there."""
    return (_("Law {law} (today's numbering)") if code is Code.CLASSIC else _("Law {law}")).format(law=law)


def law_reference(law: int, code: Code) -> str:
    """The same at the end of a sentence, for parentheses: ``today's Law 66`` under the classic code."""
    return (_("today's Law {law}") if code is Code.CLASSIC else _("Law {law}")).format(law=law)


def scale_name(scale: Scale) -> str:
    """The name of a scale of points."""
    return {Scale.NEW: _("new scale"), Scale.OLD: _("old scale")}[scale]


def scale_line(scale: Scale) -> str:
    """What a scale is, in one line."""
    lines = {
        Scale.NEW: _("as rubber bridge has been scored since 1993"),
        Scale.OLD: _("as before: some doubled scores were lower"),
    }
    return lines[scale]


def form_name(form: Form) -> str:
    """``rubber``, ``Chicago``, ``duplicate``."""
    return {Form.RUBBER: _("rubber"), Form.CHICAGO: _("Chicago"), Form.DUPLICATE: _("duplicate")}[form]


def form_line(form: Form) -> str:
    """What a form of the game is, in one line."""
    lines = {
        Form.RUBBER: _("until a side has won two games"),
        Form.CHICAGO: _("four deals; every game is paid at once"),
        Form.DUPLICATE: _("boards one by one, each scored by itself"),
    }
    return lines[form]


def form_title(form: Form, number: int) -> str:
    """Which one of the evening it is: ``Rubber 3``, ``Chicago 1``, ``Duplicate 2``."""
    titles = {
        Form.RUBBER: _("Rubber {number}"),
        Form.CHICAGO: _("Chicago {number}"),
        Form.DUPLICATE: _("Duplicate {number}"),
    }
    return titles[form].format(number=number)


def code_name(code: Code) -> str:
    """``classic``, ``rubber 1993``, ``rubber 2014``, ``duplicate 2017``."""
    names = {
        Code.CLASSIC: _("classic"),
        Code.RUBBER_1993: _("rubber 1993"),
        Code.RUBBER_2014: _("rubber 2014"),
        Code.DUPLICATE_2017: _("duplicate 2017"),
    }
    return names[code]


def code_line(code: Code) -> str:
    """What a code of laws is, in one line."""
    lines = {
        Code.CLASSIC: _("about as in 1963: a revoke costs two tricks"),
        Code.RUBBER_1993: _("a revoke costs one trick or two, by who won it"),
        Code.RUBBER_2014: _("as at duplicate: penalty cards major or minor"),
        Code.DUPLICATE_2017: _("the laws of tournaments; claims are judged"),
    }
    return lines[code]
