"""The one form to which phrases are brought before patterns are tried on them."""

import re
from collections.abc import Callable

from tests.worked.plan import Plan

Match = re.Match[str]


class NotMine(Exception):
    """A pattern fits, but what its words follow on was not said; another pattern may fit."""


Work = Callable[[Plan, Match], None]

_FORMS: tuple[tuple[str, str], ...] = (
    ("’", "'"),
    (r"\b(?:did|does|do|was|is|were|are|has|had)(?: not|n't)\b", "not"),
    (r"\bseat #?(\d+)\b", r"seat\1"),
    (r"\bcard reader device\b", "card reader"),
    (r"\bdiscard rack\b", "rack"),
    (r"\bcut(?:ting)? card\b", "cover card"),
    (r"\bfloor person\b", "floorperson"),
    (r"\b(face|hole|up)-(up|down|card)\b", r"\1 \2"),
    (r"\bup ?card\b", "up card"),
    (r"\b(dealer|player|seat\d+)'s\b", r"\1"),
    (r"\bplayers'", "players"),
    (r"\bbox(?:es)? (\d+)'s\b", r"box \1"),
    (r"\b(?:immediately|right away|straight away)\b", "at once"),
    (r"\b(?:during|in|within) (?:the )?round\b(?! \d)|\bmid round\b", "mid-round"),
    (r"\b(?:previous|prior) round\b|\bround before\b", "last round"),
    (r"\b(?:with no|before (?:a |the )?|without (?:a |any )?)(?:re)?shuffl(?:e|ing)\b", "without reshuffle"),
    (r"\b(?:(?:placed|put|goes|went|sent|moved|laid) )?(?:in|into|to) (?:the )?rack\b", "to rack"),
    (
        r"\b(?:(?:placed|put|goes|went|sent|moved|laid) )?(?:in|into|to) (?:the |a )?segregated(?: area)?\b",
        "to segregated",
    ),
    (
        r"(?<![-\w])(?:the|is|was|are|were|be|been|being|has|had|have|did|does|his|her|its|their)(?![-\w]) ?",
        "",
    ),
    (r"(?<!hand )(?<!hands )(?<!paytable )(?<!batch )(?<!batches )(?<!option )\ban? (?=[a-z\d])", ""),
    (r"\s+", " "),
)
_COMPILED = tuple((re.compile(pattern), replacement) for pattern, replacement in _FORMS)


def plain_words(phrase: str) -> str:
    """The phrase in small letters without articles and auxiliary verbs, its terms spelled one way."""
    words = phrase.strip().lower()
    for pattern, replacement in _COMPILED:
        words = pattern.sub(replacement, words)
    return words.strip(" .")
