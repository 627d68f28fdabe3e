"""§ 551.6(a), (d), (e) and (i) to (k), and § 551.14: wagers."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import filed, spanish
from tests.games.blackjack.cases import Case, breaks
from tests.games.blackjack.playlog import replay

DEAL = "cards 1 JH 9D / dealer 9C 8S\n"
END = "1 stand\nturn\npay 1 {}"
ONE = "bet 1 1000\n" + DEAL + END.format(1000)
CHANGED = '{"kind": "wager-changed", "wager": 1, "cents": 2000, "by": "player"}\n'
HANDLED = '{"kind": "wager-handled", "wager": 1, "by": "player"}\n'
ACE = "bet 1 2000\ncards 1 JH 9D / dealer AC 8S\n1 insurance 1000\n"
DECLARED = (
    'between\n{"kind": "records", "what": "wager-confirmed", "by": "always"}\n'
    '{"kind": "records", "what": "cash-converted", "by": "always"}'
)
BY_DEALER = '{"kind": "wager-confirmed", "wager": 1, "by": "dealer"}\n'
BY_FLOOR = '{"kind": "wager-confirmed", "wager": 1, "by": "floorperson"}\n'
CONVERTED = '{"kind": "cash-converted", "wager": 1}\n'
LIMITS = 'between\n{"kind": "posted-limits", "what": "minimum", "cents": 500}'
SHUFFLED = 'between\n{"kind": "records", "what": "shuffle", "by": "always"}\n{"kind": "shuffle", "by": "dealer"}'
OTHER = "bet 2 1000\ncards 2 JH 9D / dealer 9C 8S\n2 stand\nturn\npay 2 1000"
BARRED = 'between\n{"kind": "entry", "what": "prohibited", "player": "P1"}'
PROHIBITED = filed(wagers__entry_after_shuffle="prohibited")


def verbal(*said: str) -> str:
    """A verbal wager with cash, with what follows it."""
    return ONE.replace("bet 1 1000\n", "bet 1 1000 by=verbal-cash\n" + "".join(said))


CASES = (
    # (a)
    spanish("within the posted limits", LIMITS, ONE, keeps=("wager-outside-posted-limits",)),
    spanish(
        "below the posted minimum",
        LIMITS,
        ONE.replace("bet 1 1000", "*bet 1 499").replace("pay 1 1000", "pay 1 499"),
        finds=breaks("wager-outside-posted-limits", "551.6(a)", noted=True),
    ),
    spanish(
        "a second patron on the box",
        'bet 1 1000\n*{"kind": "wager", "wager": 9, "seat": 1, "player": "P9", "hand": 1, "what": "spanish-21",'
        ' "cents": 500, "by": "chips"}\n' + DEAL + END.format(1000) + "\npay 9 500",
        finds=breaks("second-patron-on-box", "551.6(a)", noted=True),
    ),
    spanish(
        "a wager that the chapter does not name",
        'bet 1 1000\n*{"kind": "wager", "wager": 9, "seat": 1, "player": "P1", "hand": 1, "what": "twenty-point-bonus",'
        ' "cents": 500, "by": "chips"}\n' + DEAL + END.format(1000) + "\nreturn 9 500",
        finds=breaks("wager-of-another-kind", "551.6(a)", noted=True),
    ),
    spanish(
        "a wager of another game, whose word is one of the log's last",
        'bet 1 1000\n*{"kind": "wager", "wager": 9, "seat": 1, "player": "P1", "hand": 1, "what": "dealer-wager",'
        ' "cents": 500, "by": "chips"}\n' + DEAL + END.format(1000) + "\nreturn 9 500",
        finds=breaks("wager-of-another-kind", "551.6(a)", noted=True),
    ),
    # (d), (i)
    spanish(
        "placed before the first card",
        ONE,
        keeps=("wager-after-first-card", "hand-played-without-blackjack-wager", "wager-not-in-chips"),
    ),
    spanish(
        "placed after the first card",
        "bet 1 1000\n" + DEAL + "*match 1 500\npay 1m 2000\n" + END.format(1000),
        finds=breaks("wager-after-first-card", "551.6(d)"),
    ),
    spanish(
        "placed after a burned card",
        "bet 1 1000\n"
        + '{"kind": "burn", "what": "new-dealer", "dest": "rack"}\n*match 1 500\n'
        + DEAL
        + "pay 1m 2000\n"
        + END.format(1000),
        finds=breaks("wager-after-drawn-card", "551.6(d)", noted=True),
    ),
    spanish("changed before the first card", "bet 1 1000\n" + CHANGED + DEAL + END.format(2000)),
    spanish(
        "raised after the first card",
        "bet 1 1000\n" + DEAL + "*" + CHANGED + END.format(2000),
        finds=breaks("wager-altered-before-decision", "551.6(i)"),
    ),
    spanish(
        "taken back once it was paid",
        ONE + '\n{"kind": "wager-withdrawn", "wager": 1, "by": "player"}\n',
        keeps=("wager-altered-before-decision",),
    ),
    spanish(
        "handled after the first card",
        "bet 1 1000\n" + DEAL + "*" + HANDLED + END.format(1000),
        finds=breaks("wager-handled-before-decision", "551.6(i)"),
    ),
    spanish(
        "handled once it was paid",
        ONE + "\n" + HANDLED,
        keeps=("wager-handled-before-decision",),
    ),
    # (j)
    spanish(
        "Insurance taken back before the reader",
        ACE
        + '*{"kind": "wager-withdrawn", "wager": 201, "by": "player"}\npeek no-blackjack\n1 stand\nturn\nreturn 1 2000',
        finds=breaks("added-wager-altered-before-decision", "551.6(j)"),
    ),
    spanish(
        "Insurance handled once it was collected",
        ACE + 'peek no-blackjack\ncollect 1i 1000\n{"kind": "wager-handled", "wager": 201, "by": "player"}\n1 stand\n'
        "turn\nreturn 1 2000",
        keeps=("added-wager-altered-before-decision",),
    ),
    spanish(
        "a Double Down Wager taken back before its card",
        "bet 1 2000\ncards 1 6H 5D / dealer 9C KS\n1 double 1000\n*withdraw 1d\n1 gets 9C what=sideways\nturn\npay 1 2000",
        finds=breaks("added-wager-altered-before-decision", "551.6(j)"),
    ),
    # (e)
    spanish(
        "verbal, confirmed by both, converted",
        DECLARED,
        verbal(BY_DEALER, BY_FLOOR, CONVERTED),
        ONE,
        keeps=(
            *("verbal-wager-unconfirmed", "verbal-wager-unconfirmed-by-floorperson", "verbal-cash-not-converted"),
            "verbal-cash-unconverted-at-settlement",
        ),
    ),
    spanish(
        "verbal, confirmed by the dealer alone",
        DECLARED,
        "*" + verbal(BY_DEALER, CONVERTED),
        finds=breaks("verbal-wager-unconfirmed-by-floorperson", "551.6(e)(1)"),
    ),
    spanish(
        "verbal, confirmed by nobody",
        DECLARED,
        "*" + verbal(CONVERTED),
        finds=breaks("verbal-wager-unconfirmed", "551.6(e)(1)"),
    ),
    spanish(
        "verbal, without cash",
        "*" + ONE.replace("bet 1 1000", "bet 1 1000 by=verbal"),
        finds=breaks("wager-not-in-chips", "551.6(e)"),
    ),
    spanish(
        "verbal, converted after the settlement",
        DECLARED,
        verbal(BY_DEALER, BY_FLOOR).replace("pay 1", "*pay 1") + "\n" + CONVERTED,
        ONE,
        finds=breaks("verbal-cash-unconverted-at-settlement", "551.6(e)(2)", noted=True),
    ),
    # (k)
    spanish(
        "a player who sat out, where the filing prohibits it",
        SHUFFLED,
        OTHER,
        "*" + ONE,
        filing=PROHIBITED,
        finds=breaks("wager-against-entry-prohibition", "551.6(k)", noted=True),
    ),
    spanish("a player who sat out, where nothing is prohibited", SHUFFLED, OTHER, ONE),
    spanish(
        "a player admitted again by the certificate holder",
        SHUFFLED,
        OTHER,
        'between\n{"kind": "entry", "what": "permitted", "player": "P1"}',
        ONE,
        filing=PROHIBITED,
        keeps=("wager-against-entry-prohibition",),
    ),
    spanish("kept out after a round", SHUFFLED, OTHER, BARRED, OTHER, keeps=("kept-out-after-reshuffle",)),
    # 14
    spanish(
        "as many boxes as filed",
        "bet 1 1000\nbet 2 1000 player=P1\ncards 1 JH 9D / 2 JD 9H / dealer 9C 8S\n1 stand\n2 stand\nturn\npay 1 1000\n"
        "pay 2 1000",
        keeps=("too-many-adjacent-boxes", "boxes-not-adjacent"),
    ),
    spanish(
        "a box more than filed",
        "bet 1 1000\nbet 2 1000 player=P1\n*bet 3 1000 player=P1\ncards 1 JH 9D / 2 JD 9H / 3 JS 9S / dealer 9C 8S\n"
        "1 stand\n2 stand\n3 stand\nturn\npay 1 1000\npay 2 1000\npay 3 1000",
        finds=breaks("too-many-adjacent-boxes", "551.14"),
    ),
    spanish(
        "two boxes apart from one another",
        "bet 1 1000\n*bet 3 1000 player=P1\ncards 1 JH 9D / 3 JS 9S / dealer 9C 8S\n1 stand\n3 stand\nturn\npay 1 1000\n"
        "pay 3 1000",
        finds=breaks("boxes-not-adjacent", "551.14", noted=True),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()


def test_verbal_cash_never_converted() -> None:
    """It is noted at the settlement, and accused when the next round begins."""
    case = spanish("never converted", DECLARED, verbal(BY_DEALER, BY_FLOOR), ONE)
    report = replay(case.log()[0], case.filing)
    assert [(finding.rule, finding.citation, finding.outcome.value) for finding in report.findings] == [
        ("verbal-cash-unconverted-at-settlement", "551.6(e)(2)", "review"),
        ("verbal-cash-not-converted", "551.6(e)(2)", "fail"),
    ]


def test_a_hand_played_without_a_wager() -> None:
    """Its first card is dealt to a box without a wager, and its player decides without one."""
    text = (
        "bet 2 1000\ncards 2 JH 9D / dealer 9C 8S\n"
        '{"kind": "deal", "hand": 3, "seat": 3, "card": "5C", "face": "up", "source": "shoe"}\n'
        '{"kind": "deal", "hand": 3, "seat": 3, "card": "6C", "face": "up", "source": "shoe"}\n'
        '2 stand\n{"kind": "choice", "hand": 3, "seat": 3, "player": "P3", "what": "stand"}\nturn\npay 2 1000'
    )
    case = spanish("played without a wager", text)
    found = {(one.rule, one.citation) for one in replay(case.log()[0], case.filing).findings}
    assert ("hand-played-without-blackjack-wager", "551.8(d)(1)") in found


def test_kept_out_with_no_round_since_the_reshuffle() -> None:
    """A reshuffle ends every prohibition, so that nobody has missed a round."""
    case = spanish("kept out at once", SHUFFLED, BARRED, OTHER)
    report = replay(case.log()[0], case.filing)
    assert [(finding.rule, finding.citation, finding.outcome.value) for finding in report.findings] == [
        ("kept-out-after-reshuffle", "551.6(k)(2)", "fail")
    ]
