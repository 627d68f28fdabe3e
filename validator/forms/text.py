"""The YAML text that a form says: keys in the order of the schema, remarks as comments."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from validator.filing.fields import Field, filing_fields
from validator.submission.edit import flow
from validator.submission.filing import Scalar, item_path, key_path
from validator.submission.form_source import UNREAD

_WIDTH: Final = 118
_STEP: Final = "  "


class Misread(NamedTuple):
    """An answer that was not understood, as it stands there."""

    words: str


Said = Scalar | Misread


class _Line(NamedTuple):
    depth: int
    text: str
    is_comment: bool = False


@dataclass(slots=True)
class AnsweredForm:
    """What the answers of a form mean, by path.

    ``values`` are those of fields and of items of lists, ``present`` the blocks and lists that are there though they
    may hold nothing; ``remarks`` those of any row.
    """

    chapter: str
    values: dict[str, Said] = field(default_factory=dict)
    present: set[str] = field(default_factory=set)
    remarks: dict[str, str] = field(default_factory=dict)


def text_of(answered: AnsweredForm, about: str) -> str:
    """The text of the filing; ``about`` is its first line, a comment."""
    lines = [f"# {about}", "", f'chapter: "{answered.chapter}"']
    for one in filing_fields(answered.chapter):
        if one.key != "chapter" and (held := list(_field(answered, one, one.key, 0))):
            lines += ["", *(f"{_STEP * line.depth}{line.text}" for line in held)]
    return "\n".join(lines) + "\n"


def _field(form: AnsweredForm, one: Field, path: str, depth: int) -> Iterator[_Line]:
    """The lines of a field; where it says nothing, its remarks alone."""
    if one.items is not None:
        yield from _list(form, one, path, depth)
    elif one.is_block:
        yield from _block(form, one, path, depth)
    elif path in form.values:
        yield from _with_remark(form, path, depth, f"{flow(one.key)}: {_written(form.values[path])}")
    else:
        yield from _comment(form, path, depth)


def _block(form: AnsweredForm, one: Field, path: str, depth: int) -> Iterator[_Line]:
    held = [line for inner in one.fields for line in _field(form, inner, key_path(path, inner.key), depth + 1)]
    stated = any(not line.is_comment for line in held)
    if stated or path in form.present:
        yield from _with_remark(form, path, depth, f"{flow(one.key)}:" + ("" if stated else " {}"))
        yield from held
        return
    yield from _comment(form, path, depth)
    yield from (line._replace(depth=depth) for line in held)


def _list(form: AnsweredForm, one: Field, path: str, depth: int) -> Iterator[_Line]:
    items, remarks = [], []
    for number in range(_length(form, path)):
        item = item_path(path, number)
        items.append(_item(form, one, item))
        within = [item, *(key_path(item, inner.key) for inner in one.fields)]
        remarks.append([line for each in within for line in _comment(form, each, depth + 1)])
    whole = f"{flow(one.key)}: [{', '.join(items)}]"
    if not items and path not in form.present:
        yield from _comment(form, path, depth)
    elif not (any(remarks) or (one.fields and items)) and len(whole) <= _WIDTH - len(_STEP) * depth:
        yield from _with_remark(form, path, depth, whole)
    else:
        yield from _with_remark(form, path, depth, f"{flow(one.key)}:")
        for words, above in zip(items, remarks, strict=True):
            yield from above
            yield _Line(depth + 1, f"- {words}")
    # Remarks of rows left empty behind the last item.
    beyond = (each for each in form.remarks if each.startswith(f"{path}[") and _number(each, path) >= len(items))
    for each in beyond:
        yield from _comment(form, each, depth)


def _item(form: AnsweredForm, one: Field, item: str) -> str:
    if not one.fields:
        return _written(form.values[item])
    held = ((inner.key, key_path(item, inner.key)) for inner in one.fields)
    return "{" + ", ".join(f"{flow(key)}: {_written(form.values[at])}" for key, at in held if at in form.values) + "}"


def _length(form: AnsweredForm, path: str) -> int:
    return max((_number(each, path) + 1 for each in form.values if each.startswith(f"{path}[")), default=0)


def _number(item: str, path: str) -> int:
    return int(item[len(path) + 1 :].partition("]")[0])


def _written(value: Said) -> str:
    if isinstance(value, Misread):
        return f"{UNREAD} {json.dumps(value.words)}"
    return flow(value) if not isinstance(value, str) or value.isprintable() else json.dumps(value)


def _with_remark(form: AnsweredForm, path: str, depth: int, text: str) -> Iterator[_Line]:
    remark = _one_line(form.remarks.get(path, ""))
    yield _Line(depth, f"{text} # {remark}" if remark else text)


def _comment(form: AnsweredForm, path: str, depth: int) -> Iterator[_Line]:
    """The remark of a row that says nothing, with its path."""
    if remark := _one_line(form.remarks.get(path, "")):
        yield _Line(depth, f"# {path}: {remark}", True)


def _one_line(words: str) -> str:
    plain = "".join(letter if letter.isprintable() else " " for letter in words)
    return " ".join(plain.split())
