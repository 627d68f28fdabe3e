"""Filings of one facility put in order: one for each game and version, for each table one at a time, without gaps."""

import json
import re
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.filing.calendar import Calendar, put_in_order
from validator.filing.check import judge_filing


def ordered(*heads: str, chapters: tuple[str, ...] = ()) -> Calendar:
    """The filings of these heads put in order."""
    games = chapters or ("633a",) * len(heads)
    return put_in_order(
        [
            judge_filing(f'chapter: "{chapter}"\nhead: {{{head}}}\n', name=f"{number}.yaml")
            for number, (chapter, head) in enumerate(zip(games, heads, strict=True), 1)
        ]
    )


def kinds(calendar: Calendar) -> list[tuple[str, str]]:
    """Kind and message of every clash."""
    return [(clash.kind, clash.message) for clash in calendar.clashes]


A = "facility: Three Rivers, version: 1, effective: 2016-01-01, tables: [BJ1]"
B = "facility: three  rivers, version: 2, effective: 2016-07-01, tables: [BJ1, BJ2]"


def test_a_later_filing_takes_the_place_of_one_without_a_last_day() -> None:
    calendar = ordered(A, B)
    assert kinds(calendar) == []
    assert (calendar.tables, calendar.untold) == (2, ())


@pytest.mark.parametrize(
    ("last", "found"),
    [
        ("2016-06-29", [("days-without-filing", "no filing is for BJ1 from 2016-06-30 to 2016-06-30")]),
        ("2016-06-30", []),
        (
            "2016-07-01",
            [
                (
                    "table-filed-twice",
                    "two filings are for BJ1 on 2016-07-01; end the earlier one on 2016-06-30 or name other tables",
                )
            ],
        ),
    ],
)
def test_a_last_day_leaves_a_gap_fits_or_overlaps(last: str, found: list[tuple[str, str]]) -> None:
    calendar = ordered(A.replace("tables", f"until: {last}, tables"), B)
    assert kinds(calendar) == found
    assert all(clash.where.file == "2.yaml" and clash.other.file == "1.yaml" for clash in calendar.clashes)


def test_a_gap_is_not_one_where_an_older_filing_still_runs() -> None:
    long = A.replace("tables", "until: 2016-12-31, tables")
    short = B.replace("tables", "until: 2016-07-31, tables")
    last = B.replace("version: 2", "version: 3").replace("2016-07-01", "2017-01-01")
    found = kinds(ordered(long, short, last))
    assert [kind for kind, _ in found] == ["table-filed-twice", "days-without-filing"]
    assert found[1][1] == "no filing is for BJ2 from 2016-08-01 to 2016-12-31"


def test_two_filings_from_one_day_on_clash_and_other_facilities_and_tables_do_not() -> None:
    both = ordered(A, A.replace("version: 1", "version: 2"))
    assert [kind for kind, _ in kinds(both)] == ["table-filed-twice"]
    assert kinds(ordered(A, A.replace("Three Rivers", "Bethlehem"))) == []
    assert kinds(ordered(A, A.replace("BJ1", "BJ9").replace("version: 1", "version: 2"))) == []


def test_a_table_has_one_game_at_a_time() -> None:
    other = A.replace("version: 1", "version: 7").replace("2016-01-01", "2017-01-01")
    assert kinds(ordered(A, other, chapters=("633a", "672a"))) == []
    until = A.replace("tables", "until: 2017-03-01, tables")
    assert [kind for kind, _ in kinds(ordered(until, other, chapters=("633a", "672a")))] == ["table-filed-twice"]


def test_one_version_of_a_game_is_filed_once() -> None:
    calendar = ordered(A, B.replace("version: 2", "version: 1"))
    (clash,) = calendar.clashes
    assert (clash.kind, clash.where.path, clash.where.line) == ("version-filed-twice", "head.version", 2)
    assert kinds(ordered(A, B.replace("version: 2", "version: 1"), chapters=("633a", "672a"))) == []


def test_each_filing_of_many_for_one_table_is_told_once() -> None:
    calendar = ordered(*[A] * 20)
    told = [(clash.kind, clash.where.file, clash.other.file) for clash in calendar.clashes]
    assert told == [
        (kind, f"{number}.yaml", "1.yaml")
        for kind in ("version-filed-twice", "table-filed-twice")
        for number in range(2, 21)
    ]
    assert calendar.clashes[-1].message.startswith("20 filings are for BJ1 on 2016-01-01; end the earlier ones on ")


def test_days_are_not_said_to_lack_a_filing_where_one_could_not_be_read() -> None:
    filed = [
        judge_filing(f'chapter: "633a"\nhead: {{{head}}}\n', name=f"{number}.yaml")
        for number, head in enumerate((A.replace("tables", "until: 2016-02-01, tables"), B), 1)
    ]
    assert [kind for kind, _ in kinds(put_in_order(filed))] == ["days-without-filing"]
    calendar = put_in_order([*filed, judge_filing("chapter: [", name="3.yaml")])
    assert kinds(calendar) == []
    assert calendar.untold == ("3.yaml: could not be read; days without a filing are not looked for",)


def test_what_is_not_stated_is_told() -> None:
    calendar = ordered(A, "facility: Three Rivers, version: 2")
    assert calendar.untold == ("2.yaml: head.effective, head.tables not stated",)
    assert put_in_order([judge_filing('chapter: "633a"\n', name="1.yaml")]) == Calendar()


def test_the_command_reports_it_and_its_exit_code_tells(floorperson: Floorperson, tmp_path: Path) -> None:
    for number, head in enumerate((A, A.replace("version: 1", "version: 2")), 1):
        Path(tmp_path, f"{number}.yaml").write_text(f'chapter: "633a"\nhead: {{{head}}}\n', encoding="utf-8")
    arguments = ["check", str(tmp_path), "--select", "more-positions-than-seats"]
    ended = floorperson(*arguments)
    assert "table-filed-twice: two filings are for BJ1 on 2016-01-01" in ended.out
    assert ended.out.splitlines()[-1].startswith("2 filings: 0 findings, 1 clash")
    assert "1 table put in order, 1 clash" in floorperson(*arguments, "-v").out.splitlines()
    assert ended.code == floorperson(*arguments, "--fail-on", "warning").code == 1
    assert floorperson(*arguments, "--fail-on", "error").code == 0
    (clash,) = json.loads(floorperson(*arguments, "--format", "json").out)["together"]["clashes"]
    assert (clash["kind"], clash["path"], clash["other_line"]) == ("table-filed-twice", "head.effective", 2)


def test_the_example_filings_are_those_of_facilities_in_order(floorperson: Floorperson) -> None:
    ended = floorperson("check", str(data_folder("submissions") / "*.yaml"))
    assert ended.code == 0
    assert re.match(r"judged: [0-9]+ filings by Chapters 535 .*; together, and [0-9]+ tables in order\n", ended.out)
    assert "clash" not in ended.out
