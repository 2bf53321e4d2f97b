"""The director's desk in words: what may happen, what is asked about it and answered, as message ids by their names."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_tui.desk.incidents import Place
from bridge_tui.show.texts import msgid

PLACES = {Place.AUCTION: msgid("In the auction"), Place.PLAY: msgid("In the play")}
"""When things happen."""

INCIDENTS = {
    "revoke": msgid("A revoke, noticed too late to be put right"),
    "opening-lead": msgid("An opening lead out of turn"),
    "insufficient-bid": msgid("An insufficient bid"),
}
"""What may happen."""

QUESTIONS: Mapping[str, str] = {
    "declarer": msgid("Who is declarer?"),
    "who": msgid("Who was it?"),
    "won-by": msgid("Who won the revoke trick?"),
    "later": msgid("How many tricks did his side win after it?"),
    "with-card": msgid("Did he win one of them with a card that he could have played to the revoke trick?"),
    "noticed": msgid("When was it noticed?"),
    "since": msgid("What has happened since?"),
    "bid": msgid("What did he bid?"),
}
"""What is asked."""

ANSWERS: Mapping[str, str] = {
    "yes": msgid("yes"),
    "no": msgid("no"),
    "nothing": msgid("nothing"),
    "won-by revoker": msgid("the revoker himself"),
    "won-by partner": msgid("his partner"),
    "won-by opponents": msgid("the other side"),
    "later 0": msgid("none"),
    "later 1": msgid("one"),
    "later 2": msgid("two or more"),
    "noticed after": msgid("after the deal"),
    "noticed play": msgid("during the play, after his side had played to the next trick"),
    "since partner-led": msgid("his partner has led, too"),
    "since declarer-played": msgid("declarer has played from his hand"),
    "since dummy-seen": msgid("dummy has shown a card, or faced his hand"),
    "since hand-shown": msgid("declarer has begun to face his own hand"),
    "since hand-dropped": msgid("declarer has dropped a card of his own hand"),
    "since next-called": msgid("the next player has called"),
    "bid suit": msgid("a suit"),
    "bid notrump": msgid("no-trump"),
}
"""What can be answered, by the answer, or by question and answer where that says more. Seats go by their names."""
