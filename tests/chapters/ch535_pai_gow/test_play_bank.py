"""§ 535.11(a) to (d): who may be the bank, how it is offered, and what the dealer confirms."""

import pytest

from tests.chapters.ch535_pai_gow.banked import bank_row, banked, plain
from tests.chapters.ch535_pai_gow.cases import BARE, FILED, Case, Finds, breaks
from tests.chapters.ch535_pai_gow.playlog import replay
from tests.chapters.ch535_pai_gow.rounds import table
from validator.core.finding import Outcome

BETS = {1: 1000, 2: 1000, 4: 1000, 6: 1000}
START = plain(BETS)
OFFERS = "all offers of the bank, how positions are numbered and who was offered it before"
OFFERS_AND_NUMBERING = "all offers of the bank and how positions are numbered"
CHIPS = "the bank's chips as counted"
ROTATION = "bank-first-offered-to-wrong-player"


def without(seat: int) -> dict[int, int]:
    return {other: cents for other, cents in BETS.items() if other != seat}


def star(text: str, line: str) -> str:
    """The round with a star before the first line that begins so."""
    assert f"\n{line}" in f"\n{text}"
    return f"\n{text}".replace(f"\n{line}", f"\n*{line}", 1)


def taken(seat: int, against: int = 1000, offers: str = "") -> str:
    return banked(seat, without(seat), against, offers=offers)


SECOND = taken(1)
RICH = {1: 1000, 2: 9000, 4: 1000}
ALL_BUT_THE_LAST = taken(6, offers="offer 1\noffer 2\noffer 4")
SPREAD = 'between\n{"kind": "spread", "n": 16, "face": "up"}'
STARRED = star(SECOND, '{"kind": "bank",')
NOT_ASKED = STARRED.replace("bank 1\n", "bank 2\n").replace(
    "*{", '{"kind": "marker-placed", "what": "bank", "seat": 1}\n*{'
)

