"""The exposing of hands and the settlement of a round: as a case logs it, or by the law."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.worked.casefile import NotTranslated
from tests.worked.tiles.script import Script
from tests.worked.tiles.words import DEALER

if TYPE_CHECKING:
    from tests.worked.tiles.filing import Filing
    from tests.worked.tiles.plan import RoundPlan

PAYING = ("pay", "vig", "vig_marked")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a settlement: what is done with the wager of a seat, and how many cents."""

    seat: int
    action: str
    cents: int


def lawful_rows(plan: RoundPlan, filing: Filing) -> list[Row]:
    """The settlement by the law: losses and ties as hands are exposed, winners after that."""
    rows: list[Row] = []
    for seat, cents in sorted(plan.bets.items()):
        result = plan.outcome(seat)
        if result != "win":
            rows.append(Row(seat, "collect" if result == "lose" else "return", cents))
    for seat, cents in sorted(plan.bets.items()):
        if plan.outcome(seat) == "win":
            rows += [Row(seat, "pay", cents), Row(seat, "vig", filing.vigorish(cents))]
    return rows


def settle(script: Script, plan: RoundPlan, filing: Filing) -> None:
    """Write all from the first hand exposed to the last tiles taken."""
    rows = lawful_rows(plan, filing) if plan.rows is None else plan.rows
    if plan.bank and plan.against:
        _dealers_wager(script, plan)
    _Settlement(script, plan, filing, rows).write()
    script.add("clear", "clear")


def _dealers_wager(script: Script, plan: RoundPlan) -> None:
    result = plan.outcome(DEALER)
    lines = [f"says 0 {result}"]
    if result == "lose":
        lines.append(f"collect d {plan.against} dest=center")
    elif result == "tie":
        lines.append(f"return d {plan.against} dest=table-inventory")
    script.add("dealer-result", *lines)


class _Settlement:
    def __init__(self, script: Script, plan: RoundPlan, filing: Filing, rows: list[Row]) -> None:
        self.script, self.plan, self.filing, self.rows = script, plan, filing, rows
        self.open = sorted(plan.bets)
        self.paid = {row.seat for row in rows if row.action in PAYING}
        self.settled = {row.seat for row in rows}
        self.collected = plan.against if plan.bank and plan.against and plan.outcome(DEALER) == "lose" else 0
        self.filled = not plan.bank

    def write(self) -> None:
        for number, row in enumerate(self.rows):
            if row.seat not in self.plan.bets:
                raise NotTranslated(f"seat {row.seat} has no wager")
            last = not any(other.seat == row.seat for other in self.rows[number + 1 :])
            if row.action in PAYING:
                self._expose([seat for seat in self.open if seat == row.seat or self._waits(seat)])
                self._fill()
            elif row.seat in self.open:
                self._expose(
                    [seat for seat in self.open if seat == row.seat or (seat < row.seat and self._waits(seat))]
                )
            self._row(row, last)
        self._expose(list(self.open))
        self._fill()
        self._divide()

    def _waits(self, seat: int) -> bool:
        """Whether a hand stays exposed until it is paid, or is not settled at all."""
        return seat in self.paid or seat not in self.settled

    def _expose(self, seats: list[int]) -> None:
        for seat in sorted(seats):
            self.open.remove(seat)
            self.script.add(f"show:{seat}", f"show {seat} {self.plan.hands[seat]}")
            self.script.add(f"says:{seat}", f"says {seat} {self.plan.outcome(seat)}")

    def _row(self, row: Row, last: bool) -> None:
        acts = {"pay": "pay", "vig": "vig", "vig_marked": "mark", "collect": "collect", "return": "return"}
        self.script.add(f"{row.action}:{row.seat}", f"{acts[row.action]} {row.seat} {row.cents}")
        if row.action == "collect":
            self.collected += row.cents
        if last:
            returned = any(other.seat == row.seat and other.action == "return" for other in self.rows)
            if row.seat in self.paid and not returned:
                self.script.add(f"back:{row.seat}", f"return {row.seat} {self.plan.bets[row.seat]}")
            self.script.add(f"take:{row.seat}", f"take {row.seat}")

    def _due(self) -> int:
        dealer = self.plan.against if self.plan.against and self.plan.outcome(DEALER) == "win" else 0
        return dealer + sum(row.cents for row in self.rows if row.action == "pay")

    def _fill(self) -> None:
        """What is wanting in the centre is paid in, and what the dealer won goes to the inventory (§ 535.11(o), (p))."""
        if self.filled:
            return
        self.filled = True
        plan, center = self.plan, self.plan.center
        short = max(0, self._due() - self.collected)
        own = center.get("bank_pays_in", short // 2 if plan.covered else short)
        house = center.get("table_pays_in", short - short // 2 if plan.covered else 0)
        for source, cents in (("co-bank" if plan.covered else "bank", own), ("table-inventory", house)):
            if cents:
                name = "table" if source == "table-inventory" else "bank"
                self.script.add(f"{name}-adds", f'{{"kind": "center-add", "source": "{source}", "cents": {cents}}}')
        self.collected += own + house
        if plan.against and plan.outcome(DEALER) == "win":
            stake = plan.against
            self.script.add("dealer-paid", f"pay d {stake} dest=table-inventory")
            self.script.add("dealer-back", f"return d {stake} dest=table-inventory")

    def _divide(self) -> None:
        """The surplus, its vigorish, and what the bank is given (§ 535.11(o), (r))."""
        plan, center = self.plan, self.plan.center
        surplus = center.get("surplus", self.collected - self._due())
        if not plan.bank or surplus <= 0:
            return
        self.script.add("surplus", f'{{"kind": "center-surplus", "cents": {surplus}}}')
        rest, dest = surplus, "bank"
        if plan.covered:
            house = center.get("table_takes", surplus // 2)
            self.script.add("table-takes", _take("table-inventory", house))
            rest, dest = surplus - house, "co-bank"
        vigorish = center.get("surplus_vig", self.filing.vigorish(rest))
        if vigorish:
            row = f'{{"kind": "vigorish", "what": "taken", "cents": {vigorish}, "seat": {plan.bank}}}'
            self.script.add("surplus-vig", row)
        given = center.get("to_bank", rest - vigorish)
        if given:
            self.script.add("to-bank", _take(dest, given))


def _take(dest: str, cents: int) -> str:
    return f'{{"kind": "center-take", "dest": "{dest}", "cents": {cents}}}'
