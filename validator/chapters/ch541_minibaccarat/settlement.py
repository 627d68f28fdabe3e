"""§ 541.12: announcing the result, collecting and paying wagers, and the discards."""

from validator.chapters.baccarat import settlement as asked
from validator.chapters.questions import denied
from validator.core.rule import filing_rule

result_unannounced = asked.result_unannounced.bind(
    "541.12(a)",
    "the dealer shall announce the final Point Count of each hand indicating which hand has won the round",
)
payments_before_collections = asked.payments_before_collections.bind(
    "541.12(b)", "the dealer responsible for the wagers on the table shall first collect each losing wager"
)
settling_starts_elsewhere = asked.settling_starts_elsewhere.bind(
    "541.12(b)", "starting at the highest numbered player position at which a winning wager is located"
)
_BEFORE = "mark or collect the vigorish owed by that player and immediately thereafter pay that player's winning wager"
vigorish_after_payment = asked.vigorish_after_payment.bind("541.12(b)", _BEFORE)
vigorish_netted = asked.vigorish_netted.bind("541.12(b)", _BEFORE, reading="vigorish-before-the-payment")
settling_direction = asked.settling_direction.bind(
    "541.12(b)",
    "proceeding in descending order to the next highest numbered player position at which a winning wager is located",
)
hands_not_reconstructible = filing_rule(
    id="hands-not-reconstructible",
    title="Discards that do not permit reconstruction",
    cite="541.12(c)",
    quote=(
        "in order and in such a way that they can be readily arranged to indicate the Player's Hand and the Banker's"
        " Hand"
    ),
    reads=("dealing.discards_reconstructible",),
    expected="reconstruction possible",
    observed="not possible",
    message="the cards go to the discard rack so that the hands cannot be readily arranged",
)(denied)
