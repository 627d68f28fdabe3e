"""Reads from the head of a filing when and where it holds."""

from datetime import date
from typing import Literal, NamedTuple, cast, get_args

from validator.submission.filing import Missing
from validator.submission.typed import TypedFiling

Status = Literal["", "unfinished", "draft", "submitted", "approved"]


class Head(NamedTuple):
    """Facility, version, status, days and tables of a filing; "" or None or () for what it does not state.

    ``start`` is the first day on which tables play by it: the day on which it takes effect, else that of its signature.
    ``until`` is the last one.
    """

    facility: str
    version: str
    status: Status
    start: date | None
    until: date | None
    tables: tuple[str, ...]

    @property
    def place(self) -> str:
        """The facility, whatever the case and spacing of its name."""
        return " ".join(self.facility.lower().split())


def head_of(typed: TypedFiling) -> Head:
    """The head of a filing as far as it can be read."""
    return Head(
        facility=_text(typed, "head.facility"),
        version=_text(typed, "head.version"),
        status=_status(typed),
        start=filed_day(typed, "head.effective") or filed_day(typed, "head.dated"),
        until=filed_day(typed, "head.until"),
        tables=tuple(_text(typed, path) for path in typed.children("head.tables")),
    )


def _text(typed: TypedFiling, path: str) -> str:
    value = typed.scalar(path)
    return "" if isinstance(value, Missing) else str(value)


def _status(typed: TypedFiling) -> Status:
    """How far the submission has come; a word that the schema does not know is at fault and cannot be read."""
    words = _text(typed, "head.status")
    return cast(Status, words) if words in get_args(Status) else ""


def filed_day(typed: TypedFiling, path: str) -> date | None:
    """The day that a filing states at a path; None where it states none, or one that cannot be read."""
    value = typed.scalar(path)
    return value if isinstance(value, date) else None
