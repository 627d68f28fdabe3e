"""A batch taken from the shuffling device that a player asks to see, in play: shared words."""

from validator.core.said import PlayWords
from validator.games.shoe.stored_batch import NO_RECORD

requested_batch_not_spread = PlayWords(
    id="requested-batch-not-spread",
    title="Batch from the shuffling device dealt unspread though a player asked for it",
    message="a batch taken from the shuffling device was dealt as it was, though a player had asked that it be spread for"
    " inspection and reshuffled",
    needs={"a record of every spreading and shuffling since the request": NO_RECORD},
    expected="the batch spread for inspection and reshuffled",
    observed="dealt as it was",
)
