"""Which rules of the shared passes chapter 590 does not ask, and why."""

from tests.games.blackjack.unbound import bound_in, unbound

MODULES = {
    "bad_beat": "no such wager",
    "bet_the_set_21": "no such wager",
    "hit_and_run": "no such wager",
    "house_money": "no such wager",
    "in_between": "no such wager",
    "kings_bounty": "no such wager",
    "lucky_ladies": "no such wager",
    "match_the_dealer": "no such wager",
    "progressive": "no progressive wager",
    "royal_match_21": "no such wager",
    "straight_jack": "no such wager",
    "super_match": "no such wager",
    "three_card_poker": "no such wager",
    "twenty_points": "no such wager",
    "optional": "places within the sections of optional wagers, and doubts about those of Chapter 633a",
    "variations": "no Blackjack Switch, no game dealt from the hand",
    "spanish_21": "rules of Chapter 551",
    "super_bonus": "rules of Chapter 551",
    "rescue": "rules of Chapter 551",
    "down_under": "rules of Chapter 685a",
}
"""Modules of rules none of which is asked."""
UNBOUND = {
    "dealer.DEALER_DREW_FOR_PROGRESSIVE_WAGER": "no progressive wager",
    "dealing.WAGER_UNSETTLED_ON_DEALER_BLACKJACK": "what is not settled is judged by the amounts, wager by wager",
    "dealing.READER_BEFORE_OPTIONAL_WAGERS": "no optional wager is settled before the card reader is used",
    "dealing.CARD_READER_NOT_USED_FROM_THE_HAND": "the game is not dealt from the hand",
    "decisions.SPLITS_OF_ACES_OVER_FILED_NUMBER_OF_BOX": "the number of hands is the law's, judged by free_bet",
    "decisions.ACES_SPLIT_OVER_FILED": "the number of hands is the law's, judged by free_bet",
    "decisions.SPLITS_OVER_FILED_NUMBER_OF_BOX": "the number of hands is the law's, judged by free_bet",
    "decisions.SPLITS_OVER_FILED": "the number of hands is the law's, judged by free_bet",
    "decisions.SURRENDERED_CARDS_LEFT_AFTER_HOLE_CARD": "nothing is said of the cards of a surrendered hand",
    "decisions.SURRENDERED_CARDS_LEFT_AFTER_READER": "nothing is said of the cards of a surrendered hand",
    "decisions.SURRENDER_NOT_SETTLED_AS_FILED": "the filing selects no moment",
    "decisions.SURRENDER_SETTLED_BEFORE_HOLE_CARD": "no surrender is settled when the hole card is revealed",
    "devices.OTHER_METHOD_WITH_DEVICE_AT_TABLE": "a question of Chapter 551; a cover or a sign is enough here",
    "free_bet.WAGERED_BUST_LEFT_LYING": "the cards are tucked, and nothing is collected at once",
    "free_bet.WAGERED_BUST_NOT_RACKED": "the cards are tucked, and nothing is collected at once",
    "insurance.EVEN_MONEY_BESIDE_INSURANCE": "the chapter grants no even money; that it is taken is noted",
    "insurance.EVEN_MONEY_CARDS_NOT_REMOVED": "the chapter grants no even money; that it is taken is noted",
    "insurance.EVEN_MONEY_PAID_LATE": "the chapter grants no even money; that it is taken is noted",
    "insurance.EVEN_MONEY_PAID_AT_WRONG_ODDS": "the chapter grants no even money; that it is taken is noted",
    "irregularities.ROUND_FROM_WRONG_SIDE_VOIDED": "the chapter has no double shoe",
    "push_22.EVEN_MONEY_NOT_TUCKED": "the chapter grants no even money; that it is taken is noted",
    "settlement.BLACKJACK_UNPAID_AFTER_HOLE_CARD": "a Blackjack is paid in its turn alone",
    "settlement.BLACKJACK_NOT_PAID_AS_FILED": "the filing selects no moment",
    "settlement.BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK": "a dealer's Blackjack has a paragraph of its own, judged by dealer_blackjack",
    "settlement.DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK": "a dealer's Blackjack has a paragraph of its own, judged by dealer_blackjack",
    "settlement.LOST_TO_DEALER_BLACKJACK_NOT_COLLECTED": "a dealer's Blackjack has a paragraph of its own, judged by dealer_blackjack",
    "settlement.SPLIT_21_AGAINST_DEALER_BLACKJACK": "a dealer's Blackjack has a paragraph of its own, judged by dealer_blackjack",
    "settlement.SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK": "a dealer's Blackjack has a paragraph of its own, judged by dealer_blackjack",
    "settlement.SURRENDER_WRONG_WHEN_HOLE_CARD_REVEALED": "no surrender is settled when the hole card is revealed",
    "shoe.CARD_REMOVED_FROM_DOUBLE_SHOE": "the chapter has no double shoe",
    "shoe.CARD_BEYOND_SIDE": "the chapter has no double shoe",
    "shoe.CARD_WITH_OTHER_BACK": "no pass asks it",
    "shoe.MATCHING_DETERMINANT_NOT_USED": "the chapter has no double shoe",
    "shoe.OTHER_DETERMINANT_NOT_SEGREGATED": "the chapter has no double shoe",
    "shoe.HAND_DEALT_CARDS_NOT_CHANGED": "the game is not dealt from the hand",
    "shoe.HAND_DEALT_CARDS_NOT_CHANGED_BY_ONE_COUNT": "the game is not dealt from the hand",
    "shoe.NEW_DEALER_WITH_DOUBLE_SHOE": "the chapter has no double shoe",
    "shoe.NO_DETERMINANT_CARD_DRAWN": "the chapter has no double shoe",
    "shoe.OTHER_SIDE_SHUFFLED": "the chapter has no double shoe",
    "shoe.SIDE_NOT_EMPTIED": "the chapter has no double shoe",
    "shoe.SIDE_NOT_INTO_RACK": "the chapter has no double shoe",
    "shoe.WRONG_SIDE_VOIDED": "the chapter has no double shoe",
    "table.CHANGED_CARDS_NOT_OPENED": "no reading of the chapter leaves it open whether changed cards are opened like others",
    "table.SIDES_SPREAD_AS_ONE": "the chapter has no double shoe",
    "table.SIDES_WASHED_AS_ONE": "the chapter has no double shoe",
    "table_rules.SURRENDERED_ALL_THE_SAME": "players may surrender",
    "wagers.BAD_BEAT_AFTER_DEALING_BEGAN": "the chapter has no such wager",
    "wagers.BAD_BEAT_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.BET_THE_SET_21_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.HIT_AND_RUN_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.HOUSE_MONEY_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.IN_BETWEEN_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.KINGS_BOUNTY_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.MATCH_THE_DEALER_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.PROGRESSIVE_AFTER_DEALING_BEGAN": "the chapter has no such wager",
    "wagers.ROYAL_MATCH_21_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.STRAIGHT_JACK_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.SUPER_MATCH_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.THREE_CARD_POKER_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.LUCKY_LADIES_NOT_OFFERED": "a wager that the chapter does not name is noted as such",
    "wagers.VERBAL_CASH_NOT_CONVERTED": "the chapter does not accept cash; table_rules notes it",
    "wagers.VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT": "the chapter does not accept cash; table_rules notes it",
    "wagers.VERBAL_WAGER_UNCONFIRMED": "the chapter does not accept cash; table_rules notes it",
    "wagers.WAGER_AFTER_DRAWN_CARD": "no card is drawn before the first one dealt",
}
"""Single rules that are not asked."""


def test_every_question_that_is_not_bound_has_its_reason() -> None:
    """A pass that finds something under a number without a rule would be lost without a word."""
    assert unbound("590", frozenset(MODULES)) == set(UNBOUND)


def test_of_the_modules_left_out_nothing_is_bound() -> None:
    """Else their other rules would need reasons of their own."""
    assert bound_in("590", frozenset(MODULES)) == set()
