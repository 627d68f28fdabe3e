"""§ 545.5(a) and (b), § 545.7, § 545.9(b) and (c), § 545.10 and § 545.14 in play: the curator and the dealers."""

import json

import pytest

from tests.chapters.ch545_baccarat.curators import (
    BETS,
    BY_PLAYER,
    CHANGED,
    DEALER,
    DECLARED,
    DOWN,
    DRAW,
    DRAWN,
    LOST,
    OFFERS,
    REFILLED,
    REOPENED,
    SAID,
    SEATS,
    SHOWN,
    THREE,
    TIED,
    TURNED,
    WON,
    between,
    case,
    curator,
    marked,
    noted,
    offered,
    opening,
    passed,
)
from tests.games.baccarat.cases import Case, breaks, replay
from tests.games.counted import counted, worded

CASES = (
    case(
        "offered from seat one on, accepted by seat three",
        WON,
        keeps=(
            "shoe-not-offered-to-seat-one",
            "shoe-offered-out-of-turn",
            "curator-did-not-accept",
            "shoe-not-offered",
            "cards-not-called",
            "cards-called-early",
            "initial-card-dealt-by-another",
        ),
    ),
    case(
        "the first shoe offered past seat one",
        WON,
        started=opening(f"*{offered(3, 'accepted')}", curator(3)),
        finds=breaks("shoe-not-offered-to-seat-one", "545.7(b)"),
    ),
    case(
        "the first shoe offered past seat one, who does not wager in the round that follows",
        WON.replace("bet 1p 2000\n", ""),
        started=opening(f"*{offered(3, 'accepted')}", curator(3)),
        finds=noted("shoe-not-offered-to-player-without-wager", "545.7(b)"),
    ),
    case(
        "the offers are not always recorded",
        WON,
        started=opening(offered(3, "accepted"), curator(3)),
        missing=(("shoe-not-offered-to-seat-one", SEATS), ("shoe-not-offered", OFFERS)),
        undeclared=("shoe-offered",),
    ),
    *(
        case(
            f"a second new shoe before any round, offered from seat one on once more, {name}",
            WON,
            started=opening(offered(1, "refused"), *accepted, *again, offered(1, "accepted"), curator(1)),
            keeps=("later-shoe-not-offered-from-seat-one" if accepted else "shoe-not-offered-to-seat-one",),
        )
        for name, accepted, again in (
            ("it had a curator", (offered(3, "accepted"), curator(3)), REFILLED),
            ("it had none yet", (), REFILLED),
            ("of preshuffled cards", (offered(3, "accepted"), curator(3)), CHANGED),
        )
    ),
    case(
        "a second new shoe before any round, offered to the right of who accepted the first",
        WON,
        started=opening(
            *(offered(1, "refused"), offered(3, "accepted"), curator(3), *REFILLED),
            *(f"*{offered(5, 'accepted')}", curator(5)),
        ),
        finds=noted("later-shoe-not-offered-from-seat-one", "545.7(b)"),
    ),
    case(
        "the shoe given up before any round",
        WON,
        started=opening(
            *(offered(1, "refused"), offered(3, "accepted"), curator(3), passed(3, "voluntary")),
            *(offered(5, "accepted"), curator(5)),
        ),
        keeps=("passed-shoe-not-offered-to-the-right",),
    ),
    case(
        "a later shoe of a table that had no curator offered past seat one and past seat three",
        marked(WON),
        between("shuffle", "load", f"*{offered(3, 'refused')}", "first 3C 3"),
        WON,
        between("shuffle", "load", offered(1, "refused"), f"*{offered(5, 'refused')}", "first 3C 3"),
        WON,
        started=opening(),
        finds=(
            *breaks("shoe-not-offered", "545.7(b)"),
            *breaks("shoe-not-offered-to-seat-one", "545.7(b)"),
            *breaks("shoe-offered-out-of-turn", "545.7(b)"),
        ),
    ),
    case(
        "kept after a void round in which the Banker's Hand was behind",
        f"{BETS}\n{SAID}\ncards 9C 3D KC 5D\nturn player\nturn banker\nempty\nvoid",
        between("shuffle", "load", "first 3C 3"),
        WON.replace("cards ", "cards **"),
        started=THREE,
        finds=(*noted("shoe-kept-after-void-round", "545.14(a)(1)"), *noted("later-shoe-not-offered", "545.7(b)")),
    ),
    case(
        "the first shoe never offered",
        marked(WON),
        started=opening(),
        finds=breaks("shoe-not-offered", "545.7(b)"),
    ),
    case(
        "another than who accepted becomes the curator",
        WON,
        started=opening(offered(1, "refused"), offered(3, "accepted"), f"*{curator(5)}"),
        finds=breaks("curator-did-not-accept", "545.7(c)"),
    ),
    case(
        "who accepted has the dealer act",
        WON.replace(SAID, ""),
        started=opening(offered(1, "accepted"), curator(0)),
        spared=("cards-not-called",),
    ),
    case("nobody accepts, the dealer acts", WON, started=DEALER.replace(curator(0), curator(0))),
    case(
        "kept after the Banker's Hand won, and after a tie",
        WON,
        TIED,
        WON,
        spared=("shoe-kept-after-bankers-loss",),
    ),
    case(
        "kept by a player after the Banker's Hand lost",
        LOST,
        marked(WON),
        finds=breaks("shoe-kept-after-bankers-loss", "545.14(a)(1)"),
    ),
    case(
        "the passing of the shoe is not always recorded",
        LOST,
        WON,
        missing=(("shoe-kept-after-bankers-loss", "who was the curator, and a record of every passing of the shoe"),),
        undeclared=("shoe-passed",),
    ),
    case(
        "kept by the dealer after the Banker's Hand lost",
        LOST,
        marked(WON),
        started=DEALER,
        finds=noted("shoe-kept-by-dealer-after-bankers-loss", "545.14(a)(1)"),
    ),
    case(
        "passed to the right",
        LOST,
        between(passed(3), offered(5, "accepted"), curator(5)),
        WON,
        keeps=("passed-shoe-not-offered-to-the-right", "new-curator-did-not-accept"),
    ),
    case(
        "dealt on by who had to pass it, after all had refused",
        LOST,
        between(passed(3), offered(5, "refused"), offered(1, "refused")),
        f"{BETS}\n{SAID}\n*{BY_PLAYER % 3}",
        finds=breaks("shoe-kept-after-bankers-loss", "545.14(a)(1)"),
    ),
    case(
        "dealt by the one to whom it was offered, whom no row makes the curator, and passed to his right",
        LOST,
        between(passed(3), offered(5, "accepted")),
        LOST,
        between('{"kind": "shoe-passed", "what": "banker-lost"}', offered(1, "accepted"), curator(1)),
        WON,
        keeps=("passed-shoe-not-offered-to-the-right", "new-curator-did-not-accept"),
    ),
    case(
        "passed to the left",
        LOST,
        between(passed(3), f"*{offered(1, 'accepted')}", curator(1)),
        WON,
        finds=breaks("passed-shoe-not-offered-to-the-right", "545.14(b)"),
    ),
    case(
        "passed on around the table",
        LOST,
        between(passed(3), offered(5, "refused"), offered(1, "accepted"), curator(1)),
        WON,
        keeps=("passed-shoe-not-offered-in-turn", "shoe-back-to-who-passed-it"),
    ),
    case(
        "back to the one who had to pass it before all were asked",
        LOST,
        between(passed(3), offered(5, "refused"), f"*{offered(3, 'accepted')}", f"*{curator(3)}"),
        WON,
        finds=(
            *breaks("passed-shoe-not-offered-in-turn", "545.14(b)"),
            *noted("shoe-back-to-who-passed-it", "545.14(b)"),
        ),
    ),
    case(
        "back to him after all had refused",
        LOST,
        between(passed(3), offered(5, "refused"), offered(1, "refused"), offered(3, "accepted"), f"*{curator(3)}"),
        WON,
        finds=noted("shoe-back-to-who-passed-it", "545.14(b)"),
    ),
    case(
        "back by his own choice",
        WON,
        between(
            passed(3, "voluntary"), offered(5, "refused"), offered(1, "refused"), offered(3, "accepted"), curator(3)
        ),
        WON,
        keeps=("shoe-back-to-who-passed-it",),
    ),
    case(
        "another than who accepted becomes the new curator",
        LOST,
        between(passed(3), offered(5, "accepted"), f"*{curator(1)}"),
        WON,
        finds=breaks("new-curator-did-not-accept", "545.14(b)"),
    ),
    case(
        "the dealer takes the shoe before all were asked",
        LOST,
        between(passed(3), offered(5, "refused"), f"*{curator(0)}"),
        WON,
        finds=breaks("dealer-curator-unoffered", "545.7(d)(2)"),
    ),
    case(
        "the dealer takes the shoe after all were asked",
        LOST,
        between(passed(3), offered(5, "refused"), offered(1, "refused"), curator(0)),
        WON,
        keeps=("dealer-curator-unoffered",),
    ),
    case(
        "a curator who leaves",
        WON,
        between("leave 3", offered(5, "accepted"), curator(5)),
        WON.replace("bet 3b 10000\n", ""),
        keeps=("passed-shoe-not-offered-to-the-right",),
    ),
    case(
        "a new shoe with the curator before",
        WON,
        between("shuffle", "cut dealer 100", "insert 20", "load", "first 3C 3"),
        marked(WON),
        finds=noted("later-shoe-not-offered", "545.7(b)"),
    ),
    case(
        "a new shoe offered to the curator's right",
        WON,
        between("shuffle", "load", f"*{offered(5, 'accepted')}", curator(5), "first 3C 3"),
        WON,
        finds=noted("later-shoe-not-offered-from-seat-one", "545.7(b)"),
    ),
    case(
        '"cards" is not called',
        marked(WON.replace(SAID, "")),
        finds=breaks("cards-not-called", "545.9(b)"),
    ),
    case(
        '"cards" is called before "no more bets"',
        WON.replace(f"close\n{SAID}", f"*{SAID}\nclose"),
        finds=breaks("cards-called-early", "545.9(b)"),
    ),
    case(
        "told to deal a third card",
        DRAWN % DRAW,
        keeps=("third-card-without-instruction", "third-card-instructed-wrongly", "third-card-dealt-by-another"),
    ),
    case(
        "not told to deal a third card",
        (DRAWN % "").replace("player 4D", "*player 4D"),
        finds=breaks("third-card-without-instruction", "545.10(b)"),
    ),
    case(
        "not told, where players turn the cards",
        (DRAWN % "").replace("player 4D", "*player 4D"),
        finds=noted("turned-third-card-without-instruction", "545.10(b)"),
        filed=TURNED,
    ),
    case(
        "told to deal where the hand stays",
        WON.replace(SHOWN, f"{SHOWN}\n*{DRAW}"),
        finds=breaks("third-card-instructed-wrongly", "545.10(b)"),
    ),
    case(
        "third card by the dealer",
        (DRAWN % DRAW).replace("player 4D", "*player 4D by=dealer"),
        finds=breaks("third-card-dealt-by-another", "545.10(c)"),
    ),
    case(
        "third card by the dealer, where players turn the cards",
        (DRAWN % DRAW).replace("player 4D", "*player 4D by=dealer"),
        finds=noted("turned-third-card-dealt-by-another", "545.9(d)(4)"),
        filed=TURNED,
    ),
    case(
        "third card by the dealer, who is the curator",
        (DRAWN % DRAW).replace("player 4D", "player 4D by=dealer"),
        started=DEALER,
        keeps=("third-card-dealt-by-another",),
    ),
    case(
        "an initial card by another player",
        f"{BETS}\n{SAID}\n*{BY_PLAYER % 5}",
        finds=breaks("initial-card-dealt-by-another", "545.9(c)"),
    ),
    case(
        "an initial card by the curator under his name",
        f"{BETS}\n{SAID}\n{BY_PLAYER % 3}",
        keeps=("initial-card-dealt-by-another",),
    ),
)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_the_curator(one: Case) -> None:
    one.holds()


