"""The facts of each chapter against its text: quoted and dated, the number in the words, none forgotten."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from tests.for_all import for_all
from tests.law.chapters import CHAPTERS, each
from validator.chapters.registry import PACKAGES
from validator.core.data import data_folder
from validator.core.odds import Odds
from validator.core.packed import MalformedData, parse_yaml
from validator.law.facts import (
    Bound,
    Fact,
    Facts,
    Item,
    Paytable,
    RelationTurned,
    UnknownFact,
    WrongUnit,
    build_facts,
    load_facts,
)
from validator.law.models import checked
from validator.law.tables import Grid, LawTable
from validator.law.text import load_text, occurrences, plain
from validator.law.vocabulary import Relation

CHAPTERS_ROOT = Path(__file__).parents[2] / "validator" / "chapters"
# 633a has a fact of every kind but a grid: what the loader itself does is shown on it.
FACTS = load_facts("633a")

every_chapter = pytest.mark.parametrize("chapter", CHAPTERS)
every_fact = for_all(each(load_facts))


def of_unit(*units: str) -> list[tuple[str, str]]:
    """Chapter and name of the facts of these units."""
    pairs = [pair for pair in each(load_facts) if pair[1]]
    return [(chapter, name) for chapter, name in pairs if load_facts(chapter)[name].unit in units]


NUMBER_WORDS = {
    "zero": 0,
    "once": 1,
    "one": 1,
    "single": 1,
    "first": 1,
    "a single": 1,
    "additional": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "sixth": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "multiple": 2,
}

SPELLED = {"1/2": ("one-half", "half"), "1/4": ("one-quarter",)}


def numbers_in(words: str) -> set[int]:
    """The whole numbers that words show, as figures or as words, money in cents and inches in thousandths besides."""
    figures = {int(figure.replace(",", "")) for figure in re.findall(r"(?<![\d/.])\d[\d,]*(?![\d/.]*\d)", words)}
    dollars = {int(figure.replace(",", "")) * 100 for figure in re.findall(r"\$(\d[\d,]*)", words)}
    spelled = {NUMBER_WORDS[word] for word in re.findall(r"[a-z]+", words.lower()) if word in NUMBER_WORDS}
    inches = {int(Decimal(figure) * 1000) for figure in re.findall(r"(\d*\.?\d+) (?:of an )?inch", words)}
    return figures | dollars | spelled | inches


def table_rows(words: str) -> Iterator[list[str]]:
    """The rows of a paragraph's table, cell by cell, its head first (empty where it has none above its payouts)."""
    rows = [line.split(" | ") for line in words.splitlines() if " | " in line]
    if rows and re.fullmatch(r"[\d,.]+ (to|for) 1", rows[0][1]):
        yield ["", ""]
    yield from rows


@every_fact
def test_the_quotation_stands_under_its_anchor(chapter: str, name: str) -> None:
    fact = load_facts(chapter)[name]
    assert load_text(chapter).holds(fact.cite, fact.quote), f"{fact.cite} does not say: {fact.quote}"


@every_fact
def test_the_date_is_that_of_the_section(chapter: str, name: str) -> None:
    fact, text = load_facts(chapter)[name], load_text(chapter)
    assert fact.held_from == text.sections[text.find(fact.cite).section].held_from


NUMBERS = ("cents", "count", "cards", "decks", "percent", "hours", "points", "inch_thousandths")


@for_all(of_unit(*NUMBERS))
def test_the_number_stands_in_the_quotation(chapter: str, name: str) -> None:
    assert load_facts(chapter).number(name) in numbers_in(load_facts(chapter)[name].quote)


@for_all(of_unit("odds", "fraction", "text"))
def test_odds_fractions_and_words_stand_in_the_quotation(chapter: str, name: str) -> None:
    facts = load_facts(chapter)
    fact = facts[name]
    if fact.unit == "fraction":
        figures = "/".join(map(str, facts.fraction(name)))
        assert any(occurrences(fact.quote, said) for said in (figures, *SPELLED.get(figures, ())))
    else:
        assert occurrences(fact.quote, str(fact.value))


