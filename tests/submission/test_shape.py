"""Each class of fault of shape, as a user would write it, at its line and column; and what rules get to see."""

import datetime

import pytest

from tests.submission.small_schema import SMALL
from validator.core.odds import MeterShare, Odds
from validator.submission.fault import Fault
from validator.submission.filing import ABSENT, UNREADABLE, NotScalar
from validator.submission.load import load_filing
from validator.submission.schema import read_schema
from validator.submission.shape import ShapeReading, read_shape

SCHEMA = read_schema(SMALL, "7z")
HEAD = 'chapter: "7z"\n'
CARDS = "cards: {decks: 6, back: red}\n"


def shaped(text: str) -> ShapeReading:
    loaded = load_filing(text)
    assert loaded.filing is not None, loaded.faults
    return read_shape(loaded.filing, SCHEMA)


def faults(text: str) -> list[tuple[str, int, int]]:
    return [(fault.kind, fault.line, fault.column) for fault in shaped(text).faults]


def only(text: str) -> Fault:
    found = shaped(text).faults
    assert len(found) == 1, found
    return found[0]


SOUND = """\
chapter: "7z"
holder: Allegheny Gaming LLC
dated: 2026-11-21
cards:
  decks: 6
  back: red
  preshuffled: true
  serial: AB-12
  shoe: {kind: double, within: {kind: single}}
tables:
  - {name: BJ-1, minimum: "1,012.50"}
  - {name: BJ-2, minimum: 15}
wagers:
  - {wager: insurance, pays: 2 to 1}
  - {wager: bad-beat, meter: 10% of meter and 200 to 1, rate: "0.5%"}
surrender: late
extra: {anything: {goes: 3}}
"""


def test_a_sound_filing_has_no_faults_and_rules_get_converted_values() -> None:
    result = shaped(SOUND)
    assert result.faults == ()
    seen = result.typed
    assert seen.value("dated") == datetime.date(2026, 11, 21)
    assert seen.value("cards.decks") == 6
    assert seen.value("cards.preshuffled") is True
    assert seen.value("tables[0].minimum") == 101250
    assert seen.value("tables[1].minimum") == 1500
    assert seen.value("wagers[0].pays") == Odds(2, 1, "to")
    assert seen.value("wagers[1].meter") == MeterShare(10, Odds(200, 1, "to"))
    assert seen.value("wagers[1].rate") == 50
    assert seen.value("cards.shoe.within.kind") == "single"
    assert seen.value("extra.anything.goes") == 3
    assert seen.value("holder") == "Allegheny Gaming LLC"
    assert seen.value("paragraph") is ABSENT
    assert seen.missing("cards.shoe") is None
    assert seen.expand("tables[*].name") == ("tables[0].name", "tables[1].name")
    with pytest.raises(NotScalar):
        seen.value("cards")


