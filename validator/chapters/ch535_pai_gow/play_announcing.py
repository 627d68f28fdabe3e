"""Rules on what the dealer announces of each wager, §§ 535.10(f) to (j), 535.11(n), (o), (r)."""

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.announcing import (
    NO_ANNOUNCEMENT,
    NO_LEAVING,
    NO_RECORD,
    NO_TILES,
)

losing_wager_announced_otherwise = PlayWords(
    id="losing-wager-announced-otherwise",
    title="Losing wager announced as something else",
    message="{seat}: {hand} against {dealer} was announced as {observed}; it is {expected}",
    needs={"the tiles of both hands": NO_TILES, "the announcement": NO_ANNOUNCEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)

tie_by_high_hand_announced_otherwise = PlayWords(
    id="tie-by-high-hand-announced-otherwise",
    title="Tie by the high hand announced as something else",
    message="{seat}: {hand} against {dealer} was announced as {observed}; it is {expected}",
    needs={"the tiles of both hands": NO_TILES, "the announcement": NO_ANNOUNCEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)

tie_by_low_hand_announced_otherwise = PlayWords(
    id="tie-by-low-hand-announced-otherwise",
    title="Tie by the low hand announced as something else",
    message="{seat}: {hand} against {dealer} was announced as {observed}; it is {expected}",
    needs={"the tiles of both hands": NO_TILES, "the announcement": NO_ANNOUNCEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)

winning_wager_announced_otherwise = PlayWords(
    id="winning-wager-announced-otherwise",
    title="Winning wager announced as something else",
    message="{seat}: {hand} against {dealer} was announced as {observed}; it is {expected}",
    needs={"the tiles of both hands": NO_TILES, "the announcement": NO_ANNOUNCEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)

announced_with_zero_low_hand = PlayWords(
    id="announced-with-zero-low-hand",
    title="Outcome announced of a low hand of zero that outranks the dealer's",
    message="{seat}: {hand} against {dealer} was announced as {observed}, which turns on an open reading",
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)

announced_with_zero_low_hand_of_dealer = PlayWords(
    id="announced-with-zero-low-hand-of-dealer",
    title="Outcome announced of a dealer's low hand of zero that outranks the bank's",
    message="{seat}: {hand} against {dealer} was announced as {observed}, which turns on an open reading",
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)

announced_by_lesser_count = PlayWords(
    id="announced-by-lesser-count",
    title="Outcome announced by the lesser count of a 1-2 or 2-4 tile",
    message="{seat}: {hand} against {dealer} was announced as {observed}, which turns on an open reading",
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)

announced_of_exchanged_halves = PlayWords(
    id="announced-of-exchanged-halves",
    title="Outcome announced of halves that lie in each other's place",
    message="{seat}: {hand} against {dealer} was announced as {observed}, which turns on an open reading",
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)

_SAYING = {"the announcement of outcomes": NO_RECORD, "whether the player left": NO_LEAVING}

outcome_not_announced = PlayWords(
    id="outcome-not-announced",
    title="Outcome of a wager not announced",
    message="{seat}: nobody announced what becomes of the {wager} of {stake}",
    needs=_SAYING,
    expected="an announcement",
    observed="none",
)

outcome_not_announced_with_bank = PlayWords(
    id="outcome-not-announced-with-bank",
    title="Outcome of a wager not announced",
    message="{seat}: nobody announced what becomes of the {wager} of {stake}",
    needs=_SAYING,
    expected="an announcement",
    observed="none",
)

outcome_not_announced_with_co_bank = PlayWords(
    id="outcome-not-announced-with-co-bank",
    title="Outcome of a wager not announced",
    message="{seat}: nobody announced what becomes of the {wager} of {stake}",
    needs=_SAYING,
    expected="an announcement",
    observed="none",
)

outcome_announced_late = PlayWords(
    id="outcome-announced-late",
    title="Outcome announced after the next hands were exposed",
    message="{seat}: what becomes of the wager was announced only after the next hands had been exposed",
    needs={"the exposing of the hands": NO_RECORD},
    expected="the announcement at that player",
    observed="the announcement later",
)

outcome_announced_before_exposure = PlayWords(
    id="outcome-announced-before-exposure",
    title="Outcome announced before the hands were exposed",
    message="{seat}: what becomes of the wager was announced before the hands had been exposed",
    needs=NO_FACTS,
    expected="the hands exposed first",
    observed="the announcement first",
)

outcome_announced_after_settlement = PlayWords(
    id="outcome-announced-after-settlement",
    title="Outcome announced after the wager was settled",
    message="{seat}: what becomes of the wager was announced only after it had been settled",
    needs=NO_FACTS,
    expected="the announcement first",
    observed="the settlement first",
)
