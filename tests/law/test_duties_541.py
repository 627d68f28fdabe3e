"""The duties of chapter 541: kinds that the words say, and how many hang on one duty alone."""

import pytest

from tests.law.test_duties import lone_and_binding, under
from validator.law.duties import gaps, load_duties
from validator.law.text import load_text
from validator.law.vocabulary import BearsOn, DutyKind

TEXT = load_text("541")
DUTIES = load_duties("541")


def test_fifty_paragraphs_hang_on_one_duty() -> None:
    assert len(lone_and_binding("541")) == 50


def test_the_scan_counts_the_verbs_of_a_sentence() -> None:
    words = "may defer it to a later time"
    (gap,) = gaps(TEXT, [duty for duty in DUTIES if duty.quote != words])
    assert (gap.cite, gap.wanted, gap.found) == ("541.13(e)", 3, 2)


@pytest.mark.parametrize(
    ("cite", "quote", "kind", "bears_on"),
    [
        ("541.2(a)", "a maximum of seven seated players", DutyKind.LIMIT, BearsOn.FILING),
        ("541.3(c)", "changed at least once every 4 hours", DutyKind.LIMIT, BearsOn.TABLE),
        ("541.5(d)", "at least ten cards in", DutyKind.LIMIT, BearsOn.TABLE),
        ("541.8(c)", "may be made, increased or withdrawn", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("541.9(c)", "one of the following options selected", DutyKind.OBLIGATION, BearsOn.FILING),
        ("541.11(a)", "no more cards may be dealt", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("541.13(b)", "at least 8 to 1", DutyKind.LIMIT, BearsOn.FILING),
        ("541.13(f)", "elect to charge every player", DutyKind.CONDITIONAL_GRANT, BearsOn.FILING),
        ("541.1 Natural", "Point Count of 8 or 9", DutyKind.DEFINITION, BearsOn.ROUND),
    ],
)
def test_duties_are_of_the_kind_that_the_words_say(cite: str, quote: str, kind: DutyKind, bears_on: BearsOn) -> None:
    (duty,) = [each for each in DUTIES if each.cite == cite and quote in each.quote]
    assert (duty.kind, duty.bears_on) == (kind, bears_on)
    assert kind is DutyKind.DEFINITION or not duty.not_checkable


def test_the_rules_of_the_third_card_and_of_payment_can_all_be_checked() -> None:
    """But for what only explains Table 1 or gives an example."""
    said = under(DUTIES, "541.10", "541.11", "541.13", "541.14")
    assert {duty.cite for duty in said if duty.not_checkable} == {"541.11(d)", "541.11(e)", "541.11(f)", "541.11(g)"}
