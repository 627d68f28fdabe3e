"""A round of Down Under Blackjack: the range of the hole card, and the dealer's 22 (Chapter 685a)."""

from collections.abc import Sequence
from typing import Final

from validator.proof.simulate.blackjack.hands import BEST, BlackjackWager, PlayerHand, rank, ten_or_ace, total, value
from validator.proof.simulate.blackjack.rare_hands import RareHand
from validator.proof.simulate.blackjack.side_round import RoundVoided, SideRound
from validator.proof.simulate.blackjack.sides import MATCH

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
    at_the_deal = ("no-cards", "one-card")
    errors = ("misplaced", "misread", "misread", "overlooked")
    exposed = False
    """Whether the hole card was shown before the players decided."""
    overlooked = -1
    """The row of a wrong light by which the players acted; -1 where there is none."""

    def before_draw(self, hand: int) -> None:
        """No card is next that makes a doubtful 22 of the dealer, or one against a doubtful hand, unless given."""
        if hand == 0:
            given = self.given_to_dealer()[len(self.dealer) :][:1]
            self.shoe.exchange(lambda card: card in given or not self.is_doubtful([*self.dealer, card]))

    def is_doubtful(self, dealer: Sequence[str]) -> bool:
        """Whether readings differ on these cards of the dealer, or on a hand against them (§ 685a.7(n)(1))."""
        if ace_makes_22(dealer):
            return True
        pushes = total(dealer) == self.facts.number("dealer_push_points")
        return pushes and any(hand.open and not hand.bust and self.is_half_large(hand) for hand in self.hands)

    def is_half_large(self, hand: PlayerHand) -> bool:
        """Whether a hand has two Large cards that are not its only ones, or not its original ones."""
        large = all(ten_or_ace(card) for card in hand.cards[:2])
        return large and hand.total != BEST and (hand.split or len(hand.cards) > 2)

    # --- the card reader ---

    def reader(self) -> None:
        """The range of the hole card is read and the hand put in its area in every round (§ 685a.7(g) and (h))."""
        self.before_reader()
        if self.is_overlooked():
            self.overlook()
            return
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

    def is_overlooked(self) -> bool:
        """Whether the players act by a wrong light, and none has a Blackjack against that of the dealer."""
        if rank(self.dealer[0]) == "A" or (self.has_blackjack() and any(hand.blackjack for hand in self.hands)):
            return False
        given = self.has_blackjack() and any({"double", "split"} & {*(self.acts(hand) or ())} for hand in self.hands)
        return self.goes_wrong("overlooked") or given

    def overlook(self) -> None:
        """The light is not that of the hole card, nor one that exposes it; that is seen at its turn (§ 685a.12(h))."""
        first, hole = self.dealer
        wrong = [shown for ranks, shown in _RANGES.items() if rank(hole) not in ranks]
        area, light = self.chance.choice([one for one in wrong if one[0] != "large" or not ten_or_ace(first)])
        self.overlooked = self.write("peek", what=light, by="dealer")
        self.write("area-placed", what=area, by="dealer")
        self.after_reader()

    def misread(self) -> None:
        """The light of a Large card is seen to be wrong when the card is shown: all hands are dead (§ 685a.12(h))."""
        self.write("peek", what="yellow", by="dealer")
        self.write("area-placed", what="large", by="dealer")
        super().show_hole()
        raise RoundVoided("reader-misread")

    def call_all_dead(self) -> None:
        """All at once, or hand by hand where none was played."""
        if self.overlooked >= 0 or self.chance.random() < 0.5:
            super().call_all_dead()
            return
        for hand in self.hands:
            if not hand.dead:
                self.call_dead(hand, self.voided)

    def show_hole(self) -> None:
        """The dealer turns the hole card, unless he has (§ 685a.7(l))."""
        if not self.exposed:
            super().show_hole()
        if self.overlooked >= 0:
            self.write("notify", ref=self.overlooked, by="floorperson:F1")
            if self.chance.random() < 0.5:
                raise RoundVoided("reader-misread")

    def offers_even_money(self, hand: PlayerHand) -> bool:
        """Only where it is given: whether it may be offered without a rule for it is doubtful (§ 685a.7(g))."""
        return "even-money" in (self.acts(hand) or ())

    def even_money_pays(self, hand: PlayerHand) -> int:
        """As its name says."""
        return self.even(hand.main)

    # --- decisions ---

    def late_surrender(self) -> bool:
        """There is none (§ 685a.7(i)(2))."""
        return False

    def blackjack_at_once(self) -> bool:
        """A Blackjack is paid in turn (§ 685a.7(i)(1))."""
        return True

    def may_draw(self, hand: PlayerHand) -> bool:
        """Split aces have one card each (§ 685a.10(e))."""
        aces = hand.split and rank(hand.cards[0]) == "A"
        return super().may_draw(hand) and not (aces and len(hand.cards) > 1)

    def may_refuse(self, hand: PlayerHand) -> bool:
        """Nor is a card refused that may come to the dealer and make a doubtful 22."""
        dealer = [*self.dealer, self.shoe.cards[-1]]
        return super().may_refuse(hand) and not ace_makes_22(dealer) and total(dealer) != BEST + 1

    # --- the dealer's turn and the settlement ---

    def live(self) -> bool:
        """The dealer draws whatever is open (§ 685a.7(m))."""
        return True

    def dealer_draws(self) -> bool:
        """On aces that may make 22 he stands where no further card is given him."""
        stands = ace_makes_22(self.dealer) and len(self.given_to_dealer()) == len(self.dealer)
        return super().dealer_draws() and not stands

    def due(self, hand: PlayerHand, wager: BlackjackWager) -> int | None:
        """Against 22, two Large cards and 21 win, all else is returned (§ 685a.7(n)).

        Against a Blackjack that was overlooked only the initial wager is lost (§§ 685a.9(b), 685a.10(d)).
        """
        if self.overlooked >= 0 and self.has_blackjack() and wager is not hand.box[0].main:
            return 0
        pushes = total(self.dealer) == self.facts.number("dealer_push_points") or ace_makes_22(self.dealer)
        if not pushes or hand.bust:
            return super().due(hand, wager)
        large = len(hand.cards) == 2 and not hand.split and all(ten_or_ace(card) for card in hand.cards)
        return self.even(wager) if large or hand.total == BEST else 0
