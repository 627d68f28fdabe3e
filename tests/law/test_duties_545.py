"""The duties of chapter 545: kinds that the words say, and what of play cannot be checked."""

import pytest

from tests.law.test_duties import under
from validator.law.duties import gaps, load_duties
from validator.law.text import load_text
from validator.law.vocabulary import BearsOn, DutyKind

TEXT = load_text("545")
DUTIES = load_duties("545")


def test_the_scan_counts_the_verbs_of_a_sentence() -> None:
    words = "who shall place the card face up on the area on the layout designated for the Player's Hand"
    (gap,) = gaps(TEXT, [duty for duty in DUTIES if duty.quote != words])
    assert (gap.cite, gap.wanted, gap.found) == ("545.9(d)(4)", 2, 1)


@pytest.mark.parametrize(
    ("cite", "quote", "kind", "bears_on"),
    [
        ("545.2(a)", "numbered places for ten to 14", DutyKind.LIMIT, BearsOn.FILING),
        ("545.3(b)", "changed after the play of each shoe", DutyKind.OBLIGATION, BearsOn.TABLE),
        ("545.5(c)", "at least ten cards in", DutyKind.LIMIT, BearsOn.TABLE),
        ("545.8(c)", "may be made, increased or withdrawn", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("545.9(d)(2)", "to the player with the highest wager", DutyKind.OBLIGATION, BearsOn.ROUND),
        ("545.11(a)", "no more cards shall be dealt", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("545.13(b)", "at least 8 to 1", DutyKind.LIMIT, BearsOn.FILING),
        ("545.9(d)", "elect to use the following procedures", DutyKind.CONDITIONAL_GRANT, BearsOn.FILING),
        (
            "545.15(f)",
            "to the player immediately to the right of the previous player",
            DutyKind.OBLIGATION,
            BearsOn.ROUND,
        ),
        ("545.7(d)", "the dealer may act as the curator", DutyKind.CONDITIONAL_GRANT, BearsOn.TABLE),
        ("545.14(a)(1)", "whenever the Banker's Hand loses", DutyKind.OBLIGATION, BearsOn.TABLE),
        ("545.1 Natural", "Point Count of 8 or 9", DutyKind.DEFINITION, BearsOn.ROUND),
    ],
)
def test_duties_are_of_the_kind_that_the_words_say(cite: str, quote: str, kind: DutyKind, bears_on: BearsOn) -> None:
    (duty,) = [each for each in DUTIES if each.cite == cite and quote in each.quote]
    assert (duty.kind, duty.bears_on) == (kind, bears_on)
    assert kind is DutyKind.DEFINITION or not duty.not_checkable


def test_the_rules_of_the_third_card_and_of_payment_can_all_be_checked() -> None:
    """But for what only explains Table 1 or gives an example."""
    said = under(DUTIES, "545.10", "545.11", "545.12", "545.13", "545.14", "545.15")
    explains = {"545.11(d)", "545.11(e)", "545.11(f)", "545.11(g)"}
    assert {duty.cite for duty in said if duty.not_checkable} == explains
