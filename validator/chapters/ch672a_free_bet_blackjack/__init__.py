"""Chapter 672a, Free Bet Blackjack."""

SHARES = (
    "validator.chapters",
    "validator.chapters.shoe",
    "validator.chapters.blackjack",
    "validator.chapters.free_bet",
)
"""What it shares with other chapters, the most general first; see validator.chapters.registry."""
