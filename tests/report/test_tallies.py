"""The counts of a report add up: rules to the rules, the times they were asked to those times, in text and JSON."""

import json
import re
from collections import Counter
from io import StringIO
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.finding import Tally
from validator.report.page import Page
from validator.report.tally_text import left_open, write_tallies

SUBMISSIONS = data_folder("submissions")
GOOD, BAD, LOG = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml", SUBMISSIONS / "demo" / "log.jsonl"
FILINGS = sorted([*SUBMISSIONS.glob("*.yaml"), BAD])
LOGS = sorted([*(SUBMISSIONS / "logs").glob("*.jsonl"), LOG])
OUTCOMES = ("fail", "review", "not_checkable", "pass", "not_applicable")
"""The gravest first, as the columns of a report stand."""

HEAD = re.compile(r"what was judged: ([\d,]+) rules?, asked ([\d,]+) times?")
ROW = re.compile(r"  (\S.*?)((?: {2,}[\d,]+)+)(  <)?")
MISSING = re.compile(r"not checkable, by what is missing: ([\d,]+) times?")
FACT = re.compile(r"  .+ \(([\d,]+) times?\): \S.*")
SILENT = re.compile(r"  ([\d,]+) rules? never asked, as nothing called for them\b.*")


class Judged(NamedTuple):
    """What a report says at its end: numbers of rules, and of the times they were asked, by outcome."""

    rules: list[int]
    times: list[int]


def number(words: str) -> int:
    return int(words.replace(",", ""))


def numbers(words: str) -> list[int]:
    return [number(word) for word in words.split()]


def read(out: str) -> list[Judged]:
    """Every end of a printed report, read as people read it; raises AssertionError where a sum is wrong."""
    lines = out.splitlines()
    starts = [place for place, line in enumerate(lines) if HEAD.fullmatch(line)]
    return [
        judged(
            [
                lines[start],
                *takewhile(lambda line: line.startswith("  ") or MISSING.fullmatch(line), lines[start + 1 :]),
            ]
        )
        for start in starts
    ]


def judged(lines: list[str]) -> Judged:
    """One end of a report, from its head on; the same numbers stand in it at several places."""
    head = HEAD.fullmatch(lines[0])
    assert head is not None
    rows = [found for found in map(ROW.fullmatch, lines) if found]
    labels = [found[1] for found in rows]
    cells = [numbers(found[2]) for found in rows]
    for found, (total, *parts) in zip(rows, cells, strict=True):
        assert total == sum(parts), found[0]
        if found[1] not in ("all rules", "times asked"):
            assert bool(found[3]) == (parts[0] > 0), found[0]
    place = labels.index("all rules")
    rules, times = cells[place], cells[place + 1]
    assert labels[place + 1] == "times asked"
    assert rules == [sum(column) for column in zip(*cells[:place], strict=True)]
    assert [rules[0], times[0]] == [number(head[1]), number(head[2])]
    silent = [number(found[1]) for found in map(SILENT.fullmatch, lines) if found]
    assert silent == [rules[-1]] * bool(rules[-1])
    if len(rows) > place + 2:
        by_rule = cells[place + 2 : -1]
        assert cells[-1] == times == [sum(column) for column in zip(*by_rule, strict=True)]
        assert len(by_rule) == rules[0] - rules[-1]
    told = [number(found[1]) for found in map(MISSING.fullmatch, lines) if found]
    facts = [number(found[1]) for found in map(FACT.fullmatch, lines) if found]
    assert told == [sum(facts)] * bool(facts)
    assert sum(facts) == times[3]
    return Judged(rules, times)


