"""How the cards come into play: shuffled by hand, in two batches, or in a device that never stops (§ 633a.5)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Protocol

from validator.proof.simulate.blackjack.hands import DECK, Box
from validator.proof.simulate.blackjack.shoe import Shoe
from validator.proof.simulate.book import Book
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices

_SIDES = {"left": "red", "right": "blue"}
"""The sides of a double shoe, each with the backs that are dealt from it where the filing names none."""


class Cards(Protocol):
    """The cards of a table; ``shoes`` are those from which cards are dealt now."""

    shoes: Sequence[Shoe]
    batches: Sequence[Shoe]
    """All cards of the table, in play or not."""

    def receive(self) -> None:
        """New cards come to the table."""

    def open(self, first: Box, why: str = "opening") -> None:
        """They are shown to the first player, shuffled, and made ready to be dealt."""

    def reload(self, shoe: Shoe, why: str, offered: Sequence[Box]) -> None:
        """What is left is collected, and a shuffled stack takes its place."""

    def idle(self) -> None:
        """Nobody plays."""

    def idle_over(self, first: Box) -> None:
        """A player comes to a table at which nobody played."""

    def new_dealer(self) -> None:
        """What a dealer does who comes to the table."""

    def round_over(self) -> None:
        """The cards of a round have been removed."""


class ByHand:
    """The dealer shuffles; a double shoe has two sides, each on its own (§§ 633a.5(a), 633a.7(c) to (e))."""

    def __init__(self, shoes: Sequence[Shoe]) -> None:
        self.shoes = self.batches = shoes

    def receive(self) -> None:
        """New cards come to the table."""
        for shoe in self.shoes:
            shoe.receive()

    def open(self, first: Box, why: str = "opening") -> None:
        """Each side is spread, washed and stacked apart from the other (§ 633a.4(b) to (d))."""
        for shoe in self.shoes:
            shoe.show(first)
        for shoe in self.shoes:
            self.ready(shoe, "" if shoe.preshuffled else why, [first], None)

    def reload(self, shoe: Shoe, why: str, offered: Sequence[Box]) -> None:
        """Collect the cards that are left, shuffle, cut, load (§ 633a.7(e))."""
        shoe.collect()
        self.ready(shoe, why, offered, "rack")

    def ready(self, shoe: Shoe, why: str, offered: Sequence[Box], source: str | None) -> None:
        """Shuffle for a reason, cut, load, and burn a single shoe's first card (§§ 633a.5(a) to (d), 633a.7(c))."""
        if why:
            shoe.shuffle(why, source)
        shoe.cut(offered)
        shoe.load()
        shoe.fill()
        if len(self.shoes) == 1:
            shoe.burn("new-shoe")

    def idle(self) -> None:
        """All cards are spread face down (§ 633a.5(g))."""
        for shoe in self.shoes:
            shoe.lay_out()

    def idle_over(self, first: Box) -> None:
        """They are washed, stacked, shuffled and cut (§ 633a.5(g)(1))."""
        for shoe in self.shoes:
            shoe.show_again(first)
            shoe.wash()
        for shoe in self.shoes:
            self.ready(shoe, "idle", [first], "layout")

    def new_dealer(self) -> None:
        """He removes one card, but not from a double shoe (§ 633a.7(c) and (d))."""
        if len(self.shoes) == 1:
            self.shoes[0].burn("new-dealer")

    def round_over(self) -> None:
        """The cards lie in the discard rack."""


