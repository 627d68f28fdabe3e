"""The case folder: the one place whose files the workbench reads, and where it puts what is handed in."""

import os
import re
import stat
import unicodedata
from pathlib import Path
from typing import BinaryIO, Final

from validator.core.files import reason_of
from validator.intake.identify import Identified, identify

_LONGEST: Final = 100
_LONGEST_GIVEN: Final = 255
_MOST_OF_A_NAME: Final = 1_000
_AT_ONCE: Final = 1 << 20
_OTHER: Final = re.compile(r"[^\w.()+ -]+")
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that are devices in Windows, whatever ending they have."""


class NoSuchFile(Exception):
    """No file of the case folder is called so."""


class CannotWrite(Exception):
    """A file could not be put into the case folder; the message says why."""


class CaseFolder:
    """A folder and the files that lie in it; none in a folder of its own, and none whose name begins with a dot."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def names(self) -> list[str]:
        """The names of the files that may be read, in their order."""
        found = []
        for entry in os.scandir(self.root):
            try:
                found.append(self.name_of(entry.name))
            except NoSuchFile:
                continue
        return sorted(found, key=str.casefold)

    def name_of(self, given: str) -> str:
        """The name itself where it is that of a file of the folder; raises NoSuchFile for anything else.

        A name with a separator, one that begins with a dot or a hyphen, a folder, a device, a pipe, and a link that
        leads out of the folder are none.
        """
        plain = given and given[0] not in ".-" and not set(given) & {"/", "\\", ":", "\0", "*", "?"}
        if not plain or len(os.fsencode(_writable(given))) > _LONGEST_GIVEN or not given.isprintable():
            raise NoSuchFile
        path = self.root / given
        try:
            found = path.lstat()
            if stat.S_ISLNK(found.st_mode):
                if not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(self.root)):
                    raise NoSuchFile
                found = path.stat()
        except (OSError, ValueError) as error:
            raise NoSuchFile from error
        if not stat.S_ISREG(found.st_mode):
            raise NoSuchFile
        return given

    def identified(self, name: str) -> Identified:
        """What a file of the folder is."""
        return identify(self.root / name, self.root, name)

    def text_of(self, name: str, most: int) -> str:
        """The beginning of a file as text. Raises NoSuchFile where it cannot be read."""
        try:
            with (self.root / self.name_of(name)).open("rb") as file:
                return file.read(most).decode("utf-8", "replace")
        except OSError as error:
            raise NoSuchFile from error

    def put(self, given: str, content: BinaryIO) -> str:
        """Write what is handed in under a plain name like the one given, and return that; none is written over.

        Raises CannotWrite.
        """
        wanted = plain_name(given)
        for number in range(1, _MOST_OF_A_NAME):
            name = wanted if number == 1 else _numbered(wanted, number)
            try:
                return self._new(name, content)
            except FileExistsError:
                continue
        raise CannotWrite(f"too many files are called like {wanted}")

    def _new(self, name: str, content: BinaryIO) -> str:
        path = self.root / name
        try:
            place = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        except FileExistsError:
            raise
        except OSError as error:
            raise CannotWrite(f"{name}: {reason_of(error)}") from error
        try:
            with open(place, "wb") as file:
                while part := content.read(_AT_ONCE):
                    file.write(part)
        except OSError as error:
            path.unlink(missing_ok=True)
            raise CannotWrite(f"{name}: {reason_of(error)}") from error
        return name


def plain_name(given: str) -> str:
    """A name for a file that is handed in: the last part of what it is called, without what a path or a shell reads."""
    last = unicodedata.normalize("NFC", re.split(r"[/\\]", given)[-1])
    name = _OTHER.sub("_", _writable(last)).strip(" .-_")
    if len(os.fsencode(name)) > _LONGEST:
        stem, endings = _parts(name)
        room = _LONGEST - len(endings)
        name = os.fsencode(stem)[: max(room, 1)].decode("utf-8", "ignore").rstrip(" .") + endings
    if not name or not name[0].isalnum() or _DEVICES.fullmatch(name):
        name = f"file_{name}".rstrip("_")
    return name


def _writable(name: str) -> str:
    """The name without what no file system can write."""
    return name.encode("utf-8", "replace").decode("utf-8")


def _numbered(name: str, number: int) -> str:
    stem, endings = _parts(name)
    return f"{stem}-{number}{endings}"


def _parts(name: str) -> tuple[str, str]:
    """A name and its endings: those of a packed log are two."""
    found = re.fullmatch(r"(.+?)((?:\.[A-Za-z0-9]{1,8}){0,2})", name, re.DOTALL)
    return (found[1], found[2]) if found else (name, "")
