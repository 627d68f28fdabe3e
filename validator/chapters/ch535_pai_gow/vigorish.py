"""§§ 535.10(k) and 535.11(o) to (r): payout odds and vigorish, with a player bank or without."""

from validator.chapters.baccarat import vigorish as asked
from validator.chapters.ch535_pai_gow.conditions import BANK, CO_BANK
from validator.chapters.ch535_pai_gow.percentages import another_percentage
from validator.chapters.questions import other_than, word_is, worth_otherwise
from validator.core.finding import Severity
from validator.core.rule import filing_rule

winning_wager_odds = filing_rule(
    id="winning-wager-odds",
    title="Winning wagers paid at other odds",
    cite="535.10(k)",
    quote="A winning Pai Gow wager shall be paid off by a certificate holder at odds of 1 to 1",
    reads=("payouts.win",),
    facts=("winning_wager_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="a winning wager pays {pays}; the law says {lawful}",
)(worth_otherwise)

no_vigorish = asked.no_vigorish.bind(
    "535.10(k)",
    quote=(
        "the certificate holder shall extract a vigorish from the winning player in an amount equal to 5% of the "
        "amount won"
    ),
)

vigorish_on_the_wager = filing_rule(
    id="vigorish-on-the-wager",
    title="Vigorish not on the amount won",
    cite="535.10(k)",
    quote=(
        "the certificate holder shall extract a vigorish from the winning player in an amount equal to 5% of the "
        "amount won"
    ),
    reads=("vigorish.type",),
    expected="on the amount won",
    observed="{stated}",
    message="the vigorish is charged on the wager; the law says of the amount won",
)(word_is("wager"))

vigorish_percentage = filing_rule(
    id="vigorish-percentage",
    title="Vigorish of another percentage",
    cite="535.10(k)",
    quote=(
        "the certificate holder shall extract a vigorish from the winning player in an amount equal to 5% of the "
        "amount won"
    ),
    reads=("vigorish.percent",),
    facts=("vigorish_percent",),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message="the vigorish is {percent_hundredths}; the law says {lawful} percent",
)(another_percentage)

vigorish_rounded_down = asked.vigorish_rounded_down.bind(
    "535.10(k)",
    quote="the certificate holder may round off the vigorish to 25 cents or the next highest multiple of 25 cents",
)

vigorish_rounded_to_nearest = asked.vigorish_rounded_to_nearest.bind(
    "535.10(k)",
    quote="the certificate holder may round off the vigorish to 25 cents or the next highest multiple of 25 cents",
    reading="rounding-of-the-vigorish",
)

vigorish_always_of_one_amount = filing_rule(
    id="vigorish-always-of-one-amount",
    title="Vigorish rounded to one amount whatever it comes to",
    cite="535.10(k)",
    quote="the certificate holder may round off the vigorish to 25 cents or the next highest multiple of 25 cents",
    reads=("vigorish.rounding",),
    severity=Severity.WARNING,
    reading="rounding-of-the-vigorish",
    expected="rounded up, or not",
    observed="{stated}",
    message=(
        "every vigorish is rounded to one amount; whether the text lets more than that be rounded down to it is open"
    ),
)(word_is("always-to-the-amount"))

vigorish_rounded_to_another_coin = asked.vigorish_rounded_to_another_coin.bind(
    "535.10(k)",
    quote="the certificate holder may round off the vigorish to 25 cents or the next highest multiple of 25 cents",
)

vigorish_deferred = filing_rule(
    id="vigorish-deferred",
    title="Vigorish not collected with the payout",
    cite="535.10(k)",
    quote="A certificate holder shall collect the vigorish from a player at the time the winning payout is made",
    reads=("vigorish.collected",),
    expected="at the time of the winning payout",
    observed="{stated}",
    message="the vigorish is not collected at the time the winning payout is made",
)(other_than("at-payout"))

bank_surplus_vigorish = filing_rule(
    id="bank-surplus-vigorish",
    title="Vigorish on the bank's surplus of another percentage",
    cite="535.11(o)",
    quote="this amount shall be charged a 5% vigorish in accordance with § 535.10",
    reads=("vigorish.bank_surplus_percent",),
    facts=("bank_surplus_vigorish_percent",),
    when=(BANK,),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message="the vigorish on a surplus of the bank is {percent_hundredths}; the law says {lawful} percent",
)(another_percentage)

vigorish_against_the_bank = filing_rule(
    id="vigorish-against-the-bank",
    title="Vigorish against the bank of another percentage",
    cite="535.11(q)",
    quote="shall pay a 5% vigorish on the amount won to the dealer, in accordance with § 535.10",
    reads=("vigorish.against_bank_percent",),
    facts=("winner_against_bank_vigorish_percent",),
    when=(BANK,),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message="players who win against the bank pay a vigorish of {percent_hundredths}; the law says {lawful} percent",
)(another_percentage)

co_bank_surplus_vigorish = filing_rule(
    id="co-bank-surplus-vigorish",
    title="Vigorish on a co-bank's surplus of another percentage",
    cite="535.11(r)",
    quote="The dealer shall collect a 5% vigorish in accordance with § 535.10 on the remaining amount",
    reads=("vigorish.co_bank_surplus_percent",),
    facts=("co_bank_surplus_vigorish_percent",),
    when=(CO_BANK,),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message=(
        "the vigorish on the remaining amount of a co-bank is {percent_hundredths}; the law says {lawful} percent"
    ),
)(another_percentage)
