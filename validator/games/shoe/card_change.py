"""The change of cards, and the turns that two batches take."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.state_rows import clear, no_row
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import a_device, in_the_shoe, two_batches
from validator.games.shoe.shoe_state import MINUTE, Age
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_CLOCK,
    KIND_DECKS,
    KIND_DEVICE,
    KIND_LOAD_SHOE,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_SPREAD_ASKED,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    WHAT_COVER_CARD,
    WHAT_FLOORPERSON_DIRECTION,
    WHAT_IDLE,
    WHAT_IN_PLAY,
    WHAT_INSUFFICIENT_CARDS,
    WHAT_IRREGULARITY,
    WHAT_NEW_CARDS,
    WHAT_OPENED,
    WHAT_OPENING,
    WHAT_PRECISION,
    WHAT_PRESHUFFLED,
    WHAT_RETIRED,
    WHAT_ROUTINE,
    WHAT_SHOE_DEALT,
)

NO_TIME, NO_CHANGES, WHICH_BATCH, *_ = missing_facts()
NO_BACK, *_ = missing_facts()
NO_COURSE, *_ = missing_facts()

rule = Rules("shoe.card_change")
CARDS_NOT_CHANGED = rule("cards-not-changed")
CARDS_NOT_CHANGED_BY_ONE_COUNT = rule("cards-not-changed-by-one-count")
HAND_DEALT_CARDS_NOT_CHANGED = rule("hand-dealt-cards-not-changed")
HAND_DEALT_CARDS_NOT_CHANGED_BY_ONE_COUNT = rule("hand-dealt-cards-not-changed-by-one-count")
BATCHES_NOT_ALTERNATED = rule("batches-not-alternated")
IDLE_BATCH_DEALT_AGAIN = rule(
    "idle-batch-dealt-again",
    "Batch put into the shuffling device after an idle time, and dealt again",
    (
        "after a time without gaming activity the shoe was filled with the batch that had just gone "
        "into the shuffling device, not with the one that was in it"
    ),
    needs={
        "which batch went into the device, and which into the shoe": NO_COURSE,
    },
    expected="the batch that was already in the device",
    observed="the same batch again",
)
BATCH_DEALT_AGAIN_AFTER_RESHUFFLE = rule(
    "batch-dealt-again-after-reshuffle",
    "Batch reshuffled out of the ordinary course, and dealt again",
    (
        "the cards were reshuffled out of the ordinary course, and the shoe was filled with the batch "
        "that had just been dealt"
    ),
    expected="the other batch, if they alternate whatever the cards are reshuffled for",
    observed="the same batch again",
)

CHANGE_NOTED = CARDS_NOT_CHANGED_BY_ONE_COUNT - CARDS_NOT_CHANGED

OUT_OF_COURSE = 1
RESHUFFLED = OUT_OF_COURSE + 1
"""The exception where nothing but a reshuffle between rounds is told that no paragraph has for its batches."""


@kernel
def too_old(minutes: int, limit: int) -> bool:
    """Whether cards were dealt more minutes after they were opened than the law allows."""
    return minutes > limit


@kernel
def age_of(t: Table, back: int) -> Age:
    """The age of the batch with this back (-1: not recorded); none where it is not known."""
    for age in t.cards.ages:
        if back >= 0 and age.back == back + 1:
            return age
    return no_row(t.cards.ages)


@kernel
def longest_open(t: Table) -> Age:
    """The age of that batch which has been open the longest; none where none is known."""
    found = no_row(t.cards.ages)
    for age in t.cards.ages:
        if age.back > 0 and (not found or age.opened < found.opened):
            found = age
    return found


@kernel
def forget_batch_ages(t: Table) -> None:
    """Which cards were opened when is not known by their backs any more."""
    for age in t.cards.ages:
        clear(age)


@kernel
def opened_at(t: Table, age: Age, at: int) -> None:
    """Cards were opened at time ``at`` (-1 not recorded)."""
    age.opened = at
    age.first_dealt = 0
    age.shut = 0
    age.reported = 0


@kernel
def note_batch_opened(t: Table, at: int, back: int) -> None:
    """Cards were opened for use at time ``at``; without their ``back`` (-1) no batch can be told from another."""
    opened_at(t, t.cards.opened_last, at)
    t.cards.gap = 0
    if back < 0:
        forget_batch_ages(t)
        return
    age = age_of(t, back)
    for free in t.cards.ages:
        if not age and free.back == 0:
            age = free
    if not age:
        age = longest_open(t)
    opened_at(t, age, at)
    age.back = back + 1


@kernel
def age_in_play(t: Table, back: int) -> Age:
    """The age of the cards dealt: of their batch where it is known, else of the cards opened last.

    ``back`` is that of the card dealt, -1 where the log does not say.
    """
    if two_batches(t) != 1 or t.options.double_shoe == 1:
        return t.cards.opened_last
    if back < 0 and recorded(t, KIND_LOAD_SHOE):
        back = t.cards.in_shoe - 1
    age = age_of(t, back)
    return age if age else t.cards.opened_last


@kernel
def begun_minutes(milliseconds: int) -> int:
    """Minutes, of which a begun one counts whole, so that more than the limit is over it by however little."""
    return (milliseconds + MINUTE - 1) // MINUTE


@kernel
def opened_since(t: Table, cards: Age) -> int:
    """When cards were opened; where that is before the log, when they were first dealt."""
    return cards.opened if cards.opened > 0 else cards.first_dealt


@kernel
def least_age(t: Table, cards: Age, now: int, since_closing: int) -> int:
    """Minutes for which cards have been in use by the least of the counts: since first dealt, or of open hours.

    ``since_closing`` is how long the table, if it is closed, has been so, in milliseconds.
    """
    slack = t.cards.precision + t.cards.precision
    shut = cards.shut + since_closing
    dealt = begun_minutes(now - cards.first_dealt - slack)
    return min(dealt, begun_minutes(now - opened_since(t, cards) - slack - shut))


@kernel
def judge_age(t: Table, i: int, r: Round, now: int, back: int) -> None:
    """Judge the age of the cards of a round that begins ``now``.

    A breach is one by every count: from the first round dealt with them, and by the hours in which the table was open.
    One from their opening alone is for review. Where it is not known which of two batches is dealt, what both have
    passed is for review, and what one of them has passed is not checkable.
    """
    rule = HAND_DEALT_CARDS_NOT_CHANGED if t.options.from_hand == 1 else CARDS_NOT_CHANGED
    review = rule + CHANGE_NOTED
    cards = age_in_play(t, back)
    if lacking(t, rule, NO_TIME, now < 0 or cards.opened < 0):
        return
    if cards.first_dealt == 0:
        cards.first_dealt = now
    if t.cards.opened_last.first_dealt == 0:
        t.cards.opened_last.first_dealt = now
    if not recorded(t, KIND_CARD_CHANGE) or t.cards.gap == 1:
        t.tally[rule + NO_CHANGES] += 1
        return
    if cards.reported == 1:
        return
    since = opened_since(t, cards)
    slack = t.cards.precision + t.cards.precision
    age = begun_minutes(now - since - slack)
    least = least_age(t, cards, now, 0)
    limit = t.options.change_minutes
    oldest = longest_open(t) if cards == t.cards.opened_last and two_batches(t) == 1 else no_row(t.cards.ages)
    # Dealt from the hand no shoe is filled that could tell the batches apart: the cards opened last are judged.
    told = t.options.double_shoe != 1 and t.options.from_hand != 1
    either = told and bool(oldest) and oldest.opened != since
    if too_old(least, limit) and not either:
        t.tally[rule + JUDGED] += 1
        cards.reported = 1
        emit(t.hits, rule, i, limit, least, 0, -1, -1, r.at)
    elif too_old(age, limit):
        t.tally[rule + JUDGED] += 1
        if cards.reported == 0:
            cards.reported = 2
            t.tally[review + JUDGED] += 1
            emit(t.hits, review, i, limit, age, 0, -1, -1, r.at)
    elif either and too_old(begun_minutes(now - oldest.opened - slack), limit):
        t.tally[rule + WHICH_BATCH] += 1
    else:
        t.tally[rule + JUDGED] += 1


@kernel
def judge_changed(t: Table, i: int, r: Round, now: int) -> None:
    """Judge, when cards that were dealt are changed ``now``, whether they had been in use too long by then."""
    cards = t.cards.opened_last
    dealt = cards.first_dealt > 0 and cards.opened >= 0
    if two_batches(t) != 0 or not dealt or now < 0 or t.cards.gap == 1:
        return
    rule = HAND_DEALT_CARDS_NOT_CHANGED if t.options.from_hand == 1 else CARDS_NOT_CHANGED
    limit = t.options.change_minutes
    slack = t.cards.precision + t.cards.precision
    age = begun_minutes(now - opened_since(t, cards) - slack)
    least = least_age(t, cards, now, now - t.cards.closed if t.cards.closed > 0 else 0)
    reported = cards.reported
    if too_old(least, limit) and reported != 1:
        t.tally[rule + JUDGED] += 1
        emit(t.hits, rule, i, limit, least, 0, -1, -1, r.at)
    elif too_old(age, limit) and reported == 0:
        t.tally[rule + CHANGE_NOTED + JUDGED] += 1
        emit(t.hits, rule + CHANGE_NOTED, i, limit, age, 0, -1, -1, r.at)


@kernel
def put_away_and_back(dealt: int, put_away: int) -> bool:
    """Whether the batch that is dealt is the one that went into the shuffling device after an idle time (their ids)."""
    return dealt == put_away


@kernel
def judge_after_idle(t: Table, batch: int, i: int, r: Round) -> None:
    """Judge, where a batch went into the device after an idle time, that the one that was in there is dealt."""
    put_away = t.cards.idle_batch
    if put_away != 0 and not lacking(t, IDLE_BATCH_DEALT_AGAIN, NO_COURSE, put_away < 0 or batch < 0):
        ask(t, IDLE_BATCH_DEALT_AGAIN, put_away_and_back(batch, put_away), i, -1, -1, 0, -1, -1, r.at)
    t.cards.idle_batch = 0


@kernel
def judge_batch(t: Table, i: int, r: Round) -> None:
    """Judge the batch of a shoe when its first card is drawn: it takes turns with the other."""
    batch = t.cards.next_batch
    before = t.cards.batch
    t.cards.colors_settled = 1
    one_color = t.cards.colors == 1 and t.options.decks > 0
    one_color = one_color and t.cards.color_decks >= t.options.decks + t.options.decks
    judge_after_idle(t, -1 if one_color else batch, i, r)
    unread = before > 0 and t.cards.exception < 0
    if batch < 0 or unread or (one_color and batch == before):
        t.tally[BATCHES_NOT_ALTERNATED + NO_BACK] += 1
    elif before > 0:
        if t.cards.exception == RESHUFFLED:
            ask(t, BATCH_DEALT_AGAIN_AFTER_RESHUFFLE, batch == before, i, -1, -1, 0, -1, -1, r.at)
        if t.cards.exception > 0:
            t.tally[BATCHES_NOT_ALTERNATED + NOT_APPLICABLE] += 1
        else:
            ask(t, BATCHES_NOT_ALTERNATED, batch == before, i, -1, -1, 0, -1, -1, r.at)
    t.cards.batch = batch if batch > 0 else 0
    t.cards.next_batch = 0
    t.cards.exception = 0


@kernel
def put_into_device(t: Table, role: int, back: int) -> None:
    """A batch is shuffled after an idle time; which one is put away is not known where both are, or one by hand."""
    before = t.cards.idle_batch
    same = before == 0 or before == back + 1
    t.cards.idle_batch = back + 1 if same and back >= 0 and a_device(role) else -1


@kernel
def batch_event(t: Table, kind: int, what: int, role: int, back: int, amid: bool) -> None:
    """What decides which of two batches comes next, and whether the ordinary course does; ``amid``: within a round."""
    if kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        if back >= 0:
            t.cards.next_batch = back + 1
        elif t.cards.next_batch == 0:
            t.cards.next_batch = -1
    elif kind == KIND_SHUFFLE:
        if what == WHAT_IDLE:
            put_into_device(t, role, back)
        called_for = what in (WHAT_FLOORPERSON_DIRECTION, WHAT_IRREGULARITY, WHAT_INSUFFICIENT_CARDS)
        if called_for and not amid and t.cards.exception == 0:
            t.cards.exception = RESHUFFLED
        elif (
            (not called_for or amid)
            and what >= 0
            and what
            not in (
                WHAT_COVER_CARD,
                WHAT_SHOE_DEALT,
                WHAT_ROUTINE,
                WHAT_OPENING,
                WHAT_NEW_CARDS,
            )
        ):
            t.cards.exception = 1
    elif kind == KIND_DEVICE or kind == KIND_CARD_CHANGE or kind == KIND_TABLE_CLOSE:
        t.cards.exception = 1
        t.cards.idle_batch = -1
    elif kind == KIND_UNREADABLE:
        if t.cards.exception == 0 or t.cards.exception == RESHUFFLED:
            t.cards.exception = -1
        t.cards.idle_batch = -1
    elif kind == KIND_SPREAD_ASKED:
        t.cards.idle_batch = -1


@kernel
def in_shoe(t: Table, kind: int, back: int, dest: int) -> None:
    """Which batch lies in the shoe, by its back, once it is filled or emptied."""
    if kind == KIND_BATCH_SWAP or (kind == KIND_LOAD_SHOE and (dest < 0 or in_the_shoe(dest))):
        t.cards.in_shoe = back + 1
    elif kind == KIND_SHOE_EMPTIED or kind == KIND_UNREADABLE:
        t.cards.in_shoe = 0


@kernel
def note_color(t: Table, back: int, decks: int) -> None:
    """Decks are received: how many, and with backs of how many colors, is kept until others are received after play."""
    if t.cards.colors_settled == 1:
        t.cards.colors = 0
        t.cards.color = 0
        t.cards.color_decks = 0
        t.cards.colors_settled = 0
    if decks > 0:
        t.cards.color_decks += decks
    if back + 1 != t.cards.color:
        t.cards.colors += 1
    t.cards.color = back + 1


@kernel
def age_event(t: Table, kind: int, what: int, at: int, n: int, back: int) -> None:
    """What bears on the age of the cards: their opening and change, hours in which the table is closed, the clock."""
    if kind == KIND_DECKS:
        note_color(t, back, n)
    if kind == KIND_DECKS or kind == KIND_CARD_CHANGE:
        note_batch_opened(t, at, back)
    elif kind == KIND_BATCH:
        if what == WHAT_OPENED or what == WHAT_PRESHUFFLED:
            note_batch_opened(t, at, back)
        elif what == WHAT_IN_PLAY:
            if not age_of(t, back):
                note_batch_opened(t, at, back)
            t.cards.in_shoe = back + 1
        elif what == WHAT_RETIRED and age_of(t, back):
            clear(age_of(t, back))
    elif kind == KIND_TABLE_CLOSE:
        t.cards.closed = at
    elif kind == KIND_TABLE_OPEN:
        if t.cards.closed > 0 and at > 0:
            shut = at - t.cards.closed
            t.cards.opened_last.shut += shut
            for age in t.cards.ages:
                if age.back > 0:
                    age.shut += shut
        elif t.cards.closed < 0:
            t.cards.gap = 1
            forget_batch_ages(t)
        t.cards.closed = 0
    elif kind == KIND_CLOCK and what == WHAT_PRECISION:
        t.cards.precision = n
    elif kind == KIND_UNREADABLE:
        t.cards.gap = 1
        forget_batch_ages(t)
