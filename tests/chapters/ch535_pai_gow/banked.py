"""Whole rounds written by the law, with and without a bank, in the short notation of ``rounds``.

The hands of each seat are always the same; whoever holds the bank, or the dealer where nobody does, has HOUSE. Against
it seats 1 and 5 lose, 2, 3 and 6 win, 4 ties; the dealer, who has then the tiles of seat 3, wins.
"""

from collections.abc import Mapping

HOUSE = "1-3 2-3 / 4-6 2-5"
HANDS = {
    1: "1-3 1-4 / 4-6 1-6",
    2: "3-3 3-3 / 6-6 4-5",
    3: "2-6 1-1 / 5-6 1-5",
    4: "2-2 2-2 / 3-6 1-5",
    5: "5-5 3-5 / 1-6 3-4",
    6: "2-4 1-2 / 1-1 4-4",
}
LOSES, TIES = (1, 5), (4,)


def rounded(cents: int) -> int:
    """The vigorish on an amount, rounded up to quarters."""
    return -(-cents // 500) * 25


def exposures(bets: Mapping[int, int]) -> tuple[list[str], list[str]]:
    """The lines that expose each hand and settle what loses or ties, and those that pay what wins."""
    shown, paid = [], []
    for seat, cents in sorted(bets.items()):
        shown.append(f"show {seat} {HANDS[seat]}")
        if seat in LOSES:
            shown += [f"says {seat} lose", f"collect {seat} {cents}", f"take {seat}"]
        elif seat in TIES:
            shown += [f"says {seat} tie", f"return {seat} {cents}", f"take {seat}"]
        else:
            shown.append(f"says {seat} win")
            paid += [f"pay {seat} {cents}", f"vig {seat} {rounded(cents)}", f"return {seat} {cents}", f"take {seat}"]
    return shown, paid


def plain(bets: Mapping[int, int]) -> str:
    """A round without a bank."""
    shown, paid = exposures(bets)
    lines = [f"bet {seat} {cents}" for seat, cents in bets.items()]
    return "\n".join([*lines, "begin 236", f"dealer {HOUSE}", *shown, *paid, "clear"])


def center(bets: Mapping[int, int], against: int, covered: bool = False) -> tuple[list[str], list[str]]:
    """The lines that fill the center, and those that empty it, as the law has them."""
    lost = sum(cents for seat, cents in bets.items() if seat in LOSES)
    won = sum(cents for seat, cents in bets.items() if seat not in (*LOSES, *TIES)) + against
    lacking, surplus = max(0, won - lost), max(0, lost - won)
    filled, emptied = [], []
    if lacking:
        parts = {"co-bank": lacking // 2, "table-inventory": lacking // 2} if covered else {"bank": lacking}
        for source, cents in parts.items():
            filled.append(f'{{"kind": "center-add", "source": "{source}", "cents": {cents}}}')
    if surplus:
        emptied.append(f'{{"kind": "center-surplus", "cents": {surplus}}}')
        kept = surplus // 2 if covered else 0
        if covered:
            emptied.append(f'{{"kind": "center-take", "dest": "table-inventory", "cents": {kept}}}')
        vigorish = rounded(surplus - kept)
        emptied.append(f'{{"kind": "vigorish", "what": "taken", "cents": {vigorish}}}')
        dest = "co-bank" if covered else "bank"
        emptied.append(f'{{"kind": "center-take", "dest": "{dest}", "cents": {surplus - kept - vigorish}}}')
    return filled, emptied


def bank_row(seat: int) -> str:
    """The row that makes a player the bank."""
    return f'{{"kind": "bank", "seat": {seat}, "player": "P{seat}"}}'


def banked(
    bank: int,
    bets: Mapping[int, int],
    against: int = 0,
    *,
    chips: int = 100_000,
    covered: bool = False,
    offers: str = "",
    cut: str = "",
    style: str = "ordinary",
) -> str:
    """A round with a bank: ``offers`` the lines before he accepts, ``cut`` those that cut the tiles.

    ``against``: the dealer's wager; where there is none, and no co-bank, the bank directs that there be none.
    """
    lines = [offers, f"bank {bank}", bank_row(bank)]
    lines += [f"bet {seat} {cents}" for seat, cents in bets.items()]
    lines.append(f"check {bank} {chips}")
    if covered:
        lines.append(f"cobank {bank}")
    lines.append(cut)
    if against:
        lines.append(f"against {against}")
    elif not covered:
        lines.append('{"kind": "dealer-wager-directed", "cents": 0, "by": "bank"}')
    lines.append(f"begin 236 {style}")
    if against:
        lines.append(f"dealer {HANDS[3]}")
    lines.append(f"show {bank} {HOUSE}")
    if against:
        lines.append("says 0 win")
    shown, paid = exposures(bets)
    filled, emptied = center(bets, against, covered)
    if against:
        paid = [f"pay d {against} dest=table-inventory", f"return d {against} dest=table-inventory", *paid]
    lies = sum(cents for seat, cents in bets.items() if seat in LOSES)
    return "\n".join(
        line for line in (*lines, *shown, *filled_when_exhausted(paid, filled, lies), *emptied, "clear") if line
    )


def filled_when_exhausted(paid: list[str], filled: list[str], lies: int) -> list[str]:
    """The lines that pay the winners out of so many cents, with those that fill the center once they do not suffice."""
    for place, line in enumerate(paid):
        if line.startswith("pay"):
            lies -= int(line.split()[2])
        if lies < 0:
            return [*paid[:place], *filled, *paid[place:]]
    return paid
