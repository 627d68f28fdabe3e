"""Rules: what a duty names and a question words."""
