"""§ 633a.14(f), (h) and (j) to (m), in play. Too few cards, dead hands, and devices out of order."""

from validator.chapters.blackjack import play_irregularities as asked
from validator.core.finding import Severity

_DEAD = "call all hands dead, collect the cards and return each player's wager"

no_card_removed_after_emergency_shuffle = asked.no_card_removed_after_emergency_shuffle.bind(
    "633a.14(f)", "The first card shall be drawn face down and placed in the discard rack"
)

card_removed_face_up = asked.card_removed_face_up.bind("633a.14(f)", "The first card shall be drawn face down")

card_removed_elsewhere = asked.card_removed_elsewhere.bind("633a.14(f)", "placed in the discard rack")

emergency_stack_not_cut = asked.emergency_stack_not_cut.bind(
    "633a.14(f)", "shall be shuffled and cut according to the procedures in § 633a.5"
)

discards_not_shuffled = asked.discards_not_shuffled.bind(
    "633a.14(f)", "all of the cards in the discard rack or in a segregated area of the double shoe shall be shuffled"
)

round_not_completed = asked.round_not_completed.bind("633a.14(f)", "the dealer shall complete the round of play")

round_from_wrong_side_voided = asked.round_from_wrong_side_voided.bind(
    "633a.14(h)", "shall be treated as if it were drawn from the correct side of the shoe and concluded"
)

dead_hands_wager_kept = asked.dead_hands_wager_kept.bind("633a.14(j)(1)", _DEAD)

round_voided_without_ground = asked.round_voided_without_ground.bind(
    "633a.14(j)(1)", "call all hands dead", reading="void-for-another-reason"
)

hand_voided_without_ground = asked.hand_voided_without_ground.bind(
    "633a.14(g)", "the hand is dead", reading="void-for-another-reason"
)

voided_wager_kept = asked.voided_wager_kept.bind(
    "633a.14(j)(1)", "return each player's wager", reading="void-for-another-reason"
)

dealt_without_card_reader = asked.dealt_without_card_reader.bind(
    "633a.14(k)",
    "If a card reader device malfunctions, the dealer may not continue dealing the game of Blackjack at that table"
    " until the card reader device is repaired or replaced",
)

round_finished_without_card_reader = asked.round_finished_without_card_reader.bind(
    "633a.14(k)",
    "the dealer may not continue dealing the game of Blackjack at that table",
    severity=Severity.INFO,
    reading="reader-fails-in-mid-round",
)

failed_shuffle_not_repeated = asked.failed_shuffle_not_repeated.bind("633a.14(l)", "the cards shall be reshuffled")

shuffled_otherwise_without_sign = asked.shuffled_otherwise_without_sign.bind(
    "633a.14(m)",
    "the device must be covered or have a sign indicating that it is out of order placed on the device before any"
    " other method of shuffling may be utilized at that table",
)

PLAY_RULES = (
    no_card_removed_after_emergency_shuffle,
    card_removed_face_up,
    card_removed_elsewhere,
    emergency_stack_not_cut,
    discards_not_shuffled,
    round_not_completed,
    round_from_wrong_side_voided,
    dead_hands_wager_kept,
    round_voided_without_ground,
    hand_voided_without_ground,
    voided_wager_kept,
    dealt_without_card_reader,
    round_finished_without_card_reader,
    failed_shuffle_not_repeated,
    shuffled_otherwise_without_sign,
)
