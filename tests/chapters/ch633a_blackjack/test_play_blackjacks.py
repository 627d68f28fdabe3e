"""Players' Blackjacks (§ 633a.7(i)(1), (p)(3), (q)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.fromhand import BETS, dealt
from tests.games.blackjack.cases import Case, Finds, breaks, logs
from tests.games.blackjack.rounds import filing

LATER = filing(dealing_blackjack_paid="after-the-hole-card")
UNFILED = filing(dealing_blackjack_paid="")


def low(acts: str, end: str = "turn\ndealer 2S 18\ncollect 2 1000\nclear") -> tuple[str, ...]:
    """A Blackjack on seat 1 and a 17 on seat 2 against the dealer's 6 and 10."""
    return (f"bet 1 1000\nbet 2 1000\ncards 1 AH KD / 2 TS 7C / dealer 6C TD\n{acts}\n{end}",)


def high(acts: str, end: str, up: str = "TC 6D") -> tuple[str, ...]:
    """A Blackjack on seat 1 and a 17 on seat 2 against a card that the reader is used for."""
    return (f"bet 1 1000\nbet 2 1000\ncards 1 AH KD / 2 TS 7C / dealer {up}\n{acts}\n{end}",)


AT_ONCE = "announce 1 blackjack\npay 1 1500\nreturn 1 1000\nremove 1\n2 stand"
END = "turn\ndealer 2S 18\ncollect 2 1000\nclear"
PAID = "pay 1 1500\nreturn 1 1000\nremove 1"
BOTH = "bet 1 1000\ncards 1 AH KD / dealer TC AD\npeek blackjack\nturn\n{}\nclear"

