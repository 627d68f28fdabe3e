"""Tells a case: its tables, its words one after the other, and what they have said so far."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.worked.baccarat.casefile import Case, Entry
from tests.worked.baccarat.play import Round
from tests.worked.baccarat.setup import Options
from tests.worked.baccarat.sheet import Row
from tests.worked.baccarat.table import Table
from tests.worked.baccarat.words import SEATS, seats_in
from tests.worked.casefile import NotTranslated

Match = re.Match[str]


class NotMine(Exception):
    """A pattern fits, but what its words follow on was not said; another pattern may fit."""


@dataclass(slots=True)
class Teller:
    """A case under way. ``ahead`` are the words still to come, ``said`` marks what phrases have said."""

    case: Case
    options: Options
    tables: dict[str, Table] = field(default_factory=dict)
    current: str = ""
    ahead: list[str] = field(default_factory=list)
    said: set[str] = field(default_factory=set)
    hand: int = 0
    error: Row | None = None
    disclosed: bool = False
    kinds: set[str] = field(default_factory=set)

    @property
    def table(self) -> Table:
        """The table the words are about."""
        return self.tables[self.current]

    @property
    def round(self) -> Round:
        """The round under way, or the next."""
        table = self.table
        if table.round is not None:
            return table.round
        return self.begin()

    def begin(self, number: int = 0) -> Round:
        """Begin a round; the case's own wagers and cards are those of its first."""
        one = self.table.begin(number)
        if "own" not in self.said:
            self.said.add("own")
            one.listed = bool(self.case.entries)
            for wager in self.case.wagers:
                one.bet(wager.seat, wager.kind, wager.cents)
            if one.dealing.endswith("to-players") and not self.case.wagers:
                one.bet(self.table.seats[0], "player", 1000)
                one.bet(self.table.seats[-1], "banker", 1000)
            if self.case.dealt:
                one.coming = {hand: [card.card for card in self.case.dealt if card.hand == hand] for hand in (1, 2)}
                one.order = [card.hand for card in self.case.dealt]
        return one

    def is_ahead(self, pattern: str) -> bool:
        """Whether words still to come fit a pattern."""
        return any(re.search(pattern, words) for words in self.ahead)

    def entry(self, entry: Entry) -> None:
        """A line of the settlement as logged."""
        self.round.settle_entry(entry)

    def seat(self, words: str | None) -> int:
        """The seat that words name, else the last one spoken of; raises NotMine where there is none."""
        if words:
            self.table.last_seat = int(words)
        if not self.table.last_seat:
            raise NotMine
        return self.table.last_seat


Work = Callable[[Teller, Match], None]


def seats_of(case: Case, options: Options) -> list[int]:
    """Who is at the table: those named as occupied, else everybody whom the case names, else two players."""
    if options.occupied:
        return sorted(options.occupied)
    seats = {wager.seat for wager in case.wagers}
    vacant: set[int] = set()
    for phrase in case.phrases:
        words = phrase.lower()
        occupied = re.fullmatch(
            rf"(?:only )?seats? ({SEATS}) (?:are |is )?(?:occupied|taken|at the table|present)", words
        )
        if occupied:
            return sorted(seats_in(occupied[1]))
        empty = re.search(rf"seats? ({SEATS}) (?:are |is )?(?:vacant|empty|unoccupied|absent)", words)
        if empty:
            vacant |= set(seats_in(empty[1]))
            continue
        for found in re.finditer(rf"\b(?:seats?|space|position) #?({SEATS})", words):
            seats |= set(seats_in(found[1]))
    seats -= vacant
    if len(seats) == 1 and min(seats) > 1 and any("recut" in phrase for phrase in case.phrases):
        seats.add(max(1, min(seats) - 2))  # somebody else must be there to be entitled next
    if any(not 1 <= seat <= options.seats for seat in seats):
        raise NotTranslated(f"a seat beyond {options.seats}")
    return sorted(seats) or [2, 5]
