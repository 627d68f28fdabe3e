"""Surrender: when a player may announce it, and what the dealer then collects."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.pai_gow.tables import hand, note, round_, wager
from validator.games.rounds.stakes import gained
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_EXPOSE,
    KIND_MUCK,
    KIND_PAY,
    KIND_SET_HAND,
    PLACE_CONTAINER_FRONT,
    PLACE_CONTAINER_RIGHT,
)

(
    SURRENDER_BEFORE_DEALER_SET,
    SURRENDER_AFTER_EXPOSURE,
    SURRENDER_NOT_COLLECTED_WHOLE,
    SURRENDER_NOT_COLLECTED_AT_ONCE,
    SURRENDERED_TILES_NOT_COLLECTED,
    SURRENDERED_TILES_EXPOSED,
    SURRENDER_WITH_BANK,
    SURRENDERED_TILES_PUT_ELSEWHERE,
    SURRENDERED_TILES_COLLECTED_LATE,
    *_,
) = numbers_of("pai_gow.surrender")

NO_SETTING, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()
NO_COLLECTION, *_ = missing_facts()
NO_REMOVAL, *_ = missing_facts()


@kernel
def surrendered_late(announced: int, exposed: int) -> bool:
    """Whether a surrender was announced (event) after one of the player's hands was exposed (event, -1: none was)."""
    return 0 <= exposed < announced


@kernel
def goes_on_first(between: int) -> bool:
    """Whether the dealer exposed a hand or paid a wager (event, -1: neither) before he collected a
    surrendered wager.
    """
    return between >= 0


@kernel
def tiles_left(removed: int) -> bool:
    """Whether no event collects a hand's tiles (-1)."""
    return removed < 0


@kernel
def put_elsewhere(place: int, due: int) -> bool:
    """Whether tiles were put elsewhere (place of the log) than where they are due."""
    return place != due


@kernel
def shown_after(t: Table, h: int, start: int, stop: int) -> int:
    """The first event between ``start`` and ``stop`` that shows a tile of ``h``; -1 none."""
    for i in range(start, stop + 1):
        shows = t.kind[i] == KIND_EXPOSE or (t.kind[i] == KIND_SET_HAND and t.card[i] >= 0)
        if shows and t.notes[i * note.WIDTH + note.HAND] == h:
            return i
    return -1


@kernel
def game_goes_on(t: Table, start: int, stop: int) -> int:
    """The first event between ``start`` and ``stop`` that exposes a hand or pays a wager; -1 none."""
    for i in range(start, stop):
        if t.kind[i] == KIND_EXPOSE or t.kind[i] == KIND_PAY:
            return i
    return -1


@kernel
def judge_moment(t: Table, h: int, w: int, r: int) -> None:
    """Judge when the surrender of ``h`` was announced."""
    said, ready = t.hands[h + hand.SURRENDER], t.rounds[r + round_.DEALER_SET]
    t.tally[SURRENDER_WITH_BANK + JUDGED] += 1
    if t.rounds[r + round_.BANK_SEAT] >= 0:
        emit(t.hits, SURRENDER_WITH_BANK, said, -1, -1, 0, w, -1, r)
        t.tally[SURRENDER_BEFORE_DEALER_SET + NOT_APPLICABLE] += 1
    elif ready < 0:
        t.tally[SURRENDER_BEFORE_DEALER_SET + NO_SETTING] += 1
    else:
        ask(t, SURRENDER_BEFORE_DEALER_SET, said < ready, said, ready, said, 0, w, -1, r)
    t.tally[SURRENDER_AFTER_EXPOSURE + JUDGED] += 1
    if surrendered_late(said, t.hands[h + hand.EXPOSED]):
        emit(t.hits, SURRENDER_AFTER_EXPOSURE, said, t.hands[h + hand.EXPOSED], said, 0, w, -1, r)
        t.hands[h + hand.ROOT] = said


