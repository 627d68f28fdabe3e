"""§ 545.2(b): what the layout contains."""

from validator.chapters.baccarat import layout as asked, table
from validator.chapters.shoe import table as common

layout_unapproved = table.layout_unapproved.bind(
    "545.2(b)", "The layout for a Baccarat table shall be approved by the Bureau of Gaming Operations"
)
layout_without_name_or_logo = common.layout_without_name_or_logo.bind(
    "545.2(b)(1)", "The name or logo of the certificate holder offering the game"
)
wager_area_missing = asked.wager_area_missing.bind(
    "545.2(b)(2)",
    "Specific areas designated for the placement of wagers on the Banker's Hand, Players Hand and Tie Hand",
)

_PHRASE = "A phrase that states the payout odds for Tie Bets"
tie_inscription_missing = asked.tie_inscription_missing.bind("545.2(b)(3)", _PHRASE)
tie_inscription_without_odds = asked.tie_inscription_without_odds.bind("545.2(b)(3)", _PHRASE)
tie_inscription_odds = asked.tie_inscription_odds.bind("545.2(b)(3)", _PHRASE)

_AREAS = "Numbered areas that correspond to the seat numbers for the purpose of marking vigorish"
vigorish_areas_missing = asked.vigorish_areas_missing.bind("545.2(b)(4)", _AREAS)
vigorish_areas_unlike_seats = asked.vigorish_areas_unlike_seats.bind("545.2(b)(4)", _AREAS)
vigorish_areas_unnumbered = asked.vigorish_areas_unnumbered.bind("545.2(b)(4)", _AREAS)
vigorish_areas_of_another_form = asked.vigorish_areas_of_another_form.bind(
    "545.2(b)(4)", _AREAS, reading="shape-of-the-vigorish-areas"
)

card_area_missing = asked.card_area_missing.bind(
    "545.2(b)(5)", "An area designated for the placement of cards for the Player's Hand and Banker's Hand"
)
