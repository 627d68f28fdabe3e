"""The cards themselves: changed within their hours, or replaced after each shoe."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.shoe.card_change import begun_minutes
from validator.games.shoe.judging import in_the_shoe, lost_of_a_round, two_batches
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_COVER_CARD,
    KIND_COVER_CARD_INSERTED,
    KIND_CUT,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_DECKS,
    KIND_LOAD_SHOE,
    KIND_RECUT,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WASH,
)

NO_TIME, NO_CHANGES, *_ = missing_facts()
NO_RECORD, *_ = missing_facts()

rule = Rules("baccarat.card_age")
CARDS_TOO_OLD = rule("cards-too-old")
CARDS_TOO_OLD_BY_ONE_COUNT = rule("cards-too-old-by-one-count")
CARDS_TOO_OLD_WITHIN_SHOE = rule(
    "cards-too-old-within-shoe",
    "Cards in use longer than the law allows, within a shoe begun before",
    "cards were in use for {observed} minutes; they had to be changed within {expected}",
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)
CARDS_TOO_OLD_WITH_TWO_BATCHES = rule(
    "cards-too-old-with-two-batches",
    "Cards in use longer than the law allows, where two batches alternate",
    "cards were in use for {observed} minutes; they had to be changed within {expected}",
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)
CARDS_NOT_REPLACED_AFTER_SHOE = rule(
    "cards-not-replaced-after-shoe",
    "New shoe played with the cards of the one before",
    "a new shoe was played with the cards of the shoe before",
    needs={
        "a record of every change of cards, without unreadable rows": NO_RECORD,
    },
    expected="other decks",
    observed="the same decks",
)
CARDS_NOT_REPLACED_AFTER_VOID_ROUND = rule("cards-not-replaced-after-void-round")
CARDS_NOT_REPLACED_AFTER_BROKEN_SHOE = rule("cards-not-replaced-after-broken-shoe")

TO_COVER_CARD = 1
SHORT = 2


@kernel
def older_than(minutes: int, limit: int) -> bool:
    """Whether cards were dealt more minutes after they were opened than the law allows."""
    return minutes > limit


@kernel
def note_cards_opened(t: Table, at: int) -> None:
    """Cards are opened for use at time ``at`` (-1 not recorded)."""
    t.card_age.opened = at if at > 0 else 0
    t.card_age.first_dealt = 0
    t.card_age.shut = 0
    t.card_age.reported = 0
    t.card_age.gap = 0
    t.card_age.changed = 1


@kernel
def age_rule(t: Table, least: int, most: int) -> int:
    """The rule under which too great an age falls; -1 where the cards are young enough by every count."""
    limit = t.options.change_minutes
    if not older_than(most, limit):
        return -1
    if not older_than(least, limit):
        return CARDS_TOO_OLD_BY_ONE_COUNT
    if two_batches(t) != 0:
        return CARDS_TOO_OLD_WITH_TWO_BATCHES
    return CARDS_TOO_OLD if t.card_age.new_shoe == 1 else CARDS_TOO_OLD_WITHIN_SHOE


@kernel
def judge_age(t: Table, now: int, i: int, r: Round) -> None:
    """Judge the age of the cards of a round that begins ``now``: by each count, and whether it begins a shoe."""
    if t.options.change_minutes < 0:
        t.tally[CARDS_TOO_OLD + NOT_APPLICABLE] += 1
        return
    if lacking(t, CARDS_TOO_OLD, NO_TIME, now < 0):
        return
    if t.card_age.first_dealt == 0:
        t.card_age.first_dealt = now
    since = t.card_age.opened if t.card_age.opened > 0 else t.card_age.first_dealt
    if not recorded(t, KIND_CARD_CHANGE) or t.card_age.gap == 1:
        t.tally[CARDS_TOO_OLD + NO_CHANGES] += 1
        return
    most = begun_minutes(now - since)
    dealt = begun_minutes(now - t.card_age.first_dealt)
    opening = begun_minutes(now - since - t.card_age.shut)
    least = dealt if dealt < opening else opening
    rule = age_rule(t, least, most)
    t.tally[CARDS_TOO_OLD + JUDGED] += 1
    grade = 0 if rule < 0 else 2 if rule == CARDS_TOO_OLD else 1
    if grade > t.card_age.reported:
        t.card_age.reported = grade
        if rule != CARDS_TOO_OLD:
            t.tally[rule + JUDGED] += 1
        shown = most if rule == CARDS_TOO_OLD_BY_ONE_COUNT else least
        emit(t.hits, rule, i, t.options.change_minutes, shown, 0, -1, -1, r.at)


@kernel
def judge_changed(t: Table, now: int, i: int, r: Round) -> None:
    """Judge, when the cards of one stack that were dealt are changed ``now``, whether they were in use too long."""
    first = t.card_age.first_dealt
    if t.options.change_minutes < 0 or two_batches(t) != 0 or first == 0 or now < 0:
        return
    if t.card_age.gap == 1 or t.card_age.reported > 0:
        return
    since = t.card_age.opened if t.card_age.opened > 0 else first
    shut = t.card_age.shut
    if t.card_age.closed > 0:
        shut += now - t.card_age.closed
    most = begun_minutes(now - since)
    least = min(begun_minutes(now - first), begun_minutes(now - since - shut))
    if older_than(most, t.options.change_minutes):
        rule = CARDS_TOO_OLD_WITHIN_SHOE if older_than(least, t.options.change_minutes) else CARDS_TOO_OLD_BY_ONE_COUNT
        shown = most if rule == CARDS_TOO_OLD_BY_ONE_COUNT else least
        ask(t, rule, True, i, t.options.change_minutes, shown, 0, -1, -1, r.at)


@kernel
def replaced_rule(t: Table) -> int:
    """The rule under which a shoe played with the cards of the one before falls; -1 where that is not known."""
    if t.card_age.ended == SHORT:
        return CARDS_NOT_REPLACED_AFTER_VOID_ROUND
    if t.card_age.ended == TO_COVER_CARD:
        return CARDS_NOT_REPLACED_AFTER_SHOE
    return CARDS_NOT_REPLACED_AFTER_BROKEN_SHOE if recorded(t, KIND_COVER_CARD) else -1


@kernel
def judge_replaced(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card of a new shoe, that its cards are others than those of the shoe before.

    Others may have the same back. Whether a shoe that was broken off has been played, so that its cards may not be used
    again, is open.
    """
    if t.options.cards_replaced != 1 or t.card_age.played == 0:
        t.tally[CARDS_NOT_REPLACED_AFTER_SHOE + NOT_APPLICABLE] += 1
        return
    before = t.card_age.back
    back = t.card_age.next_back
    changed = 1 if t.card_age.changed == 1 or (before > 0 and back > 0 and before != back) else 0
    certain = recorded(t, KIND_CARD_CHANGE) and t.card_age.gap == 0
    found = replaced_rule(t)
    rule = found if found >= 0 else CARDS_NOT_REPLACED_AFTER_SHOE
    if lacking(t, rule, NO_RECORD, changed == 0 and (found < 0 or not certain)):
        return
    ask(t, rule, changed == 0, i, -1, -1, 0, -1, -1, r.at)


