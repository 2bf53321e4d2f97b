"""Laws 68 to 70: claims and concessions. Who may claim, who is asked, and what the answers do.

A claim is a statement of how many of the tricks left the claimer's side takes; what it does not claim it concedes.
Every opponent but dummy answers. If a defender concedes tricks his partner answers too, in any order with declarer, and
his "no" makes the claim void (Law 68B). One opponent's "no" contests it, and the code says what follows: in the rubber
codes the play goes on, bound by what was stated (`claimed_play`); in duplicate2017 the ending is adjudicated
(`normal_play`) or, where too many cards are left for that, the table agrees on a number or to play on. Such a number is
proposed by a new claim, and anybody's "no" to it leaves the table where it was.

Claims are made in the play period, after the opening lead (Law 41C). The procedure of the rubber codes is not certain:
it follows what is known of the codes since 1975.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bridge_tui.engine.actions import AnswerClaim, Choose, Claim
from bridge_tui.engine.events import (
    ClaimAnswered,
    ClaimMade,
    ClaimSettled,
    HandFaced,
    OptionTaken,
    PlayContinues,
    TableEvent,
)
from bridge_tui.engine.laws import deeds, establishment
from bridge_tui.engine.laws.choices import ACCEPT, ACCEPT_OR_REFUSE, DRAW_TRUMPS, LEAVE_TRUMPS, NO_REQUEST, PLAY_ON
from bridge_tui.engine.laws.claimed_play import binding_claim, shown_out, trumps_out
from bridge_tui.engine.laws.codes import RULES, Code, ContestedClaim
from bridge_tui.engine.laws.normal_play import MOST_CARDS, Ending, fewest_tricks
from bridge_tui.engine.play import CONTESTED_CLAIM
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.state import Claimed, ClaimStatus, Decision, Option, Play, Ruling, State
from bridge_tui.model.cards import row
from bridge_tui.model.seats import SEATS, Seat

LAW = 68
DUMMY_LAW = 43

CLAIM = "claim"
"""The decision on a claim: `AnswerClaim` takes it, or `Choose` with one of its two options."""
TRUMPS = "claim_trumps"
"""What a contested claimer who did not mention the trumps that are out is asked to do with them."""
DISPUTED = "disputed_claim"
"""Whether to play on after a claim that nobody can adjudicate; a new claim may be made instead."""

KINDS = frozenset({CLAIM, TRUMPS, DISPUTED})
"""The kinds of decision on a claim. They stand until they are taken; all others follow from what waits and is owed."""

TRUMP_REQUESTS = (Option(DRAW_TRUMPS), Option(LEAVE_TRUMPS), Option(NO_REQUEST))
PLAYING_ON = (Option(PLAY_ON),)


def notice(state: State, action: Claim) -> Refused | None:
    """Why this claim cannot be made here; None if it can."""
    play, decision, seat = state.play, state.decision, action.seat
    if play is None or not play.dummy_faced:
        return Refused(Reason.CLAIM_BEFORE_LEAD, LAW, seat=seat)
    if decision is not None and decision.kind != DISPUTED:
        return decision.still_open(seat)
    if seat is play.contract.dummy:
        return Refused(Reason.DUMMY_MAY_NOT_CLAIM, DUMMY_LAW, seat=seat)
    left = play.tricks_left
    if not 0 <= action.tricks <= left:
        return Refused(Reason.NOT_SO_MANY_TRICKS, LAW, seat=seat, tricks=action.tricks, left=left)
    return None


def asked(play: Play, seat: Seat, *, concedes: bool) -> tuple[Seat, ...]:
    """Who has to answer a claim of this seat, clockwise from its left: every opponent but dummy.

    The partner of a defender who concedes tricks is among them (Law 68B).
    """
    others = (seat.left, seat.partner, seat.right) if concedes else (seat.left, seat.right)
    return tuple(other for other in others if other is not play.contract.dummy)


def claim(state: State, action: Claim) -> Ruling:
    """The claim is on the table and waits for answers. Raises `Refused` if it cannot be made."""
    refused = notice(state, action)
    if refused is not None:
        raise refused
    left = state.played.tricks_left
    awaited = asked(state.played, action.seat, concedes=action.tricks < left)
    trumps, proposed = DRAW_TRUMPS if action.draws_trumps else "", state.decision is not None
    words = action.line, trumps, action.finesses
    made = Claimed(action.seat, action.tricks, left, *words, ClaimStatus.OPEN, action.spread, proposed)
    event = ClaimMade(
        action.seat, action.tricks, left, action.line, action.draws_trumps, action.finesses, action.spread
    )
    claims, matters = (*_settled(state.claims), made), establishment.by_claim(state.matters, action.seat.side)
    decision = Decision(CLAIM, LAW, awaited, ACCEPT_OR_REFUSE)
    return Ruling(state._replace(claims=claims, decision=decision, matters=matters), (event,))


def _settled(claims: tuple[Claimed, ...]) -> tuple[Claimed, ...]:
    """The claims before a new one: one that was in dispute gives way to it."""
    return tuple(replace(old, status=ClaimStatus.VOID) if old.status is ClaimStatus.DISPUTED else old for old in claims)


def answer(state: State, action: AnswerClaim) -> Ruling:
    """What the answer leads to. Raises `Refused` if nobody asks this seat."""
    seat, claims, decision = action.seat, state.claims, state.decision
    if decision is None or decision.kind != CLAIM:
        raise Refused(Reason.NO_CLAIM_OPEN, LAW, seat=seat)
    if seat not in decision.deciders:
        raise Refused(Reason.NOT_YOUR_DECISION, LAW, seat=seat, deciders=decision.deciders)
    said, partner = ClaimAnswered(seat, action.accept, claims[-1].seat), claims[-1].seat.partner
    if seat is partner and not action.accept and not claims[-1].proposed:
        return _goes_on(state, ClaimStatus.VOID, said)
    contested = claims[-1].contested or not action.accept
    # What the opponents contest is settled only when the claimer's partner has had his say.
    awaited = tuple(other for other in decision.deciders if other is not seat and (other is partner or not contested))
    state = state._replace(claims=(*claims[:-1], replace(claims[-1], contested=contested)))
    if awaited:
        return Ruling(state._replace(decision=replace(decision, deciders=awaited)), (said,))
    if contested:
        return _contested(state, said)
    if state.rules.acceptance_establishes:
        state = state._replace(matters=establishment.by_claim(state.matters, partner.side.other))
    return _ended(state, claims[-1].tricks, ClaimStatus.AGREED, said)


def choose(state: State, action: Choose) -> Ruling:
    """What the option leads to that a decider has taken, on a claim or in one of the decisions after it."""
    decision, claims = state.decision, state.claims
    assert decision is not None
    if decision.kind == CLAIM:
        return answer(state, AnswerClaim(action.seat, action.option == ACCEPT))
    taken = OptionTaken(action.seat, action.option)
    awaited = tuple(other for other in decision.deciders if other is not action.seat)
    if action.option in {DRAW_TRUMPS, LEAVE_TRUMPS}:
        claims = (*claims[:-1], replace(claims[-1], trumps=action.option))
        return Ruling(state._replace(claims=claims, decision=None), (taken,))
    if awaited:
        return Ruling(state._replace(decision=replace(decision, deciders=awaited)), (taken,))
    if decision.kind == TRUMPS:
        return Ruling(state._replace(decision=None), (taken,))
    return _goes_on(state, ClaimStatus.VOID, taken)


def _contested(state: State, said: ClaimAnswered) -> Ruling:
    """One opponent has said no: what the code has for that."""
    made = state.claims[-1]
    status = if_contested(state.setup.code, longest_hand(state))
    if status is ClaimStatus.PLAYED_ON:
        state, laid = _seen_cards_laid(state, made)
        return _goes_on(state, status, said, *laid)
    if status is ClaimStatus.DISPUTED:
        claims = (*state.claims[:-1], replace(made, status=status))
        return Ruling(state._replace(claims=claims, decision=Decision(DISPUTED, LAW, SEATS, PLAYING_ON)), (said,))
    # A ruling has ended the play, so the opponents cannot correct a revoke any more, as if they had accepted.
    state = state._replace(matters=establishment.by_claim(state.matters, made.seat.side.other))
    return _ended(state, judged(state, made), status, said)


def if_contested(code: Code, cards: int) -> ClaimStatus:
    """What becomes of a claim that is contested while the longest hand has so many cards (Laws 68 to 70)."""
    if RULES[code].contested_claim is ContestedClaim.PLAY_ON:
        return ClaimStatus.PLAYED_ON
    return ClaimStatus.ADJUDICATED if cards <= MOST_CARDS else ClaimStatus.DISPUTED


def longest_hand(state: State) -> int:
    """How many cards the longest hand still holds."""
    return max(hand.bit_count() for hand in _cards_left(state).hands)


def judged(state: State, made: Claimed) -> int:
    """The fewest tricks that normal play by his line leaves the claimer's side."""
    play = _cards_left(state)
    ending = Ending(play.hands, play.leader, play.cards, play.contract.trump, shown_out(play))
    return fewest_tricks(ending, made.seat.side, draws_trumps=made.trumps == DRAW_TRUMPS, finesses=made.finesses)


