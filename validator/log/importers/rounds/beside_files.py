"""Files that a pit keeps beside its sheet of rounds: rosters, changes of cards and shoes, fills and credits.

What a file is and what its columns are is told by their headings, in English, German, French or Spanish, and by the
words of the column that says what happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final

from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.heading import heading_words
from validator.log.importers.rounds.tables import Cells, Options, Source, open_source

FROM: Final = frozenset(("from", "start", "started", "begin", "begins", "in", "since", "arrives", "von", "beginn"))
UNTIL: Final = frozenset(
    ("to", "until", "till", "end", "ended", "ends", "out", "leaves", "bis", "ende", "hasta", "fin")
)
_COLUMNS: Final = (
    ("table", frozenset(("table", "pit"))),
    ("day", frozenset(("date", "day"))),
    ("from", FROM | {"desde", "inicio", "debut"}),
    ("to", UNTIL),
    ("from", frozenset(("time", "when", "at"))),
    ("floorperson", frozenset(("floorperson", "floor", "floorman", "fp"))),
    ("supervisor", frozenset(("supervisor", "superviseur", "aufsicht", "boss", "manager", "inspector"))),
    ("dealer", frozenset(("dealer", "croupier"))),
    ("shift", frozenset(("shift", "schicht", "turno", "equipe"))),
    ("event", frozenset(("event", "type", "what", "change", "action", "vorgang", "art", "evento", "kind"))),
    ("amount", frozenset(("amount", "total", "value", "betrag", "montant", "importe", "cents"))),
    ("back", frozenset(("back", "colour", "color", "batch", "farbe", "couleur"))),
    ("decks", frozenset(("decks",))),
    ("cards", frozenset(("cards", "count"))),
)
"""What a column may be, and the words of its heading; each column is taken once, for the first that it fits."""
ROLES: Final = ("dealer", "floorperson", "supervisor")
_OF_MONEY: Final = frozenset(("fill", "fills", "credit", "credits"))
_OF_SHOES: Final = frozenset(("shoe", "shoes"))
_OF_CARDS: Final = frozenset(("card", "cards", "deck", "decks"))
WANTED: Final = (
    "a roster has columns such as Table, From, To, Dealer and Supervisor; changes of cards or shoes have Table, Time "
    "and Event; fills and credits have Table, Time, Type and Amount"
)


class BesideKind(Enum):
    """What a file beside a sheet of rounds tells of."""

    ROSTER = "a roster of who dealt and supervised when"
    CARDS = "changes of cards and shoes"
    MONEY = "fills and credits"


@dataclass(slots=True)
class BesideFile:
    """A file beside a sheet: ``columns`` are the places of its columns by what they tell, ``headings`` their names.

    ``rows`` are its filled rows with their numbers; ``said`` are remarks on how it was read.
    """

    name: str
    kind: BesideKind
    columns: dict[str, int]
    headings: tuple[str, ...]
    rows: list[tuple[int, Cells]]
    sha256: str = ""
    said: list[str] = field(default_factory=list)

    def cell(self, cells: Cells, purpose: str) -> object:
        """What a row has in the column of a purpose; None where there is no such column, or nothing in it."""
        place = self.columns.get(purpose, -1)
        value = cells[place] if 0 <= place < len(cells) else None
        return None if value is None or not str(value).strip() else value

    def text(self, cells: Cells, purpose: str) -> str:
        """The same as a text, a whole number without its point."""
        value = self.cell(cells, purpose)
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        return "" if value is None else " ".join(str(value).split())

    @property
    def people(self) -> frozenset[str]:
        """The headings of its columns of people."""
        return frozenset(self.headings[place] for purpose, place in self.columns.items() if purpose in ROLES)

    @property
    def taken_for(self) -> str:
        """What it is taken for, and which columns for what, in words."""
        named = ", ".join(f"{purpose} {self.headings[place]}" for purpose, place in self.columns.items())
        rows = "1 row" if len(self.rows) == 1 else f"{len(self.rows):,} rows"
        return f"{self.kind.value} ({rows}; {named})"


def read_beside(path: Path) -> BesideFile:
    """Read a file beside a sheet; raises SourceUnusable where it is none such."""
    source = open_source(path, Options())
    rows = list(source.rows)
    found = beside_of(source, rows)
    if found is None:
        named = ", ".join(f'"{one}"' for one in source.columns if one)
        raise SourceUnusable(f"{source.name}: its columns are {named}, and are not known; {WANTED}")
    return found


def beside_of(source: Source, rows: Sequence[tuple[int, Cells]]) -> BesideFile | None:
    """What a source is where it is no sheet of rounds; None where that is not known."""
    filled = [(number, cells) for number, cells in rows if any(_is_filled(cell) for cell in cells)]
    columns = _columns(source.columns)
    found = BesideFile(
        Path(source.name).name, BesideKind.ROSTER, columns, source.columns, filled, source.sha256, source.said
    )
    headed = frozenset(word for name in source.columns for word in heading_words(name))
    words = [heading_words(found.text(cells, "event")) for _, cells in filled] if "event" in columns else []
    if "from" not in columns:
        return None
    of_cards = any(one & (_OF_SHOES | _OF_CARDS) for one in words)
    if not of_cards and (headed & _OF_MONEY or any(one & _OF_MONEY for one in words)):
        found.kind = BesideKind.MONEY
    elif of_cards or (headed & (_OF_SHOES | _OF_CARDS) and "to" not in columns and not words):
        found.kind = BesideKind.CARDS
    elif not columns.keys() & {*ROLES}:
        return None
    return found


def is_of_shoe(words: frozenset[str]) -> bool:
    """Whether words tell of a shoe that was filled anew rather than of cards that were replaced."""
    return bool(words & _OF_SHOES) and not words & {"cards", "decks", "deck"}


def is_of_cards(words: frozenset[str]) -> bool:
    """Whether words tell of cards that were replaced by others."""
    return bool(words & _OF_CARDS)


def _columns(headings: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for purpose, words in _COLUMNS:
        free = (place for place in range(len(headings)) if place not in found.values())
        place = next((one for one in free if heading_words(headings[one]) & words), -1)
        if place >= 0 and purpose not in found:
            found[purpose] = place
    return found


def _is_filled(cell: object) -> bool:
    return cell is not None and bool(str(cell).strip())