@kernel
def makes_up(kind: int) -> bool:
    """Whether acts of a kind make up a shoe of cards that are there already."""
    cut = kind == KIND_CUT_OFFERED or kind == KIND_CUT or kind == KIND_COVER_CARD_INSERTED or kind == KIND_RECUT
    mixed = kind == KIND_SPREAD or kind == KIND_WASH or kind == KIND_STACK or kind == KIND_SHUFFLE
    return mixed or cut or kind == KIND_BURN


@kernel
def card_age_pass(t: Table) -> None:
    """Judge the age of the cards at each round's first card, and their replacement at the first of each shoe."""
    t.card_age.begun = kept_round(t, t.card_age.begun)
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        at = t.at[i]
        if kind == KIND_DEAL:
            if t.round[i] < 0 or t.card_age.begun == t.round[i] + 1:
                continue
            t.card_age.begun = t.round[i] + 1
            r = t.notes[i].round
            judge_age(t, at, i, r)
            if t.card_age.new_shoe == 1:
                judge_replaced(t, i, r)
                if t.card_age.next_back > 0:
                    t.card_age.back = t.card_age.next_back
                t.card_age.next_back = 0
                t.card_age.changed = 0
                t.card_age.ended = 0
            t.card_age.new_shoe = 0
            t.card_age.played = 1
        elif kind == KIND_DECKS or kind == KIND_CARD_CHANGE:
            if kind == KIND_CARD_CHANGE:
                judge_changed(t, at, i, t.notes[i].round)
            note_cards_opened(t, at)
            if t.back[i] >= 0:
                t.card_age.next_back = t.back[i] + 1
        elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
            if t.dest[i] < 0 or in_the_shoe(t.dest[i]):
                t.card_age.new_shoe = 1
                if t.back[i] >= 0:
                    t.card_age.next_back = t.back[i] + 1
        elif kind == KIND_SHUFFLE:
            if two_batches(t) == 0:
                r = t.notes[i].round
                if not r or r.first_card < 0 or r.last_card < i:
                    t.card_age.new_shoe = 1
        elif kind == KIND_COVER_CARD:
            if t.card_age.ended == 0:
                t.card_age.ended = TO_COVER_CARD
        elif kind == KIND_SHOE_EMPTY:
            t.card_age.ended = SHORT
        elif kind == KIND_TABLE_OPEN:
            if t.card_age.closed > 0 and at > 0:
                t.card_age.shut += at - t.card_age.closed
            t.card_age.closed = 0
            t.card_age.played = 0
        elif kind == KIND_TABLE_CLOSE:
            t.card_age.closed = at if at > 0 else 0
        elif kind == KIND_UNREADABLE and not (makes_up(t.n[i]) or lost_of_a_round(kind, t.n[i], t.round[i])):
            t.card_age.gap = 1
