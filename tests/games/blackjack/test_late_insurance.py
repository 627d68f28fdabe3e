"""Insurance that could not be made any more, or not at all: given back it is settled, and what was paid on it is named."""

import pytest

from tests.games.blackjack.told import CHAPTERS, told

LATE, OTHER = "insurance-after-card-reader", "insurance-without-ace"
AMOUNTS = (
    "winning-insurance-not-paid",
    "insurance-paid-at-wrong-odds",
    "losing-insurance-not-collected",
    "losing-insurance-paid",
)
READER = {
    "685a": ("range large", "range medium"),
    "551": ("peek blackjack", "peek no-blackjack"),
    "590": ("peek blackjack", "peek no-blackjack"),
    "633a": ("peek blackjack", "peek no-blackjack"),
    "672a": ("peek blackjack", "peek no-blackjack"),
}
ROUND = """bet 1 2000
cards 1 JH 9D / dealer {up} {hole}
offer insurance
{reader}
{insured}
turn
{settled}
collect 1 2000
clear"""


def late(chapter: str, hole: str, settled: str) -> str:
    """Insurance taken once the reader has been used against an ace."""
    reader = READER[chapter][0 if hole == "QS" else 1]
    return ROUND.format(up="AC", hole=hole, reader=reader, insured="*1 insurance 1000", settled=settled)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("hole", "settled", "cents"),
    (
        ("QS", "return 1i 1000", None),
        ("QS", "pay 1i 2000", 2000),
        ("QS", "pay 1i 2000\nreturn 1i 1000", 2000),
        ("9S", "return 1i 1000", None),
        ("9S", "collect 1i 1000", None),
    ),
)
def test_what_is_done_with_late_insurance(chapter: str, hole: str, settled: str, cents: int | None) -> None:
    said = told(LATE, chapter, late(chapter, hole, settled))
    assert said.events == said.marked
    assert said.cents == (cents,)
    assert said.short == ("the house" if cents else None,)
    assert not set(AMOUNTS).intersection(said.others)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("hole", "settled", "rule", "cents"),
    (
        ("QS", "pay 1i 3000", "insurance-paid-at-wrong-odds", 1000),
        ("9S", "pay 1i 2000", "losing-insurance-paid", 3000),
    ),
)
def test_late_insurance_settled_as_no_insurance_is(
    chapter: str, hole: str, settled: str, rule: str, cents: int
) -> None:
    said = told(rule, chapter, late(chapter, hole, settled))
    assert said.cents == (cents,)
    assert said.roots == said.marked


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_insurance_in_time_that_is_given_back_has_not_won(chapter: str) -> None:
    round_ = late(chapter, "QS", "return 1i 1000").replace("*1 insurance 1000\n", "")
    round_ = round_.replace("offer insurance", "offer insurance\n1 insurance 1000")
    assert told("winning-insurance-not-paid", chapter, round_).cents == (-2000,)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(("settled", "cents"), (("pay 1i 2000", 2000), ("return 1i 1000", None)))
def test_insurance_against_a_nine(chapter: str, settled: str, cents: int | None) -> None:
    reader = "range large" if chapter == "685a" else ""
    round_ = ROUND.format(up="9C", hole="QS", reader=reader, insured="*1 insurance 1000", settled=settled)
    said = told(OTHER, chapter, round_)
    assert said.events == said.marked
    assert said.cents == (cents,)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_insurance_between_two_uses_of_the_reader_comes_after_the_first(chapter: str) -> None:
    again = READER[chapter][1]
    said = told(LATE, chapter, late(chapter, "9S", "collect 1i 1000").replace("turn", f"{again}\nturn"))
    assert said.events == said.marked


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_insurance_before_two_uses_of_the_reader_is_in_time(chapter: str) -> None:
    again = READER[chapter][1]
    round_ = late(chapter, "9S", "collect 1i 1000").replace("*1 insurance 1000\n", "")
    round_ = round_.replace("offer insurance", "offer insurance\n1 insurance 1000").replace("turn", f"{again}\nturn")
    assert told(LATE, chapter, round_).events == ()
