"""§ 633a.10: Double Down Wager."""

from validator.chapters.questions import denied, granted, not_among, other_number, other_than, share_above, unstated
from validator.core.finding import Severity
from validator.core.rule import filing_rule, unless

double_down_withheld = filing_rule(
    id="double-down-withheld",
    title="Double Down Wager not offered",
    cite="633a.10(a)",
    quote="a player may elect to make a Double Down Wager",
    severity=Severity.WARNING,
    reading="holder-restricts-player-choices",
    reads=("double_down.offered",),
    expected="the Double Down Wager",
    observed="not offered",
    message=(
        "players may not double down; the text gives them the choice and does not say that "
        "the certificate holder may withhold it"
    ),
)(denied)

double_down_on_some_totals = filing_rule(
    id="double-down-on-some-totals",
    title="Double Down Wager on some totals only",
    cite="633a.10(a)",
    quote="on the first two cards dealt to him or the first two cards of any split pair",
    severity=Severity.WARNING,
    reading="holder-restricts-player-choices",
    reads=("double_down.on",),
    expected="any first two cards",
    observed="{stated}",
    message=("the text sets no condition of totals for a Double Down Wager; the filing says {stated}"),
)(other_than("any-two-cards"))

no_double_down_after_split = filing_rule(
    id="no-double-down-after-split",
    title="Double Down Wager withheld after a split",
    cite="633a.10(a)",
    quote="or the first two cards of any split pair",
    severity=Severity.WARNING,
    reading="holder-restricts-player-choices",
    reads=("double_down.after_split",),
    expected="double down on split hands",
    observed="withheld",
    message="players may not double down on split hands, though the text names them",
)(denied)

double_down_on_blackjack_filed = filing_rule(
    id="double-down-on-blackjack-filed",
    title="Double Down Wager on a Blackjack",
    cite="633a.10(a)",
    quote="Except when a player has a Blackjack",
    reads=("double_down.on_blackjack",),
    expected="no doubling of a Blackjack",
    observed="doubling permitted",
    message="a player with Blackjack may double down",
)(granted)


@filing_rule(
    id="double-down-maximum-over-original",
    title="Double Down Wager above the original wager",
    cite="633a.10(a)",
    quote="which may not exceed the amount of his original Blackjack Wager",
    reads=("double_down.maximum",),
    expected="at most the original Blackjack Wager",
    observed="{stated} of it",
    message=("a Double Down Wager may be {stated} of the original Blackjack Wager; it may not exceed it"),
)
def double_down_maximum_over_original(stated: str) -> bool:
    """The Double Down Wager is not more than the original Blackjack Wager; the fraction is of that wager.

    Fails:
        >>> double_down_maximum_over_original("3/2")
        True
    Clean:
        >>> double_down_maximum_over_original("1/1")
        False
        >>> double_down_maximum_over_original("1/2")
        False
    """
    return share_above(stated, (1, 1))


double_down_for_less_withheld = filing_rule(
    id="double-down-for-less-withheld",
    title="Double Down Wager for less withheld",
    cite="633a.10(a)",
    quote="which may not exceed the amount of his original Blackjack Wager",
    severity=Severity.WARNING,
    reading="holder-restricts-player-choices",
    reads=("double_down.for_less",),
    expected="any amount up to the original wager",
    observed="the full amount only",
    message=("players may not double down for less than their original wager; the text sets a maximum only"),
)(denied)

double_down_cards = filing_rule(
    id="double-down-cards",
    title="Another number of cards after a Double Down Wager",
    cite="633a.10(a)",
    quote=("Only one additional card shall be dealt to the hand on which the player has elected to double down"),
    reads=("double_down.additional_cards",),
    facts=("double_down_additional_cards",),
    expected="{lawful}",
    observed="{number}",
    message="{number} additional cards are dealt to a doubled hand; the law says {lawful}",
)(other_number)

double_down_lost_to_blackjack = filing_rule(
    id="double-down-lost-to-blackjack",
    title="Double Down Wager collected on the dealer's Blackjack",
    cite="633a.10(b)",
    quote=(
        "the dealer shall collect only the amount of the original Blackjack Wager of the "
        "player and may not collect the additional Double Down Wager"
    ),
    reads=("double_down.lost_to_dealer_blackjack",),
    expected="the original Blackjack Wager only",
    observed="{stated}",
    message=(
        "if the dealer obtains Blackjack only the original Blackjack Wager is collected; the filing says {stated}"
    ),
)(other_than("original-wager"))

double_down_face_unstated = filing_rule(
    id="double-down-face-unstated",
    title="Face of the double-down card not stated",
    cite="633a.10(c)",
    quote="the dealer shall deal the one additional card face up or face down",
    severity=Severity.INFO,
    reading="unstated-alternatives",
    may_read=("double_down.card",),
    when=(unless("double_down.offered", False),),
    expected="up or down",
    observed="{stated}",
    message=(
        "the filing does not state whether the additional card is dealt face up or face "
        "down; both are lawful, and the text does not say who chooses"
    ),
)(unstated)

double_down_face_unknown = filing_rule(
    id="double-down-face-unknown",
    title="Double-down card dealt neither face up nor face down",
    cite="633a.10(c)",
    quote="the dealer shall deal the one additional card face up or face down",
    reads=("double_down.card",),
    facts=("double_down_faces",),
    expected="one of {lawful}",
    observed="{stated}",
    message="the additional card is dealt {lawful}; the filing says {stated}{hint}",
)(not_among)

double_down_card_filed_not_sideways = filing_rule(
    id="double-down-card-filed-not-sideways",
    title="Double-down card not placed sideways",
    cite="633a.10(c)",
    quote="and place it sideways on the layout",
    reads=("double_down.card_sideways",),
    expected="sideways",
    observed="otherwise",
    message="the additional card is not placed sideways on the layout",
)(denied)
