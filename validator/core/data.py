"""Where the product's data lies: packed into the wheel, or beside the package in a checkout; and the user's cache."""

import os
import stat
from functools import cache
from pathlib import Path


class DataMissing(FileNotFoundError):
    """The data folder is neither in the installed package nor in a checkout."""


@cache
def data_folder(name: str) -> Path:
    """Folder ``name`` of the product's data: ``rules_text``, ``schemas`` or ``submissions``.

    Raises DataMissing where neither the packed form nor a checkout is there.
    """
    package = _package()
    for candidate in (package / "_data" / name, package.parent / name):
        if candidate.is_dir():
            return candidate
    raise DataMissing(f"the data folder {name!r} is neither packed with validator nor beside it; reinstall floorperson")


def shipped_folder() -> Path:
    """Where an installed program has the packed forms of its data; a checkout has no such folder."""
    return _package() / "_data" / "packed"


def cache_folder(name: str) -> Path | None:
    """Folder ``name`` of the user's cache, whether it is there or not; None for a user who has no place for any."""
    from platformdirs import user_cache_path

    try:
        folder = user_cache_path("floorperson", appauthor=False) / name
    except RuntimeError:
        return None
    return folder if folder.is_absolute() else None


def is_own(folder: Path) -> bool:
    """Whether nobody but the user, or root, may write in a folder, or would in one that is still to be made there."""
    if os.name == "nt":
        return True
    others = stat.S_IWGRP | stat.S_IWOTH
    for place in (folder, *folder.parents):
        try:
            found = place.stat()
        except OSError:
            continue
        # Of one who may write in a folder above, only the sticky bit keeps what others have there.
        if place != folder and found.st_mode & stat.S_ISVTX:
            continue
        if found.st_uid not in (os.getuid(), 0) or found.st_mode & (others if place == folder else stat.S_IWOTH):
            return False
    return True


def make_own(folder: Path) -> None:
    """Make a folder in which nobody else may write. Raises OSError."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


@cache
def _package() -> Path:
    return Path(__file__).parents[1]
