"""The sound filings that come with the program, one for each way of running a game."""

from pathlib import Path

from validator.core.data import data_folder


def sound_filings(chapter: str) -> tuple[Path, ...]:
    """The sound filings of a chapter that come with the program, one for each way of running the game."""
    return tuple(sorted(data_folder("submissions").glob(f"{chapter}-*.yaml")))


def way_of(sound: Path) -> str:
    """What a sound filing calls its way of running the game: ``two-shoes`` of ``633a-two-shoes.yaml``."""
    return sound.stem.partition("-")[2]
