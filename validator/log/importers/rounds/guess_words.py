"""Words by which columns are known, and what a map may attest, in words."""

from typing import Final

MONEY_WORDS: Final = frozenset(("bet", "bets", "wager", "stake", "amount", "staked", "wagered"))
PAID_WORDS: Final = frozenset(
    ("payout", "paid", "pay", "pays", "return", "returned", "back", "win", "won", "net", "result", "loss", "winnings")
)
SCORES: Final = frozenset(("score", "total", "points", "count", "sum", "value"))
INSURANCE: Final = frozenset(("ins", "insurance"))
VIGORISH: Final = frozenset(("vig", "vigorish", "commission", "comm"))
ROUND_WORDS: Final = frozenset(("round", "game", "coup", "table", "date", "time", "when"))
OF_HANDS: Final = frozenset(("seat", "player", "bet", "hand"))
DEALER: Final = frozenset(("dealer", "house", "dlr", "upcard"))
PLAYER: Final = frozenset(("player", "punto", "p"))
BANKER: Final = frozenset(("banker", "banco", "bank", "b"))
TIE: Final = frozenset(("tie", "egalite", "t"))

STATEMENTS: Final = {
    "blackjack": (
        ("no-surrender", "no hand was surrendered"),
        ("no-even-money", "nobody took even money"),
        ("no-doubles", "no hand was doubled down"),
        ("no-insurance", "nobody took Insurance"),
        ("no-splits", "no pair was split"),
        ("no-switched-cards", "no cards were switched between hands"),
        ("no-cards-moved", "each card was dealt to the hand that it is listed with; none was drawn in error"),
        ("every-hand-told", "each hand that was dealt in a round stands in the file"),
        ("no-voided-hands", "no hand was called dead"),
        ("no-voided-rounds", "no round was called dead"),
        ("no-changed-wagers", "the stakes are those that were settled; none was changed or withdrawn"),
        ("no-bonuses", "the payouts hold nothing but what the wagers named won: no bonus, no other wager"),
    ),
    "baccarat": (
        ("no-cards-moved", "each card was dealt to the hand that it is listed with; none was drawn in error"),
        ("no-voided-hands", "no hand was called dead"),
        ("no-voided-rounds", "no round was called dead"),
        ("no-changed-wagers", "the stakes are those that were settled; none was changed or withdrawn"),
        ("shoe-never-emptied", "the shoe held cards enough for each round"),
    ),
}
"""What may be attested, in words."""
