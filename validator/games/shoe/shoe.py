"""The shoe: shuffled before play and after the cover card, filled, burned, and the one place cards come from."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, kernel
from validator.games.numbers import missing_facts
from validator.games.rounds import note, round_
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe import shoe_state
from validator.games.shoe.burning import burn, deal_in_mid_round, dealer_arrives, fill, judge_burn
from validator.games.shoe.idle import idle_event, judge_idle
from validator.games.shoe.options import CONTINUOUS, DOUBLE_SHOE, FROM_HAND, PRESHUFFLED, PRESHUFFLED_SPREAD
from validator.games.shoe.questions import (
    NO_RECORD,
    a_side,
    another_than_dealer_or_device,
    from_the_hand,
    in_the_shoe,
    judge,
    may_have_come,
    not_from_the_shoe,
    not_set_aside,
    omitted,
    out_of_place,
    reshuffled_too_early,
    two_batches,
)
from validator.games.shoe.refilling import cards_were_dealt, follow_shoe
from validator.games.shoe.slots.shoe import (
    BATCH_NOT_SHUFFLED,
    CARD_NOT_FROM_SHOE,
    CARDS_NOT_RACKED_AT_COVER_CARD,
    COVER_CARD_PUT_BACK,
    DEALT_FROM_HAND,
    HAND_BROKEN_OFF_AT_COVER_CARD,
    PLAY_WITHOUT_SHUFFLE,
    RESHUFFLED_AT_ONCE,
    ROUND_AFTER_COVER_CARD,
    SHOE_LOADED_BY_ANOTHER,
    SHOE_OUT_OF_PLACE,
    SHOE_REFILLED_UNSHUFFLED,
)
from validator.log.codes import (
    BY_DEALER,
    BY_STRIDE,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_COVER_CARD,
    KIND_DEAL,
    KIND_DEALER_ARRIVES,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHOE_POSITION,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WASH,
    PLACE_DECK_IN_HAND,
    PLACE_RACK,
    PLACE_SHOE_LEFT,
    PLACE_SHOE_RIGHT,
    WHAT_COVER_CARD,
    WHAT_PRESHUFFLED,
    WHAT_ROUTINE,
    WHAT_SHOE_DEALT,
)
from validator.log.columns import Columns

NOT_KNOWN_WHETHER_PRESHUFFLED, *_ = missing_facts(after=NO_RECORD)
NO_SOURCE, *_ = missing_facts()


@kernel
def on_the_other_side(state: Ints, place: int) -> bool:
    """Whether a place is the side of a double shoe whose cover card was not the one reached."""
    reached = state[shoe_state.NEED_SIDE] - 1
    if state[shoe_state.NEED_SIDE] == shoe_state.BOTH:
        return False
    return state[shoe_state.NEED] > shoe_state.OPENING and reached >= 0 and a_side(place) and place != reached


@kernel
def one_of_both_sides(state: Ints, place: int) -> bool:
    """Whether a shuffle of the side ``place`` leaves the other to be shuffled, where both cover cards were reached."""
    both = state[shoe_state.NEED] > shoe_state.OPENING and state[shoe_state.NEED_SIDE] == shoe_state.BOTH
    if not both or not a_side(place):
        return False
    state[shoe_state.NEED_SIDE] = (PLACE_SHOE_RIGHT if place == PLACE_SHOE_LEFT else PLACE_SHOE_LEFT) + 1
    return True


@kernel
def side_reached(state: Ints, place: int) -> int:
    """The side that has to be shuffled once a cover card was reached at ``place``, as NEED_SIDE has it."""
    side = place + 1 if a_side(place) else 0
    before = state[shoe_state.NEED_SIDE]
    if state[shoe_state.NEED] > shoe_state.OPENING and side > 0 and before > 0 and before != side:
        return shoe_state.BOTH
    return side


@kernel
def judge_opening(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, known: bool) -> None:
    """Judge that cards not shuffled since the table opened or they were changed are dealt all the same."""
    if options[PRESHUFFLED] == 1 or state[shoe_state.PRESHUFFLED_CARDS] == 1:
        tally[PLAY_WITHOUT_SHUFFLE + NOT_APPLICABLE] += 1
    elif options[CONTINUOUS] != 0 or (options[PRESHUFFLED] < 0 and state[shoe_state.UNSHUFFLED_KNOWN] == 0):
        tally[PLAY_WITHOUT_SHUFFLE + NOT_KNOWN_WHETHER_PRESHUFFLED] += 1
    else:
        judge(tally, hits, PLAY_WITHOUT_SHUFFLE, known, omitted(0), i, -1, r)


@kernel
def judge_shuffle(
    options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, certain: bool, filled: bool
) -> None:
    """Judge, when the shoe is filled or a round's first card drawn, whether the shuffle then due was made.

    Each reason to shuffle is judged once: rounds dealt later from the same cards follow from the same act.
    """
    need = state[shoe_state.NEED]
    answered = state[shoe_state.ANSWERED]
    if need == shoe_state.COVER_FIRST and not filled:
        state[shoe_state.NEED] = shoe_state.COVER
        return
    known = certain and options[RECORDED + KIND_SHUFFLE] == ALWAYS
    if need == shoe_state.OPENING:
        judge_opening(options, state, tally, hits, i, r, known)
    elif need == shoe_state.COVER or need == shoe_state.COVER_FIRST:
        slot = SHOE_REFILLED_UNSHUFFLED if filled else ROUND_AFTER_COVER_CARD
        if two_batches(options) != 0:
            known = (
                certain
                and two_batches(options) == 1
                and options[RECORDED + KIND_LOAD_SHOE] == ALWAYS
                and options[RECORDED + KIND_BATCH_SWAP] == ALWAYS
            )
        judge(tally, hits, slot, known, omitted(0), i, -1, r)
    elif answered == shoe_state.OPENING and not filled:
        tally[PLAY_WITHOUT_SHUFFLE + JUDGED] += 1
    elif answered == shoe_state.COVER:
        if filled:
            tally[SHOE_REFILLED_UNSHUFFLED + JUDGED] += 1
        else:
            tally[ROUND_AFTER_COVER_CARD + JUDGED] += 1
            judge_collection(options, state, tally, hits, i, r, certain)
    state[shoe_state.NEED] = shoe_state.NOTHING


@kernel
def judge_collection(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, certain: bool) -> None:
    """Judge whether the cards behind the cover card of a single shoe went to the discard rack before the shuffle."""
    if options[DOUBLE_SHOE] == 1 or state[shoe_state.NOTHING_LEFT] == 1:
        tally[CARDS_NOT_RACKED_AT_COVER_CARD + NOT_APPLICABLE] += 1
        return
    emptied = state[shoe_state.EMPTIED]
    known = emptied > 0 or (certain and options[DOUBLE_SHOE] == 0 and options[RECORDED + KIND_SHOE_EMPTIED] == ALWAYS)
    judge(tally, hits, CARDS_NOT_RACKED_AT_COVER_CARD, known, omitted(emptied), i, -1, r)


@kernel
def another_batch(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, certain: bool) -> None:
    """The other batch comes into play: it answers the cover card, if it was shuffled since it was last dealt.

    Shuffles are counted against shoes. Both batches may have been shuffled before the log begins, so the count
    condemns only where there were fewer shuffles than batches brought into play even so.
    """
    ready = state[shoe_state.STORED] - 1 if state[shoe_state.STORED] > 0 else shoe_state.STORED_AT_FIRST
    if ready == 0:
        judge(
            tally,
            hits,
            BATCH_NOT_SHUFFLED,
            certain and options[RECORDED + KIND_SHUFFLE] == ALWAYS,
            omitted(ready),
            i,
            -1,
            -1,
        )
        ready = 1
    else:
        tally[BATCH_NOT_SHUFFLED + JUDGED] += 1
    state[shoe_state.STORED] = ready
    if state[shoe_state.NEED] != shoe_state.OPENING:
        if state[shoe_state.NEED] != shoe_state.NOTHING:
            state[shoe_state.ANSWERED] = shoe_state.COVER
        state[shoe_state.NEED] = shoe_state.NOTHING


@kernel
def shuffled(
    options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, mid: bool, same: bool, what: int, role: int
) -> None:
    """The cards have been shuffled: by whom and why, in the middle of a round (``mid``), in that of the cover card."""
    ready = state[shoe_state.STORED] - 1 if state[shoe_state.STORED] > 0 else shoe_state.STORED_AT_FIRST
    state[shoe_state.STORED] = (ready if ready == shoe_state.STORED_AT_FIRST else ready + 1) + 1
    state[shoe_state.IDLE_SHUFFLED] = 1
    state[shoe_state.IDLE_REMOVED] = 1
    ordinary = what == WHAT_COVER_CARD or (role == BY_DEALER and (what == WHAT_SHOE_DEALT or what == WHAT_ROUTINE))
    need = state[shoe_state.NEED]
    if ordinary and need == shoe_state.COVER and same:
        judge(tally, hits, HAND_BROKEN_OFF_AT_COVER_CARD, True, reshuffled_too_early(mid), i, -1, r)
    elif ordinary and need == shoe_state.COVER_FIRST and not mid:
        judge(tally, hits, RESHUFFLED_AT_ONCE, True, reshuffled_too_early(True), i, -1, r)
    if two_batches(options) != 0 and role != BY_DEALER and state[shoe_state.IN_PLAY] == 1 and what != WHAT_COVER_CARD:
        if two_batches(options) < 0 and need != shoe_state.NOTHING:
            state[shoe_state.NEED] = shoe_state.NOTHING
        return
    if need != shoe_state.NOTHING:
        state[shoe_state.ANSWERED] = shoe_state.COVER if need == shoe_state.COVER_FIRST else need
    state[shoe_state.NEED] = shoe_state.NOTHING
    if not mid:
        state[shoe_state.FRESH] = 1
        if options[RECORDED + KIND_LOAD_SHOE] != ALWAYS and two_batches(options) == 0:
            fill(options, state)


@kernel
def begin_round(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, gaps: int, person: int) -> None:
    """A round's first card is drawn: judge what had to be done before."""
    certain = state[shoe_state.GAP] == 0 and gaps == 0
    judge_shuffle(options, state, tally, hits, i, r, certain, False)
    judge_burn(options, state, tally, hits, i, r, certain, person)
    judge_idle(options, state, tally, hits, i, r, certain)
    if state[shoe_state.OUT_OF_PLACE] > 0:
        judge(tally, hits, SHOE_OUT_OF_PLACE, True, out_of_place(state[shoe_state.OUT_OF_PLACE]), i, -1, r)
        state[shoe_state.OUT_OF_PLACE] = 0
    state[shoe_state.FRESH] = 0
    state[shoe_state.ANSWERED] = shoe_state.NOTHING
    state[shoe_state.IN_PLAY] = 1
    state[shoe_state.PRESHUFFLED_CARDS] = 0
    if state[shoe_state.NEED] == shoe_state.NOTHING:
        state[shoe_state.GAP] = 0


