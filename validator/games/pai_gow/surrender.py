"""Surrender: when a player may announce it, and what the dealer then collects."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.outcome_readings import is_sole_outcome
from validator.games.pai_gow.tables.rows import Hand, Round, Table, Wager
from validator.games.rounds.stakes import gained
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_EXPOSE,
    KIND_MUCK,
    KIND_PAY,
    KIND_RETURN,
    KIND_SET_HAND,
    PLACE_CONTAINER_FRONT,
    PLACE_CONTAINER_RIGHT,
    WHAT_LOSE,
    WHAT_TIE,
)

NO_SETTING, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()
NO_COLLECTION, *_ = missing_facts()
NO_REMOVAL, *_ = missing_facts()

rule = Rules("pai_gow.surrender")
SURRENDER_BEFORE_DEALER_SET = rule(
    "surrender-before-dealer-set",
    "Surrender before the dealer's hands were set",
    "{seat}: the {wager} of {stake} was surrendered before the dealer had set his hands",
    needs={
        "the setting of the dealer's hands": NO_SETTING,
    },
    expected="the dealer's hands set first",
    observed="the surrender first",
)
SURRENDER_AFTER_EXPOSURE = rule(
    "surrender-after-exposure",
    "Surrender after one of the player's hands was exposed",
    "{seat}: the {wager} of {stake} was surrendered after the player's hands had been exposed",
    expected="the surrender first",
    observed="the hands exposed first",
)
SURRENDER_NOT_COLLECTED_WHOLE = rule(
    "surrender-not-collected-whole",
    "Surrendered wager not collected whole",
    "{seat}: {observed} of a surrendered wager of {expected} was kept",
    needs={
        "what was collected": NO_AMOUNT,
    },
    expected="{expected} collected",
    observed="{observed} kept",
    unit="cents",
    pays_wrong=True,
)
SURRENDER_NOT_COLLECTED_AT_ONCE = rule(
    "surrender-not-collected-at-once",
    "Surrendered wager not collected at once",
    "{seat}: the surrendered wager of {stake} was collected after the dealer had gone on",
    needs={
        "the collection": NO_COLLECTION,
    },
    expected="the wager collected at once",
    observed="the wager collected later",
)
SURRENDERED_TILES_NOT_COLLECTED = rule(
    "surrendered-tiles-not-collected",
    "Tiles of a surrendered hand not collected",
    "{seat}: the tiles of the surrendered hand were never collected",
    needs={
        "the collecting of tiles": NO_REMOVAL,
    },
    expected="the four tiles collected",
    observed="the tiles left",
)
SURRENDERED_TILES_EXPOSED = rule(
    "surrendered-tiles-exposed",
    "Tiles of a surrendered hand exposed",
    "{seat}: tiles of the surrendered hand were exposed",
    expected="the tiles face down",
    observed="tiles exposed",
)
SURRENDER_WITH_BANK = rule(
    "surrender-with-bank",
    "Surrender while a player was the bank",
    "{seat}: the {wager} of {stake} was surrendered in a round with a bank",
    expected="the hands compared with the bank's",
    observed="a surrender",
)
SURRENDERED_TILES_PUT_ELSEWHERE = rule(
    "surrendered-tiles-put-elsewhere",
    "Tiles of a surrendered hand put elsewhere",
    "{seat}: the tiles of the surrendered hand were not stacked at the dealer's right",
    needs={
        "where the tiles were put": NO_REMOVAL,
    },
    expected="the tiles at the dealer's right",
    observed="elsewhere",
)
SURRENDERED_TILES_COLLECTED_LATE = rule(
    "surrendered-tiles-collected-late",
    "Tiles of a surrendered hand not collected at once",
    ("{seat}: the tiles behind the surrendered wager of {stake} were collected after the dealer had gone on"),
    expected="the tiles collected at once",
    observed="a hand exposed or a wager paid first",
)


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
def tiles_put_elsewhere(place: int, due: int) -> bool:
    """Whether tiles were put elsewhere (place of the log) than where they are due."""
    return place != due


@kernel
def shown_after(t: Table, h: Hand, start: int, stop: int) -> int:
    """The first event between ``start`` and ``stop`` that shows a tile of ``h``; -1 none."""
    for i in range(start, stop + 1):
        shows = t.kind[i] == KIND_EXPOSE or (t.kind[i] == KIND_SET_HAND and t.card[i] >= 0)
        if shows and t.notes[i].hand == h:
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
def lost_by_surrender(t: Table, w: Wager, r: Round) -> int:
    """What the house is short of where a surrender was too late, in cents, less than 0 the player; 0 not known.

    It is known where the hands tie or lose by every reading, and the wager was settled with all amounts.
    """
    stake, settled = w.stake, w.last_settled >= 0 and w.unpriced == 0 and r.gaps == 0
    banked = r.bank_seat >= 0 or r.co_bank >= 0
    if banked or stake < 0 or not settled or not recorded(t, KIND_RETURN) or not recorded(t, KIND_PAY):
        return 0
    if not is_sole_outcome(t, w):
        return 0
    kept = -gained(t, w, -stake)
    if w.due == WHAT_LOSE:
        return stake - kept
    return -kept if w.due == WHAT_TIE else 0


@kernel
def judge_moment(t: Table, h: Hand, w: Wager, r: Round) -> None:
    """Judge when the surrender of ``h`` was announced."""
    said, ready = h.surrender, r.dealer_set
    t.tally[SURRENDER_WITH_BANK + JUDGED] += 1
    if r.bank_seat >= 0:
        emit(t.hits, SURRENDER_WITH_BANK, said, -1, -1, 0, w.at, -1, r.at)
        t.tally[SURRENDER_BEFORE_DEALER_SET + NOT_APPLICABLE] += 1
    elif ready < 0:
        t.tally[SURRENDER_BEFORE_DEALER_SET + NO_SETTING] += 1
    else:
        ask(t, SURRENDER_BEFORE_DEALER_SET, said < ready, said, ready, said, 0, w.at, -1, r.at)
    t.tally[SURRENDER_AFTER_EXPOSURE + JUDGED] += 1
    if surrendered_late(said, h.exposed):
        emit(t.hits, SURRENDER_AFTER_EXPOSURE, said, h.exposed, said, lost_by_surrender(t, w, r), w.at, -1, r.at)
        h.root = said


@kernel
def judge_collection(t: Table, h: Hand, w: Wager, r: Round) -> None:
    """Judge what was collected of a surrendered wager, and when."""
    said, stake = h.surrender, w.stake
    event = w.collect
    always = recorded(t, KIND_COLLECT) and r.gaps == 0
    if stake < 0 or w.unpriced > 0 or (w.last_settled < 0 and not always):
        t.tally[SURRENDER_NOT_COLLECTED_WHOLE + NO_AMOUNT] += 1
    else:
        t.tally[SURRENDER_NOT_COLLECTED_WHOLE + JUDGED] += 1
        kept = -gained(t, w, -stake)
        if kept != stake:
            at = w.last_settled if w.last_settled >= 0 else r.last
            emit(t.hits, SURRENDER_NOT_COLLECTED_WHOLE, at, stake, kept, stake - kept, w.at, h.root, r.at)
    if lacking(t, SURRENDER_NOT_COLLECTED_AT_ONCE, NO_COLLECTION, event < 0):
        return
    t.tally[SURRENDER_NOT_COLLECTED_AT_ONCE + JUDGED] += 1
    between = game_goes_on(t, said, event)
    if goes_on_first(between):
        emit(t.hits, SURRENDER_NOT_COLLECTED_AT_ONCE, event, between, event, 0, w.at, -1, r.at)


@kernel
def judge_tiles(t: Table, h: Hand, w: Wager, r: Round) -> None:
    """Judge what becomes of the tiles of a surrendered hand."""
    said, removed = h.surrender, h.muck
    if removed < 0 and (not recorded(t, KIND_MUCK) or r.gaps > 0):
        t.tally[SURRENDERED_TILES_NOT_COLLECTED + NO_REMOVAL] += 1
    else:
        ask(t, SURRENDERED_TILES_NOT_COLLECTED, tiles_left(removed), r.last, -1, -1, 0, w.at, -1, r.at)
    if removed >= 0:
        between = game_goes_on(t, max(said, w.collect), removed)
        ask(t, SURRENDERED_TILES_COLLECTED_LATE, goes_on_first(between), removed, between, removed, 0, w.at, -1, r.at)
    if removed < 0 or t.dest[removed] < 0 or t.dest[removed] == PLACE_CONTAINER_FRONT:
        t.tally[SURRENDERED_TILES_PUT_ELSEWHERE + NO_REMOVAL] += 1
    else:
        t.tally[SURRENDERED_TILES_PUT_ELSEWHERE + JUDGED] += 1
        if tiles_put_elsewhere(t.dest[removed], PLACE_CONTAINER_RIGHT):
            emit(t.hits, SURRENDERED_TILES_PUT_ELSEWHERE, removed, -1, -1, 0, w.at, -1, r.at)
    t.tally[SURRENDERED_TILES_EXPOSED + JUDGED] += 1
    shown = shown_after(t, h, said, r.last)
    if goes_on_first(shown):
        emit(t.hits, SURRENDERED_TILES_EXPOSED, shown, -1, -1, 0, w.at, -1, r.at)


@kernel
def surrender_pass(t: Table) -> None:
    """Judge every surrender of a wager that stands."""
    for w in rows_of(t.wagers):
        r, h = w.round, w.hand
        if not h or h.surrender < 0 or h.wager != w or r.void >= 0:
            t.tally[SURRENDER_AFTER_EXPOSURE + NOT_APPLICABLE] += 1
            continue
        judge_moment(t, h, w, r)
        if surrendered_late(h.surrender, h.exposed):
            continue
        judge_collection(t, h, w, r)
        judge_tiles(t, h, w, r)
