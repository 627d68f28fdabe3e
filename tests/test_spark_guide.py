"""docs/spark.md says what is true; its job is run by tests/test_spark.py."""

import re
from pathlib import Path

import pytest

from tests.bench import stragglers

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "spark.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^<!-- ([^\n]*) -->\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def block(mark: str) -> str:
    """The block under a mark."""
    (text,) = (text for found, _, text in BLOCK.findall(PAGE) if found == mark)
    return str(text)


def test_every_block_is_marked_and_those_not_run_say_why() -> None:
    marks = [mark for mark, _, _ in BLOCK.findall(PAGE)]
    assert len(marks) == len(re.findall(r"^```\w+$", PAGE, re.MULTILINE))
    assert [mark.partition(": ")[0] for mark in marks] == ["file", "not run", "printed by"]


def test_it_shows_what_the_simulation_prints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["stragglers"])
    stragglers.main()
    assert capsys.readouterr().out == block("printed by: python -m tests.bench.stragglers")


def test_the_year_is_reckoned_with_the_rate_of_the_simulation() -> None:
    rate = stragglers.options().parse_args([]).rate
    assert f"438,000,000 / ({rate:,.0f} × 3,600) = {438e6 / rate / 3600:.1f} hours" in PAGE


def test_what_the_job_is_packed_with_is_what_the_extras_name() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    command = block("not run: it packs an environment and needs a cluster")
    (pandas,) = re.findall(r"'(pandas[^']*)'", command)
    assert f'spark = ["floorperson[fast]", "pyspark>=4.1,<5", "{pandas}"]' in project


def test_the_pages_it_names_are_there_and_it_is_short() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).is_file(), target
    assert len(PAGE.splitlines()) < 120
