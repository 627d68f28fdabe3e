"""What tests of every kind may use, and which of them run when.

Unmarked tests run in short runs. Those marked ``long`` run with ``--long`` only, those marked ``longer`` run in both,
with more ways, seeds or examples in the long one.
"""

from pathlib import PurePosixPath
from typing import Any

import pytest

from tests import about, length
from tests.command_line import Ended, Floorperson
from validator.cli import main


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--long`` for the second half of .ci/run; ``--fresh`` to look further; ``--rule`` for what is about one rule."""
    parser.addoption("--long", action="store_true", help="run the long tests instead of the short ones")
    parser.addoption("--fresh", action="store_true", help="draw other examples in each run")
    parser.addoption("--rule", metavar="ID", help="run only the tests that are about this rule")


def pytest_configure(config: pytest.Config) -> None:
    """Before modules are imported, as their settings depend on it."""
    length.set_length(long=config.getoption("--long"), fresh=config.getoption("--fresh"))
    about.RULE[:] = [rule] if (rule := config.getoption("--rule")) else []


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what belongs to the other half, and what is not about the rule asked for."""
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        long, longer = (item.get_closest_marker(name) is not None for name in ("long", "longer"))
        runs = long or longer if config.getoption("--long") else not long
        runs = runs and all(about.is_about(item, rule) for rule in about.RULE)
        (kept if runs else left_out).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Where several processes share the tests, one takes all of a module, and all of a chapter's room.

    The last test of a room asks what its other tests found. What is compiled is compiled by one process for all.
    """
    from xdist.scheduler import LoadScopeScheduling

    class ByRoom(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
        def _split_scope(self, nodeid: str) -> str:
            module = PurePosixPath(nodeid.partition("::")[0])
            if config.getoption("--long") and "engines" in module.stem and {"house", "blackjack"} & set(module.parts):
                return "engines of blackjack"
            return str(module.parent) if "tests/chapters/ch" in str(module) else str(module)

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
