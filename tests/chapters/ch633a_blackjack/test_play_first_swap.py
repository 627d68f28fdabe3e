"""§ 633a.5(c) at a table that deals two batches from the hand: the cut of the first batch, and of the one after it."""

import pytest

from tests.chapters.ch633a_blackjack.shoelog import FROM_HAND, RECORDED, Row, about, dealt, log, row
from tests.games.blackjack.playlog import replay

RULES = ("cut-not-to-first-player", "cut-not-to-cover-card-player", "no-cut")


def opened(cut_by: int) -> list[Row]:
    """The table opens, P2 and then P1 arrive, both batches are shuffled in the device, the first is cut."""
    return [
        row("table-open", what="633a"),
        row("positions", n=2, what="clockwise"),
        row("player-arrives", player="P2", seat=2),
        row("player-arrives", player="P1", seat=1),
        row("shuffle", what="opening", by="shuffler", back="red"),
        row("shuffle", what="opening", by="shuffler", back="blue"),
        *cut(cut_by),
    ]


def cut(seat: int) -> list[Row]:
    """The cut is offered to the player at a position, who takes it."""
    who = {"seat": seat, "player": f"P{seat}"}
    return [row("cut-offered", what="accepted", **who), row("cut", n=30, by="player", **who)]


def swapped(cut_by: int) -> list[Row]:
    """Round 1, in which the cover card appears at position 1; then the other batch is cut and dealt from."""
    cover = row("cover-card", round=1, hand=1, seat=1, source="deck-in-hand", dest="side")
    return [
        *dealt(1, cover, seats=(1, 2), source="deck-in-hand"),
        row("shoe-emptied", source="deck-in-hand", dest="rack"),
        row("shuffle", what="cover-card", by="shuffler", back="red"),
        row("batch-swap", back="blue"),
        *cut(cut_by),
        *dealt(2, seats=(1, 2), source="deck-in-hand"),
    ]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (2, 1, []),
        (1, 1, [("cut-not-to-first-player", "633a.5(c)(1)")]),
        (2, 2, [("cut-not-to-cover-card-player", "633a.5(c)(2)")]),
    ],
)
def test_whose_cut_it_is(first: int, second: int, expected: list[tuple[str, str]]) -> None:
    """At the opening the first player's, after the cover card his on whose betting area it appeared."""
    report = replay(log(opened(first), swapped(second), recorded=RECORDED), FROM_HAND)
    assert [(rule, cite) for rule, cite, _, accused in about(report, RULES) if accused] == expected
    assert report.tally("no-cut").passed == 2
