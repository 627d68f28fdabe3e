"""Cards handed to the players with the highest wagers, who turn them up (§§ 543.9(c)(3), 545.9(d))."""

from validator.proof.simulate.baccarat.curating import Curatorship
from validator.proof.simulate.baccarat.hands import BANKER, PLAYER, TITLES, point_count
from validator.proof.simulate.baccarat.staff import FLOORPERSON

Lying = list[tuple[int, str]]
"""Cards that lie face down, each with the event that dealt it."""


class Turning(Curatorship):
    """The two hands of a round; ``down`` are their cards that lie face down, ``turns`` who turns which."""

    hands: dict[int, list[str]]
    down: dict[int, Lying]
    turns: dict[int, int]

    def begin_hands(self) -> None:
        """No card has been dealt."""
        self.hands = {PLAYER: [], BANKER: []}
        self.down = {PLAYER: [], BANKER: []}
        self.turns = {}

    def announce(self, hand: int, what: str | None = None) -> None:
        """The dealer announces a Point Count."""
        self.book.write("announce", hand=hand, n=point_count(self.hands[hand]), what=what, by=self.dealer_id)

    def announce_initial(self, hand: int) -> None:
        """The dealer announces a Point Count of two cards, calling a Natural what it is."""
        natural = point_count(self.hands[hand]) >= self.third_cards.natural
        self.announce(hand, "natural" if natural else None)

    def turn_up(self, hand: int) -> None:
        """The dealer turns a hand's cards up, or lays those returned to him on the layout."""
        for seq, card in self.down[hand]:
            self.book.write("expose", hand=hand, card=card, ref=seq, by=self.dealer_id)
        self.down[hand].clear()

    def turn_initial(self) -> None:
        """The Banker's Hand goes under the shoe; the Player's Hand, then the Banker's, is turned and announced."""
        self.book.write("move-card", hand=BANKER, dest="under-shoe", face="down", by=self.dealer_id)
        for hand in (PLAYER, BANKER):
            self.turns[hand] = self._highest(hand)
            self._let_turn(hand)
            self.announce_initial(hand)

    def turn_third(self, hand: int) -> None:
        """A third card goes to whoever turned the first two."""
        self._let_turn(hand, relinquishing=False)

    def _highest(self, hand: int) -> int:
        """The seat of the highest wager on a hand, of equal ones the closest counterclockwise; 0 without a wager."""
        on_hand = [one for one in self.wagers if one.type == TITLES[hand]]
        return -max((one.cents, -one.seat) for one in on_hand)[1] if on_hand else 0

    def _let_turn(self, hand: int, relinquishing: bool = True) -> None:
        """The cards that lie face down are handed to the player whose right it is; else the dealer turns them."""
        if relinquishing and self.turns[hand] and self.chance.happens(0.02, "irregularities"):
            self._relinquish(hand)
        seat = self.turns[hand]
        if seat:
            player, cards = self.seated[seat], len(self.down[hand])
            self.book.write("cards-handed", hand=hand, seat=seat, player=player, n=cards, by=self.dealer_id)
            # § 543.9(d), § 545.9(d): not at a table that the filing does not name, where it is for review.
            if self.filed and self.chance.happens(0.2):
                self.book.write(
                    "handle-cards", hand=hand, seat=seat, player=player, what="both-hands", by=f"player:{player}"
                )
            self.book.write(
                "cards-returned", hand=hand, seat=seat, player=player, n=cards, face="up", by=f"player:{player}"
            )
        self.turn_up(hand)

    def _relinquish(self, hand: int) -> None:
        """The right is given up, or taken, and offered to the right and around the table (§§ 543.14(f), 545.15(f))."""
        seat = self.turns[hand]
        why = self.chance.choice(("voluntary", "delays", "violation"))
        by = f"player:{self.seated[seat]}" if why == "voluntary" else self.chance.choice((self.dealer_id, FLOORPERSON))
        self.book.write("turn-relinquished", hand=hand, seat=seat, player=self.seated[seat], what=why, by=by)
        others = sorted(one for one in self.seated if one != seat)
        self.turns[hand] = 0
        for one in [*(other for other in others if other > seat), *(other for other in others if other < seat)]:
            accepts = self.chance.happens(0.5)
            self.book.write(
                "turn-offered",
                hand=hand,
                what="accepted" if accepts else "refused",
                seat=one,
                player=self.seated[one],
                by=self.dealer_id,
            )
            if accepts:
                self.turns[hand] = one
                break
