"""A round of Spanish 21: its payouts, rescue, and cards that end a round (Chapter 551)."""

from typing import Final

from validator.proof.simulate.blackjack.game import won
from validator.proof.simulate.blackjack.hands import BEST, BlackjackWager, PlayerHand, rank, suit
from validator.proof.simulate.blackjack.rare_hands import RareHand
from validator.proof.simulate.blackjack.side_round import RoundVoided, SideRound
from validator.proof.simulate.blackjack.sides import MATCH
from validator.proof.simulate.blackjack.spanish_shoe import SpanishShoe

_MAIN: Final = "spanish-21"
_hand: Final = RareHand.of
_RARE: Final = (
    *(_hand(_MAIN, cards, "9C 8S") for cards in ("6H 7D + 8C", "8H 6H + 7H", "7S 8S + 6S", "7H 7D + 7C", "7D 7D + 7D")),
    *(_hand(_MAIN, cards, "6C 7S 8D") for cards in ("7S 7S + 7S", "9H 3D + 9C", "AD KH", "2H 3D + 4C 5S 7H")),
    *(_hand(_MAIN, cards, "9C 8S") for cards in ("2H 3D + 4C 5S 2D 5D", "2H 2D + 2C 3S 3H 3D 6C", "AD KH", "AH QD")),
    *(_hand(_MAIN, cards, "AC KS") for cards in ("AD KH", "KH 9D")),
    *(_hand(_MAIN, f"KD 9H / {suits} + 7{suits[1]}", "7C KS") for suits in ("7H 7H", "7S 7S", "7D 7D")),
    *(_hand(_MAIN, "KD 9H / 7H 7H + 7H", "7C KS", "double") for _ in range(2)),
    *(_hand(_MAIN, "KD 9H / 7H 7H + 7H 7H KC", "7C KS", "split") for _ in range(2)),
    _hand(_MAIN, "6H 7H + 8H", "9C 8S", "double"),
    *(_hand(MATCH, cards, dealer) for cards, dealer in (("9C 9H", "9C 8S"), ("JC JC", "JC 7S"), ("JC QH", "KC 8S"))),
)  # fmt: skip


