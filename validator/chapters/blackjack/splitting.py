"""Splitting pairs: shared rules."""

from validator.chapters.checks import denied, granted, other_than, unstated
from validator.core.rule_definitions import FilingCheck

splitting_withheld = FilingCheck(
    title="Splitting not offered",
    reads=("splitting.offered",),
    expected="splitting",
    observed="not offered",
    message="players may not split pairs; the text gives them the choice and does not say that "
    "the certificate holder may withhold it",
    check=denied,
)

splitting_by_rank_only = FilingCheck(
    title="Splitting of identical ranks only",
    reads=("splitting.on",),
    expected="cards identical in value",
    observed="{stated}",
    message="the law says: cards identical in value may be split; the filing says {stated}",
    check=other_than("identical-value"),
)

split_wager_unequal = FilingCheck(
    title="Wager on the second hand not equal",
    reads=("splitting.wager",),
    expected="equal to the original wager",
    observed="{stated}",
    message="the law says: the wager on the second hand equals the original wager; the filing says {stated}",
    passes={"splitting.wager": "equal"},
    check=other_than("equal"),
)

split_hands_out_of_order = FilingCheck(
    title="Split hands not completed one after the other",
    reads=("splitting.order",),
    expected="one hand after the other",
    observed="{stated}",
    message="the law says: the first split hand is completed before the second gets a card; the filing says {stated}",
    check=other_than("one-hand-after-the-other"),
)

additional_splits_unspecified = FilingCheck(
    title="Number of additional splits not specified",
    may_read=("splitting.additional_splits",),
    expected="the number of additional splits",
    observed="{stated}",
    message="the filing does not specify the number of additional times a patron may split pairs",
    passes={"splitting.additional_splits": 0},
    check=unstated,
)


def finds_additional_splits_of_aces_unspecified(pairs: int, aces: int | None) -> bool:
    """The number for pairs may be meant for aces too, or aces may want a number of their own.

    Fails:
        >>> finds_additional_splits_of_aces_unspecified(3, None)
        True
    Clean:
        >>> finds_additional_splits_of_aces_unspecified(3, 0)
        False
    """
    return aces is None


additional_splits_of_aces_unspecified = FilingCheck(
    title="Number of additional splits of aces not specified apart",
    reads=("splitting.additional_splits",),
    may_read=("splitting.additional_splits_of_aces",),
    at="splitting.additional_splits",
    expected="the number for aces",
    observed="{aces}",
    message="pairs may be split {pairs} additional times; the filing does not say whether that number includes aces",
    fails={"splitting.additional_splits_of_aces": None},
    check=finds_additional_splits_of_aces_unspecified,
)

split_aces_one_card = FilingCheck(
    title="Split aces receive one card only",
    reads=("splitting.split_aces_one_card",),
    expected="decisions on split aces as on other pairs",
    observed="one card only",
    message="split aces receive one card only; the chapter gives no authority for that",
    check=granted,
)

no_double_down_on_split_aces = FilingCheck(
    title="Double Down Wager withheld on split aces",
    reads=("splitting.split_aces_may_double",),
    expected="stand, draw or double down",
    observed="no doubling",
    message="players may not double down on split aces; the text excepts no pair",
    check=denied,
)

blackjack_on_a_split_hand = FilingCheck(
    title="Ace and ten-value card on a split hand counted as Blackjack",
    reads=("splitting.ace_and_ten_is_blackjack",),
    expected="Blackjack on the initial two cards",
    observed="on split hands too",
    message="an ace and a card of value 10 on a split hand count as Blackjack; the definition "
    "speaks of the initial two cards",
    check=granted,
)

split_wager_lost_to_blackjack = FilingCheck(
    title="Split wagers collected on the dealer's Blackjack",
    reads=("splitting.lost_to_dealer_blackjack",),
    expected="the original wager only",
    observed="{stated}",
    message=(
        "the law says: if the dealer obtains Blackjack only the original wager is collected; the filing says {stated}"
    ),
    check=other_than("original-wager"),
)

aces_not_split = FilingCheck(
    title="Two aces not split",
    reads=("splitting.aces",),
    expected="aces split like other pairs",
    observed="not split",
    message="two aces may not be split; the law lets a player split two cards that are identical in value",
    check=denied,
)
