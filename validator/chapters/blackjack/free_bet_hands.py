"""Free Bet Blackjack: which hands are doubled and split free, and how far they are split: shared rules."""

from validator.chapters.checks import beyond, denied, granted, grants_fewer, lacks_some, more_than, other_than, word_is
from validator.core.rule_definitions import FilingCheck

# Doubling down.


free_double_down_withheld = FilingCheck(
    title="Free double down withheld on some hard totals",
    reads=("double_down.free_on",),
    facts=("free_double_down_on",),
    expected="{demanded}",
    observed="{stated}",
    message="players may double down without an additional wager on hard {stated}; the law says {demanded}",
    fails={"double_down.free_on": ["10", "11"]},
    passes={"double_down.free_on": ["11", "9", "10"]},
    check=lacks_some,
)


free_double_down_on_other_totals = FilingCheck(
    title="Free double down on other totals",
    reads=("double_down.free_on",),
    facts=("wagered_double_down_not_on",),
    expected="{lawful}",
    observed="{stated}",
    message="players double down without an additional wager on hard {stated}; on totals other than {lawful} one is"
    " placed",
    fails={"double_down.free_on": ["8", "9", "10", "11"]},
    check=beyond,
)

free_double_down_on_soft_totals = FilingCheck(
    title="Free double down on soft totals",
    reads=("double_down.free_on_soft_totals",),
    expected="hard totals only",
    observed="soft totals too",
    message="players may double down without an additional wager on soft totals; the law says hard totals",
    check=granted,
)

free_double_down_without_lammer = FilingCheck(
    title="Free double down without a lammer",
    reads=("double_down.lammer_placed",),
    expected="a Free Bet lammer",
    observed="none",
    message="the dealer places no Free Bet lammer next to the wager of a player who doubles down free",
    check=denied,
)

double_down_card_not_face_up = FilingCheck(
    title="Double-down card not dealt face up",
    reads=("double_down.card",),
    expected="face up",
    observed="face {stated}",
    message="the law says: the additional card of a player who doubles down is dealt face up; the filing says {stated}",
    fails={"double_down.card": "down"},
    passes={"double_down.card": "up"},
    check=other_than("up"),
)

# Splitting pairs.


tens_split_free = FilingCheck(
    title="Pairs of 10 value cards split free",
    reads=("splitting.free_on",),
    expected="an additional wager for a pair of 10 value cards",
    observed="{stated}",
    message="a player who splits a pair of 10 value cards places an amount equal to his original wager; the filing"
    " has {stated} split free",
    check=word_is("all-pairs"),
)


free_split_withheld = FilingCheck(
    title="Free split withheld on some pairs",
    reads=("splitting.free_on",),
    expected="any pair other than 10 value cards split free",
    observed="{stated}",
    message=(
        "the law says: any pair other than 10 value cards may be split without an additional wager; the filing says "
        "{stated}"
    ),
    check=word_is("some-pairs", "none"),
)

free_split_without_lammer = FilingCheck(
    title="Free split without a lammer",
    reads=("splitting.lammer_placed",),
    expected="a Free Bet lammer",
    observed="none",
    message="the dealer places no Free Bet lammer next to the wager of a player who splits free",
    check=denied,
)

lammer_on_the_first_hand = FilingCheck(
    title="Lammer not the wager of the second split hand",
    reads=("splitting.lammer_is_wager_of",),
    expected="the second split hand",
    observed="{stated}",
    message="the law says: the original wager moves with the first split hand, and the lammer is the wager of the "
    "second; the filing says {stated}",
    check=other_than("second-hand"),
)

busted_split_hand_not_collected = FilingCheck(
    title="Busted first split hand without a lammer not collected",
    reads=("splitting.busted_first_hand_without_lammer",),
    expected="wager collected, cards to the discard rack",
    observed="{stated}",
    message="the law says: if the first split hand busts and holds no lammer its wager is collected and its cards go "
    "to the discard rack; the filing says {stated}",
    check=other_than("collected"),
)

busted_split_hand_not_tucked = FilingCheck(
    title="Cards of a busted first split hand not tucked under the wager",
    reads=("splitting.busted_first_hand_with_lammer",),
    expected="cards tucked under the original wager",
    observed="{stated}",
    message="if the first split hand busts its cards are tucked under the original wager until the hand is settled;"
    " where it holds a lammer the filing says {stated}",
    check=other_than("tucked"),
)

busted_split_hand_without_lammer_not_tucked = FilingCheck(
    title="Cards of a busted first split hand without a lammer not tucked under the wager",
    reads=("splitting.busted_first_hand_without_lammer",),
    expected="cards tucked under the original wager",
    observed="{stated}",
    message="if the first split hand busts its cards are tucked under the original wager until the hand is settled;"
    " where it holds no lammer the filing says {stated}",
    check=other_than("tucked"),
)

too_many_split_hands = FilingCheck(
    title="Pairs split into more hands than the law allows",
    reads=("splitting.hands_maximum",),
    facts=("split_hands_maximum",),
    expected="up to {limit:bare} hands",
    observed="{number} hands",
    message="pairs may be split into {number} hands; the law says up to {limit:bare}",
    check=more_than,
)

too_few_split_hands = FilingCheck(
    title="Resplitting stopped at fewer hands than the law gives",
    reads=("splitting.hands_maximum",),
    facts=("split_hands_maximum",),
    expected="{minimum} hands",
    observed="{number} hands",
    message="pairs may be split into {number} hands only; the law lets players resplit for a total of {minimum}",
    check=grants_fewer,
)

aces_not_resplit = FilingCheck(
    title="Aces kept from being resplit",
    reads=("splitting.aces_resplit",),
    expected="any additional pairs resplit",
    observed="aces not resplit",
    message="players may not resplit aces; the text lets them resplit any additional pairs",
    check=denied,
)

# What the text does not settle.

wagered_double_down_on_free_totals = FilingCheck(
    title="Wager of the player's own on a free double down",
    reads=("double_down.own_wager_on_free_totals",),
    expected="a lammer alone on the totals that are doubled free",
    observed="wagers of the player's own",
    message="players may place a wager of their own to double down where they may do so free; the text grants"
    " that wager on other totals",
    check=granted,
)

wagered_split_of_free_pairs = FilingCheck(
    title="Wager of the player's own on a free split",
    reads=("splitting.own_wager_on_free_pairs",),
    expected="a lammer alone for pairs other than 10 value cards",
    observed="wagers of the player's own",
    message="players may place a wager of their own to split a pair that they may split free; the text grants"
    " that wager for pairs of 10 value cards",
    check=granted,
)
