"""§ 543.3, § 543.4 and § 543.7. Cards, the opening of a table and the dealing shoe, in play."""

from validator.chapters.baccarat import play_cards as asked, play_shoe

_OPENED = "After the first player is afforded an opportunity to visually inspect the cards, the cards shall be turned face down on the table, mixed thoroughly by a washing of the cards and stacked"
_SPREAD = "the cards shall be spread out face up on the table for visual inspection by the first player to arrive at the table"

card_beyond_decks = asked.card_beyond_decks.bind(
    "543.3(a)", "Midibaccarat shall be played with six to eight decks of cards"
)
cards_not_inspected = asked.cards_not_inspected.bind(
    "543.4(a)",
    "After receiving the six or more decks of cards at the table, the dealer calling the game shall sort and inspect each deck of cards separately",
)
inspection_not_verified = asked.inspection_not_verified.bind(
    "543.4(a)", "the floorperson assigned to the table shall verify the inspection"
)
cards_not_spread = asked.cards_not_spread.bind("543.4(b)", _SPREAD)
cards_spread_face_down = asked.cards_spread_face_down.bind("543.4(b)", _SPREAD)
spread_before_inspection = asked.spread_before_inspection.bind(
    "543.4(b)", "Following the inspection of the cards by the dealer and the verification by the floorperson"
)
cards_not_washed = asked.cards_not_washed.bind("543.4(c)", _OPENED)
cards_not_stacked = asked.cards_not_stacked.bind("543.4(c)", _OPENED)
washed_before_first_player = asked.washed_before_first_player.bind(
    "543.4(c)", _OPENED, reading="first-player-to-arrive"
)
cards_not_replaced = play_shoe.cards_not_replaced.bind(
    "543.3(b)", "The decks of cards opened for use at a Midibaccarat table shall be changed after the play of each shoe"
)
cards_not_replaced_when_short = play_shoe.cards_not_replaced_when_short.bind(
    "543.14(e)",
    "A new round shall commence after the entire set of cards has been replaced and the new set of cards have been placed in the dealing shoe",
)
cards_not_replaced_when_broken_off = play_shoe.cards_not_replaced_when_broken_off.bind(
    "543.3(b)", "shall be changed after the play of each shoe", reading="when-a-shoe-has-been-played"
)
changed_cards_not_opened = asked.changed_cards_not_opened.bind(
    "543.4(a)",
    "After receiving the six or more decks of cards at the table, the dealer calling the game shall sort and inspect each deck of cards separately",
    also=(("543.4(b)", _SPREAD), ("543.4(c)", _OPENED)),
    reading="opening-at-every-change",
)
dealt_from_the_hand = asked.dealt_from_the_hand.bind(
    "543.7",
    "Cards used to play Midibaccarat shall be dealt from a manual dealing shoe specifically designed for that purpose",
)
card_not_from_shoe = asked.card_not_from_shoe.bind(
    "543.7",
    "Cards used to play Midibaccarat shall be dealt from a manual dealing shoe specifically designed for that purpose",
    also=(("543.9(c)", "The dealer shall then deal an initial four cards from the dealing shoe"),),
)

PLAY_RULES = (
    card_beyond_decks,
    cards_not_replaced,
    cards_not_replaced_when_short,
    cards_not_replaced_when_broken_off,
    cards_not_inspected,
    inspection_not_verified,
    cards_not_spread,
    cards_spread_face_down,
    spread_before_inspection,
    cards_not_washed,
    cards_not_stacked,
    washed_before_first_player,
    changed_cards_not_opened,
    dealt_from_the_hand,
    card_not_from_shoe,
)
