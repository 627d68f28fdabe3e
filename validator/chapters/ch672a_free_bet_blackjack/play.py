"""How Chapter 672a is played: its options and its rules on rounds, for the blackjack machine."""

from validator.chapters.blackjack.free_bet_options import set_filing, set_law, set_odds, started
from validator.chapters.registry import ChapterPlay
from validator.games.blackjack import options as place
from validator.games.blackjack.machine import derive
from validator.games.blackjack.passes import PASSES
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.rounds.filed import set_flag
from validator.games.rounds.in_force import set_in_force
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = started()
    set_in_force(column, facts.chapter)
    set_law(column, facts)
    column[place.NO_SURRENDER] = column[place.EVEN_MONEY_BY_FILING] = 1
    set_odds(column, place.EVEN_MONEY_PAYS, facts.odds("even_money_pays"))
    if filing is not None:
        set_filing(column, facts, filing)
        set_flag(column, place.EVEN_MONEY_OFFERED, filing, "insurance.even_money", (True,), (False,))
    return column


PLAY = ChapterPlay(
    chapter="672a",
    machine="blackjack",
    derive=derive,
    passes=PASSES,
    options=options,
    subject=subject_of,
    picture=picture_of,
    main_wager="blackjack",
)
