"""The cards of Spanish 21: decks of 48, without their tens (§§ 551.3 to 551.5)."""

from collections.abc import Sequence

from validator.proof.simulate.blackjack.hands import Box
from validator.proof.simulate.blackjack.shoe import Shoe

_TENS = 4
"""Cards that are taken out of each deck."""


class SpanishShoe(Shoe):
    """Decks without their tens, inspected and spread though they come preshuffled (§§ 551.3(a), 551.4)."""

    tens = False
    """Whether a ten was found in these decks: a second one, in another round, is for review (§ 551.16(b))."""
    faced = False
    """Whether a card was found face up since they were shuffled: the same of a second one (§ 551.16(a))."""

    def receive(self) -> None:
        """Tens that the decks contain are torn and put in their box (§ 551.4(a) and (b))."""
        self.tens = self.faced = False
        write = self.book.write
        write("decks", n=self.decks, back=self.back)
        if self.preshuffled:
            write("batch", what="preshuffled", back=self.back, n=self.decks)
        seq = write("inspection", what="cards", n=0, back=self.back, by="dealer")
        if self.chance.random() < 0.7:
            write("card-removed", card="T?", n=_TENS * self.decks, what="torn", back=self.back, dest="box", by="dealer")
        write("verify", ref=seq, by="floorperson")

    def show(self, first: Box) -> None:
        """They are spread, washed and stacked (§ 551.4(b) and (c))."""
        self.spread(first)
        self.wash()

    def show_again(self, first: Box) -> None:
        """Cards that lie face down are turned up for the first player (§ 551.5(h))."""
        self.spread(first)

    def may_recut(self, entitled: Sequence[Box], cutter: Box | None) -> bool:
        """There is a next player; who cuts where there is none is not said (§ 551.5(f))."""
        return cutter is not None and cutter is not entitled[-1]

    def recutter(self, entitled: Sequence[Box], cutter: Box | None) -> Box | None:
        """The next player entitled to the cut (§ 551.5(f))."""
        assert cutter is not None
        following = entitled[entitled.index(cutter) + 1]
        self.book.write("cut-offered", what="accepted", seat=following.seat, player=following.player, by="dealer")
        return following

    def shuffle(self, why: str, source: str | None = "rack", dest: str = "stack", by: str = "") -> int:
        """No card lies face up thereafter."""
        self.faced = False
        return super().shuffle(why, source, dest, by)
