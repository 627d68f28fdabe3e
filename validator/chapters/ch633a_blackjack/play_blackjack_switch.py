"""§ 633a.12(a). Blackjack Switch, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.switch import (
    NO_ANNOUNCEMENT,
    NO_CHOICES,
    NO_HANDS,
    NO_STAKE,
    NO_WAGERS,
    NOT_FILED,
)
from validator.games.blackjack.switch_outcomes import NO_CARDS, NO_SETTLEMENT

switch_wagers_not_equal = PlayWords(
    id="switch-wagers-not-equal",
    title="Two unequal Blackjack Wagers at Blackjack Switch",
    message="{seat} wagered {expected} and {observed}",
    needs={"the amounts of both wagers": NO_STAKE},
    expected="{expected} on both",
    observed="{observed}",
    unit="cents",
)

switch_single_wager = PlayWords(
    id="switch-single-wager",
    title="A single Blackjack Wager at Blackjack Switch",
    message="{seat} made one Blackjack Wager only",
    needs={"every wager, and whose it is": NO_WAGERS},
    expected="{expected} Blackjack Wagers",
    observed="{observed}",
)

switch_not_offered = PlayWords(
    id="switch-not-offered",
    title="Cards switched though Blackjack Switch is not offered",
    message="{seat} switched cards; the Rules Submission does not offer Blackjack Switch",
    needs={"whether the filing offers Blackjack Switch": NOT_FILED},
    expected="no switch",
    observed="a switch",
)

switch_after_decision = PlayWords(
    id="switch-after-decision",
    title="Cards switched after a decision on the hand, or switched back",
    message="{seat} switched cards after another decision ({hand})",
    expected="a switch before other decisions",
    observed="after one",
)

switch_between_players = PlayWords(
    id="switch-between-players",
    title="Cards switched between hands of different players",
    message="cards of {expected} and {observed} were switched",
    needs={"both hands of the switch, and whose they are": NO_HANDS},
    expected="the two hands of one player",
    observed="hands of {expected} and {observed}",
    unit="seat",
)

switch_total_not_announced = PlayWords(
    id="switch-total-not-announced",
    title="Point totals not announced at Blackjack Switch",
    message="{seat}: the player decided on his two hands, and no point total of them was announced",
    needs={"a record of announcements": NO_ANNOUNCEMENT},
    expected="the totals announced before",
    observed="none announced",
)

first_cards_switched = PlayWords(
    id="first-cards-switched",
    title="First cards of two hands switched",
    message="{seat}: the first cards of the two hands were switched; a player may switch the second card of each",
    expected="the second cards",
    observed="the first cards",
)

switch_not_indicated = PlayWords(
    id="switch-not-indicated",
    title="A player not heard on switching",
    message="{seat} did not indicate whether to switch",
    needs={"the players' decisions": NO_CHOICES},
    expected="an indication",
    observed="none",
)

surrender_of_switch_hand = PlayWords(
    id="surrender-of-switch-hand",
    title="A surrender at Blackjack Switch",
    message="{seat} surrendered {hand}",
    expected="no surrender, if the decisions named are all",
    observed="a surrender",
)

switch_blackjack_against_longer_21 = PlayWords(
    id="switch-blackjack-against-longer-21",
    title="A Blackjack at Blackjack Switch against a longer 21",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT, "the cards of the hands": NO_CARDS},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

switch_blackjack_paid_before_longer_21 = PlayWords(
    id="switch-blackjack-paid-before-longer-21",
    title="A Blackjack at Blackjack Switch paid before the dealer had a longer 21",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="{expected} won, if it waits for the dealer's hand",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

switch_blackjack_tie_not_returned = PlayWords(
    id="switch-blackjack-tie-not-returned",
    title="Blackjack against Blackjack at Blackjack Switch not returned",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

switched_blackjack_not_collected = PlayWords(
    id="switched-blackjack-not-collected",
    title="A Blackjack made by switching not lost against a dealer's Blackjack",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

switched_blackjack_kept = PlayWords(
    id="switched-blackjack-kept",
    title="A Blackjack made by switching not returned against 21 or 22",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

switch_dealer_22_not_returned = PlayWords(
    id="switch-dealer-22-not-returned",
    title="A wager at Blackjack Switch not returned against a dealer's 22",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT, "the cards of the hands": NO_CARDS},
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

switch_blackjack_returned_against_22 = PlayWords(
    id="switch-blackjack-returned-against-22",
    title="A Blackjack as dealt returned against a dealer's 22",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected} won, if the paragraph does not reach Blackjacks",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

switched_blackjack_paid_as_blackjack = PlayWords(
    id="switched-blackjack-paid-as-blackjack",
    title="A Blackjack made by switching paid as a Blackjack",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="{expected} won, if it is no Blackjack",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
