"""Amounts that a sheet lets be reckoned: of a balance before and after a wager, or as a share of the wager."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation
from typing import Final

from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.mapping import HandColumns, PayoutColumn, RoundsMap, WagerColumns
from validator.log.importers.rounds.money import MoneyReader, Reckoned
from validator.log.importers.rounds.tables import Cells

NumberedCells = Sequence[tuple[int, Cells]]

BALANCE: Final = "balance"
RUNS_ALONE: Final = "no-other-balance-changes"
"""What attests that a balance changed from row to row by the wagers of the row alone."""
PERCENT: Final = 100
_SHARE: Final = re.compile(r"([-−–]?)\s*(\d+(?:[.,]\d+)?)\s*(%?)")


def reckoned(bound: RoundsMap, rows: NumberedCells) -> NumberedCells:
    """The rows with an amount in place of each balance and each share; what cannot be reckoned is refused when read.

    A payout told by a balance is a net from here on; one whose balance runs from row to row is none at all where
    nobody attests that nothing else changed it.
    """
    if not bound.shares and not any(_payout_form(one) == BALANCE for hand in bound.hands for one in _wagers(hand)):
        return rows
    held = [(number, list(cells) + [None] * (len(bound.columns) - len(cells))) for number, cells in rows]
    for hand in bound.hands:
        for wager in _wagers(hand):
            if _payout_form(wager) == BALANCE:
                _take_differences(bound, wager, held)
                if wager.balance.before >= 0:
                    _refuse_shared(bound, wager, held, hand.column("player"))
    _take_shares(bound, held)
    bound.hands = tuple(
        replace(hand, wagers={word: _as_net(bound, one) for word, one in hand.wagers.items()}) for hand in bound.hands
    )
    return held


def written_share(value: object) -> Decimal | None:
    """The number that a share is written as, 0.5 for ``50 %`` too; None for what is none."""
    if isinstance(value, bool):
        return None
    found = _SHARE.fullmatch(str(value).strip())
    if found is None:
        return None
    try:
        number = Decimal(found[2].replace(",", "."))
    except InvalidOperation:
        return None
    number = number / PERCENT if found[3] else number
    return -number if found[1] else number


def _wagers(hand: HandColumns) -> Sequence[WagerColumns]:
    return tuple(hand.wagers.values())


def _payout_form(wager: WagerColumns) -> str:
    return "" if wager.payout is None else wager.payout.form


def _as_net(bound: RoundsMap, wager: WagerColumns) -> WagerColumns:
    if wager.payout is None or wager.payout.form != BALANCE:
        return wager
    net = PayoutColumn("net", wager.payout.column)
    runs = wager.balance.before < 0
    return replace(wager, payout=None if runs and RUNS_ALONE not in bound.attested else net, balance_runs=runs)


def _refuse_shared(bound: RoundsMap, wager: WagerColumns, rows: list[tuple[int, list[object]]], player: int) -> None:
    """Take no difference of balances that two hands of a round have alike: it is of both together."""
    assert wager.payout is not None
    place, of = wager.payout.column, wager.balance
    last: dict[str, tuple[list[str], list[object]]] = {}
    for _, cells in rows:
        told = cells[place]
        if not isinstance(told, Reckoned):
            continue
        whose = _whose(of.by if of.by >= 0 else player, cells)
        here = [told.text, *(str(cells[one]) for one in (of.before, *bound.round))]
        before, other = last.get(whose, ([], cells))
        if before == here:
            for shared in (other, cells):
                shared[place] = Reckoned(None, told.text, "is of two hands together", "are of two hands together")
        last[whose] = here, cells


def _whose(place: int, cells: Sequence[object]) -> str:
    return str(cells[place]) if place >= 0 else ""


def _take_differences(bound: RoundsMap, wager: WagerColumns, rows: list[tuple[int, list[object]]]) -> None:
    """Put what a balance changed by in the place of the balance."""
    assert wager.payout is not None
    place, of = wager.payout.column, wager.balance
    last: dict[str, int | None] = {}
    for _, cells in rows:
        after = _cents(bound.money, bound.columns[place], cells[place])
        whose = _whose(of.by, cells)
        if of.before >= 0:
            before = _cents(bound.money, bound.columns[of.before], cells[of.before])
        else:
            before = last.get(whose, of.start)
        is_hand = bool(_cents(bound.money, "", cells[wager.stake])) if wager.stake >= 0 else False
        if after is not None or is_hand:
            last[whose] = after
        if is_hand:
            text = str("" if cells[place] is None else cells[place])
            if after is None or before is None:
                words = (
                    (
                        "is the first of its balance, or follows one that is not told",
                        "are the first of their balances, or follow one that is not told",
                    )
                    if after is not None
                    else ("is no balance", "are no balances")
                )
                cells[place] = Reckoned(None, text, *words)
            else:
                cells[place] = Reckoned(after - before, text)


@dataclass(frozen=True, slots=True)
class _Shared:
    """A column of shares, and that of the wager of which they are parts."""

    column: int
    stake: int


def _take_shares(bound: RoundsMap, rows: list[tuple[int, list[object]]]) -> None:
    shared = []
    for hand in bound.hands:
        main = hand.wagers.get(bound.game.main) or next(iter(hand.wagers.values()), None)
        if main is None:
            continue
        for wager in hand.wagers.values():
            stake = wager.stake if bound.game.family == "baccarat" else main.stake
            of_wager = [wager.payout.column if wager.payout is not None else -1]
            of_wager += [wager.stake] if wager.stake != stake else []
            shared += [_Shared(place, stake) for place in of_wager if place in bound.shares]
        added = hand.column("double_stake")
        shared += [_Shared(added, main.stake)] if added in bound.shares else []
    for _, cells in rows:
        for one in shared:
            cell = cells[one.column]
            if cell is None or isinstance(cell, Reckoned) or not str(cell).strip():
                continue
            share, staked = written_share(cell), _cents(bound.money, bound.columns[one.stake], cells[one.stake])
            if share is None or staked is None:
                cells[one.column] = Reckoned(None, str(cell), "is no share of a wager", "are no shares of wagers")
                continue
            amount = share * staked
            if amount != amount.to_integral_value():
                words = "is a share with a fraction of a cent", "are shares with fractions of a cent"
                cells[one.column] = Reckoned(None, str(cell), *words)
            else:
                cells[one.column] = Reckoned(int(amount), str(cell))


def _cents(money: MoneyReader, column: str, value: object) -> int | None:
    try:
        return money.cents(column, value)
    except Unread:
        return None
