"""Amounts of money as sources write them, to whole cents."""

import re
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Final, Literal

from validator.log.importers.rounds.causes import Unread
from validator.log.vocabulary import LIMITS

MoneyUnit = Literal["dollars", "cents"]
CENTS_OF: Final = {"dollars": 100, "cents": 1}
NOUGHT: Final = frozenset("-–—")
SIGNS: Final = ("USD", "US$", "$")
MINUS: Final = "-−–"
EXACT: Final = 6
"""Decimals of a cent beyond which a number is off by what a spreadsheet's own reckoning left over."""
_THOUSAND_OR_ONE: Final = re.compile(r"[1-9]\d{0,2}\.\d{3}")
_COMMA_BEFORE_CENTS: Final = re.compile(r"\d+(?:\.\d{3})*,\d{1,2}")
SPACES: Final = str.maketrans("", "", " \t\u00a0\u202f")


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

    def cents(self, column: str, value: object) -> int | None:
        """The amount in cents, below 0 for one with a minus sign or in brackets; None for an empty cell.

        Raises Unread.
        """
        if type(value) is int:
            return self._within(column, value * CENTS_OF[self.unit], value)
        text = "" if value is None else str(value).strip()
        if not text:
            return 0 if self.blank == "zero" else None
        return self._within(column, self._of_text(column, text, isinstance(value, float)), value)

    def _of_text(self, column: str, text: str, is_number: bool) -> int:
        plain = text.translate(SPACES)
        negative = plain.startswith("(") and plain.endswith(")")
        plain = plain.strip("()") if negative else plain
        dollars = any(sign in plain.upper() for sign in SIGNS)
        for sign in SIGNS:
            plain = plain.upper().replace(sign, "")
        if dollars and not plain.strip("-–—"):
            return 0
        if plain in NOUGHT:
            return 0
        if plain[0] in MINUS or plain[-1] in MINUS:
            negative, plain = True, plain.strip(MINUS)
        point = "." if is_number else self.decimal
        if not is_number and not self.decimal_said and _THOUSAND_OR_ONE.fullmatch(plain):
            advice = 'under money write  decimal: ","  if it is a thousand, or  decimal: "."  if it is one'
            raise Unread(column, "is a thousand or one", "are thousands or ones", text, advice)
        plain = _without_thousands(plain, point)
        try:
            amount = Decimal(plain)
        except InvalidOperation:
            comma = self.decimal == "." and _COMMA_BEFORE_CENTS.fullmatch(text.strip("()- "))
            advice = 'under money write  decimal: ","  where a comma stands before the cents' if comma else ""
            raise Unread(column, "is no amount of money", "are no amounts of money", text, advice) from None
        if not amount.is_finite() or amount.adjusted() > len(str(LIMITS["cents"])):
            raise Unread(column, "is no amount of money", "are no amounts of money", text)
        hundredths = not is_number and len(plain.partition(".")[2]) == len("00")
        if self.unit == "cents" and (dollars or hundredths or round(amount, EXACT) != round(amount)):
            advice = 'the map says that money is in cents; write  unit: dollars  under "money"'
            raise Unread(column, "looks like dollars", "look like dollars", text, advice)
        cents = round(amount * CENTS_OF[self.unit], EXACT)
        if cents != cents.to_integral_value():
            raise Unread(column, "has a fraction of a cent", "have fractions of a cent", text)
        return int(-cents if negative else cents)

    def _within(self, column: str, cents: int, value: object) -> int:
        if abs(cents) > LIMITS["cents"]:
            raise Unread(column, "is too large an amount", "are too large amounts", value)
        return cents


def _without_thousands(text: str, point: str) -> str:
    """A number as Decimal reads it; left as it is, for Decimal to refuse, where groups are not of three digits."""
    whole, _, decimals = text.partition(point)
    first, *groups = whole.split("." if point == "," else ",")
    if groups and (not 0 < len(first) <= 3 or any(len(group) != 3 for group in groups)):
        return text + "?"
    return f"{first}{''.join(groups)}{'.' if decimals else ''}{decimals}"
