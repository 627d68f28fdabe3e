"""YAML data in a form that loads faster: beside ``name.yaml`` lies ``name.json``, the same with the hash of its source.

The YAML is what people read and edit. The packed form counts only while it carries the hash of the YAML beside it; a
stale one costs time, never truth. ``python -m validator.core.packed`` packs everything anew.
"""

import datetime
import json
from hashlib import sha256
from pathlib import Path

from validator.core.data import data_folder


def content_of(path: Path) -> object:
    """What the YAML file at ``path`` holds, dates as ISO text; raises OSError, and ValueError for bad YAML."""
    source = path.read_text(encoding="utf-8")
    packed = path.with_suffix(".json")
    if packed.is_file():
        found: object = json.loads(packed.read_text(encoding="utf-8"))
        if isinstance(found, dict) and found.get("source_sha256") == _hash(source):
            return found.get("content")
    return parsed(source)


def parsed(source: str) -> object:
    """What a YAML text holds, dates as ISO text; raises ValueError where it is no YAML."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    try:
        return _plain(YAML(typ="safe", pure=True).load(source))
    except YAMLError as error:
        raise ValueError(str(error)) from error


def packed_text(source: str) -> str:
    """The packed form of a YAML text."""
    return json.dumps({"source_sha256": _hash(source), "content": parsed(source)}, ensure_ascii=False) + "\n"


def pack(path: Path) -> Path:
    """Write the packed form beside the YAML file at ``path``; the file written."""
    packed = path.with_suffix(".json")
    packed.write_text(packed_text(path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    return packed


def sources() -> tuple[Path, ...]:
    """The YAML files of the product that are packed: the law's data and the filings' schemas."""
    texts = data_folder("rules_text")
    law = (*sorted(texts.glob("*.yaml")), *sorted(texts.glob("*/*.yaml")))
    schemas = data_folder("schemas").glob("*.yaml")
    filings = sorted(file for file in schemas if file.stem[0].isdigit() or file.stem == "common")
    return (*law, *filings)


def _plain(data: object) -> object:
    if isinstance(data, datetime.date):
        return data.isoformat()
    if isinstance(data, list):
        return [_plain(one) for one in data]
    if isinstance(data, dict):
        return {key: _plain(one) for key, one in data.items()}
    return data


def _hash(source: str) -> str:
    return sha256("\n".join(source.splitlines()).encode("utf-8")).hexdigest()


if __name__ == "__main__":
    for file in sources():
        print(pack(file))
