"""The initial cards: the words of the rules that the pass in validator/games/baccarat/dealing.py judges."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.announcing import (
    NO_CARDS,
    NO_FILING as NO_FILING_OF_ANNOUNCING,
    NO_RECORD as NO_RECORD_OF_ANNOUNCING,
)
from validator.games.baccarat.dealing import (
    NO_CHOICE,
    NO_FACE,
    NO_FILING,
    NO_HAND,
    NO_PLACE,
    NO_RECORD as NO_RECORD_OF_DEALING,
    NO_TURNS,
)

_FILED = "how the filing has the cards dealt"
_FACE = {"whether the card lay face up": NO_FACE, _FILED: NO_FILING}
_CALLS = {"the announcements of both Point Counts": NO_RECORD_OF_ANNOUNCING}

dealt_without_no_more_bets = PlayWords(
    id="dealt-without-no-more-bets",
    title='Cards dealt before "no more bets" was announced',
    message='the first card was dealt before "no more bets" had been announced',
    needs={'the announcement of "no more bets"': NO_RECORD_OF_DEALING},
    expected='"no more bets" before the first card',
    observed="a card before it",
)

initial_card_to_wrong_hand = PlayWords(
    id="initial-card-to-wrong-hand",
    title="Initial card dealt to the hand whose turn it was not",
    message="{card} was dealt to hand {observed}, though it was the turn of hand {expected}",
    expected="hand {expected}",
    observed="hand {observed}",
)

initial_card_face_down = PlayWords(
    id="initial-card-face-down",
    title="Initial card dealt face down, though the option selected has it face up",
    message="{card} was dealt face down to {seat}, though the option selected has it turned face up",
    needs=_FACE,
    expected="the card face up",
    observed="the card face down",
)

initial_card_face_up = PlayWords(
    id="initial-card-face-up",
    title="Initial card dealt face up, though it has to lie face down",
    message="{card} was dealt face up to {seat}, though it has to lie face down",
    needs=_FACE,
    expected="the card face down",
    observed="the card face up",
)

banker_cards_not_under_shoe = PlayWords(
    id="banker-cards-not-under-shoe",
    title="Card of the Banker's Hand not placed under the corner of the shoe",
    message="a card of the Banker's Hand was not placed underneath the right corner of the dealing shoe",
    needs={"where the card was put": NO_PLACE},
    expected="the card under the corner of the shoe",
    observed="the card elsewhere",
)

card_drawn_with_right_hand = PlayWords(
    id="card-drawn-with-right-hand",
    title="Card not removed from the shoe with the left hand",
    message="an initial card was removed from the dealing shoe with another than the left hand",
    needs={"which hand the dealer used": NO_HAND, "how the filing has the cards dealt": NO_FILING},
    expected="the left hand",
    observed="another",
)

banker_hand_turned_early = PlayWords(
    id="banker-hand-turned-early",
    title="Banker's Hand turned before the Player's Hand was called",
    message="the Banker's Hand was turned face up before the Player's Hand was called",
    needs={"when the Banker's Hand was turned and the Player's Hand called": NO_RECORD_OF_DEALING},
    expected="the Player's Hand called first",
    observed="the Banker's Hand turned first",
)

point_counts_not_announced = PlayWords(
    id="point-counts-not-announced",
    title="Point Counts of the initial cards not announced",
    message="the Point Counts of both hands were not announced",
    needs=_CALLS,
    expected="both Point Counts announced",
    observed="one of them missing",
)

banker_count_announced_first = PlayWords(
    id="banker-count-announced-first",
    title="Point Count of the Banker's Hand announced before that of the Player's Hand",
    message="the Point Count of the Banker's Hand was announced before that of the Player's Hand",
    needs=_CALLS,
    expected="the Player's Hand first",
    observed="the Banker's Hand first",
)

initial_point_count_wrong = PlayWords(
    id="initial-point-count-wrong",
    title="Point Count of the initial cards announced wrongly",
    message="{seat} was announced as {observed}; its Point Count is {expected} (Player {hand}, Banker {dealer})",
    needs={"the cards of the hand": NO_CARDS},
    expected="{expected}",
    observed="{observed}",
)

left_digit_not_discarded = PlayWords(
    id="left-digit-not-discarded",
    title="Total of two digits announced as a Point Count",
    message="{seat} was announced as {observed}; its Point Count is {expected} (Player {hand}, Banker {dealer})",
    expected="{expected}",
    observed="{observed}",
)

card_to_another_hand = PlayWords(
    id="card-to-another-hand",
    title="Card dealt to another hand than the two of the game",
    message="{card} was dealt to hand {observed}, which is neither the Player's Hand nor the Banker's Hand",
    expected="the Player's Hand or the Banker's Hand",
    observed="hand {observed}",
)

initial_cards_missing = PlayWords(
    id="initial-cards-missing",
    title="Round decided without its four initial cards",
    message=(
        "the result was announced although the four initial cards had not been dealt: Player {hand}, Banker {dealer}"
    ),
    needs={"every card dealt": NO_RECORD_OF_DEALING},
    expected="two cards in each hand",
    observed="fewer",
)

initial_card_put_elsewhere = PlayWords(
    id="initial-card-put-elsewhere",
    title="Initial card not placed on the area of its hand",
    message="{card} was not placed on the area of the layout designated for its hand",
    needs={"where the card was put": NO_PLACE},
    expected="the area of the hand",
    observed="elsewhere",
)

banker_hand_never_turned = PlayWords(
    id="banker-hand-never-turned",
    title="Banker's Hand never turned face up",
    message="the Banker's Hand was never turned face up though the result was announced",
    needs={"the turning of the cards": NO_RECORD_OF_DEALING},
    expected="the Banker's Hand turned",
    observed="the cards face down",
)

third_card_before_point_counts = PlayWords(
    id="third-card-before-point-counts",
    title="Third card dealt before the Point Counts were announced",
    message="{seat} was dealt a third card before the Point Counts of both hands had been announced",
    needs=_CALLS,
    expected="the announcements first",
    observed="the third card first",
)

turned_third_card_before_point_counts = PlayWords(
    id="turned-third-card-before-point-counts",
    title="Third card dealt before both hands, which players turn, were known",
    message="{seat} was dealt a third card before both hands had been turned and their Point Counts announced",
    needs={"the turning of the cards and the announcements of both Point Counts": NO_RECORD_OF_ANNOUNCING},
    expected="both hands known first",
    observed="the third card first",
)

third_card_instructed_before_point_counts = PlayWords(
    id="third-card-instructed-before-point-counts",
    title="Curator instructed on a third card before the Point Counts were announced",
    message=(
        "the curator was told whether to deal a third card before the Point Counts of both hands had been announced"
    ),
    needs=_CALLS | {_FILED: NO_FILING_OF_ANNOUNCING},
    expected="the announcements first",
    observed="the instruction first",
)

hand_turned_before_fourth_card = PlayWords(
    id="hand-turned-before-fourth-card",
    title="Hand turned face up before all four initial cards were dealt",
    message="{seat} was turned face up before all four initial cards had been dealt",
    needs={"a record of every card dealt, without unreadable rows": NO_TURNS, _FILED: NO_CHOICE},
    expected="all four cards dealt first",
    observed="the hand turned first",
)

point_count_before_hand_was_turned = PlayWords(
    id="point-count-before-hand-was-turned",
    title="Point Count announced before the hand was turned face up",
    message="the Point Count of {seat} was announced before its cards, dealt face down, had been turned face up",
    needs={"the turning of the cards, without unreadable rows": NO_TURNS, _FILED: NO_CHOICE},
    expected="the cards turned first",
    observed="the announcement first",
)

player_count_before_hand_was_turned = PlayWords(
    id="player-count-before-hand-was-turned",
    title="Point Count of the Player's Hand announced before the hand was turned face up",
    message="the Point Count of {seat} was announced before its cards, dealt face down, had been turned face up",
    needs={"the turning of the cards, without unreadable rows": NO_TURNS, _FILED: NO_CHOICE},
    expected="the cards turned first",
    observed="the announcement first",
)

natural_announced_without_number = PlayWords(
    id="natural-announced-without-number",
    title="Natural announced without its Point Count",
    message="{seat} was announced as a Natural without its Point Count of {expected}",
    expected="{expected}",
    observed="no number",
)

player_handled_cards = PlayWords(
    id="player-handled-cards",
    title="Player touched the cards",
    message="{seat}: a player handled the cards",
    needs={"who touched the cards": NO_RECORD_OF_DEALING, "how the filing has the cards dealt": NO_FILING},
    expected="no player touching the cards",
    observed="a player touching them",
)
