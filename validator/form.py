"""The form of a chapter's filing: every field that it may state, what may stand there, and by which paragraph.

All of it is put together from the schema, the facts, the duties' rules and the sound filings.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import cast

from validator.chapters.registry import filing_rules
from validator.check import found_by
from validator.core.finding import Outcome
from validator.core.odds import Payout
from validator.core.rule import FilingRule
from validator.law.facts import Fact, Item, Paytable, load_facts
from validator.submission.dialect import Shape
from validator.submission.filing import Filing, Scalar, key_path
from validator.submission.read import read_submission
from validator.submission.schema import load_schema
from validator.submission.typed import TypedFiling
from validator.submission.ways import sound_filings, way_of

SHOE = "cards.shoe"
"""Where a filing says from which kind of shoe the cards are dealt."""

_STAR = r'(?:\.[^.\[\]]+|\["[^"]*"\])'
_WORD = re.compile(r"\[[^\"\]*0-9][^\]]*\]$")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a filing.

    ``path`` has ``[*]`` for any item of a list. ``rules`` are those that read it, in the law's order; ``asks`` those
    that ask it only whether they apply. ``odds`` is what the law's paytables pay for it, by what selects these ("" for
    the only one). ``fields`` are those that a mapping, or each item of a list, holds.
    """

    path: str
    key: str
    shape: Shape
    items: Shape | None
    rules: tuple[FilingRule, ...] = ()
    asks: tuple[FilingRule, ...] = ()
    fact: Fact | None = None
    odds: Mapping[str, Payout] = field(default_factory=dict, hash=False)
    fields: tuple["Field", ...] = ()

    @property
    def is_block(self) -> bool:
        """Whether it is a mapping, which states nothing by itself."""
        return "object" in self.shape.types

    @property
    def values(self) -> tuple[Scalar, ...]:
        """The values that its schema names, else the law's list; those of its items where it is a list."""
        shape = self.items or self.shape
        if _is_bare_text(shape) and self.fact is not None and self.fact.unit == "list":
            return tuple(item.id for item in cast(tuple[Item, ...], self.fact.value))
        return shape.enum or ((True, False) if shape.types == ("boolean",) else ())

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The paragraphs that it is judged by, in the law's order; failing these, those that ask for it."""
        judged = [rule.cite for rule in self.rules] or ([] if self.fact is None else [self.fact.cite])
        return tuple(dict.fromkeys(judged or [rule.cite for rule in self.asks]))


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that a field may have: ``against`` and ``noted`` are paragraphs that it breaks, or that it is read by.

    They hold while the rest stands as in a sound filing.
    """

    value: Scalar
    against: tuple[str, ...] = ()
    noted: tuple[str, ...] = ()


@dataclass(frozen=True)
class Way:
    """A way of running the game, as a sound filing has it: ``shoe`` is its kind of shoe, "" where none is named."""

    name: str
    shoe: str
    filing: Filing = field(repr=False)
    typed: TypedFiling = field(repr=False)

    @cached_property
    def fields(self) -> frozenset[str]:
        """The paths that it states, with ``[*]`` for any item of a list."""
        return frozenset(re.sub(r"\[[0-9]+\]", "[*]", path) for path in self.filing.entries)


class NoSuchWay(ValueError):
    """The chapter knows no way of running the game that is called so; the message names those that it knows."""


@cache
def ways_of(chapter: str) -> tuple[Way, ...]:
    """The ways of running the game of a chapter, the one that states most first."""
    ways = [_way(path) for path in sound_filings(chapter)]
    return tuple(sorted(ways, key=lambda way: -len(way.filing.entries)))


def _way(path: Path) -> Way:
    read = read_submission(path)
    if read.filing is None or read.typed is None:
        raise ValueError(f"{path} cannot be read")
    shoe = read.typed.missing(SHOE) is None and read.typed.value(SHOE)
    return Way(way_of(path), str(shoe or ""), read.filing, read.typed)


def choose_way(chapter: str, name: str | None, shoe: str | None) -> Way:
    """The way of that name, or from that kind of shoe, that states most; raises NoSuchWay."""
    ways = ways_of(chapter)
    fitting = [way for way in ways if name in (None, way.name) and shoe in (None, way.shoe)]
    if fitting:
        return fitting[0]
    listed = ", ".join(f"{way.name} (shoe: {way.shoe})" if way.shoe else way.name for way in ways)
    asked = " and ".join(f"--{option} {word}" for option, word in (("way", name), ("shoe", shoe)) if word is not None)
    raise NoSuchWay(f"chapter {chapter} knows no way of running the game with {asked}; there are: {listed}")


@cache
def form_of(chapter: str) -> tuple[Field, ...]:
    """The fields of a chapter's filing, in the order of its schema."""
    return tuple(_Form(chapter).fields())


def flat(fields: tuple[Field, ...]) -> Iterator[Field]:
    """The fields and all that they hold, each block before what it holds."""
    for one in fields:
        yield one
        yield from flat(one.fields)


