"""§ 685a.7(g) and 685a.8: Insurance Wager and even money."""

from dataclasses import replace

from validator.chapters.blackjack import insurance as asked
from validator.chapters.checks import denied, granted
from validator.core.said import FilingCheck

even_money_offered = FilingCheck(
    id="even-money-offered",
    title="Even money offered",
    reads=("insurance.even_money",),
    expected="Insurance; a rule on even money in § 685a.8",
    observed="even money",
    message="even money is offered as this paragraph has it, in accordance with § 685a.8, which has no word on it",
    fails={"insurance.even_money": True},
    check=granted,
)

even_money_odds = replace(asked.even_money_odds, facts=("winning_wager_pays",))

even_money_on_other_cards = replace(asked.even_money_on_other_cards, facts=("insurance_offered_up_cards",))


insurance_line_missing = FilingCheck(
    id="insurance-line-missing",
    title="Layout without an insurance line",
    reads=("layout.insurance_line",),
    expected="an insurance line",
    observed="none",
    message="the layout has no insurance line, where the wager is placed; the contents of the layout do not name one",
    fails={"layout.insurance_line": False},
    check=denied,
)
