"""The tables of siblings: every paragraph once, and a word wherever the words are not the same in all chapters."""

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.for_all import for_all
from validator.core.data import data_folder
from validator.core.packed import content_of
from validator.law.facts import Fact, Paytable, load_facts
from validator.law.siblings import Family, SiblingParagraphs, families, load_family
from validator.law.text import load_text, plain

FAMILIES = {name: load_family(name) for name in families()}
OUT_OF_ORDER = {("blackjack", "551"), ("blackjack", "685a")}
"""Chapters that say the same things in another order than the first of the family."""

every_family = pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
every_chapter = pytest.mark.parametrize(
    ("family", "chapter"),
    [
        pytest.param(family, chapter, id=f"{family.name}-{chapter}")
        for family in FAMILIES.values()
        for chapter in family.chapters
    ],
)
every_row = for_all((family.name, row) for family in FAMILIES.values() for row in family.rows)
every_pair = pytest.mark.parametrize(
    ("family", "one", "other"),
    [
        pytest.param(family, one, other, id=f"{one}-{other}")
        for family in FAMILIES.values()
        for one, other in combinations(family.chapters, 2)
    ],
)


def test_these_are_the_families() -> None:
    assert {name: family.chapters for name, family in FAMILIES.items()} == {
        "baccarat": ("541", "543", "545"),
        "blackjack": ("633a", "551", "672a", "685a"),
        "free-bet": ("590", "672a"),
    }


@every_chapter
def test_each_paragraph_stands_in_the_column_of_its_chapter_once(family: Family, chapter: str) -> None:
    column = [row.paragraphs[chapter] for row in family.rows if chapter in row.paragraphs]
    order = list(load_text(chapter).paragraphs)
    assert sorted(column, key=order.index) == order
    assert (column == order) == ((family.name, chapter) not in OUT_OF_ORDER)


@every_family
def test_a_row_holds_paragraphs_and_one_word_and_nothing_else(family: Family) -> None:
    written = content_of(data_folder("rules_text") / f"{family.name}-siblings.yaml")
    assert isinstance(written, list)
    for row in written:
        assert row.keys() <= {*family.chapters, "differs", "wording"}
        assert not row.keys() >= {"differs", "wording"}
        assert all(isinstance(value, str) and value for value in row.values())


def alike(family: Family, row: SiblingParagraphs) -> Iterator[str]:
    """The words in each chapter; the names of the games, and the numbers of paragraphs in one row, made alike."""
    games = "|".join(sorted({load_text(chapter).title for chapter in family.chapters}, key=len, reverse=True))
    for chapter, cite in row.paragraphs.items():
        words = re.sub(games, "the game", plain(load_text(chapter).paragraphs[cite].words))
        column = [other.paragraphs.get(chapter, "") for other in family.rows]

        def placed(found: re.Match[str], column: list[str] = column) -> str:
            return place(column, found[0])

        yield re.sub(numbers(chapter), placed, words)


def numbers(chapter: str) -> str:
    """The form of the numbers of a chapter's sections and paragraphs."""
    return rf"(?<![\w.]){chapter}\.\d+(?:\(\w+\))*"


def place(column: list[str], number: str) -> str:
    """The row in which the paragraph stands, or the first beneath it; the number itself where the table has none."""
    there = [row for row, cite in enumerate(column) if cite == number]
    beneath = [row for row, cite in enumerate(column) if cite.startswith(f"{number}(")]
    return next((f"row {row}" for row in (*there, *beneath)), number)


@every_row
def test_a_row_without_a_word_has_the_same_words_in_all_chapters(name: str, row: SiblingParagraphs) -> None:
    family = FAMILIES[name]
    same = len(set(alike(family, row))) == 1 and row.paragraphs.keys() == set(family.chapters)
    assert same == (not row.differs and not row.wording)


@every_row
def test_a_paragraph_that_a_sibling_lacks_differs_in_substance(name: str, row: SiblingParagraphs) -> None:
    assert row.paragraphs.keys() == set(FAMILIES[name].chapters) or row.differs


@every_row
def test_paragraphs_named_in_words_are_paragraphs(name: str, row: SiblingParagraphs) -> None:
    for chapter in FAMILIES[name].chapters:
        for cite in re.findall(numbers(chapter), row.differs + row.wording):
            assert load_text(chapter).whole(cite)


def value_of(fact: Fact) -> object:
    """The value without the chapter's own words: of a list the ids, of a paytable what each hand pays."""
    if isinstance(fact.value, Paytable):
        return fact.value.decks, {hand: (row.pays, row.optional) for hand, row in fact.value.rows.items()}
    if isinstance(fact.value, tuple):
        return [getattr(item, "id", item) for item in fact.value]
    return fact.value


@every_pair
def test_facts_of_the_same_name_agree_unless_the_row_of_their_paragraph_says_otherwise(
    family: Family, one: str, other: str
) -> None:
    """The same thing has the same name; where its value differs, its row, or one beneath it, says so."""
    ours, theirs = load_facts(one), load_facts(other)
    shared = [name for name in ours if name in theirs]
    assert len(shared) > min(len(ours), len(theirs)) // 2
    for name in shared:
        mine, yours = ours[name], theirs[name]
        assert mine.unit == yours.unit, name
        if (mine.relation, value_of(mine)) != (yours.relation, value_of(yours)):
            rows = [*rows_of(family, one, mine.cite), *rows_of(family, other, yours.cite)]
            assert any(row.differs or (mine.unit == "text" and row.wording) for row in rows), name


def rows_of(family: Family, chapter: str, cite: str) -> list[SiblingParagraphs]:
    """The rows of a paragraph and of those beneath it."""
    return [row for row in family.rows if f"{row.paragraphs.get(chapter)}(".startswith(f"{cite}(")]


def test_only_these_facts_of_baccarat_have_no_sibling() -> None:
    names = {chapter: set(load_facts(chapter)) for chapter in FAMILIES["baccarat"].chapters}
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
