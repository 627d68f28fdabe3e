"""The data files of a chapter have to have the form of their models, and what has not is told at its line and column."""

from pathlib import Path

import pytest

from validator.core import packed
from validator.core.data import data_folder
from validator.core.packed import MalformedData
from validator.law import law_file as files
from validator.law.law_file import law_file
from validator.law_review import lint as proofreading
from validator.law_review.lint import proofread

RULES_TEXT = data_folder("rules_text")

MISTAKES = [
    ("facts.yaml", "  value: 2\n", "  value: two\n", "value must be an integer"),
    ("facts.yaml", "  unit: cards\n", "  unit: card\n", "unit 'card' is none of cents, count"),
    ("facts.yaml", "  relation: exactly\n", "  relation: exact\n", "relation 'exact' is none of exactly, at_least"),
    ("facts.yaml", "  cite: 633a.1 ", "  cite: 541.1 ", "541.1 Blackjack lies outside chapter 633a"),
    ("readings.yaml", "  preferred: ", "  preferred: not-", "preferred must be one of "),
    ("readings.yaml", "  doubt: ", "  doupt: ", "doupt is none of id, cite, quote, also, doubt"),
    ("duties.yaml", "    kind: definition\n", "    kind: word\n", "kind 'word' is none of obligation, prohibition"),
    ("duties.yaml", "    bears_on: ", "    bear_on: ", "bear_on is none of cite, quote, kind, bears_on"),
    ("chapter.yaml", "\nheld_from: ", "\nheld_from: the ", " is not a date"),
    ("chapter.yaml", "\ntitle: ", "\ntitel: ", "titel is none of id, title, game"),
]


def damaged(folder: Path, name: str, right: str, wrong: str) -> Path:
    """A data file of Chapter 633a with a mistake in the first place where it can be made."""
    source = (RULES_TEXT / "633a" / name).read_text(encoding="utf-8")
    assert right in source
    path = folder / "633a" / name
    path.parent.mkdir()
    path.write_text(source.replace(right, wrong, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(("name", "right", "wrong", "told"), MISTAKES)
def test_a_mistake_is_told_at_its_line_and_column_and_nothing_is_kept(
    name: str, right: str, wrong: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packed, "cache_folder", lambda _: tmp_path / "cache")
    path = damaged(tmp_path, name, right, wrong)
    with pytest.raises(MalformedData) as caught:
        law_file(path)
    file, line, column, words = str(caught.value).split(":", 3)
    assert file == f"633a/{name}" and told in words
    source = path.read_text(encoding="utf-8").splitlines()
    assert source[int(line) - 1][int(column) - 1 :].startswith(wrong.strip())
    assert not (tmp_path / "cache").exists()


def test_all_mistakes_of_all_files_are_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = proofreading._file
    wrong = damaged(tmp_path, "facts.yaml", "  unit: cards\n  value: 2\n", "  unit: cards\n  value: two\n  vlaue: 2\n")
    text = wrong.read_text(encoding="utf-8").replace("  unit: points\n", "  unit: point\n", 1)
    wrong.write_text(text, encoding="utf-8")
    monkeypatch.setattr(
        proofreading, "_file", lambda chapter, name: wrong if name == "facts.yaml" else own(chapter, name)
    )
    told = list(proofread(["633a"]))
    assert [line.partition(" is none of ")[0] for line in told] == [
        "rules_text/633a/facts.yaml:13:3: vlaue",
        "rules_text/633a/facts.yaml:19:3: unit 'point'",
    ]


def test_what_other_models_let_pass_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "cache_folder", lambda _: tmp_path / "cache")
    changed = tmp_path / "models.py"
    changed.write_text("", encoding="utf-8")
    path = RULES_TEXT / "541" / "chapter.yaml"
    said = law_file(path)
    monkeypatch.setattr(files, "_CODE", (changed,))
    assert law_file(path) == said
    assert len(list((tmp_path / "cache").iterdir())) == 2
