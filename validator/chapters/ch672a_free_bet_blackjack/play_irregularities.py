"""§ 672a.12(f), (g) and (i) to (l), in play. Too few cards, dead hands, and devices out of order."""

from validator.chapters.blackjack import play_irregularities as asked, play_table_rules as table_rules
from validator.core.finding import Severity
from validator.core.rule import PlayRule

no_card_removed_after_emergency_shuffle = asked.no_card_removed_after_emergency_shuffle.bind(
    "672a.12(f)", "The first card shall be drawn face down and placed in the discard rack"
)

card_removed_face_up = asked.card_removed_face_up.bind("672a.12(f)", "The first card shall be drawn face down")

card_removed_elsewhere = asked.card_removed_elsewhere.bind("672a.12(f)", "placed in the discard rack")

emergency_stack_not_cut = asked.emergency_stack_not_cut.bind(
    "672a.12(f)", "shall be shuffled and cut according to the procedures in § 672a.5"
)

discards_not_shuffled = asked.discards_not_shuffled.bind(
    "672a.12(f)", "all of the cards in the discard rack shall be shuffled"
)

round_not_completed = asked.round_not_completed.bind("672a.12(f)", "the dealer shall complete the round of play")

dead_hands_wager_kept = asked.dead_hands_wager_kept.bind("672a.12(i)", "shall continue play")

round_voided_for_missed_dealer_card = table_rules.round_voided_for_missed_dealer_card.bind(
    "672a.12(e)",
    "the dealer shall continue dealing the first two cards to each player and then deal the appropriate number of cards to himself",
)

hands_dead_for_misused_reader = table_rules.hands_dead_for_misused_reader.bind(
    "672a.12(i)", "the dealer, after notification to a floorperson or above, shall continue play"
)

round_voided_without_ground = asked.round_voided_without_ground.bind(
    "672a.12(g)", "the hand is dead", reading="void-for-another-reason"
)

hand_voided_without_ground = asked.hand_voided_without_ground.bind(
    "672a.12(g)", "the hand is dead", reading="void-for-another-reason"
)

voided_wager_kept = asked.voided_wager_kept.bind("672a.12(g)", "the hand is dead", reading="void-for-another-reason")

dealt_without_card_reader = asked.dealt_without_card_reader.bind(
    "672a.12(j)",
    "If a card reader device malfunctions, the dealer may not continue dealing the game of Blackjack at that table until the card reader device is repaired or replaced",
)

round_finished_without_card_reader = asked.round_finished_without_card_reader.bind(
    "672a.12(j)",
    "the dealer may not continue dealing the game of Blackjack at that table",
    severity=Severity.INFO,
    reading="reader-fails-in-mid-round",
)

failed_shuffle_not_repeated = asked.failed_shuffle_not_repeated.bind("672a.12(k)", "the cards shall be reshuffled")

shuffled_otherwise_without_sign = asked.shuffled_otherwise_without_sign.bind(
    "672a.12(l)",
    "the device must be covered or have a sign indicating that it is out of order placed on the device before any other method of shuffling may be utilized at that table",
)

PLAY_RULES: tuple[PlayRule, ...] = (
    no_card_removed_after_emergency_shuffle,
    card_removed_face_up,
    card_removed_elsewhere,
    emergency_stack_not_cut,
    discards_not_shuffled,
    round_not_completed,
    dead_hands_wager_kept,
    round_voided_for_missed_dealer_card,
    hands_dead_for_misused_reader,
    round_voided_without_ground,
    hand_voided_without_ground,
    voided_wager_kept,
    dealt_without_card_reader,
    round_finished_without_card_reader,
    failed_shuffle_not_repeated,
    shuffled_otherwise_without_sign,
)
