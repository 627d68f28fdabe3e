"""Compiled code taken up in mid-replay: at whatever batch, the report is the same, field by field."""

import json
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random

import pytest

import validator.replay.run
from tests.chapters.ch535_pai_gow.cases import FILED
from tests.chapters.ch535_pai_gow.lawful import table_with_bank
from tests.chapters.ch535_pai_gow.playlog import in_force
from tests.chapters.ch535_pai_gow.rounds import table as tiles_table
from tests.engines import Littered
from tests.games.baccarat.cases import filing as baccarat_filing
from tests.games.baccarat.lawful import Dealer
from tests.games.baccarat.rounds import table as baccarat_table
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.core.engine.engines import CompiledEngine, Engine, InterpretedEngine
from validator.core.engine.selection import COMPILES_FROM, Engines
from validator.core.finding import Finding, Outcome
from validator.replay.filings import Submission
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

Lines = Sequence[str]
ROUNDS = 12


@cache
def blackjack() -> tuple[Lines, Submission]:
    rows = rows_of(WAYS["plain"], 3, ROUNDS)
    return [json.dumps(row) for row in rows], in_force(WAYS["plain"])


@cache
def baccarat() -> tuple[Lines, Submission]:
    dealer = Dealer(Random(3))
    opening = dealer.opening()
    return baccarat_table(*dealer.rounds(ROUNDS), opening=opening, dealing="up")[0], in_force(baccarat_filing())


@cache
def tiles() -> tuple[Lines, Submission]:
    return tiles_table(*table_with_bank(3, ROUNDS))[0], in_force(FILED)


def with_wrong_payments(lines: Lines) -> list[str]:
    """The lines, every payment 5 dollars too high: something is found all along the log."""
    rows = [json.loads(line) for line in lines]
    return [json.dumps(row | {"cents": row["cents"] + 500} if row["kind"] == "pay" else row) for row in rows]


class Changing(Engines):
    """Judges so many stretches interpreted, and all that follow by the other engine."""

    def __init__(self, stretches: int, other: Engine) -> None:
        super().__init__("interpreted", 0)
        self.asked = 0
        self._stretches = stretches
        self._other = other

    def of(self, what: str, kernels: Sequence[Callable[..., object]], rounds: int) -> Engine:
        if not rounds:
            return InterpretedEngine()
        self.asked += 1
        return self._other if self.asked > self._stretches else InterpretedEngine()


class StandIn(Littered):
    """Stands for compiled code: its working columns hold garbage, so that nothing can be carried in them."""

    name = "compiled"


def other_engine(request: pytest.FixtureRequest, way: str) -> Engine:
    if way == "stands in":
        return StandIn()
    assert request.config.cache is not None
    return CompiledEngine(cache=request.config.cache.mkdir("kernels"))


@pytest.mark.parametrize("machine", [blackjack, baccarat, tiles])
@pytest.mark.parametrize("way", ["stands in", pytest.param("compiled", marks=pytest.mark.long)])
def test_at_whatever_batch_compiled_code_is_taken_up_the_report_is_the_same(
    machine: Callable[[], tuple[Lines, Submission]],
    way: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines, filing = machine()
    log = tmp_path / "log.jsonl"
    log.write_text("\n".join(with_wrong_payments(lines)) + "\n", encoding="utf-8")
    monkeypatch.setattr(validator.replay.run, "BATCH_ROUNDS", 1)
    monkeypatch.setattr("validator.log.read.sources.CHECKED", 8)
    other = other_engine(request, way)

    def replayed(stretches: int) -> tuple[ReplayReport, int]:
        engines = Changing(stretches, other)
        monkeypatch.setattr(validator.replay.run, "Engines", lambda *_, **__: engines)
        return replay_logs([log], [filing]), engines.asked

    whole, asked = replayed(1_000)
    assert whole.engine == "interpreted" and asked >= ROUNDS - 1
    assert len(failed(whole)) > 3
    for stretches in range(asked):
        report, _ = replayed(stretches)
        assert report.engine == "compiled"
        for one in fields(ReplayReport):
            if one.name == "findings":
                assert list(report.findings) == list(whole.findings), stretches
            elif one.name != "engine":
                assert getattr(report, one.name) == getattr(whole, one.name), (stretches, one.name)


def failed(report: ReplayReport) -> list[Finding]:
    return [one for one in report.findings if one.outcome is Outcome.FAIL]


def test_a_log_that_says_among_its_rows_what_it_records_goes_over_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However small the file looks: as standard input, packed, or with declarations cutting it into short stretches."""
    lines, filing = blackjack()
    venue = [json.loads(line) for line in lines if json.loads(line)["kind"] == "records"]
    assert venue
    rows = [json.loads(line) for line in lines if json.loads(line)["kind"] != "records"]
    table = next(row["table"] for row in rows if row["kind"] == "round-start")
    log = tmp_path / "log.jsonl"
    log.write_text("".join(json.dumps(row) + "\n" for row in [*({**one, "table": table} for one in venue), *rows]))
    monkeypatch.setattr(validator.replay.run, "rounds_expected", lambda _: 0)
    monkeypatch.setattr("validator.core.engine.selection.PAYS_FROM", ROUNDS)
    monkeypatch.setattr("validator.core.engine.engines.CompiledEngine.is_warm", lambda *_: True)
    taken: list[str] = []
    of = Engines.of

    def noted(self: Engines, what: str, kernels: Sequence[Callable[..., object]], rounds: int) -> Engine:
        taken.append(of(self, what, kernels, rounds).name)
        return InterpretedEngine()

    monkeypatch.setattr(Engines, "of", noted)
    monkeypatch.setattr(validator.replay.run, "BATCH_ROUNDS", 1)
    monkeypatch.setattr("validator.log.read.sources.CHECKED", 8)
    replay_logs([log], [filing])
    assert taken[0] == "interpreted" and taken[-1] == "compiled"
    assert COMPILES_FROM > ROUNDS