@kernel
def judge_collection(t: Table, h: int, w: int, r: int) -> None:
    """Judge what was collected of a surrendered wager, and when."""
    said, stake = t.hands[h + hand.SURRENDER], t.wagers[w + wager.STAKE]
    event = t.wagers[w + wager.COLLECT]
    always = recorded(t, KIND_COLLECT) and t.rounds[r + round_.GAPS] == 0
    if stake < 0 or t.wagers[w + wager.UNPRICED] > 0 or (t.wagers[w + wager.LAST_SETTLED] < 0 and not always):
        t.tally[SURRENDER_NOT_COLLECTED_WHOLE + NO_AMOUNT] += 1
    else:
        t.tally[SURRENDER_NOT_COLLECTED_WHOLE + JUDGED] += 1
        kept = -gained(t, w, -stake)
        if kept != stake:
            at = (
                t.wagers[w + wager.LAST_SETTLED] if t.wagers[w + wager.LAST_SETTLED] >= 0 else t.rounds[r + round_.LAST]
            )
            emit(t.hits, SURRENDER_NOT_COLLECTED_WHOLE, at, stake, kept, stake - kept, w, t.hands[h + hand.ROOT], r)
    if lacking(t, SURRENDER_NOT_COLLECTED_AT_ONCE, NO_COLLECTION, event < 0):
        return
    t.tally[SURRENDER_NOT_COLLECTED_AT_ONCE + JUDGED] += 1
    between = game_goes_on(t, said, event)
    if goes_on_first(between):
        emit(t.hits, SURRENDER_NOT_COLLECTED_AT_ONCE, event, between, event, 0, w, -1, r)


@kernel
def judge_tiles(t: Table, h: int, w: int, r: int) -> None:
    """Judge what becomes of the tiles of a surrendered hand."""
    said, removed = t.hands[h + hand.SURRENDER], t.hands[h + hand.MUCK]
    if removed < 0 and (not recorded(t, KIND_MUCK) or t.rounds[r + round_.GAPS] > 0):
        t.tally[SURRENDERED_TILES_NOT_COLLECTED + NO_REMOVAL] += 1
    else:
        ask(t, SURRENDERED_TILES_NOT_COLLECTED, tiles_left(removed), t.rounds[r + round_.LAST], -1, -1, 0, w, -1, r)
    if removed >= 0:
        between = game_goes_on(t, max(said, t.wagers[w + wager.COLLECT]), removed)
        ask(t, SURRENDERED_TILES_COLLECTED_LATE, goes_on_first(between), removed, between, removed, 0, w, -1, r)
    if removed < 0 or t.dest[removed] < 0 or t.dest[removed] == PLACE_CONTAINER_FRONT:
        t.tally[SURRENDERED_TILES_PUT_ELSEWHERE + NO_REMOVAL] += 1
    else:
        t.tally[SURRENDERED_TILES_PUT_ELSEWHERE + JUDGED] += 1
        if put_elsewhere(t.dest[removed], PLACE_CONTAINER_RIGHT):
            emit(t.hits, SURRENDERED_TILES_PUT_ELSEWHERE, removed, -1, -1, 0, w, -1, r)
    t.tally[SURRENDERED_TILES_EXPOSED + JUDGED] += 1
    shown = shown_after(t, h, said, t.rounds[r + round_.LAST])
    if goes_on_first(shown):
        emit(t.hits, SURRENDERED_TILES_EXPOSED, shown, -1, -1, 0, w, -1, r)


@kernel
def surrender_pass(t: Table) -> None:
    """Judge every surrender of a wager that stands."""
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        r, h = t.wagers[w + wager.ROUND], t.wagers[w + wager.HAND]
        if h < 0 or t.hands[h + hand.SURRENDER] < 0 or t.hands[h + hand.WAGER] != w or t.rounds[r + round_.VOID] >= 0:
            t.tally[SURRENDER_AFTER_EXPOSURE + NOT_APPLICABLE] += 1
            continue
        judge_moment(t, h, w, r)
        if surrendered_late(t.hands[h + hand.SURRENDER], t.hands[h + hand.EXPOSED]):
            continue
        judge_collection(t, h, w, r)
        judge_tiles(t, h, w, r)
