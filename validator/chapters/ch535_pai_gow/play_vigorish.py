"""Rules on the vigorish of winning players, §§ 535.10(k), 535.11(q)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.vigorish import (
    NO_AMOUNT,
    NO_PAYMENT,
    NO_RECORD,
)

vigorish_not_taken = PlayWords(
    id="vigorish-not-taken",
    title="No vigorish on a winning wager",
    message="{seat}: no vigorish was taken on a winning wager of {stake}; it is {expected}",
    needs={"the vigorish": NO_RECORD, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

vigorish_not_taken_with_bank = PlayWords(
    id="vigorish-not-taken-with-bank",
    title="No vigorish on a wager won against the bank",
    message="{seat}: no vigorish was taken on a wager of {stake} won against the bank; it is {expected}",
    needs={"the vigorish": NO_RECORD, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

no_vigorish_with_co_bank = PlayWords(
    id="no-vigorish-with-co-bank",
    title="No vigorish on a wager won against a co-bank",
    message="{seat}: no vigorish was taken on a wager of {stake} won against the co-bank; it is {expected}",
    needs={"the vigorish": NO_RECORD, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

vigorish_wrong = PlayWords(
    id="vigorish-wrong",
    title="Vigorish of another amount",
    message="{seat}: {observed} was taken as vigorish on a winning wager of {stake}; it is {expected}",
    needs={"the vigorish": NO_RECORD, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

vigorish_wrong_with_bank = PlayWords(
    id="vigorish-wrong-with-bank",
    title="Vigorish of another amount on a wager won against the bank",
    message="{seat}: {observed} was taken as vigorish on a wager of {stake} won against the bank; it is {expected}",
    needs={"the vigorish": NO_RECORD, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

vigorish_rounded_to_one_unit = PlayWords(
    id="vigorish-rounded-to-one-unit",
    title="Vigorish rounded down to the single unit",
    message="{seat}: {observed} was taken as vigorish on a winning wager of {stake}; exact it is {expected}",
    needs={"the vigorish": NO_RECORD, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

vigorish_on_the_sum = PlayWords(
    id="vigorish-on-the-sum",
    title="Vigorish right on all that a player won, not on each wager",
    message="{seat}: {observed} was taken as vigorish on a winning wager of {stake}; by itself it bears {expected}",
    needs={"the vigorish": NO_RECORD, "the amounts": NO_AMOUNT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

vigorish_without_win = PlayWords(
    id="vigorish-without-win",
    title="Vigorish on a wager that was not paid",
    message="{seat}: {observed} was taken as vigorish on a wager of {stake} that won nothing",
    expected="no vigorish",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

vigorish_marked_not_collected = PlayWords(
    id="vigorish-marked-not-collected",
    title="Vigorish marked as owed",
    message="{seat}: the vigorish on a winning wager of {stake} was marked as owed",
    expected="the vigorish collected with the payout",
    observed="the vigorish marked",
)

vigorish_not_with_payout = PlayWords(
    id="vigorish-not-with-payout",
    title="Vigorish not collected with the payout",
    message=(
        "{seat}: the payout on {stake} and its vigorish were apart: another player was paid, or his hands exposed, "
        "between"
    ),
    needs={"the collection of the vigorish": NO_PAYMENT},
    expected="the vigorish with the payout",
    observed="the vigorish apart from it",
)

vigorish_on_dealers_wager = PlayWords(
    id="vigorish-on-dealers-wager",
    title="Vigorish on the dealer's wager against the bank",
    message="{observed} was taken as vigorish on the dealer's own wager",
    expected="no vigorish",
    observed="{observed}",
    unit="cents",
)
