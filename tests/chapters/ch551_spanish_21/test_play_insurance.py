"""§ 551.10: Insurance."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.blackjack.cases import Case, breaks

ACE = "bet 1 2000\ncards 1 JH 9D / dealer AC {}\n"
LOSES = ACE.format("8S") + "{}\npeek no-blackjack\n{}\n1 stand\nturn\nreturn 1 2000"
WINS = ACE.format("QS") + "{}\npeek blackjack\n{}\nturn\ncollect 1 2000"
UNIT = 'between\n{"kind": "records", "what": "chip-unit", "by": "always"}\n{"kind": "chip-unit", "cents": 500}'
MATCH = "bet 1 2000\nmatch 1 500\ncards 1 JH 9D / dealer AC 8S\ncollect 1m 500\n"

CASES = (
    spanish(
        "half, lost",
        LOSES.format("1 insurance 1000", "collect 1i 1000"),
        keeps=(
            *("insurance-without-ace", "insurance-over-half", "insurance-after-card-reader"),
            *("losing-insurance-paid", "losing-insurance-not-collected", "insurance-collected-late"),
            *("insurance-collected-before-reader", "insurance-over-half-of-one-wager"),
        ),
    ),
    spanish(
        "half, won",
        WINS.format("1 insurance 1000", "pay 1i 2000"),
        keeps=("winning-insurance-not-paid", "insurance-paid-at-wrong-odds"),
    ),
    spanish(
        "won on a Blackjack of the player, too",
        "bet 1 2000\ncards 1 AH KD / dealer AC QS\n1 insurance 1000\npeek blackjack\npay 1i 2000\nturn\npay 1 3000",
        keeps=("winning-insurance-not-paid", "blackjack-against-blackjack-not-paid"),
    ),
    spanish(
        "against a king",
        "bet 1 2000\ncards 1 JH 9D / dealer KC 8S\n*1 insurance 1000\npeek no-blackjack\ncollect 1i 1000\n1 stand\nturn\n"
        "pay 1 2000",
        finds=breaks("insurance-without-ace", "551.10(a)"),
    ),
    spanish(
        "won, collected",
        WINS.format("1 insurance 1000", "*collect 1i 1000"),
        finds=breaks("winning-insurance-not-paid", "551.10(a)", -3000, "P1"),
    ),
    spanish(
        "won, paid 1 to 1",
        WINS.format("1 insurance 1000", "*pay 1i 1000"),
        finds=breaks("insurance-paid-at-wrong-odds", "551.10(c)", -1000, "P1"),
    ),
    spanish(
        "lost, paid",
        LOSES.format("1 insurance 1000", "*pay 1i 2000"),
        finds=breaks("losing-insurance-paid", "551.10(a)", 3000, "the house"),
    ),
    spanish(
        "lost, returned",
        LOSES.format("1 insurance 1000", "*return 1i 1000"),
        finds=breaks("losing-insurance-not-collected", "551.10(d)", 1000, "the house"),
    ),
    spanish(
        "over half in the chips in use",
        UNIT,
        LOSES.format("*1 insurance 1500", "collect 1i 1500"),
        finds=breaks("insurance-over-half", "551.10(b)", 500, "P1"),
    ),
    spanish(
        "the next chip above an odd half",
        UNIT,
        LOSES.replace("2000", "2500").format("1 insurance 1500", "collect 1i 1500"),
        keeps=("insurance-over-next-unit",),
    ),
    spanish(
        "more than the next chip above an odd half",
        UNIT,
        LOSES.replace("2000", "2500").format("*1 insurance 2000", "collect 1i 2000"),
        finds=breaks("insurance-over-next-unit", "551.10(b)", 500, "P1"),
    ),
    spanish(
        "half of the wager and of the Match-The-Dealer wager",
        UNIT,
        MATCH + "*1 insurance 1500\npeek no-blackjack\ncollect 1i 1500\n1 stand\nturn\nreturn 1 2000",
        finds=breaks("insurance-over-half", "551.10(b)", 500, "P1"),
    ),
    spanish(
        "half of the wagers on both boxes on one of them",
        UNIT,
        "bet 1 2000\nbet 2 2000 player=P1\ncards 1 JH 9D / 2 JD 9H / dealer AC 8S\n*1 insurance 2000\npeek no-blackjack\n"
        "collect 1i 2000\n1 stand\n2 stand\nturn\nreturn 1 2000\nreturn 2 2000",
        finds=breaks("insurance-over-half-of-one-wager", "551.10(b)", 1000, "P1", noted=True),
    ),
    spanish(
        "taken after the reader",
        ACE.format("8S") + "peek no-blackjack\n*1 insurance 1000\ncollect 1i 1000\n1 stand\nturn\nreturn 1 2000",
        finds=breaks("insurance-after-card-reader", "551.10(b)"),
    ),
    spanish(
        "collected after an additional card",
        ACE.format("8S") + "1 insurance 1000\npeek no-blackjack\n1 hit 2C\n*collect 1i 1000\nturn\npay 1 2000",
        finds=breaks("insurance-collected-late", "551.10(d)"),
    ),
    spanish(
        "collected before the reader",
        ACE.format("8S") + "1 insurance 1000\n*collect 1i 1000\npeek no-blackjack\n1 stand\nturn\nreturn 1 2000",
        finds=breaks("insurance-collected-before-reader", "551.10(d)"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()