def _cards_left(state: State) -> Play:
    """The play with cards that lie ready for their turns back in their hands."""
    return deeds.back_in_hand(state.played, ((each.seat, each.card) for each in state.matters.ready))


def _ended(state: State, taken: int, status: ClaimStatus, *before: TableEvent) -> Ruling:
    """The play is over, with so many of the tricks left for the claimer's side."""
    made = replace(state.claims[-1], won=taken, status=status)
    play = state.played._replace(turn=None)
    state = state._replace(play=play, claims=(*state.claims[:-1], made), decision=None)
    settled = ClaimSettled(made.seat, taken, made.left, status is ClaimStatus.ADJUDICATED)
    state, ended = deeds.ended(state)
    return Ruling(state, (*before, settled, *ended))


def _goes_on(state: State, status: ClaimStatus, *before: TableEvent) -> Ruling:
    """The play goes on; after a contested claim of declarer's bound by it, and defenders may ask about the trumps."""
    made = replace(state.claims[-1], status=status)
    request = _trump_request(state.played, made)
    continues = PlayContinues(made.seat, void=status is ClaimStatus.VOID)
    return Ruling(state._replace(claims=(*state.claims[:-1], made), decision=request), (*before, continues))


def _seen_cards_laid(state: State, made: Claimed) -> Ruling:
    """The cards of a defender who has faced his hand with a claim are penalty cards: his partner has seen them (49)."""
    if not made.spread or made.seat not in state.played.defenders:
        return Ruling(state)
    return deeds.lay(state, made.seat, row(_cards_left(state).hands[made.seat]))


