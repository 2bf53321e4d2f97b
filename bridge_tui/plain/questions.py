"""Questions with a few answers: by number, by words, yes or no. Enter takes what is proposed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bridge_tui.plain.conversation import Conversation
from bridge_tui.show.names import clean_name, either
from bridge_tui.show.texts import _, pgettext


def name(talk: Conversation, question: str, proposed: str) -> str:
    """A name, or what else is said freely; Enter takes the one proposed."""
    return clean_name(talk.ask(_("{question} [{proposed}]: ").format(question=question, proposed=proposed))) or proposed


def number(talk: Conversation, question: str, answers: Sequence[str], proposed: int = 0) -> int:
    """Which of these answers is taken, counted from 0: they are listed, and called by their numbers from 1 on."""
    width = len(str(len(answers)))
    talk.say(question, *(f"  {place:>{width}}  {answer}" for place, answer in enumerate(answers, 1)))
    numbers = {str(place): place - 1 for place in range(1, len(answers) + 1)}
    prompt = _("1 to {last} [{proposed}]: ").format(last=len(answers), proposed=proposed + 1)
    sentence = _("One of the numbers 1 to {last} is expected, or Enter for {proposed}.")
    wrong = sentence.format(last=len(answers), proposed=proposed + 1)
    return _one_of(talk, prompt, {"": proposed, **numbers}, wrong)


def word(talk: Conversation, question: str, shown: Sequence[str], answers: Mapping[str, int]) -> int:
    """What the word of the answer means, in lower case; a few of the words are shown, and Enter takes the first."""
    first = shown[0]
    prompt = _("{question} ({answers}) [{proposed}]: ")
    wrong = _("{answers} is expected, or Enter for {proposed}.").format(answers=either(shown), proposed=first)
    asked = prompt.format(question=question, answers=", ".join(shown), proposed=first)
    return _one_of(talk, asked, {**answers, "": answers[first.lower()]}, wrong)


def agreed(talk: Conversation, question: str) -> bool:
    """Whether the answer is yes; Enter is no."""
    no, yes = pgettext("answer", "no"), pgettext("answer", "yes")
    return bool(word(talk, question, (no, yes), {no: 0, no[0]: 0, yes: 1, yes[0]: 1}))


def _one_of(talk: Conversation, prompt: str, answers: Mapping[str, int], wrong: str) -> int:
    """Asks until one of the answers is given."""
    while (answer := talk.ask(prompt).lower()) not in answers:
        talk.complain(wrong)
    return answers[answer]
