"""Settlement: the words of the rules that validator/games/baccarat/{settlement,settling}.py judge."""

from collections.abc import Mapping

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.absent_wagers import NO_AMOUNT, NO_ROUND, NO_WAGERS
from validator.games.baccarat.balance import NO_CARDS, NO_FILING, NO_SETTLEMENT, NO_STAKE
from validator.games.baccarat.settling import (
    NO_DEALER,
    NO_SEAT,
)
from validator.games.baccarat.void_wagers import NO_RETURN

_AMOUNTS = {
    "what was collected and paid": NO_SETTLEMENT,
    "the cards of both hands": NO_CARDS,
    "the amount of the wager": NO_STAKE,
}
_SETTLEMENT = {**_AMOUNTS, "the odds of the Tie Bet that are filed": NO_FILING}
_WON = "{seat}: nothing was paid on the {wager} of {stake}, which won: Player {hand}, Banker {dealer}"
_LOST = "{seat}: the {wager} of {stake}, which lost, was {settled}; {due} is due: Player {hand}, Banker {dealer}"
_VOID = "{seat}: the {wager} of {stake}, void by equal Point Counts, was {settled} instead of returned"
_ODDS = "{seat}: the {wager} of {stake}, which won, was {settled}; {due} is due by its odds"
_LESS_VIGORISH = f"{_ODDS}, the vigorish deducted where none was taken apart"


def _won(id: str, title: str) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=_WON,
        needs={"what was collected and paid": NO_SETTLEMENT},
        expected="{expected} won",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


def _lost(
    id: str, title: str, message: str = _LOST, needs: Mapping[str, int] = _AMOUNTS, expected: str = "{due}"
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs=needs,
        expected=expected,
        observed="{settled}",
        unit="cents",
        pays_wrong=True,
    )


def _odds(id: str, title: str, needs: Mapping[str, int] = _AMOUNTS, message: str = _ODDS) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs=needs,
        expected="{expected} won",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


winning_player_wager_not_paid = _won(
    "winning-player-wager-not-paid",
    "Winning wager on the Player's Hand not paid",
)
winning_banker_wager_not_paid = _won(
    "winning-banker-wager-not-paid",
    "Winning wager on the Banker's Hand not paid",
)
winning_tie_bet_not_paid = _won("winning-tie-bet-not-paid", "Winning Tie Bet not paid")

losing_player_wager_not_collected = _lost(
    "losing-player-wager-not-collected",
    "Losing wager on the Player's Hand not collected",
)
losing_banker_wager_not_collected = _lost(
    "losing-banker-wager-not-collected",
    "Losing wager on the Banker's Hand not collected",
)
losing_tie_bet_not_collected = _lost("losing-tie-bet-not-collected", "Losing Tie Bet not collected")
void_player_wager_not_returned = _lost(
    "void-player-wager-not-returned",
    "Wager on the Player's Hand not returned though the hands are equal",
    _VOID,
    expected="the wager returned",
)
void_banker_wager_not_returned = _lost(
    "void-banker-wager-not-returned",
    "Wager on the Banker's Hand not returned though the hands are equal",
    _VOID,
    {**_AMOUNTS, "the vigorish that the filing selects": NO_FILING},
    "the wager returned",
)


def _left(id: str, title: str) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message="{seat}: the {wager} of {stake}, void by equal Point Counts, was neither collected nor given back",
        needs={"what was returned": NO_RETURN},
        expected="the wager returned",
        observed="nothing returned",
    )


void_player_wager_left = _left("void-player-wager-left", "Void wager on the Player's Hand left where it lay")
void_banker_wager_left = _left("void-banker-wager-left", "Void wager on the Banker's Hand left where it lay")


def _without_wager(id: str, title: str, message: str) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs={
            "the wagers placed in the round": NO_WAGERS,
            "the amounts": NO_AMOUNT,
            "the round to which the money belongs": NO_ROUND,
        },
        expected="nothing",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


paid_without_wager = _without_wager(
    "paid-without-wager",
    "Money paid or given back on a wager that is not in the round",
    "{seat}: {observed} went to the player on a wager that is not in the round",
)
taken_without_wager = _without_wager(
    "taken-without-wager",
    "Money collected on a wager that is not in the round",
    "{seat}: {observed} was collected on a wager that is not in the round",
)

player_wager_paid_at_wrong_odds = _odds(
    "player-wager-paid-at-wrong-odds",
    "Winning wager on the Player's Hand paid at other odds",
)
banker_wager_paid_at_wrong_odds = _odds(
    "banker-wager-paid-at-wrong-odds",
    "Winning wager on the Banker's Hand paid at other odds",
    message=_LESS_VIGORISH,
)
tie_paid_short = PlayWords(
    id="tie-paid-short",
    title="Winning Tie Bet paid below the least odds",
    message=_ODDS,
    needs=_AMOUNTS,
    expected="at least {expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
tie_paid_other_than_filed = _odds(
    "tie-paid-other-than-filed",
    "Winning Tie Bet paid at other odds than those filed",
    _SETTLEMENT,
)

loser_collected_after_winner = PlayWords(
    id="loser-collected-after-winner",
    title="Losing wager collected after a winning one had been settled",
    message="{seat}: the losing {wager} of {stake} was collected only after a winning wager had been settled",
    expected="all losing wagers first",
    observed="a winning wager before it",
)
winners_not_in_descending_order = PlayWords(
    id="winners-not-in-descending-order",
    title="Winning wagers not settled from the highest numbered position down",
    message="{seat}: the {wager} was paid after one at a lower numbered position",
    needs={"the positions of the wagers": NO_SEAT},
    expected="position {observed} before position {expected}",
    observed="position {expected} first",
)
winners_descending_in_neither_half = PlayWords(
    id="winners-descending-in-neither-half",
    title="Winning wagers settled in no descending order, nor in one in each half of the table",
    message="{seat}: the {wager} was paid in an order that descends neither at the whole table nor in two halves of it",
    expected="descending order at the table, or in each half of it",
    observed="another order",
)
winners_of_one_dealer_out_of_order = PlayWords(
    id="winners-of-one-dealer-out-of-order",
    title="Winning wagers not settled from the highest numbered position down by one dealer",
    message="{seat}: the {wager} was paid after one at a lower numbered position, by the same dealer",
    needs={"which dealer paid each wager": NO_DEALER},
    expected="descending order of the positions that a dealer pays",
    observed="a lower numbered position first",
)
winners_of_one_player_out_of_order = PlayWords(
    id="winners-of-one-player-out-of-order",
    title="Winning wagers not in descending order, where a player holds several positions",
    message="{seat}: the {wager} was paid after one at a lower numbered position; a player holds several positions",
    expected="position {observed} before position {expected}",
    observed="position {expected} first",
)
vigorish_taken_after_payment = PlayWords(
    id="vigorish-taken-after-payment",
    title="Vigorish taken or marked only after the wager had been paid",
    message="{seat}: the vigorish on the {wager} of {stake} was taken or marked only after the wager had been paid",
    expected="the vigorish first",
    observed="the payment first",
)
payment_not_right_after_vigorish = PlayWords(
    id="payment-not-right-after-vigorish",
    title="Position paid after another's vigorish was taken or marked",
    message="{seat}: the {wager} was paid after the vigorish of position {expected}, which was not paid first",
    expected="position {expected} paid upon its vigorish",
    observed="position {observed} paid",
)
