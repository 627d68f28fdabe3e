"""Logs of several tables over several days, with breaches planted, for replays that are cut or shared out."""

from pathlib import Path

from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.log.writing import write_jsonl
from validator.proof.simulate.book import Row

FILING = WAYS["plain"]
TABLES = ("BJ-1", "BJ-2", "BJ-3")


def filing(folder: Path) -> Path:
    """The filing of the tables."""
    path = folder / "filing.yaml"
    path.write_text(FILING, encoding="utf-8")
    return path


def rows(of_each: int = 1_000) -> list[Row]:
    """So many rows of each of three tables, between each other, some paid wrongly, one unreadable."""
    tables = []
    for seed, table in enumerate(TABLES, 1):
        dealt = rows_of(FILING, seed, of_each // 10, table)[:of_each]
        paid = [row for row in dealt if row["kind"] == "pay"]
        for row in paid[::7]:
            row["cents"] = int(str(row["cents"])) + 100
        tables.append(dealt)
    tables[1][len(tables[1]) // 2]["card"] = "17X"
    found: list[Row] = []
    while any(tables):
        for dealt in tables:
            found += dealt[:37]
            del dealt[:37]
    return found


def in_logs(folder: Path, found: list[Row], number: int) -> list[Path]:
    """The rows in so many logs, one after the other."""
    size = -(-len(found) // number)
    paths = []
    for place in range(number):
        paths.append(folder / f"day-{place + 1}.jsonl")
        write_jsonl(paths[-1], found[place * size : (place + 1) * size])
    return paths
