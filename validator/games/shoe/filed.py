"""Enters what a filing states of its cards into the options, for every game dealt from a shoe."""

from validator.games.shoe.options import Options
from validator.submission.typed import TypedFiling


def set_batches(asked: Options, filing: TypedFiling) -> None:
    """Enter whether batches take turns: a filing that names one only shuffles it again and again."""
    asked.two_batches = 1 if len(filing.children("cards.batches")) > 1 else 0


def set_stored_batch(asked: Options, filing: TypedFiling) -> None:
    """Whether a filing names both approvals that free a stored batch from being spread.

    One that says that it is not spread has to name them; another only where it names approvals at all.
    """
    if filing.has("approvals") or filing.value("shuffle.stored_batch_spread") is False:
        both = filing.has("approvals.shuffler_storage") and filing.has("approvals.shuffler_procedures")
        asked.stored_approved = 1 if both else 0
