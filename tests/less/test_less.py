"""Less knowledge never accuses, and takes away only what rests on what was lost: some of ``python -m tests.less``."""

from pathlib import Path

import pytest

from tests.everything.gathered import at_rest
from tests.length import either, times
from tests.less.__main__ import drawn_work, listed
from tests.less.changes import SORTS
from tests.less.dirty import GAMES, run
from tests.less.held import Held, hold
from tests.less.logs import Log, gathered, logs_of, worked
from validator.chapters.registry import PACKAGES

SEED = 1
ROUNDS = 100
ONCE_ACCUSED = Path(__file__).with_name("once_accused.txt")


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


@pytest.mark.long
def test_what_was_once_accused_of_less_is_so_no_more() -> None:
    """Changes after which a rule accused, or the replay fell, until it was mended; each line names the rule."""
    by_name = {log.name: log for log in logs_of(gathered())}
    held = Held()
    for line in ONCE_ACCUSED.read_text(encoding="utf-8").splitlines():
        ident, _ = line.split()
        name, sort, place = ident.split("/", 2)
        assert name in by_name, f"the log of {ident} is another now: draw such a change anew, or leave the line out"
        held.add(hold(by_name[name], [(sort, place)]))
    assert [*listed(held.examples, "NEW", 20), *listed(held.examples, "GONE", 20)] == []
