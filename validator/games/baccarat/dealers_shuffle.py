"""Several dealers at a table: each of them shuffles the stack before it is played."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.baccarat.tables import curator_state as place
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.judging import dealer_of
from validator.games.table import recorded
from validator.log.codes import (
    KIND_DEAL,
    KIND_DEALER_ARRIVES,
    KIND_DEALER_LEAVES,
    KIND_SHUFFLE,
    KIND_STACK,
    KIND_TABLE_CLOSE,
    KIND_WASH,
)

NO_DEALERS, *_ = missing_facts()

rule = Rules("baccarat.dealers_shuffle")
DEALER_DID_NOT_SHUFFLE = rule(
    "dealer-did-not-shuffle",
    "Dealer at the table who did not shuffle the stack",
    "{card} was dealt from a stack that not every dealer at the table had shuffled",
    needs={
        "which dealers were at the table, and who shuffled": NO_DEALERS,
    },
    expected="each dealer's shuffle",
    observed="a dealer without",
)


@kernel
def place_of_dealer(t: Table, dealer: int) -> int:
    """Where a dealer's id is kept among those at the table; for id 0 the first free place; -1 where there is none."""
    for at in range(place.DEALER_PLACES):
        if t.curator.dealers[at] == dealer:
            return at
    return -1


@kernel
def forget_shuffles(t: Table) -> None:
    """The stack is to be shuffled anew: nobody has shuffled it."""
    t.curator.shuffle_seen = 0
    t.curator.shuffler_unknown = 0
    for at in range(place.DEALER_PLACES):
        t.curator.shuffled[at] = 0


@kernel
def judge_dealers(t: Table, i: int, r: Round) -> None:
    """The first card of a shuffled stack: judge that each dealer at the table shuffled it; one is reported."""
    certain = recorded(t, KIND_DEALER_LEAVES) and recorded(t, KIND_DEALER_ARRIVES)
    if t.options.preshuffled == 1:
        t.tally[DEALER_DID_NOT_SHUFFLE + NOT_APPLICABLE] += 1
    elif t.curator.shuffler_unknown == 1 or not certain or not recorded(t, KIND_SHUFFLE):
        t.tally[DEALER_DID_NOT_SHUFFLE + NO_DEALERS] += 1
    else:
        t.tally[DEALER_DID_NOT_SHUFFLE + JUDGED] += 1
        for at in range(place.DEALER_PLACES):
            if t.curator.dealers[at] > 0 and t.curator.shuffled[at] == 0:
                emit(t.hits, DEALER_DID_NOT_SHUFFLE, i, -1, -1, 0, -1, -1, r.at)
                break
    forget_shuffles(t)
    t.curator.washed = 0


@kernel
def dealers_shuffle_pass(t: Table) -> None:
    """Judge that each dealer at the table shuffles the stack."""
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind == KIND_DEAL:
            r = t.notes[i].round
            if t.curator.shuffle_seen == 1 and r and r.first_card == i:
                judge_dealers(t, i, r)
        elif kind == KIND_WASH:
            forget_shuffles(t)
            t.curator.washed = 1
        elif kind == KIND_STACK:
            # The first stack after a wash is the one that is shuffled; later ones are the shuffled stack, squared.
            if t.curator.washed == 1 and recorded(t, KIND_STACK):
                forget_shuffles(t)
            t.curator.washed = 0
        elif kind == KIND_DEALER_ARRIVES or kind == KIND_DEALER_LEAVES or kind == KIND_SHUFFLE:
            dealer = dealer_of(t.by[i])
            at = place_of_dealer(t, dealer) if dealer > 0 else -1
            if kind == KIND_SHUFFLE:
                t.curator.shuffle_seen = 1
                if at >= 0:
                    t.curator.shuffled[at] = 1
                else:
                    t.curator.shuffler_unknown = 1
            elif kind == KIND_DEALER_LEAVES:
                if at >= 0:
                    t.curator.dealers[at] = 0
                    t.curator.shuffled[at] = 0
            elif dealer > 0 and at < 0:
                free = place_of_dealer(t, 0)
                if free >= 0:
                    t.curator.dealers[free] = dealer
                    # Who comes after the shuffle was begun was not there for it.
                    t.curator.shuffled[free] = t.curator.shuffle_seen
        elif kind == KIND_TABLE_CLOSE:
            for at in range(place.DEALER_PLACES):
                t.curator.dealers[at] = 0
                t.curator.shuffled[at] = 0
