"""Checks of approvals that the law makes a condition: each takes scalars and answers whether the rule is broken."""

from collections.abc import Callable
from datetime import date

from validator.core.rule_definitions import FilingChange, fails_by


def _without_approval(path: str, *_: object) -> FilingChange:
    """The approval taken away, of which the path is the reference."""
    return {path.removesuffix(".reference"): None}


def unapproved_by(bureau: str) -> Callable[[str | None, date | None, str | None, str | None], bool]:
    """The check whether an approval by ``bureau`` (one of the schema's words) is missing.

    Asked of the approval's reference, the day on which it was asked for, who gave it and the filing's status.
    """

    @fails_by(_without_approval)
    def check(reference: str | None, submitted: date | None, office: str | None, status: str | None) -> bool:
        if office not in (None, bureau):
            return True
        return reference is None and (submitted is None or status == "approved")

    check.__doc__ = (
        """What needs approval names it, or the day on which it was asked for; an approved filing names it."""
    )
    return check


def never_asked_of(bureau: str) -> Callable[[str | None, date | None, str | None], bool]:
    """The check whether an approval by ``bureau`` was neither given nor asked for, whatever the filing's status."""

    @fails_by(_without_approval)
    def check(reference: str | None, submitted: date | None, office: str | None) -> bool:
        if office not in (None, bureau):
            return True
        return reference is None and submitted is None

    check.__doc__ = """What needs approval names it, or the day on which it was asked for."""
    return check


@fails_by(_without_approval)
def unapproved(reference: str | None, submitted: date | None, status: str | None) -> bool:
    """What needs approval names it, or the day on which it was asked for; an approved filing names it."""
    return reference is None and (submitted is None or status == "approved")


def paths(name: str) -> tuple[str, ...]:
    """Where the four scalars of ``unapproved_by`` stand for the approval of that name."""
    return (f"approvals.{name}.reference", f"approvals.{name}.submitted", f"approvals.{name}.by", "head.status")


def paths_but_the_office(name: str) -> tuple[str, ...]:
    """Where the three scalars of ``unapproved`` stand for the approval of that name."""
    return (f"approvals.{name}.reference", f"approvals.{name}.submitted", "head.status")
