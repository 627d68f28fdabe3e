"""When, and in which order, the dealer exposes the hands."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.announcing import is_played_out
from validator.games.pai_gow.slots.outcomes import (
    BANK_NOT_EXPOSED,
    HANDS_EXPOSED_BEFORE_BANK,
    HANDS_EXPOSED_BEFORE_DEALER_SET,
    HANDS_EXPOSED_OUT_OF_ORDER,
    HANDS_EXPOSED_OUT_OF_ORDER_WITH_BANK,
    HANDS_EXPOSED_OUT_OF_ORDER_WITH_CO_BANK,
    HANDS_NOT_EXPOSED,
)
from validator.games.pai_gow.tables import hand, note, round_, wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_EXPOSE, WHAT_DEALER_WAGER
from validator.log.columns import Columns

NO_NUMBERING, *_ = missing_facts()
NO_SETTING, *_ = missing_facts()
NO_EXPOSURE, *_ = missing_facts()


@kernel
def exposed_out_of_order(place: int, furthest: int) -> bool:
    """Whether hands at a place around the table are exposed after hands at a place further on."""
    return place < furthest


@kernel
def exposed_before_set(exposed: int, dealer_set: int) -> bool:
    """Whether a player's hands were exposed (event) before the dealer had set his (event)."""
    return exposed < dealer_set


@kernel
def never_exposed(exposed: int) -> bool:
    """Whether no event exposes a hand (-1)."""
    return exposed < 0


@kernel
def order_slot(rounds: Ints, r: int) -> int:
    """The slot for the order of exposing in this round."""
    if rounds[r + round_.CO_BANK] >= 0:
        return HANDS_EXPOSED_OUT_OF_ORDER_WITH_CO_BANK
    return HANDS_EXPOSED_OUT_OF_ORDER_WITH_BANK if rounds[r + round_.BANK_SEAT] >= 0 else HANDS_EXPOSED_OUT_OF_ORDER


@kernel
def judge_order(ev: Columns, notes: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge the order in which the players' hands were first exposed in the round ``r``."""
    slot, furthest, last = order_slot(rounds, r), -1, -1
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.EXPOSED] + 1):
        h = notes[i * note.WIDTH + note.HAND]
        if ev.kind[i] != KIND_EXPOSE or h < 0 or hands[h + hand.EXPOSED] != i:
            continue
        if hands[h + hand.ID] <= 0 or h == rounds[r + round_.BANK]:
            continue
        place = hands[h + hand.PLACE]
        if place < 0:
            tally[slot + NO_NUMBERING] += 1
            continue
        if last < 0:
            last = furthest = place
            continue
        tally[slot + JUDGED] += 1
        if exposed_out_of_order(place, furthest):
            emit(hits, slot, i, furthest, place, 0, -1, -1, r)
        else:
            furthest = place


@kernel
def judge_dealers_setting(rounds: Ints, hands: Ints, tally: Ints, hits: Ints, h: int, r: int) -> None:
    """Judge whether the dealer had set his hands before he exposed those of ``h``."""
    exposed, ready = hands[h + hand.EXPOSED], rounds[r + round_.DEALER_SET]
    slot = HANDS_EXPOSED_BEFORE_DEALER_SET
    if rounds[r + round_.BANK_SEAT] >= 0:
        slot = HANDS_EXPOSED_BEFORE_BANK
        bank = rounds[r + round_.BANK]
        ready = hands[bank + hand.EXPOSED] if bank >= 0 else -1
        if bank >= 0 and bank == h:
            return
    if ready < 0 or exposed < 0:
        tally[slot + NO_SETTING] += 1
        return
    tally[slot + JUDGED] += 1
    if exposed_before_set(exposed, ready):
        emit(hits, slot, exposed, ready, exposed, 0, hands[h + hand.WAGER], -1, r)


@kernel
def judge_exposing(
    options: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, slot: int, h: int, w: int, r: int
) -> None:
    """Judge whether the hands of ``h`` were exposed at all."""
    if hands[h + hand.EXPOSED] < 0 and (options[RECORDED + KIND_EXPOSE] != ALWAYS or rounds[r + round_.GAPS] > 0):
        tally[slot + NO_EXPOSURE] += 1
        return
    tally[slot + JUDGED] += 1
    if never_exposed(hands[h + hand.EXPOSED]):
        emit(hits, slot, rounds[r + round_.LAST], -1, -1, 0, w, -1, r)


@kernel
def exposing_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge the exposing of the hands in each round that has an end."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.EXPOSED] >= 0:
            judge_order(ev, notes, rounds, hands, tally, hits, r)
        bank = rounds[r + round_.BANK]
        if bank < 0 or rounds[r + round_.VOID] >= 0 or rounds[r + round_.OVER] < 0:
            tally[BANK_NOT_EXPOSED + NOT_APPLICABLE] += 1
        else:
            judge_exposing(options, rounds, hands, tally, hits, BANK_NOT_EXPOSED, bank, -1, r)
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        r, h = wagers[w + wager.ROUND], wagers[w + wager.HAND]
        played = is_played_out(rounds, hands, wagers, w) and rounds[r + round_.OVER] >= 0
        if not played or wagers[w + wager.KIND] == WHAT_DEALER_WAGER or h == rounds[r + round_.BANK]:
            tally[HANDS_NOT_EXPOSED + NOT_APPLICABLE] += 1
            continue
        judge_exposing(options, rounds, hands, tally, hits, HANDS_NOT_EXPOSED, h, w, r)
        judge_dealers_setting(rounds, hands, tally, hits, h, r)
