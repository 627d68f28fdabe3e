"""Rounds of Blackjack Switch (§ 633a.12(a)) of one player with hands 1 and 8."""

from tests.games.blackjack.rounds import filing

_OFFERED = {"variations__blackjack-switch": "{wagers: 2, wagers_equal: true, hands: 2, switched: second-cards}"}


def offering(**changes: str) -> str:
    """A filing that offers Blackjack Switch and no surrender, and has a Blackjack wait for the hole card."""
    chosen = {
        "cards_decks": "8",
        "surrender_offered": "false",
        "surrender_settlement": "",
        "dealing_blackjack_paid": "after-the-hole-card",
    }
    return filing(**{**chosen, **_OFFERED, **changes})


SWITCH = offering()
AT_ONCE = offering(dealing_blackjack_paid="immediately")
WAGERS = "bet 1 1000\nbet 8 1000 of 1"


def two(first: str, second: str, dealer: str, acts: str, settled: str, wagers: str = WAGERS) -> tuple[str, ...]:
    """A round of one player, with hand 1 and hand 8."""
    return (f"{wagers}\ncards 1 {first} / 8 {second} / dealer {dealer}\n{acts}\n{settled}\nclear",)


STOOD = "1 no-switch\n1 stand\n8 stand\nturn"
WON = "pay {0} 1000\nreturn {0} 1000"
TIED = "return 1 1000\nreturn 8 1000"

PLAIN = two("TH 8D", "9S 9C", "8C TD", STOOD, TIED)
"""18 and 18 against 18."""


def wagered(first: str, second: str) -> tuple[str, ...]:
    """18 and 18 against 18 with two wagers."""
    return two(
        "TH 8D",
        "9S 9C",
        "8C TD",
        STOOD,
        f"return 1 {first}\nreturn 8 {second}",
        f"bet 1 {first}\n{'*' if second != first else ''}bet 8 {second} of 1",
    )


def natural(draws: str, settled: str, filed: str = "turn") -> tuple[str, ...]:
    """A Blackjack as dealt and 20 against a 10 and a 4 that draws."""
    return two(
        "AH KS",
        "KD QC",
        "TC 4S",
        f"peek no-blackjack\n1 no-switch\nannounce 1 blackjack\n8 stand\n{filed}\n{draws}",
        settled,
    )


def at_once(odds: int, draws: str, settled: str, star: str = "") -> tuple[str, ...]:
    """The same, the Blackjack paid before the dealer draws."""
    return natural(draws, settled, f"{star}pay 1 {odds}\nreturn 1 1000\nremove 1\nturn")


def made(draws: str, settled: str) -> tuple[str, ...]:
    """An ace and a king made by switching, and 12, against a 10 and a 4 that draws."""
    return two("AH 4D", "8C KS", "TC 4S", f"peek no-blackjack\n1 switch 8\n1 stand\n8 hit TD\nturn\n{draws}", settled)


def made_before_reader(settled: str) -> tuple[str, ...]:
    """An ace and a king made by switching before the reader shows the dealer's Blackjack."""
    return two("AH 4D", "8C KS", "TC AS", "1 switch 8\npeek blackjack\nturn", settled)
