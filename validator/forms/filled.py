"""What a filing says as the answers of a form, by path."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from validator.filing.fields import Field, filing_fields
from validator.forms.answers import NONE, answer_words
from validator.submission.filing import Filing, Scalar, item_path, key_path, parent_path

_ALONE: Final = re.compile(r"\s*# (?P<path>[a-z_][\w.\[\]-]*): (?P<remark>.*)")


@dataclass(slots=True)
class FilledForm:
    """Answers and remarks by path, how many ``items`` lists have, and how many comments are ``uncarried``."""

    answers: dict[str, str] = field(default_factory=dict)
    remarks: dict[str, str] = field(default_factory=dict)
    items: dict[str, int] = field(default_factory=dict)
    uncarried: int = 0


def filled_from(filing: Filing, chapter: str) -> FilledForm:
    """The answers that say what a filing says; its comments become remarks where they stand behind a value or key."""
    filled = FilledForm()
    for one in filing_fields(chapter):
        if one.key != "chapter":
            _take(filing, one, one.key, filled)
    for path, words in _remarks(filing):
        before = filled.remarks.get(path)
        filled.remarks[path] = words if before is None else f"{before}; {words}"
    alone = [line for line in filing.lines if line.lstrip().startswith("#")]
    filled.uncarried = sum(_ALONE.fullmatch(line) is None for line in alone)
    filled.uncarried += filled.remarks.pop("chapter", None) is not None
    return filled


def filled_with(stated: Mapping[str, object], chapter: str) -> FilledForm:
    """The answers that state single values, and lists of them, by path."""
    filled = FilledForm()
    fields = {one.path: one for one in _flat(filing_fields(chapter))}
    for path, value in stated.items():
        one = fields[path]
        if isinstance(value, list):
            filled.items[path] = len(value)
            filled.answers.update({item_path(path, n): answer_words(item, one) for n, item in enumerate(value)})
        elif isinstance(value, str | int):
            filled.answers[path] = answer_words(value, one)
    return filled


def _flat(fields: tuple[Field, ...]) -> Iterator[Field]:
    for one in fields:
        yield one
        yield from _flat(one.fields)


def _take(filing: Filing, one: Field, path: str, filled: FilledForm) -> None:
    """Take in what a filing says at a path; nothing where it says nothing there."""
    entry = filing.entries.get(path)
    if entry is None:
        return
    if one.items is not None:
        filled.items[path] = len(entry.children)
        if not entry.children:
            filled.answers[path] = NONE
        for child in entry.children:
            if one.fields:
                for inner in one.fields:
                    _take(filing, inner, key_path(child, inner.key), filled)
            else:
                filled.answers[child] = answer_words(_scalar(filing, child), one)
    elif one.is_block:
        filled.answers[path] = "Yes"
        for inner in one.fields:
            _take(filing, inner, key_path(path, inner.key), filled)
    else:
        filled.answers[path] = answer_words(_scalar(filing, path), one)


def _scalar(filing: Filing, path: str) -> Scalar:
    value = filing.entries[path].value
    assert value is not None, f"{path} is no single value"
    return value


def _remarks(filing: Filing) -> Iterator[tuple[str, str]]:
    """The comments at the ends of lines, by the path of what ends there: a value, or the key of a block.

    A line of its own is one where it begins with a path, as those do that are written of a form.
    """
    ends: dict[int, tuple[int, str]] = {}
    for path in filing.paths():
        entry = filing.entries[path]
        single = entry.value is not None or entry.place.line == entry.key_place.line
        place = entry.place if single else entry.key_place
        last = ends.get(place.end_line, (0, ""))
        if (place.end_column, path) > last:
            ends[place.end_line] = place.end_column, path
    for words in filing.lines:
        alone = _ALONE.fullmatch(words)
        if alone is not None:
            yield alone["path"], alone["remark"].strip()
    for line, (column, path) in ends.items():
        rest = filing.lines[line - 1][column - 1 :].lstrip(":]}, \t")
        if rest.startswith("#"):
            words = rest.lstrip("#").strip()
            held = path
            while held.endswith("]") and words:
                held = parent_path(held)
            if words:
                yield held, words