class SpanishRound(SideRound):
    """Plays a round of Spanish 21."""

    main = _MAIN
    confirmed_by = ("dealer", "floorperson:F1")
    rare_hands = _RARE
    errors = ("reader", "ten", "tens", "face-up-cards")

    # --- cards ---

    def put(self, hand: int, seat: int, face: str = "up", what: str | None = None, ref: int | None = None) -> str:
        """Cards are taken with the left hand (§ 551.8(b)); tens, and cards face up, may be found (§ 551.16)."""
        if self.held is None and self.goes_wrong("ten"):
            self.find_ten()
        if len(self.dealer) < 2 and len(self.shoe.cards) > 2:
            self.find_several(seat, hand)
        card = super().put(hand, seat, face, what, ref)
        self.write("card-hand", what="left-hand", ref=self.book.seq, by="dealer")
        return card

    def goes_wrong(self, what: str, may: bool = True) -> bool:
        """Of the decks in use one ten is found, and one card face up until they are shuffled."""
        shoe = self.shoe
        assert isinstance(shoe, SpanishShoe)
        found = (what in ("ten", "tens") and shoe.tens) or (what in ("face-up", "face-up-cards") and shoe.faced)
        happens = super().goes_wrong(what, may and not found)
        shoe.tens = shoe.tens or (happens and what == "ten")
        shoe.faced = shoe.faced or (happens and what in ("face-up", "face-up-cards"))
        return happens

    def find_ten(self) -> None:
        """A ten is not used (§ 551.16(b))."""
        card = f"T{self.chance.choice('CDHS')}"
        self.write(
            "card-removed", card=card, what="torn", source=self.shoe.place, dest="box", back=self.shoe.back,
            by="floorperson:F1",
        )  # fmt: skip

    def find_several(self, seat: int, hand: int) -> None:
        """More than one card face up, or more than one ten, end the round (§ 551.16(a) and (b))."""
        if self.goes_wrong("tens"):
            for _ in range(2):
                self.find_ten()
            raise RoundVoided("wrong-card-found")
        if self.goes_wrong("face-up-cards"):
            for _ in range(2):
                self.find_face_up(seat, hand)
            raise RoundVoided("face-up-cards")

    # --- decisions ---

    def turn(self, hand: PlayerHand) -> None:
        """Each point total is announced (§ 551.8(f))."""
        self.announce_total(hand)
        super().turn(hand)

    def announce_blackjack(self, hand: PlayerHand) -> None:
        """A Blackjack is settled after the round (§ 551.6(f))."""

    def double_complete(self, hand: PlayerHand) -> None:
        """The new total is announced; the player may take the Double Down Wager back (§§ 551.8(g), 551.11(d))."""
        self.announce_total(hand)
        if not hand.bust and not self._act and self.takes(hand, "rescue", 0.1 if hand.total > 16 else 0.4):
            self.choose(hand, "rescue")
            self.write("wager-withdrawn", wager=hand.wagers[1].id, by="player")
            hand.wagers[1].open = False
            hand.rescued = True

    def muck(self, hand: PlayerHand, by: str = "dealer") -> None:
        """The cards of a surrendered hand lie until all are picked up (§§ 551.8(i), 551.9(a))."""
        if self.over or not hand.surrendered:
            super().muck(hand, by)

    # --- the dealer's turn ---

    def show_hole(self) -> None:
        """The dealer announces it (§ 551.8(h))."""
        self.write("call", what="dealers-card", by="dealer")
        super().show_hole()

    def live(self) -> bool:
        """A Blackjack and a longer 21 win whatever the dealer draws (§ 551.6(b)(3) and (4))."""
        return any(
            hand.open and not (hand.blackjack or hand.bust or hand.rescued or self.is_long_21(hand))
            for hand in self.hands
        )

    # --- settlement ---

    def is_long_21(self, hand: PlayerHand) -> bool:
        """A score of 21 in more than two cards."""
        return len(hand.cards) > 2 and hand.total == BEST

    def due(self, hand: PlayerHand, wager: BlackjackWager) -> int | None:
        """What a main wager wins (§ 551.6(b), (c), (f) and (g))."""
        if hand.rescued:
            return None
        if hand.blackjack:
            return self.blackjack_pays(hand)
        if self.is_long_21(hand) and not self.has_blackjack():
            pays = self.bonus(hand)
            return self.even(wager) if hand.doubled or not pays else won(self.facts.odds(pays), wager.cents)
        return super().due(hand, wager)

    def bonus(self, hand: PlayerHand) -> str:
        """The fact of the odds that a 21 in three or more cards is paid at, "" for ordinary ones (§ 551.6(g))."""
        ranks, suits = "".join(sorted(rank(card) for card in hand.cards)), {suit(card) for card in hand.cards}
        if ranks in ("678", "777"):
            same = "spades" if suits == {"S"} else "same_suit" if len(suits) == 1 else "mixed_suits"
            return f"bonus_{ranks}_{same}_pays"
        long = {5: "five", 6: "six"}.get(len(hand.cards), "seven" if len(hand.cards) > 6 else "")
        return f"bonus_21_{long}_cards_pays" if long else ""

    def settle(self) -> None:
        """The fixed payouts are made besides (§ 551.6(h))."""
        super().settle()
        for hand in self.from_the_right():
            if self.is_super(hand):
                self.pay_all(hand)

    def is_super(self, hand: PlayerHand) -> bool:
        """Three suited sevens against a seven, neither doubled nor split."""
        suited = len({suit(card) for card in hand.cards}) == 1
        sevens = len(hand.cards) == 3 and all(rank(card) == "7" for card in (*hand.cards, self.dealer[0]))
        return sevens and suited and not hand.doubled and not hand.split

    def pay_all(self, winner: PlayerHand) -> None:
        """The winner, by his wager, and every other player are paid a fixed amount."""
        number = self.facts.number
        high = winner.main.cents >= number("additional_payout_high_wager_minimum")
        self.pay_fixed(winner.main, number(f"additional_payout_{'high' if high else 'low'}"))
        others = {hand.player: hand for hand in self.hands if hand.player != winner.player and not hand.dead}
        for hand in others.values():
            self.pay_fixed(hand.main, number("additional_payout_others"))

    def pay_fixed(self, wager: BlackjackWager, cents: int) -> None:
        """Pay a fixed amount for a wager."""
        self.write(
            "pay", wager=wager.id, seat=wager.seat, cents=cents, what="additional-payout", source="table-inventory",
            dest="player", by="dealer",
        )  # fmt: skip

    def clear(self) -> None:
        """The players' cards from the right, then the dealer's (§ 551.8(i))."""
        self.over = True
        for hand in self.from_the_right():
            if hand.cards and not hand.gone:
                self.muck(hand)
        if self.dealer:
            self.write("muck", hand=0, seat=0, dest="rack", by="dealer")
        super().clear()
