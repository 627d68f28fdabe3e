"""How Chapter 541 is played: its options and its rules on rounds, for the baccarat game model."""

from validator.chapters.registry import ChapterPlay
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
from validator.games.shoe.filed import set_stored_batch
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    asked = started()
    set_law(asked, facts)
    coin = facts.number("vigorish_rounding_cents")
    set_coins(asked, coin, coin)
    set_discards(asked, bucket=False, replaced=False, before_reshuffle=True)
    asked.hands_handed = 0
    asked.tie_rate = facts.number("tie_vigorish_percent") * HUNDREDTHS
    asked.void_rate = facts.number("void_wager_vigorish_percent") * HUNDREDTHS
    asked.opening_at_change_open = 1
    # § 541.5(a) has the dealer shuffle "unless an automated shuffling device is used".
    asked.shuffle_spared_by_device = 1
    asked.change_minutes = facts.number("card_change_hours") * MINUTES
    if filing is not None:
        set_filing(asked, filing)
        set_stored_batch(asked, filing)
    return asked.integers


PLAY = ChapterPlay(
    chapter="541",
    machine="baccarat",
    derive=derive,
    passes=passes(),
    options=options,
    subject=subject_of,
    picture=picture_of,
)
