"""§ 551.8(d) and (e), and § 551.16(l): the initial deal and the card reader."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import filed, spanish
from tests.games.blackjack.cases import Case, breaks
from tests.games.blackjack.playrows import judged, said
from tests.said import play_rules

RULES = frozenset(
    rule
    for rule in play_rules(
        "551",
        "play_dealing",
        "blackjack.card_reader",
        also=(
            "box-without-cards-not-returned",
            "box-without-cards-settled",
            "card-to-box-without-wager",
            "deal-out-of-turn",
            "first-card-face-down",
            "hole-card-face-up",
            "hole-card-out-of-turn",
            "second-card-face-down",
            "second-card-out-of-turn",
            "up-card-face-down",
            "up-card-out-of-turn",
        ),
    )
    if not rule.startswith("box-without-cards")
)
BETS = (
    "- positions what=clockwise n=6\nalways deal wager choice peek expose verify\n"
    "wager wager=1 what=spanish-21 seat=1 hand=1 player=A cents=1000\n"
    "wager wager=2 what=spanish-21 seat=2 hand=2 player=B cents=1000\n"
)

ORDERS: tuple[tuple[str, str, list[tuple[str, str]]], ...] = (
    ("in order", "cards 1:JH 2:9H 0:9C 1:9D 2:8D 0:KS", []),
    ("from the right", "cards 2:JH\n@x cards 1:9H\ncards 0:9C 1:9D 2:8D 0:KS", [("deal-out-of-turn", "551.8(d)")]),
    (
        "the dealer's first card too early",
        "cards 1:JH\n@x cards 0:9C\ncards 2:9H 1:9D 2:8D 0:KS",
        [("up-card-out-of-turn", "551.8(d)(2)")],
    ),
    (
        "the dealer's second card too early",
        "cards 1:JH 2:9H 0:9C 1:9D\n@x cards 0:KS\ncards 2:8D",
        [("hole-card-out-of-turn", "551.8(d)(4)")],
    ),
    (
        "a second card before the dealer's first",
        "cards 1:JH 1:9D\n@x cards 2:9H\ncards 2:8D 0:9C 0:KS",
        [("second-card-out-of-turn", "551.8(d)(3)")],
    ),
    (
        "a first card face down",
        "@x cards 1:JHv\ncards 2:9H 0:9C 1:9D 2:8D 0:KS",
        [("first-card-face-down", "551.8(d)(1)")],
    ),
    (
        "a second card face down",
        "cards 1:JH 2:9H 0:9C\n@x cards 1:9Dv\ncards 2:8D 0:KS",
        [("second-card-face-down", "551.8(d)(3)")],
    ),
    (
        "the up card face down",
        "cards 1:JH 2:9H\n@x cards 0:9Cv\ncards 1:9D 2:8D 0:KS",
        [("up-card-face-down", "551.8(d)(2)")],
    ),
    (
        "the second card face up",
        "cards 1:JH 2:9H 0:9C 1:9D 2:8D\n@x cards 0:KS^",
        [("hole-card-face-up", "551.8(d)(4)")],
    ),
    (
        "a box without a wager",
        "cards 1:JH 2:9H\n@x cards 3:5C\ncards 0:9C 1:9D 2:8D 3:5D 0:KS",
        [("card-to-box-without-wager", "551.8(d)(1)")],
    ),
)


@pytest.mark.parametrize(("name", "dealt", "expected"), ORDERS, ids=[one[0] for one in ORDERS])
def test_the_initial_deal(name: str, dealt: str, expected: list[tuple[str, str]]) -> None:
    """Box by box from the dealer's left, then himself, twice; all face up but his second card."""
    report, log = judged(BETS + dealt, filed())
    assert said(report, log, RULES) == [(rule, cite, "x", None, "fail") for rule, cite in expected]
    if not expected:
        for rule in sorted(RULES - READER_RULES):
            assert report.tally(rule).passed > 0, rule


READER_RULES = {rule for rule in RULES if "reader" in rule or "blackjack" in rule}
ONE = "bet 1 1000\ncards 1 JH 9D / dealer {}\n"
END = "1 stand\nturn\npay 1 1000"
NOTICE = '{"kind": "notify", "by": "floorperson"}\n'
UNSAID = 'between\n{"kind": "records", "what": "notify", "by": "never"}'
NOTIFIES = 'between\n{"kind": "records", "what": "notify", "by": "always"}'
VERIFIES = 'between\n{"kind": "records", "what": "verify", "by": "always"}'

CASES = (
    spanish(
        "an ace",
        ONE.format("AC 7S") + "peek no-blackjack\n" + END,
        keeps=("card-reader-not-used", "card-reader-used-late"),
    ),
    *(
        spanish(
            f"no reader on a {name}",
            ONE.format(f"{card}C 7S") + "*1 stand\nturn\npay 1 1000",
            finds=breaks("card-reader-not-used", "551.8(e)"),
        )
        for card, name in (("A", "ace"), ("K", "king"), ("Q", "queen"), ("J", "jack"))
    ),
    spanish("a 9", ONE.format("9C 8S") + END, keeps=("card-reader-used-without-cause",)),
    spanish(
        "the reader on a 9, a floorperson notified",
        NOTIFIES,
        ONE.format("9C 8S") + "peek no-blackjack\n" + NOTICE + END,
        keeps=("card-reader-used-in-error", "card-reader-used-without-cause"),
    ),
    spanish(
        "the reader on a 9, notices not recorded",
        UNSAID,
        ONE.format("9C 8S") + "*peek no-blackjack\n" + END,
        finds=breaks("card-reader-used-in-error", "551.8(e)", noted=True),
    ),
    spanish(
        "the reader on a 9, nobody notified",
        VERIFIES,
        ONE.format("9C 8S") + "*peek no-blackjack\n" + END,
        finds=breaks("card-reader-used-without-cause", "551.16(l)"),
    ),
    spanish(
        "after an additional card",
        ONE.format("KC 7S").replace("9D", "5D") + "*1 hit 4C\npeek no-blackjack\n" + END,
        finds=breaks("card-reader-used-late", "551.8(e)"),
    ),
    spanish(
        "the second card exposed at the reader",
        ONE.format("KC 7S")
        + '*{"kind": "card-misdealt", "what": "exposed", "hand": 0, "face": "up"}\npeek no-blackjack\n'
        + END,
        finds=breaks("hole-card-exposed-at-reader", "551.8(e)"),
    ),
    spanish("not exposed", ONE.format("KC 7S") + "peek no-blackjack\n" + END, keeps=("hole-card-exposed-at-reader",)),
    spanish(
        "a card after the dealer's Blackjack",
        ONE.format("KC AS").replace("9D", "5D") + "peek blackjack\n*1 hit 4C\nturn\ncollect 1 1000",
        finds=breaks("card-after-dealer-blackjack", "551.8(e)", noted=True),
    ),
    spanish(
        "no card after the dealer's Blackjack",
        ONE.format("KC AS") + "peek blackjack\nturn\ncollect 1 1000",
        keeps=("card-after-dealer-blackjack",),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()
