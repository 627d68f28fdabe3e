"""The shoe, or the right to turn cards, given up on an order, in play: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.ordered import NO_ACTOR, NO_REASON

_OF_THE_ORDER = {"who gave the order": NO_ACTOR, "why it was given up": NO_REASON}

pass_ordered_by_another = PlayWords(
    id="pass-ordered-by-another",
    title="Shoe passed on the order of somebody who may not give it",
    message="{seat} was ordered to pass the shoe by neither the dealer calling the game nor a floorperson or above",
    needs=_OF_THE_ORDER,
    expected="an order of the dealer calling the game, or of a floorperson or above",
    observed="an order of another",
)

pass_ordered_without_ground = PlayWords(
    id="pass-ordered-without-ground",
    title="Shoe passed on an order without a ground",
    message="{seat} was ordered to pass the shoe (reason: {observed}), which the text does for other reasons",
    needs=_OF_THE_ORDER,
    expected="unreasonable delay, repeated invalid deals or a violation",
    observed="{observed}",
    unit="phrase",
)

turn_taken_by_another = PlayWords(
    id="turn-taken-by-another",
    title="Right to turn cards taken by somebody who may not",
    message="{seat}: the right to turn cards was taken on the order of neither the dealer nor a floorperson",
    needs=_OF_THE_ORDER,
    expected="an order of the dealer or floorperson assigned to the table",
    observed="an order of another",
)

turn_taken_without_ground = PlayWords(
    id="turn-taken-without-ground",
    title="Right to turn cards taken without a ground",
    message="{seat}: the right to turn cards was taken on an order (reason: {observed}), which the text does for other"
    " reasons",
    needs=_OF_THE_ORDER,
    expected="unreasonable delay or a violation",
    observed="{observed}",
    unit="phrase",
)
