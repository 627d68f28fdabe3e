"""The order in which the first cards of a shoe come, where chance does not explain it.

Nothing here proves that cards were not shuffled. Each finding says how seldom chance does the same: fewer than one in
a power of ten, reckoned in whole numbers, so that what is rounded away only makes it look more likely than it is.
"""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.cards import CARDS, RANKS, TEN
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.order_state import CARDS_KEPT, EARLIER, EarlierShoe
from validator.games.shoe.shoe_table import Table

NOT_SEEN, *_ = missing_facts()

rule = Rules("shoe.order")
SAME_SEQUENCE_AS_AN_EARLIER_SHOE = rule(
    "same-sequence-as-an-earlier-shoe",
    "The cards came in the same order as in an earlier shoe",
    (
        "the first {expected} known cards of the shoe lie as in an earlier one; of shuffled shoes fewer "
        "than 1 in 10 to the power {observed} do"
    ),
    needs={
        "the suit and rank of the first cards of the shoe": NOT_SEEN,
    },
    expected="another order than before",
    observed="the same order, found in fewer than 1 of 10 to the power {observed} shuffled shoes",
)
CARDS_IN_FACTORY_ORDER = rule(
    "cards-in-factory-order",
    "Cards came in the order of new decks",
    (
        "the first {expected} cards of the shoe run in the order of new decks; of shuffled shoes fewer "
        "than 1 in 10 to the power {observed} do"
    ),
    needs={
        "the suit and rank of the first cards of the shoe": NOT_SEEN,
    },
    expected="no such sequence",
    observed="one found in fewer than 1 of 10 to the power {observed} shuffled shoes",
)
LONG_RUN_OF_ONE_SUIT = rule(
    "long-run-of-one-suit",
    "Cards of one suit came one after the other",
    (
        "the first {expected} cards of the shoe have a long run of one suit; of shuffled shoes fewer "
        "than 1 in 10 to the power {observed} do"
    ),
    needs={
        "the suit and rank of the first cards of the shoe": NOT_SEEN,
    },
    expected="no such run",
    observed="one found in fewer than 1 of 10 to the power {observed} shuffled shoes",
)

FOLD: Final = 10
"""Odds are told in powers of it."""
SCALE: Final = 10**9
"""What of the odds is no whole power of ten, in parts of so many."""
DIGIT: Final = FOLD * SCALE * FOLD
"""From one power to the next in a number that holds both."""
TOLD: Final = 6
"""From how many powers of ten on the order is told: rarer than one shoe in a million."""
STEPS: Final = 2
"""Ways in which a suit runs: up and down."""


@kernel
def too_rare_for_chance(power: int, told: int) -> bool:
    """Whether chance brings an order to fewer than one in ten to the ``power`` shoes, seldom enough to be told."""
    return power >= told


@kernel
def rarer(odds: int, left: int, fitting: int) -> int:
    """The odds, as even_odds begins them, once a card out of ``left`` cards was one of at most ``fitting``."""
    power, part = odds // DIGIT, odds % DIGIT
    part = part * left // max(fitting, 1)
    while part >= FOLD * SCALE:
        part //= FOLD
        power += 1
    return power * DIGIT + part


@kernel
def power_of(odds: int, tried: int) -> int:
    """The power of ten in the odds against chance, where it had so many tries; 0 where they are less than that."""
    power, part = odds // DIGIT, odds % DIGIT // tried
    while part < SCALE and power > 0:
        part *= FOLD
        power -= 1
    return power


@kernel
def card_steps_away(t: Table, card: int, steps: int, down: bool) -> int:
    """The card so many steps up or down from a card in its suit, in decks that may hold no 10s."""
    rank = card % RANKS
    for _ in range(steps):
        rank = (rank - 1 if down else rank + 1) % RANKS
        if rank == TEN and t.options.tens_removed == 1:
            rank = (rank - 1 if down else rank + 1) % RANKS
    return card - card % RANKS + rank


@kernel
def same_as(t: Table, earlier: EarlierShoe, held: int, decks: int) -> int:
    """The odds against an order that is that of an earlier shoe; 0 where it is another."""
    odds = SCALE
    for place in range(CARDS_KEPT):
        card, other = t.order.now[place], earlier.cards[place]
        if card > 0 and other > 0:
            if card != other:
                return 0
            odds = rarer(odds, held - place, decks)
    return odds


@kernel
def cards_in_common(t: Table, earlier: EarlierShoe) -> int:
    """At how many places the cards both of this and of an earlier shoe are known."""
    found = 0
    for place in range(CARDS_KEPT):
        found += 1 if t.order.now[place] > 0 and earlier.cards[place] > 0 else 0
    return found


@kernel
def judge_repeated(t: Table, i: int, r: Round, held: int, decks: int) -> None:
    """Judge whether the first cards came as those of one of the shoes before it."""
    for earlier in range(min(t.order.shoes, EARLIER)):
        shoe = t.earlier_shoes[earlier]
        power = power_of(same_as(t, shoe, held, decks), EARLIER)
        if too_rare_for_chance(power, TOLD):
            emit(t.hits, SAME_SEQUENCE_AS_AN_EARLIER_SHOE, i, cards_in_common(t, shoe), power, 0, -1, -1, r.at)
            return


