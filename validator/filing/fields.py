"""The form of a chapter's filing: every field that it may state, and by which paragraphs.

All of it is put together from the schema, the facts and the duties' rules.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import cast

from validator.chapters.registry import filing_rules
from validator.core.odds import Payout
from validator.core.rule import FilingRule
from validator.law.facts import Fact, Item, Paytable
from validator.law.versions import law_of
from validator.submission.dialect import Shape
from validator.submission.filing import Scalar, key_path, without_indices
from validator.submission.schema import load_schema

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


@cache
def filing_fields(chapter: str) -> tuple[Field, ...]:
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
    return _by_path(chapter).get(without_indices(without_word(path)))


@cache
def _by_path(chapter: str) -> Mapping[str, Field]:
    return {one.path: one for one in flat(filing_fields(chapter))}


@cache
def order_of(chapter: str) -> Mapping[str, int]:
    """The place of each field in the form, by path."""
    return {one.path: number for number, one in enumerate(flat(filing_fields(chapter)))}


def is_about(path: str, pattern: str) -> bool:
    """Whether a path of a rule, in which ``*`` is any key, names a field.

    >>> is_about("optional_wagers.push-22.pays.other-22", "optional_wagers.push-22.pays.*")
    True
    >>> is_about("layout.areas", "layout.areas[blackjack]")
    True
    """
    plain = without_word(pattern)
    if plain == path or "*" not in plain:
        return plain == path
    return _sought(plain).fullmatch(path) is not None


@cache
def without_word(pattern: str) -> str:
    """A path of a rule without the word sought in a list: ``layout.areas`` of ``layout.areas[blackjack]``."""
    return _WORD.sub("", pattern)


@cache
def _sought(plain: str) -> re.Pattern[str]:
    return re.compile(re.escape(plain).replace(r"\.\*", _STAR))


class _RulesByPath:
    """Rules, in order, by the paths that they name."""

    def __init__(self, named: Iterable[tuple[FilingRule, Sequence[str]]]) -> None:
        self._rules: list[FilingRule] = []
        self._by_path: dict[str, list[int]] = {}
        for number, (rule, paths) in enumerate(named):
            self._rules.append(rule)
            for path in paths:
                self._by_path.setdefault(path if "*" in path else without_word(path), []).append(number)
        self._starred = [path for path in self._by_path if "*" in path]

    def about(self, field_path: str) -> tuple[FilingRule, ...]:
        """Those that name a field."""
        paths = {field_path, *(path for path in self._starred if is_about(field_path, path))}
        numbers = {number for path in paths for number in self._by_path.get(path, ())}
        return tuple(self._rules[number] for number in sorted(numbers))


class _Form:
    """Puts the form of one chapter together."""

    def __init__(self, chapter: str) -> None:
        self._schema = load_schema(chapter)
        law = law_of(chapter)
        self._facts = law.facts
        rules = filing_rules(law)
        self._reads = _RulesByPath((rule, _paths((*rule.reads, *rule.may_read, rule.at))) for rule in rules)
        self._asks = _RulesByPath((rule, _paths((*(one.path for one in rule.when), rule.each))) for rule in rules)

    def fields(self) -> Iterator[Field]:
        """The fields at the top of the filing."""
        for key, said in self._schema.resolve(self._schema.root).properties.items():
            yield self._field(key, self._schema.resolve(said), key)

    def _field(self, key: str, shape: Shape, path: str) -> Field:
        items = None if shape.items is None else self._schema.resolve(shape.items)
        held, within = (shape, path) if items is None else (items, f"{path}[*]")
        fact = (items.fact if items is not None else "") or shape.fact
        rules = self._reads.about(path)
        return Field(
            path=path,
            key=key,
            shape=shape,
            items=items,
            rules=rules,
            asks=self._asks.about(path),
            fact=self._facts.by_name.get(fact),
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
            held
            for table, _, row in asked
            if row in ("*", hand) and isinstance(held := self._facts[table].value, Paytable)
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
