"""Rounds written in short, one act a line, and the rows of the log that they stand for.

A line names a kind of event, then what it is about: its numbers in the order in which the log's schema lists what the
kind requires (hand or wager, then money or a number), a card, a face, a word; then further columns by name:

    wager 1 1000                  the main wager 1, of 10.00, on hand 1 of seat 1
    wager 2 500 insurance hand=1  another wager
    cards 1 TH 6D / 0 6C ?        the initial cards, dealt in turn; ``?`` lies face down, and ``9Dv`` is dealt so
    deal 1 5C 9D                  two cards to hand 1, of seat 1, each face up; ``face=`` where that is not recorded
    choice 1 hit
    announce 0 18                 the total of hand 0, the dealer's (in baccarat 1 is the Player's Hand, 2 the Banker's)
    pay 1 1000 source=table-inventory
    * cleared dest=rack           a star stands before the act that a finding points to

``;`` ends a line too. A text is one round, unless a line ``round`` begins each and ``between`` what lies outside of
them; a line ``unfinished`` ends one that has no end. Where a text says that ends of rounds are never recorded, another
round begins behind its last, which shows that one over. The kinds that stand in a text are taken as always recorded, so
are the columns that all rows of a kind have, and the marks of rounds where each has both; and a wager stands as it is
written, so that changes of wagers and wagers taken back are taken as always recorded too:

    always muck pay.cents         what is always recorded beside these; ``sometimes`` and ``never`` in the same way
    filed cards.decks 6           what the filing in force says there; where no line does, the filing says nothing
    day 2016-03-01                the day; without it the log has no times
    later 3600                    so many seconds pass before the next act

Acts are numbered from 1000 on, for columns that refer to one.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from validator.law.evidence import CHANGES_OF_STAKES
from validator.log.vocabulary import FACES, KINDS, OPERANDS, REQUIRES, TYPES

Row = dict[str, object]

TABLE: Final = "T-1"
FIRST_SEQ: Final = 1000
"""The number of the first act; declarations stand before it."""

_CARD = re.compile(r"(?:(?:[2-9TJQKA?]|10)[SHDC?]|X\?|\?|[1-6]-[1-6][ab]?)v?")
_ABOUT: Final = ("wager", "hand", "seat")
_NUMBERS: Final = {"deliver": ("seat", "n"), "positions": ("n",)}
_UNDECLARED: Final = ("records", "round-start", "round-end")


class NotationError(ValueError):
    """A line that stands for no row."""


@dataclass(slots=True)
class NotatedRows:
    """The rows that a text stands for; ``marked`` are the numbers (seq) of those that a star stands before.

    ``filed`` is what the filing in force says, value by path, as written; ``declared`` what the text itself says of
    what is recorded: always, sometimes or never.
    """

    chapter: str
    rows: list[Row] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)
    filed: dict[str, str] = field(default_factory=dict)
    declared: dict[str, str] = field(default_factory=dict)

    @property
    def recorded(self) -> dict[str, str]:
        """How the source records each kind and column of which that is known."""
        return dict.fromkeys((*CHANGES_OF_STAKES, *always_there(self.rows)), "always") | self.declared

    def lines(self) -> list[str]:
        """The log as JSON lines, its declarations first."""
        head: list[Row] = [{"kind": "table-open", "what": self.chapter}]
        head += [{"kind": "records", "what": what, "by": by} for what, by in self.recorded.items()]
        started: Row = {"at": self.rows[0]["at"]} if self.rows and "at" in self.rows[0] else {}
        first = FIRST_SEQ - len(head)
        numbered = ({"table": TABLE, "seq": seq} | started | row for seq, row in enumerate(head, start=first))
        return [json.dumps(row) for row in (*numbered, *self.rows)]


def always_there(rows: Iterable[Row]) -> Iterator[str]:
    """The kinds of some rows, and the columns that all rows of a kind have; the marks of rounds where each has both."""
    rows = list(rows)
    columns: dict[str, set[str]] = {}
    for row in rows:
        kind = str(row["kind"])
        columns[kind] = columns.get(kind, set(row)) & set(row)
    kinds = Counter(str(row["kind"]) for row in rows)
    marked = kinds["round-start"] == kinds["round-end"]
    for kind, found in columns.items():
        if kind not in _UNDECLARED or (marked and kind != "records"):
            yield kind
            yield from (f"{kind}.{column}" for column in (*OPERANDS[KINDS[kind]], "by") if column in found)


def written(text: str, chapter: str, main: str) -> NotatedRows:
    """What a text stands for at a table of ``chapter`` ("633a"), where ``main`` is the log's word for the main wager.

    Where that is "", as in baccarat, a hand is nobody's: then no seat is taken for granted. Raises NotationError with
    the line that cannot be read.
    """
    return _Writer(chapter, main).write(text)


def notation_lines(text: str) -> list[str]:
    """The lines of a text, without blanks around them."""
    return [line.strip() for line in re.split(r"[;\n]", text) if line.strip()]


def positional(kind: str) -> tuple[str, ...]:
    """The columns that the numbers of a line fill, in order."""
    if kind in _NUMBERS:
        return _NUMBERS[kind]
    operands, required = OPERANDS[KINDS[kind]], REQUIRES.get(KINDS[kind], ())
    names = [name for name in required if TYPES[name] == "integer"]
    if not set(names) & set(_ABOUT):
        names = [*[name for name in _ABOUT if name in operands][:1], *names]
    amounts = [name for name in ("cents", "n") if name in operands][:1]
    return tuple(dict.fromkeys((*names, *amounts)))


class _Writer:
    def __init__(self, chapter: str, main: str) -> None:
        self._out = NotatedRows(chapter)
        self._main = main
        self._number = 0
        self._inside = False
        self._at: datetime | None = None

    def write(self, text: str) -> NotatedRows:
        lines = notation_lines(text)
        one_round = not {"round", "between"} & {line.lstrip("* ") for line in lines}
        for line in lines:
            words = line.lstrip("* ").split()
            try:
                if not self._said(words):
                    if one_round and not self._number:
                        self._begin()
                    self._done(words)
            except (ValueError, KeyError, IndexError) as error:
                raise NotationError(f"{line}: {error}") from error
            if line.startswith("*"):
                self._out.marked.append(len(self._out.rows) + FIRST_SEQ - 1)
        if not self._number and not self._out.rows:
            self._begin()
        self._end()
        if self._out.declared.get("round-end") == "never" and self._number and "round" in self._out.rows[-1]:
            self._begin()
        return self._out

    def _said(self, words: list[str]) -> bool:
        """Whether a line says something of the log or the filing rather than an act."""
        match words:
            case ["filed", path, *value]:
                self._out.filed[path] = " ".join(value)
            case ["always" | "sometimes" | "never" as how, *whats]:
                self._out.declared |= dict.fromkeys(whats, how)
            case ["day", day]:
                self._at = datetime.fromisoformat(f"{day}T12:00:00-05:00")
            case ["later", seconds]:
                if self._at is None:
                    raise ValueError("first say on which day")
                self._at += timedelta(seconds=int(seconds))
            case ["round"]:
                self._end()
                self._begin()
            case ["between"]:
                self._end()
            case ["unfinished"]:
                if not self._number:
                    self._begin()
                self._inside = False
            case _:
                return False
        return True

    def _done(self, words: list[str]) -> None:
        """Write the rows of an act."""
        match words:
            case ["round-end"] if self._inside:
                self._end()
            case ["cards", *hands]:
                dealt = [part.split() for part in " ".join(hands).split("/")]
                for place in range(1, max(map(len, dealt))):
                    for hand, *cards in dealt:
                        if place <= len(cards):
                            self._act("deal", [hand, cards[place - 1]])
            case [kind, *rest]:
                self._act(kind, rest)

    def _begin(self) -> None:
        self._number += 1
        self._inside = True
        self._put("round-start", {})

    def _end(self) -> None:
        if self._inside:
            self._put("round-end", {})
        self._inside = False

    def _put(self, kind: str, columns: Row) -> None:
        row: Row = {"table": TABLE, "seq": len(self._out.rows) + FIRST_SEQ, "kind": kind}
        if self._inside:
            row["round"] = self._number
        if self._at is not None:
            row["at"] = self._at.isoformat()
            self._at += timedelta(seconds=1)
        self._out.rows.append(row | columns)

    def _act(self, kind: str, words: list[str]) -> None:
        if kind not in KINDS:
            raise ValueError(f"{kind} is no kind of event")
        operands = OPERANDS[KINDS[kind]]
        columns: Row = {}
        cards: list[str] = []
        numbers: list[int] = []
        for word in (word for word in words if "=" not in word):
            if word.isdigit():
                numbers.append(int(word))
            elif "card" in operands and _CARD.fullmatch(word):
                cards.append(word)
            elif "face" in operands and word in FACES:
                columns["face"] = word
            elif "what" in operands:
                columns["what"] = word
            else:
                raise ValueError(f"{kind} takes no {word}")
        names = positional(kind)
        if numbers[len(names) :] and not names:
            raise ValueError(f"{kind} takes no number")
        columns |= dict(zip(names, numbers, strict=False)) | self._understood(kind, columns, numbers)
        for name, value in (word.split("=", 1) for word in words if "=" in word):
            columns[name] = int(value) if value and TYPES[name] == "integer" else value
        for card in cards or [""]:
            shown = {"card": card.removesuffix("v")} if card else {}
            if kind == "deal" and card and "face" not in columns:
                shown["face"] = "down" if card == "?" or card.endswith("v") else "up"
            said = {name: value for name, value in (columns | shown).items() if value != ""}
            if missing := [name for name in REQUIRES.get(KINDS[kind], ()) if name not in said]:
                raise ValueError(f"{kind} needs {' and '.join(missing)}")
            self._put(kind, said)
        for number in numbers[len(names) :]:
            self._put(kind, columns | {names[-1]: number})

    def _understood(self, kind: str, columns: Row, numbers: list[int]) -> Row:
        """What a line need not say: of the main wager its type, hand and seat; of a card the seat of its hand."""
        if self._main and kind == "deal":
            return {"seat": numbers[0]}
        if self._main and kind == "wager" and columns.get("what", self._main) == self._main:
            return {"what": self._main, "hand": numbers[0], "seat": numbers[0]}
        return {}
