"""Read a filing in one go: its text, its chapter, its shape."""

from collections.abc import Iterator
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from validator.core.confusables import odd_letters
from validator.submission.fault import Fault, fault_at, faults_in_order
from validator.submission.filing import ABSENT, UNREADABLE, Filing, key_path, parent_path, without_indices
from validator.submission.form_source import FormSource, faults_by_cell
from validator.submission.load import load_filing
from validator.submission.schema import chapters_with_schema, load_schema
from validator.submission.typed import TypedFiling

_LONGEST = 40
_STRANGE = 5
"""So many unknown keys, all known to another chapter, as no mistyping explains."""
_STRANGER = 15
"""So many as none explains though a few are unknown to the other chapter too: one in ``_IN_ALL``."""
_IN_ALL = 4


class FilingReading(NamedTuple):
    """A filing read as far as it goes, with every fault found, by place.

    ``filing`` is None where the text could not be read; ``chapter`` is "" and ``typed`` None where it names
    no chapter that has a schema. ``lines`` and ``sha256`` are as in Loaded.
    """

    filing: Filing | None
    chapter: str
    typed: TypedFiling | None
    faults: tuple[Fault, ...]
    lines: tuple[str, ...]
    sha256: str


def read_submission(source: Path | str | bytes | FormSource, name: str = "") -> FilingReading:
    """Load a filing, choose its chapter's schema and hold it against that; see load_filing for the arguments.

    A form that was filled in is read as the text that it says. Faulty content raises nothing; a file that cannot be
    opened raises OSError.
    """
    if isinstance(source, FormSource):
        return _of_form(read_submission(source.text, name), source)
    loaded = load_filing(source, name)
    chapter = None if loaded.filing is None else choose_chapter(loaded.filing)
    if loaded.filing is None or chapter is None:
        return FilingReading(loaded.filing, "", None, loaded.faults, loaded.lines, loaded.sha256)
    if isinstance(chapter, Fault):
        faults = faults_in_order([*loaded.faults, chapter])
        return FilingReading(loaded.filing, "", None, faults, loaded.lines, loaded.sha256)
    # A replay reads filings only where it is given any.
    from validator.submission.shape import read_shape

    shaped = read_shape(loaded.filing, load_schema(chapter))
    unknown = sum(fault.kind == "unknown-key" for fault in shaped.faults)
    if unknown >= _STRANGE and (meant := _chapter_meant(loaded.filing, chapter)) is not None:
        return FilingReading(
            loaded.filing, "", None, faults_in_order([*loaded.faults, meant]), loaded.lines, loaded.sha256
        )
    told = [
        fault._replace(message=shaped.advice.get(fault.path, fault.message)) if fault.kind == "float-value" else fault
        for fault in loaded.faults
    ]
    faults = faults_in_order([*told, *shaped.faults])
    return FilingReading(loaded.filing, chapter, shaped.typed, faults, loaded.lines, loaded.sha256)


def _of_form(read: FilingReading, source: FormSource) -> FilingReading:
    """What was read of the text that a form says, with the form's digest and its cells."""
    filing = None if read.filing is None else replace(read.filing, sha256=source.sha256, cells=source.cells)
    seen = None
    if read.typed is not None:
        own = replace(read.typed.filing, sha256=source.sha256, cells=source.cells)
        seen = replace(read.typed, filing=own)
    faults = faults_by_cell(read.faults, source)
    return read._replace(filing=filing, typed=seen, faults=faults, sha256=source.sha256)


def _chapter_meant(filing: Filing, chapter: str) -> Fault | None:
    """The fault that a filing is of another chapter than it says, as hardly a key of it is one of the chapter's."""
    strange = _strange_keys(filing, chapter)
    others = {other: _strange_keys(filing, other) for other in chapters_with_schema() if other != chapter}
    likely = min(others, key=lambda other: others[other])
    if strange < (_STRANGER if others[likely] else _STRANGE) or others[likely] * _IN_ALL > strange:
        return None
    path = next((path for path in _chapter_paths(filing, (chapter,)) if filing.has(path)), "")
    message = (
        f"{strange} keys of this filing are unknown to chapter {chapter}, and {others[likely] or 'none'} to "
        f'chapter {likely}; if it is a filing under that one, write  chapter: "{likely}"'
    )
    return fault_at("another-chapter", message, filing.place(path), path)


def _strange_keys(filing: Filing, chapter: str) -> int:
    """How many keys of a filing the schema of a chapter does not know, those beneath such a key left aside."""
    known = {key_path(path, key) for key, path in load_schema(chapter).known_keys()}
    paths = {without_indices(path) for path in filing.paths()}
    named = {path for path in paths if not path.endswith("]") or path.endswith('"]')}
    return sum(path not in known and (not parent_path(path) or _holder(path) in known) for path in named)


def _holder(path: str) -> str:
    """The path of the mapping, or of the list of mappings, that holds a key."""
    return parent_path(path).removesuffix("[*]")


def choose_chapter(filing: Filing) -> str | Fault | None:
    """The chapter that a filing names, if its schema is here; else the fault.

    None where it is unreadable, which is a fault already. A chapter written as a number, under the head, or
    under a misspelt key is taken all the same: its schema then says what is wrong with that.
    """
    known = chapters_with_schema()
    listed = ", ".join(f'"{name}"' for name in known) or "none"
    path = next((path for path in _chapter_paths(filing, known) if filing.has(path)), "chapter")
    missing = filing.missing(path)
    if missing is UNREADABLE:
        return None
    if missing is ABSENT:
        message = f'the filing does not say its chapter; write  chapter: "{known[0]}"  at its top (one of {listed})'
        return fault_at("missing-key", message, filing.place(path), path)
    entry = filing.entries[path]
    if entry.value is None:
        what = "a list" if entry.kind == "list" else "keys with values"
        message = f'chapter is {what} here; write  chapter: "{known[0]}"  (one of {listed})'
        return fault_at("unknown-chapter", message, entry.place, path)
    said = str(entry.value).strip()
    if said in known:
        return said
    near = get_close_matches(said.lower().removeprefix("chapter").strip()[:_LONGEST], known, 1, 0.5)
    hint = f'did you mean "{near[0]}"? ' if near else ""
    named = f"{said[:_LONGEST]}{odd_letters(said[:_LONGEST])}"
    message = f"no filings of chapter {named} can be read; {hint}the chapters here are {listed}"
    return fault_at("unknown-chapter", message, entry.place, path)


def _chapter_paths(filing: Filing, known: tuple[str, ...]) -> Iterator[str]:
    """Where the chapter is looked for, the best place first."""
    yield "chapter"
    yield "head.chapter"
    keys = (*filing.keys(""), *filing.keys("head"))
    for key, path in zip(keys, (*filing.children(""), *filing.children("head")), strict=True):
        entry = filing.entries[path]
        if entry.value is not None and str(entry.value) in known and get_close_matches(key, ("chapter",), 1, 0.7):
            yield path
