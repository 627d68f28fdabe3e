"""The duties of chapter 685a: kinds that the words say."""

import pytest

from tests.law.test_duties import under
from validator.law.duties import gaps, load_duties
from validator.law.text import load_text
from validator.law.vocabulary import BearsOn, DutyKind

TEXT = load_text("685a")
DUTIES = load_duties("685a")


def test_the_scan_counts_the_verbs_of_a_sentence() -> None:
    words = "shall return all remaining player's Bet Wagers"
    (gap,) = gaps(TEXT, [duty for duty in DUTIES if duty.quote != words])
    assert (gap.cite, gap.wanted, gap.found) == ("685a.7(n)(1)", 2, 1)


@pytest.mark.parametrize(
    ("cite", "quote", "kind", "bears_on"),
    [
        ("685a.2(a)", "no more than six players", DutyKind.LIMIT, BearsOn.FILING),
        ("685a.2(b)(3)", "Three rectangular areas", DutyKind.OBLIGATION, BearsOn.FILING),
        ("685a.3(c)", "changed at least once every 24 hours", DutyKind.LIMIT, BearsOn.TABLE),
        ("685a.3(d)(3)", "the dealer a score in excess of 22", DutyKind.OBLIGATION, BearsOn.ROUND),
        ("685a.6(e)", "six-deck or eight-deck batch", DutyKind.LIMIT, BearsOn.FILING),
        ("685a.7(h)", "illuminate a red light", DutyKind.OBLIGATION, BearsOn.ROUND),
        ("685a.7(h)", "additional cards may not be dealt", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("685a.7(i)(2)", "Players may not surrender", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("685a.9(a)", "a player may elect to make a Double Down Wager", DutyKind.ENTITLEMENT, BearsOn.ROUND),
        ("685a.10(c)", "a maximum of one time", DutyKind.LIMIT, BearsOn.ROUND),
        ("685a.12(h)", "who exceeded 21", DutyKind.OBLIGATION, BearsOn.ROUND),
        ("685a.1 Large", "10, jack, queen, king or ace", DutyKind.DEFINITION, BearsOn.ROUND),
    ],
)
def test_duties_are_of_the_kind_that_the_words_say(cite: str, quote: str, kind: DutyKind, bears_on: BearsOn) -> None:
    (duty,) = [each for each in DUTIES if each.cite == cite and quote in each.quote]
    assert (duty.kind, duty.bears_on) == (kind, bears_on)
    assert kind is DutyKind.DEFINITION or not duty.not_checkable


def test_what_the_dealer_pays_returns_and_collects_can_all_be_checked() -> None:
    settled = [f"685a.7({letter})" for letter in "fhmnopqr"]
    said = under(DUTIES, *settled, "685a.9", "685a.11", "685a.12")
    assert [duty.quote for duty in said if duty.not_checkable] == ["by moving the card face down on the layout"]
