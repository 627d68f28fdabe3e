"""A form that was filled in, as the filing that it says: each answer understood, or a fault with its cell."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from validator.filing.fields import Field, field_at
from validator.forms.answers import Answer, NotUnderstood, is_none, items_named, offered, understood
from validator.forms.layout import FormRow, SubmissionForm, form_version, submission_form
from validator.forms.text import AnsweredForm, Misread, text_of
from validator.law.chapters import HELD
from validator.law.versions import law_of
from validator.report.words import count
from validator.submission.fault import Fault, Place, fault_at
from validator.submission.filing import item_path, key_path, parent_path
from validator.submission.form_source import FormSource

OUTSIDE: Final = "outside-the-form"
"""The kind of fault of what stands where no answer is asked for."""

MISSING: Final = "missing-question"
"""The kind of fault of questions that are no longer in a form."""
_NAMED: Final = 3
_TOP: Final = Place(1, 1, 1, 2)
_ITEM: Final = re.compile(r"(?P<list>.*?)\[(?P<number>[0-9]{1,3})\](?P<rest>.*)")
_LONGEST: Final = 80


@dataclass(frozen=True, slots=True)
class FilledRow:
    """A row of a form as it was filled in: the key that it bears, its question, what was answered and remarked.

    ``at`` names the row's answer, ``asked_at`` its question; ``fixed`` is what else stands in it, each with its place.
    """

    key: str
    question: str
    answer: Answer | None
    remark: str
    at: str
    asked_at: str
    fixed: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class ReadForm:
    """A form as its file says it: which one it is, its rows, and what stands outside of them, each with its place.

    ``top`` names the place of what is about the form as a whole; ``unseen`` tells, with its place, what whoever reads
    the form does not see as it is read here: rows that are hidden, changes that nobody has accepted.
    """

    chapter: str
    version: str
    top: str
    rows: list[FilledRow] = field(default_factory=list)
    outside: list[tuple[str, str]] = field(default_factory=list)
    unseen: list[tuple[str, str]] = field(default_factory=list)


def source_of(read: ReadForm, sha256: str) -> FormSource:
    """The filing that a form says."""
    return _Understanding(read).source(sha256)


class _Understanding:
    """Understands the answers of one form, row by row."""

    def __init__(self, read: ReadForm) -> None:
        self._read = read
        self._form = AnsweredForm(read.chapter)
        self._cells: dict[str, str] = {}
        self._misread: dict[str, Fault] = {}
        self._outside: list[Fault] = []
        self._refused: dict[str, str] = {}
        self._asked = _questions(read)
        self._lists: dict[str, list[FilledRow]] = {}

    def source(self, sha256: str) -> FormSource:
        """All of it."""
        self._of_form()
        seen: dict[str, FilledRow] = {}
        for row in self._read.rows:
            if row.key in seen:
                self._fault(
                    "answered-twice", f"{row.key} is asked a second time here; it is at {seen[row.key].at} too", row
                )
                continue
            seen[row.key] = row
            self._row(row)
        for path, rows in self._lists.items():
            self._list(path, rows)
        self._refuse()
        self._missing(seen)
        for where, words in self._read.unseen:
            self._outside.append(fault_at("not-to-be-seen", words, _TOP)._replace(cell=where))
        for where, words in self._read.outside:
            told = f'"{_cut(words)}" stands outside of the answers and is not read; move it into Remarks, or delete it'
            self._outside.append(fault_at(OUTSIDE, told, _TOP)._replace(cell=where))
        text = text_of(self._form, f"A Rules Submission for {law_of(self._read.chapter).text.title}, from a form.")
        return FormSource(text, self._places(), self._misread, tuple(self._outside), sha256)

    def _of_form(self) -> None:
        version = form_version(self._read.chapter)
        if self._read.version != version:
            told = (
                f"the form was made by another version of the program, so that its questions may differ from ours "
                f"({self._read.version or 'none'}, not {version}); read it over, and write a new one from it: "
                f"floorperson init {self._read.chapter} --from FORM -o NEW"
            )
            self._outside.append(fault_at("another-form", told, _TOP)._replace(cell=self._read.top))

    def _row(self, row: FilledRow) -> None:
        item = _ITEM.fullmatch(row.key)
        one = field_at(self._read.chapter, item["list"] if item is not None and not item["rest"] else row.key)
        if one is None or one.path == "chapter":
            if row.answer is not None or row.remark:
                self._fault("unknown-key", f"the form of chapter {self._read.chapter} asks for no {row.key}", row)
            return
        self._unchanged(row)
        self._cells[row.key] = row.at
        if row.remark:
            self._form.remarks[row.key] = row.remark
        if item is not None or one.items is not None:
            self._lists.setdefault(item["list"] if item is not None else row.key, []).append(row)
        elif one.is_block:
            self._block(row)
        elif row.answer is not None:
            self._value(row.key, row.answer, one, row.at)

    def _unchanged(self, row: FilledRow) -> None:
        """Tell of a question, or of law beside it, that is not the form's: who answers must read what is asked."""
        if not self._asked:
            return
        asked = self._asked.get(row.key)
        if asked is None or _plain(asked.question) != _plain(row.question):
            own = f", which is: {asked.question}" if asked is not None else ""
            told = f"this is not the question of the form about {row.key}{own}"
            self._outside.append(fault_at("changed-question", told, _TOP)._replace(cell=row.asked_at))
            return
        for where, words in row.fixed:
            if _plain(words) not in (_plain(asked.law), _plain(asked.may)):
                self._read.outside.append((where, words))

    def _block(self, row: FilledRow) -> None:
        """Take in whether a block is there."""
        if row.answer is None:
            return
        try:
            if offered(row.answer):
                self._form.present.add(row.key)
            else:
                self._refused[row.key] = row.at
                said = self._form.remarks.get(row.key)
                self._form.remarks[row.key] = "answered No in the form" + (f"; {said}" if said else "")
        except NotUnderstood as error:
            self._outside.append(fault_at("not-understood", str(error), _TOP, row.key)._replace(cell=row.at))

    def _value(self, path: str, answer: Answer, one: Field, at: str) -> None:
        try:
            self._form.values[path] = understood(answer, one)
        except NotUnderstood as error:
            self._form.values[path] = Misread(str(answer))
            self._misread[path] = fault_at("not-understood", str(error), _TOP, path)._replace(cell=at)

    def _list(self, path: str, rows: list[FilledRow]) -> None:
        """Take in a list: its items in the order of their rows, without the rows left empty."""
        one = field_at(self._read.chapter, path)
        if one is None or one.items is None:
            return
        whole = next((row for row in rows if row.key == path), None)
        items = [row for row in rows if row is not whole and row.answer is not None]
        if whole is not None and whole.answer is not None:
            if is_none(whole.answer):
                self._form.present.add(path)
                if items:
                    self._fault(
                        "not-understood", f"none is said here, and {items[0].at} names one; keep one of the two", whole
                    )
            else:
                items.insert(0, whole)
        if one.fields:
            self._groups(path, one, items)
            return
        answers = [(part, row) for row in items if row.answer is not None for part in items_named(row.answer, one)]
        for number, (part, row) in enumerate(answers):
            item = item_path(path, number)
            self._value(item, part, one, row.at)
            self._cells[item] = row.at

    def _groups(self, path: str, one: Field, rows: list[FilledRow]) -> None:
        """Take in a list of mappings, the rows of each of which bear its number."""
        numbers: dict[int, list[tuple[str, FilledRow]]] = {}
        for row in rows:
            found = _ITEM.fullmatch(row.key)
            if found is None:
                self._fault("not-understood", "answer in the rows beneath, one for each part of an item", row)
                continue
            numbers.setdefault(int(found["number"]), []).append((found["rest"].removeprefix("."), row))
        fields = {inner.key: inner for inner in one.fields}
        for place, number in enumerate(sorted(numbers)):
            for key, row in numbers[number]:
                if key in fields and row.answer is not None:
                    at = key_path(item_path(path, place), key)
                    self._value(at, row.answer, fields[key], row.at)
                    self._cells[at] = row.at

    def _refuse(self) -> None:
        """Tell of answers about what is said not to be offered."""
        for path, at in self._refused.items():
            beneath = [one for one in self._form.values if one.startswith((f"{path}.", f"{path}["))]
            if beneath:
                first = self._cells.get(beneath[0], at)
                told = f"No is said here, and answers follow beneath ({first}); clear them, or say Yes"
                self._outside.append(fault_at("not-understood", told, _TOP, path)._replace(cell=at))

    def _missing(self, seen: Collection[str]) -> None:
        """Tell of questions of the form that are no longer in it."""
        asked = form_rows(submission_form(self._read.chapter)) if self._asked else []
        lacking = [row.path for row in asked if row.path not in seen]
        if lacking:
            named = f"{', '.join(lacking[:_NAMED])}{' and others' if len(lacking) > _NAMED else ''}"
            lost = count(len(lacking), "question")
            words = f"{lost} of the form cannot be read in it, and count as not answered: {named}"
            self._outside.append(fault_at(MISSING, words, _TOP)._replace(cell=self._read.top))

    def _places(self) -> Mapping[str, str]:
        """The cells of all keys; of a block without a row that of the first row in it."""
        held = {"": self._read.top, "chapter": self._read.top, **self._cells}
        for path, cell in self._cells.items():
            above = parent_path(path)
            while above:
                held.setdefault(above, cell)
                above = parent_path(above)
        return held

    def _fault(self, kind: str, told: str, row: FilledRow) -> None:
        self._outside.append(fault_at(kind, told, _TOP, row.key)._replace(cell=row.at))


def _questions(read: ReadForm) -> dict[str, FormRow]:
    """The rows of the form by key; none where it is of another version."""
    if read.version != form_version(read.chapter):
        return {}
    items: dict[str, int] = {}
    for row in read.rows:
        found = _ITEM.fullmatch(row.key)
        if found is not None:
            items[found["list"]] = max(items.get(found["list"], 0), int(found["number"]) + 1)
    return {row.path: row for row in form_rows(submission_form(read.chapter, items))}


def form_rows(form: SubmissionForm) -> list[FormRow]:
    """All rows of a form."""
    return [row for part in form.parts for row in part.rows]


def unknown_chapter(chapter: str) -> str:
    """What to say of a form of a chapter that is not held; "" where it is."""
    if chapter in HELD:
        return ""
    return f"a form of chapter {chapter!r}, which is not held; there are: {', '.join(HELD)}"


def _plain(words: str) -> str:
    return " ".join(words.split())


def _cut(words: str) -> str:
    plain = _plain(words)
    return plain if len(plain) <= _LONGEST else f"{plain[:_LONGEST]}..."
