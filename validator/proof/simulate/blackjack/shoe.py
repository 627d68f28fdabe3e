"""The cards of a shoe, of one side of a double shoe, of a batch: received, shuffled, cut, loaded, drawn (§ 633a.5)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import ceil
from typing import Final

from validator.proof.simulate.blackjack.hands import DECK, Box
from validator.proof.simulate.book import Book
from validator.proof.simulate.chance import Chance

_SHUFFLED: Final = 180
"""Seconds that a shuffle takes."""


class Shoe:
    """The cards of one compartment; ``place`` is its name in the log, ``back`` the colour of its cards.

    ``by`` shuffles: the dealer, or the shuffling device.
    """

    def __init__(
        self,
        book: Book,
        chance: Chance,
        decks: int,
        place: str = "shoe",
        back: str = "red",
        deck: Sequence[str] = DECK,
        by: str = "dealer",
        depth: int = 10,
        behind: Fraction = Fraction(1, 4),
    ) -> None:
        self.book = book
        self.chance = chance
        self.decks = decks
        self.place = place
        self.back: str | None = back
        self.by = by
        self.whole = tuple(deck) * decks
        self.size = len(self.whole)
        self.cards: list[str] = []
        self.depth = depth
        self.least_behind = ceil(self.size * behind)
        self.behind = -1
        """Cards that remain once the cover card is reached; -1 where there is none."""
        self.preshuffled = False
        """Whether the cards come to the table preinspected and preshuffled (§ 633a.4(f))."""
        self.segregated = 0
        self.covered = False
        """Whether the cover card has been reached since the cards were loaded."""
        self.due = False
        """Whether it was reached since they were last reshuffled between rounds."""
        self.cover_seat = 0
        """Betting area on which it appeared, 0 for the dealer's hand."""

    @property
    def side(self) -> str | None:
        """The name of the compartment of a double shoe, none of a single shoe."""
        return self.place if self.place in ("shoe-left", "shoe-right") else None

    @property
    def area(self) -> str:
        """Where cards of this shoe are segregated."""
        return self.place.replace("shoe", "segregated")

    def draw(self, seat: int = 0, hand: int | None = None) -> str:
        """The next card; where the cover card lies before it, it is put aside first, on its way to ``hand``."""
        self.uncover(seat, hand)
        return self.cards.pop()

    def uncover(self, seat: int = 0, hand: int | None = None) -> None:
        """Put the cover card aside where it comes next (§ 633a.7(e))."""
        if not self.covered and len(self.cards) == self.behind:
            self.covered = self.due = True
            self.cover_seat = seat
            self.book.write(
                "cover-card", seat=seat, hand=hand, n=self.behind, source=self.place, dest="side", by="dealer"
            )

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

    def exchange(self, fits: Callable[[str], bool]) -> None:
        """The next card changes places with the first that fits, from some place in the shoe on, where it does not."""
        cards = self.cards
        if not cards or fits(cards[-1]):
            return
        start = self.chance.randrange(len(cards))
        for at in range(start - len(cards), start):
            if fits(cards[at]):
                cards[at], cards[-1] = cards[-1], cards[at]
                return

    def receive(self) -> None:
        """Decks come to the table, are inspected by the dealer, and the floorperson verifies that (§ 633a.4(a))."""
        write = self.book.write
        write("decks", n=self.decks, back=self.back, dest=self.side)
        self.segregated, self.due = 0, False
        if self.preshuffled:
            write("batch", what="preshuffled", back=self.back, n=self.decks)
            return
        seq = write("inspection", what="cards", n=0, back=self.back, by="dealer")
        write("verify", ref=seq, by="floorperson")

    def spread(self, first: Box | None, face: str = "up") -> None:
        """The cards are spread, face up for a player to inspect (§§ 633a.4(b), 633a.5(g))."""
        who = {} if first is None else {"player": first.player, "seat": first.seat}
        self.book.write("spread", n=self.decks, back=self.back, face=face, dest=self.side, by="dealer", **who)

    def show(self, first: Box) -> None:
        """The cards are spread, washed and stacked, unless they come preshuffled (§ 633a.4(b), (c) and (f))."""
        if not self.preshuffled:
            self.spread(first)
            self.wash()

    def show_again(self, first: Box) -> None:
        """What is done for the first player who comes to a table at which nobody played, before cards are stacked."""

    def lay_out(self) -> None:
        """Nobody plays: the cards are taken out of shoe and rack and spread face down (§ 633a.5(g))."""
        left = len(self.cards) + self.segregated
        self.collect("layout")
        self.book.write("rack-emptied", n=self.size - left, back=self.back, dest="layout", by="dealer")
        self.spread(None, "down")

    def wash(self) -> None:
        """The cards are washed and stacked (§ 633a.4(c))."""
        self.book.write("wash", n=self.decks, back=self.back, dest=self.side, by="dealer")
        self.stack()

    def stack(self) -> None:
        """The cards are stacked."""
        self.book.write("stack", n=self.size, back=self.back, dest=self.side, by="dealer")

    def gather(self) -> None:
        """Cards that lie spread are made ready for a shuffling device (§ 633a.5(g)(2))."""
        self.stack()

    def collect(self, dest: str = "rack") -> None:
        """The cards left, and those set aside, go to the discard rack (§ 633a.7(e)(1) and (2))."""
        write = self.book.write
        write("shoe-emptied", n=len(self.cards), back=self.back, source=self.place, dest=dest, by="dealer")
        if self.segregated:
            write("shoe-emptied", n=self.segregated, back=self.back, source=self.area, dest=dest, by="dealer")
            self.segregated = 0
        if dest == "rack":
            write("count-check", n=self.size, back=self.back, what="complete", by="dealer")
        self.cards = []
        self.due = False

    def shuffle(self, why: str, source: str | None = "rack", dest: str = "stack", by: str = "") -> int:
        """The cards are shuffled (§ 633a.5(a)); the row's number."""
        return self.book.write(
            "shuffle", what=why, back=self.back, source=source, dest=dest, n=_SHUFFLED, by=by or self.by
        )

    def load(self) -> None:
        """The stack goes into the shoe (§ 633a.5(d))."""
        self.book.write("load-shoe", n=self.size, back=self.back, source="stack", dest=self.place, by="dealer")

    def cut(self, offered: Iterable[Box], size: int = 0) -> None:
        """Offer the cut in this order, cut, insert the cover card, recut where that is required (§ 633a.5(b) to (e)).

        One who alone is entitled to the cut takes it: what follows his refusal is doubtful.
        """
        write, chance = self.book.write, self.chance
        entitled, size = list(offered), size or self.size
        cutter = None
        for one in entitled:
            taken = len(entitled) == 1 or chance.random() < 0.7
            write("cut-offered", what="accepted" if taken else "refused", seat=one.seat, player=one.player, by="dealer")
            if taken:
                cutter = one
                break
        self.cut_by(cutter, size)
        self.cover(size)
        if self.chance.happens(0.02, "shuffles") and self.may_recut(entitled, cutter):
            write("recut", by="floorperson:F1")
            self.cut_by(self.recutter(entitled, cutter), size)
            self.cover(size)

    def may_recut(self, entitled: Sequence[Box], cutter: Box | None) -> bool:
        """Whether it is clear who cuts again."""
        return True

    def recutter(self, entitled: Sequence[Box], cutter: Box | None) -> Box | None:
        """Who cuts again: the one who last did (§ 633a.5(e))."""
        return cutter

    def cut_by(self, cutter: Box | None, size: int) -> None:
        """A player cuts, or the dealer where no player accepted."""
        depth = min(self.depth, size // 2)
        who: dict[str, object] = {"by": "dealer"}
        if cutter is not None:
            who = {"by": "player", "seat": cutter.seat, "player": cutter.player}
        self.book.write("cut", n=self.chance.randint(depth, size - depth), back=self.back, dest=self.side, **who)

    def cover(self, size: int) -> None:
        """The dealer inserts the cover card."""
        least = -(-self.least_behind * size // self.size)
        self.behind = self.chance.randint(least, max(least, size * 2 // 5))
        self.book.write("cover-card-inserted", n=self.behind, back=self.back, dest=self.side, by="dealer")

    def fill(self, without: Iterable[str] = ()) -> None:
        """All cards are there again in a new order, but for those that are in play."""
        cards = Counter(self.whole)
        cards.subtract(without)
        self.cards = sorted(cards.elements())
        self.chance.shuffle(self.cards)
        self.covered = False

    def burn(self, why: str) -> None:
        """The first card goes to the discard rack (§ 633a.7(c))."""
        card = self.draw()
        self.book.write(
            "burn", card=card, face="down", source=self.place, dest="rack", back=self.back, what=why, by="dealer"
        )
