"""The duties of chapter 551: kinds that the words say, and how many hang on one duty alone."""

import pytest

from tests.law.test_duties import lone_and_binding, under
from validator.law.duties import gaps, load_duties
from validator.law.text import load_text
from validator.law.vocabulary import BearsOn, DutyKind

TEXT = load_text("551")
DUTIES = load_duties("551")


def test_paragraphs_that_hang_on_one_duty() -> None:
    assert len(lone_and_binding("551")) == 74


def test_the_scan_counts_the_verbs_of_a_sentence() -> None:
    words = "may not collect the additional Double Down Wager"
    (gap,) = gaps(TEXT, [duty for duty in DUTIES if duty.quote != words])
    assert (gap.cite, gap.wanted, gap.found) == ("551.11(c)", 2, 1)


def test_words_that_are_not_applicable_bind() -> None:
    words = "The additional payouts provided in § 551.6(h) (relating to wagers; payout odds) are not applicable"
    (gap,) = gaps(TEXT, [duty for duty in DUTIES if not duty.quote.startswith(words)])
    assert (gap.cite, gap.wanted, gap.found) == ("551.12(e)", 1, 0)


@pytest.mark.parametrize(
    ("cite", "quote", "kind", "bears_on"),
    [
        ("551.2(b)(2)", "No more than seven player positions", DutyKind.LIMIT, BearsOn.FILING),
        ("551.3(a)", "six or eight decks", DutyKind.LIMIT, BearsOn.FILING),
        ("551.5(d)", "at least ten cards in", DutyKind.LIMIT, BearsOn.TABLE),
        ("551.6(b)(4)", "21 in more than two cards", DutyKind.OBLIGATION, BearsOn.ROUND),
        ("551.6(h)", "$5,000", DutyKind.OBLIGATION, BearsOn.ROUND),
        ("551.7(b)", "not less than $1", DutyKind.LIMIT, BearsOn.ROUND),
        ("551.7(e)(2)", "12 to 1", DutyKind.LIMIT, BearsOn.FILING),
        ("551.11(d)", "take back", DutyKind.ENTITLEMENT, BearsOn.ROUND),
        ("551.12(c)", "may not split another", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("551.13(c)", "may not draw additional cards", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("551.14", "number of adjacent boxes", DutyKind.OBLIGATION, BearsOn.FILING),
        ("551.1 Blackjack", "An ace and any card", DutyKind.DEFINITION, BearsOn.ROUND),
    ],
)
def test_duties_are_of_the_kind_that_the_words_say(cite: str, quote: str, kind: DutyKind, bears_on: BearsOn) -> None:
    (duty,) = [each for each in DUTIES if each.cite == cite and quote in each.quote]
    assert (duty.kind, duty.bears_on) == (kind, bears_on)
    assert kind is DutyKind.DEFINITION or not duty.not_checkable


def test_wagers_odds_doubling_and_splitting_can_all_be_checked() -> None:
    """But for the certificate holder's own choice in § 551.6(k)(1)."""
    said = under(DUTIES, "551.6", "551.7", "551.9", "551.11", "551.12", "551.13")
    assert {duty.cite for duty in said if duty.not_checkable} == {"551.6(k)(1)"}
