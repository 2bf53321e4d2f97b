"""What cannot be done and why: a sentence for every reason of a refusal, and for every problem with saved games."""

from __future__ import annotations

from itertools import groupby

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, CardRow
from bridge_tui.model.seats import Seat
from bridge_tui.records.store_problems import StoreError, StoreProblem
from bridge_tui.show.deck import RANK_NAMES, Deck
from bridge_tui.show.names import listed, path_name
from bridge_tui.show.texts import _, law_reference, msgid, ngettext, seat_name, suit_name

SENTENCES = {
    Reason.NOT_YOUR_TURN_TO_CALL: msgid("It is {turn}'s turn to call"),
    Reason.INSUFFICIENT_BID: msgid("{call} is not higher than {bidder}'s {bid}"),
    Reason.INADMISSIBLE_DOUBLE: msgid("Only an opponent's last bid may be doubled, and only once"),
    Reason.INADMISSIBLE_REDOUBLE: msgid("Only an opponent's double may be redoubled, and only once"),
    Reason.BID_OVER_SEVEN: msgid("{call} is more than seven"),
    Reason.CALL_IS_SETTLED: msgid("{seat} has to make the same call again: {calls}"),
    Reason.NO_CALL_TO_CHANGE: msgid("{seat} has no call that can still be a slip"),
    Reason.AUCTION_OVER: msgid("The auction is over"),
    Reason.AUCTION_NOT_OVER: msgid("The auction is not over: {turn} is to call"),
    Reason.NOT_YOUR_TURN_TO_PLAY: msgid("It is {turn}'s turn to play, not {seat}'s"),
    Reason.NOT_YOUR_HAND: msgid("{seat}'s cards are played by {player}, not by {by}"),
    Reason.CARD_NOT_HELD: msgid("{seat} does not hold {card}"),
    Reason.DEAL_OVER: msgid("This deal is over"),
    Reason.NO_TRICK_YET: msgid("No trick is complete yet"),
    Reason.NEXT_TRICK_BEGUN: msgid("The next trick has begun, so the last stays closed"),
    Reason.SIDE_HAS_PLAYED_ON: msgid("{seat}'s side has played on and may not look back"),
    Reason.DUMMY_MAY_NOT_LOOK: msgid("{seat} is dummy and may not look at the last trick"),
    Reason.NO_DECISION_OPEN: msgid("There is nothing for {seat} to decide"),
    Reason.NOT_YOUR_DECISION: msgid("It is not for {seat} to decide, but for {deciders}"),
    Reason.OPTION_NOT_OFFERED: msgid("{seat} does not have that choice"),
    Reason.CLAIM_BEFORE_LEAD: msgid("Claims are made after the opening lead"),
    Reason.DUMMY_MAY_NOT_CLAIM: msgid("{seat} is dummy and may not claim"),
    Reason.NOT_SO_MANY_TRICKS: msgid("{seat} can claim from 0 to {left} tricks, not {tricks}"),
    Reason.FINESSE_NOT_STATED: msgid("{player}'s claim was contested: no finesse unannounced, only {cards}"),
    Reason.TRUMPS_TO_BE_DRAWN: msgid("{player}'s claim was contested: a trump has to be led while one is out"),
    Reason.TRUMPS_TO_BE_LEFT: msgid("{player}'s claim was contested: no trump may be led while one is out"),
    Reason.NO_CLAIM_OPEN: msgid("There is no claim for {seat} to answer"),
    Reason.NO_CONCESSION: msgid("No tricks were conceded in this deal"),
    Reason.CONCESSION_STANDS: msgid("What was conceded might have been lost"),
    Reason.CONCESSION_NOT_JUDGED: msgid(
        "With more than {most} cards in a hand it cannot be told what might have been lost"
    ),
    Reason.GUARDED_TABLE: msgid("This table is guarded; that can happen at a live one only"),
    Reason.PLAY_NOT_BEGUN: msgid("No card has been played yet"),
    Reason.PLAY_NOT_OVER: msgid("A revoke is claimed when the play is over"),
    Reason.CANNOT_BE_ASKED: msgid("{seat} may not ask {target} about a revoke"),
    Reason.CARD_TO_BE_REPLACED: msgid("First a card of {revoker}'s has to be replaced"),
    Reason.CARD_IS_NAMED: msgid("{seat} has to play {cards}"),
    Reason.NO_RIGHT_TO_CHANGE: msgid("{seat} may not change a card now"),
    Reason.HAND_NOT_LOOKED_AT: msgid("Only dummy may look at another's hand here, while the cards are played"),
    Reason.NOT_DECLARERS_WORD: msgid("Only declarer names dummy's cards, once they are faced"),
    Reason.DESIGNATES_NOTHING: msgid("No card of dummy's can be meant by that now"),
    Reason.HAND_NOT_SPREAD: msgid("{seat} may not face the whole hand now"),
    Reason.NO_SUCH_REVOKE_TRICK: msgid("Trick {trick} was not played"),
    Reason.REVOKE_RULED: msgid("{offender}'s revoke at trick {trick} has been dealt with"),
    Reason.NOTHING_TO_TAKE_BACK: msgid("{seat} has nothing to take back"),
    Reason.DUMMY_MAY_NOT_TAKE_BACK: msgid("{seat} is dummy and may take nothing back"),
    Reason.CALLS_STAND: msgid("Calls are not taken back at this table"),
    Reason.CARDS_STAND: msgid("Cards and claims are not taken back at this table"),
    Reason.AUCTION_STANDS: msgid("The opening lead has been made: the calls stand"),
    Reason.NO_TAKE_BACK_ASKED: msgid("There is no request for {seat} to answer"),
    Reason.NO_DEAL_ON: msgid("Nobody has dealt yet"),
    Reason.DEAL_ON: msgid("The deal on the table has to be played out first"),
    Reason.DEAL_ON_TABLE: msgid("The last deal still lies on the table"),
    Reason.NOT_STARTED: msgid("The game has not been started"),
    Reason.ALREADY_STARTED: msgid("The game has been started already"),
    Reason.WRONG_DEALER: msgid("It is {dealer}'s turn to deal, not {seat}'s"),
    Reason.RUBBER_OVER: msgid("It is over already"),
    Reason.NOT_DEALT_HERE: msgid("The cards are on a real table: only results are entered here"),
    Reason.NOT_ENTERED_HERE: msgid("The deals of this game are played here, and score by themselves"),
    Reason.NO_SUCH_RESULT: msgid("There is no deal {number}: the sheet has {deals}"),
    Reason.RESULT_STRUCK: msgid("Deal {number} is struck out already"),
    Reason.HONOURS_NOT_SCORED: msgid("Honours are not scored here"),
    Reason.RESULTS_AFTER_END: msgid(
        "With this it would have been over after deal {number}, and the sheet has {deals}: strike out the others first"
    ),
}
"""Every reason but `MUST_FOLLOW_SUIT` and `DECISION_OPEN`, which have plurals. Braces hold the reason's parameters."""

