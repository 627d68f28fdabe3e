"""Reads logs in columns by compiled kernels: those of Arrow to codes, without a Python object for a row."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy

from validator.core.engine.engines import Engine
from validator.log.fast.arrow_rows import ArrowRows
from validator.log.fast.encoding_kernels import LEFT, LINE, UNASKED, WIDTH, settle, settle_left
from validator.log.fast.row_encoder import WordTable
from validator.log.fast.streams import ArrayStreams
from validator.log.read.columnar import column_batches, pyarrow_module
from validator.log.read.encode import Encoder
from validator.log.vocabulary import TYPES

_WANTED: Final = tuple(name for name in TYPES if name != "note")
"""The columns that are read: of a note nothing is judged but that it is text, which the file's schema says."""


def put_columns(path: Path, engine: Engine, encoder: Encoder, streams: ArrayStreams) -> Iterator[bool]:
    """Put the rows of a log in columns into the streams by kernels, batch by batch; True after each.

    Raises LogUnusable.
    """
    rows = ArrowRows(pyarrow_module("pyarrow"))
    words = WordTable(encoder, streams)
    for first, batch in column_batches(path, rows, _WANTED):
        count = batch.num_rows
        streams.make_room(count)
        words.hold(rows.words_in(batch))
        values = streams.values[:, streams.stop : streams.stop + count]
        rows.fill(values, batch, words.number, words.codes_of)
        values[LINE] = numpy.arange(first, first + count)
        record = words.record(count)
        engine.run(settle, record, streams.stop, streams.stop + count)
        if record.about[UNASKED]:
            left: Any = record.left
            places = left[1 : 2 * record.about[LEFT] : 2]
            again = numpy.empty((WIDTH, len(places)), dtype=numpy.int64)
            rows.fill(again, rows.some(batch, places), words.number)
            values[:LINE, places] = again[:LINE]
            engine.run(settle_left, record)
            while words.answer(record):
                engine.run(settle_left, record)
        words.put(record, count, partial(rows.rows, batch))
        yield True
