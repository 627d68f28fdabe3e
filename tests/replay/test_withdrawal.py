"""The simulation of a cluster: what is reckoned by hand comes out of it."""

import pytest

from tests.bench.stragglers import MULTIPLIER, NEVER, main, makespan


def test_tasks_are_begun_in_order_by_whoever_is_free() -> None:
    assert makespan([3, 1, 1, 2], [1, 1], NEVER) == (4, 7)
    assert makespan([3, 2, 1, 1], [1, 1], NEVER) == (4, 7)
    assert makespan([1, 1, 5], [1, 1], NEVER) == (6, 7)


def test_a_slow_core_is_waited_for() -> None:
    assert makespan([1] * 8, [0.1, 1], NEVER) == (10, 17)


def test_the_copy_of_a_slow_task_ends_it() -> None:
    works, speeds = [1.0] * 10, [0.01, 1.0]
    assert makespan(works, speeds, NEVER) == (100, 109)
    end, spent = makespan(works, speeds, MULTIPLIER)
    assert end == pytest.approx(10)
    assert spent == pytest.approx(20)


def test_it_prints_every_case(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["--cores", "8", "--tables", "20", "--rounds", "1000000", "--rate", "35000"]
    monkeypatch.setattr("sys.argv", ["stragglers", *given])
    main()
    printed = capsys.readouterr().out.splitlines()
    assert printed[2] == "8 cores, ideal 4 s"
    assert len(printed) == 9
