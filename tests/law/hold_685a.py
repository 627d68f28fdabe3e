"""What the house holds at Down Under Blackjack under one reading or another: an endless shoe, best play, exact.

From an endless shoe the players get a little less than from four to eight decks: the figures stand beside those of the
notice to about a tenth of a percent.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from validator.law.facts import load_facts

FACTS = load_facts("685a")
ACE, TEN = 1, 10
NONE = Fraction(0)
# The chance of a card by its value: four of thirteen ranks count ten.
CHANCE = {value: Fraction(4 if value == TEN else 1, 13) for value in range(ACE, TEN + 1)}
NAMED = {"ace": ACE, "jack": TEN, "queen": TEN, "king": TEN}
SMALL, MEDIUM, LARGE = (
    frozenset(NAMED.get(item.id) or int(item.id) for item in FACTS.listing(name))
    for name in ("small_range", "medium_range", "large_range")
)
MOST, PUSH = FACTS.number("highest_score"), FACTS.number("dealer_push_points")
RAISED = FACTS.number("ace_high_value") - FACTS.number("ace_low_value")

# The dealer's totals with their chances.
Totals = tuple[tuple[int, Fraction], ...]


@dataclass(frozen=True)
class Doubts:
    """The doubts decided: how high an ace of the dealer may count 11, and what becomes of hands over 21 against 22."""

    dealer_ace_to: int
    over_returned: bool


@dataclass(frozen=True)
class Known:
    """What a player plays against: the dealer's totals by the range of his hole card."""

    totals: Totals
    over_returned: bool


def added(parts: Iterable[Fraction]) -> Fraction:
    """The sum, as a fraction also where there is nothing to add."""
    return sum(parts, NONE)


def hold(doubts: Doubts) -> Fraction:
    """The part of a Bet Wager that the house keeps on average; two Large cards of a split hand are not original."""
    return -added(CHANCE[up] * against(up, doubts) for up in CHANCE)


def against(up: int, doubts: Doubts) -> Fraction:
    """What a Bet Wager is worth against a first card of the dealer."""
    worth = NONE
    for held in (SMALL, MEDIUM, LARGE):
        # A Large hole card under a Large first card is exposed: the card is known, not only its range.
        for holes in [frozenset({hole}) for hole in held] if held == LARGE and up in LARGE else [held]:
            chance = added(CHANCE[hole] for hole in holes)
            if len(holes) == 1 and holes | {up} == {ACE, TEN}:
                worth -= chance * (1 - 2 * CHANCE[ACE] * CHANCE[TEN])
                continue
            totals: dict[int, Fraction] = {}
            for hole in holes:
                for total, part in dealers(up + hole, ACE in (up, hole), doubts.dealer_ace_to):
                    totals[total] = totals.get(total, NONE) + part * CHANCE[hole] / chance
            worth += chance * players(Known(tuple(sorted(totals.items())), doubts.over_returned))
    return worth


@cache
def dealers(hard: int, ace: bool, ace_to: int) -> Totals:
    """The totals that the dealer comes to from these points."""
    total = hard + RAISED if ace and hard + RAISED <= ace_to else hard
    if total >= FACTS.number("dealer_draws_until"):
        return ((total, Fraction(1)),)
    ends: dict[int, Fraction] = {}
    for card, chance in CHANCE.items():
        for end, part in dealers(hard + card, ace or card == ACE, ace_to):
            ends[end] = ends.get(end, NONE) + part * chance
    return tuple(ends.items())


def players(known: Known) -> Fraction:
    """What a Bet Wager is worth before the player's two cards."""
    blackjack = FACTS.odds("blackjack_pays")
    natural = 2 * CHANCE[ACE] * CHANCE[TEN] * Fraction(blackjack.numerator, blackjack.denominator)
    others = ((one, two) for one in CHANCE for two in CHANCE if {one, two} != {ACE, TEN})
    return natural + added(CHANCE[one] * CHANCE[two] * best_of_two(one, two, known) for one, two in others)


def best_of_two(one: int, two: int, known: Known) -> Fraction:
    """The best of standing, drawing, doubling and splitting."""
    ways = [stand(score(one + two, ACE in (one, two)), {one, two} <= LARGE, known)]
    ways += draws(one + two, ACE in (one, two), known)
    if one == two == ACE:
        ways.append(2 * added(CHANCE[card] * stand(score(ACE + card, True), False, known) for card in CHANCE))
    elif one == two:
        ways.append(2 * added(CHANCE[card] * best_of_split(one + card, card == ACE, known) for card in CHANCE))
    return max(ways)


@cache
def best_of_split(hard: int, ace: bool, known: Known) -> Fraction:
    """The best of standing, drawing and doubling on the two cards of a split hand."""
    return max(stand(score(hard, ace), False, known), *draws(hard, ace, known))


def draws(hard: int, ace: bool, known: Known) -> list[Fraction]:
    """What drawing and doubling are worth; a total of 21 may not draw."""
    if score(hard, ace) >= MOST:
        return [Fraction(-1 - 1)]
    drawn = [(CHANCE[card], hard + card, ace or card == ACE) for card in CHANCE]
    return [
        added(chance * best_of_more(more, soft, known) for chance, more, soft in drawn),
        2 * added(chance * stand(score(more, soft), False, known) for chance, more, soft in drawn),
    ]


@cache
def best_of_more(hard: int, ace: bool, known: Known) -> Fraction:
    """The best of standing and drawing on three cards or more."""
    stands = stand(score(hard, ace), False, known)
    return stands if score(hard, ace) >= MOST else max(stands, draws(hard, ace, known)[0])


def score(hard: int, ace: bool) -> int:
    """A player's total: an ace counts 11 while that fits."""
    return hard + RAISED if ace and hard + RAISED <= MOST else hard


@cache
def stand(total: int, two_large: bool, known: Known) -> Fraction:
    """What a hand is worth on which nothing more is done."""
    return added(chance * result(total, two_large, dealer, known) for dealer, chance in known.totals)


def result(total: int, two_large: bool, dealer: int, known: Known) -> int:
    """1 where the wager is paid, 0 where it is returned, -1 where it is collected."""
    if total > MOST:
        return 0 if known.over_returned and dealer == PUSH else -1
    if dealer == PUSH:
        return int(two_large or total == MOST)
    return 1 if dealer > PUSH else (total > dealer) - (total < dealer)
