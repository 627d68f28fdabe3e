"""Cards counted between rounds: what a count shows of the rounds before it, and play that goes on in spite of it."""

from typing import Final

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import lost_of_a_round
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_BATCH,
    KIND_CARD_CHANGE,
    KIND_CARD_REMOVED,
    KIND_COUNT_CHECK,
    KIND_DEAL,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_NOTIFY,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VERIFY,
    WHAT_COMPLETE,
    WHAT_OVER,
    WHAT_RETIRED,
    WHAT_SHORT,
)

NO_NOTICE, *_ = missing_facts()

rule = Rules("shoe.counting")
COUNTED_SHORT_AFTER_PLAY = rule(
    "counted-short-after-play",
    "Cards counted and found missing after rounds had been dealt",
    ("the cards were counted and some were missing; rounds had been dealt since they were last known complete"),
    expected="no cards missing",
    observed="cards missing",
)
COUNTED_OVER_AFTER_PLAY = rule(
    "counted-over-after-play",
    "Cards counted and found too many after rounds had been dealt",
    "the cards were counted and there were too many; rounds had been dealt since they were last known complete",
    expected="no cards too many",
    observed="cards too many",
)
COUNTED_OVER_AND_DEALT = rule(
    "counted-over-and-dealt",
    "Cards counted, found too many and dealt again",
    "the cards were counted, there were too many, and a round was dealt without anything done about it",
    needs={
        "a record of every notice": NO_NOTICE,
    },
    expected="no cards too many",
    observed="cards too many",
)
DEALT_BETWEEN_TWO_SHORT_COUNTS = rule(
    "dealt-between-two-short-counts",
    "Rounds dealt with cards that were counted short before and after",
    "the cards were counted as few as before, {observed}; rounds had been dealt with them in between",
    expected="cards completed before play went on",
    observed="{observed}",
)
COUNTED_SHORT_AND_DEALT = rule(
    "counted-short-and-dealt",
    "Cards counted, found short and dealt again",
    "the cards were counted, some were missing, and a round was dealt without anything done about it",
    needs={
        "a record of every notice, or how many cards were loaded": NO_NOTICE,
    },
    expected="no cards missing",
    observed="cards missing",
)

# Values of counting.open.
AS_COUNTED: Final = 1
LOADED_AS_FEW: Final = 2
LOST_SINCE: Final = -1
SHORT_AND_LOST_SINCE: Final = -2
OVER_AND_LOST_SINCE: Final = SHORT_AND_LOST_SINCE - 1
"""A row was lost, which may have told of a notice, or of what was done about cards counted short, or too many."""


@kernel
def counted_as(found: int, word: int) -> bool:
    """Whether a count found what a word of the log says: cards missing, or too many."""
    return found == word


@kernel
def as_before(t: Table, i: int) -> bool:
    """Whether count ``i`` found as few cards of the same batch as the count before it."""
    same = t.n[i] >= 0 and t.n[i] + 1 == t.counting.cards
    return same and t.back[i] + 1 == t.counting.back


@kernel
def lose_count(t: Table) -> None:
    """A row was lost after a count: what was done about it is not known."""
    if t.counting.open < 0:
        return
    t.counting.open = LOST_SINCE
    if t.counting.notified == 0 and counted_as(t.counting.found - 1, WHAT_SHORT):
        t.counting.open = SHORT_AND_LOST_SINCE
    elif t.counting.notified == 0 and counted_as(t.counting.found - 1, WHAT_OVER):
        t.counting.open = OVER_AND_LOST_SINCE


@kernel
def made_good(t: Table) -> None:
    """The cards may be complete again."""
    t.counting.found = 0


@kernel
def load(t: Table, i: int) -> None:
    """Event ``i`` fills the shoe: with the cards of another batch than that counted, or with as few as were short."""
    if t.back[i] >= 0 and t.counting.back > 0 and t.back[i] + 1 != t.counting.back:
        made_good(t)
    elif t.counting.open == AS_COUNTED and 0 < t.n[i] < t.counting.cards:
        t.counting.open = LOADED_AS_FEW


