"""A report as SARIF 2.1.0, for code scanning and editors.

What fails is a result of the kind ``fail``; what is for review one of the kind ``review`` and the level ``note``.
Faults of a text, oddities and clashes are results too; our own faults and what was not judged are notifications.
Paragraphs of the law are taxa, cents are properties.
"""

import json
import re
from pathlib import PurePath
from typing import Any, Final, TextIO
from urllib.parse import quote

from validator import __version__
from validator.core.finding import Finding, LogPlace
from validator.report.arranging import at_stake
from validator.report.closing import closing_of
from validator.report.formats import Manner
from validator.report.items import ReportItem, items_of
from validator.report.json_report import is_ascii
from validator.report.judgment import CheckedFilings, Judgment, Standing
from validator.report.page import shown, shown_in_json
from validator.report.suppression import Suppression
from validator.report.terms_text import suppression_in_words
from validator.report.words import cited, quoted

SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
FINGERPRINT: Final = "floorperson/v1"

_LEVELS = {"error": "error", "warning": "warning", "info": "note", "review": "note"}
_LAW = "58 Pa. Code"

SarifObject = dict[str, Any]

_BRACKET: Final = re.compile(r"(\\*)([\[\]])")
_MARKUP: Final = re.compile(r"[\\`*_\[\]<>:]")


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write a report; nothing in it depends on ``manner``."""
    encoder = json.JSONEncoder(indent=2, ensure_ascii=is_ascii(stream))
    stream.writelines(map(shown_in_json, encoder.iterencode(_log(judgment))))
    stream.write("\n")


def _log(judgment: Judgment) -> SarifObject:
    run = _Run(compared=bool(judgment.terms.baseline))
    for item in items_of(judgment):
        run.take(item)
    judged, not_judged, in_all = closing_of(judgment)
    terms = judgment.terms
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "floorperson",
                        "version": __version__,
                        "semanticVersion": __version__,
                        "rules": list(run.rules.values()),
                        "supportedTaxonomies": [{"name": _LAW, "index": 0}],
                    }
                },
                "automationDetails": {"id": f"floorperson/{judgment.job}/"},
                "columnKind": "unicodeCodePoints",
                "taxonomies": [
                    {
                        "name": _LAW,
                        "organization": "Commonwealth of Pennsylvania",
                        "shortDescription": {"text": "Paragraphs of 58 Pa. Code that findings rest on."},
                        "taxa": list(run.taxa.values()),
                    }
                ],
                "artifacts": _artifacts(judgment),
                "invocations": [
                    {
                        "executionSuccessful": not (run.crashed or judgment.interrupted),
                        "toolExecutionNotifications": run.notifications,
                    }
                ],
                "results": run.results,
                "properties": {
                    "judged": judged,
                    "notJudged": not_judged,
                    "inAll": in_all,
                    "configuration": terms.configuration,
                    "baseline": terms.baseline,
                    "vanished": [one.in_words for one in terms.vanished],
                    "excluded": list(terms.excluded),
                    "suppressions": [suppression_in_words(one) for one in terms.suppressions],
                },
            }
        ],
    }


class _Run:
    """The parts of a run that grow with each thing told."""

    def __init__(self, *, compared: bool) -> None:
        self._compared = compared
        self.rules: dict[str, SarifObject] = {}
        self.taxa: dict[str, SarifObject] = {}
        self.results: list[SarifObject] = []
        self.notifications: list[SarifObject] = []
        self.crashed = False
        self._places: dict[str, int] = {}

    def take(self, item: ReportItem) -> None:
        if item.sort in ("our-own-fault", "not-judged", "options", "origin"):
            self.crashed |= item.sort == "our-own-fault"
            place = {"locations": [{"physicalLocation": _physical(item)}]} if item.file else {}
            self.notifications.append(
                {"descriptor": {"id": item.rule}, "level": _LEVELS[item.word], "message": _text(item.in_words), **place}
            )
            return
        finding = item.told.finding if item.told is not None else None
        rule = f"{finding.chapter}/{finding.rule}" if finding is not None else f"{item.sort}/{item.rule}"
        if rule not in self.rules:
            self._places[rule] = len(self.rules)
            self.rules[rule] = self._rule(rule, item, finding)
        result: SarifObject = {
            "ruleId": rule,
            "ruleIndex": self._places[rule],
            "kind": "review" if item.word == "review" else "fail",
            "level": _LEVELS[item.word],
            "message": _text(item.in_words),
            "locations": [_location(item, finding)],
        }
        if self._compared:
            result["baselineState"] = "unchanged" if item.standing is Standing.KNOWN else "new"
        if item.suppression is not None:
            result["suppressions"] = [_suppression(item.suppression)]
        if finding is not None:
            result |= self._of_finding(item, finding)
        self.results.append(result)

    def _rule(self, rule: str, item: ReportItem, finding: Finding | None) -> SarifObject:
        if finding is None:
            words = item.rule.replace("-", " ")
            return {"id": rule, "shortDescription": _text(words), "defaultConfiguration": {"level": _LEVELS[item.word]}}
        law = cited(finding.citation)
        help_text = f"{law}: {quoted(finding.quote)}\nfloorperson explain {finding.rule}"
        return {
            "id": rule,
            "name": finding.rule,
            "shortDescription": _text(finding.title),
            "fullDescription": _text(f"{finding.title} ({law})"),
            "help": {
                **_text(help_text.replace("\n", "; ")),
                "markdown": f"{law}: {_in_markdown(quoted(finding.quote))}\n\n`floorperson explain {finding.rule}`",
            },
            "defaultConfiguration": {"level": _LEVELS[finding.severity.value]},
            "relationships": [{"target": self._taxon(finding), "kinds": ["superset"]}],
            "properties": {"citation": finding.citation, "quotation": finding.quote, "chapter": finding.chapter},
        }

    def _taxon(self, finding: Finding) -> SarifObject:
        key = finding.citation
        if key not in self.taxa:
            self._places[key] = len(self.taxa)
            self.taxa[key] = {"id": key, "name": cited(key), "fullDescription": _text(quoted(finding.quote))}
        return {"id": key, "index": self._places[key], "toolComponent": {"name": _LAW, "index": 0}}

    def _of_finding(self, item: ReportItem, finding: Finding) -> SarifObject:
        told = item.told
        assert told is not None
        found: SarifObject = {
            "partialFingerprints": {FINGERPRINT: told.fingerprint},
            "taxa": [self._taxon(finding)],
            "properties": {
                "expected": finding.expected,
                "observed": finding.observed,
                "asOf": str(finding.as_of),
                "provisional": bool(finding.provisional),
                "overpaidCents": finding.overpaid_cents,
                "costCents": finding.cost_cents,
                "centsAtStake": at_stake(finding),
                "short": finding.short,
                "reading": finding.reading,
            },
        }
        if finding.root is not None and finding.root != finding.where:
            root = finding.root
            found["relatedLocations"] = [
                {
                    "message": _text(f"follows from event {root.event}"),
                    "physicalLocation": _file(root.file, {"startLine": root.line} if root.line else None),
                }
            ]
        return found


def _suppression(one: Suppression) -> SarifObject:
    until = f", until {one.until}" if one.until is not None else ""
    return {
        "kind": "external",
        "status": "accepted",
        "justification": f"{one.reason} (approved by {one.approver}{until})",
        "properties": {"approver": one.approver, "until": str(one.until or "")},
    }


def _in_markdown(words: str) -> str:
    """Words of others in a text of Markdown: an amendment that somebody proposes has a quotation too."""
    return _MARKUP.sub(r"\\\g<0>", shown(words))


def _text(words: str) -> SarifObject:
    """A message: plain text, of which viewers take words in brackets for links (§ 3.11.6)."""
    return {"text": _BRACKET.sub(r"\1\1\\\2", shown(words))}


def _location(item: ReportItem, finding: Finding | None) -> SarifObject:
    found: SarifObject = {"physicalLocation": _physical(item)}
    if finding is None:
        return found
    where = finding.where
    if isinstance(where, LogPlace):
        logical = [{"name": where.table, "fullyQualifiedName": where.table, "kind": "table"}]
        if where.round >= 0:
            name = f"{where.table}/{where.round}"
            logical.append({"name": f"round {where.round}", "fullyQualifiedName": name, "kind": "round"})
        event = f"{where.table}/event/{where.event}"
        logical.append({"name": f"event {where.event}", "fullyQualifiedName": event, "kind": "event"})
        found["logicalLocations"] = logical
    elif where.path:
        name = where.path.rpartition(".")[2]
        found["logicalLocations"] = [{"name": name, "fullyQualifiedName": where.path, "kind": "member"}]
    return found


def _physical(item: ReportItem) -> SarifObject:
    region: SarifObject = {}
    if item.line:
        region["startLine"] = item.line
        if item.column:
            region["startColumn"] = item.column
        if item.end_line > item.line or (item.end_line == item.line and item.end_column > item.column):
            region |= {"endLine": item.end_line, "endColumn": item.end_column}
    return _file(item.file, region or None)


def _file(name: str, region: SarifObject | None) -> SarifObject:
    found: SarifObject = {"artifactLocation": {"uri": _uri(name)}}
    # The rows of a Parquet file are no lines of a text.
    if region is not None and not name.lower().endswith(".parquet"):
        found["region"] = region
    return found


def _uri(name: str) -> str:
    absolute = PurePath(name).is_absolute()
    words = quote(name.replace("\\", "/"), safe="/:" if absolute else "/")
    return (f"file://{words}" if words.startswith("/") else f"file:///{words}") if absolute else words


def _artifacts(judgment: Judgment) -> list[SarifObject]:
    if isinstance(judgment, CheckedFilings):
        return [
            {"location": {"uri": _uri(one.file)}} | ({"hashes": {"sha-256": one.sha256}} if one.sha256 else {})
            for one in judgment.reports
        ]
    files = dict.fromkeys((*judgment.report.logs, *judgment.report.filings))
    return [{"location": {"uri": _uri(name)}} for name in files]
