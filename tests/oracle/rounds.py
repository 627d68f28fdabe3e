"""Reads a round out of rows of the log, as far as its settlement depends on it."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.oracle.settlement import Hand, Nets, blackjack, insurance, main_wager, match_the_dealer, points, switch_wager

Row = dict[str, object]

MAIN = ("blackjack", "split", "double-down")
"""The wagers that the play of a hand decides."""


@dataclass
class Wager:
    """A wager and what was paid less what was collected."""

    kind: str
    stake: int
    hand: int
    net: int = 0


@dataclass
class Round:
    """Hands and wagers of one round, by id; hand 0 is the dealer's. ``dealt`` are the initial two cards of a hand."""

    hands: dict[int, Hand] = field(default_factory=dict)
    wagers: dict[int, Wager] = field(default_factory=dict)
    dealt: dict[int, list[str]] = field(default_factory=dict)
    parents: dict[int, int] = field(default_factory=dict)
    dead: set[int] = field(default_factory=set)
    """Hands that were called dead, on which wagers are returned (§ 633a.14(g) and (i))."""
    at_switch: bool = False

    def lawful(self, wager: Wager, decks: int) -> Nets:
        """What the wager may win or lose, in cents."""
        dealer = self.hands[0]
        if wager.hand in self.dead and (wager.kind in MAIN or len(self.dealt.get(wager.hand, ())) < 2):
            return (0,)
        if wager.kind in ("blackjack", "split") and self.took_original_amount(wager.hand):
            return (wager.net,)
        if wager.kind == "insurance":
            return insurance(wager.stake, dealer)
        if wager.kind == "match-the-dealer":
            return match_the_dealer(wager.stake, Hand(self.dealt[wager.hand]), dealer, decks)
        settled = switch_wager if self.at_switch else main_wager
        return settled(wager.kind, wager.stake, self.hands[wager.hand], dealer)

    def took_original_amount(self, hand: int) -> bool:
        """Whether of a split pair's wagers just the amount of the original one went to a Blackjack (§ 633a.11(d)).

        From which hand it is taken does not matter; a hand that may tie is left to itself.
        """
        split, dealer = self.hands[hand], self.hands[0]
        if not split.split or not blackjack(dealer) or (points(split.cards) == 21 and len(split.cards) == 2):
            return False
        wagers = [wager for wager in self.wagers.values() if self.origin(wager.hand) == self.origin(hand)]
        mains = [wager for wager in wagers if wager.kind in ("blackjack", "split")]
        (original,) = [wager for wager in mains if wager.kind == "blackjack"]
        return sum(wager.net for wager in mains) == -original.stake

    def origin(self, hand: int) -> int:
        """The hand from which, by one split or several, a hand comes."""
        while hand in self.parents:
            hand = self.parents[hand]
        return hand


def number(value: object) -> int:
    """An integer column."""
    assert isinstance(value, int)
    return value


def round_of(rows: Iterable[Row]) -> Round:
    """The round that these rows tell."""
    round_ = Round()
    for row in rows:
        kind, hand = row["kind"], round_.hands.setdefault(number(row.get("hand", -1)), Hand())
        card = str(row.get("card", "?"))
        match kind:
            case "wager":
                wager = Wager(str(row["what"]), number(row["cents"]), number(row["hand"]))
                round_.wagers[number(row["wager"])] = wager
            case "deal":
                hand.cards.append(card)
                initial = round_.dealt.setdefault(number(row["hand"]), [])
                if len(initial) < 2 and not hand.split:
                    initial.append(card)
            case "determinant" if row["dest"] == "hand":
                hand.cards.append(card)
                round_.dealt.setdefault(number(row["hand"]), []).append(card)
            case "expose" if "?" in hand.cards and card != "?":
                hand.cards[hand.cards.index("?")] = card
            case "split":
                parent = round_.hands[number(row["ref"])]
                hand.cards.append(parent.cards.pop())
                hand.split = parent.split = True
                round_.parents[number(row["hand"])] = number(row["ref"])
            case "switch":
                other = round_.hands[number(row["ref"])]
                hand.cards[1], other.cards[1] = other.cards[1], hand.cards[1]
                hand.switched = other.switched = True
            case "wager-changed":
                round_.wagers[number(row["wager"])].stake = number(row["cents"])
            case "void-hand":
                round_.dead.add(number(row["hand"]))
            case "choice" if row["what"] == "surrender":
                hand.surrendered = True
            case "choice" if row["what"] == "even-money":
                hand.even_money = True
            case "pay":
                round_.wagers[number(row["wager"])].net += number(row["cents"])
            case "collect":
                round_.wagers[number(row["wager"])].net -= number(row["cents"])
    return round_
