"""The duties of chapter 535: kinds that the words say, and no step of a round out of reach of the log without a reason."""

import pytest

from tests.law.test_duties import lone_and_binding, under
from validator.law.duties import gaps, load_duties
from validator.law.text import load_text
from validator.law.vocabulary import BearsOn, DutyKind

TEXT = load_text("535")
DUTIES = load_duties("535")


def test_dozens_of_paragraphs_hang_on_one_duty() -> None:
    assert len(lone_and_binding("535")) > 30


def test_the_scan_counts_the_verbs_of_a_sentence() -> None:
    words = "no other person except the dealer may touch the tiles of that player"
    (gap,) = gaps(TEXT, [duty for duty in DUTIES if duty.quote != words])
    assert (gap.cite, gap.wanted, gap.found) == ("535.10(b)", 2, 1)


@pytest.mark.parametrize(
    ("cite", "quote", "kind", "bears_on"),
    [
        ("535.2(a)", "places for six players", DutyKind.OBLIGATION, BearsOn.FILING),
        ("535.3(b)(1)", "no smaller than 2.5 inches", DutyKind.LIMIT, BearsOn.EQUIPMENT),
        ("535.4(a)", "Second | Twelve (6-6) and Twelve (6-6)", DutyKind.OBLIGATION, BearsOn.ROUND),
        ("535.4(f)", "First | Twelve (6-6) | 2", DutyKind.DEFINITION, BearsOn.ROUND),
        ("535.5(c)", "more than 24 hours", DutyKind.LIMIT, BearsOn.TABLE),
        ("535.6(d)", "at least eight circular motions", DutyKind.LIMIT, BearsOn.TABLE),
        ("535.7(c)", "No wager may be made, increased or withdrawn", DutyKind.PROHIBITION, BearsOn.ROUND),
        ("535.8(a)", "at least three times", DutyKind.LIMIT, BearsOn.ROUND),
        (
            "535.9(a)",
            "if specified in the certificate holder's Rules Submission",
            DutyKind.CONDITIONAL_GRANT,
            BearsOn.FILING,
        ),
        ("535.10(e)", "A player may surrender his wager", DutyKind.ENTITLEMENT, BearsOn.ROUND),
        ("535.10(k)", "may round off the vigorish", DutyKind.CONDITIONAL_GRANT, BearsOn.ROUND),
        ("535.11(c)", "No player may bank two consecutive rounds", DutyKind.LIMIT, BearsOn.ROUND),
        ("535.11(i)", "taking such other action, as specified", DutyKind.OBLIGATION, BearsOn.FILING),
        ("535.13(a)", "permit a player to wager on two adjacent", DutyKind.CONDITIONAL_GRANT, BearsOn.FILING),
    ],
)
def test_duties_are_of_the_kind_that_the_words_say(cite: str, quote: str, kind: DutyKind, bears_on: BearsOn) -> None:
    (duty,) = [each for each in DUTIES if each.cite == cite and quote in each.quote]
    assert (duty.kind, duty.bears_on) == (kind, bears_on)
    assert not duty.not_checkable


def test_every_step_of_a_delivery_is_a_duty() -> None:
    for cite in TEXT.children("535.9(a)"):
        steps = under(DUTIES, cite)
        assert [duty.quote for duty in steps if "shall indicate the use of" in duty.quote] == [steps[0].quote]
        assert steps[0].not_checkable
        assert any("delivered" in duty.quote or "deliver" in duty.quote for duty in steps if not duty.not_checkable)


def test_how_hands_rank_win_lose_and_pay_is_in_reach_of_the_log() -> None:
    out_of_reach = [duty for duty in under(DUTIES, "535.4", "535.10(d)", "535.10(g)") if duty.not_checkable]
    assert [duty.cite for duty in out_of_reach] == ["535.4(c)(1)", "535.4(c)(2)"]
    settling = ("535.10(h)", "535.10(i)", "535.10(j)", "535.10(k)", "535.11(o)", "535.11(p)", "535.11(q)", "535.11(r)")
    assert [duty for duty in under(DUTIES, *settling) if duty.not_checkable] == []


def test_the_same_words_in_two_sections_are_the_same_duties() -> None:
    """535.11(l) and (m) repeat 535.8(e) and (f) word for word."""
    for first, second in (("535.8(e)", "535.11(l)"), ("535.8(f)", "535.11(m)")):
        assert TEXT.find(first).words == TEXT.find(second).words
        pairs = zip(under(DUTIES, first), under(DUTIES, second), strict=True)
        for one, other in pairs:
            assert (one.quote, one.kind, one.bears_on) == (other.quote, other.kind, other.bears_on)
            assert bool(one.not_checkable) == bool(other.not_checkable)
