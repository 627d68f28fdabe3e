"""Money: dollars in words and whole numbers become exact cents; whatever may have lost a cent is refused."""

import pytest

from validator.core.money import format_cents, parse_cents


@pytest.mark.parametrize(
    ("amount", "cents"),
    [
        ("12.50", 1250),
        ("$12.50", 1250),
        ("$1,250", 125000),
        ("1,250.05", 125005),
        ("5000", 500000),
        (" 0.01 ", 1),
        ("0", 0),
        (5000, 500000),
        (0, 0),
    ],
)
def test_reads_dollars_as_cents(amount: object, cents: int) -> None:
    assert parse_cents(amount) == cents


@pytest.mark.parametrize(
    ("amount", "advice"),
    [
        (12.5, 'put it in quotes: "12.50"'),
        (float("nan"), 'write "12.50"'),
        (float("inf"), 'write "12.50"'),
        (True, "truth value true"),
        (None, 'written "12.50"'),
        (-1, "may not be negative"),
        ("-5", "may not be negative"),
        ("-$5.00", "may not be negative"),
        ("12.5", 'write "12.50"'),
        ("12.505", "exact to the cent"),
        ("1,25", "exact to the cent"),
        ("12 dollars", "write 12"),
        ("$400k", "write 400000"),
        ("1.2m", "exact to the cent"),
        ("1e3", "exact to the cent"),
        ("1_000", "exact to the cent"),
        ("١٢", "exact to the cent"),
        ("", "exact to the cent"),
        (10**15, "at most 15 digits"),
    ],
)
def test_says_what_to_write_instead(amount: object, advice: str) -> None:
    with pytest.raises(ValueError, match="amount of money|float|digit of its cents") as caught:
        parse_cents(amount)
    assert advice in str(caught.value)


@pytest.mark.parametrize(
    ("cents", "words"),
    [(1250, "$12.50"), (0, "$0.00"), (5, "$0.05"), (500000, "$5,000.00"), (-1250, "-$12.50"), (-5, "-$0.05")],
)
def test_formats_cents(cents: int, words: str) -> None:
    assert format_cents(cents) == words


@pytest.mark.parametrize("cents", [0, 1, 99, 100, 101, 123456789])
def test_what_is_formatted_reads_back(cents: int) -> None:
    assert parse_cents(format_cents(cents)) == cents
