"""Each class of fault in a filing's text, as a user would write it, at its line and column."""

import hashlib
from pathlib import Path

import pytest

from validator.submission.fault import Fault, Place
from validator.submission.filing import ABSENT, UNREADABLE, Filing, NotScalar
from validator.submission.load import LARGEST_BYTES, LoadedFiling, load_filing


def seen(loaded: LoadedFiling) -> list[tuple[str, int, int]]:
    return [(fault.kind, fault.line, fault.column) for fault in loaded.faults]


def only(source: str | bytes) -> Fault:
    loaded = load_filing(source)
    assert len(loaded.faults) == 1, loaded.faults
    return loaded.faults[0]


def sound(source: str | bytes) -> Filing:
    loaded = load_filing(source)
    assert loaded.faults == ()
    assert loaded.filing is not None
    return loaded.filing


SOUND = """\
# a filing
chapter: "633a"
head:
  holder: Allegheny Gaming LLC
  effective: 2026-11-21
cards:
  decks: 6
  reused: false
  backs: [red, "blue"]
tables:
  - name: BJ-1
    minimum: "12.50"
  - name: BJ-2
    minimum: 15
odds: 3 to 2
note: |
  two
  lines

last: 3:2
"""


def test_scalars_are_text_whole_numbers_and_truth_values() -> None:
    filing = sound(SOUND)
    assert filing.value("chapter") == "633a"
    assert filing.value("head.effective") == "2026-11-21"
    assert filing.value("cards.decks") == 6
    assert filing.value("cards.reused") is False
    assert filing.value("cards.backs") == ("red", "blue")
    assert filing.value("tables[1].minimum") == 15
    assert filing.value("odds") == "3 to 2"
    assert filing.value("last") == "3:2"
    assert filing.value("note") == "two\nlines\n"


@pytest.mark.parametrize("word", ["no", "Yes", "on", "off", "y", "1,250", "12:30", "5%", "633a", "-", "1.2.3", "0.5%"])
def test_words_that_other_readers_convert_stay_text(word: str) -> None:
    assert sound(f"a: {word}\n" if word != "-" else 'a: "-"\n').value("a") == word


def test_absent_is_no_value_and_a_mapping_is_no_scalar() -> None:
    filing = sound(SOUND)
    assert filing.value("cards.shoe") is ABSENT
    assert filing.value("nowhere.at.all") is ABSENT
    with pytest.raises(NotScalar, match="decks, reused, backs"):
        filing.value("cards")
    with pytest.raises(NotScalar, match=r"tables\[0\]"):
        filing.value("tables")


def test_places_of_values_keys_and_absent_paths() -> None:
    filing = sound(SOUND)
    assert filing.place("cards.decks") == Place(7, 10, 7, 11)
    assert filing.key_place("cards.decks") == Place(7, 3, 7, 8)
    assert filing.place("tables[1].minimum") == Place(14, 14, 14, 16)
    assert filing.place("cards.shoe") == filing.key_place("cards") == Place(6, 1, 6, 6)
    assert filing.place("cards.shoe.kind") == Place(6, 1, 6, 6)
    assert filing.place("cards") == Place(7, 3, 9, 23)
    assert filing.place("note") == Place(16, 7, 18, 8)
    assert filing.place("missing") == Place(1, 1, 1, 2)
    assert filing.lines[6] == "  decks: 6"


def test_paths_keys_children_and_patterns_follow_the_filing() -> None:
    filing = sound(SOUND)
    assert filing.paths()[:4] == ("chapter", "head", "head.holder", "head.effective")
    assert filing.keys("cards") == ("decks", "reused", "backs")
    assert filing.children("tables") == ("tables[0]", "tables[1]")
    assert filing.expand("tables[*].minimum") == ("tables[0].minimum", "tables[1].minimum")
    assert filing.expand("tables[*].none") == ()
    assert filing.expand("cards.decks") == ("cards.decks",)
    assert filing.expand("cards[*]") == ()


def test_a_key_of_odd_letters_never_looks_like_a_path() -> None:
    filing = sound('a.b: 1\na:\n  b: 2\n"x[0]": 3\n')
    assert filing.value("a.b") == 2
    assert filing.value('["a.b"]') == 1
    assert filing.value('["x[0]"]') == 3


def test_the_digest_is_of_the_bytes(tmp_path: Path) -> None:
    file = tmp_path / "filing.yaml"
    file.write_bytes(b"a: 1\r\n")
    loaded = load_filing(file)
    assert loaded.filing is not None
    assert loaded.filing.sha256 == hashlib.sha256(b"a: 1\r\n").hexdigest()
    assert loaded.filing.source == str(file)


def test_windows_line_ends_and_byte_order_mark_change_nothing() -> None:
    filing = sound(b"\xef\xbb\xbfa: 1\r\nb:\r\n  c: two\r\n")
    assert filing.value("a") == 1
    assert filing.place("a") == Place(1, 4, 1, 5)
    assert filing.place("b.c") == Place(3, 6, 3, 9)
    assert filing.lines == ("a: 1", "b:", "  c: two", "")


