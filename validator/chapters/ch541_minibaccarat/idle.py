"""§ 541.5(h): the cards of a table without gaming activity, and a batch taken from the shuffling device."""

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.baccarat.table import BUREAU
from validator.chapters.ch541_minibaccarat.conditions import AUTOMATED, BY_HAND, ORDINARY
from validator.chapters.questions import denied
from validator.chapters.shoe import shuffle as common
from validator.core.rule import equals, filing_rule

idle_cards_not_spread = common.idle_cards_not_spread.bind(
    "541.5(h)",
    "the cards shall be removed from the dealing shoe and the discard rack, and spread out on the table",
    when=(ORDINARY,),
)
idle_cards_not_turned_up = filing_rule(
    id="idle-cards-not-turned-up",
    title="Cards of an idle table not turned face up for a player",
    cite="541.5(h)",
    quote="If the cards are spread face down, they shall be turned face up once a player arrives at the table",
    reads=("shuffle.idle_cards_turned_up",),
    when=(ORDINARY, equals("shuffle.idle_cards_spread", "face-down")),
    expected="turned face up once a player arrives",
    observed="left face down",
    message="cards spread face down are not turned face up once a player arrives at the table",
)(denied)
idle_cards_not_reshuffled = common.idle_cards_not_reshuffled.bind(
    "541.5(h)(1)",
    "the cards shall be mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in accordance with"
    " this section",
    when=(BY_HAND,),
)
idle_cards_not_put_into_shuffler = common.idle_cards_not_put_into_shuffler.bind(
    "541.5(h)(2)",
    "the cards shall be stacked and placed into the automated shuffling device to be shuffled",
    when=(AUTOMATED,),
)
stored_batch_not_spread_on_request = filing_rule(
    id="stored-batch-not-spread-on-request",
    title="Batch from the shuffling device not spread at a player's request",
    cite="541.5(h)(2)",
    quote="Unless a player so requests",
    reads=("shuffle.stored_batch_spread_on_request",),
    when=(AUTOMATED, equals("shuffle.stored_batch_spread", False)),
    expected="spread for inspection and reshuffled where a player requests it",
    observed="not spread",
    message="the batch taken from the shuffling device is not spread and reshuffled though a player requests it",
)(denied)

_DEALT_UNSPREAD = (AUTOMATED, equals("shuffle.stored_batch_spread", False))
stored_batch_storage_unapproved = filing_rule(
    id="stored-batch-storage-unapproved",
    title="Stored batch dealt unspread without approval of how it is stored",
    cite="541.5(h)(2)(i)",
    quote=(
        "The automated card shuffling device stores a single batch of shuffled cards inside the shuffler in a secure"
        " manner approved by the Bureau of Gaming Operations"
    ),
    may_read=paths("shuffler_storage"),
    when=_DEALT_UNSPREAD,
    at="approvals.shuffler_storage",
    expected="the batch spread and reshuffled, or storage approved by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message=(
        "the batch taken from the shuffling device is not spread and reshuffled, and the filing names no approval of "
        "how the device stores it by the Bureau of Gaming Operations"
    ),
)(unapproved_by(BUREAU))
stored_batch_procedures_unapproved = filing_rule(
    id="stored-batch-procedures-unapproved",
    title="Stored batch dealt unspread without approval of how it is prepared for play",
    cite="541.5(h)(2)(ii)",
    quote=(
        "The shuffled cards have been secured, released and prepared for play in accordance with procedures approved"
        " by the Bureau of Gaming Operations"
    ),
    may_read=paths("shuffler_procedures"),
    when=_DEALT_UNSPREAD,
    at="approvals.shuffler_procedures",
    expected="the batch spread and reshuffled, or procedures approved by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message=(
        "the batch taken from the shuffling device is not spread and reshuffled, and the filing names no approval of "
        "the procedures for securing, releasing and preparing it by the Bureau of Gaming Operations"
    ),
)(unapproved_by(BUREAU))
