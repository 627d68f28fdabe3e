"""The words that the data of the law choose from: kinds of duties, what they bear on, relations, units of numbers."""

from enum import StrEnum
from typing import Literal

Relation = Literal["exactly", "at_least", "at_most", "less_than", "more_than", "one_of"]
NumberUnit = Literal["cents", "count", "cards", "decks", "percent", "hours", "points", "inch_thousandths"]


class DutyKind(StrEnum):
    """What a duty does."""

    OBLIGATION = "obligation"
    PROHIBITION = "prohibition"
    LIMIT = "limit"
    ENTITLEMENT = "entitlement"
    CONDITIONAL_GRANT = "conditional_grant"
    DEFINITION = "definition"


class BearsOn(StrEnum):
    """By what a duty is met or broken: whose act, or which thing, it is."""

    FILING = "filing"
    ROUND = "round"
    TABLE = "table"
    EQUIPMENT = "equipment"
    BOARD = "board"
