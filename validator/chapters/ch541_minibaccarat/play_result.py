"""§ 541.12(a) and (c). Announcement of the result, and what becomes of the cards, in play."""

from validator.chapters.baccarat import play_result as asked

_FINAL = "the dealer shall announce the final Point Count of each hand indicating which hand has won the round"

result_not_announced = asked.result_not_announced.bind("541.12(a)", _FINAL)
result_wrong = asked.result_wrong.bind(
    "541.12(a)",
    _FINAL,
    also=(("541.12(a)", "If two hands have equal Point Counts, the dealer shall announce ''Tie Hand.''"),),
)
final_count_wrong = asked.final_count_wrong.bind(
    "541.12(a)",
    _FINAL,
    also=(("541.6(b)", "the right digit shall constitute the Point Count of the hand"),),
)
final_count_not_announced = asked.final_count_not_announced.bind("541.12(a)", _FINAL)
final_count_not_repeated = asked.final_count_not_repeated.bind("541.12(a)", _FINAL, reading="announcing-the-winner")
final_count_not_announced_on_tie = asked.final_count_not_announced_on_tie.bind(
    "541.12(a)", _FINAL, reading="hand-that-won-on-a-tie"
)
settled_before_result = asked.settled_before_result.bind("541.12(b)", "After the result of the round is announced")
cards_not_discarded = asked.cards_not_discarded.bind(
    "541.12(c)",
    "At the conclusion of a round of play, all cards on the layout shall be picked up by the dealer and placed in the discard rack",
)
discarded_in_disorder = asked.discarded_in_disorder.bind(
    "541.12(c)",
    "in order and in such a way that they can be readily arranged to indicate the Player's Hand and the Banker's Hand in case of a question or dispute",
)

PLAY_RULES = (
    result_not_announced,
    result_wrong,
    final_count_wrong,
    final_count_not_announced,
    final_count_not_repeated,
    final_count_not_announced_on_tie,
    settled_before_result,
    cards_not_discarded,
    discarded_in_disorder,
)
