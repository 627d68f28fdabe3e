"""§ 590.8: Insurance Wager, and even money, of which the chapter does not speak."""

from validator.chapters.blackjack import insurance as asked, procedure
from validator.chapters.questions import granted
from validator.core.finding import Severity
from validator.core.rule import Present, filing_rule

insurance_withheld = asked.insurance_withheld.bind(
    "590.8(a)", "If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"
)

insurance_on_other_cards = asked.insurance_on_other_cards.bind(
    "590.8(a)", "If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"
)

insurance_wins_on_other_cards = procedure.insurance_wins_on_other_cards.bind(
    "590.8(a)", "which shall win if the dealer's hole card is a king, queen, jack or 10"
)

insurance_above_maximum = asked.insurance_above_maximum.bind(
    "590.8(b)", "in an amount not more than 1/2 of the player's initial Blackjack Wager"
)

insurance_limited_further = asked.insurance_limited_further.bind(
    "590.8(b)",
    "in an amount not more than 1/2 of the player's initial Blackjack Wager",
    reading="limit-below-that-of-the-text",
)

insurance_not_rounded_up = asked.insurance_not_rounded_up.bind(
    "590.8(b)",
    "A player may wager an amount in excess of 1/2 of the initial Blackjack Wager to the next unit that can be wagered"
    " in chips",
)

late_insurance = asked.late_insurance.bind(
    "590.8(b)",
    "Insurance Wagers shall be placed prior to the dealer inserting his hole card into the card reader device",
)

losing_insurance_collected_late = asked.losing_insurance_collected_late.bind(
    "590.8(d)",
    "immediately after the dealer inserts his hole card into the card reader device and determines "
    "that he does not have a Blackjack",
)

even_money_offered = filing_rule(
    id="even-money-offered",
    title="Even money offered",
    cite="590.12(a)",
    quote="player Blackjack which shall be paid at odds of 3 to 2",
    reads=("insurance.even_money",),
    expected="a player's Blackjack paid at the odds of the law, or returned",
    observed="even money offered",
    message="players with Blackjack are offered even money; the chapter does not speak of it",
    reading="even-money-without-a-grant",
    severity=Severity.WARNING,
)(granted)

even_money_on_other_cards = asked.even_money_on_other_cards.bind(
    "590.12(a)", "player Blackjack which shall be paid at odds of 3 to 2", when=(Present("insurance.even_money_on"),)
)
