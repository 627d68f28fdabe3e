"""§ 551.6(g) and (h). The odds of 6-7-8, three 7s and long 21s, and the additional fixed payouts, in play."""

from collections.abc import Mapping

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import bonuses
from validator.games.blackjack.super_bonus import NO_HOLE_CARD, NO_PAYMENT, NO_STAKE

_PAID = "{seat}: {hand} on {stake} was {settled} against {dealer}; its odds give {expected}"
_FIXED = (
    "{player} ({seat}) was paid {observed} as additional fixed payout beside {hand} against {dealer}; due is {expected}"
)


def _bonus(id: str, title: str, number: int) -> PlayWords:
    """The rule on a hand that is paid at odds of its own."""
    return _amount(id, title, _PAID, number=number)


def _amount(
    id: str,
    title: str,
    message: str,
    needs: Mapping[str, int] = NO_FACTS,
    number: int | None = None,
) -> PlayWords:
    """A rule on an amount."""
    return PlayWords(
        id=id,
        title=title,
        message=message,
        number=number,
        needs=needs,
        expected="{expected}",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


doubled_hand_paid_bonus_odds = _amount(
    "doubled-hand-paid-bonus-odds",
    "Doubled hand paid at the odds of (g)",
    "{seat}: {wager} of {stake} on {hand}, doubled down, was {settled} against {dealer}, not {due}",
)

BONUSES = (
    _bonus(
        "678-mixed-paid-wrong",
        "6, 7 and 8 of mixed suits not paid at their odds",
        bonuses.BONUS_678_MIXED,
    ),
    _bonus(
        "678-suited-paid-wrong",
        "6, 7 and 8 of one suit not paid at their odds",
        bonuses.BONUS_678_SUITED,
    ),
    _bonus(
        "678-spades-paid-wrong",
        "6, 7 and 8 of spades not paid at their odds",
        bonuses.BONUS_678_SPADES,
    ),
    _bonus(
        "777-mixed-paid-wrong",
        "Three 7s of mixed suits not paid at their odds",
        bonuses.BONUS_777_MIXED,
    ),
    _bonus(
        "777-suited-paid-wrong",
        "Three 7s of one suit not paid at their odds",
        bonuses.BONUS_777_SUITED,
    ),
    _bonus(
        "777-spades-paid-wrong",
        "Three 7s of spades not paid at their odds",
        bonuses.BONUS_777_SPADES,
    ),
    _bonus(
        "five-card-21-paid-wrong",
        "21 in five cards not paid at its odds",
        bonuses.FIVE_CARD_21_PAID_WRONG,
    ),
    _bonus(
        "six-card-21-paid-wrong",
        "21 in six cards not paid at its odds",
        bonuses.SIX_CARD_21_PAID_WRONG,
    ),
    _bonus(
        "seven-card-21-paid-wrong",
        "21 in seven cards or more not paid at its odds",
        bonuses.SEVEN_CARD_21_PAID_WRONG,
    ),
)
"""One rule for each hand of § 551.6(g), in the law's order."""

additional_payout_wrong_on_small_wager = _amount(
    "additional-payout-wrong-on-small-wager",
    "Additional fixed payout for a small wager wrong",
    _FIXED,
    needs={"what was paid": NO_PAYMENT, "the amount of the wager": NO_STAKE},
)

additional_payout_wrong_on_large_wager = _amount(
    "additional-payout-wrong-on-large-wager",
    "Additional fixed payout for a large wager wrong",
    _FIXED,
    needs={"what was paid": NO_PAYMENT},
)

additional_payout_to_others_wrong = _amount(
    "additional-payout-to-others-wrong",
    "Additional fixed payout to another player wrong",
    "{player} ({seat}) was paid {observed} as additional fixed payout for another player's three 7s; due is {expected}",
    needs={"what was paid": NO_PAYMENT},
)

additional_payout_to_others_doubtful = _amount(
    "additional-payout-to-others-doubtful",
    "Additional fixed payout to another player by one reading only",
    "{player} ({seat}) was paid {observed} as additional fixed payout where {expected} is preferred",
)

additional_payout_made_early = PlayWords(
    id="additional-payout-made-early",
    title="Additional fixed payout made before the round was complete",
    message="{seat}: an additional fixed payout was made before the dealer's hand had been played",
    needs={"when the dealer's second card was turned": NO_HOLE_CARD},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

additional_payout_not_due = _amount(
    "additional-payout-not-due",
    "Additional fixed payout that was not due",
    "{seat}: {observed} was paid as additional fixed payout, which no hand of the round earns",
)

additional_payout_on_other_seven = _amount(
    "additional-payout-on-other-seven",
    "Additional fixed payout on a seven that is not the dealer's first card",
    "{seat}: {observed} was paid as additional fixed payout though the dealer's first card is no seven ({dealer})",
)

additional_payout_on_doubled_hand = _amount(
    "additional-payout-on-doubled-hand",
    "Additional fixed payout for a doubled hand",
    "{seat}: {observed} was paid as additional fixed payout though the winning hand was doubled down",
)

additional_payout_on_split_hand = _amount(
    "additional-payout-on-split-hand",
    "Additional fixed payout for a split hand",
    "{seat}: {observed} was paid as additional fixed payout though the winning hand had been split",
)
