"""Decks and batches received, and how the batch that waits is shuffled, in play: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe import devices
from validator.games.shoe.decks import (
    MAY_BE_ADDED,
    NO_CARDS,
    NO_DECKS,
    NO_NUMBER,
    NO_SHOE,
    NOT_ALL_LOADED,
    NOT_BY_BATCH,
)
from validator.games.shoe.two_batches import NO_SHOE as NO_SHOE_OF_TWO_BATCHES

_OF_WHICH = {
    "how many decks were received": NO_NUMBER,
    "the batch to which each deck belongs": NOT_BY_BATCH,
    "whether decks received in the course of play took the place of all that were in use": MAY_BE_ADDED,
}

decks_of_another_number = PlayWords(
    id="decks-of-another-number",
    title="Dealt from a number of decks that is not permitted",
    message="cards were dealt from {observed} decks that had been received for the table",
    needs=_OF_WHICH,
    expected="a number of decks that the chapter permits",
    observed="{observed}",
)

batch_of_another_number = PlayWords(
    id="batch-of-another-number",
    title="Dealt with a batch of a number of decks that is not permitted",
    message="cards were dealt at a table that had received a batch of {observed} decks",
    needs=_OF_WHICH,
    expected="a number of decks that the chapter permits",
    observed="{observed}",
)

decks_other_than_filed = PlayWords(
    id="decks-other-than-filed",
    title="Dealt from another number of decks than filed",
    message="cards were dealt from {observed} decks that had been received for the table; the filing says {expected}",
    needs={"the number of decks filed": NO_DECKS},
    expected="{expected} decks, if the number filed binds",
    observed="{observed} decks",
)

_FILED = {"the number of decks filed, and whether a double shoe is used": NO_DECKS}

shoe_filled_with_other_decks = PlayWords(
    id="shoe-filled-with-other-decks",
    title="Shoe filled with another number of decks than filed",
    message="the cards of {observed} decks were placed in the shoe; the filing says {expected}",
    needs=_FILED,
    expected="{expected} decks, if the number filed binds",
    observed="{observed} decks",
)

shoe_filled_with_decks_not_permitted = PlayWords(
    id="shoe-filled-with-decks-not-permitted",
    title="Shoe filled with more or fewer cards than the decks permitted have",
    message=(
        "{observed} cards were placed in the dealing shoe; the permitted number of decks nearest to that has {expected}"
    ),
    needs={
        "how many cards were placed in the shoe, and what shoe is used": NO_CARDS,
        "whether two batches are used": NOT_BY_BATCH,
    },
    expected="{expected} cards",
    observed="{observed}",
)

card_with_another_back = PlayWords(
    id="card-with-another-back",
    title="Cards with different backs dealt in one round",
    message=(
        "{card} was dealt with another back than the cards of the round before or after it, where one batch is used"
    ),
    needs={"whether a double shoe is used": NO_SHOE_OF_TWO_BATCHES},
    expected="cards with the same back",
    observed="another back",
)

batches_received_unequal = PlayWords(
    id="batches-received-unequal",
    title="Dealt with two batches of different numbers of decks",
    message="one batch received for the table has {expected} decks and the other {observed}",
    needs={"whether a double shoe is used": NO_SHOE},
    expected="{expected} decks in both",
    observed="{observed}",
)

batch_shuffled_by_hand = PlayWords(
    id="batch-shuffled-by-hand",
    title="Waiting batch shuffled by hand where a shuffling device is used",
    message=(
        "the batch that now came into play had been shuffled by a dealer, not by the shuffling device, while the "
        "other batch was dealt"
    ),
    needs={"a record of every shuffle and of the shuffling device, without unreadable rows": devices.NO_RECORD},
    expected="the batch shuffled in the device",
    observed="the batch shuffled by hand",
)

shuffled_by_hand_beside_device = PlayWords(
    id="shuffled-by-hand-beside-device",
    title="Cards shuffled by hand where a shuffling device is filed",
    message="the dealer shuffled the cards by hand; the filing has a shuffling device, and nothing had befallen it",
    needs={"what befell the shuffling device": devices.NO_RECORD},
    expected="shuffled by the device, if hands may not take its place",
    observed="shuffled by the dealer",
)

shuffled_by_device_not_filed = PlayWords(
    id="shuffled-by-device-not-filed",
    title="Cards shuffled by a device that the filing does not have",
    message="a shuffling device shuffled the cards; the filing has none, and no two batches",
    expected="shuffled by hand as filed, or two batches",
    observed="shuffled by a device",
)

shoe_filled_short = PlayWords(
    id="shoe-filled-short",
    title="Shoe filled with fewer cards than the decks hold",
    message="{observed} cards were placed in the dealing shoe and dealt from; the decks filed hold {expected}",
    needs={
        "the number of decks filed, and what shoe is used": NO_DECKS,
        "how many cards were placed in the shoe each time": NOT_ALL_LOADED,
    },
    expected="{expected} cards",
    observed="{observed}",
)
