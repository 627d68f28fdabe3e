"""§ 633a.13(a), (b) and (o): the Blackjack and Insurance Wagers, and the maximum payout."""

from validator.chapters.questions import below_amount, other_than, paid_otherwise
from validator.core.finding import Severity
from validator.core.odds import Odds
from validator.core.rule import Present, filing_rule

winning_wager_odds = filing_rule(
    id="winning-wager-odds",
    title="Winning Blackjack Wager at other odds",
    cite="633a.13(a)",
    quote="The certificate holder shall pay each winning Blackjack Wager at odds of 1 to 1",
    reads=("payouts.winning_wager",),
    facts=("winning_wager_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="a winning Blackjack Wager pays {pays} in the filing; the law says {lawful}",
)(paid_otherwise)

blackjack_odds = filing_rule(
    id="blackjack-odds",
    title="Blackjack at other odds",
    cite="633a.13(a)",
    quote="with the exception of Blackjack which shall be paid at odds of 3 to 2",
    reads=("payouts.blackjack",),
    facts=("blackjack_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="Blackjack pays {pays} in the filing; the law says {lawful}",
)(paid_otherwise)

insurance_odds = filing_rule(
    id="insurance-odds",
    title="Insurance Wager at other odds",
    cite="633a.13(b)",
    quote="The certificate holder shall pay out winning Insurance Wagers at odds of 2 to 1",
    reads=("payouts.insurance",),
    facts=("insurance_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="a winning Insurance Wager pays {pays} in the filing; the law says {lawful}",
)(paid_otherwise)

max_payout_too_low = filing_rule(
    id="max-payout-too-low",
    title="Maximum payout below the law's minimum",
    cite="633a.13(o)",
    quote="The maximum payout amount shall be at least $25,000",
    reads=("max_payout.amount",),
    facts=("aggregate_limit_minimum",),
    when=(Present("max_payout"),),
    expected="at least {minimum_cents}",
    observed="{amount_cents}",
    message="the maximum payout is {amount_cents}; the law demands at least {minimum_cents}",
)(below_amount)


@filing_rule(
    id="max-payout-below-one-win",
    title="Maximum payout below what one patron could win",
    cite="633a.13(o)",
    quote=(
        "or the maximum amount that one patron could win per round when betting the maximum "
        "possible wager, whichever is greater"
    ),
    reads=("max_payout.amount", "max_payout.max_wager"),
    may_read=("optional_wagers.lucky-ladies", "optional_wagers.kings-bounty"),
    facts=(
        "lucky_ladies_paytable.queen-of-hearts-pair-and-dealer-blackjack",
        "kings_bounty_paytable.king-of-spades-pair-and-dealer-blackjack",
    ),
    when=(Present("max_payout"),),
    expected="what {max_wager_cents} wins at {queens}",
    observed="{amount_cents}",
    message=("the maximum payout is {amount_cents}; a wager of {max_wager_cents} at {queens} wins more"),
)
def max_payout_below_one_win(
    amount_cents: int, max_wager_cents: int, ladies: object, bounty: object, queens: Odds, kings: Odds
) -> bool:
    """The maximum covers the highest wager on a wager that is offered at the odds of its highest row.

    Fails:
        >>> max_payout_below_one_win(2_500_000, 2_600, True, None, Odds.parse("1,000 to 1"), Odds.parse("1,000 to 1"))
        True
    Clean:
        >>> max_payout_below_one_win(2_500_000, 2_500, True, None, Odds.parse("1,000 to 1"), Odds.parse("1,000 to 1"))
        False
        >>> max_payout_below_one_win(2_500_000, 2_600, None, None, Odds.parse("1,000 to 1"), Odds.parse("1,000 to 1"))
        False
    """
    offered = [odds for wager, odds in ((ladies, queens), (bounty, kings)) if wager is not None]
    return any(amount_cents < odds.winnings(max_wager_cents)[0] for odds in offered)


@filing_rule(
    id="max-payout-below-all-wins",
    title="Maximum payout below what one patron could win in all",
    cite="633a.13(o)",
    quote=(
        "or the maximum amount that one patron could win per round when betting the maximum "
        "possible wager, whichever is greater"
    ),
    severity=Severity.WARNING,
    reading="least-limit",
    reads=("max_payout.amount", "max_payout.max_wager"),
    may_read=("optional_wagers.lucky-ladies", "optional_wagers.kings-bounty", "wagers.adjacent_boxes"),
    facts=(
        "lucky_ladies_paytable.queen-of-hearts-pair-and-dealer-blackjack",
        "kings_bounty_paytable.king-of-spades-pair-and-dealer-blackjack",
    ),
    when=(Present("max_payout"),),
    expected="what {max_wager_cents} wins on every box and wager",
    observed="{amount_cents}",
    message=(
        "the maximum payout is {amount_cents}; one patron with {max_wager_cents} on every "
        "such wager and box that the filing allows could win more, and the text does not say"
        " whether all of them count"
    ),
)
def max_payout_below_all_wins(
    amount_cents: int,
    max_wager_cents: int,
    ladies: object,
    bounty: object,
    boxes: int | None,
    queens: Odds,
    kings: Odds,
) -> bool:
    """If every box and both wagers count, the maximum covers the highest wager on each of them at its highest row.

    Fails:
        >>> odds = Odds.parse("1,000 to 1")
        >>> max_payout_below_all_wins(2_500_000, 2_500, True, None, 2, odds, odds)
        True
    Clean:
        >>> odds = Odds.parse("1,000 to 1")
        >>> max_payout_below_all_wins(5_000_000, 2_500, True, None, 2, odds, odds)
        False
        >>> max_payout_below_all_wins(2_499_999, 2_500, True, None, 2, odds, odds)
        False
    """
    wins = [
        odds.winnings(max_wager_cents)[0] for wager, odds in ((ladies, queens), (bounty, kings)) if wager is not None
    ]
    return bool(wins) and max(wins) <= amount_cents < sum(wins) * (boxes or 1)


@filing_rule(
    id="max-payout-unwarranted",
    title="Maximum payout without a wager that it could limit",
    cite="633a.13(o)",
    quote=(
        "establish a maximum amount that is payable to a player with a queen of hearts pair "
        "and dealer Blackjack or king of spades pair and dealer Blackjack"
    ),
    reads=("max_payout",),
    may_read=("optional_wagers.lucky-ladies", "optional_wagers.kings-bounty"),
    when=(Present("max_payout"),),
    expected="Lucky Ladies or King's Bounty offered",
    observed="neither",
    message=(
        "the filing sets a maximum payout and offers neither Lucky Ladies nor King's Bounty,"
        " whose hands alone it may limit"
    ),
)
def max_payout_unwarranted(limit: bool, ladies: object, bounty: object) -> bool:
    """The maximum concerns two hands, of Lucky Ladies and of King's Bounty; one of the two wagers must be offered.

    Fails:
        >>> max_payout_unwarranted(True, None, None)
        True
    Clean:
        >>> max_payout_unwarranted(True, None, True)
        False
    """
    return limit and ladies is None and bounty is None


@filing_rule(
    id="max-payout-on-other-wagers",
    title="Maximum payout applied to other wagers",
    cite="633a.13(o)",
    quote=(
        "Any maximum payout limit established by the certificate holder shall apply only to "
        "payouts of Royal Match 21 Wagers and King's Bounty Wagers"
    ),
    reads=("max_payout.applies_to",),
    when=(Present("max_payout"),),
    expected="Lucky Ladies and King's Bounty",
    observed="{wagers}",
    message="the maximum payout limits {wagers}",
)
def max_payout_on_other_wagers(wagers: tuple[str, ...]) -> bool:
    """No reading lets the maximum limit another wager than Lucky Ladies, Royal Match 21 and King's Bounty.

    Fails:
        >>> max_payout_on_other_wagers(("kings-bounty", "match-the-dealer"))
        True
    Clean:
        >>> max_payout_on_other_wagers(("kings-bounty", "lucky-ladies"))
        False
    """
    return not set(wagers) <= {"lucky-ladies", "royal-match-21", "kings-bounty"}


@filing_rule(
    id="max-payout-on-lucky-ladies-or-royal-match",
    title="Maximum payout where the text contradicts itself",
    cite="633a.13(o)",
    quote="shall apply only to payouts of Royal Match 21 Wagers and King's Bounty Wagers",
    severity=Severity.WARNING,
    reading="payout-limit-wagers",
    reads=("max_payout.applies_to",),
    when=(Present("max_payout"),),
    expected="King's Bounty",
    observed="{wagers}",
    message=(
        "the maximum payout limits {wagers}; the first sentence of the subsection speaks of "
        "hands of Lucky Ladies, its last of Royal Match 21"
    ),
)
def max_payout_on_lucky_ladies_or_royal_match(wagers: tuple[str, ...]) -> bool:
    """The first sentence limits hands of Lucky Ladies and King's Bounty; the last names Royal Match 21 instead.

    Fails:
        >>> max_payout_on_lucky_ladies_or_royal_match(("lucky-ladies",))
        True
    Clean:
        >>> max_payout_on_lucky_ladies_or_royal_match(("kings-bounty",))
        False
    """
    return bool({"lucky-ladies", "royal-match-21"} & set(wagers))


max_payout_on_other_rows = filing_rule(
    id="max-payout-on-other-rows",
    title="Maximum payout applied to other hands",
    cite="633a.13(o)",
    quote=(
        "payable to a player with a queen of hearts pair and dealer Blackjack or king of "
        "spades pair and dealer Blackjack"
    ),
    reads=("max_payout.hands",),
    when=(Present("max_payout"),),
    expected="the rows with a dealer Blackjack",
    observed="{stated}",
    message=("the maximum payout limits the two hands with a dealer Blackjack only; the filing says {stated}"),
)(other_than("dealer-blackjack-rows"))

max_payout_for_each_player = filing_rule(
    id="max-payout-for-each-player",
    title="Maximum payout for each player",
    cite="633a.13(o)",
    quote="that is payable to all winning hands in the aggregate on a single round of play",
    reads=("max_payout.aggregate",),
    when=(Present("max_payout"),),
    expected="all winning hands of a round in the aggregate",
    observed="{stated}",
    message=("the maximum payout is for all winning hands of a round in the aggregate; the filing says {stated}"),
)(other_than("all-hands-of-the-round"))

max_payout_shared_otherwise = filing_rule(
    id="max-payout-shared-otherwise",
    title="Maximum payout shared otherwise",
    cite="633a.13(o)",
    quote=(
        "each player shall share the maximum payout amount proportionately to the amount of "
        "the player's respective wager"
    ),
    reads=("max_payout.shared",),
    when=(Present("max_payout"),),
    expected="proportionately to the wagers",
    observed="{stated}",
    message=("several winners share the maximum payout proportionately to their wagers; the filing says {stated}"),
)(other_than("proportionately"))
