"""The published form of the JSON reports, from their models: ``python -m validator.report.schema`` prints it."""

from io import StringIO
from typing import Annotated

from pydantic import Field, TypeAdapter
from ruamel.yaml import YAML

from validator.report import model
from validator.report.compared_model import DiffDocument, InsteadDocument
from validator.report.faults_model import FaultsDocument
from validator.report.judged_model import CheckDocument, ReplayDocument, UnstatedDocument
from validator.report.summary_model import SummaryDocument

Document = Annotated[
    CheckDocument
    | ReplayDocument
    | SummaryDocument
    | FaultsDocument
    | UnstatedDocument
    | DiffDocument
    | InsteadDocument
    | model.RulesDocument
    | model.SharedRulesDocument
    | model.ExplainDocument
    | model.CoverageDocument
    | model.ReadingsDocument
    | model.ReferencesDocument
    | model.SiblingsDocument
    | model.LawDocument
    | model.LawBetweenDocument
    | model.LawChangesDocument
    | model.ChaptersDocument,
    Field(discriminator="job"),
]

_HEAD = """\
# The form of every report that floorperson writes with --format json (JSON Schema, draft 2020-12).
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


def report_schema_text() -> str:
    """The JSON Schema of the reports, written as YAML."""
    stream = StringIO()
    yaml = YAML(typ="safe", pure=True)
    yaml.default_flow_style = False
    yaml.width = 110
    yaml.dump(report_schema(), stream)
    return _HEAD + stream.getvalue()


if __name__ == "__main__":
    print(report_schema_text(), end="")
