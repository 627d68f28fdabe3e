"""The part of a first map that tells of payouts that must be reckoned: from balances, or from shares of the wager."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from validator.log.importers.rounds.guess_columns import ColumnsLeft, name_of
from validator.log.importers.rounds.guess_payouts import BLACKJACK, FORMS, HALF, LESS_VIGORISH, Dealt, doubled_by
from validator.log.importers.rounds.guess_words import AFTER, BALANCE, BEFORE
from validator.log.importers.rounds.profile import SheetColumn
from validator.log.importers.rounds.reckoning import RUNS_ALONE, written_share

USUAL: Final = (Fraction(-1), -HALF, Fraction(0), Fraction(1), BLACKJACK, LESS_VIGORISH)
"""What wagers mostly win or lose, by which a change of a balance is known where no cards tell."""
DOLLAR: Final = 100


def balance_lines(left: ColumnsLeft, stake: SheetColumn, dealt: Dealt) -> Iterator[str]:
    """The lines of a balance, where a column of it stands; nothing where none does."""
    before, after = _pair(left)
    if after is None:
        return
    left.free = [column for column in left.free if column not in (before, after)]
    if before is not None:
        change = {
            record: now - then
            for record, value in after.values.items()
            if (now := after.amount(value)) is not None
            and (then := before.amount(before.values.get(record))) is not None
        }
        fits, hands = _fits(change, stake, dealt)
        why = f"{after.name} less {before.name} is what was won in {fits:,} of {hands:,}"
        yield f"balance: {name_of(after.name)} # ? {why}"
        yield f"balance_before: {name_of(before.name)}"
        return
    yield from running_lines(left, stake, after, dealt)


def running_lines(left: ColumnsLeft, stake: SheetColumn, column: SheetColumn, dealt: Dealt) -> Iterator[str]:
    """The lines of a balance that runs from row to row: of all, or of each player or seat."""
    counts = {
        (by.name if by is not None else ""): _fits(_changes(stake, column, by), stake, dealt)
        for by in (None, *left.whose)
    }
    best = max(counts, key=lambda name: counts[name][0])
    told = ", ".join(
        f"{f'by {name}' if name else 'of all rows'} {fits:,} of {hands:,}" for name, (fits, hands) in counts.items()
    )
    left.told.discard(RUNS_ALONE)
    yield f"balance: {name_of(column.name)} # ? what it changed by from row to row is what was won: {told}"
    if best:
        left.used.add(best)
        yield f"balance_by: {name_of(best)}"
    firsts = {
        record for record, _ in _firsts(stake, column, next((one for one in left.whose if one.name == best), None))
    }
    own = {record: amount for record in firsts if (amount := column.amount(column.values.get(record))) is not None}
    fits, hands = _fits(own, stake, dealt)
    if fits and fits == hands:
        yield f'balance_start: "0" # ? the first of it is what was won in {fits:,} of {hands:,}'


def runs(left: ColumnsLeft, stake: SheetColumn, column: SheetColumn, dealt: Dealt, fits: int) -> bool:
    """Whether more hands fit a column by their cards as a balance that runs than ``fits``, those that do as payouts."""
    counts = (_fits(_changes(stake, column, by), stake, dealt, cards=True) for by in (None, *left.whose))
    return any(fitting > fits and fitting > hands * HALF for fitting, hands in counts)


def as_share(stake: SheetColumn, paid: SheetColumn, double: SheetColumn | None, dealt: Dealt) -> tuple[str, int, int]:
    """The form of a payout that is written as a part of the wager, which most hands fit, by their cards.

    Hands that were doubled do not tell.
    """
    fits = dict.fromkeys(FORMS, 0)
    hands = 0
    for record, value in paid.values.items():
        share, staked, won = written_share(value), stake.amount(stake.values.get(record)), dealt.won(record)
        if share is None or not staked or won is None or doubled_by(double, record) != 0:
            continue
        hands += 1
        for form, due in zip(FORMS, (1 + won, max(won, Fraction(0)), won), strict=True):
            # A stake of 1 is no sign of it.
            fits[form] += Fraction(share) == due and staked != DOLLAR
    best = max(FORMS, key=lambda form: (fits[form], form == "net" and _below(paid)))
    return best, (fits[best] if fits[best] > hands * HALF else 0), hands


def is_percent(column: SheetColumn) -> bool:
    """Whether most of a column's values bear a sign of per cent."""
    return column.share(lambda value: str(value).strip().endswith("%")) > HALF


def _below(column: SheetColumn) -> bool:
    return any((written_share(value) or 0) < 0 for value in column.cells)


def _pair(left: ColumnsLeft) -> tuple[SheetColumn | None, SheetColumn | None]:
    """The columns of a balance before and after a hand; the first None where one runs from row to row."""
    money = [column for column in left.free if column.is_money]
    for after in (column for column in money if column.words & AFTER):
        rest = after.words - AFTER
        before = next((one for one in money if one.words & BEFORE and one.words - BEFORE == rest), None)
        if before is not None:
            return before, after
    return None, next((column for column in money if column.words & BALANCE), None)


def _firsts(stake: SheetColumn, column: SheetColumn, by: SheetColumn | None) -> Iterator[tuple[int, str]]:
    """The first hand of each whose balance it is."""
    seen: set[str] = set()
    for record in sorted(column.values):
        whose = "" if by is None else str(by.values.get(record, ""))
        if whose not in seen and stake.amount(stake.values.get(record)):
            seen.add(whose)
            yield record, whose


def _changes(stake: SheetColumn, column: SheetColumn, by: SheetColumn | None) -> dict[int, int]:
    """What a balance changed by from row to row, by record."""
    last: dict[str, int] = {}
    found = {}
    for record in sorted({*column.values, *stake.values}):
        whose = "" if by is None else str(by.values.get(record, ""))
        now = column.amount(column.values.get(record)) if record in column.values else None
        if now is None:
            last.pop(whose, None)
            continue
        if whose in last:
            found[record] = now - last[whose]
        last[whose] = now
    return found


def _fits(change: Mapping[int, int], stake: SheetColumn, dealt: Dealt, *, cards: bool = False) -> tuple[int, int]:
    """How many hands won or lost what a balance changed by, and of how many.

    By their cards, or else as wagers mostly do; ``cards``: by their cards alone.
    """
    fits = hands = 0
    for record, cents in change.items():
        staked = stake.amount(stake.values.get(record))
        won = dealt.won(record)
        if not staked or (won is None and cards):
            continue
        hands += 1
        ratio = Fraction(cents, staked)
        fits += ratio == won if won is not None else ratio in USUAL
    return fits, hands
