"""Reads the optional wagers of a round out of rows of the log, as far as their settlement depends on them."""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.oracle.optional import Filed
from tests.oracle.optional_round import Round, Side, drawn_by
from tests.oracle.rounds import Round as Base, Row, number, round_of
from tests.oracle.settlement import Nets

BASE = ("blackjack", "split", "double-down", "insurance")


@dataclass
class Settled:
    """One wager of a round: its id, its type, what it won or lost, and what it may."""

    wager: int
    what: str
    net: int
    lawful: Nets

    @property
    def off(self) -> int:
        """By how much it was settled beside the nearest lawful amount."""
        return min((self.net - net for net in self.lawful), key=abs)


def optional_round(rows: Sequence[Row], base: Base, filed: Filed, at_switch: bool) -> tuple[Round, list[int]]:
    """The optional wagers of a round, and their ids in the same order."""
    seats = {number(row["hand"]): number(row["seat"]) for row in rows if row["kind"] == "wager"}
    sides, ids = [], []
    for row in rows:
        if row["kind"] != "wager" or row["what"] in BASE:
            continue
        hand = number(row["hand"])
        family = sorted(one for one in base.hands if one > 0 and base.origin(one) == hand)
        first = base.dealt[hand]
        if at_switch:
            pair = [one for one in base.dealt if one > 0 and seats[one] == seats[hand]]
            first = [card for one in pair for card in base.dealt[one][:2]]
        side = Side(str(row["what"]), number(row["cents"]), seats[hand], str(row["player"]), first)
        side.hands = [base.hands[one] for one in family]
        side.drawn = drawn_by(side.hands)
        sides.append(side)
        ids.append(number(row["wager"]))
    told = Round(filed, base.hands[0], sides)
    for row in rows:
        match row["kind"]:
            case "meter":
                told.meters[str(row["what"])] = number(row["cents"])
            case "magic-card":
                told.magic_card = str(row["card"])
            case "lucky-position":
                told.lucky_seat = number(row["seat"])
    return told, ids


def settled_wagers(rows: Sequence[Row], filed: Filed, at_switch: bool) -> tuple[Round, list[Settled]]:
    """Every wager of a round as it was settled and as it may be."""
    base = round_of(rows)
    base.at_switch = at_switch
    told, ids = optional_round(rows, base, filed, at_switch)
    found = [
        Settled(name, side.what, base.wagers[name].net, told.lawful(side))
        for name, side in zip(ids, told.sides, strict=True)
    ]
    for name, wager in base.wagers.items():
        if wager.kind in BASE:
            found.append(Settled(name, wager.kind, wager.net, base.lawful(wager, filed.decks)))
    return told, found
