"""The table around the round: cards received, inspected, spread, washed and stacked; cut, loaded; left idle."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.batch_sizes import most_decks
from validator.games.shoe.idle import EMPTY
from validator.games.shoe.idle_left import judge_left
from validator.games.shoe.idle_opening import judge_opened_anew
from validator.games.shoe.idle_spread import judge_idle_part, judge_idle_stacked
from validator.games.shoe.judging import a_device, a_side, judge, omitted, two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_SUPERVISOR,
    FACE_DOWN,
    FACE_UP,
    KIND_COVER_CARD_INSERTED,
    KIND_CUT,
    KIND_INSPECTION,
    KIND_LOAD_SHOE,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_TABLE_OPEN,
    KIND_VERIFY,
    KIND_WASH,
)

NO_RECORD, WHETHER_PRESHUFFLED, *_ = missing_facts()
NO_RECORD, NO_ARRIVALS, *_ = missing_facts()
NO_APPROVALS, NO_COURSE, *_ = missing_facts()

rule = Rules("shoe.opening")
CARDS_NOT_INSPECTED = rule("cards-not-inspected")
INSPECTION_NOT_VERIFIED = rule("inspection-not-verified")
CARDS_NOT_SPREAD = rule("cards-not-spread")
CARDS_SPREAD_FACE_DOWN = rule("cards-spread-face-down")
SPREAD_BEFORE_INSPECTION = rule("spread-before-inspection")
CARDS_UNWASHED = rule("cards-unwashed")
CARDS_UNSTACKED = rule("cards-unstacked")
WASHED_BEFORE_FIRST_PLAYER = rule("washed-before-first-player")
SIDES_SPREAD_AS_ONE = rule(
    "sides-spread-as-one",
    "Both sides of a double shoe spread together",
    "the decks of both sides of the double shoe were spread together",
    needs={
        "how many decks were spread together": NO_RECORD,
    },
    expected="each side by itself",
    observed="one spread for both",
)
SIDES_WASHED_AS_ONE = rule(
    "sides-washed-as-one",
    "Both sides of a double shoe washed or stacked together",
    "{observed} decks were washed or stacked together; one side of the double shoe has {expected}",
    needs={
        "how many decks were washed together": NO_RECORD,
    },
    expected="each side by itself, {expected} decks",
    observed="{observed} decks together",
)
BATCHES_PREPARED_AS_ONE = rule("batches-prepared-as-one")
COVER_CARD_NOT_INSERTED = rule("cover-card-not-inserted")
CUT_AFTER_LOADING = rule("cut-after-loading")
RECUT_NOT_MADE = rule("recut-not-made")
IDLE_CARDS_UNSPREAD = rule("idle-cards-unspread")
IDLE_CARDS_UNSPREAD_IN_A_PAUSE = rule("idle-cards-unspread-in-a-pause")
IDLE_CARDS_SPREAD_FACE_UP = rule("idle-cards-spread-face-up")
IDLE_CARDS_SPREAD_FACE_UP_WITH_NOBODY_THERE = rule(
    "idle-cards-spread-face-up-with-nobody-there",
    "Cards of an idle table spread face up with nobody there to ask for it",
    "the cards of an idle table were spread face up when every player had left, so that nobody could ask for it",
    expected="face down",
    observed="face up",
)
IDLE_CARDS_WASHED_EARLY = rule("idle-cards-washed-early")
CHANGED_CARDS_NOT_OPENED = rule("changed-cards-not-opened")
RECUT_REQUIRED_TOO_LATE = rule("recut-required-too-late")
STORED_BATCH_UNAPPROVED = rule("stored-batch-unapproved")

DEALT_MEANWHILE = 2
CAME_UNSHUFFLED = 1
CAME_SHUFFLED = 2
SHUFFLED = 1
WASHED_LATE = 2
REQUIRED = 1
MADE = 2
IN_THE_DEAL = MADE + 1


@kernel
def lies_the_wrong_way(face: int, wanted: int) -> bool:
    """Whether spread cards lie the other way up (the log's code) than the law has them spread."""
    return face != wanted


@kernel
def before_it_was_due(done: int) -> bool:
    """Whether a step of the opening was taken before the one that has to come first was done (0)."""
    return done == 0


@kernel
def more_than_one_part(decks: int, part: int) -> bool:
    """Whether more decks were spread or mixed together than one side of the shoe, or one batch, has."""
    return decks > part


@kernel
def cut_in_the_shoe(loaded: int) -> bool:
    """Whether the stack was cut after it had been placed in the shoe (1)."""
    return loaded == 1


@kernel
def opened_part(t: Table, back: int) -> int:
    """Decks of one side of a double shoe, or of the batch with this back; 0 where the cards are not divided or unknown.

    A batch received with more decks than the filing gives one is as large as it came.
    """
    if t.options.double_shoe == 1:
        return t.options.side_decks if t.options.side_decks > 0 else t.options.decks // 2
    if two_batches(t) == 1 and t.options.double_shoe == 0 and t.options.decks > 0:
        return max(t.options.decks, most_decks(t, t.opening.sizes, back))
    return 0


@kernel
def judge_apart(t: Table, rule: int, decks: int, back: int, i: int, r: Round) -> None:
    """Judge that the decks of one side, or of one batch, are spread or mixed by themselves; one report each."""
    part = opened_part(t, back)
    if part < 1:
        return
    where = rule if t.options.double_shoe == 1 else BATCHES_PREPARED_AS_ONE
    if lacking(t, where, NO_RECORD, decks < 0):
        return
    t.tally[where + JUDGED] += 1
    if more_than_one_part(decks, part):
        if t.fresh_decks.together == 0:
            emit(t.hits, where, i, part, decks, 0, -1, -1, r.at)
        t.fresh_decks.together = 1


@kernel
def received(t: Table, back: int) -> None:
    """Decks are received: what follows is their opening; others may be dealt meanwhile."""
    if t.open_table.fresh == 0:
        clear(t.fresh_decks)
        t.open_table.shown = 0
        t.opening.changed_turn = 0
        t.open_table.fresh = DEALT_MEANWHILE if t.open_table.in_play == 1 else 1
        t.opening.gap = 0
    t.open_table.fresh_back = back + 1
    t.fresh_decks.groups += 1


@kernel
def open_whether_due(t: Table) -> bool:
    """Whether it is open that the cards received are opened as at the opening: the table is in play already.

    It may be where the log shows no opening of the table, though it would.
    """
    opened_before = t.open_table.open == 0 and recorded(t, KIND_TABLE_OPEN)
    return t.options.opening_at_change_open == 1 and (t.open_table.played == 1 or opened_before)


@kernel
def note_changed_shuffled(t: Table, back: int) -> None:
    """Cards are shuffled: those that were received, where no others are in use."""
    known = back >= 0 or t.open_table.fresh != DEALT_MEANWHILE
    same = back < 0 or back + 1 == t.open_table.fresh_back
    if t.open_table.fresh != 0 and two_batches(t) == 0 and known and same:
        t.opening.changed_turn = SHUFFLED


@kernel
def judge_changed(t: Table, in_part: bool, i: int, r: Round) -> None:
    """Judge, at the first card of decks received at a table in play, whether all steps were taken, and in turn.

    ``in_part`` says that one was taken with some of them only.
    """
    certain = (
        t.opening.gap == 0
        and recorded(t, KIND_INSPECTION)
        and recorded(t, KIND_VERIFY)
        and recorded(t, KIND_SPREAD)
        and recorded(t, KIND_WASH)
        and recorded(t, KIND_STACK)
    )
    done = 1 if not in_part and t.fresh_decks.inspections > 0 and t.fresh_decks.verified == 1 else 0
    if t.fresh_decks.spreads == 0 or t.fresh_decks.washes == 0 or t.fresh_decks.stacks == 0:
        done = 0
    if t.opening.changed_turn == WASHED_LATE and recorded(t, KIND_SHUFFLE):
        done = 0
    judge(t, CHANGED_CARDS_NOT_OPENED, done == 1 or certain, omitted(done), i, -1, r)


@kernel
def told_before_inspection(t: Table) -> bool:
    """Whether the log would show an inspection of the decks received, if one had been made so far."""
    return recorded(t, KIND_INSPECTION) and t.opening.gap == 0


@kernel
def opening_step(
    t: Table, i: int, r: Round, kind: int, role: int, face: int, n: int, dest: int, back: int, named: bool
) -> None:
    """One step of the opening of the cards that were received: inspected, verified, spread, washed or stacked.

    Where it is open whether the steps are due, one taken out of its turn is not counted.
    """
    high = role == BY_FLOORPERSON or role == BY_SUPERVISOR
    if kind == KIND_INSPECTION:
        if role == BY_DEALER or role < 0:
            early = t.fresh_decks.spreads > 0 and t.fresh_decks.inspections == 0
            if early and not open_whether_due(t):
                ask(t, SPREAD_BEFORE_INSPECTION, before_it_was_due(0), i, 0, 1, 0, -1, -1, r.at)
            t.fresh_decks.inspections += 1
        elif high:
            t.fresh_decks.verified = 1
    elif kind == KIND_VERIFY:
        inspected = t.fresh_decks.inspections > 0 or not told_before_inspection(t)
        if inspected and (high or role < 0):
            t.fresh_decks.verified = 1
    elif kind == KIND_SPREAD:
        if t.options.preshuffled_spread != 1:
            t.open_table.not_shuffled = CAME_UNSHUFFLED
        if named:
            t.open_table.shown = 1
        if face == FACE_DOWN:
            t.fresh_decks.spreads_face_down += 1
            return
        inspected = t.fresh_decks.inspections > 0 and t.fresh_decks.verified == 1
        t.fresh_decks.spreads += 1 if inspected or not open_whether_due(t) else 0
        if a_side(dest) or 0 < n <= opened_part(t, back):
            t.fresh_decks.spread_in_part = 1
        if t.fresh_decks.inspections > 0:
            t.tally[SPREAD_BEFORE_INSPECTION + JUDGED] += 1
        judge_apart(t, SIDES_SPREAD_AS_ONE, n, back, i, r)
    elif kind == KIND_WASH:
        t.fresh_decks.washes += 1 if t.fresh_decks.spreads > 0 or not open_whether_due(t) else 0
        if t.opening.changed_turn == SHUFFLED:
            t.opening.changed_turn = WASHED_LATE
        t.open_table.not_shuffled = CAME_UNSHUFFLED
        came = t.open_table.arrivals > 0 or t.open_table.shown == 1
        known = came or (t.open_table.open == 1 and recorded(t, KIND_PLAYER_ARRIVES) and t.opening.gap == 0)
        broken = before_it_was_due(1 if came else 0)
        judge(t, WASHED_BEFORE_FIRST_PLAYER, known, broken, i, -1, r)
        judge_apart(t, SIDES_WASHED_AS_ONE, n, back, i, r)
    elif kind == KIND_STACK:
        t.fresh_decks.stacks += 1 if t.fresh_decks.washes > 0 or not open_whether_due(t) else 0
        decks = -(-n // t.options.deck_cards) if n >= 0 else -1
        if decks > opened_part(t, back):
            judge_apart(t, SIDES_WASHED_AS_ONE, decks, back, i, r)


@kernel
def judge_step(t: Table, rule: int, kind: int, done: int, gap: int, i: int, r: Round) -> None:
    """Judge whether a step of the opening, of an event's kind, was taken at all."""
    known = done > 0 or (recorded(t, kind) and gap == 0)
    judge(t, rule, known, omitted(done), i, -1, r)


@kernel
def judge_spread(t: Table, gap: int, i: int, r: Round) -> None:
    """Judge whether the cards were spread for the first player, and face up."""
    spreads = t.fresh_decks.spreads
    if spreads == 0 and t.fresh_decks.spreads_face_down > 0:
        known = recorded(t, KIND_SPREAD) and gap == 0
        judge(t, CARDS_SPREAD_FACE_DOWN, known, lies_the_wrong_way(FACE_DOWN, FACE_UP), i, -1, r)
    else:
        judge_step(t, CARDS_NOT_SPREAD, KIND_SPREAD, spreads, gap, i, r)
        if spreads > 0:
            t.tally[CARDS_SPREAD_FACE_DOWN + JUDGED] += 1


@kernel
def spread_as_one(t: Table) -> bool:
    """Whether both sides of a double shoe were spread by one row, or one of them alone."""
    two = t.options.double_shoe == 1 and t.fresh_decks.groups > 1
    return two and t.fresh_decks.spreads == 1


@kernel
def judge_opening(t: Table, in_part: bool, i: int, r: Round) -> None:
    """Judge, at the first card of decks that were received, what had to be done with them before.

    ``in_part`` says that a step of the opening was taken with some of those that were changed only.
    """
    gap = t.opening.gap
    inspections = t.fresh_decks.inspections
    came = t.open_table.not_shuffled
    t.open_table.fresh = 0
    t.open_table.not_shuffled = 0
    t.open_table.opened_unshuffled = 1 if came == CAME_UNSHUFFLED else 0
    spread_due = t.options.preshuffled_spread == 1
    if came == CAME_SHUFFLED or t.options.preshuffled == 1:
        t.tally[CARDS_NOT_INSPECTED + NOT_APPLICABLE] += 1
        if spread_due:
            judge_spread(t, gap, i, r)
        else:
            t.tally[CARDS_NOT_SPREAD + NOT_APPLICABLE] += 1
        t.tally[CARDS_UNWASHED + NOT_APPLICABLE] += 1
        t.tally[CARDS_UNSTACKED + NOT_APPLICABLE] += 1
        return
    if came == 0 and t.options.preshuffled < 0:
        t.tally[CARDS_NOT_INSPECTED + WHETHER_PRESHUFFLED] += 1
        if spread_due:
            judge_spread(t, gap, i, r)
        else:
            t.tally[CARDS_NOT_SPREAD + WHETHER_PRESHUFFLED] += 1
        t.tally[CARDS_UNWASHED + WHETHER_PRESHUFFLED] += 1
        t.tally[CARDS_UNSTACKED + WHETHER_PRESHUFFLED] += 1
        return
    if open_whether_due(t):
        judge_changed(t, in_part, i, r)
        return
    judge_step(t, CARDS_NOT_INSPECTED, KIND_INSPECTION, inspections, gap, i, r)
    if inspections > 0:
        judge_step(t, INSPECTION_NOT_VERIFIED, KIND_VERIFY, t.fresh_decks.verified, gap, i, r)
    if spread_as_one(t):
        if t.fresh_decks.together == 0:
            rule = CARDS_NOT_SPREAD if t.fresh_decks.spread_in_part == 1 else SIDES_SPREAD_AS_ONE
            judge_step(t, rule, KIND_SPREAD, 0, gap, i, r)
    else:
        judge_spread(t, gap, i, r)
    judge_step(t, CARDS_UNWASHED, KIND_WASH, t.fresh_decks.washes, gap, i, r)
    judge_step(t, CARDS_UNSTACKED, KIND_STACK, t.fresh_decks.stacks, gap, i, r)


@kernel
def stack_cut(t: Table, back: int) -> None:
    """The stack is cut; one that lies in the shoe already is only told by its back from another."""
    t.open_table.out_of_shoe = 1
    if t.undealt.recut == IN_THE_DEAL:
        t.undealt.recut = 0
        return
    t.undealt.cut = 1
    t.undealt.covered = 0
    known = back >= 0 and t.undealt.loaded_back > 0
    other = known and back + 1 != t.undealt.loaded_back
    in_time = t.undealt.recut == REQUIRED and t.options.recut_until_dealt == 1
    if t.undealt.loaded == 1 and not other and not in_time:
        t.undealt.cut_late = 1
    if t.undealt.recut == REQUIRED:
        t.undealt.recut = MADE


@kernel
def cover_inserted(t: Table, back: int) -> None:
    """The cover card is inserted: late where the stack that was cut for it lies in the shoe already."""
    other = back >= 0 and t.undealt.loaded_back > 0 and back + 1 != t.undealt.loaded_back
    lies_in = t.undealt.loaded == 1 and t.open_table.out_of_shoe == 0 and not other
    if t.undealt.covered == 0 and lies_in:
        t.undealt.cut_late = 1
    t.undealt.covered = 1


@kernel
def no_longer_to_be_cut(loaded: int, dealt: int, until_dealt: int) -> bool:
    """Whether a recut was required when the cards lay in the shoe (1), or where that is the limit were dealt (1)."""
    return dealt == 1 or (loaded == 1 and until_dealt != 1)


@kernel
def recut_required(t: Table, i: int, r: Round) -> None:
    """A recut is required: judge that the cards were not in the shoe yet, or in some chapters not dealt yet."""
    rule = RECUT_REQUIRED_TOO_LATE
    in_shoe = t.open_table.out_of_shoe == 0 and t.options.double_shoe == 0
    loaded = 1 if in_shoe and t.undealt.loaded == 1 else 0
    cuts_known = recorded(t, KIND_CUT) and recorded(t, KIND_SHUFFLE)
    dealt = 1 if in_shoe and loaded == 0 and t.open_table.in_play == 1 and cuts_known else 0
    late = no_longer_to_be_cut(loaded, dealt, t.options.recut_until_dealt)
    outside = t.open_table.out_of_shoe == 1 and recorded(t, KIND_LOAD_SHOE)
    if t.options.continuous == 1 or t.options.from_hand == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
    else:
        known = late or outside or (loaded == 1 and t.options.recut_until_dealt == 1)
        judge(t, rule, known and t.opening.gap == 0, late, i, -1, r)
    t.undealt.recut = IN_THE_DEAL if late else REQUIRED


@kernel
def judge_stack(t: Table, i: int, r: Round) -> None:
    """Judge, at a round's first card, the stack that was cut for it: its cover card, its loading, a recut required."""
    certain = t.opening.gap == 0
    if t.undealt.cut == 1 and t.options.continuous == 0 and t.options.from_hand == 0:
        covered = t.undealt.covered
        known = covered == 1 or (certain and recorded(t, KIND_COVER_CARD_INSERTED))
        judge(t, COVER_CARD_NOT_INSERTED, known, omitted(covered), i, -1, r)
        if t.options.double_shoe == 0 and t.options.device_loads == 0:
            late = cut_in_the_shoe(t.undealt.cut_late)
            judge(t, CUT_AFTER_LOADING, certain or not late, late, i, -1, r)
    if t.undealt.recut == REQUIRED:
        known = certain and recorded(t, KIND_CUT)
        judge(t, RECUT_NOT_MADE, known, omitted(0), i, -1, r)
    elif t.undealt.recut == MADE:
        t.tally[RECUT_NOT_MADE + JUDGED] += 1
    clear(t.undealt)


@kernel
def idle_spread(t: Table, i: int, r: Round, face: int, back: int) -> None:
    """Cards of an idle table are spread: face down unless a player asks, or an opening shows them to one who came."""
    anew = t.options.idle_opened_anew == 1
    came = t.open_table.idle != EMPTY or t.idle.arrivals > 0
    shown = anew and came and t.idle.spread == 1
    t.idle.spread = 1
    t.idle.washed_early = 0
    if t.idle.put_away != 0 and (back < 0 or back + 1 != t.idle.put_away):
        t.idle.other_spread = 1
    other = back >= 0 and t.idle.asked_back > 0 and t.idle.asked_back != back + 1
    asked = t.idle.asked == 1 and not other
    if face >= 0:
        broken = lies_the_wrong_way(face, FACE_DOWN) and not asked and not shown
        certain = t.opening.gap == 0 and recorded(t, KIND_SPREAD)
        left = t.open_table.idle == EMPTY and t.open_table.open == 1 and recorded(t, KIND_PLAYER_LEAVES)
        alone = certain and left and t.idle.arrivals == 0
        rule = IDLE_CARDS_SPREAD_FACE_UP_WITH_NOBODY_THERE if alone else IDLE_CARDS_SPREAD_FACE_UP
        judge(t, rule, not broken or not anew or certain, broken, i, -1, r)


@kernel
def put_away(t: Table, role: int, back: int) -> None:
    """A batch is shuffled after an idle time; of several, or one shuffled by hand, none is known to be put away."""
    before = t.idle.put_away
    known = back >= 0 and a_device(role) and (before == 0 or before == back + 1)
    t.idle.put_away = back + 1 if known else -1


@kernel
def neither_shown_nor_approved(spread: int, approved: int) -> bool:
    """Whether a stored batch was not spread (0) though not both approvals (0) free from that."""
    return spread == 0 and approved == 0


@kernel
def judge_stored_batch(t: Table, i: int, r: Round) -> None:
    """Judge that a batch that lay in the device is spread after an idle time, or dealt so with both approvals."""
    away, loaded = t.idle.put_away, t.idle.loaded
    spread = t.idle.other_spread
    if t.open_table.idle != EMPTY or two_batches(t) != 1 or away == 0:
        return
    rule = STORED_BATCH_UNAPPROVED
    certain = t.opening.gap == 0 and recorded(t, KIND_SPREAD)
    if lacking(t, rule, NO_COURSE, away < 0 or loaded <= 0 or not certain):
        return
    if loaded == away:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not lacking(t, rule, NO_APPROVALS, spread == 0 and t.options.stored_approved < 0):
        broken = neither_shown_nor_approved(spread, t.options.stored_approved)
        ask(t, rule, broken, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_idle_spread(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card after a time without gaming activity, that cards taken out were spread, and kept so.

    Cards that were not taken out at all are another rule.
    """
    judge_stored_batch(t, i, r)
    empty = t.open_table.idle == EMPTY
    rule = IDLE_CARDS_UNSPREAD if empty else IDLE_CARDS_UNSPREAD_IN_A_PAUSE
    spread = t.idle.spread
    certain = t.opening.gap == 0
    if t.options.continuous != 1 and not recorded(t, KIND_PLAYER_ARRIVES):
        t.tally[IDLE_CARDS_UNSPREAD + NO_ARRIVALS] += 1
        t.tally[IDLE_CARDS_WASHED_EARLY + NO_RECORD] += spread
    if t.options.continuous != 0:
        t.tally[rule + (NOT_APPLICABLE if t.options.continuous == 1 else NO_RECORD)] += 1
    elif t.idle.emptied == 1 or spread == 1:
        known = spread == 1 or (certain and recorded(t, KIND_SPREAD))
        judge(t, rule, known, omitted(spread), i, -1, r)
        if spread == 1 and empty:
            early = t.idle.washed_early
            judge(t, IDLE_CARDS_WASHED_EARLY, True, before_it_was_due(1 - early), i, -1, r)
            judge_idle_stacked(t, i, r)
            judge_idle_part(t, i, r)
            judge_left(t, i, r)
            judge_opened_anew(t, i, r)
    t.open_table.idle = 0
