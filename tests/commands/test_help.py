"""Help and shell completion: every command, argument and option is described, and a shell really completes."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
from typer.main import get_command

from tests.command_line import Floorperson
from validator.cli import app

ROOT = Path(__file__).parents[2]
GROUP: Any = get_command(app)
COMMANDS = sorted(GROUP.commands)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_h_is_help(floorperson: Floorperson, command: str) -> None:
    asked = [command] if command else []
    ended = floorperson(*asked, "-h")
    assert ended.code == 0
    assert ended == floorperson(*asked, "--help")
    assert ended.out.startswith(f"Usage: floorperson {command}".rstrip())


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_argument_and_option_is_described_with_an_example(floorperson: Floorperson, command: str) -> None:
    asked = [command] if command else []
    shown = floorperson(*asked, "--help").out
    _, *parts = re.split(r"^(?:Arguments|Options|Commands):\n", shown, flags=re.MULTILINE)
    lines = " ".join(" ".join(parts).split())
    params = (GROUP.commands[command] if command else GROUP).params
    for param in params:
        if param.name == "help":
            continue
        name = param.opts[0] if isinstance(param, click.Option) else param.make_metavar(ctx=click.Context(GROUP))
        assert f"{name} " in lines or f"{name}," in lines
    described = re.findall(r"^  (-\S.*|[A-Z\[]\S*) {2,}\S|^  (-\S.*)$", "".join(parts), re.MULTILINE)
    assert len(described) >= len(params)
    for entry in re.split(r"^  (?=[-A-Z\[])", "\n".join(parts[: 2 if command else 1]), flags=re.MULTILINE)[1:]:
        if not entry.startswith(("-h, --help", "Exit codes")):
            assert re.search(r"\bas \S", " ".join(entry.split())), entry


def completed(tmp_path: Path, line: str) -> list[str]:
    """What bash offers for a line, asked as it asks the function that the script defines."""
    script = subprocess.run(
        [sys.executable, "-m", "validator", "--show-completion", "bash"],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=True,
    ).stdout  # fmt: skip
    program = tmp_path / "floorperson"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m validator "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    words = line.split(" ")
    ask = (
        f"{script}\nCOMP_WORDS=({' '.join(repr(word) for word in words)}); COMP_CWORD={len(words) - 1}\n"
        "complete -p floorperson >/dev/null || exit 9\n"
        "_floorperson_completion floorperson\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n"
    )
    environment = os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(
        ["bash", "-c", ask], env=environment, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True
    )
    return ended.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None or os.name == "nt", reason="there is no bash")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("floorperson re", ["replay", "review", "readings", "references"]),
        ("floorperson check --f", ["--format", "--fail-on"]),
        ("floorperson check --format js", ["json", "json-lines"]),
        ("floorperson replay log.jsonl --engine co", ["compiled"]),
        ("floorperson replay --sort ", ["line", "law", "money"]),
    ],
)
def test_bash_completes(tmp_path: Path, line: str, offered: list[str]) -> None:
    assert completed(tmp_path, line) == offered


@pytest.mark.parametrize(
    ("shell", "words"),
    [
        ("bash", "complete -o default -F _floorperson_completion floorperson"),
        ("zsh", "#compdef floorperson"),
        ("fish", "complete --command floorperson --no-files"),
        ("powershell", "Register-ArgumentCompleter -Native -CommandName floorperson"),
    ],
)
def test_the_script_of_each_shell_is_printed(floorperson: Floorperson, shell: str, words: str) -> None:
    ended = floorperson("--show-completion", shell)
    assert (ended.code, ended.err) == (0, "")
    assert words in ended.out
    assert "_FLOORPERSON_COMPLETE" in ended.out


@pytest.mark.parametrize(
    ("instruction", "settings", "answer"),
    [
        ("complete_bash", {"COMP_WORDS": "floorperson init 63", "COMP_CWORD": "2"}, "633a"),
        ("complete_bash", {"COMP_WORDS": "floorperson explain x --chapter 67", "COMP_CWORD": "4"}, "672a"),
        ("complete_zsh", {"_TYPER_COMPLETE_ARGS": "floorperson sib"}, '"siblings":'),
        (
            "complete_fish",
            {"_TYPER_COMPLETE_ARGS": "floorperson sib", "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
            "siblings\tShow where",
        ),
        (
            "complete_powershell",
            {"_TYPER_COMPLETE_ARGS": "floorperson sib", "_TYPER_COMPLETE_WORD_TO_COMPLETE": "sib"},
            "siblings:::Show where",
        ),
    ],
)
def test_each_shell_is_answered(instruction: str, settings: dict[str, str], answer: str) -> None:
    environment = os.environ | settings | {"_FLOORPERSON_COMPLETE": instruction}
    command = [sys.executable, "-m", "validator"]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert answer in ended.stdout


def test_completion_is_put_where_the_shell_finds_it(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    ended = floorperson("--install-completion", "fish")
    written = tmp_path / ".config" / "fish" / "completions" / "floorperson.fish"
    assert ended == (0, f"floorperson completes in fish from its next start on ({written})\n", "")
    assert written.read_text(encoding="utf-8") == floorperson("--show-completion", "fish").out
    ended = floorperson("--install-completion", "powershell")
    assert ended.code == 2
    assert "floorperson --show-completion powershell >> $PROFILE" in ended.err


def test_the_help_has_each_command_once_with_its_whole_sentence(floorperson: Floorperson) -> None:
    told = " ".join(floorperson("--help").out.split())
    groups = [told.index(f"{title}:") for title in ("Judge", "Write", "Read the law", "Prove")]
    assert groups == sorted(groups)
    assert "..." not in told[groups[0] :]
    assert "Check filings (Rules Submissions in YAML, or forms) against the law, each finding with the words" in told


def test_the_program_alone_says_where_to_begin(floorperson: Floorperson) -> None:
    ended = floorperson()
    assert ended.code == 2
    assert ended.out == ""
    named = re.findall(r"^  floorperson (\S+)", ended.err, re.MULTILINE)
    assert named == ["demo", "check", "replay", "init", "import", "--help"]
    for command in named[:-1]:
        assert floorperson(command, "--help").code == 0
