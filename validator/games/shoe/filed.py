"""Enters what a filing states of its cards into the options column, for every game dealt from a shoe."""

from validator.games.shoe.options import STORED_APPROVED, TWO_BATCHES
from validator.submission.typed import TypedFiling


def set_batches(column: list[int], filing: TypedFiling) -> None:
    """Enter whether batches take turns: a filing that names one only shuffles it again and again."""
    column[TWO_BATCHES] = 1 if len(filing.children("cards.batches")) > 1 else 0


def set_stored_batch(column: list[int], filing: TypedFiling) -> None:
    """Whether a filing names both approvals that free a stored batch from being spread.

    One that says that it is not spread has to name them; another only where it names approvals at all.
    """
    if filing.has("approvals") or filing.value("shuffle.stored_batch_spread") is False:
        both = filing.has("approvals.shuffler_storage") and filing.has("approvals.shuffler_procedures")
        column[STORED_APPROVED] = 1 if both else 0
