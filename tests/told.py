"""What the rounds of each rule on play tell of it: ``python -m tests.told`` writes it anew into tests/told.txt.

``python -m tests.told cards-too-old`` writes that of one rule.

One line for each wording: that of the round that breaks the rule, then of the one that keeps it, with the chapters. The
amounts are those that a report says and adds up, the counts those of the rule. Read the difference like law.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.finding import Finding
from validator.core.rule import PlayRule
from validator.examples import clean_round, round_example
from validator.law.versions import law_of
from validator.replay.report import ReplayReport

FILE = Path(__file__).with_suffix(".txt")

BROKEN, KEPT = "broken", "kept"


def told_in(report: ReplayReport, rule: PlayRule) -> str:
    """What a report says of a rule: how often it was applied and how that ended, and each finding in its words."""
    tally = report.tally(rule.id, rule.citation.chapter)
    counted = {
        "passed": tally.passed,
        "failed": tally.failed,
        "for review": tally.for_review,
        "not applicable": tally.not_applicable,
        **tally.missing,
    }
    counts = ", ".join(f"{number} {name}" for name, number in counted.items() if number)
    return " | ".join([counts or "-", *(_worded(one) for one in report.findings if one.rule == rule.id)])


def _worded(one: Finding) -> str:
    amounts = {"overpaid": one.overpaid_cents, "cost": one.cost_cents}
    words = [one.message, f"{one.expected or '-'} / {one.observed or '-'}"]
    words += [f"{name} {cents} cents" for name, cents in amounts.items() if cents is not None]
    words += [f"short is {one.short}"] if one.short else []
    words += [f"follows from {one.root.event}"] if one.root else []
    return "; ".join(words).replace("\n", "\\n")


def told(chapter: str, rule: PlayRule) -> Iterator[tuple[str, str]]:
    """The lines of a rule in a chapter, and which of its rounds each is about."""
    rounds = {BROKEN: round_example(law_of(chapter), rule.id), KEPT: clean_round(law_of(chapter), rule.id)}
    for name, example in rounds.items():
        if example is not None:
            yield name, told_in(example.report, rule)


def written(only: Sequence[str] = ()) -> str:
    """Every wording, with the chapters that have it; of other rules than these, if any are named, as last read."""
    found = {key: words for key, words in as_last_read().items() if key[1] not in only} if only else {}
    for chapter in PACKAGES:
        for rule in chapter_play(law_of(chapter)).rules:
            if not only or rule.id in only:
                found |= {(chapter, rule.id, name): words for name, words in told(chapter, rule)}
    chapters: dict[str, list[str]] = {}
    for chapter, rule_id, name in sorted(found):
        chapters.setdefault(f"{rule_id} | {name} | {found[chapter, rule_id, name]}", []).append(chapter)
    return "".join(sorted(f"{words} | {' '.join(said)}\n" for words, said in chapters.items()))


@cache
def as_last_read() -> dict[tuple[str, str, str], str]:
    """What stands in the file, by chapter, rule and which of its rounds."""
    found: dict[tuple[str, str, str], str] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        rule, name, words = line.split(" | ", 2)
        words, _, chapters = words.rpartition(" | ")
        found |= {(chapter, rule, name): words for chapter in chapters.split()}
    return found


if __name__ == "__main__":
    FILE.write_text(written(sys.argv[1:]), encoding="utf-8", newline="\n")
