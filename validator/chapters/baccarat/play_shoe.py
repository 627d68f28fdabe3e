"""Cut, first card, last hand and change of cards: the words of the rules that baccarat's own shoe passes judge."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.card_age import (
    NO_CHANGES,
    NO_RECORD as NO_RECORD_OF_CARD_AGE,
    NO_TIME,
)
from validator.games.baccarat.cut_turn import (
    NO_NUMBERING,
    NO_SEATS,
)
from validator.games.baccarat.first_card import (
    NO_FACE,
    NO_PLACE,
    NO_RECORD as NO_RECORD_OF_FIRST_CARD,
    NO_REMOVER,
    OTHER_CAUSES,
)
from validator.games.baccarat.idle_turn import NO_RECORD as NO_RECORD_OF_IDLE_TURN
from validator.games.baccarat.insufficient import NO_RECORD as NO_RECORD_OF_INSUFFICIENT
from validator.games.baccarat.last_hand import (
    NO_REASON,
    NO_RECORD as NO_RECORD_OF_LAST_HAND,
)

_TURN = {
    "to whom the cut was offered, and who was at the table": NO_SEATS,
    "how the positions are numbered": NO_NUMBERING,
}
_BURN = {"a record of every card removed from the shoe, without unreadable rows": NO_RECORD_OF_FIRST_CARD}


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
    )


def _turn(id: str, title: str) -> PlayWords:
    return _rule(
        id,
        title,
        "the stack went to {observed}; it was the turn of {expected}",
        "{expected}",
        "{observed}",
        _TURN,
        "seat",
    )


def _age(id: str, title: str, needs: Mapping[str, int] = NO_FACTS) -> PlayWords:
    return _rule(
        id,
        title,
        "cards were in use for {observed} minutes; they had to be changed within {expected}",
        "cards changed within {expected} minutes",
        "{observed} minutes",
        needs,
    )


no_card_removed_from_new_shoe = _rule(
    "no-card-removed-from-new-shoe",
    "First card of a newly filled shoe not removed",
    "{card} was dealt from a new shoe without its first card having been removed",
    "the first card among the discards",
    "no card removed",
    _BURN,
)
no_card_removed_from_later_shoe = _rule(
    "no-card-removed-from-later-shoe",
    "First card of a later shoe not removed",
    "{card} was dealt from a new shoe, not the table's first, without its first card having been removed",
    "the first card among the discards",
    "no card removed",
    _BURN,
)
further_cards_miscounted = _rule(
    "further-cards-miscounted",
    "Other number of cards removed after the first than its face value",
    "{observed} further cards were removed after the first card of the shoe; its face value calls for {expected}",
    "{expected} further cards",
    "{observed}",
    {"the first card, and a record of every card removed from the shoe": NO_RECORD_OF_FIRST_CARD},
)
further_cards_over_any_face_value = _rule(
    "further-cards-over-any-face-value",
    "More cards removed after the first than any face value",
    (
        "{observed} further cards were removed after the first card of the shoe; no face value calls for more than "
        "{expected}"
    ),
    "at most {expected} further cards",
    "{observed}",
    _BURN,
)
further_card_removed = _rule(
    "further-card-removed",
    "Card removed from a shoe in play without cause",
    "{observed} cards were removed from a shoe in play, and no card found face up, or dealt in error, called for that",
    "no card removed",
    "{observed} cards",
    {
        "whether the shoe was filled, without unreadable rows": NO_RECORD_OF_FIRST_CARD,
        "for what else a card may have been removed": OTHER_CAUSES,
    },
)
first_card_removed_by_another = _rule(
    "first-card-removed-by-another",
    "Cards removed from a new shoe by another than the dealer",
    "cards were removed from a new shoe before play by another than the dealer",
    "the dealer",
    "another",
    {"who removed the cards": NO_REMOVER},
)
removed_cards_not_shown = _rule(
    "removed-cards-not-shown",
    "Cards removed from a new shoe not shown to the players",
    "cards removed from a new shoe were discarded face down",
    "the cards shown",
    "the cards face down",
    {"whether the cards lay face up": NO_FACE},
)
removed_cards_not_discarded = _rule(
    "removed-cards-not-discarded",
    "Cards removed from a new shoe put elsewhere than among the discards",
    "cards removed from a new shoe were put elsewhere than where discarded cards belong",
    "the cards among the discards",
    "the cards elsewhere",
    {"where the cards were put": NO_PLACE},
)
last_hand_not_called = _rule(
    "last-hand-not-called",
    '"Last hand" not announced after the cover card',
    '"last hand" was not announced after the hand in which the cover card appeared',
    "the announcement",
    "none",
    {"a record of every call, without unreadable rows": NO_RECORD_OF_LAST_HAND},
)
last_hand_called_early = _rule(
    "last-hand-called-early",
    '"Last hand" announced before the hand of the cover card was completed',
    '"last hand" was announced while the hand in which the cover card appeared went on, and not when it was completed',
    "the announcement when the hand was completed",
    "the announcement before",
    {"a record of every call, without unreadable rows": NO_RECORD_OF_LAST_HAND},
)
hand_after_last_hand = _rule(
    "hand-after-last-hand",
    "Hand dealt after the last one that the cover card leaves",
    "{observed} hands were dealt from the shoe after the one in which the cover card appeared; {expected} may be",
    "{expected} hand more",
    "{observed}",
    {"a record of every new shoe, without unreadable rows": NO_RECORD_OF_LAST_HAND},
)
shoe_ended_before_last_hand = _rule(
    "shoe-ended-before-last-hand",
    "Shoe ended without the one more hand after the cover card",
    (
        "the shoe was ended with {observed} hands dealt after the one in which the cover card appeared; {expected} "
        "more is due"
    ),
    "{expected} hand more",
    "{observed}",
    {"why the shoe was ended": NO_REASON},
)
shoe_ended_after_cover_card_came_first = _rule(
    "shoe-ended-after-cover-card-came-first",
    "Shoe ended after one hand, the cover card having come before its first card",
    "the shoe was ended after the hand before whose first card the cover card appeared",
    "{expected} hand more",
    "{observed}",
    {"why the shoe was ended": NO_REASON},
)
shoe_broken_off = _rule(
    "shoe-broken-off",
    "Shoe ended before its cover card was reached",
    "the shoe was ended in the ordinary course though its cover card had not been reached",
    "the shoe played to its cover card",
    "the shoe ended before",
    {"a record of every cover card that is reached": NO_RECORD_OF_LAST_HAND},
)
cover_card_too_low = _rule(
    "cover-card-too-low",
    "Cover card inserted too near to the bottom",
    "the cover card was inserted with {observed} cards below it; at least {expected} are required",
    "at least {expected} cards below it",
    "{observed}",
)
cover_card_one_place_low = _rule(
    "cover-card-one-place-low",
    "Cover card inserted in the place that only one way of counting allows",
    "the cover card was inserted with {observed} cards below it, one less than {expected}",
    "at least {expected} cards below it",
    "{observed}",
)
cut_not_to_highest_number = _turn(
    "cut-not-to-highest-number",
    "Cut not offered first to the player at the highest number",
)
cut_not_clockwise = _turn("cut-not-clockwise", "Refused cut not offered to the next player clockwise")
recut_by_wrong_person = _turn("recut-by-wrong-person", "Recut by another than the next person entitled")
dealer_cut_over_players = _rule(
    "dealer-cut-over-players",
    "Dealer cut although a player had accepted",
    "the dealer cut the cards although a player had accepted",
    "the player's cut",
    "the dealer's cut",
)
dealer_cut_without_offer_to_all = _rule(
    "dealer-cut-without-offer-to-all",
    "Dealer cut although the stack had not been offered to every player",
    "the dealer cut the cards although the stack had not been offered to {expected}",
    "the stack offered to {expected}",
    "the dealer's cut",
    {"a record of every offer of the cut, and who was at the table": NO_SEATS},
    "seat",
)
cards_too_old = _age(
    "cards-too-old",
    "Shoe begun with cards in use longer than the law allows",
    {"when the cards were dealt": NO_TIME, "a record of every change of cards, without unreadable rows": NO_CHANGES},
)
cards_too_old_by_one_count = _age(
    "cards-too-old-by-one-count",
    "Cards in use longer than the law allows, by one way of counting",
)
cards_too_old_within_shoe = _age(
    "cards-too-old-within-shoe",
    "Cards in use longer than the law allows, within a shoe begun before",
)
cards_too_old_with_two_batches = _age(
    "cards-too-old-with-two-batches",
    "Cards in use longer than the law allows, where two batches alternate",
)
idle_cards_dealt_face_down_spread = _rule(
    "idle-cards-dealt-face-down-spread",
    "Cards of an idle table spread face down and not turned face up",
    "cards of an idle table that had been spread face down were dealt without having been turned face up",
    "the cards turned face up",
    "the cards face down",
    {"how the cards lay spread, and a record of every spread": NO_RECORD_OF_IDLE_TURN},
)
cards_not_replaced_after_shoe = _rule(
    "cards-not-replaced-after-shoe",
    "New shoe played with the cards of the one before",
    "a new shoe was played with the cards of the shoe before",
    "other decks",
    "the same decks",
    {"a record of every change of cards, without unreadable rows": NO_RECORD_OF_CARD_AGE},
)
cards_not_replaced_after_void_round = _rule(
    "cards-not-replaced-after-void-round",
    "New shoe played with the cards of the one before, which had too few left to complete a round",
    "a new shoe was played with the cards of the shoe before, in which too few cards had been left",
    "other decks",
    "the same decks",
    {"a record of every change of cards, without unreadable rows": NO_RECORD_OF_INSUFFICIENT},
)
cards_not_replaced_after_broken_shoe = _rule(
    "cards-not-replaced-after-broken-shoe",
    "New shoe played with the cards of the one before, which had been broken off",
    "a new shoe was played with the cards of the shoe before, which had been broken off before its cover card",
    "other decks",
    "the same decks",
    {"a record of every change of cards, without unreadable rows": NO_RECORD_OF_INSUFFICIENT},
)
