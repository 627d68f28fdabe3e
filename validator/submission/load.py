"""Load a filing: from bytes to a Filing with places, with every fault of its text that one run can tell."""

import hashlib
import re
from pathlib import Path
from typing import NamedTuple

from validator.core.files import named, open_file
from validator.submission.compose import compose
from validator.submission.fault import Fault, Place, fault_at, faults_in_order
from validator.submission.filing import Filing

LARGEST_BYTES = 1 << 20
_LINE_END = re.compile(r"\r\n|\n|\r")
_LINES = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+\Z")
_UNDECODED = re.compile(r"[\udc80-\udcff]+")
_CONTROL = r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\udc80-\udcff\ue000-\ufffd\U00010000-\U0010ffff]"
_NO_TEXT = (
    "this is not a text file; a filing is YAML text in UTF-8, which floorperson import filing writes of a form in "
    "Excel or Word"
)
_TOP = Place(1, 1, 1, 2)


class LoadedFiling(NamedTuple):
    """What a file gave: the filing, None where it could not be read as a whole; and its faults by place.

    ``lines`` is its text without line ends, for showing the faults, and ``sha256`` the digest of its bytes in
    hexadecimal: () and "" where the file is too large or no text at all.
    """

    filing: Filing | None
    faults: tuple[Fault, ...]
    lines: tuple[str, ...] = ()
    sha256: str = ""


def load_filing(source: Path | str | bytes, name: str = "") -> LoadedFiling:
    """Load a filing from a file (a Path) or from its text or bytes; ``name`` is how reports call it.

    Faulty content raises nothing and comes back as faults; where the filing could be read all the same it is
    given besides, with what the faults spoiled marked unreadable. A file that cannot be opened, or read to its
    end, raises OSError, as does what is no file.
    """
    if isinstance(source, Path):
        with open_file(source) as file:
            content = file.read(LARGEST_BYTES + 1)
        name = name or named(source)
    else:
        content = source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source
        name = name or "<text>"
    if len(content) > LARGEST_BYTES:
        return LoadedFiling(None, (_too_large(),))
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return LoadedFiling(None, (fault_at("not-utf-8", "the file is UTF-16; save it as UTF-8", _TOP),))
    if b"\0" in content:
        return LoadedFiling(None, (fault_at("not-text", _NO_TEXT, _TOP),))
    return _load_text(content, name)


def _load_text(content: bytes, name: str) -> LoadedFiling:
    decoded = content.decode("utf-8", "surrogateescape").removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    raw_lines = _LINE_END.split(decoded)
    faults = _undecoded(raw_lines)
    controls = _controls(raw_lines)
    text = _UNDECODED.sub("\N{REPLACEMENT CHARACTER}", decoded) if faults else decoded
    lines = tuple(_LINE_END.split(text))
    sha256 = hashlib.sha256(content).hexdigest()
    if controls:
        return LoadedFiling(None, faults_in_order([*faults, *controls]), lines, sha256)
    text, directives = _without_directives(text)
    composed = compose(text, lines, replaced=bool(faults))
    filing = None if composed.entries is None else Filing(name, sha256, lines, composed.entries)
    return LoadedFiling(filing, faults_in_order([*faults, *directives, *composed.faults]), lines, sha256)


def _undecoded(lines: list[str]) -> list[Fault]:
    faults = []
    for number, line in enumerate(lines, 1):
        bad = _UNDECODED.search(line)
        if bad is not None:
            byte = ord(bad[0][0]) - 0xDC00
            message = f'byte {byte:#04x} is not UTF-8 (an editor\'s "ANSI" or Latin-1?); save the file as UTF-8'
            faults.append(fault_at("not-utf-8", message, Place(number, bad.start() + 1, number, bad.start() + 2)))
    return faults


def _controls(lines: list[str]) -> list[Fault]:
    faults = []
    for number, line in enumerate(lines, 1):
        bad = None if line.isprintable() else re.search(_CONTROL, line)
        if bad is not None:
            message = f"a control character (U+{ord(bad[0]):04X}) stands here; delete it"
            place = Place(number, bad.start() + 1, number, bad.start() + 2)
            faults.append(fault_at("control-character", message, place))
    return faults


def _without_directives(text: str) -> tuple[str, list[Fault]]:
    """The text with the directives before it made comments of the same length, and a fault for each."""
    faults: list[Fault] = []
    pieces: list[str] = []
    lines = _LINES.findall(text)
    for number, line in enumerate(lines, 1):
        if line.startswith("%"):
            message = "a filing carries no % directive (its YAML is always 1.2); remove the line"
            faults.append(fault_at("yaml-directive", message, Place(number, 1, number, len(line.rstrip()) + 1)))
            pieces.append("#" + line[1:])
        elif not line.strip() or line.lstrip().startswith("#"):
            pieces.append(line)
        else:
            break
    return "".join(pieces) + "".join(lines[len(pieces) :]), faults


def _too_large() -> Fault:
    message = f"the file is larger than {LARGEST_BYTES:,} bytes; a filing is a few pages of text"
    return fault_at("file-too-large", message, _TOP)
