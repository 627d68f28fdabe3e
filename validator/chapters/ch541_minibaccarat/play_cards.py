"""§ 541.3, § 541.4 and § 541.7. Cards, batches, the opening of a table and the dealing shoe, in play."""

from validator.chapters.baccarat import play_cards as asked, play_shoe

_OPENED = "After the first player is afforded an opportunity to visually inspect the cards, the cards shall be turned face down on the table, mixed thoroughly by a washing of the cards and stacked"
_SPREAD = "the cards shall be spread out face up on the table for visual inspection by the first player to arrive at the table"

card_beyond_decks = asked.card_beyond_decks.bind(
    "541.3(a)", "Minibaccarat shall be played with six to eight decks of cards"
)
batches_of_one_colour = asked.batches_of_one_colour.bind(
    "541.3(b)(3)", "of a different color than the cards included in the other batch"
)
batch_stored_elsewhere = asked.batch_stored_elsewhere.bind(
    "541.3(b)(4)",
    "One batch of cards shall be shuffled and stored in the automated card shuffling device while the other batch is being used to play the game",
)
batch_dealt_twice = asked.batch_dealt_twice.bind(
    "541.3(b)(5)",
    "Both batches of cards shall be continuously alternated in and out of play, with each batch being used for every other dealing shoe",
)
both_batches_in_rack = asked.both_batches_in_rack.bind(
    "541.3(b)(6)", "The cards from only one batch shall be placed in the discard rack at any given time"
)
cards_not_changed = play_shoe.cards_not_changed.bind(
    "541.3(c)",
    quote="the decks of cards opened for use at a Minibaccarat table shall be changed at least once every 4 hours",
)
cards_not_changed_by_one_count = play_shoe.cards_not_changed_by_one_count.bind(
    "541.3(c)",
    quote="the decks of cards opened for use at a Minibaccarat table shall be changed at least once every 4 hours",
    reading="when-the-hours-begin",
)
cards_not_changed_within_shoe = play_shoe.cards_not_changed_within_shoe.bind(
    "541.3(c)",
    quote="the decks of cards opened for use at a Minibaccarat table shall be changed at least once every 4 hours",
    reading="hours-within-a-shoe",
)
cards_not_changed_with_two_batches = play_shoe.cards_not_changed_with_two_batches.bind(
    "541.3(c)",
    quote="the decks of cards opened for use at a Minibaccarat table shall be changed at least once every 4 hours",
    reading="card-change-exception",
)
cards_not_inspected = asked.cards_not_inspected.bind(
    "541.4(a)",
    "After receiving the six or more decks of cards at the table, the dealer calling the game shall sort and inspect each deck of cards separately",
)
inspection_not_verified = asked.inspection_not_verified.bind(
    "541.4(a)", "the floorperson assigned to the table shall verify the inspection"
)
cards_not_spread = asked.cards_not_spread.bind("541.4(b)", _SPREAD)
cards_spread_face_down = asked.cards_spread_face_down.bind("541.4(b)", _SPREAD)
spread_before_inspection = asked.spread_before_inspection.bind(
    "541.4(b)", "Following the inspection of the cards by the dealer and the verification by the floorperson"
)
cards_not_washed = asked.cards_not_washed.bind("541.4(c)", _OPENED)
cards_not_stacked = asked.cards_not_stacked.bind("541.4(c)", _OPENED)
washed_before_first_player = asked.washed_before_first_player.bind(
    "541.4(c)", _OPENED, reading="first-player-to-arrive"
)
batches_together = asked.batches_together.bind(
    "541.4(d)",
    "each deck of cards in each batch of cards shall be separately sorted, inspected, verified, laid out, inspected, washed and stacked",
)
dealt_from_the_hand = asked.dealt_from_the_hand.bind(
    "541.7",
    "The cards used to play Minibaccarat shall be dealt from a manual dealing shoe specifically designed for that purpose",
)
card_not_from_shoe = asked.card_not_from_shoe.bind(
    "541.7",
    "The cards used to play Minibaccarat shall be dealt from a manual dealing shoe specifically designed for that purpose",
    also=(("541.9(c)", "The dealer shall then deal an initial four cards from the dealing shoe"),),
)

PLAY_RULES = (
    card_beyond_decks,
    batches_of_one_colour,
    batch_stored_elsewhere,
    batch_dealt_twice,
    both_batches_in_rack,
    cards_not_changed,
    cards_not_changed_by_one_count,
    cards_not_changed_within_shoe,
    cards_not_changed_with_two_batches,
    cards_not_inspected,
    inspection_not_verified,
    cards_not_spread,
    cards_spread_face_down,
    spread_before_inspection,
    cards_not_washed,
    cards_not_stacked,
    washed_before_first_player,
    batches_together,
    dealt_from_the_hand,
    card_not_from_shoe,
)
