"""§ 551.12: splitting pairs."""

from validator.chapters.checks import grants_fewer, more_than
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

too_few_split_hands = FilingCheck(
    title="Fewer additional splits than the law gives",
    reads=("splitting.additional_splits",),
    facts=("resplits_maximum",),
    expected="{minimum} additional split",
    observed="{number}",
    message=(
        "a player may split pairs {number} additional times; the text gives him {minimum} and does not say that the "
        "certificate holder may give less"
    ),
    check=grants_fewer,
)
aces_not_resplit = FilingCheck(
    title="Fewer additional splits of aces than the law gives",
    reads=("splitting.additional_splits_of_aces",),
    facts=("resplits_maximum",),
    when=(Present("splitting.additional_splits_of_aces"),),
    expected="{minimum} additional split",
    observed="{number}",
    message=(
        "a player may split aces {number} additional times; the text gives him {minimum}, excepts no pair, and does "
        "not say that the certificate holder may give less"
    ),
    check=grants_fewer,
)
too_many_split_hands = FilingCheck(
    title="More additional splits than the law allows",
    reads=("splitting.additional_splits",),
    facts=("resplits_maximum",),
    expected="{limit} additional split",
    observed="{number}",
    message="a player may split pairs {number} additional times; the law allows {limit:bare}",
    check=more_than,
)
too_many_splits_of_aces = FilingCheck(
    title="More additional splits of aces than the law allows",
    reads=("splitting.additional_splits_of_aces",),
    facts=("resplits_maximum",),
    when=(Present("splitting.additional_splits_of_aces"),),
    expected="{limit} additional split",
    observed="{number}",
    message="a player may split aces {number} additional times; the law allows {limit:bare}",
    fails={"splitting.additional_splits_of_aces": 3},
    passes={"splitting.additional_splits_of_aces": 1},
    check=more_than,
)
