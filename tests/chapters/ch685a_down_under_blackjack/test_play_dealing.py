"""§§ 685a.2(a), 685a.3(a) and (b)(1), 685a.4(e), 685a.6, 685a.7(d)(1) and (e) in play: decks, wagers and the deal."""

from collections.abc import Mapping

import pytest

from tests.chapters.ch685a_down_under_blackjack.down_under import NOTHING, case, filed, finding
from tests.games.blackjack.cases import Case, Finds
from tests.games.blackjack.playlog import found, replay
from tests.games.blackjack.playrows import judged, said

PLAIN = "bet 1 2000\ncards 1 TS 9D / dealer 6H 9C\nrange medium\n1 stand\nturn\ndealer 5S 20\ncollect 1 2000\nclear"


def one(
    name: str,
    *rounds: str,
    finds: tuple[Finds, ...] = (),
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    changed: Mapping[str, str] = NOTHING,
) -> Case:
    """A case of some rounds."""
    return case(name, *rounds, finds=finds, keeps=keeps, missing=missing, changed=changed)


def deal(*cards: str) -> str:
    """Rows that deal ``hand:card`` in this order, a card marked ``v`` face down; ``*`` before one marks it."""
    rows = []
    for card in cards:
        mark = card[: len(card) - len(card.lstrip("*"))]
        hand, rank = card.lstrip("*").split(":")
        face = "down" if rank.endswith("v") else "up"
        rows.append(
            f'{mark}{{"kind": "deal", "hand": {hand}, "seat": {hand}, "card": "{rank.rstrip("v")}", "face": "{face}",'
            ' "source": "shoe"}'
        )
    return "\n".join(rows)


def two(*cards: str) -> str:
    """A round of two players of 19 and 18 against 20, its cards dealt in this order."""
    return (
        f"bet 1 2000\nbet 2 1000\n{deal(*cards)}\nrange medium\n1 stand\n2 stand\nturn 9C\ndealer 5S 20\ncollect 2 1000\n"
        "collect 1 2000\nclear"
    )


def received(*decks: str) -> str:
    """Decks received, ``back:number`` each, before the first round."""
    rows = (one.split(":") for one in decks)
    return "between\n" + "\n".join(
        '{"kind": "decks"' + (f', "back": "{back}"' if back else "") + (f', "n": {number}' if number else "") + "}"
        for back, number in rows
    )


COUNTED = 'between\n{{"kind": "count-check", "n": 311, "what": "{}"}}{}'
BATCHES = {
    "cards_shuffler": "automated",
    "cards__batches": "[{decks: 6, back: red}, {decks: 6, back: blue}]",
}
SHORT = finding("counted-short-and-dealt", "7(d)(1)")

