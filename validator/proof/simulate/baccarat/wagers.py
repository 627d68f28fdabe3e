"""Wagers, and what becomes of them: collected, paid and returned, with vigorish taken, marked or on ties."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from validator.proof.simulate.arranged import ArrangedWager
from validator.proof.simulate.baccarat.filling import Filling
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices

STAKES = (2_500, 5_000, 5_000, 10_000, 10_000, 7_700, 3_300, 25_000)
"""Common stakes, of which several are often equal."""


@dataclass
class BaccaratWager:
    """A wager as it stands."""

    id: int
    seat: int
    type: str
    cents: int


class RoundWagers(Filling):
    """The wagers of a round; ``owed`` is the vigorish marked so far, by seat."""

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        self.wagers: list[BaccaratWager] = []
        self.owed: dict[int, int] = {}
        self.least, self.most = 2_500, 100_000
        self.on_ties = chosen.word("vigorish.type") == "tie"
        self.deferred = chosen.word("vigorish.collected") == "deferred"

    def post_limits(self) -> None:
        """The limits of wagers are posted, those of the Tie Bet apart."""
        self.least = self.chance.choice((1_000, 2_500, 5_000))
        self.most = self.least * self.chance.choice((20, 40, 100))
        self.book.write("posted-limits", what="minimum", cents=self.least)
        self.book.write("posted-limits", what="maximum", cents=self.most)
        self.book.write("wager-minimum", what="tie", cents=500)
        self.book.write("wager-maximum", what="tie", cents=self.most // 5)

    def take_wagers(self, wagers: Sequence[ArrangedWager] = ()) -> None:
        """Players wager on the one hand or the other, or that they tie, until "no more bets" (§ 541.8).

        As it is given, where that is.
        """
        self.wagers = []
        places = self._places(wagers)
        if places:
            self._place(wagers, places)
        else:
            self._by_chance()
        self.book.write("no-more-bets", by=self.dealer_id)

    def _by_chance(self) -> None:
        """Wagers as players like, of which one may be changed."""
        seats = sorted(self.seated)
        for seat in self.chance.sample(seats, len(seats)):
            if self.chance.happens(0.85):
                self._wager(seat, self.chance.choice(("player", "banker")))
            if self.chance.happens(0.2):
                self._wager(seat, "tie")
        if not self.wagers:
            self._wager(seats[0], "banker")
        if self.chance.happens(0.05):
            self._changed()

    def seat_further(self, wagers: Sequence[ArrangedWager]) -> None:
        """Where one player is to wager at several seats, and none has several, one takes another that is free."""
        several = max(map(len, _seats_of(wagers)), default=0) > 1
        if several and self.free and len({*self.seated.values()}) == len(self.seated):
            player, seat = self.chance.choice(sorted(self.seated.values())), self.chance.choice(self.free)
            self.seated[seat] = player
            self.book.write("player-arrives", player=player, seat=seat)

    def _places(self, wagers: Sequence[ArrangedWager]) -> dict[int, int]:
        """The seats of wagers that are given: those, or where nobody sits there others, in the same order.

        None where there are too few, or no player has as many of them.
        """
        wanted, there = _seats_of(wagers), _seats(self.seated)
        found = {seat: seat for seats in wanted for seat in seats if seats in there}
        if len(found) == sum(map(len, wanted)):
            return found
        found.clear()
        for seats in [one for one in wanted if len(one) > 1]:
            mine = next((one for one in there if len(one) >= len(seats)), [])
            there = [one for one in there if one is not mine]
            found |= dict(zip(seats, mine, strict=False))
        alone = sorted(seats[0] for seats in wanted if len(seats) == 1)
        left = [one[0] for one in there]
        found |= dict(zip(alone, sorted(self.chance.sample(left, min(len(left), len(alone)))), strict=False))
        return found if len(found) == sum(map(len, wanted)) else {}

    def _place(self, wagers: Sequence[ArrangedWager], places: Mapping[int, int]) -> None:
        """Place wagers that are given, and take back those that are so in time."""
        for one in wagers:
            self._wager(places[one.seat], one.type, one.cents)
        back = [placed for one, placed in zip(wagers, self.wagers, strict=True) if one.withdrawn]
        if len(back) == len(self.wagers):
            self._wager(min(self.seated), "banker")
        for wager in back:
            self._take_back(wager)

    def _take_back(self, wager: BaccaratWager) -> None:
        self.book.write("wager-withdrawn", wager=wager.id)
        self.wagers.remove(wager)

    def _wager(self, seat: int, type_: str, given: int = 0) -> None:
        low, high = (500, self.most // 5) if type_ == "tie" else (self.least, self.most)
        cents = min(max(given or self.chance.choice(STAKES) // (5 if type_ == "tie" else 1), low), high)
        wager = BaccaratWager(len(self.wagers) + 1, seat, type_, cents)
        self.wagers.append(wager)
        means = self._means()
        self.book.write("wager", wager=wager.id, what=type_, seat=seat, player=self.seated[seat], cents=cents, by=means)
        if means == "verbal-cash":
            self.book.write("wager-confirmed", wager=wager.id, by=self.dealer_id)
            self.book.write("cash-converted", wager=wager.id, cents=cents, by=self.dealer_id)

    def _means(self) -> str:
        """How a wager is made (§ 541.8(b)), as filed."""
        filed = self.chosen.words("wagers.instruments") or ("chips",)
        if "verbal-with-cash" in filed and self.chance.happens(0.01, "verbal"):
            return "verbal-cash"
        return "plaques" if "plaques" in filed and self.chance.happens(0.1) else "chips"

    def _changed(self) -> None:
        """Before "no more bets" a wager is made greater, or one of several taken back."""
        wager = self.chance.choice(self.wagers)
        if len(self.wagers) > 1 and self.chance.happens(0.4):
            self._take_back(wager)
        else:
            wager.cents = min(wager.cents * 2, self.most // 5 if wager.type == "tie" else self.most)
            self.book.write("wager-changed", wager=wager.id, cents=wager.cents)

    def settle(self, result: str) -> None:
        """Losing wagers are collected, then winning ones paid from the highest number down (§ 541.12(b))."""
        void = [one for one in self.wagers if result == "tie" and one.type != "tie"]
        won = [one for one in self.wagers if one.type == result]
        lost = [one for one in self.wagers if one not in void and one not in won]
        for one in self.chance.sample(lost, len(lost)):
            self.book.write(
                "collect", wager=one.id, cents=one.cents, dest="table-inventory", seat=one.seat, by=self.payer()
            )
        for one in sorted(won, key=lambda wager: -wager.seat):
            self._pay(one)
        for one in sorted(void, key=lambda wager: -wager.seat):
            self._give_back(one)

    def return_all(self) -> None:
        """The round is void and all wagers are returned (§ 541.14(e))."""
        for one in self.wagers:
            self.book.write("return", wager=one.id, cents=one.cents, seat=one.seat, by=self.payer())

    def _pay(self, one: BaccaratWager) -> None:
        """The vigorish owed is taken or marked, and immediately thereafter the wager paid."""
        by = self.payer()
        winnings = one.cents
        if one.type == "tie":
            winnings, part = self.tie_pays.winnings(one.cents)
            assert not part, "stakes are such that all is paid in whole cents"
        elif one.type == "banker" and not self.on_ties:
            cents = self._vigorish(one.cents)
            if self.deferred:
                self.book.write("marker-placed", what="vigorish", seat=one.seat, cents=cents, by=by)
                self.owed[one.seat] = self.owed.get(one.seat, 0) + cents
                self._vigorish_row("marked", one, cents, "vigorish-space", by)
            else:
                self._vigorish_row("taken", one, cents, "table-inventory", by)
        self.book.write("pay", wager=one.id, cents=winnings, source="table-inventory", seat=one.seat, by=by)
        self.book.write("return", wager=one.id, cents=one.cents, seat=one.seat, by=by)

    def _give_back(self, one: BaccaratWager) -> None:
        """A void wager goes back, one on the Banker's Hand less the vigorish on ties (§ 541.8(a), § 541.13(f))."""
        by = self.payer()
        cents = self._vigorish(one.cents) if self.on_ties and one.type == "banker" else 0
        if cents:
            self._vigorish_row("taken", one, cents, "table-inventory", by)
        self.book.write("return", wager=one.id, cents=one.cents - cents, seat=one.seat, by=by)

    def _vigorish_row(self, what: str, one: BaccaratWager, cents: int, dest: str, by: str) -> None:
        self.book.write("vigorish", what=what, wager=one.id, cents=cents, seat=one.seat, dest=dest, by=by)

    def _vigorish(self, cents: int) -> int:
        """The vigorish on an amount, rounded up as filed (§ 541.13(c), (d))."""
        share = cents * self.chosen.number("vigorish.percent", 500)
        if self.chosen.word("vigorish.rounding") == "up":
            step = self.chosen.number("vigorish.rounding_to", 1)
            return -(-share // (10_000 * step)) * step
        assert share % 10_000 == 0, "stakes are such that no part of a cent is due"
        return share // 10_000

    def collect_owed(self, seat: int) -> None:
        """Vigorish marked at a seat is collected and its marker removed (§ 541.13(e))."""
        cents = self.owed.pop(seat, 0)
        if cents:
            self.book.write("vigorish", what="collected", cents=cents, seat=seat, dest="table-inventory")
            self.book.write("marker-removed", what="vigorish", seat=seat, cents=cents, by=self.dealer_id)

    def collect_all_owed(self) -> None:
        """All that is owed is collected."""
        for seat in sorted(self.owed, reverse=True):
            self.collect_owed(seat)

    def leaves(self, seat: int) -> str:
        """A player who leaves pays what he owes."""
        self.collect_owed(seat)
        return super().leaves(seat)


def _seats_of(wagers: Sequence[ArrangedWager]) -> list[list[int]]:
    """The seats of each player of wagers that are given."""
    return _seats({one.seat: one.player for one in wagers})


def _seats(whose: Mapping[int, str]) -> list[list[int]]:
    """The seats of each player."""
    return [sorted(seat for seat, one in whose.items() if one == player) for player in dict.fromkeys(whose.values())]
