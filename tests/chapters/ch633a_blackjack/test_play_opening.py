"""§§ 633a.2(f) to 633a.5 in play: inspections, the opening of the cards, the stack, idle tables."""

import pytest

from tests.chapters.ch633a_blackjack.shoelog import (
    BATCHES,
    CONTINUOUS,
    DOUBLE,
    PRESHUFFLED,
    RECORDED,
    Case,
    Part,
    Row,
    about,
    dealt,
    row,
    seq_of,
)
from tests.games.blackjack.playlog import replay
from tests.said import play_rules

RULES = frozenset(
    play_rules("633a", "play_opening", "shoe.opening", "shoe.reader", also=("card-reader-inspected-by-unassigned",))
)
ALL = (*RECORDED, "inspection", "verify", "cover-card-inserted", "device", "gaming-day")

OPEN = [row("gaming-day", what="start"), row("table-open", what="633a")]
READER = row("inspection", what="card-reader", by="floorperson:F1", n=0)
DECKS = row("decks", n=6, back="red")
SEEN = row("inspection", what="cards", by="dealer:D1", n=0)
VERIFIED = row("verify", by="floorperson:F1")
FIRST = row("player-arrives", player="P1", seat=1)
SPREAD = row("spread", n=6, face="up", player="P1")
WASH = row("wash", n=6)
STACK = row("stack", n=312)
SHUFFLE = row("shuffle", by="dealer", what="opening")
CUT = row("cut", by="player", seat=1, n=150)
COVER = row("cover-card-inserted", n=100)
LOAD = row("load-shoe", by="dealer", dest="shoe")
BY_DEVICE = row("shuffle", by="shuffler", what="opening")
STEPS = [DECKS, SEEN, VERIFIED, FIRST, SPREAD, WASH, STACK, SHUFFLE, CUT, COVER, LOAD]


def shuffled_by_device(rows: list[Row]) -> list[Row]:
    """The rows, with the shuffle made by the shuffling device."""
    return [BY_DEVICE if one is SHUFFLE else one for one in rows]


def without(*left_out: Row) -> list[Row]:
    """The opening of a table, some steps left out."""
    return [*OPEN, *[one for one in (READER, *STEPS) if one not in left_out]]


def sides() -> list[Row | list[Row]]:
    """The opening of a double shoe."""
    rows: list[Row | list[Row]] = [*OPEN, READER, FIRST]
    for place, back in (("shoe-left", "red"), ("shoe-right", "blue")):
        rows += [row("decks", n=4, back=back, dest=place), SEEN, VERIFIED]
    for place in ("shoe-left", "shoe-right"):
        rows += [row("spread", n=4, face="up", player="P1", dest=place), row("wash", n=4, dest=place)]
        rows += [row("stack", n=208, dest=place)]
    return rows


BEGUN_BEFORE = ("dealt-before-reader-inspected", "633a.2(f)", "deal:2", False)
PLAYED_ON: list[Part] = [without(), dealt(1), row("gaming-day", what="start"), dealt(2), dealt(3)]

