"""How Chapter 535 is played: its options, its judges and its rules on rounds, for the Pai Gow game model."""

from validator.chapters.ch535_pai_gow.illustrated import illustrate
from validator.chapters.ch535_pai_gow.play_options import options
from validator.chapters.registry import ChapterPlay
from validator.games.pai_gow.machine import derive
from validator.games.pai_gow.passes import PASSES
from validator.games.pai_gow.subject import picture_of, subject_of

PLAY = ChapterPlay(
    chapter="535",
    machine="pai_gow",
    derive=derive,
    passes=PASSES,
    options=options,
    subject=subject_of,
    picture=picture_of,
    illustrate=illustrate,
    main_wager="pai-gow",
    by_the_print="the filed way of setting the dealer's hands",
)
