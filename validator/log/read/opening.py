"""Opens logs and sources: files packed with gzip or zstd, standard input, and what their first bytes say."""

import hashlib
import io
import shutil
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol, cast

from validator.core.files import named, open_file
from validator.core.limits import TIMES, UNPACKED, TooLarge
from validator.log.columns import LogUnusable

STANDARD_INPUT: Final = Path("-")
IN_COLUMNS: Final = (".parquet", ".arrow", ".feather")
"""Forms of logs in columns; the last two are Arrow IPC."""
FORMS: Final = (".jsonl", ".csv", *IN_COLUMNS)
PACKED: Final = (".gz", ".zst")

_GZIP: Final = b"\x1f\x8b"
_ZSTD: Final = b"\x28\xb5\x2f\xfd"
_PARQUET: Final = b"PAR1"
_ARROW: Final = (b"ARROW1", b"\xff\xff\xff\xff")
_MARK: Final = b"\xef\xbb\xbf"
_UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")
_AT_ONCE: Final = 1 << 17
_GZIP_PART: Final = 1 << 14
_ZSTD_PART: Final = 1 << 11
"""Bytes that are unpacked at once: of gzip come a thousand times as many at most, of zstd 30,000 times."""

_spooled: list[Path] = []


@contextmanager
def standard_input(*, wanted: bool) -> Iterator[None]:
    """Keep standard input, where it is ``wanted``, in a temporary file, so that it can be looked at and read again."""
    if not wanted:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="floorperson-") as folder:
        spool = Path(folder) / "standard-input"
        with spool.open("wb") as file:
            shutil.copyfileobj(sys.stdin.buffer, file)
        _spooled.append(spool)
        try:
            yield
        finally:
            _spooled.remove(spool)


def keep_standard_input_at(place: Path) -> None:
    """From here on standard input is what another process kept at ``place``."""
    _spooled.append(place)


def kept_at(path: Path) -> Path:
    """The file that ``path`` names: ``path`` itself, or the copy of standard input. Raises LogUnusable."""
    if path != STANDARD_INPUT:
        return path
    if not _spooled:
        raise LogUnusable("- (standard input) is read by replay, summary, check and import, not here")
    return _spooled[-1]


def form_of(path: Path) -> str:
    """The form of a log, one of FORMS: by the ending of its name, of standard input by its head; "" where it is none.

    Raises LogUnusable or OSError where standard input cannot be looked at.
    """
    if path != STANDARD_INPUT:
        name = path.name.lower()
        for packed in PACKED:
            name = name.removesuffix(packed)
        return next((form for form in FORMS if name.endswith(form)), "")
    with opened(path) as file:
        head = file.read(_AT_ONCE)
    if head.startswith(_PARQUET):
        return ".parquet"
    if head.startswith(_ARROW):
        return ".arrow"
    return ".jsonl" if head.lstrip().startswith(b"{") or not head.strip() else ".csv"


def opened(path: Path) -> io.BufferedReader:
    """The bytes of a log, unpacked; raises OSError where it cannot be opened, LogUnusable where it cannot be unpacked.

    Reading on raises OSError where what is packed is damaged or breaks off.
    """
    file = open_file(kept_at(path))
    head = file.read(len(_ZSTD))
    file.seek(0)
    try:
        if head.startswith(_GZIP):
            return _unpacked(file, lambda whole: _Fed(whole, lambda: zlib.decompressobj(wbits=31), _GZIP_PART))
        if head == _ZSTD:
            return _zstd(path, file)
    except LogUnusable:
        file.close()
        raise
    return cast(io.BufferedReader, file)


def opened_text(path: Path) -> io.BufferedReader:
    """The bytes of a log that is text, past a UTF-8 mark at its head; raises LogUnusable where it is not to be read."""
    try:
        file = opened(path)
        head = file.read(4)
    except OSError as error:
        raise LogUnusable(f"{path}: {error.strerror or error}") from error
    if head[:2] in _UTF_16 or b"\x00" in head:
        file.close()
        raise LogUnusable(f"{path} is in UTF-16 (PowerShell's > writes it so); save it as UTF-8")
    file.seek(0)
    if head.startswith(_MARK):
        file.read(len(_MARK))
    return file


