"""§ 551.7. Match-The-Dealer wager, in play."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import match_limits, match_the_dealer, optional
from validator.games.blackjack.match_limits import (
    NO_DECKS,
    NO_FILING as NO_FILING_OF_MATCH_LIMITS,
    NO_RECORD,
    NO_STAKE as NO_STAKE_OF_MATCH_LIMITS,
)
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
_AMOUNT = "{seat}: {wager} of {stake} ({hand} against {dealer}) was {settled}, not {due}"


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


def _stake(id: str, title: str, limit: str, needs: Mapping[str, int], *, bound: str = "at most") -> PlayWords:
    """A rule on the amount that was wagered."""
    return PlayWords(
        id=id,
        title=title,
        message="{seat}: the {wager} is {observed}; " + limit,
        needs=needs,
        expected=bound + " {expected}",
        observed="{observed}",
        unit="cents",
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

match_the_dealer_under_minimum = _stake(
    "match-the-dealer-under-minimum",
    "Match-The-Dealer wager below the least amount",
    "the least is {expected}",
    {"the amount of the wager": NO_STAKE_OF_MATCH_LIMITS},
    bound="at least",
)

match_the_dealer_over_wager = _stake(
    "match-the-dealer-over-wager",
    "Match-The-Dealer wager above the basic wager",
    "the basic wager is {expected}",
    {"the amounts of the wagers": NO_STAKE_OF_MATCH_LIMITS},
)

match_the_dealer_over_wager_of_its_box = _stake(
    "match-the-dealer-over-wager-of-its-box",
    "Match-The-Dealer wager above the basic wager of its box, within those of all boxes of the player",
    "the basic wager of the box is {expected}",
    NO_FACTS,
)

match_the_dealer_over_maximum = _stake(
    "match-the-dealer-over-maximum",
    "Match-The-Dealer wager above the maximum filed",
    "the Rules Submission allows {expected}",
    {
        "the amount of the wager": NO_STAKE_OF_MATCH_LIMITS,
        "the maximum that the filing establishes": NO_FILING_OF_MATCH_LIMITS,
    },
)

match_the_dealer_not_offered = PlayWords(
    id="match-the-dealer-not-offered",
    title="Match-The-Dealer wager taken that the filing does not offer",
    message="{seat}: a {wager} of {stake} was taken; the Rules Submission in force establishes no maximum and no odds",
    needs={"the filing in force": NO_FILING_OF_OPTIONAL_WAGERS},
    expected="only wagers for which the Rules Submission has a maximum and odds",
    observed="a {wager} of {stake}",
)

match_the_dealer_not_in_chips = PlayWords(
    id="match-the-dealer-not-in-chips",
    title="Match-The-Dealer wager made by word of mouth alone",
    message="{seat}: the {wager} of {stake} was made by word of mouth, without chips or cash",
    needs={"how the wager was made": NO_RECORD},
    expected="chips, plaques, or a verbal wager accompanied by cash",
    observed="word of mouth",
)

match_the_dealer_laid_in_cash = PlayWords(
    id="match-the-dealer-laid-in-cash",
    title="Match-The-Dealer wager laid on the layout in cash",
    message="{seat}: the {wager} of {stake} lay on the layout in cash, and nobody confirmed it as a verbal wager",
    expected="chips, plaques, or a verbal wager accompanied by cash",
    observed="cash",
)

verbal_match_the_dealer_unconfirmed = PlayWords(
    id="verbal-match-the-dealer-unconfirmed",
    title="Verbal Match-The-Dealer wager not confirmed by dealer and floorperson",
    message="{seat}: the verbal {wager} of {stake} was not confirmed by the dealer and a floorperson",
    needs={"who confirmed the wager": NO_RECORD},
    expected="confirmation by the dealer and a floorperson",
    observed="not both",
)

verbal_match_the_dealer_confirmed_late = PlayWords(
    id="verbal-match-the-dealer-confirmed-late",
    title="Verbal Match-The-Dealer wager confirmed after the first card",
    message="{seat}: the verbal {wager} of {stake} was confirmed after the first card",
    expected="before {expected}, if the confirmation lets the wager in",
    observed="{observed}",
    unit="event",
)

match_the_dealer_cash_not_converted = PlayWords(
    id="match-the-dealer-cash-not-converted",
    title="Cash of a Match-The-Dealer wager unconverted at the next round",
    message="the round begins while {observed} in cash, wagered verbally to match the dealer, is not converted",
    needs={"whether the cash was converted": NO_RECORD},
    expected="no cash left unconverted",
    observed="{observed}",
    unit="amount",
)

match_the_dealer_cash_unconverted_at_settlement = PlayWords(
    id="match-the-dealer-cash-unconverted-at-settlement",
    title="Cash of a Match-The-Dealer wager unconverted at its settlement",
    message="{seat}: the {wager} was settled while {observed}, wagered verbally, was still in cash",
    expected="conversion before",
    observed="{observed}",
    unit="amount",
)

match_the_dealer_wrong_whatever_the_cards = PlayWords(
    id="match-the-dealer-wrong-whatever-the-cards",
    title="A Match-The-Dealer wager settled as it is by none of the cards that may lie there",
    message="{seat}: {wager} of {stake} ({hand} against {dealer}) was settled with {observed}, "
    "which none of the cards that may lie there has due: {expected}",
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

match_the_dealer_paid_under_floor_with_six_decks = _amount(
    "match-the-dealer-paid-under-floor-with-six-decks",
    "A Match-The-Dealer wager paid less than the least odds for six decks",
    match_limits.MATCH_THE_DEALER_PAID_UNDER_FLOOR_WITH_SIX_DECKS,
    needs={"the decks that the filing names": NO_DECKS},
)

match_the_dealer_paid_under_floor_with_eight_decks = _amount(
    "match-the-dealer-paid-under-floor-with-eight-decks",
    "A Match-The-Dealer wager paid less than the least odds for eight decks",
    match_limits.MATCH_THE_DEALER_PAID_UNDER_FLOOR_WITH_EIGHT_DECKS,
    needs={"the decks that the filing names": NO_DECKS},
)