def may_face(state: State, seat: Seat) -> bool:
    """Whether this defender may face his hand to his partner, since declarer plays on after a contested claim (70)."""
    play = state.played
    bound = binding_claim(play.contract, state.claims) is not None
    return bound and seat in play.defenders and seat not in state.matters.faced_hands


def by_facing(state: State, seat: Seat) -> Claim | None:
    """The claim of all the tricks left that this seat makes by facing its hand; None where that claims nothing."""
    play = state.play
    if play is None or not play.dummy_faced or may_face(state, seat):
        return None
    return Claim(seat, play.tricks_left, spread=True)


def faced(state: State, seat: Seat) -> Ruling:
    """The defender has faced his hand; it costs nothing."""
    faced_hands = (*state.matters.faced_hands, seat)
    return Ruling(state._replace(matters=state.matters._replace(faced_hands=faced_hands)), (HandFaced(seat),))


def _trump_request(play: Play, made: Claimed) -> Decision | None:
    """The question to the defenders, if declarer plays on and did not mention a trump that they hold."""
    forgot = made.status is ClaimStatus.PLAYED_ON and made.seat is play.contract.declarer and not made.trumps
    if not forgot or not trumps_out(play):
        return None
    return Decision(TRUMPS, CONTESTED_CLAIM, play.defenders, TRUMP_REQUESTS)


def sees_claimer(play: Play, claims: Iterable[Claimed], reader: Seat | None) -> tuple[Seat, ...]:
    """The hands that a reader (None: the public) sees because of a claim that is open or was contested.

    Declarer's is faced. A defender's is for declarer's eyes alone, so that his partner learns nothing, unless he has
    faced it himself. Who concedes all that is left need face nothing, unless he is contested.
    """
    declarer = play.contract.declarer
    shown = (made.seat for made in claims if _is_shown(made))
    spread = {made.seat for made in claims if made.spread and made.status is ClaimStatus.OPEN}
    return tuple(seat for seat in shown if seat is declarer or reader is declarer or seat in spread)


def _is_shown(made: Claimed) -> bool:
    if made.status is ClaimStatus.OPEN:
        return made.tricks > 0 or made.spread
    return made.status not in {ClaimStatus.VOID, ClaimStatus.AGREED}
