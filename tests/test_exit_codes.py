"""What a run ends with where it has one cause to end so, and where it has several: the gravest says it (decision 175)."""

import json
import re
from pathlib import Path

import pytest

import validator.filing.check
from tests.command_line import Floorperson
from validator.core.data import data_folder

SUBMISSIONS = data_folder("submissions")
SOUND = (SUBMISSIONS / "633a-shoe.yaml").read_text(encoding="utf-8")
BROKEN = (SUBMISSIONS / "demo" / "bad.yaml").read_text(encoding="utf-8")
LOG = (SUBMISSIONS / "demo" / "log.jsonl").read_text(encoding="utf-8")
FAULT = "\nnobody_knows_this: 1\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Filings that are sound, broken, faulty, and both; logs with findings, with rows that cannot be read, and both."""
    later = SOUND.replace("effective: 2015-08-01", "effective: 2015-08-20")
    assert later != SOUND
    files = {
        "sound.yaml": SOUND, "broken.yaml": BROKEN, "faulty.yaml": SOUND + FAULT, "both.yaml": BROKEN + FAULT,
        "later.yaml": later, "none.yaml": "chapter: [",
        "found.jsonl": LOG, "unnumbered.jsonl": re.sub(',"round":1([,}])', r"\1", LOG),
        "unread.jsonl": LOG + '{"table": "BJ-101", "kin\n', "empty.jsonl": "",
    }  # fmt: skip
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("command", "code"),
    (
        ("check sound.yaml", 0),
        ("check broken.yaml", 1),
        ("check faulty.yaml", 2),
        ("check both.yaml", 2),
        ("check broken.yaml faulty.yaml", 2),
        ("check none.yaml broken.yaml", 2),
        ("check broken.yaml --fail-on never", 0),
        ("check both.yaml --fail-on never", 2),
        ("review both.yaml -o paper.txt", 2),
        ("review broken.yaml -o paper.txt", 1),
        ("diff sound.yaml broken.yaml", 1),
        ("diff sound.yaml both.yaml", 2),
        ("todo both.yaml", 2),
        ("todo broken.yaml", 0),
        ("replay found.jsonl -s sound.yaml --select 633a.4", 0),
        ("replay found.jsonl -s sound.yaml", 1),
        ("replay unread.jsonl -s sound.yaml", 2),
        ("replay unread.jsonl -s sound.yaml --select 633a.4", 2),
        ("replay unread.jsonl -s sound.yaml --fail-on never", 2),
        ("replay found.jsonl -s faulty.yaml", 2),
        ("replay found.jsonl -s later.yaml", 1),
        ("replay found.jsonl -s later.yaml --select 633a.4", 2),
        ("replay found.jsonl -s later.yaml --fail-on never", 2),
        ("replay empty.jsonl", 2),
        ("replay found.jsonl empty.jsonl -s sound.yaml", 2),
        ("replay unnumbered.jsonl -s sound.yaml", 2),
        ("replay found.jsonl missing.jsonl -s sound.yaml", 2),
        ("exhibit found.jsonl -s sound.yaml -o paper.txt", 1),
        ("exhibit unread.jsonl -s sound.yaml -o paper.txt", 2),
        ("exhibit found.jsonl -s later.yaml -o paper.txt", 1),
        ("exhibit found.jsonl -s later.yaml --select 633a.4 -o paper.txt", 2),
        ("exhibit found.jsonl empty.jsonl -s sound.yaml -o paper.txt", 2),
        ("exhibit unnumbered.jsonl -s sound.yaml -o paper.txt", 2),
        ("exhibit found.jsonl -s faulty.yaml -o paper.txt", 2),
        ("summary found.jsonl -s sound.yaml", 0),
        ("summary found.jsonl empty.jsonl -s sound.yaml", 2),
        ("summary unnumbered.jsonl -s sound.yaml", 2),
        ("summary found.jsonl -s faulty.yaml", 2),
        ("summary found.jsonl -s later.yaml", 2),
        ("summary unread.jsonl -s sound.yaml", 2),
        ("replay found.jsonl -s sound.yaml --instead sound.yaml", 0),
        ("replay found.jsonl -s sound.yaml --instead-as-of 2012-01-15", 1),
        ("replay unread.jsonl -s sound.yaml --instead-as-of 2012-01-15", 2),
        ("replay found.jsonl empty.jsonl -s sound.yaml --instead-as-of 2012-01-15", 2),
        ("replay unnumbered.jsonl -s sound.yaml --instead-as-of 2012-01-15", 2),
        ("replay found.jsonl -s sound.yaml --instead faulty.yaml", 2),
    ),
)
def test_the_gravest_cause_says_the_exit_code(command: str, code: int, folder: Path, floorperson: Floorperson) -> None:
    assert floorperson(*command.split(), "--no-config").code == code


