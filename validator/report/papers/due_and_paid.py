"""What was due against what was paid, in dollars, as papers show it."""

from typing import Final

from validator.core.finding import Finding
from validator.core.money import format_cents
from validator.report.papers.paper import PaperTable, cell

_SHARES: Final = (25, 12, 20, 20, 23)
_MONEY: Final = tuple(zip(("Wager", "Stake", "Due", "Paid", "Difference"), _SHARES, strict=True))

_OTHER_MONEY: Final = tuple(zip(("Wager", "Stake", "Expected", "Observed", "Difference"), _SHARES, strict=True))


def has_money(finding: Finding) -> bool:
    """Whether a finding has a table of what was due and paid."""
    return any(amount is not None for amount in (finding.overpaid_cents, finding.circumstances.due_cents))


def due_against_paid(finding: Finding) -> PaperTable:
    """Due against paid, in dollars; of what is no gain of the player, as vigorish, what was expected and observed."""
    told = finding.circumstances
    if told.due_cents is None:
        says, columns, pair = "Expected against observed", _OTHER_MONEY, (finding.expected, finding.observed)
    else:
        says, columns = "Due against paid: what the player gains by the wager, the stake not counted", _MONEY
        pair = _gain(told.due_cents), _gain(told.paid_cents) or finding.observed
    stake = "not recorded" if told.stake_cents is None else format_cents(told.stake_cents)
    words = (told.wager or "not named", stake, *(one or "not told" for one in pair))
    return PaperTable(says, columns, [(*map(cell, words), cell(_difference(finding), "strong"))], close=True)


def _gain(cents: int | None) -> str:
    if not cents:
        return "" if cents is None else "nothing won or lost"
    return f"{format_cents(abs(cents))} {'lost' if cents < 0 else 'won'}"


def _difference(finding: Finding) -> str:
    over = finding.overpaid_cents
    if over is None:
        return "none"
    short = f"; {finding.short} was short" if finding.short else ""
    return f"{format_cents(abs(over))} {'overpaid' if over > 0 else 'underpaid'}{short}"