def test_columns_count_characters_not_bytes() -> None:
    assert sound("é: {ü: 1}\n").place('["é"]["ü"]') == Place(1, 8, 1, 9)


@pytest.mark.parametrize(
    ("text", "kind", "line", "column", "words"),
    [
        ("cards:\n  decks: 6.0\n", "float-value", 2, 10, "write 6 if a whole number"),
        ("bet:\n  minimum: 12.5\n", "float-value", 2, 12, '"12.50"'),
        ("a: 1e3\n", "float-value", 1, 4, "floating-point"),
        ("a: .inf\n", "float-value", 1, 4, "floating-point"),
        ("waiver:\n  section: 541.10\n", "section-number-as-float", 2, 12, 'section numbers in quotes: "541.10"'),
        ("cites: [535.1]\n", "section-number-as-float", 1, 9, '"535.1"'),
        ("a:\nb: 1\n", "null-value", 1, 1, "a has no value"),
        ("a: ~\n", "null-value", 1, 4, "~ means none"),
        ("a: [x, null]\n", "null-value", 1, 8, "null means none"),
        ("a:\n  - x\n  -\n", "null-value", 3, 4, "no value"),
        ("decks: 6\nshoe: 1\ndecks: 8\n", "duplicate-key", 3, 1, "already on line 1"),
        ("1: x\n", "key-not-text", 1, 1, 'write it in quotes: "1"'),
        ("a: 1\ntrue: x\n", "key-not-text", 2, 1, '"true"'),
        ("541.10: x\n", "key-not-text", 1, 1, '"541.10"'),
        ("? [a, b]\n: 1\n", "key-not-text", 1, 3, "no list"),
        ("a: 007\n", "ambiguous-number", 1, 4, '"007"'),
        ("a: 1_000\n", "ambiguous-number", 1, 4, '"1_000"'),
        ("a: 0x1F\n", "ambiguous-number", 1, 4, '"0x1F"'),
        ("a: 12345678901234567890\n", "number-too-large", 1, 4, "20 digits"),
        ("a: &x 1\n", "anchor", 1, 4, "leave the name out"),
        ("a: *x\n", "alias", 1, 4, "write the value out"),
        ("a: 1\n<<: *x\n", "merge-key", 2, 1, "write the keys out"),
        ("a: !!str 5\n", "tag", 1, 4, 'in quotes: "5"'),
        ("a: !wager {b: 1}\n", "tag", 1, 4, "leave the tag out"),
        ("%YAML 1.1\n---\na: no\n", "yaml-directive", 1, 1, "remove the line"),
        ("# note\n%TAG ! x\n---\na: 1\n", "yaml-directive", 2, 1, "remove the line"),
        ("a: 1\n---\nb: 2\n", "second-document", 2, 1, "one filing"),
        ("a:\n\tb: 1\n", "tab-indentation", 2, 1, "spaces"),
        ("a:\n  b: 1\n  \tc: 1\n\td: 1\n", "tab-indentation", 3, 3, "so on line 4"),
        ("a: b: c\n", "syntax", 1, 5, "in quotes"),
        ("a: 'open\nb: 1\n", "syntax", 1, 4, "never closed"),
        ("a: [1, 2\nb: 1\n", "syntax", 2, 2, "opened on line 1, column 4"),
        ("a: {b: 1\n", "syntax", 1, 9, "write }"),
        ("a:\n  b: 1\n c: 2\n", "syntax", 3, 2, "indent"),
        ("a: 1\n- b\n", "syntax", 2, 1, "item"),
        ("a: @home\n", "syntax", 1, 4, "cannot begin with @"),
        ("a: 'x' y\n", "syntax", 1, 8, "one pair of quotes"),
        ('a: "C:\\dir"\n', "syntax", 1, 8, "backslash"),
        ('a: "\\UFFFFFFFF"\n', "syntax", 1, 5, "names no character"),
        ('a: "\\ud800"\n', "control-character", 1, 4, "leave it out"),
        ("a: x\x07y\n", "control-character", 1, 5, "U+0007"),
        ("a: \0\n", "not-text", 1, 1, "not a text file"),
        ("", "empty-filing", 1, 1, "says nothing"),
        ("# only a note\n", "empty-filing", 1, 1, "says nothing"),
        ("- a\n- b\n", "not-a-mapping", 1, 1, "a list"),
        ("some words\n", "not-a-mapping", 1, 1, "bare text"),
    ],
)
def test_a_fault_says_what_to_write_and_where(text: str, kind: str, line: int, column: int, words: str) -> None:
    fault = only(text)
    assert (fault.kind, fault.line, fault.column) == (kind, line, column)
    assert words in fault.message
    assert (fault.end_line, fault.end_column) > (fault.line, fault.column)


