"""§ 633a.3(b)(2) and (5): the backs of two batches, and the discard rack that holds cards of one only."""

from collections.abc import Iterable

import pytest

from tests.chapters.ch633a_blackjack.shoelog import BATCHES, RECORDED, SINGLE, Case, Row, about, dealt, row, seq_of
from tests.games.blackjack.playlog import replay

RULE, CITE = "both-batches-in-rack", "633a.3(b)(5)"
COLORS, COLORS_CITE = "batches-received-in-one-color", "633a.3(b)(2)"
WITH_RACK = (*RECORDED, "rack-emptied")
UNSTATED = SINGLE.replace("shuffler: manual, ", "")

RED, BLUE = row("load-shoe", by="dealer", back="red"), row("batch-swap", back="blue")
RED_AGAIN = row("batch-swap", back="red")
BURN = row("burn", what="new-shoe", source="shoe", dest="rack")
CLEARED_1, CLEARED_2 = (row("cleared", round=number, dest="rack") for number in (1, 2))
EMPTIED = row("rack-emptied")
INTO_DEVICE = row("shuffle", by="shuffler", back="red")


def decks(back: str, n: int = 6) -> Row:
    """Decks received."""
    return row("decks", back=back, n=n)


def unstated(one: Row, *columns: str) -> Row:
    """The row without what it says in some columns."""
    return {column: value for column, value in one.items() if column not in columns}


def rack(
    name: str,
    *rows: Row | list[Row],
    at: str = "",
    kept: Iterable[str] = (),
    missing: Iterable[str] = (),
    recorded: Iterable[str] = WITH_RACK,
    filing: str = BATCHES,
) -> Case:
    """A case of the discard rack, broken at the event ``at`` where one is named."""
    expected = [(RULE, CITE, at, True)] * bool(at)
    return Case(name, rows, expected, tuple(kept), tuple(missing), filing, tuple(recorded))


NOT_EMPTIED = (RED, BURN, dealt(1), CLEARED_1, BLUE, BURN, dealt(2))

CASES = [
    rack("one batch all along", RED, BURN, dealt(1), CLEARED_1, dealt(2), CLEARED_2, kept=[RULE]),
    rack("emptied when the other comes", RED, BURN, dealt(1), CLEARED_1, EMPTIED, BLUE, BURN, dealt(2), kept=[RULE]),
    rack("not emptied", *NOT_EMPTIED, CLEARED_2, at="burn#2"),
    rack(
        "a card of the other batch: of which batch its round is, is not known",
        RED,
        BURN,
        dealt(1, back="red"),
        CLEARED_1,
        dealt(2, back="blue"),
        CLEARED_2,
        missing=[RULE],
    ),
    rack("the cards of the round first, then the swap", RED, dealt(1), BLUE, CLEARED_1, EMPTIED, dealt(2), CLEARED_2),
    rack(
        "emptied, and what is left of the old shoe laid in",
        RED,
        BURN,
        dealt(1),
        CLEARED_1,
        EMPTIED,
        BLUE,
        BURN,
        row("shoe-emptied", source="shoe", back="red", dest="rack"),
        dealt(2),
        at="shoe-emptied",
    ),
    rack(
        "reported once until it is emptied",
        RED,
        BURN,
        dealt(1),
        CLEARED_1,
        BLUE,
        BURN,
        dealt(2),
        CLEARED_2,
        EMPTIED,
        RED_AGAIN,
        BURN,
        dealt(3),
        row("cleared", round=3, dest="rack"),
        at="burn#2",
    ),
    rack(
        "a card of the waiting batch in mid-round",
        RED,
        BURN,
        dealt(1, row("move-card", round=1, card="?", source="stack", dest="rack", back="blue")),
        at="move-card",
    ),
    rack(
        "a card of a stack that is not named",
        RED,
        BURN,
        dealt(1, row("move-card", round=1, card="?", source="stack", dest="rack")),
        missing=[RULE],
    ),
    rack("that batch shuffled since", RED, BURN, dealt(1), CLEARED_1, INTO_DEVICE, BLUE, BURN, dealt(2), kept=[RULE]),
    rack(
        "the waiting batch shuffled since",
        RED,
        BURN,
        dealt(1),
        CLEARED_1,
        row("shuffle", by="shuffler", back="blue"),
        BLUE,
        BURN,
        dealt(2),
        at="burn#2",
    ),
    rack(
        "shuffles not always recorded",
        *NOT_EMPTIED,
        missing=[RULE],
        recorded=[one for one in WITH_RACK if one != "shuffle"],
    ),
    rack("emptying not always recorded", *NOT_EMPTIED, missing=[RULE], recorded=RECORDED),
    rack("batches not named", unstated(RED, "back"), BURN, dealt(1), CLEARED_1, missing=[RULE]),
    rack(
        "one batch only", RED, BURN, dealt(1), CLEARED_1, row("load-shoe", back="blue"), BURN, dealt(2), filing=SINGLE
    ),
    rack(
        "not stated how it is shuffled",
        *(decks("red"), RED, BURN, dealt(1), CLEARED_1),
        missing=[RULE, COLORS],
        filing=UNSTATED,
    ),
    Case("red and blue received", [decks("red"), decks("blue"), dealt(1)], kept=[COLORS], filing=BATCHES),
    Case(
        "received deck by deck",
        [*[decks("red", 1)] * 6, *[decks("blue", 1)] * 6, dealt(1)],
        kept=[COLORS],
        filing=BATCHES,
    ),
    Case("both red", [decks("red"), decks("red"), dealt(1)], [(COLORS, COLORS_CITE, "deal:1", True)], filing=BATCHES),
    Case("twelve red", [decks("red", 12), dealt(1)], [(COLORS, COLORS_CITE, "deal:1", True)], filing=BATCHES),
    Case("some red to spare", [decks("red", 11), dealt(1)], kept=[COLORS], filing=BATCHES),
    Case("one batch renewed", [decks("red"), decks("blue"), dealt(1), decks("red"), dealt(2)], filing=BATCHES),
    Case(
        "backs not recorded", [unstated(decks("red"), "back"), decks("red"), dealt(1)], missing=[COLORS], filing=BATCHES
    ),
    Case(
        "number not recorded", [decks("red"), unstated(decks("red"), "n"), dealt(1)], missing=[COLORS], filing=BATCHES
    ),
    Case("both red, one stack only", [decks("red"), decks("red"), dealt(1)], filing=SINGLE),
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_two_batches(case: Case) -> None:
    report = replay(case.text, case.filing)
    expected = [(rule, cite, seq_of(case.text, where), accused) for rule, cite, where, accused in case.expected]
    assert about(report, (RULE, COLORS)) == expected
    assert [rule for rule in case.kept if report.tally(rule).passed == 0] == []
    assert [rule for rule in case.missing if not report.tally(rule).missing] == []
