"""The command line of ``bridge-tui director``, read: what has happened, the answers, the codes, the score."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from bridge_tui.cli.parsing import PROGRAM, Parser
from bridge_tui.desk.incidents import INCIDENTS, Incident, Place, incident
from bridge_tui.desk.questions import AnswerFault, BadAnswer
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.seats import Vulnerability
from bridge_tui.scoring.points import Scale
from bridge_tui.show.desk import answer_words, incident_name, place_name, question_words
from bridge_tui.show.texts import _, msgid

VULNERABLE = {
    "none": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "both": Vulnerability.ALL,
}
"""How it is typed who is vulnerable."""

FAULTS = {
    AnswerFault.NO_SUCH_QUESTION: msgid("nothing is asked by the name {question}; it is one of {possible}."),
    AnswerFault.NO_SUCH_ANSWER: msgid("{answer} is no answer to --{question}; it is one of {possible}."),
    AnswerFault.NOT_TOGETHER: msgid("these answers do not go together: {answers}."),
}
"""What is wrong with answers, as message ids."""


class Unclear(Exception):  # noqa: N818 - named as what the words are
    """A command line that makes no sense; the text of the error says why in one sentence."""


def parser() -> Parser:
    """The parser of the command's own options; what it does not know are answers."""
    made = Parser(
        prog=f"{PROGRAM} director",
        usage=_("%(prog)s [INCIDENT] [--QUESTION ANSWER ...] [--code CODE] [--beside CODE] [--json]"),
        description=_(
            "Says what the laws have to say of something that went wrong: who decides what, what each choice leads to, "
            "for a revoke how many tricks it costs. What is not answered is taken to be the usual case. Without "
            "INCIDENT the director's desk opens; where there is no terminal, all incidents are listed."
        ),
        epilog=_("INCIDENT --help tells its questions and answers."),
        add_help=False,
    )
    codes = [code.value for code in Code]
    made.add_argument("incident", metavar="INCIDENT", nargs="?", help=_("what has happened, as the list has it"))
    made.add_argument("-h", "--help", action="store_true", help=_("tell what can be asked and answered"))
    by_code = _("by this code of laws: {codes}").format(codes=", ".join(codes))
    made.add_argument("--code", metavar="CODE", choices=codes, default=Code.CLASSIC.value, help=by_code)
    made.add_argument("--beside", metavar="CODE", choices=codes, help=_("and beside it by this one"))
    made.add_argument("--json", action="store_true", help=_("print one JSON object for each code"))
    made.add_argument("--plain", action="store_true", help=_("line by line, also where there is a full screen"))
    data = _("the folder of saved games and settings, instead of your usual ones")
    made.add_argument("--data", metavar="DIR", type=Path, help=data)
    _score_options(made.add_argument_group(_("the score after a revoke")))
    return made


def _score_options(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--contract", metavar="BID", help=_("what was played, such as 4s or 3ntx"))
    group.add_argument("--result", metavar="TRICKS", default="=", help=_("as at the table: =, +1 or -2"))
    group.add_argument("--vulnerable", choices=list(VULNERABLE), default="none", help=_("who is vulnerable"))
    scales = [scale.value for scale in Scale]
    group.add_argument("--scale", choices=scales, default=Scale.NEW.value, help=_("the scale of points"))


def found(name: str) -> Incident:
    """The incident of this name. Raises `Unclear` if there is none."""
    named = incident(name)
    if named is None:
        words = _("nothing that happens is called {name!r}; it is one of {possible}.")
        raise Unclear(words.format(name=name[:40], possible=", ".join(each.id for each in INCIDENTS)))
    return named


def answers(words: Sequence[str]) -> dict[str, str]:
    """What is answered by ``--who w --turn partner``, or with ``=`` between. Raises `Unclear` for anything else."""
    given: dict[str, str] = {}
    left = [part for word in words for part in (word.split("=", 1) if word.startswith("--") else [word])]
    while left:
        name, *values = left
        if not name.startswith("--"):
            raise Unclear(_("{word!r} is no question: an answer stands behind --QUESTION.").format(word=name[:40]))
        if not values or values[0].startswith("--"):
            raise Unclear(_("{question} has no answer.").format(question=name[:40]))
        given[name.removeprefix("--")] = values[0].lower()
        left = values[1:]
    return given


def fault(bad: BadAnswer) -> str:
    """What is wrong with the answers, and what is possible."""
    params = {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in bad.params.items()}
    return _(FAULTS[bad.fault]).format_map({name: value[:400] for name, value in params.items()})


def incident_list() -> list[str]:
    """What may happen, in lines."""
    cells = max(len(incident.id) for incident in INCIDENTS)
    lines = []
    for place in Place:
        lines += [place_name(place), *(_listed(each, cells) for each in INCIDENTS if each.place is place), ""]
    return lines[:-1]


def _listed(incident: Incident, cells: int) -> str:
    return f"  {incident.id:{cells}}  {incident_name(incident)}"


def question_list(incident: Incident) -> list[str]:
    """What is asked about an incident and can be answered, in lines; the usual answer stands first."""
    lines = [f"{incident.id}: {incident_name(incident)}"]
    for question in incident.questions:
        lines.append(f"  --{question.id}  {question_words(incident, question.id)}")
        offered = incident.possible(question.id)
        cells = max(map(len, offered))
        lines += [f"      {answer:{cells}}  {answer_words(question.id, answer)}" for answer in offered]
    return lines
