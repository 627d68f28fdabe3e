"""Cards handed to players to be turned: to whom, in which order, what of third cards, and when the right passes on."""

from validator.chapters.checks import other_than, word_is
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

HANDED = equals("dealing.initial_cards", "to-players", "both")
"""Condition: players turn the cards, at all tables or some."""
NOT_HANDED = unless("dealing.initial_cards", "to-players")
"""Condition: at some tables at least players do not turn the cards, or the filing does not say so."""
HANDED_ALONE = equals("dealing.initial_cards", "to-players")
HANDED_NOWHERE = unless("dealing.initial_cards", "to-players", "both")
"""Conditions for what each of the two procedures orders otherwise; where both are filed one statement says nothing."""

bankers_hand_not_beneath_the_shoe = FilingCheck(
    title="Banker's Hand not beneath the shoe while the Player's Hand is turned",
    reads=("handing.bankers_hand_kept",),
    when=(HANDED,),
    expected="underneath the right corner of the shoe",
    observed="{stated}",
    message=(
        "the law says: the Banker's Hand lies underneath the right corner of the dealing shoe until the Player's Hand "
        "is called; the filing says {stated}"
    ),
    check=other_than("beneath-the-shoe-until-the-call"),
)

handed_to_another = FilingCheck(
    title="Cards handed to somebody other than the player with the highest wager on the hand",
    reads=("handing.handed_to",),
    when=(HANDED,),
    expected="the player with the highest wager on the hand",
    observed="{stated}",
    message="the law says: each hand is given to the player with the highest wager on it; the filing says {stated}",
    check=other_than("highest-wager-on-the-hand"),
)

handed_hands_unannounced = FilingCheck(
    title="Point Counts of hands that players turned not announced in order",
    reads=("dealing.points_announced",),
    when=(HANDED,),
    expected="the Player's Hand as it is returned, then the Banker's Hand",
    observed="{stated}",
    message=(
        "the law says: the dealer announces the Point Count of the Player's Hand and then, when it is returned, that "
        "of the Banker's; the filing says {stated}"
    ),
    fails={"dealing.points_announced": "not-announced"},
    check=other_than("player-then-banker"),
)

bankers_hand_handed_early = FilingCheck(
    title="Banker's Hand handed out before the Player's Hand is announced",
    reads=("handing.bankers_hand_handed",),
    when=(HANDED,),
    expected="after the Player's Hand is announced",
    observed="{stated}",
    message=(
        "the law says: the Banker's Hand is handed out after the Player's Hand is announced; the filing says {stated}"
    ),
    check=other_than("after-the-players-hand"),
)

handed_third_cards_face_up = FilingCheck(
    title="Third cards not dealt face down where players turn them",
    reads=("dealing.third_card_lies",),
    when=(HANDED_ALONE,),
    expected="face down",
    observed="{stated}",
    message="the law says: third cards that players turn are placed face down; the filing says {stated}",
    check=other_than("face-down"),
)

players_third_card_to_another = FilingCheck(
    title="Third card of the Player's Hand handed to another player",
    reads=("handing.players_third_card_to",),
    when=(HANDED,),
    expected="the player who was handed the Player's Hand",
    observed="{stated}",
    message=(
        "the law says: the third card of the Player's Hand is handed to the player who was handed that hand; the "
        "filing says {stated}"
    ),
    check=other_than("same-player"),
)

bankers_third_card_to_another = FilingCheck(
    title="Third card of the Banker's Hand handed to another player",
    reads=("handing.bankers_third_card_to",),
    when=(HANDED,),
    expected="the player who was handed the Banker's Hand",
    observed="{stated}",
    message=(
        "the law says: the third card of the Banker's Hand is handed to the player who was handed that hand; the "
        "filing says {stated}"
    ),
    check=other_than("same-player"),
)

bankers_third_card_handed_first = FilingCheck(
    title="Third card of the Banker's Hand before the Player's where players turn them",
    reads=("dealing.third_card_order",),
    when=(HANDED,),
    expected="the Player's Hand, then the Banker's Hand",
    observed="{stated}",
    message=(
        "where players turn the cards the Banker's third card is dealt before the Player's; the text lists the "
        "Player's first and does not say that it comes first"
    ),
    check=other_than("player-then-banker"),
)

equal_wagers_otherwise = FilingCheck(
    title="Cards handed otherwise where two wagers are equally high",
    reads=("handing.equal_wagers",),
    when=(HANDED, unless("handing.equal_wagers", "nearest-on-either-side")),
    expected="the player closest to the dealer moving counterclockwise",
    observed="{stated}",
    message=(
        "the law says: of equally high wagers that of the player closest to the dealer moving counterclockwise counts; "
        "the filing says {stated}"
    ),
    fails={"handing.equal_wagers": "otherwise"},
    check=other_than("closest-counterclockwise"),
)

equal_wagers_by_the_nearer_side = FilingCheck(
    title="Of equally high wagers the one nearest on either side of the dealer",
    reads=("handing.equal_wagers",),
    when=(HANDED,),
    expected="the player closest to the dealer moving counterclockwise",
    observed="{stated}",
    message=(
        "of equally high wagers the one nearest to the dealer on either side counts; the text counts moving "
        "counterclockwise"
    ),
    check=word_is("nearest-on-either-side"),
)

right_taken_by_others = FilingCheck(
    title="Right to turn the cards taken away by somebody other than the dealer or floorperson",
    reads=("handing.right_taken_by",),
    when=(HANDED,),
    expected="the dealer or the floorperson assigned to the table",
    observed="{stated}",
    message=(
        "the law says: the dealer or floorperson may require a player to give up the right; the filing says {stated}"
    ),
    check=other_than("dealer-or-floorperson"),
)

right_offered_to_another = FilingCheck(
    title="Right to turn the cards offered first to somebody other than the player on the right",
    reads=("handing.right_passes_to",),
    when=(HANDED,),
    expected="the player immediately to the right of the previous player",
    observed="{stated}",
    message=(
        "the law says: a right given up is offered to the player immediately to the right of the previous player; the "
        "filing says {stated}"
    ),
    check=other_than("player-to-the-right"),
)

right_offered_out_of_turn = FilingCheck(
    title="Right to turn the cards not offered on counterclockwise",
    reads=("handing.right_passes_on",),
    when=(HANDED,),
    expected="to each of the other players in turn counterclockwise",
    observed="{stated}",
    message="the law says: a right that is declined is offered on in turn counterclockwise; the filing says {stated}",
    check=other_than("counterclockwise"),
)

declined_cards_not_turned = FilingCheck(
    title="Cards that no player accepts not turned by the dealer",
    reads=("handing.declined_by_all",),
    when=(HANDED,),
    expected="the dealer turns them",
    observed="{stated}",
    message="the law says: if no player accepts the cards the dealer turns them over; the filing says {stated}",
    check=other_than("dealer-turns"),
)
