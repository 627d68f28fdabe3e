"""Percentages that the chapter fixes."""

from typing import cast

from validator.law.facts import Bound
from validator.submission.convert import convert


def another_percentage(percent_hundredths: int, lawful: Bound) -> bool:
    """A percentage stands to the law's as it demands.

    Fails:
        >>> another_percentage(400, Bound("exactly", 5))
        True
    Clean:
        >>> another_percentage(500, Bound("exactly", 5))
        False
    """
    return not lawful.allows(percent_hundredths - cast(int, convert("percent", f"{lawful.number}%")))
