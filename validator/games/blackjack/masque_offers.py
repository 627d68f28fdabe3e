"""The offer of Insurance before the Masque Card Reader device is used, and after the Match-the-Dealer Wagers."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between, row_after
from validator.games.blackjack.offered_early import judge_offered_early
from validator.games.blackjack.offers import INSURANCE_NOT_OFFERED, offer_missing, same_place
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.numbers import missing_facts
from validator.games.table import recorded
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
def insurance_offered(t: Table, h: Hand, stop: int, r: Round) -> int:
    """1 where Insurance, or to a Blackjack even money, was offered to the player of hand row ``h`` before ``stop``."""
    natural = h.flags & flags.NATURAL != 0
    for i in range(r.first_card, stop):
        if t.kind[i] != KIND_OFFER and t.kind[i] != KIND_CHOICE:
            continue
        even = t.what[i] == WHAT_EVEN_MONEY or t.what[i] == WHAT_NO_EVEN_MONEY
        if t.what[i] == WHAT_INSURANCE or t.what[i] == WHAT_NO_INSURANCE or (even and natural):
            to = t.notes[i].hand
            if not to or same_place(t, h, to):
                return 1
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.kind == WHAT_INSURANCE:
            to = w.hand
            if not to or same_place(t, h, to):
                return 1
    return 0


@kernel
def judge_offers(t: Table, moment: int, r: Round) -> None:
    """Judge, against an ace, the offer of Insurance before the device is used (event ``moment``), and after Match."""
    if moment < 0 or r.void >= 0:
        return
    logged = recorded(t, KIND_OFFER) and r.gaps == 0
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.flags & flags.DEAD or h.parent or h.cards == 0:
            continue
        offered = insurance_offered(t, h, moment, r)
        if offered == 0 and not logged:
            t.tally[INSURANCE_NOT_OFFERED + NO_OFFER] += 1
        else:
            t.tally[INSURANCE_NOT_OFFERED + JUDGED] += 1
            if offer_missing(offered):
                emit(t.hits, INSURANCE_NOT_OFFERED, moment, 1, 0, 0, h.wager.at, -1, r.at)
    judge_offered_early(t, r.deal_done, r)
