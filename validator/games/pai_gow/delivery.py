"""The delivery: which tiles of the stacks each position receives by the style, and in which order positions come."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, TALLY_WIDTH, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.options import STACK_TILES, STACKS, STYLE_OFFERED, STYLE_STEP, STYLE_TILES, STYLES
from validator.games.pai_gow.slots.delivery import (
    DELIVERY_STYLE_CHANGED,
    DELIVERY_STYLE_NOT_FILED,
    ORDINARY_TILES_WRONG_AT_START,
    POSITION_NOT_DEALT,
    POSITION_NOT_DEALT_WITH_BANK,
    POSITIONS_DEALT_OUT_OF_ORDER,
    POSITIONS_DEALT_OUT_OF_ORDER_WITH_BANK,
    TILES_WRONG_WITH_BANK,
)
from validator.games.pai_gow.tables import hand, note, round_, table_state
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    KIND_DELIVER,
    KIND_DELIVERY_CHOSEN,
    KIND_DELIVERY_INDICATED,
    WHAT_ORDINARY,
)
from validator.log.columns import Columns

NO_STYLE, NO_PLACE, NO_POSITION, *_ = missing_facts()
NO_NUMBERING, NO_RECEIVER, *_ = missing_facts()
NO_RECORD, *_ = missing_facts()
NO_FILING, *_ = missing_facts()


@kernel
def not_due_here(due: int) -> bool:
    """Whether a tile is not one that the position is due by the style (1 due, 0 not)."""
    return due == 0


@kernel
def another_place(place: int, due: int) -> bool:
    """Whether tiles go to another place around the table than the next one counterclockwise."""
    return place != due


@kernel
def positions_left_out(served: int, positions: int) -> bool:
    """Whether fewer positions have all their tiles than the law counts."""
    return served < positions


@kernel
def not_specified(offered: int) -> bool:
    """Whether the Rules Submission does not specify a style (0)."""
    return offered == 0


@kernel
def style_changed(style: int, before: int) -> bool:
    """Whether another alternative style is used than the last one (0: none was used yet)."""
    return before > 0 and style != before


@kernel
def filed_style(options: Ints, style: int) -> int:
    """Whether the filing specifies the style of this number: 1 yes, 0 no, -1 where it does not say or there is none."""
    return options[STYLE_OFFERED + style] if 0 <= style < STYLES else -1


@kernel
def style_of(ev: Columns, options: Ints, rounds: Ints, r: int) -> int:
    """The style in which the tiles are to be delivered, by its number, 0 the ordinary one; -1 where it is not known.

    Without any sign of a style it is the ordinary one, if the log would show the sign or no other is open.
    """
    event = rounds[r + round_.STYLE]
    if event < 0:
        event = rounds[r + round_.CHOSEN]
    if event >= 0:
        style = ev.what[event] - WHAT_ORDINARY
        return style if style < STYLES else -1
    banked = rounds[r + round_.BANK_SEAT] >= 0
    told = options[RECORDED + KIND_DELIVERY_INDICATED] == ALWAYS and rounds[r + round_.GAPS] == 0
    if banked:
        return 0 if told and options[RECORDED + KIND_DELIVERY_CHOSEN] == ALWAYS else -1
    open_styles = 0
    for style in range(1, STYLES):
        if options[STYLE_OFFERED + style] != 0:
            open_styles += 1
    return 0 if told or open_styles == 0 else -1


@kernel
def turn_of(rounds: Ints, hands: Ints, h: int, r: int) -> int:
    """How many hands of the round ``r`` had a tile before the hand ``h``."""
    earlier = 0
    for other in range(rounds[r + round_.HAND], rounds[r + round_.HANDS_END], hand.WIDTH):
        if 0 <= hands[other + hand.FIRST_TILE] < hands[h + hand.FIRST_TILE]:
            earlier += 1
    return earlier


@kernel
def tile_due(options: Ints, at: int, tile: int, given: int, first: int) -> int:
    """Which of the four tiles from ``at`` a tile is, counted from 0 (-1 none), if it was not given yet.

    ``given`` holds a bit for each tile that was given, from the bit ``first`` on those of this position.
    """
    for number in range(options[STACK_TILES]):
        if options[at + number] == tile and not given & (1 << (first + number)):
            return number
    return -1


@kernel
def next_due(options: Ints, at: int, given: int, first: int) -> int:
    """The first of the four tiles from ``at`` that was not given yet; -1 where all were."""
    for number in range(options[STACK_TILES]):
        if not given & (1 << (first + number)):
            return options[at + number]
    return -1


@kernel
def judge_tiles(
    ev: Columns, options: Ints, notes: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, r: int
) -> None:
    """Judge tile by tile what each position in turn received, up to the first tile that it was not due."""
    banked = rounds[r + round_.BANK_SEAT] >= 0
    style = style_of(ev, options, rounds, r)
    if style < 0:
        tally[(TILES_WRONG_WITH_BANK if banked else ORDINARY_TILES_WRONG_AT_START) + NO_STYLE] += 1
        return
    stacks, size = options[STACKS], options[STACK_TILES]
    current, turn, given = -1, -1, 0
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.LAST_CARD] + 1):
        if ev.kind[i] != KIND_DELIVER or ev.round[i] != rounds[r + round_.NUMBER]:
            continue
        h = notes[i * note.WIDTH + note.HAND]
        if h < 0:
            tally[(TILES_WRONG_WITH_BANK if banked else ORDINARY_TILES_WRONG_AT_START) + NO_POSITION] += 1
            return
        if h != current:
            current, turn = h, turn_of(rounds, hands, h, r)
        if turn >= stacks:
            return
        slot = TILES_WRONG_WITH_BANK
        if not banked:
            slot = ORDINARY_TILES_WRONG_AT_START + options[STYLE_STEP + style * stacks + turn] * TALLY_WIDTH
        tile = ev.n[i]
        if tile < 0:
            tally[slot + NO_PLACE] += 1
            continue
        first = turn * size
        at = STYLE_TILES + style * stacks * size + first
        which = tile_due(options, at, tile, given, first)
        tally[slot + JUDGED] += 1
        if not_due_here(1 if which >= 0 else 0):
            root = rounds[r + round_.ROOT]
            emit(hits, slot, i, next_due(options, at, given, first), tile, 0, -1, root, r)
            if root < 0:
                rounds[r + round_.ROOT] = i
            return
        given |= 1 << (first + which)


@kernel
def judge_order(
    ev: Columns, options: Ints, notes: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, r: int
) -> None:
    """Judge the order of the positions, counted from the first that received tiles, up to the first wrong one."""
    slot = POSITIONS_DEALT_OUT_OF_ORDER_WITH_BANK if rounds[r + round_.BANK_SEAT] >= 0 else POSITIONS_DEALT_OUT_OF_ORDER
    due = -1
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.LAST_CARD] + 1):
        if ev.kind[i] != KIND_DELIVER or ev.round[i] != rounds[r + round_.NUMBER]:
            continue
        h = notes[i * note.WIDTH + note.HAND]
        if h < 0:
            tally[slot + NO_RECEIVER] += 1
            return
        if notes[i * note.WIDTH + note.TILES] > 0:
            continue
        place = hands[h + hand.PLACE]
        if place < 0:
            tally[slot + NO_NUMBERING] += 1
            return
        if due >= 0:
            tally[slot + JUDGED] += 1
            if another_place(place, due):
                root = rounds[r + round_.ROOT]
                emit(hits, slot, i, due, place, 0, -1, root, r)
                if root < 0:
                    rounds[r + round_.ROOT] = i
                return
        due = (place + 1) % options[STACKS]


@kernel
def judge_all_served(options: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge whether every position, with a wager or without, the Dead Hand and the dealer have all their tiles."""
    slot = POSITION_NOT_DEALT_WITH_BANK if rounds[r + round_.BANK_SEAT] >= 0 else POSITION_NOT_DEALT
    if rounds[r + round_.VOID] >= 0 or rounds[r + round_.DEAL_DONE] < 0:
        tally[slot + NOT_APPLICABLE] += 1
        return
    served, tiles = 0, 0
    for h in range(rounds[r + round_.HAND], rounds[r + round_.HANDS_END], hand.WIDTH):
        tiles += hands[h + hand.TILES]
        if hands[h + hand.TILES] >= options[STACK_TILES]:
            served += 1
    known = options[RECORDED + KIND_DELIVER] == ALWAYS and rounds[r + round_.GAPS] == 0
    if tiles < rounds[r + round_.TILES]:
        tally[slot + NO_RECEIVER] += 1
    elif served < options[STACKS] and not known:
        tally[slot + NO_RECORD] += 1
    else:
        tally[slot + JUDGED] += 1
        if positions_left_out(served, options[STACKS]):
            last, root = rounds[r + round_.LAST_CARD], rounds[r + round_.ROOT]
            emit(hits, slot, last, options[STACKS], served, 0, -1, root, r)