@kernel
def judge_source(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, number: int, source: int) -> None:
    """Judge a card dealt from elsewhere than the shoe; a round is reported once."""
    if options[FROM_HAND] != 0 or state[shoe_state.ODD_SOURCE] == number:
        return
    if from_the_hand(source):
        state[shoe_state.ODD_SOURCE] = number
        judge(tally, hits, DEALT_FROM_HAND, True, True, i, -1, r)
    elif not_from_the_shoe(source):
        state[shoe_state.ODD_SOURCE] = number
        judge(tally, hits, CARD_NOT_FROM_SHOE, True, True, i, -1, r)


@kernel
def table_event(state: Ints, kind: int, what: int, source: int, dest: int) -> None:
    """What happens to the cards between rounds, other than a shuffle, a burn and the filling of the shoe."""
    unplayed = state[shoe_state.FRESH] == 0 and state[shoe_state.NEED] == shoe_state.NOTHING
    if kind == KIND_TABLE_OPEN or kind == KIND_CARD_CHANGE:
        state[shoe_state.IN_PLAY] = 0
        state[shoe_state.STORED] = 0
        if state[shoe_state.FRESH] == 0:
            state[shoe_state.NEED] = shoe_state.OPENING
    elif kind == KIND_TABLE_CLOSE:
        state[shoe_state.IN_PLAY] = 0
        state[shoe_state.FRESH] = 0
        state[shoe_state.UNSHUFFLED_KNOWN] = 0
        state[shoe_state.NEED] = shoe_state.NOTHING
    elif kind == KIND_WASH:
        state[shoe_state.UNSHUFFLED_KNOWN] = 1
        if unplayed and state[shoe_state.IN_PLAY] == 0 and state[shoe_state.IDLE] == 0:
            state[shoe_state.NEED] = shoe_state.OPENING
    elif kind == KIND_SPREAD:
        state[shoe_state.UNSHUFFLED_KNOWN] = 1
    elif kind == KIND_DECKS:
        state[shoe_state.STORED] = 0
        state[shoe_state.UNSHUFFLED_KNOWN] = 0
    elif kind == KIND_BATCH:
        state[shoe_state.STORED] = 0
        if what == WHAT_PRESHUFFLED:
            state[shoe_state.PRESHUFFLED_CARDS] = 1
    elif kind == KIND_SHOE_EMPTIED:
        state[shoe_state.IDLE_REMOVED] = 1
        if dest == PLACE_RACK or (dest < 0 and state[shoe_state.EMPTIED] == 0):
            state[shoe_state.EMPTIED] = 1
    elif kind == KIND_SHOE_POSITION:
        state[shoe_state.OUT_OF_PLACE] = what


