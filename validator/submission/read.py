"""Read a filing in one go: its text, its chapter, its shape."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path

from validator.core.letters import odd_letters
from validator.submission.fault import Fault, fault_at, in_order
from validator.submission.filing import ABSENT, UNREADABLE, Filing
from validator.submission.load import load_filing
from validator.submission.schema import chapters_with_schema, load_schema
from validator.submission.typed import TypedFiling

_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Read:
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


def read_submission(source: Path | str | bytes, name: str = "") -> Read:
    """Load a filing, choose its chapter's schema and hold it against that; see load_filing for the arguments.

    Faulty content raises nothing; a file that cannot be opened raises OSError.
    """
    loaded = load_filing(source, name)
    chapter = None if loaded.filing is None else choose_chapter(loaded.filing)
    if loaded.filing is None or chapter is None:
        return Read(loaded.filing, "", None, loaded.faults, loaded.lines, loaded.sha256)
    if isinstance(chapter, Fault):
        faults = in_order([*loaded.faults, chapter])
        return Read(loaded.filing, "", None, faults, loaded.lines, loaded.sha256)
    # jsonschema takes longer to import than a filing to read: only where there is one.
    from validator.submission.shape import read_shape

    shaped = read_shape(loaded.filing, load_schema(chapter))
    told = [
        replace(fault, message=shaped.advice.get(fault.path, fault.message)) if fault.kind == "float-value" else fault
        for fault in loaded.faults
    ]
    faults = in_order([*told, *shaped.faults])
    return Read(loaded.filing, chapter, shaped.typed, faults, loaded.lines, loaded.sha256)


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