LEFT_SOMEWHERE = '{"kind": "player-leaves", "player": "P9"}'
"""Somebody leaves, from which position is not told."""

KEPT_OFFERS = (
    case(
        "the dealer gives up the shoe, whose right nobody is at",
        WON,
        between(passed(0), offered(1, "accepted"), curator(1)),
        WON,
        started=DEALER,
        spared=("passed-shoe-not-offered-to-the-right",),
    ),
    case(
        "offered to the dealer's own place",
        WON,
        started=opening(offered(0, "refused"), offered(3, "accepted"), curator(3)),
        missing=(("shoe-not-offered-to-seat-one", SEATS),),
        spared=("shoe-offered-out-of-turn",),
    ),
    case(
        "another than who accepted, but who else left is not told",
        LOST,
        between(passed(3), LEFT_SOMEWHERE, offered(5, "accepted"), curator(1)),
        WON,
        missing=(("new-curator-did-not-accept", OFFERS),),
    ),
    case(
        "dealt under a name where the curator's is not told",
        f"{BETS}\n{SAID}\n{BY_PLAYER % 5}",
        started=opening(offered(1, "refused"), offered(3, "accepted"), '{"kind": "curator", "seat": 3}'),
        keeps=("initial-card-dealt-by-another",),
    ),
    case(
        "the curator before is named again, and then a new shoe offered to his right",
        WON,
        between("shuffle", "load", curator(3), f"*{offered(5, 'accepted')}", curator(5), "first 3C 3"),
        WON,
        finds=noted("later-shoe-not-offered-from-seat-one", "545.7(b)"),
    ),
    case(
        "who accepted once more offers the new shoe to his right",
        WON,
        between(
            *("shuffle", "load", offered(1, "refused"), offered(3, "accepted"), curator(3)),
            *(offered(5, "accepted"), curator(5), "first 3C 3"),
        ),
        WON,
        keeps=("passed-shoe-not-offered-to-the-right",),
    ),
    case(
        "dealt by one who had refused, after all had",
        LOST,
        between(passed(3), offered(5, "refused"), offered(1, "refused")),
        f"{BETS}\n{SAID}\n**{BY_PLAYER % 5}",
        finds=(
            *breaks("new-curator-did-not-accept", "545.14(b)"),
            *breaks("initial-card-dealt-by-another", "545.9(c)"),
        ),
    ),
    case(
        "who accepted the first shoe deals it, though no row makes him the curator",
        WON,
        started=opening(offered(1, "refused"), offered(3, "accepted")),
        keeps=("cards-not-called", "initial-card-dealt-by-another"),
    ),
    case(
        "the curator leaves after the Banker's Hand lost, and the shoe is offered to nobody",
        LOST,
        between("leave 3"),
        marked(WON),
        finds=breaks("passed-shoe-not-offered", "545.14(b)"),
        spared=("shoe-kept-after-bankers-loss",),
    ),
    case(
        "told to deal, but no card was ever seen",
        f"{BETS}\n{SAID}\ncards KC 7D 2C KD\n{DRAW}",
        missing=(("third-card-instructed-wrongly", "the cards of the hands"),),
    ),
    case(
        "the table is closed and opened again, and seat one accepts",
        WON,
        between('{"kind": "table-close"}', '{"kind": "table-open", "what": "545"}', *REOPENED),
        WON,
        keeps=("shoe-back-to-who-passed-it",),
    ),
)


