"""The packed form of YAML data: the same content, and none but the current one counts."""

import json
from pathlib import Path

import pytest

from validator.core.packed import content_of, pack, packed_text, parsed, sources

TEXT = "seats: 7\nheld_from: 2012-05-19\nrows: [{pays: 3 to 2}]\n"


@pytest.mark.parametrize("source", sources(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_source_has_its_current_packed_form(source: Path) -> None:
    """Where this fails: python -m validator.core.packed writes it anew."""
    packed = source.with_suffix(".json").read_text(encoding="utf-8")
    assert json.loads(packed) == json.loads(packed_text(source.read_text(encoding="utf-8")))


def test_dates_are_text_in_both_forms(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(TEXT, encoding="utf-8")
    plain = content_of(file)
    pack(file)
    assert content_of(file) == plain == {"seats": 7, "held_from": "2012-05-19", "rows": [{"pays": "3 to 2"}]}


def test_a_packed_form_of_another_source_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(TEXT, encoding="utf-8")
    packed = pack(file)
    packed.write_text(packed.read_text(encoding="utf-8").replace('"seats": 7', '"seats": 9'), encoding="utf-8")
    assert content_of(file) == {**_mapping(TEXT), "seats": 9}
    file.write_text(TEXT.replace("7", "8"), encoding="utf-8")
    assert content_of(file) == {**_mapping(TEXT), "seats": 8}


def test_line_ends_of_another_system_do_not_make_it_stale() -> None:
    assert packed_text(TEXT.replace("\n", "\r\n")) == packed_text(TEXT)


def test_bad_yaml_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="expected"):
        parsed("a: [1, 2\n")


def _mapping(text: str) -> dict[str, object]:
    found = parsed(text)
    assert isinstance(found, dict)
    return found
