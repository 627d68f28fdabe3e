"""What is the user's and not ours ends in exit code 2 and one plain message: no traceback, and nothing that looks like a verdict."""

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import days
from tests.command_line import Floorperson
from validator.api import check_filing, replay_log
from validator.core.data import data_folder
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import StateUnusable

SUBMISSIONS = data_folder("submissions")
GOOD = SUBMISSIONS / "633a-shoe.yaml"
BAD = SUBMISSIONS / "demo" / "bad.yaml"
LOG = SUBMISSIONS / "demo" / "log.jsonl"
posix = pytest.mark.skipif(os.name == "nt", reason="streams, limits and folders as POSIX has them")
HIDDEN = "\u202e\u2066\ufe0f\u034f\u3164\u2800\U000e0041"


def shell(words: str, *given: object, cwd: Path | None = None) -> tuple[int, str]:
    """How ``floorperson``, with streams redirected by a shell, ends, and what it says on standard error."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = ["sh", "-c", words, "sh", sys.executable, *map(str, given)]
    ended = subprocess.run(command, env=environment, cwd=cwd, capture_output=True, check=False, text=True)
    return ended.returncode, ended.stderr


def is_plain(told: str) -> None:
    assert "Traceback" not in told and "our own fault" not in told
    assert told.count("floorperson: ") == 1


@posix
def test_standard_output_that_is_closed_or_full() -> None:
    for where, why in ((">&-", "standard output is closed"), (">/dev/full", "No space left on device")):
        if where == ">/dev/full" and not os.path.exists("/dev/full"):
            continue
        code, told = shell(f'"$1" -m validator chapters {where}')
        assert code == 2
        is_plain(told)
        assert f"{why}; nothing above is a verdict" in told


@posix
def test_standard_input_and_error_that_are_closed() -> None:
    code, told = shell('"$1" -m validator replay - <&-')
    assert code == 2
    is_plain(told)
    assert "standard input is closed" in told
    assert shell('"$1" -m validator check nowhere.yaml 2>&-') == (2, "")


@posix
def test_a_report_to_a_file_needs_no_stream(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    code, _ = shell('"$1" -m validator check "$2" --no-config -o "$3" <&- >&- 2>&-', GOOD, report)
    assert code == 0
    assert json.loads(report.read_text(encoding="utf-8"))["job"] == "check"


@posix
def test_a_folder_that_is_deleted_while_one_stands_in_it(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    code, told = shell('rmdir "$2" && "$1" -m validator check "$3"', gone, GOOD, cwd=gone)
    assert code == 2
    is_plain(told)
    assert "the folder in which you stand has been deleted; go to another" in told


@posix
@pytest.mark.parametrize("name", ["r.json", "r.csv", "r.xlsx", "r.parquet", "r.html", "r.sarif"])
def test_a_disk_that_is_full(name: str, floorperson: Floorperson, tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    if name == "r.xlsx":
        pytest.importorskip("xlsxwriter")
    if name == "r.parquet":
        pytest.importorskip("pyarrow")
    floorperson("check", BAD, "-o", tmp_path / "before.json")  # fills caches
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2_000, before[1]))
    try:
        ended = floorperson("check", BAD, "-o", tmp_path / name)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert ended.code == 2
    is_plain(ended.err)
    assert "the report cannot be written: " in ended.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["before.json"]


@posix
def test_a_state_for_which_the_disk_has_no_room(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(600), 2)
    replay_logs(logs, filings, "interpreted")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500, before[1]))
    try:
        with pytest.raises(StateUnusable, match="cannot be read or written, and keeps what was judged"):
            replay_logs(logs, filings, "interpreted", state=tmp_path / "state")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    whole = replay_logs(logs, filings, "interpreted")
    assert replay_logs(logs, filings, "interpreted", state=tmp_path / "state") == whole


def test_a_state_that_was_changed_is_damaged_and_never_reckoned_with(tmp_path: Path) -> None:
    filings = load_filings([days.filing(tmp_path)])
    logs = days.in_logs(tmp_path, days.rows(600), 2)
    sound = tmp_path / "sound"
    replay_logs(logs, filings, "interpreted", state=sound)
    kept = {path.name: path.read_bytes() for path in sound.iterdir() if path.name != "lock"}
    # Of two logs there are three parts: the last rounds of the first are judged with the second.
    numbers = ("000001", "000002", "000003")
    assert sorted(kept) == [*(f"{one}.{what}" for one in numbers for what in ("findings", "sums")), "state"]
    other = dict(zip(numbers, (*numbers[1:], numbers[0]), strict=True))
    for name, data in kept.items():
        middle = len(data) // 2
        changed = [b"", data[:middle], data[:middle] + bytes(len(data) - middle), bytes(len(data)), None]
        changed += [data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]]
        stem, _, what = name.partition(".")
        if stem in other:
            changed.append(kept[f"{other[stem]}.{what}"])
        for content in changed:
            if content == data:
                continue
            state = tmp_path / "state"
            shutil.rmtree(state, ignore_errors=True)
            shutil.copytree(sound, state)
            (state / name).unlink() if content is None else (state / name).write_bytes(content)
            for asked in ([], logs):
                with pytest.raises(StateUnusable, match="damaged"):
                    replay_logs(asked, filings, "interpreted", state=state)


def test_a_state_that_somebody_forged_runs_nothing_and_is_damaged(floorperson: Floorperson, tmp_path: Path) -> None:
    from validator.replay.spool import mark_of, packed

    for forged in (7, {"program": "x"}, [None]):
        state = tmp_path / f"state-{type(forged).__name__}"
        state.mkdir()
        content = packed(forged)
        (state / "state").write_bytes(mark_of(content) + content)
        ended = floorperson("replay", LOG, "--state", state)
        assert ended.code == 2
        is_plain(ended.err)
        assert "is damaged, or none of ours" in ended.err


@posix
def test_a_state_to_which_everybody_may_write_is_not_gone_on_with(tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    state.chmod(0o777)
    with pytest.raises(StateUnusable, match="everybody may write to it; name a folder of your own"):
        replay_logs([LOG], [], "interpreted", state=state)


def test_what_is_nested_too_deep(floorperson: Floorperson, tmp_path: Path) -> None:
    deep = "[" * 5_000 + "]" * 5_000
    files = {
        "c.toml": f"select = {deep}",
        "b.json": f'{{"baseline_version": "1", "findings": {deep}}}',
        "r.json": f'{{"report_version": "2", "findings": {deep}}}',
        "a.yaml": f'chapter: "633a"\nfacts: {deep}',
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    for given in (
        ("check", GOOD, "--config", tmp_path / "c.toml"),
        ("check", GOOD, "--baseline", tmp_path / "b.json"),
        ("summary", tmp_path / "r.json"),
        ("law", "633a.1", "--amend", tmp_path / "a.yaml"),
    ):
        ended = floorperson(*given)
        assert ended.code == 2
        is_plain(ended.err)
        assert "it is nested too deep" in ended.err


def test_baselines_and_reports_of_another_form(floorperson: Floorperson, tmp_path: Path) -> None:
    entry = dict.fromkeys(("fingerprint", "rule", "chapter", "citation", "file", "where", "message"), "x")
    path = tmp_path / "b.json"
    for odd in ({**entry, "fingerprint": {}}, {**entry, "message": None}, {**entry, "more": "x"}, "x", None):
        path.write_text(json.dumps({"baseline_version": "1", "findings": [odd]}), encoding="utf-8")
        ended = floorperson("check", GOOD, "--baseline", path)
        assert ended.code == 2
        is_plain(ended.err)
        assert "this is no finding of a baseline" in ended.err
    report = tmp_path / "r.json"
    floorperson("replay", LOG, "-s", GOOD, "-o", report)
    whole = json.loads(report.read_text(encoding="utf-8"))
    first = whole["findings"][0]
    for field, odd_value in (
        ("rounds_by", {"day": "x"}),
        ("findings", [{**first, "short": 1.5}]),
        ("unjudged", [[]]),
        ("rounds", None),
    ):
        report.write_text(json.dumps({**whole, field: odd_value}), encoding="utf-8")
        ended = floorperson("summary", report)
        assert ended.code == 2
        is_plain(ended.err)
        assert "is not whole, or was changed since: " in ended.err


def test_utf_16_given_from_python() -> None:
    utf_16: Any = io.BytesIO(GOOD.read_text(encoding="utf-8").encode("utf-16"))
    assert [fault.kind for fault in check_filing(utf_16).faults] == ["not-utf-8"]
    utf_8: Any = io.BytesIO(LOG.read_bytes())
    log = replay_log(utf_8, GOOD)
    assert log.rounds == 3


@pytest.mark.parametrize("odd", [" ", "\u3164", "\u2800", "\u034f", "\ufe0f"])
def test_a_table_that_is_called_as_one_of_the_filing_looks(odd: str, floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(LOG.read_text(encoding="utf-8").replace("BJ-101", f"BJ-101{odd}"), encoding="utf-8")
    out = floorperson("replay", log, "-s", GOOD).out
    assert "which looks like BJ-101" in out
    assert ("a blank stands before or after it" if odd == " " else f"it holds U+{ord(odd):04X}, a ") in out


@pytest.mark.parametrize(
    "form", ["full", "concise", "json", "json-lines", "sarif", "junit", "github", "markdown", "html", "csv"]
)
def test_nothing_hides_in_a_report_and_nothing_in_it_is_a_link(
    form: str, floorperson: Floorperson, tmp_path: Path
) -> None:
    odd = f"BJ{HIDDEN[2:]}[x](http://a.example)"
    log, filing = tmp_path / "log.jsonl", tmp_path / "filing.yaml"
    log.write_text(LOG.read_text(encoding="utf-8").replace("BJ-101", odd), encoding="utf-8")
    filing.write_text(GOOD.read_text(encoding="utf-8").replace("BJ-101", f"'{odd}'"), encoding="utf-8")
    named = tmp_path / f"a{HIDDEN}[y](b.example).yaml"
    shutil.copy(BAD, named)
    for given in (("replay", log, "-s", filing), ("check", named)):
        ended = floorperson(*given, "-f", form)
        assert not set(HIDDEN) & set(ended.out + ended.err)
        if form == "sarif":
            messages = [one["message"]["text"] for one in json.loads(ended.out)["runs"][0]["results"]]
            assert messages and not any("[x](" in text.replace("\\[x\\](", "") for text in messages)
