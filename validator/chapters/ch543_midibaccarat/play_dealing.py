"""§ 543.9 and § 543.10(a) and (b). Dealing the initial two cards to each hand and calling them, in play."""

from validator.chapters.baccarat import play_dealing as asked

_CALL = "the dealer shall announce the point count of the Player's Hand and then the Banker's Hand"

dealt_without_close = asked.dealt_without_close.bind(
    "543.9(b)", "Prior to dealing any cards, the dealer calling the game shall announce ''no more bets.''"
)
card_to_another_hand = asked.card_to_another_hand.bind(
    "543.9(a)", "There shall be two hands dealt in the game of Midibaccarat"
)
initial_cards_missing = asked.initial_cards_missing.bind(
    "543.9(c)", "The dealer shall then deal an initial four cards from the dealing shoe"
)
initial_card_put_elsewhere = asked.initial_card_put_elsewhere.bind(
    "543.9(c)(1)",
    "The first and third cards dealt shall be placed on the area designated for the Player's Hand",
    also=(
        (
            "543.9(c)(1)",
            "the second and fourth cards dealt shall be placed on the area designated for the Banker's Hand",
        ),
    ),
)
banker_never_turned = asked.banker_never_turned.bind(
    "543.9(c)(2)",
    "at which time the second and fourth cards shall be turned face up and placed on the area designated for the Banker's Hand",
)
total_not_reduced = asked.total_not_reduced.bind(
    "543.6(b)",
    "If the total of the cards in a hand is a two-digit number, the left digit of the number shall be discarded",
)
initial_card_to_wrong_hand = asked.initial_card_to_wrong_hand.bind(
    "543.9(c)",
    "The first and third cards dealt shall constitute the first and second cards of the Player's Hand",
    also=(
        (
            "543.9(c)",
            "The second and fourth cards dealt shall constitute the first and second cards of the Banker's Hand",
        ),
        (
            "543.9(a)",
            "one of which shall be designated the Player's Hand and the other designated the Banker's Hand",
        ),
    ),
)
initial_card_face_down = asked.initial_card_face_down.bind(
    "543.9(c)(1)",
    "The dealer shall remove cards from the dealing shoe with his left hand, turn them face up",
    also=(
        ("543.9(c)", "The dealer shall deal the initial four cards in accordance with one of the following options"),
    ),
)
card_drawn_with_right_hand = asked.card_drawn_with_right_hand.bind(
    "543.9(c)(1)",
    "The dealer shall remove cards from the dealing shoe with his left hand",
    reading="left-and-right-hand",
)
initial_card_face_up = asked.initial_card_face_up.bind(
    "543.9(c)(2)",
    "The first and third cards dealt shall be placed face down on the area designated for the Player's Hand",
)
banker_cards_not_under_shoe = asked.banker_cards_not_under_shoe.bind(
    "543.9(c)(2)",
    "the second and fourth cards dealt shall be placed face down underneath the right corner of the dealing shoe",
)
banker_turned_early = asked.banker_turned_early.bind("543.9(c)(2)", "until the Player's Hand is called")
player_handled_cards = asked.player_handled_cards.bind(
    "543.9(c)(3)", "After all four cards have been dealt", reading="players-who-handle-cards"
)
counts_not_announced = asked.counts_not_announced.bind(
    "543.10(a)",
    _CALL,
    also=(
        ("543.10(a)", "the point counts of the Player's Hand and Banker's Hand shall be announced as provided therein"),
        ("543.9(c)(3)(i)", "announce the point count of the Player's Hand"),
        ("543.9(c)(3)(ii)", "announce the point count of the Banker's Hand"),
    ),
)
banker_count_first = asked.banker_count_first.bind("543.10(a)", _CALL)
initial_count_wrong = asked.initial_count_wrong.bind(
    "543.10(a)",
    _CALL,
    also=(
        (
            "543.6(b)",
            "The Point Count of a hand shall be a single digit number from 0 to 9 inclusive and shall be determined by totaling the value of the cards in the hand",
        ),
        ("543.6(a)(1)", "Any card from 2 to 9 shall have its face value"),
        ("543.6(a)(2)", "Any 10, jack, queen or king shall have a value of zero"),
        ("543.6(a)(3)", "Any ace shall have a value of one"),
    ),
)
natural_without_number = asked.natural_without_number.bind(
    "543.10(a)", _CALL, reading="announcing-one-hand-before-the-other"
)
third_card_before_counts = asked.third_card_before_counts.bind(
    "543.10(b)",
    "Following the announcement of the Point Counts of each hand, the dealer shall determine whether to deal a third card to each hand",
)

PLAY_RULES = (
    total_not_reduced,
    dealt_without_close,
    card_to_another_hand,
    initial_cards_missing,
    initial_card_to_wrong_hand,
    initial_card_face_down,
    initial_card_put_elsewhere,
    card_drawn_with_right_hand,
    initial_card_face_up,
    banker_cards_not_under_shoe,
    banker_turned_early,
    banker_never_turned,
    player_handled_cards,
    counts_not_announced,
    banker_count_first,
    initial_count_wrong,
    natural_without_number,
    third_card_before_counts,
)
