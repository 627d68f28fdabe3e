"""The numbers of a chapter: every figure, list, odds table and paytable, each dated, cited and quoted."""

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Literal, cast, get_args

from validator.core.citation import BadCitation, Citation
from validator.core.data import data_folder
from validator.core.odds import Odds, Payout, parse_payout
from validator.core.packed import content_of, parsed
from validator.law.tables import Grid, Table, read_grid, read_table

Relation = Literal["exactly", "at_least", "at_most", "less_than", "more_than", "one_of"]
Unit = Literal[
    "odds",
    "cents",
    "count",
    "cards",
    "decks",
    "fraction",
    "percent",
    "hours",
    "points",
    "inch_thousandths",
    "list",
    "paytable",
    "grid",
    "table",
    "text",
]


class BadFacts(ValueError):
    """A facts file does not have the form that this module describes; the message names fact and fault."""


class UnknownFact(KeyError):
    """No fact has the name; the message offers the nearest."""

    __str__ = Exception.__str__


class WrongUnit(TypeError):
    """The fact is there, but is of another unit than the one asked for."""


@dataclass(frozen=True, slots=True)
class Decks:
    """The decks of cards for which a paytable holds; ``at_most`` None where the text sets no upper end."""

    at_least: int = 1
    at_most: int | None = None

    def allows(self, decks: int) -> bool:
        """Whether a game with this many decks meets the condition."""
        return self.at_least <= decks and (self.at_most is None or decks <= self.at_most)


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a paytable: ``hand`` our name for it, ``words`` the law's, ``under`` the heading above it."""

    hand: str
    words: str
    pays: Payout
    optional: bool = False
    under: str = ""


@dataclass(frozen=True, slots=True)
class Paytable:
    """A paytable: the wager it pays, its letter ("" for none), its decks and rows in order."""

    wager: str
    name: str
    cite: str
    decks: Decks
    rows: Mapping[str, Row]

    def pays(self, hand: str) -> Payout:
        """What the hand is paid; raises KeyError where the table has no such row."""
        return self.rows[hand].pays


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a list in the law: our ``id``, the law's ``words``, and the entry's own paragraph."""

    id: str
    words: str
    cite: str


@dataclass(frozen=True, slots=True)
class Fact:
    """One number, list, odds or paytable of the law.

    ``value`` depends on ``unit``: Odds; an integer (cents, count, cards, decks, percent, hours, points,
    thousandths of an inch); a pair (numerator, denominator) for a fraction; a tuple of Item for a list; a Paytable;
    a Grid; a Table; a string for text.
    ``relation`` says how what is filed or played must stand to it. ``held_from`` is the effective date of
    the last amendment of the section that we hold.
    """

    name: str
    cite: str
    quote: str
    relation: Relation
    unit: Unit
    value: Odds | int | tuple[int, int] | tuple[Item, ...] | Paytable | Grid | Table | str
    held_from: datetime.date
    note: str = field(default="", compare=False)

    def held(self, date: datetime.date) -> bool:
        """Whether the text that states the fact was already in force on that date, as far as we hold it."""
        return self.held_from <= date

    def allows(self, number: int) -> bool:
        """Whether ``number`` stands to the fact as its relation demands; WrongUnit for what is no integer."""
        if not isinstance(self.value, int):
            raise WrongUnit(f"{self.name} is {self.unit}, not a number")
        return stands(self.relation, number, self.value)


def stands(relation: Relation, number: int, bound: int) -> bool:
    """Whether ``number`` is at least, at most ... ``bound``; ValueError for one_of, which has none."""
    match relation:
        case "exactly":
            return number == bound
        case "at_least":
            return number >= bound
        case "at_most":
            return number <= bound
        case "less_than":
            return number < bound
        case "more_than":
            return number > bound
        case "one_of":
            raise ValueError("one_of compares with a list, not with a number")


@dataclass(frozen=True, slots=True, eq=False)
class Facts(Mapping[str, Fact]):
    """The facts of one chapter by name, in the order of the file."""

    chapter: str
    by_name: Mapping[str, Fact]

    def __getitem__(self, name: str) -> Fact:
        try:
            return self.by_name[name]
        except KeyError:
            near = get_close_matches(name, self.by_name, n=3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise UnknownFact(f"chapter {self.chapter} has no fact {name!r}{hint}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self.by_name)

    def __len__(self) -> int:
        return len(self.by_name)

    def odds(self, name: str) -> Odds:
        """The odds of that name; raises UnknownFact or WrongUnit."""
        value = self[name].value
        if not isinstance(value, Odds):
            raise self._wrong(name, "odds")
        return value

    def number(self, name: str) -> int:
        """The integer of that name in its own unit (money in cents); raises UnknownFact or WrongUnit."""
        value = self[name].value
        if not isinstance(value, int):
            raise self._wrong(name, "a number")
        return value

    def fraction(self, name: str) -> tuple[int, int]:
        """The fraction of that name as (numerator, denominator); raises UnknownFact or WrongUnit."""
        fact = self[name]
        if fact.unit != "fraction":
            raise self._wrong(name, "a fraction")
        return cast(tuple[int, int], fact.value)

    def paytable(self, name: str) -> Paytable:
        """The paytable of that name; raises UnknownFact or WrongUnit."""
        value = self[name].value
        if not isinstance(value, Paytable):
            raise self._wrong(name, "a paytable")
        return value

    def paytables(self, wager: str) -> tuple[Paytable, ...]:
        """All paytables of one wager (``royal-match-21``) in the law's order; empty where it has none."""
        tables = (fact.value for fact in self.values() if isinstance(fact.value, Paytable))
        return tuple(table for table in tables if table.wager == wager)

    def grid(self, name: str) -> Grid:
        """The table of that name which two numbers enter; raises UnknownFact or WrongUnit."""
        value = self[name].value
        if not isinstance(value, Grid):
            raise self._wrong(name, "a grid")
        return value

    def table(self, name: str) -> Table:
        """The table of named columns of that name; raises UnknownFact or WrongUnit."""
        value = self[name].value
        if not isinstance(value, Table):
            raise self._wrong(name, "a table")
        return value

    def listing(self, name: str) -> tuple[Item, ...]:
        """The list of that name; raises UnknownFact or WrongUnit."""
        fact = self[name]
        if fact.unit != "list":
            raise self._wrong(name, "a list")
        return cast(tuple[Item, ...], fact.value)

    def text(self, name: str) -> str:
        """The words of that name; raises UnknownFact or WrongUnit."""
        value = self[name].value
        if not isinstance(value, str):
            raise self._wrong(name, "text")
        return value

    def _wrong(self, name: str, wanted: str) -> WrongUnit:
        return WrongUnit(f"{name} is {self[name].unit}, not {wanted}")


