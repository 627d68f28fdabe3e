"""The shoe outlives the batches in which a log is read: cutting a log between rounds changes nothing."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.chapters.ch633a_blackjack import test_play_cards, test_play_double_shoe, test_play_shoe, test_play_shuffle
from tests.chapters.ch633a_blackjack.shoelog import RULES, Case, about, check
from validator.log.reading import read_log
from validator.replay import ReplayReport, _Replay, load_filings

CASES = (*test_play_cards.CASES, *test_play_shuffle.CASES, *test_play_shoe.CASES, *test_play_double_shoe.CASES)


def in_parts(case: Case) -> ReplayReport:
    """Replay a log cut at the first row of every round."""
    with TemporaryDirectory() as folder:
        log_file, filing_file = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
        log_file.write_text(case.text + "\n", encoding="utf-8")
        filing_file.write_text(case.filing, encoding="utf-8")
        reading = read_log(log_file)
        report = ReplayReport((), ())
        run = _Replay(report, load_filings([filing_file]), "interpreted", None)
        for table, events in reading.tables.items():
            starts = [i for i in range(len(events.kind)) if i and events.round[i] not in (-1, events.round[i - 1])]
            for start, stop in zip([0, *starts], [*starts, len(events.kind)], strict=True):
                run.take("log", {table: events.part(start, stop)}, reading.names, ())
        run.finish()
    return report


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_cut_at_every_round(case: Case) -> None:
    whole, parts = check(case), in_parts(case)
    assert sorted(about(parts, RULES)) == sorted(about(whole, RULES))
    assert [parts.tally(rule) for rule in sorted(RULES)] == [whole.tally(rule) for rule in sorted(RULES)]
