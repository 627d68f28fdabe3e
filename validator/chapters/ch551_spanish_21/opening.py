"""§ 551.4: opening of the table for gaming, and what becomes of the 10s."""

from dataclasses import replace

from validator.chapters.blackjack import opening as asked
from validator.chapters.ch551_spanish_21.conditions import NOT_PRESHUFFLED
from validator.chapters.checks import denied, other_than
from validator.chapters.shoe import opening as at_openings
from validator.core.rule_definitions import FilingCheck

cards_not_inspected = replace(at_openings.cards_not_inspected, when=(NOT_PRESHUFFLED,))

tens_removed_by_another = FilingCheck(
    title="Removal of the 10s not ensured by dealer and floorperson",
    reads=("opening.tens_removed_by",),
    expected="the dealer and a floorperson",
    observed="{stated}",
    message=(
        "the law says: the dealer and a floorperson ensure that the 10s are removed from the decks; the filing says "
        "{stated}"
    ),
    check=other_than("dealer-and-floorperson"),
)
tens_not_torn = FilingCheck(
    title="Removed 10s not torn in half",
    reads=("opening.tens_torn",),
    expected="torn in half",
    observed="left whole",
    message="the 10s removed from the decks are not torn in half",
    check=denied,
)
tens_put_elsewhere = FilingCheck(
    title="Removed 10s not put into the container of the decks",
    reads=("opening.tens_put",),
    expected="the box, envelope or container that the decks came from",
    observed="{stated}",
    message=(
        "the law says: the torn 10s go into the box, envelope or container that the decks came from; the filing says "
        "{stated}"
    ),
    check=other_than("original-container"),
)
inspection_not_verified = replace(at_openings.inspection_not_verified, when=(NOT_PRESHUFFLED,))
cards_not_spread = replace(at_openings.cards_not_spread, when=(NOT_PRESHUFFLED,))
cards_not_in_fans = replace(asked.cards_not_in_fans, when=(NOT_PRESHUFFLED,))

cards_not_washed = replace(at_openings.cards_not_washed, when=(NOT_PRESHUFFLED,))
