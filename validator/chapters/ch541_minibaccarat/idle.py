"""§ 541.5(h): the cards of a table without gaming activity, and a batch taken from the shuffling device."""

from validator.chapters.ch541_minibaccarat.conditions import AUTOMATED, BY_HAND, ORDINARY
from validator.chapters.shoe import idle, shuffle as common
from validator.core.rule import equals

idle_cards_not_spread = common.idle_cards_not_spread.bind(
    "541.5(h)",
    "the cards shall be removed from the dealing shoe and the discard rack, and spread out on the table",
    when=(ORDINARY,),
)
idle_cards_not_turned_up = idle.idle_cards_not_turned_up.bind(
    "541.5(h)",
    "If the cards are spread face down, they shall be turned face up once a player arrives at the table",
    when=(ORDINARY, equals("shuffle.idle_cards_spread", "face-down")),
)
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
stored_batch_not_spread_on_request = idle.stored_batch_not_spread_on_request.bind(
    "541.5(h)(2)", "Unless a player so requests"
)
stored_batch_storage_unapproved = idle.stored_batch_storage_unapproved.bind(
    "541.5(h)(2)(i)",
    "The automated card shuffling device stores a single batch of shuffled cards inside the shuffler in a secure"
    " manner approved by the Bureau of Gaming Operations",
)
stored_batch_procedures_unapproved = idle.stored_batch_procedures_unapproved.bind(
    "541.5(h)(2)(ii)",
    "The shuffled cards have been secured, released and prepared for play in accordance with procedures approved"
    " by the Bureau of Gaming Operations",
)
