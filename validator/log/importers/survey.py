"""Counts what an importer writes into a log, and which declarations its rows do not bear out."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from validator.log.importers import Row, SourceUnusable
from validator.log.vocabulary import KINDS

BETS: Final = frozenset({"player", "banker", "tie"})
"""The wagers of baccarat, where none is on a hand of the player's own."""

ENOUGH: Final = 20
"""Rounds from which on it is told that a kind that is always recorded never stands in them."""


class Survey:
    """Counts the rows of a log, table by table, as they pass."""

    def __init__(self) -> None:
        self.tables: dict[str, Counter[str]] = {}
        """Of each table how many rows each kind has."""
        self.declared: dict[str, dict[str, str]] = {}
        """Of each table what it declares to record, and how: always, sometimes or never."""
        self.own: dict[str, None] = {}
        """The columns of the source's own, x-..., in order of appearance."""
        self.wagers: dict[str, set[str]] = {}
        """Of each table with wagers the words for them."""
        self._filled: dict[str, Counter[tuple[str, str]]] = {}

    @property
    def rounds(self) -> int:
        """The number of rounds begun."""
        return sum(kinds["round-start"] for kinds in self.tables.values())

    def plays(self, table: str, main_wager: str) -> bool:
        """Whether a table's wagers are those of a game with that main wager ("": one without, as baccarat)."""
        words = self.wagers.get(table)
        return words is None or (main_wager in words if main_wager else not words.isdisjoint(BETS))

    def passed(self, rows: Iterable[Row]) -> Iterator[Row]:
        """The rows, each counted."""
        for row in rows:
            table, kind = str(row["table"]), str(row["kind"])
            if kind == "records":
                self.declared.setdefault(table, {})[str(row["what"])] = str(row["by"])
            self.tables.setdefault(table, Counter())[kind] += 1
            if kind == "wager":
                self.wagers.setdefault(table, set()).add(str(row.get("what")))
            filled = self._filled.setdefault(table, Counter())
            for name, value in row.items():
                if name.startswith("x-"):
                    self.own[name] = None
                elif value is not None and value != "":
                    filled[kind, name] += 1
            yield row

    def doubts(self, without: Collection[str]) -> list[str]:
        """In words, what is declared always to be recorded and never is, so that each round is judged as one without.

        The kinds ``without`` which the source is by its nature are not among them.
        """
        found = []
        for table, declared in self.declared.items():
            kinds, filled = self.tables[table], self._filled[table]
            rounds = kinds["round-start"]
            for what in (what for what, how in declared.items() if how == "always"):
                kind, _, column = what.partition(".")
                if kind in without:
                    continue
                if kind in KINDS and not column and not kinds[kind] and rounds >= ENOUGH:
                    there = f"none stands in {rounds:,} rounds"
                elif column and kinds[kind] and not filled[kind, column]:
                    there = f"none of {kinds[kind]:,} rows {kind} has it"
                else:
                    continue
                found.append(
                    f"table {table}: {what} is declared always to be recorded, and {there}: each is judged as one "
                    "without it; where the source may not record it, that is to be declared"
                )
        return found


def with_tables_named(rows: Iterable[Row], asked: Sequence[str]) -> Iterator[Row]:
    """The rows with their tables called as ``asked``: NAME where there is one table, else SOURCE=NAME for each.

    A table that is named so is declared to be recorded. Raises SourceUnusable where it is not clear which is meant, or
    a name is used for no table, or for two.
    """
    plain = [name for name in asked if "=" not in name]
    names = dict(name.split("=", 1) for name in asked if "=" in name)
    if plain[1:] or (plain and names) or "" in (*plain, *names.values()):
        raise SourceUnusable("--table is given once as NAME, or as SOURCE=NAME for each table of the source")
    if len({*names.values()}) < len(names):
        raise SourceUnusable("--table gives two tables of the source one name")
    seen: dict[str, None] = {}
    for row in rows:
        table = str(row["table"])
        if table != "venue":
            seen[table] = None
            if plain and len(seen) > 1:
                raise SourceUnusable(
                    f"the source holds several tables, {' and '.join(seen)} among them; "
                    f"write --table {table}={plain[0]} for the one that is meant"
                )
            name = plain[0] if plain else names.get(table)
            if name is not None:
                told = {"by": "always"} if (row["kind"], row.get("what")) == ("records", "table") else {}
                row = row | {"table": name} | told
        yield row
    for name in names:
        if name not in seen:
            raise SourceUnusable(f"--table {name}={names[name]}: the tables of the source are {', '.join(seen)}")
