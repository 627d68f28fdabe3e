"""§ 685a.10: splitting pairs."""

from validator.chapters.blackjack import splitting as asked
from validator.chapters.questions import denied, granted
from validator.core.rule import filing_rule

blackjack_on_a_split_hand = asked.blackjack_on_a_split_hand.bind(
    "685a.1 Blackjack", "dealt as the initial two cards to a player or the dealer"
)

splitting_withheld = asked.splitting_withheld.bind(
    "685a.10(a)",
    "the player may select to split the hand into two separate hands",
    reading="holder-restricts-player-choices",
)

splitting_by_rank_only = asked.splitting_by_rank_only.bind(
    "685a.10(a)",
    "if a player has two 8s or a king and a queen, the player may elect to split the hand",
    reading="holder-restricts-player-choices",
)

split_wager_unequal = asked.split_wager_unequal.bind(
    "685a.10(a)",
    "provided that he makes a wager on the second hand formed in an amount equal to his initial Bet Wager",
)

split_hands_out_of_order = asked.split_hands_out_of_order.bind(
    "685a.10(b)", "before proceeding to deal any cards to the second hand"
)


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


too_many_splits = filing_rule(
    id="too-many-splits",
    title="Pairs split more than once",
    cite="685a.10(c)",
    quote="A player may split pairs a maximum of one time, for a total of two hands",
    reads=("splitting.additional_splits",),
    facts=("splits_maximum",),
    expected="{most} split in all",
    observed="{additional} additional splits",
    message="pairs may be split {additional} additional times in the filing; the law allows {most} split in all",
)(split_more_often)

too_many_splits_of_aces = filing_rule(
    id="too-many-splits-of-aces",
    title="Aces split more than once",
    cite="685a.10(c)",
    quote="A player may split pairs a maximum of one time, for a total of two hands",
    reads=("splitting.additional_splits_of_aces",),
    facts=("splits_maximum",),
    expected="{most} split in all",
    observed="{additional} additional splits",
    message="aces may be split {additional} additional times in the filing; the law allows {most} split in all",
)(split_more_often)

split_wager_lost_to_blackjack = asked.split_wager_lost_to_blackjack.bind(
    "685a.10(d)",
    "the dealer shall collect only the amount of the initial Bet Wager of the player and return the additional amount"
    " wagered in splitting pairs",
)

split_aces_drawn_to = filing_rule(
    id="split-aces-drawn-to",
    title="Split aces receive more than one card",
    cite="685a.10(e)",
    quote="each ace shall receive only one card",
    reads=("splitting.split_aces_one_card",),
    expected="one card for each ace",
    observed="more cards",
    message="split aces may receive more than one card",
)(denied)

split_aces_doubled = filing_rule(
    id="split-aces-doubled",
    title="Double Down Wager on split aces",
    cite="685a.10(e)",
    quote="each ace shall receive only one card",
    reads=("splitting.split_aces_may_double",),
    expected="one card for each ace",
    observed="doubling permitted",
    message="players may double down on split aces, which would give the ace a second card",
)(granted)
