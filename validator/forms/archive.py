"""Office files as they come from outside: what a file is, and its parts, held to a size before anything reads them."""

import io
import re
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from validator.core.files import open_file
from validator.core.limits import FORM
from validator.forms.kinds import NO_TEXT, NoForm

INSTEAD: Final = "floorperson init 551 -o form.docx (or form.xlsx) writes a form that is read once it is filled in"
"""What to do with a submission that is no form; the chapter is an example."""

SAVED_ANEW: Final = (
    "if it is a form of ours, open it where it was filled in, save it as .xlsx or .docx, and name that file"
)
"""What to do with a form that was saved in another format by mistake."""

MARK: Final = "floorperson-form"
"""What tells a form from any other workbook or document, where it is stored in it."""
STORE: Final = "floorperson"
"""The hidden sheet of a workbook that bears the mark."""

_PART: Final = 1 << 16
_CORE: Final = "docProps/core.xml"
_MOST_HEAD: Final = 1 << 20
_MOST_PARTS: Final = 2_000
_HOLDS: Final = (
    ("word/document.xml", "a Word document"),
    ("xl/workbook.xml", "an Excel workbook"),
    ("xl/workbook.bin", "an Excel workbook of the binary kind (.xlsb)"),
    ("ppt/presentation.xml", "a PowerPoint presentation"),
    ("content.xml", "an OpenDocument file"),
)
_DECLARES: Final = re.compile(rb"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)
_XML: Final = (".xml", ".rels", ".vml")
WORD, EXCEL = _HOLDS[0][1], _HOLDS[1][1]
OTHER_FORMATS: Final = frozenset({_HOLDS[2][1], _HOLDS[4][1], *NO_TEXT.values()} - {""})
"""What a form may have been saved as by mistake."""


def what_it_is(content: bytes) -> str:
    """What kind of file begins so, or holds such parts: "a PDF"."""
    for start, kind in NO_TEXT.items():
        if content.startswith(start) and kind:
            return kind
    try:
        names = set(zipfile.ZipFile(io.BytesIO(content)).namelist())
    except (zipfile.BadZipFile, ValueError, OSError, EOFError, NotImplementedError):
        return "a damaged archive"
    return next((kind for part, kind in _HOLDS if part in names), "a ZIP archive")


def office_content(path: Path) -> bytes:
    """The bytes of a file that is no text. Raises OSError, and NoForm for a large one."""
    with open_file(path) as file:
        content = file.read(FORM.most + 1)
    if len(content) > FORM.most:
        raise NoForm(FORM.passed("the file holds"))
    return content


def parts_of(content: bytes) -> Mapping[str, bytes]:
    """The parts of an Office file, each unpacked; raises NoForm for one that is damaged, too large, or not trusted."""
    held: dict[str, bytes] = {}
    room = FORM.most
    try:
        archive = zipfile.ZipFile(io.BytesIO(content))
        if len(archive.infolist()) > _MOST_PARTS:
            raise NoForm(f"the file holds {len(archive.infolist()):,} parts; a form has a few dozen")
        for one in archive.infolist():
            pieces: list[bytes] = []
            with archive.open(one) as file:
                while piece := file.read(_PART):
                    room -= len(piece)
                    if room < 0:
                        raise NoForm(FORM.passed("unpacked, the file holds"))
                    pieces.append(piece)
            held[one.filename] = b"".join(pieces)
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, RuntimeError, NotImplementedError) as error:
        if isinstance(error, NoForm):
            raise
        raise NoForm(f"the file is damaged ({error}); save it anew in the program that wrote it") from error
    for part, body in held.items():
        _trusted(part, body)
    return held


def bears_mark(path: Path) -> bool:
    """Whether a file calls itself a form; True also for one that cannot be opened, so that it is told."""
    try:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            part = _CORE if _HOLDS[0][0] in names else _HOLDS[1][0]
            mark = MARK.encode() if part == _CORE else f'name="{STORE}"'.encode()
            with archive.open(part) as file:
                return mark in file.read(_MOST_HEAD)
    except OSError:
        return True
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, RuntimeError, NotImplementedError, KeyError):
        return False


def _trusted(part: str, body: bytes) -> None:
    """Raise NoForm for XML that declares entities, which could draw in other files, or grow without end."""
    if not part.lower().endswith(_XML):
        return
    if b"\0" in body:
        raise NoForm(f"{part} is not in UTF-8, as Office programs write it; save the file anew")
    if _DECLARES.search(body):
        raise NoForm(f"{part} declares entities of its own, which no Office program writes; it is not read")
