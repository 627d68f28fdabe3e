"""A player's Blackjack, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.blackjacks import (
    NO_ANNOUNCEMENT,
    NO_CHOICES as NO_DECISIONS,
    NO_DEAL,
    NO_DIRECTION,
    NO_HOLE_CARD,
    NO_PAYMENT,
    NO_REMOVAL,
    NO_WAGERS,
    NO_WAY as NO_WAY_OF_DEALING,
    NOT_FILED,
    WHETHER_PLAYED,
)
from validator.games.blackjack.settled_early import (
    NO_CHOICES,
    NO_DIRECTION as NO_DIRECTION_OF_TURNS,
    NO_WAY,
    WHETHER_EVEN_MONEY,
    WHETHER_SWITCH,
)
from validator.games.blackjack.settlement import NO_SETTLEMENT

blackjack_unpaid_against_low_card = PlayWords(
    id="blackjack-unpaid-against-low-card",
    title="A Blackjack against a low card not paid",
    message="{seat}: Blackjack ({hand}) on {stake} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

blackjack_paid_before_the_deal_was_over = PlayWords(
    id="blackjack-paid-before-the-deal-was-over",
    title="A Blackjack paid before the deal was over",
    message="{seat}: the Blackjack ({hand}) was paid before the dealer had his second card",
    needs={"whether the player chose even money": WHETHER_EVEN_MONEY},
    expected="paid after {expected}",
    observed="{observed}",
    unit="event",
)

blackjack_paid_before_the_reader = PlayWords(
    id="blackjack-paid-before-the-reader",
    title="A Blackjack paid before the card reader device was used",
    message="{seat}: the Blackjack ({hand}) was paid before the card reader device showed whether the dealer had one",
    needs={"whether the player chose even money": WHETHER_EVEN_MONEY},
    expected="paid after {expected}",
    observed="{observed}",
    unit="event",
)

blackjack_paid_out_of_turn = PlayWords(
    id="blackjack-paid-out-of-turn",
    title="A Blackjack paid before its turn",
    message="{seat}: the Blackjack ({hand}) was paid before a player whose turn comes first was done",
    needs={
        "every decision": NO_CHOICES,
        "the position, and the direction in which positions are numbered": NO_DIRECTION_OF_TURNS,
        "whether the table plays Blackjack Switch": WHETHER_SWITCH,
        "whether the cards are dealt from the hand": NO_WAY,
    },
    expected="paid after {expected}",
    observed="{observed}",
    unit="event",
)

blackjack_paid_late_against_low_card = PlayWords(
    id="blackjack-paid-late-against-low-card",
    title="A Blackjack against a low card not paid in its turn",
    message="{seat}: the Blackjack ({hand}) was paid after later players or the dealer had acted",
    needs={
        "when the Blackjack was paid": NO_PAYMENT,
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "when the hole card was turned up": NO_HOLE_CARD,
        "the end of the initial deal": NO_DEAL,
        "whether the cards are dealt from the hand": NO_WAY_OF_DEALING,
        "every decision": NO_DECISIONS,
    },
    expected="paid in the player's turn",
    observed="{observed} acts later",
)

blackjack_not_announced_against_low_card = PlayWords(
    id="blackjack-not-announced-against-low-card",
    title="A Blackjack against a low card not announced in its turn",
    message="{seat}: the Blackjack ({hand}) was not announced in its turn",
    needs={"announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none then",
)

blackjack_not_announced_against_high_card = PlayWords(
    id="blackjack-not-announced-against-high-card",
    title="A Blackjack not announced in its turn",
    message="{seat}: the Blackjack ({hand}) was not announced in its turn",
    needs={"announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none then",
)

blackjack_announced_after_payment_against_low_card = PlayWords(
    id="blackjack-announced-after-payment-against-low-card",
    title="A Blackjack against a low card announced only after it was paid",
    message="{seat}: the Blackjack ({hand}) was announced only after it was paid",
    expected="before {expected}",
    observed="{observed}",
    unit="event",
)

blackjack_announced_after_payment_against_high_card = PlayWords(
    id="blackjack-announced-after-payment-against-high-card",
    title="A Blackjack announced only after it was paid",
    message="{seat}: the Blackjack ({hand}) was announced only after it was paid",
    expected="before {expected}",
    observed="{observed}",
    unit="event",
)

blackjack_cards_removed_before_payment_against_low_card = PlayWords(
    id="blackjack-cards-removed-before-payment-against-low-card",
    title="The cards of a Blackjack against a low card removed before it was paid",
    message="{seat}: the cards of the Blackjack ({hand}) were removed before it was paid",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

blackjack_cards_removed_before_payment = PlayWords(
    id="blackjack-cards-removed-before-payment",
    title="The cards of a Blackjack removed before it was paid",
    message="{seat}: the cards of the Blackjack ({hand}) were removed before it was paid",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

blackjack_unpaid_at_once = PlayWords(
    id="blackjack-unpaid-at-once",
    title="A Blackjack that was to be paid at once not paid",
    message="{seat}: Blackjack ({hand}) on {stake} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

blackjack_unpaid_after_hole_card = PlayWords(
    id="blackjack-unpaid-after-hole-card",
    title="A Blackjack left on the table and not paid",
    message="{seat}: Blackjack ({hand}) on {stake} was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

blackjack_paid_at_no_lawful_moment = PlayWords(
    id="blackjack-paid-at-no-lawful-moment",
    title="A Blackjack paid when its turn was over",
    message="{seat}: the Blackjack ({hand}) was paid when its turn was over and the game had gone on",
    needs={
        "when the Blackjack was paid": NO_PAYMENT,
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "when the hole card was turned up": NO_HOLE_CARD,
        "the end of the initial deal": NO_DEAL,
        "whether the cards are dealt from the hand": NO_WAY_OF_DEALING,
        "every decision": NO_DECISIONS,
    },
    expected="in the player's turn, or after the hole card where the law lets it wait for that",
    observed="after the game had gone on",
)

blackjack_not_paid_as_filed = PlayWords(
    id="blackjack-not-paid-as-filed",
    title="A Blackjack paid at the other moment than filed",
    message="{seat}: the Blackjack ({hand}) was paid at the other moment than the Rules Submission says",
    needs={"the moment that the filing selects": NOT_FILED},
    expected="as filed",
    observed="the other moment",
)

blackjack_cards_not_removed_against_low_card = PlayWords(
    id="blackjack-cards-not-removed-against-low-card",
    title="The cards of a Blackjack against a low card not removed in its turn",
    message="{seat}: the cards of the Blackjack ({hand}) were not removed in its turn",
    needs={
        "when the cards of a hand are removed": NO_REMOVAL,
        "whether another wager awaits the cards": NO_WAGERS,
        "every decision": WHETHER_PLAYED,
    },
    expected="cards removed",
    observed="left",
)

blackjack_cards_not_removed_at_once = PlayWords(
    id="blackjack-cards-not-removed-at-once",
    title="The cards of a Blackjack paid at once not removed",
    message="{seat}: the cards of the Blackjack ({hand}) were not removed at once",
    needs={
        "when the cards of a hand are removed": NO_REMOVAL,
        "whether another wager awaits the cards": NO_WAGERS,
        "every decision": WHETHER_PLAYED,
    },
    expected="cards removed",
    observed="left",
)

blackjack_cards_not_removed = PlayWords(
    id="blackjack-cards-not-removed",
    title="The cards of a Blackjack left on the table not removed",
    message="{seat}: the cards of the Blackjack ({hand}) were not removed",
    needs={"when the cards of a hand are removed": NO_REMOVAL},
    expected="cards removed",
    observed="left",
)
