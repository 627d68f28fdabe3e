"""§ 551.12: splitting pairs."""

from validator.chapters.blackjack import splitting as asked
from validator.chapters.questions import denied, fewer_than, more_than
from validator.core.finding import Severity
from validator.core.rule import Present, filing_rule

_RESTRICTED = "holder-restricts-player-choices"
_SPLITS = (
    "Whenever the initial two cards dealt to a player are identical in value, the player may elect to split the hand"
    " into two separate hands"
)
splitting_withheld = asked.splitting_withheld.bind("551.12(a)", _SPLITS, reading=_RESTRICTED)
splitting_by_rank_only = asked.splitting_by_rank_only.bind("551.12(a)", _SPLITS, reading=_RESTRICTED)
aces_not_split = filing_rule(
    id="aces-not-split",
    title="Two aces not split",
    cite="551.12(a)",
    quote=_SPLITS,
    severity=Severity.WARNING,
    reading="aces-identical-in-value",
    reads=("splitting.aces",),
    expected="aces split like other pairs",
    observed="not split",
    message="two aces may not be split; the text does not say whether they are identical in value",
)(denied)
split_wager_unequal = asked.split_wager_unequal.bind(
    "551.12(a)",
    "provided that he makes a wager on the second hand so formed in an amount equal to his original wager",
)
split_hands_out_of_order = asked.split_hands_out_of_order.bind(
    "551.12(b)",
    "complete the player's decisions with respect to the first incomplete hand on the dealer's left before proceeding"
    " to deal any cards to the second hand",
)

_DECIDES = "the player shall indicate his decision to stand, draw or double down with respect to that hand"
split_aces_one_card = asked.split_aces_one_card.bind("551.12(c)", _DECIDES, reading="one-card-on-split-aces")
no_double_down_on_split_aces = asked.no_double_down_on_split_aces.bind("551.12(c)", _DECIDES, reading=_RESTRICTED)
_ONE_MORE = (
    "A player may split one more pair if the second card dealt is identical in value to a card of the split pair, for a"
    " total of three hands"
)
_NO_OTHER = "A player may not split another identical value pair"
too_few_split_hands = filing_rule(
    id="too-few-split-hands",
    title="Fewer additional splits than the law gives",
    cite="551.12(c)",
    quote=_ONE_MORE,
    severity=Severity.WARNING,
    reading=_RESTRICTED,
    reads=("splitting.additional_splits",),
    facts=("resplits_maximum",),
    expected="{minimum} additional split",
    observed="{number}",
    message=(
        "a player may split pairs {number} additional times; the text gives him {minimum} and does not say that the "
        "certificate holder may give less"
    ),
)(fewer_than)
aces_not_resplit = filing_rule(
    id="aces-not-resplit",
    title="Fewer additional splits of aces than the law gives",
    cite="551.12(c)",
    quote=_ONE_MORE,
    severity=Severity.WARNING,
    reading=_RESTRICTED,
    reads=("splitting.additional_splits_of_aces",),
    facts=("resplits_maximum",),
    when=(Present("splitting.additional_splits_of_aces"),),
    expected="{minimum} additional split",
    observed="{number}",
    message=(
        "a player may split aces {number} additional times; the text gives him {minimum}, excepts no pair, and does "
        "not say that the certificate holder may give less"
    ),
)(fewer_than)
too_many_split_hands = filing_rule(
    id="too-many-split-hands",
    title="More additional splits than the law allows",
    cite="551.12(c)",
    quote=_NO_OTHER,
    reads=("splitting.additional_splits",),
    facts=("resplits_maximum",),
    expected="at most {limit} additional split",
    observed="{number}",
    message="a player may split pairs {number} additional times; the law allows {limit}",
)(more_than)
too_many_splits_of_aces = filing_rule(
    id="too-many-splits-of-aces",
    title="More additional splits of aces than the law allows",
    cite="551.12(c)",
    quote=_NO_OTHER,
    reads=("splitting.additional_splits_of_aces",),
    facts=("resplits_maximum",),
    when=(Present("splitting.additional_splits_of_aces"),),
    expected="at most {limit} additional split",
    observed="{number}",
    message="a player may split aces {number} additional times; the law allows {limit}",
)(more_than)
split_wager_lost_to_blackjack = asked.split_wager_lost_to_blackjack.bind(
    "551.12(d)",
    "the dealer shall only collect the amount of the original wager of the player, and may not collect the additional"
    " amount wagered in splitting pairs",
)
