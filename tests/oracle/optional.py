"""What each of the twelve optional wagers wins or loses, from the words of §§ 633a.1, 6(e), 7(g) and (o), 13(c) to (o).

Written apart from the validator, which it may not import. From cards to the row of the paytable that is due, from row
and stake to cents. Where honest readings part, every row that one of them gives is given; ``None`` is a wager that is
lost. The numbers are typed from § 633a.13.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from tests.oracle.settlement import Hand, blackjack, points, ranks

Rows = frozenset[str | None]
"""The rows that an honest reading may pay, ``None`` for a wager that is lost."""

METER = "meter"
LOST: Rows = frozenset({None})

# § 633a.13(c), (d), (e), (h), (i): what a row pays to 1.
LUCKY_LADIES = {
    "queen-of-hearts-pair-and-dealer-blackjack": 1000,
    "queen-of-hearts-pair": 200,
    "matched-20": 25,
    "suited-20": 10,
    "any-20": 4,
}
MATCH_THE_DEALER = {6: {"same-suit": 11, "different-suit": 4}, 8: {"same-suit": 14, "different-suit": 3}}
IN_BETWEEN = {"triple-match": 30, "one-card": 10, "two-card": 6, "three-card": 4, "all-others": 1}
# § 633a.13(f)(1) a single deck, (2) multiple decks. The Crown Treasure Bonus is for 1, in each of them the same.
ROYAL_MATCH_21 = {
    "A": {"royal-match": Fraction(10), "suited-match": Fraction(3)},
    "B": {"royal-match": Fraction(5), "suited-match": Fraction(3)},
    "C": {"royal-match": Fraction(30), "suited-match": Fraction(5, 2)},
    "D": {"royal-match": Fraction(25), "suited-match": Fraction(5, 2)},
    "E": {"royal-match": Fraction(50), "suited-match": Fraction(2)},
}
CROWN_TREASURE = 1000
# § 633a.13(g)(1) a single deck, (2) two decks, (3) four or more; a single deck has no suited pairs.
BET_THE_SET_21 = {
    "A": {"pair": 15},
    "B": {"suited-pair": 25, "pair": 10},
    "C": {"suited-pair": 15, "pair": 10},
    "D": {"suited-pair": 12, "pair": 10},
}
KINGS_BOUNTY = {
    "king-of-spades-pair-and-dealer-blackjack": 1000,
    "king-of-spades-pair": 200,
    "suited-kings-pair": 50,
    "suited-queens-jacks-or-10s-pair": 25,
    "suited-20": 9,
    "pair-of-kings": 6,
    "any-20": 4,
}
SUPER_MATCH = {
    6: {"four-of-a-kind": 40, "two-pair": 8, "three-of-a-kind": 5, "pair": 1},
    8: {"four-of-a-kind": 50, "two-pair": 7, "three-of-a-kind": 5, "pair": 1},
}
# § 633a.13(j)(1), (l)(1): what a row pays for 1, the meter apart.
BAD_BEAT = {"six-cards": 1000, "five-cards": 100, "four-cards": 50, "three-cards": 25, "blackjack": 10, "any-20": 1}
MAGIC_CARD = 20
LUCKY_PLAYER = 5
HIT_AND_RUN = {"seven-cards": 200, "six-cards": 25, "five-cards": 8, "blackjack": 4}
# § 633a.13(k).
THREE_CARD_POKER = {
    "A": {"straight-flush": 9, "three-of-a-kind": 9, "straight": 9, "flush": 9},
    "B": {"straight-flush": 30, "three-of-a-kind": 20, "straight": 10, "flush": 5},
}
# § 633a.13(m)(1): to 1, beside the part of the meter where there is one.
STRAIGHT_JACK = {"six-ace-of-spades": 200, "six-other-ace": 200, "five": 200, "four": 50, "three": 15, "two": 3}
METER_PARTS = {"six-ace-of-spades": Fraction(1), "six-other-ace": Fraction(1, 10)}
# § 633a.13(n)(1) a single deck, (2) multiple decks.
HOUSE_MONEY = {
    "single": {"ace-king-suited": 9, "two-card-straight-flush": 5, "pair": 3, "two-card-straight": 1},
    "multiple": {"ace-king-suited": 9, "two-card-straight-flush": 4, "pair": 3, "two-card-straight": 1},
}


@dataclass(frozen=True)
class Filed:
    """What the Rules Submission selects, as far as a payout depends on it; amounts in cents.

    ``limited`` are the wagers to which a maximum payout is applied (§ 633a.13(o)).
    """

    decks: int
    royal_match: str = "C"
    bet_the_set: str = "C"
    three_card_poker: str = "A"
    any_20: bool = False
    crown_treasure: bool = False
    magic_card: bool = False
    lucky_player: bool = False
    limit: int | None = None
    limited: tuple[str, ...] = ()


def suit(card: str) -> str:
    """The suit of a card."""
    return card[-1]


def named(card: str) -> tuple[str, str]:
    """Rank and suit."""
    return ranks([card])[0], suit(card)


def pair_of(cards: list[str], card: str) -> bool:
    """Whether both of two cards are this one."""
    return [named(one) for one in cards] == [named(card)] * 2


def one_suit(cards: list[str]) -> bool:
    """Whether all cards are of the same suit."""
    return len({suit(card) for card in cards}) == 1


def one_rank(cards: list[str]) -> bool:
    """Whether all cards are of the same rank."""
    return len(set(ranks(cards))) == 1


def lucky_ladies(first: list[str], dealer: Hand) -> Rows:
    """§§ 633a.7(g)(1), 13(c), and Matched, Suited and Any 20 in 633a.1.

    Whether two tens, jacks, queens or kings of different suits are identical, is open: the definition of Any 20, and
    identical cards in 633a.7(g)(2).
    """
    if points(first) != 20:
        return LOST
    if pair_of(first, "QH"):
        return frozenset({"queen-of-hearts-pair-and-dealer-blackjack" if blackjack(dealer) else "queen-of-hearts-pair"})
    if one_rank(first):
        return frozenset({"matched-20"} if one_suit(first) else {"matched-20", "any-20"})
    return frozenset({"suited-20" if one_suit(first) else "any-20"})


def matching(first: list[str], up: str) -> tuple[str, ...]:
    """The rows of the cards that match the up card (§§ 633a.7(g)(2), 13(d)): each is paid."""
    return tuple(
        "same-suit" if suit(card) == suit(up) else "different-suit" for card in first if ranks([card]) == ranks([up])
    )


def in_between(first: list[str], up: str) -> Rows:
    """§§ 633a.7(g)(3), 13(e). Whether an ace of the player's is above the king or below the 2, is open."""
    if one_rank([*first, up]):
        return frozenset({"triple-match"})
    found: set[str | None] = set()
    for order in ("A23456789TJQK", "23456789TJQKA"):
        low, high = sorted(order.index(rank) for rank in ranks(first))
        if low < order.index(ranks([up])[0]) < high:
            spread = high - low - 1
            found.add({1: "one-card", 2: "two-card", 3: "three-card"}.get(spread, "all-others"))
        else:
            found.add(None)
    return frozenset(found)


