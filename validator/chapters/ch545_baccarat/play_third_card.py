"""§ 545.10 and § 545.11. Dealing a third card, in play."""

from validator.chapters.baccarat import play_third_card as asked

card_to_natural = asked.card_to_natural.bind(
    "545.11(a)",
    "If the Player's Hand or the Banker's Hand after the initial two cards are dealt to each is a Natural, no more cards shall be dealt to either hand",
)
player_not_drawn = asked.player_not_drawn.bind(
    "545.11(b)(1)",
    "Draw (that is, take a third card) if the Player's hand has a Point Count of less than 6",
)
player_drawn_on_stay = asked.player_drawn_on_stay.bind(
    "545.11(b)(2)",
    "Stay (that is, not take a third card) if the Player's hand has a Point Count of 6 or more",
)
_ALONE = "If the Player's Hand does not receive a third card, the Banker's Hand shall be dealt a third card if the Point Count of the Banker's Hand is 5 or less"
banker_not_drawn_alone = asked.banker_not_drawn_alone.bind("545.11(c)(1)", _ALONE)
banker_drawn_alone_on_stay = asked.banker_drawn_alone_on_stay.bind("545.11(c)(1)", _ALONE)
banker_not_drawn_low = asked.banker_not_drawn_low.bind(
    "545.11(c)(2)(i)",
    "The Banker's Hand has a Point Count of less than 3, the Banker's Hand shall be dealt a third card",
)
banker_drawn_on_seven = asked.banker_drawn_on_seven.bind(
    "545.11(c)(2)(ii)",
    "The Banker's Hand has a Point Count of 7, the Banker's Hand may not be dealt a third card",
)
_ALSO = (
    (
        "545.11(c)",
        "the Banker's Hand shall draw (that is, take a third card) or stay (that is, not take a third card) in accordance with the following requirements",
    ),
    ("545.11(g)", "The symbol located where the intersection occurs shall determine"),
    ("545.11(g)", "whether the Banker's Hand must draw a third card or stay"),
)
_TABLE = "the Banker's Hand shall be dealt or not dealt a third card in accordance with Table 1"
banker_not_drawn_by_table = asked.banker_not_drawn_by_table.bind("545.11(c)(2)(iii)", _TABLE, also=_ALSO)
banker_drawn_against_table = asked.banker_drawn_against_table.bind("545.11(c)(2)(iii)", _TABLE, also=_ALSO)
more_than_one_card = asked.more_than_one_card.bind(
    "545.10(d)", "In no event may more than one additional card be dealt to either hand"
)
banker_before_player = asked.banker_before_player.bind(
    "545.10(c)",
    "Any third card required to be dealt by § 545.11 shall first be dealt face up to the Player's Hand and then to the Banker's Hand by the curator",
)
third_card_face_down = asked.third_card_face_down.bind(
    "545.10(c)",
    "Any third card required to be dealt by § 545.11 shall first be dealt face up to the Player's Hand",
)

PLAY_RULES = (
    third_card_face_down,
    banker_before_player,
    more_than_one_card,
    card_to_natural,
    player_not_drawn,
    player_drawn_on_stay,
    banker_not_drawn_alone,
    banker_drawn_alone_on_stay,
    banker_not_drawn_low,
    banker_drawn_on_seven,
    banker_not_drawn_by_table,
    banker_drawn_against_table,
)
