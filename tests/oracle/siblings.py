"""What each wager wins or loses in Chapters 551, 590, 672a and 685a, from their words alone.

Written apart from the validator, which it may not import. Where honest readings part, every outcome that one of them
allows is given; the outcome that is paid in lawful play comes first.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction

from tests.oracle.settlement import Nets, cents, ranks

RED = "HD"


@dataclass
class Hand:
    """A hand when the round is over, and what was done with it. ``cards`` are those that were dealt, in order."""

    cards: list[str] = field(default_factory=list)
    split: bool = False
    doubled: bool = False
    surrendered: bool = False
    rescued: bool = False
    even_money: bool = False


def points(cards: list[str], highest: int = 21) -> int:
    """The total point count: each ace is 11 unless that exceeds ``highest``."""
    low = sum(1 if rank == "A" else 10 if rank in "TJQK" else int(rank) for rank in ranks(cards))
    for _ in range(ranks(cards).count("A")):
        if low + 10 <= highest:
            low += 10
    return low


def hard(cards: list[str]) -> bool:
    """Whether no ace of the cards counts as 11."""
    return points(cards) == sum(1 if rank == "A" else 10 if rank in "TJQK" else int(rank) for rank in ranks(cards))


def blackjack(hand: Hand) -> bool:
    """An ace and a card of value 10 dealt as the initial two cards."""
    return not hand.split and len(hand.cards) == 2 and points(hand.cards) == 21


def either(*amounts: Fraction | int) -> Nets:
    """The cents of several amounts, each of which one reading allows."""
    return tuple(dict.fromkeys(cent for amount in amounts for cent in cents(Fraction(amount))))


def long_21_odds(cards: list[str]) -> Fraction:
    """What a 21 of three or more cards pays that was not doubled (551.6(f) and (g))."""
    suits = {card[-1] for card in cards}
    if sorted(ranks(cards)) in (["6", "7", "8"], ["7", "7", "7"]):
        return Fraction(3) if suits == {"S"} else Fraction(2) if len(suits) == 1 else Fraction(3, 2)
    return {3: Fraction(1), 4: Fraction(1), 5: Fraction(3, 2), 6: Fraction(2)}.get(len(cards), Fraction(3))


def spanish_21(kind: str, stake: int, hand: Hand, dealer: Hand) -> Nets:
    """A wager of Chapter 551: 551.6(b), (c), (f), (g), 551.9, 551.11(b) to (d), 551.12(d)."""
    mine, theirs = points(hand.cards), points(dealer.cards)
    if hand.rescued:
        return (0,) if kind == "double-down" else (-stake,)
    if hand.surrendered:
        return (-stake,) if blackjack(dealer) else cents(Fraction(-stake, 2))
    if blackjack(hand):
        # (f) names only the Blackjack against a dealer's 21; the layout says that Blackjack pays 3 to 2 (551.2(c)(1)).
        return cents(Fraction(3 * stake, 2)) if theirs == 21 else either(Fraction(3 * stake, 2), stake)
    if blackjack(dealer):
        if kind != "spanish-21":
            return either(0, -stake) if mine > 21 else (0,)
        return either(-stake, 0) if hand.split and mine == 21 and len(hand.cards) == 2 else (-stake,)
    if mine > 21:
        return either(-stake, 0) if mine == theirs else (-stake,)
    long_21 = mine == 21 and len(hand.cards) > 2
    if theirs > 21 or mine > theirs or long_21:
        return cents(stake * (long_21_odds(hand.cards) if long_21 and not hand.doubled else Fraction(1)))
    return (0,) if mine == theirs else (-stake,)


def free_bet(kind: str, stake: int, hand: Hand, dealer: Hand) -> Nets:
    """A wager or lammer of Chapters 590 and 672a: .7(g), (h), (n) to (q), 590.9, 672a.8(e), and .12(a) or .11(a).

    A lammer is worth its amount where it wins, and costs its player nothing.
    """
    mine, theirs = points(hand.cards), points(dealer.cards)
    if hand.surrendered:
        return (-stake,) if blackjack(dealer) else cents(Fraction(-stake, 2))
    if hand.even_money:
        return (stake,)
    if blackjack(hand):
        return (0,) if blackjack(dealer) else cents(Fraction(3 * stake, 2))
    lost = 0 if kind == "free-bet" else -stake
    if mine > 21:
        # (q)(1) has it lose against 21 or less; (n)(1) returns what remains against 22; the rest is not told.
        return (lost,) if theirs <= 21 else either(lost, 0)
    if theirs == 22:
        return (0,)
    if theirs > 21 or mine > theirs:
        return (stake,)
    return (0,) if mine == theirs else (lost,)


def ace_makes_22(dealer: list[str]) -> bool:
    """Whether the dealer's total is 22 only by an ace at 11, where the readings part (685a.3(d)(3))."""
    return points(dealer, 22) == 22 and points(dealer, 21) != 22


