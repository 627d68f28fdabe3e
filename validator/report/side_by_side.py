"""Old and new words side by side: those that went between ``[-`` and ``-]``, those that came between ``{+`` and ``+}``.

The marks are letters, so that they are read without colour too.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import NamedTuple

from validator.report.page import Page, StyledText, width

_WIDTH = 110
_GAP = 4


class Piece(NamedTuple):
    """A word, or the end of a row of a table ("\\n"), and whether the other words lack it."""

    word: str
    differs: bool


def compare_words(before: str, after: str) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """The old and the new words as pieces, each marked where it is not in the other."""
    old, new = (re.findall(r"\n|[^\s]+", words) for words in (before, after))
    left: list[Piece] = []
    right: list[Piece] = []
    for what, start, stop, here, there in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        left += [Piece(word, what != "equal") for word in old[start:stop]]
        right += [Piece(word, what != "equal") for word in new[here:there]]
    return tuple(left), tuple(right)


def in_marks(pieces: Sequence[Piece], marks: tuple[str, str]) -> str:
    """The words as one text, each run of those that differ between the two marks."""
    rows: list[list[str]] = [[]]
    for word, _ in _marked(pieces, marks):
        if word == "\n":
            rows.append([])
        else:
            rows[-1].append(word)
    return "\n".join(map(" ".join, rows))


OLD, NEW = ("[-", "-]"), ("{+", "+}")
_LOOKS = {OLD: "red", NEW: "green"}


def write_side_by_side(page: Page, left: tuple[str, str | None], right: tuple[str, str | None]) -> None:
    """Write two columns, the old words and the new, each a heading and its words; None where there are none."""
    columns = (page.width(_WIDTH) - 2 - _GAP) // 2
    before, after = compare_words(left[1] or "", right[1] or "")
    page.line((f"  {left[0]:<{columns + _GAP}}{right[0]}", "dim"))
    nothing = (("no such paragraph", "dim"),)
    old_rows = [nothing] if left[1] is None else _rows(before, OLD, columns)
    new_rows = [nothing] if right[1] is None else _rows(after, NEW, columns)
    rows: Iterable[tuple[tuple[StyledText, ...], tuple[StyledText, ...]]] = zip_longest(
        old_rows, new_rows, fillvalue=()
    )
    for old, new in rows:
        filled = sum(width(_words(span)) for span in old)
        page.line("  ", *old, " " * (columns + _GAP - filled), *new)


def _rows(pieces: Sequence[Piece], marks: tuple[str, str], columns: int) -> Iterator[tuple[StyledText, ...]]:
    """The words in lines no wider than a column; a word that is wider stays whole."""
    line: list[StyledText] = []
    used = 0
    for word, differs in _marked(pieces, marks):
        wide = width(word)
        if line and (word == "\n" or used + 1 + wide > columns):
            yield tuple(line)
            line, used = [], 0
        if word == "\n":
            continue
        if line:
            line.append(" ")
            used += 1
        line.append((word, _LOOKS[marks]) if differs else word)
        used += wide
    if line:
        yield tuple(line)


def _marked(pieces: Sequence[Piece], marks: tuple[str, str]) -> Iterable[Piece]:
    """The words, the first and the last of each run that differs with the marks; no run goes beyond a row."""
    for place, (word, differs) in enumerate(pieces):
        if word == "\n":
            yield Piece(word, False)
            continue
        if differs:
            if not place or not _runs(pieces[place - 1]):
                word = marks[0] + word
            if place + 1 == len(pieces) or not _runs(pieces[place + 1]):
                word += marks[1]
        yield Piece(word, differs)


def _runs(piece: Piece) -> bool:
    return piece.differs and piece.word != "\n"


def _words(span: StyledText) -> str:
    return span if isinstance(span, str) else span[0]
