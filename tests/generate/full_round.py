"""A round with optional wagers: when each is placed, verified and settled (§§ 633a.6(e), 7(g), (h) and (o)).

What a wager wins is not known here: a payer, handed in by who calls, says it.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from tests.generate.book import Book
from tests.generate.full_setups import PROGRESSIVES, RATE, RESET, FullSetup
from tests.generate.hands import Hand, Wager, ten_or_ace, total
from tests.generate.rigs import Rig, RigQueue
from tests.generate.round_ import CHIP, Round
from tests.generate.shoe import DECK, Shoe


@dataclass
class Paid:
    """What is due on a wager: the winnings, None where it is collected; bonuses by name; whether the meter pays.

    ``tenth`` is the part of the meter among the winnings, where the meter is not won as a whole.
    """

    won: int | None
    bonuses: list[tuple[str, int]] = field(default_factory=list)
    meter: bool = False
    tenth: int = 0


class Payer(Protocol):
    """Says what is due on an optional wager of a box."""

    def __call__(self, round_: "FullRound", hand: Hand, what: str) -> Paid:
        """By the cards and wagers of the round so far."""


@dataclass
class Meters:
    """Cents on each meter of the table."""

    cents: dict[str, int] = field(default_factory=lambda: {what: RESET[what] * 100 for what in PROGRESSIVES})


class FullRound(Round):
    """Plays a round; ``sides`` are the optional wagers of each box by type, ``first`` its initial two cards."""

    def __init__(
        self,
        book: Book,
        random: Random,
        setup: FullSetup,
        shoes: list[Shoe],
        boxes: list[tuple[int, str]],
        payer: Payer,
        meters: Meters,
        rigs: RigQueue,
    ) -> None:
        super().__init__(book, random, setup, shoes, boxes)
        self.full = setup
        self.sides: dict[int, dict[str, Wager]] = {}
        self.first: dict[int, list[str]] = {}
        self.shown: dict[str, int] = {}
        """What the meters show when wagering is closed."""
        self.magic_card: str | None = None
        self.lucky_seat: int | None = None
        self._payer = payer
        self._meters = meters
        self._rigs = rigs
        self._plan: dict[int, list[str]] | None = None
        self._rig: Rig | None = None
        self._forced: str | None = None
        self._added: set[int] = set()
        self._waits: dict[int, Hand] = {}
        """Boxes with a pair that is paid when their Blackjack Wager is collected."""

    def _wagers(self) -> None:
        random = self._random
        self._rig = self._rigs.next if random.random() < 0.5 else None
        self._forced = self._rig.what if self._rig else None
        if self.full.bonuses and "bad-beat-progressive" in self.full.optional:
            self.magic_card = random.choice(DECK)
            self.lucky_seat = random.randint(1, self.full.seats)
            self._write("magic-card", card=self.magic_card, by="table-game-system")
            self._write("lucky-position", seat=self.lucky_seat, by="table-game-system")
        super()._wagers()
        for what in PROGRESSIVES:
            if any(what in sides for sides in self.sides.values()):
                self.shown[what] = self._meters.cents[what]
                self._write("meter", what=what, cents=self.shown[what], by="progressive-system")

    def _place_beside(self, hand: Hand, wager: Wager) -> None:
        random, sides = self._random, self.sides.setdefault(hand.id, {})
        for what in self.full.optional:
            if what != self._forced and random.random() < 0.5:
                continue
            electronic = what in PROGRESSIVES
            unit = CHIP if electronic else 1
            most = self.full.most_beside
            cents = random.randrange(CHIP, most + 1, unit) if random.random() < 0.7 else most
            by = "electronic" if electronic else "chips"
            sides[what] = self._wager(hand, what, cents, wager.id, by)
            if electronic:
                self._meters.cents[what] += cents * RATE // 100
                self._write("meter-contribution", what=what, wager=sides[what].id, cents=cents * RATE // 100)

    def _initial_deal(self) -> None:
        self._stack()
        super()._initial_deal()
        for hand in self.hands:
            self.first[hand.id] = list(hand.cards)

    def _stack(self) -> None:
        """Put the cards of a rare hand in their places on top of the shoe; boxes to the dealer's right have them."""
        rig = self._rig
        if rig is None or len(rig.boxes) > len(self.hands):
            return
        given = dict(zip([hand.id for hand in self.hands[-len(rig.boxes) :]], rig.boxes, strict=True))
        dealer = rig.dealer.split()
        order: list[str | None] = []
        for place in (0, 1):
            order += [given[hand.id].first.split()[place] if hand.id in given else None for hand in self.hands]
            order.append(dealer[place])
        for hand in self.hands:
            order += given[hand.id].drawn.split() if hand.id in given else []
        if self._shoe.arrange(self._stack_order([*order, *dealer[2:]])):
            self._rigs.dealt()
            drawn = {number: box.drawn.split() for number, box in given.items()}
            self._plan = {hand.id: drawn.get(hand.id, []) for hand in self.hands}

    def _stack_order(self, order: list[str | None]) -> list[str | None]:
        """The cards of the round in the order in which they leave the shoe, None for any."""
        return order

    def _settle_first(self) -> None:
        """Right after the second card, but for what waits for the hole card (633a.7(g))."""
        for hand in reversed(self.hands):
            for what in list(self.sides.get(hand.id, {})):
                if what not in PROGRESSIVES and not self._waits_for_hole(hand, what):
                    self._settle_side(hand, what)
            jack = "straight-jack-progressive"
            if jack in self.sides.get(hand.id, {}) and self._payer(self, hand, jack).won is None:
                self._settle_side(hand, jack)

    def _waits_for_hole(self, hand: Hand, what: str) -> bool:
        """Whether settlement waits for the card reader or the hole card (633a.7(g)(1), (4), (6) and (10))."""
        first, up = self.first[hand.id], self.dealer[0]
        if what == "royal-match-21":
            return first[0][1] == first[1][1] and {first[0][0], first[1][0]} == {"K", "Q"} and up[0] in "KQ"
        if not ten_or_ace(up):
            return False
        if what == "house-money":
            return self._payer(self, hand, what).won is not None
        pair = {"twenty-point-bonus": "QH", "kings-bounty": "KS"}.get(what)
        return pair is not None and first == [pair, pair]

    def _before_reader(self) -> None:
        if self._plan is not None:
            for hand in self.hands:
                if total([self.dealer[0]]) == 11:
                    self._offer_insurance(hand)
            return
        super()._before_reader()

    def _after_reader(self, blackjack: bool) -> None:
        for hand in reversed(self.hands):
            for what in ("twenty-point-bonus", "kings-bounty"):
                if self._open(hand, what):
                    if blackjack:
                        self._waits[hand.wagers[0].id] = hand
                    else:
                        self._settle_side(hand, what)
        for hand in reversed(self.hands):
            if self._open(hand, "house-money"):
                self._settle_side(hand, "house-money", adding=not blackjack)
        super()._after_reader(blackjack)

    def _hole_shown(self) -> None:
        for hand in reversed(list(self.hands)):
            if self._open(hand, "royal-match-21"):
                self._settle_side(hand, "royal-match-21")

    def _settle_remaining(self) -> None:
        """Once all cards are dealt (633a.7(o))."""
        for hand in reversed(list(self.hands)):
            for what in PROGRESSIVES:
                if self._open(hand, what):
                    self._settle_side(hand, what)
        for what, cents in self._meters.cents.items():
            if self.shown.get(what, cents) != cents and cents == RESET[what] * 100:
                self._write("meter-reset", what=what, cents=cents, by="progressive-system")

    def _open(self, hand: Hand, what: str) -> bool:
        side = self.sides.get(hand.id, {}).get(what)
        return side is not None and side.open

    def _settle_side(self, hand: Hand, what: str, adding: bool = True) -> None:
        wager, due = self.sides[hand.id][what], self._payer(self, hand, what)
        to = "game-account" if what == "bad-beat-progressive" else "player"
        electronic = what in PROGRESSIVES
        if electronic and (due.won is not None or due.bonuses):
            self._write("verify", hand=hand.id, wager=wager.id, seat=hand.seat, by="dealer")
            self._write("verify", hand=hand.id, wager=wager.id, seat=hand.seat, by="floorperson:F1")
        source = "off-table" if due.meter else "table-inventory"
        common = {"wager": wager.id, "seat": hand.seat, "by": "dealer"}
        if due.won is None:
            self._write("collect", cents=wager.cents, dest="table-inventory", **common)
        elif what == "house-money" and adding and hand.open and not hand.surrendered:
            self._take_or_add(hand, wager, due.won)
        elif due.won:
            self._write("pay", cents=due.won, source=source, dest=to, **common)
        for bonus, cents in due.bonuses:
            self._write("pay", cents=cents, what=bonus, source="table-inventory", dest=to, **common)
        if due.won is not None:
            self._write("return", cents=wager.cents, dest=to, **common)
        if due.meter:
            self._write("payout-documented", wager=wager.id)
            if due.tenth:
                self._meters.cents[what] -= due.tenth
            else:
                self._meters.cents[what] = RESET[what] * 100
        wager.open = False

    def _take_or_add(self, hand: Hand, wager: Wager, won: int) -> None:
        """The player takes the payout or has it, or the portion that is filed, added to his wager (633a.7(g)(10))."""
        who = {"hand": hand.id, "seat": hand.seat, "player": hand.player}
        adds = self._random.random() < 0.5
        part = won * self.full.portion // 100 if self.full.portion else won
        exact = not self.full.portion or won * self.full.portion % 100 == 0
        self._write("choice", what="add-payout" if adds and exact else "take-payout", by="player", **who)
        common = {"wager": wager.id, "seat": hand.seat, "by": "dealer", "source": "table-inventory"}
        if not (adds and exact):
            self._write("pay", cents=won, dest="player", **common)
            return
        self._write("pay", cents=part, dest="wager-area", **common)
        if won > part:
            self._write("pay", cents=won - part, dest="player", **common)
        main = hand.wagers[0]
        main.cents += part
        self._added.add(hand.seat)
        self._write("wager-changed", wager=main.id, cents=main.cents, by="dealer")

    def _collect(self, wager: Wager, seat: int) -> None:
        super()._collect(wager, seat)
        self._pay_waiting(wager)

    def _pay_waiting(self, wager: Wager) -> None:
        """A pair that waited is paid when the Blackjack Wager is collected (633a.7(g)(1)(ii) and (6)(ii))."""
        hand = self._waits.pop(wager.id, None)
        if hand is not None:
            for what in ("twenty-point-bonus", "kings-bounty"):
                if self._open(hand, what):
                    self._settle_side(hand, what)

    def _turn(self, hand: Hand) -> None:
        if self._plan is None or hand.blackjack or hand.even_money or hand.surrendered:
            super()._turn(hand)
            return
        for _ in self._plan[hand.id]:
            if total(hand.cards) < 21:
                self._choose(hand, "hit")
                self._deal(hand.id, hand.seat, hand.cards)
        if total(hand.cards) < 21:
            self._choose(hand, "stand")

    def _may_surrender(self, hand: Hand) -> bool:
        return total(hand.cards) != 20

    def _may_double_for_less(self, hand: Hand) -> bool:
        return hand.seat not in self._added

    def _live(self) -> bool:
        return super()._live() or any(self._open(hand, "hit-and-run-progressive") for hand in self.hands)
