"""Chapter 551, Spanish 21."""

SHARES = ("validator.chapters", "validator.chapters.shoe", "validator.chapters.blackjack")
"""What it shares with other chapters, the most general first; see validator.chapters.registry."""
