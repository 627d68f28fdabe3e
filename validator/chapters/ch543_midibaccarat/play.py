"""How Chapter 543 is played: its options and its rules on rounds, for the baccarat game model."""

from validator.chapters.registry import ChapterPlay
from validator.games.baccarat import options as place
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
from validator.games.shoe import options as shoe_place
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = started()
    set_law(column, facts)
    coin = facts.number("vigorish_rounding_cents")
    set_coins(column, coin, coin)
    set_discards(column, bucket=True, replaced=True, before_reshuffle=False)
    column[place.TIE_RATE] = facts.number("tie_vigorish_percent") * HUNDREDTHS
    column[place.VOID_RATE] = facts.number("void_wager_vigorish_percent") * HUNDREDTHS
    if filing is not None:
        set_filing(column, filing)
    # Chapter 543 knows no device that reshuffles by itself and no batches that alternate, whatever is filed.
    column[shoe_place.CONTINUOUS] = 0
    column[shoe_place.AUTOMATED] = 0
    column[shoe_place.TWO_BATCHES] = 0
    column[shoe_place.OPENING_AT_CHANGE_OPEN] = 1
    return column


PLAY = ChapterPlay(
    chapter="543",
    machine="baccarat",
    derive=derive,
    passes=passes(ordered_pass),
    options=options,
    subject=subject_of,
    picture=picture_of,
)