@kernel
def shoe_pass(
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
    """Judge shuffling, filling, burning, the cover card and where cards are dealt from, in the order of the events."""
    kinds = ev.kind
    numbers = ev.round
    sources = ev.source
    begun = state[shoe_state.BEGUN]
    row = -1
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            number = numbers[i] + 1
            if number == 0:
                continue
            source = sources[i]
            r = notes[i * note.WIDTH + note.ROUND]
            if number != begun:
                begun = number
                row = r
                cards_were_dealt(state)
                by = ev.by[i]
                if state[shoe_state.NEED] == shoe_state.COVER_FIRST:
                    state[shoe_state.NEED_ROUND] = number
                begin_round(
                    options, state, tally, hits, i, r, rounds[r + round_.GAPS], by // BY_STRIDE if by > 0 else 0
                )
                where = JUDGED if options[FROM_HAND] == 0 and source >= 0 else NO_SOURCE
                if options[FROM_HAND] == 1:
                    where = NOT_APPLICABLE
                if where != JUDGED or source <= PLACE_SHOE_RIGHT:
                    tally[DEALT_FROM_HAND + where] += 1
                    tally[CARD_NOT_FROM_SHOE + where] += 1
            elif state[shoe_state.DEALER_BURN] == shoe_state.DUE_IN_MID_ROUND and ev.hand[i] > 0:
                deal_in_mid_round(options, state, tally, hits, i, r, rounds[r + round_.GAPS])
            state[shoe_state.BURNED] = 0
            if source >= PLACE_DECK_IN_HAND:
                judge_source(options, state, tally, hits, i, r, number, source)
        elif kind < KIND_ROUND_START:
            r = notes[i * note.WIDTH + note.ROUND]
            if r >= 0:
                row = r
            follow_shoe(options, state, tally, hits, kind, i, r, row < 0 or i > rounds[row + round_.LAST])
            mid = r >= 0 and 0 <= rounds[r + round_.FIRST_CARD] < i < rounds[r + round_.LAST_CARD]
            certain = state[shoe_state.GAP] == 0
            role = ev.by[i] % BY_STRIDE if ev.by[i] >= 0 else -1
            what = ev.what[i]
            dest = ev.dest[i]
            idle_event(options, state, kind, what)
            if kind == KIND_UNREADABLE:
                if may_have_come(ev.n[i], ev.round[i]):
                    state[shoe_state.PRESENT] += 1
                state[shoe_state.GAP] = 1
                state[shoe_state.STORED] = 0
            elif kind == KIND_SHUFFLE:
                if on_the_other_side(state, sources[i]) or on_the_other_side(state, dest):
                    continue
                if one_of_both_sides(state, sources[i] if a_side(sources[i]) else dest):
                    continue
                same = state[shoe_state.NEED_ROUND] == numbers[i] + 1
                shuffled(options, state, tally, hits, i, r, mid, same, what, role)
            elif kind == KIND_BATCH_SWAP or kind == KIND_LOAD_SHOE:
                if kind == KIND_LOAD_SHOE and dest >= 0 and (not in_the_shoe(dest) or on_the_other_side(state, dest)):
                    continue
                if two_batches(options) == 1 and state[shoe_state.IN_PLAY] == 1 and not mid:
                    another_batch(options, state, tally, hits, i, certain)
                if kind == KIND_LOAD_SHOE:
                    judge_shuffle(options, state, tally, hits, i, r, certain, True)
                    if role >= 0:
                        broken = another_than_dealer_or_device(role)
                        judge(tally, hits, SHOE_LOADED_BY_ANOTHER, True, broken, i, -1, r)
                if not mid:
                    fill(options, state)
                state[shoe_state.IN_PLAY] = 0
            elif kind == KIND_COVER_CARD:
                judge(tally, hits, COVER_CARD_PUT_BACK, dest >= 0, not_set_aside(dest), i, -1, r)
                during = r >= 0 and (begun == numbers[i] + 1 or 0 <= rounds[r + round_.FIRST_CARD] < i)
                if during and 0 <= rounds[r + round_.OVER] < i:
                    during = False
                state[shoe_state.NEED_SIDE] = side_reached(state, sources[i])
                state[shoe_state.NEED] = shoe_state.COVER if during else shoe_state.COVER_FIRST
                state[shoe_state.NEED_ROUND] = numbers[i] + 1
                state[shoe_state.EMPTIED] = 0
                state[shoe_state.NOTHING_LEFT] = 1 if ev.n[i] == 0 else 0
            elif kind == KIND_BURN:
                burn(options, state, tally, hits, i, r, mid, dest, what)
            elif kind == KIND_DEALER_ARRIVES:
                by = ev.by[i]
                dealer_arrives(state, by // BY_STRIDE if by > 0 else 0, mid)
            elif kind != KIND_SPREAD or options[PRESHUFFLED_SPREAD] != 1:
                table_event(state, kind, what, sources[i], dest)
    state[shoe_state.BEGUN] = begun
