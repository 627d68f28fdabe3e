"""Cards, money and times as sources write them."""

from datetime import date, datetime, time, timedelta
from decimal import Decimal
from zoneinfo import ZoneInfo

import pytest

from validator.log.importers.rounds.cards import CardReader, tiles
from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.money import MoneyReader
from validator.log.importers.rounds.times import TimeReader

NEW_YORK = ZoneInfo("America/New_York")


@pytest.mark.parametrize(
    ("written", "cards"),
    [
        ("T♠", "10S"),
        ("10S 9h", "10S 9H"),
        ("H_3 C_10", "3H 10C"),
        ("S-K,D-A", "KS AD"),
        ("ThAh", "10H AH"),
        ("th / ah", "10H AH"),
        ("2c10d", "2C 10D"),
        ("♥Q♦J", "QH JD"),
        ("K♥️, 5♣", "KH 5C"),
        ("Ten of hearts and Ace of Spades", "10H AS"),
        ("[KH|QD]", "KH QD"),
        ("six of diamonds, 7 of C", "6D 7C"),
        ("A H; 10 D", "AH 10D"),
        ("K, 5, 10", "K? 5? 10?"),
        ("9C ?", "9C ?"),
        ("A? K?", "A? K?"),
        ("10? ?", "10? ?"),
        ("X? 9D", "X? 9D"),
        ("A? x?", "A? X?"),
        ("XX 9C", "? 9C"),
        ("", ""),
        (None, ""),
        (["KH", "T♠"], "KH 10S"),
        ([{"rank": "ten", "suit": "spades"}, {"Value": 4, "Suit": "H"}], "10S 4H"),
        (5.0, "5?"),
    ],
)
def test_cards_are_read_in_every_notation(written: object, cards: str) -> None:
    assert " ".join(CardReader().cards("Cards", written)) == cards


@pytest.mark.parametrize("written", ["Kh 1O", "11H", "ZH", "KH QX", "1H", "hello", "0H"])
def test_what_names_no_card_is_not_guessed_at(written: str) -> None:
    with pytest.raises(Unread, match="names no card"):
        CardReader().cards("Cards", written)


def test_a_map_may_name_ranks_and_suits_of_the_sources_own() -> None:
    reader = CardReader({"X": "10", "1": "A", "B": "J"}, {"P": "S", "k": "D"})
    assert reader.cards("Cards", "XP 1k Bh") == ("10S", "AD", "JH")


def test_tiles_are_two_numbers() -> None:
    assert tiles("High", "2-4, 1-6a") == ("2-4", "1-6a")
    assert tiles("High", "66 45") == ("6-6", "4-5")
    with pytest.raises(Unread, match="names no tile"):
        tiles("High", "7-1")


@pytest.mark.parametrize(
    ("written", "cents"),
    [
        (10, 1000),
        (10.0, 1000),
        ("10.0", 1000),
        ("$10.00", 1000),
        ("1,234.50", 123450),
        ("$ 1,234.5", 123450),
        ("USD 25", 2500),
        ("25 USD", 2500),
        ("-5", -500),
        ("($5.00)", -500),
        ("5.00-", -500),
        ("−7.50", -750),
        ("$ -", 0),
        ("-", 0),
        (Decimal("12.50"), 1250),
        (0.1 + 0.2 - 0.2, 10),
        ("", None),
        (None, None),
        (" ", None),
    ],
)
def test_dollars_become_cents(written: object, cents: int | None) -> None:
    assert MoneyReader("dollars").cents("Bet", written) == cents


@pytest.mark.parametrize(("written", "cents"), [(1050, 1050), (1050.0, 1050), ("1,050", 1050), ("1050.0", 1050)])
def test_cents_stay_cents(written: object, cents: int) -> None:
    assert MoneyReader("cents").cents("Bet", written) == cents