@pytest.mark.parametrize("one", KEPT_OFFERS, ids=lambda one: one.name)
def test_what_is_known_of_the_curator(one: Case) -> None:
    one.holds()


WITHOUT_WAGER = "shoe-not-offered-to-player-without-wager"


def test_the_first_of_those_passed_over_is_named_who_have_no_wager_in_the_coming_round() -> None:
    alone = WON.replace("bet 1p 2000\n", "").replace("bet 5p 5000\n", "")
    taken = opening(offered(3, "refused"), "arrive 1", curator(0)).replace("arrive 1\n", "", 1)
    report = replay(case("", alone, started=taken).log()[0], DOWN)
    assert report.tally("dealer-curator-unoffered").passed == 1
    assert worded(report, WITHOUT_WAGER) == ["the shoe was offered to the dealer; it was the turn of seat 1"]


def test_who_deals_after_all_had_refused_is_named_by_his_seat() -> None:
    dealt = f"{BETS}\n{SAID}\n{BY_PLAYER % 5}"
    refused = between(passed(3), offered(5, "refused"), offered(1, "refused"))
    report = replay(case("", LOST, refused, dealt).log()[0], DOWN)
    assert worded(report, "new-curator-did-not-accept") == [
        "seat 5 became the curator without having been the first to accept the shoe"
    ]