CASES = (
    # 7(e)
    one(
        "first cards, the dealer, second cards, the hole card",
        two("1:TS", "2:TC", "0:6H", "1:9D", "2:8D", "0:9Cv"),
        keeps=(
            "deal-out-of-turn",
            "card-to-box-without-wager",
            "first-card-face-down",
            "up-card-face-down",
            "up-card-out-of-turn",
            "second-card-face-down",
            "second-card-out-of-turn",
            "hole-card-face-up",
            "hole-card-out-of-turn",
            "dealer-card-made-up-late",
            "dealer-cards-not-made-up",
            "too-many-positions-dealt",
        ),
    ),
    one(
        "from the right",
        two("2:TC", "*1:TS", "0:6H", "1:9D", "2:8D", "0:9Cv"),
        finds=(finding("deal-out-of-turn", "7(e)"),),
    ),
    one(
        "a first card face down",
        two("*1:TSv", "2:TC", "0:6H", "1:9D", "2:8D", "0:9Cv"),
        finds=(finding("first-card-face-down", "7(e)(1)"),),
    ),
    one(
        "the up card face down",
        two("1:TS", "2:TC", "*0:6Hv", "1:9D", "2:8D", "0:9Cv"),
        finds=(finding("up-card-face-down", "7(e)(2)"),),
    ),
    one(
        "the up card too early",
        two("1:TS", "*0:6H", "2:TC", "1:9D", "2:8D", "0:9Cv"),
        finds=(finding("up-card-out-of-turn", "7(e)(2)"),),
    ),
    one(
        "a second card before a first",
        two("1:TS", "1:9D", "*2:TC", "*0:6H", "2:8D", "0:9Cv"),
        finds=(finding("second-card-out-of-turn", "7(e)(3)"), finding("up-card-out-of-turn", "7(e)(2)")),
    ),
    one(
        "a second card face down",
        two("1:TS", "2:TC", "0:6H", "*1:9Dv", "2:8D", "0:9Cv"),
        finds=(finding("second-card-face-down", "7(e)(3)"),),
    ),
    one(
        "the hole card face up",
        two("1:TS", "2:TC", "0:6H", "1:9D", "2:8D", "*0:9C").replace("turn 9C\n", ""),
        finds=(finding("hole-card-face-up", "7(e)(4)"),),
    ),
    one(
        "the hole card too early",
        two("1:TS", "2:TC", "0:6H", "1:9D", "*0:9Cv", "2:8D"),
        finds=(finding("hole-card-out-of-turn", "7(e)(4)"),),
    ),
    one(
        "the hole card after an additional card",
        "bet 1 2000\n"
        + deal("1:5S", "0:6H", "1:4D")
        + "\n1 hit TC\n"
        + deal("*0:9Cv")
        + "\nrange medium\n1 stand\nturn 9C\ndealer 5S 20\ncollect 1 2000\nclear",
        finds=(finding("dealer-card-made-up-late", "7(e)(4)"),),
    ),
    one(
        "no hole card at all",
        "bet 1 2000\n" + deal("1:TS", "0:6H", "1:9D") + "\n1 stand\ncollect 1 2000\nclear\n*end",
        finds=(finding("dealer-cards-not-made-up", "7(e)(4)"),),
    ),
    one(
        "a card to a box without a wager, which is played",
        two("1:TS", "2:TC", "0:6H", "1:9D", "2:8D", "0:9Cv")
        .replace("bet 2 1000\n", "")
        .replace("collect 2 1000\n", "")
        .replace("2 stand", '*{"kind": "choice", "hand": 2, "seat": 2, "what": "stand"}')
        .replace(
            '{"kind": "deal", "hand": 2, "seat": 2, "card": "TC"',
            '*{"kind": "deal", "hand": 2, "seat": 2, "card": "TC"',
        ),
        finds=(finding("card-to-box-without-wager", "7(e)(1)"), finding("hand-played-without-blackjack-wager", "6(d)")),
    ),
    # 2(a)
    one(
        "six positions",
        "\n".join(f"bet {seat} 1000" for seat in range(1, 7))
        + "\ncards "
        + " / ".join(f"{seat} TS 9D" for seat in range(1, 7))
        + " / dealer 6H 9C\nrange medium\n"
        + "\n".join(f"{seat} stand" for seat in range(1, 7))
        + "\nturn\ndealer 5S 20\n"
        + "\n".join(f"collect {seat} 1000" for seat in range(6, 0, -1))
        + "\nclear",
        keeps=("too-many-positions-dealt",),
    ),
    one(
        "seven positions",
        "\n".join(f"{'*' * (seat == 7)}bet {seat} 1000" for seat in range(1, 8))
        + "\n"
        + deal(*(f"{'*' * (seat == 1)}{seat}:TS" for seat in range(1, 8)), "0:6H")
        + "\n"
        + deal(*(f"{seat}:9D" for seat in range(1, 8)), "0:9Cv")
        + "\nrange medium\n"
        + "\n".join(f"{seat} stand" for seat in range(1, 8))
        + "\nturn 9C\ndealer 5S 20\n"
        + "\n".join(f"collect {seat} 1000" for seat in range(7, 0, -1))
        + "\nclear",
        finds=(finding("table-with-too-many-positions", "2(a)"), finding("too-many-positions-dealt", "2(a)")),
        changed={"cards_decks": "8"},
    ),
    # 12(f)
    one(
        "no cards to a box: its wager returned",
        PLAIN.replace("bet 1 2000", "bet 1 2000\nbet 2 1000").replace("clear", "return 2 1000\nclear"),
        keeps=("box-without-cards-settled",),
    ),
    one(
        "no cards to a box: its wager collected",
        PLAIN.replace("bet 1 2000", "bet 1 2000\nbet 2 1000").replace("collect 1", "*collect 2 1000\ncollect 1"),
        finds=(finding("box-without-cards-settled", "12(f)", -1000, "P2"),),
    ),
    one(
        "no cards to a box of which the position is not known: its wager collected before others",
        PLAIN.replace(
            "bet 1 2000",
            'bet 1 2000\n{"kind": "wager", "wager": 2, "player": "P2", "hand": 2, "what": "bet", '
            '"cents": 1000, "by": "chips"}',
        ).replace("collect 1", "collect 2 1000\ncollect 1"),
        missing=(("collected-out-of-seat-order", "the position, and the direction in which positions are numbered"),),
    ),
    # 3(a) and (b)(1)
    *(
        one(
            f"{number} decks",
            received(f":{number}"),
            PLAIN,
            keeps=("decks-of-another-number",),
            changed={"cards_decks": str(number)},
        )
        for number in (4, 5, 6, 8)
    ),
    *(
        one(
            f"{number} decks, which are too few or too many",
            received(f":{number}"),
            "bet 1 2000\n"
            + deal("*1:TS", "0:6H", "1:9D", "0:9Cv")
            + "\nrange medium\n1 stand\nturn 9C\ndealer 5S 20\ncollect 1 2000\nclear",
            finds=(finding("decks-of-another-number", "3(a)"),),
        )
        for number in (3, 7, 9)
    ),
    one(
        "seven decks, received one by one",
        received(*[":1"] * 7),
        "bet 1 2000\n"
        + deal("*1:TS", "0:6H", "1:9D", "0:9Cv")
        + "\nrange medium\n1 stand\nturn 9C\ndealer 5S 20\ncollect 1 2000\nclear",
        finds=(finding("decks-of-another-number", "3(a)"),),
    ),
    one(
        "how many decks is not recorded",
        received(":"),
        PLAIN,
        missing=(("decks-of-another-number", "how many decks were received"),),
    ),
    one(
        "two batches of six",
        received("red:6", "blue:6"),
        PLAIN,
        keeps=("batch-of-another-number", "batches-received-unequal"),
        changed=BATCHES,
    ),
    one(
        "batches of six and eight",
        received("red:6", "blue:8"),
        "bet 1 2000\n"
        + deal("*1:TS", "0:6H", "1:9D", "0:9Cv")
        + "\nrange medium\n1 stand\nturn 9C\ndealer 5S 20\ncollect 1 2000\nclear",
        finds=(finding("batches-received-unequal", "3(b)(1)"),),
        changed=BATCHES,
    ),
    one(
        "batches of seven",
        received("red:7", "blue:7"),
        "bet 1 2000\n"
        + deal("*1:TS", "0:6H", "1:9D", "0:9Cv")
        + "\nrange medium\n1 stand\nturn 9C\ndealer 5S 20\ncollect 1 2000\nclear",
        finds=(finding("batch-of-another-number", "3(b)(1)"),),
        changed=BATCHES,
    ),
    # 7(d)(1)
    one("counted, and complete", COUNTED.format("complete", ""), PLAIN, keeps=("counted-short-and-dealt",)),
    one(
        "counted short, and dealt",
        COUNTED.format("short", ""),
        "bet 1 2000\n"
        + deal("*1:TS", "0:6H", "1:9D", "0:9Cv")
        + "\nrange medium\n1 stand\nturn 9C\ndealer 5S 20\ncollect 1 2000\nclear",
        finds=(SHORT,),
    ),
    one(
        "counted short, and the cards changed",
        COUNTED.format("short", '\n{"kind": "card-change", "n": 6}'),
        PLAIN,
        keeps=("counted-short-and-dealt",),
    ),
    one(
        "counted short, and reported",
        COUNTED.format("short", '\n{"kind": "notify", "by": "dealer"}'),
        PLAIN,
        keeps=("counted-short-and-dealt",),
    ),
    # 3(d): totals announced of players' hands
    one(
        "totals of players announced",
        PLAIN.replace("1 stand", "announce 1 19\n1 stand"),
        keeps=("number-card-misvalued",),
    ),
    one(
        "9 and 10 announced as 18",
        PLAIN.replace("1 stand", "*announce 1 18\n1 stand"),
        finds=(finding("number-card-misvalued", "3(d)(1)"),),
    ),
    one(
        "king and queen announced as 20",
        PLAIN.replace("TS 9D", "KS QD").replace("1 stand", "announce 1 20\n1 stand").replace("collect 1", "return 1"),
        keeps=("face-card-misvalued",),
    ),
    one(
        "king and queen announced as 22",
        PLAIN.replace("TS 9D", "KS QD").replace("1 stand", "*announce 1 22\n1 stand").replace("collect 1", "return 1"),
        finds=(finding("face-card-misvalued", "3(d)(2)"),),
    ),
    one(
        "ace and 6 announced as 7",
        PLAIN.replace("TS 9D", "AS 6D").replace("1 stand", "*announce 1 7\n1 stand"),
        finds=(finding("ace-counted-low", "3(d)(3)"),),
    ),
    one(
        "ace and 6 announced as 17",
        PLAIN.replace("TS 9D", "AS 6D").replace("1 stand", "announce 1 17\n1 stand"),
        keeps=("ace-counted-low",),
    ),
    one(
        "ace, 5 and 6 announced as 22",
        PLAIN.replace("TS 9D", "AS 5D").replace("1 stand", "1 hit 6S\n*announce 1 22\n1 stand"),
        finds=(finding("ace-counted-high", "3(d)(3)"),),
    ),
    one(
        "ace, 5 and 6 announced as 12",
        PLAIN.replace("TS 9D", "AS 5D").replace("1 stand", "1 hit 6S\nannounce 1 12\n1 stand"),
        keeps=("ace-counted-high",),
    ),
)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_decks_and_deal(one: Case) -> None:
    one.holds()


