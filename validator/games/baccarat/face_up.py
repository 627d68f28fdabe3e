"""A card found face up in the shoe: out of the game, with as many further cards, face up, as its value.

It may be found before the first card of a new shoe is removed, while the cards that one calls for are, or beside
another found face up. Which further card was drawn for which is then not told apart: the numbers are judged together.
"""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.baccarat.first_card import (
    FURTHER_CARDS_MISCOUNTED,
    is_first_card,
    judge_shown,
)
from validator.games.baccarat.tables import error_state as place
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.cards import rank_by_value
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.event import event_at
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    FACE_DOWN,
    FACE_UP,
    KIND_BURN,
    KIND_CARD_FACE_UP,
    PLACE_BUCKET,
    PLACE_HAND,
    PLACE_RACK,
)

NO_RECORD, *_ = missing_facts()

rule = Rules("baccarat.face_up")
FACE_UP_CARD_PLAYED = rule(
    "face-up-card-played",
    "Card found face up in the shoe used",
    "{card}, found face up in the shoe, was used in the game",
    needs={
        "where the card was put": NO_RECORD,
    },
    expected="the card discarded",
    observed="the card used",
)
FACE_UP_CARD_NOT_DISCARDED = rule(
    "face-up-card-not-discarded",
    "Card found face up in the shoe not discarded",
    "{card}, found face up in the shoe, was not discarded",
    needs={
        "where the card was put": NO_RECORD,
    },
    expected="the card discarded",
    observed="the card elsewhere",
)
FACE_UP_CARDS_MISCOUNTED = rule(
    "face-up-cards-miscounted",
    "Other number of cards drawn beside one found face up than its value",
    "{observed} further cards were drawn beside {card}, found face up in the shoe; {expected} are due",
    needs={
        "the card, and a record of every card removed from the shoe": NO_RECORD,
    },
    expected="{expected} further cards",
    observed="{observed}",
)
FACE_UP_CARD_COUNTED_AS_TEN = rule(
    "face-up-card-counted-as-ten",
    "Cards drawn beside a 10 or face card found face up by its face value",
    ("{observed} further cards were drawn beside {card}, found face up in the shoe; its value is {expected}"),
    expected="{expected} further cards",
    observed="{observed}",
)
CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN = rule(
    "cards-beside-face-up-card-drawn-face-down",
    "Further cards beside one found face up drawn face down",
    "the further cards beside one found face up were drawn face down",
    needs={
        "whether the cards lay face up": NO_RECORD,
    },
    expected="the cards face up",
    observed="the cards face down",
)
FACE_UP_CARD_AMONG_OTHERS_COUNTED_ANEW = rule(
    "face-up-card-among-others-counted-anew",
    "Further cards drawn for a card found face up among those drawn for another",
    (
        "{observed} further cards were drawn beside {card}, found face up in the shoe, where its "
        "value is {expected}; one of them was found face up too"
    ),
    expected="{expected} further cards, if those found face up among them call for no more",
    observed="{observed}",
)
FACE_UP_CARD_COUNTED_AS_BURNED = rule(
    "face-up-card-counted-as-burned",
    "Card found face up in a new shoe counted among those removed from it before play",
    (
        "{card}, found face up in the new shoe, was counted as one of the cards removed from it "
        "before play; none was drawn on its own account"
    ),
    expected="its own further cards, and those of the first card beside them",
    observed="one count for both",
)

UNKNOWN: Final = -1
BEFORE_FIRST: Final = -1
"""For the cards left of the burn: the card was found before the first of the shoe was removed."""


@kernel
def drawn_face_down(face: int) -> bool:
    """Whether a further card was drawn face down (the log's code of its face)."""
    return face == FACE_DOWN


@kernel
def more(numbers: int, by: int) -> int:
    """Numbers of cards, one bit each, raised by so many; UNKNOWN where they are, or are too many."""
    if numbers < 0 or by < 0:
        return UNKNOWN
    return UNKNOWN if numbers >> (place.NUMBERS - by) > 0 else numbers << by


@kernel
def either(some: int, others: int) -> int:
    """Numbers of cards, one bit each, that are among the one or the other; UNKNOWN where those of either are."""
    return UNKNOWN if some < 0 or others < 0 else some | others


@kernel
def among(numbers: int, counted: int) -> bool:
    """Whether so many cards are one of these numbers."""
    return numbers > 0 and numbers >> counted & 1 == 1


@kernel
def numbers_above(numbers: int, counted: int) -> int:
    """Those numbers that are greater than so many; UNKNOWN where they are."""
    return UNKNOWN if numbers < 0 else (numbers >> (counted + 1)) << (counted + 1)


@kernel
def begin_shoe(t: Table) -> None:
    """Cards are put into the shoe: the first of them is to be removed, with as many more as its face value."""
    t.errors.new_shoe = 1
    t.errors.first_removed = 0
    t.errors.counted_before_first = 0
    t.errors.burn_left = 0
    count_from(t, 0)


