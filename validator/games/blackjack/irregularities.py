"""Irregularities: whether what was done about each was the cure that the law prescribes."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, row_after, rows_of
from validator.core.engine.state_rows import clear
from validator.games.blackjack.cures import judge_drawn_in_error, judge_face_up, judge_refusal
from validator.games.blackjack.dealers_missed_card import dealers_card_missed, may_be_for_dealers_card
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.missed_cards import (
    NO_RETURN,
    judge_dead_hand_wagers,
    judge_dead_wager,
    judge_first_two,
    judge_missed,
    judge_one_card_dead,
    judge_option,
)
from validator.games.blackjack.opted import judge_opted
from validator.games.blackjack.shoe_emptied import carry_cover_card, judge_emptied, judge_emptied_later
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.up_card import is_blackjack_up_card
from validator.games.blackjack.wrong_range import for_wrong_range
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.judging import NO_RECORD, judge, not_in_the_rack, omitted
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    FACE_UP,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CARD_REFUSED,
    KIND_CHOICE,
    KIND_COVER_CARD,
    KIND_CUT,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_EXPOSE,
    KIND_LOAD_SHOE,
    KIND_PEEK,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    WHAT_CARD_READER_USED,
    WHAT_DEAD_HAND,
    WHAT_EXPOSED,
    WHAT_FACE_UP_CARDS,
    WHAT_FREE_BET,
    WHAT_HOLE_CARD_SEEN,
    WHAT_INCORRECT_SIDE,
    WHAT_INSUFFICIENT_CARDS,
    WHAT_LATE_CARD,
    WHAT_MISSED_CARD,
    WHAT_NO_CARDS_DEALT,
    WHAT_NOTHING,
    WHAT_OTHER,
    WHAT_REFUSE_CARD,
    WHAT_SKIPPED,
    WHAT_WRONG_CARD_FOUND,
    WHAT_WRONG_SIDE,
)

NO_REASON, WAY_OF_SHUFFLING, *_ = missing_facts()
WHAT_DEVICE_SHOWS, *_ = missing_facts()

rule = Rules("blackjack.irregularities")
NO_CARD_REMOVED_AFTER_EMERGENCY_SHUFFLE = rule(
    "no-card-removed-after-emergency-shuffle",
    "No card removed after a reshuffle in mid-round",
    ("the discards were reshuffled to complete the round and {card} was dealt without a card removed first"),
    needs={
        "a record of every card removed from the shoe, without unreadable rows": NO_RECORD,
    },
    expected="the first card drawn face down and placed in the discard rack",
    observed="no card removed",
)
CARD_REMOVED_FACE_UP = rule(
    "card-removed-face-up",
    "First card after a reshuffle in mid-round drawn face up",
    "the first card after a reshuffle in mid-round was drawn face up",
    needs={
        "the face of the card removed": NO_RECORD,
    },
    expected="face down",
    observed="face up",
)
CARD_REMOVED_ELSEWHERE = rule(
    "card-removed-elsewhere",
    "First card after a reshuffle in mid-round not placed in the discard rack",
    "the first card after a reshuffle in mid-round was put somewhere other than in the discard rack",
    needs={
        "where the card went": NO_RECORD,
    },
    expected="the discard rack",
    observed="another place",
)
EMERGENCY_STACK_NOT_CUT = rule(
    "emergency-stack-not-cut",
    "Discards reshuffled in mid-round and not cut",
    "the discards were reshuffled to complete the round and dealt without a cut",
    needs={
        "a record of every cut, without unreadable rows": NO_RECORD,
        "how the cards are shuffled": WAY_OF_SHUFFLING,
    },
    expected="a cut",
    observed="none",
)
DISCARDS_NOT_SHUFFLED = rule(
    "discards-not-shuffled",
    "Round continued with cards other than the reshuffled discards",
    ("too few cards were left for the round, and others were put in the shoe without the discards being shuffled"),
    needs={
        "a record of every shuffle, without unreadable rows": NO_RECORD,
    },
    expected="the discards shuffled and cut",
    observed="no shuffle",
)
ROUND_NOT_COMPLETED = rule(
    "round-not-completed",
    "Hands called dead for want of cards",
    ("hands were called dead because too few cards were left; the discards are reshuffled and the round completed"),
    expected="the round completed",
    observed="hands called dead",
)
ROUND_FROM_WRONG_SIDE_VOIDED = rule(
    "round-from-wrong-side-voided",
    "Round from the incorrect side of a double shoe called dead",
    "hands were called dead because the cards came from the incorrect side of the double shoe",
    expected="the round concluded",
    observed="hands called dead",
)
DEAD_HANDS_WAGER_KEPT = rule(
    "dead-hands-wager-kept",
    "Wager not returned though all hands were called dead",
    ("hands were called dead after a use of the card reader, and {observed} of the {wager} of {stake} returned"),
    needs={
        "the amounts settled, and a record of every return": NO_RETURN,
    },
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ROUND_VOIDED_WITHOUT_GROUND = rule("round-voided-without-ground")
ROUND_CALLED_OFF_AT_COVER_CARD = rule(
    "round-called-off-at-cover-card",
    "Round called off when the cover card was reached",
    "the cover card was reached, and all hands were called dead",
    expected="the round completed",
    observed="all hands called dead",
)
HAND_VOIDED_WITHOUT_GROUND = rule(
    "hand-voided-without-ground",
    "Hand called dead for a reason that the law does not name",
    "the hand of {seat} was called dead (reason: {observed}), which is no ground that the chapter names, as "
    "the log shows it",
    needs={
        "why the hand was called dead": NO_REASON,
    },
    expected="the hand played and settled",
    observed="{observed}",
    unit="word",
)
VOIDED_WAGER_KEPT = rule(
    "voided-wager-kept",
    "Wager of a hand called dead for a reason that the law does not name, and not returned",
    "hands were called dead undecided, and {observed} of the {wager} of {stake} returned to {seat}",
    needs={
        "the amounts settled, and a record of every return": NO_RETURN,
    },
    expected="{expected} returned, or the hand played and settled",
    observed="{observed}",
    unit="cents",
)
VOID_WHERE_PLAY_CONTINUES = rule(
    "void-where-play-continues",
    "Hands called dead though no player could determine the hole card",
    (
        "hands were called dead after a use of the card reader on a first card that calls for none, "
        "though the device shows no player the hole card"
    ),
    needs={
        "what the card reader device shows, and why hands were called dead": WHAT_DEVICE_SHOWS,
    },
    expected="play continued",
    observed="hands called dead",
)


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
def misused_reader(t: Table, i: int, r: Round, what: int) -> bool:
    """Whether the card reader was used before event ``i`` on a first card that calls for none, or may have been."""
    if t.options.range_reader == 1:
        return False
    peek = r.peek
    if peek < 0 and (what == WHAT_CARD_READER_USED or what == WHAT_HOLE_CARD_SEEN):
        return not recorded(t, KIND_PEEK)
    up = r.up
    return 0 <= peek < i and (counted_rank(t, up) < 0 or not is_blackjack_up_card(t, up))


@kernel
def hole_card_may_be_seen(t: Table, i: int, r: Round, what: int) -> bool:
    """Whether the hole card was exposed before event ``i``, or hands were called dead as it could be known."""
    if what == WHAT_HOLE_CARD_SEEN:
        return True
    dealer = r.hand
    for j in range(r.first_card, i):
        exposed = t.kind[j] == KIND_EXPOSE or (t.kind[j] == KIND_CARD_MISDEALT and t.what[j] == WHAT_EXPOSED)
        if exposed and t.notes[j].hand == dealer:
            return True
    return False


@kernel
def judge_hidden(t: Table, i: int, r: Round, what: int) -> None:
    """Judge hands called dead at event ``i`` for a misused device: where it hides the hole card, play continues.

    Whether it does, the filing says, or what the log says that it showed; with another reason the card may be seen.
    """
    peek = r.peek
    if t.options.dead_where_hidden != 0 or peek < 0 or counted_rank(t, r.up) < 0:
        return
    if hole_card_may_be_seen(t, i, r, what):
        t.tally[VOID_WHERE_PLAY_CONTINUES + NOT_APPLICABLE] += 1
        return
    hidden = t.options.hole_card_hidden == 1 or r.shown == WHAT_NOTHING
    if lacking(t, VOID_WHERE_PLAY_CONTINUES, WHAT_DEVICE_SHOWS, what < 0 or not hidden):
        return
    ask(t, VOID_WHERE_PLAY_CONTINUES, called_dead(what, what), i, 0, 1, 0, -1, peek, r.at)


@kernel
def judge_open_wagers(t: Table, rule: int, i: int, h: Hand, r: Round) -> None:
    """Judge the wagers on a hand row (-1: on all) that were open when it was called dead at event ``i``."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        settled = w.first_settled
        concerned = (h.at < 0 or w.hand == h) and w.kind != WHAT_FREE_BET
        if concerned and w.withdrawn < 0 and (settled < 0 or settled > i):
            judge_dead_wager(t, rule, w, i, r)


