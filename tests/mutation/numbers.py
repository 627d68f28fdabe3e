"""``python -m tests.mutation.numbers``: every number of the law moved by one, and what notices it.

A number is held against its quotation; then, to see which verdicts rest on it, against the rules on filings that take it:
their examples, what they make of a few lines (tests/chapters/outcomes), and the sound filings; and, where it is among what
the machine is given, against the rounds and the worked cases of its chapter, and the small logs that its machine judges.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.chapters.filings import outcome
from tests.chapters.test_outcomes import cases as outcomes
from tests.games.small_logs import judged
from tests.games.test_small_logs import LOGS
from tests.law.test_facts import numbers_in, table_rows
from tests.mutation.cases import Case, of_chapter
from validator.chapters.registry import PACKAGES, chapter_play, filing_rules
from validator.core.odds import MeterShare, Odds
from validator.examples import filing_example
from validator.filing.check import judge_filing
from validator.law.facts import Fact, Facts, Paytable
from validator.law.tables import LawTable
from validator.law.text import occurrences
from validator.law.versions import law_of
from validator.submission.read import read_submission
from validator.submission.samples import sound_filings

_STEPS: Final = (1, -1)
_NAMED: Final = re.compile("[.:]")
"""What stands in a rule between the name of a fact and of what in it the rule takes."""


class Moved(NamedTuple):
    """A fact with one of its numbers moved; ``says`` tells which."""

    chapter: str
    fact: str
    says: str
    value: Any
    """In the form of the fact's own."""


def moved(chapter: str) -> Iterator[Moved]:
    """Every number of a chapter moved by one, up and down."""
    for name, fact in law_of(chapter).facts.items():
        for says, value in _moved(fact):
            yield Moved(chapter, name, says, value)


def _moved(fact: Fact) -> Iterator[tuple[str, object]]:
    value = fact.value
    if isinstance(value, Paytable):
        for name, row in value.rows.items():
            for says, pays in _moved_payout(row.pays):
                yield f"{name} pays {says}", replace(value, rows={**value.rows, name: row._replace(pays=pays)})
    elif isinstance(value, LawTable):
        for place, line in enumerate(value.rows):
            for at, cell in enumerate(line.cells):
                if isinstance(cell, int):
                    for step in _STEPS:
                        cells = (*line.cells[:at], cell + step, *line.cells[at + 1 :])
                        lines = (*value.rows[:place], line._replace(cells=cells), *value.rows[place + 1 :])
                        yield f"{line.words}: {cell} becomes {cell + step}", replace(value, rows=lines)
    elif isinstance(value, Odds):
        yield from _moved_payout(value)
    elif isinstance(value, int):
        for step in _STEPS:
            yield f"{value} becomes {value + step}", value + step
    elif fact.unit == "fraction" and isinstance(value, tuple):
        for step in _STEPS:
            above, below = (int(part) for part in value if isinstance(part, int))
            yield f"{above}/{below} becomes {above + step}/{below}", (above + step, below)


def _moved_payout(pays: object) -> Iterator[tuple[str, Any]]:
    odds = pays
    if isinstance(pays, MeterShare):
        for step in _STEPS:
            yield f"{pays} becomes {pays.percent + step} %", replace(pays, percent=pays.percent + step)
    elif isinstance(odds, Odds):
        for step in _STEPS:
            if odds.numerator + step > 0:
                other = replace(odds, numerator=odds.numerator + step, words="")
                yield f"{odds} becomes {other}", other


@contextmanager
def at_work(one: Moved) -> Iterator[None]:
    """The law of the chapter says the number as it is moved."""
    law = law_of(one.chapter)
    own: Facts = law.facts
    fact = replace(own[one.fact], value=one.value)
    law.__dict__["facts"] = replace(own, by_name={**own, one.fact: fact})
    try:
        yield
    finally:
        law.__dict__["facts"] = own


def is_quoted(one: Moved) -> bool:
    """Whether the words that the fact quotes could be read so too: the number as moved stands in them."""
    fact = law_of(one.chapter).facts[one.fact]
    if isinstance(one.value, int):
        return one.value in numbers_in(fact.quote)
    if isinstance(one.value, Paytable):
        printed = [cells for cells in table_rows(law_of(one.chapter).text.find(fact.cite).words) if len(cells) == 2]
        return all([row.words, str(row.pays)] in printed for row in one.value.rows.values())
    if isinstance(one.value, LawTable):
        return False
    said = "/".join(map(str, one.value)) if isinstance(one.value, tuple) else str(one.value)
    return bool(occurrences(fact.quote, said))


