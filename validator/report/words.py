"""Phrases that all text reports share."""

from datetime import date

from validator import __version__
from validator.core.citation import Citation
from validator.law.text import load_text

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


def why_provisional(citation: str, day: date) -> str:
    """Why a verdict under the paragraph by the law of ``day`` is provisional, in words; "" where it is not."""
    where = Citation.parse(citation)
    if where.note:
        return ""
    text = load_text(where.chapter)
    section = text.sections[where.section_number]
    if day < section.held_from:
        return f"the text in force on {day} is not held: ours of § {section.number} took effect on {section.held_from}"
    if section.held_until is not None and day > section.held_until:
        return f"the text in force on {day} is not held: ours ends on {section.held_until}; {text.held_until_why}"
    return ""