def royal_match(cards: list[str]) -> bool:
    """King and queen of the same suit (§ 633a.1)."""
    return one_suit(cards) and sorted(ranks(cards)) == ["K", "Q"]


def royal_match_21(first: list[str]) -> Rows:
    """§§ 633a.7(g)(4), 13(f): two cards of the same suit, king and queen before all others."""
    if not one_suit(first):
        return LOST
    return frozenset({"royal-match" if royal_match(first) else "suited-match"})


def bet_the_set_21(first: list[str]) -> Rows:
    """§§ 633a.7(g)(5), 13(g)."""
    if not one_rank(first):
        return LOST
    return frozenset({"suited-pair" if one_suit(first) else "pair"})


def kings_bounty(first: list[str], dealer: Hand) -> Rows:
    """§§ 633a.7(g)(6), 13(h)."""
    if points(first) != 20:
        return LOST
    if pair_of(first, "KS"):
        return frozenset({"king-of-spades-pair-and-dealer-blackjack" if blackjack(dealer) else "king-of-spades-pair"})
    kings = ranks(first) == ["K", "K"]
    if one_suit(first):
        pair = "suited-kings-pair" if kings else "suited-queens-jacks-or-10s-pair"
        return frozenset({pair if one_rank(first) else "suited-20"})
    return frozenset({"pair-of-kings" if kings else "any-20"})


def super_match(first_four: list[str]) -> Rows:
    """§§ 633a.7(g)(7), 13(i): the best that the player's initial four cards form."""
    counts = sorted(Counter(ranks(first_four)).values(), reverse=True)
    names = {(4,): "four-of-a-kind", (2, 2): "two-pair", (3, 1): "three-of-a-kind", (2, 1, 1): "pair"}
    return frozenset({names.get(tuple(counts))})


def three_card_poker(first: list[str], up: str) -> Rows:
    """§§ 633a.6(e)(9), 7(g)(8), 13(k): ace high, or with 2 and 3, in no other sequence."""
    cards = [*first, up]
    held = set(ranks(cards))
    straight = any(
        set(order[at : at + 3]) == held for order in ("A23", "23456789TJQKA") for at in range(len(order) - 2)
    )
    if straight:
        return frozenset({"straight-flush" if one_suit(cards) else "straight"})
    if one_rank(cards):
        return frozenset({"three-of-a-kind"})
    return frozenset({"flush"}) if one_suit(cards) else LOST