def hash_of_log(path: Path) -> str:
    """The SHA-256 of the bytes of a log as they are kept, packed or not, in hexadecimal; raises LogUnusable."""
    try:
        with open_file(kept_at(path)) as file:
            return hashlib.file_digest(cast(Any, file), "sha256").hexdigest()
    except OSError as error:
        raise LogUnusable(f"{named(path)}: {error.strerror or error}") from error


def _zstd(path: Path, file: BinaryIO) -> io.BufferedReader:
    """Unpacked by Python's own reader, zstandard or pyarrow, whichever is there."""
    if find_spec("compression") is not None:
        unpacker = import_module("compression.zstd").ZstdDecompressor
        return _unpacked(file, lambda whole: _Fed(whole, unpacker, _ZSTD_PART))
    if find_spec("zstandard") is not None:
        unpacker = import_module("zstandard").ZstdDecompressor().decompressobj
        return _unpacked(file, lambda whole: _Fed(whole, unpacker, _ZSTD_PART))
    if find_spec("pyarrow") is not None:
        arrow = import_module("pyarrow")
        return _unpacked(file, lambda whole: arrow.CompressedInputStream(arrow.PythonFile(whole, "r"), "zstd"))
    raise LogUnusable(f"{path} is packed with zstd; install zstandard (pip install zstandard), or unpack it: zstd -d")


class _Reader(Protocol):
    """What gives unpacked bytes."""

    def read(self, most: int, /) -> bytes:
        """The next bytes, no more than ``most`` or than come of one part of the file; none at its end."""


def _unpacked(file: BinaryIO, reader: Callable[[BinaryIO], _Reader]) -> io.BufferedReader:
    return io.BufferedReader(_Unpacked(file, reader), _AT_ONCE)


class _Fed:
    """Unpacks what is packed in a file, one part or several one behind the other, by an unpacker that is fed.

    It is fed so little at once that what comes of it has room in memory, however much it was packed.
    """

    def __init__(self, file: BinaryIO, unpacker: Callable[[], Any], part: int) -> None:
        self._file = file
        self._unpacker = unpacker
        self._part = part
        self._now: Any = None
        self._rest = b""

    def read(self, most: int, /) -> bytes:
        """What comes of the next part of the file that gives anything; none at its end."""
        while True:
            part = self._rest[: self._part] or self._file.read(self._part)
            self._rest = self._rest[self._part :]
            if not part and self._now is None:
                return b""
            if self._now is None:
                self._now = self._unpacker()
            found = cast(bytes, self._now.decompress(part))
            if self._now.eof:
                self._rest = cast(bytes, self._now.unused_data + self._rest).lstrip(b"\x00")
                self._now = None
            elif not part and not found:
                raise TooShort
            if found:
                return found


class TooShort(OSError):
    """A packed file breaks off."""

    def __init__(self) -> None:
        super().__init__("the packed file breaks off before its end")


class _Unpacked(io.RawIOBase):
    """What is packed in a file. Raises TooLarge where that is more than may be unpacked."""

    def __init__(self, file: BinaryIO, reader: Callable[[BinaryIO], _Reader]) -> None:
        self._file = file
        self._reader = reader
        self._most = max(UNPACKED.most, TIMES * file.seek(0, io.SEEK_END))
        self._begin()

    def _begin(self) -> None:
        self._file.seek(0)
        self._from = self._reader(self._file)
        self._ready = memoryview(b"")
        self._at = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def seek(self, place: int, whence: int = 0) -> int:
        """Go back to the beginning, the one place that can be gone to."""
        if (place, whence) == (self._at, 0) or (place, whence) == (0, 1):
            return self._at
        if (place, whence) != (0, 0):
            raise io.UnsupportedOperation("only the beginning of what is packed can be gone to")
        self._begin()
        return 0

    def close(self) -> None:
        if not self.closed:
            self._file.close()
        super().close()

    def readinto(self, buffer: Any) -> int:
        if not self._ready:
            self._ready = memoryview(self._read(len(buffer)))
        taken = min(len(buffer), len(self._ready))
        buffer[:taken] = self._ready[:taken]
        self._ready = self._ready[taken:]
        self._at += taken
        if self._at > self._most:
            raise TooLarge(UNPACKED.passed("the packed file holds", "unpack it", self._most))
        return taken

    def _read(self, most: int) -> bytes:
        """The next bytes unpacked; raises OSError for what is damaged, whatever the library calls it."""
        try:
            return self._from.read(most)
        except (MemoryError, TooShort):
            raise
        except Exception as error:
            raise OSError(f"the packed file is damaged: {error}") from error
