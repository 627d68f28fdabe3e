"""§ 545.5(a) and (b), § 545.9(d) and § 545.10 in play: who shuffles, the cut and the end of shoes, players who turn cards."""

import json

import pytest

from tests.chapters.ch545_baccarat.curators import (
    BETS,
    DEALER,
    DECLARED,
    DOWN,
    SAID,
    SHOWN,
    THREE,
    TURNED,
    WON,
    between,
    case,
    curator,
    marked,
    noted,
    offered,
    opening,
)
from tests.games.baccarat.cases import Case, Finds, breaks, event_of, replay

DEALERS = """
{"kind": "dealer-arrives", "by": "dealer:D1"}
{"kind": "dealer-arrives", "by": "dealer:D2"}
shuffle opening by=dealer:D1
"""


@pytest.mark.parametrize("both", [True, False])
def test_each_dealer_shuffles(both: bool) -> None:
    second = "shuffle opening by=dealer:D2\n" if both else ""
    rest = THREE.replace("shuffle opening\n", DEALERS + second)
    case(
        "shuffled by each or one",
        WON if both else marked(WON),
        started=rest,
        finds=() if both else noted("dealer-did-not-shuffle", "545.5(a)"),
        keeps=("dealer-did-not-shuffle",) if both else (),
    ).holds()


@pytest.mark.parametrize(
    ("rows", "both"),
    [
        ("{D1}{D2}{wash}{stack}{D1}", False),
        ("{D1}{wash}{stack}{D1}{D2}", True),
        ("{wash}{D1}{stack}{D2}", True),
        ("{wash}{stack}{D1}{stack}{D2}", True),
    ],
)
def test_each_dealer_shuffles_the_cards_that_were_washed_and_stacked(rows: str, both: bool) -> None:
    """Where not every stack is recorded, one after a shuffle does not tell that there was none before."""
    one = "shuffle opening by=dealer:D1\n"
    washed, stacked = (f'{{"kind": "{kind}"}}\n' for kind in ("wash", "stack"))
    steps = rows.format(D1=one, D2=one.replace("D1", "D2"), wash=washed, stack=stacked)
    case(
        "washed before or after a shuffle",
        WON if both else marked(WON),
        started=THREE.replace("shuffle opening\n", DEALERS.replace(one, steps)),
        finds=() if both else noted("dealer-did-not-shuffle", "545.5(a)"),
        keeps=("dealer-did-not-shuffle",) if both else (),
    ).holds()


def test_a_shuffle_by_nobody_in_particular_is_not_checkable() -> None:
    fact = "which dealers were at the table, and who shuffled"
    case("who shuffled is not told", WON, missing=(("dealer-did-not-shuffle", fact),)).holds()


@pytest.mark.parametrize(
    ("first", "finds"),
    [
        (5, noted("later-cut-begun", "545.5(b)")),
        (3, noted("later-cut-begun", "545.5(b)")),
        (1, breaks("cut-not-to-highest-number", "545.5(b)")),
    ],
)
def test_the_cut_of_a_later_shoe_begins_with_the_highest_number_or_the_last_curator(
    first: int, finds: tuple[Finds, ...]
) -> None:
    later = between("shuffle", f"*offer {first} accepted", f"cut {first} 100", "insert 20", "load")
    Case(
        "a later shoe",
        (WON, later, WON),
        finds,
        filing=DOWN,
        chapter="545",
        dealing="players",
        declared=DECLARED,
        opening=THREE,
        only=("later-cut-begun", finds[0].rule),
    ).holds()


FIVE = opening(offered(1, "refused"), offered(3, "refused"), offered(5, "accepted"), curator(5))


