"""``python -m tests.less.dirty``: long lawful logs with a few wrong payments, of which cells are then made unreadable.

Every wrong payment in a round without an unreadable cell must still be found, to the cent, and nothing else accused.
Exit code 1 where one is missed, or anything accused falsely.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from tests.chapters.ch535_pai_gow.cases import FILED as TILES
from tests.chapters.ch535_pai_gow.lawful import table_without_bank
from tests.chapters.ch535_pai_gow.rounds import table as tiles_table
from tests.chapters.ch551_spanish_21.lawful import table as spanish_rounds
from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.baccarat.cases import filing as baccarat_filing
from tests.games.baccarat.lawful import Dealer
from tests.games.baccarat.rounds import table as baccarat_table
from tests.less.change import text, written
from tests.less.changes import RUBBISH
from tests.less.held import judged
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.core.finding import Finding, LogPlace, Outcome

PLANTED = 20
"""Wrong payments in a log."""
UNREADABLE = 100
"""One cell in so many is made unreadable."""
WRONG = (-500, -100, 100, 500)
"""By how many cents a payment is wrong."""

Row = dict[str, object]
Round = tuple[str, int]
"""Table and number."""
Accused = tuple[str, str, int, int | None]
"""Rule, table, event and cents misapplied."""

SHOE, GAMING_DAY = 16, 40
"""Rounds of a table of Spanish 21, which is dealt from one shoe, and of a table of other games."""


@dataclass(frozen=True)
class Play:
    """Lawful play: a filing and the rows of the log."""

    filing: str
    rows: list[Row]


def blackjack(rounds: int, seed: int) -> Play:
    """One table of 633a."""
    filing = WAYS["plain"]
    return Play(filing, [dict(row) for row in rows_of(filing, seed, rounds)])


def spanish_21(rounds: int, seed: int) -> Play:
    """Tables of 551."""

    def lines(number: int, count: int) -> list[str]:
        return spanish(str(number), *spanish_rounds(number, count), undeclared=(), clear=False).log()[0]

    return Play(spanish("", "").filing, list(_tables(rounds, seed, SHOE, lines)))


def baccarat(rounds: int, seed: int) -> Play:
    """Tables of 541."""

    def lines(number: int, count: int) -> list[str]:
        dealer = Dealer(Random(f"plain {number}"))
        opening = dealer.opening()
        return baccarat_table(*dealer.rounds(count), opening=opening)[0]

    return Play(baccarat_filing(), list(_tables(rounds, seed, GAMING_DAY, lines)))


def pai_gow(rounds: int, seed: int) -> Play:
    """Tables of 535 without a bank."""
    unbanked = TILES.replace("bank: {offered: true, co_banking: true", "bank: {offered: false, co_banking: false")
    lines = _tables(rounds, seed, GAMING_DAY, lambda number, count: tiles_table(*table_without_bank(number, count))[0])
    return Play(unbanked, list(lines))


def _tables(rounds: int, seed: int, most: int, lines: Callable[[int, int], Sequence[str]]) -> Iterator[Row]:
    """The rows of so many rounds at tables of ``most`` rounds each; a last table may have a few more."""
    for number in range(0, rounds, most):
        count = max(3, min(most, rounds - number))
        for line in lines(seed * 100_000 + number, count):
            row = json.loads(line)
            yield row if row["table"] == "venue" else {**row, "table": f"{row['table']}-{number // most + 1}"}


GAMES: Mapping[str, Callable[[int, int], Play]] = {
    "633a": blackjack,
    "551": spanish_21,
    "541": baccarat,
    "535": pai_gow,
}
"""How lawful play of each chapter is dealt: so many rounds, by a seed."""


def round_of(row: Row) -> Round | None:
    """The round of a row."""
    return (str(row["table"]), int(str(row["round"]))) if isinstance(row.get("round"), int) else None


def plant(rows: list[Row], random: Random, wanted: int = PLANTED) -> dict[Round, tuple[int, int]]:
    """Make payments of even money wrong in place, one in a round: by round the event and the cents too much.

    Of other odds the text may leave open which are right.
    """
    stakes = {(round_of(row), row["wager"]): row.get("cents") for row in rows if row["kind"] == "wager"}
    even = [
        row for row in rows if row["kind"] == "pay" and stakes.get((round_of(row), row["wager"])) == row.get("cents")
    ]
    random.shuffle(even)
    planted: dict[Round, tuple[int, int]] = {}
    for row in even:
        where, wrong = round_of(row), random.choice(WRONG)
        cents = int(str(row["cents"])) + wrong
        if len(planted) < wanted and where is not None and where not in planted and cents > 0:
            row["cents"] = cents
            planted[where] = (int(str(row["seq"])), wrong)
    return planted


def spoil(rows: Sequence[Row], column: str, random: Random) -> tuple[list[Row], set[Round | None]]:
    """The rows with one cell of ``column`` in UNREADABLE made so, and the rounds in which one is."""
    spoiled, rounds = [], set()
    for row in rows:
        if row.get(column) not in (None, "", "none") and random.randrange(UNREADABLE) == 0:
            rounds.add(round_of(row))
            row = {**row, column: f"{RUBBISH}{row[column]}"}
        spoiled.append(row)
    return spoiled, rounds


def accused(play: Play, rows: Sequence[Row]) -> dict[Accused, Finding]:
    """What is accused of rows."""
    found = {}
    for one in judged((play.filing,), (text([written(row) for row in rows]),), None):
        assert isinstance(one.where, LogPlace)
        if one.outcome is Outcome.FAIL:
            found[one.rule, one.where.table, one.where.event, one.overpaid_cents] = one
    return found


def where_of(finding: Finding) -> Round:
    """The round of a finding."""
    assert isinstance(finding.where, LogPlace)
    return finding.where.table, finding.where.round


def run(chapter: str, rounds: int, seed: int) -> Iterator[tuple[bool, str]]:
    """What comes of a chapter's log, line by line: whether it is as it must be, and the words."""
    random = Random(f"{chapter} {seed}")
    play = GAMES[chapter](rounds, seed)
    for one in accused(play, play.rows).values():
        yield False, f"accused in lawful play: {_told(one)}"
    planted = plant(play.rows, random)
    whole = accused(play, play.rows)
    by_round: dict[Round, list[Accused]] = {}
    for key, one in whole.items():
        by_round.setdefault(where_of(one), []).append(key)
        if where_of(one) not in planted:
            yield False, f"accused where nothing is wrong: {_told(one)}"
    for where, (event, wrong) in planted.items():
        known = any(key[3] == wrong for key in by_round.get(where, ()))
        if not known:
            yield False, f"missed in the whole log: {_planted(where, event, wrong)}"
    for column, name in (("card", "cards"), ("cents", "amounts")):
        rows, touched = spoil(play.rows, column, random)
        left = accused(play, rows)
        yield True, f"1 in {UNREADABLE} {name} unreadable, in {len(touched):,} rounds"
        for where, (event, wrong) in planted.items():
            kept = all(key in left for key in by_round.get(where, ()))
            if where in touched:
                yield True, f"    in a round that cannot be read whole: {_planted(where, event, wrong)}"
            else:
                yield kept, f"    {'found' if kept else 'MISSED'}: {_planted(where, event, wrong)}"
        for key, one in left.items():
            if key not in whole:
                yield False, f"    FALSE: {_told(one)}"


def _planted(where: Round, event: int, wrong: int) -> str:
    return f"table {where[0]}, round {where[1]}, event {event}: {wrong:+d} cents"


def _told(one: Finding) -> str:
    assert isinstance(one.where, LogPlace)
    return f"{one.citation} {one.rule}: table {one.where.table}, round {one.where.round}, event {one.where.event}: {one.message}"


def main(arguments: Sequence[str]) -> int:
    """Run all chapters, or those named; 1 where one planted mispayment is missed or anything accused falsely."""
    parser = argparse.ArgumentParser(prog="python -m tests.less.dirty", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3000, metavar="N", help="rounds of each chapter (3000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="by which all is drawn (1)")
    parser.add_argument("--chapter", action="append", choices=list(GAMES), help="only this chapter")
    options = parser.parse_args(arguments)
    wrong = 0
    for chapter in options.chapter or GAMES:
        print(f"{chapter}: {options.rounds:,} rounds or a few more, {PLANTED} payments wrong", flush=True)
        for sound, words in run(chapter, options.rounds, options.seed):
            wrong += not sound
            print(f"  {words}")
    print(f"{wrong:,} missed or false")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
