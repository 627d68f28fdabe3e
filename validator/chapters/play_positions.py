"""How many betting positions a table has, in play: asked in every chapter."""

from validator.core.rule_definitions import PlayWords
from validator.games.rounds.positions import NO_NUMBER

table_with_too_many_positions = PlayWords(
    id="table-with-too-many-positions",
    title="A table with more betting positions than it may have",
    message="the table has {observed} betting positions; it may have at most {expected}",
    needs={"the number of positions": NO_NUMBER},
    expected="at most {expected} positions",
    observed="{observed}",
)

table_with_too_few_positions = PlayWords(
    id="table-with-too-few-positions",
    title="A table with fewer betting positions than it must have",
    message="the table has {observed} betting positions; it must have at least {expected}",
    needs={"the number of positions": NO_NUMBER},
    expected="at least {expected} positions",
    observed="{observed}",
)
