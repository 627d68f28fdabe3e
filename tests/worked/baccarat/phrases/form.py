"""The one form to which phrases are brought before patterns are tried on them."""

import re

from tests.worked.baccarat.words import CLOCK

_FORMS: tuple[tuple[str, str], ...] = (
    ("[’`]", "'"),
    ('[“”"]', ""),
    (r"''|(?<!\w)'|'(?!\w)", ""),
    (r"\bseat #?(?:number )?(\d+)\b", r"seat \1"),
    (r"\b(?:dealer|floorperson) calling (?:the )?game\b|\bcalling dealer\b|\bcaller\b", "dealer"),
    (r"\bfloor person\b", "floorperson"),
    (r"\b(?:player|players|players')(?:'s)? hand\b", "player hand"),
    (r"\bbanker(?:s|'s)? hand\b", "banker hand"),
    (r"\b(player|banker|dealer|curator|seat \d+)'s\b", r"\1"),
    (r"\btie bets?\b|\btie wagers?\b", "tie"),
    (r"\b(?:did|does|do|was|is|were|are|has|had)(?: not|n't)\b|\bnever\b", "not"),
    (r"\bdealing shoe\b", "shoe"),
    (r"\bshoe and discards\b", "shoe and discards"),
    (r"\bwithout (?:first )?being turned\b", "without turned"),
    (r"\b(?:discard (?:rack|bucket)|rack|bucket|discard pile|discards)\b", "discards"),
    (r"\b(face|hole|up)-(up|down|card)\b", r"\1 \2"),
    (r"\bcut(?:ting)? card\b", "cover card"),
    (r"\bre-(shuffl|cut)", r"re\1"),
    (r"\b(?:previous|prior) round\b", "last round"),
    (
        r"(?<![-\w])(?:the|is|was|are|were|be|been|being|has|had|have|did|does|his|her|its|their)(?![-\w]) ?",
        "",
    ),
    (r"(?<![-\w(])an? (?=[a-z]{2})", ""),
    (
        r"\b(?:(?:put|placed|goes|go|went|thrown|sent|moved|laid|dropped|swept) )?(?:in|into|to|on) discards\b",
        "to discards",
    ),
    (r"\bvig\b|\bvigorish\b", "vig"),
    (r"\bdrop(?:ped)? to discards\b", "to discards"),
    (r"\s+", " "),
    (r"\s+([,;:.])", r"\1"),
)
_COMPILED = tuple((re.compile(pattern), replacement) for pattern, replacement in _FORMS)
_CLOCK = re.compile(rf"(?:\bat )?(?<![\d:]){CLOCK}(?![\d:])[:,]?\s*")


def plain_words(phrase: str) -> str:
    """The phrase in small letters without articles and auxiliary verbs, its terms spelled one way."""
    words = phrase.strip().lower()
    for pattern, replacement in _COMPILED:
        words = pattern.sub(replacement, words)
    return words.strip(" .,;")


def without_clock(words: str) -> tuple[str, str]:
    """The words without their time of day, and the time ("" where there is none, or more than one)."""
    times = re.findall(rf"(?<![\d:]){CLOCK}(?![\d:])", words)
    if len(times) != 1:
        return words, ""
    rest = _CLOCK.sub(" ", words, count=1)
    return re.sub(r"\s+([,;:.])", r"\1", re.sub(r"\s+", " ", rest)).strip(" .,;"), times[0]