@for_all(of_unit("list"))
def test_every_entry_of_a_list_stands_under_its_anchor(chapter: str, name: str) -> None:
    items = load_facts(chapter).listing(name)
    assert len({item.id for item in items}) == len(items)
    for item in items:
        assert load_text(chapter).holds(item.cite, item.words), f"{item.cite} does not say: {item.words}"


def hands_column(head: list[str], table: Paytable) -> int:
    """Where the hands stand: in the first column, or under the paytable's decks where two stand side by side."""
    beside = [place for place, cell in enumerate(head) if cell.startswith(f"{table.decks.at_least} decks ")]
    return beside[0] if beside else 0


@for_all(of_unit("paytable"))
def test_every_row_of_a_paytable_stands_in_the_table(chapter: str, name: str) -> None:
    table = load_facts(chapter).paytable(name)
    words = load_text(chapter).find(table.cite).words
    rows = list(table_rows(words))
    hands = hands_column(rows[0], table)
    column = rows[0].index(f"Paytable {table.name}") if table.name else hands + 1
    printed = {row[hands]: row[column] for row in rows[1:]}
    assert {row.words: str(row.pays) for row in table.rows.values()} == printed
    for hand, row in table.rows.items():
        assert row.optional == ("(optional)" in row.words or hand in CHAPTERS[chapter].optional_rows)
    for row in table.rows.values():
        if row.under:
            lines = words.splitlines()
            heads = [line for line in lines[: lines.index(f"{row.words} | {row.pays}")] if line.endswith(":")]
            assert heads[-1] == row.under


@for_all(of_unit("paytable"))
def test_the_decks_of_a_paytable_are_those_of_its_quotation(chapter: str, name: str) -> None:
    decks, quote = load_facts(chapter).paytable(name).decks, load_facts(chapter)[name].quote
    said = re.search(r"If (a single|two|six|eight|multiple|four or more) decks?", quote)
    if beside := re.match(r"(\d+) decks ", quote):
        assert (decks.at_least, decks.at_most) == (int(beside[1]), int(beside[1]))
    elif said is None:
        assert (decks.at_least, decks.at_most) == (1, None)
    else:
        open_ended = said[1] in {"multiple", "four or more"}
        least = NUMBER_WORDS[said[1].removesuffix(" or more")]
        assert (decks.at_least, decks.at_most) == (least, None if open_ended else least)


@for_all(of_unit("grid"))
def test_every_cell_of_a_grid_stands_in_the_table(chapter: str, name: str) -> None:
    grid = load_facts(chapter).grid(name)
    rows = list(table_rows(load_text(chapter).find(load_facts(chapter)[name].cite).words))
    assert [str(column) for column in grid.columns] == rows[0][1:]
    assert [[str(row), *cells] for row, cells in grid.rows.items()] == rows[1:]


def printed_tables(chapter: str) -> set[tuple[str, str, str]]:
    """Paragraph, row and paytable ("" for none) of every payout in a table of the chapter."""
    grids = {fact.cite for fact in load_facts(chapter).values() if isinstance(fact.value, Grid | LawTable)}
    printed: set[tuple[str, str, str]] = set()
    for paragraph in load_text(chapter).paragraphs.values():
        rows = list(table_rows(paragraph.words))
        for row in rows[1:] if paragraph.citation not in grids else []:
            for head in rows[0][1:]:
                printed.add((paragraph.citation, row[0], head.partition("Paytable ")[2]))
    return printed


@every_chapter
def test_every_row_of_every_table_of_the_law_is_a_fact(chapter: str) -> None:
    tables = [fact.value for fact in load_facts(chapter).values() if isinstance(fact.value, Paytable)]
    ours = {(table.cite, row.words, table.name) for table in tables for row in table.rows.values()}
    assert ours == printed_tables(chapter)


