"""The JSON reports: versioned, and in the form that is published."""

import json
import subprocess
import sys
from datetime import date
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, FormatChecker
from ruamel.yaml import YAML

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.report.json_report import write_json
from validator.report.model import LawDocument, ParagraphModel
from validator.report.schema import report_schema_text

SUBMISSIONS = data_folder("submissions")
GOOD, BAD, LOG = (str(SUBMISSIONS / name) for name in ("633a-shoe.yaml", "demo/bad.yaml", "demo/log.jsonl"))


@pytest.fixture(scope="module")
def form() -> Draft202012Validator:
    schema: Any = YAML(typ="safe", pure=True).load(report_schema_text())
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema, format_checker=FormatChecker())


def test_the_published_form_is_printed() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "validator.report.schema"], capture_output=True, encoding="utf-8", check=True
    )
    assert ended.stdout == report_schema_text()


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", GOOD, BAD],
        ["check", BAD, "--select", "633a.13"],
        ["replay", LOG, "--submission", GOOD],
        ["replay", LOG],
        ["summary", LOG],
        ["summary", LOG, "--by", "table,dealer", "--submission", GOOD],
        ["rules"],
        ["explain", "more-positions-than-seats"],
        ["coverage"],
        ["references"],
        ["siblings"],
        ["rules", "--shared"],
        ["readings"],
        ["law", "633a.7"],
        ["law", "541 Order"],
        ["explain", "filed-before-chapter-in-force"],
        ["chapters"],
        ["chapters", "--as-of", "2016-03-01"],
    ],
)
def test_every_report_has_the_published_form(
    floorperson: Floorperson, form: Draft202012Validator, arguments: list[str]
) -> None:
    ended = floorperson(*arguments, "--format", "json")
    report = json.loads(ended.out)
    assert list(form.iter_errors(report)) == []
    assert report["report_version"] == "2"
    assert report["job"] == ("shared-rules" if "--shared" in arguments else arguments[0])
    assert ended.code == floorperson(*arguments).code


def test_a_finding_on_a_filing_in_json(floorperson: Floorperson) -> None:
    report = json.loads(floorperson("check", BAD, "--select", "blackjack-odds", "--format", "json").out)
    (filing,) = report["filings"]
    (finding,) = filing["findings"]
    place = finding.pop("place")
    assert finding == {
        "rule": "blackjack-odds",
        "title": finding["title"],
        "severity": "error",
        "outcome": "fail",
        "citation": "633a.13(a)",
        "quote": "with the exception of Blackjack which shall be paid at odds of 3 to 2",
        "message": "Blackjack pays 6 to 5 in the filing; the law says 3 to 2",
        "expected": "3 to 2",
        "observed": "6 to 5",
        "as_of": "2015-08-01",
        "provisional": "",
        "overpaid_cents": None,
        "underpaid_cents": None,
        "cost_cents": None,
        "short": None,
        "reading": None,
        "root": None,
        "facility": "Three Rivers Casino",
        "filing": place["file"],
        "version": "2015-4",
        "day": None,
        "time": None,
        "gaming_day": None,
        "shift": None,
        "dealer": None,
        "supervisor": None,
        "seat": None,
        "patron": None,
        "wager": None,
        "stake_cents": None,
        "due_cents": None,
        "paid_cents": None,
        "fingerprint": finding["fingerprint"],
        "standing": "new",
        "suppression": None,
    }
    assert (place["kind"], place["path"]) == ("filing", "payouts.blackjack")
    assert (place["column"], place["end_column"]) == (14, 20)
    (tally,) = filing["tallies"]
    assert (tally["rule"], tally["fail"], tally["pass"]) == ("blackjack-odds", 1, 0)
    assert filing["rules_left_out"] > 100


def test_a_finding_on_a_round_in_json(floorperson: Floorperson) -> None:
    report = json.loads(floorperson("replay", LOG, "-s", GOOD, "--format", "json").out)
    found = {finding["rule"]: finding for finding in report["findings"]}
    paid = found["blackjack-paid-at-wrong-odds"]
    assert (paid["overpaid_cents"], paid["underpaid_cents"], paid["cost_cents"], paid["short"]) == (0, 300, None, "P2")
    assert (paid["facility"], paid["dealer"], paid["seat"], paid["patron"]) == ("Three Rivers Casino", "D7", 5, "P2")
    assert (paid["wager"], paid["time"]) == ("Blackjack Wager", "2015-08-15T14:03:18-04:00")
    assert (paid["stake_cents"], paid["due_cents"], paid["paid_cents"]) == (1000, 1500, 1200)
    assert report["rounds_by"]["dealer"] == {"D7": 3}
    assert (paid["place"]["kind"], paid["place"]["table"], paid["place"]["round"]) == ("log", "BJ-101", 2)
    assert report["rounds"] == 3
    assert report["engine"] == "interpreted"
    assert [(picture["table"], picture["round"]) for picture in report["pictures"]] == [("BJ-101", 2), ("BJ-101", 3)]


def test_letters_beyond_ascii_are_escaped_where_the_stream_is_not_utf_8(tmp_path: Path) -> None:
    paragraph = ParagraphModel(
        citation="1a.1", section="1a.1", words="§ 1", held_from=date(2012, 5, 19), held_until=None, provisional=""
    )
    document = LawDocument(program="floorperson", paragraphs=[paragraph])
    for encoding, written in (("utf-8", "§ 1".encode()), ("cp1252", b"\\u00a7 1")):
        raw = BytesIO()
        stream = TextIOWrapper(raw, encoding=encoding)
        write_json(stream, document)
        stream.flush()
        assert written in raw.getvalue()
        assert json.loads(raw.getvalue())["paragraphs"][0]["words"] == "§ 1"
