"""§ 545.9(d). Cards that players turn, in play."""

from validator.chapters.baccarat import play_turning as asked

_DOWN = "The curator shall deal an initial four cards from the dealing shoe face down to the areas designated"
_UNDER = "The dealer calling the game shall place the Banker's Hand underneath the right corner of the dealing shoe"
_PLAYERS_TO = "The dealer calling the game shall then hand the two cards of the Player's Hand, face down, to the player with the highest wager on the Player's Hand"
_BANKERS_TO = "The dealer calling the game shall then hand the two cards of the Banker's Hand, face down, to the player with the highest wager on the Banker's Hand"
_PLAYERS_THIRD_TO = "The dealer calling the game shall then hand the card, face down, to the player who was handed and returned the Player's Hand"
_BANKERS_THIRD_TO = "The dealer calling the game shall then hand the card, face down, to the player who was handed and returned the Banker's Hand"
_CLOSEST = (
    "the player making the wager who is closest to the dealer calling the game moving counterclockwise around the table"
)

initial_face_up = asked.initial_face_up.bind("545.9(c)", _DOWN)
initial_put_elsewhere = asked.initial_put_elsewhere.bind("545.9(c)", _DOWN)
banker_not_put_under_shoe = asked.banker_not_put_under_shoe.bind("545.9(d)(1)", _UNDER)
banker_handed_early = asked.banker_handed_early.bind("545.9(d)(3)", _BANKERS_TO)
handled_otherwise = asked.handled_otherwise.bind(
    "545.9(d)", "after all four cards have been dealt", reading="players-who-handle-cards"
)
players_not_handed = asked.players_not_handed.bind("545.9(d)(2)", _PLAYERS_TO)
players_to_another = asked.players_to_another.bind("545.9(d)(2)", _PLAYERS_TO)
highest_by_one_count = asked.highest_by_one_count.bind(
    "545.9(d)(2)",
    "to the player with the highest wager on the Player's Hand",
    also=(("545.9(d)(3)", "to the player with the highest wager on the Banker's Hand"),),
    reading="highest-wager-of-a-player",
)
handed_without_wager = asked.handed_without_wager.bind(
    "545.9(d)(7)",
    "In the event there are no wagers on the Player's Hand, the dealer calling the game shall turn the Player's Hand face up",
    also=(
        (
            "545.9(d)(7)",
            "In the event there are no wagers on the Banker's Hand, the dealer calling the game shall turn the Banker's Hand face up",
        ),
    ),
)
players_not_returned = asked.players_not_returned.bind(
    "545.9(d)(2)",
    "After viewing the Player's Hand, the player shall return the two cards, face up, to the dealer calling the game",
)
players_not_laid = asked.players_not_laid.bind(
    "545.9(d)(2)", "who shall place the cards face up on the area of the layout designated for the Player's Hand"
)
bankers_not_handed = asked.bankers_not_handed.bind("545.9(d)(3)", _BANKERS_TO)
bankers_to_another = asked.bankers_to_another.bind("545.9(d)(3)", _BANKERS_TO)
bankers_not_returned = asked.bankers_not_returned.bind(
    "545.9(d)(3)",
    "After viewing the Banker's Hand, the player shall return the two cards, face up, to the dealer calling the game",
)
bankers_not_laid = asked.bankers_not_laid.bind(
    "545.9(d)(3)", "who shall place the cards face up on the area of the layout designated for the Banker's Hand"
)
players_third_face_up = asked.players_third_face_up.bind(
    "545.9(d)(4)",
    "Any third card required to be dealt to the Player's Hand shall be placed face down on the area of the layout designated for the Player's Hand",
)
players_third_not_handed = asked.players_third_not_handed.bind("545.9(d)(4)", _PLAYERS_THIRD_TO)
players_third_to_another = asked.players_third_to_another.bind("545.9(d)(4)", _PLAYERS_THIRD_TO)
players_third_not_returned = asked.players_third_not_returned.bind(
    "545.9(d)(4)", "After viewing the card, the player shall return the card, face up, to the dealer calling the game"
)
players_third_not_laid = asked.players_third_not_laid.bind(
    "545.9(d)(4)", "who shall place the card face up on the area on the layout designated for the Player's Hand"
)
bankers_third_face_up = asked.bankers_third_face_up.bind(
    "545.9(d)(5)",
    "Any third card required to be dealt to the Banker's Hand shall be placed face down on the area of the layout designated for the Banker's Hand",
)
bankers_third_not_handed = asked.bankers_third_not_handed.bind("545.9(d)(5)", _BANKERS_THIRD_TO)
bankers_third_to_another = asked.bankers_third_to_another.bind("545.9(d)(5)", _BANKERS_THIRD_TO)
bankers_third_not_returned = asked.bankers_third_not_returned.bind(
    "545.9(d)(5)", "After viewing the card, the player shall return the card, face up, to the dealer calling the game"
)
bankers_third_not_laid = asked.bankers_third_not_laid.bind(
    "545.9(d)(5)", "who shall place the card face up on the area of the layout designated for the Banker's Hand"
)
players_other_of_equals = asked.players_other_of_equals.bind(
    "545.9(d)(6)", f"If two or more players wager an equally high amount on the Player's Hand, {_CLOSEST}"
)
bankers_other_of_equals = asked.bankers_other_of_equals.bind(
    "545.9(d)(6)", f"If two or more players wager an equally high amount on the Banker's Hand, {_CLOSEST}"
)
nearest_on_the_other_side = asked.nearest_on_the_other_side.bind(
    "545.9(d)(6)",
    f"If two or more players wager an equally high amount on the Player's Hand, {_CLOSEST}",
    reading="closest-counterclockwise",
)

PLAY_RULES = (
    initial_face_up,
    initial_put_elsewhere,
    banker_not_put_under_shoe,
    banker_handed_early,
    handled_otherwise,
    players_not_handed,
    players_to_another,
    highest_by_one_count,
    handed_without_wager,
    players_not_returned,
    players_not_laid,
    bankers_not_handed,
    bankers_to_another,
    bankers_not_returned,
    bankers_not_laid,
    players_third_face_up,
    players_third_not_handed,
    players_third_to_another,
    players_third_not_returned,
    players_third_not_laid,
    bankers_third_face_up,
    bankers_third_not_handed,
    bankers_third_to_another,
    bankers_third_not_returned,
    bankers_third_not_laid,
    players_other_of_equals,
    bankers_other_of_equals,
    nearest_on_the_other_side,
)
