"""The cover card in play: the hand completed, "last hand" called, one more hand, and a new shoe."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE
from validator.games.baccarat.rows import rounds_dealt
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.shoe.judging import judge, omitted, two_batches
from validator.games.table import ask, recorded
from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_BATCH_SWAP,
    KIND_CALL,
    KIND_CARD_CHANGE,
    KIND_COVER_CARD,
    KIND_COVER_CARD_INSERTED,
    KIND_CUT,
    KIND_DEAL,
    KIND_IDLE,
    KIND_LOAD_SHOE,
    KIND_RESULT,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VOID_ROUND,
    WHAT_COVER_CARD,
    WHAT_IDLE,
    WHAT_INSUFFICIENT_CARDS,
    WHAT_LAST_HAND,
    WHAT_ROUTINE,
    WHAT_SHOE_DEALT,
)

NO_RECORD, *_ = missing_facts()
NO_REASON, *_ = missing_facts()

rule = Rules("baccarat.last_hand")
LAST_HAND_NOT_CALLED = rule("last-hand-not-called")
HAND_AFTER_LAST_HAND = rule("hand-after-last-hand")
SHOE_ENDED_BEFORE_LAST_HAND = rule(
    "shoe-ended-before-last-hand",
    "Shoe ended without the one more hand after the cover card",
    (
        "the shoe was ended with {observed} hands dealt after the one in which the cover card "
        "appeared; {expected} more is due"
    ),
    needs={
        "why the shoe was ended": NO_REASON,
    },
    expected="{expected} hand more",
    observed="{observed}",
)
SHOE_ENDED_AFTER_COVER_CARD_CAME_FIRST = rule(
    "shoe-ended-after-cover-card-came-first",
    "Shoe ended after one hand, the cover card having come before its first card",
    "the shoe was ended after the hand before whose first card the cover card appeared",
    needs={
        "why the shoe was ended": NO_REASON,
    },
    expected="{expected} hand more",
    observed="{observed}",
)
SHOE_BROKEN_OFF = rule(
    "shoe-broken-off",
    "Shoe ended before its cover card was reached",
    "the shoe was ended in the ordinary course though its cover card had not been reached",
    needs={
        "a record of every cover card that is reached": NO_RECORD,
    },
    expected="the shoe played to its cover card",
    observed="the shoe ended before",
)
COVER_CARD_TOO_LOW = rule("cover-card-too-low")
COVER_CARD_ONE_PLACE_LOW = rule(
    "cover-card-one-place-low",
    "Cover card inserted in the place that only one way of counting allows",
    "the cover card was inserted with {observed} cards below it, one less than {expected}",
    expected="at least {expected} cards below it",
    observed="{observed}",
)
LAST_HAND_CALLED_EARLY = rule("last-hand-called-early")

CALLED_LATER = 1
CALLED_EARLY = 2
CALLED_IN_HAND = -1

NOT_KNOWN = 1
KNOWN = 2

IN_HAND = 1
BEFORE_HAND = 2


@kernel
def hands_too_few(hands: int, due: int) -> bool:
    """Whether the shoe was ended with fewer hands after the one of the cover card than the law has dealt."""
    return hands < due


@kernel
def cover_too_low(below: int, least: int) -> bool:
    """Whether fewer cards than the least lie below the cover card that is inserted."""
    return below < least


@kernel
def before_its_time(called: int) -> bool:
    """Whether "last hand" was called only while the hand in which the cover card appeared was not completed."""
    return called == CALLED_EARLY


@kernel
def hand_about(t: Table, i: int, r: Round) -> Round:
    """The round in whose hand event ``i`` falls, which need not name it: ``r``, else one dealt or decided on after."""
    if r:
        return r
    before = i - 1
    while before >= 0 and not t.notes[before].round:
        before -= 1
    if before < 0:
        return t.rounds[NONE]
    row = t.notes[before].round
    return row if row.last_card > i or row.announced > i else t.rounds[NONE]


@kernel
def go_on_with_hand(t: Table, number: int) -> None:
    """A card is dealt, or a count or the result announced: "last hand" was early if called in this hand before."""
    if t.last_hand.called == CALLED_IN_HAND and t.last_hand.cover_round == number:
        t.last_hand.called = CALLED_EARLY


@kernel
def begin_hand(t: Table, certain: bool, number: int, i: int, r: Round) -> None:
    """A round's first card is dealt: judge it by the cover card that appeared before."""
    if t.last_hand.covered == IN_HAND and number == t.last_hand.cover_round:
        return
    t.last_hand.since += 1
    hands = t.last_hand.since
    if t.last_hand.covered == BEFORE_HAND:
        hands -= 1
    allowed = t.options.hands_after_cover
    if hands == 1:
        called = t.last_hand.called
        if called == 0 and not (certain and recorded(t, KIND_CALL)):
            t.tally[LAST_HAND_NOT_CALLED + NO_RECORD] += 1
        else:
            ask(t, LAST_HAND_NOT_CALLED, omitted(called), i, -1, -1, 0, -1, -1, r.at)
        if called == CALLED_EARLY and not (certain and recorded(t, KIND_CALL)):
            t.tally[LAST_HAND_CALLED_EARLY + NO_RECORD] += 1
        elif called != 0:
            ask(t, LAST_HAND_CALLED_EARLY, before_its_time(called), i, -1, -1, 0, -1, -1, r.at)
    if hands <= allowed:
        t.tally[HAND_AFTER_LAST_HAND + JUDGED] += 1
    elif hands == allowed + 1:
        shown = recorded(t, KIND_SHUFFLE) or recorded(t, KIND_LOAD_SHOE)
        if two_batches(t) != 0:
            shown = recorded(t, KIND_BATCH_SWAP) or recorded(t, KIND_LOAD_SHOE)
        if not certain or not shown:
            t.tally[HAND_AFTER_LAST_HAND + NO_RECORD] += 1
        else:
            ask(t, HAND_AFTER_LAST_HAND, hands > allowed, i, allowed, hands, 0, -1, -1, r.at)


