"""The values of the cards, and the numbers that a chapter gives in paragraphs about one thing, for the game model."""

from validator.chapters.blackjack.play_odds import set_odds
from validator.core.engine.option_rows import option_place
from validator.games.blackjack.options import Options
from validator.games.cards import ACE, RANKS
from validator.games.rounds.positions import set_positions
from validator.law.facts import Facts

MINUTES_OF_AN_HOUR = 60
_NUMBERS = (
    (option_place(Options.highest_total), "highest_score"),
    (option_place(Options.dealer_stands), "dealer_draws_until"),
    (option_place(Options.cut_margin), "cut_depth_minimum"),
    (option_place(Options.blackjack_cards), "blackjack_cards"),
    (option_place(Options.blackjack_ten_value), "blackjack_ten_value"),
    (option_place(Options.draw_below), "player_may_draw_below"),
    (option_place(Options.no_draw_at), "player_may_not_draw_at"),
    (option_place(Options.player_wins_to), "player_wins_at_most"),
    (option_place(Options.dealer_over_above), "player_wins_when_dealer_over"),
    (option_place(Options.double_cards), "double_down_on_cards"),
    (option_place(Options.double_draws), "double_down_cards"),
    (option_place(Options.split_cards), "split_on_cards"),
    (option_place(Options.split_hands), "split_hands"),
    (option_place(Options.overdraw_total), "dealer_overdraw_points"),
    (option_place(Options.emergency_burns), "insufficient_cards_burn"),
    (option_place(Options.shoe_burns), "shoe_burn_cards"),
    (option_place(Options.dealer_burns), "new_dealer_burn_cards"),
)
"""Numbers that every chapter has."""
_OF_SOME = (
    (option_place(Options.surrender_cards), "surrender_after_cards"),
    (option_place(Options.surrender_at_once_value), "surrender_at_once_not_ten_value"),
    (option_place(Options.surrender_waits_value), "surrender_waits_ten_value"),
    (option_place(Options.wagered_split_value), "wagered_split_ten_value"),
    (option_place(Options.free_split_not_value), "free_split_not_ten_value"),
    (option_place(Options.push_settled_at), "dealer_push_settled_points"),
    (option_place(Options.push_22_wins_at), "push_22_wins_at"),
    (option_place(Options.push_22_loses_not_at), "push_22_loses_not_at"),
    (option_place(Options.draws_for_push_22_over), "dealer_draws_for_push_22_players_over"),
    (option_place(Options.discarded_over), "from_the_hand_discards_over"),
    (option_place(Options.round_burns), "from_the_hand_burn_cards"),
)
"""Those of paragraphs that not all have."""
_ELSE = (
    (option_place(Options.dealer_wins_to), "dealer_wins_at_most", "player_wins_when_dealer_over"),
    (option_place(Options.tie_to), "tie_at_most", "highest_score"),
    (option_place(Options.reader_value), "card_reader_ten_value", "blackjack_ten_value"),
    (option_place(Options.no_reader_value), "card_reader_not_used_ten_value", "blackjack_ten_value"),
    (option_place(Options.blackjack_beats_at), "blackjack_beats_points", "highest_score"),
    (option_place(Options.lost_to_blackjack_at), "dealer_blackjack_beats_points", "highest_score"),
    (option_place(Options.lost_to_blackjack_over), "dealer_blackjack_beats_cards_more_than", "blackjack_cards"),
)
"""Those which, where a chapter has no such paragraph, are the number of another."""
_SHARES = (
    (option_place(Options.insurance_share), "insurance_maximum"),
    (option_place(Options.cover_share), "cover_card_depth_minimum"),
    (option_place(Options.surrender_share), "surrender_share"),
    (option_place(Options.surrender_at_once_share), "surrender_collected_share"),
    (option_place(Options.surrender_placed_share), "surrender_collected_share_placed"),
    (option_place(Options.surrender_reader_share), "surrender_collected_share_after_reader"),
)


def set_card_values(asked: Options, facts: Facts) -> None:
    """Enter what each rank counts: an ace its lower value, number cards their face value, all others that of faces."""
    first, last = facts.number("number_card_lowest"), facts.number("number_card_highest")
    for rank in range(RANKS):
        number = first + rank - 1
        asked.card_value[rank] = number if number <= last else facts.number("face_card_value")
    low = facts.number("ace_low_value")
    asked.card_value[ACE] = low
    asked.ace_above_one = facts.number("ace_high_value") - low


def set_numbers(asked: Options, facts: Facts) -> None:
    """Enter the numbers as they are, the parts of wagers that are collected, and what a winning wager pays."""
    set_positions(asked, facts)
    asked.soft_above_hard = facts.number("soft_ace_value") - facts.number("hard_ace_value")
    for at, name in (*_NUMBERS, *(one for one in _OF_SOME if one[1] in facts)):
        asked[at] = facts.number(name)
    for at, own, other in _ELSE:
        asked[at] = facts.number(own if own in facts else other)
    set_odds(asked, option_place(Options.win_pays), facts.odds("winning_wager_pays"))
    if "card_change_hours" in facts:
        asked.change_minutes = facts.number("card_change_hours") * MINUTES_OF_AN_HOUR
    asked.blackjack_beats_from = _blackjack_beats_from(facts)
    rounded = "insurance_rounding_when" if "insurance_rounding_when" in facts else "insurance_maximum"
    asked.insurance_rounded[0], asked.insurance_rounded[1] = facts.fraction(rounded)
    for at, name in _SHARES:
        if name in facts:
            asked[at], asked[at + 1] = facts.fraction(name)


def _blackjack_beats_from(facts: Facts) -> int:
    if "blackjack_beats_cards_minimum" in facts:
        return facts.number("blackjack_beats_cards_minimum")
    more = "blackjack_beats_cards_more_than"
    return facts.number(more if more in facts else "blackjack_cards") + 1
