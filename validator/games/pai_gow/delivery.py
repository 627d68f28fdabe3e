"""The delivery: which tiles of the stacks each position receives by the style, and in which order positions come."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, TALLY_WIDTH, emit, kernel
from validator.core.engine.rows import NONE, between, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.options import (
    STYLES,
)
from validator.games.pai_gow.tables.rows import Hand, Round, Table
from validator.games.table import lacking, recorded
from validator.log.codes import (
    KIND_DELIVER,
    KIND_DELIVERY_CHOSEN,
    KIND_DELIVERY_INDICATED,
    WHAT_ORDINARY,
)

NO_STYLE, NO_PLACE, NO_POSITION, *_ = missing_facts()
NO_NUMBERING, NO_RECEIVER, *_ = missing_facts()
NO_RECORD, *_ = missing_facts()
NO_FILING, *_ = missing_facts()

rule = Rules("pai_gow.delivery")
ORDINARY_TILES_WRONG_AT_START = rule("ordinary-tiles-wrong-at-start")
ORDINARY_TILES_WRONG_LATER = rule("ordinary-tiles-wrong-later")
HOUSE_WAY_TILES_WRONG_AT_START = rule("house-way-tiles-wrong-at-start")
HOUSE_WAY_TILES_WRONG_LATER = rule("house-way-tiles-wrong-later")
CUP_SAY_RIGHT_TILES_WRONG_AT_START = rule("cup-say-right-tiles-wrong-at-start")
CUP_SAY_RIGHT_TILES_WRONG_NEXT = rule("cup-say-right-tiles-wrong-next")
CUP_SAY_RIGHT_TILES_WRONG_LATER = rule("cup-say-right-tiles-wrong-later")
CUP_SAY_LEFT_TILES_WRONG_AT_START = rule("cup-say-left-tiles-wrong-at-start")
CUP_SAY_LEFT_TILES_WRONG_NEXT = rule("cup-say-left-tiles-wrong-next")
CUP_SAY_LEFT_TILES_WRONG_LATER = rule("cup-say-left-tiles-wrong-later")
JUNG_QUAT_TILES_WRONG_AT_START = rule("jung-quat-tiles-wrong-at-start")
JUNG_QUAT_TILES_WRONG_NEXT = rule("jung-quat-tiles-wrong-next")
JUNG_QUAT_TILES_WRONG_FROM_NEW_CENTER = rule("jung-quat-tiles-wrong-from-new-center")
JUNG_QUAT_TILES_WRONG_LATER = rule("jung-quat-tiles-wrong-later")
CHEE_YEE_TILES_WRONG_AT_START = rule("chee-yee-tiles-wrong-at-start")
CHEE_YEE_TILES_WRONG_NEXT = rule("chee-yee-tiles-wrong-next")
CHEE_YEE_TILES_WRONG_FROM_NEW_ENDS = rule("chee-yee-tiles-wrong-from-new-ends")
CHEE_YEE_TILES_WRONG_LATER = rule("chee-yee-tiles-wrong-later")
PIN_SAY_RIGHT_TILES_WRONG_AT_START = rule("pin-say-right-tiles-wrong-at-start")
PIN_SAY_RIGHT_TILES_WRONG_NEXT = rule("pin-say-right-tiles-wrong-next")
PIN_SAY_RIGHT_TILES_WRONG_THIRD = rule("pin-say-right-tiles-wrong-third")
PIN_SAY_RIGHT_TILES_WRONG_FOURTH = rule("pin-say-right-tiles-wrong-fourth")
PIN_SAY_RIGHT_TILES_WRONG_LATER = rule("pin-say-right-tiles-wrong-later")
PIN_SAY_LEFT_TILES_WRONG_AT_START = rule("pin-say-left-tiles-wrong-at-start")
PIN_SAY_LEFT_TILES_WRONG_NEXT = rule("pin-say-left-tiles-wrong-next")
PIN_SAY_LEFT_TILES_WRONG_THIRD = rule("pin-say-left-tiles-wrong-third")
PIN_SAY_LEFT_TILES_WRONG_FOURTH = rule("pin-say-left-tiles-wrong-fourth")
PIN_SAY_LEFT_TILES_WRONG_LATER = rule("pin-say-left-tiles-wrong-later")
DRAGON_HEAD_RIGHT_TILES_WRONG_AT_START = rule("dragon-head-right-tiles-wrong-at-start")
DRAGON_HEAD_RIGHT_TILES_WRONG_NEXT = rule("dragon-head-right-tiles-wrong-next")
DRAGON_HEAD_RIGHT_TILES_WRONG_THIRD = rule("dragon-head-right-tiles-wrong-third")
DRAGON_HEAD_RIGHT_TILES_WRONG_LATER = rule("dragon-head-right-tiles-wrong-later")
DRAGON_HEAD_LEFT_TILES_WRONG_AT_START = rule("dragon-head-left-tiles-wrong-at-start")
DRAGON_HEAD_LEFT_TILES_WRONG_NEXT = rule("dragon-head-left-tiles-wrong-next")
DRAGON_HEAD_LEFT_TILES_WRONG_THIRD = rule("dragon-head-left-tiles-wrong-third")
DRAGON_HEAD_LEFT_TILES_WRONG_LATER = rule("dragon-head-left-tiles-wrong-later")
TILES_WRONG_WITH_BANK = rule("tiles-wrong-with-bank")
POSITIONS_DEALT_OUT_OF_ORDER = rule(
    "positions-dealt-out-of-order",
    "Positions not dealt counterclockwise",
    ("the next tiles went to {seat}, place {observed} from the dealer; the next place counterclockwise is {expected}"),
    needs={
        "how positions are numbered": NO_NUMBERING,
        "the positions of the tiles": NO_RECEIVER,
    },
    expected="place {expected} counterclockwise from the dealer",
    observed="place {observed}",
)
POSITIONS_DEALT_OUT_OF_ORDER_WITH_BANK = rule(
    "positions-dealt-out-of-order-with-bank",
    "Positions not dealt counterclockwise while a player was the bank",
    ("the next tiles went to {seat}, place {observed} from the dealer; the next place counterclockwise is {expected}"),
    needs={
        "how positions are numbered": NO_NUMBERING,
        "the positions of the tiles": NO_RECEIVER,
    },
    expected="place {expected} counterclockwise from the dealer",
    observed="place {observed}",
)
POSITION_NOT_DEALT = rule(
    "position-not-dealt",
    "Position left without tiles",
    "only {observed} of {expected} positions received all their tiles",
    needs={
        "the delivery of every tile": NO_RECORD,
        "the positions of the tiles": NO_RECEIVER,
    },
    expected="{expected} positions with all their tiles",
    observed="{observed}",
)
POSITION_NOT_DEALT_WITH_BANK = rule(
    "position-not-dealt-with-bank",
    "Position left without tiles while a player was the bank",
    "only {observed} of {expected} positions received all their tiles",
    needs={
        "the delivery of every tile": NO_RECORD,
        "the positions of the tiles": NO_RECEIVER,
    },
    expected="{expected} positions with all their tiles",
    observed="{observed}",
)
DELIVERY_STYLE_NOT_FILED = rule(
    "delivery-style-not-filed",
    "Style of delivery that the filing does not specify",
    "the dealer used {observed}, which the Rules Submission does not specify",
    needs={
        "the styles of delivery that the filing specifies": NO_FILING,
    },
    expected="the ordinary procedure, or one that is filed",
    observed="{observed}",
    unit="phrase",
)
DELIVERY_STYLE_CHANGED = rule(
    "delivery-style-changed",
    "One alternative style of delivery after another",
    "the dealer used {observed}, and before that {expected}",
    expected="{expected} again, or the ordinary procedure",
    observed="{observed}",
    unit="phrase",
)


@kernel
def not_due_here(due: int) -> bool:
    """Whether a tile is not one that the position is due by the style (1 due, 0 not)."""
    return due == 0


@kernel
def filed_style(t: Table, style: int) -> int:
    """Whether the filing specifies the style of this number: 1 yes, 0 no, -1 where it does not say or there is none."""
    return t.options.style_offered[style] if 0 <= style < STYLES else -1


@kernel
def style_of(t: Table, r: Round) -> int:
    """The style in which the tiles are to be delivered, by its number, 0 the ordinary one; -1 where it is not known.

    Without any sign of a style it is the ordinary one, if the log would show the sign or no other is open.
    """
    event = r.style
    if event < 0:
        event = r.chosen
    if event >= 0:
        style = t.what[event] - WHAT_ORDINARY
        return style if style < STYLES else -1
    banked = r.bank_seat >= 0
    told = recorded(t, KIND_DELIVERY_INDICATED) and r.gaps == 0
    if banked:
        return 0 if told and recorded(t, KIND_DELIVERY_CHOSEN) else -1
    open_styles = 0
    for style in range(1, STYLES):
        if t.options.style_offered[style] != 0:
            open_styles += 1
    return 0 if told or open_styles == 0 else -1


@kernel
def turn_of(t: Table, h: Hand, r: Round) -> int:
    """How many hands of the round ``r`` had a tile before the hand ``h``."""
    earlier = 0
    for other in between(t.hands, r.hand, r.hands_end):
        if 0 <= other.first_tile < h.first_tile:
            earlier += 1
    return earlier


@kernel
def tile_due(t: Table, at: int, tile: int, given: int, first: int) -> int:
    """Which of the four tiles from ``at`` a tile is, counted from 0 (-1 none), if it was not given yet.

    ``given`` holds a bit for each tile that was given, from the bit ``first`` on those of this position.
    """
    for number in range(t.options.delivered):
        if t.options.style_tiles[at + number] == tile and not given & (1 << (first + number)):
            return number
    return -1


@kernel
def next_due(t: Table, at: int, given: int, first: int) -> int:
    """The first of the four tiles from ``at`` that was not given yet; -1 where all were."""
    for number in range(t.options.delivered):
        if not given & (1 << (first + number)):
            return t.options.style_tiles[at + number]
    return -1


@kernel
def judge_tiles(t: Table, r: Round) -> None:
    """Judge tile by tile what each position in turn received, up to the first tile that it was not due."""
    banked = r.bank_seat >= 0
    style = style_of(t, r)
    if lacking(t, TILES_WRONG_WITH_BANK if banked else ORDINARY_TILES_WRONG_AT_START, NO_STYLE, style < 0):
        return
    stacks, size = t.options.stacks, t.options.stack_tiles
    current, turn, given = t.hands[NONE], -1, 0
    for i in range(r.first_card, r.last_card + 1):
        if t.kind[i] != KIND_DELIVER or t.round[i] != r.number:
            continue
        h = t.notes[i].hand
        if lacking(t, TILES_WRONG_WITH_BANK if banked else ORDINARY_TILES_WRONG_AT_START, NO_POSITION, h.at < 0):
            return
        if h != current:
            current, turn = h, turn_of(t, h, r)
        if turn >= stacks:
            return
        rule: int = TILES_WRONG_WITH_BANK
        if not banked:
            rule = ORDINARY_TILES_WRONG_AT_START + t.options.style_step[style * stacks + turn] * TALLY_WIDTH
        tile = t.n[i]
        if lacking(t, rule, NO_PLACE, tile < 0):
            continue
        first = turn * size
        at = style * stacks * size + first
        which = tile_due(t, at, tile, given, first)
        t.tally[rule + JUDGED] += 1
        if not_due_here(1 if which >= 0 else 0):
            root = r.root
            emit(t.hits, rule, i, next_due(t, at, given, first), tile, 0, -1, root, r.at)
            if root < 0:
                r.root = i
            return
        given |= 1 << (first + which)


@kernel
def judge_order(t: Table, r: Round) -> None:
    """Judge the order of the positions, counted from the first that received tiles, up to the first wrong one."""
    rule = POSITIONS_DEALT_OUT_OF_ORDER_WITH_BANK if r.bank_seat >= 0 else POSITIONS_DEALT_OUT_OF_ORDER
    due = -1
    for i in range(r.first_card, r.last_card + 1):
        if t.kind[i] != KIND_DELIVER or t.round[i] != r.number:
            continue
        h = t.notes[i].hand
        if lacking(t, rule, NO_RECEIVER, h.at < 0):
            return
        if t.notes[i].tiles > 0:
            continue
        place = h.place
        if lacking(t, rule, NO_NUMBERING, place < 0):
            return
        if due >= 0:
            t.tally[rule + JUDGED] += 1
            if place != due:
                root = r.root
                emit(t.hits, rule, i, due, place, 0, -1, root, r.at)
                if root < 0:
                    r.root = i
                return
        due = (place + 1) % t.options.stacks


@kernel
def judge_all_served(t: Table, r: Round) -> None:
    """Judge whether every position, with a wager or without, the Dead Hand and the dealer have all their tiles."""
    rule = POSITION_NOT_DEALT_WITH_BANK if r.bank_seat >= 0 else POSITION_NOT_DEALT
    if r.void >= 0 or r.deal_done < 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    served, tiles = 0, 0
    for h in between(t.hands, r.hand, r.hands_end):
        tiles += h.tiles
        if h.tiles >= t.options.delivered:
            served += 1
    known = recorded(t, KIND_DELIVER) and r.gaps == 0
    if tiles < r.tiles:
        t.tally[rule + NO_RECEIVER] += 1
    elif served < t.options.stacks and not known:
        t.tally[rule + NO_RECORD] += 1
    else:
        t.tally[rule + JUDGED] += 1
        if served < t.options.stacks:
            last, root = r.last_card, r.root
            emit(t.hits, rule, last, t.options.stacks, served, 0, -1, root, r.at)


@kernel
def judge_style(t: Table, r: Round) -> None:
    """Judge an alternative style used without a bank: filed, and the one used before."""
    event = r.style
    style = t.what[event] - WHAT_ORDINARY if event >= 0 else 0
    if r.bank_seat >= 0 or style == 0:
        t.tally[DELIVERY_STYLE_NOT_FILED + NOT_APPLICABLE] += 1
        return
    offered = filed_style(t, style)
    if lacking(t, DELIVERY_STYLE_NOT_FILED, NO_FILING, offered < 0):
        return
    t.tally[DELIVERY_STYLE_NOT_FILED + JUDGED] += 1
    if offered == 0:
        emit(t.hits, DELIVERY_STYLE_NOT_FILED, event, -1, t.what[event], 0, -1, -1, r.at)
        return
    t.tally[DELIVERY_STYLE_CHANGED + JUDGED] += 1
    before = t.tiles.alternative
    if before > 0 and style != before:
        emit(t.hits, DELIVERY_STYLE_CHANGED, event, before + WHAT_ORDINARY, t.what[event], 0, -1, -1, r.at)
    t.tiles.alternative = style


@kernel
def delivery_pass(t: Table) -> None:
    """Judge style, tiles, order and completeness of each delivery."""
    for r in rows_of(t.rounds):
        if r.first_card < 0:
            t.tally[ORDINARY_TILES_WRONG_AT_START + NOT_APPLICABLE] += 1
            t.tally[POSITIONS_DEALT_OUT_OF_ORDER + NOT_APPLICABLE] += 1
            continue
        judge_style(t, r)
        judge_tiles(t, r)
        judge_order(t, r)
        judge_all_served(t, r)
