"""The hands of a round while it is written: who holds which cards, and what became of them."""

from dataclasses import dataclass, field

from tests.worked.casefile import NotTranslated
from tests.worked.game import BLACKJACK, Game
from tests.worked.plan import Plan
from tests.worked.words import is_blackjack, is_ten, point_count, rank_of


@dataclass(slots=True)
class Hand:
    """A player's hand; ``label`` is "a" for the first of a seat."""

    seat: int
    label: str
    id: int
    cards: list[str] = field(default_factory=list)
    split: bool = False
    doubled: bool = False
    surrendered: bool = False
    rescued: bool = False
    even_money: bool = False
    done: bool = False
    gone: bool = False

    @property
    def total(self) -> int:
        """Point count of all its cards."""
        return point_count(self.cards)[0]

    @property
    def natural(self) -> bool:
        """Whether it is a Blackjack."""
        return not self.split and is_blackjack(self.cards)

    @property
    def bust(self) -> bool:
        """Whether it is over 21."""
        return self.total > 21


class Hands:
    """All hands of one round, the dealer's cards apart."""

    def __init__(self, game: Game = BLACKJACK) -> None:
        self.by_place: dict[tuple[int, str], Hand] = {}
        self.dealer: list[str] = []
        self.game = game

    def get(self, seat: int, label: str) -> Hand:
        """The hand of a seat; it is made where it is not there yet."""
        place = (seat, label or "a")
        if place not in self.by_place:
            self.by_place[place] = Hand(seat, label or "a", len(self.by_place) + 1)
        return self.by_place[place]

    def of_seat(self, seat: int) -> list[Hand]:
        """The hands of a seat, in the order of their letters."""
        return sorted((hand for hand in self.by_place.values() if hand.seat == seat), key=lambda hand: hand.label)

    def all(self) -> list[Hand]:
        """All hands, clockwise from the dealer's left."""
        return sorted(self.by_place.values(), key=lambda hand: (hand.seat, hand.label))

    @property
    def up_card(self) -> str:
        """The dealer's first card; raises NotTranslated where he has none."""
        if not self.dealer:
            raise NotTranslated("the dealer has no cards")
        return self.dealer[0]

    @property
    def ace_up(self) -> bool:
        """Whether the dealer's first card is an ace."""
        return rank_of(self.up_card) == 0

    @property
    def high_up(self) -> bool:
        """Whether the card reader is used: ace, king, queen, jack or 10 (633a.7(h))."""
        return self.ace_up or is_ten(self.up_card)

    def dealer_total(self, cards: int | None = None) -> int:
        """Point count of the dealer's first so many cards, of all where no number is given."""
        return point_count(self.dealer[:cards], self.game.highest_of_dealer)[0]

    @property
    def dealer_blackjack(self) -> bool:
        """Whether the dealer's first two cards are a Blackjack."""
        return is_blackjack(self.dealer[:2])


def straight_start(cards: list[str]) -> bool:
    """Whether two cards are consecutive in rank, the ace beside 2 and king."""
    low, high = sorted(rank_of(card) for card in cards)
    return high - low == 1 or (low, high) == (0, 12)


def moment_of(kind: str, bonus: str, hands: Hands, seat: int) -> str:
    """When an optional wager is settled (633a.7(g), (h), (o)): deal, last, reader, blackjack, hole, rest."""
    cards = [card for hand in hands.of_seat(seat)[:1] for card in hand.cards[:2]]
    if kind == "twenty-point-bonus" and cards == ["QH", "QH"] and hands.high_up:
        return "blackjack" if hands.dealer_blackjack else "last"
    if kind == "kings-bounty" and cards == ["KS", "KS"] and hands.high_up:
        return "blackjack" if hands.dealer_blackjack else "last"
    if kind == "push-22":
        return "blackjack"
    if kind == "royal-match-21":
        royal = len(cards) == 2 and {card[:-1] for card in cards} == {"K", "Q"} and cards[0][-1] == cards[1][-1]
        return "hole" if royal and hands.up_card[:-1] in ("K", "Q") else "deal"
    if kind in ("bad-beat-progressive", "hit-and-run-progressive"):
        return "rest"
    if kind == "straight-jack-progressive":
        return "rest" if len(cards) == 2 and straight_start(cards) else "deal"
    if kind == "house-money":
        wins = len(cards) == 2 and (straight_start(cards) or rank_of(cards[0]) == rank_of(cards[1]))
        return "last" if wins and hands.high_up else "deal"
    return "deal"


def started_with(plan: Plan, seat: int, label: str) -> list[str]:
    """Cards of a hand at the end that were not dealt to it by name: those it began with."""
    final = list(plan.finals.get((seat, label), []))
    for one in plan.dealt:
        if (one.seat, one.label) == (seat, label) and one.card in final and one.mark != "up":
            final.remove(one.card)
    return final
