"""Cards found, drawn, dealt or missed in error, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.between_rounds import NO_RECORD as NO_RECORD_OF_BETWEEN_ROUNDS
from validator.games.blackjack.cures import (
    NO_CARD,
    NO_PLACE,
    NO_REFUSALS,
    WHETHER_UNFIT,
)
from validator.games.blackjack.missed_cards import (
    NO_DEALS,
    NO_RETURN,
)
from validator.games.blackjack.opted import NO_CHOICES

_ENDED = "where the card ended"

_WHICH = "which card it was and which was dealt next"

_DEALS = "a record of every card dealt, without unreadable rows"

_CHOICES = "each decision of the players, without unreadable rows"

_RETURNS = "the amounts settled, and a record of every return"

face_up_card_dealt = PlayWords(
    id="face-up-card-dealt",
    title="Card found face up in the shoe and used in the round",
    message="{card} was found face up in the shoe and used",
    needs={_ENDED: NO_PLACE},
    expected="not used in the round",
    observed="dealt to a hand",
)

face_up_card_not_put_away = PlayWords(
    id="face-up-card-not-put-away",
    title="Card found face up in the shoe not placed in the discard rack",
    message="{card} was found face up in the shoe and put neither in the discard rack nor in a segregated area",
    needs={_ENDED: NO_PLACE, "a record of every card found damaged or taken out of use": WHETHER_UNFIT},
    expected="the discard rack or a segregated area",
    observed="another place",
)

face_up_card_segregated = PlayWords(
    id="face-up-card-segregated",
    title="Card found face up in the shoe put into a segregated area",
    message="{card} was found face up in the shoe and put into a segregated area, which this game's shoe does not have",
    expected="the discard rack",
    observed="a segregated area",
)

unexposed_card_discarded = PlayWords(
    id="unexposed-card-discarded",
    title="Card drawn in error, not exposed, and discarded",
    message="{card} was drawn in error without being exposed and discarded; another card was dealt next",
    expected="used as the next card",
    observed="discarded",
)

unexposed_card_not_kept = PlayWords(
    id="unexposed-card-not-kept",
    title="Card drawn in error at the end of a round, not exposed, and discarded",
    message=(
        "a card drawn in error at the end of the round before was discarded without being exposed; {card} was "
        "dealt next"
    ),
    expected="the card drawn in error",
    observed="{card}",
)

burned_before_unexposed_card = PlayWords(
    id="burned-before-unexposed-card",
    title="Another card removed for a new dealer before one drawn in error was used",
    message=(
        "{card} had been drawn in error at the end of the round before, not exposed; another card was removed before it"
    ),
    expected="the card drawn in error removed as the next",
    observed="another card",
)

another_card_before_unexposed = PlayWords(
    id="another-card-before-unexposed",
    title="Another card dealt before one drawn in error",
    message="{card} was dealt although a card drawn in error, not exposed, was the next",
    needs={_WHICH: NO_CARD},
    expected="the card drawn in error",
    observed="{card}",
)

exposed_card_discarded = PlayWords(
    id="exposed-card-discarded",
    title="Card drawn in error and exposed, discarded though it could be used",
    message="{card} was drawn in error, exposed and discarded, and other cards were dealt in its place",
    expected="dealt as the next card, to the dealer where the players refuse it",
    observed="discarded",
)

another_card_before_exposed = PlayWords(
    id="another-card-before-exposed",
    title="Another card dealt before one drawn in error and exposed",
    message="{card} was dealt although a card exposed in error was the next and nobody had refused it",
    needs={_WHICH: NO_CARD, "a record of every refusal": NO_REFUSALS},
    expected="the exposed card",
    observed="{card}",
)

exposed_card_passed_on = PlayWords(
    id="exposed-card-passed-on",
    title="Exposed card, refused by one player, not offered to the next",
    message="{seat} was dealt {card} and not the exposed card that another player had refused",
    expected="the exposed card, or that card kept for the dealer",
    observed="{card}",
)

refused_card_passed_over = PlayWords(
    id="refused-card-passed-over",
    title="Refused card passed over by the dealer, who could use it",
    message="the dealer drew {card}, though a card drawn in error, exposed and refused by the players was his next",
    needs={_WHICH: NO_CARD},
    expected="the refused card",
    observed="{card}",
)

card_after_refusing_one = PlayWords(
    id="card-after-refusing-one",
    title="Additional card to a player who refused one",
    message="{seat} refused a card drawn in error and was dealt {card} in the same round",
    needs={"whose hand it was": NO_CARD},
    expected="no additional card",
    observed="{card}",
)

refused_card_not_racked = PlayWords(
    id="refused-card-not-racked",
    title="Refused card not placed in the discard rack",
    message="{card} was exposed in error and refused, and was put elsewhere than in the discard rack",
    needs={_ENDED: NO_PLACE},
    expected="the discard rack",
    observed="another place",
)

overdrawn_card_not_racked = PlayWords(
    id="overdrawn-card-not-racked",
    title="Card drawn by the dealer on 17 not placed in the discard rack",
    message="the dealer had 17, drew {card} by accident and put it elsewhere than in the discard rack",
    needs={_ENDED: NO_PLACE},
    expected="the discard rack",
    observed="another place",
)

missed_dealer_card_dealt_early = PlayWords(
    id="missed-dealer-card-dealt-early",
    title="Dealer's missed card dealt before the players had their two",
    message="the dealer had missed his own card and dealt it before each player had two cards",
    expected="the first two cards to each player, then his own",
    observed="his own before",
)

dealer_card_made_up_late = PlayWords(
    id="dealer-card-made-up-late",
    title="Dealer's second card dealt after the players had begun to play",
    message="the dealer dealt his second card only after a player had decided or got an additional card",
    expected="before {expected}",
    observed="{observed}",
    unit="event",
)

dealer_cards_not_made_up = PlayWords(
    id="dealer-cards-not-made-up",
    title="Round settled though the dealer never had two cards",
    message="wagers were settled although the dealer had dealt himself {observed} of his first two cards",
    needs={_DEALS: NO_DEALS},
    expected="{expected} cards",
    observed="{observed}",
)

one_card_hand_settled = PlayWords(
    id="one-card-hand-settled",
    title="Wager decided on a hand with one card",
    message="the hand of {seat} got one card only ({hand}) and its wager was decided, by {difference}",
    needs={_DEALS: NO_DEALS},
    expected="the second card at the player's option, no decision without it",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

dead_box_played = PlayWords(
    id="dead-box-played",
    title="Hand played that was dealt no cards in the deal",
    message="{seat} was dealt no card in the deal, so that the hand was dead, and got {card} after it all the same",
    needs={_DEALS: NO_DEALS},
    expected="a dead hand, and no decision of its wager",
    observed="{card} dealt after the deal",
    pays_wrong=True,
)

box_missed_in_the_first_pass = PlayWords(
    id="box-missed-in-the-first-pass",
    title="Box missed in the first pass and dealt two cards in the second",
    message="{seat} got no card before the dealer's first, and two when the second cards were dealt",
    expected="a card in each pass",
    observed="two in the second",
)

one_card_option_not_followed = PlayWords(
    id="one-card-option-not-followed",
    title="Second card not dealt to a player who opted for it",
    message="{seat} had one card only, opted for the second and did not get it",
    needs={_DEALS: NO_DEALS},
    expected="the second card",
    observed="none",
)

missed_second_card_before_others = PlayWords(
    id="missed-second-card-before-others",
    title="Missed second card dealt before the other players had theirs",
    message="{seat} got {card} as the second card, which had been missed, while other players were still to get theirs",
    expected="after the others' second cards",
    observed="between them",
)

second_card_made_up_unasked = PlayWords(
    id="second-card-made-up-unasked",
    title="Missed second card dealt without the player's option",
    message="{seat} got {card} as the second card, which had been missed, and had not opted for it",
    needs={_CHOICES: NO_CHOICES},
    expected="the player's option first",
    observed="none",
)

two_cards_for_a_missed_one = PlayWords(
    id="two-cards-for-a-missed-one",
    title="Two cards dealt for one second card that was missed",
    message="{seat} had missed the second card, and got {card} beside it before anybody played",
    needs={_CHOICES: NO_CHOICES},
    expected="the second card alone",
    observed="{observed} cards",
)

late_card_after_hole_card = PlayWords(
    id="late-card-after-hole-card",
    title="Missed card dealt after the hole card was revealed",
    message="{seat} got {card}, which had been missed, only after the hole card was revealed",
    expected="before the hole card",
    observed="after it",
)

late_card_before_others = PlayWords(
    id="late-card-before-others",
    title="Missed card dealt before the other players had theirs",
    message="{seat} got {card}, which had been missed, while other players were still to get theirs",
    expected="after the others' cards",
    observed="between them",
)

missed_card_not_made_good = PlayWords(
    id="missed-card-not-made-good",
    title="Missed card neither dealt nor the hand called dead",
    message="{seat} was not dealt the card he asked for; it was not made good, nor the hand called dead",
    needs={_DEALS: NO_DEALS},
    expected="the card, or a dead hand and the wager returned",
    observed="neither",
)

missed_card_option_not_followed = PlayWords(
    id="missed-card-option-not-followed",
    title="Player's option after a missed card not followed",
    message="{seat} chose how his missed card is made good and got the contrary",
    needs={_DEALS: NO_DEALS},
    expected="what the player opted for",
    observed="the contrary",
)

missed_card_made_good_unasked = PlayWords(
    id="missed-card-made-good-unasked",
    title="Missed card made good without the player's option",
    message="{seat} was not dealt the card he asked for, and that was made good without his choosing how",
    needs={_CHOICES: NO_CHOICES},
    expected="the card or a dead hand, at the player's option",
    observed="no choice",
)

missed_card_wager_kept = PlayWords(
    id="missed-card-wager-kept",
    title="Wager of a hand called dead for a missed card not returned",
    message="the hand of {seat} was called dead for a missed card and {observed} of the {wager} of {stake} returned",
    needs={_RETURNS: NO_RETURN},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

missed_card_further_wager_kept = PlayWords(
    id="missed-card-further-wager-kept",
    title="Further wager of a hand called dead for a missed card not returned",
    message="the hand of {seat} was called dead for a missed card and {observed} of the {wager} of {stake} returned",
    needs={_RETURNS: NO_RETURN},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
)

left_out_of_next_deal = PlayWords(
    id="left-out-of-next-deal",
    title="Player left out of two deals in a row",
    message="{seat}: no card was dealt to the box, as in the deal before",
    needs={"a record of every card dealt": NO_RECORD_OF_BETWEEN_ROUNDS},
    expected="cards in this deal",
    observed="none",
)
