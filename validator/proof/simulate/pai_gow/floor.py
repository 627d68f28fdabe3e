"""A Pai Gow table between rounds: tiles received, inspected, shown, mixed and stacked; dealers and players; limits."""

from abc import ABC
from typing import ClassVar

from validator.proof.simulate.book import HOUR, MINUTE
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices
from validator.proof.simulate.pai_gow.house_way import HouseWay
from validator.proof.simulate.pai_gow.ranking import Ranking
from validator.proof.simulate.pai_gow.wished import ANEW, AT_THE_START, TOGETHER
from validator.proof.simulate.table import GameTable

DOLLAR = 100
FLOORPERSON = "floorperson:F1"


class Floor(GameTable, ABC):
    """All of a Pai Gow table but its rounds."""

    recorded: ClassVar = (
        *("wager", "wager.cents", "wager.seat", "deliver", "deliver.n", "deliver.seat", "dice-shown", "dice-total"),
        *("dice-shake", "no-more-bets", "set-hand", "hands-set", "expose", "outcome", "collect", "pay", "return"),
        *("vigorish", "muck", "cleared", "marker-placed", "move-card", "mix", "stack", "void-round", "void-hand"),
        *("choice", "bank", "co-bank", "bank-offered", "bank-checked", "delivery-chosen", "delivery-indicated"),
        *("delivery-repeated", "delivery-signalled", "center-add", "center-take", "center-surplus", "dice-uncovered"),
        *("no-roll", "cut-offered", "stacks-moved", "wager-moved", "dealer-wager-directed", "wager-changed"),
        *("wager-withdrawn", "cash-converted", "tiles-looked-at", "handle-cards", "tile-set", "inspection", "verify"),
        *("spread", "set-sealed", "dice-change", "player-arrives", "player-leaves", "dealer-arrives", "dealer-leaves"),
        *("idle", "posted-limits"),
    )

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        facts = chosen.law.facts
        self.ranking = Ranking(facts)
        self.house_way = HouseWay(chosen, self.ranking)
        self.motions = max(chosen.number("mixing.circular_motions"), facts.number("mix_motions_minimum"))
        self.pairs = facts.number("pairs_in_set")
        self.minimum, self.maximum = 0, 0
        self.new_start = True
        """Whether the next round is the start of the game, § 535.11(b)."""
        self.mixed = False
        self._sets = 0

    @property
    def longest_day(self) -> int:
        """An hour, where a table that opens anew is wished for; a few rounds, where the first offers of a game are."""
        if self.chance.wishes.among("bank", (TOGETHER,)):
            return 8 * MINUTE
        return HOUR if self.chance.wishes.among("table-open", (ANEW,)) else super().longest_day

    def opens(self) -> None:
        """Tiles received, inspected, verified and shown in pairs to the first player, § 535.6(a) to (c)."""
        book = self.book
        book.write("supervisor", by=FLOORPERSON)
        book.write("positions", what="counterclockwise", n=self.positions)
        self.post_limits()
        if unit := self.chance.wishes.amount("chip-unit"):
            book.write("chip-unit", cents=unit)
        book.write("dice-change", by=self.dealer_id)
        self._receives(source=None)
        if self.chance.happens(0.03, "irregularities"):
            self._replaces()
        book.write("inspection", what="tiles", n=0, by=self.dealer_id)
        book.write("verify", ref=book.seq, by=FLOORPERSON)
        book.write("spread", n=self.pairs, face="up", by=self.dealer_id)
        self.arrives(self.chance.choice(self.free))
        if self.chance.wishes.among("bank", (AT_THE_START, TOGETHER)):
            self.arrives(self.chance.choice(self.free))
        self.mix()
        self.new_start = True

    def closes(self) -> None:
        """The tiles lie mixed; nothing is asked of them when the table closes."""

    def between(self) -> None:
        """Dealers and players change; tiles are mixed anew, § 535.6(f)."""
        if self.dealer_is_due():
            self.relieve()
        if self.chance.happens(0.003, "limits"):
            self.post_limits()
        for seat in sorted(self.seated):
            if self.chance.happens(0.012, "players"):
                self.leaves(seat)
        if not self.seated:
            self._idles()
        elif self.free and self.chance.happens(0.08, "players"):
            self.arrives(self.chance.choice(self.free))
        if not self.mixed:
            self.mix()

    def post_limits(self) -> None:
        """The smallest and the largest wager are posted."""
        self.minimum = self.chance.choice((10, 15, 25)) * DOLLAR
        self.maximum = self.chance.choice((500, 1_000, 2_000)) * DOLLAR
        self.book.write("posted-limits", what="minimum", cents=self.minimum)
        self.book.write("posted-limits", what="maximum", cents=self.maximum)

    def mix(self) -> None:
        """Tiles are mixed and stacked, § 535.6(d); again where one was exposed in the stacking, (e)."""
        book, dealer = self.book, self.dealer_id
        book.write("mix", n=self.motions + self.chance.randrange(4), by=dealer)
        if self.chance.happens(0.01, "irregularities"):
            book.write("stack-tile", n=11, card=self.chance.choice(self.ranking.set_of_tiles), face="up")
            book.write("mix", n=self.motions, by=dealer)
        book.write("stack", n=len(self.ranking.set_of_tiles), by=dealer)
        self.mixed = True

    def _receives(self, source: str | None) -> None:
        self._sets += 1
        by = FLOORPERSON if source else None
        self.book.write("tile-set", n=len(self.ranking.set_of_tiles), back=f"set-{self._sets}", source=source, by=by)

    def _replaces(self) -> None:
        """An unsuitable set is sealed and replaced, § 535.6(a)(3)."""
        book, unsuitable = self.book, f"set-{self._sets}"
        book.write("inspection", what="tiles", n=1, back=unsuitable, by=self.dealer_id)
        for signs in (self.dealer_id, FLOORPERSON):
            book.write("set-sealed", back=unsuitable, dest="envelope", what="identified", by=signs)
        self._receives(source="pit-stand")

    def _idles(self) -> None:
        """Nobody plays: tiles lie face up in pairs until a player comes, § 535.6(g)."""
        book = self.book
        book.write("idle", what="start")
        book.write("spread", n=self.pairs, face="up", by=self.dealer_id)
        book.at += self.chance.randint(2, 20) * MINUTE
        self.arrives(self.chance.choice(self.free))
        book.write("idle", what="end")
        self.mix()
        self.new_start = True