@cache
def load_facts(chapter: str) -> Facts:
    """The facts of ``chapter`` ("633a"); raises FileNotFoundError where it has none, BadFacts for a bad file."""
    path = data_folder("rules_text") / chapter / "facts.yaml"
    return build_facts(content_of(path), chapter, path.name)


def read_facts(source: str, chapter: str) -> Facts:
    """The facts that a YAML text states; raises BadFacts that names the fact and the fault."""
    return build_facts(parsed(source), chapter, "facts.yaml")


def build_facts(content: object, chapter: str, place: str) -> Facts:
    """Validate plain mappings, as YAML or JSON give them, and build the facts; raises BadFacts."""
    facts: dict[str, Fact] = {}
    for name, entry in _mapping(content, place).items():
        try:
            facts[name] = _fact(name, chapter, _mapping(entry, name))
        except ValueError as fault:
            raise BadFacts(f"{place}: {name}: {fault}") from fault
    return Facts(chapter, MappingProxyType(facts))


_FIELDS = {"cite", "quote", "relation", "unit", "value", "held_from", "note"}
_TABLE_FIELDS = {"wager", "name", "decks", "rows", "items", "columns"}


def _fact(name: str, chapter: str, entry: Mapping[str, object]) -> Fact:
    unknown = entry.keys() - _FIELDS - _TABLE_FIELDS
    if unknown:
        raise BadFacts(f"unknown fields {', '.join(sorted(unknown))}")
    unit = _choice(entry, "unit", get_args(Unit))
    relation = _choice(entry, "relation", get_args(Relation))
    cite = _cite(_words(entry, "cite"), chapter)
    return Fact(
        name=name,
        cite=cite,
        quote=_words(entry, "quote"),
        relation=cast(Relation, relation),
        unit=cast(Unit, unit),
        value=_value(unit, cite, chapter, entry),
        held_from=_date(entry),
        note=_words(entry, "note") if "note" in entry else "",
    )