@kernel
def judge_style(ev: Columns, options: Ints, rounds: Ints, state: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge an alternative style used without a bank: filed, and the one used before."""
    event = rounds[r + round_.STYLE]
    style = ev.what[event] - WHAT_ORDINARY if event >= 0 else 0
    if rounds[r + round_.BANK_SEAT] >= 0 or style == 0:
        tally[DELIVERY_STYLE_NOT_FILED + NOT_APPLICABLE] += 1
        return
    offered = filed_style(options, style)
    if offered < 0:
        tally[DELIVERY_STYLE_NOT_FILED + NO_FILING] += 1
        return
    tally[DELIVERY_STYLE_NOT_FILED + JUDGED] += 1
    if not_specified(offered):
        emit(hits, DELIVERY_STYLE_NOT_FILED, event, -1, ev.what[event], 0, -1, -1, r)
        return
    tally[DELIVERY_STYLE_CHANGED + JUDGED] += 1
    before = state[table_state.ALTERNATIVE]
    if style_changed(style, before):
        emit(hits, DELIVERY_STYLE_CHANGED, event, before + WHAT_ORDINARY, ev.what[event], 0, -1, -1, r)
    state[table_state.ALTERNATIVE] = style


@kernel
def delivery_pass(
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
    """Judge style, tiles, order and completeness of each delivery."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.FIRST_CARD] < 0:
            tally[ORDINARY_TILES_WRONG_AT_START + NOT_APPLICABLE] += 1
            tally[POSITIONS_DEALT_OUT_OF_ORDER + NOT_APPLICABLE] += 1
            continue
        judge_style(ev, options, rounds, state, tally, hits, r)
        judge_tiles(ev, options, notes, rounds, hands, tally, hits, r)
        judge_order(ev, options, notes, rounds, hands, tally, hits, r)
        judge_all_served(options, rounds, hands, tally, hits, r)
