"""The recut that a floorperson may require."""

from validator.core.engine.kernel import JUDGED, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state
from validator.games.shoe.cut_order import (
    OTHER,
    SAME,
    entitled_between,
    reason,
    same_person,
    skipped_clockwise,
    waits_for_offer,
)
from validator.games.shoe.judging import judge
from validator.games.shoe.shoe_table import Table
from validator.games.table import recorded
from validator.log.codes import KIND_PLAYER_LEAVES

NO_RECORD, *_ = missing_facts()

rule = Rules("shoe.recut")
RECUT_BY_WRONG_PERSON = rule("recut-by-wrong-person")


@kernel
def recut_by_another(last_cutter: int, next_entitled: int) -> bool:
    """Whether a recut was made neither by the player who last cut (1) nor by the next person entitled (1)."""
    return last_cutter == 0 and next_entitled == 0


@kernel
def recut_not_by_next(following: int) -> bool:
    """Whether a recut was made by somebody other than the player next entitled to the cut (1: he made it)."""
    return following == 0


@kernel
def judge_recut_by_next(t: Table, i: int, row: Round, dealer: bool, seat: int, player: int) -> None:
    """Judge that a recut goes to the next player clockwise from him who cut; who is next after the last is open."""
    rule = RECUT_BY_WRONG_PERSON
    before = t.stack.cutter_seat - 1
    certain = recorded(t, KIND_PLAYER_LEAVES) and t.cut.direction != 0 and t.cut.gap == 0
    waiting = waits_for_offer(t) >= 0
    same = same_person(t, seat, player, before, t.stack.cutter_player - 1)
    again = same == SAME and not dealer
    if t.stack.cutter_dealer == 1 or not waiting or before <= 0 or (t.cut.offers_since_recut > 0 and not again):
        t.tally[rule + (JUDGED if t.stack.cutter_dealer == 1 or not waiting else NO_RECORD)] += 1
    elif dealer or again:
        judge(t, rule, certain, recut_not_by_next(0), i, -1, row)
    elif same == OTHER and seat > 0:
        skipped = skipped_clockwise(t, seat, player, before)
        judge(t, rule, certain, recut_not_by_next(1 if skipped < 0 else 0), i, -1, row)
    else:
        t.tally[rule + NO_RECORD] += 1


@kernel
def judge_recut(t: Table, i: int, row: Round, dealer: bool, seat: int, player: int) -> None:
    """Judge by which player, or that by the dealer, a recut is made."""
    rule = RECUT_BY_WRONG_PERSON
    before = t.stack.cutter_seat - 1
    person = t.stack.cutter_player - 1
    by_dealer = t.stack.cutter_dealer == 1
    if t.options.cut_clockwise == 1:
        judge_recut_by_next(t, i, row, dealer, seat, player)
        return
    if dealer and (by_dealer or t.cut.offers_since_recut > 0):
        t.tally[rule + JUDGED] += 1
    elif dealer:
        known = before >= 0 or person >= 0
        judge(t, rule, known, recut_by_another(0, 0), i, -1, row)
    else:
        same = same_person(t, seat, player, before, person)
        why = reason(t)
        turns = why == shoe_state.COVER_ON_DEALER or why == shoe_state.DIRECTED
        if same == SAME:
            t.tally[rule + JUDGED] += 1
        elif same == OTHER and not by_dealer and turns and seat > 0 and before > 0:
            backwards = (seat - before) * t.cut.direction > 0
            skipped = entitled_between(t, seat, player, before) >= 0
            known = recorded(t, KIND_PLAYER_LEAVES) and t.cut.direction != 0 and t.cut.gap == 0
            following = 0 if backwards or skipped else 1
            judge(t, rule, known, recut_by_another(0, following), i, -1, row)
        else:
            t.tally[rule + NO_RECORD] += 1
