"""Filings as people mistype them: the advice says what to write instead, and what it says is then taken."""

import re
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from validator.core.confusables import folded, odd_letters
from validator.core.data import data_folder
from validator.filing.check import CheckReport, judge_filing

TEXT = (data_folder("submissions") / "633a-shoe.yaml").read_text(encoding="utf-8")


def mistyped(sound: str, wrong: str) -> CheckReport:
    assert TEXT.count(sound) >= 1, sound
    return judge_filing(TEXT.replace(sound, wrong, 1), name="filing.yaml")


def said(sound: str, wrong: str) -> str:
    """The one thing that is said of the filing so changed."""
    report = mistyped(sound, wrong)
    told = [fault.message for fault in report.faults] + [finding.message for finding in report.findings]
    assert len(told) == 1, told
    return told[0]


FIELDS = {
    "odds": ("blackjack: 3 to 2\n", "blackjack: {}\n"),
    "percent": ("rate: 0.5%", "rate: {}"),
    "fraction": ("maximum: 1/2", "maximum: {}"),
    "money": ("  amount: 400000", "  amount: {}"),
    "whole": ("decks: 6 #", "decks: {} #"),
    "text": ("version: 2015-3", "version: {}"),
}


@pytest.mark.parametrize(
    ("field", "written", "advice"),
    [
        ("odds", "1.5", "write '3 to 2' or '3 for 2'"),
        ("odds", '"1.5"', "write '3 to 2' or '3 for 2'"),
        ("odds", "2.0", "write '2 to 1' or '2 for 1'"),
        ("odds", '"1.25"', "write '5 to 4' or '5 for 4'"),
        ("percent", "0.5", 'write "0.5%", or "50%" if 0.5 is a share of 1'),
        ("percent", '"0.5"', 'write "0.5%", or "50%" if 0.5 is a share of 1'),
        ("percent", "0.005", 'write "0.5%" if 0.005 is a share of 1'),
        ("percent", "5", 'write "5%"'),
        ("percent", "0.5 percent", 'write "0.5%"'),
        ("fraction", "0.5", "write 1/2"),
        ("fraction", '"0.5"', "write 1/2"),
        ("fraction", "50%", "write 1/2"),
        ("fraction", "1", "write 1/1"),
        ("money", "1.5", 'write "1.50"'),
        ("money", '"1.5"', 'write "1.50"'),
        ("money", "400000.00", 'write it in quotes: "400000.00"'),
        ("whole", "6.0", "write 6"),
        ("text", "1.10", 'write text in quotes: "1.10"'),
    ],
)
def test_a_number_is_told_how_it_is_written_there_and_taken_so(field: str, written: str, advice: str) -> None:
    sound, form = FIELDS[field]
    message = said(sound, form.format(written))
    assert f"; {advice}" in message
    first = re.search(r"write (?:it in quotes: |text in quotes: )?(?:'([^']*)'|(\"[^\"]*\")|(\S+))", message)
    assert first is not None
    better = next(group for group in first.groups() if group)
    assert mistyped(sound, form.format(better)).faults == ()


@pytest.mark.parametrize(
    ("sound", "written", "amount"),
    [
        ("tables: [BJ-101, BJ-102, BJ-103]", "tables: [$25,000]", "$25,000"),
        ("tables: [BJ-101, BJ-102, BJ-103]", "tables: [25,000]", "25,000"),
        ("tables: [BJ-101, BJ-102, BJ-103]", "tables: [BJ-1, $1,250]", "$1,250"),
        ("approvals:", "x: {amount: $25,000}\napprovals:", "$25,000"),
        ("approvals:", "x: {amount: 25,500, per: day}\napprovals:", "25,500"),
    ],
)
def test_an_amount_cut_by_a_comma_in_brackets_is_told_to_be_quoted_and_never_taken_for_less(
    sound: str, written: str, amount: str
) -> None:
    report = mistyped(sound, written)
    (fault,) = [fault for fault in report.faults if fault.kind != "unknown-key"]
    assert fault.kind == "comma-in-amount"
    assert fault.message == f'in brackets a comma ends the value; put the whole amount in quotes: "{amount}"'
    line = report.lines[fault.line - 1]
    assert line[fault.column - 1 : fault.end_column - 1] == amount


