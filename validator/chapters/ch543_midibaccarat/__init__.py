"""Chapter 543, Midibaccarat (temporary, 2010)."""

SHARES = ("validator.chapters", "validator.chapters.shoe", "validator.chapters.baccarat")
"""What it shares with other chapters, the most general first; see validator.chapters.registry."""
