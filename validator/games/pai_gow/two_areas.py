"""A player who wagers on two betting areas: allowed, adjacent, played apart, in the order of the law."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, row_after, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.around import areas_apart
from validator.games.pai_gow.bank_rules import later_than, more_than_allowed, without_grant
from validator.games.pai_gow.tables.rows import HAND_HIGH_A, HAND_LOW_B, Hand, Round, Table, Wager
from validator.games.pai_gow.tiles import kind_of
from validator.games.table import lacking
from validator.log.codes import KIND_DELIVER, WHAT_PAI_GOW

NO_FILING, *_ = missing_facts()
NO_STAKES, NO_SETTING, NO_NUMBERING, *_ = missing_facts()
NO_TILES, *_ = missing_facts()
NOT_SET, *_ = missing_facts()

rule = Rules("pai_gow.two_areas")
TWO_AREAS_NOT_PERMITTED = rule(
    "two-areas-not-permitted",
    "Player on two areas without a filing",
    "{player} wagered on a second area, at {seat}; the Rules Submission does not permit it",
    needs={
        "whether the filing permits two areas": NO_FILING,
    },
    expected="one area",
    observed="more than one",
)
TOO_MANY_AREAS = rule(
    "too-many-areas",
    "Player on more areas than two",
    "{player} wagered on {observed} areas",
    expected="at most {expected}",
    observed="{observed}",
)
AREAS_NOT_ADJACENT = rule(
    "areas-not-adjacent",
    "Areas of a player not adjacent",
    "the areas of {player} do not lie side by side",
    expected="adjacent areas",
    observed="areas apart",
)
TILES_OF_TWO_AREAS_MIXED = rule(
    "tiles-of-two-areas-mixed",
    "Tiles of the one area played with those of the other",
    "the hand at {seat} was set as {hand}, with tiles dealt to the other area of the player",
    needs={
        "the tiles as dealt and as set": NO_TILES,
    },
    expected="the tiles dealt to the area",
    observed="tiles of the other area",
)
LARGER_WAGER_NOT_SET_FIRST = rule(
    "larger-wager-not-set-first",
    "Hand with the smaller wager set first",
    "{player} set the hand at {seat}, with the smaller wager, first",
    needs={
        "the amounts": NO_STAKES,
        "the setting of the hands": NO_SETTING,
    },
    expected="the hand with the larger wager first",
    observed="the other first",
)
EQUAL_WAGERS_NOT_SET_IN_ROTATION = rule(
    "equal-wagers-not-set-in-rotation",
    "Hands with equal wagers not set counterclockwise",
    "{player} set the hand at {seat} before the one that comes first counterclockwise",
    needs={
        "the amounts": NO_STAKES,
        "the setting of the hands": NO_SETTING,
        "how positions are numbered": NO_NUMBERING,
    },
    expected="counterclockwise",
    observed="the other way",
)
HAND_OF_TWO_AREAS_CHANGED = rule(
    "hand-of-two-areas-changed",
    "Hand changed after it was set",
    "{player} set the hand at {seat} again after he had laid it down",
    needs={
        "the setting of the hands": NOT_SET,
    },
    expected="the hand as laid down",
    observed="set again",
)


@kernel
def tiles_exchanged(foreign: int) -> bool:
    """Whether a hand was set with tiles that were dealt to the player's other hand (how many)."""
    return foreign > 0


@kernel
def is_live(t: Table, w: Wager) -> bool:
    """Whether a row is a Pai Gow wager of a known player at a known position that was not taken back."""
    return w.kind == WHAT_PAI_GOW and w.withdrawn < 0 and w.player >= 0 and w.seat > 0


@kernel
def next_area(t: Table, w: Wager, r: Round) -> Wager:
    """The next wager after ``w`` of the same player at a position where he has none before it; -1 none."""
    for other in between(t.wagers, row_after(t.wagers, w, 1), r.wagers_end):
        if not is_live(t, other) or other.player != w.player:
            continue
        new = True
        for before in between(t.wagers, r.wager, other):
            same = before.player == w.player and is_live(t, before)
            if same and before.seat == other.seat:
                new = False
        if new:
            return other
    return t.wagers[NONE]


@kernel
def is_first(t: Table, w: Wager, r: Round) -> bool:
    """Whether a wager is the first of its player in the round."""
    for before in between(t.wagers, r.wager, w):
        if is_live(t, before) and before.player == w.player:
            return False
    return True


@kernel
def areas_of(t: Table, w: Wager, r: Round) -> int:
    """On how many areas the player of the wager ``w``, his first, wagers."""
    areas, at = 0, w
    while at:
        areas += 1
        at = next_area(t, at, r)
    return areas


@kernel
def staked_by(t: Table, player: int, seat: int, r: Round) -> int:
    """Cents that a player has at a position; -1 where an amount is not recorded."""
    cents = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if is_live(t, w) and w.player == player and w.seat == seat:
            if w.stake < 0:
                return -1
            cents += w.stake
    return cents


@kernel
def delivered_of(t: Table, h: Hand, kind: int, r: Round) -> int:
    """How many tiles of a kind were delivered to a hand; of all known kinds where ``kind`` is -1."""
    count = 0
    for i in range(r.first_card, r.last_card + 1):
        if t.kind[i] == KIND_DELIVER and t.notes[i].hand == h:
            found = kind_of(t.card[i])
            if found >= 0 and (kind < 0 or found == kind):
                count += 1
    return count


@kernel
def set_of(t: Table, h: Hand, kind: int) -> int:
    """How many tiles of a kind are set in a hand; of all known kinds where ``kind`` is -1."""
    count = 0
    for place in range(HAND_HIGH_A, HAND_LOW_B + 1):
        found = kind_of(h[place])
        if found >= 0 and (kind < 0 or found == kind):
            count += 1
    return count


