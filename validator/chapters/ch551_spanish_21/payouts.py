"""§§ 551.6(f) and (g) and 551.10(c): the odds of winning wagers, Blackjack, the listed hands and Insurance."""

from validator.chapters.checks import denied, granted, paid_otherwise, worth_otherwise
from validator.core.odds import Odds
from validator.core.rule_definitions import FilingCheck
from validator.law.facts import Bound

even_money_offered = FilingCheck(
    title="Even money for Blackjack",
    reads=("insurance.even_money",),
    expected="no even money",
    observed="even money",
    message=(
        "even money is offered to a player with Blackjack; his Blackjack wins against the dealer's, and no paragraph "
        "lets it be paid at other odds"
    ),
    check=granted,
)


def neither_odds(pays: Odds, blackjack: Bound, winning: Bound) -> bool:
    """A Blackjack against another total than 21 is paid like every Blackjack, or by the letter like other wagers.

    Fails:
        >>> lawful = [Bound("exactly", Odds.parse(odds)) for odds in ("3 to 2", "1 to 1")]
        >>> neither_odds(Odds.parse("6 to 5"), *lawful)
        True
    Clean:
        >>> lawful = [Bound("exactly", Odds.parse(odds)) for odds in ("3 to 2", "1 to 1")]
        >>> neither_odds(Odds.parse("3 to 2"), *lawful)
        False
        >>> neither_odds(Odds.parse("1 to 1"), *lawful)
        False
    """
    return paid_otherwise(pays, blackjack) and paid_otherwise(pays, winning)


blackjack_against_lower_total_odds = FilingCheck(
    title="Blackjack against less than 21 at odds that the law does not give",
    reads=("payouts.blackjack_against_lower_total",),
    facts=("blackjack_pays", "winning_wager_pays"),
    expected="{blackjack}, or by the letter {winning}",
    observed="{pays}",
    message="Blackjack against less than 21 pays {pays} in the filing; the law says {blackjack} or {winning}",
    fails={"payouts.blackjack_against_lower_total": "6 to 5"},
    passes={"payouts.blackjack_against_lower_total": "3 to 2"},
    check=neither_odds,
)


def as_other_wagers(pays: Odds, winning: Odds) -> bool:
    """Whether a Blackjack against less than 21 is paid like other winning wagers is open.

    Fails:
        >>> as_other_wagers(Odds.parse("1 to 1"), Odds.parse("1 to 1"))
        True
    Clean:
        >>> as_other_wagers(Odds.parse("3 to 2"), Odds.parse("1 to 1"))
        False
    """
    return not worth_otherwise(pays, winning)


blackjack_against_lower_total_unpaid = FilingCheck(
    title="Blackjack against less than 21 paid like other wagers",
    reads=("payouts.blackjack_against_lower_total",),
    facts=("winning_wager_pays",),
    expected="the odds of Blackjack, as on the layout",
    observed="{pays}",
    message=(
        "Blackjack against less than 21 pays {pays}, as the letter says; the layout tells patrons of other odds for "
        "every Blackjack"
    ),
    fails={"payouts.blackjack_against_lower_total": "1 to 1"},
    passes={"payouts.blackjack_against_lower_total": "3 to 2"},
    check=as_other_wagers,
)

bonuses_withheld = FilingCheck(
    title="Odds of the listed hands not paid",
    reads=("bonuses.offered",),
    expected="the odds that the law lists",
    observed="not paid",
    message="the odds that the law lists for certain hands are not paid",
    check=denied,
)
bonuses_withheld_on_split_hands = FilingCheck(
    title="Odds of the listed hands not paid on split hands",
    reads=("bonuses.on_split_hands",),
    expected="the same odds on split hands",
    observed="not paid",
    message=(
        "the odds that the law lists are not paid on split hands, which are excepted from the fixed payouts of "
        "§ 551.6(h) alone"
    ),
    check=denied,
)
bonuses_on_doubled_hands = FilingCheck(
    title="Odds of the listed hands paid on doubled hands",
    reads=("bonuses.on_doubled_hands",),
    expected="doubled hands paid like other winning wagers",
    observed="paid",
    message="the odds that the law lists are paid on hands with a Double Down Wager",
    check=granted,
)
doubled_wager_odds = FilingCheck(
    title="Doubled hand at other odds",
    reads=("payouts.doubled_wager",),
    facts=("doubled_wager_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="a winning hand with a Double Down Wager pays {pays} in the filing; the law says {lawful}",
    fails={"payouts.doubled_wager": "3 to 2"},
    passes={"payouts.doubled_wager": "1 to 1"},
    check=paid_otherwise,
)


def _bonus(hand: str, words: str, fact: str, *, fails: object) -> FilingCheck:
    """The rule on the odds of a listed hand, called ``words`` in the message."""
    return FilingCheck(
        title=f"Other odds for {words}",
        reads=(f"payouts.bonuses.{hand}",),
        facts=(fact,),
        expected="{lawful}",
        observed="{pays}",
        message=f"{words} pay {{pays}} in the filing; the law says {{lawful}}",
        fails={f"payouts.bonuses.{hand}": fails},
        check=paid_otherwise,
    )


bonus_six_seven_eight_mixed_suits_odds = _bonus(
    "six-seven-eight-mixed-suits",
    "6, 7 and 8 of mixed suits",
    "bonus_678_mixed_suits_pays",
    fails="1 to 1",
)
bonus_six_seven_eight_same_suit_odds = _bonus(
    "six-seven-eight-same-suit",
    "6, 7 and 8 of the same suit",
    "bonus_678_same_suit_pays",
    fails="3 to 2",
)
bonus_six_seven_eight_spades_odds = _bonus(
    "six-seven-eight-spades",
    "6, 7 and 8 of spades",
    "bonus_678_spades_pays",
    fails="2 to 1",
)
bonus_three_sevens_mixed_suits_odds = _bonus(
    "three-sevens-mixed-suits",
    "three 7s of mixed suits",
    "bonus_777_mixed_suits_pays",
    fails="1 to 1",
)
bonus_three_sevens_same_suit_odds = _bonus(
    "three-sevens-same-suit",
    "three 7s of the same suit",
    "bonus_777_same_suit_pays",
    fails="3 to 2",
)
bonus_three_sevens_spades_odds = _bonus(
    "three-sevens-spades",
    "three 7s of spades",
    "bonus_777_spades_pays",
    fails="5 to 1",
)
bonus_five_card_21_odds = _bonus(
    "five-card-21",
    "five cards totaling 21",
    "bonus_21_five_cards_pays",
    fails="1 to 1",
)
bonus_six_card_21_odds = _bonus(
    "six-card-21",
    "six cards totaling 21",
    "bonus_21_six_cards_pays",
    fails="3 to 2",
)
bonus_seven_card_21_odds = _bonus(
    "seven-card-21",
    "seven or more cards totaling 21",
    "bonus_21_seven_cards_pays",
    fails="2 to 1",
)
