"""The facts of chapter 633a against its text: quoted and dated, the number in the words, none forgotten."""

import ast
import datetime
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from validator.core.data import data_folder
from validator.core.odds import MeterShare, Odds
from validator.law.facts import (
    BadFacts,
    Fact,
    Item,
    Paytable,
    UnknownFact,
    WrongUnit,
    load_facts,
    read_facts,
    stands,
)
from validator.law.text import ChapterText, load_text, occurrences, plain

FACTS = load_facts("633a")
TEXT: ChapterText = load_text("633a")
NAMES = list(FACTS)

NUMBER_WORDS = {
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
    "seven": 7,
    "eight": 8,
    "ten": 10,
    "multiple": 2,
}


def numbers_in(words: str) -> set[int]:
    """The whole numbers that words show, as figures or as words, money in cents besides."""
    figures = {int(figure.replace(",", "")) for figure in re.findall(r"(?<![\d/.])\d[\d,]*(?![\d/.]*\d)", words)}
    dollars = {int(figure.replace(",", "")) * 100 for figure in re.findall(r"\$(\d[\d,]*)", words)}
    spelled = {NUMBER_WORDS[word] for word in re.findall(r"[a-z]+", words.lower()) if word in NUMBER_WORDS}
    return figures | dollars | spelled


def table_rows(words: str) -> Iterator[list[str]]:
    """The rows of a paragraph's table, cell by cell, its head first."""
    for line in words.splitlines():
        if " | " in line:
            yield line.split(" | ")


@pytest.mark.parametrize("name", NAMES)
def test_the_quotation_stands_under_its_anchor(name: str) -> None:
    fact = FACTS[name]
    assert TEXT.holds(fact.cite, fact.quote), f"{fact.cite} does not say: {fact.quote}"


@pytest.mark.parametrize("name", NAMES)
def test_the_date_is_that_of_the_section(name: str) -> None:
    fact = FACTS[name]
    assert fact.held_from == TEXT.sections[TEXT.find(fact.cite).section].held_from


@pytest.mark.parametrize("name", [name for name in NAMES if isinstance(FACTS[name].value, int)])
def test_the_number_stands_in_the_quotation(name: str) -> None:
    fact = FACTS[name]
    assert fact.value in numbers_in(fact.quote)


@pytest.mark.parametrize("name", [name for name in NAMES if FACTS[name].unit in {"odds", "fraction", "text"}])
def test_odds_fractions_and_words_stand_in_the_quotation(name: str) -> None:
    fact = FACTS[name]
    value = "/".join(map(str, FACTS.fraction(name))) if fact.unit == "fraction" else str(fact.value)
    assert occurrences(fact.quote, value)


@pytest.mark.parametrize("name", [name for name in NAMES if FACTS[name].unit == "list"])
def test_every_entry_of_a_list_stands_under_its_anchor(name: str) -> None:
    items = FACTS.listing(name)
    assert len({item.id for item in items}) == len(items)
    for item in items:
        assert TEXT.holds(item.cite, item.words), f"{item.cite} does not say: {item.words}"


@pytest.mark.parametrize("name", [name for name in NAMES if FACTS[name].unit == "paytable"])
def test_every_row_of_a_paytable_stands_in_the_table(name: str) -> None:
    table = FACTS.paytable(name)
    words = TEXT.find(table.cite).words
    rows = list(table_rows(words))
    column = rows[0].index(f"Paytable {table.name}") if table.name else 1
    printed = {row[0]: row[column] for row in rows[1:]}
    assert {row.words: str(row.pays) for row in table.rows.values()} == printed
    # 633a.7(g)(4): the Crown Treasure Bonus is paid "if offered"; the table itself does not say so.
    for hand, row in table.rows.items():
        assert row.optional == ("(optional)" in row.words or hand == "crown-treasure")
    for row in table.rows.values():
        if row.under:
            lines = words.splitlines()
            heads = [line for line in lines[: lines.index(f"{row.words} | {row.pays}")] if line.endswith(":")]
            assert heads[-1] == row.under


@pytest.mark.parametrize("name", [name for name in NAMES if FACTS[name].unit == "paytable"])
def test_the_decks_of_a_paytable_are_those_of_its_quotation(name: str) -> None:
    decks, quote = FACTS.paytable(name).decks, FACTS[name].quote
    said = re.search(r"If (a single|two|six|eight|multiple|four or more) decks?", quote)
    if said is None:
        assert (decks.at_least, decks.at_most) == (1, None)
    else:
        open_ended = said[1] in {"multiple", "four or more"}
        least = NUMBER_WORDS[said[1].removesuffix(" or more")]
        assert (decks.at_least, decks.at_most) == (least, None if open_ended else least)


