"""Payout odds as the law writes them: ratios that keep "to" and "for" apart, and shares of a meter."""

import re
from dataclasses import dataclass, field
from math import gcd
from typing import Literal

from validator.core.confusables import unquoted
from validator.core.number_words import NUMBER_WORDS

OddsKind = Literal["to", "for"]

_WHOLE = r"(?:[0-9]{1,3}(?:,[0-9]{3}){1,3}|[0-9]{1,12})"
_NUMBER = rf"{_WHOLE}(?:\.[0-9]{{1,6}})?"
_ODDS = re.compile(rf"\s*(?P<left>{_NUMBER})\s+(?P<kind>to|for)\s+(?P<right>{_NUMBER})\s*", re.IGNORECASE)
_NEAR = re.compile(rf"\s*(?P<left>{_NUMBER})\s*(?::|/|-|–|—|to|for|x)\s*(?P<right>{_NUMBER})\s*", re.IGNORECASE)
_BARE = re.compile(r"[0-9]{1,6}(?:\.[0-9]{1,3})?")
_MIXED = r"(?P<whole>[0-9]{1,3}) +(?P<above>[0-9]{1,2})/(?P<below>[0-9]{1,2}) +(?P<kind>to|for) +(?P<right>[1-9][0-9]?)"
_METER = re.compile(r"\s*(?P<percent>[0-9]{1,3})\s*% of (?:the )?meter(?:\s+and\s+(?P<besides>.+?))?\s*", re.IGNORECASE)


def _thousandths(words: str) -> tuple[int, int]:
    """``"2.5"`` as (25, 10): numerator and power of ten, without passing through a float."""
    whole, _, decimals = words.replace(",", "").partition(".")
    return int(whole + decimals), 10 ** len(decimals)


