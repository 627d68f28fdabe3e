"""The rules of a chapter by the modules that say them: of judges, or of chapters."""

from collections.abc import Sequence

from validator.chapters.registry import chapter_play, said_where, words_said
from validator.core.rule import PlayRule
from validator.law.versions import law_of


def play_rules(chapter: str, *modules: str, also: Sequence[str] = ()) -> dict[str, PlayRule]:
    """The rules on play of a chapter, by id, that these modules say, and those that are named.

    Modules are those of judges (``blackjack.insurance``), and those of that name that say rules of chapters in words of
    their own (``play_cards``).
    """
    words = words_said(chapter, on_play=True)
    endings = tuple(f".{module}" for module in modules)
    rules = chapter_play(law_of(chapter)).rules
    return {rule.id: rule for rule in rules if rule.id in also or said_where(chapter, words[rule.id]).endswith(endings)}
