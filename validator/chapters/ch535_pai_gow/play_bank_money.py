"""Rules on the center of the layout in a round with a bank, § 535.11(o) and (r)."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.bank_dealer import put_elsewhere
from validator.games.pai_gow.bank_money import NO_AMOUNTS, NO_MOVEMENTS, NO_PLACE, NO_UNIT, not_halved
from validator.games.pai_gow.bank_questions import later_than, left_out, less_than_due, other_than_due
from validator.games.pai_gow.slots import bank_money as slots
from validator.games.pai_gow.vigorish import one_unit_only
from validator.games.rounds.vigorish import vigorish_differs

_MOVEMENTS = {
    "all payments, collections and movements of the center": NO_MOVEMENTS,
    "the amounts in the center": NO_AMOUNTS,
}
_HALF = {**_MOVEMENTS, "the smallest value chip in use": NO_UNIT}
_SHORTFALL = (
    "If this amount becomes exhausted before winning wagers have been paid, the dealer shall collect from the bank an "
    "amount equal to the remaining winning wagers and place that amount in the center of the layout"
)
_CO_BANK_PART = (
    "the dealer shall collect from the co-bank an amount equal to one-half of the remaining winning wagers and place "
    "that amount in the center of the layout"
)
_TABLE_PART = (
    "The dealer shall remove an amount equal to one-half of the remaining winning wagers from the table inventory "
    "container and place that amount in the center of the layout"
)
_SURPLUS = "If, after collecting all losing wagers and paying all winning wagers, there is a surplus in the center of the table"
_GIVEN = "Once the vigorish has been paid, the remaining amount shall be given to the bank"
_GIVEN_CO_BANK = "The remaining amount shall then be given to the co-bank"
_COUNTED = (
    "If, after collecting all losing wagers and paying all winning wagers, there is a surplus in the center of the "
    "table, this amount will be counted"
)
_TABLE_HALF = "the dealer shall place one-half of this amount into the table inventory container"

bank_paid_in_too_little = PlayRule(
    id="bank-paid-in-too-little",
    title="Bank paid in less than the remaining winning wagers",
    cite="535.11(o)",
    quote=_SHORTFALL,
    severity=Severity.ERROR,
    message="the center lacked {expected} for the winning wagers; {observed} were collected from the bank",
    slot=slots.BANK_PAID_IN_TOO_LITTLE,
    check=less_than_due,
    needs=_MOVEMENTS,
    unit="cents",
    expected="{expected} from the bank",
    observed="{observed}",
)

bank_paid_in_too_much = PlayRule(
    id="bank-paid-in-too-much",
    title="Bank paid in more than the remaining winning wagers",
    cite="535.11(o)",
    quote=_SHORTFALL,
    severity=Severity.ERROR,
    message="the center lacked {expected} for the winning wagers; {observed} were collected from the bank",
    slot=slots.BANK_PAID_IN_TOO_MUCH,
    check=less_than_due,
    unit="cents",
    expected="{expected} from the bank",
    observed="{observed}",
)

paid_in_by_house = PlayRule(
    id="shortfall-paid-by-house",
    title="Winning wagers that the certificate holder paid for the bank",
    cite="535.11(o)",
    quote="The remaining winning wagers shall be paid from the amount in the center of the layout",
    severity=Severity.WARNING,
    message="the center lacked {expected}; {observed} came from the bank and the rest out of the table inventory container",
    slot=slots.PAID_IN_BY_HOUSE,
    check=less_than_due,
    unit="cents",
    expected="{expected} from the bank",
    observed="{observed}",
    reading="bank-that-cannot-pay",
)

table_paid_in_too_much = PlayRule(
    id="table-paid-in-too-much",
    title="Money put into the center out of the table inventory container that did not lack",
    cite="535.11(o)",
    quote=_SHORTFALL,
    severity=Severity.ERROR,
    message="{observed} were put into the center out of the table inventory container, where {expected} lacked",
    slot=slots.TABLE_PAID_IN_TOO_MUCH,
    check=less_than_due,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

co_bank_share_of_shortfall = PlayRule(
    id="co-bank-share-of-shortfall-wrong",
    title="Co-bank's part of the remaining winning wagers not one-half",
    cite="535.11(r)",
    quote=_CO_BANK_PART,
    severity=Severity.ERROR,
    message="{observed} were collected from the co-bank for the remaining winning wagers; one-half of them is {expected}",
    slot=slots.CO_BANK_SHARE_OF_SHORTFALL,
    check=not_halved,
    needs=_HALF,
    unit="cents",
    expected="{expected} from the co-bank",
    observed="{observed}",
)

table_share_of_shortfall = PlayRule(
    id="table-share-of-shortfall-wrong",
    title="Part of the remaining winning wagers from the container not one-half",
    cite="535.11(r)",
    quote=_TABLE_PART,
    severity=Severity.ERROR,
    message="{observed} were removed from the table inventory container for the remaining winning wagers; one-half of them is {expected}",
    slot=slots.TABLE_SHARE_OF_SHORTFALL,
    check=not_halved,
    needs=_HALF,
    unit="cents",
    expected="{expected} from the table inventory container",
    observed="{observed}",
)

shortfall_halved_by_chips = PlayRule(
    id="shortfall-halved-by-chips",
    title="Remaining winning wagers halved but for a chip",
    cite="535.11(r)",
    quote=_CO_BANK_PART,
    severity=Severity.WARNING,
    message="one-half of the remaining winning wagers is {expected}; {observed} were put in, a chip's difference",
    slot=slots.SHORTFALL_HALVED_BY_CHIPS,
    check=not_halved,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
    reading="half-of-an-odd-amount",
)

surplus_counted_wrong = PlayRule(
    id="surplus-counted-wrong",
    title="Surplus of a co-banked round counted wrongly",
    cite="535.11(r)",
    quote=_COUNTED,
    severity=Severity.ERROR,
    message="the surplus was counted as {observed}; the center held {expected}",
    slot=slots.SURPLUS_COUNTED_WRONG,
    check=other_than_due,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

surplus_not_counted = PlayRule(
    id="surplus-not-counted",
    title="Surplus of a co-banked round not counted",
    cite="535.11(r)",
    quote=_COUNTED,
    severity=Severity.ERROR,
    message="a surplus of {expected} was not counted",
    slot=slots.SURPLUS_NOT_COUNTED,
    check=left_out,
    unit="cents",
    expected="a surplus of {expected} counted",
    observed="not counted",
)

surplus_vigorish = PlayRule(
    id="surplus-vigorish-wrong",
    title="Wrong vigorish on the bank's surplus",
    cite="535.11(o)",
    quote="this amount shall be charged a 5% vigorish",
    severity=Severity.ERROR,
    message="{observed} were taken as vigorish on the surplus; {expected} is the lawful amount nearest to it",
    slot=slots.SURPLUS_VIGORISH,
    check=vigorish_differs,
    needs={"the vigorish taken": NO_MOVEMENTS},
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

surplus_vigorish_with_co_bank = PlayRule(
    id="co-bank-surplus-vigorish-wrong",
    title="Wrong vigorish on the co-bank's half of the surplus",
    cite="535.11(r)",
    quote="The dealer shall collect a 5% vigorish in accordance with § 535.10 on the remaining amount",
    severity=Severity.ERROR,
    message="{observed} were taken as vigorish on the co-bank's part of the surplus; {expected} is the lawful amount nearest to it",
    slot=slots.SURPLUS_VIGORISH_WITH_CO_BANK,
    check=vigorish_differs,
    needs={"the vigorish taken": NO_MOVEMENTS},
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

surplus_vigorish_of_one_unit = PlayRule(
    id="surplus-vigorish-of-one-unit",
    title="Vigorish on a surplus rounded down to the single unit",
    cite="535.11(o)",
    quote="this amount shall be charged a 5% vigorish in accordance with § 535.10",
    severity=Severity.WARNING,
    message="{observed} were taken as vigorish on the surplus, which makes {expected} by the percentage",
    slot=slots.SURPLUS_VIGORISH_OF_ONE_UNIT,
    check=one_unit_only,
    unit="cents",
    expected="{expected}, or as much rounded up",
    observed="{observed}",
    reading="rounding-of-the-vigorish",
)

surplus_vigorish_of_one_unit_with_co_bank = PlayRule(
    id="co-bank-surplus-vigorish-of-one-unit",
    title="Vigorish on the co-bank's half of a surplus rounded down to the single unit",
    cite="535.11(r)",
    quote="The dealer shall collect a 5% vigorish in accordance with § 535.10 on the remaining amount",
    severity=Severity.WARNING,
    message="{observed} were taken as vigorish on the co-bank's part of the surplus, which makes {expected} by the percentage",
    slot=slots.SURPLUS_VIGORISH_OF_ONE_UNIT_WITH_CO_BANK,
    check=one_unit_only,
    unit="cents",
    expected="{expected}, or as much rounded up",
    observed="{observed}",
    reading="rounding-of-the-vigorish",
)

surplus_not_to_bank = PlayRule(
    id="bank-given-wrong-surplus",
    title="Bank given another amount than what remained",
    cite="535.11(o)",
    quote=_GIVEN,
    severity=Severity.ERROR,
    message="the bank was given {observed} out of the center; {expected} remained",
    slot=slots.SURPLUS_NOT_TO_BANK,
    check=other_than_due,
    needs=_MOVEMENTS,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

surplus_not_to_co_bank = PlayRule(
    id="co-bank-given-wrong-surplus",
    title="Co-bank given another amount than what remained",
    cite="535.11(r)",
    quote=_GIVEN_CO_BANK,
    severity=Severity.ERROR,
    message="the co-bank was given {observed} out of the center; {expected} remained",
    slot=slots.SURPLUS_NOT_TO_CO_BANK,
    check=other_than_due,
    needs=_MOVEMENTS,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

table_share_of_surplus = PlayRule(
    id="table-share-of-surplus-wrong",
    title="Part of the surplus put into the container not one-half",
    cite="535.11(r)",
    quote=_TABLE_HALF,
    severity=Severity.ERROR,
    message="{observed} of the surplus were put into the table inventory container; one-half of it is {expected}",
    slot=slots.TABLE_SHARE_OF_SURPLUS,
    check=not_halved,
    needs=_HALF,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

surplus_halved_by_chips = PlayRule(
    id="surplus-halved-by-chips",
    title="Surplus halved but for a chip",
    cite="535.11(r)",
    quote=_TABLE_HALF,
    severity=Severity.WARNING,
    message="one-half of the surplus is {expected}; {observed} were put into the table inventory container, a chip's difference",
    slot=slots.SURPLUS_HALVED_BY_CHIPS,
    check=not_halved,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
    reading="half-of-an-odd-amount",
)

vigorish_not_to_inventory = PlayRule(
    id="co-bank-vigorish-not-to-inventory",
    title="Vigorish of a co-banked round not put into the container",
    cite="535.11(r)",
    quote="place the vigorish amount in the table inventory container",
    severity=Severity.ERROR,
    message="the vigorish on the co-bank's part of the surplus was put elsewhere than into the table inventory container",
    slot=slots.VIGORISH_NOT_TO_INVENTORY,
    check=put_elsewhere,
    needs={"where the vigorish was put": NO_PLACE},
    expected="the table inventory container",
    observed="elsewhere",
)

given_before_vigorish = PlayRule(
    id="bank-given-surplus-before-vigorish",
    title="Surplus given to the bank before its vigorish was taken",
    cite="535.11(o)",
    quote=_GIVEN,
    severity=Severity.ERROR,
    message="the bank was given the surplus before the vigorish on it was taken",
    slot=slots.GIVEN_BEFORE_VIGORISH,
    check=later_than,
    expected="the vigorish taken first",
    observed="the surplus given first",
)

given_before_vigorish_with_co_bank = PlayRule(
    id="co-bank-given-surplus-before-vigorish",
    title="Surplus given to the co-bank before its vigorish was taken",
    cite="535.11(r)",
    quote=_GIVEN_CO_BANK,
    severity=Severity.ERROR,
    message="the co-bank was given his part of the surplus before the vigorish on it was taken",
    slot=slots.GIVEN_BEFORE_VIGORISH_WITH_CO_BANK,
    check=later_than,
    expected="the vigorish taken first",
    observed="the surplus given first",
)

surplus_taken_before_paying = PlayRule(
    id="surplus-taken-before-winners-paid",
    title="Money taken out of the center before all winning wagers were paid",
    cite="535.11(o)",
    quote=_SURPLUS,
    severity=Severity.ERROR,
    message="money was taken out of the center before all winning wagers had been paid",
    slot=slots.SURPLUS_TAKEN_BEFORE_PAYING,
    check=later_than,
    expected="winning wagers paid first",
    observed="a surplus taken first",
)

surplus_taken_before_paying_with_co_bank = PlayRule(
    id="co-bank-surplus-taken-before-winners-paid",
    title="Money taken out of the center of a co-banked round before all winning wagers were paid",
    cite="535.11(r)",
    quote=_COUNTED,
    severity=Severity.ERROR,
    message="money was taken out of the center before all winning wagers had been paid",
    slot=slots.SURPLUS_TAKEN_BEFORE_PAYING_WITH_CO_BANK,
    check=later_than,
    expected="winning wagers paid first",
    observed="a surplus taken first",
)

PLAY_RULES = (
    bank_paid_in_too_little,
    bank_paid_in_too_much,
    paid_in_by_house,
    table_paid_in_too_much,
    co_bank_share_of_shortfall,
    table_share_of_shortfall,
    shortfall_halved_by_chips,
    surplus_counted_wrong,
    surplus_not_counted,
    surplus_vigorish,
    surplus_vigorish_with_co_bank,
    surplus_vigorish_of_one_unit,
    surplus_vigorish_of_one_unit_with_co_bank,
    surplus_not_to_bank,
    surplus_not_to_co_bank,
    table_share_of_surplus,
    surplus_halved_by_chips,
    vigorish_not_to_inventory,
    given_before_vigorish,
    given_before_vigorish_with_co_bank,
    surplus_taken_before_paying,
    surplus_taken_before_paying_with_co_bank,
)
