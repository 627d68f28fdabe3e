"""``floorperson warm``: what it compiles, what it says, and what it says where it cannot."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.command_line import Floorperson
from validator.core.engine import compiler
from validator.core.optional_dependencies import INSTALL
from validator.games.cards import rank_of, suit_of

KERNELS = {"633a": (rank_of,), "541": (rank_of, suit_of)}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of two chapters of which each has a kernel or two, and nothing else is run."""
    compiler._LOADED.clear()
    monkeypatch.setattr("validator.core.engine.compiler.Compiler.default_cache", lambda: tmp_path / "kernels")
    monkeypatch.setattr("validator.chapters.registry.PACKAGES", dict.fromkeys(KERNELS, ""))
    monkeypatch.setattr(
        "validator.chapters.registry.chapter_play", lambda law: SimpleNamespace(kernels=KERNELS[law.chapter])
    )
    monkeypatch.setattr("validator.log.read.reader.READING", ())
    monkeypatch.setattr("validator.core.engine.engines.OWN", ())
    return tmp_path / "kernels"


def test_all_is_compiled_once(floorperson: Floorperson, cache: Path) -> None:
    ended = floorperson("warm", "633a")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("1 kernel compiled in ") and ended.out.endswith(f" seconds, in {cache}\n")
    ended = floorperson("warm")
    assert ended.out.startswith("1 kernel compiled in ") and ended.out.endswith(f"; 1 were there, in {cache}\n")
    ended = floorperson("warm")
    assert (ended.code, ended.out) == (0, f"Nothing is left to compile: 2 kernels in {cache}\n")
    assert len(list(cache.iterdir())) == 2


def test_a_chapter_that_is_not_held_exits_2(floorperson: Floorperson, cache: Path) -> None:
    ended = floorperson("warm", "999")
    assert ended.code == 2
    assert "chapter 999 is not held; there are: 535, 541" in ended.err


def test_where_nothing_can_be_kept_it_exits_2(
    floorperson: Floorperson, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.write_text("", encoding="utf-8")
    ended = floorperson("warm")
    assert ended.code == 2
    assert f"2 of 2 kernels could not be kept in {cache}" in ended.err
    monkeypatch.setattr("validator.core.engine.compiler.Compiler.default_cache", lambda: None)
    assert "there is no folder in which compiled kernels could be kept" in floorperson("warm").err


def test_without_numba_it_says_what_to_install(
    floorperson: Floorperson, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "validator.core.engine.compiler", None)
    ended = floorperson("warm")
    assert ended.code == 2
    assert INSTALL in ended.err