CASES = [
    Case("all done", [without(), dealt(1)], kept=["cards-unspread", "cards-unwashed", "card-reader-not-inspected"]),
    Case(
        "card reader not inspected",
        [without(READER), dealt(1)],
        [("card-reader-not-inspected", "633a.2(f)", "deal:1", True)],
    ),
    Case(
        "card reader inspected by the dealer",
        [OPEN, row("inspection", what="card-reader", by="dealer:D1"), STEPS, dealt(1)],
        [("card-reader-inspected-by-another", "633a.2(f)", "inspection", True)],
    ),
    Case(
        "a new gaming day finds the table in play; inspected later that day",
        [without(), dealt(1), row("gaming-day", what="start"), dealt(2), READER, dealt(3), row("table-close")],
        [BEGUN_BEFORE],
        kept=["card-reader-not-inspected"],
    ),
    Case(
        "a new gaming day finds the table in play; never inspected",
        [without(), dealt(1), row("gaming-day", what="start"), dealt(2), row("gaming-day", what="end")],
        [BEGUN_BEFORE, ("card-reader-not-inspected", "633a.2(f)", "gaming-day#3", True)],
    ),
    Case(
        "a new gaming day finds the table in play; inspected after its last round",
        [*PLAYED_ON, READER, row("gaming-day", what="end")],
        [BEGUN_BEFORE, ("card-reader-inspected-late", "633a.2(f)", "gaming-day#3", True)],
        kept=["card-reader-not-inspected"],
    ),
    Case(
        "a new gaming day finds the table in play; inspected between its rounds",
        [*PLAYED_ON, READER, dealt(4), row("gaming-day", what="end")],
        [BEGUN_BEFORE],
        kept=["card-reader-inspected-late"],
    ),
    Case(
        "a new gaming day finds the table in play; inspected after one round, the last one",
        [without(), dealt(1), row("gaming-day", what="start"), dealt(2), READER, row("gaming-day", what="end")],
        [BEGUN_BEFORE],
        kept=["card-reader-not-inspected"],
    ),
    Case(
        "a new gaming day finds the table in play; inspected after its last round, inspections not recorded",
        [*PLAYED_ON, READER, row("gaming-day", what="end")],
        missing=["card-reader-inspected-late"],
        recorded=RECORDED,
    ),
    Case(
        "inspections not recorded",
        [without(READER, SEEN), dealt(1)],
        missing=["card-reader-not-inspected"],
        recorded=RECORDED,
    ),
    Case(
        "cards not inspected",
        [without(SEEN), dealt(1)],
        [("received-cards-not-inspected", "633a.4(a)", "deal:1", True)],
    ),
    Case("not verified", [without(VERIFIED), dealt(1)], [("cards-inspection-unverified", "633a.4(a)", "deal:1", True)]),
    Case("not spread", [without(SPREAD), dealt(1)], [("cards-unspread", "633a.4(b)", "deal:1", True)]),
    Case(
        "spread face down",
        [[row("spread", face="down") if one is SPREAD else one for one in without()], dealt(1)],
        [("cards-spread-face-down", "633a.4(b)", "deal:1", True)],
    ),
    Case(
        "spread, then inspected",
        [OPEN, READER, FIRST, DECKS, SPREAD, SEEN, VERIFIED, WASH, STACK, SHUFFLE, CUT, COVER, LOAD, dealt(1)],
        [("spread-before-inspection", "633a.4(b)", "inspection#2", True)],
    ),
    Case("not washed", [without(WASH), dealt(1)], [("cards-unwashed", "633a.4(c)", "deal:1", True)]),
    Case("not stacked", [without(STACK), dealt(1)], [("cards-unstacked", "633a.4(c)", "deal:1", True)]),
    Case(
        "washed before anybody came",
        [
            OPEN,
            READER,
            DECKS,
            SEEN,
            VERIFIED,
            row("spread", n=6, face="up"),
            WASH,
            STACK,
            FIRST,
            CUT,
            COVER,
            LOAD,
            dealt(1),
        ],
        [("washed-before-first-player", "633a.4(c)", "wash", True)],
    ),
    Case("preshuffled", [[*OPEN, READER, DECKS, FIRST, CUT, COVER, LOAD], dealt(1)], filing=PRESHUFFLED),
    Case(
        "the batch came preshuffled",
        [[*OPEN, READER, DECKS, row("batch", what="preshuffled"), FIRST, CUT, COVER, LOAD], dealt(1)],
    ),
    Case(
        "decks received while others are dealt",
        [without(), dealt(1), DECKS, dealt(2), row("card-change"), dealt(3)],
        [
            ("received-cards-not-inspected", "633a.4(a)", "deal:3", True),
            ("cards-unspread", "633a.4(b)", "deal:3", True),
            ("cards-unwashed", "633a.4(c)", "deal:3", True),
            ("cards-unstacked", "633a.4(c)", "deal:3", True),
        ],
    ),
    Case("sides apart", [*sides(), dealt(1)], filing=DOUBLE, kept=["sides-spread-as-one", "sides-washed-as-one"]),
    Case(
        "sides spread together",
        [*sides()[:10], row("spread", n=8, face="up"), row("wash", n=4), row("wash", n=4), row("stack"), dealt(1)],
        [("sides-spread-as-one", "633a.4(d)", "spread", True)],
        filing=DOUBLE,
    ),
    Case(
        "sides washed together",
        [*sides()[:10], *[row("spread", n=4, face="up")] * 2, row("wash", n=8), row("stack"), dealt(1)],
        [("sides-washed-as-one", "633a.4(d)", "wash", True)],
        filing=DOUBLE,
    ),
    Case(
        "batches washed together",
        [shuffled_by_device([row("wash", n=12) if one is WASH else one for one in without()]), dealt(1)],
        [("batches-prepared-as-one", "633a.4(e)", "wash", True)],
        filing=BATCHES,
    ),
    *(
        Case(
            f"batches of six and eight decks, {wash['n']} washed, their back {wash.get('back')}",
            [
                *(OPEN, READER, row("decks", n=8, back="blue")),
                *shuffled_by_device([wash if one is WASH else one for one in STEPS]),
                dealt(1),
            ],
            expected,
            kept,
            filing=BATCHES,
        )
        for wash, expected, kept in (
            (row("wash", n=8, back="blue"), [], ["batches-prepared-as-one"]),
            (row("wash", n=8), [], ["batches-prepared-as-one"]),
            (row("wash", n=6, back="red"), [], ["batches-prepared-as-one"]),
            (row("wash", n=8, back="red"), [("batches-prepared-as-one", "633a.4(e)", "wash", True)], []),
            (row("wash", n=9, back="blue"), [("batches-prepared-as-one", "633a.4(e)", "wash", True)], []),
            (row("wash", n=14), [("batches-prepared-as-one", "633a.4(e)", "wash", True)], []),
        )
    ),
    Case("no cover card", [without(COVER), dealt(1)], [("cover-card-not-inserted", "633a.5(d)", "deal:1", True)]),
    Case(
        "loaded, then cut",
        [*without(CUT, COVER, LOAD), LOAD, CUT, COVER, dealt(1)],
        [("cut-after-loading", "633a.5(d)", "deal:1", True)],
    ),
    Case(
        "recut not made",
        [*without(COVER, LOAD), row("recut", by="floorperson:F1"), COVER, LOAD, dealt(1)],
        [("recut-not-made", "633a.5(e)", "deal:1", True)],
    ),
    Case(
        "recut made",
        [*without(COVER, LOAD), row("recut", by="floorperson:F1"), CUT, COVER, LOAD, dealt(1)],
        kept=["recut-not-made"],
    ),
]

