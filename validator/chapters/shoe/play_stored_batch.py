"""A batch taken from the shuffling device after an idle time, or that a player asks to see, in play: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.card_change import IDLE_BATCH_DEALT_AGAIN, NO_COURSE
from validator.games.shoe.opening import NO_APPROVALS, NO_COURSE as NO_COURSE_OF_OPENING, STORED_BATCH_UNAPPROVED
from validator.games.shoe.stored_batch import NO_RECORD

requested_batch_not_spread = PlayWords(
    id="requested-batch-not-spread",
    title="Batch from the shuffling device dealt unspread though a player asked for it",
    message=(
        "a batch taken from the shuffling device was dealt as it was, though a player had asked that it be spread "
        "for"
        " inspection and reshuffled"
    ),
    needs={"a record of every spreading and shuffling since the request": NO_RECORD},
    expected="the batch spread for inspection and reshuffled",
    observed="dealt as it was",
)

idle_batch_dealt_again = PlayWords(
    id="idle-batch-dealt-again",
    title="Batch put into the shuffling device after an idle time, and dealt again",
    message="after a time without gaming activity the shoe was filled with the batch that had just gone into the"
    " shuffling device, not with the one that was in it",
    number=IDLE_BATCH_DEALT_AGAIN,
    needs={"which batch went into the device, and which into the shoe": NO_COURSE},
    expected="the batch that was already in the device",
    observed="the same batch again",
)

stored_batch_dealt_unapproved = PlayWords(
    id="stored-batch-dealt-unapproved",
    title="Stored batch dealt unspread after an idle time without both approvals",
    message=(
        "after a time without gaming activity the batch from the shuffling device was dealt unspread, and the "
        "filing"
        " does not name both approvals, of how it is stored and of how it is prepared for play"
    ),
    number=STORED_BATCH_UNAPPROVED,
    needs={
        "which batch went into the device, which into the shoe, and a record of every spreading": NO_COURSE_OF_OPENING,
        "the approvals that the filing names": NO_APPROVALS,
    },
    expected="the batch spread and reshuffled, or both approvals",
    observed="neither",
)
