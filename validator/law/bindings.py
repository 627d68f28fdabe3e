"""Which rules the duties of a chapter name, and in which words: ``rules`` in ``duties.yaml``.

Read apart from the duties, since a filing or a log is judged without the text of its chapter.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from validator.core.data import data_folder
from validator.core.finding import Severity
from validator.law.law_file import law_file


class BadBinding(ValueError):
    """Duties and rules do not fit each other; the message says which."""


class RuleReference(NamedTuple):
    """A rule as a duty names it.

    ``quote`` are the words of the duty's paragraph that the rule quotes. With ``also`` the duty says what another one
    says first. Under ``reading``, an open one, a breach is for review rather than accused.
    """

    rule: str
    quote: str
    also: bool = False
    reading: str = ""
    severity: Severity = Severity.ERROR


class Binding(NamedTuple):
    """All that a chapter says of a rule: the paragraph cited and its words, further ones, severity and reading."""

    cite: str
    quote: str
    severity: Severity
    reading: str
    also: tuple[tuple[str, str], ...] = ()


@cache
def load_bindings(chapter: str) -> Mapping[str, Binding]:
    """The rules that the duties of a chapter name, by id, in the order of the law; raises MalformedData, BadBinding."""
    said = law_file(data_folder("rules_text") / chapter / "duties.yaml")
    return bindings_of((duty["cite"], one) for duty in said["duties"] for one in named_by(duty))


def bindings_of(found: Iterable[tuple[str, RuleReference]]) -> dict[str, Binding]:
    """The rules that duties name, each with its paragraph; raises BadBinding where not just one says a rule first."""
    first: dict[str, tuple[str, RuleReference]] = {}
    further: dict[str, list[tuple[str, str]]] = {}
    for cite, one in found:
        if one.also:
            further.setdefault(one.rule, []).append((cite, one.quote))
        elif one.rule in first:
            raise BadBinding(
                f"{cite}: {one.rule} stands under {first[one.rule][0]} already; here it is also: {one.rule}"
            )
        else:
            first[one.rule] = cite, one
    for rule, pairs in further.items():
        if rule not in first:
            raise BadBinding(f"{pairs[0][0]} says {rule} also, and no duty names it as the one that it cites first")
    return {rule: _binding(cite, one, further.get(rule, ())) for rule, (cite, one) in first.items()}


def _binding(cite: str, one: RuleReference, further: Sequence[tuple[str, str]]) -> Binding:
    """Words that another quotation of the same paragraph holds are not said again."""
    if not further:
        return Binding(cite, one.quote, one.severity, one.reading)
    own = (cite, one.quote)
    pairs = [pair for pair in dict.fromkeys(further) if pair != own]
    also = tuple(
        (paragraph, words)
        for paragraph, words in pairs
        if not any(paragraph == place and words in said != words for place, said in (own, *pairs))
    )
    return Binding(cite, one.quote, one.severity, one.reading, also)


def named_by(duty: Mapping[str, Any]) -> tuple[RuleReference, ...]:
    """The rules that a duty names, from what its file says."""
    return tuple(map(_named, duty.get("rules", ())))


def _named(entry: Mapping[str, str]) -> RuleReference:
    reading, said = entry.get("reading", ""), entry.get("severity")
    severity = Severity(said) if said else Severity.WARNING if reading else Severity.ERROR
    return RuleReference(entry.get("rule") or entry["also"], entry["quote"], "also" in entry, reading, severity)
