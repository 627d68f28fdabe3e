"""Cards, opening, shuffle and idle tables: the words of the rules that validator/games/shoe judges in baccarat."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.shoe import (
    card_change,
    composition,
    cut,
    cut_depth,
    devices,
    opening,
    refilling,
    shoe,
    two_batches,
)
from validator.games.shoe.card_change import NO_BACK as NO_BACK_OF_CARD_CHANGE
from validator.games.shoe.composition import NO_BOUNDARY, NO_CARD, NO_DECKS
from validator.games.shoe.cut import WAY_OF_SHUFFLING
from validator.games.shoe.cut_depth import NO_DEPTH, NO_SEQUEL
from validator.games.shoe.judging import (
    NO_RECORD as NO_RECORD_OF_QUESTIONS,
)
from validator.games.shoe.opening import (
    NO_RECORD as NO_RECORD_OF_OPENING,
    WHETHER_PRESHUFFLED,
)
from validator.games.shoe.refilling import NO_RECORD as NO_RECORD_OF_REFILLING
from validator.games.shoe.shoe import NO_SOURCE, NOT_KNOWN_WHETHER_PRESHUFFLED
from validator.games.shoe.two_batches import (
    NO_BACK as NO_BACK_OF_TWO_BATCHES,
    NO_FILLING,
    NO_RECORD as NO_RECORD_OF_TWO_BATCHES,
    NOT_RECEIVED,
)

_SOURCE = {"where the cards were dealt from, and the way of dealing that is filed": NO_SOURCE}


def _omission(
    id: str, title: str, number: int, message: str, expected: str, needs: Mapping[str, int], observed: str = "none"
) -> PlayWords:
    return _rule(id, title, number, message, expected, observed, needs)


def _rule(
    id: str,
    title: str,
    number: int,
    message: str,
    expected: str,
    observed: str,
    needs: Mapping[str, int] = NO_FACTS,
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        number=number,
        needs=needs,
        expected=expected,
        observed=observed,
    )


def _step(id: str, title: str, number: int, what: str, expected: str) -> PlayWords:
    return _omission(
        id,
        title,
        number,
        f"decks received at the table were put in play without having been {what}",
        expected,
        {
            "a record of every such step since the decks were received, without unreadable rows": (
                NO_RECORD_OF_QUESTIONS
            ),
            "whether the cards came to the table preinspected and shuffled": WHETHER_PRESHUFFLED,
        },
    )


card_beyond_decks = _rule(
    "card-beyond-decks",
    "More cards alike than the decks hold",
    composition.CARD_BEYOND_DECKS,
    "with {card}, {observed} alike were drawn between two shuffles; the decks filed hold {expected}",
    "at most {expected}",
    "{observed}",
    {
        "the number of decks filed": NO_DECKS,
        "the rank and suit of the card": NO_CARD,
        "each time that the cards were shuffled": NO_BOUNDARY,
    },
)
batches_received_in_one_color = _rule(
    "batches-received-in-one-color",
    "Decks for both batches received with backs of one color",
    two_batches.BATCHES_RECEIVED_IN_ONE_COLOR,
    "{observed} decks were received for two batches of {expected}, all with backs of one color",
    "{expected} decks of one color and as many of another",
    "{observed} decks of one color",
    {"the number and backs of the decks received, without unreadable rows": NOT_RECEIVED},
)
card_of_the_other_batch = _rule(
    "card-of-the-other-batch",
    "A card of the other batch dealt",
    two_batches.CARD_OF_THE_OTHER_BATCH,
    "{card} was dealt with another back than that of the batch in the shoe",
    "a card of the batch in the shoe",
    "a card of another batch",
    {"every filling of the shoe, and that two batches are used": NO_FILLING},
)
batch_dealt_twice = _rule(
    "batch-dealt-twice",
    "One batch used for two dealing shoes in succession",
    card_change.BATCHES_NOT_ALTERNATED,
    "the shoe was filled with the batch that had just been dealt",
    "the other batch",
    "the same batch again",
    {"which batch the shoe was filled with": NO_BACK_OF_CARD_CHANGE},
)
batch_stored_elsewhere = _rule(
    "batch-stored-elsewhere",
    "Batch stored somewhere other than in the shuffling device",
    devices.BATCH_STORED_ELSEWHERE,
    "a batch that waited was stored somewhere other than in the shuffling device",
    "the batch in the device",
    "the batch elsewhere",
)
both_batches_in_rack = _rule(
    "both-batches-in-rack",
    "Cards of both batches in the discard rack",
    two_batches.BOTH_BATCHES_IN_RACK,
    "cards of one batch were placed in the discard rack, which still held cards of the other",
    "cards of one batch only",
    "cards of both batches",
    {
        "which batch the cards belong to": NO_BACK_OF_TWO_BATCHES,
        "a record of every emptying of the discard rack": NO_RECORD_OF_TWO_BATCHES,
    },
)

received_cards_not_inspected = _step(
    "received-cards-not-inspected",
    "Decks put in play without an inspection",
    opening.CARDS_NOT_INSPECTED,
    "inspected",
    "inspection",
)
changed_cards_not_opened = _omission(
    "changed-cards-not-opened",
    "Decks changed at a table in play without every step of an opening in its turn",
    opening.CHANGED_CARDS_NOT_OPENED,
    "decks received at a table in play were dealt without all being inspected, verified, spread, washed and stacked in "
    "turn, before they were shuffled",
    "the steps of an opening in their turn",
    {"a record of every such step since the decks were received, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    "not all of them, or not in turn",
)
cards_inspection_unverified = _omission(
    "cards-inspection-unverified",
    "Inspection of the cards not verified by a floorperson",
    opening.INSPECTION_NOT_VERIFIED,
    "decks were put in play whose inspection no floorperson had verified",
    "a verification",
    {
        "a record of every such step since the decks were received, without unreadable rows": (NO_RECORD_OF_QUESTIONS),
        "whether the cards came to the table preinspected and shuffled": WHETHER_PRESHUFFLED,
    },
)
cards_unspread = _step(
    "cards-unspread",
    "Decks put in play without having been spread for inspection",
    opening.CARDS_NOT_SPREAD,
    "spread for the first player",
    "the cards spread face up",
)
cards_spread_face_down = _rule(
    "cards-spread-face-down",
    "Decks spread for inspection face down only",
    opening.CARDS_SPREAD_FACE_DOWN,
    "decks received at the table were put in play having been spread face down only",
    "face up",
    "face down",
    {
        "a record of every such step since the decks were received, without unreadable rows": (NO_RECORD_OF_QUESTIONS),
        "whether the cards came to the table preinspected and shuffled": WHETHER_PRESHUFFLED,
    },
)
spread_before_inspection = _rule(
    "spread-before-inspection",
    "Cards spread before the dealer inspected them",
    opening.SPREAD_BEFORE_INSPECTION,
    "the cards were spread for the first player before the dealer had inspected them",
    "the inspection first",
    "the spread first",
)
cards_unwashed = _step(
    "cards-unwashed", "Decks put in play without a washing", opening.CARDS_UNWASHED, "washed", "a washing"
)
cards_unstacked = _step(
    "cards-unstacked",
    "Decks put in play without having been stacked",
    opening.CARDS_UNSTACKED,
    "stacked",
    "the cards stacked",
)
washed_before_first_player = _rule(
    "washed-before-first-player",
    "Cards washed before the first player arrived",
    opening.WASHED_BEFORE_FIRST_PLAYER,
    "the cards were washed before any player had come who could inspect them",
    "the first player's opportunity to inspect first",
    "no player there",
    {"when the table opened, and a record of everybody who came to it": NO_RECORD_OF_QUESTIONS},
)
batches_prepared_as_one = _rule(
    "batches-prepared-as-one",
    "Both batches spread, washed or stacked together",
    opening.BATCHES_PREPARED_AS_ONE,
    "{observed} decks were spread, washed or stacked together; one batch has {expected}",
    "each batch by itself, {expected} decks",
    "{observed} decks together",
    {"how many decks were spread or mixed together": NO_RECORD_OF_OPENING},
)

cards_dealt_unshuffled = _omission(
    "cards-dealt-unshuffled",
    "Cards put in play without a shuffle",
    shoe.PLAY_WITHOUT_SHUFFLE,
    "the cards were put in play without having been shuffled since the table opened or they were changed",
    "a shuffle before play",
    {
        "a record of every shuffle, without unreadable rows": NO_RECORD_OF_QUESTIONS,
        "whether the cards came to the table shuffled": NOT_KNOWN_WHETHER_PRESHUFFLED,
    },
)
shoe_dealt_again_unshuffled = _omission(
    "shoe-dealt-again-unshuffled",
    "Shoe filled again with cards that were dealt, without a shuffle",
    refilling.SHOE_DEALT_AGAIN_UNSHUFFLED,
    "the shoe was filled again with cards that had been dealt and not shuffled since",
    "a shuffle after each shoe",
    {"a record of every shuffle, and how the cards are shuffled": NO_RECORD_OF_REFILLING},
)
batch_in_play_unshuffled = _omission(
    "batch-in-play-unshuffled",
    "Batch brought into play without a shuffle since it was last dealt",
    shoe.BATCH_NOT_SHUFFLED,
    "a batch of cards came into play that had not been shuffled since it was last dealt",
    "a shuffle after each shoe",
    {"a record of every shuffle, without unreadable rows": NO_RECORD_OF_QUESTIONS},
)
_CUTS = {"a record of every cut, without unreadable rows": NO_RECORD_OF_QUESTIONS}
no_cut = _omission(
    "no-cut",
    "Stack dealt without a cut",
    cut.NO_CUT,
    "cards were dealt from a new stack that neither a player nor the dealer had cut",
    "a cut",
    {**_CUTS, "how the cards are shuffled": WAY_OF_SHUFFLING},
)
no_cut_where_device_shuffles = _omission(
    "no-cut-where-device-shuffles",
    "Stack that a device has shuffled dealt without a cut",
    cut.NO_CUT_WHERE_DEVICE_LOADS,
    "cards that a device had shuffled were dealt without a cut",
    "a cut",
    _CUTS,
)
no_cut_of_preshuffled_cards = _omission(
    "no-cut-of-preshuffled-cards",
    "Preshuffled cards dealt without a cut",
    cut.NO_CUT_OF_PRESHUFFLED_CARDS,
    "cards that came to the table shuffled were dealt without a cut",
    "a cut",
    _CUTS,
)
cut_near_the_end = _rule(
    "cut-near-the-end",
    "Stack cut too near to its top or bottom",
    cut_depth.CUT_TOO_NEAR_END,
    "the stack was cut {observed} cards from its end; at least {expected} are required",
    "at least {expected} cards from either end",
    "{observed}",
    {
        "where the stack was cut, and how many cards it had": NO_DEPTH,
        "whether the stack was cut again before it was used": NO_SEQUEL,
    },
)
cover_card_not_inserted = _omission(
    "cover-card-not-inserted",
    "Cover card not inserted after the cut",
    opening.COVER_CARD_NOT_INSERTED,
    "cards were dealt from a stack into which no cover card had been inserted after the cut",
    "the cover card inserted",
    {"a record of every insertion of the cover card, without unreadable rows": NO_RECORD_OF_QUESTIONS},
)
cut_after_loading = _rule(
    "cut-after-loading",
    "Stack cut, or its cover card inserted, after it had been placed in the shoe",
    opening.CUT_AFTER_LOADING,
    "the stack was placed in the shoe before it was cut and the cover card inserted",
    "the cut and the cover card, then the shoe",
    "the shoe first",
)
cut_by_neither_player_nor_dealer = _rule(
    "cut-by-neither-player-nor-dealer",
    "Stack cut by somebody who is neither a player nor the dealer",
    cut.CUT_BY_NEITHER_PLAYER_NOR_DEALER,
    "the stack was cut by somebody who is neither a player nor the dealer",
    "a player who accepts the cut, or else the dealer",
    "somebody else",
    {"who cut the cards": NO_RECORD_OF_QUESTIONS},
)
recut_by_neither_player_nor_dealer = _rule(
    "recut-by-neither-player-nor-dealer",
    "Recut by somebody who is neither a player nor the dealer",
    cut.RECUT_BY_NEITHER_PLAYER_NOR_DEALER,
    "the cards were recut by somebody who is neither a player nor the dealer",
    "a person entitled to cut the cards",
    "somebody else",
    {"who cut the cards": NO_RECORD_OF_QUESTIONS},
)
recut_not_by_floorperson = _rule(
    "recut-not-by-floorperson",
    "Recut required by somebody below a floorperson",
    cut.RECUT_NOT_BY_FLOORPERSON,
    "a recut was required by somebody below a floorperson",
    "a floorperson or above",
    "somebody else",
    {"who required the recut": NO_RECORD_OF_QUESTIONS},
)
recut_required_too_late = _rule(
    "recut-required-too-late",
    "Recut required when the cards were in the dealing shoe",
    opening.RECUT_REQUIRED_TOO_LATE,
    "a recut was required when the cards had been placed in the dealing shoe",
    "a recut required before the cards are placed in the dealing shoe",
    "after",
    {"a record of every shuffle, cut and filling of the shoe, without unreadable rows": NO_RECORD_OF_QUESTIONS},
)
recut_not_made = _omission(
    "recut-not-made",
    "Recut required and not made",
    opening.RECUT_NOT_MADE,
    "a recut was required, and the cards were dealt without it",
    "a recut",
    _CUTS,
)
cards_shuffled_by_another = _rule(
    "cards-shuffled-by-another",
    "Cards shuffled by another person than the dealer",
    shoe.CARDS_SHUFFLED_BY_ANOTHER,
    "the cards were shuffled by a person who is not the dealer",
    "the dealer, or a shuffling device",
    "somebody else",
    {"who shuffled the cards, and what was done with them next": NO_RECORD_OF_QUESTIONS},
)
cover_card_inserted_by_another = _rule(
    "cover-card-inserted-by-another",
    "Cover card inserted by somebody other than the dealer",
    cut.COVER_CARD_INSERTED_BY_ANOTHER,
    "the cover card was inserted, after the cut, by somebody who is not the dealer",
    "the dealer",
    "somebody else",
    {"who inserted the cover card, and what was done with the cards next": NO_RECORD_OF_QUESTIONS},
)
shoe_filled_by_another = _rule(
    "shoe-filled-by-another",
    "Shoe filled by somebody other than the dealer or a shuffling device",
    shoe.SHOE_LOADED_BY_ANOTHER,
    "somebody other than the dealer or a shuffling device placed the cards in the shoe",
    "the dealer or the device",
    "somebody else",
)
dealt_from_the_hand = _rule(
    "dealt-from-the-hand",
    "Card dealt from the hand",
    shoe.DEALT_FROM_HAND,
    "{card} was dealt from the hand",
    "a card from the dealing shoe",
    "a card from the hand",
    _SOURCE,
)
card_not_from_shoe = _rule(
    "card-not-from-shoe",
    "Card dealt from somewhere other than the shoe",
    shoe.CARD_NOT_FROM_SHOE,
    "{card} was dealt from somewhere other than the dealing shoe",
    "a card from the dealing shoe",
    "a card from elsewhere",
    _SOURCE,
)
dealt_from_device_not_filed = PlayWords(
    id="dealt-from-device-not-filed",
    title="Dealt from a device that reshuffles by itself, which is not filed or not permitted",
    message="{card} was dealt from a device that reshuffles by itself; the game is dealt from a manual dealing shoe",
    needs={"where the cards were dealt from, and the shuffling device that is filed": NO_SOURCE},
    expected="a card from the dealing shoe",
    observed="a card from the device",
)
cover_card_put_back = _rule(
    "cover-card-put-back",
    "Cover card not placed to the side",
    shoe.COVER_CARD_PUT_BACK,
    "the cover card that was reached was put among the cards again",
    "the cover card to the side",
    "the cover card among the cards",
    {"where the cover card was placed": NO_RECORD_OF_QUESTIONS},
)

hand_broken_off_at_cover_card = _rule(
    "hand-broken-off-at-cover-card",
    "Hand in which the cover card appeared broken off",
    shoe.HAND_BROKEN_OFF_AT_COVER_CARD,
    "the hand in which the cover card appeared was broken off before it was completed",
    "the hand completed",
    "the hand broken off",
    {"the cards of the round and what was wrong with them": NO_RECORD_OF_QUESTIONS},
)
