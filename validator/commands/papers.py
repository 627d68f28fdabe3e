"""What the commands that write papers share: their options, and writing a paper to a file by its ending."""

import sys
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from validator.commands.options import Unusable, parse_day
from validator.core.files import named, reason_of, why_not_opened

if TYPE_CHECKING:
    from validator.filing.check import CheckReport
    from validator.law.versions import Amendments
    from validator.report.model import Model
    from validator.report.papers.paper import Paper, Reviewer

ENDINGS: Final = (".html", ".docx", ".pdf", ".txt")
"""The files that a paper is written to."""

PaperOption = Annotated[
    Path, typer.Option("--output", "-o", metavar="FILE", help="Paper to write, as -o review.html, .docx, .pdf or .txt.")
]
ReviewerOption = Annotated[
    str, typer.Option(metavar="NAME", help="Who signs, as --reviewer 'A. Smith'; without it a line to write on.")
]
SignedOption = Annotated[
    date | None,
    typer.Option("--date", metavar="DATE", parser=parse_day, help="Day of signing, as --date 2026-01-15; else a line."),
]


def must_end(output: Path, endings: tuple[str, ...] = ENDINGS) -> None:
    """Raise Unusable where a paper cannot be written to a file that ends so."""
    if not output.name.lower().endswith(endings):
        *others, last = endings
        raise Unusable(f"{named(output)}: a paper ends in {', '.join(others)} or {last}")


def signed_by(reviewer: str, day: date | None) -> "Reviewer":
    """Who signs and when, as the command line gives them: never the clock."""
    from validator.report.papers.paper import Reviewer

    return Reviewer(reviewer, "" if day is None else str(day))


def read_filing(filing: Path, as_of: date | None = None, amendments: "Amendments" = ()) -> "CheckReport":
    """The report on a filing; raises Unusable where it cannot be read as one."""
    from validator.forms.judging import judge_file
    from validator.forms.kinds import NoForm

    if why := why_not_opened(filing):
        raise Unusable(f"{named(filing)}: {why}")
    try:
        report = judge_file(filing, as_of, amendments)
    except NoForm as error:
        raise Unusable(f"{named(filing)}: {error}") from error
    if report.typed is None or report.law is None:
        told = "; ".join(f"{fault.cell or f'{fault.line}:{fault.column}'}: {fault.message}" for fault in report.faults)
        raise Unusable(f"{named(filing)}: cannot be read as a filing: {told}")
    return report


def letterhead(template: Path, output: Path) -> bytes:
    """The document of Word that a letter is written into; raises Unusable where it is none, or the letter is none."""
    from validator.forms.archive import WORD, office_content, parts_of, what_it_is
    from validator.forms.kinds import NoForm

    if output.suffix.lower() != ".docx":
        raise Unusable(
            f"{named(output)}: a letterhead is for a document of Word; write the letter to one, as -o letter.docx"
        )
    if why := why_not_opened(template):
        raise Unusable(f"{named(template)}: {why}")
    try:
        content = office_content(template)
        if (kind := what_it_is(content)) != WORD:
            raise Unusable(f"{named(template)}: this is {kind or 'no document of Word'}; save the letterhead as .docx")
        parts_of(content)
    except NoForm as error:
        raise Unusable(f"{named(template)}: {error}") from error
    except OSError as error:
        raise Unusable(f"{named(template)}: {reason_of(error)}") from error
    return content


def write_paper(paper: "Paper", output: Path, template: bytes | None = None) -> None:
    """Write a paper to a file that appears once it is whole, and say so; raises Unusable.

    ``template`` is the document of Word that a letter is written into, None for a blank one.
    """
    from validator.log.writing import written_beside
    from validator.report.page import shown
    from validator.report.papers.paper import NoTemplate
    from validator.report.papers.pdf import PdfMissing

    try:
        with written_beside(output, over=True) as part:
            _write(paper, output.suffix.lower(), part, template)
    except (PdfMissing, NoTemplate) as error:
        raise Unusable(str(error)) from error
    except OSError as error:
        raise Unusable(f"{named(output)}: the paper cannot be written: {reason_of(error)}") from error
    print(shown(f"{named(output)}: {paper.title}"))


def must_be_told(form: str, output: Path | None, inputs: Sequence[Path]) -> None:
    """Raise Unusable where something cannot be told so: as text or JSON, or as a paper that is none of the inputs."""
    if output is None:
        return
    must_end(output)
    if form == "json":
        raise Unusable(f"{named(output)}: --format json goes to standard output; without it a paper is written")
    if output.exists() and any(path.exists() and output.samefile(path) for path in inputs):
        raise Unusable(f"{named(output)} is one of the files to judge; write to another")


def write_told(
    paper: "Callable[[], Paper]",
    document: "Callable[[], Model]",
    form: str,
    output: Path | None,
) -> None:
    """Write what was found as JSON or text to standard output, or as a paper to a file; raises Unusable."""
    if output is not None:
        write_paper(paper(), output)
    elif form == "json":
        from validator.report.json_report import write_json

        write_json(sys.stdout, document())
    else:
        from validator.report.page import Page
        from validator.report.papers.text import write_paper_text

        write_paper_text(Page(sys.stdout), paper())


def _write(paper: "Paper", ending: str, path: Path, template: bytes | None) -> None:
    if ending == ".docx":
        from validator.core.optional_dependencies import INSTALL_DRAWINGS
        from validator.report.papers.docx import can_draw, write_docx
        from validator.report.papers.paper import Drawing

        if not can_draw() and any(isinstance(block, Drawing) for block in paper.blocks):
            print(f"drawings are told in words alone; to have them drawn: {INSTALL_DRAWINGS}", file=sys.stderr)
        write_docx(paper, path, template)
        return
    if ending == ".txt":
        from validator.report.page import Page
        from validator.report.papers.text import write_paper_text

        with path.open("w", encoding="utf-8", newline="\n") as stream:
            write_paper_text(Page(stream, plain=True), paper)
        return
    from validator.report.papers.html import html_of

    if ending == ".pdf":
        from validator.report.papers.pdf import write_pdf

        write_pdf(html_of(paper), paper.mark, path)
    else:
        path.write_text(html_of(paper), encoding="utf-8", newline="\n")
