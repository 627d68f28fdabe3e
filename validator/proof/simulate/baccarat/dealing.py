"""Two hands dealt (§§ 541.9 to 541.11): the initial four cards, third cards, cards drawn in error and their cure."""

from validator.proof.simulate.baccarat.hands import BANKER, PLAYER
from validator.proof.simulate.baccarat.turning import Turning

ENOUGH = 14
"""With fewer cards in the shoe none is drawn in error: what is then due could not be done."""


class Dealing(Turning):
    """``held`` is a card drawn in error and not disclosed, with its event: the first card of the next round."""

    held: tuple[int, str] | None = None

    @property
    def dealt_as(self) -> str:
        """How the initial cards are dealt, as filed: face-up, face-down or to-players."""
        return self.chosen.word("dealing.initial_cards", "face-up")

    def deal_initial(self) -> None:
        """The first and third card to the Player's Hand, the second and fourth to the Banker's Hand (§ 541.9(c))."""
        self.begin_hands()
        face = "up" if self.dealt_as == "face-up" else "down"
        beneath = self.dealt_as == "face-down" and not self.ways.curated
        for hand in (PLAYER, BANKER, PLAYER, BANKER):
            self.deal(hand, face, "under-shoe" if beneath and hand == BANKER else "hand")
        if self.dealt_as == "to-players":
            self.turn_initial()
        elif beneath:
            for hand in (PLAYER, BANKER):
                self.turn_up(hand)
                self.announce_initial(hand)
        else:
            for hand in (PLAYER, BANKER):
                self.turn_up(hand)
            if self.chance.happens(0.02):
                self.book.write("handle-cards", hand=BANKER, what="one-hand", by=self.dealer_id)
            for hand in (PLAYER, BANKER):
                self.announce_initial(hand)

    def deal_third(self) -> None:
        """Third cards, first to the Player's Hand and then to the Banker's (§§ 541.10, 541.11)."""
        player, banker = self.hands[PLAYER], self.hands[BANKER]
        wrong: tuple[int, str] | None = None
        if self.third_cards.player_draws(player, banker):
            self._instruct(PLAYER, "draw")
            self._third(PLAYER)
        else:
            self._instruct(PLAYER, "stay")
            wrong = self._err(hand=PLAYER)
        if self.third_cards.banker_draws(player, banker):
            self._instruct(BANKER, "draw")
            self.held, wrong = wrong, None
            self._third(BANKER)
        else:
            self._instruct(BANKER, "stay")
        self.held = wrong or self._err()

    def deal(self, hand: int, face: str, dest: str = "hand") -> None:
        """A card to a hand: the one that waits after an error, else the next of the shoe."""
        by = self.dealing_by
        if self.held:
            drawn, card = self.held
            self.held = None
            shown = card if face == "up" else "?"
            seq = self.book.write(
                "deal", hand=hand, card=shown, face=face, source="layout", dest=dest, back=self.back, by=by, ref=drawn
            )
        else:
            self.remove_face_up()
            seq, card = self.draw("deal", face, hand=hand, dest=dest, by=by)
            if face == "up" and self.dealt_as == "face-up":
                self.book.write("card-hand", what="left-hand", ref=seq, by=self.dealer_id)
        self.hands[hand].append(card)
        if face == "down":
            self.down[hand].append((seq, card))

    def _third(self, hand: int) -> None:
        """A third card lies face up, or face down where a player is to turn it."""
        if self.dealt_as == "to-players":
            self.deal(hand, "down")
            self.turn_third(hand)
        else:
            self.deal(hand, "up")

    def _instruct(self, hand: int, what: str) -> None:
        """The curator is told whether to deal a third card (§ 545.10(b))."""
        if self.ways.curated:
            self.book.write("call", what=what, hand=hand, by=self.dealer_id)

    def _err(self, hand: int | None = None) -> tuple[int, str] | None:
        """A card is drawn, or dealt to a hand, in error; the card where it is not disclosed (§ 541.14(a) to (c)).

        Not at the end of the shoe: what becomes of a card that no further round can use is open.
        """
        ends = self.covered or self.last_hand or len(self.cards) - self.cover < ENOUGH
        if ends or self.continuous or not self.chance.happens(0.006, "irregularities"):
            return None
        if self.chance.happens(0.5):
            return self.draw(
                "card-misdealt", "down", what="drawn-in-error", hand=hand, dest="layout", by=self.dealing_by
            )
        self.draw("card-misdealt", "up", what="drawn-in-error", hand=hand, dest=self.ways.discards, by=self.dealing_by)
        self.draw("burn", "down", dest=self.ways.discards, what="beside-error", by=self.dealer_id)
        return None
