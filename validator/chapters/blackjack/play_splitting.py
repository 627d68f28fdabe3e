"""Splitting pairs, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import splitting
from validator.games.blackjack.splitting import (
    NOT_FILED,
)

splits_over_filed_number = PlayWords(
    id="splits-over-filed-number",
    title="A pair split more often than filed",
    message="{seat} split {observed} times; the Rules Submission allows {expected}",
    number=splitting.SPLITS_OVER_FILED,
    needs={"the number of splits that the filing allows": NOT_FILED},
    expected="at most {expected}",
    observed="{observed}",
)


splits_of_aces_over_filed_number = PlayWords(
    id="splits-of-aces-over-filed-number",
    title="Aces split more often than filed",
    message="{seat} split aces {observed} times; the Rules Submission allows {expected}",
    number=splitting.ACES_SPLIT_OVER_FILED,
    needs={"the number of splits that the filing allows": NOT_FILED},
    expected="at most {expected}",
    observed="{observed}",
)
