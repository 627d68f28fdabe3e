"""How Chapter 672a is played: its options and its rules on rounds, for the blackjack game model."""

from validator.chapters.blackjack.play_due import EVEN_MONEY_IS_PAID, IN_FREE_BET
from validator.chapters.blackjack.play_free_bet_options import (
    set_free_bet_filing,
    set_free_bet_law,
    set_odds,
    unstated_options,
)
from validator.chapters.blackjack.play_odds import set_filed_odds
from validator.chapters.registry import ChapterPlay
from validator.games.blackjack import options as place
from validator.games.blackjack.cards_held import cards_held_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.free_bet import free_bet_pass
from validator.games.blackjack.lammers import lammers_pass
from validator.games.blackjack.machine import derive
from validator.games.blackjack.passes import passes
from validator.games.blackjack.split_busts import split_busts_pass
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.table_rules import table_rules_pass
from validator.games.rounds.filing_options import set_flag
from validator.games.rounds.in_force import set_in_force
from validator.games.shoe import options as shoe_place
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = unstated_options()
    set_in_force(column, facts.chapter)
    set_free_bet_law(column, facts)
    set_filed_odds(column, facts, filing)
    column[place.NO_SURRENDER] = 1
    column[place.SEGREGATED_AREA] = 0
    column[shoe_place.DECKS_PERMITTED] = sum(1 << int(item.id) for item in facts.listing("decks_permitted"))
    set_due(column, (*EVEN_MONEY_IS_PAID, *IN_FREE_BET))
    set_odds(column, place.EVEN_MONEY_PAYS, facts.odds("even_money_pays"))
    if filing is not None:
        set_free_bet_filing(column, facts, filing)
        set_flag(column, place.EVEN_MONEY_OFFERED, filing, "insurance.even_money", (True,), (False,))
        if column[place.EVEN_MONEY_OFFERED] == 0:
            set_due(column, IN_FREE_BET)
    return column


PLAY = ChapterPlay(
    chapter="672a",
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
