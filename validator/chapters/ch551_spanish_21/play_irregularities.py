"""§ 551.16(g) and (j) to (m), in play. Too few cards, dead hands, and devices out of order."""

from validator.chapters.blackjack import play_irregularities as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.shoe.devices import device_still_there
from validator.games.shoe.questions import NO_RECORD
from validator.games.shoe.slots import devices

_DISCARDS = (
    "If there are insufficient cards remaining in the shoe to complete a round of play, all of the cards in the discard"
    " rack shall be shuffled and cut in accordance with § 551.5"
)
_BURN = "the first card shall be drawn face down and placed in the discard rack"
_DEAD = "call all hands dead, collect the cards and return each player's wager"

discards_not_shuffled = asked.discards_not_shuffled.bind("551.16(g)", _DISCARDS)

emergency_stack_not_cut = asked.emergency_stack_not_cut.bind(
    "551.16(g)", "shall be shuffled and cut in accordance with § 551.5"
)

no_card_removed_after_emergency_shuffle = asked.no_card_removed_after_emergency_shuffle.bind("551.16(g)", _BURN)

card_removed_face_up = asked.card_removed_face_up.bind("551.16(g)", "the first card shall be drawn face down")

round_not_completed = asked.round_not_completed.bind("551.16(g)", "the dealer shall complete the round of play")

failed_shuffle_not_repeated = asked.failed_shuffle_not_repeated.bind("551.16(j)", "the cards shall be reshuffled")

shuffled_otherwise_with_device_at_table = PlayRule(
    id="shuffled-otherwise-with-device-at-table",
    title="Shuffled by another method with the shuffling device at the table",
    cite="551.16(k)",
    quote="Any automated card shuffling device shall be removed from a gaming table before any other method of shuffling"
    " may be utilized at that table",
    severity=Severity.ERROR,
    message="the cards were shuffled by hand, and the shuffling device had not been removed from the table",
    slot=devices.OTHER_METHOD_WITH_DEVICE_AT_TABLE,
    check=device_still_there,
    needs={"what happens to devices, without unreadable rows": NO_RECORD},
    expected="the device removed from the table",
    observed="still there",
)

dead_hands_wager_kept = asked.dead_hands_wager_kept.bind("551.16(l)(1)", _DEAD)

round_voided_without_ground = asked.round_voided_without_ground.bind(
    "551.16(l)(1)", "call all hands dead", reading="void-for-another-reason"
)

voided_wager_kept = asked.voided_wager_kept.bind(
    "551.16(l)(1)", "return each player's wager", reading="void-for-another-reason"
)

dealt_without_card_reader = asked.dealt_without_card_reader.bind(
    "551.16(m)",
    "If a card reader device malfunctions, the dealer may not continue dealing the game of Spanish 21 at that table until"
    " the card reader device is repaired or replaced",
)

round_finished_without_card_reader = asked.round_finished_without_card_reader.bind(
    "551.16(m)",
    "the dealer may not continue dealing the game of Spanish 21 at that table",
    severity=Severity.INFO,
    reading="reader-fails-in-mid-round",
)

PLAY_RULES = (
    discards_not_shuffled,
    emergency_stack_not_cut,
    no_card_removed_after_emergency_shuffle,
    card_removed_face_up,
    round_not_completed,
    failed_shuffle_not_repeated,
    shuffled_otherwise_with_device_at_table,
    dead_hands_wager_kept,
    round_voided_without_ground,
    voided_wager_kept,
    dealt_without_card_reader,
    round_finished_without_card_reader,
)
