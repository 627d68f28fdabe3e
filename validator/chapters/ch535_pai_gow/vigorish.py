"""§§ 535.10(k) and 535.11(o) to (r): payout odds and vigorish, with a player bank or without."""

from validator.chapters.ch535_pai_gow.conditions import BANK, CO_BANK
from validator.chapters.checks import other_percentage, other_than, paid_otherwise, word_is
from validator.core.rule_definitions import FilingCheck

winning_wager_odds = FilingCheck(
    title="Winning wagers paid at other odds",
    reads=("payouts.win",),
    facts=("winning_wager_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="a winning wager pays {pays}; the law says {lawful}",
    fails={"payouts.win": "19 to 20"},
    passes={"payouts.win": "2 for 1"},
    check=paid_otherwise,
)

vigorish_on_the_wager = FilingCheck(
    title="Vigorish not on the amount won",
    reads=("vigorish.type",),
    expected="on the amount won",
    observed="{stated}",
    message="the vigorish is charged on the wager; the law says of the amount won",
    check=word_is("wager"),
)

vigorish_percentage = FilingCheck(
    title="Vigorish of another percentage",
    reads=("vigorish.percent",),
    facts=("vigorish_percent",),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message="the vigorish is {percent_hundredths}; the law says {lawful} percent",
    fails={"vigorish.percent": "4%"},
    check=other_percentage,
)

vigorish_always_of_one_amount = FilingCheck(
    title="Vigorish rounded to one amount whatever it comes to",
    reads=("vigorish.rounding",),
    expected="the exact amount, or that rounded up",
    observed="{stated}",
    message=(
        "every vigorish is rounded to one amount; whether the text lets more than that be rounded down to it is open"
    ),
    check=word_is("always-to-the-amount"),
)

vigorish_deferred = FilingCheck(
    title="Vigorish not collected with the payout",
    reads=("vigorish.collected",),
    expected="at the time of the winning payout",
    observed="{stated}",
    message="the vigorish is not collected at the time the winning payout is made",
    check=other_than("at-payout"),
)

bank_surplus_vigorish = FilingCheck(
    title="Vigorish on the bank's surplus of another percentage",
    reads=("vigorish.bank_surplus_percent",),
    facts=("bank_surplus_vigorish_percent",),
    when=(BANK,),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message="the vigorish on a surplus of the bank is {percent_hundredths}; the law says {lawful} percent",
    fails={"vigorish.bank_surplus_percent": "4%"},
    check=other_percentage,
)

vigorish_against_the_bank = FilingCheck(
    title="Vigorish against the bank of another percentage",
    reads=("vigorish.against_bank_percent",),
    facts=("winner_against_bank_vigorish_percent",),
    when=(BANK,),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message="players who win against the bank pay a vigorish of {percent_hundredths}; the law says {lawful} percent",
    fails={"vigorish.against_bank_percent": "4%"},
    check=other_percentage,
)

co_bank_surplus_vigorish = FilingCheck(
    title="Vigorish on a co-bank's surplus of another percentage",
    reads=("vigorish.co_bank_surplus_percent",),
    facts=("co_bank_surplus_vigorish_percent",),
    when=(CO_BANK,),
    expected="{lawful} percent",
    observed="{percent_hundredths}",
    message=(
        "the vigorish on the remaining amount of a co-bank is {percent_hundredths}; the law says {lawful} percent"
    ),
    fails={"vigorish.co_bank_surplus_percent": "4%"},
    check=other_percentage,
)
