"""How deep the stack is cut, and how deep the cover card is inserted."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shares import share_of
from validator.games.shoe.batch_sizes import sizes_told_apart, sure_decks
from validator.games.shoe.judging import two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.table import lacking
from validator.log.codes import BY_PLAYER, KIND_BURN, KIND_LOAD_SHOE, KIND_ROUND_START, KIND_SHUFFLE

NO_DEPTH, NO_SEQUEL, NO_CUTTER, *_ = missing_facts()

rule = Rules("shoe.cut_depth")
CUT_TOO_NEAR_END = rule("cut-too-near-end")
COVER_CARD_TOO_LOW = rule("cover-card-too-low")
COVER_CARD_NEAR_THE_BOTTOM = rule("cover-card-near-the-bottom")


@kernel
def too_near_an_end(above: int, below: int, margin: int) -> bool:
    """Whether fewer cards than the margin lie above or below the cover card when the stack is cut."""
    return above < margin or below < margin


@kernel
def completing_stack(t: Table, i: int) -> int:
    """Cards of the stack that is made up to complete a round, by what was taken out of the rack, or is loaded next.

    ``i`` is the event that the stack is asked for, a cut or the cover card inserted; -1 where neither number is
    recorded, or where they differ.
    """
    loaded = 0
    for later in range(i + 1, len(t.kind)):
        kind = t.kind[later]
        if kind == KIND_LOAD_SHOE and loaded >= 0:
            loaded = loaded + t.n[later] if t.n[later] > 0 else -1
        elif kind == t.kind[i] or kind == KIND_BURN or kind == KIND_SHUFFLE or kind >= KIND_ROUND_START:
            break
    racked = t.stack.racked
    if racked > 0 and loaded > 0 and racked != loaded:
        return -1
    return racked if racked > 0 else loaded if loaded > 0 else -1


@kernel
def stack_size(t: Table, i: int, back: int) -> int:
    """Cards of the stack with this back: as logged, else those of its batch, else all that the filing puts in play.

    Of a stack made up in the middle of a round the log alone can tell. -1 where it is not known, or not known which of
    two batches of unequal size the stack is. ``i`` is the event that it is asked for, -1 for none.
    """
    apart = two_batches(t) == 1 and t.options.double_shoe == 0 and sizes_told_apart(t, t.cut.sizes)
    decks = t.options.side_decks if t.options.double_shoe == 1 else t.options.decks
    if apart:
        decks = sure_decks(t, t.cut.sizes, back)
    stacked = t.cut.stacked_back
    if t.stack.cards > 0:
        unnamed = stacked == 0 or (back < 0 and (decks > 0 or not apart))
        if unnamed or stacked == back + 1:
            return t.stack.cards
    if t.stack.partial == 1:
        return completing_stack(t, i) if i >= 0 else -1
    if decks < 1 or t.options.double_shoe < 0:
        return -1
    return decks * t.options.deck_cards


@kernel
def bound_to_the_depth(t: Table, role: int, named: bool) -> bool:
    """Whether the least depth is said of who cut, by the code of his role, or of a player who is ``named``."""
    return t.options.depth_binds_player_only != 1 or role == BY_PLAYER or (role < 0 and named)


@kernel
def judge_depth(t: Table, i: int, row: Round, above: int, back: int, role: int, named: bool, final: bool) -> bool:
    """Judge how far from both ends of the stack it was cut, where that is known to be the ``final`` cut.

    Nobody knows of a cut without a role whose it is, unless a player is ``named``. Gives back whether it is known to
    be far enough.
    """
    if role >= 0 and not bound_to_the_depth(t, role, named):
        t.tally[CUT_TOO_NEAR_END + NOT_APPLICABLE] += 1
        return True
    stack = stack_size(t, i, back)
    margin = t.options.cut_margin
    if lacking(t, CUT_TOO_NEAR_END, NO_DEPTH, above < 0 or (above >= margin and (stack < 0 or above > stack))):
        return False
    below = stack - above if above >= margin else margin
    near = too_near_an_end(above, below, margin)
    if lacking(t, CUT_TOO_NEAR_END, NO_SEQUEL, near and not final):
        return False
    if lacking(t, CUT_TOO_NEAR_END, NO_CUTTER, near and not bound_to_the_depth(t, role, named)):
        return False
    t.tally[CUT_TOO_NEAR_END + JUDGED] += 1
    if near:
        emit(t.hits, CUT_TOO_NEAR_END, i, margin, above if above < margin else below, 0, -1, -1, row.at)
    return not near


@kernel
def judge_cover(t: Table, i: int, row: Round, below: int, back: int) -> None:
    """Judge how deep the dealer inserted the cover card; where that is not recorded, it is told when it is reached."""
    stack = stack_size(t, i, back)
    t.cut.cover_inserted = 1
    t.cut.cover_stack = stack if below < 0 < stack else 0
    if lacking(t, COVER_CARD_TOO_LOW, NO_DEPTH, below < 0 or stack < 0 or below > stack):
        t.tally[COVER_CARD_NEAR_THE_BOTTOM + NO_DEPTH] += 1
        return
    judge_below(t, i, row, below, stack)


@kernel
def nearer_to_the_bottom(below: int, share: int, per: int, stack: int) -> bool:
    """Whether the cover card lies nearer to the bottom of the stack than to the least part that is to be below it."""
    return (below + below) * per < share * stack


@kernel
def judge_below(t: Table, i: int, row: Round, below: int, stack: int) -> None:
    """Judge the cards below the cover card against the least part of the stack."""
    share = t.options.cover_share
    per = t.options.cover_share_per
    t.tally[COVER_CARD_TOO_LOW + JUDGED] += 1
    t.tally[COVER_CARD_NEAR_THE_BOTTOM + JUDGED] += 1
    far = t.options.cover_share_approximate == 1 and nearer_to_the_bottom(below, share, per, stack)
    if below * per < share * stack:
        rule = COVER_CARD_NEAR_THE_BOTTOM if far else COVER_CARD_TOO_LOW
        emit(t.hits, rule, i, share_of(stack, share, per), below, 0, -1, -1, row.at)


@kernel
def begin_stack(t: Table) -> None:
    """The first card of a stack is dealt: unless judged already, its size is kept for when the cover card comes."""
    if t.cut.cover_inserted == 0:
        t.cut.cover_stack = max(stack_size(t, -1, -1), 0)
    t.cut.cover_inserted = 0


@kernel
def cover_reached(t: Table, i: int, row: Round, behind: int) -> None:
    """The cover card is reached: judge by the cards behind it how deep it was inserted, where that is not recorded."""
    stack = t.cut.cover_stack
    t.cut.cover_stack = 0
    if stack > 0 and 0 <= behind < stack and t.options.double_shoe != 1:
        judge_below(t, i, row, behind, stack)
