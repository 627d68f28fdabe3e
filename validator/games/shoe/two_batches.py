"""Two batches that take turns: the backs by which they are told apart, and the discard rack that holds one of them."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_CLEARED,
    KIND_DEAL,
    KIND_DECKS,
    KIND_LOAD_SHOE,
    KIND_MUCK,
    KIND_RACK_EMPTIED,
    KIND_ROUND_START,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WASH,
    PLACE_HAND,
    PLACE_LAYOUT,
    PLACE_RACK,
    PLACE_SHOE_RIGHT,
)

NOT_RECEIVED, *_ = missing_facts()
NO_BACK, NO_RECORD, *_ = missing_facts()
NO_FILLING, *_ = missing_facts()
NO_SHOE, *_ = missing_facts()

rule = Rules("shoe.two_batches")
BATCHES_RECEIVED_IN_ONE_COLOR = rule("batches-received-in-one-color")
BOTH_BATCHES_IN_RACK = rule("both-batches-in-rack")
CARD_OF_THE_OTHER_BATCH = rule("card-of-the-other-batch")
CARD_WITH_ANOTHER_BACK = rule(
    "card-with-another-back",
    "Cards with different backs dealt in one round",
    ("{card} was dealt with another back than the cards of the round before or after it, where one batch is used"),
    needs={
        "whether a double shoe is used": NO_SHOE,
    },
    expected="cards with the same back",
    observed="another back",
)


@kernel
def another_batch_in_rack(placed: int, held: int) -> bool:
    """Whether cards of one batch were placed in a discard rack that held another (the ids of their backs)."""
    return placed != held


@kernel
def of_the_other_batch(dealt: int, filled: int) -> bool:
    """Whether a card was dealt of another batch than that with which the shoe was filled (the ids of their backs)."""
    return dealt != filled


@kernel
def judge_dealt(t: Table, i: int, r: Round, known: bool) -> None:
    """Judge that a card from the shoe is of its batch; those that follow it with the same back are not told again."""
    filled = t.two_batches.shoe_back - 1
    if t.source[i] > PLACE_SHOE_RIGHT or filled < 0:
        return
    broken = of_the_other_batch(t.back[i], filled)
    known = known and recorded(t, KIND_LOAD_SHOE)
    if lacking(t, CARD_OF_THE_OTHER_BATCH, NO_FILLING, broken and not known):
        return
    if not broken or t.two_batches.other_back_dealt == 0:
        ask(t, CARD_OF_THE_OTHER_BATCH, broken, i, -1, -1, 0, -1, -1, r.at)
    t.two_batches.other_back_dealt = 1 if broken else 0


@kernel
def receive_decks(t: Table, back: int, n: int) -> None:
    """Decks are received at the table."""
    if back < 0 or n < 0:
        t.received_decks.unknown = 1
        return
    t.received_decks.number += n
    if t.received_decks.back == 0:
        t.received_decks.back = back + 1
    elif t.received_decks.back != back + 1:
        t.received_decks.other = 1


@kernel
def judge_colours(t: Table, i: int, r: Round, known: bool) -> None:
    """Judge, at the first card of decks that were received, whether the backs of the two batches differ.

    Where no more than one batch was received nothing is compared; ``known`` says that there are two.
    """
    received = t.received_decks.number
    known = known and t.received_decks.unknown == 0 and t.received_decks.gap == 0
    if not known or t.options.decks < 1:
        t.tally[BATCHES_RECEIVED_IN_ONE_COLOR + NOT_RECEIVED] += 1
    elif t.received_decks.other == 1:
        t.tally[BATCHES_RECEIVED_IN_ONE_COLOR + JUDGED] += 1
    elif received > t.options.decks:
        t.tally[BATCHES_RECEIVED_IN_ONE_COLOR + JUDGED] += 1
        if received >= t.options.decks + t.options.decks:
            emit(t.hits, BATCHES_RECEIVED_IN_ONE_COLOR, i, t.options.decks, received, 0, -1, -1, r.at)
    receive_anew(t)


@kernel
def receive_anew(t: Table) -> None:
    """No decks were received of which no card is dealt yet."""
    clear(t.received_decks)


@kernel
def decks_changed(t: Table, back: int) -> None:
    """Cards are changed: where they are the one batch that was received, it is received anew."""
    if back < 0 or back + 1 != t.received_decks.back or t.received_decks.other == 1:
        return
    if t.received_decks.gap == 0 and t.received_decks.number <= t.options.decks:
        receive_anew(t)


@kernel
def into_rack(t: Table, i: int, r: Round, batch: int) -> None:
    """Judge cards of a batch (its back's id plus 1, 0 not recorded) that are placed in the discard rack."""
    held = t.rack.back
    if batch <= 0:
        t.tally[BOTH_BATCHES_IN_RACK + NO_BACK] += 1
    elif held == 0 or not another_batch_in_rack(batch, held):
        t.tally[BOTH_BATCHES_IN_RACK + JUDGED] += 1
        t.rack.back = batch
    elif not (recorded(t, KIND_RACK_EMPTIED) and recorded(t, KIND_SHUFFLE)) or t.rack.gap == 1:
        t.tally[BOTH_BATCHES_IN_RACK + NO_RECORD] += 1
        empty_rack(t)
        t.rack.back = batch
    elif t.rack.reported == 0:
        t.tally[BOTH_BATCHES_IN_RACK + JUDGED] += 1
        emit(t.hits, BOTH_BATCHES_IN_RACK, i, 0, 1, 0, -1, -1, r.at)
        t.rack.reported = 1


@kernel
def empty_rack(t: Table) -> None:
    """Nothing lies in the rack any more, as far as the log shows."""
    clear(t.rack)


@kernel
def rack_event(t: Table, kind: int, source: int, back: int) -> None:
    """What may take cards out of the rack: emptying it, or putting its cards to another use."""
    if kind == KIND_RACK_EMPTIED or kind == KIND_CARD_CHANGE or kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
        empty_rack(t)
    elif (
        kind == KIND_SHUFFLE
        or kind == KIND_SPREAD
        or kind == KIND_WASH
        or kind == KIND_STACK
        or kind == KIND_LOAD_SHOE
        or kind == KIND_BATCH_SWAP
    ):
        named = back >= 0 and back + 1 != t.rack.back
        if source == PLACE_RACK or (source < 0 and not named):
            empty_rack(t)


@kernel
def backs_differ(back: int, first: int) -> bool:
    """Whether a card has another back (the ids) than the first card of its round."""
    return back != first


@kernel
def follow_filling(t: Table, i: int) -> None:
    """Keep the back of the cards with which the shoe was filled, where one batch is used."""
    if t.kind[i] == KIND_LOAD_SHOE:
        t.two_batches.shoe_back = t.back[i] + 1
    elif t.kind[i] in (KIND_DECKS, KIND_CARD_CHANGE, KIND_TABLE_OPEN, KIND_UNREADABLE):
        t.two_batches.shoe_back = 0


@kernel
def one_batch(t: Table) -> None:
    """Judge, where one batch is dealt from one shoe, that the cards of a round have the same back, once a round.

    Of two that differ the one is wrong whose back is not that of the cards that went into the shoe, else the second.
    """
    kinds = t.kind
    number = first = reported = -1
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind < KIND_ROUND_START:
            follow_filling(t, i)
        if kind != KIND_DEAL or t.back[i] < 0 or t.round[i] < 0:
            continue
        r = t.notes[i].round
        if t.round[i] != number:
            number = t.round[i]
            first = i
            reported = 0
        elif reported == 0 and not lacking(t, CARD_WITH_ANOTHER_BACK, NO_SHOE, t.options.double_shoe < 0):
            broken = backs_differ(t.back[i], t.back[first])
            wrong = first if t.back[i] + 1 == t.two_batches.shoe_back else i
            ask(t, CARD_WITH_ANOTHER_BACK, broken, wrong, -1, -1, 0, -1, -1, r.at)
            reported = 1 if broken else 0


@kernel
def two_batches_pass(t: Table) -> None:
    """Judge the backs of two batches and what lies in the discard rack, in the order of the events."""
    if two_batches(t) == 0:
        if t.options.double_shoe != 1:
            one_batch(t)
        return
    t.two_batches.round = kept_round(t, t.two_batches.round)
    known = two_batches(t) == 1
    kinds = t.kind
    backs = t.back
    for i in range(len(kinds)):
        kind = kinds[i]
        back = backs[i]
        if kind == KIND_DEAL:
            if back >= 0:
                judge_dealt(t, i, t.notes[i].round, known)
                # After a card of the other batch it is not known which of the two the cards of the round are.
                t.two_batches.play_back = 0 if t.two_batches.other_back_dealt == 1 else back + 1
            if t.round[i] + 1 != t.two_batches.round:
                t.two_batches.round = t.round[i] + 1
                t.two_batches.round_back = t.two_batches.play_back
                if t.received_decks.number > 0 or t.received_decks.unknown == 1:
                    judge_colours(t, i, t.notes[i].round, known)
        elif kind == KIND_DECKS:
            t.two_batches.shoe_back = 0
            receive_decks(t, back, t.n[i])
        elif kind == KIND_UNREADABLE:
            t.two_batches.shoe_back = 0
            t.rack.gap = 1
            t.received_decks.gap = 1
        elif t.dest[i] == PLACE_RACK:
            batch = back + 1
            if back < 0 and (kind == KIND_MUCK or kind == KIND_CLEARED):
                batch = t.two_batches.round_back
            elif back < 0 and (t.source[i] <= PLACE_SHOE_RIGHT or t.source[i] in (PLACE_HAND, PLACE_LAYOUT)):
                batch = t.two_batches.play_back
            into_rack(t, i, t.notes[i].round, batch if known else 0)
        elif kind < KIND_ROUND_START:
            if kind == KIND_CARD_CHANGE:
                decks_changed(t, back)
            rack_event(t, kind, t.source[i], back)
            if kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
                t.two_batches.play_back = back + 1
                t.two_batches.shoe_back = back + 1
                t.two_batches.other_back_dealt = 0
            elif kind == KIND_CARD_CHANGE or kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
                t.two_batches.shoe_back = 0
