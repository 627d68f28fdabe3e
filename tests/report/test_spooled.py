"""Findings too many for memory are told as few are: in every format, in every order, suppressed, known or selected."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.files import near
from validator.replay import spool
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.spool import Spool, SpooledFindings, findings_in_order, packed, those, unpacked
from validator.report.formats import FORMATS

LOG = near(data_folder("submissions") / "demo" / "log.jsonl").as_posix()
FILING = near(data_folder("submissions") / "633a-shoe.yaml").as_posix()


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Room for next to no finding."""
    monkeypatch.setattr(spool, "IN_MEMORY", 1)
    monkeypatch.setattr(spool, "BLOCK", 2)
    monkeypatch.setattr(spool, "BLOCKS_HELD", 1)


def report() -> Any:
    return replay_logs([Path(LOG)], load_filings([Path(FILING)]), "interpreted")


def test_the_findings_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    few = report().findings
    assert isinstance(few, list) and len(few) == 3
    monkeypatch.setattr(spool, "IN_MEMORY", 1)
    many = report().findings
    assert isinstance(many, SpooledFindings)
    assert list(many) == few and many[1] == few[1] and list(many[1:]) == few[1:]
    wanted = those(many, lambda one: one.rule != few[0].rule)
    assert isinstance(wanted, SpooledFindings) and list(wanted) == few[1:]


@pytest.mark.parametrize("form", [name for name, one in FORMATS.items() if not one.binary])
@pytest.mark.parametrize(
    "options", [[], ["--all"], ["--sort", "law"], ["--sort", "money"], ["-v"], ["--ignore", "633a.10"]], ids=" ".join
)
def test_text_is_the_same(
    form: str,
    options: list[str],
    floorperson: Floorperson,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    given = ("replay", LOG, "-s", FILING, "-f", form, "--no-config", *options)
    few = floorperson(*given)
    request.getfixturevalue("small")
    many = floorperson(*given)
    assert (many.out, many.err, many.code) == (few.out, few.err, few.code)
    assert "tie-not-returned" in many.out or form in ("junit",)


@pytest.mark.parametrize("form", ["xlsx", "parquet", "json"])
def test_files_are_the_same(
    form: str, floorperson: Floorperson, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    few, many = tmp_path / f"few.{form}", tmp_path / f"many.{form}"
    floorperson("replay", LOG, "-s", FILING, "-o", str(few))
    request.getfixturevalue("small")
    floorperson("replay", LOG, "-s", FILING, "-o", str(many))
    assert few.read_bytes() == many.read_bytes()


def test_what_is_known_or_suppressed_is_the_same(
    floorperson: Floorperson, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    baseline, configuration = tmp_path / "known.json", tmp_path / "floorperson.toml"
    configuration.write_text(
        '[[suppress]]\nrule = "double-down-over-original"\nreason = "settled with the patron"\napprover = "A. Cole"\n',
        encoding="utf-8",
    )
    given = ("replay", LOG, "-s", FILING, "--config", str(configuration), "--baseline", str(baseline))
    floorperson(*given, "--update-baseline", "--ignore", "633a.13")
    few = floorperson(*given)
    request.getfixturevalue("small")
    many = floorperson(*given)
    assert (many.out, many.code) == (few.out, few.code)
    assert "settled with the patron" in many.out and "known" in many.out and "blackjack-paid-at-wrong-odds" in many.out


def test_a_spool_goes_on_where_it_was_kept(tmp_path: Path, small: None) -> None:
    one, two, three = report().findings
    spool = Spool(tmp_path / "findings")
    spool.append(one)
    kept = unpacked(packed(spool.keep()))
    spool.append(two)
    spool.append(two)
    spool.keep()
    again = Spool.resumed(tmp_path / "findings", kept)
    again.append(three)
    again.keep()
    assert len(again) == 2
    assert [again.at(place) for place in range(2)] == [one, three]


def test_findings_of_several_spools_stand_in_the_order_of_the_logs(small: None) -> None:
    findings = list(report().findings)
    spools = [Spool(), Spool()]
    for place, finding in enumerate(reversed(findings)):
        spools[place % 2].append(finding)
    assert list(findings_in_order(spools, [LOG])) == findings


@pytest.mark.parametrize("name", ["os\nsystem", "validator.replay.logs\nreplay_logs", "builtins\neval"])
def test_a_file_that_names_more_than_data_is_not_read(name: str) -> None:
    import zlib

    forged = b"c" + name.encode() + b"\n."
    assert pickle.loads(forged) is not None
    with pytest.raises(ValueError, match="not written by this program"):
        unpacked(zlib.compress(forged))