def added(report: dict[str, Any]) -> Judged:
    """The totals of a report in JSON; raises AssertionError where they are not those of its tallies."""
    tallies, totals = report["tallies"], report["totals"]
    for tally in tallies:
        assert tally["applications"] == sum(tally[outcome] for outcome in OUTCOMES)
        assert tally["not_checkable"] == sum(tally["missing"].values())
        gravest = next((outcome for outcome in OUTCOMES if tally[outcome]), "never_asked")
        assert tally["outcome"] == gravest.replace("_", " ")
    rules, times = totals["rules"], totals["applications"]
    ended = Counter(tally["outcome"].replace(" ", "_") for tally in tallies)
    for outcome in (*OUTCOMES, "never_asked"):
        assert rules[outcome] == ended[outcome]
    for outcome in OUTCOMES:
        assert times[outcome] == sum(tally[outcome] for tally in tallies)
    assert rules["rules"] == sum(rules[outcome] for outcome in (*OUTCOMES, "never_asked")) == len(tallies)
    assert times["applications"] == sum(times[outcome] for outcome in OUTCOMES)
    part = [tally for tally in tallies if tally["not_checkable"] and tally["pass"]]
    assert rules["not_checkable_in_part"] == sum(tally["outcome"] == "not checkable" for tally in part)
    grave = [tally for tally in tallies if tally["outcome"] in ("fail", "review")]
    assert rules["elsewhere_not_checkable"] == sum(tally["not_checkable"] > 0 for tally in grave)
    return Judged(
        [rules[name] for name in ("rules", *OUTCOMES, "never_asked")],
        [times[name] for name in ("applications", *OUTCOMES)],
    )


@pytest.mark.parametrize("filing", FILINGS, ids=lambda path: path.stem)
def test_the_report_on_a_filing_adds_up(floorperson: Floorperson, filing: Path) -> None:
    out = floorperson("check", filing, "--verbose").out
    (printed,) = read(out)
    (report,) = json.loads(floorperson("check", filing, "--format", "json").out)["filings"]
    assert printed == added(report)
    unchecked = re.search(r"(\d+) rules? not checkable$", out.splitlines()[-1])
    assert (int(unchecked[1]) if unchecked else 0) == printed.rules[3]


@pytest.mark.parametrize("log", LOGS, ids=lambda path: path.stem)
def test_the_report_on_a_log_adds_up(floorperson: Floorperson, log: Path) -> None:
    opened = next(
        row for row in map(json.loads, log.read_text(encoding="utf-8").splitlines()) if row["kind"] == "table-open"
    )
    replayed = ("replay", log, "-s", next(SUBMISSIONS.glob(f"{opened['what']}-*.yaml")))
    out = floorperson(*replayed, "--verbose").out
    (printed,) = read(out)
    assert printed == added(json.loads(floorperson(*replayed, "--format", "json").out))
    assert printed.times[0] > 100
    unchecked = re.search(r", (\d+) rules? not checkable$", out.splitlines()[-1])
    assert (int(unchecked[1]) if unchecked else 0) == printed.rules[3]


def test_logs_of_several_chapters_add_up(floorperson: Floorperson) -> None:
    replayed = ("replay", *LOGS[:3], "-s", GOOD)
    (printed,) = read(floorperson(*replayed, "-v").out)
    report = json.loads(floorperson(*replayed, "--format", "json").out)
    assert printed == added(report)
    assert len(report["tables"]) > 1


def test_filings_checked_together_add_up(floorperson: Floorperson) -> None:
    checked = ("check", *SUBMISSIONS.glob("541-*.yaml"), BAD)
    *filings, together = read(floorperson(*checked, "-v").out)
    report = json.loads(floorperson(*checked, "--format", "json").out)
    assert filings == [added(filing) for filing in report["filings"]]
    assert together == added(report["together"])


def test_the_demonstration_adds_up_and_its_tables_fit_80_columns(floorperson: Floorperson) -> None:
    steps = (("check", GOOD), ("check", BAD), ("replay", LOG, "-s", GOOD), ("check", SUBMISSIONS / "*.yaml"))
    outs = [floorperson(*step, "-v").out for step in steps]
    ((sound,), (unsound,), (rounds,), (*_, together)) = map(read, outs)
    assert sound.rules[0] == unsound.rules[0] and sound.rules[1:4] == [0, 0, 0]
    assert unsound.rules[1] > 1 < rounds.rules[1]
    assert together.times[0] > together.rules[0]
    by_section = [part.partition("times asked, by rule")[0] for out in outs for part in out.split("what was judged: ")]
    rows = [line for part in by_section for line in part.splitlines()]
    assert max(len(line) for line in rows if ROW.fullmatch(line) or line.lstrip().startswith("rules ")) <= 80