@pytest.mark.parametrize("written", ["$10.50", "10.50", 10.5, "10.00", "$10"])
def test_what_looks_like_dollars_is_no_cents(written: object) -> None:
    with pytest.raises(Unread, match="looks like dollars") as caught:
        MoneyReader("cents").cents("Bet", written)
    assert "unit: dollars" in caught.value.advice


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("n/a", "no amount"),
        ("10.0051", "fraction of a cent"),
        ("10.005", "is a thousand or one"),
        ("1,23", "no amount"),
        ("1.234,50", "no amount"),
        ("nan", "no amount"),
        ("1e400", "too large|no amount"),
        ("10 000 000 000 000", "too large"),
    ],
)
def test_what_is_no_amount_is_not_guessed_at(written: str, why: str) -> None:
    with pytest.raises(Unread, match=why):
        MoneyReader("dollars").cents("Bet", written)


def test_a_point_before_three_figures_is_asked_about_until_the_map_says_what_it_is() -> None:
    with pytest.raises(Unread) as caught:
        MoneyReader("dollars").cents("Bet", "1.000")
    assert 'decimal: ","  if it is a thousand' in caught.value.advice
    assert MoneyReader("dollars", ",", decimal_said=True).cents("Bet", "1.000") == 100000
    assert MoneyReader("dollars", ".", decimal_said=True).cents("Bet", "1.000") == 100
    assert MoneyReader("dollars").cents("Bet", "0.000") == 0


@pytest.mark.parametrize("written", ["10,00", "1.234,50"])
def test_a_comma_before_the_cents_is_advised_where_the_map_says_none(written: str) -> None:
    with pytest.raises(Unread) as caught:
        MoneyReader("dollars").cents("Bet", written)
    assert 'under money write  decimal: ","' in caught.value.advice


def test_a_comma_before_the_cents_and_an_empty_cell_for_nothing() -> None:
    reader = MoneyReader("dollars", ",", "zero")
    assert reader.cents("Bet", "1.234,50") == 123450
    assert reader.cents("Bet", 12.5) == 1250
    assert reader.cents("Bet", "") == 0


@pytest.mark.parametrize(
    ("form", "values", "told"),
    [
        ("", ["2026-03-01 20:15:00"], "2026-03-01T20:15:00-05:00"),
        ("", ["2026-07-01T20:15:00Z"], "2026-07-01T20:15:00+00:00"),
        ("%m/%d/%Y %I:%M %p", ["7/1/2026", "8:15 PM"], "2026-07-01T20:15:00-04:00"),
        ("", [datetime(2026, 7, 1, 20, 15)], "2026-07-01T20:15:00-04:00"),
        ("", [date(2026, 7, 1), time(20, 15)], "2026-07-01T20:15:00-04:00"),
        ("", [datetime(2026, 7, 1), timedelta(hours=20, minutes=15)], "2026-07-01T20:15:00-04:00"),
        ("epoch-milliseconds", [1782951300000], "2026-07-02T00:15:00+00:00"),
        ("epoch-seconds", ["1782951300"], "2026-07-02T00:15:00+00:00"),
        ("", ["", None], None),
    ],
)
def test_times_get_the_offset_of_their_zone(form: str, values: list[object], told: str | None) -> None:
    assert TimeReader(NEW_YORK, form).moment("When", values) == told


@pytest.mark.parametrize(
    ("form", "words", "said", "advice"),
    [
        ("", "13.07.2026 20:15", "is no time as the map writes them", "'%d.%m.%Y %H:%M'"),
        ("%m/%d/%Y", "2026-07-01", "is not written as %m/%d/%Y", "as it is written, the map needs no time: format"),
        ("%Y-%m-%d", "07/31/2026", "is no time as the map writes them", "'%m/%d/%Y'"),
        ("", "32/13/2026", "is no time", ""),
    ],
)
def test_of_a_time_of_another_form_the_map_is_told_what_it_may_say(
    form: str, words: str, said: str, advice: str
) -> None:
    with pytest.raises(Unread) as raised:
        TimeReader(NEW_YORK, form).moment("When", [words])
    assert raised.value.one == said
    assert raised.value.advice.endswith(advice)
    assert bool(raised.value.advice) == bool(advice)


def test_a_time_of_another_form_or_without_a_zone_is_said() -> None:
    with pytest.raises(Unread, match="is no time"):
        TimeReader(NEW_YORK, "").moment("When", ["7/1/2026 20:15"])
    with pytest.raises(Unread, match="has no time zone"):
        TimeReader(None, "").moment("When", ["2026-07-01 20:15"])
