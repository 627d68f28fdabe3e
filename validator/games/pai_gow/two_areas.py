"""A player who wagers on two betting areas: allowed, adjacent, played apart, in the order of the law."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_questions import later_than, more_than_allowed, without_grant
from validator.games.pai_gow.options import AREAS, STACK_TILES, TWO_AREAS
from validator.games.pai_gow.slots.two_areas import (
    AREAS_NOT_ADJACENT,
    EQUAL_WAGERS_NOT_SET_IN_ROTATION,
    HAND_OF_TWO_AREAS_CHANGED,
    LARGER_WAGER_NOT_SET_FIRST,
    TILES_OF_TWO_AREAS_MIXED,
    TOO_MANY_AREAS,
    TWO_AREAS_NOT_PERMITTED,
)
from validator.games.pai_gow.tables import hand, note, round_, wager
from validator.games.pai_gow.tiles import kind_of
from validator.log.codes import KIND_DELIVER, WHAT_PAI_GOW
from validator.log.columns import Columns

NO_FILING, *_ = missing_facts()
NO_STAKES, NO_SETTING, NO_NUMBERING, *_ = missing_facts()
NO_TILES, *_ = missing_facts()
NOT_SET, *_ = missing_facts()


@kernel
def areas_apart(one: int, other: int) -> bool:
    """Whether two positions do not lie side by side."""
    return one - other > 1 or other - one > 1


@kernel
def tiles_exchanged(foreign: int) -> bool:
    """Whether a hand was set with tiles that were dealt to the player's other hand (how many)."""
    return foreign > 0


@kernel
def is_live(wagers: Ints, w: int) -> bool:
    """Whether a row is a Pai Gow wager of a known player at a known position that was not taken back."""
    return (
        wagers[w + wager.KIND] == WHAT_PAI_GOW
        and wagers[w + wager.WITHDRAWN] < 0
        and wagers[w + wager.PLAYER] >= 0
        and wagers[w + wager.SEAT] > 0
    )


@kernel
def next_area(rounds: Ints, wagers: Ints, w: int, r: int) -> int:
    """The next wager after ``w`` of the same player at a position where he has none before it; -1 none."""
    for other in range(w + wager.WIDTH, rounds[r + round_.WAGERS_END], wager.WIDTH):
        if not is_live(wagers, other) or wagers[other + wager.PLAYER] != wagers[w + wager.PLAYER]:
            continue
        new = True
        for before in range(rounds[r + round_.WAGER], other, wager.WIDTH):
            same = wagers[before + wager.PLAYER] == wagers[w + wager.PLAYER] and is_live(wagers, before)
            if same and wagers[before + wager.SEAT] == wagers[other + wager.SEAT]:
                new = False
        if new:
            return other
    return -1


@kernel
def is_first(rounds: Ints, wagers: Ints, w: int, r: int) -> bool:
    """Whether a wager is the first of its player in the round."""
    for before in range(rounds[r + round_.WAGER], w, wager.WIDTH):
        if is_live(wagers, before) and wagers[before + wager.PLAYER] == wagers[w + wager.PLAYER]:
            return False
    return True


@kernel
def areas_of(rounds: Ints, wagers: Ints, w: int, r: int) -> int:
    """On how many areas the player of the wager ``w``, his first, wagers."""
    areas, at = 0, w
    while at >= 0:
        areas += 1
        at = next_area(rounds, wagers, at, r)
    return areas


@kernel
def staked_by(rounds: Ints, wagers: Ints, player: int, seat: int, r: int) -> int:
    """Cents that a player has at a position; -1 where an amount is not recorded."""
    cents = 0
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if is_live(wagers, w) and wagers[w + wager.PLAYER] == player and wagers[w + wager.SEAT] == seat:
            if wagers[w + wager.STAKE] < 0:
                return -1
            cents += wagers[w + wager.STAKE]
    return cents


@kernel
def delivered_of(ev: Columns, notes: Ints, rounds: Ints, h: int, kind: int, r: int) -> int:
    """How many tiles of a kind were delivered to a hand; of all known kinds where ``kind`` is -1."""
    count = 0
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.LAST_CARD] + 1):
        if ev.kind[i] == KIND_DELIVER and notes[i * note.WIDTH + note.HAND] == h:
            found = kind_of(ev.card[i])
            if found >= 0 and (kind < 0 or found == kind):
                count += 1
    return count


@kernel
def set_of(hands: Ints, h: int, kind: int) -> int:
    """How many tiles of a kind are set in a hand; of all known kinds where ``kind`` is -1."""
    count = 0
    for place in range(hand.HIGH_A, hand.LOW_B + 1):
        found = kind_of(hands[h + place])
        if found >= 0 and (kind < 0 or found == kind):
            count += 1
    return count


@kernel
def foreign_tiles(ev: Columns, notes: Ints, rounds: Ints, hands: Ints, h: int, other: int, r: int) -> int:
    """How many tiles set in the hand ``h`` were dealt to ``other``."""
    foreign = 0
    for place in range(hand.HIGH_A, hand.LOW_B + 1):
        kind = kind_of(hands[h + place])
        if set_of(hands, h, kind) > delivered_of(ev, notes, rounds, h, kind, r):
            foreign += 1 if delivered_of(ev, notes, rounds, other, kind, r) > 0 else 0
    return foreign


