"""§ 685a.12: what is done about irregularities."""

from validator.chapters.checks import other_than, word_is
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

wrong_range_cured_otherwise = FilingCheck(
    title="Wrong light or area cured otherwise",
    reads=("irregularities.wrong_range",),
    expected="the hand continued, or dead with the Bet Wager returned",
    observed="{stated}",
    message=(
        "the law says: after a wrong light or area the hand is continued, or dead with its Bet Wager returned; the "
        "filing says {stated}"
    ),
    passes={"irregularities.wrong_range": "either"},
    check=word_is("otherwise"),
)

busted_bets_kept_from_dead_hands = FilingCheck(
    title="Bet Wagers of players who exceeded the limit kept though the hands are dead",
    reads=("irregularities.wrong_range_busted_hands",),
    when=(unless("irregularities.wrong_range", "continue"),),
    expected="returned",
    observed="{stated}",
    message=(
        "the law says: where hands are called dead after a wrong light or area, the Bet Wagers of players who exceeded "
        "the limit are returned as well; the filing says {stated}"
    ),
    passes={"irregularities.wrong_range_busted_hands": "returned"},
    check=other_than("returned"),
)
