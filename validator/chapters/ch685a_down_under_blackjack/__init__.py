"""Chapter 685a, Down Under Blackjack."""

SHARES = ("validator.chapters", "validator.chapters.shoe", "validator.chapters.blackjack")
"""What it shares with other chapters, the most general first; see validator.chapters.registry."""
