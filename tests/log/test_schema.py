"""The published schema of the log, and the modules generated from it."""

from pathlib import Path

import pytest

from validator.log import act_words, codes, generate, vocabulary
from validator.log.schema import FREE, RECORD, SchemaBroken, load_log_schema
from validator.replay.checkability import of_kind, rows_that_tell

LOG = Path(generate.__file__).parent
SCHEMA = load_log_schema()


def test_generated_modules_are_in_step_with_the_schema() -> None:
    """Where this fails, run python -m validator.log.generate."""
    assert (LOG / "codes.py").read_text(encoding="utf-8") == generate.codes_text(SCHEMA)
    assert (LOG / "act_words.py").read_text(encoding="utf-8") == generate.act_words_text(SCHEMA)
    assert (LOG / "vocabulary.py").read_text(encoding="utf-8") == generate.vocabulary_text(SCHEMA)


def test_every_constant_has_the_number_of_its_word() -> None:
    for kind in SCHEMA.kinds.values():
        assert getattr(codes, "KIND_" + kind.name.upper().replace("-", "_")) == kind.code
    for prefix, numbers in (("WHAT", "what"), ("PLACE", "places"), ("BY", "by")):
        for number, word in enumerate(SCHEMA.numbers[numbers]):
            assert getattr(codes, f"{prefix}_{word.upper().replace('-', '_')}") == number


def test_numbers_once_given_stay() -> None:
    """Logs are never stored by number, but compiled caches and saved hits are."""
    assert (codes.KIND_WAGER, codes.KIND_DEAL, codes.KIND_PAY, codes.KIND_CORRECT) == (81, 90, 99, 147)
    assert (codes.WHAT_START, codes.WHAT_BLACKJACK, codes.WHAT_SPLIT) == (0, 58, 61)
    assert (codes.PLACE_SHOE, codes.PLACE_RACK, codes.BY_DEALER, codes.BY_INSTRUMENT) == (0, 7, 0, 24)


def test_what_rows_tell_is_said_of_each_kind_and_column_apart() -> None:
    """Facts that are missing are told by these words, and counted by them."""
    assert act_words.EACH["burn"] == "each card burned"
    assert act_words.OF_OPERAND["burn", "dest"] == "where it went"
    told = [of_kind(kind) for kind in SCHEMA.kinds]
    for kind in SCHEMA.kinds.values():
        columns = {**SCHEMA.common, **kind.requires, **kind.allows}
        told += [of_kind(kind.name, column) for column in columns]
        assert {rows_that_tell(of_kind(kind.name, column)) for column in columns} == {
            f"{kind.name}.{column}" for column in columns
        }
    assert len(told) == len(set(told))
    assert rows_that_tell("the players' decisions") == ""


def test_each_kind_and_column_says_what_it_means() -> None:
    for column in SCHEMA.columns.values():
        assert column.meaning.endswith(".")
    for kind in SCHEMA.kinds.values():
        assert kind.meaning.endswith((".", ".)")), kind.name
        assert all(kind.requires.values()) and all(kind.allows.values()), kind.name
    for group in (*SCHEMA.words.values(), *SCHEMA.by.values(), SCHEMA.places):
        assert all(isinstance(meaning, str) and meaning for meaning in group.values())


def test_no_word_of_the_schema_reads_as_none() -> None:
    """none is how a text column says that there was none."""
    for numbers in SCHEMA.numbers.values():
        assert "none" not in numbers


def test_every_kind_has_words_for_what_or_says_that_it_is_free() -> None:
    for kind in SCHEMA.kinds.values():
        listed = kind.code in vocabulary.WHAT_OF
        free = FREE in kind.what or RECORD in kind.what
        takes = "what" in vocabulary.OPERANDS[kind.code]
        assert takes == (listed or free), kind.name


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("code: 108", "code: 107", "share the code"),
        ("requires: {wager: Which}, allows: {cents: Amount}}", "requires: {wagr: Which}}", "no column wagr"),
        ("what: edge}", "what: egde}", "no word list egde"),
        ("cash: Cash on the layout.", "cash: Cash on the layout.\n    coin: A coin.", "append coin"),
        ("meter: [bad-beat-progressive,", "meter: [big-wheel, bad-beat-progressive,", "meaning of big-wheel"),
    ],
)
def test_a_schema_that_contradicts_itself_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    published = Path("schemas/round-log.yaml")
    source = (LOG.parent.parent / published).read_text(encoding="utf-8")
    assert old in source
    path = tmp_path / "round-log.yaml"
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SchemaBroken, match=message):
        load_log_schema(path)