def test_every_row_of_every_table_of_the_law_is_a_fact() -> None:
    tables = [fact.value for fact in FACTS.values() if isinstance(fact.value, Paytable)]
    ours = {(table.cite, row.words, table.name) for table in tables for row in table.rows.values()}
    printed: set[tuple[str, str, str]] = set()
    for paragraph in TEXT.paragraphs.values():
        rows = list(table_rows(paragraph.words))
        for row in rows[1:]:
            for head in rows[0][1:]:
                printed.add((paragraph.citation, row[0], head.partition("Paytable ")[2]))
    assert ours == printed
    assert len(printed) > 60


# No numbers of the law: a pointer to another place, and an example of what the text has already said.
POINTERS = re.compile(
    r"§§? [0-9][0-9a-z.]*(?:\([0-9A-Za-z]+\))*(?:(?:—| and | or )\(?§?[0-9a-z.()]+)*|4 Pa\.C\.S\.[^.]*"
)
EXAMPLES = re.compile(r"(?:For example|\(for example).*?(?:$|\))", re.DOTALL)
FIGURE = re.compile(
    r"(?<![\w.])(?:\$?\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?(?:%|s)?|two|three|four|five|six|seven|eight|ten)(?![\w])",
    re.IGNORECASE,
)
# Counts that only tell apart persons, places or things already counted in a fact.
NOT_LAW = (
    "Two-card straight",
    "two-card straight",
    "three-card straight",
    "four-card straight",
    "split the hand into two separate hands",
    "the two betting positions closest",
    "first two cards to each player",
    "initial two cards",
    "initial four cards",
    "two equal Blackjack Wagers",
    "two designated betting areas",
    "first two cards",
    "After two cards have been dealt",
    "player's two cards",
    "two queens of hearts",
    "two kings of spades",
    "two pair",
    "three-of-a-kind",
    "four-of-a-kind",
    "Three-of-a-kind",
    "Four-of-a-kind",
    "Three Card Poker",
    "Royal Match 21",
    "Bet the Set 21",
    "Any 20",
    "Suited 20",
    "Matched 20",
    "Twenty Point Bonus",
    "A 6, the player has",
    "A 3 then a 6, the player has",
    "A 2 then a 3, the 2 breaks",
    "A 6 then a 7, resulting",
    "the 2 breaks",
)


def test_no_number_of_the_chapter_is_forgotten() -> None:
    """Whatever figure or number word the text shows lies in the quotation or the entry of some fact."""
    held: dict[str, list[str]] = {}
    for fact in FACTS.values():
        held.setdefault(fact.cite, []).append(fact.quote)
        if isinstance(fact.value, tuple):
            for item in fact.value:
                if isinstance(item, Item):
                    held.setdefault(item.cite, []).append(item.words)
        elif isinstance(fact.value, Paytable):
            held[fact.cite] += [row.under for row in fact.value.rows.values()]
    forgotten: list[str] = []
    for citation, paragraph in TEXT.paragraphs.items():
        words = "\n".join(line for line in paragraph.words.splitlines() if " | " not in line)
        spared = [span for quote in held.get(citation, []) for span in occurrences(words, quote)]
        words = plain(words)
        for pattern in (POINTERS, EXAMPLES):
            spared += [found.span() for found in pattern.finditer(words)]
        for phrase in NOT_LAW:
            spared += [found.span() for found in re.finditer(re.escape(plain(phrase)), words)]
        for found in FIGURE.finditer(words):
            if not any(start <= found.start() and found.end() <= end for start, end in spared):
                around = words[max(0, found.start() - 40) : found.end() + 40]
                forgotten.append(f"{citation}: ...{around}...")
    assert not forgotten, "\n".join(forgotten)


def test_the_twelve_optional_wagers_have_areas_and_paytables() -> None:
    wagers = [item.id for item in FACTS.listing("optional_wagers")]
    assert [item.cite for item in FACTS.listing("optional_wagers")] == [f"633a.6(e)({n})" for n in range(1, 13)]
    assert {table.wager for fact in FACTS.values() if isinstance(table := fact.value, Paytable)} == set(wagers)
    areas = {item.id for item in FACTS.listing("betting_areas")}
    assert set(wagers) - areas == {"bad-beat-progressive"}


def test_blackjack_insurance_and_even_money() -> None:
    assert FACTS.odds("blackjack_pays") == Odds(3, 2, "to")
    assert FACTS.odds("winning_wager_pays") == FACTS.odds("even_money_pays") == Odds(1, 1, "to")
    assert FACTS.odds("insurance_pays") == FACTS.odds("inscription_insurance_pays") == Odds(2, 1, "to")
    assert FACTS.fraction("insurance_maximum") == (1, 2)


def test_match_the_dealer_pays_by_decks() -> None:
    six, eight = FACTS.paytables("match-the-dealer")
    assert six.pays("matching-card-of-the-same-suit") == Odds(11, 1, "to")
    assert eight.pays("matching-card-of-a-different-suit") == Odds(3, 1, "to")
    assert [six.decks.allows(decks) for decks in (5, 6, 7)] == [False, True, False]


