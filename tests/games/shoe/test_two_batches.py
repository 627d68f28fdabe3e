"""Which batch a shoe is filled with: two that the filing names take turns, one is shuffled again and again."""

import pytest

from tests.games.blackjack.rounds import MAIN
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

ONE = '{"decks": 6, "back": "red"}'
TWO = ONE + ', {"decks": 6, "back": "blue"}'
SHUFFLED = "between; shuffle opening; load-shoe back={}\n"
BLACKJACK = "round; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9C; muck 1; muck 0; cleared\n"
BACCARAT = "round; deal 1 5C; deal 2 9D; deal 1 KH; deal 2 KS; result banker; cleared\n"


@pytest.mark.parametrize("chapter", ("541", "590", "633a", "672a", "685a"))
@pytest.mark.parametrize(
    ("filed", "backs", "broken"),
    [(ONE, ("red", "red"), False), (TWO, ("red", "red"), True), (TWO, ("red", "blue"), False)],
)
def test_batches_alternate_where_there_are_two(chapter: str, filed: str, backs: tuple[str, str], broken: bool) -> None:
    shoes = [SHUFFLED.format(back) + (BACCARAT if chapter == "541" else BLACKJACK) for back in backs]
    text = f"filed cards.batches [{filed}]; filed cards.shuffler manual; filed cards.decks 6\n" + "".join(shoes)
    report = replayed(written(text, chapter, MAIN.get(chapter, "blackjack")), law_of(chapter))
    assert report.faults == []
    assert ("batch-dealt-twice" in {one.rule for one in report.findings}) is broken
    (tally,) = (one for one in report.tallies if one.rule == "batch-dealt-twice")
    assert (tally.passed > 0) is (backs == ("red", "blue"))
