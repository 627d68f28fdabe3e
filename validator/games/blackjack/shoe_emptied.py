"""The cards behind the cover card: taken out of the shoe once the hand is completed and its cards are collected."""

from validator.core.engine.kernel import JUDGED, kernel
from validator.core.engine.rows import between
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.numbers import Rules
from validator.games.table import ask
from validator.log.codes import KIND_COVER_CARD, WHAT_BLACKJACK, WHAT_DOUBLE_DOWN, WHAT_SPLIT

rule = Rules("blackjack.shoe_emptied")
SHOE_EMPTIED_BEFORE_HAND_COMPLETED = rule(
    "shoe-emptied-before-hand-completed",
    "Cards behind the cover card taken out of the shoe before the hand was completed",
    ("the cards behind the cover card were taken out of the shoe before the wagers on the hand had been settled"),
    expected="the hand completed, then the cards behind the cover card",
    observed="the cards behind the cover card first",
)
SHOE_EMPTIED_BEFORE_CARDS_COLLECTED = rule(
    "shoe-emptied-before-cards-collected",
    "Cards behind the cover card taken out of the shoe before those of the round were collected",
    ("the cards behind the cover card were taken out of the shoe before the cards of the round were collected"),
    expected="the cards of the round, then those in the shoe",
    observed="those in the shoe first",
)


@kernel
def settled_afterwards(event: int, settled: int) -> bool:
    """Whether a wager on the hand was settled (event) after the shoe was emptied."""
    return settled > event


@kernel
def collected_afterwards(event: int, cleared: int) -> bool:
    """Whether the cards of the round were collected (event, -1: not recorded) after the shoe was emptied."""
    return cleared > event


@kernel
def cover_card_before(t: Table, i: int, r: Round) -> bool:
    """Whether the cover card was reached in the round before event ``i``."""
    for j in range(r.first, min(i, r.last)):
        if t.kind[j] == KIND_COVER_CARD:
            return True
    return False


@kernel
def last_settled(t: Table, r: Round) -> int:
    """The last event that settled a wager on one of the hands of a round; -1 none."""
    last = -1
    for w in between(t.wagers, r.wager, r.wagers_end):
        kind = w.kind
        if kind == WHAT_BLACKJACK or kind == WHAT_DOUBLE_DOWN or kind == WHAT_SPLIT:
            last = max(last, w.last_settled)
    return last


@kernel
def judge_emptied(t: Table, i: int, r: Round) -> None:
    """Judge when the shoe is emptied at event ``i`` after its cover card; while cards are dealt that is another act."""
    if i < r.last_card or r.void >= 0 or not cover_card_before(t, i, r):
        return
    early = settled_afterwards(i, last_settled(t, r))
    if not ask(t, SHOE_EMPTIED_BEFORE_HAND_COMPLETED, early, i, -1, -1, 0, -1, -1, r.at):
        before = collected_afterwards(i, r.cleared)
        ask(t, SHOE_EMPTIED_BEFORE_CARDS_COLLECTED, before, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_emptied_later(t: Table) -> None:
    """Judge an emptying of the shoe that stands before the first round of these, after the last of those before."""
    if t.carried_card.covered == 1:
        t.tally[SHOE_EMPTIED_BEFORE_HAND_COMPLETED + JUDGED] += 1
        t.tally[SHOE_EMPTIED_BEFORE_CARDS_COLLECTED + JUDGED] += 1


@kernel
def carry_cover_card(t: Table, r: Round) -> None:
    """Carry whether the cover card was reached in the last of these rounds, -1 where there is none."""
    if r:
        completed = r.void < 0
        t.carried_card.covered = 1 if completed and cover_card_before(t, len(t.kind), r) else 0
