"""Where the product's data lies: packed into the wheel, or beside the package in a checkout."""

from functools import cache
from importlib.resources import files
from pathlib import Path


class DataMissing(FileNotFoundError):
    """The data folder is neither in the installed package nor in a checkout."""


@cache
def data_folder(name: str) -> Path:
    """Folder ``name`` of the product's data: ``rules_text``, ``schemas`` or ``submissions``.

    Raises DataMissing where neither the packed form nor a checkout is there.
    """
    package = Path(str(files("validator")))
    for candidate in (package / "_data" / name, package.parent / name):
        if candidate.is_dir():
            return candidate
    raise DataMissing(f"the data folder {name!r} is neither packed with validator nor beside it; reinstall floorperson")
