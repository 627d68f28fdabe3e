"""Ctrl-C: what was judged until then is reported whole, and said to be no more than that."""

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import validator.filing.check
import validator.replay.batching
import validator.replay.run
from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.interrupt import Interrupt
from validator.replay.findings import make_finding

FILING = data_folder("submissions") / "633a-shoe.yaml"
LOG = data_folder("submissions") / "demo" / "log.jsonl"


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """A shell that runs the tests in the background lets them ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def several(folder: Path, tables: int) -> Path:
    """The rounds of the example at so many tables of one venue, one table after the other."""
    path = folder / "log.jsonl"
    lines = LOG.read_text(encoding="utf-8").splitlines(keepends=True)
    venue = "".join(line for line in lines if '"venue"' in line)
    text = "".join(line for line in lines if '"venue"' not in line)
    path.write_text(
        venue + "".join(text.replace("BJ-101", f"BJ-{101 + number}") for number in range(tables)),
        encoding="utf-8",
        newline="\n",
    )
    return path


def interrupt_at(call: int, real: Callable[..., Any], *, after: bool = False) -> Callable[..., Any]:
    """The function, which at its ``call``-th call sends what Ctrl-C sends."""
    calls = 0

    def called(*arguments: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == call and not after:
            os.kill(os.getpid(), signal.SIGINT)
        found = real(*arguments, **named)
        if calls == call and after:
            os.kill(os.getpid(), signal.SIGINT)
        return found

    return called


@pytest.mark.skipif(os.name == "nt", reason="a process cannot send itself Ctrl-C there")
@pytest.mark.parametrize("name", ["run_tables", "make_finding"])
def test_a_replay_reports_whole_tables_judged_until_then(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """In the run of a third table it is left out; while the findings of the second are worded, they are all there."""
    options = ("-s", FILING, "--engine", "interpreted", "--format", "json")
    two = several(tmp_path, 2)
    calls: list[str] = []
    module = {"run_tables": validator.replay.batching, "make_finding": validator.replay.run}[name]
    real = getattr(module, name)

    def counted(*arguments: Any) -> object:
        calls.append(name)
        return real(*arguments)

    monkeypatch.setattr(module, name, counted)
    whole = json.loads(floorperson("replay", two, *options).out)
    log = several(tmp_path, 3)
    call = {"run_tables": len(calls) + 1, "make_finding": len(calls)}[name]
    monkeypatch.setattr(module, name, interrupt_at(call, real))
    ended = floorperson("replay", log, *options)
    assert ended.code == 130
    document = json.loads(ended.out)
    assert document["interrupted"] is True
    assert whole["interrupted"] is False
    for part in ("findings", "tallies", "totals", "rounds", "events", "tables"):
        assert document[part] == whole[part], part


@pytest.mark.skipif(os.name == "nt", reason="a process cannot send itself Ctrl-C there")
def test_an_interrupted_replay_says_so_above_and_below(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(validator.replay.run, "make_finding", interrupt_at(3, make_finding))
    ended = floorperson("replay", several(tmp_path, 3), "-s", FILING, "--engine", "interpreted")
    assert ended.code == 130
    lines = ended.out.splitlines()
    assert lines[0] == "interrupted: this is what was judged until then; of the rest nothing is said"
    assert lines[-1].startswith("3 rounds replayed, 3 findings, ")
    assert lines[-1].endswith(", interrupted")


@pytest.mark.skipif(os.name == "nt", reason="a process cannot send itself Ctrl-C there")
def test_an_interrupted_check_reports_the_filings_judged_and_none_together(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4):
        (tmp_path / f"{number}.yaml").write_bytes(FILING.read_bytes())
    judge = validator.filing.check.judge_filing
    monkeypatch.setattr(validator.filing.check, "judge_filing", interrupt_at(3, judge))
    ended = floorperson("check", tmp_path)
    assert ended.code == 130
    interrupted, blank, judged, not_judged, last = ended.out.splitlines()
    assert interrupted == "interrupted: 2 of 4 filings judged; of the others nothing is said, nor of all together"
    assert blank == ""
    assert judged.startswith("judged: 2 filings by Chapter 633a (2), the law as of 2015-08-01: ")
    assert not_judged == "not judged: 2 filings, as Ctrl-C came"
    assert last == "2 filings: 0 findings"
    monkeypatch.setattr(validator.filing.check, "judge_filing", interrupt_at(3, judge))
    document = json.loads(floorperson("check", tmp_path, "--format", "json").out)
    assert document["interrupted"] is True
    assert len(document["filings"]) == 2
    assert document["together"]["clashes"] == []


@pytest.mark.skipif(os.name == "nt", reason="a process cannot send itself Ctrl-C there")
def test_what_is_held_is_done_whole_and_the_handler_before_is_put_back() -> None:
    before = signal.getsignal(signal.SIGINT)
    done = []
    with pytest.raises(KeyboardInterrupt), Interrupt() as interrupt:
        interrupt.hold()
        os.kill(os.getpid(), signal.SIGINT)
        done.append("whole")
        interrupt.release()
        done.append("more")
    assert done == ["whole"]
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.skipif(os.name == "nt", reason="a process cannot send itself Ctrl-C there")
def test_an_interrupted_demonstration_ends_there(floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(validator.filing.check, "judge_filing", interrupt_at(2, validator.filing.check.judge_filing))
    ended = floorperson("demo")
    assert ended.code == 130
    assert "interrupted: 0 of 1 filing judged" in ended.out
    assert "=== 2. " in ended.out
    assert "=== 3. " not in ended.out