@pytest.mark.parametrize(
    "arguments",
    [("check", BAD, "--select", "633a.2", "--verbose"), ("replay", LOG, "-s", GOOD, "-v")],
    ids=["check", "replay"],
)
def test_a_wrong_number_anywhere_is_caught(floorperson: Floorperson, arguments: tuple[object, ...]) -> None:
    """Every number of the tables, and of what is missing, put one too high."""
    out = floorperson(*arguments).out
    start = HEAD.search(out)
    assert start is not None and read(out)
    counted = [*re.finditer(r"(?<= )\d+(?=$|  )|(?<=: )\d+(?= rules?, | times?$)|(?<=[ (])\d+(?= times?\b)", out, re.M)]
    end = min(out.index(words) for words in ("\npayments: ", "\njudged: ") if words in out)
    places = [found for found in counted if start.start() < found.start() < end]
    assert len(places) > 100
    for found in places:
        wrong = f"{out[: found.start()]}{int(found[0]) + 1}{out[found.end() :]}"
        with pytest.raises(AssertionError):
            read(wrong)


@pytest.mark.parametrize("part", ["rules", "applications"])
def test_a_wrong_number_in_json_is_caught(floorperson: Floorperson, part: str) -> None:
    text = floorperson("check", BAD, "--format", "json").out
    for name in json.loads(text)["filings"][0]["totals"][part]:
        (report,) = json.loads(text)["filings"]
        report["totals"][part][name] += 1
        with pytest.raises(AssertionError):
            added(report)


def written(*tallies: Tally) -> list[str]:
    """What is printed of tallies."""
    stream = StringIO()
    write_tallies(Page(stream), tallies)
    return stream.getvalue().splitlines()


def tally(passed: int = 0, failed: int = 0, for_review: int = 0, missing: int = 0) -> Tally:
    return Tally("more-positions-than-seats", "633a.2(a)", passed, failed, for_review, 0, {"table.positions": missing})


def test_a_rule_that_could_not_be_checked_once_is_not_said_to_pass() -> None:
    lines = written(tally(passed=9, missing=1), tally(missing=1))
    assert next(line for line in lines if line.startswith("  all rules")).split()[2:] == [
        "2",
        "0",
        "0",
        "2",
        "0",
        "0",
        "0",
    ]
    assert next(line for line in lines if line.startswith("  times asked")).split()[2:] == [
        "11",
        "0",
        "0",
        "2",
        "9",
        "0",
    ]
    assert "  Not checkable only in part: 1 rule, passed where it could be checked." in lines


@pytest.mark.parametrize(("grave", "place"), [({"failed": 1}, 3), ({"for_review": 1}, 4)])
def test_a_rule_failed_or_for_review_says_that_it_could_not_be_checked_elsewhere(
    grave: dict[str, int], place: int
) -> None:
    lines = written(tally(passed=1, missing=2, **grave))
    row = next(line for line in lines if line.startswith("  all rules")).split()
    assert row[place] == "1" and row[5] == "0"
    assert "  Failed or for review, and elsewhere not checkable: 1 rule." in lines
    assert not any("only in part" in line for line in lines)


def test_the_tables_of_a_long_log_stay_aligned() -> None:
    lines = written(tally(passed=123_456_789, failed=1), tally(passed=2))
    by_section = lines[: next(place for place, line in enumerate(lines) if "times asked, by rule" in line)]
    for part in (by_section, lines[len(by_section) :]):
        rows = [line.removesuffix("  <") for line in part if ROW.fullmatch(line)]
        assert len({len(line) for line in rows if not line.startswith("  times")}) == 1
    assert any("  123,456,79" in line for line in rows)


def test_what_was_left_open_in_a_few_words() -> None:
    never = Tally("dealer-not-opposite", "633a.2(a)", 0, 0, 0, 0, {})
    wants = "for want of table.positions (3) (-v: which)"
    assert left_open([tally(passed=9)]) == []
    assert left_open([tally(missing=3), never]) == [f"1 rule not checkable, {wants}"]
    assert left_open([tally(failed=1, missing=3)]) == [f"1 rule not checkable in part, {wants}"]
    both = left_open([tally(missing=1), tally(failed=1, missing=2)])
    assert both == [f"1 rule not checkable, 1 more in part, {wants}"]
    many = Tally("more-positions-than-seats", "633a.2(a)", 0, 0, 0, 0, {name: ord(name) - 96 for name in "abcdef"})
    assert left_open([many]) == ["1 rule not checkable, for want of f (6), e (5), d (4), c (3) and 2 more (-v: which)"]
