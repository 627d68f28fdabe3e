"""The result of running a game model over one segment of a table's events, whatever the game."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from validator.core.engine.engines import Hit
from validator.core.engine.kernel import Ints
from validator.core.engine.rows import Row, StoredRecord
from validator.core.money import format_cents
from validator.games.rounds.table_rows import Wager
from validator.log.columns import Names

UNKNOWN_WAGER: Final = "wager"
"""What a wager is called whose type is not recorded."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Whom and what a hit is about, in words for a report.

    ``seat``, ``player``, ``hand`` (its cards), ``opponent`` (the dealer's cards), ``wager`` (its name) are "" where
    there is none; ``stake`` is in cents, -1 where there is none. ``other`` is who is short of what was paid too much.
    ``position`` and ``patron`` are the betting position and the player's id as recorded, -1 and "" where none is.
    ``unmoved`` says in words what became of a wager on which nothing was won or lost, "" where that is not told.
    """

    seat: str = ""
    player: str = ""
    hand: str = ""
    opponent: str = ""
    wager: str = ""
    stake: int = -1
    other: str = "the house"
    position: int = -1
    patron: str = ""
    unmoved: str = ""


@dataclass(frozen=True, slots=True)
class RunResult:
    """The hits, the counters of every rule by place, the number of rounds, and the game model's own tables for reports.

    ``cards`` keeps what the hands of a round hold, in words by row of round and hand, once a report has asked for it.
    """

    hits: list[Hit]
    tally: Counter[int]
    round_count: int
    tables: dict[str, Ints]
    forms: Mapping[str, type[Row]] = field(default_factory=dict)
    cards: dict[int, dict[int, str]] = field(default_factory=dict, repr=False, compare=False)

    _stored: list[StoredRecord] = field(default_factory=list, init=False, repr=False, compare=False)

    def rows(self) -> Any:
        """The tables of rows, to be asked as a kernel asks: ``done.rows().wagers[at].stake``."""
        if not self._stored:
            self._stored.append(StoredRecord(self.forms, self.tables))
        return self._stored[0]


def patron_of(player: int, names: Names) -> str:
    """The id of a player as the log has it; "" where it is not recorded, or known that there was none."""
    return names.word(int(player)) if player >= 0 else ""


def picture_line(w: Wager, marked: bool, where: str, name: str, settled: Mapping[str, int]) -> str:
    """A wager in the picture of a round: whose it is, its name and stake, and what was settled on it, in cents."""
    stake = format_cents(w.stake) if w.stake >= 0 else "amount not recorded"
    moved = ", ".join(f"{label} {format_cents(cents)}" for label, cents in settled.items() if cents)
    return f"{'>' if marked else ' '} {where} {name} {stake}: {moved or 'nothing settled'}"


def unmoved_of(w: Wager) -> str:
    """What became of a wager if nothing was won or lost on it; "" where money moved for nothing."""
    if w.last_settled < 0:
        return "neither collected nor paid"
    return "returned" if w.gave_back >= 0 else ""