LISTED = 5
"""So many playable cards are named; with more, the suit says enough."""


def refusal(refused: Refused, deck: Deck, code: Code) -> str:
    """The sentence for a refusal, with the law where one says so: ``It is East's turn to call (Law 17).``"""
    words = {name: _word(value, deck) for name, value in refused.params.items()}
    led = refused.params.get("led")
    if isinstance(led, Card):
        words["suit"] = suit_name(led.suit).capitalize()
    sentence = _template(refused).format_map(words)
    if refused.law is None:
        return f"{sentence}."
    return _("{sentence} ({law}).").format(sentence=sentence, law=law_reference(refused.law, code))


def _template(refused: Refused) -> str:
    cards, deciders = refused.params.get("cards"), refused.params.get("deciders")
    if refused.reason is Reason.DECISION_OPEN and isinstance(deciders, tuple):
        one, several = "First {deciders} has something to decide", "First {deciders} have something to decide"
        return ngettext(one, several, len(deciders))
    if refused.reason is Reason.CARD_IS_NAMED and isinstance(cards, CardRow) and len(cards) > LISTED:
        return _("{seat} may not play {card} now")
    if refused.reason is not Reason.MUST_FOLLOW_SUIT or not isinstance(cards, CardRow):
        return _(SENTENCES[refused.reason])
    if len(cards) > LISTED:
        return _("{leader} led {led}. {suit} must be followed")
    return ngettext(
        "{leader} led {led}. {suit} must be followed: only {cards}",
        "{leader} led {led}. {suit} must be followed: {cards}",
        len(cards),
    )


def _word(value: object, deck: Deck) -> str:
    word = ""
    match value:
        case Seat():
            word = seat_name(value)
        case Card():
            word = deck.card(value).text
        case Call():
            word = deck.call(value).text
        case int():
            word = str(value)
        case CardRow():
            word = _cards(value, deck)
        case tuple():
            word = listed([_word(one, deck) for one in value])
    return word


def _cards(cards: CardRow, deck: Deck) -> str:
    """Cards by suits, the highest first."""
    suits = groupby(reversed(cards), key=lambda card: card.suit)
    return " ".join(deck.suits[suit] + " ".join(RANK_NAMES[card.rank] for card in held) for suit, held in suits)


STORE_SENTENCES = {
    StoreProblem.FOLDER: msgid("Games cannot be saved in {path}: {detail}."),
    StoreProblem.NO_GAMES: msgid("There are no saved games in {path}."),
    StoreProblem.NOT_A_STORE: msgid("This file holds no saved games and was left as it is: {path}"),
    StoreProblem.NEWER_VERSION: msgid(
        "A newer version of the program wrote {path} (format {version}, known here: up to {known})."
    ),
    StoreProblem.DAMAGED_FILE: msgid("The file of saved games is damaged ({detail}): {path}"),
    StoreProblem.NO_SUCH_GAME: msgid("There is no saved game {game}."),
    StoreProblem.DAMAGED_ACTION: msgid("Saved game {game} cannot be read from its action {n} on."),
    StoreProblem.INAPPLICABLE_ACTION: msgid(
        "Saved game {game} breaks off: its action {n} does not fit what went before."
    ),
    StoreProblem.PLAYED_ELSEWHERE: msgid("Game {game} has gone on in another window. Open it again to continue."),
    StoreProblem.GONE: msgid("The file of saved games is no longer at {path}. Nothing was done; put it back."),
    StoreProblem.LOCKED: msgid("Another program holds the saved games. Nothing was done; try again."),
    StoreProblem.DISK_FULL: msgid("The disk is full. Nothing was done; make room and try again."),
    StoreProblem.CANNOT_READ: msgid("The saved games in {path} cannot be read: {detail}."),
    StoreProblem.CANNOT_WRITE: msgid("Saving failed, and nothing was done: {detail}."),
}
"""Braces hold the parameters of the problem, and the path."""


def store_problem(error: StoreError) -> str:
    """The sentence for saved games that cannot be read or written; nothing was changed."""
    words = {"game": "", "detail": "", **error.params, "path": path_name(error.path)}
    return _(STORE_SENTENCES[error.problem]).format_map(words)
