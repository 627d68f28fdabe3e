"""Vigorish: the words of the rules that validator/games/baccarat/{vigorish_amount,deferred}.py judge."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.deferred import (
    NO_AMOUNT,
    NO_RECORD,
)
from validator.games.baccarat.vigorish_amount import (
    NO_FILING,
    NO_VIGORISH,
)

_VIGORISH = {"the vigorish taken or marked": NO_VIGORISH, "the vigorish that the filing selects": NO_FILING}
_RECORD = {"the vigorish collected": NO_RECORD}


def _amount(
    id: str,
    title: str,
    message: str,
    needs: Mapping[str, int] = NO_FACTS,
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs=needs,
        expected="{expected}",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


vigorish_not_taken = _amount(
    "vigorish-not-taken",
    "No vigorish taken or marked on a winning wager on the Banker's Hand",
    "{seat}: no vigorish was taken or marked on the winning {wager} of {stake}; {expected} is owed",
    _VIGORISH,
)
vigorish_at_other_rate = _amount(
    "vigorish-at-other-rate",
    "Vigorish at another rate than the one filed",
    "{seat}: {observed} was taken or marked as vigorish on the winning {wager} of {stake}; {expected} is owed",
    _VIGORISH,
)
two_vigorish_percentages = _amount(
    "two-vigorish-percentages",
    "Players at one table charged different percentages of vigorish",
    "{seat}: {observed} was taken or marked as vigorish on the winning {wager} of {stake}; at the percentage "
    "charged to "
    "another player in this round it is {expected}",
)
_ROUNDED = (
    "{seat}: {observed} was taken or marked as vigorish on the winning {wager} of {stake}, neither the exact "
    "amount nor "
    "as much rounded up; {expected} is the nearest to it that is"
)
vigorish_rounded_wrongly = _amount(
    "vigorish-rounded-wrongly",
    "Vigorish rounded otherwise than up to the next multiple",
    _ROUNDED,
)
vigorish_taken_rounded_down = _amount(
    "vigorish-taken-rounded-down",
    "Vigorish rounded down to the nearer multiple",
    "{seat}: {observed} was taken or marked as vigorish on the winning {wager} of {stake}; rounded up it is {expected}",
)
vigorish_kept_back = PlayWords(
    id="vigorish-kept-back",
    title="Vigorish kept back from the payment",
    message="{seat}: the winning {wager} of {stake} was paid {observed}, the vigorish being kept back",
    expected="the vigorish first, then {expected}",
    observed="{observed} paid",
    unit="cents",
)
_NOT_DUE = "{seat}: {observed} was taken or marked as vigorish on the {wager} of {stake}"
vigorish_on_other_wager = _amount(
    "vigorish-on-other-wager",
    "Vigorish on another wager than a winning one on the Banker's Hand",
    f"{_NOT_DUE}, which is no winning wager on the Banker's Hand",
)
vigorish_on_void_player_wager = _amount(
    "vigorish-on-void-player-wager",
    "Vigorish on a void wager on the Player's Hand",
    f"{_NOT_DUE}, which is void by equal Point Counts",
)
vigorish_on_void_banker_wager = _amount(
    "vigorish-on-void-banker-wager",
    "Vigorish on a void wager on the Banker's Hand, though none on ties is elected",
    f"{_NOT_DUE}, which is void by equal Point Counts; the filing elects no vigorish on ties",
)
winning_vigorish_beside_tie_vigorish = _amount(
    "winning-vigorish-beside-tie-vigorish",
    "Vigorish on a winning wager although the filing elects that on ties",
    f"{_NOT_DUE}, although the filing elects the vigorish on ties",
)
tie_vigorish_not_taken = _amount(
    "tie-vigorish-not-taken",
    "Elected vigorish not taken on a wager on the Banker's Hand that ties",
    "{seat}: no vigorish was taken after the round, before the next was dealt, on the wager on the Banker's Hand that "
    "tied; {expected} is due",
    _VIGORISH,
)
tie_vigorish_wrong = _amount(
    "tie-vigorish-wrong",
    "Vigorish of another amount on a wager on the Banker's Hand that ties",
    "{seat}: {observed} was taken as vigorish on the wager on the Banker's Hand that tied; {expected} is owed",
)
vigorish_marked_though_at_payout = PlayWords(
    id="vigorish-marked-though-at-payout",
    title="Vigorish marked although the filing has it collected at the payout",
    message=(
        "{seat}: {observed} of vigorish was marked as owed, though the option selected has it collected at the payout"
    ),
    needs={"the vigorish taken or marked": NO_VIGORISH, "when the filing has vigorish collected": NO_FILING},
    expected="the vigorish collected at the payout",
    observed="{observed} marked",
    unit="cents",
)
vigorish_taken_though_deferred = PlayWords(
    id="vigorish-taken-though-deferred",
    title="Vigorish collected at the payout although the filing has it deferred",
    message="{seat}: {observed} of vigorish was collected at the payout, though the option selected defers it",
    needs={"the vigorish taken or marked": NO_VIGORISH, "when the filing has vigorish collected": NO_FILING},
    expected="the vigorish marked",
    observed="{observed} collected",
    unit="cents",
)
tie_vigorish_still_owed = _amount(
    "tie-vigorish-still-owed",
    "Vigorish on a tie still owed when the next round was dealt",
    "{observed} of vigorish on a tie was still owed when the next round was dealt",
)
vigorish_owed_at_reshuffle = PlayWords(
    id="vigorish-owed-at-reshuffle",
    title="Deferred vigorish collected only after the reshuffle",
    message=(
        "{seat}: {observed} of deferred vigorish was still owed when the cards were reshuffled, and collected "
        "afterwards"
    ),
    expected="the vigorish collected before the reshuffle",
    observed="{observed} owed",
    unit="cents",
)
vigorish_owed_in_next_shoe = _amount(
    "vigorish-owed-in-next-shoe",
    "Deferred vigorish still owed when the next shoe is played",
    "{observed} of deferred vigorish was still owed when play with the next shoe began",
    _RECORD,
)
vigorish_owed_with_continuous_device = PlayWords(
    id="vigorish-owed-with-continuous-device",
    title="Vigorish deferred beyond the round where a device reshuffles continuously",
    message=(
        "{seat}: {observed} of deferred vigorish was owed when the next round was dealt from a device that reshuffles"
    ),
    expected="nothing owed",
    observed="{observed} owed",
    unit="cents",
)
vigorish_owed_at_leaving = _amount(
    "vigorish-owed-at-leaving",
    "Deferred vigorish not collected when the player left",
    "{seat}: {observed} of deferred vigorish was not collected when {player} left the table",
    _RECORD,
)
vigorish_owed_while_away = PlayWords(
    id="vigorish-owed-while-away",
    title="Deferred vigorish owed by a player who was away and came back",
    message="{seat}: {observed} of deferred vigorish was owed while {player} was away from the table",
    expected="nothing owed",
    observed="{observed} owed",
    unit="cents",
)
vigorish_collected_not_owed = _amount(
    "vigorish-collected-not-owed",
    "More deferred vigorish collected than was owed",
    "{seat}: {observed} of deferred vigorish was collected; {expected} was owed",
    {"the amounts marked and collected": NO_AMOUNT},
)
vigorish_marker_not_placed = PlayWords(
    id="vigorish-marker-not-placed",
    title="No coin or marker placed for vigorish that was not collected",
    message=(
        "{seat}: no coin or marker button was placed for {expected} of vigorish that was not collected at the payout"
    ),
    needs={"the markers placed": NO_RECORD},
    expected="a marker of {expected}",
    observed="none",
    unit="cents",
)
vigorish_marker_placed_late = PlayWords(
    id="vigorish-marker-placed-late",
    title="Marker placed only when the winning wager had been paid",
    message="{seat}: the coin or marker button for the vigorish was placed only after the winning wager was paid",
    expected="the marker before the payment",
    observed="the payment first",
)
vigorish_marker_of_other_amount = PlayWords(
    id="vigorish-marker-of-other-amount",
    title="Marker with another amount than the vigorish owed",
    message="a marker of {observed} was placed for vigorish of {expected}",
    needs={"the amounts marked and on the marker": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
vigorish_marker_removed_unpaid = PlayWords(
    id="vigorish-marker-removed-unpaid",
    title="Marker removed before the vigorish was collected",
    message="{seat}: the marker for {expected} of vigorish was removed before the vigorish was collected",
    needs={"the markers placed, and the amounts on them": NO_AMOUNT},
    expected="the marker left until {expected} is collected",
    observed="the marker removed",
    unit="cents",
)
