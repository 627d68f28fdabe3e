"""Enters what a filing states into the options column, for every game model."""

from collections.abc import Sequence

from validator.games.rounds.options import UNSTATED
from validator.submission.filing import Missing
from validator.submission.typed import TypedFiling


def set_number(column: list[int], at: int, filing: TypedFiling, path: str) -> None:
    """Enter the integer that the filing states at ``path``; without one the place stays as it is."""
    value = filing.value(path)
    if isinstance(value, int) and not isinstance(value, bool):
        column[at] = value


def set_flag(
    column: list[int], at: int, filing: TypedFiling, path: str, yes: Sequence[object], no: Sequence[object]
) -> None:
    """Enter 1 where the filing states one of ``yes`` at ``path``, 0 where one of ``no``, else UNSTATED."""
    value = filing.value(path)
    if not isinstance(value, Missing):
        column[at] = 1 if value in yes else 0 if value in no else UNSTATED
