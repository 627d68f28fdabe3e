"""What tests of every kind may use."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from validator.cli import main


class Ended(NamedTuple):
    """How a run of the command line ended: exit code, standard output, standard error."""

    code: int
    out: str
    err: str


Floorperson = Callable[..., Ended]


@pytest.fixture
def floorperson(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Floorperson:
    """Runs the command line in this process with the arguments given, without colour."""
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(*arguments: object) -> Ended:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ended(code, captured.out, captured.err)

    return run
