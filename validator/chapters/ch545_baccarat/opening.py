"""§ 545.4: opening of the table for gaming."""

from validator.chapters.baccarat import opening as asked
from validator.chapters.baccarat.shuffle import NOT_PRESHUFFLED
from validator.chapters.shoe import opening as common

_INSPECTION = "the dealer calling the game shall sort and inspect each deck of cards separately, face down"
cards_not_inspected = common.cards_not_inspected.bind("545.4(a)", _INSPECTION, when=(NOT_PRESHUFFLED,))
decks_inspected_together = asked.decks_inspected_together.bind("545.4(a)", _INSPECTION)
preshuffled_cards_not_inspected = asked.preshuffled_cards_not_inspected.bind(
    "545.4(a)", _INSPECTION, reading="inspection-of-preshuffled-cards"
)
changed_decks_not_opened = asked.changed_decks_not_opened.bind(
    "545.4(a)",
    f"After receiving the six or more decks of cards at the table, {_INSPECTION}",
    reading="opening-at-every-change",
)
inspection_not_verified = common.inspection_not_verified.bind(
    "545.4(a)", "the floorperson assigned to the table shall verify the inspection", when=(NOT_PRESHUFFLED,)
)
cards_not_spread = common.cards_not_spread.bind(
    "545.4(b)",
    "the cards shall be spread out face up on the table for visual inspection by the first player to arrive at the"
    " table",
    when=(NOT_PRESHUFFLED,),
)
cards_not_spread_by_deck = asked.cards_not_spread_by_deck.bind(
    "545.4(b)", "The cards shall be spread out in columns by deck according to suit and in sequence"
)
first_player_not_awaited = asked.first_player_not_awaited.bind(
    "545.4(c)",
    "After the first player is afforded an opportunity to visually inspect the cards, the cards shall be turned face"
    " down on the table",
    reading="first-player-to-arrive",
)
cards_not_washed = common.cards_not_washed.bind(
    "545.4(c)", "mixed thoroughly by a washing of the cards and stacked", when=(NOT_PRESHUFFLED,)
)
