"""A round of Down Under Blackjack: the range of the hole card, and the dealer's 22 (Chapter 685a)."""

from collections.abc import Sequence
from typing import Final

from validator.simulate.blackjack.hands import BEST, Hand, Wager, rank, ten_or_ace, total, value
from validator.simulate.blackjack.rare_hands import RareHand
from validator.simulate.blackjack.side_round import SideRound, Voided
from validator.simulate.blackjack.sides import MATCH

_RANGES: Final = {"2345": ("small", "blue"), "6789": ("medium", "red"), "ATJQK": ("large", "yellow")}
"""The ranks of each range, with the light that the reader shows (§ 685a.3(e))."""

_hand: Final = RareHand.of
_RARE: Final = (
    *(_hand("bet", cards, "6C TS 6D") for cards in ("KD QC", "AS AD", "AS KD", "9C 7D + 5S", "KD 6C + 9H", "9D 8C")),
    *(_hand("bet", "KD QC", dealer) for dealer in ("KC AS", "AC KS", "KC JS", "6C TS 7D")),
    *(_hand(MATCH, cards, "9C 8S") for cards in ("9C 9C", "9C 9H", "9D 9S", "9C 2H")),
    *(_hand(MATCH, cards, "KC 7S") for cards in ("KC KC", "QC JC")),
)


def ace_makes_22(cards: Sequence[str]) -> bool:
    """Whether an ace at 11 would bring the dealer to 22, where readings differ (§ 685a.3(d)(3))."""
    hard, aces = sum(value(card) for card in cards), sum(rank(card) == "A" for card in cards)
    return (aces > 0 and hard == 12) or (aces == hard == 2)


class DownUnderRound(SideRound):
    """Plays a round of Down Under Blackjack."""

    main = "bet"
    rare_hands = _RARE
    errors = ("misplaced", "misread", "misread")
    exposed = False
    """Whether the hole card was shown before the players decided."""

    def before_draw(self, hand: int) -> None:
        """No card is next that makes a doubtful 22 of the dealer, or one against a doubtful hand."""
        if hand == 0:
            self.shoe.exchange(lambda card: not self.is_doubtful([*self.dealer, card]))

    def is_doubtful(self, dealer: Sequence[str]) -> bool:
        """Whether readings differ on these cards of the dealer, or on a hand against them (§ 685a.7(n)(1))."""
        if ace_makes_22(dealer):
            return True
        pushes = total(dealer) == self.facts.number("dealer_push_points")
        return pushes and any(hand.open and not hand.bust and self.is_half_large(hand) for hand in self.hands)

    def is_half_large(self, hand: Hand) -> bool:
        """Whether a hand has two Large cards that are not its only ones, or not its original ones."""
        large = all(ten_or_ace(card) for card in hand.cards[:2])
        return large and hand.total != BEST and (hand.split or len(hand.cards) > 2)

    # --- the card reader ---

    def reader(self) -> None:
        """The range of the hole card is read and the hand put in its area in every round (§ 685a.7(g) and (h))."""
        self.before_reader()
        hole = self.dealer[1]
        area, light = next(shown for ranks, shown in _RANGES.items() if rank(hole) in ranks)
        large = ten_or_ace(self.dealer[0])
        if large and rank(self.dealer[0]) != "A" and area != "large" and self.goes_wrong("misread"):
            self.misread()
        self.write("peek", what=light, by="dealer")
        if self.goes_wrong("misplaced"):
            others = [other for other, _ in _RANGES.values() if other != area]
            self.write("area-placed", what=self.chance.choice(others), by="dealer")
        self.write("area-placed", what=area, by="dealer")
        self.blackjack = self.has_blackjack()
        if large and area == "large":
            super().show_hole()
            self.exposed = True
        self.after_reader()

    def misread(self) -> None:
        """The light of a Large card is seen to be wrong when the card is shown: all hands are dead (§ 685a.12(h))."""
        self.write("peek", what="yellow", by="dealer")
        self.write("area-placed", what="large", by="dealer")
        super().show_hole()
        raise Voided("reader-misread")

    def call_all_dead(self) -> None:
        """All at once, or hand by hand."""
        if self.chance.random() < 0.5:
            super().call_all_dead()
            return
        for hand in self.hands:
            if not hand.dead:
                self.call_dead(hand, self.voided)

    def show_hole(self) -> None:
        """The dealer turns the hole card, unless he has (§ 685a.7(l))."""
        if not self.exposed:
            super().show_hole()

    # --- decisions ---

    def late_surrender(self) -> bool:
        """There is none (§ 685a.7(i)(2))."""
        return False

    def blackjack_at_once(self) -> bool:
        """A Blackjack is paid in turn (§ 685a.7(i)(1))."""
        return True

    def may_draw(self, hand: Hand) -> bool:
        """Split aces have one card each (§ 685a.10(e))."""
        aces = hand.split and rank(hand.cards[0]) == "A"
        return super().may_draw(hand) and not (aces and len(hand.cards) > 1)

    def may_refuse(self, hand: Hand) -> bool:
        """Nor is a card refused that may come to the dealer and make a doubtful 22."""
        dealer = [*self.dealer, self.shoe.cards[-1]]
        return super().may_refuse(hand) and not ace_makes_22(dealer) and total(dealer) != BEST + 1

    # --- the dealer's turn and the settlement ---

    def live(self) -> bool:
        """The dealer draws whatever is open (§ 685a.7(m))."""
        return True

    def due(self, hand: Hand, wager: Wager) -> int | None:
        """Against 22, two Large cards and 21 win, all else is returned (§ 685a.7(n))."""
        if total(self.dealer) != self.facts.number("dealer_push_points") or hand.bust:
            return super().due(hand, wager)
        large = len(hand.cards) == 2 and not hand.split and all(ten_or_ace(card) for card in hand.cards)
        return self.even(wager) if large or hand.total == BEST else 0
