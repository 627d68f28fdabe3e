"""Irregularities in a round, cured as the text says (§ 633a.14): cards found, drawn in error, missed, too few."""

from collections.abc import Sequence
from typing import Any, ClassVar

from validator.proof.simulate.arranged import Arrangement
from validator.proof.simulate.blackjack.arranged_round import ArrangedRound
from validator.proof.simulate.blackjack.hands import BEST, Box, PlayerHand, total

_AT_THE_DEAL = ("dealer-missed", "no-cards", "one-card")
_AT_A_CARD = ("face-up", "unexposed", "exposed", "missed", "overdrawn")
# The use of the card reader on a low card (j) is for review in itself.


class IrregularRound(ArrangedRound):
    """A round in which at most one thing goes wrong; ``error`` names it until it has happened.

    ``held`` is a card drawn in error that is used as the next one, with the number of the row that drew it.
    """

    at_the_deal: ClassVar[Sequence[str]] = _AT_THE_DEAL
    """What may go wrong in the initial deal and has its cure."""
    errors: ClassVar[Sequence[str]] = ()
    """What else may go wrong in a game."""

    def __init__(self, *round_: Any) -> None:
        super().__init__(*round_)
        self.held: tuple[str, int] | None = None
        self.missed: list[PlayerHand] = []
        if self.chance.happens(0.012, "irregularities"):
            sides = ("wrong-side",) if len(self.shoes) > 1 else ()
            self.error = self.chance.choice([*self.at_the_deal, *_AT_A_CARD, *_AT_A_CARD, *self.errors, *sides])

    def arrange(self, arranged: Arrangement) -> None:
        """What goes wrong may be given too."""
        super().arrange(arranged)
        self.error = arranged.error or self.error

    def goes_wrong(self, what: str, may: bool = True) -> bool:
        """Whether this goes wrong here; it does so once."""
        if self.error != what or not may:
            return False
        self.error = ""
        return True

    # --- the initial deal ---

    def determinant(self) -> None:
        """The round may be drawn from the incorrect side, and is concluded from it (§ 633a.14(h))."""
        super().determinant()
        if self.goes_wrong("wrong-side"):
            self.shoe = self.shoes[1 if self.shoe is self.shoes[0] else 0]
            self.write("card-misdealt", what="wrong-side", source=self.shoe.place, by="dealer")

    def deal_first(self, face: str = "up") -> None:
        """A box, or the dealer, is missed (§ 633a.14(e) and (g))."""
        if self.error not in _AT_THE_DEAL or not self.may_miss():
            super().deal_first(face)
            return
        error, self.error = self.error, ""
        drawn = len(self.hands[0].cards)
        victim = None if error == "dealer-missed" else self.chance.choice(self.hands[1:])
        for hand in self.hands[drawn:]:
            if hand is not victim or error == "one-card":
                self.deal(hand, face)
        if victim is None:
            self.write("card-misdealt", hand=0, seat=0, what="skipped", by="dealer")
        else:
            self.deal_dealer()
        for hand in self.hands:
            if hand is not victim:
                self.deal(hand, face)
            elif error == "one-card":
                self.write("card-misdealt", hand=hand.id, seat=hand.seat, what="skipped", by="dealer")
        if victim is None:
            self.deal_dealer()
        elif error == "one-card":
            self.choose(victim, "late-card")
            self.deal(victim, face)
        self.deal_dealer("down")
        if error == "no-cards" and victim is not None:
            self.call_dead(victim, "no-cards-dealt")

    def may_miss(self) -> bool:
        """Whether a box can be missed here."""
        return len(self.hands) > 1

    def call_dead(self, hand: PlayerHand, why: str) -> None:
        """A hand is dead; the wagers on it are returned (§ 633a.14(g) and (i))."""
        self.write("void-hand", hand=hand.id, seat=hand.seat, what=why, by="dealer")
        hand.dead = True
        for wager in (*hand.wagers, *hand.sides.values()):
            if wager.open:
                self.give_back(wager)
        if hand.cards:
            self.muck(hand)

    # --- a card ---

    def put(self, hand: int, seat: int, face: str = "up", what: str | None = None, ref: int | None = None) -> str:
        """Draw the next card: the one held, if there is one; where there are too few, they are reshuffled."""
        if self.held is not None:
            return self.put_held(hand, seat, face, what)
        if not self.shoe.cards:
            self.reshuffle()
        if self.shoe.place != "deck-in-hand" and len(self.shoe.cards) > 1 and self.goes_wrong("face-up"):
            self.find_face_up(seat, hand)
        return super().put(hand, seat, face, what, ref)

    def put_held(self, hand: int, seat: int, face: str, what: str | None) -> str:
        """Deal the card that was drawn in error (§ 633a.14(b) and (c))."""
        assert self.held is not None
        (card, ref), self.held = self.held, None
        self.write(
            "deal", hand=hand, seat=seat, card=self.known(card, face), face=face, source="layout", back=self.shoe.back,
            what=what, ref=ref, by="dealer",
        )  # fmt: skip
        return card

    def find_face_up(self, seat: int, hand: int) -> None:
        """A card that lies face up in the shoe is not used (§ 633a.14(a))."""
        shoe, double = self.shoe, len(self.shoes) > 1
        card = shoe.draw(seat, hand)
        self.write("card-face-up", card=card, source=shoe.place, dest=shoe.area if double else "rack", by="dealer")
        shoe.segregated += double

    def draw_in_error(self, hand: PlayerHand, what: str, face: str) -> None:
        """A card is drawn before it is asked for, and held."""
        card = self.shoe.draw(hand.seat, hand.id)
        seq = self.write(
            "card-misdealt", what=what, card=self.known(card, face), face=face, source=self.shoe.place, dest="layout",
            by="dealer",
        )  # fmt: skip
        self.held = (card, seq)

    def hit(self, hand: PlayerHand) -> None:
        """A card that was asked for is dealt, missed, or drawn before it was asked for."""
        if self.is_plain(hand) and self.goes_wrong("missed"):
            self.miss(hand)
            return
        if self.is_plain(hand) and self.goes_wrong("unexposed"):
            self.before_card(hand)
            self.draw_in_error(hand, "drawn-in-error", "down")
        super().hit(hand)

    def miss(self, hand: PlayerHand) -> None:
        """The dealer fails to deal a card that was asked for."""
        self.write("card-misdealt", hand=hand.id, seat=hand.seat, what="skipped", by="dealer")
        self.missed.append(hand)

    def double_card(self, hand: PlayerHand) -> None:
        """The card of a Double Down Wager may be missed too."""
        if self.is_plain(hand) and self.goes_wrong("missed"):
            self.miss(hand)
        else:
            super().double_card(hand)

    def decide(self, hand: PlayerHand) -> None:
        """Before the player decides a card may be drawn and exposed, which he takes or refuses (§ 633a.14(c))."""
        if hand.refuses and hand.total < BEST and not hand.dead and hand not in self.missed:
            self.choose(hand, "stand")
            return
        plain = self.is_plain(hand) and self.may_draw(hand)
        waits = any(one.player == hand.player for one in self.missed)
        if plain and not waits and self.may_refuse(hand) and self.goes_wrong("exposed"):
            self.before_card(hand)
            self.draw_in_error(hand, "exposed", "up")
            if self.chance.random() < 0.5:
                self.refuse(hand)
                return
            self.choose(hand, "hit")
            super().hit(hand)
        super().decide(hand)

    def is_plain(self, hand: PlayerHand) -> bool:
        """Whether a card may go wrong here: the hand was not split, and no other card is held."""
        return self.held is None and len(self.shoe.cards) > 1 and not hand.split

    def before_card(self, hand: PlayerHand) -> None:
        """What has to be seen to before the next card for a hand is drawn."""

    def may_refuse(self, hand: PlayerHand) -> bool:
        """Whether the card may go on to others, and nothing doubtful hangs on it."""
        return True

    def refuse(self, hand: PlayerHand) -> None:
        """The player refuses a card that was exposed, and draws no more to any of his hands (§ 633a.14(c))."""
        assert self.held is not None
        self.write("card-refused", card=self.held[0], by="player", **hand.who)
        for one in self.hands:
            one.refuses |= one.player == hand.player
        self.choose(hand, "stand")

    def may_draw(self, hand: PlayerHand) -> bool:
        """A hand whose card was missed waits for it."""
        return super().may_draw(hand) and hand not in self.missed

    def turns(self) -> None:
        """Once all others are done, a player whose card was missed has it, or his hand called dead (§ 633a.14(i))."""
        super().turns()
        for hand in self.missed[:]:
            late = not self.may_die(hand) or self.takes(hand, "late-card", 0.5)
            self.choose(hand, "late-card" if late else "dead-hand")
            self.missed.remove(hand)
            if late and len(hand.wagers) > 1:
                super().double_card(hand)
            elif late:
                super().hit(hand)
                self.decide(hand)
            else:
                self.call_dead(hand, "missed-card")

    def may_die(self, hand: PlayerHand) -> bool:
        """Whether a hand may be called dead, and nothing doubtful hangs on it."""
        return self.acts(hand) is not None or not any(side.open for side in hand.sides.values())

    # --- the dealer ---

    def dealers_turn(self) -> None:
        """A card drawn on 17, or refused by all, goes to the rack (§ 633a.14(c) and (d))."""
        super().dealers_turn()
        if self.held is not None:
            (card, ref), self.held = self.held, None
            self.write("move-card", card=card, source="layout", dest="rack", ref=ref, by="dealer")
        may = self.error == "overdrawn" and bool(self.shoe.cards) and self.may_overdraw()
        if may and total(self.dealer) == self.facts.number("dealer_overdraw_points"):
            self.error = ""
            card = self.shoe.draw(0, 0)
            self.write(
                "card-misdealt", hand=0, seat=0, what="drawn-in-error", card=card, face="up", source=self.shoe.place,
                dest="rack", by="dealer",
            )  # fmt: skip

    def may_overdraw(self) -> bool:
        """Whether nothing doubtful hangs on the number of the dealer's cards."""
        return self.live()

    # --- too few cards ---

    def reshuffle(self) -> None:
        """The cards in the discard rack are shuffled and cut, one is removed, and the round goes on (§ 633a.14(f))."""
        shoe = self.shoe
        self.write("shoe-empty", source=shoe.place, by="dealer")
        shoe.fill(without=self.on_table())
        shoe.segregated = 0
        size = len(shoe.cards)
        shoe.shuffle("insufficient-cards")
        shoe.cut(self.from_the_right_players(), size)
        if shoe.place != "deck-in-hand":
            self.write("load-shoe", n=size, back=shoe.back, source="stack", dest=shoe.place, by="dealer")
        shoe.burn("reshuffled-mid-round")

    def on_table(self) -> list[str]:
        """The cards that lie on the table."""
        cards = [*self.dealer]
        for hand in self.hands:
            cards += hand.cards if not hand.gone else ()
        return cards

    def from_the_right_players(self) -> list[Box]:
        """The players, from the dealer's right."""
        return list(reversed({box.seat: box for box in self.boxes}.values()))
