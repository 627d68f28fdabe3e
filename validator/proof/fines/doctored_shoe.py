"""What really lies in a shoe: cards missing, too many, of another batch, or in an order that nobody made."""

from random import Random

from validator.proof.fines.tables import OtherBack, ShoeOrder, Stacking
from validator.proof.simulate.blackjack.shoe import Shoe

RED, BLUE = "red", "blue"


def cards_left_out(number: int, back: str = "", filling: int = 1) -> Stacking:
    """Leaves so many cards, always the same, out of the batch with this back, from that filling on."""

    def stacking(shoe: Shoe, at: int) -> ShoeOrder:
        if at < filling or (back and shoe.back != back):
            return ShoeOrder(shoe.whole)
        cards = list(shoe.whole)
        Random("left out").shuffle(cards)
        return ShoeOrder(cards[number:])

    return stacking


def card_replaced(card: str, other: str) -> Stacking:
    """Replaces one card of the shoe by another."""

    def stacking(shoe: Shoe, at: int) -> ShoeOrder:
        cards = list(shoe.whole)
        cards.remove(card)
        return ShoeOrder([*cards, other])

    return stacking


def added(card: str) -> Stacking:
    """One card is too many."""
    return lambda shoe, at: ShoeOrder([*shoe.whole, card])


def moved(card: str) -> Stacking:
    """One card of the red batch lies among the blue."""

    def stacking(shoe: Shoe, at: int) -> ShoeOrder:
        if shoe.back == BLUE:
            return ShoeOrder([*shoe.whole, OtherBack(card)])
        cards = list(shoe.whole)
        cards.remove(card)
        return ShoeOrder(cards)

    return stacking


def with_backs(number: int) -> Stacking:
    """So many cards have another back."""

    def stacking(shoe: Shoe, at: int) -> ShoeOrder:
        step = len(shoe.whole) // number
        return ShoeOrder([OtherBack(card) if place % step == 0 else card for place, card in enumerate(shoe.whole)])

    return stacking


def never_shuffled(shoe: Shoe, at: int) -> ShoeOrder:
    """The red batch comes out of the device as it went in, each time in the same order."""
    if shoe.back != RED:
        return ShoeOrder(shoe.whole)
    cards = list(shoe.whole)
    Random("mixed once").shuffle(cards)
    return ShoeOrder(cards, as_they_lie=True)


def as_they_came(shoe: Shoe, at: int) -> ShoeOrder:
    """The decks go into the shoe as they came from the factory."""
    return ShoeOrder(shoe.whole, as_they_lie=at == 1)