# No numbers of the law: a pointer to another place, and an example of what the text has already said.
POINTERS = re.compile(
    r"§§? [0-9][0-9a-z.]*(?:\([0-9A-Za-z]+\))*(?:(?:—| and | or |, (?=[0-9]+[a-z]?\.[0-9]))\(?§?[0-9a-z.()]+)*|4 Pa\.C\.S\.[^.]*"
)
EXAMPLES = re.compile(r"(?:For example|\(for example).*?(?:$|\))", re.DOTALL)
FIGURE = re.compile(
    r"(?<![\w.])(?:\$?\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?(?:%|s)?|two|three|four|five|six|seven|eight|nine|ten)(?![\w])",
    re.IGNORECASE,
)


@every_chapter
def test_no_number_of_the_chapter_is_forgotten(chapter: str) -> None:
    """Whatever figure or number word the text shows lies in the quotation or the entry of some fact."""
    held: dict[str, list[str]] = {}
    for fact in load_facts(chapter).values():
        held.setdefault(fact.cite, []).append(fact.quote)
        if isinstance(fact.value, tuple):
            for item in fact.value:
                if isinstance(item, Item):
                    held.setdefault(item.cite, []).append(item.words)
        elif isinstance(fact.value, Paytable):
            held[fact.cite] += [row.under for row in fact.value.rows.values()]
        elif isinstance(fact.value, LawTable):
            held[fact.cite] += [row.words for row in fact.value.rows]
    forgotten: list[str] = []
    for citation, paragraph in load_text(chapter).paragraphs.items():
        words = "\n".join(line for line in paragraph.words.splitlines() if " | " not in line)
        spared = [span for quote in held.get(citation, []) for span in occurrences(words, quote)]
        words = plain(words)
        for pattern in (POINTERS, EXAMPLES):
            spared += [found.span() for found in pattern.finditer(words)]
        for phrase in CHAPTERS[chapter].counts:
            spared += [found.span() for found in re.finditer(re.escape(plain(phrase)), words)]
        for found in FIGURE.finditer(words):
            if not any(start <= found.start() and found.end() <= end for start, end in spared):
                around = words[max(0, found.start() - 40) : found.end() + 40]
                forgotten.append(f"{citation}: ...{around}...")
    assert not forgotten, "\n".join(forgotten)


@every_chapter
def test_every_phrase_that_is_no_number_of_the_law_stands_in_the_chapter(chapter: str) -> None:
    words = " ".join(plain(paragraph.words) for paragraph in load_text(chapter).paragraphs.values())
    assert [phrase for phrase in CHAPTERS[chapter].counts if plain(phrase) not in words] == []


def schemas() -> list[str]:
    """The chapters held that have a schema of filings."""
    return [chapter for chapter in CHAPTERS if (data_folder("schemas") / f"{chapter}.yaml").is_file()]


@pytest.mark.parametrize("chapter", schemas())
def test_every_fact_that_a_schema_names_is_there(chapter: str) -> None:
    schema = (data_folder("schemas") / f"{chapter}.yaml").read_text(encoding="utf-8")
    named = set(re.findall(r"x-fact: ([a-z0-9_]+)", schema))
    assert named or "common.yaml#/definitions/" in schema
    assert sorted(named - set(load_facts(chapter))) == []


def facts_named(paths: Iterable[Path]) -> set[str]:
    """The facts that the rules of these modules name."""
    named: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "facts" and isinstance(node.value, ast.Tuple):
                named |= {str(part.value) for part in node.value.elts if isinstance(part, ast.Constant)}
    return {re.split("[.:]", name)[0] for name in named}


@pytest.mark.parametrize("chapter", PACKAGES)
def test_every_fact_that_a_rule_of_a_room_names_is_there(chapter: str) -> None:
    room = CHAPTERS_ROOT / PACKAGES[chapter].rpartition(".")[2]
    assert room.is_dir()
    assert sorted(facts_named(room.rglob("*.py")) - set(load_facts(chapter))) == []


