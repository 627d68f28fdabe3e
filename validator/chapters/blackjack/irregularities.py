"""What is done about irregularities: shared rules."""

from validator.chapters.checks import denied, other_than
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

face_up_card_used = FilingCheck(
    title="Card found face up in the shoe used",
    reads=("irregularities.face_up_card_in_shoe",),
    expected="not used",
    observed="{stated}",
    message="the law says: a card found face up in the shoe is not used in that round; the filing says {stated}",
    check=other_than("not-used"),
)

unexposed_card_not_next = FilingCheck(
    title="Card drawn in error not used as the next card",
    reads=("irregularities.card_drawn_unexposed",),
    expected="the next card",
    observed="{stated}",
    message=(
        "the law says: a card drawn in error without being exposed is used as the next card; the filing says {stated}"
    ),
    check=other_than("next-card"),
)

exposed_card_not_next = FilingCheck(
    title="Card exposed in error not dealt as the next card",
    reads=("irregularities.card_exposed_in_error",),
    expected="the next card",
    observed="{stated}",
    message="the law says: a card exposed in error is dealt as the next card; the filing says {stated}",
    check=other_than("next-card"),
)

refusing_player_served = FilingCheck(
    title="Player who refused a card gets more",
    reads=("irregularities.refusing_player",),
    expected="no further cards",
    observed="{stated}",
    message=(
        "the law says: a player who refuses the exposed card gets no additional cards in the round; the filing says "
        "{stated}"
    ),
    check=other_than("no-further-cards"),
)

overdrawn_card_counted = FilingCheck(
    title="Card drawn by the dealer on 17 counted",
    reads=("irregularities.dealer_overdraws",),
    expected="the discard rack",
    observed="{stated}",
    message=(
        "the law says: a card that the dealer draws by accident with 17 goes to the discard rack; the filing says "
        "{stated}"
    ),
    check=other_than("discard-rack"),
)

missed_dealer_card = FilingCheck(
    title="Dealer's missed card dealt otherwise",
    reads=("irregularities.dealer_missed",),
    expected="players first, then himself",
    observed="{stated}",
    message=(
        "the law says: a dealer who misses a card of his own deals on and then deals it to himself; the filing says "
        "{stated}"
    ),
    check=other_than("continue-then-deal-to-self"),
)

insufficient_cards_otherwise = FilingCheck(
    title="Round without sufficient cards ended otherwise",
    reads=("irregularities.insufficient_cards",),
    expected="the discards shuffled and cut, the round completed",
    observed="{stated}",
    message="the law says: if the shoe cannot complete a round the discards are shuffled and cut and the round is "
    "completed; the filing says {stated}",
    check=other_than("reshuffle-discards"),
)

empty_hand_not_dead = FilingCheck(
    title="Hand without cards not dead",
    reads=("irregularities.no_cards_dealt_to_hand",),
    expected="a dead hand",
    observed="{stated}",
    message="the law says: a hand to which no cards are dealt is dead; the filing says {stated}",
    check=other_than("dead-hand"),
)

wrong_side_round_void = FilingCheck(
    title="Round from the incorrect side not concluded",
    reads=("irregularities.wrong_side_of_shoe",),
    when=(equals("cards.shoe", "double"),),
    expected="concluded",
    observed="{stated}",
    message=(
        "the law says: a round drawn from the incorrect side of a double shoe is concluded; the filing says {stated}"
    ),
    check=other_than("concluded"),
)

missed_player_without_option = FilingCheck(
    title="Player without the option after a missed card",
    reads=("irregularities.player_missed",),
    expected="the player's option",
    observed="{stated}",
    message="the law says: a player who was not dealt the card he asked for has the option between the card and a dead "
    "hand; the filing says {stated}",
    check=other_than("players-option"),
)

seen_hole_card_played_on = FilingCheck(
    title="Play continued though a player could see the hole card",
    reads=("irregularities.reader_used_wrongly_showing_card",),
    expected="hands dead, wagers returned",
    observed="{stated}",
    message="the law says: if the card reader device, wrongly used, lets a player see the hole card all hands are dead "
    "and wagers returned; the filing says {stated}",
    check=other_than("dead-and-returned"),
)

hidden_hole_card_hands_dead = FilingCheck(
    title="Hands called dead though no player could see the hole card",
    reads=("irregularities.reader_used_wrongly_hiding_card",),
    expected="play continued",
    observed="{stated}",
    message="the law says: if the card reader device, wrongly used, lets no player see the hole card play continues; "
    "the filing says {stated}",
    check=other_than("continue"),
)

dealing_without_card_reader = FilingCheck(
    title="Dealing continued without the card reader device",
    reads=("irregularities.reader_out_of_order",),
    expected="no dealing until it is repaired or replaced",
    observed="{stated}",
    message="if the card reader device malfunctions the dealer may not continue; the filing says {stated}",
    passes={"irregularities.reader_out_of_order": "stop-dealing"},
    check=other_than("stop-dealing"),
)

SHUFFLED_BY_A_DEVICE = unless("cards.shuffler", "manual")
"""Condition: the filing does not say that the cards are shuffled by hand."""

jammed_shuffle_used = FilingCheck(
    title="Cards of a jammed shuffle not reshuffled",
    reads=("irregularities.shuffler_jams",),
    when=(SHUFFLED_BY_A_DEVICE,),
    expected="a reshuffle",
    observed="{stated}",
    message="the law says: if the shuffling device jams or stops the cards are reshuffled; the filing says {stated}",
    check=other_than("reshuffle"),
)

broken_shuffler_unmarked = FilingCheck(
    title="Shuffling device out of order neither covered nor signed",
    reads=("irregularities.shuffler_out_of_order",),
    when=(SHUFFLED_BY_A_DEVICE,),
    expected="covered, or a sign",
    observed="{stated}",
    message="the law says: a shuffling device that cannot be used is covered or bears a sign; the filing says {stated}",
    passes={"irregularities.shuffler_out_of_order": "covered-or-signed"},
    check=other_than("covered-or-signed"),
)

insufficient_cards_without_burn = FilingCheck(
    title="First card of the reshuffled discards not put away",
    reads=("irregularities.insufficient_cards_burn",),
    expected="the first card face down to the discard rack",
    observed="none",
    message="after the discards are shuffled the first card is not drawn face down and placed in the discard rack",
    check=denied,
)
