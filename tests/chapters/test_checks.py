"""The rules that many filing rules ask, each below, at and above what the law says."""

from collections.abc import Callable
from datetime import date

import pytest

from validator.chapters.approvals import never_asked_of, unapproved, unapproved_by
from validator.chapters.checks import (
    above,
    below,
    below_amount,
    beyond,
    covered_by_none,
    decks_counted_two_ways,
    decks_uncovered,
    denied,
    either_unstated,
    fewer_than,
    granted,
    grants_fewer,
    grants_less,
    lacks_some,
    leaves_out,
    more_than,
    no_progression,
    not_among,
    of_one_color,
    other_cards,
    other_number,
    other_percentage,
    other_share,
    other_than,
    paid_otherwise,
    paid_otherwise_with_decks,
    pays_too_little,
    restated_otherwise,
    share_above,
    share_below,
    unstated,
    verified_too_late,
    word_is,
    worth_otherwise,
    zero,
)
from validator.core.odds import Odds, parse_payout
from validator.core.rule_definitions import FilingChange, failing_of
from validator.law.facts import Bound, Decks
from validator.law.vocabulary import Relation


def bound(odds: str, relation: Relation = "exactly") -> Bound:
    return Bound(relation, Odds.parse(odds))


def test_word_is() -> None:
    assert word_is("tie")("tie")
    assert not word_is("tie")("otherwise than that")
    assert [word_is("tie", "both")(word) for word in ("tie", "both", "winnings")] == [True, True, False]


def test_leaves_out() -> None:
    assert leaves_out("tie")(())
    assert not leaves_out("tie")(("tie",))


def test_denied() -> None:
    assert denied(False)
    assert not denied(True)


def test_granted() -> None:
    assert granted(True)
    assert not granted(False)


def test_unstated() -> None:
    assert unstated(None)
    assert not unstated("C")


def test_not_among() -> None:
    assert not_among("neither", ("layout", "sign"))
    assert not not_among("sign", ("layout", "sign"))


def test_other_than() -> None:
    assert other_than("all-players")("otherwise")
    assert not other_than("all-players")("all-players")
    assert [other_than("all", "none")(word) for word in ("all", "none", "some")] == [False, False, True]


def test_either_unstated() -> None:
    assert [either_unstated(*two) for two in ((None, 1), (1, None), (None, None))] == [True, True, True]
    assert not either_unstated(0, ())


def change(check: Callable[..., bool | None], path: str, words: tuple[str, ...] = (), *facts: object) -> FilingChange:
    """What the check is declared to fail by."""
    failing = failing_of(check)
    assert failing is not None
    return failing(path, words, *facts)


def test_what_makes_a_check_of_words_fail_is_declared() -> None:
    assert change(word_is("tie"), "type") == {"type": "tie"}
    assert change(word_is("both", "tie"), "type") == {"type": "both"}
    assert change(other_than("all", "some"), "applies_to", ("all", "some", "otherwise")) == {"applies_to": "otherwise"}
    assert change(leaves_out("tie"), "offered") == {"offered[tie]": None}
    assert change(other_than("all"), "applies_to", ("all", "some", "otherwise")) == {"applies_to": "some"}
    assert change(other_than("all"), "applies_to") == {}
    assert change(unapproved_by("bureau"), "approvals.sign.reference") == {"approvals.sign": None}


def test_an_item_that_is_denied_is_taken_out_of_its_list() -> None:
    assert change(denied, "offered") == {"offered": False}
    assert change(denied, "layout.areas[tie]") == {"layout.areas[tie]": None}
    assert change(granted, "layout.areas[tie]") == {"layout.areas[tie]": True}


@pytest.mark.parametrize(
    ("check", "relation", "stated"),
    [
        (fewer_than, "exactly", 5),
        (fewer_than, "at_least", 5),
        (fewer_than, "more_than", 6),
        (more_than, "exactly", 7),
        (more_than, "at_most", 7),
        (more_than, "less_than", 6),
    ],
)
def test_the_nearest_number_that_fails_is_declared(
    check: Callable[[int, Bound], bool], relation: Relation, stated: int
) -> None:
    six = Bound(relation, 6)
    assert change(check, "decks", (), six) == {"decks": stated}
    assert check(stated, six)


def test_the_nearest_amount_and_odds_that_fail_are_declared() -> None:
    assert change(below_amount, "initial", (), Bound("at_least", 500_000)) == {"initial": "4,999.99"}
    assert change(verified_too_late, "from", (), Odds.parse("100 for 1")) == {"from": "101 for 1"}
    assert change(grants_fewer, "splits", (), 4) == {"splits": 3}


