"""The values of the cards, and the numbers that a chapter gives in paragraphs about one thing, for the game model."""

from validator.games.blackjack import options as place
from validator.games.cards import ACE, RANKS
from validator.games.rounds.positions import set_positions
from validator.games.shoe import options as shoe_place
from validator.law.facts import Facts

_NUMBERS = (
    (place.BLACKJACK_CARDS, "blackjack_cards"),
    (place.BLACKJACK_TEN_VALUE, "blackjack_ten_value"),
    (place.DRAW_BELOW, "player_may_draw_below"),
    (place.NO_DRAW_AT, "player_may_not_draw_at"),
    (place.PLAYER_WINS_TO, "player_wins_at_most"),
    (place.DEALER_OVER_ABOVE, "player_wins_when_dealer_over"),
    (place.DOUBLE_CARDS, "double_down_on_cards"),
    (place.DOUBLE_DRAWS, "double_down_cards"),
    (place.SPLIT_CARDS, "split_on_cards"),
    (place.SPLIT_HANDS, "split_hands"),
    (place.OVERDRAW_TOTAL, "dealer_overdraw_points"),
    (shoe_place.EMERGENCY_BURNS, "insufficient_cards_burn"),
    (shoe_place.SHOE_BURNS, "shoe_burn_cards"),
    (shoe_place.DEALER_BURNS, "new_dealer_burn_cards"),
)
"""Numbers that every chapter has."""
_OF_SOME = (
    (place.SURRENDER_CARDS, "surrender_after_cards"),
    (place.SURRENDER_AT_ONCE_VALUE, "surrender_at_once_not_ten_value"),
    (place.SURRENDER_WAITS_VALUE, "surrender_waits_ten_value"),
    (place.WAGERED_SPLIT_VALUE, "wagered_split_ten_value"),
    (place.FREE_SPLIT_NOT_VALUE, "free_split_not_ten_value"),
    (place.PUSH_SETTLED_AT, "dealer_push_settled_points"),
    (place.PUSH_22_WINS_AT, "push_22_wins_at"),
    (place.PUSH_22_LOSES_NOT_AT, "push_22_loses_not_at"),
    (place.DRAWS_FOR_PUSH_22_OVER, "dealer_draws_for_push_22_players_over"),
    (place.DISCARDED_OVER, "from_the_hand_discards_over"),
    (place.ROUND_BURNS, "from_the_hand_burn_cards"),
)
"""Those of paragraphs that not all have."""
_ELSE = (
    (place.DEALER_WINS_TO, "dealer_wins_at_most", "player_wins_when_dealer_over"),
    (place.TIE_TO, "tie_at_most", "highest_score"),
    (place.READER_VALUE, "card_reader_ten_value", "blackjack_ten_value"),
    (place.NO_READER_VALUE, "card_reader_not_used_ten_value", "blackjack_ten_value"),
    (place.BLACKJACK_BEATS_AT, "blackjack_beats_points", "highest_score"),
    (place.LOST_TO_BLACKJACK_AT, "dealer_blackjack_beats_points", "highest_score"),
    (place.LOST_TO_BLACKJACK_OVER, "dealer_blackjack_beats_cards_more_than", "blackjack_cards"),
)
"""Those which, where a chapter has no such paragraph, are the number of another."""
_SHARES = (
    (place.SURRENDER_AT_ONCE_SHARE, "surrender_collected_share"),
    (place.SURRENDER_PLACED_SHARE, "surrender_collected_share_placed"),
    (place.SURRENDER_READER_SHARE, "surrender_collected_share_after_reader"),
)


def set_card_values(column: list[int], facts: Facts) -> None:
    """Enter what each rank counts: an ace its lower value, number cards their face value, all others that of faces."""
    first, last = facts.number("number_card_lowest"), facts.number("number_card_highest")
    for rank in range(RANKS):
        number = first + rank - 1
        column[place.CARD_VALUE + rank] = number if number <= last else facts.number("face_card_value")
    low = facts.number("ace_low_value")
    column[place.CARD_VALUE + ACE] = low
    column[place.ACE_ABOVE_ONE] = facts.number("ace_high_value") - low


def set_numbers(column: list[int], facts: Facts) -> None:
    """Enter the numbers as they are, and the parts of wagers that are collected."""
    set_positions(column, facts)
    column[place.SOFT_ABOVE_HARD] = facts.number("soft_ace_value") - facts.number("hard_ace_value")
    for at, name in (*_NUMBERS, *(one for one in _OF_SOME if one[1] in facts)):
        column[at] = facts.number(name)
    for at, own, other in _ELSE:
        column[at] = facts.number(own if own in facts else other)
    column[place.BLACKJACK_BEATS_FROM] = _blackjack_beats_from(facts)
    rounded = "insurance_rounding_when" if "insurance_rounding_when" in facts else "insurance_maximum"
    column[place.INSURANCE_ROUNDED], column[place.INSURANCE_ROUNDED + 1] = facts.fraction(rounded)
    for at, name in _SHARES:
        if name in facts:
            column[at], column[at + 1] = facts.fraction(name)


def _blackjack_beats_from(facts: Facts) -> int:
    if "blackjack_beats_cards_minimum" in facts:
        return facts.number("blackjack_beats_cards_minimum")
    more = "blackjack_beats_cards_more_than"
    return facts.number(more if more in facts else "blackjack_cards") + 1
