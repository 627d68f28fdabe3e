"""Double Down Wager: shared rules."""

from validator.chapters.checks import (
    denied,
    granted,
    not_among,
    other_number,
    other_than,
    share,
    unstated,
    word_is,
)
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

double_down_withheld = FilingCheck(
    title="Double Down Wager not offered",
    reads=("double_down.offered",),
    expected="the Double Down Wager",
    observed="not offered",
    message="players may not double down; the text gives them the choice and does not say that "
    "the certificate holder may withhold it",
    check=denied,
)

double_down_on_some_totals = FilingCheck(
    title="Double Down Wager on some totals only",
    reads=("double_down.on",),
    when=(unless("double_down.on", "any-number-of-cards"),),
    expected="any first two cards",
    observed="{stated}",
    message="the text lets players double down on any first two cards; the filing says {stated}",
    check=other_than("any-two-cards"),
)

no_double_down_after_split = FilingCheck(
    title="Double Down Wager withheld after a split",
    reads=("double_down.after_split",),
    expected="double down on split hands",
    observed="withheld",
    message="players may not double down on split hands, though the text names them",
    check=denied,
)

double_down_on_blackjack_filed = FilingCheck(
    title="Double Down Wager on a Blackjack",
    reads=("double_down.on_blackjack",),
    expected="no doubling of a Blackjack",
    observed="doubling permitted",
    message="a player with Blackjack may double down",
    check=granted,
)


def finds_double_down_maximum_over_original(stated: str) -> bool:
    """The Double Down Wager is not more than the original wager; the fraction is of that wager.

    Fails:
        >>> finds_double_down_maximum_over_original("3/2")
        True
    Clean:
        >>> finds_double_down_maximum_over_original("1/1")
        False
        >>> finds_double_down_maximum_over_original("1/2")
        False
    """
    return share(stated, (1, 1)) > 0


double_down_maximum_over_original = FilingCheck(
    title="Double Down Wager above the original wager",
    reads=("double_down.maximum",),
    expected="at most the original wager",
    observed="{stated} of it",
    message="a Double Down Wager may be {stated} of the original wager; it may not exceed it",
    fails={"double_down.maximum": "2/1"},
    passes={"double_down.maximum": "1/1"},
    check=finds_double_down_maximum_over_original,
)


def finds_double_down_limited_further(stated: str) -> bool:
    """The text names no other limit than the original wager; the fraction is of that wager.

    Fails:
        >>> finds_double_down_limited_further("1/2")
        True
    Clean:
        >>> finds_double_down_limited_further("1/1")
        False
        >>> finds_double_down_limited_further("2/1")
        False
    """
    return share(stated, (1, 1)) < 0


double_down_limited_further = FilingCheck(
    title="Double Down Wager limited to less than the original wager",
    reads=("double_down.maximum",),
    expected="up to the original wager",
    observed="{stated} of it",
    message="a Double Down Wager may be {stated} of the original wager at most; the text has players add up to the"
    " whole of it, and whether the certificate holder may set a lower limit is open",
    fails={"double_down.maximum": "1/2"},
    passes={"double_down.maximum": "1/1"},
    check=finds_double_down_limited_further,
)

double_down_for_less_withheld = FilingCheck(
    title="Double Down Wager for less withheld",
    reads=("double_down.for_less",),
    expected="any amount up to the original wager",
    observed="the full amount only",
    message="players may not double down for less than their original wager; the text sets a maximum only",
    check=denied,
)

double_down_cards = FilingCheck(
    title="Another number of cards after a Double Down Wager",
    reads=("double_down.additional_cards",),
    facts=("double_down_additional_cards",),
    expected="{lawful}",
    observed="{number}",
    message="{number} additional cards are dealt to a doubled hand; the law says {lawful}",
    fails={"double_down.additional_cards": 2},
    passes={"double_down.additional_cards": 1},
    check=other_number,
)

double_down_lost_to_blackjack = FilingCheck(
    title="Double Down Wager collected on the dealer's Blackjack",
    reads=("double_down.lost_to_dealer_blackjack",),
    expected="the original wager only",
    observed="{stated}",
    message=(
        "the law says: if the dealer obtains Blackjack only the original wager is collected; the filing says {stated}"
    ),
    check=other_than("original-wager"),
)

double_down_face_unstated = FilingCheck(
    title="Face of the double-down card not stated",
    may_read=("double_down.card",),
    when=(unless("double_down.offered", False),),
    expected="up or down",
    observed="{stated}",
    message="the filing does not state whether the additional card is dealt face up or face "
    "down; both are lawful, and the text does not say who chooses",
    check=unstated,
)

double_down_face_unknown = FilingCheck(
    title="Double-down card dealt neither face up nor face down",
    reads=("double_down.card",),
    facts=("double_down_faces",),
    expected="one of {lawful}",
    observed="{stated}",
    message="the law says: the additional card is dealt {lawful}; the filing says {stated}{hint}",
    fails={"double_down.card": "at-the-players-choice"},
    check=not_among,
)

double_down_card_filed_not_sideways = FilingCheck(
    title="Double-down card not placed sideways",
    reads=("double_down.card_sideways",),
    expected="sideways",
    observed="otherwise",
    message="the additional card is not placed sideways on the layout",
    check=denied,
)

double_down_on_more_cards = FilingCheck(
    title="Double Down Wager on more than two cards",
    reads=("double_down.on",),
    expected="the first two cards",
    observed="{stated}",
    message=(
        "the law says: a player may double down on his first two cards or those of a split pair; the filing says "
        "{stated}"
    ),
    check=word_is("any-number-of-cards"),
)
