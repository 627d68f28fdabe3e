"""The rules of a chapter by the modules that say them: of judges, or of chapters."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.rule import PlayRule
from validator.games.numbers import rules_on_play
from validator.law.versions import law_of
from validator.rules.bound import gathered


def play_rules(chapter: str, *modules: str, also: Sequence[str] = ()) -> dict[str, PlayRule]:
    """The rules on play of a chapter, by id, that these modules say, and those that are named.

    Modules are those of judges (``blackjack.insurance``), and those of that name that say rules of chapters in words of
    their own (``play_cards``).
    """
    room = PACKAGES[chapter]
    names = [
        f"{package}.{name}" for package in (*import_module(room).SHARES, room) for name in modules if "." not in name
    ]
    said = {rule for name in names if find_spec(name) for rule in gathered(vars(import_module(name)).items())} | {*also}
    rules = chapter_play(law_of(chapter)).rules
    numbered = {int(one): one for one in rules_on_play(chapter_play(law_of(chapter)).machine).values() if one.words}
    judged = {
        rule.id
        for rule in rules
        if rule.number in numbered and numbered[rule.number].module.removeprefix("validator.games.") in modules
    }
    return {rule.id: rule for rule in rules if rule.id in said | judged}