@kernel
def foreign_tiles(t: Table, h: Hand, other: Hand, r: Round) -> int:
    """How many tiles set in the hand ``h`` were dealt to ``other``."""
    foreign = 0
    for place in range(HAND_HIGH_A, HAND_LOW_B + 1):
        kind = kind_of(h[place])
        if set_of(t, h, kind) > delivered_of(t, h, kind, r):
            foreign += 1 if delivered_of(t, other, kind, r) > 0 else 0
    return foreign


@kernel
def judge_tiles_apart(t: Table, h: Hand, other: Hand, w: Wager, r: Round) -> None:
    """Judge whether the hand ``h`` was set with its own tiles alone."""
    size = t.options.delivered
    known = set_of(t, h, -1) == size and r.first_card >= 0
    if not known or delivered_of(t, h, -1, r) + delivered_of(t, other, -1, r) < 2 * size:
        t.tally[TILES_OF_TWO_AREAS_MIXED + NO_TILES] += 1
        return
    t.tally[TILES_OF_TWO_AREAS_MIXED + JUDGED] += 1
    if tiles_exchanged(foreign_tiles(t, h, other, r)):
        event = h.last_set
        if h.exposed > event:
            event = h.exposed
        emit(t.hits, TILES_OF_TWO_AREAS_MIXED, event if event >= 0 else r.last, -1, -1, 0, w.at, -1, r.at)


@kernel
def judge_setting_order(t: Table, w: Wager, other: Wager, r: Round) -> None:
    """Judge which of a player's two hands was set first; on areas not adjacent it follows from that."""
    apart = areas_apart(w.seat, other.seat)
    root = other.event if apart else -1
    h, k = w.hand, other.hand
    player = w.player
    one = staked_by(t, player, w.seat, r)
    two = staked_by(t, player, other.seat, r)
    rule = EQUAL_WAGERS_NOT_SET_IN_ROTATION if one == two else LARGER_WAGER_NOT_SET_FIRST
    if lacking(t, LARGER_WAGER_NOT_SET_FIRST, NO_STAKES, one < 0 or two < 0):
        return
    if lacking(t, rule, NO_SETTING, h.first_set < 0 or k.first_set < 0):
        return
    first_is_h = one > two
    if one == two:
        if lacking(t, rule, NO_NUMBERING, h.place < 0 or k.place < 0):
            return
        first_is_h = h.place < k.place
    first, second = (h, k) if first_is_h else (k, h)
    t.tally[rule + JUDGED] += 1
    if later_than(first.first_set, second.first_set):
        emit(t.hits, rule, second.first_set, -1, -1, 0, w.at if second == h else other.at, root, r.at)


@kernel
def judge_unchanged(t: Table, w: Wager, r: Round) -> None:
    """Judge whether a hand that was set and laid down was set again."""
    h = w.hand
    if lacking(t, HAND_OF_TWO_AREAS_CHANGED, NOT_SET, h.first_set < 0):
        return
    t.tally[HAND_OF_TWO_AREAS_CHANGED + JUDGED] += 1
    if later_than(h.last_set, h.first_set):
        emit(t.hits, HAND_OF_TWO_AREAS_CHANGED, h.last_set, -1, -1, 0, w.at, -1, r.at)


@kernel
def judge_areas(t: Table, w: Wager, r: Round) -> bool:
    """Judge how many areas a player has, and which; whether they are two that he may have."""
    second = next_area(t, w, r)
    third = next_area(t, second, r)
    if t.options.two_areas < 0:
        t.tally[TWO_AREAS_NOT_PERMITTED + NO_FILING] += 1
    else:
        t.tally[TWO_AREAS_NOT_PERMITTED + JUDGED] += 1
        if without_grant(t.options.two_areas):
            event = second.event
            emit(t.hits, TWO_AREAS_NOT_PERMITTED, event, -1, -1, 0, second.at, -1, r.at)
            return third.at < 0
    t.tally[TOO_MANY_AREAS + JUDGED] += 1
    areas = areas_of(t, w, r)
    if more_than_allowed(areas, t.options.areas):
        emit(t.hits, TOO_MANY_AREAS, third.event, t.options.areas, areas, 0, third.at, -1, r.at)
        return False
    t.tally[AREAS_NOT_ADJACENT + JUDGED] += 1
    if areas_apart(w.seat, second.seat):
        emit(t.hits, AREAS_NOT_ADJACENT, second.event, -1, -1, 0, second.at, -1, r.at)
    return True


@kernel
def two_areas_pass(t: Table) -> None:
    """Judge each player who has wagers on several areas; the bank's own areas are another rule."""
    for w in rows_of(t.wagers):
        r = w.round
        if not is_live(t, w) or not is_first(t, w, r):
            continue
        player = w.player
        other = next_area(t, w, r)
        bank = r.bank_seat
        banks = r.player == player or (bank > 0 and w.seat == bank)
        if not other or banks or (bank > 0 and other.seat == bank):
            t.tally[TWO_AREAS_NOT_PERMITTED + NOT_APPLICABLE] += 1
            continue
        if not judge_areas(t, w, r):
            continue
        h, k = w.hand, other.hand
        if not h or not k or r.void >= 0:
            t.tally[LARGER_WAGER_NOT_SET_FIRST + NOT_APPLICABLE] += 1
            continue
        judge_setting_order(t, w, other, r)
        judge_unchanged(t, w, r)
        judge_unchanged(t, other, r)
        judge_tiles_apart(t, h, k, w, r)
        judge_tiles_apart(t, k, h, other, r)
