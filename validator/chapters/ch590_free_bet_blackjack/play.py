"""How Chapter 590 is played: its options and its rules on rounds, for the blackjack machine."""

from validator.chapters.blackjack.free_bet_options import begun, enter_filing, enter_law, enter_odds
from validator.chapters.ch590_free_bet_blackjack import (
    play_blackjacks,
    play_cards,
    play_dealer,
    play_dealing,
    play_decisions,
    play_double_down,
    play_in_force,
    play_insurance,
    play_irregularities,
    play_lammers,
    play_misdeals,
    play_opening,
    play_payouts,
    play_push_22,
    play_settlement,
    play_shoe,
    play_shuffle,
    play_splitting,
    play_surrender,
    play_wagers,
)
from validator.chapters.registry import PlayRoom
from validator.core.rule import PlayRule
from validator.games.blackjack import options as place
from validator.games.blackjack.machine import derive
from validator.games.blackjack.passes import PASSES
from validator.games.blackjack.slots import SLOTS
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.rounds.in_force import enter_in_force
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling

PLAY_RULES: tuple[PlayRule, ...] = (
    *play_in_force.PLAY_RULES,
    *play_cards.PLAY_RULES,
    *play_shuffle.PLAY_RULES,
    *play_shoe.PLAY_RULES,
    *play_wagers.PLAY_RULES,
    *play_dealing.PLAY_RULES,
    *play_insurance.PLAY_RULES,
    *play_decisions.PLAY_RULES,
    *play_blackjacks.PLAY_RULES,
    *play_dealer.PLAY_RULES,
    *play_settlement.PLAY_RULES,
    *play_lammers.PLAY_RULES,
    *play_surrender.PLAY_RULES,
    *play_double_down.PLAY_RULES,
    *play_splitting.PLAY_RULES,
    *play_payouts.PLAY_RULES,
    *play_push_22.PLAY_RULES,
    *play_opening.PLAY_RULES,
    *play_misdeals.PLAY_RULES,
    *play_irregularities.PLAY_RULES,
)


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = begun()
    enter_in_force(column, facts.chapter)
    enter_law(column, facts)
    column[place.SURRENDER_AT_READER] = column[place.SURRENDER_ONE_MOMENT] = 1
    column[place.SURRENDER_SHARE], column[place.SURRENDER_SHARE_PER] = facts.fraction("surrender_share")
    # The chapter knows no even money: none may be offered.
    column[place.EVEN_MONEY_OFFERED] = 0
    enter_odds(column, place.EVEN_MONEY_PAYS, facts.odds("winning_wager_pays"))
    if filing is not None:
        enter_filing(column, facts, filing)
    return column


ROOM = PlayRoom(
    chapter="590",
    rules=PLAY_RULES,
    slots=SLOTS,
    derive=derive,
    passes=PASSES,
    options=options,
    subject=subject_of,
    picture=picture_of,
)
