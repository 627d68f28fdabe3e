"""What each optional wager wins: from cards to the row of its paytable (§§ 633a.1, 633a.6(e), 633a.7(g) and (o)).

Where the text leaves open which row is won, ``is_disputed`` says so, and such cards are not dealt to the wager.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from validator.proof.simulate.blackjack.hands import BEST, RANKS, rank, suit, ten_or_ace, total

DealtCards = Sequence[str]

LADIES: Final = "twenty-point-bonus"
MATCH: Final = "match-the-dealer"
BETWEEN: Final = "in-between"
ROYAL: Final = "royal-match-21"
SET: Final = "bet-the-set-21"
KINGS: Final = "kings-bounty"
SUPER: Final = "super-match"
BEAT: Final = "bad-beat-progressive"
POKER: Final = "three-card-poker"
RUN: Final = "hit-and-run-progressive"
JACK: Final = "straight-jack-progressive"
HOUSE: Final = "house-money"

FILED_AS: Final = {
    what: what
    for what in (LADIES, MATCH, BETWEEN, ROYAL, SET, KINGS, SUPER, BEAT, POKER, RUN, JACK, HOUSE)
} | {LADIES: "lucky-ladies"}  # fmt: skip
"""The optional wagers as the log calls them, each with its name in filings and paytables."""

PROGRESSIVES: Final = (BEAT, RUN, JACK)
TWENTY: Final = 20
_HIGH: Final = "23456789TJQKA"
_CORNERS: Final = ("either-end", "pair-only", "round")
"""Whether an ace continues a straight above a king, only makes one with him, or stands between him and a 2."""


def suited(cards: DealtCards) -> bool:
    """Whether all cards are of one suit."""
    return len({suit(card) for card in cards}) == 1


def alike(cards: DealtCards) -> bool:
    """Whether all cards are of one rank."""
    return len({rank(card) for card in cards}) == 1


def lucky_ladies(first: DealtCards, dealer_blackjack: bool) -> str | None:
    """§§ 633a.1 and 633a.7(g)(1)."""
    if total(first) != TWENTY:
        return None
    if list(first) == ["QH", "QH"]:
        return "queen-of-hearts-pair-and-dealer-blackjack" if dealer_blackjack else "queen-of-hearts-pair"
    if first[0] == first[1]:
        return "matched-20"
    return "suited-20" if suited(first) else "any-20"


def kings_bounty(first: DealtCards, dealer_blackjack: bool) -> str | None:
    """§ 633a.7(g)(6)."""
    if total(first) != TWENTY:
        return None
    if list(first) == ["KS", "KS"]:
        return "king-of-spades-pair-and-dealer-blackjack" if dealer_blackjack else "king-of-spades-pair"
    kings = rank(first[0]) == rank(first[1]) == "K"
    if not suited(first):
        return "pair-of-kings" if kings else "any-20"
    if alike(first):
        return "suited-kings-pair" if kings else "suited-queens-jacks-or-10s-pair"
    return "suited-20"


def in_between(first: DealtCards, up: str, order: str = _HIGH) -> str | None:
    """§ 633a.7(g)(3)."""
    if alike([*first, up]):
        return "triple-match"
    low, high = sorted(order.index(rank(card)) for card in first)
    if not low < order.index(rank(up)) < high:
        return None
    spreads = {2: "one-card-spread", 3: "two-card-spread", 4: "three-card-spread"}
    return spreads.get(high - low, "all-others")


def is_royal(cards: DealtCards) -> bool:
    """King and queen of the same suit (§ 633a.1)."""
    return suited(cards) and {rank(card) for card in cards} == {"K", "Q"}


def royal_match(first: DealtCards) -> str | None:
    """§ 633a.7(g)(4)."""
    if not suited(first):
        return None
    return "royal-match" if is_royal(first) else "suited-match"


def bet_the_set(first: DealtCards, decks: int) -> str | None:
    """§ 633a.7(g)(5); a single deck has no suited pairs."""
    if not alike(first):
        return None
    return "suited-pair" if decks > 1 and suited(first) else "pair"


def super_match(first_four: DealtCards) -> str | None:
    """§ 633a.7(g)(7): the best that the first four cards form."""
    counts = tuple(sorted(Counter(rank(card) for card in first_four).values(), reverse=True))
    hands = {(4,): "four-of-a-kind", (2, 2): "two-pair", (3, 1): "three-of-a-kind", (2, 1, 1): "pair"}
    return hands.get(counts)


def three_card_poker(first: DealtCards, up: str) -> str | None:
    """§§ 633a.6(e)(9) and 633a.7(g)(8): an ace is high, or with 2 and 3, in no other sequence."""
    cards = [*first, up]
    held = {rank(card) for card in cards}
    runs = ("A23", *(_HIGH[at : at + 3] for at in range(len(_HIGH) - 2)))
    if any(held == set(run) for run in runs):
        return "straight-flush" if suited(cards) else "straight"
    if len(held) == 1:
        return "three-of-a-kind"
    return "flush" if suited(cards) else None


def bad_beat(cards: DealtCards, dealer: DealtCards, any_20: bool) -> str | None:
    """§ 633a.7(o)(1)(i)."""
    if total(cards) != TWENTY:
        return None
    if total(dealer) != BEST:
        return "player-has-a-20" if any_20 else None
    if len(dealer) == 2:
        return "blackjack"
    counts = {3: "three-cards", 4: "four-cards", 5: "five-cards", 6: "six-cards"}
    return f"21-with-{counts.get(len(dealer), 'seven-or-more-cards')}"


def hit_and_run(dealer: DealtCards) -> str | None:
    """§ 633a.7(o)(2)(i): a card that carries the dealer over 21 counts."""
    if len(dealer) == 2:
        return "blackjack" if total(dealer) == BEST else None
    counts = {3: None, 4: None, 5: "five-cards", 6: "six-cards", 7: "seven-cards"}
    return counts.get(len(dealer), "eight-or-more-cards")


def _beside(held: DealtCards, card: str) -> bool:
    """Whether a card is next in rank to one end of a sequence, an ace to a 2 and to a king."""
    steps = {(RANKS.index(rank(card)) - RANKS.index(rank(other))) % len(RANKS) for other in held}
    return 0 not in steps and bool(steps & {1, len(RANKS) - 1})


def run_of(cards: DealtCards, corner: str = "either-end") -> list[str]:
    """The cards that, in the order dealt, form a sequence, up to the one that breaks it or exceeds 21."""
    held = list(cards[:1])
    for place, card in enumerate(cards[1:], 2):
        if total(cards[:place]) > BEST or not _beside(held, card):
            break
        ranks = {rank(one) for one in (*held, card)}
        turns = {"A", "K"} <= ranks
        if turns and (corner == "either-end" and "2" in ranks or corner == "pair-only" and len(held) > 1):
            break
        held.append(card)
    return held


def straight_jack(cards: DealtCards, corner: str = "either-end") -> str | None:
    """§ 633a.7(o)(3)(i)."""
    run = run_of(cards, corner)
    if len(run) < 6:
        names = ("two", "three", "four", "five")
        return f"{names[len(run) - 2]}-card-straight" if len(run) > 1 else None
    return f"six-card-straight-with-{'an-ace-of-spades' if 'AS' in run else 'another-ace'}"


def house_money(first: DealtCards) -> str | None:
    """§§ 633a.6(e)(12) and 633a.7(g)(10)."""
    low, high = sorted(RANKS.index(rank(card)) for card in first)
    if low == high:
        return "pair"
    if (low, high) == (0, len(RANKS) - 1):
        return "ace-king-suited" if suited(first) else "two-card-straight"
    if high - low != 1:
        return None
    return "two-card-straight-flush" if suited(first) else "two-card-straight"


def magic_cards(first: DealtCards, magic: str) -> int:
    """How many Magic Card Bonuses are due: one where a card is the card selected (§ 633a.1)."""
    return int(magic in first)


def is_disputed(what: str, cards: DealtCards, up: str, magic: str = "") -> bool:
    """Whether honest readings of the text differ on what a wager of this type wins by these cards."""
    first = cards[:2]
    if what == BETWEEN and len(cards) == 2:
        return in_between(first, up) != in_between(first, up, RANKS)
    if what == HOUSE and len(cards) == 2:
        ranks = {rank(card) for card in first}
        return ranks == {"A", "2"} or (ranks == {"A", "K"} and not suited(first))
    if what == BEAT and len(cards) <= 2 and magic:
        same = [card for card in first if rank(card) == rank(magic)]
        return len(same) > 1 or any(card != magic for card in same)
    if what == JACK and len(cards) >= 2:
        return len({straight_jack(cards, corner) for corner in _CORNERS}) > 1
    return False


def waits_for_hole(what: str, first: DealtCards, up: str) -> bool:
    """Whether settlement waits for the card reader or the hole card (§ 633a.7(g)(1), (4), (6) and (10))."""
    if what == ROYAL:
        return is_royal(first) and rank(up) in "KQ"
    if not ten_or_ace(up):
        return False
    if what == HOUSE:
        return house_money(first) is not None
    return (what == LADIES and list(first) == ["QH", "QH"]) or (what == KINGS and list(first) == ["KS", "KS"])
