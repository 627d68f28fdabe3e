"""Rounds that break and keep each rule on the ends of stakes, for the room of every chapter of blackjack."""

from tests.games.blackjack.told import told

ROUND = """{bet}
{more}
cards 1 {cards} / dealer 9C KS
{reader}
{deal}
1 stand
turn
{settled}
clear"""
WON, TIED, LOST = "KH QD", "KH 9D", "KH 8D"
BONUS = {
    "551": ("pay 1 1000\npay 1 500 what=magic-card-bonus",),
    "": ("pay 1 1000\npay 1p 500 what=crown-treasure-bonus", "lays 1p royal-match-21 500"),
}
"""Bonuses paid on the wagers that have them."""
TAKEN = '*{"kind": "wager-withdrawn", "wager": 1, "by": "player"}'


def round_(chapter: str, cards: str, settled: str, more: str = "", deal: str = "", bet: str = "bet 1 1000") -> str:
    """A hand of 20, 19 or 18 against the dealer's 19."""
    reader = "range large" if chapter == "685a" else ""
    return ROUND.format(cards=cards, settled=settled, more=more, deal=deal, reader=reader, bet=bet)


def broken(chapter: str) -> dict[str, str]:
    """A round for each rule that breaks it."""
    bonus = ("pay 1 1000\n*pay 1p 500 what=crown-treasure-bonus", "lays 1p match-the-dealer 500")
    return {
        "stake-left-unsettled": round_(chapter, TIED, "*end"),
        "money-on-unknown-wager": round_(chapter, WON, "pay 1 1000\n*pay 3 700"),
        "paid-on-withdrawn-wager": round_(chapter, WON, "*pay 1 1000", deal=TAKEN),
        "collected-beyond-the-stake": round_(chapter, WON, "*collect 1 1500").replace("9C KS", "9C 3S"),
        "box-without-cards-not-returned": round_(chapter, WON, "pay 1 1000", "bet 2 1000"),
        "bonus-on-another-wager": round_(chapter, WON, *bonus),
        "wager-made-by-lammer": round_(chapter, WON, "pay 1 1000", bet="bet 1 1000 by=lammer"),
    }


def kept(chapter: str) -> dict[str, str]:
    """A lawful round for each rule."""
    lawful = round_(chapter, WON, "pay 1 1000")
    return {rule: lawful for rule in broken(chapter)} | {
        "collected-beyond-the-stake": round_(chapter, LOST, "collect 1 1000"),
        "box-without-cards-not-returned": round_(chapter, WON, "pay 1 1000\nreturn 2 1000", "bet 2 1000"),
        "paid-on-withdrawn-wager": round_(chapter, WON, f"pay 1 1000\n{TAKEN}"),
        "bonus-on-another-wager": round_(chapter, WON, *BONUS["551" if chapter == "551" else ""]),
        "wager-made-by-lammer": round_(chapter, WON, "pay 1 1000", bet="bet 1 1000 by=chips"),
    }


def told_of(rule: str, chapter: str) -> tuple[int, int, int]:
    """How often a rule is told of in the round that breaks it, and in the lawful one, and how often it is kept there."""
    lawful = told(rule, chapter, kept(chapter)[rule])
    return len(told(rule, chapter, broken(chapter)[rule]).cites), len(lawful.cites), lawful.tally.passed
