"""The number of decks received for the table, or placed in the shoe: whether they may be dealt from."""

from validator.core.engine.kernel import kernel, needs
from validator.core.engine.rows import NONE
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import amid_a_round, in_the_shoe, two_batches
from validator.games.shoe.shoe_state import Received
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_CARD_CHANGE,
    KIND_DEAL,
    KIND_DECKS,
    KIND_LOAD_SHOE,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
)

UNKNOWN = -1
MOST_BITS = 63
"""Numbers of decks that one place of the options can name."""
NO_NUMBER, NOT_BY_BATCH, *_ = missing_facts()
NO_SHOE, *_ = missing_facts()
MAY_BE_ADDED, *_ = missing_facts(after=NOT_BY_BATCH)
NO_DECKS, NOT_ALL_LOADED, *_ = missing_facts()
NO_CARDS, *_ = missing_facts()

rule = Rules("shoe.decks")
DECKS_OF_ANOTHER_NUMBER = rule(
    "decks-of-another-number",
    "Dealt from a number of decks that is not permitted",
    "cards were dealt from {observed} decks that had been received for the table",
    needs={
        "how many decks were received": NO_NUMBER,
        "the batch to which each deck belongs": NOT_BY_BATCH,
        "whether decks received in the course of play took the place of all that were in use": MAY_BE_ADDED,
    },
    expected="a number of decks that the chapter permits",
    observed="{observed}",
)
BATCH_OF_ANOTHER_NUMBER = rule(
    "batch-of-another-number",
    "Dealt with a batch of a number of decks that is not permitted",
    "cards were dealt at a table that had received a batch of {observed} decks",
    needs={
        "how many decks were received": NO_NUMBER,
        "the batch to which each deck belongs": NOT_BY_BATCH,
        "whether decks received in the course of play took the place of all that were in use": MAY_BE_ADDED,
    },
    expected="a number of decks that the chapter permits",
    observed="{observed}",
)
BATCHES_RECEIVED_UNEQUAL = rule(
    "batches-received-unequal",
    "Dealt with two batches of different numbers of decks",
    "one batch received for the table has {expected} decks and the other {observed}",
    needs={
        "whether a double shoe is used": NO_SHOE,
    },
    expected="{expected} decks in both",
    observed="{observed}",
)
HAND_DEALT_FROM_MORE_DECKS = rule(
    "hand-dealt-from-more-decks",
    "Dealt from the hand with more decks than permitted",
    (
        "cards were dealt from the hand at a table that had received a batch of {observed} decks; at "
        "most {expected} may be used"
    ),
    needs={
        "how many decks were received": NO_NUMBER,
        "the batch to which each deck belongs": NOT_BY_BATCH,
    },
    expected="at most {expected} decks",
    observed="{observed}",
)
DECKS_OTHER_THAN_FILED = rule(
    "decks-other-than-filed",
    "Dealt from another number of decks than filed",
    ("cards were dealt from {observed} decks that had been received for the table; the filing says {expected}"),
    needs={
        "the number of decks filed": NO_DECKS,
    },
    expected="{expected} decks, if the number filed binds",
    observed="{observed} decks",
)
SHOE_FILLED_WITH_OTHER_DECKS = rule(
    "shoe-filled-with-other-decks",
    "Shoe filled with another number of decks than filed",
    "the cards of {observed} decks were placed in the shoe; the filing says {expected}",
    needs={
        "the number of decks filed, and whether a double shoe is used": NO_DECKS,
    },
    expected="{expected} decks, if the number filed binds",
    observed="{observed} decks",
)
SHOE_FILLED_WITH_DECKS_NOT_PERMITTED = rule(
    "shoe-filled-with-decks-not-permitted",
    "Shoe filled with more or fewer cards than the decks permitted have",
    ("{observed} cards were placed in the dealing shoe; the permitted number of decks nearest to that has {expected}"),
    needs={
        "how many cards were placed in the shoe, and what shoe is used": NO_CARDS,
        "whether two batches are used": NOT_BY_BATCH,
    },
    expected="{expected} cards",
    observed="{observed}",
)
SHOE_FILLED_SHORT = rule(
    "shoe-filled-short",
    "Shoe filled with fewer cards than the decks hold",
    "{observed} cards were placed in the dealing shoe and dealt from; the decks filed hold {expected}",
    needs={
        "the number of decks filed, and what shoe is used": NO_DECKS,
        "how many cards were placed in the shoe each time": NOT_ALL_LOADED,
    },
    expected="{expected} cards",
    observed="{observed}",
)


@kernel
def is_permitted(t: Table, decks: int) -> bool:
    """Whether so many decks are one of the numbers that the chapter permits."""
    return decks < MOST_BITS and (t.options.decks_permitted >> decks) % 2 == 1


@kernel
def may_be_both(t: Table, decks: int) -> bool:
    """Whether decks whose backs do not tell two batches apart may be those of both."""
    if two_batches(t) == 0:
        return False
    if decks >= t.options.decks + t.options.decks > 0:
        return True
    permitted = t.options.decks_permitted
    for one in range(1, decks if permitted > 0 else 0):
        if (permitted >> one) % 2 == 1 and (permitted >> (decks - one)) % 2 == 1:
            return True
    return False


