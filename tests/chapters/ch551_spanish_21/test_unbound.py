"""Which rules of the shared passes chapter 551 does not ask, and why."""

from tests.games.blackjack.unbound import bound_in, unbound

MODULES = {
    "bad_beat": "no such wager",
    "bet_the_set_21": "no such wager",
    "hit_and_run": "no such wager",
    "house_money": "no such wager",
    "in_between": "no such wager",
    "lucky_ladies": "no such wager",
    "royal_match_21": "no such wager",
    "straight_jack": "no such wager",
    "super_match": "no such wager",
    "three_card_poker": "no such wager",
    "optional": "places within the sections of optional wagers, and doubts about those of Chapter 633a",
    "variations": "no Blackjack Switch, no game dealt from the hand",
    "down_under": "rules of Chapter 685a",
    "free_bet": "rules of Chapters 590 and 672a",
    "push_22": "rules of Chapters 590 and 672a",
    "table_rules": "rules of Chapters 590, 672a and 685a",
}
"""Modules of rules none of which is asked."""

_BATCHES = "the chapter has one batch, or another in a shuffling device, and no rule on their backs or turns"
_AGES = "the chapter does not say when cards are changed"
_SIDES = "the chapter has no double shoe"
_EVEN_MONEY = "the chapter grants no even money; a Blackjack is paid 3 to 2 at the end of the round"
_MOMENT = "a Blackjack is settled when the round is complete, 551.6(f); completion asks when"
_SPLITS = "three hands are the law's number, asked of the box by SPLITS_OVER_LAW"
_SURRENDER_CARDS = "the chapter does not say what becomes of the cards of a surrendered hand"
_OTHER_WAGER = "a wager that the chapter does not name is noted as such"
_SEATS = "551.6(f) names no order of seats"
UNBOUND = {
    "settlement.CARDS_DISCARDED_IN_DISORDER": "551.8(i) is asked by SPANISH_21_CARDS_DISCARDED_IN_DISORDER, unless a device lifts it",
    "dealer.DEALER_DREW_FOR_PROGRESSIVE_WAGER": "no progressive wager",
    "dealing.INSURANCE_NOT_OFFERED": "551.10(a) grants Insurance and orders no offer by the dealer",
    "dealing.WAGER_UNSETTLED_ON_DEALER_BLACKJACK": "what is not settled is judged by the amounts, wager by wager",
    "dealing.READER_BEFORE_OPTIONAL_WAGERS": "judged by match_the_dealer: settled at another time",
    "dealing.CARD_READER_NOT_USED_FROM_THE_HAND": "the game is not dealt from the hand",
    "decisions.SPLITS_OF_ACES_OVER_FILED_NUMBER_OF_BOX": _SPLITS,
    "decisions.ACES_SPLIT_OVER_FILED": _SPLITS,
    "decisions.SPLITS_OVER_FILED_NUMBER_OF_BOX": _SPLITS,
    "decisions.SURRENDERED_CARDS_LEFT_AFTER_HOLE_CARD": _SURRENDER_CARDS,
    "decisions.SURRENDERED_CARDS_LEFT_AFTER_READER": _SURRENDER_CARDS,
    "decisions.SURRENDER_NOT_SETTLED_AS_FILED": "the filing selects no moment",
    "decisions.SURRENDER_NOT_SETTLED_AFTER_READER": "against an ace or ten it is settled at the dealer's second card",
    "devices.OTHER_METHOD_WITHOUT_SIGN": "551.16(k) wants the device removed, which OTHER_METHOD_WITH_DEVICE_AT_TABLE asks",
    "insurance.EVEN_MONEY_AGAINST_TEN": _EVEN_MONEY,
    "insurance.EVEN_MONEY_BESIDE_INSURANCE": _EVEN_MONEY,
    "insurance.EVEN_MONEY_CARDS_NOT_REMOVED": _EVEN_MONEY,
    "insurance.EVEN_MONEY_NOT_IN_FILING": _EVEN_MONEY,
    "insurance.EVEN_MONEY_PAID_LATE": _EVEN_MONEY,
    "insurance.EVEN_MONEY_PAID_AT_WRONG_ODDS": _EVEN_MONEY,
    "insurance.EVEN_MONEY_WITHOUT_BLACKJACK": _EVEN_MONEY,
    "insurance.EVEN_MONEY_WITHOUT_INSURANCE": _EVEN_MONEY,
    "irregularities.CARD_REMOVED_ELSEWHERE": "asked of a double shoe; of one shoe REMOVED_CARD_NOT_IN_RACK is asked",
    "irregularities.ROUND_FROM_WRONG_SIDE_VOIDED": _SIDES,
    "match_the_dealer.MATCH_THE_DEALER_PAID_WRONG_WITH_EIGHT_DECKS": "the filing has one paytable",
    "settlement.BLACKJACK_CARDS_NOT_REMOVED": _MOMENT,
    "settlement.BLACKJACK_CARDS_NOT_REMOVED_AGAINST_LOW_CARD": _MOMENT,
    "settlement.BLACKJACK_CARDS_NOT_REMOVED_AT_ONCE": _MOMENT,
    "settlement.BLACKJACK_NOT_ANNOUNCED_AGAINST_HIGH_CARD": _MOMENT,
    "settlement.BLACKJACK_NOT_ANNOUNCED_AGAINST_LOW_CARD": _MOMENT,
    "settlement.BLACKJACK_UNPAID_AFTER_HOLE_CARD": _MOMENT,
    "settlement.BLACKJACK_UNPAID_AGAINST_LOW_CARD": _MOMENT,
    "settlement.BLACKJACK_NOT_PAID_AS_FILED": _MOMENT,
    "settlement.BLACKJACK_UNPAID_AT_ONCE": _MOMENT,
    "settlement.BLACKJACK_PAID_AT_NO_LAWFUL_MOMENT": _MOMENT,
    "settlement.BLACKJACK_PAID_LATE_AGAINST_LOW_CARD": _MOMENT,
    "settlement.COLLECTED_OUT_OF_SEAT_ORDER": _SEATS,
    "settlement.LOSING_WAGER_NOT_TO_INVENTORY": "the chapter does not say where losing wagers go",
    "settlement.PAID_FROM_LOSING_WAGER": "the chapter does not say what winning wagers are paid from",
    "settlement.PAID_OUT_OF_SEAT_ORDER": _SEATS,
    "settlement.SETTLED_OUT_OF_SEAT_ORDER": _SEATS,
    "settlement.SPLIT_21_AGAINST_DEALER_BLACKJACK": "551.6(c) and 12(d) decide it; judged by twenty_ones",
    "settlement.SURRENDER_WRONG_AFTER_READER": "against an ace or ten it is settled at the dealer's second card",
    "shoe.BATCHES_NOT_ALTERNATED": _BATCHES,
    "shoe.CARD_REMOVED_FROM_DOUBLE_SHOE": _SIDES,
    "shoe.CARDS_NOT_CHANGED": _AGES,
    "shoe.CARDS_NOT_CHANGED_BY_ONE_COUNT": _AGES,
    "shoe.CARD_BEYOND_SIDE": _SIDES,
    "shoe.CARD_WITH_OTHER_BACK": "no pass asks it",
    "shoe.COVER_CARD_PUT_BACK": "the chapter does not say where the cutting card goes",
    "shoe.CUT_AFTER_REFUSAL": "551.5(c) lets the offer go around the table",
    "shoe.CUT_NOT_ROTATED_AFTER_DIRECTED_RESHUFFLE": "551.5(c) orders the rotation in every case",
    "shoe.MATCHING_DETERMINANT_NOT_USED": _SIDES,
    "shoe.OTHER_DETERMINANT_NOT_SEGREGATED": _SIDES,
    "shoe.HAND_DEALT_CARDS_NOT_CHANGED": _AGES,
    "shoe.HAND_DEALT_CARDS_NOT_CHANGED_BY_ONE_COUNT": _AGES,
    "shoe.NEW_DEALER_WITH_DOUBLE_SHOE": _SIDES,
    "shoe.NO_DETERMINANT_CARD_DRAWN": _SIDES,
    "shoe.OTHER_SIDE_SHUFFLED": _SIDES,
    "shoe.SHOE_OUT_OF_PLACE": "551.8 names no place of the shoe",
    "shoe.SIDE_NOT_EMPTIED": _SIDES,
    "shoe.SIDE_NOT_INTO_RACK": _SIDES,
    "shoe.WRONG_SIDE_VOIDED": _SIDES,
    "table.BATCHES_RECEIVED_IN_ONE_COLOR": _BATCHES,
    "table.BATCHES_PREPARED_AS_ONE": _BATCHES,
    "table.BATCH_STORED_ELSEWHERE": _BATCHES,
    "table.BOTH_BATCHES_IN_RACK": _BATCHES,
    "table.CHANGED_CARDS_NOT_OPENED": "no reading of the chapter leaves it open whether changed cards are opened like others",
    "table.IDLE_CARDS_SPREAD_FACE_UP": "551.5(h) lets idle cards lie face up or face down",
    "table.SIDES_SPREAD_AS_ONE": _SIDES,
    "table.SIDES_WASHED_AS_ONE": _SIDES,
    "wagers.BAD_BEAT_AFTER_DEALING_BEGAN": "no such wager",
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
    "wagers.WAGER_CHANGED_BEFORE_DEAL": "551.6(d) lets wagers be placed up to the first card, and no reading doubts a change",
}
"""Single rules that are not asked."""


def test_every_question_that_is_not_bound_has_its_reason() -> None:
    """A pass that finds something under a number without a rule would be lost without a word."""
    assert unbound("551", frozenset(MODULES)) == set(UNBOUND)


def test_of_the_modules_left_out_nothing_is_bound() -> None:
    """Else their other rules would need reasons of their own."""
    assert bound_in("551", frozenset(MODULES)) == set()
