"""Faults derived from examples and made in lawful play."""
