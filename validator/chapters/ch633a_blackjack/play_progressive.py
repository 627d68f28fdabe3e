"""What the rules on the three progressive wagers of § 633a.7(o) have in common; one such set for each wager."""

from dataclasses import dataclass

from validator.chapters.ch633a_blackjack.play_optional import amount_rule
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import meters, optional, progressive, verification
from validator.games.blackjack.meters import (
    NO_AMOUNT,
    NO_CARDS as NO_CARDS_OF_METERS,
    NO_CONTRIBUTIONS,
    NO_MEANS,
    NOT_FILED as NOT_FILED_OF_METERS,
)
from validator.games.blackjack.optional import (
    NO_CARDS,
    NO_DIRECTION,
    NO_SETTLEMENT,
    NO_STAKE,
    NOT_FILED as NOT_FILED_OF_OPTIONAL,
)
from validator.games.blackjack.progressive import NO_METER
from validator.games.blackjack.verification import (
    NO_DOCUMENTATION,
    NO_SOURCE,
    NO_VERIFICATION,
)

NEEDS = {
    "what was collected and paid": NO_SETTLEMENT,
    "the cards of the hands": NO_CARDS,
    "the amount of the wager": NO_STAKE,
    "what the filing selects": NOT_FILED_OF_OPTIONAL,
    "the amount on the meter": NO_METER,
}
"""The facts without which an amount cannot be judged, in the order in which the judges count them."""


@dataclass(frozen=True, slots=True)
class Progressive:
    """What one progressive wager has of its own: names, its section of rules and that on its moment."""

    id: str
    name: str
    first: int
    settled_early: int
    in_parts: bool = False
    """Whether a part of the meter can be won."""


