"""Deals on request what rounds of an example need: when a player is the bank, what he wagers."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from validator.proof.simulate.book import Row

AT_THE_START, AGAIN, WITHOUT_WAGER = "at the start", "again", "without a wager before"
TOGETHER = "offered first where several play"
ANEW = "anew"
WAGERS, WAGERS_TWICE, AS_LAST = "wagers", "wagers twice", "against as much as his last wager"


def patterns(rows: Iterable[Row]) -> frozenset[tuple[str, str]]:
    """The wishes, as kinds with a word, that the rows of some rounds are like."""
    told = list(rows)
    closed = next((at for at, row in enumerate(told) if row["kind"] == "table-close"), len(told))
    opened = {("table-open", ANEW) for row in told[closed:] if row["kind"] == "table-open"}
    return frozenset(("bank", word) for word in _of_banks(told)) | opened


def _of_banks(rows: list[Row]) -> Iterator[str]:
    numbers = dict.fromkeys(row["round"] for row in rows if "round" in row)
    rounds = [[row for row in rows if row.get("round") == number] for number in numbers]
    banks = [next((row.get("player") for row in own if row["kind"] == "bank"), None) for own in rounds]
    opens = any(row["kind"] == "table-open" for row in rows)
    if opens and rounds and any(row["kind"] == "bank" for row in rounds[0]):
        yield AT_THE_START
    again = any(one is not None and one == other for one, other in pairwise(banks))
    if again:
        yield AGAIN
    for before, own in pairwise(rounds):
        several = len({row.get("player") for row in own if row["kind"] == "wager"}) > 1
        first = not any(row["kind"] == "bank-offered" for row in before) and before is rounds[0]
        if several and first and any(row["kind"] == "bank-offered" for row in own):
            yield TOGETHER
    for bank, own in zip(banks[1:], rounds[1:], strict=True):
        his = [row for row in rows if row["kind"] == "wager" and row.get("player") == bank]
        if bank is not None and not his and not again:
            yield WITHOUT_WAGER
        against = [row.get("cents") for row in own if row.get("what") == "dealer-wager"]
        if his and his[-1].get("cents") in against:
            yield AS_LAST
    for bank, own in zip(banks, rounds, strict=True):
        wagers = sum(row["kind"] == "wager" and row.get("player") == bank for row in own if bank is not None)
        if wagers:
            yield WAGERS if wagers == 1 else WAGERS_TWICE
