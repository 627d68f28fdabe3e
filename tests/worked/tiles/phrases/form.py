"""What a phrase of the list is: a pattern and what it changes in a world."""

import re
from collections.abc import Callable

from tests.worked.tiles.world import World

Match = re.Match[str]
Work = Callable[[World, Match], None]
Phrase = tuple[str, Work]

WHO = r"(?:player (?:at|on|in) )?seat ?(?P<seat>[1-6])(?: player)?"
MONEY = r"\$?\d[\d,]*(?:\.\d\d)?"
TILE = r"[1-6]-[1-6]"


class NotMine(Exception):
    """A pattern fits, but what it speaks of was not said before; the next may."""


def plain_words(phrase: str) -> str:
    """A phrase in one form: small letters, no articles, no quotation marks, no full stop, no forms of "to be"."""
    words = re.sub(r"[\"“”‘’]", "", phrase.lower().replace("'s ", "s ").replace("'", ""))
    words = words.replace("centre", "center").replace(" – ", "; ").replace("§", "").replace("_", " ")
    words = re.sub(r"\b(?:the|a|an|is|are|was|were|has been|have been|his|their|being)\b", " ", words)
    words = re.sub(r"\bcents\b", " ", words)
    return re.sub(r"\s+([,;:])", r"\1", " ".join(words.split())).strip(" .")


def nothing(world: World, match: Match) -> None:
    """A phrase that says what is done anyhow."""
