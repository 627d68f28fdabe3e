"""A table of Minibaccarat, Midibaccarat or Baccarat through the day."""

from validator.proof.simulate.arranged import Arrangement
from validator.proof.simulate.baccarat.curating import NOBODY
from validator.proof.simulate.baccarat.dealing import Dealing
from validator.proof.simulate.baccarat.hands import BANKER, PLAYER, point_count
from validator.proof.simulate.baccarat.shoe import ShoeEmpty
from validator.proof.simulate.baccarat.wished import BROKEN_OFF
from validator.proof.simulate.book import MINUTE
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices

NOTHING = Arrangement((), (), 0)
"""A round of which nothing is given."""


class Baccarat(Dealing):
    """Opened, dealt at and closed; ``void`` tells that the last round was void for want of cards."""

    void = False
    _next = NOTHING
    """What is given of the next round."""

    def opens(self) -> None:
        """All up to the first round: the first player comes once the cards are spread (§ 541.4)."""
        self.book.write("positions", what="counterclockwise", n=self.positions, seat=1)
        self.staff()
        self.post_limits()
        self.receive()
        self._someone_comes()
        self.prepare()
        self._more_come()
        self.first_shoe("opening")
        self.offer_new_shoe()

    def closes(self) -> None:
        """What is owed is collected, and the cards leave the table."""
        self.collect_all_owed()
        self.empty_shoe("removed")
        self.held, self.curator, self.void = None, NOBODY, False
        self.dismiss()

    def between(self) -> None:
        """Dealers, players and limits change; an empty table is idle; a shoe that was played is replaced."""
        self.relieve_those_due()
        if self.chance.happens(0.01, "limits"):
            self.post_limits()
        if self.dealt_out or self.void:
            self._another_shoe()
        elif self._is_broken_off():
            self._break_off()
        if self._may_idle() and self.chance.happens(0.006 if self.batched else 0.002, "players"):
            for seat in sorted(self.seated):
                self.leaves(seat)
        elif len(self.seated) > 1 and self.chance.happens(0.015, "players"):
            self.leaves(self.chance.choice(sorted(self.seated)))
        if not self.seated:
            self._idle()
        if self.free and self.chance.happens(0.06, "players"):
            self._someone_comes()
        self._next = self.given() or NOTHING
        self.seat_further(self._next.wagers)

    def round(self) -> None:
        """From round-start to round-end (§§ 541.8 to 541.12)."""
        self.begun = True
        self.book.write("round-start")
        self.take_wagers(self._next.wagers)
        if self.held is None:
            self.comes_next(self._next.cards)
        if self.ways.curated:
            self.book.write("call", what="cards", by=self.dealer_id)
        result = ""
        try:
            self.deal_initial()
            self.deal_third()
        except ShoeEmpty:
            self._void()
        else:
            result = self._announced()
            self.settle(result)
        self.book.write("cleared", dest=self.ways.discards, what=self.ways.cleared, by=self.dealer_id)
        self.book.write("round-end")
        self.book.round = None
        if not self.void:
            self.after_round()
            self.after_result(result)
        elif self.ways.curated:
            self.shoe_ends("")

    def _announced(self) -> str:
        """The final Point Counts and the result are announced (§ 541.12(a))."""
        for hand in (PLAYER, BANKER):
            self.announce(hand)
        low, high = point_count(self.hands[PLAYER]), point_count(self.hands[BANKER])
        result = "tie" if low == high else "player" if low > high else "banker"
        if result == "tie":
            self.book.write("call", what="tie-hand", by=self.dealer_id)
        self.book.write("result", what=result, by=self.dealer_id)
        return result

    def _void(self) -> None:
        """Too few cards are left: the round is void and all wagers are returned (§ 541.14(e))."""
        self.void = True
        self.book.write("shoe-empty", source=self.place)
        self.book.write("void-round", what="insufficient-cards", by=self.dealer_id)
        self.return_all()

    def _another_shoe(self) -> None:
        """The shoe was played: what is owed is collected first, then the cards are reshuffled or replaced."""
        why = "insufficient-cards" if self.void else "shoe-dealt"
        self.void = False
        self.collect_all_owed()
        self._refill(why)

    def _is_broken_off(self) -> bool:
        """Whether the cards are changed now, before the cover card was reached, where that is wished for."""
        wished = self.chance.wishes.among("card-change", (BROKEN_OFF,))
        may = bool(wished) and bool(self.seated) and self.begun and not self.covered and self.held is None
        return may and self.chance.happens(0.1)

    def _break_off(self) -> None:
        """An irregularity calls for other cards: they are changed as after a shoe that was dealt out."""
        if self.ways.curated:
            self.shoe_ends("")
        self.collect_all_owed()
        self._refill("irregularity")

    def _refill(self, why: str) -> None:
        """Other cards, or those that were played once more."""
        if self.must_change():
            self.empty_shoe("removed")
            self._new_cards(why)
        else:
            self.empty_shoe("stack")
            self.next_shoe(why)
        self.offer_new_shoe()

    def _new_cards(self, why: str) -> None:
        """The cards are replaced by others, which are opened as the first ones were."""
        self.book.write("card-change", what=why, n=self.decks)
        self.receive()
        self.prepare()
        self.first_shoe("new-cards")

    def _may_idle(self) -> bool:
        """Whether the last player may leave: not where what becomes of the cards would be in doubt."""
        if self.continuous or self.held is not None or self.covered:
            return False
        return self.begun or self.ways.idle_spread

    def _idle(self) -> None:
        """Everybody has left; in Chapter 541 the cards are spread, and reshuffled for the next player (§ 541.5(h))."""
        self.book.write("idle", what="start")
        spreads = self.ways.idle_spread
        face = "up" if self.chosen.word("shuffle.idle_cards_spread") == "face-up" else "down"
        if spreads:
            self.empty_shoe("layout")
            self.book.write("spread", n=self.decks, back=self.back, face=face, by=self.dealer_id)
        self.book.at += self.chance.randrange(5, 25) * MINUTE
        seat = self._someone_comes()
        if spreads and face == "down":
            player = self.seated[seat]
            self.book.write(
                "spread", n=self.decks, back=self.back, face="up", seat=seat, player=player, by=self.dealer_id
            )
        self.book.write("idle", what="end")
        if spreads and self.must_change():
            self._new_cards("idle")
        elif spreads:
            self.next_shoe("idle")

    def _someone_comes(self) -> int:
        """A player comes to a free place, in Chapter 545 as at a new shoe offered it where nobody deals; the place."""
        seat = self.chance.choice(self.free)
        self.arrives(seat)
        return seat

    def _more_come(self) -> None:
        """Further players come before play begins."""
        for _ in range(self.chance.randrange(1, max(2, self.positions // 2))):
            self._someone_comes()


def table_of(name: str, chosen: FiledChoices, chance: Chance, opens: int) -> Baccarat:
    """A table under a filing of one of the three chapters."""
    return Baccarat(name, chosen, chance, opens)
