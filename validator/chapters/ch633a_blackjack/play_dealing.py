"""§ 633a.7(f) to (h). The initial deal and the card reader device, in play."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.boxes import dead_hand_settled
from validator.games.blackjack.card_reader import (
    card_after_blackjack,
    card_before_reader,
    hole_card_shown,
    left_unsettled,
    optional_wager_open,
    reader_unused,
    reader_used_on,
)
from validator.games.blackjack.dealing import card_follows_too_late, dealt_out_of_turn, lies_face_up
from validator.games.blackjack.decisions import lies_face_down
from validator.games.blackjack.offers import offer_missing
from validator.games.blackjack.optional_wagers import lacks_blackjack_wager
from validator.games.blackjack.slots import dealing

_DIRECTION = ("the direction in which positions are numbered",)
_FACE = ("which side of the card lay up",)

deal_out_of_turn = PlayRule(
    id="deal-out-of-turn",
    title="Box dealt to out of turn",
    cite="633a.7(f)",
    quote="starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
    severity=Severity.ERROR,
    message="{observed} got its card after {expected}, which lies farther round the table",
    slot=dealing.DEAL_OUT_OF_ORDER,
    check=dealt_out_of_turn,
    needs=_DIRECTION,
    expected="boxes in clockwise order from the dealer's left",
    observed="{observed} after {expected}",
    unit="seat",
)

card_to_box_without_wager = PlayRule(
    id="card-to-box-without-wager",
    title="Card dealt to a box without a Blackjack Wager",
    cite="633a.7(f)(1)",
    quote="One card face up to each box on the layout in which a Blackjack Wager is contained",
    severity=Severity.ERROR,
    message="{seat} was dealt {card} although its box holds no Blackjack Wager",
    slot=dealing.CARD_TO_BOX_WITHOUT_WAGER,
    check=lacks_blackjack_wager,
    needs=("all wagers of the round",),
    expected="no card",
    observed="{card}",
)

first_card_face_down = PlayRule(
    id="first-card-face-down",
    title="Player's first card dealt face down",
    cite="633a.7(f)(1)",
    quote="One card face up to each box on the layout",
    severity=Severity.ERROR,
    message="{seat}: the first card was dealt face down",
    slot=dealing.PLAYER_CARD_FACE_DOWN,
    check=lies_face_down,
    needs=_FACE,
    expected="face up",
    observed="face down",
)

up_card_face_down = PlayRule(
    id="up-card-face-down",
    title="Dealer's first card dealt face down",
    cite="633a.7(f)(2)",
    quote="One card face up to the dealer",
    severity=Severity.ERROR,
    message="the dealer's first card was dealt face down",
    slot=dealing.UP_CARD_FACE_DOWN,
    check=lies_face_down,
    needs=_FACE,
    expected="face up",
    observed="face down",
)

up_card_out_of_turn = PlayRule(
    id="up-card-out-of-turn",
    title="Dealer's first card dealt out of turn",
    cite="633a.7(f)(2)",
    quote="One card face up to the dealer",
    severity=Severity.ERROR,
    message="the dealer took the first card before every box had the card that was due to it",
    slot=dealing.UP_CARD_OUT_OF_ORDER,
    check=card_follows_too_late,
    needs=_DIRECTION,
    expected="the dealer's card after the first cards of all boxes, or, if missed, after their second ones",
    observed="the dealer's card amid those of the boxes",
)

second_card_out_of_turn = PlayRule(
    id="second-card-out-of-turn",
    title="Second cards begun before every box had its first",
    cite="633a.7(f)(3)",
    quote="A second card face up to each box in which a wager is contained",
    severity=Severity.ERROR,
    message="{seat} got its first card when second cards were being dealt and the dealer had none",
    slot=dealing.SECOND_CARD_OUT_OF_ORDER,
    check=dealt_out_of_turn,
    needs=_DIRECTION,
    expected="first cards to every box, then to the dealer, then second cards",
    observed="a second card before a first",
)

second_card_face_down = PlayRule(
    id="second-card-face-down",
    title="Player's second card dealt face down",
    cite="633a.7(f)(3)",
    quote="A second card face up to each box in which a wager is contained",
    severity=Severity.ERROR,
    message="{seat}: the second card was dealt face down",
    slot=dealing.SECOND_PLAYER_CARD_FACE_DOWN,
    check=lies_face_down,
    needs=_FACE,
    expected="face up",
    observed="face down",
)

hole_card_face_up = PlayRule(
    id="hole-card-face-up",
    title="Dealer's second card dealt face up",
    cite="633a.7(f)(4)",
    quote="A second card face down to the dealer",
    severity=Severity.ERROR,
    message="the dealer's second card was dealt face up",
    slot=dealing.HOLE_CARD_FACE_UP,
    check=lies_face_up,
    needs=_FACE,
    expected="face down",
    observed="face up",
)

hole_card_out_of_turn = PlayRule(
    id="hole-card-out-of-turn",
    title="Dealer's second card dealt out of turn",
    cite="633a.7(f)(4)",
    quote="A second card face down to the dealer",
    severity=Severity.ERROR,
    message="the dealer took the second card before every box had the card that was due to it",
    slot=dealing.HOLE_CARD_OUT_OF_ORDER,
    check=card_follows_too_late,
    needs=_DIRECTION,
    expected="the dealer's second card after those of all boxes",
    observed="the dealer's card amid those of the boxes",
)

box_without_cards_settled = PlayRule(
    id="box-without-cards-settled",
    title="Wager settled on a box that was dealt no cards",
    cite="633a.14(g)",
    quote="If no cards are dealt to a player's hand, the hand is dead",
    severity=Severity.ERROR,
    message="{seat}: {observed} was settled on the {wager} although no card was dealt to the box",
    slot=dealing.BOX_WITHOUT_CARDS,
    check=dead_hand_settled,
    needs=("every card dealt",),
    expected="the wager left to the player",
    observed="{observed} settled",
    unit="cents",
    misapplies=True,
)

reader_before_optional_wagers = PlayRule(
    id="reader-before-optional-wagers",
    title="Card reader used before the optional wagers were settled",
    cite="633a.7(h)",
    quote="After settling the player's optional wagers in accordance with subsection (g)",
    severity=Severity.ERROR,
    message="{seat}: the card reader was used before the {wager} was settled",
    slot=dealing.READER_BEFORE_OPTIONAL_WAGERS,
    check=optional_wager_open,
    needs=("the settlement of the optional wagers",),
    expected="the optional wagers settled first",
    observed="the card reader first",
)

insurance_not_offered = PlayRule(
    id="insurance-not-offered",
    title="Neither Insurance nor even money offered against an ace",
    cite="633a.7(h)",
    quote="the dealer shall, after offering the Insurance Wager or even money in accordance with § 633a.8",
    severity=Severity.ERROR,
    message="{seat}: neither Insurance nor even money was offered before the card reader was used ({dealer})",
    slot=dealing.INSURANCE_NOT_OFFERED,
    check=offer_missing,
    needs=("the dealer's offers",),
    expected="an offer before the card reader",
    observed="none",
)

card_reader_not_used = PlayRule(
    id="card-reader-not-used",
    title="Card reader not used on an ace or a card of value 10",
    cite="633a.7(h)",
    quote="determine whether the hole card will give the dealer a Blackjack",
    severity=Severity.ERROR,
    message="the game went on without the card reader although the dealer showed an ace or a card of value 10 ({dealer})",
    slot=dealing.READER_NOT_USED,
    check=reader_unused,
    needs=("each use of the card reader", "the dealer's first card"),
    expected="the hole card put into the card reader",
    observed="the round played without it",
)

card_reader_not_used_from_the_hand = PlayRule(
    id="card-reader-not-used-from-the-hand",
    title="Card reader not used in a game dealt from the hand",
    cite="633a.7(h)",
    quote="The dealer shall insert the hole card into the card reader device",
    severity=Severity.WARNING,
    message="the game, dealt from the hand, went on without the card reader although the dealer showed {dealer}",
    slot=dealing.READER_NOT_USED_FROM_HAND,
    check=reader_unused,
    needs=("each use of the card reader",),
    expected="the hole card put into the card reader",
    observed="the round played without it",
    reading="reader-and-optional-wagers-from-the-hand",
)

card_reader_used_late = PlayRule(
    id="card-reader-used-late",
    title="Additional card dealt before the card reader was used",
    cite="633a.7(i)",
    quote="After the procedures in subsection (h) have been completed",
    severity=Severity.ERROR,
    message="{card} was dealt to {seat} before the card reader was used",
    slot=dealing.READER_USED_LATE,
    check=card_before_reader,
    expected="the card reader first",
    observed="{card} first",
)

card_reader_used_without_cause = PlayRule(
    id="card-reader-used-without-cause",
    title="Card reader used on a low card, and nobody notified",
    cite="633a.7(h)",
    quote="The dealer shall insert the hole card into the card reader device",
    also=(("633a.14(j)", "the dealer, after notification to a floorperson or above, shall"),),
    severity=Severity.ERROR,
    message="the card reader was used although the dealer's cards ({dealer}) begin with neither an ace nor a card of value 10, and no floorperson was notified",
    slot=dealing.READER_USED_WITHOUT_CAUSE,
    check=reader_used_on,
    needs=("the notice to a floorperson", "the dealer's first card", "each use of the card reader"),
    expected="no use of the card reader, or a notice to a floorperson or above",
    observed="the card reader used without a notice",
)

card_reader_used_in_error = PlayRule(
    id="card-reader-used-in-error",
    title="Card reader used on a low card",
    cite="633a.7(h)",
    quote="The dealer shall insert the hole card into the card reader device",
    severity=Severity.WARNING,
    message="the card reader was used although the dealer's cards ({dealer}) begin with neither an ace nor a card of value 10",
    slot=dealing.READER_USED_IN_ERROR,
    check=reader_used_on,
    expected="no use of the card reader",
    observed="the card reader used",
    reading="reader-on-a-low-card",
)

hole_card_exposed_at_reader = PlayRule(
    id="hole-card-exposed-at-reader",
    title="Hole card exposed when it went into the card reader",
    cite="633a.7(h)",
    quote="without exposing it to anyone at the table, including the dealer",
    severity=Severity.ERROR,
    message="the dealer's hole card was exposed when the card reader was used",
    slot=dealing.HOLE_CARD_EXPOSED_AT_READER,
    check=hole_card_shown,
    needs=("each card turned up",),
    expected="the card kept face down",
    observed="the card exposed",
)

card_after_dealer_blackjack = PlayRule(
    id="card-after-dealer-blackjack",
    title="Card dealt after the dealer's Blackjack",
    cite="633a.7(h)",
    quote="If the dealer has a Blackjack, additional cards may not be dealt",
    severity=Severity.ERROR,
    message="{card} was dealt to {seat} after the dealer's Blackjack ({dealer}) was known",
    slot=dealing.CARD_AFTER_DEALER_BLACKJACK,
    check=card_after_blackjack,
    needs=("what the card reader showed",),
    expected="no additional card",
    observed="{card}",
)

wager_unsettled_on_dealer_blackjack = PlayRule(
    id="wager-unsettled-on-dealer-blackjack",
    title="Wager not settled on the dealer's Blackjack",
    cite="633a.7(h)",
    quote="each player's Blackjack Wager and the Bad Beat, Hit and Run Progressive and Insurance Wagers, if applicable, shall be settled",
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {stake} was not settled on the dealer's Blackjack",
    slot=dealing.NOT_SETTLED_ON_DEALER_BLACKJACK,
    check=left_unsettled,
    needs=("what was collected, paid and returned",),
    expected="the wager settled",
    observed="nothing collected, paid or returned",
)

PLAY_RULES = (
    deal_out_of_turn,
    card_to_box_without_wager,
    first_card_face_down,
    up_card_face_down,
    up_card_out_of_turn,
    second_card_face_down,
    second_card_out_of_turn,
    hole_card_face_up,
    hole_card_out_of_turn,
    reader_before_optional_wagers,
    insurance_not_offered,
    card_reader_not_used,
    card_reader_not_used_from_the_hand,
    card_reader_used_without_cause,
    card_reader_used_in_error,
    hole_card_exposed_at_reader,
    card_after_dealer_blackjack,
    wager_unsettled_on_dealer_blackjack,
    card_reader_used_late,
    box_without_cards_settled,
)
