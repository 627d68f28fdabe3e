"""YAML data in a form that loads faster: made when a file is first read, kept until its words or its maker change.

The YAML is what people read and edit; Python reads some thousand lines of it in a second. The packed form, JSON, bears
in its name a hash of the YAML and of the code that made it. Those of the product's data lie in the wheel
(``hatch_build.py``); of a checkout they lie in the user's cache. Where nothing can be kept the YAML is read each time.
"""

import datetime
import json
import os
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from validator.core.data import cache_folder, data_folder, shipped_folder

UNUSED = 30 * 24 * 3600
"""Seconds after which a packed form that nobody used is removed."""

_DAY = 24 * 3600


def content_of(path: Path) -> object:
    """What the YAML file at ``path`` holds, dates as ISO text; raises OSError, and ValueError for bad YAML."""
    source = path.read_bytes()
    name = _name(path, source)
    shipped = _read(shipped_folder() / name)
    if shipped is not None:
        return shipped
    cache = cache_folder("law")
    kept = None if cache is None else _read(cache / name)
    if cache is not None and kept is not None:
        _touch(cache / name)
        return kept
    text = _packed(source)
    if cache is not None:
        _keep(cache, name, text)
    return json.loads(text)


def parsed(source: str) -> object:
    """What a YAML text holds, dates as ISO text; raises ValueError where it is no YAML."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    try:
        return _plain(YAML(typ="safe", pure=True).load(source))
    except YAMLError as error:
        raise ValueError(str(error)) from error


def pack(path: Path, folder: Path) -> Path:
    """Write the packed form of the YAML file at ``path`` into a folder; the file written."""
    source = path.read_bytes()
    packed = folder / _name(path, source)
    packed.write_text(_packed(source), encoding="utf-8", newline="\n")
    return packed


def sources() -> tuple[Path, ...]:
    """The YAML files of the product that are packed: the law's data and the filings' schemas."""
    texts = data_folder("rules_text")
    law = (*sorted(texts.glob("*.yaml")), *sorted(texts.glob("*/*.yaml")))
    schemas = data_folder("schemas").glob("*.yaml")
    filings = sorted(file for file in schemas if file.stem[0].isdigit() or file.stem == "common")
    return (*law, *filings)


def _packed(source: bytes) -> str:
    return json.dumps(parsed(source.decode("utf-8")), ensure_ascii=False) + "\n"


def _name(path: Path, source: bytes) -> str:
    digest = sha256(Path(__file__).read_bytes())
    digest.update(source.replace(b"\r\n", b"\n"))
    return f"{path.parent.name}-{path.stem}-{digest.hexdigest()[:24]}.json"


def _read(packed: Path) -> object | None:
    """What a packed form holds; None where it is not there or was damaged."""
    try:
        return json.loads(packed.read_bytes())  # type: ignore[no-any-return]
    except (OSError, ValueError):
        return None


def _touch(packed: Path) -> None:
    with suppress(OSError):
        if packed.stat().st_mtime < time.time() - _DAY:
            os.utime(packed)


def _keep(folder: Path, name: str, text: str) -> None:
    """Write a packed form under another name first, so that nobody reads half of it; remove those long unused."""
    from tempfile import mkstemp

    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, part = mkstemp(dir=folder)
    except OSError:
        return
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(part, folder / name)
        for other in folder.iterdir():
            if other.stat().st_mtime < time.time() - UNUSED:
                other.unlink()
    except OSError:
        with suppress(OSError):
            os.unlink(part)


def _plain(data: object) -> object:
    if isinstance(data, datetime.date):
        return data.isoformat()
    if isinstance(data, list):
        return [_plain(one) for one in data]
    if isinstance(data, dict):
        return {key: _plain(one) for key, one in data.items()}
    return data
