"""Readers of JSON lines, CSV and Parquet: ours, and what others offer, each with one thread.

Every one reads all values of all rows; those whose packages are missing are not measured.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.bench.process import Job
from validator.core.engine.engines import CompiledEngine, Engine, InterpretedEngine
from validator.log.columns import Names
from validator.log.read.reader import batches
from validator.log.vocabulary import COLUMN_ORDER, TYPES

BATCH = 4_000
"""Rounds that are read at once, as in a replay."""

WHOLE = {name for name, form in TYPES.items() if form in ("integer", "time")}


def engine_of(name: str) -> Engine:
    """The engine of a name."""
    return CompiledEngine() if name == "compiled" else InterpretedEngine()


def ours(path: str, engine: str) -> Job:
    """Our reader: rows checked against the schema, in columns of integers, in batches of whole rounds."""
    runs = engine_of(engine)

    def read() -> int:
        return sum(
            len(events.kind)
            for reading in batches(Path(path), BATCH, Names(), engine=runs)
            for events in reading.tables.values()
        )

    return read


def line_by_line(path: str, parse: Callable[[bytes], object]) -> Job:
    """Each line parsed, and what it gives thrown away."""

    def read() -> int:
        count = 0
        with Path(path).open("rb") as file:
            for line in file:
                parse(line)
                count += 1
        return count

    return read


def standard_json(path: str) -> Job:
    """``json.loads``."""

    def read() -> int:
        count = 0
        with Path(path).open(encoding="utf-8") as file:
            for line in file:
                json.loads(line)
                count += 1
        return count

    return read


def orjson(path: str) -> Job:
    """``orjson.loads``."""
    import orjson

    return line_by_line(path, orjson.loads)


def msgspec(path: str) -> Job:
    """msgspec into objects with the columns of the log."""
    import msgspec

    columns: list[Any] = [(name, (int if name in WHOLE else str) | None, None) for name in COLUMN_ORDER]
    row = msgspec.defstruct("Row", columns)
    return line_by_line(path, msgspec.json.Decoder(row).decode)


def simdjson(path: str) -> Job:
    """pysimdjson's bare parse: no value is made a Python object."""
    import simdjson

    parser = simdjson.Parser()
    return line_by_line(path, parser.parse)


def polars(path: str) -> Job:
    """polars into a frame whose columns are told before."""
    import polars

    columns = {name: polars.Int64 if name in WHOLE else polars.String for name in COLUMN_ORDER}
    return lambda: polars.read_ndjson(path, schema=columns).height


def duckdb(path: str) -> Job:
    """DuckDB, which adds up a column and the lengths of the others, so that it must read them all."""
    import duckdb

    columns = ", ".join(f"'{name}': '{'BIGINT' if name in WHOLE else 'VARCHAR'}'" for name in COLUMN_ORDER)
    sums = ", ".join(f'sum("{name}")' if name in WHOLE else f'sum(length("{name}"))' for name in COLUMN_ORDER)
    asked = f"SELECT count(*), {sums} FROM read_json('{path}', format='newline_delimited', columns={{{columns}}})"
    base = duckdb.connect(config={"threads": "1"})
    return lambda: base.execute(asked).fetchall()[0][0]


def arrow_parquet(path: str) -> Job:
    """pyarrow reads a Parquet file, words as they are kept in it."""
    from pyarrow.parquet import ParquetFile  # type: ignore[import-untyped]

    return lambda: sum(batch.num_rows for batch in ParquetFile(path).iter_batches(use_threads=False))


def arrow_csv(path: str) -> Job:
    """pyarrow reads a CSV file, whole numbers and texts."""
    import pyarrow  # type: ignore[import-untyped]
    from pyarrow import csv

    types = {name: pyarrow.int64() if name in WHOLE else pyarrow.string() for name in COLUMN_ORDER}

    def read() -> int:
        convert = csv.ConvertOptions(column_types=types, strings_can_be_null=True)
        table = csv.read_csv(path, csv.ReadOptions(use_threads=False), convert_options=convert)
        return int(table.num_rows)

    return read
