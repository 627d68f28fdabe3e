"""Exhibits of several logs and of a state: copies of one log, folders that are not there, filings that differ."""

from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder

SUBMISSIONS = data_folder("submissions")
SOUND = (SUBMISSIONS / "633a-shoe.yaml").read_text(encoding="utf-8")
LOG = (SUBMISSIONS / "demo" / "log.jsonl").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A filing, two versions of it, one in force from the day after, and a log with its copy."""
    other = SOUND.replace("version: 2015-3", "version: 2015-4")
    later = other.replace("effective: 2015-08-01", "effective: 2015-08-16")
    assert later != other != SOUND
    files = {"sound.yaml": SOUND, "other.yaml": other, "later.yaml": later, "a.jsonl": LOG, "b.jsonl": LOG}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def paper_of(floorperson: Floorperson, *arguments: str) -> str:
    ended = floorperson("exhibit", *arguments, "-o", "paper.txt", "--no-config")
    assert ended.code in (0, 1), ended.err
    return Path("paper.txt").read_text(encoding="utf-8")


def test_a_round_of_a_copy_says_in_which_log_it_was_judged(folder: Path, floorperson: Floorperson) -> None:
    paper = paper_of(floorperson, "a.jsonl", "b.jsonl", "BJ-101/1", "-s", "sound.yaml")
    assert "not judged" not in paper.partition("Appendix")[0]
    first, second = paper.partition("Table BJ-101, round 1 of b.jsonl")[::2]
    assert "No rule that could be asked is broken or open in this round" in first
    assert "The rows of this round stand in a.jsonl too, and were judged there, once." in second
    assert "the law alone" not in paper


def test_a_log_that_a_state_keeps_under_another_name_is_shown_under_that(
    folder: Path, floorperson: Floorperson
) -> None:
    floorperson("replay", "a.jsonl", "-s", "sound.yaml", "--state", "kept", "--no-config")
    paper = paper_of(floorperson, "b.jsonl", "-s", "sound.yaml", "--state", "kept")
    assert "seat 2 doubled down with $25.00 on an original wager of $20.00" in paper
    assert paper.splitlines()[1].split() == ["Log", "a.jsonl"]


@pytest.mark.parametrize("command", ["exhibit -o paper.txt", "replay", "summary"])
def test_a_state_that_is_not_there_is_not_made_without_logs(
    command: str, folder: Path, floorperson: Floorperson
) -> None:
    ended = floorperson(*command.split(), "--state", "misspelt", "--no-config")
    assert (ended.code, ended.out) == (2, "")
    assert "misspelt keeps no judged log; name the folder into which logs were judged" in ended.err
    assert not (folder / "misspelt").exists()


@pytest.mark.parametrize("logs", [(), ("a.jsonl",)])
def test_a_state_names_the_filing_that_judged_and_refuses_another(
    logs: tuple[str, ...], folder: Path, floorperson: Floorperson
) -> None:
    floorperson("replay", "a.jsonl", "-s", "sound.yaml", "--state", "kept", "--no-config")
    ended = floorperson("exhibit", *logs, "-s", "other.yaml", "--state", "kept", "-o", "paper.txt", "--no-config")
    assert (ended.code, ended.out) == (2, "")
    assert "a.jsonl was judged into kept under sound.yaml as it was then, and that is not given now" in ended.err
    both = ("-s", "sound.yaml", "-s", "other.yaml")
    ended = floorperson("replay", "a.jsonl", *both, "--state", "kept", "--no-config")
    assert ended.code == 2
    assert "a.jsonl was judged into kept before other.yaml was given, which is in force for table BJ-101" in ended.err
    assert "Filing         sound.yaml, version 2015-3" in paper_of(floorperson, "--state", "kept")
    later = ("-s", "sound.yaml", "-s", "later.yaml")
    assert floorperson("replay", "a.jsonl", *later, "--state", "kept", "--no-config").code == 1
