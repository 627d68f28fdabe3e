"""A player who wagers on two betting areas: allowed, adjacent, played apart, in the order of the law."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.pai_gow.around import areas_apart
from validator.games.pai_gow.bank_rules import later_than, more_than_allowed, without_grant
from validator.games.pai_gow.options import AREAS, DELIVERED, TWO_AREAS
from validator.games.pai_gow.tables import hand, note, round_, wager
from validator.games.pai_gow.tiles import kind_of
from validator.games.table import Table, lacking
from validator.log.codes import KIND_DELIVER, WHAT_PAI_GOW

(
    TWO_AREAS_NOT_PERMITTED,
    TOO_MANY_AREAS,
    AREAS_NOT_ADJACENT,
    TILES_OF_TWO_AREAS_MIXED,
    LARGER_WAGER_NOT_SET_FIRST,
    EQUAL_WAGERS_NOT_SET_IN_ROTATION,
    HAND_OF_TWO_AREAS_CHANGED,
    *_,
) = numbers_of("pai_gow.two_areas")

NO_FILING, *_ = missing_facts()
NO_STAKES, NO_SETTING, NO_NUMBERING, *_ = missing_facts()
NO_TILES, *_ = missing_facts()
NOT_SET, *_ = missing_facts()


@kernel
def tiles_exchanged(foreign: int) -> bool:
    """Whether a hand was set with tiles that were dealt to the player's other hand (how many)."""
    return foreign > 0


@kernel
def is_live(t: Table, w: int) -> bool:
    """Whether a row is a Pai Gow wager of a known player at a known position that was not taken back."""
    return (
        t.wagers[w + wager.KIND] == WHAT_PAI_GOW
        and t.wagers[w + wager.WITHDRAWN] < 0
        and t.wagers[w + wager.PLAYER] >= 0
        and t.wagers[w + wager.SEAT] > 0
    )


