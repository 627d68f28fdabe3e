"""A filing to be filled in: every field of a chapter as a comment, with its alternatives and its paragraph.

Below the chapter, every line that states nothing begins with ``#``. Without that sign the lines are those of a sound
filing, in which what belongs to other ways of running the game is still a comment.
"""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from validator.filing.fields import Field, filing_fields
from validator.filing.variants import Variant, choices_of, ways_of
from validator.law.versions import law_of
from validator.report.form_text import described
from validator.submission.edit import flow
from validator.submission.filing import Filing, Scalar, parent_path

STATED: Mapping[str, object] = {"head.status": "unfinished"}
"""What a template states: it may yet say what it does not."""

_HOW = (
    "Whatever is not stated is not checkable. To state a field, take the # at the beginning of its line away, and of "
    "the lines of the blocks that it stands in, and write what is so at your tables: what stands there is an example "
    "that the law allows. Lines with a second # are explanations, or belong to another way of running the game.",
    "In [...] is what may stand there; against § ...: values that break that paragraph, for review: that one may read "
    "it so, while the rest stands as in the examples.",
    "Change the status to draft or submitted once the filing is complete: what an unfinished one does not say is not "
    "held against it.",
)
_WIDTH = 118
_STEP = "  "

PlainValue = object


def template(chapter: str, way: Variant, stated: Mapping[str, PlainValue], schema: str = "") -> str:
    """The text of a filing that states what ``stated`` gives by path, and has all other fields as comments.

    ``schema`` is the file of its JSON Schema, as one finds it from the filing, for editors; "" for none.
    """
    others = ", ".join(each.name for each in ways_of(chapter) if each is not way)
    top = [
        f"A Rules Submission for {law_of(chapter).text.title}, 58 Pa. Code Chapter {chapter}: {way.name}.",
        *([f"Other ways of running the game: {others} (floorperson init {chapter} --way ...)."] if others else []),
        *_HOW,
    ]
    head = [f"# yaml-language-server: $schema={schema}"] if schema else []
    lines = _Template(chapter, way, dict(stated)).lines(filing_fields(chapter))
    about_it = [f"# {row}" for words in top for row in wrapped(words, _WIDTH)]
    return "\n".join([*head, *about_it, "", f'chapter: "{chapter}"', *lines]) + "\n"


@dataclass(slots=True)
class _Template:
    """Writes the fields of one template."""

    chapter: str
    way: Variant
    stated: dict[str, PlainValue]
    live: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.live = frozenset(part for path in self.stated for part in _above(path))

    def lines(self, fields: Sequence[Field]) -> Iterator[str]:
        """The lines of the blocks at the top, a blank one before each."""
        for one in fields:
            if one.key != "chapter":
                yield ""
                yield from self._field(one, 0, None)

    def _field(self, one: Field, depth: int, outside: int | None) -> Iterator[str]:
        """The lines of a field; ``outside`` is the depth of the block around it that the way does not have."""
        live = one.path in self.live
        if live:
            outside = None
        elif outside is None and one.path not in self.way.fields:
            outside = depth
        write = _Lines(depth, live, outside)
        choices = choices_of(one, self.way, self.chapter)
        yield from write.comment(described(one, choices))
        if one.is_block:
            yield write.line(f"{_key(one)}:")
            for inner in one.fields:
                yield from self._field(inner, depth + 1, outside)
            return
        for inner in one.fields:
            yield from write.comment(f"{inner.key}: {described(inner, choices_of(inner, self.way, self.chapter))}")
        yield from write.value(_key(one), self._value(one))

    def _value(self, one: Field) -> PlainValue:
        """What is stated; else what a sound filing says, that of the way first; else an example."""
        if one.path in self.stated:
            return self.stated[one.path]
        for way in (self.way, *ways_of(self.chapter)):
            if one.path in way.filing.entries:
                return plain_value(way.filing, one.path)
        return example_value(one)


@dataclass(frozen=True, slots=True)
class _Lines:
    """Writes the lines of a field at its depth, as a comment where it is not stated."""

    depth: int
    live: bool
    outside: int | None

    def line(self, words: str) -> str:
        """One line."""
        if self.live:
            return f"{_STEP * self.depth}{words}"
        if self.outside is None:
            return f"#{_STEP * self.depth}{words}"
        return f"#{_STEP * self.outside}#{_STEP * (self.depth - self.outside)}{words}"

    def comment(self, words: str) -> Iterator[str]:
        """An explanation, in as many lines as it takes."""
        for row in wrapped(words, _WIDTH - 4 - len(_STEP) * self.depth):
            yield f"## {row}" if self.live and not self.depth else self.line(f"# {row}")

    def value(self, key: str, value: PlainValue) -> Iterator[str]:
        """The key with its value; a long list has a line for each item."""
        whole = f"{key}: {flow(value)}"
        if not isinstance(value, list) or len(whole) < _WIDTH - 10 - len(_STEP) * self.depth:
            yield self.line(whole)
            return
        yield self.line(f"{key}:")
        for item in value:
            yield self.line(f"{_STEP}- {flow(item)}")


def wrapped(words: str, width: int) -> list[str]:
    """The words in lines, no paragraph parted from its sign."""
    held = words.replace("§ ", "§\N{NO-BREAK SPACE}")
    rows = textwrap.wrap(held, width, break_on_hyphens=False, break_long_words=False)
    return [row.replace("\N{NO-BREAK SPACE}", " ") for row in rows]


def _above(path: str) -> Iterator[str]:
    """The path and those of the blocks that hold it."""
    while path:
        yield path
        path = parent_path(path)


def _key(one: Field) -> str:
    return flow(one.key)


def plain_value(filing: Filing, path: str) -> PlainValue:
    """The value of a filing at a path: a scalar, a list or a mapping."""
    entry = filing.entries[path]
    if entry.kind == "list":
        return [plain_value(filing, child) for child in entry.children]
    if entry.kind == "mapping":
        return {key: plain_value(filing, child) for key, child in zip(entry.keys, entry.children, strict=True)}
    return entry.value


def example_value(one: Field) -> PlainValue:
    """The schema's example of a value for a field that no sound filing states."""
    if one.items is None:
        return _first(one)
    if one.fields:
        return [{inner.key: _first(inner) for inner in one.fields}]
    return [one.items.examples[0] if one.items.examples else one.values[0]]


def _first(one: Field) -> Scalar:
    return (*one.shape.examples, *one.values, "...")[0]