@kernel
def in_ordinary_course(what: int) -> bool:
    """Whether the cards were shuffled for a reason that lies in the dealing of the shoe."""
    return what == WHAT_COVER_CARD or what == WHAT_SHOE_DEALT or what == WHAT_ROUTINE


@kernel
def why_swapped(t: Table) -> int:
    """Why one of two batches leaves the shoe, which the change does not say: what is known, or that it was dealt."""
    known = t.last_hand.ended_by - 1
    return known if known >= 0 else WHAT_SHOE_DEALT


@kernel
def why_changed(what: int) -> int:
    """Why cards are changed (-1 not known): by routine they may be so by the hours, whatever was dealt of the shoe."""
    return -1 if what == WHAT_ROUTINE else what


@kernel
def note_end(t: Table, i: int) -> None:
    """What happens may end the shoe out of the ordinary course: an idle table, a void round, a shuffle for a reason."""
    kind = t.kind[i]
    what = t.what[i]
    if kind == KIND_IDLE:
        t.last_hand.ended_by = WHAT_IDLE + 1
    elif kind == KIND_SHOE_EMPTY or (kind == KIND_VOID_ROUND and (what < 0 or what == WHAT_INSUFFICIENT_CARDS)):
        t.last_hand.ended_by = WHAT_INSUFFICIENT_CARDS + 1
    elif kind == KIND_SHUFFLE and what >= 0 and not in_ordinary_course(what) and t.last_hand.ended_by == 0:
        t.last_hand.ended_by = what + 1


@kernel
def end_shoe(t: Table, what: int, certain: bool, i: int, r: Round) -> None:
    """The shoe is ended: judge whether it was time, where nothing out of the ordinary course ended it."""
    ordinary = in_ordinary_course(what)
    hands = t.last_hand.since
    if t.last_hand.dealt == 1 and t.last_hand.covered == IN_HAND:
        if not ordinary or not certain:
            t.tally[SHOE_ENDED_BEFORE_LAST_HAND + (NO_REASON if what < 0 or not certain else NOT_APPLICABLE)] += 1
        else:
            t.tally[SHOE_ENDED_BEFORE_LAST_HAND + JUDGED] += 1
            if hands_too_few(hands, t.options.hands_after_cover):
                emit(t.hits, SHOE_ENDED_BEFORE_LAST_HAND, i, t.options.hands_after_cover, hands, 0, -1, -1, r.at)
    elif t.last_hand.dealt == 1 and t.last_hand.covered == BEFORE_HAND:
        if what < 0 or not certain:
            t.tally[SHOE_ENDED_AFTER_COVER_CARD_CAME_FIRST + NO_REASON] += 1
        elif ordinary and hands > 0:
            t.tally[SHOE_ENDED_AFTER_COVER_CARD_CAME_FIRST + JUDGED] += 1
            if hands_too_few(hands - 1, t.options.hands_after_cover):
                rule = SHOE_ENDED_AFTER_COVER_CARD_CAME_FIRST
                emit(t.hits, rule, i, t.options.hands_after_cover, hands - 1, 0, -1, -1, r.at)
    elif t.last_hand.dealt == 1 and ordinary and certain:
        known = t.last_hand.covered != 0 or recorded(t, KIND_COVER_CARD)
        judge(t, SHOE_BROKEN_OFF, known, omitted(t.last_hand.covered), i, -1, r)
    begin_another_shoe(t)