@kernel
def follows_the_cover_card(t: Table, i: int, r: Round) -> bool:
    """Whether the cover card was the last thing drawn in the round before event ``i``, and nobody acted since."""
    for j in range(i - 1, r.first_card, -1):
        if t.kind[j] == KIND_COVER_CARD:
            return True
        if t.kind[j] in (KIND_DEAL, KIND_CHOICE, KIND_PEEK, KIND_EXPOSE, KIND_CARD_MISDEALT, KIND_CARD_FACE_UP):
            return False
    return False


@kernel
def judge_void_round(t: Table, i: int, r: Round, what: int, ran_out: bool) -> None:
    """Judge that all hands were called dead: for what reason, and whether the open wagers went back (633a.14(j)(1))."""
    if t.options.void_for_found_cards == 1 and (what == WHAT_FACE_UP_CARDS or what == WHAT_WRONG_CARD_FOUND):
        t.tally[ROUND_VOIDED_WITHOUT_GROUND + NOT_APPLICABLE] += 1
    elif what == WHAT_INSUFFICIENT_CARDS or (what < 0 and ran_out):
        t.tally[ROUND_NOT_COMPLETED + JUDGED] += 1
        emit(t.hits, ROUND_NOT_COMPLETED, i, 0, 1, 0, -1, -1, r.at)
    elif what == WHAT_INCORRECT_SIDE and t.options.double_shoe != 0:
        ask(t, ROUND_FROM_WRONG_SIDE_VOIDED, called_dead(what, WHAT_INCORRECT_SIDE), i, 0, 1, 0, -1, -1, r.at)
    elif misused_reader(t, i, r, what):
        t.tally[ROUND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        judge_hidden(t, i, r, what)
        judge_open_wagers(t, DEAD_HANDS_WAGER_KEPT, i, t.hands[NONE], r)
    elif r.first_card < 0 or r.first_card > i:
        t.tally[ROUND_VOIDED_WITHOUT_GROUND + NOT_APPLICABLE] += 1
    elif (what < 0 or what == WHAT_OTHER) and follows_the_cover_card(t, i, r):
        ask(t, ROUND_CALLED_OFF_AT_COVER_CARD, True, i, 0, 1, 0, -1, -1, r.at)
        judge_open_wagers(t, VOIDED_WAGER_KEPT, i, t.hands[NONE], r)
    elif t.options.range_reader != 1 and may_be_for_dealers_card(t, what, r) and dealers_card_missed(t, i, r):
        t.tally[ROUND_VOIDED_WITHOUT_GROUND + NOT_APPLICABLE] += 1
        judge_open_wagers(t, VOIDED_WAGER_KEPT, i, t.hands[NONE], r)
    else:
        ask(t, ROUND_VOIDED_WITHOUT_GROUND, without_a_ground(0), i, 0, what, 0, -1, r.root, r.at)
        judge_open_wagers(t, VOIDED_WAGER_KEPT, i, t.hands[NONE], r)


@kernel
def missed_before(t: Table, h: Hand, start: int, stop: int) -> int:
    """1 where the log shows a missed card of hand row ``h``, or that its player opted for a dead hand; 0 otherwise."""
    for j in range(start, stop):
        if t.notes[j].hand == h:
            if t.kind[j] == KIND_CARD_MISDEALT and t.what[j] == WHAT_SKIPPED:
                return 1
            if t.kind[j] == KIND_CHOICE and t.what[j] == WHAT_DEAD_HAND:
                return 1
    return 0


@kernel
def judge_void_hand(t: Table, i: int, h: Hand, r: Round, what: int, missed: int) -> None:
    """Judge that one hand was called dead: for what reason, and whether its wager went back."""
    note = t.notes[i]
    cards = note.cards
    if what == WHAT_INSUFFICIENT_CARDS:
        t.tally[ROUND_NOT_COMPLETED + JUDGED] += 1
        emit(t.hits, ROUND_NOT_COMPLETED, i, 0, 1, 0, -1, -1, r.at)
    elif what == WHAT_INCORRECT_SIDE and t.options.double_shoe != 0:
        ask(t, ROUND_FROM_WRONG_SIDE_VOIDED, called_dead(what, WHAT_INCORRECT_SIDE), i, 0, 1, 0, -1, -1, r.at)
    elif what == WHAT_MISSED_CARD or missed == 1:
        t.tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        if cards >= 2:
            judge_dead_hand_wagers(t, i, h, r)
        else:
            judge_one_card_dead(t, i, h, r)
    elif (what == WHAT_CARD_READER_USED or what == WHAT_HOLE_CARD_SEEN or what < 0) and misused_reader(t, i, r, what):
        t.tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        judge_hidden(t, i, r, what)
        judge_open_wagers(t, DEAD_HANDS_WAGER_KEPT, i, h, r)
    elif cards < 2 and (what == WHAT_NO_CARDS_DEALT or what < 0):
        t.tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        judge_one_card_dead(t, i, h, r)
    elif what < 0 and note.asked > 0:
        t.tally[HAND_VOIDED_WITHOUT_GROUND + NO_REASON] += 1
    else:
        ask(t, HAND_VOIDED_WITHOUT_GROUND, without_a_ground(0), i, 0, what, 0, -1, -1, r.at)
        judge_open_wagers(t, VOIDED_WAGER_KEPT, i, h, r)


@kernel
def judge_emergency_burn(t: Table, i: int, face: int, dest: int, r: Round) -> None:
    """Judge the card removed after a reshuffle in mid-round: face down, and into the rack (633a.14(f))."""
    judge(t, CARD_REMOVED_FACE_UP, face >= 0, drawn_face_up(face), i, -1, r)
    judge(t, CARD_REMOVED_ELSEWHERE, dest >= 0, not_in_the_rack(dest), i, -1, r)


@kernel
def judge_emergency(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card dealt after it, a reshuffle for want of cards: cut, and its first card removed."""
    burned = t.short_shoe.burned
    cut = t.short_shoe.cut
    told = burned >= t.options.emergency_burns or (recorded(t, KIND_BURN) and r.gaps == 0)
    judge(t, NO_CARD_REMOVED_AFTER_EMERGENCY_SHUFFLE, told, burned < t.options.emergency_burns, i, -1, r)
    if cut == 0 and t.options.device_loads != 0:
        t.tally[EMERGENCY_STACK_NOT_CUT + WAY_OF_SHUFFLING] += 1
    else:
        known = cut == 1 or (recorded(t, KIND_CUT) and r.gaps == 0)
        judge(t, EMERGENCY_STACK_NOT_CUT, known, omitted(cut), i, -1, r)


@kernel
def judge_dealt_on(t: Table, i: int, r: Round) -> None:
    """Judge the first card dealt after a reshuffle for want of cards: the round goes on."""
    judge_emergency(t, i, r)
    if r.void < 0:
        t.tally[ROUND_NOT_COMPLETED + JUDGED] += 1


@kernel
def judge_short_shoe(t: Table, i: int, r: Round) -> None:
    """Judge what is done where a round's cards run out: the discards are shuffled and cut, and a card is removed."""
    kind = t.kind[i]
    shoe = t.short_shoe
    mid = 0 <= r.first_card < i < r.last
    if kind == KIND_SHOE_EMPTY:
        shoe.ran_out = i if mid else -1
    elif kind == KIND_SHUFFLE:
        if mid and (t.what[i] == WHAT_INSUFFICIENT_CARDS or shoe.ran_out >= 0):
            t.tally[DISCARDS_NOT_SHUFFLED + JUDGED] += 1
            shoe.shuffled = i
            shoe.ran_out = -1
            shoe.burned = 0
            shoe.cut = 0
    elif kind == KIND_SHOE_EMPTIED:
        judge_emptied(t, i, r)
    elif kind == KIND_CUT:
        shoe.cut = 1
    elif kind == KIND_BURN:
        if shoe.shuffled >= 0:
            shoe.burned += max(t.n[i], 1)
            judge_emergency_burn(t, i, t.face[i], t.dest[i], r)
    elif (kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP) and mid and shoe.ran_out >= 0 and shoe.shuffled < 0:
        certain = recorded(t, KIND_SHUFFLE) and r.gaps == 0
        judge(t, DISCARDS_NOT_SHUFFLED, certain, omitted(0), i, shoe.ran_out, r)
        shoe.ran_out = -1


@kernel
def judge_misdealt(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge what is done about a card dealt wrongly: a hand passed over, the wrong side, or a card drawn in error."""
    what = t.what[i]
    if what == WHAT_SKIPPED:
        if h:
            judge_missed(t, i, h, r)
            judge_opted(t, i, h, r)
    elif what == WHAT_WRONG_SIDE:
        if t.options.double_shoe == 1 and r.void < 0:
            t.tally[ROUND_FROM_WRONG_SIDE_VOIDED + JUDGED] += 1
    else:
        judge_drawn_in_error(t, t.face[i], t.seq[i], i, r)


@kernel
def judge_called_dead(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge that all hands are called dead, or one of a player."""
    what = t.what[i]
    whole = t.kind[i] == KIND_VOID_ROUND
    if not whole and (not h or h.id == 0):
        return
    if t.options.range_reader == 1 and for_wrong_range(t, r, i, what):
        t.tally[(ROUND_VOIDED_WITHOUT_GROUND if whole else HAND_VOIDED_WITHOUT_GROUND) + JUDGED] += 1
    elif whole:
        judge_void_round(t, i, r, what, t.short_shoe.ran_out >= 0)
    else:
        judge_void_hand(t, i, h, r, what, missed_before(t, h, r.first, i))


@kernel
def judge_cure(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge what is done about an irregularity: a card missed, drawn in error or refused, hands called dead."""
    kind = t.kind[i]
    if kind == KIND_CARD_MISDEALT:
        judge_misdealt(t, i, h, r)
    elif kind == KIND_CARD_REFUSED:
        judge_refusal(t, i, h, r)
    elif kind == KIND_CHOICE:
        what = t.what[i]
        if what == WHAT_REFUSE_CARD:
            judge_refusal(t, i, h, r)
        elif h and (what == WHAT_LATE_CARD or what == WHAT_DEAD_HAND):
            judge_option(t, i, h, r, what)
    elif kind == KIND_VOID_HAND or kind == KIND_VOID_ROUND:
        judge_called_dead(t, i, h, r)


@kernel
def judge_played_on(t: Table, r: Round) -> None:
    """Count that play was continued after a card reader was misused whose device hides the hole card."""
    goes_on = r.void < 0 and r.peek >= 0
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        goes_on = goes_on and h.flags & flags.DEAD == 0
    if goes_on and t.options.dead_where_hidden == 0 and misused_reader(t, r.last, r, -1):
        t.tally[VOID_WHERE_PLAY_CONTINUES + JUDGED] += 1


@kernel
def irregularities_pass(t: Table) -> None:
    """Judge what was done about each irregularity, event by event, and the first two cards round by round."""
    kinds = t.kind
    shoe = t.short_shoe
    row = t.rounds[NONE]
    shoe.ran_out = shoe.shuffled = -1
    other_shoe = t.options.continuous == 1 or t.options.from_hand == 1
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = kinds[i]
        r = t.notes[i].round
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            if shoe.shuffled >= 0:
                if r == row:
                    judge_dealt_on(t, i, r)
                shoe.shuffled = -1
            continue
        if r and r != row:
            row = r
            shoe.ran_out = shoe.shuffled = -1
        if kind < KIND_ROUND_START:
            if kind == KIND_COVER_CARD and r and r.void < 0:
                t.tally[ROUND_CALLED_OFF_AT_COVER_CARD + JUDGED] += 1
            if other_shoe:
                continue
            if row:
                judge_short_shoe(t, i, row)
            elif kind == KIND_SHOE_EMPTIED:
                judge_emptied_later(t)
            continue
        if kind == KIND_CARD_FACE_UP:
            judge_face_up(t, t.source[i], t.seq[i], i, r.last + 1 if r else i + 1, r)
        if r:
            judge_cure(t, i, t.notes[i].hand, r)
    clear(shoe)
    carry_cover_card(t, row)
    for r in rows_of(t.rounds):
        if r.first_card >= 0:
            judge_first_two(t, r)
            judge_played_on(t, r)
