"""A stream that a report is written to: in colour where it can, in letters that it can carry, never as markup."""

import json
import os
import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, TextIO

from validator.core.confusables import HIDDEN

if TYPE_CHECKING:
    from rich.console import Console

StyledText = str | tuple[str, str]
"""A piece of a line: plain words, or words and how they look in colour (a style such as ``bold red``)."""


class NoWrap(str):
    """Words of a line that are never broken, although there are spaces in them: a path."""

    __slots__ = ()


_HIDDEN = re.compile(f"[{HIDDEN}]")
_HIDDEN_IN_JSON = re.compile(f"(?!\\n)[{HIDDEN}]")
"""Ends of lines stand between the parts of a document; those within its texts are escaped as it is."""
_ASCII = str.maketrans(
    {
        "§": "Sec. ",
        "—": "-",
        "–": "-",
        "−": "-",
        "…": "...",
        "‘": "'",
        "’": "'",
        "“": '"',
        "”": '"',
        "♣": "C",
        "♦": "D",
        "♥": "H",
        "♠": "S",
    }
)
_SUITS = {"C": ("♣", "bold"), "D": ("♦", "bold red"), "H": ("♥", "bold red"), "S": ("♠", "bold")}
_CARD = re.compile(r"(?<![\w-])(10|[2-9AJQK?])([CDHS])(?![\w-])")


class Page:
    """Writes lines to ``stream``.

    Colour needs a terminal, or FORCE_COLOR, and no NO_COLOR; a ``plain`` page has none. Without it rich is never
    imported and no escape code is written. Characters that the stream's encoding lacks are replaced by plain ones.
    On a ``whole`` page, and on a plain one, lines are never broken, as programs read them too.
    ``like`` is the stream that it is shown on in the end, where ``stream`` only holds it until then.
    ``columns`` is the width of the terminal; 0 where there is none, and lines are as long as they are.
    """

    def __init__(self, stream: TextIO, *, plain: bool = False, whole: bool = False, like: TextIO | None = None) -> None:
        seen = like or stream
        self._stream = stream
        self._encoding = getattr(seen, "encoding", None) or "utf-8"
        self.colour = not plain and _wants_colour(seen)
        self.columns = 0 if plain or whole else _columns(seen)
        self._console: Console | None = None

    def line(self, *spans: StyledText, hang: int | None = None) -> None:
        """Write one line made of ``spans``, which goes on below where the terminal ends, so far in as ``hang`` says.

        Without ``hang`` that is a little further in than the line begins. It is broken between words alone.
        """
        sound = [(_kept(words, self.carried(shown(words))), style) for words, style in map(_pair, spans)]
        whole = "".join(words for words, _ in sound).rstrip()
        if not self.columns or width(whole) <= self.columns:
            self._write(sound)
            return
        begins = len(whole) - len(whole.lstrip())
        for part in _broken(sound, self.columns, min(begins + 2, self.columns // 2) if hang is None else hang):
            self._write(part)

    def _write(self, spans: "Sequence[tuple[str, str]]") -> None:
        if not self.colour:
            self._stream.write("".join(words for words, _ in spans).rstrip() + "\n")
            return
        from rich.text import Text

        self._rich().print(Text.assemble(*((str(words), style) for words, style in spans)), soft_wrap=True)

    def width(self, most: int) -> int:
        """The width to fill: that of the terminal, where it is less than ``most``."""
        return min(self.columns or most, most)

    def lines(self, texts: Iterable[str]) -> None:
        """Write plain lines."""
        for text in texts:
            self.line(text)

    def carried(self, words: str) -> str:
        """The words in characters that the stream can carry."""
        try:
            words.encode(self._encoding)
        except UnicodeEncodeError:
            plain = words.translate(_ASCII)
            return plain.encode(self._encoding, "replace").decode(self._encoding, "replace")
        return words

    def cards(self, words: str) -> list[StyledText]:
        """The words with every card in them (``10H``) as a symbol in the colour of its suit."""
        spans: list[StyledText] = []
        done = 0
        for card in _CARD.finditer(words):
            symbol, style = _SUITS[card[2]]
            if self.carried(symbol) != symbol:
                symbol = card[2]
            spans += [words[done : card.start()], (card[1] + symbol, style)]
            done = card.end()
        return [*spans, words[done:]]

    def _rich(self) -> "Console":
        if self._console is None:
            from rich.console import Console

            self._console = Console(file=self._stream, force_terminal=True, markup=False, highlight=False, emoji=False)
        return self._console


def shown(words: str) -> str:
    """The words with every character that would move, hide or reorder others written as its code."""
    return _HIDDEN.sub(lambda found: " " if found[0] in "\t\n" else f"<U+{ord(found[0]):04X}>", words)


def shown_in_json(text: str) -> str:
    """JSON that says the same, with every such character in it escaped."""
    return _HIDDEN_IN_JSON.sub(lambda found: json.dumps(found[0])[1:-1], text)


def _pair(span: StyledText) -> tuple[str, str]:
    return (span, "") if isinstance(span, str) else span


def _wants_colour(stream: TextIO) -> bool:
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def width(words: str) -> int:
    """How many columns of a terminal the words take."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in words
    )


def _kept(before: str, after: str) -> str:
    return NoWrap(after) if isinstance(before, NoWrap) else after


def _broken(spans: "Sequence[tuple[str, str]]", columns: int, hang: int) -> "list[list[tuple[str, str]]]":
    """The spans in lines no wider than ``columns``, all but the first indented; a word that is wider stays whole."""
    lines: list[list[tuple[str, str]]] = [[]]
    used = 0
    for atom in _atoms(spans):
        wide = sum(width(words) for words, _ in atom)
        blank = not "".join(words for words, _ in atom).strip()
        if lines[-1] and not blank and used + wide > columns and used > hang:
            lines.append([(" " * hang, "")])
            used = hang
        lines[-1] += atom
        used += wide
    return [_joined(line) for line in lines]


def _joined(spans: "Sequence[tuple[str, str]]") -> "list[tuple[str, str]]":
    """The spans, those of one style put together, without the blanks at their end."""
    joined: list[tuple[str, str]] = []
    for style, run in groupby(spans, key=itemgetter(1)):
        joined.append(("".join(words for words, _ in run), style))
    last, style = joined[-1]
    return [*joined[:-1], (last.rstrip(), style)]


def _atoms(spans: "Sequence[tuple[str, str]]") -> "list[list[tuple[str, str]]]":
    """What must stay on one line, each: words without a space between them, and the spaces."""
    atoms: list[list[tuple[str, str]]] = []
    glued = False
    for words, style in spans:
        parts = [words] if isinstance(words, NoWrap) else re.findall(r" +|[^ ]+", words)
        for part in parts:
            space = part.startswith(" ") and not isinstance(part, NoWrap)
            if glued and not space:
                atoms[-1].append((part, style))
            else:
                atoms.append([(part, style)])
            glued = not space
    return atoms


def _columns(stream: TextIO) -> int:
    """The width of the terminal that ``stream`` is; 0 where it is none, or of no known width."""
    if not stream.isatty():
        return 0
    told = os.environ.get("COLUMNS", "")
    if told.isdecimal() and int(told):
        return int(told)
    try:
        return os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        return 0
