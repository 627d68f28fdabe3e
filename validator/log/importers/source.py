"""What importers of JSON share: reading the source, checking its forms, declaring what it records."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Final, TypeVar

from validator.core.depth import not_too_deep
from validator.core.limits import HELD
from validator.log.columns import LogUnusable
from validator.log.importers import Row, SourceUnusable
from validator.log.read.opening import opened_text
from validator.log.vocabulary import COMMON, KINDS, OPERANDS

Found = TypeVar("Found")

JsonObject = dict[str, object]
"""An object of JSON, as it is read."""

UNRECORDED_TABLE: Final[Row] = {"kind": "records", "what": "table", "by": "never"}
"""Declares that the source does not record which table it was: the word in the column table is the log's own."""

UNKNOWN_TO_ENGINES: Final = frozenset(
    {
        "card-misdealt",
        "card-refused",
        "determinant",
        "move-card",
        "switch",
        "void-hand",
        "void-round",
        "wager-changed",
        "wager-withdrawn",
    }
)
"""Kinds for which a program that deals has no means, where its whole record is taken: there is none, as is known."""


def declarations(
    always: Mapping[str, tuple[str, ...]], sometimes: Mapping[str, tuple[str, ...]], without: Collection[str] = ()
) -> Iterator[Row]:
    """Rows that declare the kinds (and of each the columns) recorded always or sometimes, and all others never.

    ``without`` are kinds that cannot happen in the source: each that there was is recorded, as there was none.
    """
    none = {kind: declarable_columns(kind) for kind in sorted(without)}
    for how, recorded in (("always", {**always, **none}), ("sometimes", sometimes)):
        for kind, columns in recorded.items():
            yield {"kind": "records", "what": kind, "by": how}
            for column in columns:
                yield {"kind": "records", "what": f"{kind}.{column}", "by": "always"}
            for column in declarable_columns(kind):
                if column not in columns:
                    yield {"kind": "records", "what": f"{kind}.{column}", "by": "never"}
    yield from _never({*always, *sometimes, *without})


def seen_columns(rows: Iterable[Row]) -> dict[str, Counter[str]]:
    """Of each kind among some rows in how many each column has a value; ``kind`` stands for all of them."""
    found: dict[str, Counter[str]] = {}
    for row in rows:
        found.setdefault(str(row["kind"]), Counter()).update(
            name for name, value in row.items() if value is not None and value != ""
        )
    return found


def chosen(seen: Mapping[str, Counter[str]], always: Collection[str], sometimes: Collection[str]) -> Iterator[Row]:
    """Rows that declare kinds as said and others never, and each column as it was ``seen``: in all rows, some or none.

    Of a kind of which no row was seen no column is declared.
    """
    for kind in (*always, *sometimes):
        yield {"kind": "records", "what": kind, "by": "always" if kind in always else "sometimes"}
        there = seen.get(kind, Counter())
        for column in declarable_columns(kind) if there else ():
            number = there[column]
            how = "never" if not number else "always" if number == there["kind"] else "sometimes"
            yield {"kind": "records", "what": f"{kind}.{column}", "by": how}
    yield from _never({*always, *sometimes})


def declarable_columns(kind: str) -> tuple[str, ...]:
    """The columns of a kind on which a declaration may be made."""
    return (*OPERANDS[KINDS[kind]], *sorted(COMMON - {"round", "note"} - {*OPERANDS[KINDS[kind]]}))


def _never(recorded: Collection[str]) -> Iterator[Row]:
    for kind in KINDS:
        if kind not in (*recorded, "unreadable", "records"):
            yield {"kind": "records", "what": kind, "by": "never"}


def lines_of(source: Path) -> Iterator[tuple[int, str]]:
    """The lines that hold anything, with their numbers; raises SourceUnusable for a file that cannot be read."""
    try:
        with opened_text(source) as file:
            most = HELD.most
            for line, content in enumerate(iter(lambda: file.readline(most + 1), b""), 1):
                if len(content) > most:
                    raise _too_much(source)
                try:
                    words = content.decode("utf-8")
                except UnicodeDecodeError as error:
                    raise SourceUnusable(f"{source}, line {line}: it is not UTF-8: {error.reason}") from error
                if words.strip():
                    yield line, words
    except OSError as error:
        raise SourceUnusable(f"{source}: {error.strerror or error}") from error
    except LogUnusable as error:
        raise SourceUnusable(str(error)) from error


def _too_much(source: Path) -> SourceUnusable:
    return SourceUnusable(f"{source}: {HELD.passed('its JSON holds', 'give it in parts')}")


def objects_of(source: Path) -> Iterator[tuple[int, object]]:
    """The JSON values of a source, by places from 1: one a line, or those of one array. Raises SourceUnusable."""
    lines = lines_of(source)
    first = next(lines, None)
    if first is None:
        return
    if not first[1].lstrip().startswith("["):
        for line, words in (first, *lines):
            try:
                yield line, parse_json(words)
            except ValueError as error:
                raise unusable(source, line, error) from error
        return
    held = [first[1]]
    left = HELD.most - len(first[1])
    for _, words in lines:
        left -= len(words)
        if left < 0:
            raise _too_much(source)
        held.append(words)
    try:
        whole = parse_json("".join(held))
    except ValueError as error:
        raise SourceUnusable(f"{source}: {error}") from error
    yield from enumerate(as_form(whole, list), 1)


def parse_json(words: str) -> object:
    """The JSON value of a line, numbers with a point as Decimal.

    Raises ValueError, also for one too deep to be a row or that no file can carry.
    """
    try:
        with not_too_deep():
            value: object = json.loads(words, parse_float=Decimal)
        if "\\ud" in words.lower():
            json.dumps(value, ensure_ascii=False, default=str).encode("utf-8")
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


def settlement(stakes: Mapping[int, int], back: int) -> Iterator[Row]:
    """What became of the stakes of a hand, cents by wager, of which ``back`` came back, winnings and stakes.

    Of each wager what is collected, returned and paid, shared out by the stakes. Raises ValueError where that leaves
    a fraction of a cent, or something comes back of no stake.
    """
    total = sum(stakes.values())
    if back and not total:
        raise ValueError("something comes back of no stake")
    for wager, stake in stakes.items():
        share, rest = divmod(stake * back, total) if total else (0, 0)
        if rest:
            raise ValueError(f"what came back cannot be shared out among {len(stakes)} stakes")
        amounts = (("collect", stake - share), ("return", min(share, stake)), ("pay", share - stake))
        for kind, cents in amounts:
            if cents > 0:
                yield {"kind": kind, "wager": wager, "cents": cents}


def cents_of(value: object) -> int:
    """Dollars, or whole units of another currency, in cents; raises ValueError for what is no whole cent."""
    try:
        if isinstance(value, bool) or not isinstance(value, int | Decimal | str):
            raise InvalidOperation
        cents = Decimal(value) * 100
        if not cents.is_finite() or cents < 0 or cents != int(cents):
            raise ValueError(f"{str(value)[:40]} is no whole number of cents")
    except InvalidOperation:
        raise ValueError(f"{str(value)[:40]!r} is no amount of money") from None
    return int(cents)