def test_paid_otherwise() -> None:
    assert paid_otherwise(Odds.parse("6 to 5"), bound("3 to 2"))
    assert paid_otherwise(Odds.parse("8 to 1"), bound("8 for 1"))
    assert paid_otherwise(Odds.parse("15 to 1"), Bound("exactly", None))
    assert not paid_otherwise(Odds.parse("5 to 2"), bound("2.5 to 1"))
    assert not paid_otherwise(Odds.parse("9 for 1"), bound("8 to 1"))


@pytest.mark.parametrize(
    ("relation", "below", "at", "above"),
    [
        ("exactly", True, False, True),
        ("at_least", True, False, False),
        ("at_most", False, False, True),
        ("more_than", True, True, False),
        ("less_than", False, True, True),
    ],
)
def test_what_is_wrong_is_what_the_relation_forbids(relation: Relation, below: bool, at: bool, above: bool) -> None:
    """A floor is a floor because the data say so; which side of it a rule asks about, its check says."""
    wrong = [below, at, above]
    too_low, too_high = [below, at and relation == "more_than", False], [False, at and relation == "less_than", above]
    odds, number, half = bound("6 to 5", relation), Bound(relation, 7), Bound(relation, (1, 2))
    given = [Odds.parse(words) for words in ("1 to 1", "6 to 5", "3 to 2")]
    assert [paid_otherwise(one, odds) for one in given] == wrong
    assert [pays_too_little(one, odds) for one in given] == too_low
    assert [other_number(one, number) for one in (6, 7, 8)] == wrong
    assert [fewer_than(one, number) for one in (6, 7, 8)] == too_low
    assert [more_than(one, number) for one in (6, 7, 8)] == too_high
    assert [below_amount(one, number) for one in (6, 7, 8)] == too_low
    assert [other_share(one, half) for one in ("1/3", "2/4", "2/3")] == wrong
    assert [share_below(one, half) for one in ("1/3", "2/4", "2/3")] == too_low
    assert [share_above(one, half) for one in ("1/3", "2/4", "2/3")] == too_high


@pytest.mark.parametrize("relation", ["exactly", "at_least", "at_most"])
def test_a_share_of_a_meter_is_held_to_the_laws_in_both_its_parts(relation: Relation) -> None:
    own, more, less = (
        [parse_payout(words) for words in shares]
        for shares in (
            ["10% of meter and 200 to 1"],
            ["11% of meter and 200 to 1", "10% of meter and 201 to 1"],
            ["9% of meter and 200 to 1", "10% of meter"],
        )
    )
    allowed = {"exactly": own, "at_least": own + more, "at_most": own + less}[relation]
    for pays in own + more + less:
        assert paid_otherwise(pays, Bound(relation, own[0])) == (pays not in allowed)
    assert paid_otherwise(Odds.parse("200 to 1"), Bound(relation, own[0]))
    assert paid_otherwise(own[0], Bound(relation, Odds.parse("200 to 1")))


def test_paid_otherwise_with_decks() -> None:
    assert paid_otherwise_with_decks(Odds.parse("14 to 1"), 6, bound("11 to 1"), Decks(6, 6))
    assert not paid_otherwise_with_decks(Odds.parse("11 to 1"), 6, bound("11 to 1"), Decks(6, 6))
    assert not paid_otherwise_with_decks(Odds.parse("14 to 1"), 8, bound("11 to 1"), Decks(6, 6))


def test_covered_by_none() -> None:
    assert covered_by_none(3, None, Decks(1, 1), Decks(2, 2), Decks(4))
    assert covered_by_none(6, "double", Decks(1, 1), Decks(2, 2))
    assert not covered_by_none(4, "double", Decks(2, 2))
    assert not covered_by_none(4, "single", Decks(2, 2), Decks(4))


def test_decks_uncovered() -> None:
    assert decks_uncovered(7, None, Decks(6, 6), Decks(8, 8))
    assert decks_uncovered(10, "double", Decks(6, 6), Decks(8, 8))
    assert not decks_uncovered(8, "single", Decks(6, 6), Decks(8, 8))
    assert not decks_uncovered(12, "double", Decks(6, 6), Decks(8, 8))


def test_decks_counted_two_ways() -> None:
    assert decks_counted_two_ways(12, "double", Decks(6, 6), Decks(8, 8))
    assert decks_counted_two_ways(8, "double", Decks(6, 6), Decks(8, 8))
    assert not decks_counted_two_ways(10, "double", Decks(6, 6), Decks(8, 8))
    assert not decks_counted_two_ways(12, "single", Decks(6, 6), Decks(8, 8))


def test_more_than() -> None:
    assert more_than(8, Bound("at_most", 7))
    assert not more_than(7, Bound("at_most", 7))
    assert not more_than((), Bound("at_most", 7))


