"""Rules on wagers, § 535.7: how, where and by whom they are made, and that they stand once wagering is closed."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.wagers import (
    NO_CLOSING,
    NO_CONFIRMATION,
    NO_LIMITS,
    NO_MEANS,
)

wager_not_in_chips = PlayWords(
    id="wager-not-in-chips",
    title="Wager not made with chips or plaques",
    message="the {wager} of {seat} was not made with chips or plaques",
    needs={"the means of the wager": NO_MEANS},
    expected="chips or plaques",
    observed="another means",
)


wager_outside_posted_limits = PlayWords(
    id="wager-outside-posted-limits",
    title="Wager outside the posted limits",
    message="the {wager} of {seat} is {observed}; the posted limit is {expected}",
    needs={"the posted limits and the amount": NO_LIMITS},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)


wager_after_no_more_bets = PlayWords(
    id="wager-after-no-more-bets",
    title='Wager placed after "no more bets"',
    message='the {wager} of {seat} was placed after "no more bets"',
    needs={
        'the announcement of "no more bets"': NO_CLOSING,
        "when the bank was confirmed and the tiles were cut": NO_CONFIRMATION,
    },
    expected="no wager after the announcement",
    observed="a wager after it",
)


wager_withdrawn_after_no_more_bets = PlayWords(
    id="wager-withdrawn-after-no-more-bets",
    title='Wager withdrawn after "no more bets"',
    message='the {wager} of {seat} was taken back after "no more bets"',
    needs={'the announcement of "no more bets"': NO_CLOSING},
    expected="no withdrawal after the announcement",
    observed="withdrawn after it",
)