@pytest.mark.parametrize(
    "command",
    (
        "check sound.yaml",
        "check sound.yaml broken.yaml",
        "review broken.yaml -o paper.txt",
        "diff sound.yaml broken.yaml",
        "todo broken.yaml",
        "replay found.jsonl -s sound.yaml",
        "exhibit found.jsonl -s sound.yaml -o paper.txt",
        "summary found.jsonl -s sound.yaml",
        "replay found.jsonl -s sound.yaml --instead broken.yaml",
    ),
)
def test_a_selection_of_no_rule_is_an_error_that_says_what_to_write(
    command: str, folder: Path, floorperson: Floorperson
) -> None:
    ended = floorperson(*command.split(), "--select", "541.4", "--select", "541.7", "--no-config")
    assert (ended.code, ended.out) == (2, "")
    assert (
        "with --select 541.4 --select 541.7 no rule of Chapter 633a is left, and nothing would be judged" in ended.err
    )
    assert "or --select '633a." in ended.err and "floorperson rules 633a lists them" in ended.err
    assert not Path("paper.txt").exists()
    ended = floorperson(*command.split(), "--select", "633a.7", "--ignore", "633a", "--no-config")
    assert (ended.code, ended.out) == (2, "")
    Path("options.toml").write_text('select = ["541"]\n', encoding="utf-8")
    ended = floorperson(*command.split(), "--config", "options.toml")
    assert ended.code == 2
    assert "with select = 541 of options.toml no rule of Chapter 633a is left" in ended.err


@pytest.mark.parametrize(
    ("rounds", "code"),
    (
        ("wager 1 2000; cards 1 JH 9D / 0 AC ?; wager 201 1000 insurance seat=1 hand=1", 0),
        ("wager 1 2000; cards 1 JH 9D / 0 KC ?; wager 201 1000 insurance seat=1 hand=1", 1),
    ),
)
def test_rounds_written_by_hand_end_as_a_replay_does(
    rounds: str, code: int, folder: Path, floorperson: Floorperson
) -> None:
    Path("rounds.txt").write_text(rounds, encoding="utf-8")
    asked = ("explain", "insurance-without-ace", "--chapter", "633a", "--rounds", "rounds.txt")
    assert floorperson(*asked).code == code


def test_a_selection_that_leaves_rules_of_one_filing_is_none(folder: Path, floorperson: Floorperson) -> None:
    other = str(SUBMISSIONS / "541-shoe.yaml")
    ended = floorperson("check", "sound.yaml", other, "--select", "541.4", "--no-config")
    assert ended.code == 0
    assert "not judged: no rule that is chosen could be asked of sound.yaml; 548 rules left out" in ended.out


def test_our_own_fault_goes_before_all_but_an_interruption(
    folder: Path, floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = validator.filing.check.judge_filing

    def failing(source: Path, *arguments: object, **named: object) -> object:
        if Path(str(source)).name == "sound.yaml":
            raise RuntimeError("planted")
        return judge(source, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(validator.filing.check, "judge_filing", failing)
    assert floorperson("check", "sound.yaml", "both.yaml", "--no-config").code == 3
    for command in (
        ("review", "sound.yaml", "-o", "p.txt"),
        ("diff", "broken.yaml", "sound.yaml"),
        ("todo", "sound.yaml"),
    ):
        ended = floorperson(*command, "--no-config")
        assert (ended.code, ended.out) == (3, "")
        assert "RuntimeError: planted" in ended.err and "nothing above is a verdict" in ended.err


def test_what_is_unread_is_told_beside_what_is_found(folder: Path, floorperson: Floorperson) -> None:
    """The code says the gravest alone; the report says both."""
    ended = floorperson("replay", "unread.jsonl", "-s", "sound.yaml", "--no-config", "--format", "json")
    report = json.loads(ended.out)
    assert ended.code == 2
    assert {one["rule"] for one in report["findings"]} >= {"double-down-over-original", "tie-not-returned"}
    last = floorperson("replay", "unread.jsonl", "-s", "sound.yaml", "--no-config").out.splitlines()[-1]
    assert "3 findings" in last and "1 row unreadable" in last
