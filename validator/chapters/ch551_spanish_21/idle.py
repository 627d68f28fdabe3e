"""§ 551.5(h): the cards of a table without gaming activity, and a batch taken from the shuffling device."""

from validator.chapters.ch551_spanish_21.conditions import BATCHED, BY_HAND, ORDINARY
from validator.chapters.questions import more_than
from validator.chapters.shoe import idle as at_idle_tables, shuffle as of_shuffles
from validator.core.rule import equals, filing_rule

idle_cards_not_spread = of_shuffles.idle_cards_not_spread.bind(
    "551.5(h)", "the cards shall be removed from the dealing shoe and the discard rack", when=(ORDINARY,)
)
idle_cards_not_turned_up = at_idle_tables.idle_cards_not_turned_up.bind(
    "551.5(h)",
    "If the cards are spread face down, they shall be turned face up once a player arrives at the table",
    when=(ORDINARY, equals("shuffle.idle_cards_spread", "face-down")),
)
idle_cards_not_reshuffled = of_shuffles.idle_cards_not_reshuffled.bind(
    "551.5(h)(1)",
    "the cards shall be mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in accordance with"
    " this section",
    when=(BY_HAND,),
)
idle_cards_not_put_into_shuffler = of_shuffles.idle_cards_not_put_into_shuffler.bind(
    "551.5(h)(2)",
    "the cards shall be stacked and placed into the automated shuffling device to be shuffled",
    when=(BATCHED,),
)
stored_batch_not_spread_on_request = at_idle_tables.stored_batch_not_spread_on_request.bind(
    "551.5(h)(2)", "Unless a player so requests"
)

_STORED = (
    "The automated card shuffling device stores a single batch of shuffled cards inside the shuffler in a secure"
    " manner approved by the Bureau of Gaming Operations"
)
several_stored_batches = filing_rule(
    id="several-stored-batches",
    title="Stored batch dealt unspread from a device that stores several",
    cite="551.5(h)(2)(i)",
    quote=_STORED,
    reads=("cards.batches_in_shuffler",),
    facts=("batches_in_the_shuffler",),
    when=(BATCHED, equals("shuffle.stored_batch_spread", False)),
    expected="{limit} batch stored in the device",
    observed="{number} batches",
    message=(
        "the batch taken from the shuffling device is not spread and reshuffled, and the device stores {number} "
        "batches; that is allowed where it stores {limit}"
    ),
)(more_than)
stored_batch_storage_unapproved = at_idle_tables.stored_batch_storage_unapproved.bind("551.5(h)(2)(i)", _STORED)
stored_batch_procedures_unapproved = at_idle_tables.stored_batch_procedures_unapproved.bind(
    "551.5(h)(2)(ii)",
    "The shuffled cards have been secured, released and prepared for play in accordance with procedures approved"
    " by the Bureau of Gaming Operations",
)
