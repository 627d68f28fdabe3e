"""No number of the law stands outside the facts: code and schemas read it from there.

Code that judges (chapters, games, check, replay) may hold 0, 1 and -1, subscripts, the places of its own columns,
and what STRUCTURAL lists with its reason. No code, schema or module beside the tests may hold odds, sums of money,
hours, percentages or fractions in words, except in a docstring, in a quotation of the law (``quote=``), or where
SPEAKS lists it.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tests.for_all import for_all
from validator.law.chapters import HELD
from validator.law.text import load_text, plain

ROOT = Path(__file__).parents[2]

JUDGING = (
    "validator/chapters",
    "validator/games",
    "validator/filing/check.py",
    "validator/filing/check_values.py",
    "validator/replay/run.py",
    "validator/replay/events.py",
)

# Modules of the room and the fields of columns, of states and marks: NAME: Final = 12 says where, not how much.
PLACES = re.compile(r"validator/games/(numbers|\w+/(\w+_state|tables/\w+)|rounds/(hand|note|round_|wager))\.py")

# File (or folder, with a stroke at its end) to the numbers it may hold, each with what it counts.
STRUCTURAL: dict[str, dict[float, str]] = {
    "validator/games/": {2: "the two cards of an initial hand, which the machine keeps one by one; halves of a table"},
    "validator/games/cards.py": {
        13: "ranks of a suit",
        52: "cards of a deck",
        9: "place of the 10 among the ranks",
        12: "place of the king among the ranks",
    },
    "validator/games/blackjack/dealer.py": {6: "events after a misdrawn card within which its removal is looked for"},
    "validator/games/baccarat/filling.py": {
        100: "hundredths of a percent in a percent, cents in a dollar",
        60: "minutes of an hour",
    },
    "validator/games/baccarat/options.py": {10: "the last digits of a total", 3: "the third way of dealing"},
    "validator/games/blackjack/paytables.py": {4: "room for rows of a paytable", 3: "the cards of a 6-7-8"},
    "validator/games/pai_gow/options.py": {
        10: "base in which the log writes dice and tiles",
        24: "room for the steps of a house way",
        8: "room for stacks",
        4: "room for the tiles of a stack",
        6: "the kinds of four tiles and of the two of the high hand",
    },
    "validator/games/shoe/order.py": {
        10: "base in which odds against chance are written",
        9: "their places behind the leading figure",
        6: "the power of ten from which on an order is told",
    },
    "validator/games/shoe/decks.py": {63: "bits of a place of the options"},
    "validator/games/rounds/run.py": {
        16: "room for hits",
        8: "room for hits",
    },
    "validator/chapters/": {2: "halves: sides of a double shoe, even and odd"},
    "validator/chapters/blackjack/play_numbers.py": {60: "minutes of an hour"},
    "validator/chapters/ch633a_blackjack/house_money.py": {10000: "the whole in hundredths of a percent"},
    "validator/chapters/ch633a_blackjack/play_progressives.py": {
        10000: "the whole in hundredths of a percent",
        100: "the whole in percent",
    },
    "validator/filing/check_values.py": {100: "hundredths of a percent", 0.75: "how like two words must be for a hint"},
    "validator/replay/run.py": {
        2000: "rounds of a batch",
        32: "findings of a rule at a table that have pictures",
        500: "events of a stretch that are looked at as they are",
    },
    "validator/replay/events.py": {
        500: "events between looks at the date",
        50: "rows of a table that are looked at one by one",
    },
}

LEGAL_WORDS = re.compile(
    r"""(?<![\w.,])(?:
        \d[\d,]*(?:\.\d+)?\s+(?:to|for)\s+[12](?![\w.,/]*\d)   # odds
      | \$\s?\d[\d,]*                                          # money
      | \d+\s?(?:hours?|minutes?)\b                            # times
      | \d+\s?(?:%|percent\b)                                  # shares
      | [12]/[2-9](?!\d)                                       # fractions
    )""",
    re.VERBOSE,
)

# Modules whose own subject is how odds, money and shares are written: their advice shows the form.
SPEAKS: dict[str, str] = {
    "validator/core/odds.py": "advice on how odds are written",
    "validator/core/money.py": "advice on how money is written",
    "validator/forms/wording.py": "an example of each way of writing",
    "validator/law/facts.py": "advice on how a fraction is written",
    "validator/proof/fines/acts.py": "how long the Board says that it went on",
    "validator/report/form_text.py": "an example of each way of writing",
    "validator/submission/json_schema.py": "an example of each way of writing",
    "validator/submission/convert.py": "advice on how a percentage is written",
    "validator/submission/wording.py": "an example of each way of writing",
    "tests/law/parity.py": "fractions in words made alike with those in figures",
}

FIGURE = 40
"""Characters; what is not longer may be a bare quantity that a text happens to name as well."""
EXAMPLES = ("fails", "passes")
"""Examples of a rule: what a filing says, judged by the program in every test run."""
BOUNDS = {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minItems", "maxItems"}
CHOICES = {"enum", "const", "default"}
# Schemas whose numbers are those of the log's own form (ranges of columns), not of any chapter.
OWN_FORM = {"round-log.yaml"}


def modules(*places: str) -> list[Path]:
    found: list[Path] = []
    for place in places:
        path = ROOT / place
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path] * path.is_file()
    return found


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def by_folder(paths: Iterable[Path]) -> list[tuple[str, Path]]:
    """The modules, each with the folder it lies in."""
    return [(name_of(path.parent), path) for path in paths]


def structural(name: str) -> set[float]:
    """The numbers that a module may hold."""
    allowed: set[float] = {0, 1}
    for place, numbers in STRUCTURAL.items():
        if name == place or (place.endswith("/") and name.startswith(place)):
            allowed |= numbers.keys()
    return allowed


ROW_WIDTH = "width"
"""How a row class says of how many integers a row is."""


def stray_numbers(name: str, source: str) -> Iterator[str]:
    """Each number that a judging module holds on its own account, as ``name:line: number``."""
    tree = ast.parse(source)
    allowed = structural(name)
    spared: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            spared |= {id(part) for part in ast.walk(node.slice)}
        elif isinstance(node, ast.keyword) and node.arg in (*EXAMPLES, ROW_WIDTH):
            spared |= {id(part) for part in ast.walk(node.value)}
    if PLACES.fullmatch(name):
        for statement in tree.body:
            if isinstance(statement, ast.Assign | ast.AnnAssign):
                spared |= {id(part) for part in ast.walk(statement)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) in (int, float) and id(node) not in spared:
            if node.value in allowed:
                continue
            yield f"{name}:{node.lineno}: {node.value!r}"


def stray_words(name: str, source: str) -> Iterator[str]:
    """Each string outside docstrings and quotations that shows odds, money or another quantity of the law."""
    tree = ast.parse(source)
    spared: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            spared |= {id(each.value) for each in node.body if isinstance(each, ast.Expr)}
        elif isinstance(node, ast.Assign | ast.keyword):
            attributes = [each.attr for each in getattr(node, "targets", []) if isinstance(each, ast.Attribute)]
            if getattr(node, "arg", "") in ("quote", *EXAMPLES) or "__doc__" in attributes:
                spared |= {id(part) for part in ast.walk(node.value)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spared:
            if is_quotation(node.value):
                continue
            for found in LEGAL_WORDS.finditer(node.value):
                yield f"{name}:{node.lineno}: {found[0]!r}"


@cache
def texts() -> str:
    """The words of all chapters held, one after the other."""
    return "\n".join(plain(one.words) for chapter in HELD for one in load_text(chapter).paragraphs.values())


def is_quotation(words: str) -> bool:
    """Whether a string is a stretch of the law's own words, long enough to be no figure alone."""
    return len(words) > FIGURE and plain(words) in texts()


