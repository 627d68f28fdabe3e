"""Where a rule stands: every file and line that explain names is there and bears what it is named for."""

import re
from functools import cache

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.rule import PlayRule
from validator.report.catalogue import CatalogueEntry, all_rules, named_in
from validator.report.source_lines import CodeLocation, judge_of, rounds_at, source_lines, words_location

ROOT = data_folder("rules_text").parent
NAMED = re.compile(r"([\w./-]+):([0-9]+) (says and judges|says|judges|shows|names) it")


@cache
def lines_of(file: str) -> list[str]:
    return (ROOT / file).read_text(encoding="utf-8").splitlines()


def told_at(place: CodeLocation | str) -> str:
    """The line to which a place points."""
    file, _, line = str(place).rpartition(":")
    assert file, f"{place} names no line"
    return lines_of(file)[int(line) - 1]


@pytest.mark.parametrize(
    ("rule", "chapter", "borne"),
    [
        (
            "more-positions-than-seats",
            "633a",
            {
                "says": ("validator/chapters/shoe/table.py", "more_positions_than_seats = FilingCheck("),
                "judges": ("validator/chapters/checks.py", "def more_than("),
            },
        ),
        (
            "insurance-over-half",
            "551",
            {
                "says": ("validator/games/blackjack/insurance_amount.py", '"insurance-over-half"'),
                "judges": ("validator/games/blackjack/insurance_amount.py", "INSURANCE_OVER_HALF"),
                "shows": ("validator/games/blackjack/insurance_amount.yaml", "insurance-over-half:"),
            },
        ),
        (
            "batch-dealt-twice",
            "633a",
            {
                "says": ("validator/chapters/blackjack/play_cards.py", 'id="batch-dealt-twice"'),
                "judges": ("validator/games/shoe/card_change.py", "BATCHES_NOT_ALTERNATED"),
                "shows": ("validator/chapters/blackjack/play_cards.yaml", "batch-dealt-twice:"),
            },
        ),
        (
            "losing-in-between-paid",
            "633a",
            {
                "says": ("validator/chapters/ch633a_blackjack/play_optional.py", 'f"losing-{texts.id}-paid"'),
                "judges": ("validator/games/blackjack/optional.py", "LOSING_PAID"),
                "shows": ("validator/chapters/ch633a_blackjack/play_in_between.yaml", "losing-in-between-paid:"),
            },
        ),
    ],
    ids=["on a filing", "on play", "by a number of another name", "by a shared walk"],
)
def test_explain_names_file_and_line_of_words_judge_rounds_and_duty(
    floorperson: Floorperson, rule: str, chapter: str, borne: dict[str, tuple[str, str]]
) -> None:
    source = floorperson("explain", rule, "--chapter", chapter).out.partition("\nSource\n")[2].partition("\n\n")[0]
    told = [NAMED.fullmatch(line.strip()) for line in source.splitlines()]
    named = {one[3]: (one[1], lines_of(one[1])[int(one[2]) - 1]) for one in told if one is not None}
    expected = {**borne, "names": (f"rules_text/{chapter}/duties.yaml", rule)}
    assert list(named) == list(expected)
    for what, (file, words) in expected.items():
        assert named[what][0] == file
        assert words in named[what][1]


def test_a_check_under_its_own_words_is_named_once() -> None:
    (entry,) = (one for one in all_rules("filing") if (one.chapter, one.rule.id) == ("633a", "sides-unequal"))
    says, names = source_lines(entry)
    assert says.endswith(" says and judges it") and names.endswith(" names it")
    assert told_at(words_location(entry)).startswith("def sides_unequal(")


def faults_of(entry: CatalogueEntry) -> list[str]:
    """What is wrong with the lines that are named for a rule."""
    says, judges = words_location(entry), judge_of(entry)
    assert judges is not None
    name = "" if isinstance(entry.rule, PlayRule) else entry.rule.id.replace("-", "_")
    wanted: list[tuple[CodeLocation | str, str]] = [
        (says, name),
        (judges, judges.name),
        (named_in(entry), entry.rule.id),
    ]
    if isinstance(entry.rule, PlayRule):
        wanted.append((rounds_at(entry), entry.rule.id))
    elif not told_at(judges).lstrip().startswith("def "):
        return [f"{judges} is no function"]
    return [
        f"{place} does not bear {words}" for place, words in wanted if not told_at(place) or words not in told_at(place)
    ]


def test_every_line_named_for_any_rule_of_any_chapter_bears_what_it_is_named_for() -> None:
    assert {f"{one.chapter} {one.rule.id}": faults for one in all_rules() if (faults := faults_of(one))} == {}
