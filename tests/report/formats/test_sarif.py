"""SARIF: valid by the official schema (from sarif-multitool, MIT), with regions, taxa, fingerprints, suppressions."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, FormatChecker

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.files import near

SUBMISSIONS = near(data_folder("submissions"))
GOOD, BAD, LOG = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml", SUBMISSIONS / "demo" / "log.jsonl"
SCHEMA = json.loads((Path(__file__).parents[2] / "data" / "sarif-schema-2.1.0.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def form() -> Draft202012Validator:
    return Draft202012Validator(SCHEMA, format_checker=FormatChecker())


def sarif(floorperson: Floorperson, form: Draft202012Validator, *arguments: object) -> dict[str, Any]:
    """The one run of a report that is valid."""
    log = json.loads(floorperson(*arguments, "--format", "sarif").out)
    assert list(form.iter_errors(log)) == []
    (run,) = log["runs"]
    assert isinstance(run, dict)
    for result in run["results"]:
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
        for taxon in result.get("taxa", ()):
            assert run["taxonomies"][0]["taxa"][taxon["index"]]["id"] == taxon["id"]
    return run


def result_of(run: dict[str, Any], rule: str) -> dict[str, Any]:
    (found,) = (one for one in run["results"] if one["ruleId"] == rule)
    return dict(found)


def test_the_schema_refuses_what_is_no_sarif(floorperson: Floorperson, form: Draft202012Validator) -> None:
    log = json.loads(floorperson("check", BAD, "--format", "sarif").out)
    log["runs"][0]["results"][0]["level"] = "grave"
    assert [error.validator for error in form.iter_errors(log)] == ["enum"]


def test_a_finding_on_a_filing(floorperson: Floorperson, form: Draft202012Validator) -> None:
    run = sarif(floorperson, form, "check", BAD)
    result = result_of(run, "633a/blackjack-odds")
    assert (result["kind"], result["level"]) == ("fail", "error")
    assert result["message"]["text"] == "Blackjack pays 6 to 5 in the filing; the law says 3 to 2"
    (location,) = result["locations"]
    assert location["physicalLocation"] == {
        "artifactLocation": {"uri": "submissions/demo/bad.yaml"},
        "region": {"startLine": 190, "startColumn": 14, "endLine": 190, "endColumn": 20},
    }
    assert location["logicalLocations"][0]["fullyQualifiedName"] == "payouts.blackjack"
    rule = run["tool"]["driver"]["rules"][result["ruleIndex"]]
    assert rule["properties"] == {
        "citation": "633a.13(a)",
        "quotation": "with the exception of Blackjack which shall be paid at odds of 3 to 2",
        "chapter": "633a",
    }
    assert "§ 633a.13(a): “with the exception of Blackjack" in rule["help"]["markdown"]
    assert [taxon["id"] for taxon in result["taxa"]] == ["633a.13(a)"]
    (artifact,) = run["artifacts"]
    assert len(artifact["hashes"]["sha-256"]) == 64


def test_what_is_for_review_is_a_note_and_no_failure(floorperson: Floorperson, form: Draft202012Validator) -> None:
    result = result_of(sarif(floorperson, form, "check", BAD), "633a/blackjack-payment-unstated")
    assert (result["kind"], result["level"]) == ("review", "note")
    assert result["properties"]["reading"] == "unstated-alternatives"


def test_a_finding_on_a_round(floorperson: Floorperson, form: Draft202012Validator) -> None:
    run = sarif(floorperson, form, "replay", LOG, "-s", GOOD)
    result = result_of(run, "633a/tie-not-returned")
    (location,) = result["locations"]
    assert location["physicalLocation"]["region"] == {"startLine": 114}
    assert [one["fullyQualifiedName"] for one in location["logicalLocations"]] == [
        "BJ-101",
        "BJ-101/3",
        "BJ-101/event/97",
    ]
    assert (result["properties"]["overpaidCents"], result["properties"]["centsAtStake"]) == (5000, 5000)
    assert run["properties"]["judged"].startswith("3 rounds under submissions/633a-shoe.yaml, version 2015-3, ")


def test_fingerprints_stay_when_lines_move_and_differ_where_findings_do(
    floorperson: Floorperson, form: Draft202012Validator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (Path(__file__).parents[3] / BAD).read_text(encoding="utf-8")
    log = (Path(__file__).parents[3] / LOG).read_text(encoding="utf-8")

    def marks() -> list[str]:
        runs = (sarif(floorperson, form, "check", "a.yaml"), sarif(floorperson, form, "replay", "a.jsonl"))
        return [one["partialFingerprints"]["floorperson/v1"] for run in runs for one in run["results"]]

    for name, words in (("a.yaml", text), ("a.jsonl", log)):
        Path(name).write_text(words, encoding="utf-8")
    before = marks()
    Path("a.yaml").write_text(f"# A line more.\n\n{text}", encoding="utf-8")
    Path("a.jsonl").write_text(f"\n{log}", encoding="utf-8")
    assert marks() == before
    assert len(set(before)) == len(before) > 10
    Path("a.yaml").write_text(text.replace("blackjack: 6 to 5 #", "blackjack: 7 to 5 #"), encoding="utf-8")
    assert len(set(before) - set(marks())) == 1


def test_what_keeps_a_filing_or_a_log_from_being_judged_is_told(
    floorperson: Floorperson, form: Draft202012Validator, tmp_path: Path
) -> None:
    filing, log = tmp_path / "a b.yaml", tmp_path / "a.jsonl"
    filing.write_text(GOOD.read_text(encoding="utf-8") + "\nrakes: 1\n", encoding="utf-8")
    run = sarif(floorperson, form, "check", filing)
    result = result_of(run, "fault/unknown-key")
    uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert uri == f"file://{tmp_path.as_posix()}/a%20b.yaml"
    log.write_text("\n".join((*LOG.read_text(encoding="utf-8").splitlines(), "{")) + "\n", encoding="utf-8")
    run = sarif(floorperson, form, "replay", log, "-s", SUBMISSIONS / "551-shoe.yaml")
    assert "row-fault/bad-json" in [one["ruleId"] for one in run["results"]]
    (told,) = run["invocations"][0]["toolExecutionNotifications"]
    assert told["descriptor"]["id"] == "no-filing-in-force"
    assert "551-shoe.yaml is a filing of Chapter 551" in told["message"]["text"]


def test_a_clash_of_two_filings_is_a_warning(
    floorperson: Floorperson, form: Draft202012Validator, tmp_path: Path
) -> None:
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_bytes(GOOD.read_bytes())
    run = sarif(floorperson, form, "check", tmp_path)
    clashes = [one for one in run["results"] if one["ruleId"].startswith("clash/")]
    assert {one["ruleId"] for one in clashes} == {"clash/version-filed-twice", "clash/table-filed-twice"}
    assert {(one["kind"], one["level"]) for one in clashes} == {("fail", "warning")}
