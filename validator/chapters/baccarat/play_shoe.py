"""Cut, first card, last hand and change of cards: the words of the rules on the shoe that are baccarat's own."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.card_age import (
    NO_CHANGES,
    NO_TIME,
)
from validator.games.baccarat.cut_turn import (
    NO_NUMBERING,
    NO_SEATS,
)
from validator.games.baccarat.first_card import (
    NO_RECORD as NO_RECORD_OF_FIRST_CARD,
    OTHER_CAUSES,
)
from validator.games.baccarat.insufficient import NO_RECORD as NO_RECORD_OF_INSUFFICIENT
from validator.games.baccarat.last_hand import (
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
        "the cut went to {observed}; it was the turn of {expected}",
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
cover_card_too_low = _rule(
    "cover-card-too-low",
    "Cover card inserted too near to the bottom",
    "the cover card was inserted with {observed} cards below it; at least {expected} are required",
    "at least {expected} cards below it",
    "{observed}",
)
recut_by_wrong_person = _turn("recut-by-wrong-person", "Recut by somebody other than the next person entitled")
dealer_cut_over_players = _rule(
    "dealer-cut-over-players",
    "Dealer cut although a player had accepted",
    "the dealer cut the cards although a player had accepted",
    "the player's cut",
    "the dealer's cut",
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