def stray_in_schema(node: object, place: str) -> Iterator[str]:
    """Each bound above 1 and each choice that is odds or another quantity, as ``place: value``."""
    if isinstance(node, dict):
        for key, value in node.items():
            where = f"{place}.{key}"
            if key in BOUNDS and isinstance(value, int) and value not in (0, 1):
                yield f"{where}: {value}"
            elif key in CHOICES:
                for choice in value if isinstance(value, list) else [value]:
                    if isinstance(choice, float) or (type(choice) is int and choice not in (0, 1)):
                        yield f"{where}: {choice}"
                    elif isinstance(choice, str) and LEGAL_WORDS.search(choice):
                        yield f"{where}: {choice!r}"
            elif key == "description" and isinstance(value, str):
                for found in LEGAL_WORDS.finditer(value):
                    yield f"{where}: {found[0]!r}"
            elif key not in {"examples", "pattern"}:
                yield from stray_in_schema(value, where)
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from stray_in_schema(value, f"{place}[{number}]")


@for_all(by_folder(modules(*JUDGING)))
def test_code_that_judges_holds_no_number_of_the_law(folder: str, path: Path) -> None:
    assert list(stray_numbers(name_of(path), path.read_text(encoding="utf-8"))) == []


@for_all(by_folder(path for path in modules("validator") if name_of(path) not in SPEAKS))
def test_no_string_shows_a_quantity_of_the_law(folder: str, path: Path) -> None:
    assert list(stray_words(name_of(path), path.read_text(encoding="utf-8"))) == []


