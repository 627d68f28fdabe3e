"""Insurance Wager and even money, and the odds of Insurance, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.even_money import (
    NO_CARDS,
    NO_FILING,
    NO_PAYMENT,
    NO_REMOVAL,
    NO_UP_CARD as NO_UP_CARD_OF_EVEN_MONEY,
    NO_WAGERS,
)
from validator.games.blackjack.insurance import (
    NO_AMOUNT,
    NO_COLLECTION,
    NO_FILED_ODDS,
    NO_OUTCOME,
    NO_READER,
    NO_SETTLEMENT,
    NO_UP_CARD as NO_UP_CARD_OF_INSURANCE,
)
from validator.games.blackjack.insurance_amount import NO_STAKE, NO_UNIT
from validator.games.blackjack.settlement import NO_SETTLEMENT as NO_SETTLEMENT_OF_SETTLEMENT

_SETTLEMENT = {
    "what was collected and paid": NO_SETTLEMENT,
    "whether the dealer had a Blackjack": NO_OUTCOME,
    "the amount of the wager and of its settlement": NO_AMOUNT,
}

_MOMENT = {"when the card reader was used and the wager collected": NO_COLLECTION}

insurance_without_ace = PlayWords(
    id="insurance-without-ace",
    title="Insurance Wager taken although the dealer's first card is no ace",
    message="{seat}: an Insurance Wager of {stake} was taken against {observed}",
    needs={"the dealer's first card": NO_UP_CARD_OF_INSURANCE},
    expected="an ace as the dealer's first card",
    observed="{observed}",
    unit="card",
)

losing_insurance_paid = PlayWords(
    id="losing-insurance-paid",
    title="Losing Insurance Wager paid",
    message="{seat}: {observed} was paid on an Insurance Wager of {stake} although the dealer has {dealer}",
    expected="nothing paid",
    observed="{observed} paid",
    unit="cents",
    pays_wrong=True,
)

insurance_over_half = PlayWords(
    id="insurance-over-half",
    title="Insurance Wager over half of the initial wager",
    message="{seat}: {observed} was taken as Insurance; half of the initial wager is {expected}",
    needs={"the amounts of Insurance and of the initial wager": NO_STAKE, "the smallest value chip in use": NO_UNIT},
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)

insurance_over_next_unit = PlayWords(
    id="insurance-over-next-unit",
    title="Insurance Wager beyond the next chip above half of the initial wager",
    message="{seat}: {observed} was taken as Insurance; the next unit above half of the initial wager is {expected}",
    needs={"the amounts of Insurance and of the initial wager": NO_STAKE, "the smallest value chip in use": NO_UNIT},
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)

insurance_over_half_of_one_wager = PlayWords(
    id="insurance-over-half-of-one-wager",
    title="Insurance Wager over half of one of a player's wagers",
    message="{seat}: {observed} was taken as Insurance; half of the initial wager at that place is {expected}",
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)

insurance_after_card_reader = PlayWords(
    id="insurance-after-card-reader",
    title="Insurance Wager placed after the card reader was used",
    message="{seat}: an Insurance Wager of {stake} was taken after the card reader had been used",
    needs={"the use of the card reader": NO_READER},
    expected="the wager before the card reader",
    observed="the wager after it",
)

winning_insurance_not_paid = PlayWords(
    id="winning-insurance-not-paid",
    title="Winning Insurance Wager not paid",
    message="{seat}: nothing was paid on an Insurance Wager of {stake} although the dealer has {dealer}",
    needs=_SETTLEMENT,
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

insurance_paid_at_wrong_odds = PlayWords(
    id="insurance-paid-at-wrong-odds",
    title="Winning Insurance Wager not paid at the odds of the chapter",
    message="{seat}: an Insurance Wager of {stake} was {settled}; its odds give {expected}",
    needs={"a filing that states the odds": NO_FILED_ODDS},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

losing_insurance_not_collected = PlayWords(
    id="losing-insurance-not-collected",
    title="Losing Insurance Wager not collected",
    message="{seat}: {observed} of an Insurance Wager of {expected} was collected; the dealer has {dealer}",
    needs=_SETTLEMENT,
    expected="{expected} collected",
    observed="{observed} collected",
    unit="cents",
    pays_wrong=True,
)

insurance_collected_late = PlayWords(
    id="insurance-collected-late",
    title="Losing Insurance Wager collected after additional cards",
    message="{seat}: the losing Insurance Wager of {stake} was collected after additional cards had been dealt",
    needs=_MOMENT,
    expected="the wager collected before any additional card",
    observed="the wager collected afterwards",
)

insurance_collected_before_reader = PlayWords(
    id="insurance-collected-before-reader",
    title="Insurance Wager collected before it was known that the dealer has no Blackjack",
    message="{seat}: the Insurance Wager of {stake} was collected before the dealer had found that he has no Blackjack",
    needs=_MOMENT,
    expected="the wager collected when that was known",
    observed="the wager collected before it",
)

even_money_not_in_filing = PlayWords(
    id="even-money-not-in-filing",
    title="Even money offered though the filing does not select it",
    message="{seat}: even money was offered or taken, which the Rules Submission in force does not select",
    needs={"the filing in force": NO_FILING},
    expected="no even money",
    observed="even money",
)

even_money_without_blackjack = PlayWords(
    id="even-money-without-blackjack",
    title="Even money taken on a hand that is no Blackjack",
    message="{seat}: even money was taken on {hand}, which is no Blackjack",
    needs={"the cards of the hand": NO_CARDS},
    expected="a Blackjack",
    observed="{hand}",
)

even_money_without_insurance = PlayWords(
    id="even-money-without-insurance",
    title="Even money taken where the dealer can have no Blackjack",
    message="{seat}: even money was taken against {observed}",
    needs={"the dealer's first card": NO_UP_CARD_OF_EVEN_MONEY},
    expected="an ace as the dealer's first card",
    observed="{observed}",
    unit="card",
)

even_money_against_ten = PlayWords(
    id="even-money-against-ten",
    title="Even money taken against a card of value 10",
    message="{seat}: even money was taken against {observed}",
    needs={"the dealer's first card": NO_UP_CARD_OF_EVEN_MONEY},
    expected="an ace as the dealer's first card",
    observed="{observed}",
    unit="card",
)

even_money_beside_insurance = PlayWords(
    id="even-money-beside-insurance",
    title="Even money and Insurance on one hand",
    message="{seat}: even money was taken although {observed} was settled as Insurance on the same hand",
    expected="one of the two",
    observed="both",
    unit="cents",
)

even_money_paid_at_wrong_odds = PlayWords(
    id="even-money-paid-at-wrong-odds",
    title="Even money paid at other odds",
    message="{seat}: even money on {stake} was {settled}, not {due}",
    needs={"what was collected and paid": NO_SETTLEMENT_OF_SETTLEMENT},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

even_money_offered_after_reader = PlayWords(
    id="even-money-offered-after-reader",
    title="Even money offered after the card reader was used",
    message="{seat}: even money was offered, and taken on {stake}, after the card reader had been used",
    expected="the offer before the card reader",
    observed="the offer after it",
)

even_money_paid_late = PlayWords(
    id="even-money-paid-late",
    title="Even money paid after the card reader was used",
    message="{seat}: even money on {stake} was paid only after the card reader had been used",
    needs={"the payment": NO_PAYMENT},
    expected="the payment on the election",
    observed="the payment after the card reader",
)

even_money_cards_not_removed = PlayWords(
    id="even-money-cards-not-removed",
    title="Cards of a hand paid even money not removed with the payment",
    message="{seat}: the cards paid even money ({hand}) were not removed with the payment",
    needs={"the removal of cards": NO_REMOVAL, "whether another wager awaits the cards": NO_WAGERS},
    expected="the cards removed",
    observed="the cards left",
)
