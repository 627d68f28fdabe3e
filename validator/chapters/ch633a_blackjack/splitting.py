"""§ 633a.11: splitting pairs."""

from validator.chapters.questions import denied, granted, other_than, unstated
from validator.core.finding import Severity
from validator.core.rule import filing_rule

splitting_withheld = filing_rule(
    id="splitting-withheld",
    title="Splitting not offered",
    cite="633a.11(a)",
    quote="the player may elect to split the hand into two separate hands",
    severity=Severity.WARNING,
    reading="holder-restricts-player-choices",
    reads=("splitting.offered",),
    expected="splitting",
    observed="not offered",
    message=(
        "players may not split pairs; the text gives them the choice and does not say that "
        "the certificate holder may withhold it"
    ),
)(denied)

splitting_by_rank_only = filing_rule(
    id="splitting-by-rank-only",
    title="Splitting of identical ranks only",
    cite="633a.11(a)",
    quote=("if a player has two 7s or a king and a 10, the player may elect to split the hand"),
    severity=Severity.WARNING,
    reading="holder-restricts-player-choices",
    reads=("splitting.on",),
    expected="cards identical in value",
    observed="{stated}",
    message="cards identical in value may be split; the filing says {stated}",
)(other_than("identical-value"))

split_wager_unequal = filing_rule(
    id="split-wager-unequal",
    title="Wager on the second hand not equal",
    cite="633a.11(a)",
    quote=(
        "provided that he makes a wager on the second hand formed in an amount equal to his original Blackjack Wager"
    ),
    reads=("splitting.wager",),
    expected="equal to the original Blackjack Wager",
    observed="{stated}",
    message=("the wager on the second hand equals the original Blackjack Wager; the filing says {stated}"),
)(other_than("equal"))

split_hands_out_of_order = filing_rule(
    id="split-hands-out-of-order",
    title="Split hands not completed one after the other",
    cite="633a.11(b)",
    quote="before proceeding to deal any cards to the second hand",
    reads=("splitting.order",),
    expected="one hand after the other",
    observed="{stated}",
    message=("the first split hand is completed before the second gets a card; the filing says {stated}"),
)(other_than("one-hand-after-the-other"))

additional_splits_unspecified = filing_rule(
    id="additional-splits-unspecified",
    title="Number of additional splits not specified",
    cite="633a.11(c)",
    quote=(
        "A certificate holder shall specify in its Rules Submission required under § 601a.2 "
        "(relating to table games Rules Submissions) the number of additional times a patron "
        "may split pairs, including aces"
    ),
    may_read=("splitting.additional_splits",),
    expected="the number of additional splits",
    observed="{stated}",
    message=("the filing does not specify the number of additional times a patron may split pairs"),
)(unstated)


@filing_rule(
    id="additional-splits-of-aces-unspecified",
    title="Number of additional splits of aces not specified apart",
    cite="633a.11(c)",
    quote="the number of additional times a patron may split pairs, including aces",
    severity=Severity.INFO,
    reading="resplits-of-aces",
    reads=("splitting.additional_splits",),
    may_read=("splitting.additional_splits_of_aces",),
    at="splitting.additional_splits",
    expected="the number for aces",
    observed="{aces}",
    message=("pairs may be split {pairs} additional times; the filing does not say whether that number includes aces"),
)
def additional_splits_of_aces_unspecified(pairs: int, aces: int | None) -> bool:
    """The number for pairs may be meant for aces too, or aces may want a number of their own.

    Fails:
        >>> additional_splits_of_aces_unspecified(3, None)
        True
    Clean:
        >>> additional_splits_of_aces_unspecified(3, 0)
        False
    """
    return aces is None


split_aces_one_card = filing_rule(
    id="split-aces-one-card",
    title="Split aces receive one card only",
    cite="633a.11(c)",
    quote=(
        "After a second card is dealt to each split pair hand, the player shall indicate his "
        "decision to stand, draw or double down with respect that hand"
    ),
    severity=Severity.WARNING,
    reading="one-card-on-split-aces",
    reads=("splitting.split_aces_one_card",),
    expected="decisions on split aces as on other pairs",
    observed="one card only",
    message="split aces receive one card only; the chapter gives no authority for that",
)(granted)

no_double_down_on_split_aces = filing_rule(
    id="no-double-down-on-split-aces",
    title="Double Down Wager withheld on split aces",
    cite="633a.11(c)",
    quote=("the player shall indicate his decision to stand, draw or double down with respect that hand"),
    severity=Severity.WARNING,
    reading="holder-restricts-player-choices",
    reads=("splitting.split_aces_may_double",),
    expected="stand, draw or double down",
    observed="no doubling",
    message="players may not double down on split aces; the text excepts no pair",
)(denied)

blackjack_on_a_split_hand = filing_rule(
    id="blackjack-on-a-split-hand",
    title="Ace and ten-value card on a split hand counted as Blackjack",
    cite="633a.1 Blackjack",
    quote="dealt as the initial two cards to a player or the dealer",
    reads=("splitting.ace_and_ten_is_blackjack",),
    expected="Blackjack on the initial two cards",
    observed="on split hands too",
    message=(
        "an ace and a card of value 10 on a split hand count as Blackjack; the definition "
        "speaks of the initial two cards"
    ),
)(granted)

split_wager_lost_to_blackjack = filing_rule(
    id="split-wager-lost-to-blackjack",
    title="Split wagers collected on the dealer's Blackjack",
    cite="633a.11(d)",
    quote=(
        "the dealer shall collect only the amount of the original wager of the player and may "
        "not collect the additional amount wagered in splitting pairs"
    ),
    reads=("splitting.lost_to_dealer_blackjack",),
    expected="the original wager only",
    observed="{stated}",
    message=("if the dealer obtains Blackjack only the original wager is collected; the filing says {stated}"),
)(other_than("original-wager"))
