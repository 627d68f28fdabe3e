"""What each wager of a base-game round wins or loses, from the words of Chapter 633a alone.

Written apart from the validator, which it may not import: final hands, what happened to them, and stakes go in, cents
come out. Where honest readings part, every outcome that one of them allows is given.
"""

from dataclasses import dataclass, field
from fractions import Fraction

Nets = tuple[int, ...]
"""Lawful net results in cents, positive to the player: the one due, or the two cents about a fraction."""


@dataclass
class Hand:
    """A hand when the round is over: its cards (the first two of them dealt first) and what its player chose."""

    cards: list[str] = field(default_factory=list)
    split: bool = False
    surrendered: bool = False
    even_money: bool = False
    switched: bool = False
    """Whether its second card came from the player's other hand (§ 633a.12(a)(4))."""


def ranks(cards: list[str]) -> list[str]:
    """The ranks of cards written AH, TS or 10S."""
    return ["T" if card[:-1] == "10" else card[:-1] for card in cards]


def points(cards: list[str]) -> int:
    """The total point count (§ 633a.3(e)): an ace is 11 unless that exceeds 21."""
    low = sum(1 if rank == "A" else 10 if rank in "TJQK" else int(rank) for rank in ranks(cards))
    return low + 10 if "A" in ranks(cards) and low + 10 <= 21 else low


def blackjack(hand: Hand) -> bool:
    """An ace and a card having a value of 10 dealt as the initial two cards (§ 633a.1)."""
    return not hand.split and not hand.switched and len(hand.cards) == 2 and points(hand.cards) == 21


def cents(amount: Fraction) -> Nets:
    """An amount in cents, or the cents below and above it."""
    low = amount.numerator // amount.denominator
    return (low,) if low == amount else (low, low + 1)


def main_wager(kind: str, stake: int, hand: Hand, dealer: Hand) -> Nets:
    """A Blackjack, split or double-down wager (§§ 633a.7(p) and (q), 9(a), 10(b), 11(d), 13(a))."""
    theirs, mine = points(dealer.cards), points(hand.cards)
    if hand.surrendered:
        return (-stake,) if blackjack(dealer) else cents(Fraction(-stake, 2))
    if hand.even_money:
        return (stake,)
    if blackjack(hand):
        return (0,) if blackjack(dealer) else cents(Fraction(3 * stake, 2))
    if blackjack(dealer):
        if kind != "blackjack":
            return (-stake, 0) if mine > 21 else (0,)
        return (-stake, 0) if hand.split and mine == 21 and len(hand.cards) == 2 else (-stake,)
    if mine > 21:
        return (-stake, 0) if mine == theirs else (-stake,)
    if theirs > 21 or mine > theirs:
        return (stake,)
    return (0,) if mine == theirs else (-stake,)


def switch_wager(kind: str, stake: int, hand: Hand, dealer: Hand) -> Nets:
    """The same at Blackjack Switch (§ 633a.12(a)(5)).

    Open is whether a Blackjack as dealt is paid or returned against the dealer's 22, and what one made by switching is
    paid where it wins.
    """
    theirs, mine = points(dealer.cards), points(hand.cards)
    made = hand.switched and not hand.split and len(hand.cards) == 2 and mine == 21
    if made and blackjack(dealer):
        return (-stake,)
    if theirs == 22 and blackjack(hand):
        return (0, *cents(Fraction(3 * stake, 2)))
    if theirs == 21 and not blackjack(dealer) and blackjack(hand):
        return (stake,)
    if (theirs == 22 and mine <= 21) or (made and theirs == 21):
        return (0,)
    return (stake, *cents(Fraction(3 * stake, 2))) if made else main_wager(kind, stake, hand, dealer)


def insurance(stake: int, dealer: Hand) -> Nets:
    """Insurance (§§ 633a.8(a) and 13(b)): 2 to 1 if the hole card is a king, queen, jack or 10."""
    return (2 * stake,) if ranks(dealer.cards)[1] in "TJQK" else (-stake,)


def match_the_dealer(stake: int, hand: Hand, dealer: Hand, decks: int) -> Nets:
    """Match-the-Dealer (§§ 633a.7(g)(2), 13(d)): of the initial two cards, each of the up card's rank is paid."""
    same, different = {6: (11, 4), 8: (14, 3)}[decks]
    up = dealer.cards[0]
    won = 0
    for card in hand.cards[:2]:
        if ranks([card]) == ranks([up]):
            won += same if card[-1] == up[-1] else different
    return (won * stake,) if won else (-stake,)
