"""Claims, calls of barred players and dummy's words at the desk: random deals in which the same has happened."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from bridge_tui.desk.advice import Outcome, advise
from bridge_tui.desk.incidents import INCIDENTS
from bridge_tui.engine.actions import Ask, Choose, Claim, Expose, LookAtHand, MakeCall, PlayCard, Remark
from bridge_tui.engine.irregularities import About, Manner
from bridge_tui.engine.laws.claimed_play import trumps_out
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Step, Table
from bridge_tui.engine.view import ALL
from bridge_tui.model.calls import PASS
from bridge_tui.model.cards import TEN
from bridge_tui.model.seats import Seat
from tests.desk.roles import asked, choices_of, happened, holds, outcomes_of
from tests.desk.test_penalty_cards import in_play, seats
from tests.engine.tables import shuffled

NAMED = {each.id: each for each in INCIDENTS}

every_code = pytest.mark.parametrize("code", Code)


def same(stands: Outcome, step: Step, offender: Seat) -> None:
    """The same question, the same events, the same things in force."""
    assert asked(stands.decision, offender) == asked(step.table.decision, offender)
    assert happened(stands.events, offender) == happened(step.events, offender)
    assert holds(stands.view, offender) == holds(step.table.view(ALL), offender)


def _has_tricks(tricks: int, table: Table) -> bool:
    return len(table.state.played.tricks) == tricks


@every_code
def test_law_68_a_claim_is_put_and_contested_alike(code: Code) -> None:
    seen = set()
    for seed in range(160):
        rng = Random(seed)
        tricks = rng.randrange(1, 11)
        table = in_play(rng, seed, code, until=partial(_has_tricks, tricks))
        if table is None:
            continue
        play = table.state.played
        who = rng.choice([play.contract.declarer, *play.defenders])
        some, faced, mentioned = rng.random() < 0.5, rng.random() < 0.5, rng.random() < 0.5
        is_out = trumps_out(play)
        trumps = "none" if not is_out else "mentioned" if mentioned else "forgotten"
        step = table.apply(Claim(who, play.tricks_left - some, draws_trumps=trumps == "mentioned", spread=faced))
        facts = {
            **seats(table, who),
            "tricks": "some" if some else "all",
            "left": "few" if play.tricks_left <= 6 else "many",
            "faced": "yes" if faced else "no",
            **({"trumps": trumps} if who is play.contract.declarer else {}),
        }
        stands = advise(NAMED["claim"], facts, code).stands
        same(stands, step, who)
        contested = step.table.apply(Choose(step.table.actors[0], "refuse"))
        refused = next(each for each in stands.then if each.option == "refuse")
        if not (faced and who in play.defenders and play.turn in play.defenders):  # which cards are played next
            assert asked(refused.decision, who) == asked(contested.table.decision, who), (seed, facts)
        seen.add((facts["left"], trumps, who is play.contract.declarer))
    assert len(seen) == 12


@every_code
def test_law_37_a_call_by_a_player_who_has_to_pass(code: Code) -> None:
    for seed in range(60):
        table = Table.start(shuffled(seed), Seat(seed % 4), code=code, live=True)
        partner = table.turn
        assert partner is not None
        card = next((each for each in table.hands[partner] if each.rank >= TEN), None)
        if card is None:
            continue
        table = table.apply(Expose(partner, (card,), manner=Manner.DELIBERATE)).table
        table = table.apply(MakeCall(partner, table.legal_calls[seed % 9])).table
        table = table.apply(MakeCall(partner.left, PASS)).table
        who = partner.partner
        higher = next(call for call in Table.start(shuffled(seed), who, code=code).legal_calls if call.is_bid)
        step = table.apply(MakeCall(who, higher))
        stands = advise(NAMED["barred-call"], {"who": str(who).lower()}, code).stands
        same(stands, step, who)
        assert outcomes_of(stands, who) == choices_of(step.table, who)


def _declarer_leads(table: Table) -> bool:
    play = table.state.played
    return play.dummy_faced and play.turn is play.contract.declarer and not play.cards


@every_code
@pytest.mark.parametrize("rights", ["lost", "kept"])
@pytest.mark.parametrize("about", ["wrong-hand", "lead", "card", "defenders-revoke", "declarers-revoke"])
def test_law_43_dummy_speaks(code: Code, rights: str, about: str) -> None:
    seen = 0
    for seed in range(40):
        table = in_play(Random(seed), seed, code, until=_declarer_leads)
        if table is None:
            continue
        dummy = table.state.played.contract.dummy
        if rights == "lost":
            table = table.apply(LookAtHand(dummy, dummy.partner)).table
        step = _spoken(table, dummy, about)
        if step is None:
            continue
        facts = {"declarer": str(dummy.partner).lower(), "about": about, "rights": rights}
        same(advise(NAMED["dummy-speaks"], facts, code).stands, step, dummy)
        seen += 1
    assert seen > 10


def _spoken(table: Table, dummy: Seat, about: str) -> Step | None:
    """What follows from his word; None where these hands cannot bring it about."""
    declarer, defender = dummy.partner, dummy.partner.left
    if about == "wrong-hand":
        return table.apply(Remark(dummy, About.LEAD_FROM_WRONG_HAND))
    if about == "lead":
        led = table.apply(PlayCard(defender, next(iter(table.hands[defender])))).table
        return led.apply(Remark(dummy, About.LEAD_OUT_OF_TURN))
    if about == "card":
        high = [card for card in table.hands[defender] if card.rank >= TEN]
        if not high:
            return None
        return table.apply(Expose(defender, (high[0],))).table.apply(Remark(dummy, About.PENALTY_CARD))
    return _of_a_revoke(table, defender if about == "defenders-revoke" else declarer, dummy)


def _of_a_revoke(table: Table, revoker: Seat, dummy: Seat) -> Step | None:
    """Declarer leads, or a defender when declarer has lost the trick, and the next hand does not follow suit."""
    while table.turn is not revoker.right or table.state.played.cards:
        if table.is_over or table.turn is None:
            return None
        table = table.apply(PlayCard(table.turn, table.legal_cards[0])).table
    for card in table.legal_cards:
        led = table.apply(PlayCard(revoker.right, card)).table
        wrong = [held for held in led.hands[revoker] if held not in led.legal_cards]
        if wrong and led.turn is revoker:
            revoked = led.apply(PlayCard(revoker, wrong[0])).table
            return revoked.apply(Ask(dummy, revoker) if revoker is dummy.partner else Remark(dummy, About.REVOKE))
    return None