@kernel
def judge_count(t: Table, i: int, r: Round) -> None:
    """Judge a count: what it says of the rounds dealt before it, and of those since the last.

    That cards are short since play is not told of a count that shows them short before those rounds and after them.
    """
    what = t.what[i]
    short = counted_as(what, WHAT_SHORT)
    over = counted_as(what, WHAT_OVER)
    told = t.counting.notified == 1 and t.counting.open == 0
    again = counted_as(t.counting.found - 1, WHAT_SHORT) and told and what >= 0
    still = again and short and as_before(t, i)
    if t.counting.played_since == 1 and t.counting.told == 0 and what >= 0:
        held = t.options.decks * t.options.deck_cards if t.options.decks > 0 else 0
        if still:
            t.tally[COUNTED_SHORT_AFTER_PLAY + NOT_APPLICABLE] += 1
        else:
            ask(t, COUNTED_SHORT_AFTER_PLAY, short, i, held, max(t.n[i], 0), 0, -1, -1, r.at)
        ask(t, COUNTED_OVER_AFTER_PLAY, over, i, held, max(t.n[i], 0), 0, -1, -1, r.at)
        t.counting.told = 1 if short or over else 0
    if again:
        ask(t, DEALT_BETWEEN_TWO_SHORT_COUNTS, still, i, -1, t.n[i], 0, -1, -1, r.at)
    t.counting.found = what + 1
    t.counting.cards = t.n[i] + 1
    t.counting.back = t.back[i] + 1
    t.counting.notified = 0
    t.counting.open = AS_COUNTED
    if counted_as(what, WHAT_COMPLETE):
        t.counting.played_since = t.counting.told = 0


@kernel
def judge_short(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card after a count, that it did not find cards missing, unless somebody was notified.

    A notice does not make good what is loaded as short as it was counted.
    """
    short = counted_as(t.counting.found - 1, WHAT_SHORT)
    as_few = t.counting.open == LOADED_AS_FEW
    left = short and (as_few or t.counting.notified == 0)
    if not lacking(t, COUNTED_SHORT_AND_DEALT, NO_NOTICE, left and not as_few and not recorded(t, KIND_NOTIFY)):
        ask(t, COUNTED_SHORT_AND_DEALT, left, i, 0, 1, 0, -1, -1, r.at)


@kernel
def judge_dealt(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card after a count, that it did not find cards missing, or too many."""
    t.counting.played_since = 1
    if t.counting.open == 0:
        return
    lost = t.counting.open < 0
    if t.counting.open == SHORT_AND_LOST_SINCE:
        t.tally[COUNTED_SHORT_AND_DEALT + NO_NOTICE] += 1
    elif t.counting.open == OVER_AND_LOST_SINCE:
        t.tally[COUNTED_OVER_AND_DEALT + NO_NOTICE] += 1
    elif not lost:
        judge_short(t, i, r)
    t.counting.open = 0
    if lost or t.counting.found == 0:
        return
    over = counted_as(t.counting.found - 1, WHAT_OVER)
    unknown = over and t.counting.notified == 0 and not recorded(t, KIND_NOTIFY)
    if t.counting.notified == 0 and not lacking(t, COUNTED_OVER_AND_DEALT, NO_NOTICE, unknown):
        ask(t, COUNTED_OVER_AND_DEALT, over, i, 0, 1, 0, -1, -1, r.at)


@kernel
def forget_count(t: Table, kind: int, what: int) -> None:
    """Other cards come to the table, or leave it: an earlier count says nothing of them."""
    if kind == KIND_CARD_CHANGE or kind == KIND_DECKS or kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
        t.counting.played_since = t.counting.told = 0
        made_good(t)
    elif kind == KIND_VERIFY or (kind == KIND_BATCH and what == WHAT_RETIRED):
        made_good(t)
    elif kind == KIND_CARD_REMOVED:
        t.counting.cards = 0
        if not counted_as(t.counting.found - 1, WHAT_SHORT):
            made_good(t)


@kernel
def counting_pass(t: Table) -> None:
    """Judge counts of the cards, and what is dealt after them."""
    kinds = t.kind
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = kinds[i]
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            if t.round[i] >= 0 and (t.counting.played_since == 0 or t.counting.open != 0):
                judge_dealt(t, i, t.notes[i].round)
        elif kind == KIND_COUNT_CHECK:
            judge_count(t, i, t.notes[i].round)
        elif kind == KIND_NOTIFY:
            t.counting.notified = 1
        elif kind == KIND_LOAD_SHOE:
            load(t, i)
        elif kind == KIND_UNREADABLE:
            if t.counting.open != 0:
                lose_count(t)
            if not lost_of_a_round(kind, t.n[i], t.round[i]):
                t.counting.played_since = 0
                made_good(t)
        else:
            forget_count(t, kind, t.what[i])
