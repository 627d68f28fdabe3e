"""Small kernels that tests of the engine compile, and code that they run in a fresh interpreter."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

from validator.core.engine.kernel import Ints, kernel

ROOT = Path(__file__).parents[2]


@kernel
def asks_again(amounts: Ints, tally: Ints) -> None:
    tally[0] = amounts[0]


@kernel
def asks_once_more(amounts: Ints, tally: Ints) -> None:
    tally[0] = amounts[0] + amounts[0]


@kernel
def asks_twice(amounts: Ints, tally: Ints) -> None:
    asks_again(amounts, tally)
    tally[0] += amounts[0]


def python(code: str, *, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run ``code`` in a fresh interpreter that finds the project and what lies in ``path``."""
    found = os.pathsep.join(str(place) for place in (ROOT, path) if place is not None)
    environment = {**os.environ, "PYTHONPATH": found, "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-c", dedent(code)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
