"""The new score after a revoke, at the director's desk line by line: what was played is typed as on a kept sheet."""

from __future__ import annotations

from bridge_tui.desk.advice import Advice
from bridge_tui.desk.rescored import Played
from bridge_tui.match.entries import BadEntry, Entry
from bridge_tui.model.contracts import Doubling
from bridge_tui.model.seats import Seat, Vulnerability
from bridge_tui.plain import questions
from bridge_tui.plain.conversation import Conversation
from bridge_tui.scoring.points import Scale
from bridge_tui.show.deck import Deck
from bridge_tui.show.desk_score import deal_of, score_lines
from bridge_tui.show.score_faults import fault_sentence
from bridge_tui.show.score_typed import Misread
from bridge_tui.show.texts import _, code_name, scale_name, vulnerability_name


def played(talk: Conversation, advice: Advice) -> Played | None:
    """What was played, if tricks go over to the other side and whoever is asked wants to know what that makes."""
    declarer = advice.answers.get("declarer")
    if advice.stands.transferred is None or declarer is None:
        return None
    entry = _entry(talk, Seat.parse(declarer))
    if entry is None or entry.contract is None:
        return None
    scale = Scale.NEW if entry.contract.doubling is Doubling.UNDOUBLED else _scale(talk)
    return Played(entry, _vulnerability(talk), scale)


def _entry(talk: Conversation, declarer: Seat) -> Entry | None:
    """The deal as it was scored before the ruling; None where nothing is typed."""
    words = _("For the new score: the deal as at the table, such as 4s {seat} +1 (Enter: none).")
    talk.say(words.format(seat=str(declarer).lower()))
    while typed := talk.ask(_("deal: ")):
        try:
            return deal_of(typed, declarer)
        except Misread as misread:
            talk.complain(misread.sentence)
    return None


def _vulnerability(talk: Conversation) -> Vulnerability:
    answers = list(Vulnerability)
    return answers[questions.number(talk, _("Who was vulnerable?"), list(map(vulnerability_name, answers)))]


def _scale(talk: Conversation) -> Scale:
    answers = list(Scale)
    return answers[questions.number(talk, _("By which scale of points?"), list(map(scale_name, answers)))]


def tell(talk: Conversation, deal: Played, advice: Advice, deck: Deck) -> None:
    """The score at the table and after the tricks have gone over by this code of laws, or why they cannot have."""
    try:
        scores = score_lines(deal, advice.stands.transferred, advice.code, deck)
    except BadEntry as bad:
        talk.complain(fault_sentence(bad))
        return
    words = _("{code}: {score}")
    talk.say(*(words.format(code=code_name(advice.code), score=score) for score in scores), "")
