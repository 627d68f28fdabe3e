"""Every rule on rounds is bound once, quotes its paragraph, and shows a failing and a clean example that run."""

import doctest
import inspect

import pytest

from tests.for_all import for_all
from validator.chapters.registry import ROOMS, filing_rules, play_room
from validator.core.kernel import MISSING, TALLY_WIDTH, is_kernel
from validator.core.rule import PlayRule
from validator.law.text import load_text

RULES = [(chapter, rule) for chapter in ROOMS for rule in play_room(chapter).rules]
CHECKS = {rule.check: (chapter, rule) for chapter, rule in RULES}
"""The checks, each with one rule that puts it."""


@for_all(RULES)
def test_quotes_its_paragraph(chapter: str, rule: PlayRule) -> None:
    text = load_text(chapter)
    for cite, quote in ((rule.cite, rule.quote), *rule.also):
        assert text.holds(cite, quote), f"{cite} does not hold {quote!r}"


@for_all(CHECKS.values())
def test_shows_examples_that_run(chapter: str, rule: PlayRule) -> None:
    assert is_kernel(rule.check)
    doc = inspect.getdoc(rule.check) or ""
    fails, clean = doc.index("Fails:"), doc.index("Clean:")
    assert "True" in doc[fails:clean]
    assert "False" in doc[clean:]
    spaced = doc.replace("Clean:", "\nClean:")
    test = doctest.DocTestParser().get_doctest(spaced, {rule.check.__name__: rule.check}, rule.id, None, 0)
    assert len(test.examples) >= 2
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


@for_all(RULES)
def test_has_room_for_its_missing_facts(chapter: str, rule: PlayRule) -> None:
    assert list(rule.needs.values()) == list(range(MISSING, MISSING + len(rule.needs)))
    assert rule.slot % TALLY_WIDTH == 0
    assert rule.slot < play_room(chapter).slots * TALLY_WIDTH


@pytest.mark.parametrize("chapter", ROOMS)
def test_each_question_is_bound_once(chapter: str) -> None:
    rules = play_room(chapter).rules
    assert len({rule.id for rule in rules}) == len(rules)
    assert len({rule.slot for rule in rules}) == len(rules)


@pytest.mark.parametrize("chapter", ROOMS)
def test_a_rule_on_filings_and_one_on_play_never_share_an_id(chapter: str) -> None:
    assert {rule.id for rule in filing_rules(chapter)}.isdisjoint({rule.id for rule in play_room(chapter).rules})
