"""Rules that no act breaks alone, as the text leaves no such case: ``no_case.yaml``, by rule and chapter."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ruamel.yaml import YAML

FILE = Path(__file__).with_name("no_case.yaml")


@dataclass(frozen=True)
class NoCase:
    """What the text says, in a paragraph of the first chapter and alike in the others, so that no case is left."""

    rule: str
    chapters: Sequence[str]
    cite: str
    quote: str
    why: str

    @property
    def reason(self) -> str:
        """Why the fault of the rule is not found alone."""
        return f"no case in the text: {self.why} (§ {self.cite} “{self.quote}”)"


@cache
def no_cases() -> tuple[NoCase, ...]:
    """All that the file holds."""
    said = YAML(typ="safe").load(FILE.read_text(encoding="utf-8")) or ()
    return tuple(
        NoCase(one["rule"], tuple(one["chapters"]), one["cite"], _plain(one["quote"]), _plain(one["why"]))
        for one in said
    )


def _plain(words: str) -> str:
    return " ".join(words.split())


def no_case(chapter: str, rule: str) -> NoCase | None:
    """What the file holds of a rule of a chapter."""
    return next((one for one in no_cases() if one.rule == rule and chapter in one.chapters), None)
