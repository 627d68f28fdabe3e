"""The cut of the stack: to whom it is offered, and recut where a floorperson requires it (§ 541.5(c), (d), (f))."""

from collections.abc import Iterable

from validator.proof.simulate.baccarat.shoe import BaccaratShoe
from validator.proof.simulate.baccarat.staff import FLOORPERSON


class Cutting(BaccaratShoe):
    """The stack, before it is placed in the shoe."""

    def cut(self) -> None:
        """Offered from the highest number clockwise, which is downward as the positions are numbered."""
        order = sorted(self.seated, reverse=True)
        cutter = self._offered(order)
        required = self.chance.happens(0.02, "irregularities")
        self._cut_by(cutter, poor=required and self.chance.happens(0.5))
        if required:
            self.book.write("recut", by=FLOORPERSON)
            self._cut_by(self._offered(seat for seat in order if seat < cutter), poor=False)

    def _offered(self, order: Iterable[int]) -> int:
        """Each in turn until one accepts; 0 where none does."""
        for seat in order:
            accepts = self.chance.happens(0.5)
            self.book.write(
                "cut-offered",
                what="accepted" if accepts else "refused",
                seat=seat,
                player=self.seated[seat],
                by=self.dealer_id,
            )
            if accepts:
                return seat
        return 0

    def _cut_by(self, seat: int, poor: bool) -> None:
        """A player cuts, or where none accepted the dealer; too near an end where the cut is poor."""
        least = self.chosen.law.facts.number("cut_depth_minimum")
        depth = self.chance.randrange(1, least) if poor else self.chance.randrange(least, len(self.cards) - least + 1)
        if seat:
            player = self.seated[seat]
            self.book.write("cut", n=depth, seat=seat, player=player, back=self.back, by=f"player:{player}")
        else:
            self.book.write("cut", n=depth, back=self.back, by=self.dealer_id)
