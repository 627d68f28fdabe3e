"""Pays the optional wagers of generated rounds as the text has it, any reading of it by chance."""

from random import Random

from tests.generate.full_round import FullRound, Paid
from tests.generate.full_setups import FullSetup
from tests.generate.hands import Hand as Played
from tests.oracle import optional as due
from tests.oracle.optional import METER, Filed
from tests.oracle.optional_round import LIMITED, Round, Side, drawn_by
from tests.oracle.settlement import Hand

BONUSES = {
    due.CROWN_TREASURE: "crown-treasure-bonus",
    due.MAGIC_CARD: "magic-card-bonus",
    due.LUCKY_PLAYER: "lucky-player-bonus",
}


def filed_of(setup: FullSetup) -> Filed:
    """What a payout depends on, of what a setup files."""
    return Filed(
        setup.decks,
        setup.royal_match,
        setup.bet_the_set,
        setup.three_card_poker,
        setup.any_20,
        setup.bonuses,
        setup.bonuses,
        setup.bonuses,
        setup.limit * 100 or None,
        setup.limited,
    )


def side_of(round_: FullRound, box: Played, what: str) -> Side:
    """One optional wager of a box, by the cards dealt so far."""
    family = [hand for hand in round_.hands if hand.seat == box.seat] if not round_.full.switch else [box]
    family.sort(key=lambda hand: hand.id)
    hands = [Hand(list(hand.cards), split=hand.split) for hand in family]
    first = round_.first[box.id]
    return Side(what, round_.sides[box.id][what].cents, box.seat, box.player, first, drawn_by(hands), hands)


def told_of(round_: FullRound, what: str) -> Round:
    """The wagers of a type, and those that may share a payout with it, by the cards dealt so far."""
    types = LIMITED if what in LIMITED else (what,)
    boxes = [hand for hand in round_.hands if hand.id in round_.sides]
    sides = [side_of(round_, box, one) for box in boxes for one in types if one in round_.sides[box.id]]
    dealer = Hand(list(round_.dealer))
    filed = filed_of(round_.full)
    return Round(filed, dealer, sides, dict(round_.shown), round_.magic_card, round_.lucky_seat)


class OraclePayer:
    """What the text makes due; where honest readings part, one of them by chance, the same whenever asked again."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def __call__(self, round_: FullRound, hand: Played, what: str) -> Paid:
        """By the cards and wagers of the round so far."""
        told = told_of(round_, what)
        (side,) = [one for one in told.sides if one.what == what and one.first is round_.first[hand.id]]
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