def test_numbers_in_a_list_are_no_amount() -> None:
    kinds = [fault.kind for fault in mistyped("tables: [BJ-101, BJ-102, BJ-103]", "tables: [101,102]").faults]
    assert kinds == ["wrong-type", "wrong-type"]


@pytest.mark.parametrize(
    ("wrong", "name", "column"),
    [
        ("  positions:\N{NO-BREAK SPACE}6", "no-break space (U+00A0)", 13),
        ("  positions:\N{IDEOGRAPHIC SPACE}6", "ideographic space (U+3000)", 13),
    ],
)
def test_a_space_of_another_kind_is_named_at_its_place(wrong: str, name: str, column: int) -> None:
    report = mistyped("  positions: 6", wrong)
    (fault,) = report.faults
    line = TEXT.splitlines().index("  positions: 6") + 1
    assert (fault.line, fault.column) == (line, column)
    assert fault.message == f"a {name} stands here; write an ordinary space"


@pytest.mark.parametrize(
    ("sound", "wrong", "holds", "advice"),
    [
        ("paytable: C # must", "paytable: c # must", "", "the filing selects c; did you mean C?"),
        ("paytable: C # must", "paytable: С # must", "U+0421, a cyrillic capital letter es", "did you mean C?"),
        ("shoe: single", "shoe: ѕingle", "U+0455, a cyrillic small letter dze", 'did you mean "single"?'),
        ("shoe: single", "shoe: single\N{NO-BREAK SPACE}", "U+00A0, a no-break space", 'did you mean "single"?'),
        ("  positions: 6", "  pоsitions: 6", "U+043E, a cyrillic small letter o", "did you mean positions?"),
        ('\nchapter: "633a"', '\nсhapter: "633a"', "U+0441, a cyrillic small letter es", "did you mean chapter?"),
        ('\nchapter: "633a"', '\nchapter: "633а"', "U+0430, a cyrillic small letter a", 'did you mean "633a"?'),
        ("identical: true", "identical: true\N{ZERO WIDTH SPACE}", "U+200B, a zero width space", "write true or false"),
    ],
)
def test_a_letter_that_looks_like_another_is_named(sound: str, wrong: str, holds: str, advice: str) -> None:
    message = said(sound, wrong)
    assert advice in message
    assert f"(it holds {holds})" in message if holds else "it holds" not in message


def test_letters_of_other_alphabets_that_look_like_no_other_are_not_named() -> None:
    assert odd_letters("Café Gästehaus straight-flush") == ""
    assert folded("С\N{NO-BREAK SPACE}а\N{ZERO WIDTH SPACE}") == "C a"
    assert folded("Привет").startswith("Пp")


@pytest.mark.parametrize(
    ("sound", "wrong", "advice"),
    [
        ("blackjack: 3 to 2\n", "blackjack: three to two\n", "write '3 to 2' or '3 for 2'"),
        ("decks: 6 #", "decks: six #", "write 6 (How many decks"),
        ("maximum: 1/2", "maximum: half", "write 1/2"),
        ("  amount: 400000", "  amount: 400k", "write 400000"),
        ("  amount: 400000", "  amount: 400000 USD", "write 400000"),
        ("paytable: C # must", "paytable: c # must", "did you mean C?"),
        ("paytable: C # must", "paytable: Paytable C # must", "did you mean C?"),
    ],
)
def test_what_is_said_in_other_words_is_told_in_those_of_the_field(sound: str, wrong: str, advice: str) -> None:
    assert advice in said(sound, wrong)


