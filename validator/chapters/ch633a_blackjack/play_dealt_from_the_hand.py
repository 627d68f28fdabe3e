"""§ 633a.12(b). Dealing from the hand, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.dealing import NO_DIRECTION, NO_MISSES
from validator.games.blackjack.decisions import NO_REQUESTS
from validator.games.blackjack.from_hand import (
    NO_ACTOR,
    NO_BURNS,
    NO_CARDS,
    NO_DEALS,
    NO_EXPOSURE,
    NO_FACE,
    NO_HAND,
    NO_HANDLING,
    NO_PLACE,
    NO_REMOVAL,
    NO_TURNING,
    OTHER_CAUSES,
)
from validator.games.blackjack.settled_early import NO_HOLE_CARD, WHETHER_BLACKJACK, WHETHER_SURRENDERED
from validator.games.shoe.decks import NO_NUMBER, NOT_BY_BATCH
from validator.games.shoe.devices import NO_RECORD

_DIRECTION = {"the position, and the direction in which positions are numbered": NO_DIRECTION}
_TURNS = {**_DIRECTION, "each card that was missed, and the players' answers": NO_MISSES}

hand_dealt_from_more_decks = PlayWords(
    id="hand-dealt-from-more-decks",
    title="Dealt from the hand with more decks than permitted",
    message=(
        "cards were dealt from the hand at a table that had received a batch of {observed} decks; at most "
        "{expected} may be used"
    ),
    needs={"how many decks were received": NO_NUMBER, "the batch to which each deck belongs": NOT_BY_BATCH},
    expected="at most {expected} decks",
    observed="{observed}",
)

hand_dealt_shuffled_by_hand = PlayWords(
    id="hand-dealt-shuffled-by-hand",
    title="Cards dealt from the hand shuffled by hand",
    message=(
        "the dealer shuffled by hand the cards of a game dealt from the hand, and nothing had befallen the "
        "shuffling device"
    ),
    needs={"what befell the shuffling device": NO_RECORD},
    expected="shuffled by an automated shuffling device",
    observed="shuffled by the dealer",
)

hand_dealt_round_without_burn = PlayWords(
    id="hand-dealt-round-without-burn",
    title="No card removed before a round dealt from the hand",
    message="the round was dealt from the hand without removing the first card",
    needs={"every card removed": NO_BURNS},
    expected="{expected} card",
    observed="none",
)

hand_dealt_further_card_removed = PlayWords(
    id="hand-dealt-further-card-removed",
    title="More cards removed before a round dealt from the hand than the first card",
    message="{observed} cards were removed before a round dealt from the hand; {expected} cards were due",
    needs={"for what else a card may have been removed": OTHER_CAUSES},
    expected="{expected} cards",
    observed="{observed} cards",
)

hand_dealt_burn_not_in_rack = PlayWords(
    id="hand-dealt-burn-not-in-rack",
    title="The card removed before a round not placed in the discard rack",
    message="the card removed was not placed in the discard rack",
    needs={"where the card was placed": NO_PLACE},
    expected="the discard rack",
    observed="elsewhere",
)

deck_changed_hands = PlayWords(
    id="deck-changed-hands",
    title="The deck held in the other hand during a round",
    message="the dealer changed the hand that holds the deck during the round",
    expected="{expected}",
    observed="{observed}",
    unit="word",
)

card_taken_with_the_deck_hand = PlayWords(
    id="card-taken-with-the-deck-hand",
    title="A card taken with the hand that holds the deck",
    message="the dealer took a card with the hand that held the deck",
    needs={"which hand held the deck": NO_HAND},
    expected="the other hand",
    observed="{observed}",
    unit="word",
)

hand_dealt_out_of_turn = PlayWords(
    id="hand-dealt-out-of-turn",
    title="A box dealt to out of turn from the hand",
    message="{observed} got its card after {expected}, which lies farther round the table",
    needs=_TURNS,
    expected="boxes in clockwise order from the dealer's left",
    observed="{observed} after {expected}",
    unit="seat",
)

hand_dealt_up_card_out_of_turn = PlayWords(
    id="hand-dealt-up-card-out-of-turn",
    title="The dealer's first card from the hand out of turn",
    message="the dealer took the first card before every box had the card that was due to it",
    needs=_DIRECTION,
    expected="the dealer's card after the first cards of all boxes, or, if missed, after their second ones",
    observed="the dealer's card amid those of the boxes",
)

hand_dealt_second_card_out_of_turn = PlayWords(
    id="hand-dealt-second-card-out-of-turn",
    title="Second cards from the hand begun before every box and the dealer had the first",
    message="{seat} got {card} out of turn: second cards were dealt before every box and the dealer had the first",
    needs=_TURNS,
    expected="first cards to every box, then to the dealer, then second cards",
    observed="a second card before a first",
)

hand_dealt_hole_card_out_of_turn = PlayWords(
    id="hand-dealt-hole-card-out-of-turn",
    title="The dealer's second card from the hand out of turn",
    message="the dealer took the second card before every box had the card that was due to it",
    needs=_DIRECTION,
    expected="the dealer's second card after those of all boxes",
    observed="the dealer's card amid those of the boxes",
)

hand_dealt_first_card_face_up = PlayWords(
    id="hand-dealt-first-card-face-up",
    title="A player's first card from the hand dealt face up",
    message="{seat}: {card} was dealt face up",
    needs={"the face of the card": NO_FACE},
    expected="face down",
    observed="face up",
)

hand_dealt_up_card_face_down = PlayWords(
    id="hand-dealt-up-card-face-down",
    title="The dealer's first card from the hand face down",
    message="the dealer's first card was dealt face down",
    needs={"the face of the card": NO_FACE},
    expected="face up",
    observed="face down",
)

hand_dealt_second_card_face_up = PlayWords(
    id="hand-dealt-second-card-face-up",
    title="A player's second card from the hand dealt face up",
    message="{seat}: {card} was dealt face up",
    needs={"the face of the card": NO_FACE},
    expected="face down",
    observed="face up",
)

hand_dealt_hole_card_face_up = PlayWords(
    id="hand-dealt-hole-card-face-up",
    title="The hole card from the hand dealt face up",
    message="the hole card was dealt face up",
    needs={"the face of the card": NO_FACE},
    expected="face down",
    observed="face up",
)

hand_dealt_decision_out_of_turn = PlayWords(
    id="hand-dealt-decision-out-of-turn",
    title="A player decides out of turn, dealt from the hand",
    message="{seat} decided before {expected}, who sits nearer to the dealer's left",
    needs={**_DIRECTION, "the players' decisions": NO_REQUESTS},
    expected="players in clockwise order from the dealer's left",
    observed="{observed} before {expected}",
    unit="seat",
)

cards_touched_with_both_hands = PlayWords(
    id="cards-touched-with-both-hands",
    title="Cards examined with both hands",
    message="{seat}: the cards were handled with both hands",
    needs={"who handled the cards": NO_ACTOR},
    expected="one hand",
    observed="both",
)

cards_out_of_view = PlayWords(
    id="cards-out-of-view",
    title="Cards kept out of the dealer's view",
    message="{seat}: the cards were kept out of the dealer's view",
    needs={"who handled the cards": NO_ACTOR},
    expected="in full view",
    observed="out of view",
)

cards_looked_at_during_the_deal = PlayWords(
    id="cards-looked-at-during-the-deal",
    title="Cards taken up before everybody had two",
    message="{seat}: the cards were taken up before the dealer and each player had been dealt two",
    needs={"a record of every card dealt, without unreadable rows": NO_DEALS},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

cards_turned_after_a_further_card = PlayWords(
    id="cards-turned-after-a-further-card",
    title="Cards turned over for a double down or split only after a further card",
    message="{seat}: {card} was dealt, and the two cards turned over only then",
    expected="turned over, then the further card",
    observed="the further card first",
)

cards_turned_before_dealer_drew = PlayWords(
    id="cards-turned-before-dealer-drew",
    title="A player's cards turned over for the settlement before the dealer had drawn",
    message="{seat}: the cards were turned over before the dealer had drawn his last card",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

cards_not_turned_for_decision = PlayWords(
    id="cards-not-turned-for-decision",
    title="Cards not turned over for a surrender, double down or split",
    message="{seat}: the cards were not turned over at once",
    needs={"every turning of cards": NO_TURNING},
    expected="turned over",
    observed="not, or later",
)

broken_hand_not_discarded = PlayWords(
    id="broken-hand-not-discarded",
    title="A hand over the limit not discarded at once",
    message="{seat}: {hand} was not discarded immediately",
    needs={"every removal of cards": NO_REMOVAL},
    expected="discarded at once",
    observed="not, or later",
)

dealer_drew_without_effect_from_the_hand = PlayWords(
    id="dealer-drew-without-effect-from-the-hand",
    title="The dealer drew though nothing depended on it, dealt from the hand",
    message="the dealer drew {card} though no hand was left that his total could decide",
    expected="no card, if § 633a.7(n) applies",
    observed="{card}",
)

players_cards_not_turned_at_end = PlayWords(
    id="players-cards-not-turned-at-end",
    title="A player's cards not turned over at the end",
    message="{seat}: of the {expected} cards that lay face down {observed} had been turned over for the settlement",
    needs={
        "every turning of cards": NO_EXPOSURE,
        "the face of the cards": NO_FACE,
        "the cards of a hand that may have been discarded, or those of the dealer": NO_CARDS,
    },
    expected="{expected} cards turned over before the wager is settled",
    observed="{observed}",
)

cards_turned_at_end_by_player = PlayWords(
    id="cards-turned-at-end-by-player",
    title="A player's cards turned over at the end by another than the dealer",
    message="{seat}: the cards were turned over for the settlement by somebody who is not the dealer",
    needs={"who turned the cards over": NO_ACTOR},
    expected="turned over by the dealer",
    observed="by another",
)

decided_without_looking = PlayWords(
    id="decided-without-looking",
    title="Decision of a player who had not examined his cards",
    message="{seat}: a decision was made, and the player had not taken up his cards",
    needs={"every handling of cards by a player, and the face of the cards": NO_HANDLING},
    expected="the cards examined first",
    observed="not examined",
)

hand_dealt_wager_settled_early = PlayWords(
    id="hand-dealt-wager-settled-early",
    title="Wager settled before all cards were dealt from the hand",
    message="{seat}: the {wager} of {stake} on {hand} was settled before the dealer's hand had been played",
    needs={
        "when the dealer's second card was turned": NO_HOLE_CARD,
        "whether the dealer had Blackjack": WHETHER_BLACKJACK,
        "whether the hand was surrendered": WHETHER_SURRENDERED,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