@kernel
def judge_tiles_apart(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    h: int,
    other: int,
    w: int,
    r: int,
) -> None:
    """Judge whether the hand ``h`` was set with its own tiles alone."""
    size = options[STACK_TILES]
    known = set_of(hands, h, -1) == size and rounds[r + round_.FIRST_CARD] >= 0
    if (
        not known
        or delivered_of(ev, notes, rounds, h, -1, r) + delivered_of(ev, notes, rounds, other, -1, r) < 2 * size
    ):
        tally[TILES_OF_TWO_AREAS_MIXED + NO_TILES] += 1
        return
    tally[TILES_OF_TWO_AREAS_MIXED + JUDGED] += 1
    if tiles_exchanged(foreign_tiles(ev, notes, rounds, hands, h, other, r)):
        event = hands[h + hand.LAST_SET]
        if hands[h + hand.EXPOSED] > event:
            event = hands[h + hand.EXPOSED]
        emit(hits, TILES_OF_TWO_AREAS_MIXED, event if event >= 0 else rounds[r + round_.LAST], -1, -1, 0, w, -1, r)


@kernel
def judge_setting_order(
    rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, other: int, r: int
) -> None:
    """Judge which of a player's two hands was set first."""
    h, k = wagers[w + wager.HAND], wagers[other + wager.HAND]
    player = wagers[w + wager.PLAYER]
    one = staked_by(rounds, wagers, player, wagers[w + wager.SEAT], r)
    two = staked_by(rounds, wagers, player, wagers[other + wager.SEAT], r)
    slot = EQUAL_WAGERS_NOT_SET_IN_ROTATION if one == two else LARGER_WAGER_NOT_SET_FIRST
    if one < 0 or two < 0:
        tally[LARGER_WAGER_NOT_SET_FIRST + NO_STAKES] += 1
        return
    if hands[h + hand.FIRST_SET] < 0 or hands[k + hand.FIRST_SET] < 0:
        tally[slot + NO_SETTING] += 1
        return
    first_is_h = one > two
    if one == two:
        if hands[h + hand.PLACE] < 0 or hands[k + hand.PLACE] < 0:
            tally[slot + NO_NUMBERING] += 1
            return
        first_is_h = hands[h + hand.PLACE] < hands[k + hand.PLACE]
    first, second = (h, k) if first_is_h else (k, h)
    tally[slot + JUDGED] += 1
    if later_than(hands[first + hand.FIRST_SET], hands[second + hand.FIRST_SET]):
        emit(hits, slot, hands[second + hand.FIRST_SET], -1, -1, 0, w if second == h else other, -1, r)


@kernel
def judge_unchanged(hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Judge whether a hand that was set and laid down was set again."""
    h = wagers[w + wager.HAND]
    if hands[h + hand.FIRST_SET] < 0:
        tally[HAND_OF_TWO_AREAS_CHANGED + NOT_SET] += 1
        return
    tally[HAND_OF_TWO_AREAS_CHANGED + JUDGED] += 1
    if later_than(hands[h + hand.LAST_SET], hands[h + hand.FIRST_SET]):
        emit(hits, HAND_OF_TWO_AREAS_CHANGED, hands[h + hand.LAST_SET], -1, -1, 0, w, -1, r)


@kernel
def judge_areas(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> bool:
    """Judge how many areas a player has, and which; whether they are two that he may have."""
    second = next_area(rounds, wagers, w, r)
    third = next_area(rounds, wagers, second, r)
    if options[TWO_AREAS] < 0:
        tally[TWO_AREAS_NOT_PERMITTED + NO_FILING] += 1
    else:
        tally[TWO_AREAS_NOT_PERMITTED + JUDGED] += 1
        if without_grant(options[TWO_AREAS]):
            event = wagers[second + wager.EVENT]
            emit(hits, TWO_AREAS_NOT_PERMITTED, event, -1, -1, 0, second, -1, r)
            return third < 0
    tally[TOO_MANY_AREAS + JUDGED] += 1
    areas = areas_of(rounds, wagers, w, r)
    if more_than_allowed(areas, options[AREAS]):
        emit(hits, TOO_MANY_AREAS, wagers[third + wager.EVENT], options[AREAS], areas, 0, third, -1, r)
        return False
    tally[AREAS_NOT_ADJACENT + JUDGED] += 1
    if areas_apart(wagers[w + wager.SEAT], wagers[second + wager.SEAT]):
        emit(hits, AREAS_NOT_ADJACENT, wagers[second + wager.EVENT], -1, -1, 0, second, -1, r)
    return True


@kernel
def two_areas_pass(
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
    """Judge each player who has wagers on several areas; the bank's own areas are another question."""
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        r = wagers[w + wager.ROUND]
        if not is_live(wagers, w) or not is_first(rounds, wagers, w, r):
            continue
        player = wagers[w + wager.PLAYER]
        other = next_area(rounds, wagers, w, r)
        bank = rounds[r + round_.BANK_SEAT]
        banks = rounds[r + round_.PLAYER] == player or (bank > 0 and wagers[w + wager.SEAT] == bank)
        if other < 0 or banks or (bank > 0 and wagers[other + wager.SEAT] == bank):
            tally[TWO_AREAS_NOT_PERMITTED + NOT_APPLICABLE] += 1
            continue
        if not judge_areas(options, rounds, wagers, tally, hits, w, r):
            continue
        h, k = wagers[w + wager.HAND], wagers[other + wager.HAND]
        if h < 0 or k < 0 or rounds[r + round_.VOID] >= 0:
            tally[LARGER_WAGER_NOT_SET_FIRST + NOT_APPLICABLE] += 1
            continue
        judge_setting_order(rounds, hands, wagers, tally, hits, w, other, r)
        judge_unchanged(hands, wagers, tally, hits, w, r)
        judge_unchanged(hands, wagers, tally, hits, other, r)
        judge_tiles_apart(ev, options, notes, rounds, hands, tally, hits, h, k, w, r)
        judge_tiles_apart(ev, options, notes, rounds, hands, tally, hits, k, h, other, r)
