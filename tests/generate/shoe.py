"""The cards of one dealing shoe or of one side of a double shoe: shuffled, cut, loaded, drawn (§ 633a.5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tests.generate.book import Book

DECK = tuple(rank + suit for suit in "CDHS" for rank in "A23456789TJQK")


@dataclass(frozen=True)
class Cutter:
    """A player who may be offered the cut."""

    seat: int
    player: str


class Shoe:
    """The cards of one compartment; ``place`` is its name in the log, ``back`` the colour of its cards."""

    def __init__(self, book: Book, random: Random, decks: int, place: str, back: str) -> None:
        self._book = book
        self._random = random
        self.decks = decks
        self.place = place
        self.back = back
        self.size = decks * len(DECK)
        self.cards: list[str] = []
        self.behind = 0
        """Cards that remain once the cover card is reached."""
        self.segregated = 0
        self.covered = False
        """Whether the cover card has been reached since the cards were loaded."""
        self.cover_seat = 0
        """Betting area on which it appeared, 0 for the dealer's hand."""

    @property
    def side(self) -> str | None:
        """The name of the compartment of a double shoe, none of a single shoe."""
        return self.place if self.place != "shoe" else None

    def draw(self, seat: int = 0, hand: int | None = None) -> str:
        """The next card; where the cover card lies before it, it is put aside first, on its way to ``hand``."""
        if not self.covered and len(self.cards) == self.behind:
            self.covered = True
            self.cover_seat = seat
            self._book.write(
                "cover-card", seat=seat, hand=hand, n=self.behind, source=self.place, dest="side", by="dealer"
            )
        return self.cards.pop()

    def arrange(self, order: Sequence[str | None]) -> bool:
        """Put cards on top in this order, None for any card; whether all of them are in the shoe."""
        cards = self.cards
        if len(order) > len(cards):
            return False
        for place, card in enumerate(order, 1):
            if card is None:
                continue
            below = [at for at in range(len(cards) - place + 1) if cards[at] == card]
            if not below:
                return False
            cards[below[0]], cards[-place] = cards[-place], card
        return True

    def receive(self) -> None:
        """Decks come to the table, are inspected by the dealer, and the floorperson verifies that (633a.4(a))."""
        write = self._book.write
        write("decks", n=self.decks, back=self.back, dest=self.side)
        seq = write("inspection", what="cards", n=0, back=self.back, by="dealer")["seq"]
        write("verify", ref=seq, by="floorperson")

    def open(self, first: Cutter) -> None:
        """The cards are spread face up for the first player, washed and stacked (633a.4(b) and (c))."""
        write = self._book.write
        seen = {"player": first.player, "seat": first.seat}
        write("spread", n=self.decks, back=self.back, face="up", dest=self.side, by="dealer", **seen)
        write("wash", n=self.decks, back=self.back, dest=self.side, by="dealer")
        write("stack", n=self.size, back=self.back, dest=self.side, by="dealer")

    def collect(self) -> None:
        """The cards left in the shoe, and those set aside, go to the discard rack (633a.7(e)(1) and (2))."""
        write = self._book.write
        write("shoe-emptied", n=len(self.cards), back=self.back, source=self.place, dest="rack", by="dealer")
        if self.segregated:
            area = self.place.replace("shoe", "segregated")
            write("shoe-emptied", n=self.segregated, back=self.back, source=area, dest="rack", by="dealer")

    def shuffle_and_load(self, why: str, offered: Sequence[Cutter]) -> None:
        """Shuffle, offer the cut in this order, cut, insert the cover card, load (633a.5(a) to (d)).

        One who alone is entitled to the cut takes it: what follows his refusal is doubtful.
        """
        source = None if why == "opening" else "rack"
        self._book.write("shuffle", what=why, back=self.back, source=source, dest="stack", n=180, by="dealer")
        self.cut(offered)
        self._book.write("load-shoe", n=self.size, back=self.back, source="stack", dest=self.place, by="dealer")
        self.fill()

    def cut(self, offered: Sequence[Cutter]) -> None:
        """Offer the cut in this order, cut, insert the cover card (633a.5(b) to (d))."""
        write, random = self._book.write, self._random
        cutter = None
        for one in offered:
            taken = len(offered) == 1 or random.random() < 0.7
            write("cut-offered", what="accepted" if taken else "refused", seat=one.seat, player=one.player, by="dealer")
            if taken:
                cutter = one
                break
        above = random.randint(10, self.size - 10)
        if cutter is None:
            write("cut", n=above, back=self.back, dest=self.side, by="dealer")
        else:
            seat, player = cutter.seat, cutter.player
            write("cut", n=above, seat=seat, player=player, back=self.back, dest=self.side, by="player")
        self.behind = random.randint(-(-self.size // 4), self.size * 2 // 5)
        write("cover-card-inserted", n=self.behind, back=self.back, dest=self.side, by="dealer")

    def fill(self) -> None:
        """All cards are there again, in a new order."""
        self.cards = list(DECK) * self.decks
        self._random.shuffle(self.cards)
        self.covered = False
        self.segregated = 0

    def burn(self, why: str) -> None:
        """The first card goes to the discard rack (633a.7(c))."""
        card = self.draw()
        self._book.write(
            "burn", card=card, face="down", source=self.place, dest="rack", back=self.back, what=why, by="dealer"
        )
