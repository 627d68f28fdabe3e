"""The formats of a line a finding: concise, GitHub's annotations, JSON lines; and markdown, in which nothing is markup."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.files import near
from validator.report.schema import report_schema_text

SUBMISSIONS = near(data_folder("submissions"))
GOOD, BAD, LOG = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml", SUBMISSIONS / "demo" / "log.jsonl"
HOSTILE = "Blackjack pays 6 to 5 %0A::error::x | `` <b> [a](b) @you\\n::warning::y"


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A filing with an inscription that would be markup, or a command, wherever it was not escaped."""
    path = tmp_path / "a,b:c%.yaml"
    text = BAD.read_text(encoding="utf-8").replace("blackjack: Blackjack pays 6 to 5\n", f'blackjack: "{HOSTILE}"\n')
    assert HOSTILE in text
    path.write_text(text, encoding="utf-8")
    return path


def test_concise_is_one_line_a_finding(floorperson: Floorperson) -> None:
    lines = floorperson("check", BAD, "-f", "concise").out.splitlines()
    assert (
        "submissions/demo/bad.yaml:190:14: error blackjack-odds: Blackjack pays 6 to 5 in the filing; "
        "the law says 3 to 2 [§ 633a.13(a)]"
    ) in lines
    assert len(lines) == 11 + 3
    assert all(
        re.match(r"submissions/demo/bad.yaml:\d+:\d+: (error|review) [a-z0-9-]+: .* \[§ 633a\.", line)
        for line in lines[:11]
    )
    assert lines[-3].startswith("judged: submissions/demo/bad.yaml by Chapter 633a, the law as of 2015-08-01: ")
    lines = floorperson("replay", LOG, "-s", GOOD, "-f", "concise").out.splitlines()
    assert lines[2] == (
        "submissions/demo/log.jsonl:114:1: error tie-not-returned: table BJ-101, round 3: seat 2: Blackjack Wager of "
        "$50.00 on 10C 8D ties with QD 8S and was settled with $50.00 [§ 633a.7(q)]"
    )


def test_annotations_of_github(floorperson: Floorperson) -> None:
    lines = floorperson("check", BAD, "-f", "github").out.splitlines()
    assert (
        "::error file=submissions/demo/bad.yaml,line=190,endLine=190,col=14,endColumn=20,title=blackjack-odds::"
        "Blackjack pays 6 to 5 in the filing; the law says 3 to 2 [§ 633a.13(a)]"
        "%0A“with the exception of Blackjack which shall be paid at odds of 3 to 2”"
        "%0Aexpected: 3 to 2%0Aobserved: 6 to 5"
    ) in lines
    assert any(line.startswith("::notice file=") and "title=review%3A blackjack-payment" in line for line in lines)
    assert lines[-1].startswith("::notice title=floorperson::submissions/demo/bad.yaml: 10 findings, 1 for review, ")
    assert "%0Anot judged: 28 rules not checkable" in lines[-1]


def test_no_words_of_a_filing_become_a_command_of_github(floorperson: Floorperson, hostile: Path) -> None:
    out = floorperson("check", hostile, "-f", "github").out
    (line,) = (line for line in out.splitlines() if "title=blackjack-inscription-odds" in line)
    assert "/a%2Cb%3Ac%25.yaml,line=55," in line
    assert "%250A::error::x" in line
    assert [line for line in out.splitlines() if not re.match("::(error|warning|notice) [^:]*::", line)] == []


def test_json_lines_have_a_head_a_line_each_and_a_tail(floorperson: Floorperson) -> None:
    schema: Any = YAML(typ="safe", pure=True).load(report_schema_text())
    finding = Draft202012Validator({"$ref": "#/$defs/FindingModel", "$defs": schema["$defs"]})
    for arguments in (("check", BAD), ("replay", LOG, "-s", GOOD)):
        head, *told, tail = map(json.loads, floorperson(*arguments, "-f", "json-lines").out.splitlines())
        report = json.loads(floorperson(*arguments, "-f", "json").out)
        found = report["filings"][0]["findings"] if arguments[0] == "check" else report["findings"]
        assert (head["line"], head["job"], head["report_version"]) == ("head", arguments[0], "2")
        assert [{"line": "finding", **one} for one in found] == told
        for one in told:
            assert one.pop("line") == "finding"
            assert list(finding.iter_errors(one)) == []
        assert (tail["line"], tail["findings"]) == ("tail", {"new": len(told), "known": 0, "suppressed": 0})


def test_json_lines_tell_faults_clashes_and_what_was_not_judged(floorperson: Floorperson, tmp_path: Path) -> None:
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text(GOOD.read_text(encoding="utf-8") + "\nrakes: 1\n", encoding="utf-8")
    told = [*map(json.loads, floorperson("check", tmp_path, "-f", "json-lines").out.splitlines())]
    assert [one["line"] for one in told] == ["head", "fault", "fault", *["clash"] * 4, "tail"]
    (fault, _) = (one for one in told if one["line"] == "fault")
    assert (fault["kind"], fault["severity"], fault["place"]["column"]) == ("unknown-key", "error", 1)
    told = [
        *map(
            json.loads,
            floorperson("replay", LOG, "-s", SUBMISSIONS / "551-shoe.yaml", "-f", "json-lines").out.splitlines(),
        )
    ]
    assert [one["kind"] for one in told if one["line"] == "not-judged"] == ["no-filing-in-force"]


def test_markdown_counts_tells_and_quotes(floorperson: Floorperson) -> None:
    lines = floorperson("check", BAD, "-f", "markdown").out.splitlines()
    assert "| 1 | error | `blackjack-odds` | § 633a.13(a) | Blackjack at other odds |  |" in lines
    start = lines.index("### 7. Blackjack at other odds (§ 633a.13(a))")
    assert lines[start + 1 : start + 5] == [
        "",
        "```text",
        "submissions/demo/bad.yaml:190:14: error blackjack-odds: Blackjack pays 6 to 5 in the filing; the law says 3 to 2",
        "   190 |   blackjack: 6 to 5 # what the inscription says, and not what the law says",
    ]
    assert "- **In all:** `submissions/demo/bad.yaml: 10 findings, 1 for review, 28 rules not checkable`" in lines


def test_no_words_of_a_filing_become_markup(floorperson: Floorperson, hostile: Path) -> None:
    """Outside of blocks and spans of code nothing of the filing stands."""
    out = floorperson("check", hostile, "-f", "markdown").out
    assert "@you" in out
    outside = re.sub(r"^(`{3,})text\n.*?^\1\n", "", out, flags=re.MULTILINE | re.DOTALL)
    outside = re.sub(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)", "", outside)
    for words in ("@you", "<b>", "[a]", "::error", "::warning", "a,b:c"):
        assert words in out
        assert words not in outside
