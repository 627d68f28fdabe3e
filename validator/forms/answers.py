"""What a person's answer in a form means, and how a value of a filing is written as an answer."""

import re
from collections.abc import Collection, Sequence
from datetime import date, datetime, time
from difflib import get_close_matches
from math import isfinite
from typing import Final, NamedTuple

from validator.core.number_words import NUMBER_WORDS
from validator.filing.fields import Field
from validator.forms.wording import EVEN_MONEY, choice_words, free_words
from validator.submission.convert import convert_value, day_meant, fraction_meant
from validator.submission.dialect import Shape
from validator.submission.filing import Scalar

NONE: Final = "none"
"""What the row of a list says where there is nothing in it."""

_YES: Final = frozenset({"yes", "y", "true"})
_NO: Final = frozenset({"no", "n", "false"})
_PERCENT: Final = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,2})?)\s*(?:%|percent|per cent|pct\.?)", re.IGNORECASE)
_ODDS: Final = re.compile(r"(\S+?)\s*-?\s*\b(to|for)\b\s*-?\s*(\S+)", re.IGNORECASE)
_GLUED: Final = re.compile(r"([0-9.,]+)(to|for)([0-9.,]+)", re.IGNORECASE)
_EVEN: Final = frozenset({"even", "evens", "even money", "even odds"})
_WHOLE: Final = re.compile(r"-?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,15})")
_NUMBERED: Final = re.compile(r"\S*[0-9]\S*")
_ID: Final = r"([^\s\u2013]*[0-9][^\s\u2013]*)"
_FROM_TO: Final = re.compile(rf"{_ID}(?:\s+(?:to|through|thru|-)\s+|\s*\u2013\s*){_ID}")
_AND: Final = re.compile(r"\band\b|&", re.IGNORECASE)
_CLOSE: Final = 0.6
_LONGEST: Final = 80


class ShownPercent(NamedTuple):
    """A number that its cell shows as a percentage: 0.05 is 5%."""

    of_one: float


class Formula(NamedTuple):
    """A formula, which is never worked out."""

    words: str


Answer = str | bool | int | float | date | datetime | time | ShownPercent | Formula
"""What may stand in a cell."""


class NotUnderstood(ValueError):
    """An answer that is not understood; the message says what stands there, and what to write instead."""


def understood(answer: Answer, one: Field) -> Scalar:
    """The value that an answer for a field, or for an item of a list, means; raises NotUnderstood."""
    shape = one.items or one.shape
    words = _written(answer, shape)
    if len(words) > 1 and words[0] == words[-1] == '"' and "string" in shape.types:
        return words[1:-1]
    if chosen := [value for value in one.values if _plain(choice_words(value)) == _plain(words)]:
        return chosen[0]
    if shape.types == ("boolean",):
        return _truth(words)
    if shape.enum:
        raise NotUnderstood(_not_among(words, one.values))
    if one.items and not one.values and (ends := _FROM_TO.fullmatch(words)):
        raise NotUnderstood(f'"{_cut(words)}" names several at once; write each, as {ends[1]}, {ends[2]}')
    return _free(words, shape)


def items_named(answer: Answer, one: Field) -> list[Answer]:
    """The items of a list that one answer names, with commas between; whole where it is a value itself."""
    if not isinstance(answer, str) or answer.strip().startswith('"'):
        return [answer]
    known = {_plain(choice_words(value)) for value in one.values}
    if _plain(answer) in known:
        return [answer]
    parts = [part for part in (part.strip() for part in re.split(r"[,;\n]", answer)) if part]
    return [each for part in parts for each in _joined(part, known)]


def _joined(part: str, known: Collection[str]) -> list[str]:
    """The items that stand with "and" between: each known (``player and tie``), or a number (``BJ-101 and BJ-102``)."""
    pieces = [piece for piece in (piece.strip() for piece in _AND.split(part)) if piece]
    if known:
        return pieces if pieces and all(_plain(piece) in known for piece in pieces) else [part]
    return pieces if pieces and all(_NUMBERED.fullmatch(piece) for piece in pieces) else [part]


def is_none(answer: Answer) -> bool:
    """Whether the row of a list says that there is nothing in it."""
    return isinstance(answer, str) and _plain(answer) == NONE


def offered(answer: Answer) -> bool:
    """Whether what is offered by being listed is; raises NotUnderstood."""
    return answer if isinstance(answer, bool) else _truth(str(answer))


def answer_words(value: Scalar, one: Field) -> str:
    """A value of a filing as an answer that means it and nothing else."""
    shape = one.items or one.shape
    words = choice_words(value) if isinstance(value, bool) or value in one.values else str(value)
    try:
        found = understood(words, one)
        if type(found) is type(value) and found == value and (one.items is None or items_named(words, one) == [words]):
            return words
    except NotUnderstood:
        pass
    return f'"{value}"' if isinstance(value, str) and "string" in shape.types else words


