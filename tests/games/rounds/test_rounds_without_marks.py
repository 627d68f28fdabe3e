"""Rounds whose beginning and end no row marks: they begin with their first card, the first row of all."""

import pytest

from tests.games.counted import counted
from validator.chapters.registry import played
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

MARKS = ("round-start", "round-end")


POSITIONS = "deal 1 QC; deal 2 QH; deal 3 QS; deal 4 QC; deal 5 QD; deal 6 QH; deal 7 QS; deal 8 KD; deal 0 8C"


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("cards 1 5H 4D / 0 9C 8Sv; expose 0 8S", "1 lacks: the whole of its round"),
        (f"round; {POSITIONS}\nround; cards 2 5H 4D / 0 9C 8Sv", "1 failed, 1 lacks: the whole of its round"),
    ],
)
def test_the_first_card_is_one_of_a_round(text: str, counts: str) -> None:
    """Positions dealt are counted in a round that begins with a card; how many more were is not known."""
    log = written(f"filed cards.decks 6; filed cards.shuffler manual\n{text}", "633a", played("633a").main_wager)
    log.rows = [row for row in log.rows if row["kind"] not in MARKS]
    report = replayed(log, law_of("633a"))
    assert report.faults == []
    assert counted(report, "too-many-positions-dealt", "633a") == counts
