"""§ 633a.12(a). Blackjack Switch, in play."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots import variations
from validator.games.blackjack.switch import (
    NO_CHOICES,
    NO_HANDS,
    NO_STAKE,
    NO_WAGERS,
    NOT_FILED,
    one_wager_only,
    surrendered,
    switch_without_grant,
    switched_after_decision,
    switched_between,
    wagers_unequal,
    wish_not_indicated,
)
from validator.games.blackjack.switch_outcomes import NO_CARDS, NO_SETTLEMENT

switch_wagers_not_equal = PlayRule(
    id="switch-wagers-not-equal",
    title="Two unequal Blackjack Wagers at Blackjack Switch",
    cite="633a.12(a)(1)",
    quote="A player shall make two equal Blackjack Wagers",
    severity=Severity.ERROR,
    message="{seat} wagered {expected} and {observed}",
    slot=variations.SWITCH_WAGERS_UNEQUAL,
    check=wagers_unequal,
    needs={"the amounts of both wagers": NO_STAKE},
    expected="{expected} on both",
    observed="{observed}",
    unit="cents",
)

switch_single_wager = PlayRule(
    id="switch-single-wager",
    title="A single Blackjack Wager at Blackjack Switch",
    cite="633a.12(a)(1)",
    quote="A player shall make two equal Blackjack Wagers",
    severity=Severity.ERROR,
    message="{seat} made one Blackjack Wager only",
    slot=variations.SWITCH_ONE_WAGER_ONLY,
    check=one_wager_only,
    needs={"every wager, and whose it is": NO_WAGERS},
    expected="{expected} Blackjack Wagers",
    observed="{observed}",
)

switch_not_offered = PlayRule(
    id="switch-not-offered",
    title="Cards switched though Blackjack Switch is not offered",
    cite="633a.12(a)",
    quote="A certificate holder may, if specified in its Rules Submission under § 601a.2 (relating to table games Rules Submissions), offer Blackjack Switch",
    severity=Severity.ERROR,
    message="{seat} switched cards; the Rules Submission does not offer Blackjack Switch",
    slot=variations.SWITCH_NOT_OFFERED,
    check=switch_without_grant,
    needs={"whether the filing offers Blackjack Switch": NOT_FILED},
    expected="no switch",
    observed="a switch",
)

switch_after_decision = PlayRule(
    id="switch-after-decision",
    title="Cards switched after a decision on the hand",
    cite="633a.12(a)(4)",
    quote="whether he wishes to switch the second card of each hand dealt",
    severity=Severity.INFO,
    message="{seat} switched cards after another decision ({hand})",
    reading="order-of-switching",
    slot=variations.SWITCH_AFTER_DECISION,
    check=switched_after_decision,
    expected="a switch before other decisions",
    observed="after one",
)

switch_between_players = PlayRule(
    id="switch-between-players",
    title="Cards switched between hands of different players",
    cite="633a.12(a)(4)",
    quote="switch the second card of each hand dealt",
    severity=Severity.ERROR,
    message="cards of {expected} and {observed} were switched",
    slot=variations.SWITCH_BETWEEN_PLAYERS,
    check=switched_between,
    needs={"both hands of the switch, and whose they are": NO_HANDS},
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)

switch_not_indicated = PlayRule(
    id="switch-not-indicated",
    title="A player not heard on switching",
    cite="633a.12(a)(4)",
    quote="the player shall indicate whether he wishes to switch the second card of each hand dealt",
    severity=Severity.ERROR,
    message="{seat} did not indicate whether to switch",
    slot=variations.SWITCH_NOT_INDICATED,
    check=wish_not_indicated,
    needs={"the players' decisions": NO_CHOICES},
    expected="an indication",
    observed="none",
)

surrender_at_blackjack_switch = PlayRule(
    id="surrender-of-switch-hand",
    title="A surrender at Blackjack Switch",
    cite="633a.12(a)(4)",
    quote="A player may also double down as permitted under § 633a.10 (relating to Double Down Wager), split pairs as permitted under § 633a.11 (relating to splitting pairs), stand or draw additional cards",
    severity=Severity.INFO,
    message="{seat} surrendered {hand}",
    reading="surrender-at-blackjack-switch",
    slot=variations.SWITCH_SURRENDERED,
    check=surrendered,
    expected="no surrender, if the decisions named are all",
    observed="a surrender",
)

switch_blackjack_against_longer_21 = PlayRule(
    id="switch-blackjack-against-longer-21",
    title="A Blackjack at Blackjack Switch against a longer 21",
    cite="633a.12(a)(5)(i)",
    quote="Has a total point count of 21 in more than two cards and the player has Blackjack, the winning Blackjack Wager shall be paid at odds of 1 to 1",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}",
    slot=variations.SWITCH_BLACKJACK_AGAINST_LONG_21,
    check=amount_differs,
    needs={"what was collected and paid": NO_SETTLEMENT, "the cards of the hands": NO_CARDS},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

switch_blackjack_paid_before_longer_21 = PlayRule(
    id="switch-blackjack-paid-before-longer-21",
    title="A Blackjack at Blackjack Switch paid before the dealer had a longer 21",
    cite="633a.12(a)(5)(i)",
    quote="the winning Blackjack Wager shall be paid at odds of 1 to 1",
    severity=Severity.INFO,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}",
    reading="blackjack-paid-before-the-dealer-at-switch",
    slot=variations.SWITCH_BLACKJACK_PAID_BEFORE_LONG_21,
    check=amount_differs,
    expected="{expected} won, if it waits for the dealer's hand",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

switch_blackjack_tie_not_returned = PlayRule(
    id="switch-blackjack-tie-not-returned",
    title="Blackjack against Blackjack at Blackjack Switch not returned",
    cite="633a.12(a)(5)(ii)",
    quote="Is a Blackjack and the player's hand is a Blackjack, the Blackjack Wager shall tie and be returned to the player",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}",
    slot=variations.SWITCH_BLACKJACK_TIE,
    check=amount_differs,
    expected="returned",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

switched_blackjack_not_collected = PlayRule(
    id="switched-blackjack-not-collected",
    title="A Blackjack made by switching not lost against a dealer's Blackjack",
    cite="633a.12(a)(5)(iii)",
    quote="Is a Blackjack and the player has switched to a Blackjack, the player's hand shall have a total point count of 21 and the player's Blackjack Wager shall be lost",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}",
    slot=variations.SWITCHED_BLACKJACK_NOT_LOST,
    check=amount_differs,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

switched_blackjack_kept = PlayRule(
    id="switched-blackjack-kept",
    title="A Blackjack made by switching not returned against 21 or 22",
    cite="633a.12(a)(5)(iv)",
    quote="Has a total point count of 21 or 22 and the player has switched to a Blackjack, the player's Blackjack Wager shall be returned to the player",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}",
    slot=variations.SWITCHED_BLACKJACK_NOT_RETURNED,
    check=amount_differs,
    expected="returned",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

switch_dealer_22_not_returned = PlayRule(
    id="switch-dealer-22-not-returned",
    title="A wager at Blackjack Switch not returned against a dealer's 22",
    cite="633a.12(a)(5)(v)",
    quote="Has a total point count of 22 and a player's hand has a total point count of 21 or less, the player's Blackjack Wager shall be returned to the player",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}",
    slot=variations.SWITCH_DEALER_22_NOT_RETURNED,
    check=amount_differs,
    needs={"what was collected and paid": NO_SETTLEMENT, "the cards of the hands": NO_CARDS},
    expected="returned",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

switch_blackjack_returned_against_22 = PlayRule(
    id="switch-blackjack-returned-against-22",
    title="A Blackjack as dealt returned against a dealer's 22",
    cite="633a.12(a)(5)(v)",
    quote="Has a total point count of 22",
    severity=Severity.INFO,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}",
    reading="natural-against-22-at-switch",
    slot=variations.SWITCH_BLACKJACK_AGAINST_22,
    check=amount_differs,
    expected="{expected} won, if the paragraph does not reach Blackjacks",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

switched_blackjack_paid_as_blackjack = PlayRule(
    id="switched-blackjack-paid-as-blackjack",
    title="A Blackjack made by switching paid as a Blackjack",
    cite="633a.12(a)(5)(iii)",
    quote="the player's hand shall have a total point count of 21",
    severity=Severity.INFO,
    message="{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}",
    reading="switched-blackjack-odds",
    slot=variations.SWITCHED_BLACKJACK_ODDS,
    check=amount_differs,
    expected="{expected} won, if it is no Blackjack",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

PLAY_RULES = (
    switch_wagers_not_equal,
    switch_single_wager,
    switch_not_offered,
    switch_after_decision,
    switch_between_players,
    switch_not_indicated,
    surrender_at_blackjack_switch,
    switch_blackjack_against_longer_21,
    switch_blackjack_paid_before_longer_21,
    switch_blackjack_tie_not_returned,
    switched_blackjack_not_collected,
    switched_blackjack_kept,
    switch_dealer_22_not_returned,
    switch_blackjack_returned_against_22,
    switched_blackjack_paid_as_blackjack,
)
