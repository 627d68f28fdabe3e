"""Decks received in another number than permitted, in play: shared words."""

from validator.core.said import PlayWords
from validator.games.shoe.decks import NO_NUMBER, NO_SHOE, NOT_BY_BATCH

_OF_WHICH = {"how many decks were received": NO_NUMBER, "the batch to which each deck belongs": NOT_BY_BATCH}

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

batches_received_unequal = PlayWords(
    id="batches-received-unequal",
    title="Dealt with two batches of different numbers of decks",
    message="one batch received for the table has {expected} decks and the other {observed}",
    needs={"whether a double shoe is used": NO_SHOE},
    expected="{expected} decks in both",
    observed="{observed}",
)
