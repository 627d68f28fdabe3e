"""§ 545.9 and § 545.10(a) and (b). Dealing the initial two cards to each hand and calling them, in play."""

from validator.chapters.baccarat import play_dealing as asked

_CALL = "the dealer calling the game shall announce the Point Count of the Player's Hand and the Banker's Hand"

dealt_without_close = asked.dealt_without_close.bind(
    "545.9(b)", "After the dealer calling the game announces ''no more bets,''", reading="call-presupposed"
)
card_to_another_hand = asked.card_to_another_hand.bind(
    "545.9(a)", "There shall be two hands dealt in the game of Baccarat"
)
initial_cards_missing = asked.initial_cards_missing.bind(
    "545.9(c)", "The curator shall deal an initial four cards from the dealing shoe face down"
)
banker_never_turned = asked.banker_never_turned.bind(
    "545.9(c)",
    "the dealer calling the game shall place the cards face up in front of himself",
)
total_not_reduced = asked.total_not_reduced.bind(
    "545.6(b)",
    "If the total value of the cards in a hand is a two-digit number, the left digit of the number shall be discarded",
)
initial_card_to_wrong_hand = asked.initial_card_to_wrong_hand.bind(
    "545.9(c)",
    "The first and third card dealt shall constitute the first and second cards of the Player's Hand",
    also=(
        (
            "545.9(c)",
            "The second and fourth card dealt shall constitute the first and second cards of the Banker's Hand",
        ),
        (
            "545.9(a)",
            "one of which shall be designated the Player's Hand and the other designated the Banker's Hand",
        ),
    ),
)
initial_card_face_up = asked.initial_card_face_up.bind(
    "545.9(c)",
    "The curator shall deal an initial four cards from the dealing shoe face down",
)
player_handled_cards = asked.player_handled_cards.bind(
    "545.9(d)", "after all four cards have been dealt", reading="players-who-handle-cards"
)
counts_not_announced = asked.counts_not_announced.bind(
    "545.10(a)",
    _CALL,
    also=(
        ("545.9(d)(2)", "announce the Point Count of the Player's Hand"),
        ("545.9(d)(3)", "announce the point count of the Banker's Hand"),
    ),
)
banker_count_first = asked.banker_count_first.bind("545.10(a)", _CALL, reading="order-of-the-two-announcements")
initial_count_wrong = asked.initial_count_wrong.bind(
    "545.10(a)",
    _CALL,
    also=(
        (
            "545.6(b)",
            "The Point Count of a hand shall be a single digit number from 0 to 9 inclusive and shall be determined by totaling the value of the cards in the hand",
        ),
        ("545.6(a)(1)", "Any card from 2 to 9 shall have its face value"),
        ("545.6(a)(2)", "A 10, jack, queen or king shall have a value of zero"),
        ("545.6(a)(3)", "An ace shall have a value of one"),
    ),
)
natural_without_number = asked.natural_without_number.bind(
    "545.10(a)", _CALL, reading="announcing-one-hand-before-the-other"
)
third_card_before_counts = asked.third_card_before_counts.bind(
    "545.10(b)",
    "Following the announcement of the Point Counts of each hand, the dealer calling the game shall instruct the curator whether to deal a third card to either or both hands",
)

PLAY_RULES = (
    total_not_reduced,
    dealt_without_close,
    card_to_another_hand,
    initial_cards_missing,
    initial_card_to_wrong_hand,
    initial_card_face_up,
    banker_never_turned,
    player_handled_cards,
    counts_not_announced,
    banker_count_first,
    initial_count_wrong,
    natural_without_number,
    third_card_before_counts,
)
