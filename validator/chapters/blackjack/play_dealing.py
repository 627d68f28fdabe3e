"""The initial deal and the card reader device, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.boxes import NO_DEALS, NO_RETURN
from validator.games.blackjack.card_reader import (
    NO_ERRORS,
    NO_EXPOSURE,
    NO_FACE as NO_FACE_OF_SECOND_CARD,
    NO_NOTICE,
    NO_READER as NO_READER_OF_CARD_READER,
    NO_SETTLEMENT,
    NO_USER,
    NOT_SHOWN,
)
from validator.games.blackjack.dealing import (
    NO_DIRECTION,
    NO_FACE,
    NO_MISSES,
    NO_READER as NO_READER_OF_DEALING,
    NO_UP_CARD,
    NO_WAGERS,
    NO_WAY,
)
from validator.games.blackjack.offers import NO_OFFER

_DIRECTION = {"the position, and the direction in which positions are numbered": NO_DIRECTION}

_TURNS = {**_DIRECTION, "each card that was missed, and the players' answers": NO_MISSES}

_FACE = {"which side of the card lay up": NO_FACE}
_PLAYERS_FACE = {**_FACE, "whether the cards are dealt from the hand": NO_WAY}

deal_out_of_turn = PlayWords(
    id="deal-out-of-turn",
    title="Box dealt to out of turn",
    message="{observed} got its card after {expected}, which lies farther round the table",
    needs=_TURNS,
    expected="boxes in clockwise order from the dealer's left",
    observed="{observed} after {expected}",
    unit="seat",
)

card_to_box_without_wager = PlayWords(
    id="card-to-box-without-wager",
    title="Card dealt to a box without a wager",
    message="{seat} was dealt {card} although its box holds no wager",
    needs={"all wagers of the round": NO_WAGERS},
    expected="no card",
    observed="{card}",
)

first_card_face_down = PlayWords(
    id="first-card-face-down",
    title="Player's first card dealt face down",
    message="{seat}: the first card was dealt face down",
    needs=_PLAYERS_FACE,
    expected="face up",
    observed="face down",
)

up_card_face_down = PlayWords(
    id="up-card-face-down",
    title="Dealer's first card dealt face down",
    message="the dealer's first card was dealt face down",
    needs=_FACE,
    expected="face up",
    observed="face down",
)

up_card_out_of_turn = PlayWords(
    id="up-card-out-of-turn",
    title="Dealer's first card dealt out of turn",
    message="the dealer took the first card before every box had the card that was due to it",
    needs=_DIRECTION,
    expected="the dealer's card after the first cards of all boxes, or, if missed, after their second ones",
    observed="the dealer's card amid those of the boxes",
)

second_card_out_of_turn = PlayWords(
    id="second-card-out-of-turn",
    title="Second cards begun before every box and the dealer had the first",
    message="{seat} got {card} out of turn: second cards were dealt before every box and the dealer had the first",
    needs=_TURNS,
    expected="first cards to every box, then to the dealer, then second cards",
    observed="a second card before a first",
)

second_card_face_down = PlayWords(
    id="second-card-face-down",
    title="Player's second card dealt face down",
    message="{seat}: the second card was dealt face down",
    needs=_PLAYERS_FACE,
    expected="face up",
    observed="face down",
)

hole_card_face_up = PlayWords(
    id="hole-card-face-up",
    title="Dealer's second card dealt face up",
    message="the dealer's second card was dealt face up",
    needs=_FACE,
    expected="face down",
    observed="face up",
)

hole_card_out_of_turn = PlayWords(
    id="hole-card-out-of-turn",
    title="Dealer's second card dealt out of turn",
    message="the dealer took the second card before every box had the card that was due to it",
    needs=_DIRECTION,
    expected="the dealer's second card after those of all boxes",
    observed="the dealer's card amid those of the boxes",
)

box_without_cards_settled = PlayWords(
    id="box-without-cards-settled",
    title="Wager settled on a box that was dealt no cards",
    message="{seat}: {observed} was settled on the {wager} although no card was dealt to the box",
    needs={"every card dealt": NO_DEALS},
    expected="the wager left to the player",
    observed="{observed} settled",
    unit="cents",
    pays_wrong=True,
)

box_without_cards_not_returned = PlayWords(
    id="box-without-cards-not-returned",
    title="Wager of a box that was dealt no cards not returned",
    message="{seat}: no card was dealt to the box, and {observed} of the {wager} of {stake} returned",
    needs={"what was returned": NO_RETURN},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

reader_before_optional_wagers = PlayWords(
    id="reader-before-optional-wagers",
    title="Card reader used before the optional wagers were settled",
    message="{seat}: the card reader was used before the {wager} was settled",
    needs={"the settlement of the optional wagers": NO_SETTLEMENT},
    expected="the optional wagers settled first",
    observed="the card reader first",
)

insurance_not_offered = PlayWords(
    id="insurance-not-offered",
    title="Neither Insurance nor even money offered against an ace",
    message="{seat}: neither Insurance nor even money was offered before the card reader was used ({dealer})",
    needs={"the dealer's offers": NO_OFFER},
    expected="an offer before the card reader",
    observed="none",
)

insurance_offered_before_hole_card = PlayWords(
    id="insurance-offered-before-hole-card",
    title="Insurance offered before the dealer had his second card",
    message="Insurance or even money was offered before the dealer's second card was dealt",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

card_reader_used_before_hole_card = PlayWords(
    id="card-reader-used-before-hole-card",
    title="Card reader used before the dealer had a hole card",
    message="the card reader was used before the dealer's second card was dealt",
    needs={"whether the dealer's second card was dealt face up": NO_FACE_OF_SECOND_CARD},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

card_reader_used_by_another = PlayWords(
    id="card-reader-used-by-another",
    title="Hole card inserted in the card reader by another than the dealer",
    message="somebody else than the dealer inserted the hole card in the card reader device",
    needs={"who used the card reader device": NO_USER},
    expected="the dealer",
    observed="somebody else",
)

card_reader_not_used = PlayWords(
    id="card-reader-not-used",
    title="Card reader not used on an ace or a card of value 10",
    message=(
        "the game went on without the card reader although the dealer showed an ace or a card of value 10 ({dealer})"
    ),
    needs={"each use of the card reader": NO_READER_OF_CARD_READER, "the dealer's first card": NO_UP_CARD},
    expected="the hole card put into the card reader",
    observed="the round played without it",
)

card_reader_not_used_from_the_hand = PlayWords(
    id="card-reader-not-used-from-the-hand",
    title="Card reader not used in a game dealt from the hand",
    message="the game, dealt from the hand, went on without the card reader although the dealer showed {dealer}",
    needs={"each use of the card reader": NO_READER_OF_CARD_READER},
    expected="the hole card put into the card reader",
    observed="the round played without it",
)

card_reader_used_late = PlayWords(
    id="card-reader-used-late",
    title="Additional card dealt before the card reader was used",
    message="{card} was dealt to {seat} before the card reader was used",
    expected="the card reader first",
    observed="{card} first",
)

decision_before_card_reader = PlayWords(
    id="decision-before-card-reader",
    title="Player's decision taken before the card reader was used",
    message="{seat} decided on {hand} before the card reader was used",
    expected="the card reader first",
    observed="the decision first",
)

card_reader_used_again = PlayWords(
    id="card-reader-used-again",
    title="Card reader used again when the action had begun",
    message="the card reader, used in time, was used again after players had begun to act",
    expected="one use, before the action",
    observed="a further use in mid-action",
)

card_reader_used_without_cause = PlayWords(
    id="card-reader-used-without-cause",
    title="Card reader used on a low card, and nobody notified",
    message=(
        "the card reader was used although the dealer's cards ({dealer}) begin with neither an ace nor a card of "
        "value 10, and no floorperson was notified"
    ),
    needs={
        "the notice to a floorperson": NO_NOTICE,
        "the dealer's first card": NO_UP_CARD,
        "each use of the card reader": NO_READER_OF_DEALING,
    },
    expected="no use of the card reader, or a notice to a floorperson or above",
    observed="the card reader used without a notice",
)

misused_reader_notified_late = PlayWords(
    id="misused-reader-notified-late",
    title="Play gone on before a floorperson was notified of the card reader's use on a low card",
    message=(
        "the card reader was used although the dealer's cards ({dealer}) begin with neither an ace nor a card of "
        "value 10, and play went on before a floorperson was notified"
    ),
    expected="a notice to a floorperson or above, then play",
    observed="play, then the notice",
)

card_reader_used_in_error = PlayWords(
    id="card-reader-used-in-error",
    title="Card reader used on a low card",
    message=(
        "the card reader was used although the dealer's cards ({dealer}) begin with neither an ace nor a card of "
        "value 10"
    ),
    expected="no use of the card reader",
    observed="the card reader used",
)

hole_card_exposed_at_reader = PlayWords(
    id="hole-card-exposed-at-reader",
    title="Hole card exposed when it went into the card reader",
    message="the dealer's hole card was exposed when the card reader was used",
    needs={"each card turned up": NO_EXPOSURE},
    expected="the card kept face down",
    observed="the card exposed",
)

card_after_dealer_blackjack = PlayWords(
    id="card-after-dealer-blackjack",
    title="Card dealt after the dealer's Blackjack",
    message="{card} was dealt to {seat} though the dealer has a Blackjack ({dealer})",
    needs={"what the card reader showed": NOT_SHOWN, "the cards drawn in error": NO_ERRORS},
    expected="no additional card",
    observed="{card}",
)

wager_unsettled_on_dealer_blackjack = PlayWords(
    id="wager-unsettled-on-dealer-blackjack",
    title="Wager not settled on the dealer's Blackjack",
    message="{seat}: the {wager} of {stake} was not settled on the dealer's Blackjack",
    needs={"what was collected, paid and returned": NO_SETTLEMENT},
    expected="the wager settled",
    observed="nothing collected, paid or returned",
)
