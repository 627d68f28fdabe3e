"""The duties of chapter 633a: kinds that the words say, and nothing of the game put off."""

import pytest

from tests.law.test_duties import lone_and_binding, under
from validator.law.duties import gaps, load_duties
from validator.law.text import load_text, plain
from validator.law.vocabulary import BearsOn, DutyKind

TEXT = load_text("633a")
DUTIES = load_duties("633a")


def test_more_than_a_hundred_paragraphs_hang_on_one_duty() -> None:
    assert len(lone_and_binding("633a")) > 100


def test_the_scan_counts_the_verbs_of_a_sentence() -> None:
    words = "may not collect the additional Double Down Wager"
    (gap,) = gaps(TEXT, [duty for duty in DUTIES if duty.quote != words])
    assert (gap.cite, gap.wanted, gap.found) == ("633a.10(b)", 2, 1)
    assert str(gap).startswith("633a.10(b): 1 of 2 duties in: If a dealer obtains Blackjack")


@pytest.mark.parametrize(
    ("cite", "quote", "kind", "bears_on"),
    [
        ("633a.2(a)", "no more than seven players", DutyKind.LIMIT, BearsOn.FILING),
        ("633a.3(d)", "changed at least once every 24 hours", DutyKind.LIMIT, BearsOn.TABLE),
        ("633a.6(f)", "shall specify in its Rules Submission", DutyKind.OBLIGATION, BearsOn.FILING),
        ("633a.7(k)(1)", "may not draw additional cards", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("633a.8(b)", "not more than 1/2 of the player's initial Blackjack Wager", DutyKind.LIMIT, BearsOn.ROUND),
        ("633a.8(e)", "if selected in its Rules Submission", DutyKind.CONDITIONAL_GRANT, BearsOn.FILING),
        ("633a.10(a)", "a player may elect to make a Double Down Wager", DutyKind.ENTITLEMENT, BearsOn.ROUND),
        ("633a.1 Pair", "Two cards of the same rank", DutyKind.DEFINITION, BearsOn.ROUND),
    ],
)
def test_duties_are_of_the_kind_that_the_words_say(cite: str, quote: str, kind: DutyKind, bears_on: BearsOn) -> None:
    (duty,) = [each for each in DUTIES if each.cite == cite and quote in each.quote]
    assert (duty.kind, duty.bears_on) == (kind, bears_on)
    assert kind is DutyKind.DEFINITION or not duty.not_checkable and not duty.planned


def test_nothing_that_a_filing_must_say_is_put_off() -> None:
    assert [duty for duty in DUTIES if duty.bears_on is BearsOn.FILING and duty.planned] == []


def test_in_the_base_game_nothing_is_put_off_but_procedures_of_the_table() -> None:
    base = under(DUTIES, *(f"633a.{number}" for number in range(1, 12)), "633a.13(a)", "633a.13(b)", "633a.13(d)")
    put_off = {duty.planned for duty in base if duty.planned}
    assert put_off <= {"table procedures"}
    table = under(DUTIES, "633a.2", "633a.3", "633a.4", "633a.5")
    assert [duty for duty in base if duty.planned and duty not in table] == []


def test_the_match_the_dealer_wager_is_not_put_off() -> None:
    named = [duty for duty in DUTIES if "Match-the-Dealer" in duty.words]
    assert named
    assert [duty for duty in named if duty.planned or duty.not_checkable] == []


def test_each_paytable_is_a_duty_of_the_filing() -> None:
    tables = [cite for cite, paragraph in TEXT.paragraphs.items() if " | " in paragraph.words]
    assert len(tables) == 18
    for cite in tables:
        rows = plain(TEXT.find(cite).words[TEXT.find(cite).words.index("\n") :])
        held = [duty for duty in DUTIES if duty.cite == cite and plain(duty.quote).endswith(rows)]
        assert [duty.bears_on for duty in held] == [BearsOn.FILING], cite
