"""§ 551.6(g) and (h). The odds of 6-7-8, three 7s and long 21s, and the additional fixed payouts, in play."""

from collections.abc import Callable, Mapping

from validator.core.finding import Severity
from validator.core.rule import NO_FACTS, PlayRule
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots import spanish_21, spanish_21_more as more
from validator.games.blackjack.super_bonus import NO_PAYMENT, NO_STAKE, fixed_payout_differs, fixed_payout_without_cause

_PAID = "{seat}: {hand} on {stake} was settled with {observed} against {dealer}; its odds give {expected}"
_LOW = (
    "In addition to the payouts required under subsection (g)(4), a winning hand that consists of three 7's of the same"
    " suit when the dealer's exposed card is also a seven of any suit shall be paid an additional fixed payout of"
    " $1,000 if the player's original wager was $5 or more but less than $25"
)
_OTHERS = (
    "All other players at the table who placed a wager during that round of play shall also be paid an additional fixed"
    " payout of $50"
)
_HAND = (
    "a winning hand that consists of three 7's of the same suit when the dealer's exposed card is also a seven of any"
    " suit"
)
_NOT_DOUBLED = (
    "The additional fixed payouts required by this subsection will not be applicable if a Double Down Wager was made on"
    " a winning hand"
)
_FIXED = (
    "{player} ({seat}) was paid {observed} as additional fixed payout beside {hand} against {dealer}; due is {expected}"
)


def _bonus(id: str, title: str, cite: str, quote: str, slot: int) -> PlayRule:
    """The rule on a hand that is paid at odds of its own."""
    return _amount(id, title, cite, quote, slot, _PAID, amount_differs)


def _amount(
    id: str,
    title: str,
    cite: str,
    quote: str,
    slot: int,
    message: str,
    check: Callable[..., bool],
    needs: Mapping[str, int] = NO_FACTS,
    reading: str = "",
    also: tuple[tuple[str, str], ...] = (),
) -> PlayRule:
    """A rule on an amount; under a ``reading`` it is noted."""
    return PlayRule(
        id=id,
        title=title,
        cite=cite,
        quote=quote,
        severity=Severity.WARNING if reading else Severity.ERROR,
        message=message,
        slot=slot,
        check=check,
        needs=needs,
        expected="{expected}",
        observed="{observed}",
        unit="cents",
        misapplies=True,
        reading=reading,
        also=also,
    )


doubled_hand_paid_bonus = _amount(
    "doubled-hand-paid-bonus-odds",
    "Doubled hand paid at the odds of (g)",
    "551.6(g)",
    "unless the player has made a Double Down Wager under § 551.11 (relating to Double Down Wager; rescue), in which case"
    " all of the following wagers shall only be paid at odds of 1 to 1",
    spanish_21.BONUS_ON_DOUBLED,
    "{seat}: {wager} of {stake} on {hand}, doubled down, was settled with {observed} against {dealer}, not {expected}",
    amount_differs,
    also=(
        ("551.11(b)", "A winning Double Down Wager shall be paid in accordance with § 551.6(f)"),
        ("551.11(b)", "the payouts in § 551.6(g) and (h) are not applicable to those wagers"),
    ),
)

_678_MIXED = "Three cards consisting of the 6, 7 and 8 of mixed suits shall be paid at odds of 3 to 2"
_678_SUITED = "Three cards consisting of the 6, 7 and 8 of the same suit shall be paid at odds of 2 to 1"
_678_SPADES = "except that three cards consisting of the 6, 7 and 8 of spades shall be paid at odds of 3 to 1"
_777_MIXED = "Three cards consisting of three 7's of mixed suits shall be paid at odds of 3 to 2"
_777_SUITED = "Three cards consisting of three 7's of the same suit shall be paid at odds of 2 to 1"
_777_SPADES = "except that three cards consisting of three 7's of spades shall be paid at odds of 3 to 1"

BONUSES = (
    _bonus(
        "678-mixed-paid-wrong",
        "6, 7 and 8 of mixed suits not paid at their odds",
        "551.6(g)(1)",
        _678_MIXED,
        spanish_21.BONUS_678_MIXED,
    ),
    _bonus(
        "678-suited-paid-wrong",
        "6, 7 and 8 of one suit not paid at their odds",
        "551.6(g)(2)",
        _678_SUITED,
        spanish_21.BONUS_678_SUITED,
    ),
    _bonus(
        "678-spades-paid-wrong",
        "6, 7 and 8 of spades not paid at their odds",
        "551.6(g)(2)",
        _678_SPADES,
        spanish_21.BONUS_678_SPADES,
    ),
    _bonus(
        "777-mixed-paid-wrong",
        "Three 7s of mixed suits not paid at their odds",
        "551.6(g)(3)",
        _777_MIXED,
        spanish_21.BONUS_777_MIXED,
    ),
    _bonus(
        "777-suited-paid-wrong",
        "Three 7s of one suit not paid at their odds",
        "551.6(g)(4)",
        _777_SUITED,
        spanish_21.BONUS_777_SUITED,
    ),
    _bonus(
        "777-spades-paid-wrong",
        "Three 7s of spades not paid at their odds",
        "551.6(g)(4)",
        _777_SPADES,
        spanish_21.BONUS_777_SPADES,
    ),
    _bonus(
        "five-card-21-paid-wrong",
        "21 in five cards not paid at its odds",
        "551.6(g)(5)",
        "Five cards totaling 21 shall be paid at odds of 3 to 2",
        spanish_21.BONUS_FIVE_CARDS,
    ),
    _bonus(
        "six-card-21-paid-wrong",
        "21 in six cards not paid at its odds",
        "551.6(g)(6)",
        "Six cards totaling 21 shall be paid at odds of 2 to 1",
        spanish_21.BONUS_SIX_CARDS,
    ),
    _bonus(
        "seven-card-21-paid-wrong",
        "21 in seven cards or more not paid at its odds",
        "551.6(g)(7)",
        "Seven or more cards totaling 21 shall be paid at odds of 3 to 1",
        spanish_21.BONUS_SEVEN_CARDS,
    ),
)
"""One rule for each hand of § 551.6(g), in the law's order."""

