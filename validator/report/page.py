"""A stream that a report is written to: in colour where it can, in letters that it can carry, never as markup."""

import os
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console

Span = str | tuple[str, str]
"""A piece of a line: plain words, or words and how they look in colour (a style such as ``bold red``)."""

_HIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff]")
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

    Colour needs a terminal, or FORCE_COLOR, and no NO_COLOR; without it rich is never imported and no escape code is
    written. Characters that the stream's encoding lacks are replaced by plain ones.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._encoding = getattr(stream, "encoding", None) or "utf-8"
        self.colour = _wants_colour(stream)
        self._console: Console | None = None

    def line(self, *spans: Span) -> None:
        """Write one line made of ``spans``, whatever its length."""
        sound = [(self.carried(shown(words)), style) for words, style in map(_pair, spans)]
        if not self.colour:
            self._stream.write("".join(words for words, _ in sound).rstrip() + "\n")
            return
        from rich.text import Text

        self._rich().print(Text.assemble(*sound), soft_wrap=True)

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

    def cards(self, words: str) -> list[Span]:
        """The words with every card in them (``10H``) as a symbol in the colour of its suit."""
        spans: list[Span] = []
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


def _pair(span: Span) -> tuple[str, str]:
    return (span, "") if isinstance(span, str) else span


def _wants_colour(stream: TextIO) -> bool:
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"
