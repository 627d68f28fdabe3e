"""A batch taken from the shuffling device after an idle time, or that a player asks to see, in play: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.opening import NO_APPROVALS, NO_COURSE as NO_COURSE_OF_OPENING, STORED_BATCH_UNAPPROVED

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