additional_payout_low_wrong = _amount(
    "additional-payout-wrong-on-small-wager",
    "Additional fixed payout for a small wager wrong",
    "551.6(h)",
    _LOW,
    more.ADDITIONAL_LOW_WRONG,
    _FIXED,
    fixed_payout_differs,
    needs={"what was paid": NO_PAYMENT, "the amount of the wager": NO_STAKE},
)

additional_payout_high_wrong = _amount(
    "additional-payout-wrong-on-large-wager",
    "Additional fixed payout for a large wager wrong",
    "551.6(h)",
    "or $5,000 if the player's original wager was $25 or more",
    more.ADDITIONAL_HIGH_WRONG,
    _FIXED,
    fixed_payout_differs,
    needs={"what was paid": NO_PAYMENT},
)

additional_payout_others_wrong = _amount(
    "additional-payout-to-others-wrong",
    "Additional fixed payout to another player wrong",
    "551.6(h)",
    _OTHERS,
    more.ADDITIONAL_OTHERS_WRONG,
    "{player} ({seat}) was paid {observed} as additional fixed payout for another player's three 7s; due is {expected}",
    fixed_payout_differs,
    needs={"what was paid": NO_PAYMENT},
)

additional_payout_others_doubtful = _amount(
    "additional-payout-to-others-doubtful",
    "Additional fixed payout to another player by one reading only",
    "551.6(h)",
    _OTHERS,
    more.ADDITIONAL_OTHERS_DOUBTFUL,
    "{player} ({seat}) was paid {observed} as additional fixed payout where {expected} is preferred",
    fixed_payout_differs,
    reading="fifty-dollars-for-each-player-or-box",
)

additional_payout_not_due = _amount(
    "additional-payout-not-due",
    "Additional fixed payout that was not due",
    "551.6(h)",
    _HAND,
    more.ADDITIONAL_NOT_DUE,
    "{seat}: {observed} was paid as additional fixed payout, which no hand of the round earns",
    fixed_payout_without_cause,
)

additional_payout_on_other_seven = _amount(
    "additional-payout-on-other-seven",
    "Additional fixed payout on a seven that is not the dealer's first card",
    "551.6(h)",
    "when the dealer's exposed card is also a seven of any suit",
    more.ADDITIONAL_ON_OTHER_SEVEN,
    "{seat}: {observed} was paid as additional fixed payout though the dealer's first card is no seven ({dealer})",
    fixed_payout_without_cause,
    reading="dealers-exposed-card",
)

additional_payout_on_doubled_hand = _amount(
    "additional-payout-on-doubled-hand",
    "Additional fixed payout for a doubled hand",
    "551.6(h)",
    _NOT_DOUBLED,
    more.ADDITIONAL_ON_DOUBLED,
    "{seat}: {observed} was paid as additional fixed payout though the winning hand was doubled down",
    fixed_payout_without_cause,
    also=(("551.11(b)", "the payouts in § 551.6(g) and (h) are not applicable to those wagers"),),
)

additional_payout_on_split_hand = _amount(
    "additional-payout-on-split-hand",
    "Additional fixed payout for a split hand",
    "551.12(e)",
    "The additional payouts provided in § 551.6(h) (relating to wagers; payout odds) are not applicable to a winning wager"
    " on a split hand",
    more.ADDITIONAL_ON_SPLIT,
    "{seat}: {observed} was paid as additional fixed payout though the winning hand had been split",
    fixed_payout_without_cause,
    also=(("551.6(h)", "or the winning hand had been split under § 551.12"),),
)

PLAY_RULES = (
    doubled_hand_paid_bonus,
    *BONUSES,
    additional_payout_low_wrong,
    additional_payout_high_wrong,
    additional_payout_others_wrong,
    additional_payout_others_doubtful,
    additional_payout_not_due,
    additional_payout_on_other_seven,
    additional_payout_on_doubled_hand,
    additional_payout_on_split_hand,
)
