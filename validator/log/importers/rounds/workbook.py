"""Opens a workbook in a process of its own: one that asks for too much memory ends that process and no other.

A few bytes may say that a sheet has a value in its last row and column, and the library has room made for all between.
"""

import io
import json
import os
import signal
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from tempfile import TemporaryFile
from typing import IO, Any, Final

from validator.core.limits import CELLS, COLUMNS, MEMORY, ROWS, TIMES, UNPACKED, WORK, Limit
from validator.log.importers import SourceUnusable

_PART: Final = 1 << 20
_INSTEAD: Final = "delete what stands far below or beside the table, save the sheet as CSV"


def rows_of_workbook(name: str, content: bytes, asked: str, said: list[str]) -> tuple[str, Iterator[Sequence[object]]]:
    """The name and the rows of the sheet that is ``asked`` for, else of the largest. Raises SourceUnusable."""
    _hold_small(name, content)
    told: IO[bytes] = TemporaryFile(prefix="floorperson-")  # noqa: SIM115 -- open as long as its rows are read
    code = f"import sys; from {__name__} import main; main(sys.argv[1])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", code, asked]
    ended = subprocess.run(command, input=content, stdout=told, stderr=subprocess.DEVNULL, env=environment, check=False)
    told.seek(0)
    if ended.returncode:
        told.close()
        limit = WORK if -ended.returncode == getattr(signal, "SIGXCPU", 0) else MEMORY
        raise SourceUnusable(f"{name}: {limit.passed('to open the workbook takes', _INSTEAD)}")
    head = json.loads(told.readline())
    if "unusable" in head:
        told.close()
        raise SourceUnusable(f"{name}: {head['unusable']}")
    if not asked and len(head["sheets"]) > 1:
        others = ", ".join(f'"{other}"' for other in head["sheets"] if other != head["sheet"])
        said.append(f'sheet "{head["sheet"]}" is read, not {others}; the map may name another under source: sheet')
    return head["sheet"], _rows(told)


def _rows(told: IO[bytes]) -> Iterator[Sequence[object]]:
    with told:
        for line in told:
            yield json.loads(line, object_hook=_moment)


def _hold_small(name: str, content: bytes) -> None:
    """Raise SourceUnusable where a workbook holds more than may be unpacked, whatever it says of itself."""
    most = max(UNPACKED.most, TIMES * len(content))
    held = 0
    with suppress(zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, RuntimeError):
        archive = zipfile.ZipFile(io.BytesIO(content))
        for one in archive.infolist():
            with archive.open(one) as file:
                while held <= most and (part := file.read(_PART)):
                    held += len(part)
    if held > most:
        raise SourceUnusable(f"{name}: {UNPACKED.passed('the workbook holds', 'save the sheet as CSV', most)}")


def main(asked: str) -> None:
    """Write the sheets' names, and the rows of the one that is ``asked`` for, of the workbook on standard input."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY.most, MEMORY.most))
        resource.setrlimit(resource.RLIMIT_CPU, (WORK.most, WORK.most + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        sheets, sheet = _opened(sys.stdin.buffer.read(), asked)
        rows = sheet.to_python(skip_empty_area=False)
    except MemoryError:
        sys.exit(1)
    except BaseException as error:
        # The library may give up in any way on a damaged workbook.
        why = str(error) if isinstance(error, SourceUnusable) else f"no spreadsheet that can be read: {error}"
        print(json.dumps({"unusable": why}))
        return
    print(json.dumps({"sheets": sheets, "sheet": sheet.name}))
    for row in rows:
        print(json.dumps(row, default=_told))


def _opened(content: bytes, asked: str) -> tuple[list[str], Any]:
    """The names of the sheets, and the one to be read. Raises SourceUnusable."""
    import python_calamine as calamine

    try:
        book = calamine.CalamineWorkbook.from_filelike(io.BytesIO(content))
        names = list(book.sheet_names)
        if asked and asked not in names:
            raise SourceUnusable(f'there is no sheet "{asked}"; there are: {", ".join(names)}')
        if not names:
            raise SourceUnusable("the workbook has no sheet")
        sheets = [book.get_sheet_by_name(one) for one in ([asked] if asked else names)]
    except calamine.CalamineError as error:
        raise SourceUnusable(f"no spreadsheet that can be read: {error}") from error
    sheet = max(sheets, key=lambda one: one.total_height * one.total_width)
    _fit(sheet.name, sheet.total_height, ROWS)
    _fit(sheet.name, sheet.total_width, COLUMNS)
    _fit(sheet.name, sheet.total_height * sheet.total_width, CELLS)
    return names, sheet


def _fit(sheet: str, count: int, limit: Limit) -> None:
    if count > limit.most:
        raise SourceUnusable(limit.passed(f'sheet "{sheet}" has', _INSTEAD))


def _told(cell: object) -> object:
    """A cell that JSON has no form for."""
    if isinstance(cell, timedelta):
        return {"timedelta": cell.total_seconds()}
    assert isinstance(cell, date | time)
    return {type(cell).__name__: cell.isoformat()}


def _moment(told: dict[str, Any]) -> object:
    ((form, value),) = told.items()
    if form == "timedelta":
        return timedelta(seconds=value)
    kinds: dict[str, Any] = {"date": date, "datetime": datetime, "time": time}
    return kinds[form].fromisoformat(value)