def _written(answer: Answer, shape: Shape) -> str:
    """The words that stand in a cell, or would if Excel had not made something else of them."""
    match answer:
        case Formula(words=words):
            raise NotUnderstood(f"a formula stands here ({_cut(words)}), and none is worked out; write its value")
        case ShownPercent(of_one=number):
            return f"{number * 100:.2f}".rstrip("0").rstrip(".") + "%"
        case bool():
            return choice_words(answer)
        case datetime() | date():
            day = answer.date() if isinstance(answer, datetime) else answer
            if shape.x_type == "date":
                return day.isoformat()
            raise NotUnderstood(f"Excel has made the day {day} of what was typed here; {_typed_as_text(shape)}")
        case time():
            raise NotUnderstood(f"Excel has made the time {answer} of what was typed here; {_typed_as_text(shape)}")
        case int():
            return str(answer)
        case float():
            return _of_number(answer, shape)
    return answer.strip()


def _of_number(number: float, shape: Shape) -> str:
    if isfinite(number) and number == int(number):
        return str(int(number))
    if shape.x_type == "money" and round(number, 2) == number:
        return f"{number:.2f}"
    if shape.x_type is None and shape.pattern is not None:
        return f"{number:g}"
    raise NotUnderstood(f"the number {number:g} stands here; {_typed_as_text(shape)}")


def _typed_as_text(shape: Shape) -> str:
    return f"write {free_words(shape)}, with an apostrophe before it (') so that it stays as it is written"


def _truth(words: str) -> bool:
    if _plain(words) in _YES | _NO:
        return _plain(words) in _YES
    raise NotUnderstood(f'"{_cut(words)}" is neither Yes nor No; write Yes or No')


def _not_among(words: str, values: Sequence[Scalar]) -> str:
    shown = [choice_words(value) for value in values]
    near = get_close_matches(_plain(words[:_LONGEST]), [_plain(one) for one in shown], 1, _CLOSE)
    hint = f'did you mean "{near[0]}"? ' if near else ""
    return f'"{_cut(words)}" is none of the answers known here; {hint}write one of: {", ".join(shown)}'


def _free(words: str, shape: Shape) -> Scalar:
    """A value that is none of a few; raises NotUnderstood."""
    if shape.x_type is not None:
        return _typed(words, shape)
    if "integer" in shape.types and (found := _whole(words)) is not None:
        return found
    if "string" not in shape.types:
        raise NotUnderstood(f'"{_cut(words)}" is no whole number; write {free_words(shape)}')
    if shape.pattern is not None and not re.search(shape.pattern, words):
        fraction = fraction_meant(words)
        if fraction and re.search(shape.pattern, fraction):
            return fraction
        such = f", such as {shape.examples[0]}" if shape.examples else ""
        raise NotUnderstood(f'"{_cut(words)}" is not understood; write {free_words(shape)}{such}')
    return words


def _typed(words: str, shape: Shape) -> Scalar:
    assert shape.x_type is not None
    value: Scalar = words
    if shape.x_type in ("odds", "payout"):
        value = _odds(words)
    elif shape.x_type == "percent" and (percent := _PERCENT.fullmatch(words)):
        value = f"{percent[1]}%"
    elif shape.x_type == "date" and (day := day_meant(words)):
        value = day.isoformat()
    elif "integer" in shape.types and (whole := _whole(words)) is not None and "," not in words:
        value = whole
    try:
        convert_value(shape.x_type, value)
    except ValueError as error:
        raise NotUnderstood(str(error)) from error
    return value


def _odds(words: str) -> str:
    if _plain(words) in _EVEN:
        return EVEN_MONEY
    found = None if "%" in words else _GLUED.fullmatch(words) or _ODDS.fullmatch(words)
    if found is None:
        return words
    left, right = (str(NUMBER_WORDS.get(part.lower(), part)) for part in (found[1], found[3]))
    return f"{left} {found[2].lower()} {right}"


def _whole(words: str) -> int | None:
    if words.lower() in NUMBER_WORDS:
        return int(NUMBER_WORDS[words.lower()])
    plain = words.replace(",", "")
    # A number that begins with 0 is a name, such as that of a table.
    if not _WHOLE.fullmatch(words) or (plain.lstrip("-").startswith("0") and plain != "0"):
        return None
    return int(plain)


def _plain(words: str) -> str:
    return " ".join(re.split(r"[-_\s]+", words.strip().lower()))


def _cut(words: str) -> str:
    return words if len(words) <= _LONGEST else f"{words[:_LONGEST]}..."
