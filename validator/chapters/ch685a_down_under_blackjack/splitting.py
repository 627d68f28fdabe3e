"""§ 685a.10: splitting pairs."""

from validator.chapters.checks import denied, granted
from validator.core.rule_definitions import FilingCheck


def split_more_often(additional: int, most: int) -> bool:
    """A pair is split as often as the law allows in all; the filing counts the splits after the first.

    Fails:
        >>> split_more_often(1, 1)
        True
    Clean:
        >>> split_more_often(0, 1)
        False
    """
    return additional + 1 > most


too_many_splits = FilingCheck(
    title="Pairs split more than once",
    reads=("splitting.additional_splits",),
    facts=("splits_maximum",),
    expected="{most} split in all",
    observed="{additional} additional splits",
    message="pairs may be split {additional} additional times in the filing; the law allows {most} split in all",
    fails={"splitting.additional_splits": 3},
    passes={"splitting.additional_splits": 0},
    check=split_more_often,
)

too_many_splits_of_aces = FilingCheck(
    title="Aces split more than once",
    reads=("splitting.additional_splits_of_aces",),
    facts=("splits_maximum",),
    expected="{most} split in all",
    observed="{additional} additional splits",
    message="aces may be split {additional} additional times in the filing; the law allows {most} split in all",
    fails={"splitting.additional_splits_of_aces": 1},
    passes={"splitting.additional_splits_of_aces": 0},
    check=split_more_often,
)

split_aces_drawn_to = FilingCheck(
    title="Split aces receive more than one card",
    reads=("splitting.split_aces_one_card",),
    expected="one card for each ace",
    observed="more cards",
    message="split aces may receive more than one card",
    check=denied,
)

split_aces_doubled = FilingCheck(
    title="Double Down Wager on split aces",
    reads=("splitting.split_aces_may_double",),
    expected="one card for each ace",
    observed="doubling permitted",
    message="players may double down on split aces, which would give the ace a second card",
    check=granted,
)
