"""A console of Windows that knows one byte for a letter: what it cannot show is shown otherwise, and nothing fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from validator.core.data import data_folder

SUBMISSIONS = data_folder("submissions")
DEMO = SUBMISSIONS / "demo"


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["check", DEMO / "bad.yaml"], 1, "§ 633a.13(a)"),
        (["replay", DEMO / "log.jsonl", "-s", SUBMISSIONS / "633a-shoe.yaml", "-v"], 1, "§ 633a.7"),
        (["explain", "insurance-without-ace"], 0, "633a.8"),
    ],
    ids=["check", "replay", "explain"],
)
def test_a_console_of_cp1252(arguments: list[str | Path], code: int, said: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "validator", *map(str, arguments)]
    ended = subprocess.run(command, env=environment, capture_output=True, check=False)
    out = ended.stdout.decode("cp1252")
    assert (ended.returncode, ended.stderr) == (code, b"")
    assert said in out
    assert "?" not in out.splitlines()[0]
