"""Rules on the center of the layout in a round with a bank, § 535.11(o) and (r)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.bank_money import NO_AMOUNTS, NO_MOVEMENTS, NO_PLACE, NO_UNIT

_MOVEMENTS = {
    "all payments, collections and movements of the center": NO_MOVEMENTS,
    "the amounts in the center": NO_AMOUNTS,
}
_HALF = {**_MOVEMENTS, "the smallest value chip in use": NO_UNIT}

bank_paid_in_too_little = PlayWords(
    id="bank-paid-in-too-little",
    title="Bank paid in less than the remaining winning wagers",
    message="the center lacked {expected} for the winning wagers; {observed} was collected from the bank",
    needs=_MOVEMENTS,
    unit="cents",
    expected="{expected} from the bank",
    observed="{observed}",
)

bank_paid_in_too_much = PlayWords(
    id="bank-paid-in-too-much",
    title="Bank paid in more than the remaining winning wagers",
    message="the center lacked {expected} for the winning wagers; {observed} was collected from the bank",
    unit="cents",
    expected="{expected} from the bank",
    observed="{observed}",
)

shortfall_paid_by_house = PlayWords(
    id="shortfall-paid-by-house",
    title="Winning wagers that the certificate holder paid for the bank",
    message=(
        "the center lacked {expected}; {observed} came from the bank and the rest out of the table inventory container"
    ),
    unit="cents",
    expected="{expected} from the bank",
    observed="{observed}",
)

table_paid_in_too_much = PlayWords(
    id="table-paid-in-too-much",
    title="Money put into the center out of the table inventory container that did not lack",
    message="{observed} was put into the center out of the table inventory container, where {expected} lacked",
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

co_bank_share_of_shortfall_wrong = PlayWords(
    id="co-bank-share-of-shortfall-wrong",
    title="Co-bank's part of the remaining winning wagers not one-half",
    message=(
        "{observed} was collected from the co-bank for the remaining winning wagers; one-half of what they lacked "
        "is {expected}"
    ),
    needs=_HALF,
    unit="cents",
    expected="{expected} from the co-bank",
    observed="{observed}",
)

table_share_of_shortfall_wrong = PlayWords(
    id="table-share-of-shortfall-wrong",
    title="Part of the remaining winning wagers from the container not one-half",
    message=(
        "{observed} was removed from the table inventory container for the remaining winning wagers; one-half of "
        "what they lacked is {expected}"
    ),
    needs=_HALF,
    unit="cents",
    expected="{expected} from the table inventory container",
    observed="{observed}",
)

shortfall_halved_by_chips = PlayWords(
    id="shortfall-halved-by-chips",
    title="Remaining winning wagers halved but for a chip",
    message="one-half of the remaining winning wagers is {expected}; {observed} was put in, a chip's difference",
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

surplus_counted_wrong = PlayWords(
    id="surplus-counted-wrong",
    title="Surplus of a co-banked round counted wrongly",
    message="the surplus was counted as {observed}; the center held {expected}",
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

surplus_not_counted = PlayWords(
    id="surplus-not-counted",
    title="Surplus of a co-banked round not counted",
    message="a surplus of {expected} was not counted",
    unit="cents",
    needs=_MOVEMENTS,
    expected="a surplus of {expected} counted",
    observed="not counted",
)

surplus_vigorish_wrong = PlayWords(
    id="surplus-vigorish-wrong",
    title="Wrong vigorish on the bank's surplus",
    message="{observed} was taken as vigorish on the surplus; {expected} is the lawful amount nearest to it",
    needs={"the vigorish taken": NO_MOVEMENTS},
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

co_bank_surplus_vigorish_wrong = PlayWords(
    id="co-bank-surplus-vigorish-wrong",
    title="Wrong vigorish on the co-bank's half of the surplus",
    message=(
        "{observed} was taken as vigorish on the co-bank's part of the surplus; {expected} is the lawful amount "
        "nearest to it"
    ),
    needs={"the vigorish taken": NO_MOVEMENTS},
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

surplus_vigorish_of_one_unit = PlayWords(
    id="surplus-vigorish-of-one-unit",
    title="Vigorish on a surplus rounded down to the single unit",
    message="{observed} was taken as vigorish on the surplus, which makes {expected} by the percentage",
    unit="cents",
    expected="{expected}, or as much rounded up",
    observed="{observed}",
)

co_bank_surplus_vigorish_of_one_unit = PlayWords(
    id="co-bank-surplus-vigorish-of-one-unit",
    title="Vigorish on the co-bank's half of a surplus rounded down to the single unit",
    message=(
        "{observed} was taken as vigorish on the co-bank's part of the surplus, which makes {expected} by the "
        "percentage"
    ),
    unit="cents",
    expected="{expected}, or as much rounded up",
    observed="{observed}",
)

bank_given_wrong_surplus = PlayWords(
    id="bank-given-wrong-surplus",
    title="Bank given another amount than what remained",
    message="the bank was given {observed} out of the center; {expected} remained",
    needs=_MOVEMENTS,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

co_bank_given_wrong_surplus = PlayWords(
    id="co-bank-given-wrong-surplus",
    title="Co-bank given another amount than what remained",
    message="the co-bank was given {observed} out of the center; {expected} remained",
    needs=_MOVEMENTS,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

table_share_of_surplus_wrong = PlayWords(
    id="table-share-of-surplus-wrong",
    title="Part of the surplus put into the container not one-half",
    message="{observed} of the surplus was put into the table inventory container; one-half of it is {expected}",
    needs=_HALF,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

surplus_halved_by_chips = PlayWords(
    id="surplus-halved-by-chips",
    title="Surplus halved but for a chip",
    message=(
        "one-half of the surplus is {expected}; {observed} was put into the table inventory container, a chip's "
        "difference"
    ),
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

co_bank_vigorish_not_to_inventory = PlayWords(
    id="co-bank-vigorish-not-to-inventory",
    title="Vigorish of a co-banked round not put into the container",
    message=(
        "the vigorish on the co-bank's part of the surplus was put elsewhere than into the table inventory container"
    ),
    needs={"where the vigorish was put": NO_PLACE},
    expected="the table inventory container",
    observed="elsewhere",
)

bank_given_surplus_before_vigorish = PlayWords(
    id="bank-given-surplus-before-vigorish",
    title="Surplus given to the bank before its vigorish was taken",
    message="the bank was given the surplus before the vigorish on it was taken",
    expected="the vigorish taken first",
    observed="the surplus given first",
)

co_bank_given_surplus_before_vigorish = PlayWords(
    id="co-bank-given-surplus-before-vigorish",
    title="Surplus given to the co-bank before its vigorish was taken",
    message="the co-bank was given his part of the surplus before the vigorish on it was taken",
    expected="the vigorish taken first",
    observed="the surplus given first",
)

co_bank_vigorish_before_the_half = PlayWords(
    id="co-bank-vigorish-before-the-half",
    title="Vigorish on the surplus taken before half of it was put into the table inventory container",
    message="the vigorish on the surplus was taken before one-half of it was put into the table inventory container",
    expected="the half put aside first",
    observed="the vigorish first",
)

surplus_taken_before_winners_paid = PlayWords(
    id="surplus-taken-before-winners-paid",
    title="Money taken out of the center before all winning wagers were paid",
    message="money was taken out of the center before all winning wagers had been paid",
    expected="winning wagers paid first",
    observed="a surplus taken first",
)

co_bank_surplus_taken_before_winners_paid = PlayWords(
    id="co-bank-surplus-taken-before-winners-paid",
    title="Money taken out of the center of a co-banked round before all winning wagers were paid",
    message="money was taken out of the center before all winning wagers had been paid",
    expected="winning wagers paid first",
    observed="a surplus taken first",
)

shortfall_collected_before_center_exhausted = PlayWords(
    id="shortfall-collected-before-center-exhausted",
    title="Money collected from the bank before the center was exhausted",
    message="money was collected from the bank while what lay in the center was enough for the next winning wager",
    expected="the center exhausted first",
    observed="money collected first",
)

co_bank_shortfall_collected_before_center_exhausted = PlayWords(
    id="co-bank-shortfall-collected-before-center-exhausted",
    title="Money put in the center of a co-banked round before it was exhausted",
    message="money was put in while what lay in the center was enough for the next winning wager",
    expected="the center exhausted first",
    observed="money put in first",
)
