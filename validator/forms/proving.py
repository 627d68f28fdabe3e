"""Whether a form says all that the filing says from which it was filled in."""

from validator.forms.filled import FilledForm
from validator.forms.layout import submission_form
from validator.forms.reading import FilledRow, ReadForm, form_rows, source_of
from validator.submission.filing import Filing, Scalar
from validator.submission.read import read_submission


def unsaid(filing: Filing, filled: FilledForm, chapter: str) -> list[str]:
    """The paths of a filing at which its form, read back, would say something else, or nothing."""
    form = submission_form(chapter, filled.items)
    rows = [
        FilledRow(row.path, row.question, filled.answers.get(row.path) if row.is_answered else None, "", "", "")
        for row in form_rows(form)
    ]
    back = read_submission(source_of(ReadForm(chapter, form.version, "", rows), "").text).filing
    own, again = _said(filing), {} if back is None else _said(back)
    differing = own.keys() ^ again.keys() | {path for path in own.keys() & again.keys() if own[path] != again[path]}
    return sorted(differing)


def _said(filing: Filing) -> dict[str, tuple[str, Scalar | None]]:
    """What stands at each path, with its type, as true and 1 are two."""
    entries = ((path, filing.entries[path]) for path in filing.paths())
    return {
        path: (type(entry.value).__name__ if entry.value is not None else entry.kind, entry.value)
        for path, entry in entries
        if not entry.children
    }
