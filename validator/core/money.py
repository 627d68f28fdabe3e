"""Money: dollars as people write them, integer cents everywhere inside."""

import re

from validator.core.confusables import unquoted

_DOLLARS = re.compile(r"\$?(?P<whole>[0-9]{1,3}(?:,[0-9]{3}){1,4}|[0-9]{1,15})(?:\.(?P<cents>[0-9]{2}))?")
_NAMED = (
    r"(?:USD?)?\s*\$?\s*(?P<whole>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,12})(?P<cents>\.[0-9]{2})?"
    r"\s*(?P<unit>k|usd|dollars?)?"
)
"""Amounts that can be meant in one way alone, though they are not written so."""
_SHORT = re.compile(r"\$?(?P<whole>[0-9,]+)\.(?P<cents>[0-9])")


def parse_cents(amount: object) -> int:
    """Cents of an amount in dollars: ``"12.50"``, ``"$1,250"``, ``"5,000.00"``, or 5000 for whole dollars.

    Never negative. Raises ValueError that says what to write instead: a float is refused because it may
    already have lost a cent, and so are truth values and anything not exact to the cent.
    """
    if isinstance(amount, bool):
        raise ValueError(f"an amount of money is expected, not the truth value {str(amount).lower()}")
    if isinstance(amount, int):
        if amount < 0:
            raise ValueError(f"{amount}: an amount of money may not be negative")
        if amount >= 10**15:
            raise ValueError("an amount of money has at most 15 digits before the point")
        return amount * 100
    if isinstance(amount, float):
        if amount != amount or amount in (float("inf"), float("-inf")):
            raise ValueError(f'{amount!r} is not an amount of money; write "12.50" or 12')
        raise ValueError(f'{amount!r} is a float, which is not exact; put it in quotes: "{amount:.2f}"')
    if not isinstance(amount, str):
        raise ValueError(f'an amount of money is written "12.50" or 12, not {amount!r}')
    match = _DOLLARS.fullmatch(amount.strip())
    if match is not None:
        return int(match["whole"].replace(",", "")) * 100 + int(match["cents"] or 0)
    short = _SHORT.fullmatch(amount.strip())
    if short is not None:
        raise ValueError(f'{amount!r} lacks a digit of its cents; write "{short["whole"]}.{short["cents"]}0"')
    if amount.strip().startswith(("-", "−", "$-", "(")):
        raise ValueError(f"{amount!r}: an amount of money may not be negative")
    named = re.fullmatch(_NAMED, unquoted(amount), re.IGNORECASE)
    thousands = named is not None and (named["unit"] or "").lower() == "k"
    if named is not None and not (thousands and named["cents"]):
        dollars = int(named["whole"].replace(",", "")) * (1000 if thousands else 1)
        write = f'"{dollars}{named["cents"]}"' if named["cents"] else f"{dollars}"
        raise ValueError(f"{amount!r} is not written as an amount of money; write {write}")
    raise ValueError(f'{amount!r} is not an amount of money exact to the cent; write "12.50" or "$1,250"')


def format_cents(cents: int) -> str:
    """Dollars and cents of an integer number of cents: 1250 is ``$12.50``, -500000 is ``-$5,000.00``."""
    dollars, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}${dollars:,}.{rest:02}"
