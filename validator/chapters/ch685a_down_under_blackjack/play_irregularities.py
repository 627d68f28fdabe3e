"""§ 685a.12(e) and (h) to (k), in play. Too few cards, a wrong light or area, and devices out of order."""

from validator.chapters.blackjack import play_irregularities as asked
from validator.core.finding import Severity
from validator.core.question import PlayQuestion
from validator.games.blackjack.missed_cards import NO_RETURN, kept_on_a_dead_hand
from validator.games.blackjack.slots import down_under, irregularities
from validator.games.shoe.devices import dealt_while_out_of_order

_RETURNS = "the amounts settled, and a record of every return"

_DEAD = "call the player's hand dead and return the player's initial Bet Wager"

_STOP = (
    "If a Masque Card Reader device malfunctions, the dealer may not continue dealing the game of Down Under Blackjack"
    " at that table until the Card Reader device is repaired or replaced"
)

no_card_removed_after_emergency_shuffle = asked.no_card_removed_after_emergency_shuffle.bind(
    "685a.12(e)", "The first card shall be drawn face down and placed in the discard rack"
)

card_removed_face_up = asked.card_removed_face_up.bind("685a.12(e)", "The first card shall be drawn face down")

card_removed_elsewhere = asked.card_removed_elsewhere.bind("685a.12(e)", "placed in the discard rack")

emergency_stack_not_cut = asked.emergency_stack_not_cut.bind(
    "685a.12(e)", "shall be shuffled and cut in accordance with the procedures in § 685a.5"
)

discards_not_shuffled = asked.discards_not_shuffled.bind(
    "685a.12(e)",
    "all of the cards in the discard rack shall be shuffled and cut in accordance with the procedures in § 685a.5",
)

round_not_completed = asked.round_not_completed.bind("685a.12(e)", "the dealer shall complete the round of play")

round_voided_without_ground = PlayQuestion(
    id="round-voided-without-ground",
    title="Round called dead for a reason that the law does not name",
    message="all hands were called dead ({observed}), for which the section names other grounds",
    slot=irregularities.ROUND_VOIDED_WITHOUT_GROUND,
    check=asked.round_voided_without_ground.check,
    expected="the round completed",
    observed="{observed}",
    unit="word",
).bind("685a.12(f)", "the hand is dead", reading="void-for-another-reason")

hand_voided_without_ground = asked.hand_voided_without_ground.bind(
    "685a.12(f)", "the hand is dead", reading="void-for-another-reason"
)

voided_wager_kept = asked.voided_wager_kept.bind(
    "685a.12(g)", "return the player's initial Bet Wager", reading="void-for-another-reason"
)

wrong_range_wager_kept = PlayQuestion(
    id="wrong-range-wager-kept",
    title="Wager of a hand called dead for a wrong light or area not returned",
    message="the hand of {seat} was called dead for a wrong light or area, and {observed} of {stake} returned",
    slot=down_under.WRONG_RANGE_WAGER_KEPT,
    check=kept_on_a_dead_hand,
    needs={_RETURNS: NO_RETURN},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    misapplies=True,
).bind("685a.12(h)", f"{_DEAD}, including those Bet Wagers for players who exceeded 21")

wrong_range_further_wager_kept = PlayQuestion(
    id="wrong-range-further-wager-kept",
    title="Further wager of a hand called dead for a wrong light or area not returned",
    message="the hand of {seat} was called dead, and {observed} of the {wager} of {stake} returned",
    slot=down_under.WRONG_RANGE_FURTHER_WAGER_KEPT,
    check=kept_on_a_dead_hand,
    needs={_RETURNS: NO_RETURN},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    misapplies=True,
).bind("685a.12(h)", _DEAD, severity=Severity.INFO, reading="requested-card-not-dealt")

dealt_after_wrong_light = PlayQuestion(
    id="dealt-after-wrong-light",
    title="Round dealt after the card reader had shown a wrong light",
    message="a round was dealt although the device had shown a wrong light and was neither repaired nor replaced",
    slot=down_under.DEALT_AFTER_WRONG_LIGHT,
    check=dealt_while_out_of_order,
    expected="no round, if a wrong light is a malfunction",
    observed="a round dealt",
).bind("685a.12(i)", _STOP, severity=Severity.INFO, reading="wrong-light-as-a-malfunction")

dealt_without_card_reader = asked.dealt_without_card_reader.bind("685a.12(i)", _STOP)

round_finished_without_card_reader = asked.round_finished_without_card_reader.bind(
    "685a.12(i)",
    "the dealer may not continue dealing the game of Down Under Blackjack at that table",
    severity=Severity.INFO,
    reading="reader-fails-in-mid-round",
)

failed_shuffle_not_repeated = asked.failed_shuffle_not_repeated.bind("685a.12(j)", "the cards shall be reshuffled")

shuffled_otherwise_without_sign = asked.shuffled_otherwise_without_sign.bind(
    "685a.12(k)",
    "the device must be covered or have a sign indicating that it is out of order placed on the device before any other"
    " method of shuffling may be utilized at that table",
)

PLAY_RULES = (
    no_card_removed_after_emergency_shuffle,
    card_removed_face_up,
    card_removed_elsewhere,
    emergency_stack_not_cut,
    discards_not_shuffled,
    round_not_completed,
    round_voided_without_ground,
    hand_voided_without_ground,
    voided_wager_kept,
    wrong_range_wager_kept,
    wrong_range_further_wager_kept,
    dealt_after_wrong_light,
    dealt_without_card_reader,
    round_finished_without_card_reader,
    failed_shuffle_not_repeated,
    shuffled_otherwise_without_sign,
)
