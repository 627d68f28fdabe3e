"""What every rule says and asks, one line for each wording: ``python -m tests.words`` writes it anew into tests/words.txt.

No test can know that a word is wrong, but a test can see to it that none changes unnoticed: read the difference like law.
"""

from collections.abc import Iterator
from pathlib import Path

from tests.everything.rules import in_words
from validator.chapters.registry import PACKAGES, chapter_play, facility_rules, filing_rules
from validator.core.rule import FacilityRule, FilingRule, PlayRule
from validator.law.versions import law_of

FILE = Path(__file__).with_suffix(".txt")

Spoken = FilingRule | FacilityRule | PlayRule


def rules() -> Iterator[tuple[str, Spoken]]:
    """Every rule with its chapter."""
    for chapter in PACKAGES:
        law = law_of(chapter)
        found: tuple[Spoken, ...] = (*filing_rules(law), *facility_rules(law), *chapter_play(law).rules)
        yield from ((chapter, rule) for rule in found)


def wording(rule: Spoken) -> str:
    """Severity, open reading and words of a rule, then where it looks, on which conditions and facts, as one line."""
    words = [rule.id, rule.severity.value, rule.reading or "-", rule.title, rule.message]
    match rule:
        case FilingRule():
            words += [rule.expected, rule.observed, " ".join((*rule.reads, *(f"({path})" for path in rule.may_read)))]
            words += [rule.at, rule.each, " ".join(rule.facts), *map(in_words, rule.when)]
        case FacilityRule():
            words += [rule.path, *map(in_words, rule.when)]
        case PlayRule():
            words += [rule.expected, rule.observed, rule.unit, "paid less due" if rule.pays_wrong else "", *rule.needs]
    return " | ".join(word.replace("\n", "\\n") or "-" for word in words)


def written() -> str:
    """Every wording, with the chapters that have it."""
    chapters: dict[str, list[str]] = {}
    for chapter, rule in rules():
        chapters.setdefault(wording(rule), []).append(chapter)
    return "".join(sorted(f"{words} | {' '.join(said)}\n" for words, said in chapters.items()))


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8", newline="\n")
