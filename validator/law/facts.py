"""The numbers of a chapter: every figure, list, odds table and paytable, each dated, cited and quoted."""

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, cast

from validator.core.data import data_folder
from validator.core.odds import MeterShare, Odds, Payout, parse_payout
from validator.law.law_file import law_file
from validator.law.tables import Grid, LawTable, TableRow
from validator.law.vocabulary import NumberUnit, Relation

Unit = Literal[NumberUnit, "odds", "fraction", "list", "paytable", "grid", "table", "text"]


class UnknownFact(KeyError):
    """No fact has the name; the message offers the nearest."""

    __str__ = Exception.__str__


class WrongUnit(TypeError):
    """The fact is there, but is of another unit than the one asked for."""


class RelationTurned(TypeError):
    """A fact is asked for as if its relation were what it was before an amendment gave it another one."""


@dataclass(frozen=True, slots=True)
class Decks:
    """The decks of cards for which a paytable holds; ``at_most`` None where the text sets no upper end."""

    at_least: int = 1
    at_most: int | None = None

    def allows(self, decks: int) -> bool:
        """Whether a game with this many decks meets the condition."""
        return self.at_least <= decks and (self.at_most is None or decks <= self.at_most)


class PaytableRow(NamedTuple):
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
    rows: Mapping[str, PaytableRow]

    def pays(self, hand: str) -> Payout:
        """What the hand is paid; raises KeyError where the table has no such row."""
        return self.rows[hand].pays

    def pays_of(self, hand: str) -> Payout | None:
        """What the hand is paid; None where the table has no such row."""
        return self.rows[hand].pays if hand in self.rows else None


class Item(NamedTuple):
    """One entry of a list in the law: our ``id``, the law's ``words``, and the entry's own paragraph."""

    id: str
    words: str
    cite: str


@dataclass(frozen=True, slots=True)
class Fact:
    """One number, list, odds or paytable of the law.

    ``value`` depends on ``unit``: Odds; an integer (cents, count, cards, decks, percent, hours, points,
    thousandths of an inch); a pair (numerator, denominator) for a fraction; a tuple of Item for a list; a Paytable;
    a Grid; a LawTable; a string for text.
    ``relation`` says how what is filed or played must stand to it. ``held_from`` is the effective date of
    the last amendment of the section that we hold.
    """

    name: str
    cite: str
    quote: str
    relation: Relation
    unit: Unit
    value: Odds | int | tuple[int, int] | tuple[Item, ...] | Paytable | Grid | LawTable | str
    held_from: datetime.date
    note: str = field(default="", compare=False)

    def allows(self, number: int) -> bool:
        """Whether ``number`` stands to the fact as its relation demands; WrongUnit for what is no integer."""
        if not isinstance(self.value, int):
            raise WrongUnit(f"{self.name} is {self.unit}, not a number")
        return Bound(self.relation, self.value).allows(number - self.value)


Bounding = int | Odds | MeterShare | tuple[int, int] | None
"""What a bound may be: a number in its unit, odds, a share of a meter, a fraction; None for no such row."""


@dataclass(frozen=True, slots=True)
class Bound:
    """A value of the law, and the relation in which what is filed or dealt must stand to it.

    What is compared with it is given as a difference: negative where it is less than the value, positive where more.
    Raises ValueError for one_of, which compares with a list and not with a value.
    """

    relation: Relation
    value: Bounding

    @property
    def number(self) -> int:
        """The value as a number in its unit; raises WrongUnit."""
        if not isinstance(self.value, int):
            raise WrongUnit(f"{self.value} is not a number")
        return self.value

    @property
    def odds(self) -> Odds:
        """The value as odds; raises WrongUnit."""
        if not isinstance(self.value, Odds):
            raise WrongUnit(f"{self.value} is not odds")
        return self.value

    @property
    def fraction(self) -> tuple[int, int]:
        """The value as (numerator, denominator); raises WrongUnit."""
        if not isinstance(self.value, tuple):
            raise WrongUnit(f"{self.value} is not a fraction")
        return self.value

    def low(self, difference: int) -> bool:
        """Whether what lies at this difference from the value is too little."""
        match self.relation:
            case "exactly" | "at_least":
                return difference < 0
            case "more_than":
                return difference <= 0
            case "at_most" | "less_than":
                return False
            case "one_of":
                raise ValueError("one_of compares with a list, not with a number")

    def high(self, difference: int) -> bool:
        """Whether what lies at this difference from the value is too much."""
        match self.relation:
            case "exactly" | "at_most":
                return difference > 0
            case "less_than":
                return difference >= 0
            case "at_least" | "more_than":
                return False
            case "one_of":
                raise ValueError("one_of compares with a list, not with a number")

    def allows(self, difference: int) -> bool:
        """Whether what lies at this difference from the value stands to it as the law demands."""
        return not self.low(difference) and not self.high(difference)


