"""The offer of Insurance before the Masque Card Reader device is used, and after the Match-the-Dealer Wagers."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.blackjack.offered_early import judge_offered_early
from validator.games.blackjack.offers import INSURANCE_NOT_OFFERED, offer_missing, same_place
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.table import Table, recorded
from validator.log.codes import (
    KIND_CHOICE,
    KIND_OFFER,
    WHAT_EVEN_MONEY,
    WHAT_INSURANCE,
    WHAT_NO_EVEN_MONEY,
    WHAT_NO_INSURANCE,
)

NO_OFFER, *_ = missing_facts()


@kernel
def insurance_offered(t: Table, h: int, stop: int, r: int) -> int:
    """1 where Insurance, or to a Blackjack even money, was offered to the player of hand row ``h`` before ``stop``."""
    natural = t.hands[h + hand.FLAGS] & flags.NATURAL != 0
    for i in range(t.rounds[r + round_.FIRST_CARD], stop):
        if t.kind[i] != KIND_OFFER and t.kind[i] != KIND_CHOICE:
            continue
        even = t.what[i] == WHAT_EVEN_MONEY or t.what[i] == WHAT_NO_EVEN_MONEY
        if t.what[i] == WHAT_INSURANCE or t.what[i] == WHAT_NO_INSURANCE or (even and natural):
            to = t.notes[i * note.WIDTH + note.HAND]
            if to < 0 or same_place(t, h, to):
                return 1
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if t.wagers[w + wager.KIND] == WHAT_INSURANCE:
            to = t.wagers[w + wager.HAND]
            if to < 0 or same_place(t, h, to):
                return 1
    return 0


@kernel
def judge_offers(t: Table, moment: int, r: int) -> None:
    """Judge, against an ace, the offer of Insurance before the device is used (event ``moment``), and after Match."""
    if moment < 0 or t.rounds[r + round_.VOID] >= 0:
        return
    logged = recorded(t, KIND_OFFER) and t.rounds[r + round_.GAPS] == 0
    for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[h + hand.FLAGS] & flags.DEAD or t.hands[h + hand.PARENT] >= 0 or t.hands[h + hand.CARDS] == 0:
            continue
        offered = insurance_offered(t, h, moment, r)
        if offered == 0 and not logged:
            t.tally[INSURANCE_NOT_OFFERED + NO_OFFER] += 1
        else:
            t.tally[INSURANCE_NOT_OFFERED + JUDGED] += 1
            if offer_missing(offered):
                emit(t.hits, INSURANCE_NOT_OFFERED, moment, 1, 0, 0, t.hands[h + hand.WAGER], -1, r)
    judge_offered_early(t, t.rounds[r + round_.DEAL_DONE], r)
