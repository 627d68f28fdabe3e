"""Chapter 535, Pai Gow."""

SHARES = ("validator.chapters", "validator.chapters.shoe")
"""What it shares with other chapters, the most general first; see validator.chapters.registry."""