@pytest.mark.parametrize(
    ("text", "kind", "line", "column", "words"),
    [
        (HEAD + CARDS + "holdr: X Y\n", "unknown-key", 3, 1, "did you mean holder?"),
        (HEAD + "decks: 6\ncards: {back: red}\n", "unknown-key", 2, 1, "that key belongs under cards"),
        (HEAD + "cards: {decks: 6, back: red, chapter: x}\n", "unknown-key", 2, 30, "at the top of the filing"),
        (HEAD + CARDS + "Serial_: AB-1\n", "unknown-key", 3, 1, "did you mean serial, which belongs under cards?"),
        (HEAD + CARDS + "bank: 3\n", "unknown-key", 3, 1, "the keys here are chapter, holder"),
        (HEAD + CARDS + "Cards: 3\n", "unknown-key", 3, 1, "cards is already here"),
        (HEAD + "cards:\n  deks: 6\n  back: red\n", "unknown-key", 3, 3, "did you mean decks?"),
        (HEAD, "missing-key", 1, 1, "lacks cards; write  cards:  and beneath it, indented, decks, back"),
        (HEAD + "cards:\n  back: red\n", "missing-key", 2, 1, "cards lacks decks; write  decks: 6 (How many decks)"),
        (HEAD + CARDS + "tables:\n  - minimum: 5\n", "missing-key", 4, 5, 'tables[0] lacks name; write  name: "BJ-1"'),
        (HEAD + "cards: {decks: six, back: red}\n", "wrong-type", 2, 16, "write 6 (How many decks)"),
        (HEAD + 'cards: {decks: "6", back: red}\n', "wrong-type", 2, 16, "write 6 without quotes"),
        (HEAD + "cards: {decks: [6], back: red}\n", "wrong-type", 2, 16, "decks is a list here; write a whole number"),
        (HEAD + "cards: 6\n", "wrong-type", 2, 8, "keys of its own (decks, back, preshuffled, serial, shoe)"),
        (HEAD + CARDS + "tables: BJ-1\n", "wrong-type", 3, 9, '- "BJ-1"'),
        (HEAD + CARDS + "holder: 633\n", "wrong-type", 3, 9, 'in quotes: "633"'),
        (HEAD + CARDS + "holder: true\n", "wrong-type", 3, 9, "truth value"),
        (HEAD + "cards: {decks: 6, back: red, preshuffled: yes}\n", "yaml-1-1-boolean", 2, 43, "write true"),
        (HEAD + "cards: {decks: 6, back: red, preshuffled: OFF}\n", "yaml-1-1-boolean", 2, 43, "write false"),
        (HEAD + 'cards: {decks: 6, back: red, preshuffled: "true"}\n', "wrong-type", 2, 43, "true without quotes"),
        (HEAD + "cards: {decks: 6, back: gren}\n", "unknown-value", 2, 25, 'did you mean "green"?'),
        (HEAD + "cards: {decks: 6, back: red, shoe: {kind: duble}}\n", "unknown-value", 2, 43, '"double"'),
        (HEAD + "cards: {decks: 9, back: red}\n", "out-of-range", 2, 16, "at least 1 and at most 8"),
        (HEAD + CARDS + "holder: X\n", "out-of-range", 3, 9, "at least 2"),
        (HEAD + CARDS + "tables: []\n", "out-of-range", 3, 9, "at least 1"),
        (HEAD + "cards: {decks: 6, back: red, serial: a1}\n", "malformed-value", 2, 38, 'such as "AB-12"'),
        (HEAD + CARDS + "dated: 11/21/2026\n", "malformed-date", 3, 8, "year-month-day"),
        (HEAD + CARDS + "dated: 2026-02-30\n", "malformed-date", 3, 8, "no day of the calendar"),
        (
            HEAD + CARDS + "holder: Nobody\ndated: 2026-01-01\nparagraph: six\n",
            *("malformed-paragraph", 5, 12, "633a.7"),
        ),
        (HEAD + CARDS + "tables:\n  - {name: A, minimum: '12.5'}\n", "malformed-money", 4, 24, '"12.50"'),
        (HEAD + CARDS + "tables:\n  - {name: A, minimum: -5}\n", "malformed-money", 4, 24, "negative"),
        (HEAD + CARDS + "wagers:\n  - {wager: insurance, pays: '3:2'}\n", "malformed-odds", 4, 30, "3 to 2"),
        (HEAD + CARDS + "wagers:\n  - {wager: bad-beat, meter: x%}\n", "malformed-payout", 4, 30, "100% of meter"),
        (
            HEAD + CARDS + "wagers:\n  - {wager: bad-beat, meter: 5% of meter, rate: '0.505%'}\n",
            *("malformed-percent", 4, 49, '"0.5%"'),
        ),
        (HEAD + CARDS + "wagers:\n  - {wager: bad-beet, meter: 5% of meter}\n", "unknown-value", 4, 13, "bad-beat"),
        (HEAD + CARDS + "wagers:\n  - {meter: 5% of meter}\n", "missing-key", 4, 5, '"insurance", "bad-beat"'),
        (HEAD + CARDS + "wagers:\n  - {wager: insurance}\n", "missing-key", 4, 5, "wagers[0] lacks pays"),
        (HEAD + CARDS + "wagers:\n  - insurance\n", "wrong-type", 4, 5, "keys of its own"),
        (HEAD + CARDS + "surrender: yes\n", "yaml-1-1-boolean", 3, 12, "write true"),
        (HEAD + CARDS + "surrender: lat\n", "unknown-value", 3, 12, '"late"'),
        (HEAD + CARDS + "surrender: 3\n", "unknown-value", 3, 12, "true, false"),
        (HEAD + CARDS + "colours:\n  - red\n  - blue\n  - red\n", "repeated-item", 6, 5, "already on line 4"),
        (HEAD + CARDS + "holder: Nobody\n", "missing-key", 1, 1, "lacks dated"),
        (HEAD + CARDS + "paragraph: 7z.1(a)\n", "excluded-form", 1, 1, "only nobody names a paragraph"),
    ],
)
def test_a_fault_of_shape_says_what_to_write_and_where(
    text: str, kind: str, line: int, column: int, words: str
) -> None:
    fault = only(text)
    assert (fault.kind, fault.line, fault.column) == (kind, line, column), fault
    assert words in fault.message, fault.message
    assert (fault.end_line, fault.end_column) > (fault.line, fault.column)


