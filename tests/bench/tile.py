"""A stretch of play that is written again and again, so that long logs cost little to make.

Each repetition has later numbers and times; what stands before the first (``head``) is written once.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from validator.log.read.columnar import pyarrow_module
from validator.log.vocabulary import COLUMN_ORDER
from validator.log.writing import parquet_writer, write_parquet
from validator.proof.faults.binding import REFERS_TO_EVENT

Row = dict[str, object]


@dataclass(frozen=True)
class Tile:
    """The rows of whole rounds: those before them, ``head``, and the milliseconds from one repetition to the next.

    ``cut`` are places of rows that are cut off in their midst where they are written as JSON lines. Times are
    whole milliseconds.
    """

    head: list[Row]
    rows: list[Row]
    apart: int
    cut: frozenset[int] = frozenset()

    @property
    def rounds(self) -> int:
        """How many rounds one repetition has."""
        return len({(row["table"], row["round"]) for row in self.rows if "round" in row})

    def times(self, rounds: int) -> int:
        """How many repetitions have at least so many rounds."""
        return max(1, -(-rounds // self.rounds))

    def events(self, times: int) -> int:
        """How many events a log of so many repetitions has."""
        return len(self.head) + times * len(self.rows)

    def steps(self) -> dict[str, int]:
        """What each repetition adds to each of these columns."""
        first = self.head[-1]["seq"] if self.head else 0
        span = max(whole(row, "seq") for row in self.rows) - int(str(first))
        rounds = max((whole(row, "round") for row in self.rows if "round" in row), default=0)
        return {"seq": span, "at": self.apart, "round": rounds, "ref": span}

    def write(self, path: Path, times: int) -> None:
        """Write ``times`` repetitions to a file, in the form by which its name ends."""
        {".jsonl": self._jsonl, ".csv": self._csv, ".parquet": self._parquet}[path.suffix](path, times)

    def _jsonl(self, path: Path, times: int) -> None:
        def line(row: Row, place: int) -> str:
            text = json.dumps(row, separators=(",", ":"), ensure_ascii=False)
            return text[: len(text) // 2] if place in self.cut else text

        with path.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(line(row, -1) + "\n" for row in self.head)
            file.writelines(self._repeated(line, times))

    def _csv(self, path: Path, times: int) -> None:
        def line(row: Row, place: int) -> str:
            text = io.StringIO()
            csv.writer(text, lineterminator="").writerow([row.get(name) for name in COLUMN_ORDER])
            return text.getvalue()

        with path.open("w", encoding="utf-8", newline="\n") as file:
            file.write(",".join(COLUMN_ORDER) + "\n")
            file.writelines(line(row, -1) + "\n" for row in self.head)
            file.writelines(self._repeated(line, times))

    def _repeated(self, line: Any, times: int) -> Iterator[str]:
        """The text of each repetition: that of one, in which numbers are filled in."""
        steps, values, added, lines = self.steps(), [], [], []
        for place, row in enumerate(self.rows):
            moving = [name for name in row if name in steps and (name != "ref" or row["kind"] in REFERS_TO_EVENT)]
            marks = {name: 10**17 + index for index, name in enumerate(moving)}
            text = line({**row, **marks}, place).replace("%", "%%")
            for name in sorted(moving, key=lambda name: text.find(str(marks[name]))):
                if str(marks[name]) in text:
                    text = text.replace(str(marks[name]), "%d")
                    values.append(whole(row, name))
                    added.append(steps[name])
            lines.append(text + "\n")
        template = "".join(lines)
        for _ in range(times):
            yield template % tuple(values)
            values = [value + step for value, step in zip(values, added, strict=True)]

    def _parquet(self, path: Path, times: int) -> None:
        arrow, compute = pyarrow_module("pyarrow"), pyarrow_module("pyarrow.compute")
        head, tile = (_as_arrow(rows) for rows in (self.head, self.rows))
        to_events = compute.is_in(tile["kind"].cast(arrow.string()), value_set=arrow.array(REFERS_TO_EVENT))
        with parquet_writer(path, tile.schema) as writer:
            if self.head:
                writer.write_table(head)
            gathered: list[Any] = []
            for turn in range(times):
                moved = tile
                for name, step in self.steps().items():
                    old = tile[name]
                    added = compute.add(old.cast(arrow.int64()), step * turn)
                    new = compute.if_else(to_events, added, old) if name == "ref" else added.cast(old.type)
                    moved = moved.set_column(moved.schema.get_field_index(name), tile.schema.field(name), new)
                gathered.append(moved)
                if sum(table.num_rows for table in gathered) >= _GROUP or turn == times - 1:
                    writer.write_table(arrow.concat_tables(gathered).unify_dictionaries(), row_group_size=2 * _GROUP)
                    gathered = []


_GROUP = 1 << 19
"""Rows of a row group of Parquet, at least."""


def _as_arrow(rows: Iterable[Row]) -> Any:
    """Rows as the writer of logs writes them, as an Arrow table."""
    parquet = pyarrow_module("pyarrow.parquet")
    with TemporaryDirectory() as folder:
        write_parquet(Path(folder, "rows.parquet"), rows)
        return parquet.ParquetFile(Path(folder, "rows.parquet")).read()


def whole(row: Row, column: str) -> int:
    """An integer of a row."""
    return int(str(row[column]))
