"""The delivery: which tiles of the stacks each position receives by the style, and in which order positions come."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, TALLY_WIDTH, emit, kernel
from validator.core.engine.rows import NONE, between, rows_of
from validator.games.numbers import missing_facts, numbers_of
from validator.games.pai_gow.options import (
    DELIVERED,
    STACK_TILES,
    STACKS,
    STYLE_OFFERED,
    STYLE_STEP,
    STYLE_TILES,
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

(
    ORDINARY_TILES_WRONG_AT_START,
    ORDINARY_TILES_WRONG_LATER,
    HOUSE_WAY_TILES_WRONG_AT_START,
    HOUSE_WAY_TILES_WRONG_LATER,
    CUP_SAY_RIGHT_TILES_WRONG_AT_START,
    CUP_SAY_RIGHT_TILES_WRONG_NEXT,
    CUP_SAY_RIGHT_TILES_WRONG_LATER,
    CUP_SAY_LEFT_TILES_WRONG_AT_START,
    CUP_SAY_LEFT_TILES_WRONG_NEXT,
    CUP_SAY_LEFT_TILES_WRONG_LATER,
    JUNG_QUAT_TILES_WRONG_AT_START,
    JUNG_QUAT_TILES_WRONG_NEXT,
    JUNG_QUAT_TILES_WRONG_FROM_NEW_CENTER,
    JUNG_QUAT_TILES_WRONG_LATER,
    CHEE_YEE_TILES_WRONG_AT_START,
    CHEE_YEE_TILES_WRONG_NEXT,
    CHEE_YEE_TILES_WRONG_FROM_NEW_ENDS,
    CHEE_YEE_TILES_WRONG_LATER,
    PIN_SAY_RIGHT_TILES_WRONG_AT_START,
    PIN_SAY_RIGHT_TILES_WRONG_NEXT,
    PIN_SAY_RIGHT_TILES_WRONG_THIRD,
    PIN_SAY_RIGHT_TILES_WRONG_FOURTH,
    PIN_SAY_RIGHT_TILES_WRONG_LATER,
    PIN_SAY_LEFT_TILES_WRONG_AT_START,
    PIN_SAY_LEFT_TILES_WRONG_NEXT,
    PIN_SAY_LEFT_TILES_WRONG_THIRD,
    PIN_SAY_LEFT_TILES_WRONG_FOURTH,
    PIN_SAY_LEFT_TILES_WRONG_LATER,
    DRAGON_HEAD_RIGHT_TILES_WRONG_AT_START,
    DRAGON_HEAD_RIGHT_TILES_WRONG_NEXT,
    DRAGON_HEAD_RIGHT_TILES_WRONG_THIRD,
    DRAGON_HEAD_RIGHT_TILES_WRONG_LATER,
    DRAGON_HEAD_LEFT_TILES_WRONG_AT_START,
    DRAGON_HEAD_LEFT_TILES_WRONG_NEXT,
    DRAGON_HEAD_LEFT_TILES_WRONG_THIRD,
    DRAGON_HEAD_LEFT_TILES_WRONG_LATER,
    TILES_WRONG_WITH_BANK,
    POSITIONS_DEALT_OUT_OF_ORDER,
    POSITIONS_DEALT_OUT_OF_ORDER_WITH_BANK,
    POSITION_NOT_DEALT,
    POSITION_NOT_DEALT_WITH_BANK,
    DELIVERY_STYLE_NOT_FILED,
    DELIVERY_STYLE_CHANGED,
    *_,
) = numbers_of("pai_gow.delivery")

NO_STYLE, NO_PLACE, NO_POSITION, *_ = missing_facts()
NO_NUMBERING, NO_RECEIVER, *_ = missing_facts()
NO_RECORD, *_ = missing_facts()
NO_FILING, *_ = missing_facts()


@kernel
def not_due_here(due: int) -> bool:
    """Whether a tile is not one that the position is due by the style (1 due, 0 not)."""
    return due == 0


@kernel
def filed_style(t: Table, style: int) -> int:
    """Whether the filing specifies the style of this number: 1 yes, 0 no, -1 where it does not say or there is none."""
    return t.options[STYLE_OFFERED + style] if 0 <= style < STYLES else -1


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
        if t.options[STYLE_OFFERED + style] != 0:
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
    for number in range(t.options[DELIVERED]):
        if t.options[at + number] == tile and not given & (1 << (first + number)):
            return number
    return -1


@kernel
def next_due(t: Table, at: int, given: int, first: int) -> int:
    """The first of the four tiles from ``at`` that was not given yet; -1 where all were."""
    for number in range(t.options[DELIVERED]):
        if not given & (1 << (first + number)):
            return t.options[at + number]
    return -1


@kernel
def judge_tiles(t: Table, r: Round) -> None:
    """Judge tile by tile what each position in turn received, up to the first tile that it was not due."""
    banked = r.bank_seat >= 0
    style = style_of(t, r)
    if lacking(t, TILES_WRONG_WITH_BANK if banked else ORDINARY_TILES_WRONG_AT_START, NO_STYLE, style < 0):
        return
    stacks, size = t.options[STACKS], t.options[STACK_TILES]
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
        rule = TILES_WRONG_WITH_BANK
        if not banked:
            rule = ORDINARY_TILES_WRONG_AT_START + t.options[STYLE_STEP + style * stacks + turn] * TALLY_WIDTH
        tile = t.n[i]
        if lacking(t, rule, NO_PLACE, tile < 0):
            continue
        first = turn * size
        at = STYLE_TILES + style * stacks * size + first
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
        due = (place + 1) % t.options[STACKS]


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
        if h.tiles >= t.options[DELIVERED]:
            served += 1
    known = recorded(t, KIND_DELIVER) and r.gaps == 0
    if tiles < r.tiles:
        t.tally[rule + NO_RECEIVER] += 1
    elif served < t.options[STACKS] and not known:
        t.tally[rule + NO_RECORD] += 1
    else:
        t.tally[rule + JUDGED] += 1
        if served < t.options[STACKS]:
            last, root = r.last_card, r.root
            emit(t.hits, rule, last, t.options[STACKS], served, 0, -1, root, r.at)


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
