"""The cards of a table without gaming activity, and a batch taken from the shuffling device."""

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.checks import denied
from validator.chapters.shoe.batches import BATCHED
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck

_BUREAU = "bureau-of-gaming-operations"
_DEALT_UNSPREAD = (BATCHED, equals("shuffle.stored_batch_spread", False))

idle_cards_not_turned_up = FilingCheck(
    title="Cards of an idle table not turned face up for a player",
    reads=("shuffle.idle_cards_turned_up",),
    when=(equals("shuffle.idle_cards_spread", "face-down"),),
    expected="turned face up once a player arrives",
    observed="left face down",
    message="cards spread face down are not turned face up once a player arrives at the table",
    check=denied,
)

stored_batch_not_spread_on_request = FilingCheck(
    title="Batch from the shuffling device not spread at a player's request",
    reads=("shuffle.stored_batch_spread_on_request",),
    when=_DEALT_UNSPREAD,
    expected="spread for inspection and reshuffled where a player requests it",
    observed="not spread",
    message="the batch taken from the shuffling device is not spread and reshuffled though a player requests it",
    check=denied,
)

stored_batch_storage_unapproved = FilingCheck(
    title="Stored batch dealt unspread without approval of how it is stored",
    may_read=paths("shuffler_storage"),
    when=_DEALT_UNSPREAD,
    at="approvals.shuffler_storage",
    expected="the batch spread and reshuffled, or storage approved by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message=(
        "the batch taken from the shuffling device is not spread and reshuffled, and the filing names no approval of "
        "how the device stores it by the Bureau of Gaming Operations"
    ),
    passes={
        "cards.shuffler": "automated",
        "shuffle.stored_batch_spread": False,
        "approvals.shuffler_storage.reference": "A",
    },
    check=unapproved_by(_BUREAU),
)

stored_batch_procedures_unapproved = FilingCheck(
    title="Stored batch dealt unspread without approval of how it is prepared for play",
    may_read=paths("shuffler_procedures"),
    when=_DEALT_UNSPREAD,
    at="approvals.shuffler_procedures",
    expected="the batch spread and reshuffled, or procedures approved by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message=(
        "the batch taken from the shuffling device is not spread and reshuffled, and the filing names no approval of "
        "the procedures for securing, releasing and preparing it by the Bureau of Gaming Operations"
    ),
    check=unapproved_by(_BUREAU),
)