def test_a_card_of_no_round_begins_none_though_it_be_the_first_row_of_a_file() -> None:
    lines = case("", WON).log()[0]
    dealt = {"table": "MB-1", "seq": len(lines) + 1, "at": json.loads(lines[-1])["at"], **json.loads(BY_PLAYER % 3)}
    report = replay(lines, DOWN, goes_on=[json.dumps(dealt)])
    assert counted(report, "cards-not-called") == "1 passed"
    assert counted(report, "shoe-kept-after-bankers-loss") == "1 not applicable"


def test_who_plays_next_is_not_known_at_the_end_of_the_log() -> None:
    ended = case(
        "",
        WON.replace("bet 5p 5000\n", ""),
        between("shuffle", "load", offered(1, "refused"), offered(3, "refused"), curator(0)),
    )
    report = replay(ended.log()[0], DOWN)
    assert counted(report, "dealer-curator-unoffered") == f"1 lacks: {SEATS}"
    assert counted(report, WITHOUT_WAGER) == f"4 passed, 1 lacks: {SEATS}"


def test_whether_cards_was_called_early_is_not_asked_where_no_more_bets_is_not_told() -> None:
    unclosed = Case(
        "", (WON,), chapter="545", dealing="players", declared=DECLARED, opening=THREE, never=("no-more-bets",)
    )
    report = replay(unclosed.log()[0], DOWN)
    assert counted(report, "cards-not-called") == "1 passed"
    assert counted(report, "cards-called-early") == "never"
