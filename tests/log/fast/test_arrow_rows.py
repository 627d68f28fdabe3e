"""Columns of Arrow become numbers, whatever they store in the places of nulls, and whatever part of them is read."""

from random import Random
from typing import Any

import pytest

from validator.log.codes import NOT_RECORDED
from validator.log.vocabulary import COLUMN_ORDER

pyarrow: Any = pytest.importorskip("pyarrow")
numpy: Any = pytest.importorskip("numpy")

FORMS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
WORDS = [f"{number}" for number in range(12)]


@pytest.mark.parametrize("form", FORMS)
def test_nulls_are_not_recorded_whatever_is_stored_in_their_places(form: str) -> None:
    from validator.log.fast.arrow_rows import ArrowRows

    reader = ArrowRows(pyarrow)
    random = Random(form)
    for _ in range(50):
        given = [random.choice([None, *range(len(WORDS))]) for _ in range(random.randrange(1, 80))]
        stored = numpy.array([99 if one is None else one for one in given], dtype=form)
        bits = numpy.packbits([one is not None for one in given], bitorder="little")
        buffers = [pyarrow.py_buffer(bits.tobytes()), pyarrow.py_buffer(stored.tobytes())]
        numbers = pyarrow.Array.from_buffers(getattr(pyarrow, form)(), len(given), buffers)
        words = pyarrow.DictionaryArray.from_arrays(numbers, pyarrow.array(WORDS), safe=False)
        start = random.randrange(len(given))
        part = slice(start, random.randrange(start, len(given)) + 1)
        length = part.stop - part.start
        batch = pyarrow.record_batch([numbers.slice(start, length), words.slice(start, length)], ["seat", "player"])
        assert reader.is_whole(batch)
        values = numpy.empty((20, length), dtype=numpy.int64)
        reader.fill(values, batch, lambda word: 100 + int(word))
        seats = [NOT_RECORDED if one is None else one for one in given[part]]
        players = [NOT_RECORDED if one is None else 100 + one for one in given[part]]
        assert values[COLUMN_ORDER.index("seat")].tolist() == seats
        assert values[COLUMN_ORDER.index("player")].tolist() == players


def test_a_place_that_the_dictionary_does_not_have_is_found() -> None:
    from validator.log.fast.arrow_rows import ArrowRows

    for place in (-1, 2):
        places = pyarrow.array([0, place, None], pyarrow.int32())
        words = pyarrow.DictionaryArray.from_arrays(places, pyarrow.array(["a", "b"]), safe=False)
        assert not ArrowRows(pyarrow).is_whole(pyarrow.record_batch([words], ["player"]))