def test_all_faults_of_shape_come_out_in_one_run_in_order_of_place() -> None:
    text = 'chapter: "7z"\nholdr: X\ndated: soon\ncards:\n  decks: six\n  preshuffled: on\n  colour: red\ntables: A\n'
    assert faults(text) == [
        ("unknown-key", 2, 1),
        ("malformed-date", 3, 8),
        ("missing-key", 4, 1),
        ("wrong-type", 5, 10),
        ("yaml-1-1-boolean", 6, 16),
        ("unknown-key", 7, 3),
        ("wrong-type", 8, 9),
    ]


def test_what_the_loader_refused_is_not_accused_again() -> None:
    text = HEAD + "cards:\n  decks: 6.5\n  back:\n  preshuffled: *x\ntables:\n  - {name: ~}\n"
    assert faults(text) == []
    assert [fault.kind for fault in load_filing(text).faults] == ["float-value", "null-value", "alias", "null-value"]


def test_a_key_that_stands_twice_or_merges_accuses_no_absence() -> None:
    assert faults(HEAD + "cards: {decks: 6}\ncards: {back: red}\n") == []
    assert faults(HEAD + "a: &b {decks: 6}\ncards:\n  <<: *b\n  back: red\n") == [("unknown-key", 2, 1)]


def test_rules_never_get_a_faulty_value() -> None:
    seen = shaped(HEAD + "dated: soon\ncards: {deks: 6, back: gren, preshuffled: yes, serial: 1.5}\ntables: BJ\n").typed
    assert seen.value("dated") is UNREADABLE
    assert seen.value("cards.back") is UNREADABLE
    assert seen.value("cards.preshuffled") is UNREADABLE
    assert seen.value("cards.serial") is UNREADABLE
    assert seen.value("tables") is UNREADABLE


def test_a_misspelt_key_is_not_taken_for_absence() -> None:
    seen = shaped(HEAD + "cards: {deks: 6, back: red}\nkind: x\n").typed
    assert seen.value("cards.decks") is UNREADABLE
    assert seen.missing("cards.decks") is UNREADABLE
    assert seen.value("holder") is ABSENT


def test_a_key_misplaced_beside_a_list_leaves_its_items_unsure() -> None:
    result = shaped(HEAD + CARDS + "name: BJ-1\ntables:\n  - {minimum: 5}\n")
    assert [fault.kind for fault in result.faults] == ["unknown-key"]
    assert result.typed.value("tables[0].name") is UNREADABLE
    assert result.typed.value("tables[0].minimum") == 500


def test_what_stands_beneath_a_repeated_key_is_not_read() -> None:
    seen = shaped(HEAD + "cards: {decks: 6, back: red}\ncards: {decks: 8, back: red}\n").typed
    assert seen.value("cards.decks") is UNREADABLE
    assert seen.value("cards.serial") is UNREADABLE


def test_a_list_with_one_faulty_item_is_unreadable_and_its_others_stand() -> None:
    seen = shaped(HEAD + CARDS + "colours: [red, 3, blue]\n").typed
    assert seen.value("colours") is UNREADABLE
    assert seen.value("colours[0]") == "red"
    assert seen.value("colours[1]") is UNREADABLE


def test_an_unreadable_tag_leaves_the_branch_undecided() -> None:
    assert faults(HEAD + CARDS + "wagers:\n  - {wager: ~, meter: 5% of meter}\n") == []


def test_very_long_words_are_shortened_in_messages() -> None:
    word = "x" * 5000
    for text in (f"cards: {{decks: 6, back: {word}}}\n", f"dated: {word}\n{CARDS}", f"{word[:900]}: 1\n{CARDS}"):
        for fault in shaped(HEAD + text).faults:
            assert len(fault.message) < 1200