@for_all(
    by_folder(path for path in modules("tests") if not path.name.startswith("test_") and name_of(path) not in SPEAKS)
)
def test_modules_beside_the_tests_show_no_quantity(folder: str, path: Path) -> None:
    assert list(stray_words(name_of(path), path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "path", sorted(path for path in (ROOT / "schemas").glob("*.yaml") if path.name not in OWN_FORM), ids=name_of
)
def test_schemas_leave_the_numbers_to_the_facts(path: Path) -> None:
    schema: object = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    assert list(stray_in_schema(schema, path.name)) == []


def test_the_lists_of_exceptions_name_what_is_there() -> None:
    """An exception whose file or number is gone has to go too."""
    for place, numbers in STRUCTURAL.items():
        paths = modules(place.rstrip("/"))
        assert paths, place
        held = {
            node.value
            for path in paths
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and type(node.value) in (int, float)
        }
        assert numbers.keys() <= held, f"{place} no longer holds {sorted(numbers.keys() - held)}"
    for name in SPEAKS:
        assert (ROOT / name).is_file(), name


@pytest.mark.parametrize(
    "source",
    [
        "def f(decks: int) -> bool:\n    return decks > 7\n",
        "LIMIT = 500_000\n",
        "def f(cards: int, most: int = 21) -> bool:\n    return cards > most\n",
        "SHARE = 0.5\n",
    ],
)
def test_a_number_in_judging_code_is_found(source: str) -> None:
    assert list(stray_numbers("validator/chapters/some_room/some.py", source))


@pytest.mark.parametrize(
    "source",
    [
        "def f(found: list[str]) -> str:\n    return found[3] + found[-1]\n",
        "def f(side: int) -> int:\n    return side // 2\n",
        'def f(decks: int, most: int) -> bool:\n    """At most 7."""\n    return decks > most\n',
    ],
)
def test_subscripts_halves_and_docstrings_pass(source: str) -> None:
    assert list(stray_numbers("validator/chapters/some_room/some.py", source)) == []


def test_places_are_numbers_only_outside_functions() -> None:
    places = "validator/games/blackjack/tables/flags.py"
    assert list(stray_numbers(places, "from typing import Final\nHIGHEST: Final = 14\n")) == []
    options = "validator/games/blackjack/options.py"
    assert list(stray_numbers(options, "from typing import Final\nHIGHEST: Final = 14\n")) == [f"{options}:2: 14"]
    assert list(stray_numbers(places, "def f(total: int) -> bool:\n    return total > 21\n")) == [f"{places}:2: 21"]


@pytest.mark.parametrize(
    "words",
    [
        "Blackjack pays 3 to 2",
        "2.5 to 1",
        "1,000 for 1",
        "at least $5,000",
        "every 24 hours",
        "100% of meter",
        "1/2 of it",
    ],
)
def test_a_quantity_in_words_is_found(words: str) -> None:
    assert list(stray_words("validator/some.py", f"MESSAGE = {words!r}\n"))
    assert list(stray_words("validator/some.py", f"MESSAGE = f'{{MESSAGE}} {words}'\n"))


@pytest.mark.parametrize(
    "source",
    [
        '"""Blackjack pays 3 to 2."""\n',
        'RULE = rule(quote="Blackjack which shall be paid at odds of 3 to 2")\n',
        'MESSAGE = "Blackjack pays {odds}; seats 2 to 7; section 633a.5(d); 10/52"\n',
    ],
)
def test_docstrings_quotations_and_other_numbers_pass(source: str) -> None:
    assert list(stray_words("validator/some.py", source)) == []


def test_a_number_in_a_schema_is_found() -> None:
    schema = {
        "properties": {
            "positions": {"type": "integer", "maximum": 7, "examples": [6], "x-fact": "table_betting_positions"},
            "pays": {"enum": ["3 to 2", "even"], "description": "What Blackjack pays: 3 to 2."},
            "clean": {"minimum": 0, "examples": ["3 to 2"], "description": "A 2 to 9."},
        }
    }
    assert list(stray_in_schema(schema, "s")) == [
        "s.properties.positions.maximum: 7",
        "s.properties.pays.enum: '3 to 2'",
        "s.properties.pays.description: '3 to 2'",
    ]
