"""The typed scalars of a filing: money, odds, dates, paragraphs and percentages from what a person writes."""

import re
from datetime import date
from typing import Literal

from validator.core.citation import Citation
from validator.core.confusables import unquoted
from validator.core.money import parse_cents
from validator.core.odds import Odds, parse_payout
from validator.submission.filing import Scalar, Typed

XType = Literal["money", "odds", "payout", "date", "paragraph", "percent"]

_LONGEST_SHOWN = 80
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTHS_A_YEAR = len(_MONTHS)
_MONTH = r"(?P<month>[a-z]{3,9})\.?"
_DAY = r"(?P<day>[0-9]{1,2})(?:st|nd|rd|th)?"
_DAYS = (
    r"(?P<year>[0-9]{4})(?P<month>[0-9]{2})(?P<day>[0-9]{2})",
    r"(?P<year>[0-9]{4})[-/. ](?P<month>[0-9]{1,2})[-/. ](?P<day>[0-9]{1,2})(?:[T ][0-9:.Z+]*)?",
    rf"{_MONTH}\s*{_DAY},?\s*(?P<year>[0-9]{{4}})",
    rf"{_DAY}[- ]{_MONTH}[-, ]+(?P<year>[0-9]{{4}})",
)
_MONTH_FIRST = r"(?P<month>[0-9]{1,2})[-/](?P<day>[0-9]{1,2})[-/](?P<year>[0-9]{4})"
_SPACED_FRACTION = r"([0-9]{1,3})\s*[/⁄∕]\s*([0-9]{1,3})"
_NUMBER = re.compile(r"(?P<number>[0-9]{1,6}(?:\.(?P<decimals>[0-9]{1,4}))?)(?P<sign> ?(?:%|percent|per cent|pct))?")
_FRACTIONS = {
    "half": "1/2", "one half": "1/2", "a half": "1/2", "quarter": "1/4", "one quarter": "1/4",
    "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3",
}  # fmt: skip
_PERCENT = re.compile(r"(?P<whole>[0-9]{1,3})(?:\.(?P<hundredths>[0-9]{1,2}))? ?%")


def convert_value(kind: XType, value: Scalar) -> Typed:
    """The value that a rule sees; raises ValueError that says what to write instead.

    Money becomes cents, odds Odds, a payout Odds or (``100% of meter``) MeterShare, a date a date, a
    paragraph the plain form of its citation, a percentage hundredths of a percent ("0.5%" is 50).
    """
    if isinstance(value, str) and len(value) > _LONGEST_SHOWN:
        raise ValueError(f"{as_filed(value)} is too long; write the bare value")
    match kind:
        case "money":
            return parse_cents(value)
        case "odds":
            return Odds.parse(value)
        case "payout":
            return parse_payout(value)
        case "date":
            return _date(value)
        case "paragraph":
            return _paragraph(value)
        case "percent":
            return _hundredths(value)


def _date(value: Scalar) -> date:
    if isinstance(value, str) and _DATE.fullmatch(value):
        try:
            return date.fromisoformat(value)
        except ValueError as error:
            raise ValueError(f"{value} is no day of the calendar; write year-month-day") from error
    words = unquoted(str(value))
    meant = next(filter(None, (_day_named(form, words) for form in _DAYS)), None)
    month_first = _day_named(_MONTH_FIRST, words)
    such = f": {meant}" if meant else f": {month_first}, if {month_first.month} is the month" if month_first else ""
    raise ValueError(f"{as_filed(value)} is not a date; write year-month-day{such or ', such as 2026-11-21'}")


def day_meant(words: str) -> date | None:
    """The day that words name beyond doubt, "July 1, 2015" or "7/25/2015"; None where they may name another."""
    plain = unquoted(words).strip()
    meant = next(filter(None, (_day_named(form, plain) for form in _DAYS)), None)
    if meant is not None:
        return meant
    day = _day_named(_MONTH_FIRST, plain)
    # Where the day may be a month as well, 7/1/2015 is the first of July to some, the seventh of January to others.
    return day if day is not None and (day.day > _MONTHS_A_YEAR or day.day == day.month) else None


def _day_named(form: str, words: str) -> date | None:
    """The day that words of that form name, None where they have another form or name none."""
    found = re.fullmatch(form, words, re.IGNORECASE)
    if found is None:
        return None
    month, short = found["month"], found["month"][:3].lower()
    try:
        return date(int(found["year"]), _MONTHS.index(short) + 1 if short.isalpha() else int(month), int(found["day"]))
    except ValueError:
        return None


def _paragraph(value: Scalar) -> str:
    if not isinstance(value, str):
        raise ValueError(f'{as_filed(value)} is not a citation; write it in quotes, such as "633a.7(g)"')
    return str(Citation.parse(value))


def _hundredths(value: Scalar) -> int:
    found = _PERCENT.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        advice = percentage_meant(str(value)) or 'write it like "0.5%" or "10%"'
        raise ValueError(f"{as_filed(value)} is not a percentage of at most two decimals; {advice}")
    return int(found["whole"]) * 100 + int((found["hundredths"] or "").ljust(2, "0"))


def percentage_meant(word: str) -> str:
    """What to write for a number without its sign: itself, or as a share of one a hundred times it; "" for another."""
    plain = unquoted(word).replace(",", ".")
    number = _NUMBER.fullmatch(f"0{plain}" if plain.startswith(".") else plain)
    if number is None:
        return ""
    from fractions import Fraction

    share = Fraction(number["number"]) * 100
    itself = f'"{number["number"]}%"' if len(number["decimals"] or "") <= 2 else ""
    hundred_times = share < 100 and share and (share * 100).denominator == 1 and not number["sign"]
    if not hundred_times:
        return f"write {itself}" if itself else ""
    decimals = f"{share.numerator * 100 // share.denominator / 100:.2f}".rstrip("0").rstrip(".")
    of_one = f'"{decimals}%" if {word} is a share of 1'
    return f"write {itself}, or {of_one}" if itself else f"write {of_one}"


def fraction_meant(word: str) -> str:
    """The fraction that a decimal number, a percentage or "half" is, such as 1/2; "" for another word."""
    word = unquoted(word).lower()
    if word in _FRACTIONS:
        return _FRACTIONS[word]
    spaced = re.fullmatch(_SPACED_FRACTION, word)
    if spaced is not None:
        return f"{spaced[1]}/{spaced[2]}"
    number = _NUMBER.fullmatch(word)
    if number is None:
        return ""
    from fractions import Fraction

    found = Fraction(number["number"]) / (100 if number["sign"] else 1)
    return f"{found.numerator}/{found.denominator}"


def as_filed(value: Scalar) -> str:
    """The value as a filing would write it: true, 6, or text in quotes."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    return f'"{value}"' if len(value) <= _LONGEST_SHOWN else f'"{value[:_LONGEST_SHOWN]}..."'
