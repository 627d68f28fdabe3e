"""Files named by an address (s3://, hdfs://, abfss://): opened by pyarrow, or by fsspec where that knows them alone."""

import shutil
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import quote, unquote

from validator.core.files import is_address, why_not_opened

_AT_ONCE: Final = 8
"""Files that are copied at once: most of the time is waiting."""


@contextmanager
def at_hand(names: Sequence[str], scratch: str = "") -> Iterator[dict[str, tuple[Path, str]]]:
    """Each file by its path or address: where it can be read here, and why it cannot be read, "" where it can.

    What lies elsewhere is copied, for as long as the context lasts, to ``scratch`` or the folder of temporary files.
    """
    with TemporaryDirectory(prefix="floorperson-", dir=scratch or None) as folder:
        copies = (Path(folder, str(number)) for number in range(len(names)))
        with ThreadPoolExecutor(_AT_ONCE) as threads:
            found = dict(zip(names, threads.map(_brought, names, copies), strict=True))
        yield found


def _brought(name: str, folder: Path) -> tuple[Path, str]:
    if not is_address(name):
        return Path(name), why_not_opened(Path(name))
    try:
        system, place = _opened(name)
        if system.type_name == "local":
            return Path(place), why_not_opened(Path(place))
        folder.mkdir()
        path = folder / Path(place).name
        with system.open_input_stream(place, compression=None) as source, path.open("wb") as file:
            shutil.copyfileobj(source, file, 1 << 20)
    except Exception as error:  # what file systems of others raise is not known
        return folder / name.rpartition("/")[2], f"cannot be opened: {str(error) or type(error).__name__}"
    return path, ""


def _opened(address: str) -> tuple[Any, str]:
    """The file system of an address and the place in it; raises FileNotFoundError, or what the file system raises.

    Addresses are taken as Spark writes them, letter by letter, and, where there is no such file, as those of the web.
    """
    scheme, _, rest = address.partition(":")
    address = f"{'s3' if scheme in ('s3a', 's3n') else scheme}:{rest}"
    files = import_module("pyarrow.fs")
    for one in dict.fromkeys((quote(address, safe=":/?&=@[]!$'()*+,;~"), address if "%" in address else "")):
        if not one:
            continue
        try:
            system, place = files.FileSystem.from_uri(one)
        except import_module("pyarrow").ArrowInvalid:
            if find_spec("fsspec") is None:
                raise
            other, place = import_module("fsspec.core").url_to_fs(unquote(one))
            system = files.PyFileSystem(files.FSSpecHandler(other))
        if system.get_file_info(place).is_file:
            return system, place
    raise FileNotFoundError("there is no such file")