@kernel
def count_from(t: Table, counted: int) -> None:
    """So many cards were counted, and no more are due."""
    t.errors.face_up = 0
    t.errors.others = 0
    t.errors.counted = counted
    t.errors.plainly_due = 1 << counted
    t.errors.perhaps_due = 1 << counted


@kernel
def judge_first(t: Table, i: int, expected: int, observed: int, r: Round) -> None:
    """Report the cards that the first card of the shoe calls for as miscounted."""
    certain = recorded(t, KIND_BURN) and t.errors.gap == 0
    if not lacking(t, FURTHER_CARDS_MISCOUNTED, NO_RECORD, expected < 0 or (observed < expected and not certain)):
        ask(t, FURTHER_CARDS_MISCOUNTED, True, i, expected, observed, 0, -1, -1, r.at)


@kernel
def judge_counts(t: Table, i: int, r: Round) -> None:
    """Judge, when the next card is dealt, how many were drawn beside one found face up, and beside the first one."""
    rank = t.errors.face_up - 2
    if rank == -2:
        return
    new = t.errors.new_shoe == 1
    first = t.errors.first_removed
    counted = t.errors.counted
    perhaps = t.errors.perhaps_due
    plainly = among(t.errors.plainly_due, counted)
    others = t.errors.others
    left = t.errors.burn_left
    drawn = counted - t.errors.counted_before
    event = event_at(t, KIND_CARD_FACE_UP, t.errors.face_up_event, i)
    count_from(t, 0)
    certain = recorded(t, KIND_BURN) and t.errors.gap == 0
    if lacking(t, FACE_UP_CARDS_MISCOUNTED, NO_RECORD, rank < 0 or not certain or (perhaps < 0 and not plainly)):
        if new:
            t.tally[FURTHER_CARDS_MISCOUNTED + NO_RECORD] += 1
        return
    value = t.options.card_value[rank]
    face = t.options.face_value[rank]
    t.tally[FACE_UP_CARDS_MISCOUNTED + JUDGED] += 1
    t.tally[FACE_UP_CARD_AMONG_OTHERS_COUNTED_ANEW + JUDGED] += 1
    if new and (first > 0 or t.options.continuous == 0):
        t.tally[FACE_UP_CARD_COUNTED_AS_BURNED + JUDGED] += 1
    if value != face:
        t.tally[FACE_UP_CARD_COUNTED_AS_TEN + JUDGED] += 1
    beside = t.options.face_value[first - 2] if first > 1 else UNKNOWN
    for_the_first = left > 0 and others == 0 and drawn >= value
    if left == BEFORE_FIRST:
        for_the_first = t.errors.counted_before_first == value
    if plainly or among(perhaps, counted):
        if new and first > 0:
            t.tally[FURTHER_CARDS_MISCOUNTED + JUDGED] += 1
        if new and first == 0 and others == 0 and t.options.continuous == 0:
            emit(t.hits, FACE_UP_CARD_COUNTED_AS_BURNED, event, -1, -1, 0, -1, -1, r.at)
        elif plainly:
            return
        elif others > 0:
            emit(t.hits, FACE_UP_CARD_AMONG_OTHERS_COUNTED_ANEW, event, value, drawn + others, 0, -1, -1, r.at)
        elif left > 0 and drawn == left - 1:
            emit(t.hits, FACE_UP_CARD_COUNTED_AS_BURNED, event, -1, -1, 0, -1, -1, r.at)
        else:
            emit(t.hits, FACE_UP_CARD_COUNTED_AS_TEN, event, value, face, 0, -1, -1, r.at)
    elif new and first > 0 and for_the_first:
        judge_first(t, i, beside, counted - value, r)
    else:
        if new and first > 0 and left == BEFORE_FIRST:
            drawn = t.errors.counted_before_first
        emit(t.hits, FACE_UP_CARDS_MISCOUNTED, event, value, drawn + others, 0, -1, -1, r.at)


