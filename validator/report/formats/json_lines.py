"""A report as lines of JSON: one that heads it, one for each finding, fault … and one that sums up.

Each line is an object whose ``line`` says what it is: ``head``, ``finding``, ``fault``, ``our-own-fault``, ``oddity``,
``clash``, ``row-fault``, ``not-judged`` or ``tail``. A finding has the fields that it has in the report in JSON.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import TextIO

from validator.core.finding import Outcome
from validator.report.closing import closing_of
from validator.report.formats import Manner
from validator.report.formats.json import document_of, finding_model
from validator.report.items import ReportItem, items_of
from validator.report.json_report import is_ascii
from validator.report.judgment import CheckedFilings, Judgment, ReplayedLogs, Standing
from validator.report.page import shown_in_json
from validator.report.reported_finding import numbers_of


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write a report; nothing in it depends on ``manner``."""
    whole_of = replace(judgment, arranged=()) if isinstance(judgment, ReplayedLogs) else judgment
    document = document_of(whole_of).model_dump(mode="json", by_alias=True)
    whole = (
        "report_version",
        "program",
        "job",
        "interrupted",
        "terms",
        "logs",
        "origins",
        "filings",
        "hashes",
        "engine",
        "judged",
    )
    head = {name: document[name] for name in whole if name in document}
    if isinstance(judgment, CheckedFilings):
        told = ("file", "sha256", "chapter", "head", "as_of", "provisional")
        head["filings"] = [{name: filing[name] for name in told} for filing in document["filings"]]
    _line(stream, "head", head)
    for item in items_of(judgment):
        _line(stream, item.sort, _fields(item))
    judged, not_judged, in_all = closing_of(judgment)
    numbers = numbers_of(judgment.arranged)
    totals: dict[str, object] = {
        "findings": {one.value: sum(numbers.get((one, end), 0) for end in Outcome) for one in Standing},
        "judged": judged,
        "not_judged": not_judged,
        "in_all": in_all,
    }
    if isinstance(judgment, CheckedFilings):
        summed = ("file", "totals", "rules_left_out")
        totals["filings"] = [{name: filing[name] for name in summed} for filing in document["filings"]]
        totals["together"] = document["together"]["totals"]
    else:
        totals |= {name: document[name] for name in ("rounds", "events", "tables", "totals", "rules_left_out")}
    _line(stream, "tail", totals)


def _fields(item: ReportItem) -> Mapping[str, object]:
    if item.told is not None:
        return finding_model(item.told).model_dump(mode="json", by_alias=True)
    return {
        "kind": item.rule,
        "severity": item.word,
        "message": item.in_words,
        "file": item.file,
        "place": {
            "line": item.line,
            "column": item.column,
            "end_line": item.end_line,
            "end_column": item.end_column,
        },
        "standing": item.standing.value,
    }


def _line(stream: TextIO, line: str, fields: Mapping[str, object]) -> None:
    text = json.dumps({"line": line, **fields}, ensure_ascii=is_ascii(stream), separators=(",", ":"))
    stream.write(shown_in_json(text) + "\n")
