"""Surrender (§ 633a.9) on rounds judged by hand."""

import pytest

from tests.games.blackjack.cases import Case, Finds, breaks, logs
from tests.games.blackjack.rounds import filing

ON_CARDS = filing(surrender_settlement="wager-on-the-cards")
UNFILED = filing(surrender_settlement="")
PLACED = '{"kind": "wager-moved", "wager": 1, "source": "wager-area", "dest": "on-cards"}'


def low(settled: str, stake: int = 1000, acts: str = "1 surrender") -> tuple[str, ...]:
    """Seat 1 surrenders against the dealer's 6; seat 2 loses with 17."""
    return (
        f"bet 1 {stake}\nbet 2 1000\ncards 1 TH 6D / 2 TS 7C / dealer 6C TD\n{acts}\n"
        f"{settled}\n2 stand\nturn\ndealer 2S 18\ncollect 2 1000\nclear",
    )


def high(
    acts: str, end: str = "2 stand\nturn\ncollect 2 1000\nclear", dealer: str = "TC 8D", stake: int = 1000
) -> tuple[str, ...]:
    """Seat 1 surrenders against a 10 or an ace; seat 2 loses with 17."""
    return (f"bet 1 {stake}\nbet 2 1000\ncards 1 TH 6D / 2 TS 7C / dealer {dealer}\n{acts}\n{end}",)


WAITS = "turn\ncollect 2 1000\nclear"
HALVES = "collect 1 500\nreturn 1 500\nremove 1"
LATER = f"{PLACED}\npeek no-blackjack\n2 stand\nturn\n{HALVES}\ncollect 2 1000\nclear"

