"""Stores YAML data in a form that loads faster, from its first reading until its words or its maker change.

The YAML is what people read and edit; Python reads some thousand lines of it in a second. The packed form, JSON, holds
what passed its check, and bears in its name a hash of the YAML and of the code that made it, and one of what it holds:
what was edited since is not obeyed, nor is a folder in which others may write. Those of the product's
data lie in the wheel (``hatch_build.py``); of a checkout they lie in the user's cache. Where nothing can be kept the
YAML is read each time.
"""

import datetime
import json
import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from glob import escape
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from validator.core.data import cache_folder, is_own, make_own, shipped_folder
from validator.core.depth import not_too_deep

UNUSED = 30 * 24 * 3600
"""Seconds after which a packed form that nobody used is removed."""

_DAY = 24 * 3600
_HASH = 24
"""Letters of a hash in a name."""

KeyPath = tuple[str | int, ...]
"""The way from the top of a YAML file to an entry: ``("duties", 3, "rules", 0, "reading")``."""


class MalformedData(ValueError):
    """A YAML file does not have the form that is asked of it.

    ``faults`` say what is wrong, each with the way to its place; ``places`` are these in words, where the text is known
    with line and column.
    """

    def __init__(self, faults: Iterable[tuple[KeyPath, str]], places: Iterable[str] = ()) -> None:
        self.faults = tuple(faults)
        told = tuple(places) or tuple(".".join(map(str, key)) for key, _ in self.faults)
        lines = (f"{place}: {words}" if place else words for place, (_, words) in zip(told, self.faults, strict=True))
        super().__init__("\n".join(lines))


class ContentCheck(NamedTuple):
    """The check of a file's content before it is packed, which also gives it its form; ``code`` are its own files.

    ``called`` is the file's name in faults, "" for the name of its folder and its own. ``run`` raises MalformedData.
    Packed content has passed the check and is not checked again.
    """

    run: Callable[[object], object]
    code: tuple[Path, ...]
    called: str = ""


def content_of(path: Path, check: ContentCheck | None = None) -> object:
    """What the YAML file at ``path`` holds, dates as ISO text, once it has passed its check.

    Raises OSError, ValueError for bad YAML, and MalformedData, which tells each fault at its line and column.
    """
    source = path.read_bytes()
    name = _name(path, source, check)
    shipped = _read(shipped_folder(), name)
    if shipped is not None:
        return shipped
    cache = cache_folder("law")
    if cache is not None and not is_own(cache):
        cache = None
    kept = None if cache is None else _read(cache, name)
    if cache is not None and kept is not None:
        _touch(cache, name)
        return kept
    text = _packed(path, source, check)
    if cache is not None:
        _keep(cache, _full_name(name, text), text)
    return json.loads(text)


def parse_yaml(source: str) -> object:
    """What a YAML text holds, dates as ISO text; raises ValueError where it is no YAML."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    try:
        with not_too_deep():
            return _plain(YAML(typ="safe", pure=True).load(source))
    except YAMLError as error:
        raise ValueError(str(error)) from error


def place_in_yaml(source: str, key: KeyPath) -> tuple[int, int]:
    """Line and column, from 1 on, of the entry of a YAML text to which ``key`` leads; of the nearest around it."""
    from ruamel.yaml import YAML

    node = YAML(typ="safe", pure=True).compose(source)
    mark = node.start_mark
    for step in key:
        if isinstance(node.value, list) and node.value and isinstance(node.value[0], tuple):
            pairs = {name.value: (name, value) for name, value in node.value}
            if step not in pairs:
                break
            name, node = pairs[step]
            mark = name.start_mark
        elif isinstance(step, int) and isinstance(node.value, list) and step < len(node.value):
            node = node.value[step]
            mark = node.start_mark
        else:
            break
    return mark.line + 1, mark.column + 1


def pack(path: Path, folder: Path, check: ContentCheck | None = None) -> Path:
    """Write the packed form of the YAML file at ``path`` into a folder; the file written. Raises as content_of."""
    source = path.read_bytes()
    text = _packed(path, source, check)
    packed = folder / _full_name(_name(path, source, check), text)
    packed.write_text(text, encoding="utf-8", newline="\n")
    return packed


def _packed(path: Path, source: bytes, check: ContentCheck | None) -> str:
    text = source.decode("utf-8")
    content = parse_yaml(text)
    try:
        checked = content if check is None else check.run(content)
    except MalformedData as fault:
        places = (place_in_yaml(text, key) for key, _ in fault.faults)
        called = (check.called if check else "") or f"{path.parent.name}/{path.name}"
        told = (f"{called}:{line}:{column}" for line, column in places)
        raise MalformedData(fault.faults, told) from fault
    return json.dumps(checked, ensure_ascii=False) + "\n"


def _name(path: Path, source: bytes, check: ContentCheck | None) -> str:
    digest = sha256(source.replace(b"\r\n", b"\n"))
    for code in (Path(__file__), *(check.code if check else ())):
        digest.update(_hash_of(code))
    return f"{path.parent.name}-{path.stem}-{digest.hexdigest()[:_HASH]}"


@cache
def _hash_of(code: Path) -> bytes:
    return sha256(code.read_bytes()).digest()


def _full_name(name: str, text: str) -> str:
    """The name of a packed form, which bears a hash of what it holds besides."""
    return f"{name}.{sha256(text.encode()).hexdigest()[:_HASH]}.json"


def _read(folder: Path, name: str) -> object | None:
    """What the packed form of a name holds; None where there is none, or one that was damaged or edited since."""
    for packed in sorted(folder.glob(f"{escape(name)}.*.json")):
        with suppress(OSError, ValueError):
            held = packed.read_bytes()
            if packed.name == _full_name(name, held.decode()):
                found: object = json.loads(held)
                return found
    return None


def _touch(folder: Path, name: str) -> None:
    with suppress(OSError):
        for packed in folder.glob(f"{escape(name)}.*.json"):
            if packed.stat().st_mtime < time.time() - _DAY:
                os.utime(packed)


def _keep(folder: Path, name: str, text: str) -> None:
    """Write a packed form under another name first, so that nobody reads half of it; remove those long unused."""
    from tempfile import mkstemp

    try:
        make_own(folder)
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
