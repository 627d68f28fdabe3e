"""A round of Free Bet Blackjack: lammers in the place of wagers, and the dealer's 22 (Chapters 590 and 672a)."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from validator.proof.simulate.blackjack.hands import (
    BEST,
    TEN,
    BlackjackWager,
    PlayerHand,
    soft,
    ten_or_ace,
    total,
    value,
)
from validator.proof.simulate.blackjack.rare_hands import RareHand
from validator.proof.simulate.blackjack.side_round import SideRound
from validator.proof.simulate.blackjack.sides import PUSH, of_22

_LAMMER: Final = "free-bet"
_hand: Final = RareHand.of
_RARE: Final = (
    *(_hand(PUSH, "KD 9C", dealer) for dealer in ("6H TH 6H", "6H TD 6H", "6C TS 6S", "6H TC 6H", "2S 4S 6S TS")),
    *(_hand(PUSH, cards, "6S TC 6D") for cards in ("AD KH", "KD 6C + 9H", "9D 7C")),
    *(_hand(PUSH, "6C 5D + KS", dealer, "double") for dealer in ("6H TH 6H", "6H TH 5H")),
    *(_hand(PUSH, "8C 8D + TC 9S", dealer, "split") for dealer in ("6S TC 6D", "6S TC 2D")),
    *(_hand(PUSH, "AD KH", dealer) for dealer in ("AC KS", "AC 7S", "KC AS")),
)


class _Text(NamedTuple):
    """In what the texts of the two chapters differ."""

    surrender: bool
    """Whether a hand may be surrendered (§ 590.9)."""
    collects: bool
    """Whether a first hand of a pair split with a wager is collected at once where it exceeds 21 (§ 672a.10(c))."""


_TEXTS: Final = {"590": _Text(surrender=True, collects=False), "672a": _Text(surrender=False, collects=True)}


class FreeBetRound(SideRound):
    """Plays a round of Free Bet Blackjack."""

    rare_hands = _RARE
    verbal = False  # whether verbal wagers may be taken is open (§§ 590.6(a), 672a.6(a))

    def __init__(self, *round_: Any, **choices: Any) -> None:
        super().__init__(*round_, **choices)
        self._text = _TEXTS[self.game.chosen.law.chapter]
        self._early = self.chance.random() < 0.5
        """Whether players surrender against an ace or ten before the reader is used: both are read into § 590.9."""

    def may_place(self, hand: PlayerHand, what: str) -> bool:
        """Whether a player may place Push 22 on a second box is open (§§ 590.6(e), 672a.6(e))."""
        return not any(one.player == hand.player and one is not hand for one in self.hands)

    # --- decisions ---

    def late_surrender(self) -> bool:
        """Once the reader has been used, unless it was to be before (§§ 590.9, 672a.7(h)(2))."""
        return self.has_surrender and not (self._early and ten_or_ace(self.dealer[0]))

    def surrender(self, hand: PlayerHand) -> None:
        """Once the reader has been used the hand is settled at once (§ 590.9(a))."""
        super().surrender(hand)
        if hand.open:
            self.settle_surrender(hand, self.blackjack)

    def early_surrender(self) -> bool:
        """Before the reader is used (§ 590.9(a)(2))."""
        return self.has_surrender and self._early

    @property
    def has_surrender(self) -> bool:
        """Whether the chapter has surrender, and the filing offers it."""
        return self._text.surrender and self.game.surrender

    def surrender_early(self, hand: PlayerHand) -> None:
        """The wager is put on the cards (§ 590.9(a)(2))."""
        super().surrender_early(hand)
        self.write("wager-moved", wager=hand.main.id, source="wager-area", dest="on-cards", by="dealer")

    def blackjack_at_once(self) -> bool:
        """A Blackjack is paid in turn (§§ 590.7(h)(1), 672a.7(h)(1))."""
        return True

    def muck(self, hand: PlayerHand, by: str = "dealer") -> None:
        """Cards of a Blackjack that is paid are tucked under a Push 22 Wager (§§ 590.7(h)(1), 672a.8(e))."""
        if self.is_open(hand, PUSH) and hand.blackjack and not hand.surrendered:
            self.write("tuck", hand=hand.id, seat=hand.seat, wager=hand.sides[PUSH].id, by="dealer")
        else:
            super().muck(hand, by)

    def is_free_split(self, hand: PlayerHand) -> bool:
        """Whether a pair is split without a wager: all but cards of value 10 (§§ 590.11(b), 672a.10(b))."""
        return value(hand.cards[0]) != TEN

    def split_word(self, hand: PlayerHand) -> str:
        """Free, or with a wager."""
        return "free-split" if self.is_free_split(hand) else "split"

    def split_wager(self, hand: PlayerHand, new: PlayerHand) -> BlackjackWager:
        """A lammer is the wager of the second hand of a pair split free (§§ 590.11(b)(2), 672a.10(b)(2))."""
        if not self.is_free_split(hand):
            return super().split_wager(hand, new)
        return self.lammer(new, hand.box[0].main)

    def lammer(self, hand: PlayerHand, original: BlackjackWager) -> BlackjackWager:
        """The dealer places a lammer, which stands for the original wager."""
        return self.wager(hand, _LAMMER, original.cents, original.id, "lammer")

    def split_hand_complete(self, hand: PlayerHand) -> None:
        """A first hand over 21 is tucked, or is collected where there is no lammer (§ 672a.10(c))."""
        if hand is not hand.box[0] or not hand.bust:
            return
        lammers = any(wager.what == _LAMMER for one in hand.box for wager in one.wagers)
        if self._text.collects and not lammers:
            for wager in hand.wagers:
                self.collect(wager)
            self.muck(hand)
        else:
            self.write("tuck", hand=hand.id, seat=hand.seat, wager=hand.main.id, by="dealer")

    def double(self, hand: PlayerHand) -> None:
        """A hard 9, 10 or 11 is doubled with a lammer (§§ 590.10(a)(1), 672a.9(a)(1))."""
        free = {int(item.id) for item in self.facts.listing("free_double_down_on")}
        if soft(hand.cards) or hand.total not in free:
            super().double(hand)
            return
        self.choose(hand, "free-double")
        hand.wagers.append(self.lammer(hand, hand.box[0].main))
        self.double_card(hand)

    def give_back(self, wager: BlackjackWager, dest: str = "player") -> None:
        """Of a lammer there is no stake to give back."""
        if wager.what == _LAMMER:
            self.take_lammer(wager)
        else:
            super().give_back(wager, dest)

    def take_lammer(self, wager: BlackjackWager) -> None:
        """The dealer takes a lammer: no money goes with it."""
        self.write("collect", wager=wager.id, seat=wager.seat, cents=0, dest="table-inventory", by="dealer")
        wager.open = False

    # --- the dealer's turn ---

    def live(self) -> bool:
        """Push 22 Wagers depend on the dealer's cards too (§§ 590.6(e), 672a.7(m))."""
        return super().live() or any(self.is_open(hand, PUSH) for hand in self.hands)

    # --- settlement ---

    @property
    def pushes(self) -> bool:
        """Whether the dealer's hand is the one that pushes."""
        return total(self.dealer) == self.facts.number("dealer_push_points")

    def due(self, hand: PlayerHand, wager: BlackjackWager) -> int | None:
        """Lammers are collected unless they win; 22 returns the wagers (§§ 590.7(n) to (q), 672a.7(n) to (q))."""
        cents = 0 if self.pushes and hand.total <= BEST and not hand.blackjack else super().due(hand, wager)
        return None if wager.what == _LAMMER and not cents else cents

    def settle_remaining(self) -> None:
        """Push 22 Wagers are collected where the dealer has no 22 (§§ 590.7(n)(2), 672a.7(n)(2))."""
        if not self.pushes:
            for hand in self.from_the_right():
                if self.is_open(hand, PUSH):
                    self.settle_side(hand, PUSH, ())

    def settle(self) -> None:
        """On a 22 Push 22 Wagers are paid after the others are returned (§§ 590.7(n)(1), 672a.7(n)(1))."""
        super().settle()
        for hand in self.from_the_right():
            self.pay_push(hand)

    def settle_player(self, hand: PlayerHand) -> None:
        """Each player's Push 22 Wager with his others."""
        super().settle_player(hand)
        self.pay_push(hand)

    def pay_push(self, hand: PlayerHand) -> None:
        """Pay a Push 22 Wager."""
        if self.is_open(hand, PUSH):
            self.settle_side(hand, PUSH, (of_22(self.dealer),))

    def settle_each(self, dues: Iterable[tuple[PlayerHand, BlackjackWager, int | None]]) -> None:
        """Collect, return or pay each; a lammer is paid without a stake, or taken."""
        for hand, wager, cents in dues:
            if wager.what != _LAMMER:
                super().settle_each([(hand, wager, cents)])
                continue
            if not cents:
                self.take_lammer(wager)
                continue
            self.write(
                "pay", wager=wager.id, seat=wager.seat, cents=cents, source="table-inventory", dest="player",
                by="dealer",
            )  # fmt: skip
            wager.open = False
