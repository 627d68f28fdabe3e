"""Amounts of money as sources write them, to whole cents."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Final, Literal

from validator.log.importers.rounds.causes import Unread
from validator.log.vocabulary import LIMITS

MoneyUnit = Literal["dollars", "cents"]
CENTS_OF: Final = {"dollars": 100, "cents": 1}
NOUGHT: Final = frozenset("-–—")
DOLLARS: Final = "USD"
"""The currency of amounts without a sign, where the map says no other."""
CURRENCIES: Final = {
    DOLLARS: ("USD", "US$", "$"),
    "EUR": ("EUR", "€"),
    "GBP": ("GBP", "£"),
    "CHF": ("CHF",),
    "CAD": ("CAD", "CA$", "C$", "$"),
}
"""The signs of currencies, by their codes; those of a sign that several have, the first is meant."""
SIGNS: Final = tuple(sorted({sign for signs in CURRENCIES.values() for sign in signs}, key=len, reverse=True))
"""The signs of all, the longest first."""
MINUS: Final = "-−–"
EXACT: Final = 6
"""Decimals of a cent beyond which a number is off by what a spreadsheet's own reckoning left over."""
_THOUSAND_OR_ONE: Final = re.compile(r"[1-9]\d{0,2}\.\d{3}")
_COMMA_BEFORE_CENTS: Final = re.compile(r"\d+(?:\.\d{3})*,\d{1,2}")
SPACES: Final = str.maketrans("", "", " \t\u00a0\u202f")


@dataclass(frozen=True, slots=True)
class Reckoned:
    """An amount in place of what a sheet has there, ``text``; where ``cents`` is None, why it could not be reckoned."""

    cents: int | None
    text: str
    one: str = ""
    several: str = ""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class MoneyReader:
    """Reads amounts: ``unit`` is what a 1 stands for, ``decimal`` the sign before its hundredths.

    ``blank`` says whether an empty cell is nothing at all, or an amount that is not known.
    """

    unit: MoneyUnit = "dollars"
    decimal: str = "."
    blank: Literal["zero", "unknown"] = "unknown"
    decimal_said: bool = False
    """Whether the map says what stands before the hundredths, so that 1.000 is one and not a thousand."""
    currency: str = DOLLARS

    def cents(self, column: str, value: object) -> int | None:
        """The amount in cents, below 0 for one with a minus sign or in brackets; None for an empty cell.

        Raises Unread.
        """
        if isinstance(value, Reckoned):
            if value.cents is None:
                raise Unread(column, value.one, value.several, value.text)
            return self._within(column, value.cents, value.text)
        if type(value) is int:
            return self._within(column, value * CENTS_OF[self.unit], value)
        text = "" if value is None else str(value).strip()
        if not text:
            return 0 if self.blank == "zero" else None
        return self._within(column, self._of_text(column, text, isinstance(value, float)), value)

    def _of_text(self, column: str, text: str, is_number: bool) -> int:
        signs, plain, negative = _parted(text)
        self._of_currency(column, text, signs)
        if plain in NOUGHT or (signs and not plain):
            return 0
        point = "." if is_number else self.decimal
        if not is_number and not self.decimal_said and _THOUSAND_OR_ONE.fullmatch(plain):
            advice = 'under money write  decimal: ","  if it is a thousand, or  decimal: "."  if it is one'
            raise Unread(column, "is a thousand or one", "are thousands or ones", text, advice)
        number = _without_thousands(plain, point)
        try:
            amount = Decimal(number)
        except InvalidOperation:
            comma = self.decimal == "." and _COMMA_BEFORE_CENTS.fullmatch(plain)
            advice = 'under money write  decimal: ","  where a comma stands before the cents' if comma else ""
            raise Unread(column, "is no amount of money", "are no amounts of money", text, advice) from None
        if not amount.is_finite() or amount.adjusted() > len(str(LIMITS["cents"])):
            raise Unread(column, "is no amount of money", "are no amounts of money", text)
        hundredths = not is_number and len(number.partition(".")[2]) == len("00")
        if self.unit == "cents" and (signs or hundredths or round(amount, EXACT) != round(amount)):
            advice = 'the map says that money is in cents; write  unit: dollars  under "money"'
            raise Unread(column, "looks like dollars", "look like dollars", text, advice)
        cents = round(amount * CENTS_OF[self.unit], EXACT)
        if cents != cents.to_integral_value():
            raise Unread(column, "has a fraction of a cent", "have fractions of a cent", text)
        return int(-cents if negative else cents)

    def _of_currency(self, column: str, text: str, signs: Sequence[str]) -> None:
        """Raise Unread where a sign is that of another currency than the map's."""
        other = next((sign for sign in signs if sign not in CURRENCIES[self.currency]), None)
        if other is None:
            return
        code = _code(other)
        advice = f"the map takes amounts for {self.currency}; if all are {code}, write  currency: {code}  under money"
        raise Unread(column, "has the sign of another currency", "have the sign of another currency", text, advice)

    def _within(self, column: str, cents: int, value: object) -> int:
        if abs(cents) > LIMITS["cents"]:
            raise Unread(column, "is too large an amount", "are too large amounts", value)
        return cents


def currency_of(text: str) -> str:
    """The code of the currency of which an amount has the sign; "" for an amount without, or what is none."""
    signs, plain, _ = _parted(text)
    return _code(signs[0]) if signs and plain[:1].isdigit() else ""


def _code(sign: str) -> str:
    return next(code for code, signs in CURRENCIES.items() if sign in signs)


def _parted(text: str) -> tuple[list[str], str, bool]:
    """The signs of currencies before and behind an amount, the amount without them, and whether it is below 0."""
    plain = text.translate(SPACES).upper()
    negative = plain.startswith("(") and plain.endswith(")")
    plain = plain[1:-1] if negative else plain
    signs: list[str] = []
    while plain not in NOUGHT:
        if bare := plain.strip(MINUS) if plain[:1] in MINUS or plain[-1:] in MINUS else "":
            negative, plain = True, bare
        sign = next((one for one in SIGNS if plain.startswith(one) or plain.endswith(one)), "")
        if not sign:
            break
        plain = plain.removeprefix(sign) if plain.startswith(sign) else plain.removesuffix(sign)
        signs.append(sign)
    return signs, plain, negative


def _without_thousands(text: str, point: str) -> str:
    """A number as Decimal reads it; left as it is, for Decimal to refuse, where groups are not of three digits."""
    whole, _, decimals = text.partition(point)
    first, *groups = whole.split("." if point == "," else ",")
    if groups and (not 0 < len(first) <= 3 or any(len(group) != 3 for group in groups)):
        return text + "?"
    return f"{first}{''.join(groups)}{'.' if decimals else ''}{decimals}"
