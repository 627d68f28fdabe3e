"""Reads forms as filings; an Office file that is none is answered with what it is and what to do."""

import hashlib
from pathlib import Path

from validator.forms.archive import (
    EXCEL,
    INSTEAD,
    OTHER_FORMATS,
    SAVED_ANEW,
    WORD,
    office_content,
    parts_of,
    what_it_is,
)
from validator.forms.kinds import NoForm
from validator.forms.reading import ReadForm, source_of, unknown_chapter
from validator.submission.form_source import FormSource


def form_source(path: Path) -> FormSource:
    """What a form says; raises NoForm for a file that is none, and OSError for one that cannot be read."""
    content = office_content(path)
    read = _read(content)
    if why := unknown_chapter(read.chapter):
        raise NoForm(why)
    return source_of(read, hashlib.sha256(content).hexdigest())


def _read(content: bytes) -> ReadForm:
    kind = what_it_is(content)
    if kind not in (EXCEL, WORD):
        raise NoForm(f"this is {kind or 'no text'}, and no filing; {SAVED_ANEW if kind in OTHER_FORMATS else INSTEAD}")
    parts = parts_of(content)
    if kind == EXCEL:
        from validator.forms.workbook_reading import read_workbook

        return read_workbook(content, parts)
    from validator.forms.document_reading import read_document

    return read_document(content, parts)
