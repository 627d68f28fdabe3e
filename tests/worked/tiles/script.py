"""The acts of a round as a list of named steps, which phrases change."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.worked.casefile import NotTranslated


@dataclass(slots=True)
class Step:
    """One step of a round: its name and its lines in the short notation."""

    name: str
    lines: list[str]


@dataclass(slots=True)
class Script:
    """The steps of one round, or of what happens before it, in order of time."""

    steps: list[Step] = field(default_factory=list)

    def add(self, name: str, *lines: str) -> None:
        """Write a step at the end."""
        self.steps.append(Step(name, list(lines)))

    def at(self, name: str) -> int:
        """Where a step stands; raises NotTranslated where there is none."""
        for number, step in enumerate(self.steps):
            if step.name == name:
                return number
        raise NotTranslated(f"there is no {name!r} in the round")

    def has(self, name: str) -> bool:
        """Whether there is such a step."""
        return any(step.name == name for step in self.steps)

    def replace(self, name: str, *lines: str) -> None:
        """Put other lines into a step."""
        self.steps[self.at(name)].lines = list(lines)

    def change(self, name: str, words: str, other: str) -> None:
        """Put other words into the lines of a step."""
        step = self.steps[self.at(name)]
        if not any(words in line for line in step.lines):
            raise NotTranslated(f"no {words!r} in {name!r}")
        step.lines = [line.replace(words, other) for line in step.lines]

    def remove(self, *names: str) -> None:
        """Leave steps out."""
        for name in names:
            del self.steps[self.at(name)]

    def before(self, name: str, *lines: str) -> None:
        """Write lines before a step."""
        self.steps.insert(self.at(name), Step("", list(lines)))

    def after(self, name: str, *lines: str) -> None:
        """Write lines after a step, and after what was written behind it already."""
        at = self.at(name) + 1
        while at < len(self.steps) and not self.steps[at].name:
            at += 1
        self.steps.insert(at, Step("", list(lines)))

    def move(self, name: str, before: str) -> None:
        """Let a step happen earlier or later."""
        step = self.steps.pop(self.at(name))
        self.steps.insert(self.at(before), step)

    def cut(self, name: str) -> None:
        """Leave out this step and all that comes after it."""
        del self.steps[self.at(name) :]

    def cut_after(self, name: str) -> None:
        """Leave out all that comes after this step and what was written behind it."""
        at = self.at(name) + 1
        while at < len(self.steps) and not self.steps[at].name:
            at += 1
        del self.steps[at:]

    def lines(self) -> Iterator[str]:
        """All lines in order."""
        for step in self.steps:
            yield from step.lines


Edit = Callable[[Script], None]
