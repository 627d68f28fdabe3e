"""Columns are checked before compiled code sees them; what an engine imports, and what runs in its place."""

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import dedent

import pytest

from tests.core.small_kernels import python
from tests.engines import STATE
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.chapters.registry import chapter_play
from validator.core.engine.engines import CompiledEngine, InterpretedEngine
from validator.core.engine.kernel import TALLY_WIDTH
from validator.games.rounds.run import declare, run
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.columns import Columns
from validator.log.read.reader import read_log
from validator.log.writing import write_jsonl


@pytest.fixture(scope="module")
def events(tmp_path_factory: pytest.TempPathFactory) -> Columns:
    log = tmp_path_factory.mktemp("log") / "log.jsonl"
    write_jsonl(log, rows_of(WAYS["plain"], 1, 3))
    return read_log(log).tables["BJ-1"]


def spoiled(events: Columns, name: str, row: int, value: int) -> Columns:
    column = list(getattr(events, name))
    column[row] = value
    return events._replace(**{name: column})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", 1_000),
        ("hand", -3),
        ("wager", 10_000),
        ("seat", 100),
        ("card", 163),
        ("kind", 160),
        ("cents", 10**12 + 1),
        ("face", 2),
        ("source", -9),
        ("dest", 200),
        ("n", 10**12 + 1),
        ("round", 2**31),
        ("what", 2**60),
        ("player", -3),
    ],
)
def test_a_value_out_of_range_never_reaches_compiled_code(
    events: Columns, name: str, value: int, kernel_cache: Path
) -> None:
    room = chapter_play(law_of("633a"))
    checked = CompiledEngine(cache=kernel_cache)
    options = declare(room.options(None, load_facts("633a")), {})
    with pytest.raises(ValueError, match=rf"column {name}, row 17: {value} is out of range"):
        run(
            checked,
            room.derive,
            spoiled(events, name, 17, value),
            options,
            checked.zeros(STATE),
            (),
            room.numbers * TALLY_WIDTH,
        )


def test_a_reference_beyond_every_hand_harms_nothing(events: Columns) -> None:
    """The reference of a split may be any number that another kind allows; it is simply no hand of the round."""
    split = next(number for number, kind in enumerate(events.kind) if kind == 90) + 1
    engine = InterpretedEngine()
    room = chapter_play(law_of("633a"))
    options = declare(room.options(None, load_facts("633a")), {})
    for ref in (999, 5_000, 2**53 - 1):
        changed = spoiled(spoiled(events, "kind", split, 96), "ref", split, ref)
        done = run(engine, room.derive, changed, options, [0] * STATE, room.passes, room.numbers * TALLY_WIDTH)
        assert done.round_count == 3


class Elsewhere(InterpretedEngine):
    """Has another engine run everything."""

    def instead(self, kernels: Sequence[Callable[..., object]]) -> InterpretedEngine | None:  # type: ignore[override]  # its base has none
        return InterpretedEngine()

    def run(self, kernel: Callable[..., object], *arguments: object) -> None:
        raise AssertionError


def test_what_another_engine_runs_in_its_place_comes_to_the_same(events: Columns) -> None:
    room = chapter_play(law_of("633a"))
    options = declare(room.options(None, load_facts("633a")), {})
    states: list[list[int]] = [[0] * STATE, [0] * STATE]
    done = [
        run(engine, room.derive, events, options, state, room.passes, room.numbers * TALLY_WIDTH)
        for engine, state in zip((InterpretedEngine(), Elsewhere()), states, strict=True)
    ]
    assert done[0] == done[1] and done[0].tally
    assert states[0] == states[1] and any(states[0])


# --- choice of the engine, and what is imported ---


BLOCK = """
import importlib.abc, sys

class Absent(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
"""


def test_compiled_replay_without_its_packages_says_what_to_install() -> None:
    code = BLOCK.format(names=["numba"]) + dedent(
        """
        from validator.core.engine.engines import CompiledMissing
        from validator.core.engine.selection import Engines
        try:
            Engines("compiled", 10)
        except CompiledMissing as missing:
            print(missing)
        print(Engines("auto", 10**9).of("law", [], 1).name)
        """
    )
    done = python(code)
    assert done.stdout.splitlines() == [
        "compiled replay needs numba and numpy; install them with: python -m pip install numba numpy pyarrow",
        "interpreted",
    ], done.stderr


def test_interpreted_replay_needs_and_imports_neither_numba_nor_numpy(tmp_path: Path) -> None:
    log, filing = tmp_path / "log.jsonl", tmp_path / "filing.yaml"
    write_jsonl(log, rows_of(WAYS["plain"], 1, 3))
    filing.write_text(WAYS["plain"], encoding="utf-8")
    code = BLOCK.format(names=["numba", "numpy", "pyarrow"]) + dedent(
        f"""
        from pathlib import Path
        from validator.replay.logs import replay_logs
        from validator.replay.filings import load_filings
        report = replay_logs([Path({str(log)!r})], load_filings([Path({str(filing)!r})]))
        print(report.engine, report.rounds, len(report.findings))
        """
    )
    done = python(code)
    assert done.stdout.split() == ["interpreted", "3", "0"], done.stderr
    free = python(
        code.removeprefix(BLOCK.format(names=["numba", "numpy", "pyarrow"]))
        + "import sys; print([name for name in ('numba', 'numpy', 'pyarrow') if name in sys.modules])"
    )
    assert free.stdout.splitlines()[-1] == "[]", free.stderr
