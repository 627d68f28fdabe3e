"""Says what a file is, by its content, and which commands take it; no more than its beginning is read of any text."""

import os
import re
import shlex
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from validator.core.files import named, open_file, reason_of
from validator.core.limits import FORM
from validator.forms.archive import EXCEL, WORD, bears_mark, office_content, what_it_is
from validator.forms.kinds import NO_TEXT, NoForm
from validator.law.chapters import HELD
from validator.log.columns import LogUnusable
from validator.log.importers.looks import looks_like
from validator.log.importers.rounds.database import MAGIC as SQLITE
from validator.log.importers.rounds.duckdb_file import MAGIC as DUCKDB, MAGIC_AT
from validator.log.importers.rounds.mapping import map_schema
from validator.log.read.opening import form_of, opened_text
from validator.submission.fault import Fault
from validator.submission.filing import Filing
from validator.submission.load import load_filing
from validator.submission.read import choose_chapter
from validator.submission.schema import chapters_with_schema, load_schema

FileKind = Literal[
    "filing",
    "form",
    "log",
    "rounds",
    "source",
    "map",
    "amendment",
    "report",
    "document",
    "workbook",
    "empty",
    "not readable",
    "something else",
]
"""What a file can be. A ``form`` is a filing in Excel or Word; ``rounds`` are finished rounds that need a map,
``source`` what an importer takes without one; a ``document`` and a ``workbook`` are none of ours."""

_HEAD: Final = 1 << 16
_KEY: Final = re.compile(r"""^["']?[A-Za-z_$][\w $-]*["']?\s*:(?:\s|$)""", re.MULTILINE)
_REPORT: Final = re.compile(rb'\{\s*(?:"line"\s*:\s*"head"\s*,\s*)?"report_version"\s*:')
_IMPORTER: Final = re.compile(r"what the importer (\S+) takes")
_COLUMNS: Final = (b"PAR1", b"ARROW1", b"\xff\xff\xff\xff")
_ENOUGH: Final = 3
"""So many keys of filings at the top of a text make it one."""
_OF_AMENDMENT: Final = frozenset({"effective", "title"})
_GUESS: Final = "floorperson import rounds {file} --guess -o map.yaml"
_OF_LOG: Final = ("floorperson replay {file} -s FILING.yaml", "floorperson exhibit {file} -o exhibit.html")
_FORM_INSTEAD: Final = ("floorperson init 551 -o form.docx", "floorperson init 551 -o form.xlsx")


class Identified(NamedTuple):
    """What a file is: its kind, a sentence that says it, and command lines that can be run on it next.

    ``chapter`` is that of a filing or a map, "" where it is not told; ``size`` counts bytes.
    """

    kind: FileKind
    says: str
    steps: tuple[str, ...] = ()
    chapter: str = ""
    size: int = 0


def identify(path: Path, folder: Path | None = None, called: str = "") -> Identified:
    """Say what a file is; one that cannot be read, or leads out of ``folder`` (None: its own), is told as such.

    ``called`` is what the command lines call it, its path where it is left out.

    Nothing is raised for a faulty file, and nothing in it is run. Of Office files the parts are looked at, of other
    files the beginning.
    """
    try:
        if why := _why_refused(path, folder or path.parent):
            return Identified("not readable", why)
        size = path.stat().st_size
        with open_file(path) as file:
            head = file.read(_HEAD)
    except (OSError, ValueError) as error:
        return Identified("not readable", f"The file cannot be read: {reason_of(error)}.")
    if not head.strip():
        return Identified("empty", "The file is empty.", size=size)
    try:
        found = next(filter(None, (look(path, head) for look in _LOOKS)), None) or _something_else(head)
    except (OSError, ValueError, LogUnusable, RecursionError) as error:
        return Identified("not readable", f"The file cannot be read: {_reason(error)}.", size=size)
    steps = tuple(step.replace("{file}", _word(called or named(path))) for step in found.steps)
    return found._replace(steps=steps, size=size)


