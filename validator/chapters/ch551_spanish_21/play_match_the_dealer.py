"""§ 551.7. Match-The-Dealer wager, in play."""

from collections.abc import Mapping

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import match_the_dealer, optional
from validator.games.blackjack.optional import (
    NO_CARDS,
    NO_SETTLEMENT,
    NO_STAKE as NO_STAKE_OF_OPTIONAL,
    NOT_FILED,
    WHICH_CARDS,
)
from validator.games.blackjack.optional_wagers import (
    NO_FILING as NO_FILING_OF_OPTIONAL_WAGERS,
    NO_PLAYER,
    NO_WAGERS,
)

_SETTLED = {"what was collected and paid": NO_SETTLEMENT}
_AMOUNT = "{seat}: {wager} of {stake} ({hand} against {dealer}) was {settled}; {due} is due"


def _amount(
    id: str,
    title: str,
    number: int,
    expected: str = "{expected} won",
    needs: Mapping[str, int] = _SETTLED,
    message: str = _AMOUNT,
) -> PlayWords:
    """A rule on the amount that was settled."""
    return PlayWords(
        id=id,
        title=title,
        message=message,
        number=number,
        needs=needs,
        expected=expected,
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


losing_match_the_dealer_paid = _amount(
    "losing-match-the-dealer-paid",
    "A losing Match-The-Dealer wager paid",
    match_the_dealer.FIRST + optional.LOSING_PAID,
    expected="{expected}",
)

match_the_dealer_paid_for_one_card = _amount(
    "match-the-dealer-paid-for-one-card",
    "Two matching cards paid as one",
    match_the_dealer.MATCH_THE_DEALER_PAID_FOR_ONE_CARD,
)

match_of_unlike_tens_paid = _amount(
    "match-of-unlike-tens-paid",
    "Cards of value 10 paid as a match though they differ",
    match_the_dealer.MATCH_OF_UNLIKE_TENS_PAID,
    expected="{expected}",
)

optional_wager_without_blackjack_wager = PlayWords(
    id="optional-wager-without-blackjack-wager",
    title="Match-The-Dealer wager of a player without a basic wager",
    message="{seat}: a {wager} of {stake} was taken from a player who placed no Spanish 21 wager",
    needs={"all wagers of the round": NO_WAGERS, "whose wager it is": NO_PLAYER},
    expected="a Spanish 21 wager beside it",
    observed="none",
)


match_the_dealer_not_offered = PlayWords(
    id="match-the-dealer-not-offered",
    title="Match-The-Dealer wager taken that the filing does not offer",
    message="{seat}: a {wager} of {stake} was taken; the Rules Submission in force establishes no maximum and no odds",
    needs={"the filing in force": NO_FILING_OF_OPTIONAL_WAGERS},
    expected="only wagers for which the Rules Submission has a maximum and odds",
    observed="a {wager} of {stake}",
)


match_the_dealer_wrong_whatever_the_cards = PlayWords(
    id="match-the-dealer-wrong-whatever-the-cards",
    title="A Match-The-Dealer wager settled wrongly whatever the unseen cards are",
    message="{seat}: {wager} of {stake} ({hand} against {dealer}) was settled with {observed}, an amount that no "
    "unseen card gives; the cards that may lie there give {expected}",
    number=match_the_dealer.FIRST + optional.SETTLED_FOR_NO_CARDS,
    needs={"the cards of the hands": WHICH_CARDS},
    expected="{expected}",
    observed="{observed}",
    unit="range",
    pays_wrong=True,
)

match_the_dealer_settled_at_wrong_time = PlayWords(
    id="match-the-dealer-settled-at-wrong-time",
    title="A Match-The-Dealer wager not settled right after the deal",
    message="{seat}: the {wager} was settled before the deal was over or after the game had gone on",
    number=match_the_dealer.FIRST + optional.SETTLED_AT_WRONG_TIME,
    needs={"when the wager was settled": NO_SETTLEMENT},
    expected="between the deal and {expected}",
    observed="{observed}",
    unit="event",
)

losing_match_the_dealer_not_collected = _amount(
    "losing-match-the-dealer-not-collected",
    "A losing Match-The-Dealer wager not collected",
    match_the_dealer.FIRST + optional.LOSING_NOT_COLLECTED,
    expected="{expected}",
)

match_the_dealer_not_paid = _amount(
    "match-the-dealer-not-paid",
    "A winning Match-The-Dealer wager not paid",
    match_the_dealer.FIRST + optional.NOT_PAID,
)

match_the_dealer_paid_wrong = _amount(
    "match-the-dealer-paid-wrong",
    "A Match-The-Dealer wager not paid at the odds filed",
    match_the_dealer.FIRST + optional.PAID_WRONG,
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE_OF_OPTIONAL,
        "the odds that the filing contains": NOT_FILED,
    },
)
