"""How a duty stands follows from the rules that it names and from its own marks, and from nothing else."""

from dataclasses import replace

from validator.law.bindings import RuleReference
from validator.law.coverage import State, duty_states
from validator.law.duties import Duty
from validator.law.text import plain
from validator.law.vocabulary import BearsOn, DutyKind

WORDS = "The dealer shall draw to 16 and shall stand on all 17s. He may not smoke. The dealer may sit."


def duty(quote: str, *rules: str, not_checkable: str = "", planned: str = "") -> Duty:
    start = WORDS.index(quote)
    place = (plain(WORDS), start, start + len(quote))
    named = tuple(RuleReference(rule, quote) for rule in rules)
    return Duty("1.2(a)", quote, DutyKind.OBLIGATION, BearsOn.ROUND, not_checkable, planned, *place, named)


DRAW = duty("The dealer shall draw to 16")
STAND = duty("shall stand on all 17s")
SMOKE = duty("may not smoke", not_checkable="missing fact: smoke")
SIT = duty("The dealer may sit", planned="later")
DUTIES = (DRAW, STAND, SMOKE, SIT)


def test_without_rules_the_marks_speak_and_the_rest_is_unexplained() -> None:
    states = duty_states(DUTIES, ())
    assert [state.state for state in states] == [
        State.UNEXPLAINED,
        State.UNEXPLAINED,
        State.NOT_CHECKABLE,
        State.PLANNED,
    ]
    assert [state.duty for state in states] == list(DUTIES)
    assert all(state.rules == () for state in states)


def test_a_duty_is_checked_by_the_rules_that_it_names_in_their_order_and_once() -> None:
    named = replace(
        DRAW, rules=(RuleReference("b", "draw"), RuleReference("a", "to 16"), RuleReference("b", "to 16", also=True))
    )
    checked, other = duty_states((named, STAND), {"a", "b", "c"})
    assert (checked.state, checked.rules) == (State.CHECKED, ("b", "a"))
    assert (other.state, other.rules) == (State.UNEXPLAINED, ())


def test_a_mark_that_a_rule_has_overtaken_is_outdated() -> None:
    smoke, sit = (replace(one, rules=(RuleReference("toy", one.quote),)) for one in (SMOKE, SIT))
    states = duty_states((DRAW, STAND, smoke, sit), {"toy"})
    assert [state.state for state in states[2:]] == [State.CHECKED, State.CHECKED]
    assert [state.outdated for state in states] == [False, False, True, True]


def test_what_a_filing_says_of_a_duty_at_the_table_does_not_check_it() -> None:
    alone = replace(DRAW, rules=(RuleReference("filed", DRAW.quote),))
    (state,) = duty_states((alone,), {"toy"})
    assert (state.state, state.rules, state.stated) == (State.UNEXPLAINED, (), ("filed",))
    beside = replace(DRAW, rules=(RuleReference("filed", DRAW.quote), RuleReference("toy", DRAW.quote)))
    (state,) = duty_states((beside,), {"toy"})
    assert (state.state, state.rules, state.stated) == (State.CHECKED, ("toy",), ("filed",))


def test_a_rule_on_filings_checks_a_duty_of_the_filing() -> None:
    filed = replace(DRAW, bears_on=BearsOn.FILING, rules=(RuleReference("filed", DRAW.quote),))
    (state,) = duty_states((filed,), ())
    assert (state.state, state.rules, state.stated) == (State.CHECKED, ("filed",), ())