@cache
def field_at(chapter: str, path: str) -> Field | None:
    """The field of a path as filings or rules write it; None where the form has none."""
    plain = re.sub(r"\[[0-9]+\]", "[*]", _WORD.sub("", path))
    return next((one for one in flat(form_of(chapter)) if one.path == plain), None)


@cache
def order_of(chapter: str) -> Mapping[str, int]:
    """The place of each field in the form, by path."""
    return {one.path: number for number, one in enumerate(flat(form_of(chapter)))}


def is_about(path: str, pattern: str) -> bool:
    """Whether a path of a rule, in which ``*`` is any key, names a field.

    >>> is_about("optional_wagers.push-22.pays.other-22", "optional_wagers.push-22.pays.*")
    True
    >>> is_about("layout.areas", "layout.areas[blackjack]")
    True
    """
    plain = _WORD.sub("", pattern)
    if plain == path or "*" not in plain:
        return plain == path
    sought = re.escape(plain).replace(r"\.\*", _STAR)
    return re.fullmatch(sought, path) is not None


class _Form:
    """Puts the form of one chapter together."""

    def __init__(self, chapter: str) -> None:
        self._schema = load_schema(chapter)
        self._facts = load_facts(chapter)
        rules = filing_rules(chapter)
        self._reads = [(rule, _paths((*rule.reads, *rule.may_read, rule.at))) for rule in rules]
        self._asks = [(rule, _paths((*(one.path for one in rule.when), rule.each))) for rule in rules]

    def fields(self) -> Iterator[Field]:
        """The fields at the top of the filing."""
        for key, said in self._schema.resolve(self._schema.root).properties.items():
            yield self._field(key, self._schema.resolve(said), key)

    def _field(self, key: str, shape: Shape, path: str) -> Field:
        items = None if shape.items is None else self._schema.resolve(shape.items)
        held, within = (shape, path) if items is None else (items, f"{path}[*]")
        fact = (items.fact if items is not None else "") or shape.fact
        rules = tuple(rule for rule, paths in self._reads if any(is_about(path, one) for one in paths))
        return Field(
            path=path,
            key=key,
            shape=shape,
            items=items,
            rules=rules,
            asks=tuple(rule for rule, paths in self._asks if any(is_about(path, one) for one in paths)),
            fact=self._facts.get(fact),
            odds=self._odds(key, rules),
            fields=tuple(
                self._field(inner, self._schema.resolve(said), key_path(within, inner))
                for inner, said in held.properties.items()
            ),
        )

    def _odds(self, hand: str, rules: Sequence[FilingRule]) -> dict[str, Payout]:
        """What the paytables that those rules ask about a row, or about any, pay for the hand."""
        asked = (name.partition(".") for rule in rules for name in rule.facts if "." in name)
        tables = [
            self._facts.paytable(table)
            for table, _, row in asked
            if row in ("*", hand) and self._facts.by_name[table].unit == "paytable"
        ]
        return {_selected(table): table.rows[hand].pays for table in tables if hand in table.rows}


def _selected(table: Paytable) -> str:
    """By what a paytable is the one that holds: ``paytable A``, ``6 decks``; "" for the only one of its wager."""
    least, most = table.decks.at_least, table.decks.at_most
    decks = f"{least} decks" if least == most else f"{least} or more decks" if least > 1 else ""
    return f"paytable {table.name}" if table.name else decks


def _is_bare_text(shape: Shape) -> bool:
    return shape.types == ("string",) and not shape.enum and shape.x_type is None and shape.pattern is None


def _paths(said: tuple[str, ...]) -> list[str]:
    return [path for one in said for path in one.split(" | ") if path not in ("", "*")]


def choices_of(one: Field, way: Way, chapter: str) -> tuple[Choice, ...]:
    """The values that a field may have, with the paragraphs that each would break in a sound filing that states it.

    Of a field that the way does not state, another way of the chapter tells; of a list nothing is told.
    """
    host = next((each for each in (way, *ways_of(chapter)) if one.path in each.typed.values), None)
    if host is None or one.items is not None:
        return tuple(Choice(value) for value in one.values)
    return tuple(_choice(one, value, host, chapter) for value in one.values)


def _choice(one: Field, value: Scalar, host: Way, chapter: str) -> Choice:
    with_it = replace(host.typed, values={**host.typed.values, one.path: value})
    found = found_by(one.rules, with_it, chapter)
    against, noted = (
        tuple(dict.fromkeys(finding.citation for finding in found if finding.outcome is outcome))
        for outcome in (Outcome.FAIL, Outcome.REVIEW)
    )
    return Choice(value, against, noted)


def is_open(one: Field, choices: tuple[Choice, ...]) -> bool:
    """Whether the law leaves more than one value to whoever files."""
    if choices and one.items is None:
        return sum(not choice.against for choice in choices) > 1
    return one.fact is None or one.fact.relation != "exactly" or one.items is not None
