"""Files named by addresses: those of this machine are opened where they lie, and what cannot be opened is told."""

from pathlib import Path

import pytest

from validator.core.files import is_address
from validator.log.read.addresses import at_hand
from validator.report.arranging import path_from

pytest.importorskip("pyarrow")


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        ("s3://logs/bj-101.parquet", True),
        ("abfss://logs@casino.dfs.core.windows.net/bj-101.parquet", True),
        ("file:/logs/bj-101.jsonl", True),
        ("/logs/bj-101.jsonl", False),
        ("C:/logs/bj-101.jsonl", False),
        ("logs/s3://bj-101.jsonl", False),
        ("-", False),
    ],
)
def test_an_address_has_a_scheme(name: str, is_one: bool) -> None:
    assert is_address(name) is is_one


def test_no_way_leads_to_an_address() -> None:
    assert path_from(Path("/logs"), "s3://logs/bj-101.parquet") == "s3://logs/bj-101.parquet"


@pytest.mark.parametrize("file", ["a log.jsonl", "table=BJ%2F1.jsonl", "plain.jsonl"])
def test_a_file_of_this_machine_is_opened_where_it_lies(tmp_path: Path, file: str) -> None:
    path = tmp_path / file
    path.touch()
    for name in (f"file:{path}", f"file://{path}", path.as_uri(), str(path)):
        with at_hand([name]) as places:
            assert places == {name: (path, "")}


def test_what_cannot_be_opened_is_told(tmp_path: Path) -> None:
    reasons = {
        str(tmp_path / "none.jsonl"): "No such file or directory",
        f"file:{tmp_path}/none%2e.jsonl": "there is no such file",
        f"file:{tmp_path}": "there is no such file",
        str(tmp_path): "a folder, no file",
        "nosuch://logs/none.jsonl": "nosuch",
    }
    with at_hand([*reasons], str(tmp_path)) as places:
        for name, why in reasons.items():
            assert why in places[name][1]
        assert [path.name[:12] for path in tmp_path.iterdir()] == ["floorperson-"]
    assert not [*tmp_path.iterdir()]