def noticed(one: Moved) -> tuple[str, str]:
    """The first verdict that a number that is moved turns, and what could have noticed it where none does."""
    before, filings = _given(one.chapter), _on_filings(one.chapter, one.fact)
    with at_work(one):
        turned = next((case.name for case in filings if not _holds(case)), "")
        if turned:
            return turned, ""
        is_given = _given(one.chapter) != before
    if is_given:
        play = _on_play(one.chapter)
        with at_work(one):
            turned = next((case.name for case in play if not _holds(case)), "")
        return turned, "the machine is given it"
    taken = " ".join(sorted(_takes(one.chapter, one.fact)))
    return "", f"taken by {taken}" if taken else "no rule takes it, the machine is not given it"


def _holds(case: Case) -> bool:
    try:
        return case.holds()
    except Exception:
        return False


def _given(chapter: str) -> list[object]:
    """What the machine is given by the law, and by each sound filing beside."""
    law = law_of(chapter)
    play = chapter_play(law)
    filings = [None, *(read_submission(path).typed for path in sound_filings(chapter))]
    found: list[object] = []
    for filing in filings:
        try:
            found.append(play.options(filing, law.facts))
        except Exception as error:
            found.append(repr(error))
    return found


@cache
def _on_play(chapter: str) -> list[Case]:
    return [*(case for case in of_chapter(chapter) if case.holds()), *_small(chapter)]


def _small(chapter: str) -> Iterator[Case]:
    """Small logs of any chapter of the same machine: each comes out in this one as it did before the number was moved."""
    machine = chapter_play(law_of(chapter)).derive
    for log in LOGS:
        if chapter_play(law_of(log.chapter)).derive is machine:
            told = _told(log.log, chapter)
            yield Case(f"{chapter} {log.name}", partial(_tells, log.log, chapter, told))


def _is_clean(filing: Path) -> bool:
    return not judge_filing(filing).findings


def _tells(text: str, chapter: str, told: tuple[object, ...]) -> bool:
    return _told(text, chapter) == told


def _told(text: str, chapter: str) -> tuple[object, ...]:
    report, _ = judged(text, chapter)
    return report.tallies, [(one.rule, one.outcome, one.message, one.overpaid_cents) for one in report.findings]


@cache
def _on_filings(chapter: str, fact: str) -> list[Case]:
    """Those of the rules that take the fact, as no other can tell; of none where no rule does."""
    law, takes = law_of(chapter), _takes(chapter, fact)
    found = []
    for rule in sorted(takes):
        broken = filing_example(law, rule)
        if broken is not None:
            found.append(Case(f"{chapter} {rule} example", _still_breaks(rule, broken.text)))
    found += [
        Case(f"{chapter} {rule} {ended}", _ends(chapter, rule, text, ended))
        for of, rule, text, ended in _outcomes()
        if of == chapter and rule in takes
    ]
    if takes:
        for path in sound_filings(chapter):
            found.append(Case(f"{chapter} sound {path.stem}", partial(_is_clean, path)))
    return [case for case in found if _holds(case)]


def _takes(chapter: str, fact: str) -> set[str]:
    """The rules on filings that take a fact."""
    return {rule.id for rule in filing_rules(law_of(chapter)) if fact in {_NAMED.split(one)[0] for one in rule.facts}}


@cache
def _outcomes() -> list[tuple[str, str, str, str]]:
    return list(outcomes())


def _ends(chapter: str, rule: str, text: str, ended: str) -> Callable[[], bool]:
    return lambda: outcome(chapter, rule, text) == ended


def _still_breaks(rule: str, text: str) -> Callable[[], bool]:
    return lambda: [one.rule for one in judge_filing(text).findings] == [rule]


def main(arguments: Sequence[str]) -> int:
    """Print the numbers whose move no verdict notices, then how many there are by chapter; 1 where no test does."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.numbers", description=__doc__)
    parser.add_argument("chapters", nargs="*", metavar="CHAPTER", help="all without any")
    options = parser.parse_args(arguments)
    unnoticed = 0
    for chapter in options.chapters or PACKAGES:
        every = list(moved(chapter))
        turned = quoted = 0
        for one in every:
            (by, could), stands = noticed(one), is_quoted(one)
            turned += bool(by)
            quoted += not stands
            unnoticed += not by and stands
            if not by:
                words = "nothing notices it" if stands else "no verdict turns; its quotation notices it"
                print(f"{chapter} {one.fact}: {one.says}: {words}; {could}", flush=True)
        print(f"{chapter}: {len(every)} moved, {quoted} unlike their quotation, {turned} turn a verdict", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
