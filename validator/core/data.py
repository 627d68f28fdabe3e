"""Where the product's data lies: packed into the wheel, or beside the package in a checkout; and the user's cache."""

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


@cache
def _package() -> Path:
    return Path(__file__).parents[1]
