"""The dealer's hand (§ 633a.7(l), (m), (n) and 633a.14(d)) on rounds judged by hand."""

import pytest

from tests.games.blackjack.cases import Case, Finds, breaks, logs
from tests.games.blackjack.rounds import filing


def against(dealer: str, acts: str, settled: str, cards: str = "TH 8D") -> tuple[str, ...]:
    """One player, standing on 18 unless said otherwise, against the dealer's two cards and what he then does."""
    return (f"bet 1 1000\ncards 1 {cards} / dealer {dealer}\n1 stand\n{acts}\n{settled}\nclear",)


WON, LOST, TIED = "pay 1 1000\nreturn 1 1000", "collect 1 1000", "return 1 1000"


def short(dealer: str) -> tuple[str, ...]:
    """The dealer stands on his first two cards, the second of which is marked."""
    up, hole = dealer.split()
    return (f"bet 1 1000\n1 gets TH\ndealer {up}\n1 gets 8D\n*dealer ? face=down\n1 stand\nturn {hole}\n{WON}\nclear",)


BUSTED = "bet 1 1000\ncards 1 TH 6D / dealer {dealer}\n1 hit 9S\n{acts}\ncollect 1 1000\nclear"
TWO = "bet 1 1000\nbet 2 1000\ncards 1 TH 8D / 2 TS 9S / dealer 6C TD\n{}\nclear"
FLASHED = '{"kind": "card-misdealt", "what": "exposed", "hand": 0, "card": "TD", "face": "up"}'
PAID_BLACKJACK = "bet 1 1000\ncards 1 AH KD / dealer {dealer}\n{reader}\nannounce 1 blackjack\n{acts}\nclear"
SURRENDERED = "bet 1 1000\ncards 1 TH 6D / dealer 6C TD\n1 surrender\ncollect 1 500\nreturn 1 500\n{}\nclear"

