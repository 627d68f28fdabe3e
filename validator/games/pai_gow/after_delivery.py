"""What follows the tiles: the marker on the dealer's, stacks of positions without a wager, the dice covered again."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, TALLY_WIDTH, emit, kernel
from validator.core.engine.rows import between, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_rules import act_left_out, happened, is_another_person, later_than, other_than_due
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.tables import flags, unplaced
from validator.games.pai_gow.tables.rows import Hand, Round, Table
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    FACE_UP,
    KIND_DELIVER,
    KIND_DICE_SHAKE,
    KIND_MARKER_PLACED,
    KIND_MOVE_CARD,
    KIND_MUCK,
    KIND_WAGER,
    KIND_WAGER_MOVED,
    PLACE_CONTAINER_FRONT,
    PLACE_DEAD_HAND,
    PLACE_ON_TILES,
    WHAT_DEALER_TILES,
)

NO_RECORD, NO_WAGERS, *_ = missing_facts()
NO_FACE, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_COUNT, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()

rule = Rules("pai_gow.after_delivery")
DEALER_TILES_NOT_MARKED = rule(
    "dealer-tiles-not-marked",
    "No marker on the dealer's tiles",
    "no marker was placed on the dealer's tiles",
    needs={
        "the marker on the dealer's tiles": NO_RECORD,
        "whether the dealer has a wager": NO_WAGERS,
    },
    expected="a marker on the dealer's tiles",
    observed="none",
)
DEALER_TILES_NOT_MARKED_WITH_BANK = rule(
    "dealer-tiles-not-marked-with-bank",
    "No marker on the dealer's tiles while a player was the bank",
    "the dealer had no wager against the bank and placed no marker on his tiles",
    needs={
        "the marker on the dealer's tiles": NO_RECORD,
        "whether the dealer has a wager": NO_WAGERS,
    },
    expected="a marker on the dealer's tiles",
    observed="none",
)
DEALER_TILES_MARKED_LATE = rule(
    "dealer-tiles-marked-late",
    "Marker on the dealer's tiles after further stacks",
    "the marker was placed on the dealer's tiles after further positions had been dealt",
    expected="the marker before the next stack",
    observed="the marker after it",
)
DEALER_TILES_MARKED_LATE_WITH_BANK = rule(
    "dealer-tiles-marked-late-with-bank",
    "Marker on the dealer's tiles after further positions while a player was the bank",
    "the marker was placed on the dealer's tiles after further positions had been dealt",
    expected="the marker before the next tiles",
    observed="the marker after them",
)
EMPTY_POSITION_NOT_COLLECTED = rule(
    "empty-position-not-collected",
    "Stack of a position without a wager not collected",
    "the stack dealt to {seat}, where there is no wager, was not collected",
    needs={
        "whether stacks without a wager were collected": NO_RECORD,
        "which positions have a wager": NO_WAGERS,
    },
    expected="the stack collected after the delivery",
    observed="not collected",
)
EMPTY_POSITION_NOT_COLLECTED_WITH_BANK = rule(
    "empty-position-not-collected-with-bank",
    "Stack of a position without a wager not collected while a player was the bank",
    "the tiles dealt to {seat}, where there is no wager, were not collected",
    needs={
        "whether stacks without a wager were collected": NO_RECORD,
        "which positions have a wager": NO_WAGERS,
    },
    expected="the tiles collected after the delivery",
    observed="not collected",
)
EMPTY_POSITION_COLLECTED_EARLY = rule(
    "empty-position-collected-early",
    "Stack of a position without a wager collected during the delivery",
    "the stack of {seat} was collected before all stacks had been dealt",
    expected="collected after all stacks",
    observed="collected before",
)
EMPTY_POSITION_COLLECTED_EARLY_WITH_BANK = rule(
    "empty-position-collected-early-with-bank",
    "Stack of a position without a wager collected during the delivery, while a player was the bank",
    "the tiles of {seat} were collected before all tiles had been dealt",
    expected="collected after all stacks",
    observed="collected before",
)
EMPTY_POSITION_NOT_WITH_DEAD_HAND = rule(
    "empty-position-not-with-dead-hand",
    "Stack of a position without a wager not placed with the Dead Hand",
    "the stack of {seat}, where there is no wager, was not placed with the Dead Hand",
    needs={
        "where the stack was placed": NO_PLACE,
    },
    expected="with the Dead Hand",
    observed="elsewhere",
)
EMPTY_POSITION_NOT_WITH_DEAD_HAND_WITH_BANK = rule(
    "empty-position-not-with-dead-hand-with-bank",
    "Stack of a position without a wager not placed with the Dead Hand while a player was the bank",
    "the tiles of {seat}, where there is no wager, were not placed with the Dead Hand",
    needs={
        "where the stack was placed": NO_PLACE,
    },
    expected="with the Dead Hand",
    observed="elsewhere",
)
EMPTY_POSITION_COLLECTED_FACE_UP = rule(
    "empty-position-collected-face-up",
    "Stack of a position without a wager exposed when it was collected",
    "the stack of {seat}, where there is no wager, was exposed when it was collected",
    needs={
        "whether the tiles lay face up": NO_FACE,
    },
    expected="tiles face down",
    observed="tiles face up",
)
EMPTY_POSITION_COLLECTED_FACE_UP_WITH_BANK = rule(
    "empty-position-collected-face-up-with-bank",
    "Stack of a position without a wager exposed when it was collected, while a player was the bank",
    "the tiles of {seat}, where there is no wager, were exposed when they were collected",
    needs={
        "whether the tiles lay face up": NO_FACE,
    },
    expected="tiles face down",
    observed="tiles face up",
)
DICE_NOT_SHAKEN_AFTER_DELIVERY = rule(
    "dice-not-shaken-after-delivery",
    "Dice not covered and shaken after the delivery",
    "the shaker was not shaken after the delivery",
    needs={
        "the shaking of the dice": NO_RECORD,
    },
    expected="the shaker covered and shaken once",
    observed="not shaken",
)
DICE_NOT_SHAKEN_AFTER_DELIVERY_WITH_BANK = rule(
    "dice-not-shaken-after-delivery-with-bank",
    "Dice not covered and shaken after the delivery while a player was the bank",
    "the shaker was not shaken after the delivery",
    needs={
        "the shaking of the dice": NO_RECORD,
    },
    expected="the shaker covered and shaken once",
    observed="not shaken",
)
DICE_SHAKEN_MORE_THAN_ONCE_AFTER_DELIVERY = rule(
    "dice-shaken-more-than-once-after-delivery",
    "Dice shaken more than once after the delivery",
    "after the delivery the shaker was shaken {observed} times",
    needs={
        "how often the dice were shaken": NO_COUNT,
    },
    expected="{expected}",
    observed="{observed}",
)
DICE_SHAKEN_MORE_THAN_ONCE_AFTER_DELIVERY_WITH_BANK = rule(
    "dice-shaken-more-than-once-after-delivery-with-bank",
    "Dice shaken more than once after the delivery while a player was the bank",
    "after the delivery the shaker was shaken {observed} times",
    needs={
        "how often the dice were shaken": NO_COUNT,
    },
    expected="{expected}",
    observed="{observed}",
)
DICE_SHAKEN_BEFORE_ALL_COLLECTED = rule(
    "dice-shaken-before-all-collected",
    "Dice shaken before all was dealt and collected",
    "the shaker was shaken before all tiles had been dealt and those without a wager collected",
    expected="the shaker shaken after dealing and collecting",
    observed="shaken before",
)
DICE_SHAKEN_BEFORE_ALL_COLLECTED_WITH_BANK = rule(
    "dice-shaken-before-all-collected-with-bank",
    "Dice shaken before all was dealt and collected, while a player was the bank",
    "the shaker was shaken before all tiles had been dealt and those without a wager collected",
    expected="the shaker shaken after dealing and collecting",
    observed="shaken before",
)
DEALER_TILES_MARKED_EARLY = rule(
    "dealer-tiles-marked-early",
    "Marker placed before the dealer's tiles were dealt",
    "the marker was placed before the dealer's tiles had been dealt, and none on top of them",
    expected="the marker on top of the dealer's stack",
    observed="the marker before the stack",
)
DEALER_TILES_MARKED_EARLY_WITH_BANK = rule(
    "dealer-tiles-marked-early-with-bank",
    "Marker placed before the dealer's tiles were dealt while a player was the bank",
    "the marker was placed before the dealer's tiles had been dealt, and none on top of them",
    expected="the marker on top of the dealer's tiles",
    observed="the marker before the tiles",
)
DICE_SHAKEN_AFTER_DEALER_TURNED = rule(
    "dice-shaken-after-dealer-turned",
    "Dice shaken after the delivery only once hands were turned over",
    "the shaker was shaken after the delivery only when hands had been turned over",
    expected="the shake once the tiles were collected",
    observed="the shake after hands were turned over",
)
DICE_SHAKEN_AFTER_DEALER_TURNED_WITH_BANK = rule(
    "dice-shaken-after-dealer-turned-with-bank",
    "Dice shaken after the delivery only once hands were turned over, while a player was the bank",
    "the shaker was shaken after the delivery only when hands had been turned over",
    expected="the shake once the tiles were collected",
    observed="the shake after hands were turned over",
)
DICE_SHAKEN_BY_ANOTHER_AFTER_DELIVERY = rule(
    "dice-shaken-by-another-after-delivery",
    "Dice not shaken by the dealer after the delivery",
    "after the delivery somebody other than the dealer shook the dice",
    needs={
        "who shook the dice": NO_PERSON,
    },
    expected="the dealer",
    observed="somebody else",
)
DICE_SHAKEN_BY_ANOTHER_AFTER_DELIVERY_WITH_BANK = rule(
    "dice-shaken-by-another-after-delivery-with-bank",
    "Dice not shaken by the dealer after the delivery while a player was the bank",
    "after the delivery somebody other than the dealer shook the dice",
    needs={
        "who shook the dice": NO_PERSON,
    },
    expected="the dealer",
    observed="somebody else",
)
DEALER_TILES_MARKED_BESIDE_WAGER = rule(
    "dealer-tiles-marked-beside-wager",
    "Marker on the dealer's tiles beside his wager",
    "the dealer placed a marker on his tiles, on which his wager against the bank lay",
    expected="the wager instead of the marker",
    observed="both",
)


@kernel
def face_up(face: int) -> bool:
    """Whether tiles are turned face up (the log's code)."""
    return face == FACE_UP


@kernel
def dealer_wagers(t: Table, r: Round) -> bool:
    """Whether the dealer has a wager against the bank in round ``r``."""
    w = r.dealer_wager
    return w.at >= 0 and w.withdrawn < 0 and w.stake != 0


@kernel
def is_empty(t: Table, h: Hand, r: Round) -> int:
    """Whether the hand ``h`` is one of a position without a wager: 1 it is, 0 it is not, -1 not known.

    The Dead Hand is none; the dealer's is one where a player is the bank and the dealer has no wager.
    """
    bank = r.bank_seat
    if h.flags & flags.THE_DEAD_HAND:
        return 0
    if h.flags & flags.TILES_OF_THE_DEALER:
        if bank < 0 or dealer_wagers(t, r):
            return 0
    elif h.wager or (bank > 0 and h.seat == bank):
        return 0
    elif bank == 0:
        return -1
    if not recorded(t, KIND_WAGER) or r.gaps > 0 or leaves_open(t, r, unplaced.WAGERS):
        return -1
    return 1


@kernel
def went_on(t: Table, r: Round) -> bool:
    """Whether the round ``r`` went on after the delivery: some hand was set or turned up."""
    if r.turned >= 0 or r.exposed >= 0:
        return True
    for h in between(t.hands, r.hand, r.hands_end):
        if h.first_set >= 0:
            return True
    return False


@kernel
def went_on_at(t: Table, r: Round) -> int:
    """The event by which the dealer goes on after the delivery: he turns his tiles over, or the bank's; -1 none."""
    turned, bank = r.turned, r.bank
    exposed = bank.exposed if bank else -1
    return exposed if turned < 0 or 0 <= exposed < turned else turned


@kernel
def judge_marker_beside_wager(t: Table, r: Round) -> None:
    """Judge whether the dealer's tiles bear a marker beside his wager, which takes its place."""
    laid, marker = -1, -1
    for i in range(r.first, r.last + 1):
        mine = t.notes[i].wager == r.dealer_wager
        if t.kind[i] == KIND_WAGER_MOVED and t.dest[i] == PLACE_ON_TILES and mine:
            laid = i
        elif t.kind[i] == KIND_MARKER_PLACED and t.what[i] == WHAT_DEALER_TILES:
            marker = i
    if laid >= 0:
        ask(t, DEALER_TILES_MARKED_BESIDE_WAGER, happened(marker), marker, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_marker(t: Table, banked: int, done: bool, r: Round) -> None:
    """Judge the marker on the dealer's tiles, where he has no wager to place on them.

    One that was put down before his tiles and again on them marks them in time.
    """
    missing, late = DEALER_TILES_NOT_MARKED + banked, DEALER_TILES_MARKED_LATE + banked
    if dealer_wagers(t, r):
        t.tally[missing + NOT_APPLICABLE] += 1
        judge_marker_beside_wager(t, r)
        return
    dealt = r.hand.last_tile
    marker, early, between = -1, -1, -1
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_MARKER_PLACED:
            if t.what[i] != WHAT_DEALER_TILES:
                continue
            if i > dealt:
                marker = i
                break
            early = i
        elif t.kind[i] == KIND_DELIVER and i > dealt and between < 0:
            between = i
    if marker < 0 and early < 0:
        whole = r.gaps == 0
        if lacking(t, missing, NO_RECORD, not recorded(t, KIND_MARKER_PLACED) or not whole or not done):
            return
        if lacking(t, missing, NO_WAGERS, banked > 0 and not recorded(t, KIND_WAGER)):
            return
    if ask(t, missing, act_left_out(max(marker, early)), dealt, -1, -1, 0, -1, -1, r.at):
        return
    if ask(t, DEALER_TILES_MARKED_EARLY + banked, act_left_out(marker), early, -1, -1, 0, -1, -1, r.at):
        return
    ask(t, late, later_than(marker, between), marker, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_gathering(t: Table, banked: int, r: Round) -> None:
    """Judge how the stacks of positions without a wager were collected: when, face up or down, to which place."""
    for i in range(r.first_card, r.last + 1):
        if t.kind[i] != KIND_MOVE_CARD and t.kind[i] != KIND_MUCK:
            continue
        h = t.notes[i].hand
        if not h or is_empty(t, h, r) != 1:
            continue
        t.tally[EMPTY_POSITION_COLLECTED_EARLY + banked + JUDGED] += 1
        if later_than(r.last_card, i):
            emit(t.hits, EMPTY_POSITION_COLLECTED_EARLY + banked, i, -1, -1, 0, -1, -1, r.at)
        if t.dest[i] < 0 or t.dest[i] == PLACE_CONTAINER_FRONT:
            t.tally[EMPTY_POSITION_NOT_WITH_DEAD_HAND + banked + NO_PLACE] += 1
        else:
            t.tally[EMPTY_POSITION_NOT_WITH_DEAD_HAND + banked + JUDGED] += 1
            if t.dest[i] != PLACE_DEAD_HAND:
                emit(t.hits, EMPTY_POSITION_NOT_WITH_DEAD_HAND + banked, i, PLACE_DEAD_HAND, t.dest[i], 0, -1, -1, r.at)
        if t.face[i] < 0:
            t.tally[EMPTY_POSITION_COLLECTED_FACE_UP + banked + NO_FACE] += 1
        else:
            ask(t, EMPTY_POSITION_COLLECTED_FACE_UP + banked, face_up(t.face[i]), i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_gathered(t: Table, banked: int, done: bool, r: Round) -> int:
    """Judge whether each stack without a wager was collected; the event that collected the last of them, -1 none."""
    rule, last = EMPTY_POSITION_NOT_COLLECTED + banked, -1
    for h in between(t.hands, r.hand, r.hands_end):
        if h.tiles == 0:
            continue
        empty = is_empty(t, h, r)
        if empty == 0:
            continue
        if lacking(t, rule, NO_WAGERS, empty < 0):
            continue
        gathered = h.moved
        if gathered < 0:
            gathered = h.muck
        played = h.first_set if h.flags & flags.TILES_OF_THE_DEALER else -1
        if gathered < 0 and played < 0:
            whole = r.gaps == 0 and not leaves_open(t, r, unplaced.TILES_MOVED)
            if lacking(t, rule, NO_RECORD, not recorded(t, KIND_MOVE_CARD) or not whole or not done):
                continue
        t.tally[rule + JUDGED] += 1
        if act_left_out(gathered):
            emit(t.hits, rule, played if played >= 0 else h.last_tile, -1, -1, 0, -1, -1, r.at)
        if gathered > last:
            last = gathered
    return last


@kernel
def judge_shakers(t: Table, rule: int, r: Round) -> bool:
    """Judge whether it was the dealer who shook the dice after the delivery; whether somebody else did."""
    by_another = False
    for i in range(r.first_card, r.last + 1):
        if t.kind[i] != KIND_DICE_SHAKE:
            continue
        role = role_of(t.by[i])
        another = is_another_person(role)
        if not lacking(t, rule, NO_PERSON, role != BY_DEALER and not another):
            by_another = ask(t, rule, another, i, -1, role, 0, -1, -1, r.at) or by_another
    return by_another


@kernel
def judge_shake(t: Table, banked: int, gathered: int, done: bool, r: Round) -> None:
    """Judge the one shake of the covered dice after everything was delivered and collected."""
    times, unknown, shaken, early, first = 0, 0, -1, -1, -1
    ready = r.last_card
    if gathered > ready:
        ready = gathered
    for i in range(r.first_card, r.last + 1):
        if t.kind[i] != KIND_DICE_SHAKE:
            continue
        shaken = i
        if i < ready:
            early = i
        elif first < 0:
            first = i
        if t.n[i] < 0:
            unknown += 1
        else:
            times += t.n[i]
    missing = DICE_NOT_SHAKEN_AFTER_DELIVERY + banked
    if shaken < 0 and (not recorded(t, KIND_DICE_SHAKE) or r.gaps > 0 or not done):
        t.tally[missing + NO_RECORD] += 1
        return
    if ask(t, missing, act_left_out(shaken), ready, -1, -1, 0, -1, -1, r.at):
        return
    if judge_shakers(t, DICE_SHAKEN_BY_ANOTHER_AFTER_DELIVERY + banked, r):
        return
    ask(t, DICE_SHAKEN_BEFORE_ALL_COLLECTED + banked, happened(early), early, -1, -1, 0, -1, -1, r.at)
    turned = went_on_at(t, r)
    if early < 0 and ready < turned:
        rule = DICE_SHAKEN_AFTER_DEALER_TURNED + banked
        ask(t, rule, later_than(first, turned), first, turned, first, 0, -1, -1, r.at)
    if lacking(t, DICE_SHAKEN_MORE_THAN_ONCE_AFTER_DELIVERY + banked, NO_COUNT, unknown > 0):
        return
    t.tally[DICE_SHAKEN_MORE_THAN_ONCE_AFTER_DELIVERY + banked + JUDGED] += 1
    if other_than_due(times, t.options.shakes_after):
        emit(
            t.hits,
            DICE_SHAKEN_MORE_THAN_ONCE_AFTER_DELIVERY + banked,
            shaken,
            t.options.shakes_after,
            times,
            0,
            -1,
            -1,
            r.at,
        )


@kernel
def after_delivery_pass(t: Table) -> None:
    """Judge marker, collected stacks and the last shake of each round of which all tiles were delivered."""
    for r in rows_of(t.rounds):
        banked = TALLY_WIDTH if r.bank_seat >= 0 else 0
        if r.tiles < t.options.tiles or r.void >= 0:
            t.tally[DEALER_TILES_NOT_MARKED + banked + NOT_APPLICABLE] += 1
            t.tally[EMPTY_POSITION_NOT_COLLECTED + banked + NOT_APPLICABLE] += 1
            t.tally[DICE_NOT_SHAKEN_AFTER_DELIVERY + banked + NOT_APPLICABLE] += 1
            continue
        done = went_on(t, r)
        if r.hand.last_tile >= 0:
            judge_marker(t, banked, done, r)
        judge_gathering(t, banked, r)
        gathered = judge_gathered(t, banked, done, r)
        judge_shake(t, banked, gathered, done, r)
