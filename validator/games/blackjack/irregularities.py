"""Irregularities: whether what was done about each was the cure that the law prescribes."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.blackjack.cures import judge_drawn_in_error, judge_face_up, judge_refusal
from validator.games.blackjack.missed_cards import (
    judge_dead_hand_wagers,
    judge_dead_wager,
    judge_first_two,
    judge_missed,
    judge_option,
)
from validator.games.blackjack.options import RANGE_READER, VOID_FOR_FOUND_CARDS
from validator.games.blackjack.settlement import is_blackjack_up_card
from validator.games.blackjack.slots.irregularities import (
    CARD_REMOVED_ELSEWHERE,
    CARD_REMOVED_FACE_UP,
    DEAD_HANDS_WAGER_KEPT,
    DISCARDS_NOT_SHUFFLED,
    EMERGENCY_STACK_NOT_CUT,
    HAND_VOIDED_WITHOUT_GROUND,
    NO_CARD_REMOVED_AFTER_EMERGENCY_SHUFFLE,
    ROUND_FROM_WRONG_SIDE_VOIDED,
    ROUND_NOT_COMPLETED,
    ROUND_VOIDED_WITHOUT_GROUND,
    VOIDED_WAGER_KEPT,
)
from validator.games.blackjack.tables import hand, note, round_
from validator.games.blackjack.wrong_range import for_wrong_range
from validator.games.cards import rank_of
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe.options import CONTINUOUS, DEVICE_LOADS, DOUBLE_SHOE, FROM_HAND
from validator.games.shoe.questions import judge, not_in_the_rack, omitted
from validator.log.codes import (
    FACE_UP,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CARD_REFUSED,
    KIND_CHOICE,
    KIND_CUT,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_PEEK,
    KIND_ROUND_START,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    WHAT_CARD_READER_USED,
    WHAT_DEAD_HAND,
    WHAT_FACE_UP_CARDS,
    WHAT_FREE_BET,
    WHAT_HOLE_CARD_SEEN,
    WHAT_INCORRECT_SIDE,
    WHAT_INSUFFICIENT_CARDS,
    WHAT_LATE_CARD,
    WHAT_MISSED_CARD,
    WHAT_NO_CARDS_DEALT,
    WHAT_REFUSE_CARD,
    WHAT_SKIPPED,
    WHAT_WRONG_CARD_FOUND,
    WHAT_WRONG_SIDE,
)
from validator.log.columns import Columns

NO_REASON, WAY_OF_SHUFFLING, *_ = missing_facts()


@kernel
def drawn_face_up(face: int) -> bool:
    """Whether the first card after the reshuffle lay face up (the log's code of its face)."""
    return face == FACE_UP


@kernel
def called_dead(why: int, cured: int) -> bool:
    """Whether hands were called dead for a reason (the log's code) for which another cure is prescribed."""
    return why == cured


@kernel
def without_a_ground(grounds: int) -> bool:
    """Whether hands were called dead although none of the law's grounds for it (their number) is in the log."""
    return grounds == 0


@kernel
def misused_reader(options: Ints, rounds: Ints, i: int, r: int, what: int) -> bool:
    """Whether the card reader was used before event ``i`` on a first card that calls for none, or may have been."""
    if options[RANGE_READER] == 1:
        return False
    peek = rounds[r + round_.PEEK]
    if peek < 0 and (what == WHAT_CARD_READER_USED or what == WHAT_HOLE_CARD_SEEN):
        return options[RECORDED + KIND_PEEK] != ALWAYS
    up = rounds[r + round_.UP]
    return 0 <= peek < i and (rank_of(up) < 0 or not is_blackjack_up_card(options, up))


@kernel
def judge_open_wagers(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, slot: int, i: int, h: int, r: int
) -> None:
    """Judge the wagers on a hand row (-1: on all) that were open when it was called dead at event ``i``."""
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        settled = wagers[w + wager.FIRST_SETTLED]
        concerned = (h < 0 or wagers[w + wager.HAND] == h) and wagers[w + wager.KIND] != WHAT_FREE_BET
        if concerned and wagers[w + wager.WITHDRAWN] < 0 and (settled < 0 or settled > i):
            judge_dead_wager(options, rounds, wagers, tally, hits, slot, w, i, r)


@kernel
def judge_void_round(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, i: int, r: int, what: int, ran_out: bool
) -> None:
    """Judge that all hands were called dead: for what reason, and whether the open wagers went back (633a.14(j)(1))."""
    if options[VOID_FOR_FOUND_CARDS] == 1 and (what == WHAT_FACE_UP_CARDS or what == WHAT_WRONG_CARD_FOUND):
        tally[ROUND_VOIDED_WITHOUT_GROUND + NOT_APPLICABLE] += 1
    elif what == WHAT_INSUFFICIENT_CARDS or (what < 0 and ran_out):
        tally[ROUND_NOT_COMPLETED + JUDGED] += 1
        emit(hits, ROUND_NOT_COMPLETED, i, 0, 1, 0, -1, -1, r)
    elif what == WHAT_INCORRECT_SIDE and options[DOUBLE_SHOE] != 0:
        tally[ROUND_FROM_WRONG_SIDE_VOIDED + JUDGED] += 1
        if called_dead(what, WHAT_INCORRECT_SIDE):
            emit(hits, ROUND_FROM_WRONG_SIDE_VOIDED, i, 0, 1, 0, -1, -1, r)
    elif misused_reader(options, rounds, i, r, what):
        tally[ROUND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        judge_open_wagers(options, rounds, wagers, tally, hits, DEAD_HANDS_WAGER_KEPT, i, -1, r)
    elif rounds[r + round_.FIRST_CARD] < 0 or rounds[r + round_.FIRST_CARD] > i:
        tally[ROUND_VOIDED_WITHOUT_GROUND + NOT_APPLICABLE] += 1
    else:
        tally[ROUND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        if without_a_ground(0):
            emit(hits, ROUND_VOIDED_WITHOUT_GROUND, i, 0, what, 0, -1, rounds[r + round_.ROOT], r)
        judge_open_wagers(options, rounds, wagers, tally, hits, VOIDED_WAGER_KEPT, i, -1, r)


@kernel
def missed_before(kinds: Ints, whats: Ints, notes: Ints, h: int, start: int, stop: int) -> int:
    """1 where the log shows a missed card of hand row ``h``, or that its player opted for a dead hand; 0 otherwise."""
    for j in range(start, stop):
        if notes[j * note.WIDTH + note.HAND] == h:
            if kinds[j] == KIND_CARD_MISDEALT and whats[j] == WHAT_SKIPPED:
                return 1
            if kinds[j] == KIND_CHOICE and whats[j] == WHAT_DEAD_HAND:
                return 1
    return 0


@kernel
def judge_void_hand(
    options: Ints,
    notes: Ints,
    rounds: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    i: int,
    h: int,
    r: int,
    what: int,
    missed: int,
) -> None:
    """Judge that one hand was called dead: for what reason, and whether its wager went back."""
    at = i * note.WIDTH
    cards = notes[at + note.CARDS]
    if what == WHAT_INSUFFICIENT_CARDS:
        tally[ROUND_NOT_COMPLETED + JUDGED] += 1
        emit(hits, ROUND_NOT_COMPLETED, i, 0, 1, 0, -1, -1, r)
    elif what == WHAT_INCORRECT_SIDE and options[DOUBLE_SHOE] != 0:
        tally[ROUND_FROM_WRONG_SIDE_VOIDED + JUDGED] += 1
        if called_dead(what, WHAT_INCORRECT_SIDE):
            emit(hits, ROUND_FROM_WRONG_SIDE_VOIDED, i, 0, 1, 0, -1, -1, r)
    elif what == WHAT_MISSED_CARD or missed == 1:
        tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        if cards >= 2:
            judge_dead_hand_wagers(options, rounds, wagers, tally, hits, i, h, r)
    elif (what == WHAT_CARD_READER_USED or what == WHAT_HOLE_CARD_SEEN or what < 0) and misused_reader(
        options, rounds, i, r, what
    ):
        tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        judge_open_wagers(options, rounds, wagers, tally, hits, DEAD_HANDS_WAGER_KEPT, i, h, r)
    elif cards < 2 and (what == WHAT_NO_CARDS_DEALT or what < 0):
        tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
    elif what < 0 and notes[at + note.ASKED] > 0:
        tally[HAND_VOIDED_WITHOUT_GROUND + NO_REASON] += 1
    else:
        tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        if without_a_ground(0):
            emit(hits, HAND_VOIDED_WITHOUT_GROUND, i, 0, what, 0, -1, -1, r)
        judge_open_wagers(options, rounds, wagers, tally, hits, VOIDED_WAGER_KEPT, i, h, r)


@kernel
def judge_emergency_burn(
    options: Ints, tally: Ints, hits: Ints, i: int, face: int, dest: int, reported: bool, r: int
) -> None:
    """Judge the card removed after a reshuffle in mid-round: face down, and into the rack (633a.14(f)).

    ``reported`` says that the place of every removed card is judged elsewhere.
    """
    judge(tally, hits, CARD_REMOVED_FACE_UP, face >= 0, drawn_face_up(face), i, -1, r)
    if not reported:
        judge(tally, hits, CARD_REMOVED_ELSEWHERE, dest >= 0, not_in_the_rack(dest), i, -1, r)


@kernel
def judge_emergency(options: Ints, tally: Ints, hits: Ints, i: int, burned: int, cut: int, gaps: int, r: int) -> None:
    """Judge, at the first card dealt after it, a reshuffle for want of cards: cut, and its first card removed."""
    judge(
        tally,
        hits,
        NO_CARD_REMOVED_AFTER_EMERGENCY_SHUFFLE,
        burned == 1 or (options[RECORDED + KIND_BURN] == ALWAYS and gaps == 0),
        omitted(burned),
        i,
        -1,
        r,
    )
    if cut == 0 and options[DEVICE_LOADS] != 0:
        tally[EMERGENCY_STACK_NOT_CUT + WAY_OF_SHUFFLING] += 1
    else:
        known = cut == 1 or (options[RECORDED + KIND_CUT] == ALWAYS and gaps == 0)
        judge(tally, hits, EMERGENCY_STACK_NOT_CUT, known, omitted(cut), i, -1, r)


@kernel
def irregularities_pass(
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
    """Judge what was done about each irregularity, event by event, and the first two cards round by round."""
    kinds = ev.kind
    whats = ev.what
    row = -1
    ran_out = -1
    shuffled = -1
    burned = cut = 0
    elsewhere = options[DOUBLE_SHOE] == 0 and options[FROM_HAND] == 0 and options[CONTINUOUS] == 0
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            if shuffled >= 0:
                if notes[i * note.WIDTH + note.ROUND] == row:
                    judge_emergency(options, tally, hits, i, burned, cut, rounds[row + round_.GAPS], row)
                    if rounds[row + round_.VOID] < 0:
                        tally[ROUND_NOT_COMPLETED + JUDGED] += 1
                shuffled = -1
            continue
        r = notes[i * note.WIDTH + note.ROUND]
        if r >= 0 and r != row:
            row = r
            ran_out = -1
            shuffled = -1
        if kind < KIND_ROUND_START:
            if row < 0 or options[CONTINUOUS] == 1 or options[FROM_HAND] == 1:
                continue
            mid = 0 <= rounds[row + round_.FIRST_CARD] < i < rounds[row + round_.LAST]
            if kind == KIND_SHOE_EMPTY:
                ran_out = i if mid else -1
            elif kind == KIND_SHUFFLE:
                if mid and (whats[i] == WHAT_INSUFFICIENT_CARDS or ran_out >= 0):
                    shuffled = i
                    ran_out = -1
                    tally[DISCARDS_NOT_SHUFFLED + JUDGED] += 1
                    burned = cut = 0
            elif kind == KIND_CUT:
                cut = 1
            elif kind == KIND_BURN:
                if shuffled >= 0:
                    burned = 1
                    judge_emergency_burn(options, tally, hits, i, ev.face[i], ev.dest[i], elsewhere, row)
            elif (kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP) and mid and ran_out >= 0 and shuffled < 0:
                certain = options[RECORDED + KIND_SHUFFLE] == ALWAYS and rounds[row + round_.GAPS] == 0
                judge(tally, hits, DISCARDS_NOT_SHUFFLED, certain, omitted(0), i, ran_out, row)
                ran_out = -1
            continue
        if kind == KIND_CARD_FACE_UP:
            stop = rounds[r + round_.LAST] + 1 if r >= 0 else i + 1
            judge_face_up(kinds, ev.ref, ev.dest, tally, hits, ev.source[i], ev.seq[i], i, stop, r)
        if r < 0:
            continue
        h = notes[i * note.WIDTH + note.HAND]
        if kind == KIND_CARD_MISDEALT:
            if whats[i] == WHAT_SKIPPED:
                if h >= 0:
                    judge_missed(kinds, whats, options, notes, rounds, hands, tally, hits, i, h, r)
            elif whats[i] == WHAT_WRONG_SIDE:
                if options[DOUBLE_SHOE] == 1 and rounds[r + round_.VOID] < 0:
                    tally[ROUND_FROM_WRONG_SIDE_VOIDED + JUDGED] += 1
            else:
                judge_drawn_in_error(
                    kinds,
                    whats,
                    ev.card,
                    ev.ref,
                    ev.source,
                    ev.dest,
                    options,
                    notes,
                    rounds,
                    hands,
                    tally,
                    hits,
                    ev.face[i],
                    ev.seq[i],
                    i,
                    r,
                )
        elif kind == KIND_CARD_REFUSED:
            judge_refusal(kinds, whats, notes, rounds, tally, hits, i, h, r)
        elif kind == KIND_CHOICE:
            if whats[i] == WHAT_REFUSE_CARD:
                judge_refusal(kinds, whats, notes, rounds, tally, hits, i, h, r)
            elif h >= 0 and (whats[i] == WHAT_LATE_CARD or whats[i] == WHAT_DEAD_HAND):
                judge_option(kinds, options, notes, rounds, hands, tally, hits, i, h, r, whats[i])
        elif kind == KIND_VOID_HAND:
            if h >= 0 and hands[h + hand.ID] != 0:
                if options[RANGE_READER] == 1 and for_wrong_range(kinds, whats, notes, options, rounds, r, i, whats[i]):
                    tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
                    continue
                missed = missed_before(kinds, whats, notes, h, rounds[r + round_.FIRST], i)
                judge_void_hand(options, notes, rounds, wagers, tally, hits, i, h, r, whats[i], missed)
        elif kind == KIND_VOID_ROUND:
            if options[RANGE_READER] == 1 and for_wrong_range(kinds, whats, notes, options, rounds, r, i, whats[i]):
                tally[ROUND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
                continue
            judge_void_round(options, rounds, wagers, tally, hits, i, r, whats[i], ran_out >= 0)
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.FIRST_CARD] >= 0:
            judge_first_two(kinds, options, notes, rounds, hands, wagers, tally, hits, r)
