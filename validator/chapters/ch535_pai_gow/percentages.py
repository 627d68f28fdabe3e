"""Percentages that the chapter fixes."""

from validator.submission.convert import convert


def another_percentage(percent_hundredths: int, lawful: int) -> bool:
    """A percentage is restated as the law has it.

    Fails:
        >>> another_percentage(400, 5)
        True
    Clean:
        >>> another_percentage(500, 5)
        False
    """
    return percent_hundredths != convert("percent", f"{lawful}%")