@kernel
def longest_in_sequence(t: Table, held: int, decks: int, down: bool) -> int:
    """The odds against the longest run of cards of one suit in sequence, up or down; a card not known may be any."""
    best = odds = SCALE
    last = -1
    steps = 0
    for place in range(CARDS_KEPT):
        card = t.order.now[place] - 1
        steps += 1
        if card < 0:
            continue
        follows = last >= 0 and card == card_steps_away(t, last, steps, down)
        odds = rarer(odds, held - place, decks) if follows else SCALE
        best = max(best, odds)
        last = card
        steps = 0
    return best


@kernel
def longest_of_one_suit(t: Table, held: int) -> int:
    """The odds against the longest run of cards of one suit; a card not known may be of it."""
    best = odds = SCALE
    suit = -1
    length = 0
    suits = CARDS // RANKS
    for place in range(CARDS_KEPT):
        card = t.order.now[place] - 1
        if card < 0:
            continue
        if card // RANKS == suit:
            odds = rarer(odds, held - place, held // suits - length)
            length += 1
        else:
            odds = SCALE
            suit = card // RANKS
            length = 1
        best = max(best, odds)
    return best


@kernel
def may_be_the_same(t: Table, held: int, decks: int) -> bool:
    """Whether enough first cards of this and of one earlier shoe are known for their order to be told, if it is one."""
    for earlier in range(min(t.order.shoes, EARLIER)):
        odds = SCALE
        for place in range(CARDS_KEPT):
            if t.order.now[place] > 0 and t.earlier_shoes[earlier].cards[place] > 0:
                odds = rarer(odds, held - place, decks)
        if too_rare_for_chance(power_of(odds, EARLIER), TOLD):
            return True
    return False


@kernel
def may_run(t: Table, held: int, decks: int) -> bool:
    """Whether enough first cards are known for a sequence to be told, if all of them were one."""
    odds = SCALE
    last = -1
    for place in range(CARDS_KEPT):
        if t.order.now[place] > 0:
            odds = rarer(odds, held - place, decks) if last >= 0 else SCALE
            last = place
    return too_rare_for_chance(power_of(odds, STEPS * CARDS_KEPT), TOLD)


@kernel
def may_be_of_one_suit(t: Table, held: int) -> bool:
    """Whether enough first cards are known for a run of one suit to be told, if all of them were one."""
    odds = SCALE
    length = 0
    for place in range(CARDS_KEPT):
        if t.order.now[place] > 0:
            odds = rarer(odds, held - place, held // (CARDS // RANKS) - length) if length > 0 else SCALE
            length += 1
    return too_rare_for_chance(power_of(odds, CARDS_KEPT), TOLD)


@kernel
def judge_order(t: Table, i: int, r: Round, decks: int) -> None:
    """Judge the order of the first cards of a whole shoe of so many decks, and keep it for those that follow."""
    held = decks * t.options.deck_cards
    if held <= CARDS_KEPT:
        return
    if t.order.shoes == 0:
        t.tally[SAME_SEQUENCE_AS_AN_EARLIER_SHOE + NOT_APPLICABLE] += 1
    else:
        known = may_be_the_same(t, held, decks)
        t.tally[SAME_SEQUENCE_AS_AN_EARLIER_SHOE + (JUDGED if known else NOT_SEEN)] += 1
    t.tally[CARDS_IN_FACTORY_ORDER + (JUDGED if may_run(t, held, decks) else NOT_SEEN)] += 1
    t.tally[LONG_RUN_OF_ONE_SUIT + (JUDGED if may_be_of_one_suit(t, held) else NOT_SEEN)] += 1
    judge_repeated(t, i, r, held, decks)
    odds = max(longest_in_sequence(t, held, decks, False), longest_in_sequence(t, held, decks, True))
    power = power_of(odds, STEPS * CARDS_KEPT)
    if too_rare_for_chance(power, TOLD):
        emit(t.hits, CARDS_IN_FACTORY_ORDER, i, CARDS_KEPT, power, 0, -1, -1, r.at)
    else:
        power = power_of(longest_of_one_suit(t, held), CARDS_KEPT)
        if too_rare_for_chance(power, TOLD):
            emit(t.hits, LONG_RUN_OF_ONE_SUIT, i, CARDS_KEPT, power, 0, -1, -1, r.at)
    shoe = t.earlier_shoes[t.order.shoes % EARLIER]
    for place in range(CARDS_KEPT):
        shoe.cards[place] = t.order.now[place]
    t.order.shoes += 1


@kernel
def note_order(t: Table, number: int, card: int) -> bool:
    """Keep a card, drawn after ``number`` others, if it is one of the first; whether it is the last of these.

    Cards shown after another filling, that were dealt before it, are drawn after fewer than none.
    """
    if 0 <= number < CARDS_KEPT:
        t.order.now[number] = card + 1 if 0 <= card < CARDS else 0
    return number == CARDS_KEPT - 1


@kernel
def forget_order(t: Table) -> None:
    """Another shoe begins."""
    for place in range(CARDS_KEPT):
        t.order.now[place] = 0