def test_latin_1_bytes_are_placed_and_the_rest_is_still_read() -> None:
    loaded = load_filing(b"holder: Caf\xe9\ndecks: 6.5\n")
    assert seen(loaded) == [("not-utf-8", 1, 12), ("float-value", 2, 8)]
    assert "0xe9" in loaded.faults[0].message
    assert loaded.filing is not None
    assert loaded.filing.value("holder") is UNREADABLE


def test_utf_16_is_named() -> None:
    assert "UTF-16" in only("a: 1\n".encode("utf-16")).message


def test_a_file_beyond_the_limit_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "large.yaml"
    file.write_bytes(b"#" * (LARGEST_BYTES + 1))
    loaded = load_filing(file)
    assert (loaded.filing, seen(loaded)) == (None, [("file-too-large", 1, 1)])


def test_all_faults_of_a_file_come_out_in_one_run_in_order_of_place() -> None:
    loaded = load_filing(
        "%YAML 1.1\n---\nhead: &h\n  section: 541.10\ncards:\n  decks: 6.0\n  decks: 8\n  batch: *h\n"
        "  colour:\n  7: x\n  backs: [!!str red, 3.5]\n---\nb: 1\n"
    )
    assert seen(loaded) == [
        ("yaml-directive", 1, 1),
        ("anchor", 3, 7),
        ("section-number-as-float", 4, 12),
        ("float-value", 6, 10),
        ("duplicate-key", 7, 3),
        ("alias", 8, 10),
        ("null-value", 9, 3),
        ("key-not-text", 10, 3),
        ("tag", 11, 11),
        ("float-value", 11, 22),
        ("second-document", 12, 1),
    ]
    assert loaded.filing is not None


def test_faults_before_a_syntax_error_are_kept_and_no_filing_is_given() -> None:
    loaded = load_filing("a: 1.5\nb: &x 2\nc: [1\nd: 2\n")
    assert [kind for kind, _, _ in seen(loaded)] == ["float-value", "anchor", "syntax"]
    assert loaded.filing is None


def test_an_alias_bomb_is_refused_alias_by_alias_and_not_followed() -> None:
    lines = ["a0: &a0 [x, x, x]"]
    lines += [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}, *a{n - 1}]" for n in range(1, 30)]
    loaded = load_filing("\n".join(lines))
    kinds = [kind for kind, _, _ in seen(loaded)]
    assert kinds.count("anchor") == 30
    assert kinds.count("alias") == 87
    assert loaded.filing is not None
    assert len(loaded.filing.paths()) == 30 + 30 * 3


def test_an_alias_to_itself_is_refused() -> None:
    loaded = load_filing("a: &a [*a]\n")
    assert seen(loaded) == [("anchor", 1, 4), ("alias", 1, 8)]
    assert loaded.filing is not None
    assert loaded.filing.value("a") is UNREADABLE


@pytest.mark.parametrize("deep", ["[" * 1000, "a: " + "{b: " * 1000, "- " * 1000])
def test_nesting_stops_at_the_limit(deep: str) -> None:
    loaded = load_filing(deep)
    assert loaded.filing is None
    assert [fault.kind for fault in loaded.faults] == ["too-deep"]
    assert loaded.faults[0].line == 1


def test_fifty_levels_are_read() -> None:
    assert load_filing("a: " + "[" * 49 + "x" + "]" * 49).faults == ()


def test_a_bare_word_of_yaml_1_1_means_the_same_under_any_directive() -> None:
    loaded = load_filing("%YAML 1.1\n---\na: no\nb: 012\n")
    assert loaded.filing is not None
    assert loaded.filing.value("a") == "no"
    assert loaded.filing.value("b") is UNREADABLE


def test_what_a_duplicate_key_says_is_not_sure() -> None:
    loaded = load_filing("decks: 6\ncards:\n  a: 1\ndecks: 8\ncards:\n  b: 2\n")
    filing = loaded.filing
    assert filing is not None
    assert filing.value("decks") is UNREADABLE
    assert filing.value("cards.b") is UNREADABLE
    assert filing.value("shoe") is ABSENT


def test_a_merge_leaves_absent_keys_unsure() -> None:
    filing = load_filing("base: &b {decks: 6}\ncards:\n  <<: *b\n  shoe: one\n").filing
    assert filing is not None
    assert filing.value("cards.decks") is UNREADABLE
    assert filing.value("cards.shoe") == "one"
    assert filing.value("decks") is ABSENT


def test_lines_and_digest_are_given_even_where_no_filing_is() -> None:
    text = "%YAML 1.1\n---\na: [\n"
    loaded = load_filing(text)
    assert loaded.filing is None
    assert loaded.lines == ("%YAML 1.1", "---", "a: [", "")
    assert loaded.sha256 == hashlib.sha256(text.encode()).hexdigest()