def down_under(kind: str, stake: int, hand: Hand, dealer: Hand) -> Nets:
    """A wager of Chapter 685a: .7(h), (i), (n) to (q), .8(g), .11(a).

    Rounds whose dealer reaches 22 by an ace at 11 are not dealt: hardly anything of them is certain.
    """
    mine, theirs = points(hand.cards), points(dealer.cards)
    if hand.even_money:
        return (stake,)
    if blackjack(hand):
        return (0,) if blackjack(dealer) else cents(Fraction(3 * stake, 2))
    if mine > 21:
        return either(-stake, 0) if theirs == 22 or mine == theirs else (-stake,)
    if theirs == 22:
        large = all(rank in "TJQKA" for rank in ranks(hand.cards[:2]))
        if mine == 21 or (large and len(hand.cards) == 2 and not hand.split):
            return (stake,)
        return either(0, stake) if large else (0,)
    if theirs > 22 or mine > theirs:
        return (stake,)
    return (0,) if mine == theirs else (-stake,)


def insurance(stake: int, dealer: Hand) -> Nets:
    """2 to 1 if the dealer's hole card is a king, queen, jack or 10."""
    return (2 * stake,) if ranks(dealer.cards)[1] in "TJQK" else (-stake,)


PUSH_22 = {"A": (50, 20, 8), "B": (50, 20, 7)}
"""The odds to 1 of one suit, one color and any other 22 (590.12(c), 672a.11(c))."""


def push_22(stake: int, dealer: Hand, paytable: str) -> Nets:
    """The Push 22 Wager: by the suits of all cards of a dealer's 22."""
    if points(dealer.cards) != 22:
        return (-stake,)
    suits = {card[-1] for card in dealer.cards}
    colors = {suit in RED for suit in suits}
    suited, colored, other = PUSH_22[paytable]
    return (stake * (suited if len(suits) == 1 else colored if len(colors) == 1 else other),)


MATCH = {("551", 6): (9, 4), ("551", 8): (12, 3), ("685a", 6): (11, 4), ("685a", 8): (14, 3)}
"""The odds to 1 of a match of the same suit and of another, by chapter and decks (551.7(e), 685a.11(c))."""


def match_the_dealer(stake: int, cards: list[str], up: str, chapter: str, decks: int) -> Nets:
    """Match-the-Dealer: each of the first two cards of the up card's rank is paid."""
    same, different = MATCH[chapter, decks]
    won = sum(same if card[-1] == up[-1] else different for card in cards[:2] if ranks([card]) == ranks([up]))
    return (won * stake,) if won else (-stake,)


MAIN: dict[str, Callable[[str, int, Hand, Hand], Nets]] = {
    "551": spanish_21,
    "590": free_bet,
    "672a": free_bet,
    "685a": down_under,
}
"""What settles a chapter's wagers on hands."""