@pytest.mark.parametrize("key", ["offered: false", "offered: true", "available: no"])
def test_of_a_wager_that_is_offered_by_being_listed_nothing_says_so(key: str) -> None:
    words = said("  lucky-ladies:\n", f"  lucky-ladies:\n    {key}\n")
    assert words.endswith(
        "what is listed here is offered; where lucky-ladies is not, leave it out with all that stands beneath it"
    )


@pytest.mark.parametrize("value", ["false", "no"])
def test_a_variation_that_is_not_offered_is_left_out(value: str) -> None:
    report = judge_filing(f'chapter: "633a"\nvariations:\n  blackjack-switch: {value}\n', name="filing.yaml")
    (fault,) = report.faults
    assert fault.message.startswith("what is listed here is offered; where blackjack-switch is not, leave it out")


def test_a_key_that_says_whether_insurance_is_offered_is_its_own() -> None:
    assert mistyped("  offered: true\n", "  offered: true\n").faults == ()


@pytest.mark.parametrize("chapter", ["535", "541", "543", "545", "551", "590", "672a", "685a"])
def test_a_filing_of_another_chapter_is_told_so_in_one_sentence(chapter: str) -> None:
    report = mistyped('chapter: "633a"', f'chapter: "{chapter}"')
    (fault,) = report.faults
    assert fault.kind == "another-chapter"
    assert fault.message.endswith(
        f"keys of this filing are unknown to chapter {chapter}, and none to chapter 633a; if it is a filing under that "
        'one, write  chapter: "633a"'
    )
    assert (report.findings, report.tallies, report.chapter) == ((), (), "")


def test_a_few_keys_of_another_chapter_are_told_each_and_the_rest_is_judged() -> None:
    report = judge_filing('chapter: "672a"\nsurrender: {until: x, share_kept: 1/2}\n', name="filing.yaml")
    assert [fault.kind for fault in report.faults] == ["unknown-key", "unknown-key"]
    assert report.tallies


def test_many_keys_that_no_chapter_knows_are_told_each() -> None:
    odd = "".join(f"  odd_{number}: 1\n" for number in range(20))
    report = judge_filing(f'chapter: "633a"\ntable:\n{odd}', name="filing.yaml")
    assert [fault.kind for fault in report.faults] == ["unknown-key"] * 20


MISTYPED = YAML(typ="safe", pure=True).load(Path(__file__).with_name("mistyped.yaml").read_text(encoding="utf-8"))


@pytest.mark.long
@pytest.mark.parametrize("case", MISTYPED, ids=lambda case: case["name"])
def test_what_is_said_of_each_mistyping_is_what_was_last_read(case: dict[str, Any]) -> None:
    report = mistyped(case["find"], case["put"])
    said = [f"{one.kind}: {one.message}" for one in (*report.faults, *report.oddities)]
    said += [f"{finding.rule}: {finding.message}" for finding in report.findings]
    assert sorted(said) == sorted(case["says"])


@pytest.mark.parametrize(
    ("field", "written", "advice"),
    [
        ("odds", "“3 to 2”", "write '3 to 2', the quotes straight or left out"),
        ("odds", "‘7 for 5’", "write '7 for 5', the quotes straight or left out"),
        ("odds", "1 1/2 to 1", "write '3 to 2'"),
        ("odds", "2 1/2 for 2", "write '5 for 4'"),
        ("percent", ".5%", 'write "0.5%"'),
        ("percent", '"0,5%"', 'write "0.5%"'),
        ("fraction", "½", "write 1/2"),
        ("fraction", "1 / 2", "write 1/2"),
        ("money", "$ 400,000", "write 400000"),
        ("money", "US$400,000", "write 400000"),
        ("money", "400,000.50 USD", 'write "400000.50"'),
        ("money", "“$400,000”", "write 400000"),
    ],
)
def test_what_can_be_meant_in_one_way_alone_is_said_as_it_is_to_be_written(
    field: str, written: str, advice: str
) -> None:
    sound, wrong = FIELDS[field]
    assert advice in said(sound, wrong.format(written))