@kernel
def find_among(t: Table, i: int, r: Round) -> None:
    """A card is found face up: as many further cards as its value are due beside those that were due already."""
    counted = t.errors.counted
    new = t.errors.new_shoe == 1
    if t.errors.face_up > 0 and not new:
        perhaps = t.errors.perhaps_due
        done = among(t.errors.plainly_due, counted) and numbers_above(perhaps, counted) == 0
        if done or (perhaps >= 0 and perhaps >> counted == 0):
            judge_counts(t, i, r)
            counted = 0
    first_found = t.errors.face_up == 0
    if first_found and not new:
        count_from(t, 0)
        counted = 0
    elif first_found and 0 <= t.errors.perhaps_due < 1 << counted:
        judge_first(t, i, t.options.face_value[t.errors.first_removed - 2], counted, r)
        count_from(t, counted)
    plainly, perhaps = t.errors.plainly_due, t.errors.perhaps_due
    waits = numbers_above(perhaps, counted)
    rank = rank_by_value(t.card[i])
    value = t.options.card_value[rank] if rank >= 0 else UNKNOWN
    face = t.options.face_value[rank] if rank >= 0 else UNKNOWN
    if first_found:
        t.errors.face_up = rank + 2
        t.errors.face_up_event = t.seq[i] + 2
        t.errors.counted_before = counted
        t.errors.burn_left = 0
        if new and t.errors.first_removed == 0:
            t.errors.burn_left = BEFORE_FIRST
        elif new and t.errors.first_removed > 1 and waits > 0:
            t.errors.burn_left = t.options.face_value[t.errors.first_removed - 2] - counted
    elif waits != 0:
        t.errors.others += 1
    plain = numbers_above(plainly, counted)
    ended = 1 << counted if among(plainly, counted) else 0
    anew = either(more(plain >> 1, value), more(plain, value)) if plain > 0 else 0
    if first_found:
        plain = anew
    elif t.errors.burn_left != 0:
        plain = either(plain >> 1, anew)
    else:
        plain = plain >> 1
    t.errors.plainly_due = either(plain, more(ended, value)) if ended > 0 else plain
    ended = 1 << counted if among(perhaps, counted) else 0
    found = either(more(ended, value), more(ended, face))
    anew = either(more(waits >> 1, value), more(waits >> 1, face))
    fresh = either(more(waits, value), more(waits, face))
    t.errors.perhaps_due = either(either(found, waits >> 1 if waits > 0 else waits), either(anew, fresh))


@kernel
def found_face_up(t: Table, i: int, r: Round) -> None:
    """A card is found face up in the shoe: judge where it is put, and count from there."""
    if t.dest[i] == PLACE_HAND:
        judge_counts(t, i, r)
    else:
        find_among(t, i, r)
    if t.dest[i] < 0:
        t.tally[FACE_UP_CARD_NOT_DISCARDED + NO_RECORD] += 1
        t.tally[FACE_UP_CARD_PLAYED + NO_RECORD] += 1
        return
    t.tally[FACE_UP_CARD_PLAYED + JUDGED] += 1
    t.tally[FACE_UP_CARD_NOT_DISCARDED + JUDGED] += 1
    if t.dest[i] == PLACE_HAND:
        emit(t.hits, FACE_UP_CARD_PLAYED, i, -1, -1, 0, -1, -1, r.at)
    elif t.dest[i] != PLACE_RACK and t.dest[i] != PLACE_BUCKET:
        emit(t.hits, FACE_UP_CARD_NOT_DISCARDED, i, -1, -1, 0, -1, -1, r.at)


@kernel
def first_unknown(t: Table) -> None:
    """The first card of the shoe was removed among others: its rank, and so how many more are due, is not known."""
    t.errors.first_removed = 1
    t.errors.plainly_due = UNKNOWN
    t.errors.perhaps_due = UNKNOWN


@kernel
def further_cards(t: Table, i: int, r: Round) -> bool:
    """Cards are drawn and not played: the first of a new shoe, those it calls for, those for one found face up.

    Whether they are beside one found face up.
    """
    new = t.errors.new_shoe == 1
    found = t.errors.face_up > 0
    if not new and not found:
        return False
    counted = t.errors.counted
    number = t.n[i] if t.n[i] >= 0 else 1
    perhaps = t.errors.perhaps_due
    done = among(t.errors.plainly_due, counted)
    waits = found and numbers_above(perhaps, counted) != 0
    first = new and is_first_card(t, i, t.errors.first_removed)
    begins = first and (t.what[i] >= 0 or not waits)
    if first and t.what[i] < 0 and waits and done:
        first_unknown(t)
    elif begins:
        rank = rank_by_value(t.card[i])
        due = t.options.face_value[rank] if rank >= 0 else UNKNOWN
        t.errors.first_removed = rank + 2
        t.errors.counted_before_first = counted
        t.errors.plainly_due = more(t.errors.plainly_due, due)
        t.errors.perhaps_due = more(perhaps, due)
        number = max(number - 1, 0)
    elif first and perhaps >= 0 and perhaps >> (counted + number) == 0:
        first_unknown(t)
    t.errors.counted = counted + number
    if not found:
        return False
    rank = t.errors.face_up - 2
    beside = counted - t.errors.counted_before
    if new and (begins or (rank >= 0 and beside >= t.options.card_value[rank])):
        judge_shown(t, i, r)
        return False
    if not lacking(t, CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN, NO_RECORD, t.face[i] < 0):
        broken = drawn_face_down(t.face[i])
        ask(t, CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN, broken, i, FACE_UP, FACE_DOWN, 0, -1, -1, r.at)
    return True
