"""What a bare word of YAML means in a filing: text, a whole number, true or false, or a fault.

The meaning never depends on the YAML version that a file declares. Dates and odds stay text; what readers of
YAML disagree about is refused, because a reviewer's tools must see the same filing.
"""

import re
from typing import NamedTuple

_NULL = re.compile(r"~|null|Null|NULL|")
_TRUE = frozenset({"true", "True", "TRUE"})
_FALSE = frozenset({"false", "False", "FALSE"})
_WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_OTHER_WHOLE = re.compile(r"[-+]?(?:0[0-9_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|0b[01_]+|[0-9][0-9_]*_[0-9_]*)")
_FLOAT = re.compile(
    r"""[-+]?(?:\.[0-9][0-9_]*|[0-9][0-9_]*\.[0-9_]*|[0-9][0-9_]*(?=[eE]))(?:[eE][-+]?[0-9]+)?
    |[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)""",
    re.VERBOSE,
)
_SECTION_WORDS = re.compile(r"section|cite|citation|paragraph|chapter|authority|under")
_MOST_DIGITS = 18
_LONGEST_NUMBER = 60

YAML_1_1_BOOLEANS = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}


class Refusal(NamedTuple):
    """A bare word that is no lawful value: the kind of fault and the message."""

    kind: str
    message: str


def meaning(word: str, key: str) -> str | int | bool | Refusal:
    """The value of a bare word under ``key`` (the nearest key above it, "" at the top)."""
    if _WHOLE.fullmatch(word):
        if len(word) > _MOST_DIGITS:
            advice = f'if it is a number such as a licence\'s, put it in quotes: "{word[:12]}..."'
            return Refusal("number-too-large", f"a whole number of {len(word)} digits; {advice}")
        return int(word)
    if len(word) > _LONGEST_NUMBER:
        return word
    if word in _TRUE or word in _FALSE:
        return word in _TRUE
    if _NULL.fullmatch(word):
        return Refusal("null-value", _null_words(word, key))
    if _FLOAT.fullmatch(word):
        return _float_refusal(word, key)
    if _OTHER_WHOLE.fullmatch(word):
        return Refusal(
            "ambiguous-number",
            f'{word} means several numbers to several readers; write digits, or text in quotes: "{word}"',
        )
    return word


def blank_words(key: str) -> str:
    """What to say of text under ``key`` that holds no letter: it states nothing."""
    return f"the text of {key or 'a value'} is empty; write what it says, or leave the line out"


def _null_words(word: str, key: str) -> str:
    subject = f"{key} has no value" if key else "a value is missing"
    written = f" ({word} means none)" if word else ""
    return f"{subject}{written}; write one, or leave the line out"


def _float_refusal(word: str, key: str) -> Refusal:
    if re.fullmatch(r"[0-9]{3}\.[0-9]+", word) and _SECTION_WORDS.search(key.lower()):
        return Refusal(
            "section-number-as-float",
            f'{word} is read as a number here; write section numbers in quotes: "{word}"',
        )
    if re.fullmatch(r"[0-9]+\.[0-9]+", word):
        whole, _, decimals = word.partition(".")
        plain = f"{whole} if a whole number is meant, or " if not decimals.strip("0") else ""
        money = f' (money: "{word}0")' if len(decimals) == 1 else " (money, percentages and section numbers are text)"
        message = f'{word} is read as a floating-point number; write {plain}text in quotes: "{word}"{money}'
        return Refusal("float-value", message)
    return Refusal(
        "float-value",
        f'{word} is read as a floating-point number; write whole digits, or text in quotes: "12.50"',
    )
