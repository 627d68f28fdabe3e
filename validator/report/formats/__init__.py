"""The formats of a report on filings or logs: one module each, imported only when it is asked for.

A format is a row of FORMATS and a module of this package. A text format has ``write(judgment, stream, manner)``; one
that is ``binary`` has ``write(judgment, path, manner)``, which writes a file. Both take what was judged
(validator.report.judgment) and how it is to be told.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TextIO

if TYPE_CHECKING:
    from validator.report.judgment import Judgment


class FormatUnusable(ValueError):
    """A report cannot be written so: what it needs is not installed, or it cannot say this; the message says why."""


class Manner(NamedTuple):
    """How a report is to be told.

    ``verbose`` tells tallies and lists too; ``every`` tells repeated findings one by one, however many there are;
    ``statistics`` counts findings by rule in place of telling them; ``plain`` wants no colour, whatever the stream.
    ``beside`` is the name of a file that holds all findings as CSV, where a report that tells the first is written.
    """

    verbose: bool = False
    every: bool = False
    statistics: bool = False
    plain: bool = False
    beside: str = ""


class Format(NamedTuple):
    """A format of a report.

    ``module`` is its module in this package; ``endings`` are those of the files that are written so where no format is
    named; ``binary`` formats are written to a file alone; ``counts`` says that it can tell --statistics.
    """

    name: str
    says: str
    endings: tuple[str, ...] = ()
    binary: bool = False
    counts: bool = False

    @property
    def module(self) -> str:
        """The name of its module in this package."""
        return self.name.replace("-", "_")


_ALL = (
    Format("full", "everything, for people", (".txt",), counts=True),
    Format("concise", "one line a finding", counts=True),
    Format("json", "everything, for programs", (".json",)),
    Format("json-lines", "one object of JSON a finding", (".ndjson",)),
    Format("sarif", "SARIF 2.1.0, for code scanning and editors", (".sarif", ".sarif.json")),
    Format("junit", "JUnit XML, a test case a rule", (".xml",)),
    Format("github", "annotations of GitHub Actions"),
    Format("markdown", "to paste into a ticket", (".md",), counts=True),
    Format("html", "one page, findings to filter, the law beside", (".html",)),
    Format("csv", "findings as a table, amounts in dollars", (".csv",)),
    Format("xlsx", "findings, totals by rule and what was not judged, as a workbook", (".xlsx",), binary=True),
    Format("parquet", "findings as a table, amounts in cents", (".parquet",), binary=True),
)
MOST_IN_HTML: Final = 1_000
"""Findings that a page of HTML tells; where there are more, all stand as CSV beside it."""

FORMATS: Final = {one.name: one for one in _ALL}
"""The formats by name."""


def write_to(form: Format, judgment: "Judgment", stream: TextIO, manner: Manner) -> None:
    """Write a report in a format of text to ``stream``; raises FormatUnusable."""
    _writer(form)(judgment, stream, manner)


def write_file(form: Format, judgment: "Judgment", path: Path, manner: Manner) -> None:
    """Write a report to the file at ``path``, text as UTF-8; raises OSError, FormatUnusable."""
    if form.binary:
        _writer(form)(judgment, path, manner)
        return
    with path.open("w", encoding="utf-8", newline="\n") as stream:
        _writer(form)(judgment, stream, manner._replace(plain=True))


def _writer(form: Format) -> Callable[[Any, Any, Any], None]:
    write: Callable[[Any, Any, Any], None] = import_module(f"{__name__}.{form.module}").write
    return write
