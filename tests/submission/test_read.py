"""From a file to its chapter, its faults and its values in one go."""

from pathlib import Path

import pytest

from tests.submission.small_schema import SMALL
from validator.submission import read, schema
from validator.submission.read import read_submission

CARDS = "cards: {decks: 6, back: red}\n"


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "7z.yaml").write_text(SMALL, encoding="utf-8")
    (tmp_path / "590.yaml").write_text(SMALL.replace("7z", "590"), encoding="utf-8")
    monkeypatch.setattr(schema, "data_folder", lambda _: tmp_path)
    return tmp_path


def seen(text: str) -> list[tuple[str, int, int]]:
    return [(fault.kind, fault.line, fault.column) for fault in read_submission(text).faults]


def test_a_sound_filing_gives_its_chapter_and_its_values(tmp_path: Path) -> None:
    file = tmp_path / "filing.yaml"
    file.write_text('chapter: "7z"\n' + CARDS, encoding="utf-8")
    result = read_submission(file)
    assert (result.chapter, result.faults) == ("7z", ())
    assert result.typed is not None
    assert result.typed.value("cards.decks") == 6


def test_faults_of_text_and_of_shape_come_out_together() -> None:
    text = 'chapter: "7z"\nholder: Yes & No\nholdr: x\n' + (
        "cards:\n  decks: 6.5\n  back: pink\n  preshuffled: yes\n  back: red\n"
    )
    assert seen(text) == [
        ("unknown-key", 3, 1),
        ("float-value", 5, 10),
        ("yaml-1-1-boolean", 7, 16),
        ("duplicate-key", 8, 3),
    ]


def test_an_unknown_chapter_names_those_that_are_there() -> None:
    result = read_submission("chapter: 7y\n" + CARDS)
    assert (result.chapter, result.typed) == ("", None)
    assert [(fault.kind, fault.line, fault.column) for fault in result.faults] == [("unknown-chapter", 1, 10)]
    assert 'did you mean "7z"?' in result.faults[0].message
    assert 'the chapters here are "590", "7z"' in result.faults[0].message


def test_a_filing_without_its_chapter_is_told_what_to_write() -> None:
    result = read_submission(CARDS)
    assert [(fault.kind, fault.line, fault.column) for fault in result.faults] == [("missing-key", 1, 1)]
    assert 'write  chapter: "590"' in result.faults[0].message


def test_a_chapter_written_as_a_number_is_taken_and_the_quotes_are_asked_for() -> None:
    result = read_submission("chapter: 590\n" + CARDS)
    assert result.chapter == "590"
    assert [(fault.kind, fault.message) for fault in result.faults] == [
        ("wrong-type", '590 is a number here; write it in quotes: "590"')
    ]


@pytest.mark.parametrize("head", ['chaptr: "7z"\n', 'head:\n  chapter: "7z"\n', 'Chapter: "7z"\n'])
def test_a_chapter_under_another_key_still_chooses_the_schema(head: str) -> None:
    result = read_submission(head + "cards: {decks: six, back: red}\n")
    assert result.chapter == "7z"
    assert [fault.kind for fault in result.faults][-1] == "wrong-type"
    assert "missing-key" not in [fault.kind for fault in result.faults]


def test_an_unreadable_chapter_is_one_fault() -> None:
    assert seen("chapter: 633.5\n" + CARDS) == [("section-number-as-float", 1, 10)]
    assert seen("chapter: [7z]\n" + CARDS) == [("unknown-chapter", 1, 10)]


def test_a_text_that_cannot_be_read_gives_its_faults_only() -> None:
    result = read_submission("a: [\n")
    assert (result.filing, result.typed, result.chapter) == (None, None, "")
    assert [fault.kind for fault in result.faults] == ["syntax"]


def test_a_file_that_is_not_there_is_no_fault_of_a_filing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_submission(tmp_path / "none.yaml")


def test_nothing_heavy_is_imported_before_a_filing_is_read() -> None:
    import subprocess
    import sys

    heavy = "{'numba', 'numpy', 'pyarrow', 'pydantic', 'jsonschema', 'rich', 'typer'}"
    code = f"import sys; import {read.__name__}; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
