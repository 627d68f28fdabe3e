"""§ 685a.7(g) and 685a.8: Insurance Wager and even money."""

from validator.chapters.blackjack import insurance as asked
from validator.chapters.questions import denied, granted
from validator.core.finding import Severity
from validator.core.rule import filing_rule

insurance_withheld = asked.insurance_withheld.bind(
    "685a.7(g)", "if the dealer's first card is an ace, the dealer shall offer the Insurance Wager"
)

even_money_offered = filing_rule(
    id="even-money-offered",
    title="Even money offered",
    cite="685a.7(g)",
    quote="the dealer shall offer the Insurance Wager or even money in accordance with § 685a.8",
    reads=("insurance.even_money",),
    expected="Insurance; a rule on even money in § 685a.8",
    observed="even money",
    message="even money is offered as this paragraph has it, in accordance with § 685a.8, which has no word on it",
    reading="even-money-without-a-rule",
    severity=Severity.WARNING,
)(granted)

even_money_odds = asked.even_money_odds.bind(
    "685a.7(g)",
    "the dealer shall offer the Insurance Wager or even money in accordance with § 685a.8",
    facts=("winning_wager_pays",),
)

even_money_on_other_cards = asked.even_money_on_other_cards.bind(
    "685a.7(g)",
    "if the dealer's first card is an ace, the dealer shall offer the Insurance Wager or even money",
    facts=("insurance_offered_up_cards",),
)

insurance_on_other_cards = asked.insurance_on_other_cards.bind(
    "685a.8(a)", "If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"
)


def wins_on_other_cards(cards: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """The Insurance Wager wins with the hole cards that the law names, and with no other.

    Fails:
        >>> wins_on_other_cards(("10", "jack"), ("10", "jack", "queen", "king"))
        True
    Clean:
        >>> wins_on_other_cards(("king", "queen", "jack", "10"), ("10", "jack", "queen", "king"))
        False
    """
    return set(cards) != set(lawful)


insurance_wins_on_other_cards = filing_rule(
    id="insurance-wins-on-other-cards",
    title="Insurance Wager won with other hole cards",
    cite="685a.8(a)",
    quote="which shall win if the dealer's hole card is a 10, jack, queen or king",
    reads=("insurance.wins_on",),
    facts=("insurance_wins_on",),
    expected="{lawful}",
    observed="{cards}",
    message="the Insurance Wager wins with {cards} in the filing; the law says {lawful}",
)(wins_on_other_cards)

insurance_line_missing = filing_rule(
    id="insurance-line-missing",
    title="Layout without an insurance line",
    cite="685a.8(b)",
    quote="by placing a value chip on the insurance line of the layout",
    reads=("layout.insurance_line",),
    expected="an insurance line",
    observed="none",
    message="the layout has no insurance line, where the wager is placed; the contents of the layout do not name one",
    reading="insurance-line-on-the-layout",
    severity=Severity.WARNING,
)(denied)

insurance_above_maximum = asked.insurance_above_maximum.bind(
    "685a.8(b)", "in an amount not more than 1/2 of the player's initial Bet Wager"
)

insurance_limited_further = asked.insurance_limited_further.bind(
    "685a.8(b)",
    "in an amount not more than 1/2 of the player's initial Bet Wager",
    reading="holder-restricts-player-choices",
)

insurance_not_rounded_up = asked.insurance_not_rounded_up.bind(
    "685a.8(b)",
    "A player may wager an amount in excess of 1/2 of the initial Bet Wager to the next unit that can be wagered in"
    " chips",
    reading="holder-restricts-player-choices",
)

late_insurance = asked.late_insurance.bind(
    "685a.8(b)",
    "Insurance Wagers shall be placed prior to the dealer inserting his hole card into the Masque Card Reader device",
)

losing_insurance_collected_late = asked.losing_insurance_collected_late.bind(
    "685a.8(d)",
    "immediately after the dealer inserts his hole card into the Masque Card Reader device and determines that he does"
    " not have a Blackjack",
)
