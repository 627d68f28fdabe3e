"""The Match-the-Dealer Wager, §§ 685a.6(e), 685a.7(f) and 685a.11(c), in play."""

from collections.abc import Mapping

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import match_the_dealer as judge, optional
from validator.games.blackjack.offered_early import (
    INSURANCE_OFFERED_BEFORE_OPTIONAL_WAGERS,
    NO_SETTLEMENT as NO_SETTLEMENT_OF_OFFERED,
)
from validator.games.blackjack.optional import (
    NO_CARDS,
    NO_DIRECTION,
    NO_PAYTABLE_FILED,
    NO_SETTLEMENT,
    NO_STAKE,
    NOT_FILED,
    WHICH_CARDS,
)
from validator.games.blackjack.optional_wagers import NO_FILING

_SETTLED = {"what was collected and paid": NO_SETTLEMENT}
_NEEDS = {
    "what was collected and paid": NO_SETTLEMENT,
    "the cards of the hands": NO_CARDS,
    "the amount of the wager": NO_STAKE,
    "the decks that the filing names": NOT_FILED,
}


def _amount(
    id: str,
    title: str,
    number: int,
    expected: str = "{expected} won",
    needs: Mapping[str, int] = _SETTLED,
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message="{seat}: {wager} of {stake} ({hand} against {dealer}) was {settled}; {due} is due",
        number=number,
        needs=needs,
        expected=expected,
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


match_the_dealer_not_offered = PlayWords(
    id="match-the-dealer-not-offered",
    title="Match-the-Dealer Wager taken that the filing does not offer",
    message="{seat}: a {wager} of {stake} was taken, which the Rules Submission in force does not offer",
    needs={"the filing in force": NO_FILING},
    expected="only wagers that the Rules Submission specifies",
    observed="a {wager} of {stake}",
)

match_the_dealer_without_paytable = PlayWords(
    id="match-the-dealer-without-paytable",
    title="Match-the-Dealer Wager taken with a number of decks for which it is not offered",
    message="{seat} placed a {wager}; with the decks in use it may not be offered",
    number=judge.FIRST + optional.WITHOUT_PAYTABLE,
    needs={"the decks that the filing names": NO_PAYTABLE_FILED},
    expected="no such wager",
    observed="a wager of {stake}",
)

match_the_dealer_not_paid = _amount(
    "match-the-dealer-not-paid",
    "A winning Match-the-Dealer Wager not paid",
    judge.FIRST + optional.NOT_PAID,
)

losing_match_the_dealer_paid = _amount(
    "losing-match-the-dealer-paid",
    "A losing Match-the-Dealer Wager paid",
    judge.FIRST + optional.LOSING_PAID,
    expected="{expected}",
)

losing_match_the_dealer_not_collected = _amount(
    "losing-match-the-dealer-not-collected",
    "A losing Match-the-Dealer Wager not collected",
    judge.FIRST + optional.LOSING_NOT_COLLECTED,
    expected="{expected}",
)

match_the_dealer_paid_for_one_card = _amount(
    "match-the-dealer-paid-for-one-card", "Two matching cards paid as one", judge.MATCH_THE_DEALER_PAID_FOR_ONE_CARD
)

match_of_unlike_tens_paid = _amount(
    "match-of-unlike-tens-paid",
    "Cards of value 10 paid as a match though they differ",
    judge.MATCH_OF_UNLIKE_TENS_PAID,
    expected="{expected}",
)

match_the_dealer_wrong_whatever_the_cards = PlayWords(
    id="match-the-dealer-wrong-whatever-the-cards",
    title="A Match-the-Dealer Wager settled wrongly whatever the unseen cards are",
    message="{seat}: {wager} of {stake} ({hand} against {dealer}) was settled with {observed}, an amount that no "
    "unseen card gives; the cards that may lie there give {expected}",
    number=judge.FIRST + optional.SETTLED_FOR_NO_CARDS,
    needs={"the cards of the hands": WHICH_CARDS},
    expected="{expected}",
    observed="{observed}",
    unit="range",
    pays_wrong=True,
)

match_the_dealer_settled_at_wrong_time = PlayWords(
    id="match-the-dealer-settled-at-wrong-time",
    title="A Match-the-Dealer Wager not settled right after the deal",
    message="{seat}: the {wager} was settled before the deal was over or after the game had gone on",
    number=judge.FIRST + optional.SETTLED_AT_WRONG_TIME,
    needs={"when the wager was settled": NO_SETTLEMENT},
    expected="between the deal and {expected}",
    observed="{observed}",
    unit="event",
)

match_the_dealer_out_of_seat_order = PlayWords(
    id="match-the-dealer-out-of-seat-order",
    title="Match-the-Dealer Wagers settled out of order",
    message="the {wager} of {observed} was settled after that of {expected}",
    number=judge.FIRST + optional.OUT_OF_SEAT_ORDER,
    needs={"the position, and the direction in which positions are numbered": NO_DIRECTION},
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)

insurance_offered_before_match_the_dealer = PlayWords(
    id="insurance-offered-before-match-the-dealer",
    title="Insurance offered before the Match-the-Dealer Wagers were settled",
    message="{seat}: Insurance was offered before the {wager} was settled",
    number=INSURANCE_OFFERED_BEFORE_OPTIONAL_WAGERS,
    needs={"the settlement of the optional wagers": NO_SETTLEMENT_OF_OFFERED},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

match_the_dealer_paid_wrong_with_six_decks = _amount(
    "match-the-dealer-paid-wrong-with-six-decks",
    "A Match-the-Dealer Wager not paid by the paytable for six decks",
    judge.FIRST + optional.PAID_WRONG,
    needs=_NEEDS,
)

match_the_dealer_paid_wrong_with_eight_decks = _amount(
    "match-the-dealer-paid-wrong-with-eight-decks",
    "A Match-the-Dealer Wager not paid by the paytable for eight decks",
    judge.MATCH_THE_DEALER_PAID_WRONG_WITH_EIGHT_DECKS,
)
