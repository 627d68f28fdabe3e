"""Phrases that all text reports share."""

from validator import __version__

PROGRAM = f"floorperson {__version__}"
"""The program and its version."""

STYLES = {"error": "bold red", "warning": "bold yellow", "info": "bold blue", "review": "bold magenta"}
"""How severities, and what is only for review, look in colour."""


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun: ``1 finding``, ``1,204 findings``."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def cited(citation: str) -> str:
    """A citation as lawyers write it: ``§ 633a.7(g)``; above the sections ``Chapter 541, Order (2)``."""
    chapter, _, note = citation.partition(" ")
    if "." in chapter:
        return f"§ {citation}"
    return f"Chapter {chapter}, {note}" if note else f"Chapter {chapter}"


def quoted(words: str) -> str:
    """The words between quotation marks."""
    return f"“{words}”"
