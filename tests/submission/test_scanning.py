"""The events of a filing's text, and what the reader complains of, are those of ruamel.yaml as it comes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError
from ruamel.yaml.events import Event

from tests.for_all import for_all
from tests.length import either
from validator.core.data import data_folder
from validator.submission.scanning import events_of

SAID = ("value", "style", "anchor", "tag", "implicit", "flow_style", "explicit", "version", "tags")
FILINGS = [(path.parent.name, path) for path in sorted(data_folder("submissions").rglob("*.yaml"))]
PIECES = st.sampled_from(
    [*"abc:,[]{}#?-!&*|>'\"% \n\t.~012½=<@`\\\r\x85\u2028\ufeff", "- ", ": ", "\n  ", "\n\n", "---\n", "...\n", "? "]
    + ["%YAML 1.1\n", "''", "\r\n", "key: ", "# note\n", "{a: 1}", "[x, y]", '"a b"', "a: b c: d"]
)


def as_it_comes(text: str) -> Iterator[Event]:
    return iter(YAML(typ="safe", pure=True).parse(text))


def told(read: Callable[[str], Iterator[Event]], text: str) -> list[tuple[Any, ...]]:
    """All that the events say, with their places, then the complaint, if they end in one."""
    found: list[tuple[Any, ...]] = []
    try:
        for event in read(text):
            says = [str(getattr(event, name, None)) for name in SAID]
            found.append((type(event).__name__, says, _place(event.start_mark), _place(event.end_mark)))
    except MarkedYAMLError as error:
        found.append((error.context, _place(error.context_mark), error.problem, _place(error.problem_mark)))
    except (ValueError, OverflowError) as error:
        found.append((type(error).__name__, str(error)))
    return found


def _place(mark: Any) -> tuple[int, int, int] | None:
    return None if mark is None else (mark.index, mark.line, mark.column)


@for_all(FILINGS)
def test_every_filing(_: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert told(events_of, text) == told(as_it_comes, text)


@pytest.mark.longer
@settings(max_examples=either(300, 5000))
@given(st.lists(PIECES, max_size=40).map("".join))
def test_any_text(text: str) -> None:
    assert told(events_of, text) == told(as_it_comes, text)


@pytest.mark.longer
@settings(max_examples=either(60, 1000))
@given(st.sampled_from(FILINGS), st.integers(0), st.lists(st.tuples(st.integers(0), PIECES), max_size=5))
def test_a_part_of_a_filing_with_other_pieces_in_it(
    filing: tuple[str, Path], start: int, pieces: list[tuple[int, str]]
) -> None:
    text = filing[1].read_text(encoding="utf-8")
    start %= len(text)
    part = text[start : start + 600]
    for place, piece in pieces:
        place %= len(part) + 1
        part = part[:place] + piece + part[place:]
    assert told(events_of, part) == told(as_it_comes, part)
