"""So many rounds of simulated play under a filing that is given as text."""

from collections.abc import Collection
from dataclasses import replace
from itertools import chain

from validator.proof.faults.trial import filing_of
from validator.proof.simulate.blackjack.table import BlackjackTable
from validator.proof.simulate.book import Row
from validator.proof.simulate.casino import chosen_by, make_tables
from validator.proof.simulate.table import GameTable

TABLE = "BJ-1"


def table_under(
    filing: str, seed: int, name: str = TABLE, often: Collection[str] = (), *, hole_read: bool | None = None
) -> GameTable:
    """A table before it opens; ``hole_read`` says whether the log knows cards that lie face down, None: by chance."""
    (submission,) = filing_of(filing)
    (table,) = make_tables(chosen_by(submission.chapter, submission.typed), [name], seed, often)
    if hole_read is not None:
        assert isinstance(table, BlackjackTable)
        table.game = replace(table.game, hole_read=hole_read)
    return table


def dealt_at(table: GameTable, count: int) -> list[list[Row]]:
    """``count`` rounds: for each, its rows and those of the table before it; closing the table is with the last."""
    *rounds, closing = table.play(hours=count, rounds=count)
    rounds[-1] += closing
    assert len(rounds) == count
    return rounds


def rounds_of(
    filing: str, seed: int, count: int, name: str = TABLE, often: Collection[str] = (), *, hole_read: bool | None = None
) -> list[list[Row]]:
    """``count`` rounds under a filing."""
    return dealt_at(table_under(filing, seed, name, often, hole_read=hole_read), count)


def rows_of(filing: str, seed: int, count: int, name: str = TABLE, *, hole_read: bool | None = None) -> list[Row]:
    """The rows of ``count`` rounds under a filing, in one list."""
    return [*chain.from_iterable(rounds_of(filing, seed, count, name, hole_read=hole_read))]