LEFT = row("player-leaves", player="P1", seat=1)
IDLE = row("idle", what="start")
EMPTIED = row("shoe-emptied", source="shoe", dest="layout")
DOWN = row("spread", face="down")
SWAP = row("batch-swap", back="blue")
ASKED = row("spread-asked", what="accepted", seat=1, player="P1", back="blue")
UP = row("spread", face="up", back="blue")
AGAIN = [row("shuffle", by="dealer", what="idle"), CUT, COVER, LOAD]
CASES += [
    Case(
        "idle, spread, a player comes, washed",
        [without(), dealt(1), LEFT, IDLE, EMPTIED, DOWN, FIRST, WASH, STACK, AGAIN, dealt(2)],
        kept=["idle-cards-unspread", "idle-cards-washed-early"],
    ),
    Case(
        "idle, not spread",
        [without(), dealt(1), LEFT, IDLE, EMPTIED, FIRST, WASH, STACK, AGAIN, dealt(2)],
        [("idle-cards-unspread", "633a.5(g)", "deal:2", True)],
    ),
    Case(
        "left before the first round, spread, a player comes, washed",
        [without(), LEFT, IDLE, EMPTIED, DOWN, FIRST, WASH, STACK, AGAIN, dealt(1)],
        kept=["cards-unspread", "idle-cards-unspread", "idle-cards-washed-early"],
    ),
    Case(
        "left before the first round, not spread",
        [without(), LEFT, IDLE, EMPTIED, FIRST, WASH, STACK, AGAIN, dealt(1)],
        [("idle-cards-unspread", "633a.5(g)", "deal:1", True)],
    ),
    Case(
        "other decks received and opened while nobody plays",
        [without(), dealt(1), LEFT, IDLE, EMPTIED, STEPS, dealt(2)],
        kept=["cards-unspread"],
    ),
    Case(
        "a pause, not spread",
        [without(), dealt(1), IDLE, EMPTIED, WASH, STACK, AGAIN, dealt(2)],
        [("idle-cards-unspread-in-a-pause", "633a.5(g)", "deal:2", False)],
    ),
    Case(
        "idle, spread face up",
        [without(), dealt(1), LEFT, IDLE, EMPTIED, row("spread", face="up"), FIRST, WASH, AGAIN, dealt(2)],
        [("idle-cards-spread-face-up-with-nobody-there", "633a.5(g)", "spread#2", True)],
    ),
    Case(
        "idle, the other batch spread face up as the first player asks",
        [without(), dealt(1), LEFT, IDLE, EMPTIED, DOWN, FIRST, STACK, BY_DEVICE, SWAP, ASKED, UP, AGAIN, dealt(2)],
        kept=["idle-cards-spread-face-up"],
        filing=BATCHES,
    ),
    Case(
        "idle, the other batch spread face up though the request was refused",
        [
            without(),
            dealt(1),
            LEFT,
            IDLE,
            EMPTIED,
            DOWN,
            FIRST,
            STACK,
            SWAP,
            {**ASKED, "what": "refused"},
            UP,
            AGAIN,
            dealt(2),
        ],
        [("idle-cards-spread-face-up", "633a.5(g)", "spread#3", False)],
        filing=BATCHES,
    ),
    Case(
        "idle, another batch spread face up than a player asked for",
        [without(), dealt(1), LEFT, IDLE, EMPTIED, ASKED, {**UP, "back": "red"}, FIRST, STACK, AGAIN, dealt(2)],
        [("idle-cards-spread-face-up-with-nobody-there", "633a.5(g)", "spread#2", True)],
        filing=BATCHES,
    ),
    Case(
        "idle, washed before anybody came",
        [without(), dealt(1), LEFT, IDLE, EMPTIED, DOWN, WASH, STACK, FIRST, AGAIN, dealt(2)],
        [("idle-cards-washed-early", "633a.5(g)", "deal:2", True)],
    ),
    Case("a continuous shuffler", [without(COVER), dealt(1), IDLE, EMPTIED, dealt(2)], filing=CONTINUOUS),
    Case(
        "the waiting batch stored elsewhere",
        [
            shuffled_by_device(without()),
            dealt(1),
            row("batch", what="stored", back="blue", dest="storage"),
            row("batch-swap", back="blue"),
            dealt(2),
        ],
        [("batch-stored-elsewhere", "633a.3(b)(3)", "batch-swap", True)],
        filing=BATCHES,
    ),
    Case(
        "the waiting batch stored in the shuffling device",
        [
            shuffled_by_device(without()),
            dealt(1),
            row("batch", what="stored", back="blue", dest="shuffler"),
            row("batch-swap", back="blue"),
            dealt(2),
        ],
        kept=["batch-stored-elsewhere"],
        filing=BATCHES,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_says_what_the_case_says(case: Case) -> None:
    case = case._replace(recorded=ALL) if case.recorded is RECORDED and "not recorded" not in case.name else case
    report = replay(case.text, case.filing)
    expected = [(rule, cite, seq_of(case.text, where), accused) for rule, cite, where, accused in case.expected]
    assert sorted(about(report, RULES)) == sorted(expected)
    assert [rule for rule in case.kept if report.tally(rule).passed == 0] == []
    assert [rule for rule in case.missing if not report.tally(rule).missing] == []
    assert all(tally.passed >= 0 for tally in report.tallies)
