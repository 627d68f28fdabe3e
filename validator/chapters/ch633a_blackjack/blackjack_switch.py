"""§ 633a.2(b)(10) and § 633a.12(a): Blackjack Switch."""

from dataclasses import replace

from validator.chapters.blackjack import inscriptions
from validator.chapters.checks import denied, granted, other_number, other_than, paid_otherwise, word_is
from validator.core.rule import Absent, Present
from validator.core.rule_definitions import FilingCheck, filing_check

switch_table_not_designated = FilingCheck(
    title="Table not designated for Blackjack Switch",
    reads=("variations.blackjack-switch.table_designated",),
    when=(Present("variations.blackjack-switch"),),
    expected="a table designated for Blackjack Switch",
    observed="not designated",
    message="Blackjack Switch is offered, and the table is not designated for it",
    check=denied,
)


@filing_check(
    title="Blackjack Switch named and not specified",
    reads=("head.game",),
    when=(Absent("variations.blackjack-switch"),),
    expected="variations: blackjack-switch",
    observed="{game}",
    fails={"head.game": "Blackjack Switch"},
    message=("the filing is for {game} and does not specify that variation (variations: blackjack-switch)"),
)
def switch_not_specified(game: str) -> bool:
    """A filing for Blackjack Switch specifies the variation; asked only where it does not.

    Fails:
        >>> switch_not_specified("Blackjack Switch")
        True
    Clean:
        >>> switch_not_specified("Blackjack")
        False
    """
    return "switch" in game.lower()


switch_betting_areas = FilingCheck(
    title="Another number of Blackjack areas at a Switch table",
    reads=("layout.blackjack_areas_per_player",),
    facts=("switch_blackjack_areas",),
    when=(Present("variations.blackjack-switch"),),
    expected="{lawful} areas for each player",
    observed="{number}",
    message=("each player has {number} areas for Blackjack Wagers; Blackjack Switch demands {lawful}"),
    fails={"layout.blackjack_areas_per_player": 1},
    check=other_number,
)

switch_wagers = FilingCheck(
    title="Another number of Blackjack Wagers at Blackjack Switch",
    reads=("variations.blackjack-switch.wagers",),
    facts=("switch_wagers",),
    when=(Present("variations.blackjack-switch"),),
    expected="{lawful}",
    observed="{number}",
    message="each player makes {number} Blackjack Wagers; the law says {lawful}",
    fails={"variations.blackjack-switch.wagers": 1},
    check=other_number,
)

switch_dealt_from_the_hand = FilingCheck(
    title="Blackjack Switch dealt from the hand",
    reads=("cards.dealing",),
    when=(Present("variations.blackjack-switch"),),
    expected="cards dealt from a shoe",
    observed="dealt from the hand",
    message="Blackjack Switch is offered with cards dealt from the hand, face down; one variation announces the totals "
    "before the cards are switched, and the other has them unseen",
    fails={
        "cards.dealing": "hand",
        "layout.blackjack_areas_per_player": 2,
        "layout.areas": ["blackjack", "royal-match-21", "bet-the-set-21", "house-money", "super-match"],
        "surrender.offered": False,
        "variations.blackjack-switch": {
            "table_designated": True,
            "wagers": 2,
            "wagers_equal": True,
            "hands": 2,
            "switched": "second-cards",
            "blackjack_against_longer_21_pays": "1 to 1",
            "blackjack_against_blackjack": "returned",
            "switched_blackjack_against_blackjack": "lost",
            "switched_blackjack_against_21_or_22": "returned",
            "dealer_22": "returned",
        },
    },
    check=word_is("hand"),
)

switch_wagers_unequal = FilingCheck(
    title="Unequal Blackjack Wagers at Blackjack Switch",
    reads=("variations.blackjack-switch.wagers_equal",),
    when=(Present("variations.blackjack-switch"),),
    expected="equal wagers",
    observed="unequal wagers permitted",
    message="the two Blackjack Wagers need not be equal",
    check=denied,
)

