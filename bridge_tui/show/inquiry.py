"""An inquiry at the director's desk: what has happened, the answers so far, and by which laws it is to be judged."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from bridge_tui.desk.advice import Advice, advise
from bridge_tui.desk.incidents import Incident
from bridge_tui.desk.questions import Asked, BadAnswer
from bridge_tui.desk.rescored import Played
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.entries import BadEntry
from bridge_tui.model.seats import Seat, Vulnerability
from bridge_tui.scoring.points import Scale
from bridge_tui.show.deck import Deck
from bridge_tui.show.desk import advice_lines, answer_words, beside, question_words
from bridge_tui.show.desk_score import deal_of, scores
from bridge_tui.show.score_faults import fault_sentence
from bridge_tui.show.score_typed import Misread
from bridge_tui.show.texts import _, code_name, scale_name, vulnerability_name
from bridge_tui.show.wrapping import sentence_rows

_Option = TypeVar("_Option")

LAWS, BESIDE, VULNERABLE, SCALE = "laws", "beside", "vulnerable", "scale"
"""What is asked besides what has happened: the code of laws, another one to compare it with, and for the new score."""


@dataclass(frozen=True, slots=True)
class Field:
    """A question with all its answers, one of which stands."""

    id: str
    words: str
    answers: tuple[str, ...]
    """In words."""
    at: int
    """Which answer stands."""


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What is asked of the director. It always has an answer: what is not told is the usual case."""

    incident: Incident
    code: Code = Code.CLASSIC
    other: Code | None = None
    """Another code, whose answer stands beside the first one's."""
    told: Mapping[str, str] = field(default_factory=dict)
    """What has been answered, by the question's name; all of it goes together."""
    typed: str = ""
    """The deal as it was scored at the table, as far as it is typed; of use where tricks are moved."""
    vulnerability: Vulnerability = Vulnerability.NONE
    scale: Scale = Scale.NEW

    @property
    def fields(self) -> tuple[Field, ...]:
        """Everything that can be answered now: the codes, then what matters under one of them."""
        codes, others = tuple(map(code_name, Code)), self._others()
        names = tuple(_("none") if code is None else code_name(code) for code in others)
        return (
            Field(LAWS, _("By which laws?"), codes, tuple(Code).index(self.code)),
            Field(BESIDE, _("And beside them?"), names, others.index(self.other)),
            *(self._field(asked) for asked in self._asked()),
            *(self._of_the_score() if self.moves_tricks and self.typed else ()),
        )

    def _others(self) -> tuple[Code | None, ...]:
        """What can stand beside the first code: nothing, or another one."""
        return (None, *(code for code in Code if code is not self.code))

    def _of_the_score(self) -> tuple[Field, ...]:
        """What the new score goes by."""
        vulnerable, scales = tuple(Vulnerability), tuple(Scale)
        return (
            Field(
                VULNERABLE,
                _("Who was vulnerable?"),
                tuple(map(vulnerability_name, vulnerable)),
                vulnerable.index(self.vulnerability),
            ),
            Field(SCALE, _("By which scale of points?"), tuple(map(scale_name, scales)), scales.index(self.scale)),
        )

    def _asked(self) -> tuple[Asked, ...]:
        """What matters under the first code, and what matters under the other alone."""
        first = self.incident.asked(self.code, self.told)
        if self.other is None:
            return first
        names = {asked.id for asked in first}
        return (*first, *(more for more in self.incident.asked(self.other, self.told) if more.id not in names))

    def _field(self, asked: Asked) -> Field:
        words = tuple(answer_words(asked.id, answer) for answer in asked.answers)
        return Field(asked.id, question_words(self.incident, asked.id), words, asked.answers.index(asked.answer))

    def turned(self, name: str, step: int) -> Inquiry:
        """The same inquiry with the answer to one question moved on or back, round and round."""
        if name == LAWS:
            code = _turned(tuple(Code), self.code, step)
            return replace(self, code=code, other=None if code is self.other else self.other)
        if name == BESIDE:
            return replace(self, other=_turned(self._others(), self.other, step))
        if name == VULNERABLE:
            return replace(self, vulnerability=_turned(tuple(Vulnerability), self.vulnerability, step))
        if name == SCALE:
            return replace(self, scale=_turned(tuple(Scale), self.scale, step))
        asked = self._asked()
        at = next(place for place, each in enumerate(asked) if each.id == name)
        answer = _turned(asked[at].answers, asked[at].answer, step)
        return self._answered({each.id for each in asked[:at]}, name, answer)

    def _answered(self, before: Collection[str], name: str, answer: str) -> Inquiry:
        """With this answer; what was told stands, or, where it does not go with it, only that to questions before."""
        earlier = {told: self.told[told] for told in before if told in self.told}
        ways = ({**kept, name: answer} for kept in (self.told, earlier))
        told = next(
            (told for told in ways if any(self._stands(told, name, code) for code in self.codes)), {name: answer}
        )
        return replace(self, told=told)

    def _stands(self, told: Mapping[str, str], name: str, code: Code) -> bool:
        """Whether the answer to this question stands under a code, if all of this is told."""
        try:
            return self.incident.answers(code, told).get(name) == told[name]
        except BadAnswer:
            return False

    @property
    def codes(self) -> tuple[Code, ...]:
        """The codes that are asked: one or two."""
        return (self.code,) if self.other is None else (self.code, self.other)

    @property
    def advice(self) -> tuple[Advice, ...]:
        """What each of these codes says."""
        return tuple(advise(self.incident, self.told, code) for code in self.codes)

    @property
    def moves_tricks(self) -> bool:
        """Whether tricks go to the other side by one of the codes, so that there is a new score."""
        return any(each.stands.transferred is not None for each in self.advice)

    def answer(self, deck: Deck, width: int) -> tuple[str, ...]:
        """What the laws say, in rows of at most so many cells; then the score, if a deal was typed."""
        first, *others = self.advice
        told = beside(first, others[0], deck, width) if others else advice_lines(first, deck, width)
        scored = self._scores(deck) if self.moves_tricks and self.typed else ()
        return (*told, *(row for score in scored for row in sentence_rows(score, width)))

    def _scores(self, deck: Deck) -> tuple[str, ...]:
        """The score at the table and the new one by each code, or what is wrong with the deal."""
        try:
            entry = deal_of(self.typed, Seat.parse(self.advice[0].answers["declarer"]))
            return scores(Played(entry, self.vulnerability, self.scale), self.advice, deck)
        except Misread as misread:
            return (misread.sentence,)
        except BadEntry as bad:
            return (fault_sentence(bad),)


def _turned(options: Sequence[_Option], chosen: _Option, step: int) -> _Option:
    return options[(options.index(chosen) + step) % len(options)]
