"""The JSON Schema of a filing as editors are given it, each field with its paragraphs."""

import json
from typing import Any

from validator.filing.fields import Field, field_at
from validator.report.form_text import in_law, paragraphs
from validator.submission.json_schema import json_schema
from validator.submission.schema import load_schema


def editor_schema(chapter: str) -> dict[str, Any]:
    """The JSON Schema (draft 7) of the filings of a chapter; raises UnknownChapter."""

    def besides(path: str) -> str:
        one = field_at(chapter, path)
        return "" if one is None or one.is_block else _law(one)

    return json_schema(load_schema(chapter), besides)


def editor_schema_text(chapter: str) -> str:
    """The schema as JSON text; letters beyond ASCII are escaped, so that every console and editor can carry it."""
    return json.dumps(editor_schema(chapter), indent=1) + "\n"


def _law(one: Field) -> str:
    return " ".join(part for part in (in_law(one), paragraphs(one)) if part)