switch_hands = FilingCheck(
    title="Another number of hands at Blackjack Switch",
    reads=("variations.blackjack-switch.hands",),
    facts=("switch_hands",),
    when=(Present("variations.blackjack-switch"),),
    expected="{lawful}",
    observed="{number}",
    message="each player is dealt {number} hands; the law says {lawful}",
    fails={"variations.blackjack-switch.hands": 1},
    check=other_number,
)

switch_of_other_cards = FilingCheck(
    title="Other cards switched",
    reads=("variations.blackjack-switch.switched",),
    when=(Present("variations.blackjack-switch"),),
    expected="the second card of each hand",
    observed="{stated}",
    message="the law says: players may switch the second card of each hand dealt; the filing says {stated}",
    check=other_than("second-cards"),
)

surrender_at_blackjack_switch = FilingCheck(
    title="Surrender offered at Blackjack Switch",
    reads=("surrender.offered",),
    when=(Present("variations.blackjack-switch"),),
    expected="double down, split, stand or draw",
    observed="surrender",
    message=(
        "surrender is offered at Blackjack Switch; the subsection lists the player's choices and does not name it"
    ),
    check=granted,
)

switch_blackjack_odds = FilingCheck(
    title="Blackjack against a longer 21 at other odds",
    reads=("variations.blackjack-switch.blackjack_against_longer_21_pays",),
    facts=("switch_blackjack_pays_against_21",),
    when=(Present("variations.blackjack-switch"),),
    expected="{lawful}",
    observed="{pays}",
    message=(
        "Blackjack against 21 in more than two cards pays {pays} in the filing; at Blackjack"
        " Switch the law says {lawful}"
    ),
    fails={"variations.blackjack-switch.blackjack_against_longer_21_pays": "3 to 2"},
    check=paid_otherwise,
)

switch_blackjack_tie = FilingCheck(
    title="Blackjack against Blackjack not returned at Switch",
    reads=("variations.blackjack-switch.blackjack_against_blackjack",),
    when=(Present("variations.blackjack-switch"),),
    expected="returned",
    observed="{stated}",
    message="the law says: Blackjack against Blackjack ties and is returned; the filing says {stated}",
    check=other_than("returned"),
)

switched_blackjack_not_lost = FilingCheck(
    title="Switched Blackjack not lost to the dealer's Blackjack",
    reads=("variations.blackjack-switch.switched_blackjack_against_blackjack",),
    when=(Present("variations.blackjack-switch"),),
    expected="lost",
    observed="{stated}",
    message=(
        "the law says: a Blackjack made by switching loses against the dealer's Blackjack; the filing says {stated}"
    ),
    check=other_than("lost"),
)

switched_blackjack_not_returned = FilingCheck(
    title="Switched Blackjack not returned on 21 or 22",
    reads=("variations.blackjack-switch.switched_blackjack_against_21_or_22",),
    when=(Present("variations.blackjack-switch"),),
    expected="returned",
    observed="{stated}",
    message=(
        "the law says: a Blackjack made by switching is returned when the dealer has 21 or 22; the filing says {stated}"
    ),
    fails={"variations.blackjack-switch.switched_blackjack_against_21_or_22": "paid"},
    check=other_than("returned"),
)

dealer_22_not_returned = FilingCheck(
    title="Wagers not returned when the dealer has 22",
    reads=("variations.blackjack-switch.dealer_22",),
    when=(Present("variations.blackjack-switch"),),
    expected="returned",
    observed="{stated}",
    message=(
        "the law says: Blackjack Wagers of hands of 21 or less are returned when the dealer has 22; the filing says "
        "{stated}"
    ),
    fails={"variations.blackjack-switch.dealer_22": "paid"},
    check=other_than("returned"),
)

dealer_22_not_shown = replace(
    inscriptions.dealer_22_not_shown,
    when=(Present("variations.blackjack-switch"),),
    fails={"layout.dealer_22": "neither"},
    passes={"variations.blackjack-switch": {}, "layout.dealer_22": "sign"},
)
