"""The JSON Schema that editors are given refuses what the program cannot read, and nothing that it can."""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest
from ruamel.yaml import YAML

from validator.core.data import data_folder
from validator.law.chapters import HELD
from validator.submission.convert import XType, convert_value
from validator.submission.filing import Scalar
from validator.submission.json_schema import DRAFT, json_schema
from validator.submission.schema import build_schema, load_schema

SUBMISSIONS = data_folder("submissions")
SAMPLES = sorted(path.relative_to(SUBMISSIONS).as_posix() for path in SUBMISSIONS.rglob("*.yaml"))


def holds(kind: XType, value: Scalar) -> bool:
    """Whether the JSON Schema of a field of that kind takes the value."""
    types = ["string", "integer"] if kind == "money" else "string"
    content = {"type": "object", "properties": {"field": {"type": types, "x-type": kind}}}
    schema = json_schema(build_schema("7z", content))
    held = jsonschema.Draft7Validator(schema, format_checker=jsonschema.Draft7Validator.FORMAT_CHECKER)
    return held.is_valid({"field": value})


WRITTEN: dict[XType, Sequence[Scalar]] = {
    "odds": ["3 to 2", "3 To 2", "3  for  2", "2.5 to 1", "1,000 for 1", " 8 to 1 ", "0.5 to 1"]
    + [
        "3:2",
        "3/2",
        "3-2",
        "1.5",
        "even money",
        "0 to 1",
        "1 to 0",
        "0.0 to 1",
        "1,00 to 1",
        "3 to 2 to 1",
        "150%",
        "",
    ],
    "payout": ["3 to 2", "100% of meter", "10% of the meter and 200 to 1", "5 % of meter", "1% OF METER"]
    + ["0% of meter", "101% of meter", "100%", "meter", "10% of meter and 3:2", "3:2"],
    "money": [
        *("12.50", "$1,250", "5,000.00", "400000", " 12.50 ", 0, 5000),
        *("12.5", "12.505", "1,25", "-5", "400k", "400000 USD", -1, ""),
    ],
    "date": ["2015-08-01", "2016-02-29", "2015-12-31"]
    + ["2015-02-30", "2015-8-1", "08/01/2015", "2015-08-01T00:00:00", "2015-13-01", "2015-00-10", "August 1, 2015"],
    "percent": ["0.5%", "10%", "100 %", "2.25%"] + ["0.5", "0.005%", "0.5 percent", "5", "1000%", "-1%"],
    "paragraph": ["633a.2(e)", "§ 633a.2(e)", "58 Pa. Code § 633a.2(e)", "541 Order (2)"] + ["eleven", ""],
}


@pytest.mark.parametrize("kind", get_args(XType))
def test_each_form_is_taken_as_the_program_takes_it(kind: XType) -> None:
    read = {}
    for value in WRITTEN[kind]:
        try:
            convert_value(kind, value)
            read[value] = True
        except ValueError:
            read[value] = False
    assert set(read.values()) == {True, False}
    assert {value: holds(kind, value) for value in WRITTEN[kind]} == read


@pytest.mark.parametrize("chapter", HELD)
def test_it_is_draft_7_and_holds_no_word_of_ours(chapter: str) -> None:
    schema = json_schema(load_schema(chapter))
    assert schema["$schema"] == DRAFT
    jsonschema.Draft7Validator.check_schema(schema)
    assert '"x-' not in json.dumps(schema)
    assert '"$ref"' not in json.dumps(schema)


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_sample_keeps_it(sample: str) -> None:
    filing: Any = YAML(typ="safe", pure=True).load(as_text((SUBMISSIONS / sample).read_text(encoding="utf-8")))
    jsonschema.Draft7Validator(json_schema(load_schema(filing["chapter"]))).validate(filing)


def as_text(source: str) -> str:
    """The source with its dates in quotes, as they are text in a filing."""
    return re.sub(r"(: )([0-9]{4}-[0-9]{2}-[0-9]{2})\b", r'\1"\2"', source)


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_sample_names_the_schema_of_its_chapter_for_editors(sample: str) -> None:
    path = SUBMISSIONS / sample
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    named = first.removeprefix("# yaml-language-server: $schema=")
    chapter = next(line for line in rest if line.startswith("chapter:")).split('"')[1]
    assert (path.parent / named).resolve() == (data_folder("schemas") / f"{chapter}.yaml").resolve()


@pytest.mark.long
def test_another_tool_takes_every_sample_and_refuses_what_is_mistyped(tmp_path: Path) -> None:
    sound = (SUBMISSIONS / "633a-shoe.yaml").read_text(encoding="utf-8")
    (tmp_path / "633a.schema.json").write_text(json.dumps(json_schema(load_schema("633a"))), encoding="utf-8")
    wrong = {
        "odds.yaml": ("blackjack: 3 to 2\n", "blackjack: 3:2\n"),
        "key.yaml": ("  positions: 6\n", "  postions: 6\n"),
        "word.yaml": ("shoe: single", "shoe: sinlge"),
        "date.yaml": ("effective: 2015-08-01", "effective: 08/01/2015"),
        "rate.yaml": ("rate: 0.5%", 'rate: "0.5"'),
    }
    for name, (old, new) in wrong.items():
        (tmp_path / name).write_text(sound.replace(old, new, 1), encoding="utf-8")

    def checked(*files: Path) -> int:
        tool: list[str | Path] = [
            sys.executable,
            "-m",
            "check_jsonschema",
            "--schemafile",
            tmp_path / "633a.schema.json",
        ]
        return subprocess.run([*tool, *files], capture_output=True, check=False).returncode

    assert checked(*SUBMISSIONS.glob("633a-*.yaml")) == 0
    assert {name: checked(tmp_path / name) for name in wrong} == dict.fromkeys(wrong, 1)
