"""Writes the result of a command in the format chosen, to a file or to standard output."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from validator.commands.options import Unusable
from validator.core.files import named, reason_of
from validator.report.formats import Format

if TYPE_CHECKING:
    from validator.report.model import Model
    from validator.report.page import Page
    from validator.report.papers.paper import Paper
    from validator.report.workbook import Sheet


@dataclass(frozen=True, slots=True)
class Result:
    """A result in each way in which it can be told; ``paper`` serves every format that has no way of its own.

    ``template`` is the document of Word that the paper is written into, None for a blank one.
    """

    paper: "Callable[[], Paper] | None" = None
    text: "Callable[[Page], None] | None" = None
    markdown: "Callable[[Page], None] | None" = None
    document: "Callable[[], Model] | None" = None
    table: "Callable[[TextIO], None] | None" = None
    sheets: "Callable[[], Sequence[Sheet]] | None" = None
    template: bytes | None = None

    def write_full(self, page: "Page") -> None:
        """Write it for people."""
        if self.text is not None:
            self.text(page)
            return
        from validator.report.papers.text import write_paper_text

        assert self.paper is not None
        write_paper_text(page, self.paper())


def tell(result: Result, form: Format, output: Path | None, inputs: Sequence[Path] = ()) -> None:
    """Write a result to standard output, or to a file that appears once it is whole; raises Unusable.

    ``inputs`` are files that it must not take the place of.
    """
    from validator.log.writing import written_beside
    from validator.report.page import shown

    if result.paper is not None:
        result = replace(result, paper=cache(result.paper))
    if output is None:
        _write_text(result, form, sys.stdout, plain=False)
        return
    if output.exists() and any(path.exists() and output.samefile(path) for path in inputs):
        raise Unusable(f"{named(output)} is one of the files to judge; write to another")
    try:
        with written_beside(output, over=True) as part:
            if form.binary:
                _write_binary(result, form, part)
            else:
                with part.open("w", encoding="utf-8", newline="\n") as stream:
                    _write_text(result, form, stream, plain=True)
    except OSError as error:
        raise Unusable(f"{named(output)}: it cannot be written: {reason_of(error)}") from error
    if result.paper is not None and result.text is None and form.name != "json":
        print(shown(f"{named(output)}: {result.paper().title}"))


def _write_text(result: Result, form: Format, stream: "TextIO", *, plain: bool) -> None:
    from validator.report.page import Page

    match form.name:
        case "json":
            from validator.report.json_report import write_json

            assert result.document is not None
            write_json(stream, result.document())
        case "csv":
            assert result.table is not None
            result.table(stream)
        case "full" if plain:
            result.write_full(Page(stream, plain=True))
        case "full":
            with paged() as page:
                result.write_full(page)
        case "markdown" if result.markdown is not None:
            result.markdown(Page(stream, plain=True))
        case _:
            assert result.paper is not None
            if form.name == "html":
                from validator.report.papers.html import html_of

                stream.write(html_of(result.paper()))
            else:
                from validator.report.papers.markdown import write_paper_markdown

                write_paper_markdown(stream, result.paper())


def _write_binary(result: Result, form: Format, path: Path) -> None:
    if form.name == "xlsx":
        from validator.report.formats import FormatUnusable
        from validator.report.workbook import write_sheets

        assert result.sheets is not None
        try:
            write_sheets(result.sheets(), path)
        except FormatUnusable as error:
            raise Unusable(str(error)) from error
        return
    assert result.paper is not None
    paper = result.paper()
    if form.name == "docx":
        _write_docx(paper, path, result.template)
        return
    from validator.report.papers.html import html_of
    from validator.report.papers.pdf import PdfMissing, write_pdf

    try:
        write_pdf(html_of(paper), paper.mark, path)
    except PdfMissing as error:
        raise Unusable(str(error)) from error


def _write_docx(paper: "Paper", path: Path, template: bytes | None) -> None:
    from validator.core.optional_dependencies import INSTALL_DRAWINGS
    from validator.report.papers.docx import can_draw, write_docx
    from validator.report.papers.paper import Drawing, NoTemplate

    if not can_draw() and any(isinstance(block, Drawing) for block in paper.blocks):
        print(f"drawings are told in words alone; to have them drawn: {INSTALL_DRAWINGS}", file=sys.stderr)
    try:
        write_docx(paper, path, template)
    except NoTemplate as error:
        raise Unusable(str(error)) from error


@contextmanager
def paged() -> Iterator["Page"]:
    """A page for standard output that a pager shows where it is a terminal and the text is longer than that."""
    import io
    import os
    import shutil

    from validator.report.page import Page

    if not (sys.stdout.isatty() and sys.stdin.isatty()) or os.environ.get("TERM") == "dumb":
        yield Page(sys.stdout)
        return
    held = io.StringIO()
    page = Page(held, like=sys.stdout)
    yield page
    text = held.getvalue()
    if text.count("\n") < shutil.get_terminal_size().lines:
        sys.stdout.write(text)
        return
    import click

    click.echo_via_pager(text.removesuffix("\n"), color=page.colour)
