"""Filings as people mistype them: the advice says what to write instead, and what it says is then taken."""

import re

import pytest

from validator.check import CheckReport, check_filing
from validator.core.data import data_folder
from validator.core.letters import folded, odd_letters

TEXT = (data_folder("submissions") / "633a-shoe.yaml").read_text(encoding="utf-8")


def mistyped(sound: str, wrong: str) -> CheckReport:
    assert TEXT.count(sound) >= 1, sound
    return check_filing(TEXT.replace(sound, wrong, 1), name="filing.yaml")


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
    assert (fault.line, fault.column) == (23, column)
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
