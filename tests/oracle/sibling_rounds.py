"""Deals rounds of Chapters 551, 590, 672a and 685a, plays them at random as the texts allow, and writes them in short.

The notation is that of ``tests.games.blackjack.rounds``. Who settles is ``tests.oracle.siblings``; this module only
deals, decides and writes down.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from tests.oracle.settlement import Nets, ranks
from tests.oracle.siblings import (
    MAIN,
    MATCH as ODDS,
    Hand,
    ace_makes_22,
    blackjack,
    hard,
    insurance,
    match_the_dealer,
    points,
    push_22,
)

WORDS = {"551": "spanish-21", "590": "blackjack", "672a": "blackjack", "685a": "bet"}
FREE = {"590", "672a"}
SURRENDER = {"551", "590"}
MATCH = {"551", "685a"}
RANKS = "A23456789TJQK"
_SAME, _DIFFERENT = (f"{odds} to 1" for odds in ODDS["551", 6])
_MATCH = f"{{pays: {{matching-card-of-the-same-suit: {_SAME}, matching-card-of-a-different-suit: {_DIFFERENT}}}}}"
FILED = {
    "551": {
        "cards.decks": "6",
        "wagers.adjacent_boxes": "2",
        "dealing.settlement_order": "collect-then-pay",
        "optional_wagers.match-the-dealer": _MATCH,
    },
    "590": {
        "cards.decks": "6",
        "wagers.adjacent_boxes": "2",
        "dealing.settlement_order": "collect-then-pay",
        "optional_wagers.push-22": "{paytable: A}",
    },
    "672a": {
        "cards.decks": "6",
        "optional_wagers.push-22": "{paytable: B}",
        "insurance.even_money": "true",
    },
    "685a": {
        "cards.decks": "6",
        "wagers.adjacent_boxes": "2",
        "dealing.settlement_order": "collect-then-pay",
        "optional_wagers.match-the-dealer": "{odds_shown: sign}",
    },
}
"""What the filing of each chapter says, as far as these rounds depend on it, by path."""


@dataclass
class Bet:
    """A wager: its short name, its kind, its stake, and the number of the hand that it is on."""

    name: str
    kind: str
    stake: int
    hand: int


@dataclass
class Round:
    """One round as it was played: hands by number (0 the dealer's), wagers, and the lines up to the settlement.

    A line ``@1m`` stands where that wager is settled before the others.
    """

    chapter: str
    decks: int = 6
    paytable: str = "A"
    hands: dict[int, Hand] = field(default_factory=dict)
    bets: list[Bet] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    dealt: dict[int, list[str]] = field(default_factory=dict)

    def nets(self, bet: Bet) -> Nets:
        """What the texts let the wager win or lose, in cents; what lawful play settles first."""
        dealer = self.hands[0]
        if bet.kind == "insurance":
            return insurance(bet.stake, dealer)
        if bet.kind == "push-22":
            return push_22(bet.stake, dealer, self.paytable)
        if bet.kind == "match-the-dealer":
            return match_the_dealer(bet.stake, self.dealt[bet.hand], dealer.cards[0], self.chapter, self.decks)
        return MAIN[self.chapter](bet.kind, bet.stake, self.hands[bet.hand], dealer)

    def text(self, settled: dict[str, int]) -> str:
        """The round in short, each wager settled with the net given by its name."""
        lines: list[str] = []
        early = {line[1:] for line in self.lines if line.startswith("@")}
        bets = {bet.name: bet for bet in self.bets}
        for line in self.lines:
            if not line.startswith("@"):
                lines.append(line)
            elif line[1:] in bets:
                lines += self.settling(bets[line[1:]], settled[line[1:]])
        late = sorted((bet for bet in self.bets if bet.name not in early), key=lambda bet: -(bet.hand % 10))
        for taken in (True, False):
            for bet in late:
                net = settled[bet.name]
                if (net < 0 or (net == 0 and bet.kind == "free-bet")) == taken:
                    lines += self.settling(bet, net)
        return "\n".join([*lines, "clear"])

    def settling(self, bet: Bet, net: int) -> list[str]:
        """The lines that settle a wager with a net."""
        if bet.kind == "free-bet":
            return [f"pay {bet.name} {net}" if net > 0 else f"collect {bet.name} {-net}"]
        if net > 0:
            return [f"pay {bet.name} {net}", f"return {bet.name} {bet.stake}"]
        if net == 0:
            return [f"return {bet.name} {bet.stake}"]
        back = [f"return {bet.name} {bet.stake + net}"] if -net < bet.stake else []
        return [f"collect {bet.name} {-net}", *back]


class Dealer:
    """Deals one round from a well-shuffled shoe."""

    def __init__(self, chapter: str, random: Random, decks: int = 6, paytable: str = "A") -> None:
        self.random = random
        shoe = [rank + suit for rank in RANKS for suit in "SHDC" if (chapter, rank) != ("551", "T")] * decks
        random.shuffle(shoe)
        self.shoe = shoe
        self.round = Round(chapter, decks, paytable)

    def deal(self) -> Round | None:
        """The round; None for one of which too little is certain.

        In Chapter 685a that is a dealer's 22 by an ace at 11, in Chapter 590 a Push 22 Wager for which the dealer did
        not draw (590.7(m)); in Chapter 551 rounds with the super bonus are left out, which pays every player.
        """
        round_, chance = self.round, self.random
        seats = sorted(chance.sample(range(1, 7), chance.randint(1, 3)))
        for seat in seats:
            stake = chance.choice((500, 1000, 1500, 2500, 5100))
            round_.bets.append(Bet(f"{seat}", WORDS[round_.chapter], stake, seat))
            round_.lines.append(f"bet {seat} {stake}")
            if round_.chapter in FREE and chance.random() < 0.3:
                round_.bets.append(Bet(f"{seat}p", "push-22", 500, seat))
                round_.lines.append(f"push {seat} 500")
            if round_.chapter in MATCH and chance.random() < 0.3:
                round_.bets.append(Bet(f"{seat}m", "match-the-dealer", 500, seat))
                round_.lines.append(f"match {seat} 500")
        for number in (*seats, 0):
            round_.hands[number] = Hand([self.shoe.pop(), self.shoe.pop()])
            round_.dealt[number] = list(round_.hands[number].cards)
        dealer = round_.hands[0]
        hands = [f"{seat} {' '.join(round_.hands[seat].cards)}" for seat in seats]
        round_.lines.append(f"cards {' / '.join(hands)} / dealer {' '.join(dealer.cards)}")
        round_.lines += [f"@{seat}m" for seat in reversed(seats)]
        self.insure(seats)
        self.read()
        if not blackjack(dealer):
            round_.lines += [f"@{seat}i" for seat in reversed(seats)]
            for seat in seats:
                self.play(seat, seat, split=False)
        if not self.exposed:
            round_.lines += [*(["call"] if round_.chapter == "551" else []), "turn"]
        if round_.chapter == "551" and ranks(dealer.cards)[0] in "ATJQK":
            round_.lines += [f"@{seat}" for seat in seats if round_.hands[seat].surrendered]
        if not blackjack(dealer):
            self.draw()
        if round_.chapter == "685a" and (ace_makes_22(dealer.cards) or ace_makes_22(dealer.cards[:-1])):
            return None
        if round_.chapter == "590" and points(dealer.cards) < 17 and any(bet.kind == "push-22" for bet in round_.bets):
            return None
        return None if round_.chapter == "551" and self.super_bonus(seats) else round_

    def insure(self, seats: list[int]) -> None:
        """Some players insure against an ace; at even money (672a.8(e)) nobody does besides."""
        round_ = self.round
        if ranks(round_.hands[0].cards)[0] != "A":
            return
        round_.lines.append('{"kind": "offer", "what": "insurance"}')
        if round_.chapter == "672a":
            round_.lines.append('{"kind": "offer", "what": "even-money"}')
        for seat in seats:
            if round_.chapter == "672a" and blackjack(round_.hands[seat]) and self.random.random() < 0.5:
                round_.hands[seat].even_money = True
                round_.lines += [f"{seat} even-money", f"@{seat}"]
                self.put_away(seat)
            elif self.random.random() < 0.4:
                stake = next(bet.stake for bet in round_.bets if bet.name == str(seat)) // 200 * 100
                round_.bets.append(Bet(f"{seat}i", "insurance", stake, seat))
                round_.lines.append(f"{seat} insurance {stake}")

    def read(self) -> None:
        """The card reader device, and at Down Under Blackjack the area and a Large hole card exposed."""
        round_ = self.round
        dealer = round_.hands[0]
        up, hole = ranks(dealer.cards)
        self.exposed = False
        if round_.chapter == "685a":
            light, area = next(
                (light, area)
                for light, area, there in (
                    ("blue", "small", "2345"),
                    ("red", "medium", "6789"),
                    ("yellow", "large", "TJQKA"),
                )
                if hole in there
            )
            round_.lines += [f"peek {light}", f"area {area}"]
            if up in "TJQKA" and area == "large":
                self.exposed = True
                round_.lines.append("turn")
        elif up in "ATJQK":
            round_.lines.append(f"peek {'blackjack' if blackjack(dealer) else 'no-blackjack'}")

    def play(self, seat: int, number: int, *, split: bool) -> None:
        """A player's decisions on a hand, and on those that he splits from it."""
        round_, chance = self.round, self.random
        hand = round_.hands[number]
        if hand.even_money:
            return
        if blackjack(hand) and round_.chapter != "551":
            round_.lines += [f"announce {number} blackjack", f"@{number}"]
            self.put_away(seat)
            return
        self.announce(number)
        if blackjack(hand):
            return
        if not split and round_.chapter in SURRENDER and chance.random() < 0.05:
            self.surrender(number)
            return
        while points(hand.cards) < 21:
            if len(hand.cards) == 2 and chance.random() < 0.7 and self.splits(seat, number):
                self.split(seat, number)
                return
            if len(hand.cards) == 2 and chance.random() < 0.35:
                self.double(seat, number)
                return
            if points(hand.cards) > 11 and chance.random() < 0.4 + 0.1 * (points(hand.cards) - 14):
                break
            hand.cards.append(self.shoe.pop())
            round_.lines.append(f"{number} hit {hand.cards[-1]}")
            self.announce(number)
        if points(hand.cards) < 21:
            round_.lines.append(f"{number} stand")
        self.clear_bust(seat, number)

    def announce(self, number: int) -> None:
        """The point total of a hand, which the dealer announces at Spanish 21 alone (551.8(f) and (g))."""
        if self.round.chapter == "551":
            self.round.lines.append(f"announce {number} {points(self.round.hands[number].cards)}")

    def put_away(self, seat: int) -> None:
        """The cards of a paid hand: removed, or tucked under a Push 22 Wager."""
        pushed = any(bet.name == f"{seat}p" for bet in self.round.bets)
        self.round.lines.append(f"{'tuck' if pushed else 'remove'} {seat}")

    def surrender(self, number: int) -> None:
        """Half the wager given up: at once, against an ace or a card of value 10 from on top of the cards."""
        round_ = self.round
        round_.hands[number].surrendered = True
        round_.lines.append(f"{number} surrender")
        high = ranks(round_.hands[0].cards)[0] in "ATJQK"
        if high:
            round_.lines.append(f'{{"kind": "wager-moved", "wager": {number}, "dest": "on-cards"}}')
        if not high or round_.chapter != "551":
            round_.lines += [f"@{number}", f"remove {number}"]

    def splits(self, seat: int, number: int) -> bool:
        """Whether the two cards may be split (551.12(c): three hands; 590.11(d), 672a.10(d): four; 685a.10(c): two)."""
        one, other = (10 if rank in "TJQK" else rank for rank in ranks(self.round.hands[number].cards))
        limit = {"551": 3, "590": 4, "672a": 4, "685a": 2}[self.round.chapter]
        return one == other and len([key for key in self.round.hands if key and key % 10 == seat]) < limit

    def split(self, seat: int, number: int) -> None:
        """Splits a pair: without a wager where the text gives a lammer, and completes the first hand first."""
        round_ = self.round
        hand = round_.hands[number]
        stake = next(bet.stake for bet in round_.bets if bet.name == str(seat))
        new = seat + 10 * len([key for key in round_.hands if key and key % 10 == seat])
        free = round_.chapter in FREE and ranks(hand.cards)[0] not in "TJQK"
        round_.hands[new] = Hand([hand.cards.pop()], split=True)
        hand.split = True
        round_.bets.append(Bet(f"{new}", "free-bet" if free else "split", stake, new))
        round_.lines.append(f"{number} {'free-split' if free else 'split'} {new} {stake}")
        aces = round_.chapter == "685a" and ranks(hand.cards) == ["A"]
        for key in (number, new):
            round_.hands[key].cards.append(self.shoe.pop())
            round_.lines.append(f"{key} gets {round_.hands[key].cards[-1]}")
            if not aces:
                self.play(seat, key, split=True)

    def clear_bust(self, seat: int, number: int) -> None:
        """A first split hand over 21: its cards are tucked, but collected at once in 672a where no lammer lies there."""
        round_ = self.round
        hand = round_.hands[number]
        if round_.chapter not in FREE or number != seat or not hand.split or points(hand.cards) <= 21:
            return
        if round_.chapter == "590" or any(bet.kind == "free-bet" and bet.hand % 10 == seat for bet in round_.bets):
            round_.lines.append(f"tuck {number}")
        else:
            round_.lines += [f"@{number}", *([f"@{number}d"] if hand.doubled else []), f"remove {number}"]

    def double(self, seat: int, number: int) -> None:
        """Doubles down: free on a hard 9, 10 or 11 where the text gives a lammer; at Spanish 21 some rescue."""
        round_ = self.round
        hand = round_.hands[number]
        stake = next(bet.stake for bet in round_.bets if bet.name == str(seat))
        free = round_.chapter in FREE and hard(hand.cards) and points(hand.cards) in (9, 10, 11)
        hand.cards.append(self.shoe.pop())
        hand.doubled = True
        if free:
            round_.bets.append(Bet(f"{number}f", "free-bet", stake, number))
            round_.lines.append(f"{number} free-double {stake} {hand.cards[-1]}")
            self.clear_bust(seat, number)
            return
        round_.bets.append(Bet(f"{number}d", "double-down", stake, number))
        round_.lines.append(f"{number} double {stake} {hand.cards[-1]}")
        self.announce(number)
        self.clear_bust(seat, number)
        if round_.chapter == "551" and points(hand.cards) < 21 and self.random.random() < 0.3:
            hand.rescued = True
            round_.lines.append(f"{number} rescue")

    def draw(self) -> None:
        """The dealer's draws: to 17, to 22 at most in 685a; none where no hand is left that they could decide.

        At Spanish 21 they decide nothing of a 21 either, which wins (551.6(b)).
        """
        round_ = self.round
        dealer = round_.hands[0]
        highest = 22 if round_.chapter == "685a" else 21
        opened = any(
            points(hand.cards) <= 21 and not (blackjack(hand) or hand.surrendered or hand.rescued or hand.even_money)
            for number, hand in round_.hands.items()
            if number and not (round_.chapter == "551" and points(hand.cards) == 21 and len(hand.cards) > 2)
        )
        for_push = round_.chapter == "672a" and any(bet.kind == "push-22" for bet in round_.bets)
        if not opened and not for_push and round_.chapter != "685a":
            return
        while points(dealer.cards, highest) < 17:
            dealer.cards.append(self.shoe.pop())
            total = points(dealer.cards, highest)
            round_.lines.append(f"dealer {dealer.cards[-1]} {total}")

    def super_bonus(self, seats: list[int]) -> bool:
        """Whether somebody has three suited 7s against a 7, for which 551.6(h) pays everybody besides."""
        hands = [self.round.hands[seat].cards for seat in seats]
        up = ranks(self.round.hands[0].cards)[0]
        return up == "7" and any(ranks(cards) == ["7"] * 3 and len({c[-1] for c in cards}) == 1 for cards in hands)


def rounds_of(chapter: str, seed: int, count: int, decks: int = 6, paytable: str = "A") -> Iterator[Round]:
    """So many rounds, the same for the same seed."""
    random = Random(f"{chapter} {seed}")
    dealt = 0
    while dealt < count:
        round_ = Dealer(chapter, random, decks, paytable).deal()
        if round_ is not None:
            dealt += 1
            yield round_
