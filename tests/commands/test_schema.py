"""``floorperson schema``: the JSON Schema of a chapter, printed or written to a file."""

import json
from pathlib import Path

import jsonschema
import pytest

from tests.command_line import Floorperson
from validator.law.chapters import HELD


@pytest.mark.parametrize("chapter", HELD)
def test_it_is_printed_as_json_that_is_a_schema_of_draft_7(floorperson: Floorperson, chapter: str) -> None:
    ended = floorperson("schema", chapter)
    assert ended.code == 0
    schema = json.loads(ended.out)
    jsonschema.Draft7Validator.check_schema(schema)
    assert schema["properties"]["chapter"]["enum"] == [chapter]


def test_it_says_what_a_field_is_with_the_law_and_an_example(floorperson: Floorperson) -> None:
    schema = json.loads(floorperson("schema", "633a").out)
    payouts = schema["properties"]["payouts"]["properties"]
    assert payouts["blackjack"]["description"] == "What Blackjack pays. (the law: 3 to 2, § 633a.13(a)) § 633a.13(a)"
    assert payouts["blackjack"]["examples"] == ["3 to 2"]
    assert payouts["blackjack"]["patternErrorMessage"] == "Write odds like 3 to 2, 2.5 to 1 or 8 for 1"


def test_it_is_written_to_a_file(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "633a.schema.json"
    ended = floorperson("schema", "58 Pa. Code Chapter 633a", "-o", path)
    assert ended.out == f"{path.as_posix()}: the JSON Schema of filings under chapter 633a\n"
    assert path.read_text(encoding="utf-8") == floorperson("schema", "633a").out


def test_what_cannot_be_written_is_told(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("schema", "633a", "-o", tmp_path / "none" / "633a.json")
    assert ended.code == 2
    assert "633a.json: cannot be written: No such file or directory" in ended.err
    assert "chapter 600 is not held; " in floorperson("schema", "600").err
