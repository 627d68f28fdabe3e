"""Which rules of the shared passes chapter 685a does not ask, and why."""

from tests.games.blackjack.unbound import bound_in, unbound

MODULES = {
    "bad_beat": "no such wager",
    "bet_the_set_21": "no such wager",
    "hit_and_run": "no such wager",
    "house_money": "no such wager",
    "in_between": "no such wager",
    "kings_bounty": "no such wager",
    "lucky_ladies": "no such wager",
    "royal_match_21": "no such wager",
    "straight_jack": "no such wager",
    "super_match": "no such wager",
    "three_card_poker": "no such wager",
    "twenty_points": "no such wager",
    "progressive": "no progressive wager",
    "optional": "places within the sections of optional wagers, and doubts about those of Chapter 633a",
    "variations": "no Blackjack Switch, no game dealt from the hand",
    "free_bet": "rules of Chapters 590 and 672a",
    "push_22": "rules of Chapters 590 and 672a",
    "spanish_21": "rules of Chapter 551",
    "super_bonus": "rules of Chapter 551",
    "rescue": "rules of Chapter 551",
}
"""Modules of rules none of which is asked."""

_SIDES = "the chapter has no double shoe"
_SURRENDER = "players may not surrender, which SURRENDERED_ALL_THE_SAME asks"
_OTHER_WAGER = "a wager that the chapter does not name is noted as such"
_EVERY_ROUND = "the device is used in every round"
_ONE_SPLIT = "a second split of a box is the second of that hand too"
UNBOUND = {
    "dealer.DEALER_DREW_FOR_PROGRESSIVE_WAGER": "no progressive wager",
    "dealer.DEALER_DREW_WITHOUT_EFFECT": "685a.7(m) has the dealer draw in every round; not drawing is noted",
    "dealing.WAGER_UNSETTLED_ON_DEALER_BLACKJACK": "what is not settled is judged by the amounts, wager by wager",
    "dealing.READER_BEFORE_OPTIONAL_WAGERS": "judged by match_the_dealer: settled at another time",
    "dealing.CARD_READER_NOT_USED_FROM_THE_HAND": "the game is not dealt from the hand",
    "dealing.CARD_READER_USED_IN_ERROR": _EVERY_ROUND,
    "dealing.CARD_READER_USED_WITHOUT_CAUSE": _EVERY_ROUND,
    "decisions.SPLITS_OF_ACES_OVER_FILED_NUMBER_OF_BOX": _ONE_SPLIT,
    "decisions.SPLITS_OVER_FILED_NUMBER_OF_BOX": _ONE_SPLIT,
    "decisions.SURRENDER_AFTER_OTHER_DECISION": _SURRENDER,
    "decisions.SURRENDER_OF_SPLIT_HAND": _SURRENDER,
    "decisions.SURRENDER_AFTER_THIRD_CARD": _SURRENDER,
    "decisions.SURRENDERED_CARDS_LEFT_AFTER_HOLE_CARD": _SURRENDER,
    "decisions.SURRENDERED_CARDS_LEFT_AFTER_READER": _SURRENDER,
    "decisions.INSURANCE_NOT_SETTLED_BESIDE_SURRENDER": _SURRENDER,
    "decisions.SURRENDER_NOT_SETTLED_AS_FILED": _SURRENDER,
    "decisions.SURRENDER_NOT_SETTLED_AFTER_READER": _SURRENDER,
    "decisions.SURRENDER_NOT_SETTLED_AT_ONCE": _SURRENDER,
    "decisions.SURRENDER_SETTLED_BEFORE_HOLE_CARD": _SURRENDER,
    "decisions.SURRENDERED_WAGER_NOT_ON_CARDS": _SURRENDER,
    "devices.OTHER_METHOD_WITH_DEVICE_AT_TABLE": "685a.12(k) wants a cover or a sign, which OTHER_METHOD_WITHOUT_SIGN asks",
    "in_force.DEALT_AFTER_CHAPTER_ENDED": "the chapter sets itself no end",
    "in_force.DEALT_AFTER_CHAPTER_EXPIRED": "the chapter sets itself no end",
    "insurance.EVEN_MONEY_CARDS_NOT_REMOVED": "the chapter does not say what becomes of the cards of even money",
    "insurance.EVEN_MONEY_NOT_IN_FILING": "685a.7(g) names the offer and leaves no choice to the filing",
    "irregularities.DEAD_HANDS_WAGER_KEPT": "no paragraph calls hands dead for a use of the reader",
    "irregularities.MISSED_DEALER_CARD_DEALT_EARLY": "685a.12 has no rule for a card that the dealer misses",
    "irregularities.ROUND_FROM_WRONG_SIDE_VOIDED": _SIDES,
    "settlement.BLACKJACK_UNPAID_AFTER_HOLE_CARD": "a Blackjack is paid in the player's turn",
    "settlement.BLACKJACK_NOT_PAID_AS_FILED": "the filing selects no moment",
    "settlement.LOST_TO_DEALER_BLACKJACK_NOT_COLLECTED": "685a.7(h)(2) is asked by WAGER_KEPT_ON_DEALER_BLACKJACK",
    "settlement.SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED": "685a.7(p) has no tie over 21; BUSTED_WAGER_NOT_LOST asks",
    "settlement.SPLIT_21_AGAINST_DEALER_BLACKJACK": "685a.7(h)(2) collects every hand that is no Blackjack",
    "settlement.SURRENDER_HALF_WRONG": _SURRENDER,
    "settlement.SURRENDER_WRONG_WHEN_HOLE_CARD_REVEALED": _SURRENDER,
    "settlement.SURRENDER_WRONG_AFTER_READER": _SURRENDER,
    "shoe.CARD_REMOVED_FROM_DOUBLE_SHOE": _SIDES,
    "shoe.CARD_BEYOND_SIDE": _SIDES,
    "shoe.CARD_WITH_OTHER_BACK": _SIDES,
    "shoe.MATCHING_DETERMINANT_NOT_USED": _SIDES,
    "shoe.OTHER_DETERMINANT_NOT_SEGREGATED": _SIDES,
    "shoe.HAND_DEALT_CARDS_NOT_CHANGED": "the game is not dealt from the hand",
    "shoe.HAND_DEALT_CARDS_NOT_CHANGED_BY_ONE_COUNT": "the game is not dealt from the hand",
    "shoe.NEW_DEALER_WITH_DOUBLE_SHOE": _SIDES,
    "shoe.NO_DETERMINANT_CARD_DRAWN": _SIDES,
    "shoe.OTHER_SIDE_SHUFFLED": _SIDES,
    "shoe.SIDE_NOT_EMPTIED": _SIDES,
    "shoe.SIDE_NOT_INTO_RACK": _SIDES,
    "shoe.WRONG_SIDE_VOIDED": _SIDES,
    "table.CHANGED_CARDS_NOT_OPENED": "no reading of the chapter leaves it open whether changed cards are opened like others",
    "table.SIDES_SPREAD_AS_ONE": _SIDES,
    "table.SIDES_WASHED_AS_ONE": _SIDES,
    "table_rules.LATE_WAGER_RETURNED_ON_DEALER_BLACKJACK": "685a.9(b) and 685a.10(d) spare what was added",
    "table_rules.BLACKJACK_SURRENDERED": _SURRENDER,
    "table_rules.ROUND_VOIDED_FOR_MISSED_DEALER_CARD": "noted as every round called dead for a reason of its own",
    "table_rules.HANDS_DEAD_FOR_MISUSED_READER": _EVERY_ROUND,
    "table_rules.WAGER_MADE_IN_CASH": "685a.6(a) accepts verbal wagers accompanied by cash",
    "wagers.BAD_BEAT_AFTER_DEALING_BEGAN": "no progressive wager",
    "wagers.BAD_BEAT_NOT_OFFERED": _OTHER_WAGER,
    "wagers.BET_THE_SET_21_NOT_OFFERED": _OTHER_WAGER,
    "wagers.HIT_AND_RUN_NOT_OFFERED": _OTHER_WAGER,
    "wagers.HOUSE_MONEY_NOT_OFFERED": _OTHER_WAGER,
    "wagers.IN_BETWEEN_NOT_OFFERED": _OTHER_WAGER,
    "wagers.KINGS_BOUNTY_NOT_OFFERED": _OTHER_WAGER,
    "wagers.PROGRESSIVE_AFTER_DEALING_BEGAN": "no progressive wager",
    "wagers.ROYAL_MATCH_21_NOT_OFFERED": _OTHER_WAGER,
    "wagers.STRAIGHT_JACK_NOT_OFFERED": _OTHER_WAGER,
    "wagers.SUPER_MATCH_NOT_OFFERED": _OTHER_WAGER,
    "wagers.THREE_CARD_POKER_NOT_OFFERED": _OTHER_WAGER,
    "wagers.LUCKY_LADIES_NOT_OFFERED": _OTHER_WAGER,
    "wagers.WAGER_AFTER_DRAWN_CARD": "no determinant card is drawn, and no card before a round dealt from the hand",
}
"""Single rules that are not asked."""


def test_every_question_that_is_not_bound_has_its_reason() -> None:
    """A pass that finds something under a number without a rule would be lost without a word."""
    assert unbound("685a", frozenset(MODULES)) == set(UNBOUND)


def test_of_the_modules_left_out_nothing_is_bound() -> None:
    """Else their other rules would need reasons of their own."""
    assert bound_in("685a", frozenset(MODULES)) == set()
