"""Irregularities: the words of the rules that validator/games/baccarat/{errors,face_up,insufficient}.py judge."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.errors import (
    NO_DISCLOSURE,
    NO_RECORD as NO_RECORD_OF_ERRORS,
)
from validator.games.baccarat.face_up import (
    NO_RECORD as NO_RECORD_OF_FACE_UP,
)
from validator.games.baccarat.insufficient import (
    NO_CARDS,
    NO_REASON,
    NO_RECORD as NO_RECORD_OF_INSUFFICIENT,
    NO_ROUND as NO_ROUND_OF_INSUFFICIENT,
)

_ORIGIN = {"where the next card came from": NO_RECORD_OF_ERRORS}


def _rule(
    id: str,
    title: str,
    message: str,
    expected: str,
    observed: str,
    needs: Mapping[str, int] = NO_FACTS,
    unit: str = "",
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs=needs,
        expected=expected,
        observed=observed,
        unit=unit,
        pays_wrong=unit == "cents",
    )


error_card_not_used_next = _rule(
    "error-card-not-used-next",
    "Undisclosed card drawn in error not used as the first card of the next hand",
    "a fresh card began the round although an undisclosed card drawn in error was to be its first",
    "the card drawn in error",
    "a fresh card",
    _ORIGIN | {"whether the card drawn in error was disclosed": NO_DISCLOSURE},
)
players_error_card_not_used_next = _rule(
    "players-error-card-not-used-next",
    "Undisclosed third card of the Player's Hand not used as the first card of the next hand",
    "the undisclosed card dealt in error to the Player's Hand did not become the first card of the next hand",
    "the card dealt in error first in the next hand",
    "another card, or the card used before",
    _ORIGIN,
)
error_card_not_given_to_banker = _rule(
    "error-card-not-given-to-banker",
    "Undisclosed third card of the Player's Hand not made the Banker's third card",
    "the Banker's Hand drew a fresh card although the undisclosed card drawn in error was to be its third",
    "the card drawn in error",
    "a fresh card",
    _ORIGIN,
)
disclosed_error_card_used = _rule(
    "disclosed-error-card-used",
    "Card disclosed when dealt in error used all the same",
    "a card that was disclosed when it was dealt in error was used all the same",
    "the card discarded",
    "the card used",
)
disclosed_error_card_not_discarded = _rule(
    "disclosed-error-card-not-discarded",
    "Card disclosed when dealt in error not discarded",
    "a card that was disclosed when it was dealt in error was not discarded",
    "the card discarded",
    "the card elsewhere",
    {"where the card was put": NO_RECORD_OF_ERRORS},
)
no_card_discarded_beside_error = _rule(
    "no-card-discarded-beside-error",
    "No additional card discarded beside one dealt in error and disclosed",
    "{observed} additional cards were discarded beside a card dealt in error and disclosed; {expected} is due",
    "{expected} additional card",
    "{observed}",
    {"a record of every card removed from the shoe": NO_RECORD_OF_ERRORS},
)
card_beside_error_disclosed = _rule(
    "card-beside-error-disclosed",
    "Additional card beside one dealt in error disclosed",
    "the additional card beside one dealt in error was drawn face up",
    "the card face down",
    "the card face up",
)
error_card_discarded_by_a_player = _rule(
    "error-card-discarded-by-a-player",
    "Card disclosed when dealt in error discarded by a player",
    "a card that was disclosed when it was dealt in error was discarded by a player, not by the dealer",
    "the dealer",
    "a player",
    {"who discarded the card": NO_RECORD_OF_ERRORS},
)
card_beside_error_put_elsewhere = _rule(
    "card-beside-error-put-elsewhere",
    "Additional card beside one dealt in error not put with the discards",
    "the additional card beside one dealt in error was not put with the discards",
    "the card with the discards",
    "the card elsewhere",
    {"where the additional card was put, and each card that was moved later": NO_RECORD_OF_ERRORS},
)
face_up_card_played = _rule(
    "face-up-card-played",
    "Card found face up in the shoe used",
    "{card}, found face up in the shoe, was used in the game",
    "the card discarded",
    "the card used",
    {"where the card was put": NO_RECORD_OF_FACE_UP},
)
face_up_card_not_discarded = _rule(
    "face-up-card-not-discarded",
    "Card found face up in the shoe not discarded",
    "{card}, found face up in the shoe, was not discarded",
    "the card discarded",
    "the card elsewhere",
    {"where the card was put": NO_RECORD_OF_FACE_UP},
)
face_up_cards_miscounted = _rule(
    "face-up-cards-miscounted",
    "Other number of cards drawn beside one found face up than its value",
    "{observed} further cards were drawn beside {card}, found face up in the shoe; {expected} are due",
    "{expected} further cards",
    "{observed}",
    {"the card, and a record of every card removed from the shoe": NO_RECORD_OF_FACE_UP},
)
face_up_card_counted_as_ten = _rule(
    "face-up-card-counted-as-ten",
    "Cards drawn beside a 10 or face card found face up by its face value",
    "{observed} further cards were drawn beside {card}, found face up in the shoe; its value is {expected}",
    "{expected} further cards",
    "{observed}",
)
face_up_card_counted_as_burned = _rule(
    "face-up-card-counted-as-burned",
    "Card found face up in a new shoe counted among those removed from it before play",
    "{card}, found face up in the new shoe, was counted as one of the cards removed from it before play; none was "
    "drawn on"
    " its own account",
    "its own further cards, and those of the first card beside them",
    "one count for both",
)
face_up_card_among_others_counted_anew = _rule(
    "face-up-card-among-others-counted-anew",
    "Further cards drawn for a card found face up among those drawn for another",
    "{observed} further cards were drawn beside {card}, found face up in the shoe, where its value is {expected}; "
    "one of"
    " them was found face up too",
    "{expected} further cards, if those found face up among them call for no more",
    "{observed}",
)
cards_beside_face_up_card_drawn_face_down = _rule(
    "cards-beside-face-up-card-drawn-face-down",
    "Further cards beside one found face up drawn face down",
    "the further cards beside one found face up were drawn face down",
    "the cards face up",
    "the cards face down",
    {"whether the cards lay face up": NO_RECORD_OF_FACE_UP},
)
round_completed_without_enough_cards = _rule(
    "round-completed-without-enough-cards",
    "Round completed although the shoe had too few cards left",
    "the round was completed with {card} although too few cards were left in the shoe",
    "the round void",
    "a further card",
)
wager_settled_in_void_round = _rule(
    "wager-settled-in-void-round",
    "Wager of a round that lacks cards collected or paid",
    "{seat}: the {wager} of {stake} was settled with {observed} although the round is void for want of cards",
    "the wager returned",
    "{observed}",
    {"what was collected and paid": NO_RECORD_OF_INSUFFICIENT},
    "cents",
)
wager_not_returned_in_void_round = _rule(
    "wager-not-returned-in-void-round",
    "Wager of a round that lacks cards not returned",
    "{seat}: {observed} of the {wager} of {stake} was returned although the round is void for want of cards",
    "{expected} returned",
    "{observed}",
    {"what was returned": NO_RECORD_OF_INSUFFICIENT},
    "cents",
)
wager_settled_in_round_called_void = _rule(
    "wager-settled-in-round-called-void",
    "Wager collected or paid in a round that was called void for another reason",
    "{seat}: the {wager} of {stake} was settled with {observed} in a round that was called void, and not by its hands",
    "the wager returned",
    "{observed}",
    {"what was collected and paid": NO_RECORD_OF_INSUFFICIENT},
    "cents",
)
wager_left_in_round_called_void = _rule(
    "wager-left-in-round-called-void",
    "Wager of a round that was called void for another reason not returned",
    "{seat}: {observed} of the {wager} of {stake} was returned in a round that was called void",
    "{expected} returned",
    "{observed}",
    {"what was returned": NO_RECORD_OF_INSUFFICIENT},
    "cents",
)
round_void_for_another_reason = _rule(
    "round-void-for-another-reason",
    "Round called void for another reason than the law names",
    "the round was called void ({observed}); the section names only {expected}",
    "{expected}",
    "{observed}",
    {"why the round was called void": NO_REASON},
    "word",
)
complete_round_voided = _rule(
    "complete-round-voided",
    "Round called void for want of cards though it lacked none",
    "the round was called void for want of cards, though each hand had every card due to it: Player {hand}, Banker"
    " {dealer}",
    "a round that has all its cards is settled",
    "void, for insufficient cards",
    {"the cards that decide whether a third card is due": NO_CARDS},
)
round_dealt_without_new_shoe = _rule(
    "round-dealt-without-new-shoe",
    "Round dealt though no new shoe was filled after too few cards were left",
    "a round was dealt although the shoe had too few cards left and was not filled anew",
    "a new shoe",
    "the same shoe",
    {
        "a record of every shuffle and new shoe": NO_RECORD_OF_INSUFFICIENT,
        "which round was called void": NO_ROUND_OF_INSUFFICIENT,
    },
)
