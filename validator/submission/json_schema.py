"""The schema of a chapter's filing as plain JSON Schema (Draft 7), for editors and for tools that know nothing of ours.

References are written out, and ``x-type`` becomes what Draft 7 can say of it: a pattern, with the words that editors
show where it is not met. It refuses nothing that a filing may say; what no pattern tells, that a paragraph is one of
the law's, say, it lets pass.
"""

from collections.abc import Callable
from typing import Any

from validator.submission.convert import XType
from validator.submission.dialect import Said, shape_of
from validator.submission.filing import key_path
from validator.submission.schema import Schema

DRAFT = "http://json-schema.org/draft-07/schema#"

_WHOLE = r"([0-9]{1,3}(,[0-9]{3}){1,3}|[0-9]{1,12})"
_NUMBER = rf"{_WHOLE}(\.[0-9]{{1,6}})?"
_NO_ZERO = r"(?![0,.]+(\s|$))"
_ODDS = rf"{_NO_ZERO}{_NUMBER}\s+([Tt][Oo]|[Ff][Oo][Rr])\s+{_NO_ZERO}{_NUMBER}"
_PERCENT_OF_METER = r"(0{0,2}[1-9]|0?[1-9][0-9]|100)\s*%"
_METER = rf"{_PERCENT_OF_METER} [Oo][Ff] ([Tt][Hh][Ee] )?[Mm][Ee][Tt][Ee][Rr](\s+[Aa][Nn][Dd]\s+{_ODDS})?"
_DOLLARS = r"\$?([0-9]{1,3}(,[0-9]{3}){1,4}|[0-9]{1,15})(\.[0-9]{2})?"

_OF_TYPE: dict[XType, dict[str, Any]] = {
    "money": {"pattern": rf"^\s*{_DOLLARS}\s*$", "minimum": 0, "maximum": 10**15 - 1},
    "odds": {"pattern": rf"^\s*{_ODDS}\s*$"},
    "payout": {"pattern": rf"^\s*({_ODDS}|{_METER})\s*$"},
    "date": {"pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "format": "date"},
    "paragraph": {"pattern": r"[0-9]+[A-Za-z]?"},
    "percent": {"pattern": r"^[0-9]{1,3}(\.[0-9]{1,2})? ?%$"},
}
_WRITE: dict[XType, str] = {
    "money": 'Write whole dollars, or dollars and cents in quotes: 5000, "12.50"',
    "odds": "Write odds like 3 to 2, 2.5 to 1 or 8 for 1",
    "payout": "Write odds like 3 to 2 or 8 for 1, or a share of a meter: 100% of meter",
    "date": "Write year-month-day: 2026-11-21",
    "paragraph": 'Write a paragraph in quotes: "633a.7(g)"',
    "percent": "Write a percentage of at most two decimals: 0.5%, 10%",
}

_PLAIN = (
    *("type", "enum", "const", "pattern", "required", "uniqueItems", "additionalProperties", "title", "examples"),
    *("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"),
)
_OF_ONE = ("items", "if", "then", "else", "not")
_OF_SEVERAL = ("allOf", "anyOf", "oneOf")


def json_schema(schema: Schema, besides: Callable[[str], str] = lambda path: "") -> dict[str, Any]:
    """The JSON Schema of a chapter's filing, no reference in it.

    ``besides`` gives what is said of a path behind its description (items of lists are ``[*]``), "" for nothing.
    """
    return {"$schema": DRAFT, **_Writing(schema, besides).plain(schema.root, "")}


class _Writing:
    """Writes out one schema."""

    def __init__(self, schema: Schema, besides: Callable[[str], str]) -> None:
        self._schema = schema
        self._besides = besides

    def plain(self, said: Said, path: str) -> dict[str, Any]:
        """A schema object in the words of Draft 7 alone; ``path`` is what it speaks of."""
        followed = self._schema.followed(said)
        plain: dict[str, Any] = {}
        description = " ".join(part for part in (shape_of(followed).description, self._besides(path)) if part)
        if description:
            plain["description"] = description
        plain |= {keyword: followed[keyword] for keyword in _PLAIN if keyword in followed}
        if not plain.keys() & {"pattern", "enum", "const"} and "string" in shape_of(followed).types:
            plain |= {"pattern": r"\S", "patternErrorMessage": "Write what it says, or leave the line out"}
        if "x-type" in followed:
            plain |= {**_OF_TYPE[followed["x-type"]], "patternErrorMessage": _WRITE[followed["x-type"]]}
        if "properties" in followed:
            inner = followed["properties"].items()
            plain["properties"] = {key: self.plain(one, key_path(path, key)) for key, one in inner}
        for keyword in _OF_ONE:
            if keyword in followed:
                plain[keyword] = self.plain(followed[keyword], f"{path}[*]" if keyword == "items" else path)
        for keyword in _OF_SEVERAL:
            if keyword in followed:
                plain[keyword] = [self.plain(one, path) for one in followed[keyword]]
        return plain
