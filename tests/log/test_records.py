"""What a source declares to record, by place in the stream."""

from pathlib import Path

from validator.log.codes import KIND_BURN, KIND_DEAL, RECORD_STRIDE
from validator.log.read.reader import read_log
from validator.log.records import ALWAYS, NEVER, SOMETIMES, Recording, recordings
from validator.log.writing import write_jsonl

ROWS = [
    {"table": "venue", "seq": 1, "kind": "records", "what": "deal", "by": "always"},
    {"table": "venue", "seq": 2, "kind": "records", "what": "deal.face", "by": "always"},
    {"table": "B", "seq": 1, "kind": "round-start"},
    {"table": "B", "seq": 2, "kind": "records", "what": "deal.face", "by": "never"},
    {"table": "B", "seq": 3, "kind": "deal", "hand": 1},
    {"table": "venue", "seq": 3, "kind": "records", "what": "burn", "by": "never"},
    {"table": "B", "seq": 4, "kind": "deal", "hand": 1},
    {"table": "B", "seq": 5, "kind": "records", "what": "deal", "by": "sometimes"},
]


def test_undeclared_is_sometimes() -> None:
    assert Recording().presence(KIND_DEAL) == Recording().presence(KIND_DEAL, "face") == SOMETIMES


def test_a_declaration_holds_from_its_row_on_for_the_table_or_for_all(tmp_path: Path) -> None:
    write_jsonl(tmp_path / "log.jsonl", ROWS)
    reading = read_log(tmp_path / "log.jsonl")
    assert reading.faults == []
    periods = recordings(reading.tables["venue"], reading.tables["B"])
    seen = [
        (row, period.presence(KIND_DEAL), period.presence(KIND_DEAL, "face"), period.presence(KIND_BURN, "card"))
        for row, period in periods
    ]
    assert seen == [
        (0, ALWAYS, ALWAYS, SOMETIMES),
        (1, ALWAYS, NEVER, SOMETIMES),
        (3, ALWAYS, NEVER, NEVER),
        (4, SOMETIMES, NEVER, NEVER),
    ]


def test_of_a_kind_never_recorded_no_column_is() -> None:
    recording = Recording()
    recording.declared[KIND_BURN * RECORD_STRIDE] = NEVER
    assert recording.presence(KIND_BURN, "card") == NEVER
