"""§§ 551.2(e) to 551.5, in play. The table around the round: inspections, opening, stack, idle times."""

from validator.chapters.blackjack import play_opening as asked

_INSPECT = (
    "The floorperson assigned to the Spanish 21 table shall inspect the card reader device at the beginning of each"
    " gaming day"
)
_SPREAD = (
    "the cards shall be spread out face up on the table for visual inspection by the first player to arrive at the"
    " table"
)
_WASHED = (
    "After the first player has been afforded an opportunity to visually inspect the cards, the cards shall be turned"
    " face down on the table, mixed thoroughly by a washing of the cards, and stacked"
)
_IDLE_SPREAD = "spread out on the table for inspection, either face up or face down"

card_reader_not_inspected = asked.card_reader_not_inspected.bind("551.2(e)", _INSPECT)

card_reader_inspected_by_another = asked.card_reader_inspected_by_another.bind("551.2(e)", _INSPECT)

received_cards_not_inspected = asked.received_cards_not_inspected.bind(
    "551.4(a)",
    "After receiving the decks of cards at the table, the dealer shall inspect the cards for any defects",
)

cards_inspection_unverified = asked.cards_inspection_unverified.bind(
    "551.4(b)",
    "the verification by the floorperson assigned to the table",
    reading="verification-presupposed",
)

cards_unspread = asked.cards_unspread.bind("551.4(b)", _SPREAD)

cards_spread_face_down = asked.cards_spread_face_down.bind(
    "551.4(b)", "the cards shall be spread out face up on the table"
)

spread_before_inspection = asked.spread_before_inspection.bind(
    "551.4(b)",
    "Following the inspection of the cards by the dealer and the verification by the floorperson assigned to the table",
)

cards_unwashed = asked.cards_unwashed.bind("551.4(c)", _WASHED)

cards_unstacked = asked.cards_unstacked.bind("551.4(c)", _WASHED)

washed_before_first_player = asked.washed_before_first_player.bind(
    "551.4(c)",
    "After the first player has been afforded an opportunity to visually inspect the cards",
    reading="first-player-to-arrive",
)

cover_card_not_inserted = asked.cover_card_not_inserted.bind(
    "551.5(e)", "allow the dealer to insert the cutting card in the stack"
)

cut_after_loading = asked.cut_after_loading.bind(
    "551.5(e)", "The stack of cards shall then be inserted into the dealing shoe for commencement of play"
)

recut_not_made = asked.recut_not_made.bind(
    "551.5(f)", "If a recut is required, the cards shall be cut by the next player entitled to cut the cards"
)

idle_cards_unspread = asked.idle_cards_unspread.bind("551.5(h)", _IDLE_SPREAD)

idle_cards_unspread_in_a_pause = asked.idle_cards_unspread_in_a_pause.bind(
    "551.5(h)", _IDLE_SPREAD, reading="when-a-table-is-idle"
)

idle_cards_washed_early = asked.idle_cards_washed_early.bind(
    "551.5(h)",
    "After the first player is afforded an opportunity to visually inspect the cards, the cards shall be turned face"
    " down on the table",
)

PLAY_RULES = (
    card_reader_not_inspected,
    card_reader_inspected_by_another,
    received_cards_not_inspected,
    cards_inspection_unverified,
    cards_unspread,
    cards_spread_face_down,
    spread_before_inspection,
    cards_unwashed,
    cards_unstacked,
    washed_before_first_player,
    cover_card_not_inserted,
    cut_after_loading,
    recut_not_made,
    idle_cards_unspread,
    idle_cards_unspread_in_a_pause,
    idle_cards_washed_early,
)
