"""§ 590.5. Shuffle and cut of the cards."""

from validator.chapters.blackjack import play_shuffle as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule

cards_dealt_unshuffled = asked.cards_dealt_unshuffled.bind(
    "590.5(a)",
    "Immediately prior to commencement of play, unless the cards were reshuffled in accordance with § 603a.16(u) or (v)",
    also=(("590.4(c)", "Once the cards have been stacked, the cards shall be shuffled"),),
)

shoe_dealt_again_unshuffled = asked.shoe_dealt_again_unshuffled.bind(
    "590.5(a)", "after each shoe of cards is dealt"
)
batch_in_play_unshuffled = asked.batch_in_play_unshuffled.bind("590.5(a)", "after each shoe of cards is dealt")

cut_offered_to_nobody = asked.cut_offered_to_nobody.bind(
    "590.5(b)", "the dealer shall offer the stack of cards to be cut"
)

no_cut = asked.no_cut.bind("590.5(b)", "If no player accepts the cut, the dealer shall cut the cards")

no_cut_where_device_loads = asked.no_cut_where_device_loads.bind(
    "590.5(b)",
    "After the cards have been shuffled and stacked, the dealer shall offer the stack of cards to be cut",
    reading="cut-where-the-device-loads-the-shoe",
)

no_cut_of_preshuffled_cards = asked.no_cut_of_preshuffled_cards.bind(
    "590.5(b)",
    "After the cards have been shuffled and stacked, the dealer shall offer the stack of cards to be cut",
    reading="cut-of-preshuffled-cards",
)

dealer_cut_over_players = asked.dealer_cut_over_players.bind(
    "590.5(b)", "If no player accepts the cut, the dealer shall cut the cards"
)

cut_after_one_refusal = asked.cut_after_one_refusal.bind(
    "590.5(b)",
    "If no player accepts the cut, the dealer shall cut the cards",
    severity=Severity.INFO,
    reading="refused-cut",
)

cut_not_to_first_player = asked.cut_not_to_first_player.bind(
    "590.5(c)(1)",
    "The first player arriving at the table, if the game is just beginning",
    also=(
        ("590.5(b)", "to the player determined under subsection (c)"),
        ("590.5(c)", "The cut of the cards shall be offered to players in the following order"),
    ),
)

cut_not_to_cover_card_player = asked.cut_not_to_cover_card_player.bind(
    "590.5(c)(2)",
    "The player on whose betting area the cover card appeared during the last round of play",
    also=(
        ("590.5(b)", "to the player determined under subsection (c)"),
        ("590.5(c)", "The cut of the cards shall be offered to players in the following order"),
    ),
)

cut_not_to_farthest_right = asked.cut_not_to_farthest_right.bind(
    "590.5(c)(3)",
    "If the cover card appeared on the dealer's hand during the last round of play, the player at the farthest position to the right of the dealer",
    also=(
        ("590.5(b)", "to the player determined under subsection (c)"),
        ("590.5(c)", "The cut of the cards shall be offered to players in the following order"),
    ),
)

cut_not_rotated = asked.cut_not_rotated.bind(
    "590.5(c)(3)",
    "If this player refuses, the offer to cut the cards shall rotate to each player in a counterclockwise manner",
    also=(
        ("590.5(b)", "to the player determined under subsection (c)"),
        ("590.5(c)", "The cut of the cards shall be offered to players in the following order"),
    ),
)

cut_not_to_farthest_right_when_directed = asked.cut_not_to_farthest_right_when_directed.bind(
    "590.5(c)(4)",
    "If the reshuffle was initiated at the direction of the floorperson or above, the player at the farthest position to the right of the dealer",
    also=(
        ("590.5(b)", "to the player determined under subsection (c)"),
        ("590.5(c)", "The cut of the cards shall be offered to players in the following order"),
    ),
)

cut_not_rotated_when_directed = asked.cut_not_rotated_when_directed.bind(
    "590.5(c)(4)",
    "If this player refuses, the offer to cut the cards shall rotate to each player in a counterclockwise manner",
    also=(
        ("590.5(b)", "to the player determined under subsection (c)"),
        ("590.5(c)", "The cut of the cards shall be offered to players in the following order"),
    ),
)

cut_near_the_end = asked.cut_near_the_end.bind(
    "590.5(d)",
    "The player or dealer making the cut shall place the cover card in the stack at least ten cards from the top or bottom of the stack",
)

cover_card_too_low = asked.cover_card_too_low.bind(
    "590.5(d)",
    "The dealer shall then insert the cover card in the stack at a position at least 1/4 of the way in from the bottom of the stack",
)

recut_not_by_floorperson = asked.recut_not_by_floorperson.bind(
    "590.5(e)", "a floorperson or above may require the cards to be recut"
)

recut_by_wrong_person = asked.recut_by_wrong_person.bind(
    "590.5(e)",
    "the cards shall be recut either by the player who last cut the cards or by the next person entitled to cut the cards",
)

cards_left_at_idle_table = asked.cards_left_at_idle_table.bind(
    "590.5(g)", "the cards shall be removed from the dealing shoe and the discard rack"
)

cards_left_at_idle_table_in_a_pause = asked.cards_left_at_idle_table_in_a_pause.bind(
    "590.5(g)", "the cards shall be removed from the dealing shoe and the discard rack", reading="when-a-table-is-idle"
)

idle_cards_dealt_unshuffled = asked.idle_cards_dealt_unshuffled.bind(
    "590.5(g)(1)",
    "Mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in accordance with this section",
)

idle_cards_dealt_unshuffled_in_a_pause = asked.idle_cards_dealt_unshuffled_in_a_pause.bind(
    "590.5(g)(1)",
    "Mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in accordance with this section",
    reading="when-a-table-is-idle",
)

idle_cards_kept_out_of_shuffler = asked.idle_cards_kept_out_of_shuffler.bind(
    "590.5(g)(2)", "Stacked and placed into the automated shuffling device to be shuffled"
)

idle_cards_kept_out_of_shuffler_in_a_pause = asked.idle_cards_kept_out_of_shuffler_in_a_pause.bind(
    "590.5(g)(2)",
    "Stacked and placed into the automated shuffling device to be shuffled",
    reading="when-a-table-is-idle",
)

PLAY_RULES: tuple[PlayRule, ...] = (
    cards_dealt_unshuffled,
    shoe_dealt_again_unshuffled,
    batch_in_play_unshuffled,
    cut_offered_to_nobody,
    no_cut,
    no_cut_where_device_loads,
    no_cut_of_preshuffled_cards,
    dealer_cut_over_players,
    cut_after_one_refusal,
    cut_not_to_first_player,
    cut_not_to_cover_card_player,
    cut_not_to_farthest_right,
    cut_not_rotated,
    cut_not_to_farthest_right_when_directed,
    cut_not_rotated_when_directed,
    cut_near_the_end,
    cover_card_too_low,
    recut_not_by_floorperson,
    recut_by_wrong_person,
    cards_left_at_idle_table,
    cards_left_at_idle_table_in_a_pause,
    idle_cards_dealt_unshuffled,
    idle_cards_dealt_unshuffled_in_a_pause,
    idle_cards_kept_out_of_shuffler,
    idle_cards_kept_out_of_shuffler_in_a_pause,
)