def bad_beat(hands: list[Hand], dealer: Hand, any_20: bool) -> Rows:
    """§§ 633a.7(o)(1)(i), 13(j)(1). Of a split pair any hand may count, or the one with the original wager alone."""
    if blackjack(dealer):
        row: str | None = "blackjack"
    elif points(dealer.cards) == 21:
        count = len(dealer.cards)
        row = {3: "three-cards", 4: "four-cards", 5: "five-cards", 6: "six-cards"}.get(count, METER)
    else:
        row = "any-20" if any_20 else None
    twenties = [points(hand.cards) == 20 for hand in hands]
    return frozenset(row if one else None for one in (any(twenties), twenties[0]))


def hit_and_run(dealer: Hand) -> Rows:
    """§§ 633a.7(o)(2)(i), 13(l)(1): a card that carries the dealer over 21 counts."""
    if blackjack(dealer):
        return frozenset({"blackjack"})
    count = len(dealer.cards)
    row = {5: "five-cards", 6: "six-cards", 7: "seven-cards"}.get(count, METER if count > 7 else None)
    return frozenset({row})


ROUND = "A23456789TJQK"
"""The ranks; after the king comes the ace again."""

CORNERS = ("either-end", "pair-only", "round")
"""Whether an ace continues a straight above a king, only makes one with him, or stands between him and a 2."""


def beside(held: list[str], card: str) -> bool:
    """Whether a card is next in rank to one end of a sequence."""
    steps = {(ROUND.index(ranks([card])[0]) - ROUND.index(other)) % 13 for other in ranks(held)}
    return 0 not in steps and bool(steps & {1, 12})


def run_of(cards: list[str], corner: str) -> list[str]:
    """The cards that, in the order dealt, form a sequence, up to the one that breaks it or exceeds 21."""
    held = cards[:1]
    for place, card in enumerate(cards[1:], 2):
        (rank,), before = ranks([card]), ranks(held)
        if points(cards[:place]) > 21 or not beside(held, card):
            break
        turns = {"A", "K"} <= {rank, *before}
        if turns and (corner == "either-end" and "2" in (rank, *before) or corner == "pair-only" and len(held) > 1):
            break
        held.append(card)
    return held


def straight_row(run: list[str]) -> str | None:
    """The row of a sequence."""
    if len(run) < 6:
        return {1: None, 2: "two", 3: "three", 4: "four", 5: "five"}[len(run)]
    (ace,) = [card for card in run if ranks([card]) == ["A"]]
    return "six-ace-of-spades" if suit(ace) == "S" else "six-other-ace"


def straight_jack(first: list[str], drawn: list[list[str]]) -> Rows:
    """§§ 633a.7(o)(3)(i), 13(m)(1): the initial two cards, and those drawn that do not break the sequence.

    An ace stands beside a king and, since six cards in sequence within 21 need it there, beside a 2. ``drawn`` are the
    further cards of the hand; of a pair that was split those of each hand, in the order in which the hands are played. A
    10 and a jack may be split, and whether cards of either hand continue their straight then is open.
    """
    if len(drawn) == 1:
        return frozenset(straight_row(run_of([*first, *drawn[0]], corner)) for corner in CORNERS)
    if straight_row(run_of(first, "round")) is None:
        return LOST
    found: set[str | None] = {"two"}
    held = list(first)
    for card in [card for cards in drawn for card in cards]:
        if beside(held, card):
            held.append(card)
            found.add(straight_row(held[:5]))
    return frozenset(found)


def house_money(first: list[str]) -> Rows:
    """§§ 633a.6(e)(12), 7(g)(10), 13(n). Whether ace-2, and ace-king unsuited, are consecutive in rank, is open."""
    low, high = sorted(ROUND.index(rank) for rank in ranks(first))
    if low == high:
        return frozenset({"pair"})
    suited = one_suit(first)
    row = "two-card-straight-flush" if suited else "two-card-straight"
    if (low, high) == (0, 12):
        return frozenset({"ace-king-suited"} if suited else {row, None})
    if (low, high) == (0, 1):
        return frozenset({row, None})
    return frozenset({row}) if high - low == 1 else LOST


def magic_cards(first: list[str], selected: str) -> set[int]:
    """How many Magic Card Bonuses are due: a match of rank, or of rank and suit, paid once or for each card."""
    exact = sum(named(card) == named(selected) for card in first)
    alike = sum(ranks([card]) == ranks([selected]) for card in first)
    return {exact, min(exact, 1), alike, min(alike, 1)}
