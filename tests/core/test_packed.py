"""The packed form of YAML data: the same content, made once, kept where it can be, and none but the current one counts."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from validator.core import data, packed
from validator.core.packed import UNUSED, content_of, pack, parse_yaml
from validator.law.law_file import pack_all

TEXT = "seats: 7\nheld_from: 2012-05-19\nrows: [{pays: 3 to 2}]\n"
CONTENT = {"seats": 7, "held_from": "2012-05-19", "rows": [{"pays": "3 to 2"}]}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(packed, "cache_folder", lambda name: tmp_path / "cache" / name)
    return tmp_path / "cache" / "law"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "633a" / "a.yaml"
    path.parent.mkdir()
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How often YAML was read."""
    texts: list[str] = []

    def noted(source: str) -> object:
        texts.append(source)
        return parse_yaml(source)

    monkeypatch.setattr(packed, "parse_yaml", noted)
    return lambda: len(texts)


@pytest.mark.usefixtures("cache")
def test_what_is_read_first_is_kept_and_read_again(file: Path, read: Callable[[], int]) -> None:
    assert [content_of(file), content_of(file), read()] == [CONTENT, CONTENT, 1]


def test_a_form_is_kept_under_the_name_of_its_source(file: Path, cache: Path) -> None:
    content_of(file)
    (kept,) = cache.iterdir()
    assert kept.name.startswith("633a-a-") and kept.suffix == ".json"
    assert json.loads(kept.read_text(encoding="utf-8")) == CONTENT


@pytest.mark.usefixtures("cache")
def test_a_form_of_other_words_does_not_count(file: Path) -> None:
    content_of(file)
    file.write_text(TEXT.replace("7", "8"), encoding="utf-8")
    assert content_of(file) == CONTENT | {"seats": 8}


@pytest.mark.usefixtures("cache")
def test_line_ends_of_another_system_do_not_make_it_stale(file: Path, read: Callable[[], int]) -> None:
    content_of(file)
    file.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert (content_of(file), read()) == (CONTENT, 1)