@kernel
def receive(t: Table, back: int, decks: int) -> None:
    """Add the decks of one row to the batch of its back; a third back begins anew."""
    if t.received.undealt == 0:
        clear(t.received)
    t.received.undealt = 1
    for batch in t.received.batches:
        if batch.back == 0 or batch.back == back + 2:
            known = decks >= 0 and batch.decks != UNKNOWN
            batch.decks = batch.decks + decks if known else UNKNOWN
            batch.back = back + 2
            return
    t.received.undealt = 0


@kernel
def change(t: Table, back: int) -> None:
    """The cards are changed: those received at a table whose cards were all changed already, if these have this back.

    The changes of two batches that follow one another are one change.
    """
    if t.cards.decks_in_use == 0 and (t.received.changed == 0 or t.received.changed == back + 2):
        t.received.undealt = 0
    t.cards.decks_in_use = 0
    t.received.changed = back + 2


@kernel
def judge_hand_dealt(t: Table, i: int, r: Round) -> None:
    """Judge that no batch of a game dealt from the hand has more decks than permitted."""
    most = t.options.hand_decks_maximum
    for batch in t.received.batches:
        decks = batch.decks
        if batch.back == 0:
            continue
        if decks == UNKNOWN:
            t.tally[HAND_DEALT_FROM_MORE_DECKS + NO_NUMBER] += 1
        elif decks > most and batch.back == 1 and two_batches(t) != 0:
            t.tally[HAND_DEALT_FROM_MORE_DECKS + NOT_BY_BATCH] += 1
        else:
            ask(t, HAND_DEALT_FROM_MORE_DECKS, decks > most, i, most, decks, 0, -1, -1, r.at)


@kernel
def judge_filed(t: Table, i: int, r: Round, first: int, second: int) -> None:
    """Judge whether the numbers of decks received, of one stack or of two batches, are the number filed.

    A double shoe is filed with the decks of both sides. Two batches of different numbers are told as such.
    """
    filed = t.options.decks
    if t.options.double_shoe == 1 and second > 0:
        first += second
    elif second > 0 and first != second:
        return
    if lacking(t, DECKS_OTHER_THAN_FILED, NO_DECKS, filed <= 0):
        return
    if t.options.decks_permitted <= 0 or is_permitted(t, first):
        ask(t, DECKS_OTHER_THAN_FILED, first != filed, i, filed, first, 0, -1, -1, r.at)