CASES = (
    Case(
        "the second round is banked by the player farthest to the right",
        (START, SECOND),
        keeps=(
            *("bank-not-filed", "bank-at-start-of-game", "bank-two-rounds-running", "bank-without-offer-accepted"),
            *(
                "bank-after-refusal",
                "bank-marker-not-placed",
                "bank-marker-elsewhere",
                "bank-offers-not-begun-at-right",
            ),
            *("bank-last-wager-not-confirmed", "bank-chips-not-confirmed", "bank-without-last-wager"),
            *("bank-chips-not-sufficient", "bank-chips-short-by-one-count", "bank-last-wager-by-void-round"),
        ),
    ),
    Case(
        "no bank filed",
        (START, STARRED),
        breaks("bank-not-filed", "535.11(a)"),
        filing=FILED.replace("offered: true", "offered: false"),
    ),
    Case(
        "a bank in the first round",
        (star(taken(1, 0), '{"kind": "bank",'),),
        breaks("bank-at-start-of-game", "535.11(b)"),
        missing=(("bank-without-last-wager", "the wagers of the last round without a bank, and whose they were"),),
    ),
    Case(
        "a bank in the first round after an idle time",
        (START, SPREAD, STARRED),
        breaks("bank-after-new-start", "535.11(b)", noted=True),
    ),
    Case(
        "one player twice running",
        (START, SECOND, star(taken(1), '{"kind": "bank",').replace("bank 1\n", "offer 2\noffer 4\noffer 6\nbank 1\n")),
        breaks("bank-two-rounds-running", "535.11(c)"),
    ),
    Case(
        "bank again after a round between",
        (
            START,
            SECOND,
            plain(BETS).replace("begin", "offer 2\noffer 4\noffer 6\nbegin"),
            taken(1, offers="offer 4\noffer 6"),
        ),
        keeps=("bank-two-rounds-running", ROTATION),
    ),
    Case(
        "the first offer moved on to the neighbor of the one who took it",
        (START, SECOND, taken(2)),
        keeps=("bank-not-offered-to-neighbor-first",),
    ),
    Case(
        "the neighbor passed over, his chips unknown",
        (
            START,
            SECOND,
            taken(4).replace(
                "bank 4\n",
                '*{"kind": "bank-offered", "what": "accepted", "seat": 4, "player": "P4"}\n{"kind": "bank", "seat": 4, "player": "P4"}\n{"kind": "marker-placed", "what": "bank", "seat": 4}\nbank 4\n',
            ),
        ),
        breaks("neighbor-with-unknown-chips-not-first", "535.11(c)", noted=True),
        undeclared=("bank-checked",),
    ),
    Case(
        "the neighbor passed over, his chips not counted",
        (
            START,
            SECOND,
            taken(4).replace(
                "bank 4\n",
                '*{"kind": "bank-offered", "what": "accepted", "seat": 4, "player": "P4"}\n{"kind": "bank", "seat": 4, "player": "P4"}\n{"kind": "marker-placed", "what": "bank", "seat": 4}\nbank 4\n',
            ),
        ),
        breaks("bank-not-offered-to-neighbor-first", "535.11(c)"),
    ),
    Case(
        "the neighbor passed over, whose own wager covers all others",
        (
            START,
            SECOND,
            banked(4, {1: 1000, 2: 9000, 6: 1000}, 1000).replace(
                "bank 4\n", '*{"kind": "bank-offered", "what": "accepted", "seat": 4, "player": "P4"}\nbank 4\n'
            ),
        ),
        breaks("bank-not-offered-to-neighbor-first", "535.11(c)"),
    ),
    Case(
        "the neighbor passed over, who placed no wager in the last round without a bank",
        (plain(without(2)), banked(1, without(1), 1000), taken(4)),
        keeps=("bank-not-offered-to-neighbor-first",),
    ),
    Case(
        "offers in rotation until one accepts",
        (START, taken(4, offers="offer 1\noffer 2")),
        keeps=("bank-offered-clockwise", "player-not-offered-bank"),
    ),
    Case(
        "a player passed over whose wager covers the others'",
        (
            START,
            banked(4, {1: 1000, 2: 9000, 6: 1000}, 1000, offers="offer 1").replace(
                "bank 4\n", '*{"kind": "bank-offered", "what": "accepted", "seat": 4, "player": "P4"}\nbank 4\n'
            ),
        ),
        breaks("player-not-offered-bank", "535.11(c)"),
    ),
    Case(
        "a player passed over, his chips unknown",
        (
            START,
            taken(4, offers="offer 1").replace(
                "bank 4\n", '*{"kind": "bank-offered", "what": "accepted", "seat": 4, "player": "P4"}\nbank 4\n'
            ),
        ),
        breaks("player-with-unknown-chips-not-offered-bank", "535.11(c)", noted=True),
        undeclared=("bank-checked",),
    ),
    Case(
        "a player passed over, his chips not counted",
        (
            START,
            taken(4, offers="offer 1").replace(
                "bank 4\n", '*{"kind": "bank-offered", "what": "accepted", "seat": 4, "player": "P4"}\nbank 4\n'
            ),
        ),
        breaks("player-not-offered-bank", "535.11(c)"),
    ),
    Case(
        "offered clockwise",
        (START, taken(4, offers="offer 1\noffer 6\n*offer 2")),
        breaks("bank-offered-clockwise", "535.11(c)"),
    ),
    Case(
        "all pass",
        (START, START.replace("begin", "offer 1\noffer 2\noffer 4\noffer 6\nbegin")),
        keeps=("bank-offers-not-begun-at-right", "player-not-offered-bank"),
    ),
    Case(
        "offers end at the dealer",
        (
            START,
            START.replace("begin", "offer 1\noffer 2\noffer 4\noffer 6\nbegin"),
            START.replace("begin", "offer 2\noffer 4\n*offer 6\nbegin"),
        ),
        breaks("offers-ended-at-dealer", "535.11(c)", noted=True),
    ),
    Case(
        "a first offer that no rotation leads to",
        (START, ALL_BUT_THE_LAST, plain(RICH).replace("begin", "*offer 4\noffer 1\noffer 2\nbegin")),
        breaks(ROTATION, "535.11(c)"),
    ),
    Case(
        "a first offer from the right again",
        (START, ALL_BUT_THE_LAST, plain(RICH).replace("begin", "*offer 1\noffer 2\noffer 4\nbegin")),
        breaks("bank-first-offer-by-other-rotation", "535.11(c)", noted=True),
    ),
    Case(
        "a first offer from the right again, the game having started anew",
        (START, ALL_BUT_THE_LAST, SPREAD, START, plain(RICH).replace("begin", "offer 1\noffer 2\noffer 4\nbegin")),
        keeps=(ROTATION,),
    ),
    Case(
        "a first offer moved on by one although the game has started anew",
        (START, ALL_BUT_THE_LAST, SPREAD, START, plain(RICH).replace("begin", "offer 2\noffer 4\noffer 1\nbegin")),
        keeps=(ROTATION,),
    ),
    Case(
        "a first offer that no rotation leads to, the game having started anew",
        (START, ALL_BUT_THE_LAST, SPREAD, START, plain(RICH).replace("begin", "*offer 4\noffer 1\noffer 2\nbegin")),
        breaks(ROTATION, "535.11(c)"),
    ),
    Case(
        "a first offer from the right again, made for the second time since the game started anew",
        (
            *(START, ALL_BUT_THE_LAST, SPREAD, START, ALL_BUT_THE_LAST),
            plain(RICH).replace("begin", "*offer 1\noffer 2\noffer 4\nbegin"),
        ),
        breaks("bank-first-offer-by-other-rotation", "535.11(c)", noted=True),
    ),
    Case(
        "a first offer to the player to the right of one who wagers on two areas",
        (
            START,
            ALL_BUT_THE_LAST,
            plain({1: 9000, 2: 1000, 4: 1000})
            .replace("bet 2 1000", "bet 2 1000 of 1")
            .replace("begin", "offer 4\noffer 1\nbegin"),
        ),
        keeps=(ROTATION,),
    ),
    Case(
        "the first offer moved on by one",
        (START, ALL_BUT_THE_LAST, plain(RICH).replace("begin", "offer 2\noffer 4\noffer 1\nbegin")),
        keeps=(ROTATION,),
    ),
    Case(
        "the first offers of the game begun past a player who could be the bank",
        (START, plain({1: 9000, 2: 1000, 4: 1000}).replace("begin", "*offer 2\noffer 4\nbegin")),
        breaks("bank-offers-not-begun-at-right", "535.11(c)"),
        about=("bank-offers-not-begun-at-right",),
    ),
    Case(
        "the first offers of the game begun past a player whose chips are unknown",
        (START, START.replace("begin", "*offer 2\noffer 4\noffer 6\nbegin")),
        breaks("bank-offers-begun-past-unknown-chips", "535.11(c)", noted=True),
        undeclared=("bank-checked",),
        about=("bank-offers-begun-past-unknown-chips",),
    ),
    Case(
        "the first offers of the game begun past a player whose chips were not counted",
        (START, START.replace("begin", "*offer 2\noffer 4\noffer 6\nbegin")),
        breaks("bank-offers-not-begun-at-right", "535.11(c)"),
        about=("bank-offers-not-begun-at-right",),
    ),
    Case(
        "nobody is offered the bank in the first round",
        (plain(RICH),),
        spared=("bank-not-offered",),
    ),
    Case(
        "nobody is offered a bank that is not filed",
        (START, START),
        spared=("bank-not-offered",),
        filing=BARE,
    ),
    Case(
        "offers recorded sometimes",
        (START, START),
        missing=(("bank-not-offered", OFFERS), ("bank-offered-clockwise", OFFERS_AND_NUMBERING)),
        undeclared=("bank-offered",),
    ),
    Case(
        "numbering not recorded",
        (START, taken(1)),
        missing=(("bank-offered-clockwise", OFFERS_AND_NUMBERING),),
        direction="",
    ),
    Case(
        "a bank who was not asked",
        (START, NOT_ASKED),
        breaks("bank-without-offer-accepted", "535.11(c)"),
        about=("bank-without-offer-accepted",),
    ),
    Case(
        "a bank who had passed it",
        (
            START,
            SECOND.replace(bank_row(1), '{"kind": "bank-offered", "what": "refused", "seat": 1}\n*' + bank_row(1)),
        ),
        breaks("bank-after-refusal", "535.11(c)"),
    ),
    Case(
        "no marker",
        (START, STARRED.replace("bank 1\n", "bank 1 what=vigorish\n")),
        breaks("bank-marker-not-placed", "535.11(c)"),
    ),
    Case(
        "the marker in front of another player",
        (START, star(SECOND, "bank 1").replace("bank 1\n", "bank 1 seat=2\n")),
        breaks("bank-marker-elsewhere", "535.11(c)"),
    ),
    Case(
        "markers recorded sometimes",
        (START, SECOND),
        missing=(("bank-marker-not-placed", "the markers placed"),),
        never=("marker-placed",),
        about=("bank-marker-not-placed",),
    ),
    Case(
        "nothing confirmed",
        (START, STARRED.replace("*{", "**{").replace("check 1 100000\n", "")),
        (
            Finds("bank-last-wager-not-confirmed", "535.11(d)"),
            Finds("bank-chips-not-confirmed", "535.11(d)"),
        ),
    ),
    Case(
        "confirmations recorded sometimes",
        (START, SECOND.replace("check 1 100000\n", "")),
        missing=(("bank-chips-not-confirmed", "what the dealer confirms"), ("bank-chips-not-sufficient", CHIPS)),
        undeclared=("bank-checked",),
    ),
    Case(
        "a bank who placed no wager in the last round without a bank",
        (plain(without(1)), STARRED),
        breaks("bank-without-last-wager", "535.11(d)(1)"),
        about=("bank-without-last-wager",),
    ),
    Case(
        "a bank whose wager was in a round with a bank",
        (
            plain(without(1)),
            banked(2, {1: 1000, 4: 1000, 6: 1000}, 1000),
            star(banked(1, {4: 1000, 6: 1000}, 1000), '{"kind": "bank",'),
        ),
        breaks("bank-without-last-wager", "535.11(d)(1)"),
        about=("bank-without-last-wager",),
    ),
    Case(
        "a bank whose last wager was in a round that was void",
        (START.replace("bet 1 1000\n", ""), 'bet 1 1000\nbegin 236\n{"kind": "void-round"}\nreturn 1 1000', STARRED),
        breaks("bank-last-wager-by-void-round", "535.11(d)(1)", noted=True),
        about=("bank-last-wager-by-void-round", "bank-without-last-wager"),
    ),
    Case(
        "chips for all but a cent",
        (START, star(banked(1, {2: 5000, 4: 2500}, 1000, chips=7499), "check")),
        breaks("bank-chips-not-sufficient", "535.11(d)(2)"),
    ),
    Case(
        "chips for the players and not for the dealer, who is none",
        (START, banked(1, {2: 5000, 4: 2500}, 1000, chips=7500)),
        keeps=("bank-chips-not-sufficient", "bank-chips-short-by-one-count"),
    ),
    Case(
        "chips for all",
        (START, banked(1, {2: 5000, 4: 2500}, 1000, chips=8500)),
        keeps=("bank-chips-not-sufficient", "bank-chips-short-by-one-count"),
    ),
    Case(
        "chips for half of a co-banked round",
        (START, star(banked(1, {2: 5000, 4: 2500}, covered=True, chips=3750), "check")),
        breaks("bank-chips-short-by-one-count", "535.11(d)(2)", noted=True),
    ),
    Case(
        "chips for less than half of a co-banked round",
        (START, star(banked(1, {2: 5000, 4: 2500}, covered=True, chips=3749), "check")),
        breaks("bank-chips-not-sufficient", "535.11(d)(2)"),
    ),
    Case(
        "a wager raised after the chips were counted",
        (
            START,
            star(
                banked(1, {2: 5000, 4: 2500}, 1000, chips=6500)
                .replace("bet 2 5000\n", "bet 2 3000\n")
                .replace("begin", '{"kind": "wager-changed", "wager": 2, "cents": 5000}\nbegin'),
                "check",
            ),
        ),
        breaks("bank-chips-short-by-one-count", "535.11(d)(2)", noted=True),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()


def test_nobody_is_offered_the_bank() -> None:
    """A round without any offer, where a wager covers the others', and where none does, the counting recorded or not."""
    cases = (
        (RICH, ("bank-checked",), "bank-not-offered", False),
        (BETS, ("bank-checked",), "bank-not-offered-chips-unknown", True),
        (BETS, (), "bank-not-offered", False),
    )
    for bets, undeclared, rule, noted in cases:
        lines, _ = table(START, plain(bets), undeclared=undeclared)
        lines.insert(0, '{"table": "PG-1", "seq": 0, "kind": "records", "what": "spread", "by": "always"}')
        found = [one for one in replay(lines, FILED).findings if one.rule.startswith("bank-not-offered")]
        assert [(one.rule, one.citation, one.outcome is Outcome.REVIEW) for one in found] == [
            (rule, "535.11(c)", noted)
        ]


@pytest.mark.parametrize(("beside", "found"), [("of 4", []), ("", ["bank-not-offered"])])
def test_no_offer_where_the_last_player_asked_first_has_two_areas_or_another_sits_beside(
    beside: str, found: list[str]
) -> None:
    """The next first offer goes to a player to the right, where there is one: seat 5, but not seat 4's second area."""
    bets = plain({4: 1000, 5: 9000}).replace("bet 5 9000", f"bet 5 9000 {beside}")
    offers = "offer 4" if beside else "offer 4\noffer 5"
    lines, _ = table(bets, bets.replace("begin", f"{offers}\nbegin"), bets)
    lines.insert(0, '{"table": "PG-1", "seq": 0, "kind": "records", "what": "spread", "by": "always"}')
    report = replay(lines, FILED)
    assert [one.rule for one in report.findings if one.rule.startswith("bank-not-offered")] == found


def test_the_round_that_the_rotation_leaves_to_the_dealer() -> None:
    """§ 535.11(c): where the first offer has come to the last player, a round without an offer may follow."""
    lines, _ = table(START, plain({1: 1000, 6: 1000}).replace("begin", "offer 6\nbegin"), START)
    report = replay(lines, FILED)
    assert [one.rule for one in report.findings if one.rule.startswith("bank-not-offered")] == []
    assert report.tally("bank-not-offered").judged == 0


def test_an_offer_accepted_by_one_who_may_not_be_the_bank() -> None:
    """§ 535.11(d): the dealer finds that he may not be; the round is played against the dealer, and that is lawful."""
    accepted = '{"kind": "bank-offered", "what": "accepted", "seat": 1, "player": "P1"}'
    text = START.replace("begin", f"{accepted}\noffer 2\noffer 4\noffer 6\nbegin")
    Case("", (START, text), spared=("bank-at-start-of-game",)).holds()
