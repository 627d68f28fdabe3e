"""Filings thought out from the text of a chapter alone: what it forbids is accused there, what it allows is not.

Each case of ``read_from_the_law/<chapter>.yaml`` takes a sound filing (``base``), leaves fields out (``drop``), sets
others (``changes``, by path) and says what the text makes of the result: ``expect`` is the paragraph broken (the rule
may cite one beneath it), ``noted`` and the paragraph, or ``clean`` (nothing accused; notes are no accusation).
``also`` names further paragraphs that the same mistake breaks.
"""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.blocks import BLOCK
from tests.quick_yaml import load
from validator.core.data import data_folder
from validator.core.finding import Outcome
from validator.filing.check import judge_filing

CASES = Path(__file__).parent / "read_from_the_law"
SUBMISSIONS = data_folder("submissions")
YAML_AS_WRITTEN = YAML()
YAML_AS_WRITTEN.preserve_quotes = True


def cases() -> list[Any]:
    """All cases, each with the id of its chapter and its own."""
    found = []
    for path in sorted(CASES.glob("*.yaml")):
        rows = load(path)
        assert len({row["id"] for row in rows}) == len(rows), f"{path.name} names a case twice"
        found += [pytest.param(row, id=f"{path.stem}-{row['id']}") for row in rows]
    return found


@cache
def sound(name: str) -> Any:
    """A sound filing as a tree; a case changes a copy of it."""
    return YAML_AS_WRITTEN.load(SUBMISSIONS / f"{name}.yaml")


def filing(case: dict[str, Any]) -> str:
    """The sound filing with the changes of the case; a path that is to be left out must be there."""
    tree = deepcopy(sound(case["base"]))
    changed = {path.partition(".")[0] for path in (*case.get("drop", ()), *case.get("changes", {}))}
    for path in case.get("drop", ()):
        *blocks, field = path.split(".")
        block = tree
        for name in blocks:
            block = block[name]
        del block[field]
    for path, value in case.get("changes", {}).items():
        *blocks, field = path.split(".")
        block = tree
        for name in blocks:
            block = block.setdefault(name, {})
        block[field] = value
    lines = (SUBMISSIONS / f"{case['base']}.yaml").read_text(encoding="utf-8").splitlines()
    text = StringIO()
    text.writelines(f"{line}\n" for key, block in blocks_of(lines) if key not in changed for line in block)
    if kept := {key: tree[key] for key in tree if key in changed}:
        YAML_AS_WRITTEN.dump(kept, text)
    return text.getvalue()


def blocks_of(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Each key of the first column with its lines."""
    starts = [number for number, line in enumerate(lines) if BLOCK.match(line)]
    for start, stop in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start].partition(":")[0], lines[start:stop]


@pytest.mark.parametrize("case", cases())
def test_a_filing_is_judged_as_the_text_says(case: dict[str, Any]) -> None:
    assert case["why"]
    assert case.get("drop") or case.get("changes")
    report = judge_filing(filing(case), name="filing.yaml")
    assert report.faults == ()
    assert report.crashes == ()
    accused = [finding.citation for finding in report.findings if finding.outcome is Outcome.FAIL]
    noted = [finding.citation for finding in report.findings if finding.outcome is Outcome.REVIEW]
    word, _, paragraph = case["expect"].partition(" ")
    if word in ("clean", "noted"):
        assert accused == []
        assert word == "clean" or any(citation.startswith(paragraph) for citation in noted), noted
        return
    expected = [case["expect"], *case.get("also", ())]
    assert [citation for citation in accused if not citation.startswith(tuple(expected))] == []
    assert [cite for cite in expected if not any(citation.startswith(cite) for citation in accused)] == []
