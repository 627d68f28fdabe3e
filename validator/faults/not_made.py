"""Why the fault of a rule is not made alone in simulated play: ``not_made.yaml``, by rule and chapter."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ruamel.yaml import YAML

FILE = Path(__file__).with_name("not_made.yaml")


@dataclass(frozen=True)
class NotMade:
    """What stands in the way in some chapters; the text leaves the rule a case, so that it may be made some day."""

    rule: str
    chapters: Sequence[str]
    why: str


@cache
def all_not_made() -> tuple[NotMade, ...]:
    """All that the file holds."""
    said = YAML(typ="safe").load(FILE.read_text(encoding="utf-8")) or ()
    return tuple(NotMade(one["rule"], tuple(one["chapters"]), " ".join(one["why"].split())) for one in said)


def not_made(chapter: str, rule: str) -> str:
    """What stands in the way of a rule of a chapter; "" where nothing is said of it."""
    return next((one.why for one in all_not_made() if one.rule == rule and chapter in one.chapters), "")