CASES = (
    # (i)(1)(i): "Is a 2, 3, 4, 5, 6, 7, 8 or 9, the dealer shall announce and pay the Blackjack and remove the
    # player's cards."
    Case(
        "announced, paid and removed against a 6",
        low(AT_ONCE),
        keeps=(
            "blackjack-unpaid-against-low-card",
            "blackjack-paid-late-against-low-card",
            "blackjack-not-announced-against-low-card",
            "blackjack-paid-at-wrong-odds",
        ),
    ),
    *(
        Case(
            f"paid at once against a {up[0]}",
            (f"bet 1 1000\ncards 1 AH KD / dealer {up} TD\nannounce 1 blackjack\n{PAID}\nturn\nclear",),
            keeps=("blackjack-paid-late-against-low-card",),
            filing=LATER,
        )
        for up in ("2C", "9C")
    ),
    Case(
        "not announced against a 6",
        low("pay 1 1500\nreturn 1 1000\nremove 1\n2 stand", f"{END}\n*end"),
        breaks("blackjack-not-announced-against-low-card", "633a.7(i)(1)(i)"),
    ),
    Case(
        "announcements are not always recorded",
        low("pay 1 1500\nreturn 1 1000\nremove 1\n2 stand"),
        undeclared=("announce",),
        missing=(("blackjack-not-announced-against-low-card", "announcements"),),
    ),
    Case(
        "paid after the dealer's hand against a 6",
        low(
            "announce 1 blackjack\n2 stand",
            "turn\ndealer 2S 18\ncollect 2 1000\n*pay 1 1500\nreturn 1 1000\nremove 1\nclear",
        ),
        breaks("blackjack-paid-late-against-low-card", "633a.7(i)(1)(i)"),
    ),
    Case(
        "paid late against a 6 where later payment is filed for high cards",
        low(
            "announce 1 blackjack\n2 stand",
            "turn\ndealer 2S 18\ncollect 2 1000\n*pay 1 1500\nreturn 1 1000\nremove 1\nclear",
        ),
        breaks("blackjack-paid-late-against-low-card", "633a.7(i)(1)(i)"),
        filing=LATER,
    ),
    Case(
        "collected against a 6",
        low("announce 1 blackjack\n*collect 1 1000\nremove 1\n2 stand"),
        breaks("blackjack-unpaid-against-low-card", "633a.7(i)(1)(i)", -2500, "P1"),
    ),
    Case(
        "returned unpaid against a 6",
        low("announce 1 blackjack\n*return 1 1000\nremove 1\n2 stand"),
        breaks("blackjack-unpaid-against-low-card", "633a.7(i)(1)(i)", -1500, "P1"),
    ),
    # (i)(1)(ii)(A) and (B)
    Case(
        "paid at once after the reader",
        high(f"peek no-blackjack\n{AT_ONCE}", END),
        keeps=(
            "blackjack-unpaid-at-once",
            "blackjack-paid-at-no-lawful-moment",
            "blackjack-not-announced-against-high-card",
            "blackjack-not-paid-as-filed",
        ),
    ),
    Case(
        "paid at once where later is filed",
        high(f"peek no-blackjack\n{AT_ONCE}".replace("pay", "*pay"), END),
        breaks("blackjack-not-paid-as-filed", "633a.7(i)(1)(ii)", noted=True),
        filing=LATER,
    ),
    Case(
        "paid at once where nothing is filed",
        high(f"peek no-blackjack\n{AT_ONCE}", END),
        filing=UNFILED,
        missing=(("blackjack-not-paid-as-filed", "the moment that the filing selects"),),
    ),
    Case(
        "paid after the hole card as filed",
        high("peek no-blackjack\nannounce 1 blackjack\n2 stand", f"turn\ndealer 2S 18\ncollect 2 1000\n{PAID}\nclear"),
        keeps=("blackjack-unpaid-after-hole-card", "blackjack-not-paid-as-filed", "blackjack-paid-at-no-lawful-moment"),
        filing=LATER,
    ),
    Case(
        "paid after the hole card where nothing is filed",
        high("peek no-blackjack\nannounce 1 blackjack\n2 stand", f"turn\ndealer 2S 18\ncollect 2 1000\n{PAID}\nclear"),
        filing=UNFILED,
    ),
    Case(
        "paid after the hole card where at once is filed",
        high("peek no-blackjack\nannounce 1 blackjack\n2 stand", f"turn\ndealer 2S 18\ncollect 2 1000\n*{PAID}\nclear"),
        breaks("blackjack-not-paid-as-filed", "633a.7(i)(1)(ii)", noted=True),
    ),
    Case(
        "paid at neither moment",
        (
            "bet 1 1000\nbet 2 1000\nbet 3 1000\n"
            "cards 1 AH KD / 2 TS 7C / 3 9S 8S / dealer TC 6D\npeek no-blackjack\n"
            "announce 1 blackjack\n2 stand\n*pay 1 1500\nreturn 1 1000\nremove 1\n3 stand\nturn\n"
            "dealer 2S 18\ncollect 2 1000\ncollect 3 1000\nclear",
        ),
        breaks("blackjack-paid-at-no-lawful-moment", "633a.7(i)(1)(ii)(B)"),
        filing=UNFILED,
    ),
    Case(
        "not announced against a 10",
        high(f"peek no-blackjack\n{PAID}\n2 stand", f"{END}\n*end"),
        breaks("blackjack-not-announced-against-high-card", "633a.7(i)(1)(ii)"),
    ),
    Case(
        "collected against a 10, at once filed",
        high("peek no-blackjack\nannounce 1 blackjack\n*collect 1 1000\nremove 1\n2 stand", END),
        breaks("blackjack-unpaid-at-once", "633a.7(i)(1)(ii)(A)", -2500, "P1"),
    ),
    Case(
        "collected against a 10, later filed",
        high(
            "peek no-blackjack\nannounce 1 blackjack\n2 stand",
            "turn\ndealer 2S 18\ncollect 2 1000\n*collect 1 1000\nremove 1\nclear",
        ),
        breaks("blackjack-unpaid-after-hole-card", "633a.7(i)(1)(ii)(B)", -2500, "P1"),
        filing=LATER,
    ),
    Case(
        "paid, and the cards never removed",
        high(
            "peek no-blackjack\nannounce 1 blackjack\npay 1 1500\nreturn 1 1000\n2 stand",
            "turn\ndealer 2S 18\ncollect 2 1000\nremove 2\nremove 0\n**end",
        ),
        (
            Finds("blackjack-cards-not-removed-at-once", "633a.7(i)(1)(ii)(A)"),
            Finds("cards-not-removed-after-round", "633a.7(s)"),
        ),
    ),
    Case(
        "paid after the hole card, and the cards never removed",
        high(
            "peek no-blackjack\nannounce 1 blackjack\n2 stand",
            "turn\ndealer 2S 18\ncollect 2 1000\npay 1 1500\nreturn 1 1000\nremove 2\nremove 0\n**end",
        ),
        (
            Finds("blackjack-cards-not-removed", "633a.7(i)(1)(ii)(B)"),
            Finds("cards-not-removed-after-round", "633a.7(s)"),
        ),
        filing=LATER,
    ),
    Case(
        "paid against a low card, and the cards never removed",
        low(
            "announce 1 blackjack\npay 1 1500\nreturn 1 1000\n2 stand",
            "turn\ndealer 2S 18\ncollect 2 1000\nremove 2\nremove 0\n**end",
        ),
        (
            Finds("blackjack-cards-not-removed-against-low-card", "633a.7(i)(1)(i)"),
            Finds("cards-not-removed-after-round", "633a.7(s)"),
        ),
    ),
    Case(
        "paid after the hole card, and the cards removed",
        high("peek no-blackjack\nannounce 1 blackjack\n2 stand", f"turn\ndealer 2S 18\ncollect 2 1000\n{PAID}\nclear"),
        keeps=("blackjack-cards-not-removed",),
        filing=LATER,
    ),
    Case(
        "paid at once, and the cards removed",
        high(AT_ONCE.replace("announce", "peek no-blackjack\nannounce"), END),
        keeps=("blackjack-cards-not-removed-at-once",),
    ),
    Case(
        "paid against a low card, and the cards removed",
        low(AT_ONCE),
        keeps=("blackjack-cards-not-removed-against-low-card",),
    ),
    Case(
        "paid against a low card, and the cards removed after the hole card was turned",
        low(
            "announce 1 blackjack\npay 1 1500\nreturn 1 1000\n2 stand",
            "turn\n*remove 1\ndealer 2S 18\ncollect 2 1000\nclear",
        ),
        breaks("blackjack-cards-not-removed-against-low-card", "633a.7(i)(1)(i)"),
    ),
    Case(
        "paid against a low card, and the cards removed when the next player had decided",
        low(
            "announce 1 blackjack\npay 1 1500\nreturn 1 1000\n2 stand\n*remove 1",
        ),
        breaks("blackjack-cards-not-removed-against-low-card", "633a.7(i)(1)(i)"),
    ),
    Case(
        "the last player's Blackjack paid when the hole card was turned",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TS 7C / 2 AH KD / dealer 8C TD\n1 stand\nturn\nannounce 2 blackjack\n"
            "*pay 2 1500\nreturn 2 1000\nremove 2\ncollect 1 1000\nclear",
        ),
        breaks("blackjack-paid-late-against-low-card", "633a.7(i)(1)(i)"),
    ),
    Case(
        "announced when the hole card was turned",
        low(
            "pay 1 1500\nreturn 1 1000\nremove 1\n2 stand",
            "turn\n*announce 1 blackjack\ndealer 2S 18\ncollect 2 1000\nclear",
        ),
        breaks("blackjack-not-announced-against-low-card", "633a.7(i)(1)(i)"),
    ),
    Case(
        "announced after payment",
        low("pay 1 1500\n*announce 1 blackjack\nreturn 1 1000\nremove 1\n2 stand"),
        breaks("blackjack-announced-after-payment-against-low-card", "633a.7(i)(1)(i)", noted=True),
    ),
    Case(
        "paid at once, and the cards removed with the others",
        high(
            "peek no-blackjack\nannounce 1 blackjack\npay 1 1500\nreturn 1 1000\n2 stand",
            "turn\ndealer 2S 18\ncollect 2 1000\n*clear",
        ),
        breaks("blackjack-cards-not-removed-at-once", "633a.7(i)(1)(ii)(A)"),
    ),
    Case(
        "paid at once where later is filed, and the cards left as filed",
        high(
            "peek no-blackjack\nannounce 1 blackjack\n*pay 1 1500\nreturn 1 1000\n2 stand",
            "turn\ndealer 2S 18\ncollect 2 1000\nclear",
        ),
        breaks("blackjack-not-paid-as-filed", "633a.7(i)(1)(ii)", noted=True),
        filing=LATER,
    ),
    Case(
        "removal of all cards is not always recorded, and no card seen removed",
        high(
            "peek no-blackjack\nannounce 1 blackjack\npay 1 1500\nreturn 1 1000\n2 stand",
            "turn\ndealer 2S 18\ncollect 2 1000\nremove 2\nremove 0\nend",
        ),
        never=("cleared",),
        missing=(("blackjack-cards-not-removed-at-once", "when the cards of a hand are removed"),),
    ),
    Case(
        "removal of hands is not recorded",
        high("peek no-blackjack\nannounce 1 blackjack\npay 1 1500\nreturn 1 1000\n2 stand", END),
        never=("muck",),
        missing=(("blackjack-cards-not-removed-at-once", "when the cards of a hand are removed"),),
    ),
    # (p)(3): "The player has a Blackjack and the dealer's hand has a total point count of 21 in more than two cards."
    Case(
        "against 21 in three cards",
        high("peek no-blackjack\nannounce 1 blackjack\n2 stand", f"turn\ndealer 5S 21\ncollect 2 1000\n{PAID}\nclear"),
        keeps=("blackjack-against-longer-21-not-paid",),
        filing=LATER,
    ),
    Case(
        "against 21 in three cards, returned",
        high(
            "peek no-blackjack\nannounce 1 blackjack\n2 stand",
            "turn\ndealer 5S 21\ncollect 2 1000\n*return 1 1000\nremove 1\nclear",
        ),
        breaks("blackjack-against-longer-21-not-paid", "633a.7(p)(3)", -1500, "P1"),
        filing=LATER,
    ),
    # (q): the same total
    Case("Blackjack against Blackjack", (BOTH.format("return 1 1000"),), keeps=("tie-not-returned",)),
    Case(
        "Blackjack against Blackjack, paid",
        (BOTH.format("*pay 1 1500\nreturn 1 1000"),),
        breaks("tie-not-returned", "633a.7(q)", 1500, "the house"),
    ),
    Case(
        "Blackjack against Blackjack, collected",
        (BOTH.format("*collect 1 1000"),),
        breaks("tie-not-returned", "633a.7(q)", -1000, "P1"),
    ),
    # § 633a.8(e): "the dealer shall pay out the Blackjack Wager at odds of 1 to 1 and remove the player's cards"
    Case(
        "even money against an ace",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 AH KD / 2 TS 7C / dealer AC 7D\n1 even-money\n"
            "pay 1 1000\nreturn 1 1000\nremove 1\npeek no-blackjack\n2 stand\nturn\n"
            "collect 2 1000\nclear",
        ),
    ),
)

FROM_HAND = tuple(
    dealt(
        f"a Blackjack shown at the end, against {up[:2]}",
        f"{BETS}burn\ncards 1 AH KS / 2 9S 9H / dealer {up}\n{reader}1 stand\n2 stand\nturn\n{draw}turn 1\nturn 2\n"
        "return 2 1000\nannounce 1 blackjack\npay 1 1500\nreturn 1 1000\nclear",
        spared=(rule,),
    )
    for up, reader, draw, rule in (
        ("8C TD", "", "", "blackjack-paid-late-against-low-card"),
        ("6C TD", "", "dealer 2D 18\n", "blackjack-paid-late-against-low-card"),
        ("TC 8D", "peek no-blackjack\n", "", "blackjack-paid-at-no-lawful-moment"),
    )
)
"""§ 633a.12(b)(9): from the hand the players' cards are turned over, and what remains is settled, after the dealer drew."""

CASES += FROM_HAND
LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_blackjacks(case: Case) -> None:
    """Each case holds."""
    case.holds()