@kernel
def begin_another_shoe(t: Table) -> None:
    """Begin anew with another shoe."""
    t.last_hand.covered = 0
    t.last_hand.since = 0
    t.last_hand.called = 0
    t.last_hand.dealt = 0
    t.last_hand.gap = 0
    t.last_hand.ended_by = 0


@kernel
def judge_inserted(t: Table, i: int, r: Round) -> None:
    """Judge, when the stack goes into the shoe, how deep the highest of the cover cards inserted lies."""
    below = t.last_hand.inserted - 1
    t.last_hand.inserted = 0
    if below >= 0:
        judge_depth(t, below, i, r)
        t.last_hand.depth = KNOWN


@kernel
def judge_reached(t: Table, certain: bool, i: int, r: Round) -> None:
    """Judge by the cards behind the first cover card of a shoe that is reached, where its depth was not recorded."""
    open_still = t.last_hand.depth == NOT_KNOWN and t.last_hand.inserted == 0
    if open_still and t.n[i] >= 0 and certain and recorded(t, KIND_COVER_CARD):
        judge_depth(t, t.n[i], i, r)
    t.last_hand.depth = 0


@kernel
def judge_depth(t: Table, below: int, i: int, r: Round) -> None:
    """Judge how many cards lie below the cover card."""
    least = t.options.cover_depth
    t.tally[COVER_CARD_TOO_LOW + JUDGED] += 1
    if cover_too_low(below, least - 1):
        emit(t.hits, COVER_CARD_TOO_LOW, i, least, below, 0, -1, -1, r.at)
    elif cover_too_low(below, least):
        t.tally[COVER_CARD_ONE_PLACE_LOW + JUDGED] += 1
        emit(t.hits, COVER_CARD_ONE_PLACE_LOW, i, least, below, 0, -1, -1, r.at)


@kernel
def last_hand_pass(t: Table) -> None:
    """Judge how each shoe is ended, and how deep its cover card was inserted."""
    if t.options.continuous == 1:
        t.tally[LAST_HAND_NOT_CALLED + NOT_APPLICABLE] += rounds_dealt(t)
        return
    t.last_hand.begun = kept_round(t, t.last_hand.begun)
    t.last_hand.cover_round = kept_round(t, t.last_hand.cover_round)
    for i in range(len(t.kind)):
        kind = t.kind[i]
        r = t.notes[i].round
        certain = t.last_hand.gap == 0
        if kind == KIND_DEAL or kind == KIND_ANNOUNCE or kind == KIND_RESULT:
            number = t.round[i] + 1
            go_on_with_hand(t, number)
            if kind != KIND_DEAL or number == 0 or t.last_hand.begun == number:
                continue
            t.last_hand.begun = number
            t.last_hand.ended_by = 0
            if t.last_hand.inserted > 0:
                judge_inserted(t, i, r)
            if t.last_hand.covered > 0:
                begin_hand(t, certain, number, i, r)
            t.last_hand.dealt = 1
        elif kind == KIND_COVER_CARD:
            judge_reached(t, certain, i, r)
            row = hand_about(t, i, r)
            dealing = row.at >= 0 and 0 <= row.first_card < i
            if dealing and 0 <= row.over < i:
                dealing = False
            t.last_hand.covered = IN_HAND if dealing else BEFORE_HAND
            t.last_hand.cover_round = row.number + 1 if row else 0
            t.last_hand.since = 0
            t.last_hand.called = 0
        elif kind == KIND_CALL:
            if t.what[i] == WHAT_LAST_HAND:
                row = hand_about(t, i, r)
                number = row.number + 1 if row else 0
                of_it = t.last_hand.covered == IN_HAND and t.last_hand.cover_round == number
                t.last_hand.called = CALLED_IN_HAND if of_it else CALLED_LATER
        elif kind == KIND_SHUFFLE:
            if two_batches(t) == 0:
                end_shoe(t, t.what[i], certain, i, r)
            else:
                note_end(t, i)
        elif kind == KIND_IDLE or kind == KIND_VOID_ROUND or kind == KIND_SHOE_EMPTY:
            note_end(t, i)
        elif kind == KIND_BATCH_SWAP or kind == KIND_LOAD_SHOE or kind == KIND_CARD_CHANGE:
            why = t.what[i]
            if kind == KIND_CARD_CHANGE:
                why = why_changed(why)
            elif two_batches(t) != 0:
                why = why_swapped(t)
            end_shoe(t, why, certain, i, r)
            t.last_hand.depth = 0 if kind == KIND_CARD_CHANGE else NOT_KNOWN
        elif kind == KIND_CUT:
            t.last_hand.inserted = 0
        elif kind == KIND_COVER_CARD_INSERTED:
            if t.n[i] + 1 > t.last_hand.inserted:
                t.last_hand.inserted = t.n[i] + 1
        elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
            begin_another_shoe(t)
        elif kind == KIND_UNREADABLE:
            t.last_hand.gap = 1
