"""§§ 545.9(d)(1) to (7) and 545.15(f): cards handed to players to be turned, and the right that passes on."""

from validator.chapters.baccarat import dealing, handing as asked
from validator.chapters.questions import other_than
from validator.core.rule import filing_rule

bankers_hand_not_beneath_the_shoe = asked.bankers_hand_not_beneath_the_shoe.bind(
    "545.9(d)(1)",
    "The dealer calling the game shall place the Banker's Hand underneath the right corner of the dealing shoe",
)
handed_to_another = asked.handed_to_another.bind(
    "545.9(d)(2)",
    "The dealer calling the game shall then hand the two cards of the Player's Hand, face down, to the player with the"
    " highest wager on the Player's Hand",
)
players_touch_cards = dealing.players_touch_cards.bind(
    "545.9(d)(2)",
    "After viewing the Player's Hand, the player shall return the two cards, face up, to the dealer",
    reading="players-who-handle-cards",
)
handed_hands_unannounced = asked.handed_hands_unannounced.bind(
    "545.9(d)(2)", "announce the Point Count of the Player's Hand"
)
bankers_hand_handed_early = asked.bankers_hand_handed_early.bind(
    "545.9(d)(3)", "The dealer calling the game shall then hand the two cards of the Banker's Hand, face down"
)
handed_third_cards_face_up = asked.handed_third_cards_face_up.bind(
    "545.9(d)(4)",
    "Any third card required to be dealt to the Player's Hand shall be placed face down on the area of the layout"
    " designated for the Player's Hand",
)
players_third_card_to_another = asked.players_third_card_to_another.bind(
    "545.9(d)(4)",
    "The dealer calling the game shall then hand the card, face down, to the player who was handed and returned the"
    " Player's Hand",
)
bankers_third_card_handed_first = asked.bankers_third_card_handed_first.bind(
    "545.9(d)(5)",
    "Any third card required to be dealt to the Banker's Hand shall be placed face down on the area of the layout"
    " designated for the Banker's Hand",
    reading="in-lieu-of-how-much",
)
bankers_third_card_to_another = asked.bankers_third_card_to_another.bind(
    "545.9(d)(5)",
    "The dealer calling the game shall then hand the card, face down, to the player who was handed and returned the"
    " Banker's Hand",
)
_EQUAL = (
    "If two or more players wager an equally high amount on the Player's Hand, the player making the wager who is"
    " closest to the dealer calling the game moving counterclockwise around the table shall be handed the Player's Hand"
)
equal_wagers_otherwise = asked.equal_wagers_otherwise.bind("545.9(d)(6)", _EQUAL)
equal_wagers_by_the_nearer_side = asked.equal_wagers_by_the_nearer_side.bind(
    "545.9(d)(6)", _EQUAL, reading="closest-counterclockwise"
)
unwagered_hand_handed_out = filing_rule(
    id="unwagered-hand-handed-out",
    title="Hand without a wager not turned by the dealer",
    cite="545.9(d)(7)",
    quote=(
        "In the event there are no wagers on the Player's Hand, the dealer calling the game shall turn the Player's"
        " Hand face up"
    ),
    reads=("handing.hand_without_a_wager",),
    when=(asked.HANDED,),
    expected="turned by the dealer calling the game",
    observed="{stated}",
    message="a hand on which nobody wagered is turned by the dealer calling the game; the filing says {stated}",
)(other_than("dealer-turns"))

right_taken_by_others = asked.right_taken_by_others.bind(
    "545.15(f)",
    "The dealer or floorperson assigned to the table may require any player to relinquish the right to turn over the"
    " cards",
)
right_offered_to_another = asked.right_offered_to_another.bind(
    "545.15(f)", "the dealer shall offer it to the player immediately to the right of the previous player"
)
right_offered_out_of_turn = asked.right_offered_out_of_turn.bind(
    "545.15(f)",
    "the dealer shall offer it to each of the other players in turn counterclockwise around the table for the remainder"
    " of that round of play",
)
declined_cards_not_turned = asked.declined_cards_not_turned.bind(
    "545.15(f)",
    "If no player accepts the cards, the dealer shall turn the cards over and place them on the designated areas of the"
    " layout",
)
