"""Decks received in another number than permitted, in play: shared words."""

from validator.core.said import PlayWords
from validator.games.shoe.decks import MAY_BE_ADDED, NO_DECKS, NO_NUMBER, NO_SHOE, NOT_BY_BATCH
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
    title="Shoe filled with a number of decks that is not permitted",
    message="the cards of {observed} decks were placed in the shoe; the chapter permits no such number",
    expected="{expected} decks, as filed",
    observed="{observed} decks",
)

card_with_another_back = PlayWords(
    id="card-with-another-back",
    title="Cards with different backs dealt in one round",
    message="{card} was dealt with another back than the first card of the round, where one batch is used",
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