def test_hit_and_run_pays_for_one_and_straight_jack_to_one() -> None:
    (hit_and_run,) = FACTS.paytables("hit-and-run-progressive")
    (straight_jack,) = FACTS.paytables("straight-jack-progressive")
    assert hit_and_run.pays("seven-cards") == Odds(200, 1, "for")
    assert straight_jack.pays("five-card-straight") == Odds(200, 1, "to")
    assert straight_jack.pays("six-card-straight-with-another-ace") == MeterShare(10, Odds(200, 1, "to"))


def test_a_wager_with_two_paytables_gives_both() -> None:
    assert [table.name for table in FACTS.paytables("royal-match-21")] == ["A", "B", "C", "D", "E"]
    assert FACTS.paytable("royal_match_21_paytable_c").pays("suited-match") == Odds.parse("2.5 to 1")
    assert FACTS.paytables("free-bet") == ()


def test_every_fact_that_a_schema_names_is_there() -> None:
    schema = (data_folder("schemas") / "633a.yaml").read_text(encoding="utf-8")
    named = set(re.findall(r"x-fact: ([a-z0-9_]+)", schema))
    assert named
    assert sorted(named - set(FACTS)) == []


def test_every_fact_that_a_rule_names_is_there() -> None:
    named: set[str] = set()
    for path in sorted((Path(__file__).parents[2] / "validator" / "chapters").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "facts" and isinstance(node.value, ast.Tuple):
                named |= {str(each.value) for each in node.value.elts if isinstance(each, ast.Constant)}
    assert sorted(name for name in named if re.split("[.:]", name)[0] not in FACTS) == []


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
def test_relations_below_at_and_above(relation: str, below: bool, at: bool, above: bool) -> None:
    assert [stands(relation, number, 7) for number in (6, 7, 8)] == [below, at, above]  # type: ignore[arg-type]


def test_one_of_has_no_bound() -> None:
    with pytest.raises(ValueError, match="compares with a list"):
        stands("one_of", 1, 1)


def test_a_fact_judges_a_number() -> None:
    assert FACTS["bad_beat_meter_minimum"].allows(500000)
    assert not FACTS["bad_beat_meter_minimum"].allows(499999)
    with pytest.raises(WrongUnit, match="blackjack_pays is odds"):
        FACTS["blackjack_pays"].allows(3)


def test_a_fact_knows_since_when_its_text_is_held() -> None:
    fact = FACTS["blackjack_pays"]
    assert not fact.held(datetime.date(2014, 11, 7))
    assert fact.held(datetime.date(2014, 11, 8))


def test_an_unknown_fact_gets_a_hint() -> None:
    with pytest.raises(UnknownFact, match="no fact 'blackjack_pay'; did you mean blackjack_pays"):
        FACTS["blackjack_pay"]
    with pytest.raises(KeyError, match="633a has no fact 'zzz'$"):
        FACTS.odds("zzz")


def test_asking_for_the_wrong_unit_says_so() -> None:
    with pytest.raises(WrongUnit, match="insurance_maximum is fraction, not a number"):
        FACTS.number("insurance_maximum")
    for ask in (FACTS.odds, FACTS.fraction, FACTS.paytable, FACTS.listing, FACTS.text):
        with pytest.raises(WrongUnit, match="table_betting_positions is count"):
            ask("table_betting_positions")


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
        ("cite: 633a.2(a)", "cite: 535.2(a)", "positions: 535.2.a. lies outside chapter 633a"),
        ("cite: 633a.2(a)", "cite: 633a!2", "is not a citation"),
        ("cite: 633a.2(a)", "cite: 2", "cite must be words"),
        ("value: 7", "value: 7.0", "value must be an integer"),
        ("value: 7", "value: yes", "value must be an integer"),
        ("relation: at_most", "relation: atmost", "relation must be one of exactly"),
        ("unit: count", "unit: pieces", "unit must be one of odds"),
        ("unit: count", "unit: odds", "odds are words"),
        ("unit: count", "unit: paytable", "rows must be a list"),
        ("held_from: 2014-02-01", "held_from: soon", "soon"),
        ("held_from: 2014-02-01", "held_from: 7", "held_from must be a date"),
        ("value: 7", "value: 7\n  valeu: 7", "unknown fields valeu"),
    ],
)
def test_a_bad_fact_is_named_with_its_fault(old: str, new: str, message: str) -> None:
    assert read_facts(GOOD, "633a").number("positions") == 7
    with pytest.raises(BadFacts, match=message):
        read_facts(GOOD.replace(old, new), "633a")


def test_a_file_that_is_no_mapping_is_refused() -> None:
    with pytest.raises(BadFacts, match="is not a mapping"):
        read_facts("- 1\n", "633a")


def test_both_forms_build_the_same_facts() -> None:
    source = (data_folder("rules_text") / "633a" / "facts.yaml").read_text(encoding="utf-8")
    parsed: list[Fact] = list(read_facts(source, "633a").values())
    assert parsed == list(FACTS.values())
