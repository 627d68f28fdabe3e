"""Odds: "to" and "for" apart, exact to the rest of a cent, and errors that say what to write."""

import pytest

from validator.core.odds import MeterShare, Odds, parse_payout


@pytest.mark.parametrize(
    ("words", "numerator", "denominator", "kind"),
    [
        ("3 to 2", 3, 2, "to"),
        ("6 to 4", 3, 2, "to"),
        ("1 to 1", 1, 1, "to"),
        ("2.5 to 1", 5, 2, "to"),
        ("1,000 to 1", 1000, 1, "to"),
        ("1000 for 1", 1000, 1, "for"),
        ("  10  FOR  1 ", 10, 1, "for"),
        ("1 to 0.5", 2, 1, "to"),
    ],
)
def test_reads_the_forms_of_the_law(words: str, numerator: int, denominator: int, kind: str) -> None:
    odds = Odds.parse(words)
    assert (odds.numerator, odds.denominator, odds.kind) == (numerator, denominator, kind)


def test_keeps_the_words_as_written() -> None:
    assert str(Odds.parse("2.5 to 1")) == "2.5 to 1"
    assert str(Odds.parse(" 1,000  for 1 ")) == "1,000 for 1"
    assert str(Odds(1000, 1, "to")) == "1,000 to 1"


def test_equality_is_by_value_and_kind_and_not_by_words() -> None:
    assert Odds.parse("2.5 to 1") == Odds.parse("5 to 2")
    assert hash(Odds.parse("2.5 to 1")) == hash(Odds.parse("5 to 2"))
    assert Odds.parse("5 to 1") != Odds.parse("5 for 1")
    assert Odds.parse("3 to 2") != Odds.parse("2 to 3")


@pytest.mark.parametrize(
    ("words", "stake", "winnings", "total"),
    [
        ("3 to 2", 500, (750, 0), (1250, 0)),
        ("3 to 2", 501, (751, 1), (1252, 1)),
        ("3 to 2", 1, (1, 1), (2, 1)),
        ("1 to 1", 2500, (2500, 0), (5000, 0)),
        ("2.5 to 1", 500, (1250, 0), (1750, 0)),
        ("6 to 5", 499, (598, 4), (1097, 4)),
        ("10 for 1", 500, (4500, 0), (5000, 0)),
        ("1 for 1", 500, (0, 0), (500, 0)),
        ("5 for 2", 501, (751, 1), (1252, 1)),
        ("1,000 for 1", 100, (99900, 0), (100000, 0)),
        ("3 to 2", 0, (0, 0), (0, 0)),
    ],
)
def test_winnings_and_total(words: str, stake: int, winnings: tuple[int, int], total: tuple[int, int]) -> None:
    odds = Odds.parse(words)
    assert odds.winnings(stake) == winnings
    assert odds.total(stake) == total


def test_due_names_the_winnings_with_to_and_everything_with_for() -> None:
    assert Odds.parse("10 to 1").due(500) == (5000, 0) == Odds.parse("10 to 1").winnings(500)
    assert Odds.parse("10 for 1").due(500) == (5000, 0) == Odds.parse("10 for 1").total(500)


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        ("3:2", "write '3 to 2'"),
        ("3/2", "write '3 to 2'"),
        ("6-5", "write '6 to 5'"),
        ("3to2", "write '3 to 2'"),
        ("even money", "write '1 to 1'"),
        ("Even", "write '1 to 1'"),
        ("three to two", "write '3 to 2' or '3 for 2'"),
        ("3 to 2 to 1", "write it like '3 to 2'"),
        ("1,00 to 1", "write it like"),
        ("-3 to 2", "write it like"),
        ("٣ to 2", "write it like"),
        ("3 to 0", "may be zero"),
        ("0 to 1", "may be zero"),
        ("", "write it like"),
    ],
)
def test_says_what_to_write_instead(words: str, advice: str) -> None:
    with pytest.raises(ValueError, match="odds") as caught:
        Odds.parse(words)
    assert advice in str(caught.value)


@pytest.mark.parametrize("value", [1.5, 3, True, None, ["3 to 2"]])
def test_refuses_what_is_not_words(value: object) -> None:
    with pytest.raises(ValueError, match="odds are words such as '3 to 2'"):
        Odds.parse(value)


def test_very_long_numbers_are_refused_not_computed() -> None:
    with pytest.raises(ValueError, match="is not written as odds"):
        Odds.parse("9" * 5000 + " to 1")


def test_a_share_of_the_meter() -> None:
    share = parse_payout("10% of meter and 200 to 1")
    assert share == MeterShare(10, Odds(200, 1, "to"))
    assert str(share) == "10% of meter and 200 to 1"
    assert isinstance(share, MeterShare)
    assert share.of_meter(500001) == (50000, 10)


def test_the_whole_meter() -> None:
    whole = parse_payout("100% of the meter")
    assert whole == MeterShare(100)
    assert str(MeterShare(100)) == "100% of meter"
    assert str(MeterShare(10, Odds.parse("200 to 1"))) == "10% of meter and 200 to 1"


@pytest.mark.parametrize("words", ["0% of meter", "101% of meter", "% of meter", "50% meter", "10% of meter and more"])
def test_bad_shares_of_a_meter(words: str) -> None:
    with pytest.raises(ValueError, match="meter|odds"):
        parse_payout(words)


def test_a_payout_that_is_no_share_is_odds() -> None:
    assert parse_payout("8 for 1") == Odds(8, 1, "for")
    with pytest.raises(ValueError, match="odds are words"):
        parse_payout(8)
