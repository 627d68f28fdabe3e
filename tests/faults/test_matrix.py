"""A dozen faults of three chapters, of each kind of edit, made in lawful play and found as what they are."""

import pytest

from tests.faults.dealt import dealt, proved, table
from validator.core.finding import LogPlace, Outcome, event_of
from validator.proof.faults.matrix import proof
from validator.proof.faults.trial import Grade

RULES = (
    ("633a", "insurance-over-half", "change"),
    ("633a", "up-card-face-down", "change"),
    ("633a", "winning-wager-paid-at-wrong-odds", "change"),
    ("633a", "losing-wager-not-to-inventory", "change"),
    ("633a", "tie-not-returned", "change"),
    ("633a", "deal-out-of-turn", "move"),
    ("633a", "cards-not-removed-after-round", "drop"),
    ("633a", "cards-handled-by-player", "insert"),
    ("541", "final-point-count-wrong", "change"),
    ("541", "no-cut", "drop"),
    ("541", "wager-settled-in-void-round", "change"),
    ("551", "cards-not-removed-after-round", "drop"),
    ("551", "up-card-face-down", "change"),
    ("551", "dealer-total-not-announced", "drop"),
)


@pytest.mark.parametrize("chapter", ("633a", "541", "551"))
def test_play_is_lawful_as_it_is(chapter: str) -> None:
    assert [play.accused for play in dealt(chapter)] == [frozenset() for _ in dealt(chapter)]


@pytest.mark.parametrize(("chapter", "rule", "how"), RULES)
def test_a_fault_is_found_as_what_it_is_and_nothing_else(chapter: str, rule: str, how: str) -> None:
    found = proved(chapter, rule)
    assert found.grade is Grade.PROVED, found.reason
    assert found.best is not None and found.best.found is not None
    assert [one.rule for one in found.best.roots if one.outcome is Outcome.FAIL] == [rule]
    assert found.best.found.citation.startswith(f"{chapter}.")
    for other in found.best.others:
        assert isinstance(other.root, LogPlace) and other.root.event == event_of(found.best.found)
    assert found.best.cents_agree is not False
    touched = [(one.before is None, one.after is None) for one in found.best.applied.touched]
    assert {"drop": (False, True), "insert": (True, False), "change": (False, False)}.get(how, touched[0]) in touched


def test_the_cents_that_are_made_are_told() -> None:
    found = proved("633a", "winning-wager-paid-at-wrong-odds")
    assert found.best is not None and found.best.found is not None
    assert found.best.applied.made_cents == found.best.found.overpaid_cents != 0
    assert found.best.cents_agree


@pytest.mark.parametrize(
    ("chapter", "rule"),
    [
        ("633a", "dealer-total-not-announced"),
        ("535", "offers-ended-at-dealer"),
        ("535", "surplus-not-counted"),
        ("535", "table-share-of-surplus-wrong"),
        ("535", "hand-voided-without-decision"),
        ("535", "round-voided-without-ground"),
    ],
)
def test_what_is_not_declared_is_not_checkable(chapter: str, rule: str) -> None:
    assert proved(chapter, rule).unrecorded is True


def test_a_rule_without_a_place_says_why() -> None:
    found = proof("633a", "up-card-face-down", [table("between; shuffle")])
    assert found.grade is Grade.NO_SITE
    assert "nothing in it is like the example" in found.reason


@pytest.mark.parametrize(
    ("rule", "where"),
    [
        ("dealt-before-chapter-in-force", "dealt on 2010-03-19"),
        ("dealt-from-unapproved-device", "without approvals.continuous_device"),
        ("hand-dealt-cards-too-old", "later from round"),
    ],
)
def test_a_fault_may_be_no_act(rule: str, where: str) -> None:
    found = proved("633a", rule)
    assert found.grade is Grade.PROVED, found.reason
    assert found.best is not None and found.best.standing and not found.best.applied.touched
    assert {one.rule for one in found.best.roots if one.outcome is Outcome.FAIL} == {rule} and not found.best.companions
    assert where in found.best.play.name


@pytest.mark.parametrize(
    ("rule", "where"),
    [
        ("card-missing-from-the-shoe", "without 7H"),
        ("cards-too-old-by-one-count", "later from round 1 on"),
        ("cards-in-factory-order", "cards in the order of the example"),
    ],
)
def test_a_fault_may_lie_in_the_cards_of_all_rounds(rule: str, where: str) -> None:
    found = proved("541", rule)
    assert found.grade is Grade.PROVED, found.reason
    assert found.best is not None and found.best.standing and where in found.best.play.name


def test_from_a_shoe_that_is_not_made_up_anew_no_card_comes_more_often_than_its_decks_hold_it() -> None:
    found = proved("541", "cards-left-at-idle-table-in-a-pause")
    assert found.grade is Grade.PROVED and found.best is not None, found.reason
    applied = found.best.applied
    assert "load-shoe" in {one.before["kind"] for one in applied.touched if one.before and one.after is None}
    assert all(one.before and one.after and one.before["card"] != one.after["card"] for one in applied.work.following)
