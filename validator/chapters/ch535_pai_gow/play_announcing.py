"""Rules on what the dealer announces of each wager, §§ 535.10(f) to (j), 535.11(n), (o), (r)."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.announcing import (
    NO_ANNOUNCEMENT,
    NO_RECORD,
    NO_TILES,
    announced_after_next,
    announced_otherwise,
    follows_another_reading,
    left_unsaid,
)
from validator.games.pai_gow.slots import outcomes

losing_wager_announced_otherwise_rule = PlayRule(
    id="losing-wager-announced-otherwise",
    title="Losing wager announced as something else",
    cite="535.10(g)",
    quote="A wager shall lose if the high hand of the player is identical in rank or lower in rank than the high hand of the dealer, and the low hand of the player is identical in rank or lower in rank than the low hand of the dealer, or has a value of zero",
    severity=Severity.ERROR,
    message="{seat}: {hand} against {dealer} was announced as a {observed}; it is a {expected}",
    slot=outcomes.LOSS_ANNOUNCED_OTHERWISE,
    check=announced_otherwise,
    needs={"the tiles of both hands": NO_TILES, "the announcement": NO_ANNOUNCEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="word",
    also=(
        ("535.10(f)", "shall win, lose or be considered a tie"),
        (
            "535.11(o)",
            "The dealer shall compare the high and low hand of each player to the high and low hand of the bank",
        ),
        ("535.11(o)", "shall win, lose or be considered a tie"),
        (
            "535.11(r)",
            "The dealer shall compare the high and low hand of each player to the high and low hand of the bank",
        ),
        ("535.11(r)", "shall win, lose or be considered a tie"),
    ),
)

tie_by_high_hand_announced_otherwise_rule = PlayRule(
    id="tie-by-high-hand-announced-otherwise",
    title="Tie by the high hand announced as something else",
    cite="535.10(h)(1)",
    quote="The high hand of the player is higher in rank than the high hand of the dealer, but the low hand of the player is identical in rank to the low hand of the dealer, lower in rank than the low hand of the dealer or has a value of zero",
    severity=Severity.ERROR,
    message="{seat}: {hand} against {dealer} was announced as a {observed}; it is a {expected}",
    slot=outcomes.TIE_BY_HIGH_ANNOUNCED_OTHERWISE,
    check=announced_otherwise,
    needs={"the tiles of both hands": NO_TILES, "the announcement": NO_ANNOUNCEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="word",
    also=(
        ("535.10(h)", "A wager shall be a tie if"),
        ("535.10(f)", "shall win, lose or be considered a tie"),
    ),
)

tie_by_low_hand_announced_otherwise_rule = PlayRule(
    id="tie-by-low-hand-announced-otherwise",
    title="Tie by the low hand announced as something else",
    cite="535.10(h)(2)",
    quote="The high hand of the player is identical in rank to the high hand of the dealer or lower in rank than the high hand of the dealer, but the low hand of the player is higher in rank than the low hand of the dealer",
    severity=Severity.ERROR,
    message="{seat}: {hand} against {dealer} was announced as a {observed}; it is a {expected}",
    slot=outcomes.TIE_BY_LOW_ANNOUNCED_OTHERWISE,
    check=announced_otherwise,
    needs={"the tiles of both hands": NO_TILES, "the announcement": NO_ANNOUNCEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="word",
    also=(
        ("535.10(h)", "A wager shall be a tie if"),
        ("535.10(f)", "shall win, lose or be considered a tie"),
    ),
)

winning_wager_announced_otherwise_rule = PlayRule(
    id="winning-wager-announced-otherwise",
    title="Winning wager announced as something else",
    cite="535.10(j)",
    quote="A wager shall win if the high hand of the player is higher in rank than the high hand of the dealer and the low hand of the player is higher in rank than the low hand of the dealer",
    severity=Severity.ERROR,
    message="{seat}: {hand} against {dealer} was announced as a {observed}; it is a {expected}",
    slot=outcomes.WIN_ANNOUNCED_OTHERWISE,
    check=announced_otherwise,
    needs={"the tiles of both hands": NO_TILES, "the announcement": NO_ANNOUNCEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="word",
    also=(
        ("535.10(f)", "shall win, lose or be considered a tie"),
        (
            "535.11(o)",
            "The dealer shall compare the high and low hand of each player to the high and low hand of the bank",
        ),
        ("535.11(o)", "shall win, lose or be considered a tie"),
        (
            "535.11(r)",
            "The dealer shall compare the high and low hand of each player to the high and low hand of the bank",
        ),
        ("535.11(r)", "shall win, lose or be considered a tie"),
    ),
)

announced_with_zero_low_hand_rule = PlayRule(
    id="announced-with-zero-low-hand",
    title="Outcome announced of a low hand of zero that outranks the dealer's",
    cite="535.10(g)",
    quote="or has a value of zero",
    severity=Severity.WARNING,
    message="{seat}: {hand} against {dealer} was announced as a {observed}, which turns on an open reading",
    slot=outcomes.ANNOUNCED_BY_ZERO,
    check=follows_another_reading,
    expected="{expected}",
    observed="{observed}",
    unit="word",
    reading="zero-in-the-low-hand",
)

announced_with_zero_low_hand_of_dealer_rule = PlayRule(
    id="announced-with-zero-low-hand-of-dealer",
    title="Outcome announced of a dealer's low hand of zero that outranks the bank's",
    cite="535.11(n)",
    quote="determine if the hands of the dealer are higher in rank than the hands of the bank",
    severity=Severity.WARNING,
    message="{seat}: {hand} against {dealer} was announced as a {observed}, which turns on an open reading",
    slot=outcomes.ANNOUNCED_BY_ZERO_OF_DEALER,
    check=follows_another_reading,
    expected="{expected}",
    observed="{observed}",
    unit="word",
    reading="zero-in-the-dealers-low-hand",
)

announced_by_lesser_count_rule = PlayRule(
    id="announced-by-lesser-count",
    title="Outcome announced by the lesser count of a 1-2 or 2-4 tile",
    cite="535.4(d)",
    quote="the numeric total of the 1-2 tile may be counted as a 3 or a 6",
    severity=Severity.WARNING,
    message="{seat}: {hand} against {dealer} was announced as a {observed}, which turns on an open reading",
    slot=outcomes.ANNOUNCED_BY_LESSER_COUNT,
    check=follows_another_reading,
    expected="{expected}",
    observed="{observed}",
    unit="word",
    reading="who-chooses-the-count",
)

announced_of_exchanged_halves_rule = PlayRule(
    id="announced-of-exchanged-halves",
    title="Outcome announced of halves that lie in each other's place",
    cite="535.10(f)",
    quote="The dealer shall always compare the high hand of the player to the high hand of the dealer and the low hand of the player to the low hand of the dealer",
    severity=Severity.WARNING,
    message="{seat}: {hand} against {dealer} was announced as a {observed}, which turns on an open reading",
    slot=outcomes.ANNOUNCED_BY_PLACING,
    check=follows_another_reading,
    expected="{expected}",
    observed="{observed}",
    unit="word",
    reading="high-hand-by-rank-or-by-place",
)

outcome_not_announced_rule = PlayRule(
    id="outcome-not-announced",
    title="Outcome of a wager not announced",
    cite="535.10(f)",
    quote="shall announce if the wager of that player",
    severity=Severity.ERROR,
    message="{seat}: nobody announced what becomes of the {wager} of {stake}",
    slot=outcomes.NOT_ANNOUNCED,
    check=left_unsaid,
    needs={"the announcement of outcomes": NO_RECORD},
    expected="an announcement",
    observed="none",
)

outcome_not_announced_with_bank_rule = PlayRule(
    id="outcome-not-announced-with-bank",
    title="Outcome of a wager not announced",
    cite="535.11(o)",
    quote="shall announce if the wager",
    severity=Severity.ERROR,
    message="{seat}: nobody announced what becomes of the {wager} of {stake}",
    slot=outcomes.NOT_ANNOUNCED_WITH_BANK,
    check=left_unsaid,
    needs={"the announcement of outcomes": NO_RECORD},
    expected="an announcement",
    observed="none",
)

outcome_not_announced_with_co_bank_rule = PlayRule(
    id="outcome-not-announced-with-co-bank",
    title="Outcome of a wager not announced",
    cite="535.11(r)",
    quote="shall announce if the wager",
    severity=Severity.ERROR,
    message="{seat}: nobody announced what becomes of the {wager} of {stake}",
    slot=outcomes.NOT_ANNOUNCED_WITH_CO_BANK,
    check=left_unsaid,
    needs={"the announcement of outcomes": NO_RECORD},
    expected="an announcement",
    observed="none",
)

outcome_announced_late_rule = PlayRule(
    id="outcome-announced-late",
    title="Outcome announced after the next hands were exposed",
    cite="535.10(f)",
    quote="shall announce if the wager of that player",
    severity=Severity.WARNING,
    message="{seat}: what becomes of the wager was announced only after the next hands had been exposed",
    slot=outcomes.ANNOUNCED_LATE,
    check=announced_after_next,
    needs={"the exposing of the hands": NO_RECORD},
    expected="the announcement at that player",
    observed="the announcement later",
    reading="announcing-each-wager",
)

PLAY_RULES = (
    losing_wager_announced_otherwise_rule,
    tie_by_high_hand_announced_otherwise_rule,
    tie_by_low_hand_announced_otherwise_rule,
    winning_wager_announced_otherwise_rule,
    announced_with_zero_low_hand_rule,
    announced_with_zero_low_hand_of_dealer_rule,
    announced_by_lesser_count_rule,
    announced_of_exchanged_halves_rule,
    outcome_not_announced_rule,
    outcome_not_announced_with_bank_rule,
    outcome_not_announced_with_co_bank_rule,
    outcome_announced_late_rule,
)
