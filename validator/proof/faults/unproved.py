"""Why the fault of a rule is not found alone, by rule and chapter.

``no_case.yaml`` holds the rules that no act breaks alone, as the text leaves no such case; ``not_made.yaml`` those that
it leaves one, with what stands in the way of making it in simulated play.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from ruamel.yaml import YAML


@dataclass(frozen=True)
class NotMade:
    """What stands in the way of a rule in some chapters."""

    rule: str
    chapters: Sequence[str]
    why: str


@dataclass(frozen=True)
class NoCase(NotMade):
    """What the text says, in a paragraph of the first chapter and alike in the others, so that no case is left."""

    cite: str
    quote: str

    @property
    def reason(self) -> str:
        """Why the fault of the rule is not found alone."""
        return f"no case in the text: {self.why} (§ {self.cite} “{self.quote}”)"


One = TypeVar("One", bound=NotMade)


@cache
def no_cases() -> tuple[NoCase, ...]:
    """The rules without a case alone."""
    return _held("no_case.yaml", NoCase)


@cache
def all_not_made() -> tuple[NotMade, ...]:
    """The rules that have one, which is not made."""
    return _held("not_made.yaml", NotMade)


def no_case(chapter: str, rule: str) -> NoCase | None:
    """What is said of a rule of a chapter that has no case alone; None of another."""
    return _of(no_cases(), chapter, rule)


def not_made(chapter: str, rule: str) -> NotMade | None:
    """What is said of a rule of a chapter whose fault is not made alone; None of another."""
    return _of(all_not_made(), chapter, rule)


def _held(name: str, form: type[One]) -> tuple[One, ...]:
    """All that a file holds."""
    said = YAML(typ="safe").load(Path(__file__).with_name(name).read_text(encoding="utf-8")) or ()
    return tuple(form(**_plain(one)) for one in said)


def _plain(entry: Mapping[str, Any]) -> dict[str, Any]:
    """An entry, its words without the breaks of lines."""
    return {name: tuple(said) if name == "chapters" else " ".join(said.split()) for name, said in entry.items()}


def _of(held: Sequence[One], chapter: str, rule: str) -> One | None:
    return next((one for one in held if one.rule == rule and chapter in one.chapters), None)
