"""Cards received, inspected, spread, washed, stacked, shuffled and placed in the shoe; its first card (§ 541.5)."""

from validator.proof.simulate.baccarat.cutting import Cutting
from validator.proof.simulate.baccarat.hands import DECK, decks_of, face_value
from validator.proof.simulate.baccarat.staff import FLOORPERSON
from validator.proof.simulate.book import MINUTE

COLOURS = ("red", "blue")


class Filling(Cutting):
    """The cards of one set, or of two batches that alternate; ``stored`` is the back of the one in the shuffler."""

    stored = ""
    received_at = 0
    """When the cards were received."""
    _sets = 0

    @property
    def full(self) -> int:
        """How many cards the decks in use should have."""
        return DECK * self.decks

    @property
    def preshuffled(self) -> bool:
        """Whether the filing has cards come preshuffled."""
        return self.chosen.yes("cards.preshuffled")

    @property
    def batched(self) -> bool:
        """Whether two batches alternate with an automated shuffling device (§ 541.3(b))."""
        return self.ways.device and self.chosen.word("cards.shuffler") == "automated"

    def receive(self) -> None:
        """New cards come to the table: inspected deck by deck, verified, spread face up (§ 541.4(a), (b)).

        Two sets that follow one another may have the same back.
        """
        self.received_at = self.book.at
        backs = COLOURS if self.batched else (COLOURS[self._sets // 2 % 2],)
        self._sets += 1
        self.back = backs[0]
        for back in backs:
            self.book.write("decks", n=self.decks, back=back)
            if self.preshuffled:
                self.book.write("batch", what="preshuffled", back=back, n=self.decks)
        for back in backs:
            seen = 0
            for _ in range(self.decks):
                seen = self.book.write("inspection", what="cards", n=0, back=back, by=self.dealer_id)
            self.book.write("verify", by=FLOORPERSON, ref=seen)
            first = min(self.seated, default=None)
            shown = {} if first is None else {"seat": first, "player": self.seated[first]}
            self.book.write("spread", n=self.decks, back=back, face="up", by=self.dealer_id, **shown)

    def prepare(self) -> None:
        """The first player had a look: the cards are washed and stacked, batch by batch (§ 541.4(c), (d))."""
        self.book.at += MINUTE
        for back in COLOURS if self.batched else (self.back,):
            self._wash(back, self.dealer_id)

    def _wash(self, back: str, dealer: str) -> None:
        self.book.write("wash", n=self.decks, back=back, by=dealer)
        self.book.write("stack", n=self.full, back=back, by=dealer)

    def first_shoe(self, why: str) -> None:
        """The shoe is filled with cards that have just been received and prepared."""
        if self.batched:
            self.stored = COLOURS[1]
            for back in COLOURS:
                self.book.write("shuffle", what=why, back=back, by="shuffler", source="stack", dest="shuffler")
            self.book.write("batch", what="stored", back=self.stored, n=self.decks, dest="shuffler")
            self.book.write("batch", what="in-play", back=self.back, n=self.decks, source="shuffler")
        elif not self.preshuffled and not self.continuous:
            self._shuffle(why)
        self._fill()

    def next_shoe(self, why: str) -> None:
        """The shoe is filled again, the old cards being out of it (§ 541.5(a), (h)): reshuffled, or the other batch."""
        if self.batched:
            played, self.back = self.back, self.stored
            if why == "idle":
                self.book.write("stack", n=self.full, back=played, by=self.dealer_id)
                self._into_shuffler(played, why)
            self.book.write("batch", what="in-play", back=self.back, n=self.decks, source="shuffler")
            self.book.write("batch-swap", back=self.back)
            self.stored = played
            if why == "idle":
                self._asked_to_spread()
            self._fill()
            if why != "idle":
                self._into_shuffler(played, why)
            return
        if why == "idle":
            self._wash(self.back, self.dealer_id)
        self._shuffle(why)
        self._fill()

    def empty_shoe(self, dest: str) -> None:
        """All cards are taken out of the shoe and the discards."""
        self.book.write("shoe-emptied", n=len(self.cards), back=self.back, source=self.place, dest=dest)
        if self.ways.discards == "rack":
            self.book.write("rack-emptied", n=self.full - len(self.cards), back=self.back, dest=dest)
        self.cards.clear()

    def must_change(self) -> bool:
        """Whether the cards are changed before the next shoe: by the filing after each, else well before the hours."""
        hours = self.chosen.number("cards.change_every_hours", 4)
        age = self.book.at - self.received_at
        return self.ways.changed or self.chosen.yes("cards.change_each_shoe") or age > hours * 25 * MINUTE

    def _into_shuffler(self, back: str, why: str) -> None:
        """The device shuffles the batch that was played; where it jams the dealer does (§ 541.3(b)(4))."""
        if self.chance.happens(0.02, "devices"):
            self.book.write("device", what="jam", by="shuffler", back=back)
            self.book.write("shuffle", what="device-failure", back=back, by=self.dealer_id, dest="stack")
            self.book.write("device", what="repaired", by="shuffler", back=back)
        else:
            self.book.write("shuffle", what=why, back=back, by="shuffler", source="stack", dest="shuffler")
        self.book.write("batch", what="stored", back=back, n=self.decks, dest="shuffler")

    def _asked_to_spread(self) -> None:
        """A player may have the batch from the shuffler spread and reshuffled before it is dealt (§ 541.5(h)(2))."""
        if not self.chance.happens(0.6):
            return
        seat = self.chance.choice(sorted(self.seated))
        player = self.seated[seat]
        self.book.write("spread-asked", what="accepted", seat=seat, player=player, back=self.back)
        self.book.write("spread", n=self.decks, back=self.back, face="up", seat=seat, player=player, by=self.dealer_id)
        self.book.write("shuffle", what="routine", back=self.back, by="shuffler", dest="stack")

    def _shuffle(self, why: str) -> None:
        """By hand; in Chapter 545 washed and stacked once more, then by each dealer by himself (§ 545.5(a))."""
        dealers = [self.dealer_id, *self.further]
        if self.ways.curated:
            self._wash(self.back, self.chance.choice(dealers))
        for dealer in dealers:
            self.book.at += MINUTE
            self.book.write("shuffle", n=60, what=why, back=self.back, by=dealer, dest="stack")

    def _fill(self) -> None:
        """The stack is cut and placed in the shoe; its first cards are removed (§ 541.5(c) to (g))."""
        self.covered = self.last_hand = self.dealt_out = self.begun = self.dealt = False
        self.cards = decks_of(self.decks)
        self.chance.shuffle(self.cards)
        if self.continuous:
            self.book.write("load-shoe", n=self.full, dest=self.place, back=self.back, by=self.dealer_id)
        else:
            self.cut()
            self.cover = self._behind_cover_card()
            self.book.write("cover-card-inserted", n=self.cover, back=self.back, by=self.dealer_id)
            self.book.write("load-shoe", n=self.full, back=self.back, source="stack", dest="shoe", by=self.dealer_id)
        self._remove_first()

    def _behind_cover_card(self) -> int:
        """How many cards lie behind the second cover card (§ 541.5(e)): about a deck, sometimes as few as may be.

        Where cards are to lack as few as may be, since what is not dealt may lie there.
        """
        least = self.chosen.law.facts.number("cover_card_depth_minimum")
        if self.chance.wishes.lacking:
            return least
        if self.chance.is_often("shuffles"):
            return self.chance.choice((least, least, len(self.cards) - 80, len(self.cards) // 2))
        return least if self.chance.happens(0.2, "irregularities") else self.chance.randrange(least, 60)

    def _remove_first(self) -> None:
        """The first card, and as many more as its face value, all shown and discarded (§ 541.5(g))."""
        facts = self.chosen.law.facts
        _, first = self.draw("burn", "up", dest=self.ways.discards, what="first-card", by=self.dealer_id)
        further = face_value(first, facts.number("burn_ten_value"))
        for _ in range(further):
            self.draw("burn", "up", dest=self.ways.discards, what="counted", n=1, by=self.dealer_id)
