"""A folder for the small files that a replay reads: made once for a process, as making one each time takes longer."""

from atexit import register
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp


@cache
def scratch() -> Path:
    """The folder; what one replay leaves there, the next one overwrites."""
    folder = Path(mkdtemp(prefix="floorperson-tests-"))
    register(rmtree, folder, ignore_errors=True)
    return folder
