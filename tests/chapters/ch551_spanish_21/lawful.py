"""Lawful Spanish 21 at random, in the short notation: what is dealt, announced, decided, settled and picked up.

What the text leaves open is left out: every round goes on as each reading of the text lets it.
"""

import random
from dataclasses import dataclass, field

SUITS = "CDHS"
RANKS = "A23456789JQK"
FACES = "JQK"
MATCH = {True: 9, False: 4}
"""What a card that matches pays, of the same suit and of another, in the filing of these tests."""
LONG = {5: (3, 2), 6: (2, 1)}
MATCH_MAXIMUM = 2500
RECORDS = (
    *("shuffle", "burn", "load-shoe", "shoe-emptied", "spread", "stack", "wash", "cut", "cut-offered", "card-change"),
    *("cover-card", "cover-card-inserted", "inspection", "verify", "gaming-day", "decks", "device", "batch-swap"),
    *("player-arrives", "player-leaves", "dealer-arrives", "call", "wager-moved", "card-refused", "card-removed"),
    "wager-changed",
)
Row = dict[str, object]
Rows = tuple[Row, ...]

STACKED: Rows = (
    {"kind": "stack", "n": 288},
    {"kind": "shuffle", "by": "dealer"},
    {"kind": "cut-offered", "seat": 1, "player": "P1", "what": "accepted"},
    {"kind": "cut", "by": "player", "seat": 1, "player": "P1", "n": 150},
    {"kind": "cover-card-inserted", "n": 80},
    {"kind": "load-shoe", "by": "dealer"},
    {"kind": "burn", "what": "new-shoe", "dest": "rack", "face": "down"},
)
OPENING: Rows = (
    {"kind": "posted-limits", "what": "minimum", "cents": 500},
    {"kind": "posted-limits", "what": "maximum", "cents": 50000},
    {"kind": "gaming-day", "what": "start"},
    {"kind": "inspection", "what": "card-reader", "by": "floorperson:F1", "n": 0},
    {"kind": "decks", "n": 6},
    {"kind": "inspection", "what": "cards", "by": "dealer:D1", "n": 0},
    {"kind": "verify", "by": "floorperson:F1"},
    {"kind": "player-arrives", "player": "P1", "seat": 1},
    {"kind": "spread", "n": 6, "face": "up", "player": "P1"},
    {"kind": "wash", "n": 6},
    *STACKED,
)


def lines(rows: Rows) -> str:
    """What happens between two rounds."""
    return "\n".join(("between", *(str(row).replace("'", '"') for row in rows)))


def value(hand: list[str]) -> int:
    """The point total of a hand."""
    total = sum(1 if card[0] == "A" else 10 if card[0] in FACES else int(card[0]) for card in hand)
    return total + 10 if total <= 11 and any(card[0] == "A" for card in hand) else total


def worth(card: str) -> int:
    """The value of a card where two are compared."""
    return value([card])


@dataclass
class Hand:
    """A hand of a player: what was wagered on it, and what became of it."""

    number: int
    seat: int
    stake: int
    cards: list[str]
    split: bool = False
    double: int = 0
    rescued: bool = False
    surrendered: bool = False

    @property
    def natural(self) -> bool:
        """A Blackjack."""
        return len(self.cards) == 2 and value(self.cards) == 21 and not self.split

    @property
    def over(self) -> bool:
        """More than 21."""
        return value(self.cards) > 21

    @property
    def decided(self) -> bool:
        """Whether the dealer's hand cannot change what becomes of it."""
        long = value(self.cards) == 21 and len(self.cards) > 2
        return self.over or self.natural or self.rescued or self.surrendered or long

    def odds(self) -> tuple[int, int]:
        """What a winning wager on it pays."""
        ranks = sorted(card[0] for card in self.cards)
        suits = {card[1] for card in self.cards}
        if self.natural:
            return 3, 2
        if self.double or value(self.cards) != 21:
            return 1, 1
        if len(ranks) == 3 and (ranks == ["6", "7", "8"] or ranks == ["7", "7", "7"]):
            return (3, 1) if suits == {"S"} else (2, 1) if len(suits) == 1 else (3, 2)
        return LONG.get(len(ranks), (3, 1)) if len(ranks) > 4 else (1, 1)

    def against(self, dealer: list[str]) -> int:
        """1 a win, 0 a wager returned, -1 a loss."""
        own, other = value(self.cards), value(dealer)
        if self.over:
            return -1
        if self.natural:
            return 1
        if other == 21 and len(dealer) == 2:
            return -1
        if own == 21 and other == 21 and len(self.cards) > 2:
            return 1
        return (own > other or other > 21) - (own < other <= 21)


