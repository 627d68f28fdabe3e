"""The tables of Chapter 633a."""

from validator.simulate.blackjack.table import BlackjackTable
from validator.simulate.chance import Chance
from validator.simulate.chosen import Chosen


def table_of(name: str, chosen: Chosen, chance: Chance, opens: int) -> BlackjackTable:
    """The table that a filing of Blackjack has."""
    return BlackjackTable(name, chosen, chance, opens)
