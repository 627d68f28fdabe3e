"""Reads filings block by block: what stands under a key of the first column, once read, is not read again.

The examples of rules differ from sound filings in a line or two, and reading YAML is nearly all that checking one costs. The
long tests hold this way of reading against the program's own for all of them.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from validator.submission import load
from validator.submission.compose import ComposedText, compose
from validator.submission.fault import Place
from validator.submission.filing import Entry

BLOCK = re.compile(r"([A-Za-z_][A-Za-z0-9_-]*):")
BESIDES = re.compile(r"\s|#|$")


def compose_by_blocks(text: str, lines: tuple[str, ...], replaced: bool) -> ComposedText:
    """What ``compose`` gives, put together from the blocks; a text with a fault, or of another form, is read whole."""
    starts = [number for number, line in enumerate(lines) if not BESIDES.match(line)]
    keys = tuple(found[1] for number in starts if (found := BLOCK.match(lines[number])))
    if replaced or not keys or len(set(keys)) < len(starts):
        return compose(text, lines, replaced)
    entries: dict[str, Entry] = {}
    for start, stop in zip(starts, [*starts[1:], len(lines)], strict=True):
        read = block_at(start, lines[start:stop])
        if read is None:
            return compose(text, lines, replaced)
        entries |= read
    first, last = entries[keys[0]].key_place, entries[keys[-1]].place
    place = Place(first.line, first.column, last.end_line, last.end_column)
    entries[""] = Entry("", "mapping", place, Place(1, 1, 1, 2), children=keys, keys=keys)
    return ComposedText(entries, ())


@cache
def block_at(start: int, lines: tuple[str, ...]) -> dict[str, Entry] | None:
    """The entries of a block whose first line is that number of the filing, from 0; None where it has a fault."""
    read = block(lines)
    if read is None:
        return None
    return {
        path: entry._replace(place=lower(entry.place, start), key_place=lower(entry.key_place, start))
        for path, entry in read.items()
    }


@cache
def block(lines: tuple[str, ...]) -> dict[str, Entry] | None:
    """The entries of a block, as if it began the filing."""
    read = compose("\n".join(lines), lines, False)
    if read.faults or read.entries is None:
        return None
    return {path: entry for path, entry in read.entries.items() if path}


def lower(place: Place, lines: int) -> Place:
    """The place so many lines further down."""
    return place._replace(line=place.line + lines, end_line=place.end_line + lines)


@pytest.fixture(autouse=True)
def by_blocks() -> Iterator[None]:
    """In the folders whose conftest.py names this, filings are read block by block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(load, "compose", compose_by_blocks)
        yield
