"""Enters what a filing states into the options, for every game model; fields are named by their class."""

from collections.abc import Sequence

from validator.core.engine.option_rows import UNSTATED, OptionList, OptionsRow, option_place
from validator.submission.filing import Missing
from validator.submission.typed import TypedFiling


def set_number(asked: OptionsRow, field: int | OptionList, filing: TypedFiling, path: str) -> None:
    """Enter the integer that the filing states at ``path``; without one the field stays as it is."""
    value = filing.value(path)
    if isinstance(value, int) and not isinstance(value, bool):
        asked[option_place(field)] = value


def set_flag(
    asked: OptionsRow,
    field: int | OptionList,
    filing: TypedFiling,
    path: str,
    yes: Sequence[object],
    no: Sequence[object],
) -> None:
    """Enter 1 where the filing states one of ``yes`` at ``path``, 0 where one of ``no``, else UNSTATED."""
    value = filing.value(path)
    if not isinstance(value, Missing):
        asked[option_place(field)] = 1 if value in yes else 0 if value in no else UNSTATED