@dataclass
class Round:
    """A round as it is played, and its lines."""

    rng: random.Random
    shoe: list[str]
    hands: list[Hand] = field(default_factory=list)
    text: list[str] = field(default_factory=list)

    def say(self, line: str) -> None:
        """Write a line."""
        self.text.append(line)

    def announce(self, hand: Hand) -> None:
        """The dealer announces the total of a hand."""
        self.say(f"announce {hand.number} {'blackjack' if hand.natural else value(hand.cards)}")

    def bet(self, seats: list[int]) -> None:
        """Wagers of which one half, and one and a half, can be paid."""
        for seat in seats:
            stake = self.rng.choice((500, 1000, 2000, 2400, 2500, 5000, 10000))
            self.hands.append(Hand(seat, seat, stake, []))
            self.say(f"bet {seat} {stake}")
            if self.rng.random() < 0.4:
                self.say(f"match {seat} {self.match(seat, self.rng.choice((100, 500, stake, MATCH_MAXIMUM)), stake)}")

    def match(self, seat: int, cents: int, stake: int) -> int:
        """A Match-The-Dealer wager within its limits."""
        self.matches[seat] = min(cents, stake, MATCH_MAXIMUM)
        return self.matches[seat]

    matches: dict[int, int] = field(default_factory=dict)

    def deal(self) -> list[str]:
        """The initial cards; what the dealer has."""
        dealer = []
        for _ in range(2):
            for hand in self.hands:
                hand.cards.append(self.shoe.pop())
            dealer.append(self.shoe.pop())
        boxes = " / ".join(f"{hand.number} {' '.join(hand.cards)}" for hand in self.hands)
        self.say(f"cards {boxes} / dealer {' '.join(dealer)}")
        return dealer

    def settle_matches(self, up: str) -> None:
        """Losing Match-The-Dealer wagers are collected, then winning ones paid for each card."""
        won = {
            hand.seat: sum(MATCH[card == up] for card in hand.cards if card[0] == up[0])
            for hand in self.hands
            if hand.seat in self.matches
        }
        for seat, times in won.items():
            if not times:
                self.say(f"collect {seat}m {self.matches[seat]}")
        for seat, times in won.items():
            if times:
                self.say(f"pay {seat}m {self.matches[seat] * times}")

    def insure(self) -> list[tuple[int, int]]:
        """Insurance Wagers of at most half the wager."""
        made = []
        for hand in self.hands:
            if self.rng.random() < 0.3:
                cents = self.rng.choice((hand.stake // 2, 100))
                made.append((hand.number, cents))
                self.say(f"{hand.number} insurance {cents}")
        return made

    def play(self, hand: Hand, up: str) -> None:
        """A player's decisions on a hand whose total is announced."""
        self.announce(hand)
        number = hand.number
        if hand.natural:
            return
        while value(hand.cards) < 21:
            two = len(hand.cards) == 2
            chance = self.rng.random()
            if two and not hand.split and chance < 0.07:
                self.surrender(hand, up)
                return
            if two and worth(hand.cards[0]) == worth(hand.cards[1]) and self.may_split(hand) and chance < 0.7:
                self.split(hand, up)
                return
            if two and chance > 0.85:
                self.double(hand)
                return
            if value(hand.cards) >= self.rng.choice((13, 16, 17, 18)):
                self.say(f"{number} stand")
                return
            hand.cards.append(self.shoe.pop())
            self.say(f"{number} hit {hand.cards[-1]}")
            self.announce(hand)

    def may_split(self, hand: Hand) -> bool:
        """Whether the box has fewer than three hands."""
        return len([one for one in self.hands if one.seat == hand.seat]) < 3

    def surrender(self, hand: Hand, up: str) -> None:
        """Settled at once, or against an ace or a face card when the dealer's card is turned."""
        hand.surrendered = True
        self.say(f"{hand.number} surrender")
        if up[0] in "A" + FACES:
            self.say(f'{{"kind": "wager-moved", "wager": {hand.number}, "dest": "on-cards"}}')
        else:
            self.halve(hand)

    def halve(self, hand: Hand) -> None:
        """Half is collected, half returned."""
        self.say(f"collect {hand.number} {hand.stake // 2}")
        self.say(f"return {hand.number} {hand.stake // 2}")

    def double(self, hand: Hand) -> None:
        """One card, and sometimes a rescue."""
        hand.double = self.rng.choice((hand.stake, hand.stake // 2))
        hand.cards.append(self.shoe.pop())
        self.say(f"{hand.number} double {hand.double} {hand.cards[-1]}")
        self.announce(hand)
        if not hand.over and self.rng.random() < 0.25:
            hand.rescued = True
            self.say(f"{hand.number} rescue")
            self.say(f"withdraw {hand.number}d")
            self.say(f"collect {hand.number} {hand.stake}")

    def split(self, hand: Hand, up: str) -> None:
        """A second hand; each is completed before the next gets a card."""
        number = hand.seat * 10 + len([one for one in self.hands if one.seat == hand.seat])
        other = Hand(number, hand.seat, hand.stake, [hand.cards.pop()], split=True)
        hand.split = True
        self.hands.insert(self.hands.index(hand) + 1, other)
        self.say(f"{hand.number} split {number} {hand.stake}")
        for one in (hand, other):
            one.cards.append(self.shoe.pop())
            self.say(f"{one.number} gets {one.cards[-1]}")
            self.play(one, up)

    def finish(self, dealer: list[str], insured: list[tuple[int, int]], blackjack: bool) -> None:
        """The dealer's card, at which surrendered hands are settled, his draws, and what is settled then."""
        self.say("turn")
        for hand in self.hands:
            if hand.surrendered and dealer[0][0] in "A" + FACES:
                self.halve(hand)
        if not all(hand.decided for hand in self.hands):
            while value(dealer) < 17:
                dealer.append(self.shoe.pop())
                self.say(f"dealer {dealer[-1]} {value(dealer)}")
        open_ = [hand for hand in self.hands if not hand.surrendered and not hand.rescued]
        for hand in open_:
            if hand.against(dealer) < 0:
                self.say(f"collect {hand.number} {hand.stake}")
                if hand.double:
                    self.say(f"collect {hand.number}d {hand.double}")
        for hand in open_:
            outcome = hand.against(dealer)
            if outcome > 0:
                won, per = hand.odds()
                self.say(f"pay {hand.number} {hand.stake * won // per}")
                if hand.double:
                    self.say(f"pay {hand.number}d {hand.double}")
            elif outcome == 0:
                self.say(f"return {hand.number} {hand.stake}")
                if hand.double:
                    self.say(f"return {hand.number}d {hand.double}")
        self.fixed(dealer)

    def fixed(self, dealer: list[str]) -> None:
        """$1,000 or $5,000 to three suited 7s against a 7, and $50 to all others at the table."""
        for hand in self.hands:
            suited = len({card[1] for card in hand.cards}) == 1
            sevens = len(hand.cards) == 3 and all(card[0] == "7" for card in hand.cards)
            if not (suited and sevens) or hand.double or hand.split or dealer[0][0] != "7":
                continue
            self.say(f"pay {hand.number} {500000 if hand.stake >= 2500 else 100000} what=additional-payout")
            for other in self.hands:
                if other.seat != hand.seat and other.number == other.seat:
                    self.say(f"pay {other.number} 5000 what=additional-payout")

    def pick_up(self) -> None:
        """From the far right, the dealer's cards last."""
        if any(hand.split for hand in self.hands) or self.rng.random() < 0.5:
            self.say("clear what=in-order")
            return
        for hand in reversed(self.hands):
            self.say(f"remove {hand.number}")
        self.say("remove 0")


def round_text(rng: random.Random, shoe: list[str], seats: list[int], cover: bool = False) -> str:
    """A round at these seats; ``cover``: the cutting card appears in it."""
    play = Round(rng, shoe)
    play.bet(seats)
    if cover:
        play.say('{"kind": "cover-card", "hand": 1, "n": 60}')
    dealer = play.deal()
    play.settle_matches(dealer[0])
    insured = play.insure() if dealer[0][0] == "A" else []
    blackjack = value(dealer) == 21
    if dealer[0][0] in "A" + FACES:
        play.say("peek blackjack" if blackjack else "peek no-blackjack")
    for number, cents in insured:
        play.say(f"pay {number}i {cents * 2}" if blackjack else f"collect {number}i {cents}")
    if not blackjack:
        for hand in list(play.hands):
            play.play(hand, dealer[0])
        play.say("call")
    play.finish(dealer, insured, blackjack)
    play.pick_up()
    return "\n".join(play.text)


def six_decks(rng: random.Random) -> list[str]:
    """Six decks without their 10s, shuffled."""
    cards = [rank + suit for rank in RANKS for suit in SUITS] * 6
    rng.shuffle(cards)
    return cards


def put_on_top(shoe: list[str], cards: list[str]) -> None:
    """Stack the shoe so that these cards come next."""
    for card in cards:
        shoe.remove(card)
    shoe.extend(reversed(cards))


def table(seed: int, count: int, players: int = 0) -> list[str]:
    """What happens at a table: its opening, and ``count`` rounds of which the cutting card comes in the last but one.

    So many ``players`` play every round; else they come and go.
    """
    rng = random.Random(seed)
    shoe = six_decks(rng)
    records: Rows = tuple({"kind": "records", "what": what, "by": "always"} for what in RECORDS)
    texts = [lines((*records, *OPENING))]
    for number in range(count):
        seats = [seat for seat in range(1, 6) if (seat <= players if players else seat == 1 or rng.random() < 0.6)]
        if number == count - 1:
            emptied: Row = {"kind": "shoe-emptied", "dest": "rack"}
            shuffled: Row = {"kind": "shuffle", "by": "dealer", "what": "cover-card"}
            texts.append(lines((emptied, shuffled, *STACKED[2:])))
            shoe = six_decks(rng)
        if number == 1:
            put_on_top(shoe, sevens(rng, len(seats)))
        texts.append(round_text(rng, shoe, seats, cover=number == count - 2))
    return texts


def sevens(rng: random.Random, players: int) -> list[str]:
    """Cards by which the first player, who draws to 14, may get three 7s of a suit against a 7."""
    suit = rng.choice(SUITS)
    others = ["9C", "8D", "6H", "5S"][: players - 1]
    return [f"7{suit}", *others, "7D", f"7{suit}", *others, "KC", f"7{suit}"]
