"""§ 545.12: announcing the result, collecting and paying wagers."""

from validator.chapters.baccarat import settlement as asked
from validator.chapters.questions import word_is
from validator.core.finding import Severity
from validator.core.rule import filing_rule, unless

result_unannounced = asked.result_unannounced.bind(
    "545.12(a)",
    "the dealer calling the game shall announce the final Point Count of each hand indicating which hand has won the"
    " round",
)
payments_before_collections = asked.payments_before_collections.bind(
    "545.12(b)", "the dealer or dealers responsible for the wagers on the table shall first collect each losing wager"
)
settling_starts_elsewhere = asked.settling_starts_elsewhere.bind(
    "545.12(b)", "starting at the highest numbered player position at which a winning wager is located"
)
_BEFORE = "mark or collect the vigorish owed by that player and immediately thereafter pay that player's winning wager"
vigorish_after_payment = asked.vigorish_after_payment.bind("545.12(b)", _BEFORE)
vigorish_netted = asked.vigorish_netted.bind("545.12(b)", _BEFORE, reading="vigorish-before-the-payment")
_DESCENDING = (
    "proceeding in descending order to the next highest numbered player position at which a winning wager is located"
)
settling_direction = asked.settling_direction.bind(
    "545.12(b)", _DESCENDING, when=(unless("dealing.settlement_direction", "descending-in-each-half"),)
)
settling_in_halves = filing_rule(
    id="settling-in-halves",
    title="Winning wagers paid in descending order in each half of the table",
    cite="545.12(b)",
    quote=_DESCENDING,
    severity=Severity.WARNING,
    reading="two-dealers-pay",
    reads=("dealing.settlement_direction",),
    expected="in descending order of the positions",
    observed="{stated}",
    message="two dealers pay at the same time, each down the numbers of his half; the text has one start and one order",
)(word_is("descending-in-each-half"))