def test_a_round_before_the_chapter_took_effect() -> None:
    lines = [
        '{"table": "BJ-1", "seq": 1, "kind": "table-open", "what": "685a", "at": "2020-11-20T20:00:00-05:00"}',
        '{"table": "BJ-1", "seq": 2, "kind": "round-end", "round": 1, "at": "2020-11-20T23:59:59-05:00"}',
        '{"table": "BJ-1", "seq": 3, "kind": "round-end", "round": 2, "at": "2020-11-21T00:00:00-05:00"}',
    ]
    report = replay(lines, filed())
    assert found(report) == [("dealt-before-chapter-in-force", "685a Order (3)", 2)]
    assert report.tally("dealt-before-chapter-in-force").passed == 1


def test_a_card_removed_in_mid_round_where_the_way_of_shuffling_is_not_filed() -> None:
    rows = (
        "always wager deal shuffle cut burn\nwager wager=1 what=bet seat=1 hand=1 player=A cents=1000\ncards 1:10H 0:9C\n"
        "shoe-empty\nshuffle by=dealer what=insufficient-cards\ncut by=dealer n=40\n@x burn source=shoe dest={} face=down\n"
        "cards 1:9D 0:8S"
    )
    wrong, log = judged(rows.format("layout"), filed(cards_shuffler=""))
    rules = frozenset(("card-removed-elsewhere",))
    assert said(wrong, log, rules) == [("card-removed-elsewhere", "685a.12(e)", "x", None, "fail")]
    assert judged(rows.format("rack"), filed(cards_shuffler=""))[0].tally("card-removed-elsewhere").passed == 1
