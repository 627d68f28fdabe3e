"""``floorperson import rounds``: finished rounds of a spreadsheet or a file as a round log, by a map of its columns."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from validator.commands.options import Exit, Unusable, new_file
from validator.core.files import named

if TYPE_CHECKING:
    from validator.log.importers.rounds.converting import ImportMessages
    from validator.report.page import Page


def import_rounds(
    source: Path, columns: Path, output: Path, tables: Sequence[str], beside: Sequence[Path], *, over: bool
) -> int:
    """Write the log; the exit code is UNUSABLE where rows were left out. Raises Unusable where nothing is written.

    ``beside`` are files that tell of the same tables: a roster, changes of cards and shoes.
    """
    from validator.log.columns import LogUnusable
    from validator.log.importers import SourceUnusable
    from validator.log.importers.rounds import IMPORTER
    from validator.log.importers.rounds.converting import ImportMessages, convert_by_map
    from validator.log.importers.survey import Survey, with_tables_named
    from validator.log.vocabulary import KINDS
    from validator.log.writing import NOT_A_LOG, write_jsonl, writer_of
    from validator.report.page import Page
    from validator.report.progress import ProgressLine
    from validator.report.source_text import write_imported
    from validator.report.words import count

    page = Page(sys.stdout)
    write = writer_of(output)
    if write is None:
        raise Unusable(f"{named(output)}: {NOT_A_LOG}")
    given = (source, columns, *beside)
    if output.exists() and any(one.exists() and output.samefile(one) for one in given):
        raise Unusable(f"{named(output)} is the source or the map itself; write the log to another file")
    told, survey = ImportMessages(), Survey()
    try:
        with (
            ProgressLine(sys.stderr, "interpreted", "rows") as progress,
            new_file(output, "log", (SourceUnusable, LogUnusable), over=over) as part,
        ):
            rows = convert_by_map(source, columns, told, progress.rounds, beside)
            passed = survey.passed(with_tables_named(rows, tables))
            if write is write_jsonl:
                write(part, passed, ())
            else:
                write(part, list(passed), tuple(survey.own))
            if told.faults or not told.rounds:
                raise _NothingToWrite
    except _NothingToWrite:
        _tell_faults(page, columns, told)
        _tell_data(page, told)
        why = f"{named(columns)} cannot be used" if told.faults else f"no round of {named(source)} could be read"
        raise Unusable(f"{why}; nothing was written to {named(output)}") from None
    page.line(f"{named(output)}: written from {named(source)} by the importer rounds")
    page.line(f"  {count(told.rows, 'row')} read: {count(told.hands, 'hand')}")
    _tell_data(page, told)
    # What is declared always to be recorded, and never stands, the map's author attests.
    importer = replace(IMPORTER, chapters=(told.chapter,), without=frozenset(KINDS))
    write_imported(page, Page(sys.stderr), survey, "rounds", importer, renamed=True)
    return Exit.UNUSABLE if told.left_out else Exit.CLEAN


def guess_map(source: Path, output: Path, beside: Sequence[Path], *, over: bool) -> int:
    """Write a first map of a source, to standard output for ``-``, with comments where it is not sure.

    What the files ``beside`` it are taken for stands at its head. Raises Unusable.
    """
    from validator.log.importers import SourceUnusable
    from validator.log.importers.rounds.guess import guessed
    from validator.report.page import Page

    try:
        text, unsure = guessed(source, beside)
        if output == Path("-"):
            sys.stdout.write(text)
            return Exit.CLEAN
        with new_file(output, "map", over=over) as part:
            part.write_text(text, encoding="utf-8", newline="\n")
    except (SourceUnusable, OSError) as error:
        raise Unusable(f"{error}; nothing was written to {named(output)}") from error
    page = Page(sys.stdout)
    page.line(f"{named(output)}: a first map of {named(source)}; {unsure} of its lines bear a question mark")
    more = "".join(f" --with {named(one)}" for one in beside)
    then = f"floorperson import rounds {named(source)} --map {named(output)}{more} -o LOG.jsonl"
    page.line(f"  read it line by line, then: {then}")
    return Exit.CLEAN


class _NothingToWrite(Exception):
    """The map or the source gave no round."""


def _tell_faults(page: "Page", columns: Path, told: "ImportMessages") -> None:
    from validator.report.finding_text import write_source

    for fault in told.faults:
        page.line((f"{named(columns)}:{fault.line}:{fault.column}: ", "bold"), f"error {fault.kind}: {fault.message}")
        write_source(page, told.lines, fault.line, fault.column, fault.end_line, fault.end_column)


def _tell_data(page: "Page", told: "ImportMessages") -> None:
    from validator.report.words import count

    for cause in told.causes:
        page.line(f"  {cause}")
    if told.left_out:
        are = "is" if told.left_out == 1 else "are"
        page.line(f"  {count(told.left_out, 'row')} {are} left out, wholly or in part, for what could not be read")
    for remark in told.said:
        page.line(f"  {remark}")
