"""Wagers, and the lock-out of progressive wagers, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.alterations import (
    NO_CONFIRMATION,
    NO_CONVERSION,
)
from validator.games.blackjack.boxes import (
    NO_AMOUNT,
)
from validator.games.blackjack.wagers import NO_FILING, NO_LIMIT, NO_MEANS, NO_PLAYER

wager_made_by_lammer = PlayWords(
    id="wager-made-by-lammer",
    title="Wager made by a Free Bet lammer",
    message="{seat}: a lammer lay in the place of chips ({wager} of {stake})",
    needs={"how the wager was made": NO_MEANS},
    expected="a wager of the player's",
    observed="a lammer",
)

wager_not_in_chips = PlayWords(
    id="wager-not-in-chips",
    title="Wager made by word of mouth alone",
    message="{seat}: the {wager} of {stake} was made by word of mouth, without chips or cash",
    needs={"how the wager was made": NO_MEANS},
    expected="chips, plaques, another approved instrument, or cash with a verbal wager",
    observed="a verbal wager without cash",
)


verbal_wager_unconfirmed = PlayWords(
    id="verbal-wager-unconfirmed",
    title="Verbal wager not confirmed by the dealer",
    message="{seat}: the dealer did not confirm the verbal {wager} of {stake}",
    needs={"the dealer's confirmations": NO_CONFIRMATION},
    expected="a confirmation by the dealer",
    observed="none",
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
    title="Cash of a verbal wager not converted when the next round begins",
    message="the round begins while {observed} in cash, wagered verbally in the round before, is not converted",
    needs={"the conversion of cash": NO_CONVERSION},
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="amount",
)


verbal_cash_unconverted_at_settlement = PlayWords(
    id="verbal-cash-unconverted-at-settlement",
    title="Verbal wager settled before its cash was converted",
    message="{seat}: the {wager} was settled while {observed}, wagered verbally, was still in cash",
    needs={"the conversion of cash": NO_CONVERSION},
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="amount",
)


too_many_adjacent_boxes = PlayWords(
    id="too-many-adjacent-boxes",
    title="Wagers on more boxes than the filing allows",
    message="{seat}: with this {wager} {player} plays {observed} boxes; the Rules Submission allows {expected}",
    needs={"the number of boxes in the filing": NO_FILING, "whose wager it is, and at which position": NO_PLAYER},
    expected="at most {expected} boxes",
    observed="{observed}",
)


wager_outside_posted_limits = PlayWords(
    id="wager-outside-posted-limits",
    title="Wager outside the limits posted at the table",
    message="{seat}: the {wager} of {observed} lies outside the posted limit of {expected}",
    needs={"the amount of the wager": NO_AMOUNT, "the posted limits": NO_LIMIT},
    expected="a wager within the posted limits",
    observed="{observed}",
    unit="cents",
)
