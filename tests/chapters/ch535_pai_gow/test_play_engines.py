"""Interpreted, compiled and bounds-checked: equal hits, tallies and state on the logs of this room's cases."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.chapters.ch535_pai_gow.engines import Littered, agree
from validator.chapters.registry import play_room
from validator.core.engine import Compiled, Engine, Interpreted

MODULES = sorted(
    path.stem
    for path in Path(__file__).parent.glob("test_play_*.py")
    if path.stem != Path(__file__).stem and "\nCASES" in path.read_text(encoding="utf-8")
)
EXAMPLE = Path(__file__).parents[3] / "submissions" / "logs" / "pai-gow-example.jsonl"


@pytest.fixture(scope="module")
def engines(pytestconfig: pytest.Config) -> dict[str, Engine]:
    """All ways of running; compiled code is kept between test runs."""
    kept = getattr(pytestconfig, "cache", None)
    cache = kept.mkdir("kernels") if kept is not None else None
    kernels = play_room("535").kernels
    compiled, checked = Compiled(cache=cache), Compiled(bounds=True, cache=cache)
    compiled.prepare(kernels)
    checked.prepare(kernels)
    return {"interpreted": Interpreted(), "littered": Littered(), "compiled": compiled, "checked": checked}


def test_on_the_example(engines: dict[str, Engine]) -> None:
    agree(engines, EXAMPLE, None)


@pytest.mark.parametrize("name", MODULES)
def test_on_the_cases(engines: dict[str, Engine], name: str, tmp_path: Path) -> None:
    module = import_module(f"tests.chapters.ch535_pai_gow.{name}")
    hits = 0
    for number, case in enumerate(getattr(module, "CASES", ())):
        log = tmp_path / f"{number}.jsonl"
        log.write_text("\n".join(case.log()[0]) + "\n", encoding="utf-8")
        hits += agree(engines, log, case.filing)
    assert hits > 0