@pytest.mark.parametrize(
    ("started", "left", "first", "accused"),
    [
        pytest.param(DEALER, "", 5, False, id="the dealer was, highest number"),
        pytest.param(DEALER, "", 3, True, id="the dealer was, another"),
        pytest.param(THREE, "leave 3", 5, False, id="gone, highest number"),
        pytest.param(THREE, "leave 3", 1, False, id="gone, next to his place"),
        pytest.param(FIVE, "leave 5", 3, False, id="the highest is gone"),
        pytest.param(FIVE, "leave 5", 1, True, id="the highest is gone, another"),
        pytest.param(THREE, "leave 5", 3, True, id="there and now the highest but one who came"),
    ],
)
def test_the_cut_of_a_later_shoe_without_the_last_curator(started: str, left: str, first: int, accused: bool) -> None:
    """§ 545.5(b): neither the highest number nor the player next to the last curator's place is accused."""
    arrives = "arrive 7" if left == "leave 5" and started == THREE else ""
    later = between(
        left,
        arrives,
        "shuffle",
        f"{'*' if accused else ''}offer {first} accepted",
        f"cut {first} 100",
        "insert 20",
        "load",
    )
    Case(
        "a later shoe",
        (WON, later, WON),
        noted("later-cut-begun", "545.5(b)") if accused else (),
        keeps=() if accused else ("later-cut-begun",),
        filing=DOWN,
        chapter="545",
        dealing="players",
        declared=DECLARED,
        opening=started,
        only=("later-cut-begun", "cut-not-to-highest-number"),
    ).holds()


def test_a_shoe_is_a_later_one_also_where_the_rounds_of_its_cards_are_not_told() -> None:
    later = between("shuffle", "offer 3 accepted", "cut 3 100", "insert 20", "load")
    opening = Case("", (WON, later, WON), chapter="545", dealing="players", declared=DECLARED, opening=THREE)
    rows = [json.loads(line) for line in opening.log()[0]]
    untold = [{name: cell for name, cell in row.items() if row["kind"] != "deal" or name != "round"} for row in rows]
    report = replay(map(json.dumps, untold), DOWN)
    assert [one.rule for one in report.findings if one.rule == "cut-not-to-highest-number"] == []


COVERED = "cards KC 3D 6C 5D"


@pytest.mark.parametrize(("filed", "suffix"), [(DOWN, ""), (TURNED, "-where-players-turn")])
def test_the_end_of_a_shoe_is_open_where_players_turn_the_cards(filed: str, suffix: str) -> None:
    """The same round twice: by § 545.10(e) a violation, under the election of § 545.9(d) noted."""
    covered = WON.replace(COVERED, f"{COVERED}\n*cover dest=shoe")
    names = ("cover-card-put-back", "last-hand-not-called", "hand-after-last-hand")
    ids = [f"{name}{suffix}" for name in names]
    finds = tuple(Finds(one, "545.10(e)", noted=bool(suffix)) for one in ids)
    Case(
        "the cover card",
        (covered, marked(WON), marked(WON)),
        finds,
        filing=filed,
        chapter="545",
        dealing="players",
        declared=DECLARED,
        opening=THREE,
        only=(*names, *(f"{name}-where-players-turn" for name in names)),
    ).holds()


@pytest.mark.parametrize(("filed", "suffix"), [(DOWN, ""), (TURNED, "-where-players-turn")])
def test_the_order_of_third_cards_is_open_where_players_turn_the_cards(filed: str, suffix: str) -> None:
    drawn = f"{BETS}\n{SAID}\ncards KC KD 2C 2D\n{SHOWN}\n*banker 4D\nplayer 4S\nresult tie"
    name = "banker-drawn-before-player"
    Case(
        "the Banker's third card first",
        (drawn,),
        (Finds(f"{name}{suffix}", "545.10(c)", noted=bool(suffix)),),
        filing=filed,
        chapter="545",
        dealing="players",
        declared=DECLARED,
        opening=THREE,
        only=(name, f"{name}-where-players-turn"),
    ).holds()


def test_findings_are_noted_under_the_election_however_little_room_is_made_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    covered = WON.replace(COVERED, f"{COVERED}\ncover dest=shoe")
    lines, _ = case("", covered, WON, WON, filed=TURNED).log()
    found = [(one.rule, event_of(one)) for one in replay(lines, TURNED).findings]
    assert "hand-after-last-hand-where-players-turn" in {rule for rule, _ in found}
    monkeypatch.setattr("validator.games.rounds.run.ROOM", (1, len(lines)))
    assert [(one.rule, event_of(one)) for one in replay(lines, TURNED).findings] == found
