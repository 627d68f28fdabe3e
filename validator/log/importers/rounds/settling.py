"""What was paid, returned and collected on a wager, by what the source tells of its payout."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.mapping import RoundsMap, WagerColumns

NET_MEANT: Final = "if it is the net result, write  net: COLUMN"


@dataclass(slots=True)
class Settlement:
    """A wager of ``stake`` cents and what became of it, in cents; None where the source does not tell.

    ``paid`` are winnings without the stake; of the stake ``returned`` went back and ``collected`` was taken.
    ``result`` is the source's own word.
    """

    kind: str
    stake: int
    paid: int | None = None
    returned: int | None = None
    collected: int | None = None
    vigorish: int = 0
    result: str = ""


def settled(
    bound: RoundsMap, wager: WagerColumns, cells: Sequence[object], stakes: Sequence[tuple[str, int]]
) -> list[Settlement]:
    """What became of the wagers that share one payout: the wager of a hand, and what was added to it.

    Winnings go to the first up to its amount and the rest to the last; what is collected, to the first.
    Raises Unread.
    """
    word = _cell(cells, wager.result)
    made = [Settlement(kind, cents, result=word) for kind, cents in stakes]
    vigorish = _money(bound, wager.vigorish, cells) if wager.vigorish >= 0 else None
    if wager.payout is None:
        made[0].vigorish = vigorish or 0
        return made
    whole = sum(one.stake for one in made)
    paid, returned, collected = _totals(bound, wager, cells, whole, word)
    if wager.within and paid:
        vigorish = max(0, whole - paid) if vigorish is None else vigorish
        paid += vigorish
    made[0].vigorish = vigorish or 0
    for one in made:
        one.paid = paid if one is made[-1] else min(paid, one.stake)
        paid -= one.paid
        if returned is not None and collected is not None:
            one.collected = collected if one is made[-1] else min(collected, one.stake)
            collected -= one.collected
            one.returned = min(returned, max(0, one.stake - one.collected))
            returned -= one.returned
    return made


def tells_returns(wager: WagerColumns) -> bool:
    """Whether the source tells of a wager that was not paid if it was returned or collected."""
    if wager.payout is None:
        return False
    return wager.payout.form != "payout_without_stake" or wager.result >= 0


def _totals(
    bound: RoundsMap, wager: WagerColumns, cells: Sequence[object], stake: int, word: str
) -> tuple[int, int | None, int | None]:
    assert wager.payout is not None
    column = bound.columns[wager.payout.column]
    value = cells[wager.payout.column]
    amount = bound.money.cents(column, value)
    if amount is None:
        advice = "if that means nothing was paid, write  blank: zero  under money"
        raise Unread(column, "is empty", "are empty", None, advice)
    match wager.payout.form:
        case "payout_with_stake":
            if amount < 0:
                raise Unread(column, "is below 0", "are below 0", value, NET_MEANT)
            return max(0, amount - stake), min(amount, stake), max(0, stake - amount)
        case "net":
            return max(0, amount), max(0, min(stake, stake + amount)), max(0, -amount)
    if amount < 0:
        raise Unread(column, "is below 0", "are below 0", value, NET_MEANT)
    if wager.result < 0:
        return amount, None, None
    result = bound.results.get(word.lower())
    if result is None:
        advice = "name it in the map under results: win, lose or push"
        raise Unread(bound.columns[wager.result], "is no result", "are no results", word, advice)
    return (amount, 0, stake) if result == "lose" else (amount, stake, 0)


def _money(bound: RoundsMap, place: int, cells: Sequence[object]) -> int:
    cents = bound.money.cents(bound.columns[place], cells[place]) or 0
    return abs(cents)


def _cell(cells: Sequence[object], place: int) -> str:
    value = cells[place] if 0 <= place < len(cells) else None
    return "" if value is None else str(value).strip()
