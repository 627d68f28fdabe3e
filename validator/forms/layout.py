"""The form of a chapter's submission: its parts, and in each a row for everything that may be answered."""

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, Literal, NamedTuple

from validator.filing.fields import Field, filing_fields, flat
from validator.filing.variants import choices_in_any_way, ways_of
from validator.forms.wording import GUIDE, HEADS, choice_words, law_words, may_stand, question
from validator.law.in_force import load_in_force
from validator.law.versions import law_of
from validator.submission.filing import item_path, key_path, parent_path
from validator.submission.schema import load_schema
from validator.submission.wording import offered_by_being_listed

RowKind = Literal["block", "offer", "list", "value"]

_SPARE: Final = 2
"""Rows for items of a list beyond those of the sound filing that has most."""
_MOST_ITEMS: Final = 8
"""Rows for items of a list of words, unless a filing has more; more may be written into its first row."""
_TITLE: Final = 31
"""Letters that Excel allows in the name of a sheet."""


class FormRow(NamedTuple):
    """A row of a form: what is asked, by which law, what may stand there; ``words`` are the lawful answers to choose.

    ``path`` is the key that it answers, ``known`` its field. A block has no answer of its own; an offer is a block that
    is offered by being listed; the row of a list says "none", or all items with commas.
    """

    path: str
    depth: int
    kind: RowKind
    question: str
    law: str
    may: str
    words: tuple[str, ...]
    known: Field

    @property
    def is_answered(self) -> bool:
        """Whether the row has a place for an answer."""
        return self.kind != "block" and not (self.kind == "list" and self.known.fields)


class FormPart(NamedTuple):
    """A part of a form: a block of the filing, the sheet of a workbook or a table of a document."""

    title: str
    rows: tuple[FormRow, ...]


class SubmissionForm(NamedTuple):
    """The form of a chapter's submission. ``version`` tells it from a form with other questions."""

    chapter: str
    title: str
    version: str
    parts: tuple[FormPart, ...]


def submission_form(chapter: str, items: Mapping[str, int] | None = None) -> SubmissionForm:
    """The form of a chapter's submission, with rows for as many ``items`` of lists, by path, and some more."""
    layout = _Layout(chapter, items or {})
    parts = tuple(layout.part(one) for one in filing_fields(chapter) if one.key != "chapter")
    return SubmissionForm(chapter, law_of(chapter).text.title, form_version(chapter), parts)


@cache
def form_version(chapter: str) -> str:
    """What tells the form of a chapter from one with other questions, law or choices."""
    told = [_row(one, one.path, 0, chapter) for one in flat(filing_fields(chapter))]
    rows = ("|".join((row.path, row.question, row.law, row.may, *row.words)) for row in told)
    words = "\n".join((*HEADS, *GUIDE, load_in_force(chapter).history, *rows))
    return hashlib.sha256(words.encode()).hexdigest()[:12]


class _Layout:
    """Lays out the form of one chapter."""

    def __init__(self, chapter: str, items: Mapping[str, int]) -> None:
        self._chapter = chapter
        self._items = items

    def part(self, one: Field) -> FormPart:
        """The part of a block at the top of the filing, or of a list that stands there."""
        if one.items is not None:
            return FormPart(title_of(one.key), tuple(self._list(one, one.path, 0)))
        rows = (_row(one, one.path, 0, self._chapter), *self._held(one, one.path, 1))
        return FormPart(title_of(one.key), rows)

    def _held(self, block: Field, path: str, depth: int) -> Iterator[FormRow]:
        for one in block.fields:
            within = key_path(path, one.key)
            if one.items is not None:
                yield from self._list(one, within, depth)
                continue
            yield _row(one, within, depth, self._chapter)
            if one.is_block:
                yield from self._held(one, within, depth + 1)

    def _list(self, one: Field, path: str, depth: int) -> Iterator[FormRow]:
        assert one.items is not None
        yield _row(one, path, depth, self._chapter)
        for number in range(self._rows_of(one, path)):
            item = item_path(path, number)
            if not one.fields:
                yield _item_row(one, item, depth + 1, number + 1)
            for inner in one.fields:
                asked = _row(inner, key_path(item, inner.key), depth + 1, self._chapter)
                yield asked._replace(question=f"{number + 1}. {asked.question}")

    def _rows_of(self, one: Field, path: str) -> int:
        """How many items of a list have a row."""
        sound = max(len(way.filing.children(one.path)) for way in ways_of(self._chapter))
        usual = min(len(one.values), _MOST_ITEMS) if one.values else sound + _SPARE
        return max(usual, sound, self._items.get(path, 0) + (0 if one.values else _SPARE))


def _row(one: Field, path: str, depth: int, chapter: str) -> FormRow:
    """The row of a field: of a block or a list the one that heads it."""
    kind: RowKind = "value"
    if one.items is not None:
        kind = "list"
    elif one.is_block:
        listed = "[*]" not in one.path and bool(parent_path(one.path))
        offers = listed and offered_by_being_listed(one.path, load_schema(chapter))
        kind = "offer" if offers else "block"
    choices = choices_in_any_way(one, chapter)
    lawful = tuple(choice_words(choice.value) for choice in choices if not choice.against)
    words = {"offer": ("Yes", "No"), "list": ("none",), "block": ()}.get(kind, lawful)
    return FormRow(path, depth, kind, question(one, kind), law_words(one), may_stand(one, kind, choices), words, one)


def _item_row(one: Field, path: str, depth: int, number: int) -> FormRow:
    assert one.items is not None
    words = tuple(choice_words(value) for value in one.values)
    return FormRow(path, depth, "value", f"{number}. {one.items.description}", "", "", words, one)


def title_of(key: str) -> str:
    """The name of a part: ``Double down`` of double_down."""
    plain = key.replace("_", " ").replace("-", " ")
    return (plain[:1].upper() + plain[1:])[:_TITLE]
