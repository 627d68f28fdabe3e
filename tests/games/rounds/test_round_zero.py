"""A table whose first round has the number 0 is judged as one whose first round has the number 1."""

import pytest

from tests.games.counted import counted
from tests.games.finds import event_of
from validator.chapters.registry import chapter_play, played
from validator.examples import replayed, rounds_of
from validator.law.versions import law_of
from validator.log.notation import written
from validator.replay.report import ReplayReport

RULES = (
    ("541", "card-beyond-decks"),
    ("633a", "batch-dealt-twice"),
    ("633a", "card-of-the-other-batch"),
    ("633a", "decision-out-of-turn"),
    ("633a", "insurance-over-half"),
    ("633a", "no-cut"),
    ("633a", "no-card-removed-from-new-shoe"),
    ("633a", "too-many-positions-dealt"),
    ("633a", "winning-insurance-not-paid"),
    ("685a", "card-reader-not-used"),
)


def told(text: str, chapter: str, less: int) -> tuple[list[object], dict[str, str]]:
    """What is found, and how every rule is counted, where each round has a number less by so much."""
    log = written(text, chapter, played(chapter).main_wager)
    for row in log.rows:
        number = row.get("round")
        if isinstance(number, int):
            row["round"] = number - less
    report: ReplayReport = replayed(log, law_of(chapter))
    assert report.faults == []
    found: list[object] = [
        (one.rule, one.citation, event_of(one), one.message, one.overpaid_cents) for one in report.findings
    ]
    return found, {rule.id: counted(report, rule.id, chapter) for rule in chapter_play(law_of(chapter)).rules}


@pytest.mark.parametrize(("chapter", "rule"), RULES)
def test_round_zero_is_a_round(chapter: str, rule: str) -> None:
    texts = rounds_of(chapter, rule).fails
    assert any(told(text, chapter, 0)[0] for text in texts)
    for text in texts:
        assert told(text, chapter, 0) == told(text, chapter, 1)