@pytest.mark.parametrize(
    ("written", "advice"),
    [
        ("2015-8-1", "write year-month-day: 2015-08-01 ("),
        ("2015/08/01", "write year-month-day: 2015-08-01 ("),
        ("20150801", "write year-month-day: 2015-08-01 ("),
        ("2015-08-01T00:00:00", "write year-month-day: 2015-08-01 ("),
        ("August 1, 2015", "write year-month-day: 2015-08-01 ("),
        ("Sept. 3rd, 2015", "write year-month-day: 2015-09-03 ("),
        ("1-Aug-2015", "write year-month-day: 2015-08-01 ("),
        ("08/01/2015", "write year-month-day: 2015-08-01, if 8 is the month ("),
        ("31/08/2015", "write year-month-day, such as 2026-11-21 ("),
        ("February 30, 2015", "write year-month-day, such as 2026-11-21 ("),
        ("next Monday", "write year-month-day, such as 2026-11-21 ("),
    ],
)
def test_the_day_that_a_date_means_is_said_where_it_can_be_no_other(written: str, advice: str) -> None:
    assert advice in said("effective: 2015-08-01", f"effective: {written}")


@pytest.mark.parametrize(
    ("sound", "blank"),
    [
        ("holder: Allegheny Gaming LLC", 'holder: ""'),
        ("holder: Allegheny Gaming LLC", "holder: ' '"),
        ("tables: [BJ-101, BJ-102, BJ-103]", 'tables: [BJ-101, ""]'),
        ("blackjack: Blackjack pays 3 to 2", 'blackjack: ""'),
    ],
)
def test_text_without_a_letter_states_nothing(sound: str, blank: str) -> None:
    key = blank.partition(":")[0]
    assert said(sound, blank) == f"the text of {key} is empty; write what it says, or leave the line out"


def test_an_empty_inscription_is_not_checkable_and_no_other_inscription() -> None:
    report = mistyped("blackjack: Blackjack pays 3 to 2", 'blackjack: ""')
    assert not report.findings
    missing = {tally.rule for tally in report.tallies if tally.not_checkable}
    assert missing == {"blackjack-inscription-missing", "blackjack-inscription-odds", "blackjack-inscription-reworded"}


def test_items_that_stand_in_a_line_are_said_as_a_list() -> None:
    assert "write it in brackets: [BJ-101, BJ-102]" in said("[BJ-101, BJ-102, BJ-103]", "BJ-101, BJ-102")
    assert '- "BJ-101"' in said("[BJ-101, BJ-102, BJ-103]", "BJ-101")


@pytest.mark.parametrize(
    ("sound", "wrong", "message"),
    [
        ("positions: 6", "positions:6", "the colon lacks a space behind it; write  positions: 6"),
        ("positions: 6", "positions = 6", "an equals sign stands for the colon; write  positions: 6"),
        ('chapter: "633a"', 'chapter:"633a"', 'the colon lacks a space behind it; write  chapter: "633a"'),
        (
            "tables: [BJ-101, BJ-102, BJ-103]",
            "tables:\n    - BJ-101\n    -BJ-102",
            "the dash lacks a space behind it; write  - BJ-102",
        ),
        ("positions: 6", "positions:\t6", "a tab stands here; write a space"),
        ("  positions: 6", "\tpositions: 6", "a tab stands in the indentation; indent with spaces"),
    ],
)
def test_what_lacks_its_space_is_said_where_it_stands(sound: str, wrong: str, message: str) -> None:
    report = mistyped(sound, wrong)
    (fault,) = report.faults
    assert fault.message == message
    lines = TEXT.replace(sound, wrong, 1).splitlines()
    assert lines[fault.line - 1].strip().startswith(wrong.splitlines()[-1].strip())


def test_text_that_holds_a_colon_is_told_to_be_put_in_quotes() -> None:
    assert "put text that holds a colon in quotes" in said("holder: Allegheny", "holder: Allegheny: Gaming")
