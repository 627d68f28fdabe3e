"""Which files a command line names, and that neither their order nor where it runs changes a byte of a report."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.commands.options import FILING_ENDINGS, Input, Unusable, expand
from validator.core.data import data_folder

ROOT = Path(__file__).parents[1]
SUBMISSIONS = data_folder("submissions")
GOOD, BAD = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml"


def files(folder: Path, *names: str) -> list[Path]:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text('chapter: "633a"\n', encoding="utf-8")
    return [folder / name for name in names]


def named(*paths: Path) -> list[Path]:
    found = expand(paths, FILING_ENDINGS, "filing")
    assert not any(one.why for one in found)
    return [one.path for one in found]


def test_a_folder_stands_for_the_files_of_all_its_folders(tmp_path: Path) -> None:
    wanted = files(tmp_path, "a.yaml", "deep/deeper/b.yml", "deep/c.YAML", "x.yaml/d.yaml")
    files(tmp_path, "deep/notes.txt", "deep/log.jsonl")
    assert sorted(named(tmp_path)) == sorted(wanted)


def test_check_and_replay_look_into_folders(floorperson: Floorperson, tmp_path: Path) -> None:
    log = SUBMISSIONS / "demo" / "log.jsonl"
    for source, place in ((BAD, "one/two/bad.yaml"), (log, "one/three/log.jsonl")):
        (tmp_path / place).parent.mkdir(parents=True)
        (tmp_path / place).write_bytes(source.read_bytes())
    ended = floorperson("check", tmp_path)
    assert ended.code == 1
    assert ended.out.startswith(f"{(tmp_path / 'one/two/bad.yaml').as_posix()}:23:14: error ")
    ended = floorperson("replay", tmp_path, "-s", tmp_path)
    assert ended.code == 1
    assert ended.out.splitlines()[-1].startswith("3 rounds replayed, ")
    assert (tmp_path / "one/two/bad.yaml").as_posix() in ended.out


def test_a_folder_in_whose_folders_nothing_is_is_no_pass(floorperson: Floorperson, tmp_path: Path) -> None:
    (tmp_path / "empty" / "emptier").mkdir(parents=True)
    for command in ("check", "replay"):
        ended = floorperson(command, tmp_path)
        assert (ended.code, ended.out) == (2, "")
        assert "the folder holds no " in ended.err


@pytest.mark.skipif(os.name == "nt", reason="making links needs a right there")
def test_a_folder_that_leads_back_into_itself_is_entered_once(tmp_path: Path) -> None:
    (path,) = files(tmp_path, "deep/a.yaml")
    (tmp_path / "deep" / "back").symlink_to(tmp_path)
    assert named(tmp_path) == [path]
    (tmp_path / "gone.yaml").symlink_to(tmp_path / "nowhere.yaml")
    sound, gone = expand([tmp_path], FILING_ENDINGS, "filing")
    assert (sound, gone.path.name) == (Input(path), "gone.yaml")
    assert gone.why.startswith("cannot be opened: ")


def test_a_pattern_stands_for_the_files_that_it_fits(tmp_path: Path) -> None:
    first, second, _ = files(tmp_path, "a-1.yaml", "a-2.yaml", "b.yaml")
    assert named(tmp_path / "a-*.yaml") == [first, second]
    with pytest.raises(Unusable, match="no file is called so"):
        named(tmp_path / "c-*.yaml")


def test_a_file_is_taken_once_and_all_in_the_order_of_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nine, ten, other = files(tmp_path, "log-9.yaml", "log-10.yaml", "a/log-1.yaml")
    monkeypatch.chdir(tmp_path)
    for given in ([ten, nine, other, nine], [tmp_path, nine], [other, tmp_path / "a", nine, ten]):
        assert named(*given) == [Path("a/log-1.yaml"), Path("log-9.yaml"), Path("log-10.yaml")]
    assert len(named(tmp_path, Path("log-9.yaml"), Path("a/../log-10.yaml"))) == 3


def log_of(path: Path, table: str, numbers: range, day: str) -> Path:
    """Rounds dealt on a day; ``day`` may be "" for a log without times."""
    rows: list[dict[str, object]] = [{"kind": "table-open", "what": "633a"}]
    rows += [{"kind": "round-end", "round": number} for number in numbers]
    told = [
        {"table": table, "seq": seq} | row | ({"at": f"{day}T20:00:00-04:00"} if day else {})
        for seq, row in enumerate(rows, numbers.start * 10)
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in told), encoding="utf-8", newline="\n")
    return path


def test_logs_follow_each_other_in_the_order_of_their_times(floorperson: Floorperson, tmp_path: Path) -> None:
    late = log_of(tmp_path / "a.jsonl", "T", range(3, 5), "2015-08-16")
    early = log_of(tmp_path / "b.jsonl", "T", range(1, 3), "2015-08-15")
    undated = log_of(tmp_path / "c.jsonl", "T", range(5, 7), "")
    for given in ([late, early, undated], [undated, early, late], [tmp_path]):
        report = json.loads(floorperson("replay", *given, "--format", "json").out)
        assert report["logs"] == [path.as_posix() for path in (undated, early, late)]


SETTINGS = (
    {"PYTHONHASHSEED": "1", "LC_ALL": "C", "TZ": "UTC"},
    {"PYTHONHASHSEED": "2", "LC_ALL": "C.UTF-8", "TZ": "Pacific/Auckland"},
)


def written(folder: Path, settings: dict[str, str], *arguments: object) -> bytes:
    command = [sys.executable, "-m", "validator", *map(str, arguments)]
    environment = os.environ | settings | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    assert done.returncode in (1, 2), done.stderr.decode()
    return done.stdout


@pytest.mark.parametrize("form", ["full", "json"])
def test_the_same_input_gives_the_same_bytes(tmp_path: Path, form: str) -> None:
    """Whatever the seed of hashes, the locale, the time zone, and the order in which the files are named."""
    filings = [BAD, GOOD, SUBMISSIONS / "535-bank.yaml", SUBMISSIONS / "551-shoe.yaml"]
    (tmp_path / "undated.yaml").write_text('chapter: "541"\nhead: {tables: [T]}\n', encoding="utf-8")
    logs = [SUBMISSIONS / "demo" / "log.jsonl", *sorted((SUBMISSIONS / "logs").glob("[ps]*.jsonl"))]
    undated: list[dict[str, object]] = [{"kind": "table-open", "what": "633a"}, {"kind": "round-end", "round": 1}]
    undated += [{"kind": "pay", "round": 2, "wager": 1, "cents": 100}, {"kind": "round-end", "round": 2}]
    (tmp_path / "undated.jsonl").write_text(
        "".join(json.dumps({"table": "T", "seq": seq} | row) + "\n" for seq, row in enumerate(undated)), "utf-8"
    )
    filings.append(tmp_path / "undated.yaml")
    logs.append(tmp_path / "undated.jsonl")
    one, other = SETTINGS
    checked = written(tmp_path, one, "check", *filings, "--format", form)
    assert checked == written(tmp_path, other, "check", *reversed(filings), filings[0], "--format", form)
    given = [word for filing in filings for word in ("-s", filing)]
    back = [word for filing in reversed(filings) for word in ("-s", filing)]
    replayed = written(tmp_path, one, "replay", *logs, *given, "--format", form)
    assert replayed == written(tmp_path, other, "replay", *reversed(logs), logs[0], *back, "--format", form)
    assert len(checked) > 3_000 < len(replayed)
