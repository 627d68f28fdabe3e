"""The table of docs/proof.md is of the chapters and rules that there are, and adds up."""

from tests.faults.figures import rules_on_play, since, stated, table
from validator.proof.faults.told import FaultOutcome
from validator.proof.faults.trial import Grade


def test_the_table_is_of_all_rules_on_play() -> None:
    numbers = stated()
    together = numbers.pop("together")
    added = since()
    assert {chapter: one[0] + added.get(chapter, 0) for chapter, one in numbers.items()} == rules_on_play()
    whole = [one[:-1] for one in numbers.values() if len(one) > 1]
    assert whole and together == tuple(map(sum, zip(*whole, strict=True)))
    for rules, *grades, unasked, caseless in whole:
        assert sum(grades) == rules
        assert unasked <= rules - grades[0]
        assert caseless <= rules - grades[0]


def test_results_of_some_rules_of_a_chapter_are_no_figures_of_it() -> None:
    lines = table([FaultOutcome("633a", "no-cut", Grade.PROVED, "", trials=1, most=80, asked=True)])
    (line,) = (one for one in lines if one.startswith("| 633a |"))
    assert set(line.split()[5::2]) == {"–"}
