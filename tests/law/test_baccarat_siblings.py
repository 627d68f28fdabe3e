"""The table of the three chapters on baccarat: every paragraph once, and a word wherever the words are not the same."""

import re
from collections.abc import Iterator

import pytest

from validator.core.data import data_folder
from validator.core.packed import content_of
from validator.law.facts import load_facts
from validator.law.text import load_text, plain

SIBLINGS = ("541", "543", "545")
GAMES = re.compile(r"Minibaccarat|Midibaccarat|Baccarat")


def rows() -> list[dict[str, str]]:
    content = content_of(data_folder("rules_text") / "baccarat-siblings.yaml")
    assert isinstance(content, list)
    return content


def name_of(row: dict[str, str]) -> str:
    return " ".join(row[chapter] for chapter in SIBLINGS if chapter in row)


every_row = pytest.mark.parametrize("row", rows(), ids=name_of)


@pytest.mark.parametrize("chapter", SIBLINGS)
def test_each_paragraph_stands_in_the_column_of_its_chapter_once_and_in_order(chapter: str) -> None:
    assert [row[chapter] for row in rows() if chapter in row] == list(load_text(chapter).paragraphs)


def likened(row: dict[str, str]) -> Iterator[str]:
    """The words in each chapter, the game and the chapter's own number made alike."""
    for chapter in SIBLINGS:
        if chapter in row:
            words = GAMES.sub("the game", plain(load_text(chapter).paragraphs[row[chapter]].words))
            yield re.sub(rf"(?<!\d){chapter}\.", "0.", words)


@every_row
def test_a_row_without_a_word_has_the_same_words_in_all_three(row: dict[str, str]) -> None:
    assert row.keys() <= {*SIBLINGS, "differs", "wording"}
    same = len(set(likened(row))) == 1 and row.keys() >= set(SIBLINGS)
    assert same == (not row.keys() & {"differs", "wording"})
    assert not row.keys() >= {"differs", "wording"}


@every_row
def test_a_paragraph_that_a_sibling_lacks_differs_in_substance(row: dict[str, str]) -> None:
    assert row.keys() >= set(SIBLINGS) or row["differs"]


@pytest.mark.parametrize("other", ("543", "545"))
def test_facts_of_the_same_name_say_the_same_but_where_the_table_says_otherwise(other: str) -> None:
    """The same thing has the same name; where its value differs, the row of its paragraph says so."""
    differing = {row[chapter] for row in rows() if "differs" in row for chapter in SIBLINGS if chapter in row}
    ours, theirs = load_facts("541"), load_facts(other)
    shared = [name for name in ours if name in theirs]
    assert len(shared) > len(theirs) - len(shared)
    for name in shared:
        one, another = ours[name], theirs[name]
        assert (one.unit, one.relation) == (another.unit, another.relation), name
        if isinstance(one.value, tuple):
            values = [[getattr(item, "id", item) for item in fact.value] for fact in (one, another)]  # type: ignore[union-attr]
            same = values[0] == values[1]
        else:
            same = one.value == another.value
        assert same or another.cite in differing, name


def test_only_these_facts_have_another_value_or_no_sibling() -> None:
    names = {chapter: set(load_facts(chapter)) for chapter in SIBLINGS}
    batches = {name for name in names["541"] if name.startswith("batch")}
    assert names["541"] - names["543"] == batches | {"card_change_hours"}
    assert names["543"] - names["541"] == set()
    tied = {"tie_vigorish_percent", "void_wager_vigorish_percent"}
    assert names["543"] - names["545"] == tied | {"vigorish_rounding_cents"}
    assert names["545"] - names["543"] == {
        "first_shoe_offer_seat",
        "table_betting_positions_minimum",
        "vigorish_rounding_cents_at_4_percent",
        "vigorish_rounding_cents_at_5_percent",
    }
