"""What the filings of one facility must share: type and percentage of the vigorish."""

from validator.core.rule import unless
from validator.core.rule_definitions import FacilityCheck


def another(this: object, other: object) -> bool:
    """What all tables of a facility share is the same in every filing."""
    return this != other


vigorish_types_differ = FacilityCheck(
    title="Different types of vigorish in one facility",
    path="vigorish.type",
    message=(
        "the type of vigorish is {this} here and {other} at {place}; all tables for the game in the facility use "
        "the same"
    ),
    check=another,
    fails={"vigorish": {"type": "tie", "percent": "25%"}},
)

vigorish_percentages_differ = FacilityCheck(
    title="Different percentages of vigorish in one facility",
    path="vigorish.percent",
    when=(unless("vigorish.type", "tie", "none"),),
    message=(
        "the vigorish is {this} here and {other} at {place}; all tables for the game in the facility use "
        "the same percentage"
    ),
    check=another,
    fails={"vigorish.percent": "4%", "vigorish.rounding": "none"},
    passes={"vigorish.rounding": "none"},
)
