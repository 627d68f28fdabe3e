"""Less knowledge never accuses, and takes away only what rests on what was lost: some of ``python -m tests.less``."""

import pytest

from tests.everything.gathered import at_rest
from tests.length import either, times
from tests.less.__main__ import drawn_work, listed
from tests.less.changes import SORTS
from tests.less.dirty import GAMES, run
from tests.less.held import Held, hold
from tests.less.logs import Log, logs_of, worked
from validator.chapters.registry import PACKAGES

SEED = 1
ROUNDS = 100


@pytest.fixture(scope="module")
def logs() -> list[Log]:
    """The samples and the worked cases; the generated logs are for the command."""
    return [log for log in logs_of([*at_rest(), *worked()]) if log.chapter in PACKAGES]


@pytest.mark.longer
@pytest.mark.parametrize("sort", SORTS)
def test_nothing_is_accused_anew_and_what_is_apart_stays(logs: list[Log], sort: str) -> None:
    held = Held()
    known = [log for log in logs if SORTS[sort].places(log)]
    for work in drawn_work(known, (sort,), either(60, 150), SEED):
        held.add(hold(*work))
    assert [*listed(held.examples, "NEW", 20), *listed(held.examples, "GONE", 20)] == []
    assert {chapter for chapter, _ in held.counts} == (set(PACKAGES) if known else set())


@pytest.mark.longer
@pytest.mark.parametrize("chapter", GAMES)
def test_wrong_payments_are_found_among_unreadable_cells(chapter: str) -> None:
    assert [words for sound, words in run(chapter, times(ROUNDS), SEED) if not sound] == []
