"""A replay by compiled kernels whose files were edited: none is obeyed, and the report is what it was."""

import hashlib
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

DEMO = Path(__file__).parent.parent / "submissions" / "demo" / "log.jsonl"
FILING = DEMO.parents[1] / "633a-shoe.yaml"


class Runs:
    """Makes a folder when it is read by an ordinary unpickler."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def __reduce__(self) -> tuple[Any, ...]:
        return os.mkdir, (str(self.place),)


def replayed(cache: Path) -> tuple[int, dict[str, Any]]:
    """The code and the report of a replay by compiled kernels alone, of a process that has no others."""
    command = [sys.executable, "-m", "validator", "replay", str(DEMO), "--submission", str(FILING)]
    done = subprocess.run(
        [*command, "--engine", "compiled", "--format", "json"],
        env={**os.environ, "XDG_CACHE_HOME": str(cache), "HOME": str(cache), "LOCALAPPDATA": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    return done.returncode, json.loads(done.stdout)


@pytest.mark.long
def test_edited_kernels_are_not_obeyed(tmp_path: Path) -> None:
    cache, made = tmp_path / "cache", tmp_path / "made"
    code, report = replayed(cache)
    assert code == 1 and report["findings"]
    files = sorted(cache.rglob("*.kernel"))
    whole = {file: file.read_bytes() for file in files}
    assert len(files) > 5
    for number, (file, after) in enumerate(zip(files, files[1:] + files[:1], strict=True)):
        if number % 3 == 0:
            file.write_bytes(whole[after])
        elif number % 3 == 1:
            held = bytearray(whole[file])
            held[len(held) // 2] ^= 1
            file.write_bytes(held)
        else:
            data = pickle.dumps(Runs(made))
            file.write_bytes(hashlib.sha256(file.name.encode() + data).digest() + data)
    edited = {file: file.read_bytes() for file in files}
    assert replayed(cache) == (code, report)
    assert not made.exists()
    assert [file.name for file in files if file.read_bytes() == edited[file]] == []
