"""The dealing shoe, the card removed from it, the determinant card and the cover card, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.between_rounds import NO_APPROVALS
from validator.games.shoe import burning, shoe
from validator.games.shoe.burning import OTHER_CAUSES, WAY_OF_DEALING
from validator.games.shoe.judging import (
    NO_RECORD,
)
from validator.games.shoe.shoe import NO_SOURCE

_BURNS = "a record of every card removed from the shoe, without unreadable rows"

_WAY = "the way of dealing that is filed"

dealt_from_the_hand_unfiled = PlayWords(
    id="dealt-from-the-hand-unfiled",
    title="Dealt from the hand although the filing deals from a shoe",
    message="{card} was dealt from the hand; the filing does not select that way of dealing",
    number=shoe.DEALT_FROM_HAND,
    needs={"where the cards were dealt from, and the way of dealing that is filed": NO_SOURCE},
    expected="a card from the dealing shoe",
    observed="a card from the hand",
)

card_not_from_shoe = PlayWords(
    id="card-not-from-shoe",
    title="Card dealt from elsewhere than the shoe",
    message="{card} was dealt from elsewhere than the dealing shoe",
    needs={"where the cards were dealt from, and the way of dealing that is filed": NO_SOURCE},
    expected="a card from the dealing shoe",
    observed="a card from elsewhere",
)

dealt_from_device_not_filed = PlayWords(
    id="dealt-from-device-not-filed",
    title="Dealt from a device that reshuffles by itself, which is not filed",
    message="{card} was dealt from a device that reshuffles by itself; the filing has none",
    needs={"where the cards were dealt from, and the shuffling device that is filed": NO_SOURCE},
    expected="a card from the dealing shoe",
    observed="a card from the device",
)

cards_shuffled_by_another = PlayWords(
    id="cards-shuffled-by-another",
    title="Cards shuffled by another person than the dealer",
    message="the cards were shuffled by a person who is not the dealer",
    needs={"who shuffled the cards, and what was done with them next": NO_RECORD},
    expected="the dealer, or a shuffling device",
    observed="somebody else",
)

shoe_out_of_place = PlayWords(
    id="shoe-out-of-place",
    title="Dealing shoe not where it was approved",
    message="a round was dealt from a shoe that did not stand where it was approved",
    needs={"a record of every move of the shoe": NO_RECORD},
    expected="the approved place",
    observed="another",
)

shoe_filled_by_another = PlayWords(
    id="shoe-filled-by-another",
    title="Shoe filled by another than the dealer or a shuffling device",
    message="somebody else than the dealer or a shuffling device placed the cards in the shoe",
    number=shoe.SHOE_LOADED_BY_ANOTHER,
    expected="the dealer or the device",
    observed="somebody else",
)

no_card_removed_from_new_shoe = PlayWords(
    id="no-card-removed-from-new-shoe",
    title="First card of a newly filled shoe not removed",
    message="the shoe was filled and {card} dealt to {seat} without the first card having been removed",
    number=burning.NO_BURN_FROM_NEW_SHOE,
    needs={_BURNS: NO_RECORD, _WAY: WAY_OF_DEALING},
    expected="the first card in the discard rack",
    observed="no card removed",
)

no_card_removed_from_continuous_shuffler = PlayWords(
    id="no-card-removed-from-continuous-shuffler",
    title="No card removed at a continuous shuffler",
    message="{card} was dealt from a continuous shuffler without a card having been removed",
    number=burning.NO_BURN_FROM_CONTINUOUS_SHUFFLER,
    needs={_BURNS: NO_RECORD, _WAY: WAY_OF_DEALING},
    expected="a card in the discard rack",
    observed="no card removed",
)

no_card_removed_by_new_dealer = PlayWords(
    id="no-card-removed-by-new-dealer",
    title="No card removed by a new dealer",
    message="a new dealer dealt {card} to {seat} without having removed a card",
    needs={_BURNS: NO_RECORD, _WAY: WAY_OF_DEALING},
    expected="a card in the discard rack",
    observed="no card removed",
)

one_card_for_new_shoe_and_new_dealer = PlayWords(
    id="one-card-for-new-shoe-and-new-dealer",
    title="One card removed for a filled shoe and a new dealer together",
    message=(
        "a shoe was filled and a new dealer came, and a card was removed for one of the two before {card} was dealt"
    ),
    needs={_BURNS: NO_RECORD},
    expected="a card for each",
    observed="one for both",
)

new_dealer_with_double_shoe = PlayWords(
    id="new-dealer-with-double-shoe",
    title="New dealer at a double shoe",
    message="a new dealer came to a double shoe; whether he has to remove a card is open",
    needs={_BURNS: NO_RECORD},
    expected="a card removed, or none",
    observed="one of the two",
)

removed_card_not_in_rack = PlayWords(
    id="removed-card-not-in-rack",
    title="Removed card not placed in the discard rack",
    message="a card was removed from the shoe and put elsewhere than in the discard rack",
    needs={"where the removed card went": NO_RECORD},
    expected="the discard rack",
    observed="another place",
)

further_card_removed = PlayWords(
    id="further-card-removed",
    title="More cards removed from the shoe than the first card and one of a new dealer",
    message="{observed} cards were removed from the shoe where {expected} cards were due",
    needs={
        "whether the shoe was filled, and whether a new dealer came": NO_RECORD,
        _WAY: WAY_OF_DEALING,
        "for what else a card may have been removed": OTHER_CAUSES,
    },
    expected="{expected} cards",
    observed="{observed} cards",
)

further_card_removed_after_emergency_shuffle = PlayWords(
    id="further-card-removed-after-emergency-shuffle",
    title="More than the first card removed after the discards were reshuffled in the middle of a round",
    message="{observed} cards were removed after the discards had been reshuffled to complete the round,"
    " where {expected} cards were due",
    needs={
        "whether the shoe was filled, and whether a new dealer came": NO_RECORD,
        _WAY: WAY_OF_DEALING,
        "for what else a card may have been removed": OTHER_CAUSES,
    },
    expected="{expected} cards",
    observed="{observed} cards",
)

card_removed_from_double_shoe = PlayWords(
    id="card-removed-from-double-shoe",
    title="First card of a double shoe removed",
    message="a double shoe was filled and its first card removed as if it were a single shoe",
    needs={"why the card was removed": NO_RECORD},
    expected="a determinant card in place of it",
    observed="the first card removed",
)

shoe_emptied_before_hand_completed = PlayWords(
    id="shoe-emptied-before-hand-completed",
    title="Cards behind the cover card taken out of the shoe before the hand was completed",
    message="the cards behind the cover card were taken out of the shoe before the wagers on the hand had been settled",
    expected="the hand completed, then the cards behind the cover card",
    observed="the cards behind the cover card first",
)

shoe_emptied_before_cards_collected = PlayWords(
    id="shoe-emptied-before-cards-collected",
    title="Cards behind the cover card taken out of the shoe before those of the round were collected",
    message="the cards behind the cover card were taken out of the shoe before the cards of the round were collected",
    expected="the cards of the round, then those in the shoe",
    observed="those in the shoe first",
)

cover_card_put_back = PlayWords(
    id="cover-card-put-back",
    title="Cover card not placed to the side",
    message="the cover card was reached and put among cards instead of to the side",
    needs={"where the cover card was put": NO_RECORD},
    expected="to the side",
    observed="among cards",
)

hand_broken_off_at_cover_card = PlayWords(
    id="hand-broken-off-at-cover-card",
    title="Reshuffled at the cover card before the hand was completed",
    message="the cover card was reached and the cards were reshuffled before the hand was completed",
    expected="the hand completed first",
    observed="a reshuffle in the middle of it",
)

reshuffled_at_once = PlayWords(
    id="reshuffled-at-once",
    title="Reshuffled where the cover card showed before a round",
    message="the cover card showed before the first card of a round, and the cards were reshuffled without that round",
    expected="one more round, then a reshuffle",
    observed="a reshuffle at once",
)

reshuffled_without_order = PlayWords(
    id="reshuffled-without-order",
    title="Reshuffled before the cover card, by nobody's order",
    message="the dealer reshuffled the cards as routine; the cover card had not been reached and no order is logged",
    needs={"why the cards were shuffled, and every cover card": NO_RECORD},
    expected="a reshuffle after the cover card or by order of a floorperson",
    observed="a reshuffle as routine",
)

reshuffled_within_the_round = PlayWords(
    id="reshuffled-within-the-round",
    title="Reshuffled by a floorperson's order while a round was being dealt",
    message="the cards were reshuffled by order of a floorperson while a round was being dealt, not after it",
    expected="the reshuffle after the round",
    observed="within the round",
)

round_after_cover_card = PlayWords(
    id="round-after-cover-card",
    title="Another round dealt after the cover card",
    message="another round was dealt without a reshuffle after the round in which the cover card was reached",
    needs={"a record of every shuffle, and of every filling of the shoe where two batches take turns": NO_RECORD},
    expected="the cards collected and reshuffled",
    observed="another round",
)

cards_not_racked_at_cover_card = PlayWords(
    id="cards-not-racked-at-cover-card",
    title="Cards behind the cover card not placed in the discard rack",
    message="after the cover card the cards left in the shoe were not placed in the discard rack before the shuffle",
    needs={"a record of every emptying of the shoe and the place where its cards went": NO_RECORD},
    expected="the cards in the discard rack",
    observed="not placed there",
)

shoe_refilled_unshuffled = PlayWords(
    id="shoe-refilled-unshuffled",
    title="Shoe filled again after the cover card without a shuffle",
    message="the cover card had been reached, and the cards went into the shoe again without having been shuffled",
    needs={"a record of every shuffle": NO_RECORD},
    expected="a shuffle",
    observed="none",
)

dealt_from_unapproved_device = PlayWords(
    id="dealt-from-unapproved-device",
    title="Dealt from a device that reshuffles by itself without its approval",
    message="the round was dealt from a device that reshuffles by itself; the filing names approvals, and none of it",
    needs={"the approvals that the filing names": NO_APPROVALS},
    expected="a device that is approved",
    observed="no approval",
)
