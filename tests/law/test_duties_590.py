"""The duties of chapter 590: kinds that the words say, and how many hang on one duty alone."""

import pytest

from tests.law.test_duties import lone_and_binding
from validator.law.duties import gaps, load_duties
from validator.law.text import load_text
from validator.law.vocabulary import BearsOn, DutyKind

TEXT = load_text("590")
DUTIES = load_duties("590")


def test_more_than_fifty_paragraphs_hang_on_one_duty() -> None:
    assert len(lone_and_binding("590")) > 50


def test_the_scan_counts_the_verbs_of_a_sentence() -> None:
    words = "any Free Bet lammers shall be collected"
    cite = "590.7(o)(1)"
    rest = [duty for duty in DUTIES if (duty.cite, duty.quote) != (cite, words)]
    assert len(rest) == len(DUTIES) - 1
    (gap,) = gaps(TEXT, [duty for duty in rest if duty.cite != cite or "Blackjack Wager" not in duty.quote])
    assert (gap.cite, gap.wanted, gap.found) == (cite, 2, 1)


@pytest.mark.parametrize(
    ("cite", "quote", "kind", "bears_on"),
    [
        ("590.2(a)", "no more than six players", DutyKind.LIMIT, BearsOn.FILING),
        ("590.3(a)", "at least one deck of cards", DutyKind.LIMIT, BearsOn.FILING),
        ("590.6(e)", "may offer to each player", DutyKind.CONDITIONAL_GRANT, BearsOn.FILING),
        ("590.7(m)", "A dealer may not draw additional cards", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("590.9(a)", "the player may elect to discontinue play", DutyKind.ENTITLEMENT, BearsOn.ROUND),
        ("590.9(a)", "All decisions to surrender shall be made prior", DutyKind.OBLIGATION, BearsOn.ROUND),
        ("590.10(a)(1)", "without placing an additional wager", DutyKind.ENTITLEMENT, BearsOn.ROUND),
        ("590.10(a)(2)", "may not exceed the amount", DutyKind.LIMIT, BearsOn.ROUND),
        ("590.11(d)", "a total of up to four hands", DutyKind.LIMIT, BearsOn.ROUND),
        ("590.12(a)", "player Blackjack which shall be paid at odds of 3 to 2", DutyKind.OBLIGATION, BearsOn.ROUND),
    ],
)
def test_duties_are_of_the_kind_that_the_words_say(cite: str, quote: str, kind: DutyKind, bears_on: BearsOn) -> None:
    duty = next(each for each in DUTIES if each.cite == cite and quote in each.quote)
    assert (duty.kind, duty.bears_on) == (kind, bears_on)
    assert not duty.not_checkable
