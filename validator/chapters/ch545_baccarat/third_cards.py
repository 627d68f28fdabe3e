"""§ 545.11: when a third card is dealt, as a filing restates it."""

from validator.chapters.baccarat import third_cards as asked

natural_from_another_count = asked.natural_from_another_count.bind(
    "545.1 Natural", "A hand which has a Point Count of 8 or 9 on the first two cards dealt"
)
drawn_after_natural = asked.drawn_after_natural.bind(
    "545.11(a)",
    "If the Player's Hand or the Banker's Hand after the initial two cards are dealt to each is a Natural, no more"
    " cards shall be dealt to either hand",
)
player_stays_elsewhere = asked.player_stays_elsewhere.bind(
    "545.11(b)(2)",
    "Stay (that is, not take a third card) if the Player's hand has a Point Count of 6 or more",
)
banker_draws_alone_elsewhere = asked.banker_draws_alone_elsewhere.bind(
    "545.11(c)(1)",
    "If the Player's Hand does not receive a third card, the Banker's Hand shall be dealt a third card if the Point"
    " Count of the Banker's Hand is 5 or less",
)
banker_always_draws_elsewhere = asked.banker_always_draws_elsewhere.bind(
    "545.11(c)(2)(i)",
    "The Banker's Hand has a Point Count of less than 3, the Banker's Hand shall be dealt a third card",
)
banker_always_stays_elsewhere = asked.banker_always_stays_elsewhere.bind(
    "545.11(c)(2)(ii)",
    "The Banker's Hand has a Point Count of 7, the Banker's Hand may not be dealt a third card",
)
banker_table_otherwise = asked.banker_table_otherwise.bind(
    "545.11(c)(2)(iii)",
    "The Banker's Hand has a Point Count of 3, 4, 5 or 6, the Banker's Hand shall be dealt or not dealt a third card in"
    " accordance with Table 1",
)
