"""The duties of chapter 543: kinds that the words say, and what of play cannot be checked."""

import pytest

from tests.law.test_duties import under
from validator.law.duties import gaps, load_duties
from validator.law.text import load_text
from validator.law.vocabulary import BearsOn, DutyKind

TEXT = load_text("543")
DUTIES = load_duties("543")


def test_the_scan_counts_the_verbs_of_a_sentence() -> None:
    words = "who shall place the card face up on the area designated for the Player's Hand"
    (gap,) = gaps(TEXT, [duty for duty in DUTIES if duty.quote != words])
    assert (gap.cite, gap.wanted, gap.found) == ("543.9(c)(3)(iii)", 2, 1)


@pytest.mark.parametrize(
    ("cite", "quote", "kind", "bears_on"),
    [
        ("543.2(a)", "a maximum of nine seated players", DutyKind.LIMIT, BearsOn.FILING),
        ("543.3(b)", "changed after the play of each shoe", DutyKind.OBLIGATION, BearsOn.TABLE),
        ("543.5(d)", "at least ten cards in", DutyKind.LIMIT, BearsOn.TABLE),
        ("543.8(c)", "may be made, increased or withdrawn", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("543.9(c)(3)(i)", "to the player with the highest wager", DutyKind.OBLIGATION, BearsOn.ROUND),
        ("543.11(a)", "no more cards may be dealt", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("543.13(b)", "at least 8 to 1", DutyKind.LIMIT, BearsOn.FILING),
        ("543.13(f)", "elect to charge every player", DutyKind.CONDITIONAL_GRANT, BearsOn.FILING),
        ("543.1 Natural", "Point Count of 8 or 9", DutyKind.DEFINITION, BearsOn.ROUND),
    ],
)
def test_duties_are_of_the_kind_that_the_words_say(cite: str, quote: str, kind: DutyKind, bears_on: BearsOn) -> None:
    (duty,) = [each for each in DUTIES if each.cite == cite and quote in each.quote]
    assert (duty.kind, duty.bears_on) == (kind, bears_on)
    assert kind is DutyKind.DEFINITION or not duty.not_checkable


def test_the_rules_of_the_third_card_and_of_payment_can_all_be_checked() -> None:
    """But for what only explains Table 1 or gives an example."""
    said = under(DUTIES, "543.10", "543.11", "543.12", "543.13", "543.14")
    explains = {"543.11(d)", "543.11(e)", "543.11(f)", "543.11(g)"}
    assert {duty.cite for duty in said if duty.not_checkable} == explains
