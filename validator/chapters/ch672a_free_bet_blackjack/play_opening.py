"""§§ 672a.2(d), 672a.3(b)(3), 672a.4 and 672a.5(d) to (g). The table before and between the shoes, in play."""

from validator.chapters.blackjack import play_opening as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule

card_reader_not_inspected = asked.card_reader_not_inspected.bind(
    "672a.2(d)",
    "The floorperson assigned to the Free Bet Blackjack table shall inspect the card reader device at the beginning of each gaming day",
)

card_reader_inspected_by_another = asked.card_reader_inspected_by_another.bind(
    "672a.2(d)", "The floorperson assigned to the Free Bet Blackjack table shall inspect the card reader device"
)

batch_stored_elsewhere = asked.batch_stored_elsewhere.bind(
    "672a.3(b)(3)",
    "One batch of cards shall be shuffled and stored in the automated card shuffling device while the other batch is being used to play the game",
)

received_cards_not_inspected = asked.received_cards_not_inspected.bind(
    "672a.4(a)",
    "After receiving one or more decks of cards at the table, the dealer shall inspect the cards for any defects",
)

cards_inspection_unverified = asked.cards_inspection_unverified.bind(
    "672a.4(a)", "The floorperson assigned to the table shall verify the inspection"
)

cards_unspread = asked.cards_unspread.bind(
    "672a.4(b)",
    "the cards shall be spread out face up on the table for visual inspection by the first player to arrive at the table",
)

cards_spread_face_down = asked.cards_spread_face_down.bind(
    "672a.4(b)", "the cards shall be spread out face up on the table"
)

spread_before_inspection = asked.spread_before_inspection.bind(
    "672a.4(b)", "After the cards are inspected, the cards shall be spread out face up on the table"
)

cards_unwashed = asked.cards_unwashed.bind(
    "672a.4(c)",
    "the cards shall be turned face down on the table, mixed thoroughly by a washing of the cards and stacked",
)

cards_unstacked = asked.cards_unstacked.bind(
    "672a.4(c)",
    "the cards shall be turned face down on the table, mixed thoroughly by a washing of the cards and stacked",
)

washed_before_first_player = asked.washed_before_first_player.bind(
    "672a.4(c)",
    "After the first player arriving at the table has been afforded an opportunity to visually inspect the cards",
    reading="first-player-to-arrive",
)

batches_prepared_as_one = asked.batches_prepared_as_one.bind(
    "672a.4(d)",
    "all the decks in one batch of cards shall be spread for inspection, mixed, stacked and shuffled in accordance with subsections (a)—(c) separate from the decks in the other batch of cards",
)

cover_card_not_inserted = asked.cover_card_not_inserted.bind(
    "672a.5(d)",
    "The dealer shall then insert the cover card in the stack at a position at least 1/4 of the way in from the bottom of the stack",
)

cut_after_loading = asked.cut_after_loading.bind(
    "672a.5(d)",
    "The stack of cards shall then be inserted into the dealing shoe for commencement of play",
    also=(("672a.5(e)", "The stack of cards shall then be inserted into the dealing shoe for commencement of play"),),
)

recut_not_made = asked.recut_not_made.bind("672a.5(e)", "If a recut is required, the cards shall be recut")

idle_cards_unspread = asked.idle_cards_unspread.bind("672a.5(g)", "and spread out on the table face down")

idle_cards_unspread_in_a_pause = asked.idle_cards_unspread_in_a_pause.bind(
    "672a.5(g)", "and spread out on the table face down", reading="when-a-table-is-idle"
)

idle_cards_spread_face_up = asked.idle_cards_spread_face_up.bind(
    "672a.5(g)",
    "spread out on the table face down unless a player requests that the cards be spread face up on the table",
    severity=Severity.INFO,
    reading="idle-table-face-down",
)

idle_cards_washed_early = asked.idle_cards_washed_early.bind(
    "672a.5(g)", "After the first player arriving at the table is afforded an opportunity to visually inspect the cards"
)

PLAY_RULES: tuple[PlayRule, ...] = (
    card_reader_not_inspected,
    card_reader_inspected_by_another,
    batch_stored_elsewhere,
    received_cards_not_inspected,
    cards_inspection_unverified,
    cards_unspread,
    cards_spread_face_down,
    spread_before_inspection,
    cards_unwashed,
    cards_unstacked,
    washed_before_first_player,
    batches_prepared_as_one,
    cover_card_not_inserted,
    cut_after_loading,
    recut_not_made,
    idle_cards_unspread,
    idle_cards_unspread_in_a_pause,
    idle_cards_spread_face_up,
    idle_cards_washed_early,
)