def late_rules(texts: Progressive) -> tuple[PlayWords, ...]:
    """The rules on the moment and the order in which wagers that wait for all cards are settled."""
    return (
        PlayWords(
            id=f"{texts.id}-settled-early",
            title=f"A {texts.name} settled before all cards were dealt",
            message="{seat}: the {wager} was settled before all cards of the players and the dealer were dealt",
            number=texts.settled_early,
            needs={"when the wager was settled": NO_SETTLEMENT},
            expected="after {expected}",
            observed="{observed}",
            unit="event",
        ),
        PlayWords(
            id=f"{texts.id}-settled-after-blackjack-wagers",
            title=f"A {texts.name} settled after Blackjack Wagers",
            message="{seat}: the {wager} was settled after a Blackjack Wager that waited for the dealer's cards",
            number=texts.first + progressive.AFTER_BLACKJACK_WAGERS,
            expected="before {expected}",
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


def verification_rules(texts: Progressive) -> tuple[PlayWords, ...]:
    """The rules on who verifies a winning hand and its payout."""
    return (
        PlayWords(
            id=f"{texts.id}-hand-not-verified",
            title=f"A winning hand of a {texts.name} not verified before it was paid",
            message="{seat}: the {wager} of {stake} was paid before the dealer had verified the winning hand",
            number=texts.first + verification.UNVERIFIED_BY_DEALER,
            needs={"who verified the hand": NO_VERIFICATION},
            expected="the dealer verifies the hand",
            observed="none by the dealer before the payment",
        ),
        PlayWords(
            id=f"{texts.id}-payout-not-verified",
            title=f"A payout of a {texts.name} not verified by a floorperson",
            message="{seat}: no floorperson or above verified the payout of the {wager} of {stake} before it was paid",
            number=texts.first + verification.UNVERIFIED_BY_FLOORPERSON,
            needs={"who verified the payout": NO_VERIFICATION},
            expected="a floorperson or above verifies the payout",
            observed="none before the payment",
        ),
    )


def small_share_unverified(texts: Progressive) -> PlayWords:
    """The rule on a share of the meter that falls short of the odds from which a floorperson verifies."""
    return PlayWords(
        id=f"{texts.id}-meter-payout-not-verified",
        title=f"A small share of the meter of a {texts.name} not verified by a floorperson",
        message="{seat}: no floorperson or above verified a share of the meter that falls short of the odds named",
        number=texts.first + verification.METER_UNVERIFIED,
        needs={"who verified the payout": NO_VERIFICATION},
        expected="a floorperson or above verifies the payout",
        observed="none before the payment",
    )


def meter_rules(texts: Progressive) -> tuple[PlayWords, ...]:
    """The rules on shares of the meter and on what it is set back to."""
    return (
        amount_rule(
            f"{texts.id}-meter-not-shared",
            f"The meter of the {texts.name} not shared as the law has it",
            texts.first + progressive.METER_NOT_SHARED,
        ),
        PlayWords(
            id=f"{texts.id}-meter-reset-otherwise",
            title=f"The meter of the {texts.name} set back to another amount than filed",
            message="the meter of the " + texts.name + " was set back to {observed}; the filing says {expected}",
            number=texts.first + meters.RESET_OTHERWISE,
            needs={
                "the amount on the meter": NO_AMOUNT,
                "the reset amount that is filed": NOT_FILED_OF_METERS,
                **({"the cards of the hands": NO_CARDS_OF_METERS} if texts.in_parts else {}),
            },
            expected="{expected}",
            observed="{observed}",
            unit="cents",
        ),
        PlayWords(
            id=f"{texts.id}-contribution-otherwise",
            title=f"Another share of a {texts.name} added to the meter than filed",
            message="{seat}: the {wager} of {stake} added {observed} to the meter; by the rate filed it is {expected}",
            number=texts.first + meters.OTHER_CONTRIBUTION,
            needs={"the amount added": NO_AMOUNT, "the rate of progression that is filed": NOT_FILED_OF_METERS},
            expected="{expected}",
            observed="{observed}",
            unit="cents",
        ),
    )


def stake_beside_meter(texts: Progressive) -> PlayWords:
    """The rule on a stake given back beside the whole of what the meter pays."""
    return amount_rule(
        f"{texts.id}-stake-beside-the-meter",
        f"The stake of a {texts.name} returned beside the meter",
        texts.first + progressive.STAKE_BESIDE_METER,
    )


def taken_in(texts: Progressive) -> PlayWords:
    """The rule on a wager that no wagering device acknowledged or accepted."""
    return PlayWords(
        id=f"{texts.id}-not-acknowledged",
        title=f"A {texts.name} that no wagering device took in",
        message="{seat}: a {wager} of {stake} was placed, and no wagering device acknowledged or accepted it",
        number=texts.first + meters.NOT_TAKEN_IN,
        needs={"what each wager adds to the meter": NO_CONTRIBUTIONS, "how the wager was made": NO_MEANS},
        expected="the wagering device acknowledges or accepts the wager",
        observed="neither",
    )


def off_table_rules(texts: Progressive) -> tuple[PlayWords, ...]:
    """The rules on out of what a share of the meter is paid, and on the cards that stay until it is documented."""
    return (
        PlayWords(
            id=f"{texts.id}-paid-from-inventory",
            title=f"A share of the meter of a {texts.name} paid from the table inventory",
            message="{seat}: the share of the meter that the {wager} won was paid from the table inventory container",
            number=texts.first + verification.PAID_FROM_INVENTORY,
            needs={"out of what was paid": NO_SOURCE},
            expected="paid somewhere other than from the table inventory container",
            observed="paid from the table inventory container",
        ),
        PlayWords(
            id=f"{texts.id}-cards-removed",
            title=f"The cards of a winner of the {texts.name} removed before his payout was documented",
            message="{seat}: the cards were removed before the documentation of the payout was complete",
            number=texts.first + verification.CARDS_GONE,
            needs={"when the payout was documented": NO_DOCUMENTATION},
            expected="after {expected}",
            observed="{observed}",
            unit="event",
        ),
    )