def _reason(error: Exception) -> str:
    """Why a file cannot be read; of an error that names its path, what kind it is."""
    return reason_of(error) if isinstance(error, OSError) else f"it is damaged ({type(error).__name__})"


def _why_refused(path: Path, folder: Path) -> str:
    """Why a path is not followed, in a sentence; "" where it leads to a file of the folder. Raises OSError."""
    leads_to = Path(os.path.realpath(path))
    if stat.S_ISLNK(path.lstat().st_mode) and not leads_to.is_relative_to(os.path.realpath(folder)):
        return "This is a link that leads out of its folder; it is not followed."
    return ""


def _office(path: Path, head: bytes) -> Identified | None:
    if not head.startswith(tuple(NO_TEXT)):
        return None
    try:
        kind = what_it_is(office_content(path)) or "no text"
    except NoForm:
        return Identified("something else", f"This is no text, and {FORM.passed('it holds')}.")
    if kind in (EXCEL, WORD) and bears_mark(path):
        return Identified("form", f"This is a filing form ({kind}).", _of_filing(form=True))
    if kind == EXCEL:
        says = "This is an Excel workbook and no filing form. Finished rounds in it become a log by a map."
        return Identified("workbook", says, (_GUESS, _FORM_INSTEAD[1]))
    says = f"This is {kind} and no filing form: it cannot be checked."
    return Identified("document", says, (_FORM_INSTEAD[0],))


def _in_columns(path: Path, head: bytes) -> Identified | None:
    if not head.startswith(_COLUMNS):
        return None
    from validator.log.fast.arrow_rows import ArrowRows
    from validator.log.read.columnar import column_batches, pyarrow_module

    if not form_of(path):
        return Identified("something else", "This is a file in columns; a log of this kind ends in .parquet or .arrow.")
    try:
        next(column_batches(path, ArrowRows(pyarrow_module("pyarrow")), ("seq",)), None)
    except LogUnusable as error:
        if "pyarrow" in str(error):
            return Identified("something else", "This is a file in columns, and pyarrow, which reads it, is missing.")
        return Identified("rounds", "This is a file in columns and no round log; rounds in it need a map.", (_GUESS,))
    return Identified("log", "This is a round log in columns.", _OF_LOG)


def _database(path: Path, head: bytes) -> Identified | None:
    if not (head.startswith(SQLITE) or head[MAGIC_AT] == DUCKDB):
        return None
    return Identified("rounds", "This is a database; finished rounds in it become a log by a map.", (_GUESS,))


def _report(path: Path, head: bytes) -> Identified | None:
    if not _REPORT.match(head.lstrip()):
        return None
    if b'"job": "replay"' in head or b'"job":"replay"' in head:
        says = "This is a report of floorperson replay in JSON."
        return Identified("report", says, ("floorperson summary {file}",))
    return Identified("report", "This is a report of floorperson in JSON.")


def _yaml(path: Path, head: bytes) -> Identified | None:
    """A filing, a map or an amendment: what of them is told by the keys at the top of the first lines."""
    if head.lstrip()[:1] in (b"{", b"[") or b"\0" in head:
        return None
    if not _KEY.search(head.decode("utf-8", "replace")):
        return None
    read = load_filing(_whole_blocks(head)).filing
    keys = set() if read is None else set(read.keys())
    if read is None or "chapter" not in keys:
        return _yaml_without_chapter(path, keys)
    chapter = _chapter_of(read)
    if keys >= _OF_AMENDMENT:
        step = f"floorperson law {chapter or '633a'} --amend {{file}}"
        return Identified("amendment", f"This is an amendment{_to(chapter)}.", (step,), chapter)
    of_map, of_filing = len(keys & _top_keys("map")), len(keys & _top_keys(chapter))
    if of_map > of_filing:
        step = "floorperson import rounds SHEET --map {file} -o log.jsonl"
        return Identified("map", f"This is a map of finished rounds{_to(chapter)}.", (step,), chapter)
    return Identified("filing", f"This is a filing (YAML){_to(chapter)}.", _of_filing(), chapter)


