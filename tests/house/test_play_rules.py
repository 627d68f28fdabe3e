"""Every rule on rounds is bound once, quotes its paragraph, and shows rounds that break and keep it, judged as any other.

What those rounds tell of it stands in tests/told.txt. Where a change is meant, ``python -m tests.told`` writes it down;
read the difference like law.
"""

from pathlib import Path

import pytest
from ruamel.yaml import YAML

import validator.chapters
from tests.for_all import for_all
from tests.places import in_log
from tests.told import BROKEN, KEPT, as_last_read, told_in
from tests.whose import misplaced
from validator.chapters.registry import PACKAGES, chapter_play, filing_rules
from validator.core.engine.kernel import MISSING, TALLY_WIDTH
from validator.core.finding import Outcome
from validator.core.rule import PlayRule
from validator.examples import clean_round, read_rounds, round_example, rounds_file, rounds_of, rounds_under
from validator.law.text import load_text
from validator.law.versions import law_of

RULES = [(chapter, rule) for chapter in PACKAGES for rule in chapter_play(law_of(chapter)).rules]
ONCE = {rule.id: (chapter, rule) for chapter, rule in reversed(RULES)}
"""Each rule in the first chapter that has it."""
NEVER_PASSED = {
    (chapter, rule)
    for group in YAML(typ="safe").load(Path(__file__).with_name("never_passed.yaml").read_text(encoding="utf-8"))
    for rule, chapters in group["rules"].items()
    for chapter in chapters
}
"""The chapters and rules of which no clean round counts the rule as passed, each with the reason in the file."""


@for_all(RULES)
def test_quotes_its_paragraph(chapter: str, rule: PlayRule) -> None:
    text = load_text(chapter)
    for cite, quote in ((rule.cite, rule.quote), *rule.also):
        assert text.holds(cite, quote), f"{cite} does not hold {quote!r}"


def breaks_it_alone(chapter: str, rule: PlayRule) -> None:
    example = round_example(law_of(chapter), rule.id)
    assert example is not None, "no round of its file breaks it and no other rule"
    assert {in_log(finding).event for finding in example.found} == set(example.log.marked)
    assert told_in(example.report, rule) == as_last_read()[chapter, rule.id, BROKEN]
    for finding in example.found:
        assert (finding.citation, finding.quote) == (str(rule.citation), rule.quote)
        assert (finding.outcome is Outcome.REVIEW) == (finding.reading is not None) == bool(rule.reading)
        for said in (finding.message, finding.expected, finding.observed):
            assert "{" not in said
        assert not misplaced(finding, example.log), finding.circumstances.seat


@for_all(ONCE.values())
def test_a_round_breaks_it_and_no_other(chapter: str, rule: PlayRule) -> None:
    breaks_it_alone(chapter, rule)


def keeps_it(chapter: str, rule: PlayRule) -> None:
    example = clean_round(law_of(chapter), rule.id)
    assert example is not None, "something is found in every round of its file that is to keep it"
    if (chapter, rule.id) in NEVER_PASSED:
        assert not example.report.tally(rule.id, chapter).passed, (
            "a clean round keeps it: let it leave never_passed.yaml"
        )
    else:
        assert example.report.tally(rule.id, chapter).passed, "no clean round of its file counts it as passed"
    assert told_in(example.report, rule) == as_last_read()[chapter, rule.id, KEPT]


@for_all(ONCE.values())
def test_a_round_keeps_it(chapter: str, rule: PlayRule) -> None:
    keeps_it(chapter, rule)


def test_nothing_is_said_to_be_told_of_a_rule_that_is_none() -> None:
    assert {(chapter, rule) for chapter, rule, _ in as_last_read()} == {(chapter, rule.id) for chapter, rule in RULES}


def test_each_rule_that_no_round_keeps_is_one_of_its_chapter() -> None:
    assert {(chapter, rule.id) for chapter, rule in RULES} >= NEVER_PASSED


@for_all((chapter, rule) for chapter, rule in RULES if (chapter, rule.id) in NEVER_PASSED)
def test_no_round_keeps_one_that_is_listed_so(chapter: str, rule: PlayRule) -> None:
    keeps_it(chapter, rule)


@pytest.mark.long
@for_all(RULES)
def test_in_every_chapter_a_round_breaks_it_and_one_keeps_it(chapter: str, rule: PlayRule) -> None:
    breaks_it_alone(chapter, rule)
    keeps_it(chapter, rule)


@pytest.mark.long
def test_each_of_several_rounds_breaks_the_rule_alone_in_some_chapter() -> None:
    breaking: dict[tuple[Path | None, str], set[str]] = {}
    for chapter, rule in RULES:
        if len(rounds_of(chapter, rule.id).fails) > 1:
            here = rounds_under(law_of(chapter), rule.id).fails
            breaking.setdefault((rounds_file(chapter, rule.id), rule.id), set()).update(here)
    assert breaking
    for (file, name), texts in breaking.items():
        assert file is not None
        assert texts == set(read_rounds(file)[name].fails), name


def test_no_file_shows_a_rule_that_nobody_says() -> None:
    said = {(rounds_file(chapter, rule.id), rule.id) for chapter, rule in RULES}
    folder = Path(str(validator.chapters.__file__)).parent
    shown = {(file, name) for file in folder.rglob("*.yaml") for name in read_rounds(file)}
    assert shown <= said, sorted(name for _, name in shown - said)


@for_all(RULES)
def test_has_room_for_its_missing_facts(chapter: str, rule: PlayRule) -> None:
    assert list(rule.needs.values()) == list(range(MISSING, MISSING + len(rule.needs)))
    assert rule.number % TALLY_WIDTH == 0
    assert rule.number < chapter_play(law_of(chapter)).numbers * TALLY_WIDTH


@pytest.mark.parametrize("chapter", PACKAGES)
def test_each_question_is_bound_once(chapter: str) -> None:
    rules = chapter_play(law_of(chapter)).rules
    assert len({rule.id for rule in rules}) == len(rules)
    assert len({rule.number for rule in rules}) == len(rules)


@pytest.mark.parametrize("chapter", PACKAGES)
def test_a_rule_on_filings_and_one_on_play_never_share_an_id(chapter: str) -> None:
    assert {rule.id for rule in filing_rules(law_of(chapter))}.isdisjoint(
        {rule.id for rule in chapter_play(law_of(chapter)).rules}
    )