def test_every_fact_that_a_shared_module_names_is_one_of_some_chapter() -> None:
    rooms = {CHAPTERS_ROOT / name.rpartition(".")[2] for name in PACKAGES.values()}
    shared = [path for path in CHAPTERS_ROOT.rglob("*.py") if not rooms & set(path.parents)]
    held = {name for chapter in PACKAGES for name in load_facts(chapter)}
    assert shared
    assert sorted(facts_named(shared) - held) == []


@pytest.mark.parametrize(
    ("relation", "below", "at", "above"),
    [
        ("exactly", False, True, False),
        ("at_least", False, True, True),
        ("at_most", True, True, False),
        ("less_than", True, False, False),
        ("more_than", False, False, True),
    ],
)
def test_relations_below_at_and_above(relation: Relation, below: bool, at: bool, above: bool) -> None:
    bound = Bound(relation, 7)
    assert [bound.allows(number - 7) for number in (6, 7, 8)] == [below, at, above]
    assert [bound.low(number - 7) or bound.high(number - 7) for number in (6, 7, 8)] == [not below, not at, not above]
    assert not bound.low(1) and not bound.high(-1)


def test_one_of_has_no_bound() -> None:
    with pytest.raises(ValueError, match="compares with a list"):
        Bound("one_of", 1).allows(0)


def test_a_fact_judges_a_number() -> None:
    assert FACTS["bad_beat_meter_minimum"].allows(500000)
    assert not FACTS["bad_beat_meter_minimum"].allows(499999)
    with pytest.raises(WrongUnit, match="blackjack_pays is odds"):
        FACTS["blackjack_pays"].allows(3)


def test_an_unknown_fact_gets_a_hint() -> None:
    with pytest.raises(UnknownFact, match="no fact 'blackjack_pay'; did you mean blackjack_pays"):
        FACTS["blackjack_pay"]
    with pytest.raises(KeyError, match="633a has no fact 'zzz'$"):
        FACTS.odds("zzz")


def test_asking_for_the_wrong_unit_says_so() -> None:
    with pytest.raises(WrongUnit, match="insurance_maximum is fraction, not a number"):
        FACTS.number("insurance_maximum")
    for ask in (FACTS.odds, FACTS.fraction, FACTS.paytable, FACTS.listing, FACTS.text, FACTS.grid):
        with pytest.raises(WrongUnit, match="table_betting_positions is count"):
            ask("table_betting_positions")


def read_facts(source: str, chapter: str) -> Facts:
    content: Any = checked("facts.yaml", chapter, parse_yaml(source))
    return build_facts(content, chapter)


GOOD = """
positions:
  cite: 633a.2(a)
  quote: "no more than seven players"
  relation: at_most
  unit: count
  value: 7
  held_from: 2014-02-01
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cite: 633a.2(a)", "cite: 535.2(a)", "positions.cite: 535.2.a. lies outside chapter 633a"),
        ("cite: 633a.2(a)", "cite: 633a!2", "is not a citation"),
        ("cite: 633a.2(a)", "cite: 2", "cite must be words"),
        ("value: 7", "value: 7.0", "positions.value: value must be an integer"),
        ("value: 7", "value: yes", "positions.value: value must be an integer"),
        ("relation: at_most", "relation: atmost", "relation 'atmost' is none of exactly, at_least"),
        ("unit: count", "unit: pieces", "positions.unit: unit 'pieces' is none of cents, count"),
        ("unit: count", "unit: odds", "odds are words"),
        ("unit: count", "unit: paytable", "positions.value: value is none of cite, quote, relation"),
        ("unit: count\n  value: 7", "unit: fraction\n  value: 7/0", "positions.value: value must be a fraction"),
        ("held_from: 2014-02-01", "held_from: soon", "positions.held_from: 'soon' is not a date"),
        ("held_from: 2014-02-01", "held_from: 7", "held_from must be words"),
        ("value: 7", "value: 7\n  valeu: 7", "positions.valeu: valeu is none of cite, quote, .*, value"),
    ],
)
def test_a_bad_fact_is_named_with_its_fault(old: str, new: str, message: str) -> None:
    assert read_facts(GOOD, "633a").number("positions") == 7
    with pytest.raises(MalformedData, match=message):
        read_facts(GOOD.replace(old, new), "633a")


def test_a_file_that_is_no_mapping_is_refused() -> None:
    with pytest.raises(MalformedData, match="the file must be a mapping"):
        read_facts("- 1\n", "633a")


GRID = """
table:
  cite: 633a.2(a)
  quote: "no more than seven players"
  relation: exactly
  unit: grid
  columns: [0, 1]
  rows:
    - {row: 3, cells: "D S"}
    - {row: 4, cells: "S S"}
  held_from: 2014-02-01
