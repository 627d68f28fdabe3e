"""What bounds a filing is handed over with its relation, and said with it: in findings, and where a rule is explained."""

from dataclasses import replace

import pytest

from validator.chapters.checks import fewer_than
from validator.chapters.registry import PACKAGES, filing_rules
from validator.core.finding import Severity
from validator.core.odds import Odds
from validator.core.rule import FilingRule
from validator.core.rule_definitions import FilingCheck
from validator.filing.check_values import bound_named, fact_named, spelled_out, value_in_words
from validator.law.bindings import Binding
from validator.law.facts import Bound, RelationTurned, load_facts
from validator.law.versions import law_of
from validator.rules.bound import filing_rule


def rule(chapter: str, id: str) -> FilingRule:
    return next(one for one in filing_rules(law_of(chapter)) if one.id == id)


@pytest.mark.parametrize("chapter", PACKAGES)
def test_every_template_can_be_said_with_its_relations(chapter: str) -> None:
    facts = load_facts(chapter)
    for one in filing_rules(law_of(chapter)):
        for template in (one.message, one.expected, one.observed):
            assert ":bare" not in spelled_out(one, template, facts)


def test_a_template_is_said_with_the_relation_of_the_data() -> None:
    too_few, facts = rule("541", "too-few-decks"), load_facts("541")
    assert too_few.bounds == {"decks_minimum": "minimum"}
    assert too_few.expected == "{minimum} decks"
    assert spelled_out(too_few, too_few.expected, facts) == "at least {minimum} decks"
    turned = replace(facts, by_name={**facts, "decks_minimum": replace(facts["decks_minimum"], relation="more_than")})
    assert spelled_out(too_few, too_few.expected, turned) == "more than {minimum} decks"


@pytest.mark.parametrize(
    ("name", "bound", "words", "bare"),
    [
        ("minimum", Bound("at_least", 6), "at least 6", "6"),
        ("limit", Bound("at_most", 7), "at most 7", "7"),
        ("limit", Bound("less_than", 2), "fewer than 2", "2"),
        ("lawful", Bound("exactly", Odds.parse("3 to 2")), "3 to 2", "3 to 2"),
        ("lawful", Bound("at_least", Odds.parse("6 to 5")), "at least 6 to 5", "6 to 5"),
        ("minimum_cents", Bound("at_least", 500_000), "at least $5,000.00", "$5,000.00"),
        ("limit", Bound("at_most", (1, 2)), "at most 1/2", "1/2"),
        ("lawful", Bound("at_least", None), "nothing", "nothing"),
    ],
)
def test_a_bound_is_written_with_its_relation_or_bare(name: str, bound: Bound, words: str, bare: str) -> None:
    said = value_in_words(name, bound)
    assert (f"{said}", f"{said:bare}") == (words, bare)


def test_who_reads_a_row_plainly_is_refused_it_where_its_relation_is_turned() -> None:
    facts, row = load_facts("633a"), "lucky_ladies_paytable.suited-20"
    turned = replace(facts, turned=frozenset(("lucky_ladies_paytable",)))
    assert fact_named(facts, row, "") == bound_named(facts, row, "").value == bound_named(turned, row, "").value
    with pytest.raises(RelationTurned):
        fact_named(turned, row, "")
    assert fact_named(turned, "lucky_ladies_paytable:decks", "") == fact_named(facts, "lucky_ladies_paytable:decks", "")


def test_what_a_filing_states_has_no_relation() -> None:
    asked = FilingCheck("Odd", "odd", fewer_than, "", "", reads=("cards.decks", "table.positions"))
    with pytest.raises(TypeError, match="rule odd: minimum is no fact, and has no relation"):
        filing_rule("odd", asked, Binding("633a.3(a)", "", Severity.ERROR, ""))
