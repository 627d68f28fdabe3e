"""§ 633a.2(b)(10) and § 633a.12(a): Blackjack Switch."""

from validator.chapters.questions import denied, granted, other_number, other_than, paid_otherwise
from validator.core.finding import Severity
from validator.core.rule import Absent, Present, filing_rule

switch_table_not_designated = filing_rule(
    id="switch-table-not-designated",
    title="Table not designated for Blackjack Switch",
    cite="633a.2(b)(10)",
    quote="the table must be designated for play as a Blackjack Switch table",
    reads=("variations.blackjack-switch.table_designated",),
    when=(Present("variations.blackjack-switch"),),
    expected="a table designated for Blackjack Switch",
    observed="not designated",
    message="Blackjack Switch is offered, and the table is not designated for it",
)(denied)


@filing_rule(
    id="switch-not-specified",
    title="Blackjack Switch named and not specified",
    cite="633a.12(a)",
    quote=(
        "A certificate holder may, if specified in its Rules Submission under § 601a.2 "
        "(relating to table games Rules Submissions), offer Blackjack Switch"
    ),
    reads=("head.game",),
    when=(Absent("variations.blackjack-switch"),),
    expected="variations: blackjack-switch",
    observed="{game}",
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


switch_betting_areas = filing_rule(
    id="switch-betting-areas",
    title="Another number of Blackjack areas at a Switch table",
    cite="633a.2(b)(10)(i)",
    quote=("Two separate areas designated for the placement of the two equal Blackjack Wagers for each player"),
    reads=("layout.blackjack_areas_per_player",),
    facts=("switch_blackjack_areas",),
    when=(Present("variations.blackjack-switch"),),
    expected="{lawful} areas for each player",
    observed="{number}",
    message=("each player has {number} areas for Blackjack Wagers; Blackjack Switch demands {lawful}"),
)(other_number)

switch_wagers = filing_rule(
    id="switch-wagers",
    title="Another number of Blackjack Wagers at Blackjack Switch",
    cite="633a.12(a)(1)",
    quote=(
        "A player shall make two equal Blackjack Wagers by placing value chips on the two "
        "designated betting areas prior to the first card being dealt"
    ),
    reads=("variations.blackjack-switch.wagers",),
    facts=("switch_wagers",),
    when=(Present("variations.blackjack-switch"),),
    expected="{lawful}",
    observed="{number}",
    message="each player makes {number} Blackjack Wagers; the law says {lawful}",
)(other_number)

switch_wagers_unequal = filing_rule(
    id="switch-wagers-unequal",
    title="Unequal Blackjack Wagers at Blackjack Switch",
    cite="633a.12(a)(1)",
    quote="A player shall make two equal Blackjack Wagers",
    reads=("variations.blackjack-switch.wagers_equal",),
    when=(Present("variations.blackjack-switch"),),
    expected="equal wagers",
    observed="unequal wagers permitted",
    message="the two Blackjack Wagers need not be equal",
)(denied)

switch_hands = filing_rule(
    id="switch-hands",
    title="Another number of hands at Blackjack Switch",
    cite="633a.12(a)(3)",
    quote="Two hands shall then be dealt to each player",
    reads=("variations.blackjack-switch.hands",),
    facts=("switch_hands",),
    when=(Present("variations.blackjack-switch"),),
    expected="{lawful}",
    observed="{number}",
    message="each player is dealt {number} hands; the law says {lawful}",
)(other_number)

switch_of_other_cards = filing_rule(
    id="switch-of-other-cards",
    title="Other cards switched",
    cite="633a.12(a)(4)",
    quote="whether he wishes to switch the second card of each hand dealt",
    reads=("variations.blackjack-switch.switched",),
    when=(Present("variations.blackjack-switch"),),
    expected="the second card of each hand",
    observed="{stated}",
    message=("players may switch the second card of each hand dealt; the filing says {stated}"),
)(other_than("second-cards"))

surrender_at_blackjack_switch = filing_rule(
    id="surrender-at-blackjack-switch",
    title="Surrender offered at Blackjack Switch",
    cite="633a.12(a)(4)",
    quote=(
        "A player may also double down as permitted under § 633a.10 (relating to Double Down "
        "Wager), split pairs as permitted under § 633a.11 (relating to splitting pairs), stand"
        " or draw additional cards"
    ),
    severity=Severity.WARNING,
    reading="surrender-at-blackjack-switch",
    reads=("surrender.offered",),
    when=(Present("variations.blackjack-switch"),),
    expected="double down, split, stand or draw",
    observed="surrender",
    message=(
        "surrender is offered at Blackjack Switch; the subsection lists the player's choices and does not name it"
    ),
)(granted)

switch_blackjack_odds = filing_rule(
    id="switch-blackjack-odds",
    title="Blackjack against a longer 21 at other odds",
    cite="633a.12(a)(5)(i)",
    quote="the winning Blackjack Wager shall be paid at odds of 1 to 1",
    reads=("variations.blackjack-switch.blackjack_against_longer_21_pays",),
    facts=("switch_blackjack_pays_against_21",),
    when=(Present("variations.blackjack-switch"),),
    expected="{lawful}",
    observed="{pays}",
    message=(
        "Blackjack against 21 in more than two cards pays {pays} in the filing; at Blackjack"
        " Switch the law says {lawful}"
    ),
)(paid_otherwise)

switch_blackjack_tie = filing_rule(
    id="switch-blackjack-tie",
    title="Blackjack against Blackjack not returned at Switch",
    cite="633a.12(a)(5)(ii)",
    quote="the Blackjack Wager shall tie and be returned to the player",
    reads=("variations.blackjack-switch.blackjack_against_blackjack",),
    when=(Present("variations.blackjack-switch"),),
    expected="returned",
    observed="{stated}",
    message="Blackjack against Blackjack ties and is returned; the filing says {stated}",
)(other_than("returned"))

switched_blackjack_not_lost = filing_rule(
    id="switched-blackjack-not-lost",
    title="Switched Blackjack not lost to the dealer's Blackjack",
    cite="633a.12(a)(5)(iii)",
    quote=("the player's hand shall have a total point count of 21 and the player's Blackjack Wager shall be lost"),
    reads=("variations.blackjack-switch.switched_blackjack_against_blackjack",),
    when=(Present("variations.blackjack-switch"),),
    expected="lost",
    observed="{stated}",
    message=("a Blackjack made by switching loses against the dealer's Blackjack; the filing says {stated}"),
)(other_than("lost"))

switched_blackjack_not_returned = filing_rule(
    id="switched-blackjack-not-returned",
    title="Switched Blackjack not returned on 21 or 22",
    cite="633a.12(a)(5)(iv)",
    quote=(
        "Has a total point count of 21 or 22 and the player has switched to a Blackjack, the "
        "player's Blackjack Wager shall be returned to the player"
    ),
    reads=("variations.blackjack-switch.switched_blackjack_against_21_or_22",),
    when=(Present("variations.blackjack-switch"),),
    expected="returned",
    observed="{stated}",
    message=("a Blackjack made by switching is returned when the dealer has 21 or 22; the filing says {stated}"),
)(other_than("returned"))

dealer_22_not_returned = filing_rule(
    id="dealer-22-not-returned",
    title="Wagers not returned when the dealer has 22",
    cite="633a.12(a)(5)(v)",
    quote=(
        "Has a total point count of 22 and a player's hand has a total point count of 21 or "
        "less, the player's Blackjack Wager shall be returned to the player"
    ),
    reads=("variations.blackjack-switch.dealer_22",),
    when=(Present("variations.blackjack-switch"),),
    expected="returned",
    observed="{stated}",
    message=("Blackjack Wagers of hands of 21 or less are returned when the dealer has 22; the filing says {stated}"),
)(other_than("returned"))
