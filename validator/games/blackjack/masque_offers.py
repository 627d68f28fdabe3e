"""The offer of Insurance before the Masque Card Reader device is used, and after the Match-the-Dealer Wagers."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.masque import first_of
from validator.games.blackjack.offers import offer_missing, same_place
from validator.games.blackjack.slots.dealing import INSURANCE_NOT_OFFERED
from validator.games.blackjack.slots.down_under import INSURANCE_OFFERED_BEFORE_MATCH_THE_DEALER
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    KIND_CHOICE,
    KIND_OFFER,
    WHAT_EVEN_MONEY,
    WHAT_INSURANCE,
    WHAT_MATCH_THE_DEALER,
    WHAT_NO_EVEN_MONEY,
    WHAT_NO_INSURANCE,
)

NO_OFFER, *_ = missing_facts()


@kernel
def offered_too_soon(settled: int, offered: int) -> bool:
    """Whether Insurance was offered (event) before a Match-the-Dealer Wager was settled (event)."""
    return offered < settled


@kernel
def insurance_offered(
    kinds: Ints, whats: Ints, notes: Ints, rounds: Ints, hands: Ints, wagers: Ints, h: int, stop: int, r: int
) -> int:
    """1 where Insurance, or to a Blackjack even money, was offered to the player of hand row ``h`` before ``stop``."""
    natural = hands[h + hand.FLAGS] & flags.NATURAL != 0
    for i in range(rounds[r + round_.FIRST_CARD], stop):
        if kinds[i] != KIND_OFFER and kinds[i] != KIND_CHOICE:
            continue
        even = whats[i] == WHAT_EVEN_MONEY or whats[i] == WHAT_NO_EVEN_MONEY
        if whats[i] == WHAT_INSURANCE or whats[i] == WHAT_NO_INSURANCE or (even and natural):
            to = notes[i * note.WIDTH + note.HAND]
            if to < 0 or same_place(hands, h, to):
                return 1
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[w + wager.KIND] == WHAT_INSURANCE:
            to = wagers[w + wager.HAND]
            if to < 0 or same_place(hands, h, to):
                return 1
    return 0


@kernel
def judge_offers(
    kinds: Ints,
    whats: Ints,
    notes: Ints,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    moment: int,
    r: int,
) -> None:
    """Judge, against an ace, the offer of Insurance before the device is used (event ``moment``), and after Match."""
    if moment < 0 or rounds[r + round_.VOID] >= 0:
        return
    logged = options[RECORDED + KIND_OFFER] == ALWAYS and rounds[r + round_.GAPS] == 0
    for h in range(rounds[r + round_.HAND] + hand.WIDTH, rounds[r + round_.HANDS_END], hand.WIDTH):
        if hands[h + hand.FLAGS] & flags.DEAD or hands[h + hand.PARENT] >= 0 or hands[h + hand.CARDS] == 0:
            continue
        offered = insurance_offered(kinds, whats, notes, rounds, hands, wagers, h, moment, r)
        if offered == 0 and not logged:
            tally[INSURANCE_NOT_OFFERED + NO_OFFER] += 1
        else:
            tally[INSURANCE_NOT_OFFERED + JUDGED] += 1
            if offer_missing(offered):
                emit(hits, INSURANCE_NOT_OFFERED, moment, 1, 0, 0, hands[h + hand.WAGER], -1, r)
    offer = first_of(kinds, notes, rounds, r, KIND_OFFER)
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        settled = wagers[w + wager.FIRST_SETTLED]
        if wagers[w + wager.KIND] == WHAT_MATCH_THE_DEALER and settled >= 0 and offer >= 0:
            tally[INSURANCE_OFFERED_BEFORE_MATCH_THE_DEALER + JUDGED] += 1
            if offered_too_soon(settled, offer):
                emit(
                    hits,
                    INSURANCE_OFFERED_BEFORE_MATCH_THE_DEALER,
                    offer,
                    settled,
                    offer,
                    0,
                    w,
                    wagers[w + wager.ROOT],
                    r,
                )
                return
