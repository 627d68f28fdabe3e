"""A map as its file says it: read, held against its schema, and bound to the columns of a source."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from validator.core.data import data_folder
from validator.core.packed import content_of
from validator.log.importers.rounds.cards import CardReader
from validator.log.importers.rounds.games import ChapterGame
from validator.log.importers.rounds.money import MoneyReader
from validator.log.importers.rounds.tables import Options
from validator.log.importers.rounds.times import TimeReader
from validator.submission.dialect import Said
from validator.submission.fault import Fault, faults_in_order
from validator.submission.filing import Missing
from validator.submission.load import load_filing
from validator.submission.schema import Schema, build_schema
from validator.submission.shape import read_shape
from validator.submission.typed import TypedFiling

SCHEMA: Final = "rounds-map"
OF_WHOLE: Final = {
    "empty-filing": "the map says nothing; --guess writes a first one",
    "not-a-mapping": 'a map is keys with values, such as  chapter: "633a"; --guess writes a first one',
}
"""What to say of a file that is no map at all, by the kind of fault."""
PAYOUTS: Final = ("payout_with_stake", "payout_without_stake", "net", "balance")


@dataclass(frozen=True, slots=True)
class PayoutColumn:
    """Where the payout of a wager stands, and in which of PAYOUTS."""

    form: str
    column: int


@dataclass(frozen=True, slots=True)
class BalanceColumns:
    """What is said of a balance: the columns of the one before, and of whose it is; what it began with, in cents."""

    before: int = -1
    by: int = -1
    start: int | None = None


@dataclass(frozen=True, slots=True)
class WagerColumns:
    """Where the money of a wager stands: places of columns, -1 where there is none.

    ``within``: whether the payout is what vigorish left, None where the map does not say; ``path``: the wager's there.
    """

    stake: int
    payout: PayoutColumn | None = None
    result: int = -1
    vigorish: int = -1
    within: bool | None = None
    path: str = ""
    balance: BalanceColumns = BalanceColumns()
    balance_runs: bool = False
    """Whether its payout is told by a balance of which each row tells but what it came to."""


@dataclass(frozen=True, slots=True)
class HandColumns:
    """Where a hand of the player's own, or a seat's wagers in baccarat, stand in a row.

    ``seat`` and ``number`` are those that the columns' names tell, -1 where they tell none. ``by_column`` holds the
    places of single columns by the map's keys, ``cards`` those of cards, ``wagers`` the wagers by the log's words.
    """

    seat: int
    number: int
    by_column: dict[str, int]
    cards: dict[str, tuple[int, ...]]
    wagers: dict[str, WagerColumns]

    def column(self, key: str) -> int:
        """The place of the column that the map names under ``key``; -1 where it names none."""
        return self.by_column.get(key, -1)


@dataclass(slots=True)
class RoundsMap:
    """A map bound to the columns of a source; places of columns are -1, and lists empty, where the map names none."""

    chapter: str
    game: ChapterGame
    table: str = ""
    table_column: int = -1
    filing: str = ""
    one_row_is: str = "hand"
    round: tuple[int, ...] = ()
    dealer: int = -1
    time: TimeReader | None = None
    time_columns: tuple[int, ...] = ()
    money: MoneyReader = field(default_factory=MoneyReader)
    reader: CardReader = field(default_factory=CardReader)
    run_together: bool = False
    cards: dict[str, tuple[int, ...]] = field(default_factory=dict)
    hands: tuple[HandColumns, ...] = ()
    row_type: int = -1
    row_types: dict[str, str] = field(default_factory=dict)
    rows_in_order: bool = False
    seats_from: int = 1
    announced: dict[str, int] = field(default_factory=dict)
    outcome: int = -1
    outcome_marks: dict[str, int] = field(default_factory=dict)
    outcomes: dict[str, str] = field(default_factory=dict)
    results: dict[str, str] = field(default_factory=dict)
    answers: dict[str, bool] = field(default_factory=dict)
    keep: dict[str, int] = field(default_factory=dict)
    fill_down: tuple[int, ...] = ()
    attested: frozenset[str] = frozenset()
    attested_by: str = ""
    """Who answers for all that is attested."""
    attested_each: dict[str, str] = field(default_factory=dict)
    """Who answers for each statement, where the map names them one by one."""
    double_amount: str = ""
    chip_unit: int | None = None
    posted: dict[str, int] = field(default_factory=dict)
    added: tuple[str, ...] = ()
    """Of COLUMNS_OF_ADDED those that some hand may have had, though neither column nor statement tells."""
    days_alone: bool = False
    """Whether the source tells days without times, which the log then has as midnight, good to a day."""
    shares: frozenset[int] = frozenset()
    """The columns of amounts that are written as parts of the wager."""
    splits_listed: bool = False
    """Whether a cell of cards lists the hands of a seat, so that splits are told."""
    columns: tuple[str, ...] = ()
    used: set[int] = field(default_factory=set)

    @property
    def answers_of(self) -> dict[str, tuple[str, ...]]:
        """The statements for which each answers, by name; under "" those for which nobody is named."""
        found: dict[str, tuple[str, ...]] = {}
        for statement in sorted(self.attested):
            name = self.attested_each.get(statement, self.attested_by)
            found[name] = (*found.get(name, ()), statement)
        return found

    @property
    def tells_outcome(self) -> bool:
        """Whether it names where the result of a round stands."""
        return self.outcome >= 0 or bool(self.outcome_marks)

    @property
    def tells_wagers(self) -> bool:
        """Whether it names a wager at all; a scorecard of baccarat has cards and results alone."""
        return any(hand.wagers for hand in self.hands)

    @property
    def unused(self) -> list[str]:
        """The named columns of the source that the map makes nothing of."""
        return [name for place, name in enumerate(self.columns) if name and place not in self.used]


@dataclass(frozen=True, slots=True)
class MapRead:
    """What a map's file gave: its values where it could be read, and the faults of its text and shape."""

    typed: TypedFiling | None
    faults: tuple[Fault, ...]
    lines: tuple[str, ...]

    @property
    def options(self) -> Options:
        """What it says of the source's file."""
        if self.typed is None:
            return Options()
        text = {name: text_at(self.typed, f"source.{name}") for name in ("sheet", "delimiter", "encoding")}
        header = self.typed.scalar("source.header")
        return Options(header=header if type(header) is int else 0, **text)


def map_schema() -> Schema:
    """The schema of maps."""
    return build_schema(SCHEMA, _content())


def _content() -> Said:
    content = content_of(data_folder("schemas") / f"{SCHEMA}.yaml")
    assert isinstance(content, dict)
    return content


def read_map(path: Path) -> MapRead:
    """Read a map's file and hold it against its schema; raises OSError for one that cannot be opened."""
    loaded = load_filing(path)
    if loaded.filing is None:
        of_map = (fault._replace(message=OF_WHOLE.get(fault.kind, fault.message)) for fault in loaded.faults)
        return MapRead(None, tuple(of_map), loaded.lines)
    shaped = read_shape(loaded.filing, map_schema())
    told = [
        fault._replace(message=shaped.advice.get(fault.path, fault.message)) if fault.kind == "float-value" else fault
        for fault in loaded.faults
    ]
    return MapRead(shaped.typed, faults_in_order([*told, *shaped.faults]), loaded.lines)


def text_at(typed: TypedFiling, path: str) -> str:
    """What stands at a path of a map, as text; "" where nothing does, or nothing that could be read."""
    value = typed.scalar(path)
    return "" if isinstance(value, Missing) else str(value)