def _yaml_without_chapter(path: Path, keys: set[str]) -> Identified | None:
    """A filing that names no chapter, or whose text is broken, where its name or its keys tell that it is meant so."""
    is_named = path.name.lower().endswith((".yaml", ".yml"))
    if not is_named and len(keys & _top_keys("")) < _ENOUGH:
        return None
    says = "This is YAML and names no chapter; the check says what is wrong with it."
    return Identified("filing", says, ("floorperson check {file}",))


def _text(path: Path, head: bytes) -> Identified | None:
    words = looks_like(path)
    if words.startswith("a round log"):
        return _log_of_text(path)
    if found := _IMPORTER.match(words):
        step = f"floorperson import {found[1]} {{file}} -o log.jsonl"
        return Identified("source", f"This is a log of another program, {found[1]}.", (step,))
    if words.startswith("an empty"):
        return Identified("empty", "The file is empty.")
    if not words or not (words.startswith("JSON") or _is_table(path)):
        return None
    form = "JSON" if words.startswith("JSON") else "a table of text (CSV)"
    return Identified("rounds", f"This is {form} and no round log; finished rounds in it need a map.", (_GUESS,))


def _log_of_text(path: Path) -> Identified:
    form = {".jsonl": "JSON lines", ".csv": "CSV"}.get(form_of(path))
    if form is None:
        says = "This is a round log, and its name does not say so: call it .jsonl or .csv."
        return Identified("log", says)
    return Identified("log", f"This is a round log ({form}).", _OF_LOG)


def _is_table(path: Path) -> bool:
    """Whether two lines at the beginning have as many values, as those of a table have."""
    try:
        with opened_text(path) as file:
            lines = file.read(_HEAD).decode("utf-8", "replace").splitlines()[:2]
    except (OSError, LogUnusable):
        return False
    counts = [{mark: line.count(mark) for mark in ",;\t|"} for line in lines]
    return len(counts) > 1 and any(counts[0][mark] == counts[1][mark] > 0 for mark in counts[0])


def _something_else(head: bytes) -> Identified:
    if b"\0" in head:
        return Identified("something else", "This is no text, and no file that floorperson knows.")
    says = "This is text, and neither a filing nor a log nor a table of rounds."
    return Identified("something else", says, (_FORM_INSTEAD[0],))


_LOOKS: Final[tuple[Callable[[Path, bytes], Identified | None], ...]] = (
    _office,
    _in_columns,
    _database,
    _report,
    _yaml,
    _text,
)


def _whole_blocks(head: bytes) -> bytes:
    """The beginning of a text up to its last line at the margin, so that nothing is cut in its middle."""
    if len(head) < _HEAD:
        return head
    starts = [found.start() for found in re.finditer(rb"^[^\s#-]", head, re.MULTILINE)]
    return head[: starts[-1]] if starts else head


def _chapter_of(filing: Filing) -> str:
    found = choose_chapter(filing)
    return "" if found is None or isinstance(found, Fault) else found


def _top_keys(of: str) -> frozenset[str]:
    """The keys at the top of a map ("map"), of a chapter's filing, or of every chapter's ("")."""
    return frozenset(_all_top_keys(of))


def _all_top_keys(of: str) -> Iterator[str]:
    schemas = [map_schema()] if of == "map" else map(load_schema, [of] if of else chapters_with_schema())
    for schema in schemas:
        yield from (key for key, above in schema.known_keys() if not above)


def _to(chapter: str) -> str:
    return f" of Chapter {chapter}" if chapter in HELD else ", of a chapter that is not held"


def _of_filing(*, form: bool = False) -> tuple[str, ...]:
    more = "floorperson import filing {file} -o filing.yaml" if form else "floorperson todo {file}"
    return "floorperson check {file}", "floorperson review {file} -o review.html", more


def _word(name: str) -> str:
    """What a file is called, as a word of a command line."""
    return shlex.quote(f"./{name}" if name.startswith("-") else name)
