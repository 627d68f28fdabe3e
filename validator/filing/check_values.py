"""The values of a filing and of the law as rules see them, and how a finding prints them."""

import re
from datetime import date

from validator.core.confusables import folded, odd_letters
from validator.core.money import format_cents
from validator.core.odds import MeterShare, Odds
from validator.core.rule import FilingRule
from validator.law.facts import RELATIONS, Bound, Decks, Facts
from validator.submission.filing import Missing
from validator.submission.typed import TypedFiling


def value_at(typed: TypedFiling, path: str) -> object:
    """The scalar at ``path``: True for a mapping, a tuple of words for a list, the number of a list's mappings.

    For ``steps[*].prefer`` what stands at that key of each mapping of the list, None where it is absent.
    """
    if path in typed.values:
        return typed.values[path]
    items, star, key = path.partition("[*]")
    if star:
        return _of_each(typed, items, key)
    found = typed.missing(path)
    if found is None:
        entry = typed.filing.entries[path]
        if entry.kind == "mapping":
            return True
        if entry.kind == "list" and any(typed.filing.entries[child].kind == "mapping" for child in entry.children):
            return len(entry.children)
        return typed.value(path)
    parent, _, word = path.removesuffix("]").rpartition("[")
    if parent and path.endswith("]") and not word.isdecimal() and not word.startswith('"'):
        words = value_at(typed, parent)
        return words if isinstance(words, Missing) else isinstance(words, tuple) and word in words
    return found


def _of_each(typed: TypedFiling, items: str, key: str) -> object:
    values = [value_at(typed, child + key) for child in typed.children(items)]
    if typed.missing(items) is Missing.UNREADABLE or any(value is Missing.UNREADABLE for value in values):
        return Missing.UNREADABLE
    return tuple(None if value is Missing.ABSENT else value for value in values)


def bound_named(facts: Facts, name: str, key: str) -> Bound:
    """The fact or row of that name with its relation; ``key`` is the key of which the rule is asked."""
    table, dot, row = name.partition(".")
    if not dot:
        return facts.bound(name)
    return facts.row(table, key if row == "*" else row)


def fact_named(facts: Facts, name: str, key: str) -> object:
    """What the fact of that name gives a rule, see FilingRule; ``key`` is the key of which the rule is asked."""
    table, colon, _ = name.partition(":")
    if colon:
        return facts.decks(table)
    table, dot, row = name.partition(".")
    if dot and facts[table].unit == "grid":
        return " ".join(facts.grid(table).rows[int(row)])
    if dot:
        return facts.paytable(table).pays_of(key if row == "*" else row)
    fact = facts.fixed(name)
    if fact.unit == "list":
        return tuple(item.id for item in facts.listing(name))
    return fact.value


def spelled_out(rule: FilingRule, template: str, facts: Facts) -> str:
    """A template with the relations that its bounds have: ``at least {minimum} decks`` for ``{minimum} decks``."""
    for name, parameter in rule.bounds.items():
        relation = bound_named(facts, name, "").relation
        template = template.replace(f"{{{parameter}}}", f"{RELATIONS[relation]}{{{parameter}}}")
        template = template.replace(f"{{{parameter}:bare}}", f"{{{parameter}}}")
    return template


class InWords(str):
    """A bound in words with its relation, "at least 6 to 5"; as ``{name:bare}`` of a template its value alone."""

    __slots__ = ("bare",)

    def __new__(cls, relation: str, bare: str) -> "InWords":
        """The words of a relation, and of a value."""
        words = super().__new__(cls, relation + bare)
        words.bare = bare
        return words

    bare: str

    def __format__(self, form: str) -> str:
        return self.bare if form == "bare" else str(self)


def value_in_words(name: str, value: object) -> str:
    """A value as a finding writes it; names that end in ``_cents`` and ``_hundredths`` tell money and percentages."""
    match value:
        case Bound(value=None):
            return InWords("", value_in_words(name, None))
        case Bound(relation=relation, value=bounding):
            return InWords(RELATIONS[relation], value_in_words(name, bounding))
        case None:
            return "nothing"
        case bool():
            return "yes" if value else "no"
        case int() if name.endswith("_cents"):
            return format_cents(value)
        case int() if name.endswith("_hundredths"):
            return f"{value // 100}.{value % 100:02}%"
        case (int(numerator), int(denominator)):
            return f"{numerator}/{denominator}"
        case tuple():
            return ", ".join(str(one) for one in value)
        case Decks(at_least=at_least, at_most=at_most):
            return str(at_least) if at_least == at_most else f"{at_least} or more"
        case Odds() | MeterShare() | date() | int() | str():
            return str(value)
        case _:
            raise TypeError(f"no words for {name} of type {type(value).__name__}")


def stated_parts(template: str, absent: set[str]) -> str:
    """The parts of what a filing is observed to say that name a value it has; all where it has none of them.

    >>> stated_parts("10 {ten}, king {king}", {"ten"})
    'king {king}'
    >>> stated_parts("approval {reference}, given by {office}", {"reference", "office"})
    'nothing stated'
    """
    parts = [(part, re.findall(r"{(\w+)(?::bare)?}", part)) for part in re.split(r"(?<=[,;]) ", template)]
    if len(parts) == 1 or not any(names for _, names in parts):
        return template
    kept = [part for part, names in parts if not names or not absent.issuperset(names)]
    if not any(names and not absent.issuperset(names) for _, names in parts):
        return "nothing stated"
    return " ".join(kept).rstrip(",;")


def hint(values: tuple[object, ...]) -> str:
    """Which of the law's words may have been meant, where a word is none of them."""
    from difflib import get_close_matches

    words = [value for value in values if isinstance(value, str)]
    lists = [value for value in values if isinstance(value, tuple)]
    for word in words:
        written = folded(word).lower().replace("_", "-").replace(" ", "-").replace("'", "")
        for choices in lists:
            names = {choice.lower(): choice for choice in choices if isinstance(choice, str)}
            near = get_close_matches(written, list(names), 1, 0.75) or [written.rpartition("-")[2]]
            if near[0] in names:
                return f"{odd_letters(word)}; did you mean {names[near[0]]}?"
    return ""
