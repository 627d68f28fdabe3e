"""Replays logs: rounds judged by the law and the filing in force (``run``), over days and in several processes."""
