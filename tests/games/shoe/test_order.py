"""The order of the cards: what is told is rarer than it says, chance alone is not told, and all of it by whole numbers."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from validator.core.engine.kernel import HIT_WIDTH
from validator.core.engine.option_rows import read_options
from validator.core.engine.rows import NONE
from validator.core.engine.state_rows import carried_length, columns_of
from validator.games.cards import CARDS
from validator.games.numbers import number_count
from validator.games.rounds.table_rows import Round
from validator.games.shoe import order
from validator.games.shoe.options import Options
from validator.games.shoe.order_state import CARDS_KEPT, EARLIER
from validator.games.shoe.shoe_table import Table

FOLD = 10


def table() -> Table:
    columns: dict[str, Any] = {name: [] for name in columns_of(Table)}
    columns["options"] = read_options(Options, [0] * Options.width)
    made = Table(**columns)
    made.options.deck_cards = CARDS
    made.state.extend([0] * carried_length(Table))
    made.tally.extend([0] * number_count("blackjack") * HIT_WIDTH)
    made.hits.extend([0] * (1 + 16 * HIT_WIDTH))
    return made


def told(t: Table) -> list[tuple[int, int]]:
    """The rule and the power of ten of each finding."""
    return [(t.hits[1 + at * HIT_WIDTH], t.hits[4 + at * HIT_WIDTH]) for at in range(t.hits[0])]


def deal(t: Table, cards: list[int], decks: int) -> None:
    order.forget_order(t)
    for number, card in enumerate(cards[:CARDS_KEPT]):
        if order.note_order(t, number, card):
            order.judge_order(t, number, Round.bare(NONE), decks)


def shuffled(random: Random, decks: int) -> list[int]:
    cards = list(range(CARDS)) * decks
    random.shuffle(cards)
    return cards


@pytest.mark.parametrize("seed", range(20))
def test_odds_are_rounded_towards_chance(seed: int) -> None:
    random = Random(seed)
    odds, exact = order.SCALE, Fraction(1)
    for _ in range(random.randint(1, 30)):
        left = random.randint(2, 416)
        fitting = random.randint(1, left)
        odds = order.rarer(odds, left, fitting)
        exact *= Fraction(left, fitting)
    tried = random.randint(1, 60)
    power = order.power_of(odds, tried)
    assert exact / tried >= FOLD**power or power == 0
    assert exact / tried < FOLD ** (power + 2)


@pytest.mark.parametrize("decks", [1, 2, 6, 8])
def test_chance_alone_is_not_told(decks: int) -> None:
    random, t = Random(decks), table()
    for _ in range(500):
        deal(t, shuffled(random, decks), decks)
    assert told(t) == []


def test_the_same_order_is_told_though_some_cards_are_not_known() -> None:
    random, t = Random(1), table()
    cards = shuffled(random, 6)
    deal(t, cards, 6)
    deal(t, shuffled(random, 6), 6)
    deal(t, [-1 if place % 3 == 0 else card for place, card in enumerate(cards)], 6)
    [(rule, power)] = told(t)
    assert rule == order.SAME_SEQUENCE_AS_AN_EARLIER_SHOE
    exact = Fraction(1)
    for place in range(CARDS_KEPT):
        if place % 3:
            exact *= Fraction(6 * CARDS - place, 6)
    assert FOLD**power <= exact / EARLIER < FOLD ** (power + 1)


def test_an_order_with_one_other_card_is_not_the_same() -> None:
    random, t = Random(2), table()
    cards = shuffled(random, 6)
    deal(t, cards, 6)
    deal(t, [*cards[:7], (cards[7] + 1) % CARDS, *cards[8:]], 6)
    assert told(t) == []


@pytest.mark.parametrize("tens", [False, True])
@pytest.mark.parametrize("down", [False, True])
def test_new_decks_are_told_up_and_down_and_without_their_tens(tens: bool, down: bool) -> None:
    t = table()
    cards = [card for card in range(CARDS) if not tens or card % 13 != 9] * 6
    if tens:
        t.options.tens_removed = 1
        t.options.deck_cards = 48
    deal(t, cards[::-1] if down else cards, 6)
    assert [rule for rule, _ in told(t)] == [order.CARDS_IN_FACTORY_ORDER]


def test_a_run_of_one_suit_is_told_from_one_in_a_million_on() -> None:
    random = Random(3)
    lengths = []
    for length in range(5, 25):
        t = table()
        hearts = [26 + card for card in (0, 2, 4, 6, 8, 10, 12, 1, 3, 5, 7, 9, 11)] * 2
        others = [card for card in shuffled(random, 6) if card // 13 != 2]
        rest = [card for pair in zip(others[:20], hearts, strict=False) for card in pair]
        deal(t, [*hearts[:length], others[30], *rest], 6)
        lengths += [length] * len(told(t))
    assert lengths and lengths == list(range(lengths[0], 25))
    exact = Fraction(1, CARDS_KEPT)
    for place in range(1, lengths[0]):
        exact *= Fraction(6 * CARDS - place, 6 * 13 - place)
    assert FOLD**order.TOLD <= exact < FOLD ** (order.TOLD + 2)


@pytest.mark.parametrize("suit", range(4))
def test_every_card_of_a_run_but_the_first_makes_it_rarer(suit: int) -> None:
    """The first card of a suit, its ace, is one of it as any other."""
    t, held = table(), 6 * CARDS
    run = [13 * suit + rank for rank in (2, 0, 5, 9, 0, 12, 7)]
    for number, card in enumerate([13 * ((suit + 1) % 4), *run, 13 * ((suit + 2) % 4)]):
        order.note_order(t, number, card)
    odds = order.SCALE
    for length in range(1, len(run)):
        odds = order.rarer(odds, held - 1 - length, held // 4 - length)
    assert order.longest_of_one_suit(t, held) == odds


def test_a_card_drawn_after_fewer_than_none_is_kept_nowhere() -> None:
    """Shown after another filling, or after a row that could not be read: other places of what is carried stay."""
    made = table()
    for number in (-1, -CARDS_KEPT, CARDS_KEPT):
        assert not order.note_order(made, number, 5)
    assert not any(made.state)
    assert not order.note_order(made, 0, 5)
    assert made.order.now[0] == 6
