"""What tests of every kind may use."""

from collections.abc import Callable
from pathlib import PurePosixPath
from typing import Any, NamedTuple

import pytest

from validator.cli import main


class Ended(NamedTuple):
    """How a run of the command line ended: exit code, standard output, standard error."""

    code: int
    out: str
    err: str


Floorperson = Callable[..., Ended]

COMPILES = {
    "test_engines_agree",
    "test_engines_agree_optional",
    "test_in_force_engines",
    "test_lawful_play",
    "test_second_chapter",
}
"""Modules outside the rooms that compile passes."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Where several processes share the tests, one takes all of a module, and all of a chapter's room.

    The last test of a room asks what its other tests found. What is compiled is compiled by one process for all.
    """
    from xdist.scheduler import LoadScopeScheduling

    class ByRoom(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            module = PurePosixPath(nodeid.partition("::")[0])
            if "tests/chapters/ch" in str(module):
                return str(module.parent)
            return "engines" if module.stem in COMPILES else str(module)

    return ByRoom(config, log)


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
