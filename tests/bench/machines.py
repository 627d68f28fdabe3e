"""Times the games beside each other, per event: every chapter beside the base game of Chapter 633a.

Each deals lawful rounds of its own; a table of baccarat and of tiles is repeated until there are enough rounds.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

from tests.chapters.ch535_pai_gow import cases as tiles
from tests.chapters.ch535_pai_gow.lawful import table_with_bank
from tests.chapters.ch535_pai_gow.playlog import in_force
from tests.chapters.ch535_pai_gow.rounds import table as tiles_table
from tests.games.baccarat.cases import filing as baccarat_filing
from tests.games.baccarat.lawful import Dealer
from tests.games.baccarat.rounds import table as baccarat_table
from tests.games.blackjack.rounds import filing as blackjack_filing, table as blackjack_table
from tests.oracle.sibling_rounds import FILED, rounds_of
from validator.chapters.registry import ChapterPlay, chapter_play
from validator.core.engine import Engine
from validator.log.columns import Columns
from validator.log.reading import read_log
from validator.replay_filings import Submission

TILES_IN_A_TABLE = 40
"""Rounds of tiles that one table deals; its generator is slow."""

Passes = Callable[[ChapterPlay, Engine, Submission, Columns], Callable[[], int]]
"""Makes a run of machine and passes over columns in memory."""


def repeated(columns: Columns, rounds: int, wanted: int) -> Columns:
    """The table's events again and again, its rounds numbered on, until there are so many."""
    times = max(1, -(-wanted // rounds))
    highest, last = max(columns.round) + 1, max(columns.seq)
    found: dict[str, list[int]] = {name: [] for name in Columns._fields}
    for turn in range(times):
        for name, column in zip(Columns._fields, columns, strict=True):
            step = {"round": highest * turn, "seq": last * turn}.get(name, 0)
            found[name] += [value + step if value >= 0 else value for value in column] if step else column
    return Columns(**found)


def in_columns(lines: Iterable[str], path: Path) -> Columns:
    """The columns of the one table of a log with rounds."""
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return next(columns for columns in read_log(path).tables.values() if max(columns.round) >= 0)


def others(rounds: int, seed: int, folder: Path) -> Iterator[tuple[str, ChapterPlay, Submission, Columns]]:
    """Name, room, filing and events of the chapters other than 633a, those of the same machine first."""
    for chapter, filed in FILED.items():
        texts = [one.text({bet.name: one.nets(bet)[0] for bet in one.bets}) for one in rounds_of(chapter, seed, rounds)]
        lines, _ = blackjack_table(*texts, chapter=chapter)
        columns = in_columns(lines, folder / f"{chapter}.jsonl")
        yield f"blackjack ({chapter})", chapter_play(chapter), in_force(blackjack_filing(chapter, filed)), columns
    dealer = Dealer(Random(seed))
    opening = dealer.opening()
    lines, _ = baccarat_table(*dealer.rounds(rounds), opening=opening, dealing="up")
    columns = in_columns(lines, folder / "baccarat.jsonl")
    yield "baccarat (541)", chapter_play("541"), in_force(baccarat_filing()), columns
    lines, _ = tiles_table(*table_with_bank(seed, TILES_IN_A_TABLE))
    columns = in_columns(lines, folder / "tiles.jsonl")
    yield "tiles (535)", chapter_play("535"), in_force(tiles.FILED), repeated(columns, TILES_IN_A_TABLE, rounds)


def compare_machines(
    rounds: int,
    seed: int,
    folder: Path,
    per_event: float,
    engine: Engine,
    passes: Passes,
    best: Callable[[Callable[[], object]], float],
) -> None:
    """Print each machine's time per event beside blackjack's, ``per_event`` in seconds."""
    print(f"{'blackjack (633a), machine and passes, ' + engine.name:<58}{per_event * 1e9:>12,.0f} ns an event")
    for name, room, filing, columns in others(rounds, seed, folder):
        run = passes(room, engine, filing, columns)
        run()
        mine = best(run) / len(columns.kind)
        what = f"{name}, machine and passes, {engine.name}"
        print(f"{what:<58}{mine * 1e9:>12,.0f} ns an event {mine / per_event:>7.2f} x blackjack")
