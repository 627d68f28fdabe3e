"""How Chapter 672a is played: its options and its rules on rounds, for the blackjack machine."""

from validator.chapters.blackjack.free_bet_options import begun, enter_filing, enter_law, enter_odds
from validator.chapters.registry import PlayRoom
from validator.games.blackjack import options as place
from validator.games.blackjack.machine import derive
from validator.games.blackjack.passes import PASSES
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.rounds.filed import enter_flag
from validator.games.rounds.in_force import enter_in_force
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = begun()
    enter_in_force(column, facts.chapter)
    enter_law(column, facts)
    column[place.NO_SURRENDER] = column[place.EVEN_MONEY_BY_FILING] = 1
    enter_odds(column, place.EVEN_MONEY_PAYS, facts.odds("even_money_pays"))
    if filing is not None:
        enter_filing(column, facts, filing)
        enter_flag(column, place.EVEN_MONEY_OFFERED, filing, "insurance.even_money", (True,), (False,))
    return column


ROOM = PlayRoom(
    chapter="672a",
    machine="blackjack",
    derive=derive,
    passes=PASSES,
    options=options,
    subject=subject_of,
    picture=picture_of,
    main_wager="blackjack",
)
