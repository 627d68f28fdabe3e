"""What importers of JSON lines share: reading the source, checking its forms, declaring what it records."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from validator.log.importers import Row, SourceUnusable
from validator.log.vocabulary import COMMON, KINDS, OPERANDS

Found = TypeVar("Found")


def declarations(always: Mapping[str, tuple[str, ...]], sometimes: Mapping[str, tuple[str, ...]]) -> Iterator[Row]:
    """Rows that declare the kinds (and of each the columns) recorded always or sometimes, and all others never."""
    for how, recorded in (("always", always), ("sometimes", sometimes)):
        for kind, columns in recorded.items():
            yield {"kind": "records", "what": kind, "by": how}
            for column in columns:
                yield {"kind": "records", "what": f"{kind}.{column}", "by": "always"}
            for column in (*OPERANDS[KINDS[kind]], *sorted(COMMON - {"round", "note"})):
                if column not in columns:
                    yield {"kind": "records", "what": f"{kind}.{column}", "by": "never"}
    for kind in KINDS:
        if kind not in (*always, *sometimes, "unreadable", "records"):
            yield {"kind": "records", "what": kind, "by": "never"}


def lines_of(source: Path) -> Iterator[tuple[int, str]]:
    """The lines that hold anything, with their numbers; raises SourceUnusable for a file that cannot be read."""
    try:
        with source.open(encoding="utf-8") as file:
            for line, words in enumerate(file, 1):
                if words.strip():
                    yield line, words
    except (OSError, UnicodeDecodeError) as error:
        raise SourceUnusable(f"{source}: {error}") from error


def as_form(value: object, form: type[Found]) -> Found:
    """The value, if it has that form; raises ValueError."""
    if not isinstance(value, form) or isinstance(value, bool):
        raise ValueError(f"{str(value)[:40]!r} is no {form.__name__}")
    return value


def texts(value: object) -> list[str]:
    """The value as a list of texts; raises ValueError."""
    return [as_form(one, str) for one in as_form(value, list)]
