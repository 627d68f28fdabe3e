"""The library: check filings and replay logs from Python, with results that pandas, polars and Arrow take.

Importing this module is cheap; what a function needs is imported when it is called.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from html import escape
from importlib import import_module
from importlib.util import find_spec
from io import TextIOBase
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

if TYPE_CHECKING:
    from validator.core.finding import Finding, Tally
    from validator.law.text import Paragraph
    from validator.law.versions import Amendments, LawOn
    from validator.log.columns import RowFault
    from validator.replay.filings import Submission
    from validator.replay.periods import Period
    from validator.report.catalogue import CatalogueEntry
    from validator.report.judgment import CheckedFilings, ReplayedLogs
    from validator.report.table import CellValue
    from validator.submission.fault import Fault

__all__ = [
    "FilingResult",
    "ReplayResult",
    "Results",
    "Unreadable",
    "check_filing",
    "law",
    "law_on",
    "replay_log",
    "rules",
]

Engine = Literal["auto", "interpreted", "compiled"]


class Text(Protocol):
    """An open text, such as io.StringIO."""

    def read(self) -> str:
        """All of it."""


Filing = str | PathLike[str] | Text
"""A filing: the path of its file, or its text."""
Row = Mapping[str, object]
Log = str | PathLike[str] | Text | Iterable[Row] | Sequence[str | PathLike[str]]
"""A log: the path of its file, or of several, which are read in the order of their first times; its text, JSON lines
or CSV; its rows as dicts; or an Arrow table or data frame of them (what has ``__arrow_c_stream__``)."""

Amend = str | PathLike[str] | Sequence[str | PathLike[str]]
"""Files that propose amendments, or one: they are taken for law from their days on."""

_SHOWN = 20
_IN_HTML = ("table", "round", "seat", "patron", "wager", "difference_cents", "short", "rule", "paragraph", "message")


class Unreadable(ValueError):
    """A filing that is to judge rounds, or a log, cannot be read at all; the message says why."""


@dataclass(frozen=True, slots=True)
class Results:
    """What was found, and how often each rule was asked and what came of it.

    A finding that is not there is no pass: ``tallies`` say what was kept, and ``not_checkable`` what was not judged.
    """

    findings: "tuple[Finding, ...]"
    tallies: "tuple[Tally, ...]" = field(repr=False)
    _judgment: "CheckedFilings | ReplayedLogs" = field(repr=False, compare=False)

    @property
    def not_checkable(self) -> dict[str, dict[str, int]]:
        """The rules that could not be checked somewhere: by id and paragraph, how often for want of which fact."""
        return {f"{one.rule} ({one.citation})": dict(one.missing) for one in self.tallies if one.missing}

    def to_dicts(self) -> "list[dict[str, CellValue]]":
        """The findings as a table, a dict for each row; docs/library.md names the columns. Amounts are cents."""
        from validator.report.table import findings_by_column

        return list(findings_by_column(self._judgment.arranged))

    def to_pandas(self) -> Any:
        """The same as a pandas data frame; raises ImportError where pandas is not installed."""
        pandas = _module("pandas", "to_pandas()")
        from validator.report.table import COLUMNS, values_by_column

        types = {
            "text": "string",
            "number": "Int64",
            "cents": "Int64",
            "day": "datetime64[s]",
            "time": "datetime64[ms, America/New_York]",
        }
        columns = values_by_column(self._rows())
        return pandas.DataFrame({one.name: pandas.Series(columns[one.name], dtype=types[one.kind]) for one in COLUMNS})

    def to_polars(self) -> Any:
        """The same as a polars data frame; raises ImportError where polars is not installed."""
        polars = _module("polars", "to_polars()")
        from validator.report.table import COLUMNS, values_by_column

        types = {
            "text": polars.String,
            "number": polars.Int64,
            "cents": polars.Int64,
            "day": polars.Date,
            "time": polars.Datetime("ms", "America/New_York"),
        }
        return polars.DataFrame(values_by_column(self._rows()), schema={one.name: types[one.kind] for one in COLUMNS})

    def to_arrow(self) -> Any:
        """The same as an Arrow table; raises ImportError where pyarrow is not installed."""
        _module("pyarrow", "to_arrow()")
        from validator.report.arrow import arrow_table

        return arrow_table(self._rows())

    def _rows(self) -> "list[tuple[CellValue, ...]]":
        from validator.report.table import finding_rows

        return list(finding_rows(self._judgment.arranged))

    def _headline(self) -> str:
        from validator.report.terms_text import outcome_in_words

        return ", ".join(outcome_in_words(self._judgment.arranged, (), self.tallies))

    def _repr_html_(self) -> str:
        """The first findings for a notebook, nothing of their text taken for markup."""
        rows = self.to_dicts()
        head = "".join(f"<th>{name.replace('_cents', ' ($)')}</th>" for name in _IN_HTML)
        body = "".join(
            f"<tr>{''.join(f'<td>{escape(_cell(name, row[name]))}</td>' for name in _IN_HTML)}</tr>"
            for row in rows[:_SHOWN]
        )
        more = f"<p>and {len(rows) - _SHOWN:,} more</p>" if len(rows) > _SHOWN else ""
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>" if rows else ""
        return f"<p><b>{escape(self._headline())}</b></p>{table}{more}"


@dataclass(frozen=True, slots=True)
class FilingResult(Results):
    """What came of checking one filing.

    ``file`` is what it is called, ``chapter`` its chapter ("" where it names none that can be judged), ``head`` what
    its head states, ``as_of`` the date whose law judged it. ``faults`` are what is wrong with its text; what they spoil
    is not checkable. ``oddities`` are for review, though no paragraph forbids them.
    """

    file: str
    chapter: str
    head: Mapping[str, str]
    as_of: date | None
    provisional: str
    faults: "tuple[Fault, ...]"
    crashes: "tuple[Fault, ...]"
    oddities: "tuple[Fault, ...]"

    def _headline(self) -> str:
        wrong = len(self.faults) + len(self.crashes)
        faulty = f", {wrong} fault{'s' if wrong != 1 else ''} of its text" if wrong else ""
        provisional = ", provisional" if self.provisional else ""
        return f"{self.file}: {Results._headline(self)}{faulty}{provisional}"


@dataclass(frozen=True, slots=True)
class ReplayResult(Results):
    """What came of replaying a log.

    ``rounds`` and ``events`` count what was judged; ``rounds_by`` those rounds by table, day, hour, dealer, seat and
    patron, as far as the log records them. ``periods`` say under which filing each table was judged; ``unjudged`` says
    what was not and why, ``faults`` which rows could not be read, with the name of their log, ``uncovered`` which
    periods the law alone judged although filings were given. ``interrupted``: Ctrl-C ended it.
    """

    rounds: int
    events: int
    engine: str
    rounds_by: Mapping[str, Mapping[str, int]]
    periods: "tuple[Period, ...]"
    unjudged: tuple[str, ...]
    faults: "tuple[tuple[str, RowFault], ...]"
    interrupted: bool
    uncovered: "tuple[Period, ...]"

    def _headline(self) -> str:
        left = ", some of it not judged (see unjudged and faults)" if self.unjudged or self.faults else ""
        provisional = any(one.is_provisional for one in self.periods)
        told = f"{Results._headline(self)}{left}{', provisional' if provisional else ''}"
        return f"{self.rounds:,} round{'s' if self.rounds != 1 else ''} replayed, {told}"


def check_filing(
    filing: Filing, *, as_of: date | str | None = None, amend: Amend = (), name: str = "filing"
) -> FilingResult:
    """Check a filing against its chapter; ``name`` is how findings call one given as text.

    ``as_of`` is the date whose law judges it, as a date or "2015-08-01"; without it that of the filing. ``amend`` are
    files of amendments that are taken for law from their days on. A faulty filing raises nothing: see ``faults``.
    Raises OSError for a file that cannot be opened, ValueError for an amendment that does not fit the law, and for a
    file of Word or Excel that is no form.
    """
    from validator.filing import check
    from validator.filing.calendar import Calendar
    from validator.filing.facility import FacilityReport
    from validator.forms.judging import judge_file
    from validator.report.arranging import ReportTerms, of_check

    text, amendments = _content_of(filing), _amendments(amend)
    if text is None:
        report = judge_file(Path(_path(filing)), _day(as_of), amendments)
    else:
        report = check.judge_filing(text, _day(as_of), name, amendments)
    judgment = of_check([(report, 0)], FacilityReport(), Calendar(), 1, ReportTerms(), amendments=amendments)
    return FilingResult(
        findings=report.findings,
        tallies=report.tallies,
        _judgment=judgment,
        file=report.file,
        chapter=report.chapter,
        head=report.head,
        as_of=report.as_of,
        provisional=report.provisional,
        faults=report.faults,
        crashes=report.crashes,
        oddities=report.oddities,
    )


def replay_log(
    log: Log,
    submission: Filing | Sequence[Filing] = (),
    *,
    as_of: date | str | None = None,
    amend: Amend = (),
    as_if_approved: bool = False,
    engine: Engine = "auto",
    shifts: str = "",
    name: str = "log",
    progress: Callable[[int], None] | None = None,
) -> ReplayResult:
    """Replay the rounds of a log under the filing of ``submission`` in force, or under the law alone.

    ``as_of`` judges every round by the law of that date; ``amend`` are files of amendments that are taken for law from
    their days on; a draft judges only ``as_if_approved``. ``shifts``, written
    "day=06:00,swing=14:00", are the facility's; ``name`` is how findings call a log that is no file. ``progress`` is
    told now and then how many rounds were replayed. Raises Unreadable, and ValueError for an amendment that does not
    fit the law; single rows that cannot be read raise nothing, nor does one of several logs: see ``faults``.
    """
    from validator.core.files import named
    from validator.core.shifts import NO_SHIFTS, parse_shifts
    from validator.log.columns import LogUnusable
    from validator.log.read.reader import first_time
    from validator.replay.logs import replay_logs
    from validator.report.arranging import ReportTerms, of_replay

    amendments = _amendments(amend)
    filings, faults = _filings(submission)
    with _as_files(log, name) as (paths, called):
        try:
            report = replay_logs(
                sorted(paths, key=first_time) if len(paths) > 1 else paths,
                filings,
                engine,
                _day(as_of),
                progress,
                as_if_approved=as_if_approved,
                shifts=parse_shifts(shifts) if shifts else NO_SHIFTS,
                called=lambda path: called or named(path),
                amendments=amendments,
            )
        except LogUnusable as error:
            message = str(error)
            raise Unreadable(message.replace(named(paths[0]), called) if called else message) from error
    judgment = of_replay(report, faults, 0, ReportTerms())
    return ReplayResult(
        findings=tuple(report.findings),
        tallies=tuple(report.tallies),
        _judgment=judgment,
        rounds=report.rounds,
        events=report.events,
        engine=report.engine,
        rounds_by=report.rounds_by.counts(),
        periods=report.periods,
        unjudged=tuple(report.unjudged),
        faults=tuple(report.faults),
        interrupted=report.interrupted,
        uncovered=report.uncovered,
    )


def rules(
    chapter: str = "",
    judges: Literal["", "filing", "play"] = "",
    *,
    as_of: date | str | None = None,
    amend: Amend = (),
) -> "tuple[CatalogueEntry, ...]":
    """The rules of a chapter, or of all, on filings, on play, or both; raises KeyError for a chapter not held.

    Of the law of ``as_of``, else the last that is known to come, with the amendments in the files of ``amend``.
    """
    from validator.report.catalogue import all_rules, rules_of

    kind, laws = judges or None, _laws(as_of, amend)
    return rules_of(chapter, kind, laws) if chapter else all_rules(kind, laws)


def law(citation: str, *, as_of: date | str | None = None, amend: Amend = ()) -> "tuple[Paragraph, ...]":
    """A paragraph of the law, such as "633a.13(a)", and all beneath it; raises KeyError where none is held.

    Of the law of ``as_of``, else the last that is known to come, with the amendments in the files of ``amend``.
    """
    from validator.core.citation import Citation

    return _laws(as_of, amend).of(Citation.parse(citation).chapter).text.whole(citation)


def law_on(day: date | str, amend: Amend = ()) -> "LawOn":
    """The law of a day: ``law_on("2015-08-01").of("633a")`` has its text, facts, duties and readings, frozen.

    ``amend`` are files of amendments that are taken for law from their days on; raises ValueError for one that does not
    fit the law.
    """
    return _laws(day, amend)


def _laws(day: date | str | None, amend: Amend) -> "LawOn":
    from validator.law.versions import LawOn

    return LawOn(_day(day), _amendments(amend))


def _amendments(amend: Amend) -> "Amendments":
    given = [amend] if isinstance(amend, str | PathLike) else list(amend)
    if not given:
        return ()
    from validator.law_review.amendments import read_amendments

    return read_amendments([Path(one) for one in given])


def _filings(submission: Filing | Sequence[Filing]) -> "tuple[list[Submission], dict[str, tuple[Fault, ...]]]":
    from validator.core.files import named
    from validator.replay.filings import submission_of
    from validator.submission.read import read_submission

    is_one = isinstance(submission, str | PathLike) or _is_text(submission)
    given: Sequence[object] = [submission] if is_one or not isinstance(submission, Sequence) else submission
    found, faults = [], {}
    for number, one in enumerate(given, start=1):
        text = _content_of(one)
        name = named(Path(_path(one))) if text is None else "filing" if len(given) == 1 else f"filing {number}"
        try:
            read = read_submission(Path(_path(one)) if text is None else text, name)
        except OSError as error:
            raise Unreadable(f"{name}: {error.strerror or error}") from error
        filing = submission_of(read, name)
        if filing is None:
            why = read.faults[0].message if read.faults else "it names no chapter that can be judged"
            raise Unreadable(f"{name}: this filing cannot be read: {why}")
        found.append(filing)
        faults[name] = read.faults
    return found, faults


def _is_text(given: object) -> bool:
    return isinstance(given, TextIOBase) or hasattr(given, "read")


def _content_of(given: object) -> str | bytes | None:
    """What an open text, or an open file of bytes, holds; None for the path of a file."""
    if not _is_text(given):
        return None
    read = given.read()  # type: ignore[attr-defined]  # _is_text has asked for it
    return read if isinstance(read, bytes) else str(read)


def _path(given: object) -> str | PathLike[str]:
    if isinstance(given, str | PathLike):
        return given
    raise TypeError(f"a path or an open text such as io.StringIO(text) is expected, not {type(given).__name__}")


@contextmanager
def _as_files(log: Log, name: str) -> Iterator[tuple[list[Path], str]]:
    """The log as files that can be read, and how findings call them: "" for files by their own names."""
    from tempfile import TemporaryDirectory

    text = _content_of(log)
    if isinstance(log, str | PathLike):
        yield [Path(log)], ""
        return
    rows: list[object] = []
    if text is None and not hasattr(log, "__arrow_c_stream__"):
        if isinstance(log, Mapping) or not isinstance(log, Iterable):
            raise TypeError(f"a log is a path, a text, rows or a table of them, not {type(log).__name__}")
        rows = [*log]
        if rows and all(isinstance(row, str | PathLike) for row in rows):
            yield [Path(_path(row)) for row in rows], ""
            return
    with TemporaryDirectory(prefix="floorperson") as folder:
        path = Path(folder, "log.jsonl")
        if text is not None:
            content = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
            is_json = content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")
            path = path if is_json else path.with_suffix(".csv")
            path.write_bytes(content)
        elif rows or not hasattr(log, "__arrow_c_stream__"):
            _write_rows(path, rows)
        else:
            path = path.with_suffix(".parquet")
            _write_table(path, log)
        yield [path], name


def _write_rows(path: Path, rows: Iterable[object]) -> None:
    import json

    with path.open("w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            if not isinstance(row, Mapping):
                raise TypeError(f"a row of a log is a dict, not {type(row).__name__}")
            file.write(json.dumps(dict(row), default=_plain) + "\n")


def _plain(value: object) -> object:
    """A number of numpy, a time or a path as JSON has it."""
    item = getattr(value, "item", None)
    if item is not None:
        return item()
    iso = getattr(value, "isoformat", None)
    return iso() if iso is not None else str(value)


def _write_table(path: Path, table: object) -> None:
    """Write a table to Parquet; an index of pandas is no column of the log."""
    arrow = _module("pyarrow", "a log given as a table")
    given = arrow.table(table)
    columns = {
        name: _plain_column(arrow, given.column(name))
        for name in given.column_names
        if not name.startswith("__index_level_")
    }
    import_module("pyarrow.parquet").write_table(arrow.table(columns), path)


def _plain_column(arrow: Any, column: Any) -> Any:
    """The column as a log has it: integers that a data frame holds as floats, and text, are what they are."""
    if str(column.type) == "string_view":
        return column.cast(arrow.large_string())
    if not arrow.types.is_floating(column.type):
        return column
    nan = import_module("pyarrow.compute").is_nan(column)
    known = import_module("pyarrow.compute").if_else(nan, None, column)
    try:
        return known.cast(arrow.int64())
    except arrow.ArrowInvalid:
        return column


def _module(name: str, what: str) -> Any:
    if find_spec(name) is None:
        raise ImportError(f"{what} needs {name}; install it with: python -m pip install {name}")
    return import_module(name)


def _day(day: date | str | None) -> date | None:
    return date.fromisoformat(day) if isinstance(day, str) else day


def _cell(name: str, value: object) -> str:
    from validator.core.money import format_cents

    if value is None:
        return ""
    return format_cents(value) if name.endswith("_cents") and isinstance(value, int) else str(value)
