"""The rules of a chapter by the modules that say them, its own or shared ones."""

from importlib import import_module
from importlib.util import find_spec

from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.rule import PlayRule
from validator.law.versions import law_of
from validator.rules.bound import gathered


def play_rules(chapter: str, *modules: str) -> dict[str, PlayRule]:
    """The rules on play of a chapter, by id, that modules of these names say (``play_cards``)."""
    room = PACKAGES[chapter]
    names = [f"{package}.{name}" for package in (*import_module(room).SHARES, room) for name in modules]
    said = {rule for name in names if find_spec(name) for rule in gathered(vars(import_module(name)).items())}
    return {rule.id: rule for rule in chapter_play(law_of(chapter)).rules if rule.id in said}