CASES = (
    # (l): "After the decisions of each player have been implemented ..., the dealer shall turn the hole card face up."
    Case("turned after the decisions", against("9C TD", "turn", LOST), keeps=("hole-card-turned-early",)),
    Case(
        "turned early",
        (
            TWO.format("1 stand\n*turn\n2 stand\ndealer 2D 18\ncollect 2 1000").replace(
                "collect 2 1000", "return 1 1000\npay 2 1000\nreturn 2 1000"
            ),
        ),
        breaks("hole-card-turned-early", "633a.7(l)"),
    ),
    Case(
        "settled without the hole card being turned",
        against("9C TD", "", f"{LOST}\n*end"),
        breaks("hole-card-not-turned", "633a.7(l)"),
    ),
    Case(
        "turnings that the source does not always record",
        against("9C TD", "", LOST),
        undeclared=("expose",),
        missing=(("hole-card-not-turned", "when the hole card was turned up"),),
    ),
    Case(
        "all players over 21, hole card turned",
        (BUSTED.format(dealer="6C TD", acts="turn"),),
        keeps=("hole-card-left-down-without-effect",),
    ),
    Case(
        "all players over 21, hole card left",
        (BUSTED.format(dealer="6C TD", acts="") + "\n*end",),
        breaks("hole-card-left-down-without-effect", "633a.7(l)", noted=True),
    ),
    # (l): "Any additional cards required to be dealt to the hand of the dealer ... shall be dealt face up."
    Case(
        "the dealer's third card face down",
        (
            "bet 1 1000\ncards 1 TH 8D / dealer 6C TD\n1 stand\nturn\n"
            '*{"kind": "deal", "hand": 0, "seat": 0, "card": "3S", "face": "down", "source": "shoe"}\n'
            "announce 0 19\ncollect 1 1000\nclear",
        ),
        breaks("dealer-card-face-down", "633a.7(l)"),
    ),
    # (l): "The dealer shall announce the dealer's total point count after each additional card is dealt."
    Case(
        "each total announced",
        against("4C 2D", "turn\ndealer 5S 11\ndealer 8S 19", LOST),
        keeps=("dealer-total-not-announced", "dealer-total-misannounced", "dealer-card-face-down"),
    ),
    Case(
        "one total not announced",
        against("4C 2D", "turn\n*dealer 5S\ndealer 8S 19", LOST),
        breaks("dealer-total-not-announced", "633a.7(l)"),
    ),
    Case(
        "a wrong total announced",
        against("4C 2D", "turn\ndealer 5S 11\ndealer 8S\n*announce 0 20", LOST),
        breaks("dealer-total-misannounced", "633a.7(l)"),
    ),
    Case(
        "a soft total may be told either way",
        (
            "bet 1 1000\ncards 1 TH 8D / dealer AC 2D\npeek no-blackjack\n1 stand\nturn\n"
            "dealer 3S 6\ndealer 2H 18\nreturn 1 1000\nclear",
        ),
    ),
    Case(
        "announcements that the source does not always record",
        against("6C TD", "turn\ndealer 3S", LOST),
        undeclared=("announce",),
        missing=(("dealer-total-not-announced", "the dealer's announcements"),),
    ),
    # (m): "the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21"
    Case("stands on a hard 16", short("7C 9D"), breaks("dealer-stood-short", "633a.7(m)")),
    Case("stands on a soft 16", short("5C AD"), breaks("dealer-stood-short", "633a.7(m)")),
    Case("stands on a hard 17", against("8C 9D", "turn", WON), keeps=("dealer-stood-short",)),
    Case("stands on a soft 17", against("6C AD", "turn", WON), keeps=("dealer-stood-short",)),
    Case(
        "a soft 13 becomes a hard 13 and is drawn to",
        against("2C AD", "turn\ndealer TS 13\ndealer 6S 19", LOST),
        keeps=("dealer-stood-short", "dealer-drew-on-standing-total"),
    ),
    Case(
        "stops at a hard 13 that was soft",
        against("2C AD", "turn\n*dealer TS 13", WON),
        breaks("dealer-stood-short", "633a.7(m)"),
    ),
    Case("stands on 21 in three cards", against("6C 5D", "turn\ndealer TS 21", LOST), keeps=("dealer-stood-short",)),
    Case("draws on a hard 16", against("7C 9D", "turn\ndealer 5S 21", LOST), keeps=("dealer-drew-on-standing-total",)),
    Case(
        "draws on a hard 17 and counts the card",
        against("8C 9D", "turn\n*dealer 3S 20", WON),
        breaks("dealer-drew-on-standing-total", "633a.7(m)"),
    ),
    Case(
        "draws on a soft 17 and counts the card",
        against("6C AD", "turn\n*dealer 4S 21", WON),
        breaks("dealer-drew-on-standing-total", "633a.7(m)"),
    ),
    Case(
        "draws on 18",
        against("8C TD", "turn\n*dealer 2S 20", TIED),
        breaks("dealer-drew-on-standing-total", "633a.7(m)"),
    ),
    Case(
        "cards that are not recorded",
        against("8C 9D", "turn", WON),
        never=("deal.card", "expose.card"),
        missing=(("dealer-stood-short", "the dealer's cards"),),
    ),
    # 14(d): "If the dealer has 17 and accidentally draws a card for himself, the card shall be placed in the
    # discard rack"
    Case(
        "a card drawn on 17 and racked",
        against(
            "8C 9D",
            "turn\n"
            '{"kind": "deal", "hand": 0, "seat": 0, "card": "3S", "face": "up", "source": "shoe"}\n'
            '{"kind": "move-card", "hand": 0, "card": "3S", "source": "hand", "dest": "rack"}',
            WON,
        ),
        keeps=("dealer-stood-short",),
    ),
    Case(
        "a card drawn on 18 and racked",
        against(
            "8C TD",
            "turn\n"
            '*{"kind": "deal", "hand": 0, "seat": 0, "card": "2S", "face": "up", "source": "shoe"}\n'
            '{"kind": "move-card", "hand": 0, "card": "2S", "source": "hand", "dest": "rack"}',
            TIED,
        ),
        breaks("misdrawn-card-racked", "633a.14(d)", noted=True),
    ),
    # (n): "A dealer shall draw no additional cards ..., if ... the point count of the dealer's hand will not have
    # an effect"
    Case(
        "draws though every player went over 21",
        (BUSTED.format(dealer="6C TD", acts="turn\n*dealer 4S 20"),),
        breaks("dealer-drew-without-effect", "633a.7(n)"),
    ),
    Case(
        "does not draw to 16, every player over 21",
        (BUSTED.format(dealer="6C TD", acts="turn"),),
        spared=("dealer-stood-short",),
    ),
    Case(
        "draws though only a paid Blackjack was left",
        (
            PAID_BLACKJACK.format(
                dealer="6C TD", reader="", acts="pay 1 1500\nreturn 1 1000\nremove 1\nturn\n*dealer 4S 20"
            ),
        ),
        breaks("dealer-drew-without-effect", "633a.7(n)"),
    ),
    Case(
        "draws though only a Blackjack waits to be paid",
        (
            PAID_BLACKJACK.format(
                dealer="TC 6D",
                reader="peek no-blackjack",
                acts="turn\n*dealer 5S 21\npay 1 1500\nreturn 1 1000\nremove 1",
            ),
        ),
        breaks("dealer-drew-without-effect", "633a.7(n)"),
        filing=filing(dealing_blackjack_paid="after-the-hole-card"),
    ),
    Case(
        "does not draw, only a Blackjack waits to be paid",
        (
            PAID_BLACKJACK.format(
                dealer="TC 6D", reader="peek no-blackjack", acts="turn\npay 1 1500\nreturn 1 1000\nremove 1"
            ),
        ),
        spared=("dealer-stood-short",),
        filing=filing(dealing_blackjack_paid="after-the-hole-card"),
    ),
    Case(
        "draws though the only player surrendered",
        (SURRENDERED.format("remove 1\nturn\n*dealer 4S 20"),),
        breaks("dealer-drew-without-effect", "633a.7(n)"),
    ),
    Case(
        "does not draw, the only player having surrendered",
        (SURRENDERED.format("remove 1\nturn"),),
        spared=("dealer-stood-short",),
    ),
    Case(
        "one player over 21, another not: he draws",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 6D / 2 TS 9S / dealer 6C TD\n1 hit 9H\n2 stand\n"
            "turn\ndealer 2S 18\ncollect 1 1000\npay 2 1000\nreturn 2 1000\nclear",
        ),
        keeps=("dealer-drew-without-effect",),
    ),
    Case(
        "only a Hit and Run Progressive Wager left",
        (
            "bet 1 1000\n"
            '{"kind": "wager", "wager": 50, "seat": 1, "player": "P1", "hand": 1, '
            '"what": "hit-and-run-progressive", "cents": 100}\n'
            "cards 1 TH 6D / dealer 6C TD\n1 hit 9S\nturn\n*dealer 4S 20\ncollect 50 100\n"
            "collect 1 1000\nclear",
        ),
        breaks("dealer-drew-for-progressive-wager", "633a.7(n)", noted=True),
        filing=filing(**{"optional_wagers__hit-and-run-progressive": "{}"}),
    ),
    # the dealer's cards come last
    Case(
        "draws before a player decided",
        (
            TWO.format("1 stand\nturn\ndealer 2D 18\n2 stand\nreturn 1 1000\npay 2 1000\nreturn 2 1000").replace(
                "\nturn", "\n*turn"
            ),
        ),
        (Finds("hole-card-turned-early", "633a.7(l)"),),
    ),
    Case(
        "turned early, and once more when the players are done",
        (TWO.format("1 stand\n*turn\n2 stand\nturn\ndealer 2D 18\nreturn 1 1000\npay 2 1000\nreturn 2 1000"),),
        breaks("hole-card-turned-early", "633a.7(l)"),
    ),
    Case(
        "turned when the players are done, and once more when he has drawn",
        (TWO.format("1 stand\n2 stand\nturn\ndealer 2D 18\nturn\nreturn 1 1000\npay 2 1000\nreturn 2 1000"),),
        keeps=("hole-card-turned-early", "dealer-drew-before-players"),
    ),
    Case(
        "the hole card exposed by mistake before a player decided",
        (
            TWO.replace(
                "{}", "1 stand\n*" + FLASHED + "\n2 stand\nturn\ndealer 2D 18\nreturn 1 1000\npay 2 1000\nreturn 2 1000"
            ),
        ),
        breaks("hole-card-turned-early", "633a.7(l)"),
    ),
    Case(
        "the hole card exposed by mistake when all players have decided",
        (
            TWO.replace(
                "{}", "1 stand\n2 stand\n" + FLASHED + "\nturn\ndealer 2D 18\nreturn 1 1000\npay 2 1000\nreturn 2 1000"
            ),
        ),
        keeps=("hole-card-turned-early",),
    ),
    Case(
        "draws before a player decided, the hole card still down",
        (TWO.format("1 stand\n*dealer 2D 18\n2 stand\nturn\nreturn 1 1000\npay 2 1000\nreturn 2 1000"),),
        breaks("dealer-drew-before-players", "633a.7(l)"),
    ),
    Case(
        "draws before a player's additional card, the hole card never turned",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 8D / 2 5S 4S / dealer 6C TD\n1 stand\n2 hit 2C\n*dealer 2D 18\n"
            "2 hit 8C\n2 stand\nreturn 1 1000\npay 2 1000\nreturn 2 1000\nclear\n*end",
        ),
        (Finds("dealer-drew-before-players", "633a.7(l)"), Finds("hole-card-not-turned", "633a.7(l)")),
    ),
    Case(
        "a card drawn by accident before a player decided, and racked",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 8D / 2 TS 9S / dealer 6C TD\n1 stand\n"
            '{"kind": "card-misdealt", "what": "drawn-in-error", "hand": 0, "card": "2D", "face": "down", "dest": "layout"}\n'
            "2 hit 2D\nturn\ndealer 2C 18\nreturn 1 1000\npay 2 1000\nreturn 2 1000\nclear",
        ),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_dealers_hand(case: Case) -> None:
    """Each case holds."""
    case.holds()