class InBatches:
    """Two batches take turns: one is dealt, the other lies shuffled in the device (§ 633a.3(b))."""

    out_of_use = "sign-placed"
    """What is done with a device that cannot be used (§ 633a.14(m))."""

    def __init__(self, batches: Sequence[Shoe], from_hand: bool) -> None:
        self.batches = batches
        self.shoes: Sequence[Shoe] = batches[:1]
        self.from_hand = from_hand

    def receive(self) -> None:
        """New cards come to the table."""
        for batch in self.batches:
            batch.receive()

    def open(self, first: Box, why: str = "opening") -> None:
        """Each batch is spread, washed, stacked and shuffled apart from the other (§ 633a.4(e))."""
        for batch in self.batches:
            batch.show(first)
        for batch in self.batches:
            if batch.preshuffled:
                self.store(batch)
            else:
                self.shuffle(batch, why, None)
        self.ready(self.batches[0], [first])

    def reload(self, shoe: Shoe, why: str, offered: Sequence[Box]) -> None:
        """One batch goes into the device, and the other comes into play (§ 633a.3(b)(4))."""
        shoe.collect()
        self.shuffle(shoe, why, "rack")
        other = self.other(shoe)
        shoe.book.write("batch-swap", back=other.back, by="dealer")
        self.ready(other, offered)

    def other(self, shoe: Shoe) -> Shoe:
        """The batch that is not in play."""
        return next(one for one in self.batches if one is not shoe)

    def ready(self, batch: Shoe, offered: Sequence[Box]) -> None:
        """The batch is cut and comes into the shoe or the hand (§§ 633a.5(b) to (d), 633a.12(b)(3))."""
        batch.book.write("batch", what="in-play", back=batch.back, n=batch.decks, by="dealer")
        batch.cut(offered)
        self.shoes = [batch]
        if not self.from_hand:
            batch.load()
        batch.fill()
        if not self.from_hand:
            batch.burn("new-shoe")

    def idle(self) -> None:
        """The batch in play is spread face down (§ 633a.5(g))."""
        self.shoes[0].lay_out()

    def idle_over(self, first: Box) -> None:
        """It goes into the device, and the other comes out, spread if a player asks for it (§ 633a.5(g)(2))."""
        shoe, other = self.shoes[0], self.other(self.shoes[0])
        shoe.show_again(first)
        shoe.gather()
        self.shuffle(shoe, "idle", "layout")
        shoe.book.write("batch-swap", back=other.back, by="dealer")
        if shoe.chance.random() < 0.5:
            shoe.book.write("spread-asked", what="accepted", seat=first.seat, player=first.player, back=other.back)
            other.spread(first)
            other.wash()
            other.shuffle("idle", "layout")
        self.ready(other, [first])

    def shuffle(self, batch: Shoe, why: str, source: str | None) -> None:
        """The device shuffles a batch and keeps it; it may fail (§§ 633a.3(b)(3), 633a.14(l) and (m))."""
        write = batch.book.write
        if batch.chance.happens(0.02, "devices"):
            write("device", what=batch.chance.choice(("jam", "stopped", "incomplete")), by="shuffler", back=batch.back)
            write("device", what="repaired", by="shuffler")
        if batch.chance.happens(0.01, "devices"):
            write("device", what="malfunction", by="shuffler")
            write("device", what=self.out_of_use, by="shuffler")
            batch.shuffle(why, source, "stack", "dealer")
            write("device", what="repaired", by="shuffler")
        else:
            batch.shuffle(why, source, "shuffler")
        self.store(batch)

    def store(self, batch: Shoe) -> None:
        """A batch lies in the device (§ 633a.3(b)(3))."""
        batch.book.write("batch", what="stored", back=batch.back, n=batch.decks, dest="shuffler", by="dealer")

    def new_dealer(self) -> None:
        """He removes one card; from the hand that is done before every round (§§ 633a.7(c), 633a.12(b)(5))."""
        if not self.from_hand:
            self.shoes[0].burn("new-dealer")

    def round_over(self) -> None:
        """The cards lie in the discard rack."""


class Continuous:
    """A device that reshuffles continuously and deals; there is neither cut nor cover card (§ 633a.5(h))."""

    def __init__(self, shoe: Shoe) -> None:
        self.shoe = shoe
        self.shoes: Sequence[Shoe] = [shoe]
        self.batches: Sequence[Shoe] = [shoe]

    def receive(self) -> None:
        """New cards come to the table."""
        self.shoe.receive()

    def open(self, first: Box, why: str = "opening") -> None:
        """The cards are spread, washed, stacked, and go into the device (§ 633a.4(a) to (c))."""
        shoe = self.shoe
        shoe.show(first)
        shoe.shuffle(why, None, shoe.place)
        shoe.load()
        shoe.fill()
        shoe.burn("new-shoe")

    def reload(self, shoe: Shoe, why: str, offered: Sequence[Box]) -> None:
        """Nothing is collected: the device shuffles what comes back."""

    def idle(self) -> None:
        """The device keeps its cards (§ 633a.5(h))."""

    def idle_over(self, first: Box) -> None:
        """The device has them ready."""

    def new_dealer(self) -> None:
        """He removes one card (§ 633a.7(c))."""
        self.shoe.burn("new-dealer")

    def round_over(self) -> None:
        """All cards go back into the device."""
        self.shoe.fill()


def simulated_cards(
    book: Book, chance: Chance, chosen: FiledChoices, deck: Sequence[str] = DECK, of: type[Shoe] = Shoe
) -> Cards:
    """The cards as a filing has them."""
    facts = chosen.law.facts
    depth = chosen.number("shuffle.cut_depth_cards", facts.number("cut_depth_minimum"))
    behind = Fraction(chosen.word("shuffle.cover_card_depth") or Fraction(*facts.fraction("cover_card_depth_minimum")))
    from_hand = chosen.word("cards.dealing") == "hand"
    shuffler = chosen.word("cards.shuffler", "manual")
    decks = chosen.number("cards.decks", 6)

    def shoe(place: str, back: str, decks: int, by: str) -> Shoe:
        made = of(book, chance, decks, place, back, deck, by, depth, behind)
        made.preshuffled = chosen.word("cards.preshuffled", "no") not in ("no", "False")
        return made

    if shuffler == "continuous":
        return Continuous(shoe("continuous-shuffler", "red", decks, "continuous-shuffler"))
    if shuffler.startswith("automated"):
        backs = [chosen.word(f"cards.batches[{at}].back", back) for at, back in enumerate(("red", "blue"))]
        place = "deck-in-hand" if from_hand else "shoe"
        return InBatches([shoe(place, back, decks, "shuffler") for back in backs], from_hand)
    if chosen.word("cards.shoe", "single") == "double":
        if decks < len(_SIDES):
            raise ValueError("each side of a double shoe has a deck at least")
        sides = {side: chosen.word(f"cards.sides.{side}.back", other) for side, other in _SIDES.items()}
        return ByHand([shoe(f"shoe-{side}", back, decks // 2, "dealer") for side, back in sides.items()])
    return ByHand([shoe("shoe", chosen.word("cards.batches[0].back", "red"), decks, "dealer")])
