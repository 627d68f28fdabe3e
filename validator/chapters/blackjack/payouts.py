"""The odds of the main and the Insurance Wagers, and the maximum payout: shared rules."""

from validator.chapters.checks import below_amount, other_than, paid_otherwise
from validator.core.odds import Odds
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

winning_wager_odds = FilingCheck(
    title="Winning wager at other odds",
    reads=("payouts.winning_wager",),
    facts=("winning_wager_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="a winning wager pays {pays} in the filing; the law says {lawful}",
    fails={"payouts.winning_wager": "2 to 1"},
    passes={"payouts.winning_wager": "1 to 1"},
    check=paid_otherwise,
)

blackjack_odds = FilingCheck(
    title="Blackjack at other odds",
    reads=("payouts.blackjack",),
    facts=("blackjack_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="Blackjack pays {pays} in the filing; the law says {lawful}",
    fails={"payouts.blackjack": "6 to 5"},
    passes={"payouts.blackjack": "3 to 2"},
    check=paid_otherwise,
)

insurance_odds = FilingCheck(
    title="Insurance Wager at other odds",
    reads=("payouts.insurance",),
    facts=("insurance_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="a winning Insurance Wager pays {pays} in the filing; the law says {lawful}",
    fails={"payouts.insurance": "3 to 2"},
    passes={"payouts.insurance": "2 to 1"},
    check=paid_otherwise,
)

max_payout_too_low = FilingCheck(
    title="Maximum payout below the law's minimum",
    reads=("max_payout.amount",),
    facts=("aggregate_limit_minimum",),
    when=(Present("max_payout"),),
    expected="{minimum_cents}",
    observed="{amount_cents}",
    message="the maximum payout is {amount_cents}; the law demands {minimum_cents}",
    fails={"max_payout.amount": "24,999.99", "max_payout.max_wager": 5},
    passes={"max_payout.amount": 25000, "max_payout.max_wager": 1},
    check=below_amount,
)


def limit_below_one_win(
    amount_cents: int, max_wager_cents: int, ladies: object, bounty: object, queens: Odds, kings: Odds
) -> bool:
    """The maximum covers the highest wager on a wager that is offered at the odds of its highest row.

    Fails:
        >>> limit_below_one_win(2_500_000, 2_600, True, None, Odds.parse("1,000 to 1"), Odds.parse("1,000 to 1"))
        True
    Clean:
        >>> limit_below_one_win(2_500_000, 2_500, True, None, Odds.parse("1,000 to 1"), Odds.parse("1,000 to 1"))
        False
        >>> limit_below_one_win(2_500_000, 2_600, None, None, Odds.parse("1,000 to 1"), Odds.parse("1,000 to 1"))
        False
    """
    offered = [odds for wager, odds in ((ladies, queens), (bounty, kings)) if wager is not None]
    return any(amount_cents < odds.winnings(max_wager_cents)[0] for odds in offered)


max_payout_below_one_win = FilingCheck(
    title="Maximum payout below what one patron could win",
    reads=("max_payout.amount", "max_payout.max_wager"),
    may_read=("optional_wagers.lucky-ladies", "optional_wagers.kings-bounty"),
    facts=(
        "lucky_ladies_paytable.queen-of-hearts-pair-and-dealer-blackjack",
        "kings_bounty_paytable.king-of-spades-pair-and-dealer-blackjack",
    ),
    when=(Present("max_payout"),),
    expected="what {max_wager_cents} wins at {queens}",
    observed="{amount_cents}",
    message="the maximum payout is {amount_cents}; a wager of {max_wager_cents} at {queens} wins more",
    fails={"max_payout.amount": 39999, "max_payout.max_wager": 40},
    check=limit_below_one_win,
)


def finds_max_payout_below_all_wins(
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
        >>> finds_max_payout_below_all_wins(2_500_000, 2_500, True, None, 2, odds, odds)
        True
    Clean:
        >>> odds = Odds.parse("1,000 to 1")
        >>> finds_max_payout_below_all_wins(5_000_000, 2_500, True, None, 2, odds, odds)
        False
        >>> finds_max_payout_below_all_wins(2_499_999, 2_500, True, None, 2, odds, odds)
        False
    """
    wins = [
        odds.winnings(max_wager_cents)[0] for wager, odds in ((ladies, queens), (bounty, kings)) if wager is not None
    ]
    return bool(wins) and max(wins) <= amount_cents < sum(wins) * (boxes or 1)


max_payout_below_all_wins = FilingCheck(
    title="Maximum payout below what one patron could win in all",
    reads=("max_payout.amount", "max_payout.max_wager"),
    may_read=("optional_wagers.lucky-ladies", "optional_wagers.kings-bounty", "wagers.adjacent_boxes"),
    facts=(
        "lucky_ladies_paytable.queen-of-hearts-pair-and-dealer-blackjack",
        "kings_bounty_paytable.king-of-spades-pair-and-dealer-blackjack",
    ),
    when=(Present("max_payout"),),
    expected="what {max_wager_cents} wins on every box and wager",
    observed="{amount_cents}",
    message="the maximum payout is {amount_cents}; one patron with {max_wager_cents} on every "
    "such wager and box that the filing allows could win more, and the text does not say"
    " whether all of them count",
    fails={"max_payout.amount": 100000},
    check=finds_max_payout_below_all_wins,
)


def finds_max_payout_unwarranted(limit: bool, ladies: object, bounty: object) -> bool:
    """The maximum concerns two hands, of Lucky Ladies and of King's Bounty; one of the two wagers must be offered.

    Fails:
        >>> finds_max_payout_unwarranted(True, None, None)
        True
    Clean:
        >>> finds_max_payout_unwarranted(True, None, True)
        False
    """
    return limit and ladies is None and bounty is None


max_payout_unwarranted = FilingCheck(
    title="Maximum payout without a wager that it could limit",
    reads=("max_payout",),
    may_read=("optional_wagers.lucky-ladies", "optional_wagers.kings-bounty"),
    when=(Present("max_payout"),),
    expected="Lucky Ladies or King's Bounty offered",
    observed="neither",
    message="the filing sets a maximum payout and offers neither Lucky Ladies nor King's Bounty,"
    " whose hands alone it may limit",
    fails={"optional_wagers.lucky-ladies": None, "optional_wagers.kings-bounty": None},
    check=finds_max_payout_unwarranted,
)


def finds_max_payout_on_other_wagers(wagers: tuple[str, ...]) -> bool:
    """No reading lets the maximum limit another wager than Lucky Ladies, Royal Match 21 and King's Bounty.

    Fails:
        >>> finds_max_payout_on_other_wagers(("kings-bounty", "match-the-dealer"))
        True
    Clean:
        >>> finds_max_payout_on_other_wagers(("kings-bounty", "lucky-ladies"))
        False
    """
    return not set(wagers) <= {"lucky-ladies", "royal-match-21", "kings-bounty"}


max_payout_on_other_wagers = FilingCheck(
    title="Maximum payout applied to other wagers",
    reads=("max_payout.applies_to",),
    when=(Present("max_payout"),),
    expected="Lucky Ladies and King's Bounty",
    observed="{wagers}",
    message="the maximum payout limits {wagers}",
    fails={"max_payout.applies_to[blackjack]": True},
    check=finds_max_payout_on_other_wagers,
)


def finds_max_payout_on_lucky_ladies_or_royal_match(wagers: tuple[str, ...]) -> bool:
    """The first sentence limits hands of Lucky Ladies and King's Bounty; the last names Royal Match 21 instead.

    Fails:
        >>> finds_max_payout_on_lucky_ladies_or_royal_match(("lucky-ladies",))
        True
    Clean:
        >>> finds_max_payout_on_lucky_ladies_or_royal_match(("kings-bounty",))
        False
    """
    return bool({"lucky-ladies", "royal-match-21"} & set(wagers))


max_payout_on_lucky_ladies_or_royal_match = FilingCheck(
    title="Maximum payout where the text contradicts itself",
    reads=("max_payout.applies_to",),
    when=(Present("max_payout"),),
    expected="King's Bounty",
    observed="{wagers}",
    message="the maximum payout limits {wagers}; the first sentence of the subsection speaks of "
    "hands of Lucky Ladies, its last of Royal Match 21",
    fails={"max_payout.applies_to[lucky-ladies]": True},
    check=finds_max_payout_on_lucky_ladies_or_royal_match,
)

max_payout_on_other_rows = FilingCheck(
    title="Maximum payout applied to other hands",
    reads=("max_payout.hands",),
    when=(Present("max_payout"),),
    expected="the rows with a dealer Blackjack",
    observed="{stated}",
    message=(
        "the law says: the maximum payout limits the two hands with a dealer Blackjack only; the filing says {stated}"
    ),
    check=other_than("dealer-blackjack-rows"),
)

max_payout_for_each_player = FilingCheck(
    title="Maximum payout for each player",
    reads=("max_payout.aggregate",),
    when=(Present("max_payout"),),
    expected="all winning hands of a round in the aggregate",
    observed="{stated}",
    message=(
        "the law says: the maximum payout is for all winning hands of a round in the aggregate; the filing says "
        "{stated}"
    ),
    check=other_than("all-hands-of-the-round"),
)

max_payout_shared_otherwise = FilingCheck(
    title="Maximum payout shared otherwise",
    reads=("max_payout.shared",),
    when=(Present("max_payout"),),
    expected="proportionately to the wagers",
    observed="{stated}",
    message=(
        "the law says: several winners share the maximum payout proportionately to their wagers; the filing says "
        "{stated}"
    ),
    check=other_than("proportionately"),
)
