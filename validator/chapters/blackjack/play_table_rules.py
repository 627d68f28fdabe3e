"""Positions, cash, surrender where there is none, and the dealer's Blackjack, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.optional_wagers import NO_PLAYER, NO_WAGERS
from validator.games.blackjack.settlement import NO_CARDS, NO_SETTLEMENT, NO_STAKE
from validator.games.blackjack.settling import NO_SEATS
from validator.games.blackjack.table_rules import NO_CONVERSION

too_many_positions_dealt = PlayWords(
    id="too-many-positions-dealt",
    title="Cards dealt to more betting positions than a table may have",
    message="cards were dealt to {observed} betting positions; a table has at most {expected}",
    expected="at most {expected} positions",
    observed="{observed}",
)

wager_made_in_cash = PlayWords(
    id="wager-made-in-cash",
    title="A wager made with cash",
    message="{seat}: a {wager} of {stake} was made with cash",
    expected="value chips, plaques or another approved instrument",
    observed="cash",
)

wager_left_in_cash = PlayWords(
    id="wager-left-in-cash",
    title="A wager made with cash that was not confirmed and changed",
    message=(
        "{seat}: a {wager} of {stake} was made with cash, which was not confirmed by the dealer and changed in the "
        "round"
    ),
    needs={"whether the wager was confirmed, and its cash changed": NO_CONVERSION},
    expected="value chips, plaques or another approved instrument",
    observed="cash left as it was",
)

surrendered_all_the_same = PlayWords(
    id="surrendered-all-the-same",
    title="A hand surrendered where players may not",
    message="{seat} surrendered {hand}; players may not surrender",
    expected="no surrender",
    observed="surrendered",
)

blackjacks_tie_not_returned = PlayWords(
    id="blackjacks-tie-not-returned",
    title="A Blackjack against a dealer's Blackjack not returned",
    message="{seat}: {wager} of {stake} on a Blackjack ({hand}) was {settled} against the dealer's Blackjack",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

wager_kept_on_dealer_blackjack = PlayWords(
    id="wager-kept-on-dealer-blackjack",
    title="A wager not collected on a dealer's Blackjack",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's Blackjack",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

late_wager_returned_on_dealer_blackjack = PlayWords(
    id="late-wager-returned-on-dealer-blackjack",
    title="An added wager, or a longer 21, returned on a dealer's Blackjack found late",
    message="{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's Blackjack",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected}, if a Blackjack found late is settled like any other",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

collected_out_of_seat_order = PlayWords(
    id="collected-out-of-seat-order",
    title="Losing wagers collected out of order",
    message="the losing wager of {observed} was collected after that of {expected}",
    needs={"the position, and the direction in which positions are numbered": NO_SEATS},
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)

paid_out_of_seat_order = PlayWords(
    id="paid-out-of-seat-order",
    title="Winning wagers paid in another order than losing ones are collected",
    message="the winning wager of {observed} was paid after that of {expected}",
    needs={"the position, and the direction in which positions are numbered": NO_SEATS},
    expected="before {expected}, if payments begin where collections do",
    observed="{observed}",
    unit="seat",
)

optional_wager_without_blackjack_wager = PlayWords(
    id="optional-wager-without-blackjack-wager",
    title="Optional wager of a player without a Blackjack Wager",
    message="{seat}: a {wager} of {stake} was taken from a player who placed no Blackjack Wager",
    needs={"all wagers of the round": NO_WAGERS, "whose wager it is": NO_PLAYER},
    expected="a Blackjack Wager beside it",
    observed="none",
)

wager_of_another_kind = PlayWords(
    id="wager-of-another-kind",
    title="Wager that the chapter does not name",
    message="{seat}: a wager of {stake} was taken that is none of those the chapter names",
    expected="one of the wagers that the chapter names",
    observed="another wager of {stake}",
)

round_voided_for_missed_dealer_card = PlayWords(
    id="round-voided-for-missed-dealer-card",
    title="All hands called dead because the dealer missed a card of his own",
    message="all hands were called dead though only the dealer's card was missed; he had {observed} cards",
    expected="{expected} cards to the dealer after those of the players",
    observed="{observed}",
)

hands_dead_for_misused_reader = PlayWords(
    id="hands-dead-for-misused-reader",
    title="Hands called dead because the card reader was used without cause",
    message="hands were called dead after the card reader had been used on a first card that calls for none",
    expected="play continued",
    observed="hands called dead",
)

blackjack_surrendered = PlayWords(
    id="blackjack-surrendered",
    title="A Blackjack surrendered",
    message="{seat} surrendered a Blackjack ({hand})",
    expected="no surrender, if a Blackjack is excepted",
    observed="surrendered",
)
