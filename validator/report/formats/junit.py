"""A report as JUnit XML: a test case for each rule that was asked; what was not checkable is skipped, never passed."""

from collections.abc import Iterable, Sequence
from typing import TextIO
from xml.etree import ElementTree

from validator.core.finding import Outcome, Tally
from validator.report.closing import closing_of
from validator.report.finding_text import amounts_of
from validator.report.formats import Manner
from validator.report.items import ReportItem, items_of
from validator.report.judgment import CheckedFilings, Judgment, ReportedFinding, Standing
from validator.report.page import shown
from validator.report.terms_text import suppression_in_words
from validator.report.words import cited, count, quoted

_Element = ElementTree.Element


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write a report; nothing in it depends on ``manner``."""
    root = ElementTree.Element("testsuites", name=f"floorperson {judgment.job}")
    items = list(items_of(judgment))
    if isinstance(judgment, CheckedFilings):
        for one in judgment.filings:
            suite = _suite(root, one.report.file)
            _cases(suite, one.report.tallies, one.told)
            _others(suite, [item for item in items if item.told is None and item.file == one.report.file])
        if judgment.together.tallies:
            _cases(_suite(root, "the filings together"), judgment.together.tallies, judgment.told_together)
        _others(_suite(root, "floorperson"), [item for item in items if item.told is None and not item.file])
    else:
        for chapter in dict.fromkeys(tally.chapter for tally in judgment.report.tallies):
            tallies = [tally for tally in judgment.report.tallies if tally.chapter == chapter]
            told = [one for one in judgment.arranged if one.finding.chapter == chapter]
            _cases(_suite(root, f"Chapter {chapter}"), tallies, told)
        _others(_suite(root, "floorperson"), [item for item in items if item.told is None])
    _properties(root, judgment)
    for suite in root:
        _count(suite)
    _count(root)
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    if (getattr(stream, "encoding", None) or "utf-8").lower().replace("_", "-") not in ("utf-8", "utf8"):
        text = text.encode("ascii", "xmlcharrefreplace").decode("ascii")
    stream.write(f'<?xml version="1.0" encoding="utf-8"?>\n{text}\n')


def _suite(root: _Element, name: str) -> _Element:
    return ElementTree.SubElement(root, "testsuite", name=shown(name))


def _case(suite: _Element, group: str, name: str) -> _Element:
    return ElementTree.SubElement(suite, "testcase", classname=shown(group), name=shown(name), time="0")


def _cases(suite: _Element, tallies: Iterable[Tally], told: Sequence[ReportedFinding]) -> None:
    found: dict[tuple[str, str], list[ReportedFinding]] = {}
    for one in told:
        found.setdefault((one.finding.chapter, one.finding.rule), []).append(one)
    for tally in tallies:
        case = _case(suite, cited(tally.citation), tally.rule)
        _judge(case, tally, found.get((tally.chapter, tally.rule), []))


def _judge(case: _Element, tally: Tally, told: Sequence[ReportedFinding]) -> None:
    """Put what came of a rule into its case: failure, skipped and why, or nothing where it passed."""
    failed = [one for one in told if one.counts and one.finding.outcome is Outcome.FAIL]
    aside = [one for one in told if not one.counts]
    for_review = [one for one in told if one.counts and one.finding.outcome is Outcome.REVIEW]
    missing = ", ".join(f"{fact} ({number:,})" for fact, number in tally.missing.items())
    if failed:
        first = failed[0].finding
        more = f" (and {len(failed) - 1:,} more)" if len(failed) > 1 else ""
        failure = ElementTree.SubElement(
            case, "failure", type=first.severity.value, message=shown(first.message) + more
        )
        failure.text = "\n".join(line for one in failed for line in _lines(one))
    elif for_review:
        _skip(case, f"for review: {for_review[0].finding.message}")
    elif aside:
        _skip(case, f"{aside[0].standing.value}: {aside[0].finding.message}")
    elif missing:
        _skip(case, f"not checkable {tally.not_checkable:,} of {count(tally.applications, 'time')}: missing {missing}")
    elif tally.outcome is None:
        _skip(case, "never asked, as nothing called for it")
    elif tally.outcome is Outcome.NOT_APPLICABLE:
        _skip(case, "not applicable")
    words = [line for one in (*for_review, *aside) for line in _lines(one)]
    if missing and (failed or for_review or aside):
        words.append(shown(f"not checkable {tally.not_checkable:,} of {tally.applications:,} times: missing {missing}"))
    if words:
        ElementTree.SubElement(case, "system-out").text = "\n".join(words)


def _lines(one: ReportedFinding) -> list[str]:
    """What is told of a finding, a line each."""
    finding = one.finding
    head = f"{finding.where}: {finding.message}"
    if one.suppression is not None:
        head += f" (suppressed: {one.suppression.reason}, approved by {one.suppression.approver})"
    elif one.standing is Standing.KNOWN:
        head += " (known)"
    parts = [head, f"  {cited(finding.citation)} {quoted(finding.quote)}"]
    parts += [f"  expected {finding.expected}"] if finding.expected else []
    parts += [f"  observed {finding.observed}"] if finding.observed else []
    amounts = amounts_of(finding)
    parts += [f"  {amounts}"] if amounts else []
    return list(map(shown, parts))


def _others(suite: _Element, items: Sequence[ReportItem]) -> None:
    """A case for each kind of fault, oddity, clash and of what was not judged."""
    kinds: dict[tuple[str, str], list[ReportItem]] = {}
    for item in items:
        kinds.setdefault((item.sort, item.rule), []).append(item)
    for (sort, rule), found in kinds.items():
        case = _case(suite, sort, rule)
        words = "\n".join(shown(f"{one.file}:{one.line}: {one.in_words}" if one.file else one.message) for one in found)
        counting = [one for one in found if one.standing is Standing.NEW]
        if sort in ("oddity", "options", "origin") or not counting:
            _skip(case, f"{'for review' if counting else found[0].standing.value}: {found[0].message}")
            ElementTree.SubElement(case, "system-out").text = words
            continue
        tag = "failure" if sort == "clash" else "error"
        ElementTree.SubElement(case, tag, type=counting[0].word, message=shown(counting[0].message)).text = words


def _skip(case: _Element, why: str) -> None:
    ElementTree.SubElement(case, "skipped", message=shown(why))


def _properties(root: _Element, judgment: Judgment) -> None:
    """What was judged, what was not, and the terms, with the first suite."""
    first = root[0] if len(root) else _suite(root, "floorperson")
    found = ElementTree.Element("properties")
    first.insert(0, found)
    judged, not_judged, in_all = closing_of(judgment)
    told = [("judged", judged), ("not judged", not_judged), ("in all", in_all)]
    terms = judgment.terms
    told += [("configuration", terms.configuration)] if terms.configuration else []
    told += [("expired" if one.expired else "suppressed", suppression_in_words(one)) for one in terms.suppressions]
    told += [("vanished", one.in_words) for one in terms.vanished]
    told += [("excluded", file) for file in terms.excluded]
    for name, value in told:
        ElementTree.SubElement(found, "property", name=name, value=shown(value))


def _count(element: _Element) -> None:
    cases = list(element.iter("testcase"))
    element.set("tests", str(len(cases)))
    for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        element.set(name, str(sum(case.find(tag) is not None for case in cases)))
