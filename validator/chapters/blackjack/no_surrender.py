"""Chapters that do not permit surrender: the filing offers none, and patrons are told: shared rules."""

import re

from validator.chapters.checks import granted, not_among, unstated
from validator.core.rule import Stated, equals
from validator.core.rule_definitions import FilingCheck

surrender_notice_missing = FilingCheck(
    title="Neither inscription nor sign that surrender is not available",
    reads=("layout.no_surrender",),
    facts=("surrender_notice_displays",),
    expected="one of {lawful}",
    observed="{stated}",
    message="that surrender is not available must be inscribed on the layout or posted on a sign; the filing says"
    " {stated}{hint}",
    fails={"layout.no_surrender": "neither"},
    check=not_among,
)

surrender_inscription_missing = FilingCheck(
    title="Inscription that surrender is not available missing though the layout is to say it",
    may_read=("layout.inscriptions.no_surrender",),
    when=(Stated("layout.inscriptions"), equals("layout.no_surrender", "layout")),
    expected="an inscription that surrender is not available",
    observed="{stated}",
    message="the filing says that the layout tells patrons that surrender is not available, and gives no inscription",
    passes={"layout.inscriptions.no_surrender": "No surrender"},
    check=unstated,
)

_DENIED = re.compile(r"\b(no|not|never|none|neither|nor|without|may not|cannot|unavailable|prohibited|forbidden)\b")
_SHORTENED = re.compile(r"n['’]t\b")
_SURRENDER = re.compile(r"\bsurrender")


def offers_surrender(words: str) -> bool:
    """The words may be others than the law's, but not say that players may surrender.

    Fails:
        >>> offers_surrender("Late surrender available")
        True
    Clean:
        >>> offers_surrender("NO SURRENDER")
        False
        >>> offers_surrender("You can't surrender at this table")
        False
        >>> offers_surrender("All hands are played to the end")
        False
    """
    said = words.lower()
    return _SURRENDER.search(said) is not None and not (_DENIED.search(said) or _SHORTENED.search(said))


surrender_inscription_contrary = FilingCheck(
    title="Inscription that offers surrender",
    reads=("layout.inscriptions.no_surrender",),
    expected="an inscription that surrender is not available",
    observed="{words}",
    message='the layout says "{words}"; surrender is not available',
    fails={"layout.inscriptions.no_surrender": "Late surrender available"},
    passes={"layout.inscriptions.no_surrender": "SURRENDER UNAVAILABLE"},
    check=offers_surrender,
)


def does_not_name_surrender(words: str) -> bool:
    """Language that does not speak of surrender may say the same in other words, or not.

    Fails:
        >>> does_not_name_surrender("All hands are played to the end")
        True
    Clean:
        >>> does_not_name_surrender("No surrender")
        False
    """
    return _SURRENDER.search(words.lower()) is None


surrender_inscription_unlike = FilingCheck(
    title="Inscription that does not speak of surrender",
    reads=("layout.inscriptions.no_surrender",),
    expected="an inscription that surrender is not available",
    observed="{words}",
    message='the layout says "{words}", which does not speak of surrender; how similar the language must be is open',
    fails={"layout.inscriptions.no_surrender": "All hands are played to the end"},
    passes={"layout.inscriptions.no_surrender": "No surrender"},
    check=does_not_name_surrender,
)

surrender_permitted = FilingCheck(
    title="Surrender where the chapter does not permit it",
    reads=("surrender.offered",),
    expected="no surrender",
    observed="surrender",
    message="players may surrender in the filing; the law says that they may not",
    check=granted,
)
