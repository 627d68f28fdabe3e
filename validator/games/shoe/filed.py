"""Enters what a filing states of its cards into the options column, for every game dealt from a shoe."""

from validator.games.shoe.options import TWO_BATCHES
from validator.submission.typed import TypedFiling


def set_batches(column: list[int], filing: TypedFiling) -> None:
    """Enter whether batches take turns: a filing that names one only shuffles it again and again."""
    column[TWO_BATCHES] = 1 if len(filing.children("cards.batches")) > 1 else 0
