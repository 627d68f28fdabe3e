"""What the rules on the optional wagers of § 633a.6(e) have in common, in play; one such set for each wager."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import optional
from validator.games.blackjack.optional import (
    NO_CARDS,
    NO_DIRECTION,
    NO_PAYTABLE_FILED,
    NO_SETTLEMENT,
    NO_STAKE,
    NOT_FILED,
    WHICH_CARDS,
)

AMOUNT = "{seat}: {wager} of {stake} ({hand} against {dealer}) was {settled}; {due} is due"

WHATEVER = (
    "{seat}: {wager} of {stake} ({hand} against {dealer}) was settled with {observed}, an amount that no unseen card "
    "gives; the cards that may lie there give {expected}"
)

NEEDS = {
    "what was collected and paid": NO_SETTLEMENT,
    "the cards of the hands": NO_CARDS,
    "the amount of the wager": NO_STAKE,
    "the paytable that the filing selects": NOT_FILED,
}
"""The facts without which an amount cannot be judged, in the order in which the judges count them."""

SETTLED = {"what was collected and paid": NO_SETTLEMENT}
"""The fact that each rule on an amount may lack."""


@dataclass(frozen=True, slots=True)
class Texts:
    """What one optional wager has of its own: its names and its section of rules."""

    id: str
    name: str
    first: int
    decks: str = "the paytable that the filing selects"
    moment: Mapping[str, int] = field(default_factory=dict, hash=False)
    """What it takes beside the settlement to tell when a wager is due to be settled."""


def amount_rule(
    id: str,
    title: str,
    number: int,
    expected: str = "{expected} won",
    needs: Mapping[str, int] = SETTLED,
    message: str = AMOUNT,
) -> PlayWords:
    """A rule on the amount that was settled on a wager."""
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


def paid_wrong(texts: Texts) -> PlayWords:
    """The rule on a winning wager that was not paid at the odds of its only paytable."""
    return amount_rule(
        f"{texts.id}-paid-wrong",
        f"A {texts.name} not paid by its paytable",
        texts.first + optional.PAID_WRONG,
        needs=NEEDS,
    )


def settlement_rules(texts: Texts) -> tuple[PlayWords, ...]:
    """The rules on winners not paid, and on losers paid or not collected."""
    return (
        amount_rule(
            f"{texts.id}-not-paid",
            f"A winning {texts.name} not paid",
            texts.first + optional.NOT_PAID,
        ),
        amount_rule(
            f"losing-{texts.id}-paid",
            f"A losing {texts.name} paid",
            texts.first + optional.LOSING_PAID,
            expected="{expected}",
        ),
        amount_rule(
            f"losing-{texts.id}-not-collected",
            f"A losing {texts.name} not collected",
            texts.first + optional.LOSING_NOT_COLLECTED,
            expected="{expected}",
        ),
    )


def moment_rules(texts: Texts) -> tuple[PlayWords, ...]:
    """The rules on the moment and the order in which wagers on the first cards are settled."""
    return (
        PlayWords(
            id=f"{texts.id}-settled-at-wrong-time",
            title=f"{texts.name} not settled right after the deal",
            message="{seat}: the {wager} was settled before the deal was over or after the game had gone on",
            number=texts.first + optional.SETTLED_AT_WRONG_TIME,
            needs={"when the wager was settled": NO_SETTLEMENT, **texts.moment},
            expected="between the deal and {expected}",
            observed="{observed}",
            unit="event",
        ),
        PlayWords(
            id=f"{texts.id}-out-of-seat-order",
            title=f"{texts.name}s settled out of order",
            message="the {wager} of {observed} was settled after that of {expected}",
            number=texts.first + optional.OUT_OF_SEAT_ORDER,
            needs={"the position, and the direction in which positions are numbered": NO_DIRECTION},
            expected="before {expected}",
            observed="{observed}",
            unit="seat",
        ),
    )


def wrong_whatever_the_cards(texts: Texts) -> PlayWords:
    """The rule on a wager that was settled as no cards have it that may lie where the log knows them in part."""
    return PlayWords(
        id=f"{texts.id}-wrong-whatever-the-cards",
        title=f"{texts.name} settled wrongly whatever the unseen cards are",
        message=WHATEVER,
        number=texts.first + optional.SETTLED_FOR_NO_CARDS,
        needs={"the cards of the hands": WHICH_CARDS},
        expected="{expected}",
        observed="{observed}",
        unit="range",
        pays_wrong=True,
    )


def paytable_rule(texts: Texts) -> PlayWords:
    """The rule on a wager taken without a paytable that holds for the decks in use."""
    return PlayWords(
        id=f"{texts.id}-without-paytable",
        title=f"A {texts.name} without a paytable",
        message="{seat} placed a {wager}; no paytable that the Rules Submission selects holds for the decks in use",
        number=texts.first + optional.WITHOUT_PAYTABLE,
        needs={texts.decks: NO_PAYTABLE_FILED},
        expected="no such wager",
        observed="a wager of {stake}",
    )
