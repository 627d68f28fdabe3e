"""A round of the games like Blackjack: their optional wagers, and hands that are rare where they are asked for."""

from collections.abc import Sequence
from typing import Any, ClassVar

from validator.proof.simulate.arranged import Arrangement
from validator.proof.simulate.blackjack.game import won
from validator.proof.simulate.blackjack.hands import PlayerHand, ten_or_ace, value
from validator.proof.simulate.blackjack.irregular_round import IrregularRound
from validator.proof.simulate.blackjack.rare_hands import RareHand
from validator.proof.simulate.blackjack.sides import MATCH, OptionalWager, matches


class RoundVoided(Exception):
    """All hands are dead; the message is why."""


class SideRound(IrregularRound):
    """Plays a round with Match-the-Dealer or Push 22; ``rare`` is a hand put on top of the shoe.

    ``voided`` is why all hands were called dead, "" where they were not.
    """

    rare_hands: ClassVar[Sequence[RareHand]] = ()
    errors: ClassVar[Sequence[str]] = ("reader",)
    voided = ""

    def __init__(self, *round_: Any, sides: dict[str, OptionalWager]) -> None:
        super().__init__(*round_)
        self.sides = sides
        self.rare: RareHand | None = None
        self._draws: dict[int, int] = {}
        """How many cards each box draws, where a rare hand was put on top of the shoe."""
        self._act: dict[int, str] = {}
        """What a box decides first there, where it does not simply draw."""
        offered = [hand for hand in self.rare_hands if hand.what in (self.main, *sides)]
        if offered and self.chance.happens(0.01, "awards"):
            self.rare = self.chance.choice(offered)
            self.error = ""

    def play(self) -> None:
        """Play it; where all hands are dead, the wagers that are open are returned and the cards removed."""
        try:
            super().play()
        except RoundVoided as why:
            self.voided = str(why)
            self.call_all_dead()
            self.clear()
            self.write("round-end")

    def call_all_dead(self) -> None:
        """All hands are dead, and the wagers on them are returned."""
        self.write("void-round", what=self.voided, by="dealer")
        for hand in self.hands:
            for wager in (*hand.wagers, *hand.sides.values()):
                if wager.open:
                    self.give_back(wager)

    def arrange(self, arranged: Arrangement) -> None:
        """Without a rare hand."""
        super().arrange(arranged)
        self.rare = None

    # --- wagers ---

    def place_beside(self, hand: PlayerHand) -> None:
        """Optional wagers beside the main wager of a box."""
        for what, side in self.sides.items():
            if self.places(hand, what) and self.may_place(hand, what):
                cents = self.stake_beside(hand, what, min(hand.main.cents, side.most or 2_500))
                hand.sides[what] = self.lay(hand, what, cents, hand.main.id)

    def places(self, hand: PlayerHand, what: str) -> bool:
        """A rare hand has the wager that it wins."""
        return super().places(hand, what) or (self.rare is not None and self.rare.what == what)

    def may_place(self, hand: PlayerHand, what: str) -> bool:
        """Whether this box may have this wager, and nothing doubtful hangs on it."""
        return True

    def is_open(self, hand: PlayerHand, what: str) -> bool:
        """Whether this optional wager of a box has yet to be settled."""
        return hand is hand.box[0] and what in hand.sides and hand.sides[what].open

    # --- cards ---

    def deal_first(self, face: str = "up") -> None:
        """The first two cards of all, a rare hand among them where that was decided."""
        rare = self.rare
        if rare is not None and len(rare.boxes) <= len(self.hands) and self.shoe.arrange(rare.order(self.hands)):
            self._draws = rare.draws(self.hands)
            last = self.hands[-1].id
            if rare.act:
                self._act[last] = rare.act
            if rare.act == "split":
                self._draws[last] -= 2  # each of the two hands has a second card
        super().deal_first(face)

    def settle_first(self) -> None:
        """Match-the-Dealer, before the card reader is used (§§ 551.7(d), 685a.7(f))."""
        for hand in self.from_the_right():
            if self.is_open(hand, MATCH):
                rows = matches(hand.first, self.dealer[0])
                self.settle_side(hand, MATCH, rows)

    def settle_side(self, hand: PlayerHand, what: str, rows: Sequence[str]) -> None:
        """Pay the rows that an optional wager wins and give its stake back, or take it."""
        wager, pays = hand.sides[what], self.sides[what].pays
        if rows:
            self.pay(wager, sum(won(pays[row], wager.cents) for row in rows))
        else:
            self.collect(wager)

    def reader(self) -> None:
        """Used on a low card, the reader changes nothing once a floorperson is notified (e.g. § 590.13(i))."""
        if not ten_or_ace(self.dealer[0]) and self.goes_wrong("reader"):
            seq = self.write("peek", what="no-blackjack", by="dealer")
            self.write("notify", ref=seq, by="floorperson:F1")
        super().reader()

    # --- decisions ---

    def decide(self, hand: PlayerHand) -> None:
        """A rare hand may have to be doubled or split."""
        match self._act.pop(hand.id, ""):
            case "double":
                self.double(hand)
            case "split":
                self.split(hand)
            case _:
                super().decide(hand)

    def may_surrender(self, hand: PlayerHand) -> bool:
        """Nor is a hand surrendered beside a rare one."""
        return super().may_surrender(hand) and not self._draws

    def may_split(self, hand: PlayerHand) -> bool:
        """Whether a pair may be split, the last formed, into as many hands as a player may have on all his boxes."""
        first, second = hand.cards
        may = self.game.split and value(first) == value(second) and self.is_clearly_next(hand) and not self._draws
        hands = sum(one.player == hand.player for one in self.hands)
        return may and hands < self.facts.number("split_hands_maximum")

    def may_double(self, hand: PlayerHand) -> bool:
        """Nor is a hand doubled beside a rare one."""
        return super().may_double(hand) and not self._draws

    def wishes_card(self, hand: PlayerHand) -> bool:
        """A rare hand is drawn to as it has to be."""
        if hand.id in self._draws:
            return len(hand.cards) - 2 < self._draws[hand.id]
        return super().wishes_card(hand)
