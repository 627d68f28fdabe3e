"""What importers of JSON lines share: reading the source, checking its forms, declaring what it records."""

import io
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from validator.core.files import open_file
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
        with open_file(source) as content, io.TextIOWrapper(content, encoding="utf-8") as file:
            for line, words in enumerate(file, 1):
                if words.strip():
                    yield line, words
    except OSError as error:
        raise SourceUnusable(f"{source}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise SourceUnusable(f"{source}: {error}") from error


def parsed(words: str) -> object:
    """The JSON value of a line; raises ValueError, also for one too deep to be a row or that no file can carry."""
    try:
        value: object = json.loads(words)
        if "\\ud" in words.lower():
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    except UnicodeEncodeError:
        raise ValueError("it holds half a surrogate pair") from None
    return value


def unusable(source: Path, line: int, error: Exception) -> SourceUnusable:
    """What to raise where a line of the source is not what it should be."""
    return SourceUnusable(f"{source}, line {line}: {'it lacks ' if isinstance(error, KeyError) else ''}{error}")


def as_form(value: object, form: type[Found]) -> Found:
    """The value, if it has that form; raises ValueError."""
    if not isinstance(value, form) or isinstance(value, bool):
        shown = "a nested value" if isinstance(value, dict | list) else repr(str(value)[:40])
        raise ValueError(f"{shown} is no {form.__name__}")
    return value


def texts(value: object) -> list[str]:
    """The value as a list of texts; raises ValueError."""
    return [as_form(one, str) for one in as_form(value, list)]
