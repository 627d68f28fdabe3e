"""Hands exposed and compared, wagers collected, returned and paid, the centre divided, § 535.10(e) to (l), § 535.11."""

from validator.proof.simulate.pai_gow.floor import Floor
from validator.proof.simulate.pai_gow.play import DEALER_WAGER, PaiGowRound
from validator.proof.simulate.pai_gow.ranking import Hands

RIGHT = "container-right"


class Settling:
    """The end of one round."""

    def __init__(self, floor: Floor, play: PaiGowRound) -> None:
        self._floor, self._book, self._play = floor, floor.book, play
        self._winners: list[int] = []
        self._center = 0

    def settle(self) -> None:
        """From the first hand exposed to the last tile taken; hands that were surrendered are out already."""
        play = self._play
        if play.bank:
            self._bank_is_shown()
        for seat in sorted(play.stakes):
            self._book.write("expose", hand=seat, seat=seat, by=self._floor.dealer_id)
            self.lay(seat, play.hands[seat])
            self._announce(seat)
        self._pay()
        if play.bank and self._center:
            self._divide()
        self._book.write("cleared", dest=RIGHT, what="in-order")

    def lay(self, seat: int, hands: Hands) -> None:
        """Tiles as they lie."""
        for what, half in zip(("high", "low"), hands, strict=True):
            for tile in half:
                self._book.write("set-hand", hand=seat, seat=seat, what=what, card=tile)

    def _bank_is_shown(self) -> None:
        play = self._play
        self._book.write("expose", hand=play.bank, seat=play.bank, by=self._floor.dealer_id)
        if not play.covered:
            self.lay(play.bank, play.hands[play.bank])
        if play.against:
            self._announce(0)

    def _announce(self, seat: int) -> None:
        """The outcome is announced; what loses is collected and what ties returned at once, with the tiles."""
        play, book, floor, ranking = self._play, self._book, self._floor, self._floor.ranking
        hands, number, dealer = play.hands[seat], seat or DEALER_WAGER, floor.dealer_id
        for what, half, other in zip(("high", "low"), hands, play.house, strict=True):
            book.write("compared", hand=seat, seat=seat, what=f"{what}-{ranking.compared(half, other)}", by=dealer)
        result = ranking.outcome(hands, play.house)
        if seat or floor.rounds % 2:  # 535.11(n) does not say that the outcome of the dealer's own wager is announced
            book.write("outcome", what=result, hand=seat, seat=seat, wager=number, by=dealer)
        cents = play.stakes[seat] if seat else play.against
        if result == "win":
            self._winners.append(seat)
        elif result == "lose":
            book.write(
                "collect", wager=number, cents=cents, dest="center" if play.bank else "table-inventory", by=dealer
            )
            self._center += cents
        else:
            book.write("return", wager=number, cents=cents, dest=None if seat else "table-inventory", by=dealer)
        if not seat and result == "win":
            book.write("muck", hand=0, seat=0, dest=RIGHT, by=dealer)
        elif seat and result != "win":
            book.write("muck", hand=seat, seat=seat, dest=RIGHT, by=dealer)

    def _pay(self) -> None:
        play, book, dealer = self._play, self._book, self._floor.dealer_id
        stakes = {0: play.against, **play.stakes}
        short = sum(stakes[seat] for seat in self._winners) - self._center
        for seat in sorted(self._winners):
            cents, number, dest = stakes[seat], seat or DEALER_WAGER, None if seat else "table-inventory"
            if play.bank and short > 0 and cents > self._center:
                self._fill(short)
                short = 0
            self._center -= cents
            source = "center" if play.bank else "table-inventory"
            book.write("pay", wager=number, cents=cents, source=source, dest=dest, by=dealer)
            if seat:
                book.write("vigorish", what="taken", wager=number, cents=self._vigorish(cents))
            book.write("return", wager=number, cents=cents, dest=dest, by=dealer)
            if seat:
                book.write("muck", hand=seat, seat=seat, dest=RIGHT, by=dealer)

    def _fill(self, cents: int) -> None:
        """What is wanting in the centre comes from the bank, half of it from the house with a co-bank."""
        self._center += cents
        if self._play.covered:
            self._book.write("center-add", cents=cents // 2, source="co-bank")
            self._book.write("center-add", cents=cents - cents // 2, source="table-inventory")
        else:
            self._book.write("center-add", cents=cents, source="bank")

    def _divide(self) -> None:
        """The surplus is counted, charged and given to the bank; half of it is the house's with a co-bank."""
        book, rest, dest = self._book, self._center, "bank"
        book.write("center-surplus", cents=rest)
        if self._play.covered:
            book.write("center-take", cents=rest // 2, dest="table-inventory")
            rest, dest = rest - rest // 2, "co-bank"
        vigorish = self._vigorish(rest)
        book.write("vigorish", what="taken", cents=vigorish, seat=self._play.bank, dest="table-inventory")
        book.write("center-take", cents=rest - vigorish, dest=dest)

    def _vigorish(self, won: int) -> int:
        """Five percent of what was won, rounded up, § 535.10(k)."""
        facts = self._floor.chosen.law.facts
        unit, exact = facts.number("vigorish_rounding_cents"), won * facts.number("vigorish_percent")
        return -(-exact // (100 * unit)) * unit