@dataclass(frozen=True, slots=True, eq=False)
class Facts(Mapping[str, Fact]):
    """The facts of one chapter by name, in the order of the file."""

    chapter: str
    by_name: Mapping[str, Fact]
    turned: frozenset[str] = frozenset()
    """The names of facts to which an amendment gave another relation: only ``bound`` gives their values."""

    def __getitem__(self, name: str) -> Fact:
        try:
            return self.by_name[name]
        except KeyError:
            from difflib import get_close_matches

            near = get_close_matches(name, self.by_name, n=3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise UnknownFact(f"chapter {self.chapter} has no fact {name!r}{hint}") from None

    def __contains__(self, name: object) -> bool:
        return name in self.by_name

    def __iter__(self) -> Iterator[str]:
        return iter(self.by_name)

    def __len__(self) -> int:
        return len(self.by_name)

    def odds(self, name: str) -> Odds:
        """The odds of that name; raises UnknownFact or WrongUnit."""
        value = self.fixed(name).value
        if not isinstance(value, Odds):
            raise self._wrong(name, "odds")
        return value

    def number(self, name: str) -> int:
        """The integer of that name in its own unit (money in cents); raises UnknownFact or WrongUnit."""
        value = self.fixed(name).value
        if not isinstance(value, int):
            raise self._wrong(name, "a number")
        return value

    def bound(self, name: str) -> Bound:
        """The value of that name with its relation; raises UnknownFact, and WrongUnit for what bounds nothing."""
        fact = self[name]
        if fact.unit in ("text", "list", "paytable", "grid", "table"):
            raise self._wrong(name, "a bound")
        return Bound(fact.relation, cast(Bounding, fact.value))

    def fraction(self, name: str) -> tuple[int, int]:
        """The fraction of that name as (numerator, denominator); raises UnknownFact or WrongUnit."""
        fact = self.fixed(name)
        if fact.unit != "fraction":
            raise self._wrong(name, "a fraction")
        return cast(tuple[int, int], fact.value)

    def row(self, name: str, hand: str) -> Bound:
        """What a row of the paytable of that name pays, None where it has no such row, with the relation to it.

        Of paytables of which one is chosen, the rows of each hold exactly. Raises UnknownFact or WrongUnit.
        """
        fact = self[name]
        if not isinstance(fact.value, Paytable):
            raise self._wrong(name, "a paytable")
        return Bound("exactly" if fact.relation == "one_of" else fact.relation, fact.value.pays_of(hand))

    def decks(self, name: str) -> Decks:
        """The decks for which the paytable of that name holds; raises UnknownFact or WrongUnit."""
        value = self[name].value
        if not isinstance(value, Paytable):
            raise self._wrong(name, "a paytable")
        return value.decks

    def paytable(self, name: str) -> Paytable:
        """The paytable of that name; raises UnknownFact or WrongUnit."""
        value = self.fixed(name).value
        if not isinstance(value, Paytable):
            raise self._wrong(name, "a paytable")
        return value

    def paytables(self, wager: str) -> tuple[Paytable, ...]:
        """All paytables of one wager (``royal-match-21``) in the law's order; empty where it has none."""
        names = (name for name, fact in self.items() if isinstance(fact.value, Paytable) and fact.value.wager == wager)
        return tuple(self.paytable(name) for name in names)

    def grid(self, name: str) -> Grid:
        """The table of that name which two numbers enter; raises UnknownFact or WrongUnit."""
        value = self.fixed(name).value
        if not isinstance(value, Grid):
            raise self._wrong(name, "a grid")
        return value

    def table(self, name: str) -> LawTable:
        """The table of named columns of that name; raises UnknownFact or WrongUnit."""
        value = self.fixed(name).value
        if not isinstance(value, LawTable):
            raise self._wrong(name, "a table")
        return value

    def listing(self, name: str) -> tuple[Item, ...]:
        """The list of that name; raises UnknownFact or WrongUnit."""
        fact = self.fixed(name)
        if fact.unit != "list":
            raise self._wrong(name, "a list")
        return cast(tuple[Item, ...], fact.value)

    def text(self, name: str) -> str:
        """The words of that name; raises UnknownFact or WrongUnit."""
        value = self.fixed(name).value
        if not isinstance(value, str):
            raise self._wrong(name, "text")
        return value

    def fixed(self, name: str) -> Fact:
        """The fact of that name, for those who obey no other relation than the print's; raises RelationTurned."""
        if name in self.turned:
            raise RelationTurned(f"{name} has come to be {self[name].relation}")
        return self[name]

    def _wrong(self, name: str, wanted: str) -> WrongUnit:
        return WrongUnit(f"{name} is {self[name].unit}, not {wanted}")


@cache
def load_facts(chapter: str) -> Facts:
    """The facts of ``chapter`` ("633a"); raises FileNotFoundError where it has none, MalformedData for a bad file."""
    return build_facts(law_file(data_folder("rules_text") / chapter / "facts.yaml"), chapter)


def build_facts(said: Mapping[str, Any], chapter: str, turned: frozenset[str] = frozenset()) -> Facts:
    """The facts of a chapter, from what its file says; ``turned`` are those with relations not of the print."""
    return Facts(chapter, MappingProxyType({name: _fact(name, entry) for name, entry in said.items()}), turned)


RELATIONS: Final[Mapping[Relation, str]] = MappingProxyType(
    {
        "exactly": "",
        "at_least": "at least ",
        "at_most": "at most ",
        "less_than": "fewer than ",
        "more_than": "more than ",
        "one_of": "",
    }
)
"""How a relation is said before the value."""


def bound_in_words(bound: Bound) -> str:
    """A bound in words: "at least 6 to 5"."""
    return f"{RELATIONS[bound.relation]}{bound.value}"


def _fact(name: str, entry: Mapping[str, Any]) -> Fact:
    return Fact(
        name=name,
        cite=entry["cite"],
        quote=entry["quote"],
        relation=entry["relation"],
        unit=entry["unit"],
        value=_value(entry),
        held_from=datetime.date.fromisoformat(entry["held_from"]),
        note=entry.get("note", ""),
    )


def _value(
    entry: Mapping[str, Any],
) -> Odds | int | tuple[int, int] | tuple[Item, ...] | Paytable | Grid | LawTable | str:
    match entry["unit"]:
        case "odds":
            return Odds.parse(entry["value"])
        case "fraction":
            upper, _, lower = entry["value"].partition("/")
            return int(upper), int(lower)
        case "list":
            return tuple(Item(**{"cite": entry["cite"], **item}) for item in entry["items"])
        case "paytable":
            rows = {row["hand"]: PaytableRow(**{**row, "pays": parse_payout(row["pays"])}) for row in entry["rows"]}
            decks = Decks(**entry.get("decks", {}))
            return Paytable(entry["wager"], entry.get("name", ""), entry["cite"], decks, MappingProxyType(rows))
        case "grid":
            cells = {row["row"]: tuple(row["cells"]) for row in entry["rows"]}
            return Grid(tuple(entry["columns"]), MappingProxyType(cells))
        case "table":
            return LawTable(tuple(entry["columns"]), tuple(TableRow.of(**row) for row in entry["rows"]))
    return cast(int | str, entry["value"])
