"""The cases of the tests say to libyaml what they say to the program's own reader."""

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tests.for_all import for_all
from tests.quick_yaml import load

TESTS = Path(__file__).parents[1]
FILES = [(path.parent.name, path) for path in sorted(TESTS.rglob("*.yaml"))]


def assert_read_alike(text: str) -> None:
    assert repr(YAML(typ="safe", pure=True).load(text)) == repr(load(text))


@pytest.mark.long
@for_all(FILES)
def test_every_file_of_cases(_: str, path: Path) -> None:
    assert_read_alike(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    ["a: no", "a: 3:2", "a: 2016-01-01", "a: ~", "a:", "a: 1.50", "a: -3", "a: yes", "a: 541.10", "a: 1e3", "a: '3'"],
)
def test_bare_words(text: str) -> None:
    assert_read_alike(text)