def test_fewer_than() -> None:
    assert fewer_than(9, Bound("at_least", 10))
    assert not fewer_than(10, Bound("at_least", 10))
    assert fewer_than((), Bound("exactly", 1))


def test_other_number() -> None:
    assert other_number(18, Bound("exactly", 17))
    assert not other_number(17, Bound("exactly", 17))
    assert other_number((), Bound("exactly", 2))


def test_what_a_filing_restates_or_grants() -> None:
    """Whatever the relation of the law's number is: 6 where the text has a hand stay on 6 or more."""
    assert [restated_otherwise(number, 6) for number in (5, 6, 7)] == [True, False, True]
    assert restated_otherwise(None, 6)
    assert [grants_fewer(number, 3) for number in (2, 3, 4)] == [True, False, False]
    assert [grants_less(stated, (1, 2)) for stated in ("1/3", "1/2", "1/1")] == [True, False, False]
    assert [below(number, 6) for number in (5, 6, 7)] == [True, False, False]
    assert [above(number, 6) for number in (5, 6, 7)] == [False, False, True]


def test_lacking() -> None:
    assert lacks_some(("banker", "player"), ("banker", "player", "tie"))
    assert not lacks_some(("tie", "player", "banker"), ("banker", "player", "tie"))


def test_beyond() -> None:
    assert beyond(("banker", "banker-pair"), ("banker", "player", "tie"))
    assert not beyond(("banker",), ("banker", "player", "tie"))


def test_worth_otherwise() -> None:
    assert worth_otherwise(Odds.parse("19 to 20"), Odds.parse("1 to 1"))
    assert not worth_otherwise(Odds.parse("2 for 1"), Odds.parse("1 to 1"))


def test_below_amount() -> None:
    assert below_amount(499_999, Bound("at_least", 500_000))
    assert not below_amount(500_000, Bound("at_least", 500_000))


def test_no_progression() -> None:
    assert no_progression(0)
    assert not no_progression(1)


def test_verified_too_late() -> None:
    assert verified_too_late(Odds.parse("101 for 1"), Odds.parse("100 for 1"))
    assert verified_too_late(Odds.parse("100 to 1"), Odds.parse("100 for 1"))
    assert not verified_too_late(Odds.parse("100 for 1"), Odds.parse("100 for 1"))
    assert not verified_too_late(Odds.parse("99 to 1"), Odds.parse("100 for 1"))


def test_share_above() -> None:
    assert share_above("2/3", Bound("at_most", (1, 2)))
    assert not share_above("2/4", Bound("at_most", (1, 2)))


def test_share_below() -> None:
    assert share_below("1/5", Bound("at_least", (1, 4)))
    assert not share_below("1/4", Bound("at_least", (1, 4)))


def test_other_share() -> None:
    assert other_share("1/4", Bound("exactly", (1, 2)))
    assert not other_share("2/4", Bound("exactly", (1, 2)))


def test_unapproved_by() -> None:
    assert unapproved_by("bureau")(None, None, None, None)
    assert unapproved_by("bureau")("A-7", None, "executive-director", None)
    assert unapproved_by("bureau")(None, date(2010, 4, 1), None, "approved")
    assert not unapproved_by("bureau")("A-7", None, "bureau", "approved")
    assert not unapproved_by("bureau")(None, date(2010, 4, 1), None, "submitted")


def test_unapproved() -> None:
    assert unapproved(None, None, None)
    assert unapproved(None, date(2010, 4, 1), "approved")
    assert not unapproved("A-7", None, None)
    assert not unapproved(None, date(2010, 4, 1), "submitted")


def test_never_asked_of() -> None:
    asked_of = never_asked_of("bureau-of-casino-compliance")
    assert asked_of(None, None, None)
    assert asked_of("ED-3", None, "executive-director")
    assert not asked_of("BCC-3", None, "bureau-of-casino-compliance")
    assert not asked_of(None, date(2015, 6, 1), None)


def test_zero() -> None:
    assert zero(0)
    assert not zero(1)
    assert not zero(7)


def test_other_cards() -> None:
    assert other_cards(("ace",), ("ace", "king"))
    assert other_cards(("ace", "king"), ("ace",))
    assert not other_cards(("king", "ace"), ("ace", "king"))
    assert not other_cards(("ace",), ("ace",))


def test_of_one_color() -> None:
    assert of_one_color("Red", "red ")
    assert not of_one_color("red", "blue")


def test_other_percentage() -> None:
    assert other_percentage(400, Bound("exactly", 5))
    assert other_percentage(500, Bound("exactly", 25))
    assert not other_percentage(500, Bound("exactly", 5))
    assert not other_percentage(2500, Bound("exactly", 25))
