"""Reads worked cases of Pai Gow: tiles, places around the table, a bank held by a player."""
