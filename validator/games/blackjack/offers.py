"""The offer of Insurance or even money: after the deal, and before the card reader device is used against an ace."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between, row_after
from validator.games.blackjack.hands import cards_begin
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, recorded
from validator.log.codes import (
    KIND_CHOICE,
    KIND_DEAL,
    KIND_OFFER,
    WHAT_EVEN_MONEY,
    WHAT_INSURANCE,
    WHAT_NO_EVEN_MONEY,
    WHAT_NO_INSURANCE,
)

NO_OFFER, *_ = missing_facts()

rule = Rules("blackjack.offers")
INSURANCE_NOT_OFFERED = rule(
    "insurance-not-offered",
    "Neither Insurance nor even money offered against an ace",
    "{seat}: neither Insurance nor even money was offered before the card reader was used ({dealer})",
    needs={
        "the dealer's offers": NO_OFFER,
    },
    expected="an offer before the card reader",
    observed="none",
)
INSURANCE_OFFERED_BEFORE_HOLE_CARD = rule(
    "insurance-offered-before-hole-card",
    "Insurance offered before the dealer had his second card",
    "Insurance or even money was offered before the dealer's second card was dealt",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)


@kernel
def offer_missing(offered: int) -> bool:
    """Whether neither Insurance nor even money was offered before the device was used (1: it was)."""
    return offered == 0


@kernel
def is_offer(kind: int, what: int) -> bool:
    """Whether an event is the offer of Insurance or even money, or a player's answer to it."""
    return kind in (KIND_OFFER, KIND_CHOICE) and what in (
        WHAT_INSURANCE,
        WHAT_NO_INSURANCE,
        WHAT_EVEN_MONEY,
        WHAT_NO_EVEN_MONEY,
    )


@kernel
def offered_before_hole_card(offer: int, hole: int) -> bool:
    """Whether Insurance was offered (event) before the dealer had his second card (event)."""
    return offer < hole


@kernel
def only_dealt_between(t: Table, start: int, stop: int) -> bool:
    """Whether nothing but cards, offers and answers lies between two events: no use of the card reader, no play."""
    for i in range(start + 1, stop):
        dealt = t.kind[i] == KIND_DEAL and t.notes[i].cards < 2
        if not dealt and not is_offer(t.kind[i], t.what[i]):
            return False
    return True


@kernel
def judge_moment_of_offer(t: Table, r: Round) -> None:
    """Judge whether the dealer had his second card when he first offered Insurance or even money."""
    hole = r.deal_done
    for i in range(cards_begin(t, r), r.last + 1):
        if t.kind[i] == KIND_OFFER and is_offer(t.kind[i], t.what[i]):
            early = offered_before_hole_card(i, hole)
            if not early or only_dealt_between(t, i, hole):
                ask(t, INSURANCE_OFFERED_BEFORE_HOLE_CARD, early, i, hole, i, 0, -1, -1, r.at)
            return


@kernel
def same_place(t: Table, h: Hand, other: Hand) -> bool:
    """Whether hand rows ``h`` and ``other`` are one hand, or at one position, or one player's."""
    return h == other or (h.seat > 0 and h.seat == other.seat) or (h.player >= 0 and h.player == other.player)


@kernel
def offered_to(t: Table, h: Hand, used: int, r: Round) -> int:
    """Whether an offer reached the player of hand row ``h`` before the device was used (event): 1, or not: 0."""
    for i in range(cards_begin(t, r), used):
        if is_offer(t.kind[i], t.what[i]):
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
def judge_offers(t: Table, used: int, r: Round) -> None:
    """Judge for each hand whether Insurance or even money was offered before the device was used (event).

    A wager taken, or a player's answer, shows the offer; one that names no position reaches everybody.
    """
    logged = recorded(t, KIND_OFFER) and r.gaps == 0
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.flags & flags.DEAD or h.parent or h.cards == 0:
            continue
        offered = offered_to(t, h, used, r)
        if offered == 0 and not logged:
            t.tally[INSURANCE_NOT_OFFERED + NO_OFFER] += 1
        else:
            t.tally[INSURANCE_NOT_OFFERED + JUDGED] += 1
            if offer_missing(offered):
                emit(t.hits, INSURANCE_NOT_OFFERED, used, 1, 0, 0, h.wager.at, -1, r.at)
