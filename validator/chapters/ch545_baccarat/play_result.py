"""§ 545.12(a) and (c). Announcement of the result, and what becomes of the cards, in play."""

from validator.chapters.baccarat import play_result as asked

_FINAL = "the dealer calling the game shall announce the final Point Count of each hand indicating which hand has won the round"

result_not_announced = asked.result_not_announced.bind("545.12(a)", _FINAL)
result_wrong = asked.result_wrong.bind(
    "545.12(a)",
    _FINAL,
    also=(("545.12(a)", "If the two hands have equal Point Counts, the dealer shall announce ''tie hand.''"),),
)
final_count_wrong = asked.final_count_wrong.bind(
    "545.12(a)",
    _FINAL,
    also=(("545.6(b)", "the right digit shall constitute the Point Count of the hand"),),
)
final_count_not_announced = asked.final_count_not_announced.bind("545.12(a)", _FINAL)
final_count_not_repeated = asked.final_count_not_repeated.bind("545.12(a)", _FINAL, reading="announcing-the-winner")
final_count_not_announced_on_tie = asked.final_count_not_announced_on_tie.bind(
    "545.12(a)", _FINAL, reading="hand-that-won-on-a-tie"
)
rack_for_bucket = asked.rack_for_bucket.bind(
    "545.12(c)",
    "all cards on the layout shall be picked up by the dealer and placed in the discard bucket",
    also=(("545.5(f)", "in the discard bucket"),),
    reading="rack-for-a-bucket",
)
settled_before_result = asked.settled_before_result.bind("545.12(b)", "After the result of the round is announced")
cards_not_discarded = asked.cards_not_discarded.bind(
    "545.12(c)",
    "At the conclusion of a round of play, all cards on the layout shall be picked up by the dealer and placed in the discard bucket",
)

PLAY_RULES = (
    result_not_announced,
    result_wrong,
    final_count_wrong,
    final_count_not_announced,
    final_count_not_repeated,
    final_count_not_announced_on_tie,
    rack_for_bucket,
    settled_before_result,
    cards_not_discarded,
)
