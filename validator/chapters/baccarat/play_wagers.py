"""Wagers: the words of the rules that validator/games/baccarat/wagers.py judges."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.wagers import NO_RECORD, NO_RESULT

_CLOSE = {'when "no more bets" was announced': NO_RECORD}

wager_after_no_more_bets = PlayWords(
    id="wager-after-no-more-bets",
    title='Wager made after "no more bets"',
    message='{seat}: the {wager} of {stake} was made after "no more bets" had been announced',
    needs=_CLOSE,
    expected="no wager after the announcement",
    observed="a wager",
)


wager_withdrawn_after_no_more_bets = PlayWords(
    id="wager-withdrawn-after-no-more-bets",
    title='Wager withdrawn after "no more bets"',
    message='{seat}: the {wager} of {stake} was withdrawn after "no more bets" had been announced',
    needs={**_CLOSE, "the result of the round": NO_RESULT},
    expected="the wager left as it stood",
    observed="the wager withdrawn",
)


wager_not_in_chips = PlayWords(
    id="wager-not-in-chips",
    title="Wager made neither with chips or plaques nor by word accompanied by cash",
    message="{seat}: the {wager} of {stake} was made neither with chips or plaques nor as a verbal wager with cash",
    needs={"how the wager was made": NO_RECORD},
    expected="chips or plaques, or a verbal wager accompanied by cash",
    observed="neither",
)

verbal_wager_unconfirmed = PlayWords(
    id="verbal-wager-unconfirmed",
    title="Verbal wager not confirmed by the dealer",
    message="{seat}: the verbal {wager} of {stake} was not confirmed by the dealer",
    needs={"whether the wager was confirmed": NO_RECORD},
    expected="the wager confirmed",
    observed="no confirmation",
)

verbal_wager_confirmed_late = PlayWords(
    id="verbal-wager-confirmed-late",
    title="Verbal wager confirmed after the first card",
    message="{seat}: the verbal {wager} of {stake} was confirmed after the first card",
    expected="before {expected}, if the confirmation lets the wager in",
    observed="{observed}",
    unit="event",
)

verbal_cash_not_converted = PlayWords(
    id="verbal-cash-not-converted",
    title="Cash of a verbal wager not converted into chips or plaques",
    message="{seat}: of the cash of the verbal {wager} of {stake}, {observed} was not converted into chips or plaques",
    needs={"whether the cash was converted": NO_RECORD},
    expected="the cash converted",
    observed="{observed} in cash",
    unit="amount",
)

verbal_cash_unconverted_at_settlement = PlayWords(
    id="verbal-cash-unconverted-at-settlement",
    title="Cash of a verbal wager converted only after its settlement",
    message="{seat}: the cash of the verbal {wager} of {stake} was converted only after the wager had been settled",
    needs={"whether the cash was converted": NO_RECORD},
    expected="the cash converted before the settlement",
    observed="the cash converted afterwards",
)

wager_outside_posted_limits = PlayWords(
    id="wager-outside-posted-limits",
    title="Wager outside the posted limits",
    message="{seat}: the {wager} is {observed}; the limit posted is {expected}",
    needs={"the limits posted for such wagers, and the amount": NO_RECORD},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