CASES = (
    # (a): "All decisions to surrender shall be made prior to the player indicating whether he wishes to double down
    # ..."
    Case(
        "on the first two cards",
        low(HALVES),
        keeps=(
            "surrender-after-third-card",
            "surrender-after-other-decision",
            "surrender-not-settled-at-once",
            "surrender-half-wrong",
        ),
    ),
    Case(
        "half returned at once, and half collected at the end",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 6D / 2 TS 7C / dealer 6C TD\n1 surrender\nreturn 1 500\n2 stand\nturn\n"
            "dealer 2S 18\n*collect 1 500\nremove 1\ncollect 2 1000\nclear",
        ),
        breaks("surrender-not-settled-at-once", "633a.9(a)(1)"),
    ),
    Case(
        "after a third card",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 3D / 2 TS 7C / dealer 6C TD\n1 hit 2S\n"
            "*1 surrender\ncollect 1 500\nreturn 1 500\nremove 1\n2 stand\nturn\ndealer 2S 18\n"
            "collect 2 1000\nclear",
        ),
        breaks("surrender-after-third-card", "633a.9(a)", 500, "the house"),
    ),
    Case(
        "after he indicated to stand",
        low(HALVES, acts="1 stand\n*1 surrender"),
        breaks("surrender-after-other-decision", "633a.9(a)", 500, "the house"),
    ),
    Case(
        "of a split hand",
        (
            "bet 1 1000\ncards 1 8H 8D / dealer 6C TD\n1 split 11 1000\n1 gets TS\n1 stand\n"
            "11 gets 7S\n*11 surrender\ncollect 11 500\nreturn 11 500\nremove 11\nturn\n"
            "dealer 2S 18\nreturn 1 1000\nclear",
        ),
        breaks("surrender-of-split-hand", "633a.9(a)"),
    ),
    # (a)(1): "Is not an ace or 10 value card, the dealer shall immediately collect 1/2 of the wager and return 1/2"
    *(
        Case(
            f"settled at once against a {up[0]}",
            (f"bet 1 1000\ncards 1 TH 6D / dealer {up} TD\n1 surrender\n{HALVES}\nturn\nclear",),
            keeps=("surrender-not-settled-at-once", "surrender-half-wrong"),
        )
        for up in ("2C", "9C")
    ),
    Case(
        "settled after the next player's decision",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 6D / 2 TS 7C / dealer 6C TD\n1 surrender\n"
            "2 stand\n*collect 1 500\nreturn 1 500\nremove 1\nturn\ndealer 2S 18\n"
            "collect 2 1000\nclear",
        ),
        breaks("surrender-not-settled-at-once", "633a.9(a)(1)"),
    ),
    Case(
        "all of the wager collected",
        low("*collect 1 1000\nremove 1"),
        breaks("surrender-half-wrong", "633a.9(a)(1)", -500, "P1"),
    ),
    Case(
        "all of the wager returned",
        low("*return 1 1000\nremove 1"),
        breaks("surrender-half-wrong", "633a.9(a)(1)", 500, "the house"),
    ),
    Case(
        "a cent too much collected",
        low("collect 1 501\n*return 1 499\nremove 1"),
        breaks("surrender-half-wrong", "633a.9(a)(1)", -1, "P1"),
    ),
    Case(
        "half of $25.01, the odd half cent kept",
        low("collect 1 1251\nreturn 1 1250\nremove 1", 2501),
        keeps=("surrender-half-wrong",),
    ),
    Case(
        "half of $25.01, the odd half cent returned",
        low("collect 1 1250\nreturn 1 1251\nremove 1", 2501),
        keeps=("surrender-half-wrong",),
    ),
    Case(
        "half of $25.01, rounded to a dollar for the house",
        low("collect 1 1301\n*return 1 1200\nremove 1", 2501),
        breaks("surrender-half-wrong", "633a.9(a)(1)", -50, "P1"),
    ),
    # (a)(2)(ii): "Immediately after utilizing the card reader device ..."
    Case(
        "before the reader, settled after it",
        high(f"1 surrender\npeek no-blackjack\n{HALVES}"),
        keeps=(
            "surrender-not-settled-after-reader",
            "surrender-wrong-after-reader",
            "surrendered-cards-left-after-reader",
        ),
    ),
    Case(
        "after the reader, settled at once",
        high(f"peek no-blackjack\n1 surrender\n{HALVES}"),
        keeps=("surrender-wrong-after-reader",),
    ),
    Case(
        "before the reader, the entire wager to a Blackjack",
        high("1 surrender\npeek blackjack\ncollect 1 1000\nremove 1", "turn\ncollect 2 1000\nclear", "TC AD"),
        keeps=("surrender-wrong-after-reader",),
    ),
    Case(
        "before the reader, half returned although the dealer has Blackjack",
        high(
            "1 surrender\npeek blackjack\ncollect 1 500\n*return 1 500\nremove 1",
            "turn\ncollect 2 1000\nclear",
            "TC AD",
        ),
        breaks("surrender-wrong-after-reader", "633a.9(a)(2)(ii)", 500, "the house"),
    ),
    Case(
        "the entire wager although the dealer has no Blackjack",
        high("1 surrender\npeek no-blackjack\n*collect 1 1000\nremove 1"),
        breaks("surrender-wrong-after-reader", "633a.9(a)(2)(ii)", -500, "P1"),
    ),
    Case(
        "settled after the next player's decision, against a 10",
        high(
            "1 surrender\npeek no-blackjack",
            "2 stand\n*collect 1 500\nreturn 1 500\nremove 1\nturn\ncollect 2 1000\nclear",
        ),
        breaks("surrender-not-settled-after-reader", "633a.9(a)(2)(ii)"),
    ),
    Case(
        "settled before the reader",
        high("1 surrender\n*collect 1 500\nreturn 1 500\nremove 1\npeek no-blackjack"),
        breaks("surrender-not-settled-after-reader", "633a.9(a)(2)(ii)"),
    ),
    Case("against an ace", high(f"1 surrender\npeek no-blackjack\n{HALVES}", dealer="AC 8D")),
    Case(
        "cards left after the reader",
        high(
            "1 surrender\npeek no-blackjack\ncollect 1 500\nreturn 1 500", "2 stand\nturn\ncollect 2 1000\nclear\n*end"
        ),
        breaks("surrendered-cards-left-after-reader", "633a.9(a)(2)(ii)"),
    ),
    # (a)(2)(i): "Place the player's wager on top of the player's cards. When the dealer's second card is revealed ..."
    Case(
        "on the cards until the hole card is revealed",
        high("1 surrender", LATER),
        keeps=(
            "surrender-wrong-when-hole-card-revealed",
            "surrender-settled-before-hole-card",
            "surrendered-wager-not-on-cards",
            "surrendered-cards-left-after-hole-card",
            "surrender-not-settled-as-filed",
        ),
        filing=ON_CARDS,
    ),
    Case(
        "on the cards, settled after the others",
        high(
            f"1 surrender\n{PLACED}\npeek no-blackjack\n2 stand\nturn\ncollect 2 1000",
            "collect 1 500\n*return 1 500\nremove 1\nclear",
        ),
        breaks("surrender-settled-after-others", "633a.9(a)(2)(i)", noted=True),
        filing=ON_CARDS,
    ),
    Case(
        "half collected after the reader, and half returned when the next player had decided",
        high("1 surrender\npeek no-blackjack\ncollect 1 500\n2 stand\n*return 1 500\nremove 1", WAITS),
        breaks("surrender-not-settled-after-reader", "633a.9(a)(2)(ii)"),
    ),
    Case(
        "not placed on the cards",
        high("*1 surrender", LATER.replace(PLACED, "")),
        breaks("surrendered-wager-not-on-cards", "633a.9(a)(2)(i)"),
        filing=ON_CARDS,
    ),
    Case(
        "where wagers are moved is not recorded",
        high("1 surrender", LATER.replace(PLACED, "")),
        filing=ON_CARDS,
        never=("wager-moved",),
        missing=(("surrendered-wager-not-on-cards", "where wagers are moved"),),
    ),
    Case(
        "on the cards, the entire wager to a Blackjack",
        high(
            f"1 surrender\n{PLACED}\npeek blackjack", "turn\ncollect 1 1000\nremove 1\ncollect 2 1000\nclear", "TC AD"
        ),
        keeps=("surrender-wrong-when-hole-card-revealed",),
        filing=ON_CARDS,
    ),
    Case(
        "on the cards, half returned although the dealer has Blackjack",
        high(
            f"1 surrender\n{PLACED}\npeek blackjack",
            "turn\ncollect 1 500\n*return 1 500\nremove 1\ncollect 2 1000\nclear",
            "TC AD",
        ),
        breaks("surrender-wrong-when-hole-card-revealed", "633a.9(a)(2)(i)", 500, "the house"),
        filing=ON_CARDS,
    ),
    Case(
        "settled after the reader where the other procedure is filed",
        high("1 surrender\npeek no-blackjack\n*collect 1 500\nreturn 1 500\nremove 1"),
        breaks("surrender-not-settled-as-filed", "633a.9(a)(2)", noted=True),
        filing=ON_CARDS,
    ),
    Case(
        "settled after the hole card where the other procedure is filed",
        high("1 surrender", LATER.replace("collect 1 500", "*collect 1 500")),
        breaks("surrender-not-settled-as-filed", "633a.9(a)(2)", noted=True),
    ),
    Case(
        "neither procedure filed, either followed",
        (*high(f"1 surrender\npeek no-blackjack\n{HALVES}"), *high("1 surrender", LATER)),
        filing=UNFILED,
        missing=(("surrender-not-settled-as-filed", "the procedure that the filing selects"),),
    ),
    Case(
        "on the cards, settled before the hole card is revealed",
        high(f"1 surrender\n{PLACED}\npeek no-blackjack\n2 stand\n*collect 1 500\nreturn 1 500\nremove 1", WAITS),
        breaks("surrender-settled-before-hole-card", "633a.9(a)(2)(i)"),
        filing=ON_CARDS,
    ),
    Case(
        "on the cards, and the player's cards left",
        high("1 surrender", LATER.replace("\nremove 1", "") + "\n*end"),
        breaks("surrendered-cards-left-after-hole-card", "633a.9(a)(2)(i)"),
        filing=ON_CARDS,
    ),
    Case(
        "two surrender before the reader, the third player decides after it",
        (
            "bet 1 1000\nbet 2 1000\nbet 3 1000\n"
            "cards 1 TS 7C / 2 TH 6D / 3 TD 6H / dealer TC 8D\n3 surrender\n2 surrender\n"
            "peek no-blackjack\ncollect 3 500\nreturn 3 500\nremove 3\ncollect 2 500\n"
            "return 2 500\nremove 2\n1 stand\nturn\n"
            "collect 1 1000\nclear",
        ),
        keeps=("decision-out-of-turn",),
    ),
    # (b): "each wager will be settled separately"
    Case(
        "Insurance beside a surrender, no Blackjack",
        high(
            "1 insurance 500\n1 surrender\npeek no-blackjack\ncollect 1i 500\ncollect 1 500\nreturn 1 500\nremove 1",
            dealer="AC 8D",
        ),
        keeps=("insurance-not-settled-beside-surrender",),
    ),
    Case(
        "Insurance beside a surrender, never settled",
        high(
            "1 insurance 500\n1 surrender\npeek no-blackjack\ncollect 1 500\nreturn 1 500\nremove 1",
            "2 stand\nturn\ncollect 2 1000\nclear\n**end",
            dealer="AC 8D",
        ),
        (
            Finds("insurance-not-settled-beside-surrender", "633a.9(b)"),
            Finds("losing-insurance-not-collected", "633a.8(d)", 500, "the house"),
        ),
    ),
    Case(
        "Insurance beside a surrender, Blackjack",
        high(
            "1 insurance 500\n1 surrender\npeek blackjack\npay 1i 1000\nreturn 1i 500\ncollect 1 1000\nremove 1",
            "turn\ncollect 2 1000\nclear",
            "AC TD",
        ),
    ),
    Case(
        "payments that are not recorded",
        low("remove 1"),
        never=("pay", "collect", "return"),
        missing=(("surrender-half-wrong", "what was collected and paid"),),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_surrender(case: Case) -> None:
    """Each case holds."""
    case.holds()