"""


def test_a_grid_is_asked_by_row_and_column() -> None:
    grid = read_facts(GRID, "633a").grid("table")
    assert [[grid.at(row, column) for column in (0, 1)] for row in (3, 4)] == [["D", "S"], ["S", "S"]]
    for row, column in ((5, 0), (3, 2)):
        with pytest.raises(KeyError):
            grid.at(row, column)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("columns: [0, 1]", "columns: [0, zero]", "table.columns.1: entry 2 must be an integer"),
        ("columns: [0, 1]", "columns: [0, 0]", "table.columns: a column stands twice"),
        ("{row: 4,", "{row: 3,", "table.rows: row 3 stands twice"),
        ('cells: "S S"', 'cells: "S"', "table.rows.1: the row has 1 cells under 2 columns"),
        ('cells: "S S"', 'cell: "S S"', "table.rows.1.cell: cell is none of row, cells"),
        ("row: 4", "row: four", "row must be an integer"),
    ],
)
def test_a_damaged_grid_is_named_with_its_fault(old: str, new: str, message: str) -> None:
    with pytest.raises(MalformedData, match=message):
        read_facts(GRID.replace(old, new), "633a")


@every_chapter
def test_both_forms_build_the_same_facts(chapter: str) -> None:
    """As they are read, and as they are packed."""
    source = (data_folder("rules_text") / chapter / "facts.yaml").read_text(encoding="utf-8")
    read: list[Fact] = list(read_facts(source, chapter).values())
    assert read == list(load_facts(chapter).values())


def test_who_does_not_obey_a_relation_is_refused_what_has_another() -> None:
    facts = load_facts("633a")
    names = ("blackjack_pays", "lucky_ladies_paytable", "surrender_share", "table_betting_positions", "betting_areas")
    turned = replace(facts, turned=frozenset(names))
    for reader, name in zip(("odds", "paytable", "fraction", "number", "listing"), names, strict=True):
        getattr(facts, reader)(name)
        with pytest.raises(RelationTurned, match=f"{name} has come to be"):
            getattr(turned, reader)(name)
    with pytest.raises(RelationTurned):
        turned.paytables("lucky-ladies")
    assert turned.bound("blackjack_pays") == facts.bound("blackjack_pays")
    assert turned.decks("lucky_ladies_paytable") == facts.paytable("lucky_ladies_paytable").decks
    assert turned.row("lucky_ladies_paytable", "suited-20") == Bound("exactly", Odds.parse("10 to 1"))


def test_a_row_has_the_relation_of_its_paytable_and_of_one_chosen_among_several_none() -> None:
    row = load_facts("551").row("match_the_dealer_paytable_six_decks", "matching-card-of-the-same-suit")
    assert row == Bound("at_least", Odds.parse("9 to 1"))
    facts = load_facts("633a")
    assert facts["bet_the_set_21_paytable_a"].relation == "one_of"
    hand = next(iter(facts.paytable("bet_the_set_21_paytable_a").rows))
    assert facts.row("bet_the_set_21_paytable_a", hand).relation == "exactly"
    assert facts.row("bet_the_set_21_paytable_a", "no-such-hand").value is None
    with pytest.raises(WrongUnit):
        facts.row("blackjack_pays", hand)
