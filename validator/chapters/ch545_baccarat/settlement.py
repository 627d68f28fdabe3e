"""§ 545.12: announcing the result, collecting and paying wagers."""

from validator.chapters.baccarat import settlement as asked

result_unannounced = asked.result_unannounced.bind(
    "545.12(a)",
    "the dealer shall announce the final Point Count of each hand indicating which hand has won the round",
)
payments_before_collections = asked.payments_before_collections.bind(
    "545.12(b)", "the dealer responsible for the wagers on the table shall first collect each losing wager"
)
settling_starts_elsewhere = asked.settling_starts_elsewhere.bind(
    "545.12(b)", "starting at the highest numbered player position at which a winning wager is located"
)
_BEFORE = "mark or collect the vigorish owed by that player and immediately thereafter pay that player's winning wager"
vigorish_after_payment = asked.vigorish_after_payment.bind("545.12(b)", _BEFORE)
vigorish_netted = asked.vigorish_netted.bind("545.12(b)", _BEFORE, reading="vigorish-before-the-payment")
settling_direction = asked.settling_direction.bind(
    "545.12(b)",
    "proceeding in descending order to the next highest numbered player position at which a winning wager is located",
)
