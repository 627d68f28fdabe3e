"""How a duty stands follows from the rules that quote it and from its own marks, and from nothing else."""

from dataclasses import replace

import pytest

from validator.law.coverage import RuleRef, State, coverage, strays
from validator.law.duties import BearsOn, Duty, Kind
from validator.law.text import plain

WORDS = "The dealer shall draw to 16 and shall stand on all 17s. He may not smoke. The dealer may sit."


def duty(quote: str, not_checkable: str = "", planned: str = "") -> Duty:
    start = WORDS.index(quote)
    place = (plain(WORDS), start, start + len(quote))
    return Duty("1.2(a)", quote, Kind.OBLIGATION, BearsOn.ROUND, not_checkable, planned, *place)


DRAW = duty("The dealer shall draw to 16")
STAND = duty("shall stand on all 17s")
SMOKE = duty("may not smoke", not_checkable="missing fact: smoke")
SIT = duty("The dealer may sit", planned="later")
DUTIES = (DRAW, STAND, SMOKE, SIT)


def rule(quote: str, cite: str = "1.2(a)", id: str = "toy") -> RuleRef:
    return RuleRef(id, cite, quote)


def test_without_rules_the_marks_speak_and_the_rest_is_unexplained() -> None:
    states = coverage(DUTIES, ())
    assert [state.state for state in states] == [
        State.UNEXPLAINED,
        State.UNEXPLAINED,
        State.NOT_CHECKABLE,
        State.PLANNED,
    ]
    assert [state.duty for state in states] == list(DUTIES)
    assert all(state.rules == () for state in states)


@pytest.mark.parametrize(
    ("quote", "checked"),
    [
        ("shall draw to 16", ["DRAW"]),
        ("The dealer shall draw to 16", ["DRAW"]),
        ("The dealer shall draw to 16 and shall stand on all 17s", ["DRAW", "STAND"]),
        ("to 16 and shall stand on all 17s", ["STAND"]),
        ("draw to 16 and", ["DRAW"]),
        ("16 and shall", []),
        ("dealer", []),
        ("may not drink", []),
        ("aw to 16", []),
    ],
)
def test_a_quotation_checks_the_duties_that_it_lies_in_or_holds(quote: str, checked: list[str]) -> None:
    states = coverage((DRAW, STAND), [rule(quote)])
    found = [state for state in states if state.state is State.CHECKED]
    assert [state.duty for state in found] == [{"DRAW": DRAW, "STAND": STAND}[each] for each in checked]
    assert all(state.rules == ("toy",) for state in found)


def test_a_rule_that_cites_another_paragraph_checks_nothing() -> None:
    (state,) = coverage((DRAW,), [rule(DRAW.quote, cite="1.2(b)"), rule(DRAW.quote, cite="1.2")])
    assert state.state is State.UNEXPLAINED


def test_citations_are_compared_as_places_not_as_letters() -> None:
    (state,) = coverage((DRAW,), [rule(DRAW.quote, cite="§ 1.2 (a)")])
    assert state.state is State.CHECKED


def test_several_rules_are_named_in_order_and_once() -> None:
    rules = [rule("draw to 16", id="b"), rule("shall draw", id="a"), rule("draw to 16", id="b")]
    (state,) = coverage((DRAW,), rules)
    assert state.rules == ("b", "a")


def test_a_mark_that_a_rule_has_overtaken_is_outdated() -> None:
    states = coverage(DUTIES, [rule("may not smoke"), rule("may sit"), rule("shall draw to 16")])
    checked, unexplained = State.CHECKED, State.UNEXPLAINED
    assert [state.state for state in states] == [checked, unexplained, checked, checked]
    assert [state.outdated for state in states] == [False, False, True, True]


def test_rules_that_check_nothing_are_strays() -> None:
    kept = rule("shall draw to 16", id="kept")
    wrong_place = rule("shall draw to 16", cite="1.2(b)", id="wrong-place")
    wrong_words = rule("shall draw to 17", id="wrong-words")
    unclear = rule("The dealer", id="unclear")
    assert strays(DUTIES, [kept, wrong_place, wrong_words, unclear]) == (wrong_place, wrong_words, unclear)


def test_what_a_filing_says_of_a_duty_at_the_table_does_not_check_it() -> None:
    filed = RuleRef("filed", "1.2(a)", "shall draw to 16", on_play=False)
    (state,) = coverage((DRAW,), [filed])
    assert (state.state, state.rules, state.stated) == (State.UNEXPLAINED, (), ("filed",))
    (state,) = coverage((DRAW,), [filed, rule("shall draw to 16")])
    assert (state.state, state.rules, state.stated) == (State.CHECKED, ("toy",), ("filed",))


def test_a_rule_on_filings_checks_a_duty_of_the_filing() -> None:
    filed = RuleRef("filed", "1.2(a)", "shall draw to 16", on_play=False)
    (state,) = coverage((replace(DRAW, bears_on=BearsOn.FILING),), [filed])
    assert (state.state, state.rules, state.stated) == (State.CHECKED, ("filed",), ())
