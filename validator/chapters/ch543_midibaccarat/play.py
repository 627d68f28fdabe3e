"""How Chapter 543 is played: its options and its rules on rounds, for the baccarat game model."""

from validator.chapters.registry import ChapterPlay
from validator.games.baccarat.filling import (
    HUNDREDTHS,
    set_coins,
    set_discards,
    set_filing,
    set_law,
    started,
)
from validator.games.baccarat.machine import derive
from validator.games.baccarat.ordered import ordered_pass
from validator.games.baccarat.passes import passes
from validator.games.baccarat.subject import picture_of, subject_of
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    asked = started()
    set_law(asked, facts)
    coin = facts.number("vigorish_rounding_cents")
    set_coins(asked, coin, coin)
    set_discards(asked, bucket=True, replaced=True, before_reshuffle=False)
    asked.tie_rate = facts.number("tie_vigorish_percent") * HUNDREDTHS
    asked.void_rate = facts.number("void_wager_vigorish_percent") * HUNDREDTHS
    if filing is not None:
        set_filing(asked, filing)
    # Chapter 543 knows no device that reshuffles by itself and no batches that alternate, whatever is filed.
    asked.continuous = 0
    asked.automated = 0
    asked.two_batches = 0
    asked.opening_at_change_open = 1
    return asked.integers


PLAY = ChapterPlay(
    chapter="543",
    machine="baccarat",
    derive=derive,
    passes=passes(ordered_pass),
    options=options,
    subject=subject_of,
    picture=picture_of,
)
