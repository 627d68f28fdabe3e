"""How Chapter 590 is played: its options and its rules on rounds, for the blackjack game model."""

from validator.chapters.blackjack.play_due import EVEN_MONEY_APART, IN_FREE_BET
from validator.chapters.blackjack.play_free_bet_options import (
    set_free_bet_filing,
    set_free_bet_law,
)
from validator.chapters.blackjack.play_odds import set_filed_odds, set_odds
from validator.chapters.registry import ChapterPlay
from validator.core.engine.option_rows import option_place, unstated
from validator.games.blackjack.cards_held import cards_held_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.free_bet import free_bet_pass
from validator.games.blackjack.lammers import lammers_pass
from validator.games.blackjack.machine import derive
from validator.games.blackjack.options import Options
from validator.games.blackjack.passes import passes
from validator.games.blackjack.split_busts import split_busts_pass
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.table_rules import table_rules_pass
from validator.games.rounds.in_force import set_in_force
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    asked = unstated(Options)
    set_in_force(asked, facts.chapter)
    set_free_bet_law(asked, facts)
    set_filed_odds(asked, facts, filing)
    set_due(asked, (*EVEN_MONEY_APART, *IN_FREE_BET))
    asked.segregated_area = 0
    asked.surrender_at_reader = asked.surrender_one_moment = 1
    # The chapter knows no even money: none may be offered.
    asked.even_money_offered = 0
    set_odds(asked, option_place(Options.even_money_pays), facts.odds("winning_wager_pays"))
    if filing is not None:
        set_free_bet_filing(asked, facts, filing)
    return asked.integers


PLAY = ChapterPlay(
    chapter="590",
    machine="blackjack",
    derive=derive,
    passes=passes(
        cards_held_pass,
        free_bet_pass,
        lammers_pass,
        split_busts_pass,
        table_rules_pass,
    ),
    options=options,
    subject=subject_of,
    picture=picture_of,
    main_wager="blackjack",
)
