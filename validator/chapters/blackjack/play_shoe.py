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
    title="Card dealt from somewhere other than the shoe",
    message="{card} was dealt from somewhere other than the dealing shoe",
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


shoe_filled_by_another = PlayWords(
    id="shoe-filled-by-another",
    title="Shoe filled by somebody other than the dealer or a shuffling device",
    message="somebody other than the dealer or a shuffling device placed the cards in the shoe",
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


dealt_from_unapproved_device = PlayWords(
    id="dealt-from-unapproved-device",
    title="Dealt from a device that reshuffles by itself without its approval",
    message="the round was dealt from a device that reshuffles by itself; the filing names approvals, and none of it",
    needs={"the approvals that the filing names": NO_APPROVALS},
    expected="a device that is approved",
    observed="no approval",
)