@kernel
def next_area(t: Table, w: int, r: int) -> int:
    """The next wager after ``w`` of the same player at a position where he has none before it; -1 none."""
    for other in range(w + wager.WIDTH, t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if not is_live(t, other) or t.wagers[other + wager.PLAYER] != t.wagers[w + wager.PLAYER]:
            continue
        new = True
        for before in range(t.rounds[r + round_.WAGER], other, wager.WIDTH):
            same = t.wagers[before + wager.PLAYER] == t.wagers[w + wager.PLAYER] and is_live(t, before)
            if same and t.wagers[before + wager.SEAT] == t.wagers[other + wager.SEAT]:
                new = False
        if new:
            return other
    return -1


@kernel
def is_first(t: Table, w: int, r: int) -> bool:
    """Whether a wager is the first of its player in the round."""
    for before in range(t.rounds[r + round_.WAGER], w, wager.WIDTH):
        if is_live(t, before) and t.wagers[before + wager.PLAYER] == t.wagers[w + wager.PLAYER]:
            return False
    return True


@kernel
def areas_of(t: Table, w: int, r: int) -> int:
    """On how many areas the player of the wager ``w``, his first, wagers."""
    areas, at = 0, w
    while at >= 0:
        areas += 1
        at = next_area(t, at, r)
    return areas


@kernel
def staked_by(t: Table, player: int, seat: int, r: int) -> int:
    """Cents that a player has at a position; -1 where an amount is not recorded."""
    cents = 0
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if is_live(t, w) and t.wagers[w + wager.PLAYER] == player and t.wagers[w + wager.SEAT] == seat:
            if t.wagers[w + wager.STAKE] < 0:
                return -1
            cents += t.wagers[w + wager.STAKE]
    return cents


@kernel
def delivered_of(t: Table, h: int, kind: int, r: int) -> int:
    """How many tiles of a kind were delivered to a hand; of all known kinds where ``kind`` is -1."""
    count = 0
    for i in range(t.rounds[r + round_.FIRST_CARD], t.rounds[r + round_.LAST_CARD] + 1):
        if t.kind[i] == KIND_DELIVER and t.notes[i * note.WIDTH + note.HAND] == h:
            found = kind_of(t.card[i])
            if found >= 0 and (kind < 0 or found == kind):
                count += 1
    return count


@kernel
def set_of(t: Table, h: int, kind: int) -> int:
    """How many tiles of a kind are set in a hand; of all known kinds where ``kind`` is -1."""
    count = 0
    for place in range(hand.HIGH_A, hand.LOW_B + 1):
        found = kind_of(t.hands[h + place])
        if found >= 0 and (kind < 0 or found == kind):
            count += 1
    return count


@kernel
def foreign_tiles(t: Table, h: int, other: int, r: int) -> int:
    """How many tiles set in the hand ``h`` were dealt to ``other``."""
    foreign = 0
    for place in range(hand.HIGH_A, hand.LOW_B + 1):
        kind = kind_of(t.hands[h + place])
        if set_of(t, h, kind) > delivered_of(t, h, kind, r):
            foreign += 1 if delivered_of(t, other, kind, r) > 0 else 0
    return foreign


@kernel
def judge_tiles_apart(t: Table, h: int, other: int, w: int, r: int) -> None:
    """Judge whether the hand ``h`` was set with its own tiles alone."""
    size = t.options[DELIVERED]
    known = set_of(t, h, -1) == size and t.rounds[r + round_.FIRST_CARD] >= 0
    if not known or delivered_of(t, h, -1, r) + delivered_of(t, other, -1, r) < 2 * size:
        t.tally[TILES_OF_TWO_AREAS_MIXED + NO_TILES] += 1
        return
    t.tally[TILES_OF_TWO_AREAS_MIXED + JUDGED] += 1
    if tiles_exchanged(foreign_tiles(t, h, other, r)):
        event = t.hands[h + hand.LAST_SET]
        if t.hands[h + hand.EXPOSED] > event:
            event = t.hands[h + hand.EXPOSED]
        emit(t.hits, TILES_OF_TWO_AREAS_MIXED, event if event >= 0 else t.rounds[r + round_.LAST], -1, -1, 0, w, -1, r)


@kernel
def judge_setting_order(t: Table, w: int, other: int, r: int) -> None:
    """Judge which of a player's two hands was set first; on areas not adjacent it follows from that."""
    apart = areas_apart(t.wagers[w + wager.SEAT], t.wagers[other + wager.SEAT])
    root = t.wagers[other + wager.EVENT] if apart else -1
    h, k = t.wagers[w + wager.HAND], t.wagers[other + wager.HAND]
    player = t.wagers[w + wager.PLAYER]
    one = staked_by(t, player, t.wagers[w + wager.SEAT], r)
    two = staked_by(t, player, t.wagers[other + wager.SEAT], r)
    rule = EQUAL_WAGERS_NOT_SET_IN_ROTATION if one == two else LARGER_WAGER_NOT_SET_FIRST
    if lacking(t, LARGER_WAGER_NOT_SET_FIRST, NO_STAKES, one < 0 or two < 0):
        return
    if lacking(t, rule, NO_SETTING, t.hands[h + hand.FIRST_SET] < 0 or t.hands[k + hand.FIRST_SET] < 0):
        return
    first_is_h = one > two
    if one == two:
        if lacking(t, rule, NO_NUMBERING, t.hands[h + hand.PLACE] < 0 or t.hands[k + hand.PLACE] < 0):
            return
        first_is_h = t.hands[h + hand.PLACE] < t.hands[k + hand.PLACE]
    first, second = (h, k) if first_is_h else (k, h)
    t.tally[rule + JUDGED] += 1
    if later_than(t.hands[first + hand.FIRST_SET], t.hands[second + hand.FIRST_SET]):
        emit(t.hits, rule, t.hands[second + hand.FIRST_SET], -1, -1, 0, w if second == h else other, root, r)


@kernel
def judge_unchanged(t: Table, w: int, r: int) -> None:
    """Judge whether a hand that was set and laid down was set again."""
    h = t.wagers[w + wager.HAND]
    if lacking(t, HAND_OF_TWO_AREAS_CHANGED, NOT_SET, t.hands[h + hand.FIRST_SET] < 0):
        return
    t.tally[HAND_OF_TWO_AREAS_CHANGED + JUDGED] += 1
    if later_than(t.hands[h + hand.LAST_SET], t.hands[h + hand.FIRST_SET]):
        emit(t.hits, HAND_OF_TWO_AREAS_CHANGED, t.hands[h + hand.LAST_SET], -1, -1, 0, w, -1, r)


@kernel
def judge_areas(t: Table, w: int, r: int) -> bool:
    """Judge how many areas a player has, and which; whether they are two that he may have."""
    second = next_area(t, w, r)
    third = next_area(t, second, r)
    if t.options[TWO_AREAS] < 0:
        t.tally[TWO_AREAS_NOT_PERMITTED + NO_FILING] += 1
    else:
        t.tally[TWO_AREAS_NOT_PERMITTED + JUDGED] += 1
        if without_grant(t.options[TWO_AREAS]):
            event = t.wagers[second + wager.EVENT]
            emit(t.hits, TWO_AREAS_NOT_PERMITTED, event, -1, -1, 0, second, -1, r)
            return third < 0
    t.tally[TOO_MANY_AREAS + JUDGED] += 1
    areas = areas_of(t, w, r)
    if more_than_allowed(areas, t.options[AREAS]):
        emit(t.hits, TOO_MANY_AREAS, t.wagers[third + wager.EVENT], t.options[AREAS], areas, 0, third, -1, r)
        return False
    t.tally[AREAS_NOT_ADJACENT + JUDGED] += 1
    if areas_apart(t.wagers[w + wager.SEAT], t.wagers[second + wager.SEAT]):
        emit(t.hits, AREAS_NOT_ADJACENT, t.wagers[second + wager.EVENT], -1, -1, 0, second, -1, r)
    return True


@kernel
def two_areas_pass(t: Table) -> None:
    """Judge each player who has wagers on several areas; the bank's own areas are another rule."""
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        r = t.wagers[w + wager.ROUND]
        if not is_live(t, w) or not is_first(t, w, r):
            continue
        player = t.wagers[w + wager.PLAYER]
        other = next_area(t, w, r)
        bank = t.rounds[r + round_.BANK_SEAT]
        banks = t.rounds[r + round_.PLAYER] == player or (bank > 0 and t.wagers[w + wager.SEAT] == bank)
        if other < 0 or banks or (bank > 0 and t.wagers[other + wager.SEAT] == bank):
            t.tally[TWO_AREAS_NOT_PERMITTED + NOT_APPLICABLE] += 1
            continue
        if not judge_areas(t, w, r):
            continue
        h, k = t.wagers[w + wager.HAND], t.wagers[other + wager.HAND]
        if h < 0 or k < 0 or t.rounds[r + round_.VOID] >= 0:
            t.tally[LARGER_WAGER_NOT_SET_FIRST + NOT_APPLICABLE] += 1
            continue
        judge_setting_order(t, w, other, r)
        judge_unchanged(t, w, r)
        judge_unchanged(t, other, r)
        judge_tiles_apart(t, h, k, w, r)
        judge_tiles_apart(t, k, h, other, r)