def _value(
    unit: str, cite: str, chapter: str, entry: Mapping[str, object]
) -> Odds | int | tuple[int, int] | tuple[Item, ...] | Paytable | Grid | Table | str:
    if unit == "paytable":
        return _paytable(cite, entry)
    if unit == "grid":
        return read_grid(entry)
    if unit == "table":
        return read_table(entry)
    if unit == "list":
        return tuple(_item(cite, chapter, row) for row in _rows(entry, "items"))
    if unit == "odds":
        return Odds.parse(entry.get("value"))
    if unit == "text":
        return _words(entry, "value")
    if unit == "fraction":
        upper, _, lower = _words(entry, "value").partition("/")
        if not (upper.isdecimal() and lower.isdecimal() and int(lower) > 0):
            raise BadFacts("a fraction is written '1/2'")
        return int(upper), int(lower)
    return _integer(entry, "value")


def _paytable(cite: str, entry: Mapping[str, object]) -> Paytable:
    decks = _mapping(entry.get("decks", {}), "decks")
    if decks.keys() - {"at_least", "at_most"}:
        raise BadFacts("decks knows at_least and at_most")
    rows: dict[str, Row] = {}
    for row in _rows(entry, "rows"):
        hand = _words(row, "hand")
        if hand in rows:
            raise BadFacts(f"row {hand} stands twice")
        optional = row.get("optional", False)
        if not isinstance(optional, bool) or row.keys() - {"hand", "words", "pays", "optional", "under"}:
            raise BadFacts(f"row {hand} is not a row of hand, words, pays, optional (true or false), under")
        under = _words(row, "under") if "under" in row else ""
        rows[hand] = Row(hand, _words(row, "words"), parse_payout(row.get("pays")), optional, under)
    return Paytable(
        wager=_words(entry, "wager"),
        name=_words(entry, "name") if "name" in entry else "",
        cite=cite,
        decks=Decks(
            _integer(decks, "at_least") if "at_least" in decks else 1,
            _integer(decks, "at_most") if "at_most" in decks else None,
        ),
        rows=MappingProxyType(rows),
    )


def _item(cite: str, chapter: str, row: Mapping[str, object]) -> Item:
    if row.keys() - {"id", "words", "cite"}:
        raise BadFacts("an item has id, words and, where it differs, cite")
    own = _cite(_words(row, "cite"), chapter) if "cite" in row else cite
    return Item(_words(row, "id"), _words(row, "words"), own)


def _cite(words: str, chapter: str) -> str:
    try:
        cite = Citation.parse(words)
    except BadCitation as fault:
        raise BadFacts(str(fault)) from fault
    if cite.chapter != chapter:
        raise BadFacts(f"{words} lies outside chapter {chapter}")
    return str(cite)


def _mapping(value: object, what: str) -> Mapping[str, object]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise BadFacts(f"{what} is not a mapping of names")
    return cast(Mapping[str, object], value)


def _rows(entry: Mapping[str, object], key: str) -> list[Mapping[str, object]]:
    rows = entry.get(key)
    if not isinstance(rows, list) or not rows:
        raise BadFacts(f"{key} must be a list that is not empty")
    return [_mapping(row, key) for row in rows]


def _words(entry: Mapping[str, object], key: str) -> str:
    words = entry.get(key)
    if not isinstance(words, str) or not words.strip():
        raise BadFacts(f"{key} must be words")
    return " ".join(words.split())


def _date(entry: Mapping[str, object]) -> datetime.date:
    date = entry.get("held_from")
    if isinstance(date, str):
        return datetime.date.fromisoformat(date)
    if type(date) is not datetime.date:
        raise BadFacts("held_from must be a date")
    return date


def _integer(entry: Mapping[str, object], key: str) -> int:
    number = entry.get(key)
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadFacts(f"{key} must be an integer")
    return number


def _choice(entry: Mapping[str, object], key: str, choices: tuple[str, ...]) -> str:
    word = entry.get(key)
    if not isinstance(word, str) or word not in choices:
        raise BadFacts(f"{key} must be one of {', '.join(choices)}")
    return word
