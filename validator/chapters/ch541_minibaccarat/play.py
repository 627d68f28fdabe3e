"""How Chapter 541 is played: its options and its rules on rounds, for the baccarat game model."""

from validator.chapters.registry import ChapterPlay
from validator.games.baccarat import options as place
from validator.games.baccarat.filling import (
    HUNDREDTHS,
    MINUTES,
    set_coins,
    set_discards,
    set_filing,
    set_law,
    started,
)
from validator.games.baccarat.machine import derive
from validator.games.baccarat.passes import passes
from validator.games.baccarat.subject import picture_of, subject_of
from validator.games.shoe import options as shoe_place
from validator.games.shoe.filed import set_stored_batch
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = started()
    set_law(column, facts)
    coin = facts.number("vigorish_rounding_cents")
    set_coins(column, coin, coin)
    set_discards(column, bucket=False, replaced=False, before_reshuffle=True)
    column[place.HANDS_HANDED] = 0
    column[place.TIE_RATE] = facts.number("tie_vigorish_percent") * HUNDREDTHS
    column[place.VOID_RATE] = facts.number("void_wager_vigorish_percent") * HUNDREDTHS
    column[shoe_place.OPENING_AT_CHANGE_OPEN] = 1
    # § 541.5(a) has the dealer shuffle "unless an automated shuffling device is used".
    column[shoe_place.SHUFFLE_SPARED_BY_DEVICE] = 1
    column[shoe_place.CHANGE_MINUTES] = facts.number("card_change_hours") * MINUTES
    if filing is not None:
        set_filing(column, filing)
        set_stored_batch(column, filing)
    return column


PLAY = ChapterPlay(
    chapter="541",
    machine="baccarat",
    derive=derive,
    passes=passes(),
    options=options,
    subject=subject_of,
    picture=picture_of,
)
