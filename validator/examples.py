"""The examples of a rule, run: a sound filing changed in one place, and what is found in it."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from difflib import ndiff
from pathlib import Path

from validator.chapters.registry import questions
from validator.check import CheckReport, check_filing
from validator.core.data import data_folder
from validator.core.question import Change, FilingQuestion
from validator.submission.edit import changed


@dataclass(frozen=True, slots=True)
class FilingExample:
    """A sound filing changed as a rule says: ``text`` is the filing changed, ``report`` what is found in it."""

    chapter: str
    rule: str
    sound: Path
    change: Change
    text: str
    report: CheckReport

    @property
    def difference(self) -> tuple[str, ...]:
        """The lines that differ, those of the sound filing with "- " before them, those changed with "+ "."""
        before = self.sound.read_text(encoding="utf-8").splitlines()
        lines = ndiff(before, self.text.splitlines())
        return tuple(line.rstrip() for line in lines if line.startswith(("- ", "+ ")))

    @property
    def before(self) -> tuple[str, ...]:
        """The lines of the sound filing that differ, as they stand there."""
        return tuple(line.removeprefix("- ") for line in self.difference if line.startswith("- "))

    @property
    def line(self) -> int:
        """The number, from 1 on, of the first line of the sound filing that differs."""
        pairs = zip(self.sound.read_text(encoding="utf-8").splitlines(), self.text.splitlines(), strict=False)
        return next((number for number, (one, other) in enumerate(pairs, start=1) if one != other), 1)


def sound_filings(chapter: str) -> tuple[Path, ...]:
    """The sound filings of a chapter that come with the program, one for each way of running the game."""
    return tuple(sorted(data_folder("submissions").glob(f"{chapter}-*.yaml")))


def changes_of(chapter: str, rule: str) -> tuple[Change, ...]:
    """What makes a sound filing break the rule; empty for one that judges several filings, or rounds."""
    asked = questions(chapter, on_play=False).get(rule)
    if not isinstance(asked, FilingQuestion):
        return ()
    return asked.fails if isinstance(asked.fails, tuple) else (asked.fails,)


def tried(chapter: str, rule: str) -> Iterator[FilingExample]:
    """Every change of the rule made in every sound filing of the chapter in which it can be made."""
    for change in changes_of(chapter, rule):
        for sound in sound_filings(chapter):
            with suppress(KeyError):
                yield _made(chapter, rule, sound, change)


def filing_example(chapter: str, rule: str) -> FilingExample | None:
    """The first sound filing of the chapter that one of the changes makes break this rule and nothing else."""
    return next((one for one in tried(chapter, rule) if _breaks_this_alone(one)), None)


def instead(example: FilingExample) -> FilingExample | None:
    """The sound filing of an example with what it may say instead; None where the rule names nothing."""
    asked = questions(example.chapter, on_play=False)[example.rule]
    if not isinstance(asked, FilingQuestion) or not asked.passes:
        return None
    return _made(example.chapter, example.rule, example.sound, asked.passes)


def _made(chapter: str, rule: str, sound: Path, change: Change) -> FilingExample:
    text = changed(sound.read_text(encoding="utf-8"), change)
    return FilingExample(chapter, rule, sound, change, text, check_filing(text, name=sound.name))


def _breaks_this_alone(example: FilingExample) -> bool:
    clean = not example.report.faults and not example.report.crashes
    return clean and [finding.rule for finding in example.report.findings] == [example.rule]