@dataclass(frozen=True, slots=True)
class Odds:
    """Odds in lowest terms: ``3 to 2``, ``1,000 for 1``.

    ``numerator`` and ``denominator`` are positive integers without a common divisor (2.5 to 1 is 5 and 2).
    ``kind`` "to": the stake wins numerator/denominator of itself and goes back besides; "for":
    numerator/denominator of the stake is all that goes back, the stake in it. ``words`` are the words as
    written and take no part in equality: ``2.5 to 1`` equals ``5 to 2``, and ``5 to 1`` is not ``5 for 1``.
    """

    numerator: int
    denominator: int
    kind: OddsKind
    words: str = field(default="", compare=False)

    @classmethod
    def parse(cls, words: object) -> "Odds":
        """Read ``3 to 2``, ``2.5 to 1`` or ``1,000 for 1``; raises ValueError naming what to write."""
        if not isinstance(words, str):
            raise ValueError(f"odds are words such as '3 to 2' or '1,000 for 1', in quotes, not {words!r}")
        match = _ODDS.fullmatch(words)
        if match is None:
            raise ValueError(_advice(words))
        left, left_scale = _thousandths(match["left"])
        right, right_scale = _thousandths(match["right"])
        numerator, denominator = left * right_scale, right * left_scale
        if numerator == 0 or denominator == 0:
            raise ValueError(f"{words!r}: neither side of the odds may be zero")
        divisor = gcd(numerator, denominator)
        kind: OddsKind = "to" if match["kind"].lower() == "to" else "for"
        return cls(numerator // divisor, denominator // divisor, kind, " ".join(words.split()))

    def __str__(self) -> str:
        return self.words or f"{self.numerator:,} {self.kind} {self.denominator:,}"

    def due(self, stake_cents: int) -> tuple[int, int]:
        """What the words themselves name for a stake, in (whole cents, rest over ``denominator`` of a cent).

        With "to" that is the winnings alone, and the stake goes back besides; with "for" it is everything
        that goes back, the stake in it.
        """
        return divmod(stake_cents * self.numerator, self.denominator)

    def winnings(self, stake_cents: int) -> tuple[int, int]:
        """The gain on top of the stake, in (whole cents, rest over ``denominator`` of a cent).

        "3 to 2" on 501 cents wins (751, 1): 751 1/2 cents. "8 for 1" on 500 cents wins (3500, 0).
        """
        if self.kind == "to":
            return self.due(stake_cents)
        return divmod(stake_cents * (self.numerator - self.denominator), self.denominator)

    def total(self, stake_cents: int) -> tuple[int, int]:
        """All that goes to the player, stake included: (whole cents, rest over ``denominator`` of a cent)."""
        if self.kind == "for":
            return self.due(stake_cents)
        return divmod(stake_cents * (self.numerator + self.denominator), self.denominator)


def _advice(words: str) -> str:
    plain = unquoted(words)
    if plain != words.strip() and _ODDS.fullmatch(plain):
        return f"{words!r} is not written as odds; write '{plain}', the quotes straight or left out"
    mixed = re.fullmatch(_MIXED, plain, re.IGNORECASE)
    if mixed is not None and int(mixed["below"]):
        from fractions import Fraction

        won = Fraction(int(mixed["above"]), int(mixed["below"])) + int(mixed["whole"])
        written = f"{won.numerator} {mixed['kind'].lower()} {won.denominator * int(mixed['right'])}"
        return f"{words!r} is not written as odds; write '{written}'"
    if words.strip().lower() in {"even", "evens", "even money", "even odds"}:
        return f"{words!r} is not written as odds; write '1 to 1'"
    number = _BARE.fullmatch(words)
    if number is not None and int(number[0].replace(".", "")):
        whole, scale = _thousandths(number[0])
        divisor = gcd(whole, scale)
        stated = f"'{whole // divisor} to {scale // divisor}' or '{whole // divisor} for {scale // divisor}'"
        return f"{words!r} is not written as odds; write {stated}"
    near = _NEAR.fullmatch(" ".join(str(NUMBER_WORDS.get(word, word)) for word in words.lower().split()))
    if near is not None:
        left, right = near["left"], near["right"]
        return f"{words!r} is not written as odds; write '{left} to {right}' or '{left} for {right}'"
    return f"{words!r} is not written as odds; write it like '3 to 2', '2.5 to 1' or '1,000 for 1'"


@dataclass(frozen=True, slots=True)
class MeterShare:
    """A payout from a progressive meter: ``100% of meter``, or ``10% of meter and 200 to 1``.

    ``percent`` of the amount on the meter, 1 to 100; ``besides`` the odds paid on the stake as well, or None.
    """

    percent: int
    besides: Odds | None = None
    words: str = field(default="", compare=False)

    @classmethod
    def parse(cls, words: object) -> "MeterShare":
        """Read ``100% of meter and 200 to 1``; raises ValueError that says what to write instead."""
        match = _METER.fullmatch(words) if isinstance(words, str) else None
        if match is None or not isinstance(words, str):
            raise ValueError(f"{words!r} is no share of a meter; write '100% of meter' or '10% of meter and 200 to 1'")
        percent = int(match["percent"])
        if not 1 <= percent <= 100:
            raise ValueError(f"{words!r}: a share of the meter lies between 1% and 100%")
        besides = Odds.parse(match["besides"]) if match["besides"] else None
        return cls(percent, besides, " ".join(words.split()))

    def __str__(self) -> str:
        own = f"{self.percent}% of meter"
        return self.words or (own if self.besides is None else f"{own} and {self.besides}")

    def of_meter(self, meter_cents: int) -> tuple[int, int]:
        """The share of a meter that shows ``meter_cents``, in (whole cents, rest in hundredths of a cent)."""
        return divmod(meter_cents * self.percent, 100)


Payout = Odds | MeterShare


def parse_payout(words: object) -> Payout:
    """Read odds or a share of a meter, whichever the words have the form of; raises ValueError."""
    if isinstance(words, str) and "%" in words:
        return MeterShare.parse(words)
    return Odds.parse(words)
