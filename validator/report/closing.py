"""Writes the three lines with which every report for people ends."""

import re
from collections.abc import Iterator
from typing import Final

from validator.report.judgment import CheckedFilings, Judgment

LABELS: Final = ("Judged", "Not judged", "In all")
"""What the lines are called where each has a name."""
_HINT: Final = re.compile(r" \((and more: )?-v(?:: which| says why)?\)")
"""How a line says that an option tells more."""
_WANTING: Final = re.compile(r", for want of .*? \(-v: which\)")
"""How a line names by their keys what rules wait for."""


def closing_on_paper(judgment: Judgment, instead: str = "") -> Iterator[tuple[str, str]]:
    """The lines with their names, for who has no command line: ``instead`` stands where an option tells more."""
    return zip(LABELS, (on_paper(words, instead) for words in closing_of(judgment)), strict=True)


def closing_without_keys(judgment: Judgment) -> Iterator[tuple[str, str]]:
    """The lines with their names, for who reads no filing as YAML: what rules wait for is counted, and not named."""
    return (
        (label, on_paper(_WANTING.sub("", words))) for label, words in zip(LABELS, closing_of(judgment), strict=True)
    )


def on_paper(words: str, instead: str = "") -> str:
    """A line without the options that it names; ``instead`` stands in their place."""
    return _HINT.sub(lambda found: f" ({found[1] or ''}{instead})" if instead else "", words)


def closing_of(judgment: Judgment) -> tuple[str, str, str]:
    """What was judged, under what and by which law; what was not and why; what came of it. A line each."""
    if isinstance(judgment, CheckedFilings):
        from validator.report import check_text

        return check_text.closing_of_check(judgment)
    from validator.report import replay_text

    return replay_text.closing_of_replay(judgment)


def is_clean(judgment: Judgment) -> bool:
    """Whether nothing new fails and nothing that was given was left aside."""
    if isinstance(judgment, CheckedFilings):
        from validator.report import check_text

        return check_text.is_check_clean(judgment)
    from validator.report import replay_text

    return replay_text.is_replay_clean(judgment)
