"""Which rules the duties of a chapter name, and in which words: ``rules`` in ``duties.yaml``.

Read apart from the duties, since a filing or a log is judged without the text of its chapter.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from validator.core.data import data_folder
from validator.core.finding import Severity
from validator.core.packed import content_of


class BadBinding(ValueError):
    """An entry under ``rules`` is not in order; the message says what is wrong, ``key`` where in the entry."""

    def __init__(self, message: str, key: str = "") -> None:
        super().__init__(message)
        self.key = key


@dataclass(frozen=True, slots=True)
class Named:
    """A rule as a duty names it.

    ``quote`` are the words of the duty's paragraph that the rule quotes. With ``also`` the duty says what another one
    says first. Under ``reading``, an open one, a breach is noted rather than accused.
    """

    rule: str
    quote: str
    also: bool = False
    reading: str = ""
    severity: Severity = Severity.ERROR


@dataclass(frozen=True, slots=True)
class Binding:
    """All that a chapter says of a rule: the paragraph cited and its words, further ones, severity and reading."""

    cite: str
    quote: str
    severity: Severity
    reading: str
    also: tuple[tuple[str, str], ...] = field(default=())


@cache
def load_bindings(chapter: str) -> Mapping[str, Binding]:
    """The rules that the duties of a chapter name, by id, in the order of the law; raises BadBinding."""
    content = content_of(data_folder("rules_text") / chapter / "duties.yaml")
    if not isinstance(content, dict) or not isinstance(content.get("duties"), list):
        raise BadBinding(f"the duties of chapter {chapter} are not a list")
    try:
        return bindings_of(
            (str(duty["cite"]), one)
            for duty in content["duties"]
            for one in named_by(duty["quote"], duty.get("rules", []))
        )
    except BadBinding as fault:
        told = f"the duties of chapter {chapter}: {fault}; python -m validator.proofread {chapter} tells where"
        raise BadBinding(told) from fault


def bindings_of(found: Iterable[tuple[str, Named]]) -> dict[str, Binding]:
    """The rules that duties name, each with its paragraph; raises BadBinding where not just one says a rule first."""
    first: dict[str, tuple[str, Named]] = {}
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
    return {rule: _binding(cite, one, further.get(rule, [])) for rule, (cite, one) in first.items()}


def _binding(cite: str, one: Named, further: list[tuple[str, str]]) -> Binding:
    """Words that another quotation of the same paragraph holds are not said again."""
    own = (cite, one.quote)
    pairs = [pair for pair in dict.fromkeys(further) if pair != own]
    also = tuple(
        (paragraph, words)
        for paragraph, words in pairs
        if not any(paragraph == place and words in said != words for place, said in (own, *pairs))
    )
    return Binding(cite, one.quote, one.severity, one.reading, also)


def named_by(quote: str, entries: object) -> tuple[Named, ...]:
    """The rules that a duty with these words names, from plain lists and mappings; raises BadBinding."""
    if not isinstance(entries, list):
        raise BadBinding("rules is a list of names and mappings")
    return tuple(named(quote, entry) for entry in entries)


FIELDS = ("rule", "also", "words", "quote", "reading", "severity")


def named(quote: str, entry: object) -> Named:
    """The rule that one entry under a duty with the words ``quote`` names; raises BadBinding."""
    words = " ".join(quote.split())
    if isinstance(entry, str):
        return Named(entry, words)
    if not isinstance(entry, dict):
        raise BadBinding(f"{entry!r} is neither the name of a rule nor a mapping with rule or also")
    for key, value in entry.items():
        if key not in FIELDS:
            raise BadBinding(f"{key} is none of {', '.join(FIELDS)}", key)
        if not (isinstance(value, str) or (key == "words" and isinstance(value, list))):
            raise BadBinding(f"{key} is a text, not {value!r}", key)
    if ("rule" in entry) == ("also" in entry):
        raise BadBinding("an entry has either rule, where the rule cites the duty first, or also")
    also = "also" in entry
    rule = entry["also" if also else "rule"]
    for key in ("reading", "severity"):
        if also and key in entry:
            raise BadBinding(f"{rule}: {key} stands where the rule does, not where a duty says it also", key)
    if "words" in entry and "quote" in entry:
        raise BadBinding(
            f"{rule}: words are a part of the duty's quotation, quote goes beyond it; only one can be", "quote"
        )
    if "words" in entry:
        words = part_of(words, entry["words"])
    elif "quote" in entry:
        words = " ".join(entry["quote"].split())
    reading = entry.get("reading", "")
    return Named(rule, words, also, reading, _severity(rule, entry.get("severity"), reading))


def _severity(rule: str, stated: str | None, reading: str) -> Severity:
    if stated is None:
        return Severity.WARNING if reading else Severity.ERROR
    if stated not in set(Severity):
        raise BadBinding(f"{rule}: severity {stated} is none of {', '.join(Severity)}", "severity")
    if (stated == Severity.ERROR) == bool(reading):
        meant = "a warning or an info" if reading else "an error"
        raise BadBinding(f"{rule}: {'under' if reading else 'without'} an open reading a breach is {meant}", "severity")
    return Severity(stated)


def part_of(quote: str, words: str | list[object]) -> str:
    """The part of a quotation that ``words`` are, or that goes from the first of them to the last.

    Each must stand in it once, in whole words, the last behind the first; raises BadBinding.
    """
    if isinstance(words, str):
        part = " ".join(words.split())
        _place(quote, part, 0)
        return part
    if len(words) != 2:
        raise BadBinding("words are the part itself, or a list of its first and its last words", "words")
    first, last = (" ".join(str(one).split()) for one in words)
    start = _place(quote, first, 0)
    return quote[start : _place(quote, last, start) + len(last)]


def _place(quote: str, words: str, start: int) -> int:
    """Where words stand in a quotation from ``start`` on; raises BadBinding where they do not stand there once."""
    found = []
    at = quote.find(words, start) if words else -1
    while at >= 0:
        end = at + len(words)
        opens = at == 0 or not (quote[at - 1].isalnum() and words[0].isalnum())
        closes = end == len(quote) or not (quote[end].isalnum() and words[-1].isalnum())
        if opens and closes:
            found.append(at)
        at = quote.find(words, at + 1)
    if len(found) != 1:
        raise BadBinding(f"{words!r} stands {len(found)} times, not once, in {quote[start:]!r}", "words")
    return found[0]
