"""Pays the optional wagers of simulated rounds as the text has it, any reading of it by chance."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.oracle import optional as due
from tests.oracle.optional import METER, Filed
from tests.oracle.optional_round import LIMITED, Round, Side, drawn_by
from tests.oracle.settlement import Hand

BONUSES = {
    due.CROWN_TREASURE: "crown-treasure-bonus",
    due.MAGIC_CARD: "magic-card-bonus",
    due.LUCKY_PLAYER: "lucky-player-bonus",
}


@dataclass
class Paid:
    """What is due on a wager: the winnings, None where it is collected; bonuses by name; whether the meter pays.

    ``tenth`` is the part of the meter among the winnings, where the meter is not won as a whole.
    """

    won: int | None
    bonuses: list[tuple[str, int]] = field(default_factory=list)
    meter: bool = False
    tenth: int = 0


def filed_of(way: Any) -> Filed:
    """What a payout depends on, of what a way of running the game files."""
    return Filed(
        way.decks,
        way.royal_match,
        way.bet_the_set,
        way.three_card_poker,
        way.any_20,
        way.bonuses,
        way.bonuses,
        way.bonuses,
        way.limit * 100 or None,
        way.limited,
    )


def side_of(round_: Any, box: Any, what: str) -> Side:
    """One optional wager of a box, by the cards dealt so far."""
    family = sorted(box.box, key=lambda hand: hand.id)
    hands = [Hand(list(hand.cards), split=hand.split) for hand in family]
    first = list(round_.first(box, what))
    return Side(what, box.sides[what].cents, box.seat, box.player, first, drawn_by(hands), hands)


class OraclePayer:
    """What the text makes due; where honest readings part, one of them by chance, the same whenever asked again.

    A simulated round tells its hands, the dealer's cards and what the devices show.
    """

    def __init__(self, seed: int, filed: Filed) -> None:
        self._seed = seed
        self._filed = filed

    def told_of(self, round_: Any, hand: Any, what: str) -> tuple[Round, Side]:
        """The wagers of a type, and those that may share a payout with it, by the cards dealt so far; and the one."""
        types = LIMITED if what in LIMITED else (what,)
        boxes = [(box, one) for box in round_.hands if box is box.box[0] for one in types if one in box.sides]
        sides = [side_of(round_, box, one) for box, one in boxes]
        magic, lucky = round_.magic or None, round_.lucky_seat or None
        dealer = Hand(list(round_.dealer))
        return Round(self._filed, dealer, sides, dict(round_.shown), magic, lucky), sides[boxes.index((hand, what))]

    def __call__(self, round_: Any, hand: Any, what: str) -> Paid:
        """By the cards and wagers of the round so far."""
        told, side = self.told_of(round_, hand, what)
        random = Random(f"{self._seed} {what} {side.stake} {side.first} {round_.dealer[0]}")
        if what == "match-the-dealer":
            (net,) = told.lawful(side)
            return Paid(net if net > 0 else None)
        row = random.choice(sorted(told.rows(side), key=str))
        bonuses = random.choice(sorted(told.bonuses(side, row)))
        sums: dict[str, int] = {}
        for bonus in bonuses:
            sums[BONUSES[bonus]] = sums.get(BONUSES[bonus], 0) + bonus * side.stake
        if row is None:
            return Paid(None, list(sums.items()))
        if row in (METER, "six-ace-of-spades"):
            return Paid(self._of_meter(told, side, row), list(sums.items()), meter=True)
        paid = random.choice(sorted(told.paid(side, row)))
        if row == "six-other-ace":
            return Paid(paid, meter=True, tenth=paid - side.stake * due.STRAIGHT_JACK[row])
        return Paid(paid, list(sums.items()))

    def _of_meter(self, told: Round, side: Side, row: str) -> int:
        """A share of the whole meter: the same reading for all who share it, and each player's own to the cent."""
        meter = told.meters[side.what]
        won = [one for one in told.sides if one.what == side.what and row in told.rows(one)]
        mine = [max(told.parts(one)) for one in won if one.player == side.player]
        place = [one for one in won if one.player == side.player].index(side)
        share = int(meter * sum(mine[: place + 1])) - int(meter * sum(mine[:place]))
        if row != METER:
            return share + side.stake * due.STRAIGHT_JACK[row]
        return share - side.stake * Random(f"{self._seed} {meter}").choice((0, 1))
