"""§ 633a.14: what is done about irregularities."""

from validator.chapters.questions import other_than
from validator.core.rule import equals, filing_rule

face_up_card_used = filing_rule(
    id="face-up-card-used",
    title="Card found face up in the shoe used",
    cite="633a.14(a)",
    quote="A card found face up in the shoe may not be used in that round of play",
    reads=("irregularities.face_up_card_in_shoe",),
    expected="not used",
    observed="{stated}",
    message=("a card found face up in the shoe is not used in that round; the filing says {stated}"),
)(other_than("not-used"))

unexposed_card_not_next = filing_rule(
    id="unexposed-card-not-next",
    title="Card drawn in error not used as the next card",
    cite="633a.14(b)",
    quote="shall be used as though it were the next card from the shoe",
    reads=("irregularities.card_drawn_unexposed",),
    expected="the next card",
    observed="{stated}",
    message=("a card drawn in error without being exposed is used as the next card; the filing says {stated}"),
)(other_than("next-card"))

exposed_card_not_next = filing_rule(
    id="exposed-card-not-next",
    title="Card exposed in error not dealt as the next card",
    cite="633a.14(c)",
    quote=("the card shall be dealt to the players or dealer as though it were the next card from the shoe"),
    reads=("irregularities.card_exposed_in_error",),
    expected="the next card",
    observed="{stated}",
    message="a card exposed in error is dealt as the next card; the filing says {stated}",
)(other_than("next-card"))

refusing_player_served = filing_rule(
    id="refusing-player-served",
    title="Player who refused a card gets more",
    cite="633a.14(c)",
    quote=("Any player refusing to accept the card may not have any additional cards dealt to him during the round"),
    reads=("irregularities.refusing_player",),
    expected="no further cards",
    observed="{stated}",
    message=("a player who refuses the exposed card gets no additional cards in the round; the filing says {stated}"),
)(other_than("no-further-cards"))

overdrawn_card_counted = filing_rule(
    id="overdrawn-card-counted",
    title="Card drawn by the dealer on 17 counted",
    cite="633a.14(d)",
    quote="the card shall be placed in the discard rack",
    reads=("irregularities.dealer_overdraws",),
    expected="the discard rack",
    observed="{stated}",
    message=("a card that the dealer draws by accident with 17 goes to the discard rack; the filing says {stated}"),
)(other_than("discard-rack"))

missed_dealer_card = filing_rule(
    id="missed-dealer-card",
    title="Dealer's missed card dealt otherwise",
    cite="633a.14(e)",
    quote=(
        "the dealer shall continue dealing the first two cards to each player and then deal "
        "the appropriate number of cards to himself"
    ),
    reads=("irregularities.dealer_missed",),
    expected="players first, then himself",
    observed="{stated}",
    message=("a dealer who misses a card of his own deals on and then deals it to himself; the filing says {stated}"),
)(other_than("continue-then-deal-to-self"))

insufficient_cards_otherwise = filing_rule(
    id="insufficient-cards-otherwise",
    title="Round without sufficient cards ended otherwise",
    cite="633a.14(f)",
    quote="shall be shuffled and cut according to the procedures in § 633a.5",
    reads=("irregularities.insufficient_cards",),
    expected="the discards shuffled and cut, the round completed",
    observed="{stated}",
    message=(
        "if the shoe cannot complete a round the discards are shuffled and cut and the round"
        " is completed; the filing says {stated}"
    ),
)(other_than("reshuffle-discards"))

empty_hand_not_dead = filing_rule(
    id="empty-hand-not-dead",
    title="Hand without cards not dead",
    cite="633a.14(g)",
    quote=(
        "If no cards are dealt to a player's hand, the hand is dead and the player shall be included in the next deal"
    ),
    reads=("irregularities.no_cards_dealt_to_hand",),
    expected="a dead hand",
    observed="{stated}",
    message="a hand to which no cards are dealt is dead; the filing says {stated}",
)(other_than("dead-hand"))

wrong_side_round_void = filing_rule(
    id="wrong-side-round-void",
    title="Round from the incorrect side not concluded",
    cite="633a.14(h)",
    quote=("shall be treated as if it were drawn from the correct side of the shoe and concluded"),
    reads=("irregularities.wrong_side_of_shoe",),
    when=(equals("cards.shoe", "double"),),
    expected="concluded",
    observed="{stated}",
    message=("a round drawn from the incorrect side of a double shoe is concluded; the filing says {stated}"),
)(other_than("concluded"))

missed_player_without_option = filing_rule(
    id="missed-player-without-option",
    title="Player without the option after a missed card",
    cite="633a.14(i)",
    quote="at the player's option, the dealer shall either deal the additional card",
    reads=("irregularities.player_missed",),
    expected="the player's option",
    observed="{stated}",
    message=(
        "a player who was not dealt the card he asked for has the option between the card "
        "and a dead hand; the filing says {stated}"
    ),
)(other_than("players-option"))

seen_hole_card_played_on = filing_rule(
    id="seen-hole-card-played-on",
    title="Play continued though a player could see the hole card",
    cite="633a.14(j)(1)",
    quote="call all hands dead, collect the cards and return each player's wager",
    reads=("irregularities.reader_used_wrongly_showing_card",),
    expected="hands dead, wagers returned",
    observed="{stated}",
    message=(
        "if the card reader device, wrongly used, lets a player see the hole card all hands "
        "are dead and wagers returned; the filing says {stated}"
    ),
)(other_than("dead-and-returned"))

hidden_hole_card_hands_dead = filing_rule(
    id="hidden-hole-card-hands-dead",
    title="Hands called dead though no player could see the hole card",
    cite="633a.14(j)(2)",
    quote="continue play",
    reads=("irregularities.reader_used_wrongly_hiding_card",),
    expected="play continued",
    observed="{stated}",
    message=(
        "if the card reader device, wrongly used, lets no player see the hole card play "
        "continues; the filing says {stated}"
    ),
)(other_than("continue"))

dealing_without_card_reader = filing_rule(
    id="dealing-without-card-reader",
    title="Dealing continued without the card reader device",
    cite="633a.14(k)",
    quote=(
        "the dealer may not continue dealing the game of Blackjack at that table until the "
        "card reader device is repaired or replaced"
    ),
    reads=("irregularities.reader_out_of_order",),
    expected="no dealing until it is repaired or replaced",
    observed="{stated}",
    message=("if the card reader device malfunctions the dealer may not continue; the filing says {stated}"),
)(other_than("stop-dealing"))

jammed_shuffle_used = filing_rule(
    id="jammed-shuffle-used",
    title="Cards of a jammed shuffle not reshuffled",
    cite="633a.14(l)",
    quote="the cards shall be reshuffled",
    reads=("irregularities.shuffler_jams",),
    expected="a reshuffle",
    observed="{stated}",
    message=("if the shuffling device jams or stops the cards are reshuffled; the filing says {stated}"),
)(other_than("reshuffle"))

broken_shuffler_unmarked = filing_rule(
    id="broken-shuffler-unmarked",
    title="Shuffling device out of order neither covered nor signed",
    cite="633a.14(m)",
    quote=("the device must be covered or have a sign indicating that it is out of order placed on the device"),
    reads=("irregularities.shuffler_out_of_order",),
    expected="covered, or a sign",
    observed="{stated}",
    message=("a shuffling device that cannot be used is covered or bears a sign; the filing says {stated}"),
)(other_than("covered-or-signed"))
