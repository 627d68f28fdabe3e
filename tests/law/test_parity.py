"""Sibling chapters bind the same rules to the same words, and judge them alike, or it is said why not."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.law.parity import (
    Bound,
    Difference,
    Entry,
    Gap,
    bound,
    differences,
    entries,
    faults,
    gaps,
    manner,
    says_the_same,
)
from validator.core.finding import Severity
from validator.core.rule import FilingRule, PlayRule, Rule, equals

RULES = bound()
SAID = entries()


def test_every_gap_and_every_difference_is_answered_and_every_answer_holds() -> None:
    assert faults(SAID, RULES) == []


@pytest.mark.parametrize(
    "gap",
    [
        *(Gap("filing", "more-adjacent-boxes-than-positions", chapter) for chapter in ("633a", "590", "672a")),
        Gap("filing", "tip-box-moved-without-need", "633a"),
        Gap("filing", "insurance-limited-further", "633a"),
        Gap("filing", "double-down-limited-further", "633a"),
        Gap("filing", "insurance-not-rounded-up", "633a"),
        *(Gap("play", "counted-short-and-dealt", chapter) for chapter in ("633a", "551", "590", "672a")),
        *(Gap("play", "batches-received-unequal", chapter) for chapter in ("633a", "590", "672a")),
        *(Gap("play", "decks-of-another-number", chapter) for chapter in ("633a", "551", "590", "672a")),
        *(Gap("play", "hole-card-left-down-without-effect", chapter) for chapter in ("633a", "590", "672a", "685a")),
        Gap("play", "too-many-positions-dealt", "551"),
        Gap("play", "changed-cards-not-opened", "545"),
    ],
    ids=lambda gap: f"{gap.rule} {gap.unbound}",
)
def test_the_criterion_finds_what_was_found_by_hand(gap: Gap) -> None:
    """Each was a gap once; where the rule is bound now, it is one again without the binding."""
    there = {rule: bound for rule, bound in RULES[gap.side][gap.unbound].items() if rule != gap.rule}
    assert gap in gaps({**RULES, gap.side: {**RULES[gap.side], gap.unbound: there}})


def test_the_same_words_judged_unlike_are_found() -> None:
    noted = {(chapter, "warning by holder-restricts-player-choices") for chapter in ("551", "633a", "685a")}
    accused = {(chapter, "error") for chapter in ("590", "672a")}
    assert Difference("filing", "insurance-not-rounded-up", frozenset(noted | accused)) in differences(RULES)


def test_the_same_words_asked_under_other_conditions_are_found() -> None:
    rack = next(each for each in differences(RULES) if each.rule == "discard-rack-too-low")
    full = "unless cards.dealing is continuous-shuffler or hand"
    shoe = "unless cards.shuffler is continuous or in-shoe"
    assert dict(rack.manners) == {
        "633a": f"error, {full}, unless cards.shoe is double, {shoe}",
        "551": f"error, {shoe}",
        "590": f"error, {full}, {shoe}",
        "672a": f"error, {full}, {shoe}",
        "685a": f"error, {full}, {shoe}",
    }


@pytest.mark.parametrize(
    ("side", "one", "rule", "other"),
    [
        ("filing", "633a", "sides-unequal", "551"),
        ("filing", "633a", "payout-limit-not-shown", "672a"),
        ("filing", "685a", "range-areas-not-three", "633a"),
        ("filing", "551", "tens-not-torn", "633a"),
        ("play", "545", "shoe-offered-out-of-turn", "541"),
        ("play", "672a", "push-22-paid-wrong", "551"),
    ],
)
def test_what_only_one_chapter_says_is_no_gap(side: str, one: str, rule: str, other: str) -> None:
    assert not says_the_same(RULES[side][one][rule], one, other)


def without(rules: Bound, side: str, chapter: str, id: str) -> Bound:
    """The rules with one of them unbound."""
    there = {name: rule for name, rule in rules[side][chapter].items() if name != id}
    return {**rules, side: {**rules[side], chapter: there}}


def bound_too(rules: Bound, side: str, chapter: str, id: str, of: str) -> Bound:
    """The rules with one of them bound in a chapter as in another."""
    return {**rules, side: {**rules[side], chapter: {**rules[side][chapter], id: rules[side][of][id]}}}


def entry_of(side: str, rule: str, unbound: str) -> Entry:
    """What is said of one gap."""
    return next(entry for entry in SAID if entry.side == side and rule in entry.rules and unbound in entry.unbound)


LONE = entry_of("play", "dealer-blackjack-collected-out-of-order", "551")
REASON = entry_of("filing", "no-decks", "672a")
UNLIKE = next(entry for entry in SAID if "insurance-not-rounded-up" in entry.rules and entry.manners)


def instead(entry: Entry, other: Entry) -> list[str]:
    """What is wrong where one entry is another."""
    return faults(tuple(other if each == entry else each for each in SAID), RULES)


def test_a_gap_without_an_entry_fails() -> None:
    wrong = faults(tuple(entry for entry in SAID if entry != LONE), RULES)
    assert wrong == [
        f"{gap} has no entry" for gap in gaps(RULES) if gap.rule == "dealer-blackjack-collected-out-of-order"
    ]


def test_a_rule_unbound_in_one_chapter_is_a_gap_without_an_entry() -> None:
    planted = without(RULES, "play", "672a", "insurance-over-half")
    assert faults(SAID, planted) == [f"{Gap('play', 'insurance-over-half', '672a')} has no entry"]


def test_an_entry_for_a_rule_that_is_now_bound_is_stale() -> None:
    planted = bound_too(RULES, "play", "551", "dealer-blackjack-collected-out-of-order", of="590")
    assert faults(SAID, planted) == [
        "play dealer-blackjack-collected-out-of-order: bound in 551, 590, 633a, 672a, 685a",
        f"{Gap('play', 'dealer-blackjack-collected-out-of-order', '551')} is no gap",
    ]


def test_an_entry_for_other_words_is_stale() -> None:
    other = Entry("filing", ("sides-unequal",), ("633a",), ("551",), reason="551 has no double shoe.")
    assert faults((*SAID, other), RULES) == [f"{Gap('filing', 'sides-unequal', '551')} is no gap"]


def test_an_entry_without_a_chapter_for_which_it_answers_fails() -> None:
    wrong = instead(LONE, replace(LONE, unbound=()))
    assert (
        "play dealer-blackjack-collected-out-of-order: chapters for which the entry answers are expected, or manners"
        in wrong
    )


def test_two_entries_for_one_gap_fail() -> None:
    assert faults((*SAID, REASON), RULES) == [
        f"{Gap('filing', 'no-decks', c)} is answered twice" for c in REASON.unbound
    ]


def test_an_unknown_rule_fails() -> None:
    wrong = instead(REASON, replace(REASON, rules=(*REASON.rules, "no-such-rule")))
    assert "filing no-decks, no-such-rule: there is no rule no-such-rule" in wrong


def test_an_unknown_chapter_fails() -> None:
    wrong = instead(REASON, replace(REASON, unbound=(*REASON.unbound, "999a")))
    assert "filing no-decks: there is no chapter 999a with siblings" in wrong


def test_an_unknown_side_fails() -> None:
    assert "filings no-decks: there is no such side" in instead(REASON, replace(REASON, side="filings"))


def test_a_covering_rule_that_does_not_exist_fails() -> None:
    wrong = instead(REASON, replace(REASON, covered_by=("no-such-rule",)))
    assert "filing no-decks: there is no rule no-such-rule" in wrong


def test_a_covering_rule_that_is_not_bound_there_fails() -> None:
    planted = without(RULES, "filing", "672a", "decks-not-permitted")
    assert "filing no-decks: decks-not-permitted is not bound in 672a" in faults(SAID, planted)


@pytest.mark.parametrize(
    ("says", "fault"),
    [
        ({"551.6(f)": "the player shall be left out"}, "551.6(f) does not hold 'the player shall be left out'"),
        ({"551.6(z)": "the player"}, "chapter 551 has no paragraph 551.6(z)"),
    ],
)
def test_words_that_do_not_stand_there_fail(says: dict[str, str], fault: str) -> None:
    wrong = instead(LONE, replace(LONE, says=tuple(says.items())))
    assert any(fault in each for each in wrong)


def test_an_entry_without_a_reason_fails() -> None:
    wrong = instead(LONE, replace(LONE, reason=""))
    assert wrong[0] == "play dealer-blackjack-collected-out-of-order: a reason is expected"


def planted_instead(side: str, chapter: str, rule: Rule) -> Bound:
    """The rules with another of the same id in one chapter."""
    return {**RULES, side: {**RULES[side], chapter: {**RULES[side][chapter], rule.id: rule}}}


def test_another_severity_in_one_chapter_is_a_difference_without_an_entry() -> None:
    rule = replace(RULES["play"]["672a"]["insurance-over-half"], severity=Severity.INFO)
    wrong = faults(SAID, planted_instead("play", "672a", rule))
    assert wrong == [
        "play insurance-over-half is judged in 551: error; in 590: error; in 633a: error; in 672a: info; in 685a: error,"
        " without an entry"
    ]


def test_another_condition_in_one_chapter_is_a_difference_without_an_entry() -> None:
    rule = RULES["filing"]["590"]["late-insurance"]
    assert isinstance(rule, FilingRule)
    wrong = faults(SAID, planted_instead("filing", "590", replace(rule, when=(equals("cards.shoe", "single"),))))
    assert wrong == [
        "filing late-insurance is judged in 551: error; in 590: error, where cards.shoe is single; in 633a: error;"
        " in 672a: error; in 685a: error, without an entry"
    ]


def test_another_reading_in_one_chapter_is_another_manner() -> None:
    rule = RULES["filing"]["551"]["insurance-not-rounded-up"]
    assert manner(rule) == "warning by holder-restricts-player-choices"
    wrong = faults(SAID, planted_instead("filing", "551", replace(rule, reading="unit-of-insurance")))
    assert [each.startswith("filing insurance-not-rounded-up is judged") for each in wrong] == [True, True]
    assert "in 551: warning by holder-restricts-player-choices" in wrong[0]
    assert wrong[0].endswith(": it is not")
    assert "in 551: warning by unit-of-insurance" in wrong[1]
    assert wrong[1].endswith(", without an entry")


def test_another_kind_of_amount_in_one_chapter_is_another_manner() -> None:
    rule = RULES["play"]["551"]["insurance-paid-at-wrong-odds"]
    assert isinstance(rule, PlayRule)
    assert manner(replace(rule, pays_wrong=not rule.pays_wrong)) != manner(rule)


def test_a_difference_that_is_gone_is_stale() -> None:
    rule = RULES["filing"]["590"]["insurance-not-rounded-up"]
    there = {
        chapter: {**RULES["filing"][chapter], rule.id: rule} if chapter in ("551", "633a", "672a", "685a") else rules
        for chapter, rules in RULES["filing"].items()
    }
    wrong = faults(SAID, {**RULES, "filing": there})
    assert len(wrong) == 1
    assert wrong[0].startswith("filing insurance-not-rounded-up is judged in 551: warning")
    assert wrong[0].endswith(": it is not")


def test_a_difference_said_otherwise_fails() -> None:
    wrong = instead(UNLIKE, replace(UNLIKE, manners=UNLIKE.manners[:1]))
    assert any(each.endswith(": it is not") for each in wrong)
    assert any(each.endswith(", without an entry") for each in wrong)


def test_two_entries_for_one_difference_fail() -> None:
    wrong = faults((*SAID, UNLIKE), RULES)
    assert [each.endswith(": answered twice") for each in wrong] == [True]


@pytest.mark.parametrize(
    "written",
    [
        "side: filing",
        "- {side: filing, rules: [no-decks], because: nothing}",
        "- {side: filing, rules: no-decks}",
        "- {side: [filing], rules: [no-decks]}",
        "- {side: filing, rules: [no-decks], says: none}",
        "- {side: filing, rules: [no-decks], says: {decks: none}}",
    ],
)
def test_a_file_in_another_form_is_refused(written: str, tmp_path: Path) -> None:
    path = tmp_path / "parity.yaml"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(ValueError, match="expected|unknown|is not a citation"):
        entries(path)