@kernel
def judge_decks(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card dealt since, the numbers of decks received, of one stack or of two batches.

    A number that both batches have is judged once.
    """
    t.received.undealt = 0
    if t.options.from_hand == 1 and t.options.hand_decks_maximum > 0:
        judge_hand_dealt(t, i, r)
    first = t.received.batches[0].decks
    second = t.received.batches[1].decks
    both = t.received.batches[1].back > 0
    if not both and two_batches(t) != 0 and t.received.batches[0].back == 1:
        return
    rule = BATCH_OF_ANOTHER_NUMBER if both or two_batches(t) == 1 else DECKS_OF_ANOTHER_NUMBER
    added = t.cards.decks_in_use == 1
    t.cards.decks_in_use = 1
    if added:
        t.tally[rule + MAY_BE_ADDED] += 1
        return
    if not both and may_be_both(t, first):
        t.tally[rule + NOT_BY_BATCH] += 1
        return
    # Two batches of the same number are one choice.
    for decks in (first, 0 if second == first else second):
        if t.options.decks_permitted <= 0:
            break
        if decks == UNKNOWN:
            t.tally[rule + NO_NUMBER] += 1
        elif decks > 0:
            ask(t, rule, not is_permitted(t, decks), i, 0, decks, 0, -1, -1, r.at)
    if first > 0 and (second > 0 or not both):
        judge_filed(t, i, r, first, second)
    if not both or first <= 0 or second <= 0 or t.options.double_shoe == 1:
        return
    if t.options.double_shoe == UNKNOWN:
        t.tally[BATCHES_RECEIVED_UNEQUAL + NO_SHOE] += 1
    else:
        ask(t, BATCHES_RECEIVED_UNEQUAL, first != second, i, first, second, 0, -1, -1, r.at)


@kernel
def add_decks(t: Table, i: int, row: Round) -> None:
    """Add the cards of one row to those in the shoe; what goes into it in the round at ``row`` is no whole filling."""
    # What was in the shoe may have been taken out since, where that is not always recorded.
    added = t.received.filled <= 0 or recorded(t, KIND_SHOE_EMPTIED)
    known = t.n[i] >= 0 and t.received.filled >= 0 and added and not amid_a_round(t, i, row)
    t.received.filled = max(t.received.filled, 1) + t.n[i] if known else UNKNOWN


@kernel
def beyond_permitted(t: Table, cards: int) -> int:
    """How many cards the permitted number of decks has that is nearest to a filling of so many cards.

    0 where they are less than a whole deck fewer than the least number has, or more than the greatest has, and are not
    whole decks of a number between that is not permitted.
    """
    deck, permitted = t.options.deck_cards, t.options.decks_permitted
    least = 1
    while (permitted >> least) % 2 == 0:
        least += 1
    most = least
    while permitted >> (most + 1) > 0:
        most += 1
    if cards <= (least - 1) * deck:
        return least * deck
    if cards >= (most + 1) * deck or (cards % deck == 0 and not is_permitted(t, cards // deck)):
        return most * deck
    return 0


@kernel
def judge_permitted(t: Table, i: int, r: Round, cards: int) -> bool:
    """Judge whether a shoe is filled with a number of decks that is permitted; whether it is known not to be."""
    rule = SHOE_FILLED_WITH_DECKS_NOT_PERMITTED
    if lacking(t, rule, NO_CARDS, cards < 0 or t.options.double_shoe < 0 or t.options.continuous < 0):
        return False
    if lacking(t, rule, NOT_BY_BATCH, two_batches(t) < 0) or two_batches(t) == 1:
        return False
    nearest = beyond_permitted(t, cards)
    if lacking(t, rule, NO_CARDS, cards < nearest and not recorded(t, KIND_LOAD_SHOE)):
        return False
    ask(t, rule, nearest > 0, i, nearest, cards, 0, -1, -1, r.at)
    return nearest > 0


@kernel
def judge_as_filed(t: Table, i: int, r: Round, filed: int, decks: int) -> None:
    """Judge whether a shoe, or a side of it, is filled with the number of decks filed.

    Decks received in that number were judged when the first card was dealt from them.
    """
    if lacking(t, SHOE_FILLED_WITH_OTHER_DECKS, NO_DECKS, filed <= 0 or t.options.double_shoe < 0):
        return
    received = decks == t.received.batches[0].decks or decks == t.received.batches[1].decks
    if decks != filed and received:
        return
    if t.options.decks_permitted <= 0 or is_permitted(t, decks):
        ask(t, SHOE_FILLED_WITH_OTHER_DECKS, decks != filed, i, filed, decks, 0, -1, -1, r.at)


@kernel
def less_than_the_decks(cards: int, held: int, deck: int) -> bool:
    """Whether so many cards are fewer than the decks hold, and no whole decks of so many cards each."""
    return cards < held and cards % deck > 0


@kernel
def judge_short(t: Table, i: int, r: Round, cards: int, decks: int) -> None:
    """Judge whether cards were left out when a shoe, or a side of it, was filled."""
    rule = SHOE_FILLED_SHORT
    if lacking(t, rule, NO_DECKS, decks <= 0 or t.options.double_shoe < 0 or t.options.continuous < 0):
        return
    if lacking(t, rule, NOT_ALL_LOADED, cards < 0 or not recorded(t, KIND_LOAD_SHOE)):
        return
    held, deck = decks * t.options.deck_cards, t.options.deck_cards
    ask(t, rule, less_than_the_decks(cards, held, deck), i, held, cards, 0, -1, -1, r.at)


@kernel
def judge_filling(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card dealt since, how many cards were placed in a shoe with one side."""
    cards, deck = t.received.filled - 1, t.options.deck_cards
    t.received.filled = 0
    if t.options.double_shoe == 1 or t.options.continuous == 1 or t.options.from_hand == 1:
        return
    if t.options.decks_permitted > 0 and judge_permitted(t, i, r, cards):
        return
    judge_short(t, i, r, cards, t.options.decks)
    if cards > 0 and cards % deck == 0:
        judge_as_filed(t, i, r, t.options.decks, cards // deck)


@needs(
    kinds=(KIND_DECKS, KIND_LOAD_SHOE, KIND_CARD_CHANGE, KIND_TABLE_OPEN, KIND_UNREADABLE),
    carried=Received.places(),
)
@kernel
def decks_pass(t: Table) -> None:
    """Judge that no round is dealt from decks of a number that is not permitted."""
    kinds = t.kind
    row = t.rounds[NONE]
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = kinds[i]
        if kind == KIND_DECKS:
            t.received.changed = 0
            receive(t, t.back[i], t.n[i])
        elif kind == KIND_LOAD_SHOE and (t.dest[i] < 0 or in_the_shoe(t.dest[i])):
            add_decks(t, i, row)
            if t.options.double_shoe == 1 and t.n[i] > 0 and t.n[i] % t.options.deck_cards == 0:
                r = t.notes[i].round
                judge_as_filed(t, i, r, t.options.side_decks, t.n[i] // t.options.deck_cards)
        elif kind == KIND_UNREADABLE:
            t.received.filled = UNKNOWN
        elif kind == KIND_SHOE_EMPTIED or kind == KIND_SHUFFLE:
            t.received.filled = 0
        elif kind == KIND_CARD_CHANGE:
            change(t, t.back[i])
        elif kind == KIND_TABLE_OPEN:
            t.received.filled = t.cards.decks_in_use = 0
        elif kind == KIND_DEAL:
            t.received.changed = 0
            row = r = t.notes[i].round
            if t.received.undealt == 1:
                judge_decks(t, i, r)
            if t.received.filled != 0:
                judge_filling(t, i, r)