def test_a_form_made_by_other_code_does_not_count(
    file: Path, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content_of(file)
    changed = tmp_path / "packed.py"
    changed.write_bytes(Path(str(packed.__file__)).read_bytes() + b"# changed\n")
    monkeypatch.setattr(packed, "__file__", str(changed))
    content_of(file)
    assert len(list(cache.iterdir())) == 2


@pytest.mark.parametrize("damage", [b"", b'{"seats": 7', b"\xff"])
def test_a_damaged_form_is_made_anew(file: Path, cache: Path, damage: bytes) -> None:
    content_of(file)
    (kept,) = cache.iterdir()
    kept.write_bytes(damage)
    assert content_of(file) == CONTENT
    assert json.loads(kept.read_bytes()) == CONTENT


def test_the_form_in_the_wheel_goes_before_the_cache(
    file: Path, cache: Path, read: Callable[[], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packed, "shipped_folder", lambda: tmp_path)
    shipped = pack(file, tmp_path)
    assert shipped.name.startswith("633a-a-")
    assert (content_of(file), read(), cache.exists()) == (CONTENT, 1, False)


def test_what_nobody_used_is_removed_and_what_was_used_stays(file: Path, cache: Path, tmp_path: Path) -> None:
    content_of(file)
    (kept,) = cache.iterdir()
    (cache / "other.json").write_text("{}", encoding="utf-8")
    for one in cache.iterdir():
        os.utime(one, (time.time() - UNUSED - 60,) * 2)
    content_of(file)
    second = tmp_path / "b.yaml"
    second.write_text("b: 1\n", encoding="utf-8")
    content_of(second)
    assert {one.name.split("-")[0] for one in cache.iterdir()} == {"633a", tmp_path.name.split("-")[0]}
    assert kept.exists()


def test_where_nothing_can_be_kept_the_yaml_is_read(
    file: Path, read: Callable[[], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "full").write_text("", encoding="utf-8")
    for folder in (None, tmp_path / "full" / "law"):
        monkeypatch.setattr(packed, "cache_folder", lambda _, folder=folder: folder)
        assert content_of(file) == content_of(file) == CONTENT
    assert read() == 4


def test_a_disk_without_room_leaves_no_half_of_a_form(file: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert content_of(file) == CONTENT
    assert list(cache.iterdir()) == []


def test_a_user_without_a_home_has_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("platformdirs.user_cache_path", homeless)
    assert data.cache_folder("law") is None
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_, **__: Path("~/.cache"))
    assert data.cache_folder("law") is None


def check(cache: Path) -> "subprocess.Popen[str]":
    """A filing checked in a process of its own, with a cache of its own."""
    command = [sys.executable, "-m", "validator", "check", "submissions/541-shoe.yaml"]
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "HOME": str(cache), "LOCALAPPDATA": str(cache)}
    return subprocess.Popen(
        command,
        cwd=Path(__file__).parents[2],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def test_two_processes_at_once_keep_the_same_and_only_what_their_chapter_needs(tmp_path: Path) -> None:
    for running in [check(tmp_path), check(tmp_path)]:
        out, err = running.communicate()
        assert (running.returncode, err) == (0, "")
        assert out.splitlines()[-1] == "submissions/541-shoe.yaml: 0 findings"
    kept = sorted(one.name.rpartition("-")[0] for one in tmp_path.rglob("*") if one.is_file())
    assert kept == ["541-chapter", "541-duties", "541-facts", "schemas-541", "schemas-common"]


def test_a_cache_that_cannot_be_written_is_not_spoken_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    running = check(tmp_path / "file")
    out, err = running.communicate()
    assert (running.returncode, err) == (0, "")
    assert out.splitlines()[-1] == "submissions/541-shoe.yaml: 0 findings"


def test_the_law_of_nine_chapters_and_their_schemas_are_packed_and_lie_in_no_folder_of_the_sources(
    tmp_path: Path,
) -> None:
    pack_all(tmp_path)
    names = [path.name.rpartition("-")[0] for path in tmp_path.iterdir()]
    assert len(names) == 9 * 4 + 4 + 9 + 1
    assert {"633a-duties", "541-chapter", "rules_text-rests_on", "schemas-633a", "schemas-common"} <= set(names)
    for folder in ("rules_text", "schemas"):
        assert list(data.data_folder(folder).rglob("*.json")) == []


def test_bad_yaml_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="expected"):
        parse_yaml("a: [1, 2\n")


@pytest.mark.parametrize("edited", [b'{"seats": 9}\n', b"[]", b"null"])
def test_a_form_that_was_edited_is_not_obeyed(file: Path, cache: Path, edited: bytes) -> None:
    content_of(file)
    (kept,) = cache.iterdir()
    kept.write_bytes(edited)
    assert content_of(file) == CONTENT
    assert json.loads(kept.read_bytes()) == CONTENT


@pytest.mark.usefixtures("cache")
def test_a_form_of_the_wheel_that_was_edited_is_not_obeyed(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packed, "shipped_folder", lambda: tmp_path)
    pack(file, tmp_path).write_text("[]", encoding="utf-8")
    assert content_of(file) == CONTENT


@pytest.mark.skipif(os.name == "nt", reason="who may write in a folder is told otherwise there")
@pytest.mark.parametrize("mode", [0o770, 0o707])
def test_a_cache_in_which_others_may_write_is_neither_read_nor_written(
    file: Path, cache: Path, read: Callable[[], int], mode: int
) -> None:
    content_of(file)
    cache.chmod(mode)
    before = {one: one.stat().st_mtime_ns for one in cache.iterdir()}
    assert (content_of(file), read()) == (CONTENT, 2)
    file.write_text(TEXT.replace("7", "8"), encoding="utf-8")
    content_of(file)
    assert {one: one.stat().st_mtime_ns for one in cache.iterdir()} == before
    cache.chmod(0o700)
    cache.parent.chmod(0o707)
    content_of(file)
    assert read() == 4
    cache.parent.chmod(0o1707)
    content_of(file)
    content_of(file)
    assert read() == 5


@pytest.mark.skipif(os.name == "nt", reason="who owns a folder is told otherwise there")
def test_a_cache_of_another_user_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data.is_own(tmp_path / "to be made" / "law")
    other = tmp_path.stat().st_uid + 1
    monkeypatch.setattr(os, "getuid", lambda: other)
    assert data.is_own(tmp_path) is (tmp_path.stat().st_uid == 0)
