"""Writes schemas/report.yaml, the published form of the JSON reports, from their models."""

from io import StringIO
from pathlib import Path

from pydantic import TypeAdapter
from ruamel.yaml import YAML

from validator.core.data import data_folder
from validator.report.model import Document

_HEAD = """\
# The form of every report that floorperson writes with --format json (JSON Schema, draft 2020-12).
# Generated from validator/report/model.py by python -m validator.report.schema; do not edit.
"""


def report_schema() -> dict[str, object]:
    """The JSON Schema of the reports; fields with a default are always written, so they are required."""
    adapter: TypeAdapter[object] = TypeAdapter(Document)
    found: dict[str, object] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "floorperson report",
        **adapter.json_schema(mode="serialization", ref_template="#/$defs/{model}"),
    }
    return found


def schema_text() -> str:
    """The text of schemas/report.yaml."""
    stream = StringIO()
    yaml = YAML(typ="safe", pure=True)
    yaml.default_flow_style = False
    yaml.width = 110
    yaml.dump(report_schema(), stream)
    return _HEAD + stream.getvalue()


def write_schema(folder: Path) -> Path:
    """Write report.yaml into ``folder``."""
    path = folder / "report.yaml"
    path.write_text(schema_text(), encoding="utf-8", newline="\n")
    return path


if __name__ == "__main__":
    print(write_schema(data_folder("schemas")))
