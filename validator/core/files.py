"""Input files: whether they can be read, and how reports name them."""

import errno
import os
import re
import stat
from pathlib import Path
from typing import BinaryIO


class NotAFile(OSError):
    """The path leads to a device, a pipe or a folder, of which no whole can be read."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}, no file")
        self.strerror = f"{what}, no file"


_KINDS = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
    (stat.S_ISSOCK, "a socket"),
)

_SCHEME = re.compile("[A-Za-z][A-Za-z0-9+.-]+:/")
"""Of two letters at least: one is a drive."""


def open_file(path: Path) -> BinaryIO:
    """The file at ``path``, to be read as bytes; raises OSError, for what is no file NotAFile.

    A pipe is never waited for, and a device without an end never read.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode):
        raise NotAFile(next((what for is_kind, what in _KINDS if is_kind(mode)), "something else"))
    return path.open("rb")


def why_not_opened(path: Path) -> str:
    """Why the file cannot be opened, in words; "" where it can."""
    try:
        open_file(path).close()
    except (OSError, ValueError) as error:
        return f"cannot be opened: {reason_of(error)}"
    return ""


def reason_of(error: OSError | ValueError) -> str:
    """Why a file cannot be read or written, in words."""
    if getattr(error, "errno", None) == errno.ENOENT and _folder_is_gone():
        return "the folder in which you stand has been deleted; go to another"
    return getattr(error, "strerror", None) or str(error)


def error_in_words(error: OSError) -> str:
    """Which file cannot be read or written, and why."""
    if error.filename is None:
        return reason_of(error)
    return f"{named(Path(os.fsdecode(error.filename)))}: {reason_of(error)}"


def why_not_trusted(path: Path, called: str = "it") -> str:
    """Why somebody else may have written a file, or put it into a folder; "" where nobody else can have.

    ``called`` is what the words call it.
    """
    if os.name != "posix":
        return ""
    said = path.stat()
    if said.st_uid not in (0, os.getuid()):
        return f"{called} belongs to another user"
    if said.st_mode & stat.S_IWOTH and not (stat.S_ISDIR(said.st_mode) and said.st_mode & stat.S_ISVTX):
        return f"everybody may write to {called}"
    return ""


def _folder_is_gone() -> bool:
    try:
        os.getcwd()
    except FileNotFoundError:
        return True
    return False


def named(path: Path) -> str:
    """The path as reports write it: with slashes, and bytes that are no UTF-8 as their codes."""
    return os.fsencode(path.as_posix()).decode("utf-8", "backslashreplace")


def is_address(name: str) -> bool:
    """Whether a file is named by an address with a scheme, such as s3://logs/bj-101.parquet, and not by a path."""
    return _SCHEME.match(name) is not None


def near(path: Path) -> Path:
    """The path from where one stands, for what lies beneath; any other path as it is."""
    if not path.is_absolute():
        return path
    try:
        here = Path.cwd()
    except FileNotFoundError:  # where one stands has been deleted
        return path
    return path.relative_to(here) if path.is_relative_to(here) else path
