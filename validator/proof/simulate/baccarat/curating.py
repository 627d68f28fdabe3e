"""The curator of Chapter 545: the shoe is offered in turn, accepted, kept, passed (§§ 545.7, 545.14)."""

from collections.abc import Iterable
from typing import Final

from validator.proof.simulate.baccarat.staff import FLOORPERSON
from validator.proof.simulate.baccarat.wagers import RoundWagers

NOBODY: Final = -1
DEALER: Final = 0


class Curatorship(RoundWagers):
    """Who deals: ``curator`` is a seat, DEALER or NOBODY; in Chapters 541 and 543 the dealer, without the name."""

    curator = NOBODY
    barred = NOBODY
    """The seat whose curator had to pass the shoe and does not accept it until somebody else was the curator."""
    heir = NOBODY
    """The only seat that accepts the shoe, where that is settled."""

    @property
    def dealing_by(self) -> str:
        """Who draws the cards from the shoe, as the log names him."""
        return f"curator:{self.seated[self.curator]}" if self.ways.curated and self.curator > 0 else self.dealer_id

    def offer_new_shoe(self) -> None:
        """The shoe has been filled: it is offered from seat one on counterclockwise (§ 545.7(b))."""
        if self.ways.curated:
            self._offer(sorted(self.seated))

    def pass_shoe(self, why: str, by: str) -> None:
        """The curator gives up the shoe, which goes on to his right and then around the table (§ 545.14(b))."""
        seat = self.curator
        self._give_up(why, by)
        others = sorted(one for one in self.seated if one != seat)
        self._offer([*(one for one in others if one > seat), *(one for one in others if one < seat)])

    def after_result(self, result: str) -> None:
        """The curator passes the shoe where the Banker's Hand lost, and otherwise may (§ 545.14(a))."""
        if not self.ways.curated or self.curator == NOBODY:
            return
        if self.dealt_out:
            self.shoe_ends(result)
            return
        holder = self.seated.get(self.curator)
        by = f"player:{holder}" if holder else self.dealer_id
        if result == "player":
            self.pass_shoe("banker-lost", by)
        elif holder and self.chance.happens(0.01, "irregularities"):
            why = self.chance.choice(("delays", "invalid-deals", "violation"))
            self.pass_shoe(why, self.chance.choice((self.dealer_id, FLOORPERSON, "supervisor:S1")))
        elif self.chance.happens(0.05):
            self.pass_shoe("voluntary", by)

    def shoe_ends(self, result: str) -> None:
        """The shoe was dealt out: a player who is not the highest number passes it to the one who is.

        Whether the cut of a later shoe begins with the last curator or the highest number is open (§ 545.5(b)), and so
        the one is the other, or the dealer is the curator; a curator who has to pass the shoe does so, and the next
        thing offered is the new shoe.
        """
        highest = max(self.seated)
        why, by = "voluntary", self.dealer_id
        if self.curator > 0:
            by = f"player:{self.seated[self.curator]}"
        if result == "player":
            why = "banker-lost"
        if self.curator not in (highest, DEALER):
            self.heir = highest
            self.pass_shoe(why, by)
            self.heir = NOBODY
        elif result == "player":
            self._give_up(why, by)

    def _give_up(self, why: str, by: str) -> None:
        """The curator gives up the shoe."""
        seat = self.curator
        self.book.write("shoe-passed", what=why, by=by, seat=seat, player=self.seated.get(seat))
        self.barred = seat if why == "banker-lost" else NOBODY

    def _offer(self, order: Iterable[int]) -> None:
        """The shoe is offered to each until one accepts, who may designate the dealer (§ 545.7(d))."""
        self.curator = DEALER
        for seat in order:
            accepts = seat != self.barred and self._accepts(seat)
            self.book.write(
                "shoe-offered",
                what="accepted" if accepts else "refused",
                seat=seat,
                player=self.seated[seat],
                by=self.dealer_id,
            )
            if accepts:
                self.curator = DEALER if self.heir == NOBODY and self.chance.happens(0.03) else seat
                break
        self.barred = NOBODY
        player = self.seated.get(self.curator)
        self.book.write("curator", seat=self.curator, player=player, by=self.dealer_id)

    def _accepts(self, seat: int) -> bool:
        return seat == self.heir if self.heir != NOBODY else self.chance.happens(0.6)

    def leaves(self, seat: int) -> str:
        """A curator who leaves passes the shoe first."""
        if self.ways.curated and seat == self.curator:
            self.pass_shoe("voluntary", f"player:{self.seated[seat]}")
        return super().leaves(seat)
