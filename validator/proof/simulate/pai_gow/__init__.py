"""Pai Gow dealt: tiles and their ranking, the house way, dice and delivery, rounds with and without a bank."""
