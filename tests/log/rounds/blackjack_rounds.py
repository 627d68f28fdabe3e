"""Finished rounds of Blackjack as a house would settle them, and mistakes planted in some of them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Protocol, TypeVar

DECKS = 6
RESHUFFLED_BELOW = 80
STAKES = (1000, 1500, 2500, 5000)

Card = str


@dataclass
class SimHand:
    """One hand as it lay when it was settled: amounts in cents, ``back`` what went to the player, the stake in it."""

    round: int
    seat: int
    number: int
    cards: list[Card]
    dealer: list[Card]
    stake: int
    doubled: int = 0
    surrendered: bool = False
    even_money: bool = False
    insurance: int = 0
    back: int = 0
    insurance_back: int = 0
    planted: list[int] = field(default_factory=list)
    """What is overpaid on it, in cents, for each wager that is wrong."""


def value(card: Card) -> int:
    rank = card[:-1]
    return 11 if rank == "A" else 10 if rank in ("10", "J", "Q", "K") else int(rank)


def total(cards: list[Card]) -> tuple[int, bool]:
    """The best total of some cards, and whether an ace counts 11 in it."""
    points, aces = sum(map(value, cards)), sum(card[0] == "A" for card in cards)
    while points > 21 and aces:
        points, aces = points - 10, aces - 1
    return points, aces > 0


def is_blackjack(cards: list[Card]) -> bool:
    return len(cards) == 2 and total(cards)[0] == 21


class Table:
    """Deals rounds from a shoe."""

    def __init__(self, seed: int, surrender: bool) -> None:
        self.random = Random(seed)
        self.surrender = surrender
        self.shoe: list[Card] = []

    def draw(self) -> Card:
        return self.shoe.pop()

    def round(self, number: int) -> list[SimHand]:
        """Play and settle one round."""
        if len(self.shoe) < RESHUFFLED_BELOW:
            ranks = ("A", *map(str, range(2, 11)), "J", "Q", "K")
            self.shoe = [rank + suit for rank in ranks for suit in "CDHS"] * DECKS
            self.random.shuffle(self.shoe)
        seats = sorted(self.random.sample(range(1, 6), self.random.randint(1, 3)))
        hands = {seat: [self.draw(), self.draw()] for seat in seats}
        dealer = [self.draw(), self.draw()]
        stakes = {seat: self.random.choice(STAKES) for seat in seats}
        played: list[SimHand] = []
        for seat in seats:
            first = SimHand(number, seat, 1, hands[seat], dealer, stakes[seat])
            if dealer[0][0] == "A" and is_blackjack(first.cards) and self.random.random() < 0.5:
                first.even_money = True
            elif dealer[0][0] == "A" and self.random.random() < 0.3:
                first.insurance = first.stake // 200 * 100
            played += [first] if is_blackjack(dealer) or is_blackjack(first.cards) else self.play(first)
        split = {one.seat for one in played if one.number > 1}
        live = [one for one in played if not one.surrendered and total(one.cards)[0] <= 21]
        if any(one.seat in split or not is_blackjack(one.cards) for one in live):
            while total(dealer)[0] < 17:
                dealer.append(self.draw())
        for one in played:
            settle(one, one.seat in split)
        return played

    def play(self, first: SimHand) -> list[SimHand]:
        """Play a hand and those that are split from it."""
        if self.surrender and total(first.cards)[0] == 16 and not total(first.cards)[1] and self.random.random() < 0.3:
            first.surrendered = True
            return [first]
        hands = [first]
        while len(hands) < 3:
            pair = next((one for one in hands if is_pair(one.cards)), None)
            if pair is None:
                break
            moved = pair.cards.pop()
            hands.append(replace(pair, number=len(hands) + 1, cards=[moved, self.draw()], insurance=0, planted=[]))
            pair.cards.append(self.draw())
            if moved[0] == "A":
                break
        for one in hands:
            self.finish(one)
        return hands

    def finish(self, one: SimHand) -> None:
        if total(one.cards)[0] in (10, 11) and len(one.cards) == 2 and self.random.random() < 0.7:
            one.doubled = one.stake
            one.cards.append(self.draw())
            return
        while total(one.cards)[0] < 17:
            one.cards.append(self.draw())


def is_pair(cards: list[Card]) -> bool:
    return len(cards) == 2 and value(cards[0]) == value(cards[1]) and value(cards[0]) in (8, 11)


def settle(one: SimHand, split: bool) -> None:
    """What a house gives back that knows the rules."""
    whole = one.stake + one.doubled
    mine, theirs = total(one.cards)[0], total(one.dealer)[0]
    natural, dealers = is_blackjack(one.cards) and not split, is_blackjack(one.dealer)
    if one.surrendered:
        one.back = one.stake // 2
    elif one.even_money:
        one.back = one.stake * 2
    elif natural:
        one.back = one.stake if dealers else one.stake * 5 // 2
    elif mine > 21 or dealers or (mine < theirs <= 21):
        one.back = 0
    elif mine == theirs:
        one.back = whole
    else:
        one.back = whole * 2
    if one.insurance:
        one.insurance_back = one.insurance * 3 if dealers else 0


Mistake = Callable[[SimHand], bool]
"""Plants a mistake in a hand, and says whether the hand is one for it."""


def plain(one: SimHand) -> bool:
    return not (one.surrendered or one.even_money or one.insurance or one.doubled)


def give(one: SimHand, back: int) -> bool:
    one.planted.append(back - one.back)
    one.back = back
    return True


def blackjack_paid_even(one: SimHand) -> bool:
    return plain(one) and one.back * 2 == one.stake * 5 and give(one, one.stake * 2)


def push_paid(one: SimHand) -> bool:
    return plain(one) and one.back == one.stake and give(one, one.stake * 2)


def push_kept(one: SimHand) -> bool:
    return plain(one) and one.back == one.stake and not is_blackjack(one.cards) and give(one, 0)


def loser_paid(one: SimHand) -> bool:
    return plain(one) and one.back == 0 and total(one.cards)[0] <= 21 and give(one, one.stake * 2)


def bust_returned(one: SimHand) -> bool:
    return plain(one) and one.back == 0 and total(one.cards)[0] > 21 and give(one, one.stake)


def winner_unpaid(one: SimHand) -> bool:
    return plain(one) and one.back == one.stake * 2 and give(one, one.stake)


def winner_kept(one: SimHand) -> bool:
    return plain(one) and one.back == one.stake * 2 and total(one.dealer)[0] > 21 and give(one, 0)


def double_paid_single(one: SimHand) -> bool:
    return bool(one.doubled) and one.back == one.stake * 4 and give(one, one.stake * 3)


def insurance_paid_even(one: SimHand) -> bool:
    if not one.insurance_back:
        return False
    one.planted.append(one.insurance * 2 - one.insurance_back)
    one.insurance_back = one.insurance * 2
    return True


def insurance_not_collected(one: SimHand) -> bool:
    if not one.insurance or one.insurance_back:
        return False
    one.planted.append(one.insurance)
    one.insurance_back = one.insurance
    return True


def even_money_paid_as_blackjack(one: SimHand) -> bool:
    return one.even_money and give(one, one.stake * 5 // 2)


def surrender_kept_whole(one: SimHand) -> bool:
    return one.surrendered and give(one, 0)


MISTAKES: tuple[Mistake, ...] = (
    *(blackjack_paid_even, push_paid, push_kept, loser_paid, bust_returned, winner_unpaid, winner_kept),
    *(double_paid_single, insurance_paid_even, insurance_not_collected, even_money_paid_as_blackjack),
    *(blackjack_paid_even, push_paid, loser_paid, winner_unpaid, double_paid_single, winner_kept, surrender_kept_whole),
)
"""18 mistakes."""


def lawful(rounds: int, seed: int = 21, surrender: bool = True) -> list[SimHand]:
    """The hands of lawful rounds."""
    table = Table(seed, surrender)
    return [hand for number in range(1, rounds + 1) for hand in table.round(number)]


class Planted(Protocol):
    """What a mistake may be planted in."""

    round: int
    planted: list[int]


Any_ = TypeVar("Any_", bound=Planted)


def with_mistakes(hands: list[Any_], mistakes: Sequence[Callable[[Any_], bool]]) -> list[Any_]:
    """Plant each mistake in a hand of a round of its own, spread over all of them."""
    taken: set[int] = set()
    for place, mistake in enumerate(mistakes):
        start = len(hands) * place // len(mistakes)
        for one in (*hands[start:], *hands[:start]):
            if one.round not in taken and mistake(one):
                taken.add(one.round)
                break
        else:
            raise AssertionError(f"no hand is one for {mistake}")
    return hands


def planted(hands: Iterable[Planted]) -> list[tuple[int, int]]:
    """Round and cents overpaid of each mistake."""
    return sorted((one.round, cents) for one in hands for cents in one.planted)


def by_round(hands: list[SimHand]) -> Iterator[list[SimHand]]:
    """The hands round by round."""
    found: dict[int, list[SimHand]] = {}
    for one in hands:
        found.setdefault(one.round, []).append(one)
    yield from found.values()
