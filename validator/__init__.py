"""Reads table-game Rules Submissions against 58 Pa. Code and replays the rounds that were dealt."""

__version__ = "0.1.0"
