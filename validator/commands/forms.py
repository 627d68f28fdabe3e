"""Forms on the command line: written by ``init``, turned into filings by ``import filing``."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from validator.commands.options import FILING_ENDINGS, Exit, Unusable, new_file
from validator.core.files import named, why_not_opened

if TYPE_CHECKING:
    from validator.forms.filled import FilledForm
    from validator.submission.fault import Fault
    from validator.submission.filing import Filing
    from validator.submission.form_source import FormSource

FORM_ENDINGS: Final = (".xlsx", ".docx")
"""The files that a form is written to."""

_TOLD_ALONE: Final = ("outside-the-form", "another-form", "missing-question")
"""Kinds of fault that leave every answer understood, so that the filing is written all the same."""


def write_blank(chapter: str, stated: Mapping[str, object], output: Path, *, over: bool) -> int:
    """Write the form of a chapter that answers what is ``stated`` by path; raises Unusable."""
    from validator.forms.filled import filled_with

    _write(chapter, filled_with(stated, chapter), output, over=over)
    _say_what_next(output, f"the form of chapter {chapter}, to be filled in")
    return Exit.CLEAN


def write_filled(chapter: str, source: Path, output: Path, *, over: bool) -> int:
    """Write the form of a chapter filled in from a filing, or from another form; raises Unusable."""
    from validator.forms.filled import filled_from
    from validator.forms.proving import unsaid
    from validator.report.page import Page
    from validator.report.words import count

    filing = _filing_of(chapter, source)
    filled = filled_from(filing, chapter)
    if lost := unsaid(filing, filled, chapter):
        said = ", ".join(lost)
        raise Unusable(f"{named(source)}: the form of chapter {chapter} cannot say {said}; nothing was written")
    _write(chapter, filled, output, over=over)
    if filled.uncarried and not filing.cells:
        are = "is" if filled.uncarried == 1 else "are"
        lines = count(filled.uncarried, "line of comment", "lines of comment")
        Page(sys.stderr).line(f"{named(source)}: {lines} that {are} about no one key {are} not carried into the form")
    _say_what_next(output, f"the form of chapter {chapter}, filled in from {named(source)}")
    return Exit.CLEAN


def import_filing(source: Path, output: Path, *, over: bool) -> int:
    """Write the filing that a form says; faults are told by cell. Raises Unusable where nothing is written."""
    from validator.report.page import Page
    from validator.report.words import count
    from validator.submission.read import read_submission

    if output.suffix.lower() not in FILING_ENDINGS:
        raise Unusable(f"{named(output)}: a filing is a file {' or '.join(FILING_ENDINGS)}")
    form = _form_in(source)
    if form is None:
        raise Unusable(f"{named(source)}: this is text, and no form; floorperson check reads a filing in YAML as it is")
    faults = read_submission(form, named(source)).faults
    _tell(source, faults)
    if grave := [fault for fault in faults if fault.kind not in _TOLD_ALONE]:
        told = count(len(grave), "answer or question", "answers or questions")
        raise Unusable(f"{named(source)}: {told} cannot be taken; nothing was written to {named(output)}")
    if {"outside-the-form", "missing-question"} <= {fault.kind for fault in faults}:
        raise Unusable(
            f"{named(source)}: questions cannot be read, and words stand where none is asked; answers may be among "
            f"them, and nothing was written to {named(output)}"
        )
    with new_file(output, "filing", over=over) as part:
        part.write_text(form.text, encoding="utf-8", newline="\n")
    then = f"written from {named(source)}; then: floorperson check {named(output)}"
    Page(sys.stdout).line((named(output), "bold"), f": {then}")
    return Exit.UNUSABLE if faults else Exit.CLEAN


def _form_in(source: Path) -> "FormSource | None":
    """What the form in a file says, None of a text; raises Unusable for what is neither."""
    from validator.forms.kinds import NoForm, is_no_text

    if why := why_not_opened(source):
        raise Unusable(f"{named(source)}: {why}")
    if not is_no_text(source):
        return None
    from validator.forms.opening import form_source

    try:
        return form_source(source)
    except NoForm as error:
        raise Unusable(f"{named(source)}: {error}") from error


def _filing_of(chapter: str, source: Path) -> "Filing":
    """The filing of a chapter in a file; raises Unusable where it has faults, or is of another chapter."""
    from validator.submission.read import read_submission

    form = _form_in(source)
    read = read_submission(source if form is None else form, named(source))
    faults = [fault for fault in read.faults if fault.kind not in _TOLD_ALONE]
    if faults or read.filing is None:
        _tell(source, faults)
        raise Unusable(f"{named(source)}: what is faulty fills in no form; nothing was written")
    if read.chapter != chapter:
        raise Unusable(f"{named(source)} is a filing of chapter {read.chapter}, not of {chapter}; nothing was written")
    return read.filing


def _write(chapter: str, filled: "FilledForm", output: Path, *, over: bool) -> None:
    from validator.forms.layout import submission_form

    form = submission_form(chapter, filled.items)
    with new_file(output, "form", over=over) as part:
        if output.suffix.lower() == FORM_ENDINGS[0]:
            from validator.forms.workbook import write_workbook

            write_workbook(form, filled, part)
        else:
            from validator.forms.document import write_document

            write_document(form, filled, part)


def _say_what_next(output: Path, what: str) -> None:
    from validator.report.page import Page

    page, name = Page(sys.stdout), named(output)
    page.line((name, "bold"), f": {what}, then:")
    page.line(f"  floorperson check {name}   what the law says of what is answered")
    page.line(f"  floorperson import filing {name} -o {named(output.with_suffix('.yaml'))}   the same as YAML")


def _tell(source: Path, faults: "Sequence[Fault]") -> None:
    from validator.report.page import NoWrap, Page

    page = Page(sys.stderr)
    for fault in faults:
        place = NoWrap(f"{fault.at(named(source))}:")
        page.line((place, "bold"), " ", ("error", "bold red"), " ", (fault.kind, "cyan"), f": {fault.message}", hang=4)
