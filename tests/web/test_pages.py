"""The pages tell what the commands tell of the same files, and a faulty file gives a page that says why."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from tests.web.conftest import SUBMISSIONS, Served


def rows(text: str) -> list[str]:
    """The findings of a page, each as its words."""
    parts = re.findall(r'<(article|tr) id="finding-\d+".*?</\1>', text, re.DOTALL)
    found = [one[0] for one in re.finditer(r'<(article|tr) id="finding-\d+".*?</\1>', text, re.DOTALL)]
    assert len(parts) == len(found)
    return [" ".join(unescape(re.sub(r"<[^>]+>", " ", one)).split()) for one in found]


def fact(row: str, label: str) -> str:
    return re.search(rf"\b{label} (\S+)", row)[1]  # type: ignore[index]  # each row has it


def report(floorperson: Floorperson, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(floorperson(*arguments, "--no-config", "--format", "json").out)
    return found


def told_alike(row: str, finding: dict[str, Any]) -> bool:
    """Whether a row tells a finding of a report: its rule, severity, message, words, what was expected and observed."""
    words = [finding["rule"], finding["title"], finding["message"], finding["quote"]]
    words += [
        finding["severity"] if finding["outcome"] == "fail" else "review",
        finding["expected"],
        finding["observed"],
    ]
    return all(" ".join(word.split()) in row for word in words)


@pytest.mark.parametrize("name", ["bad.yaml", "633a-shoe.yaml"])
def test_a_filing_is_told_as_check_tells_it(served: Served, floorperson: Floorperson, name: str) -> None:
    text = served.page(f"/check?file={name}")
    document = report(floorperson, "check", name)
    (filing,) = document["filings"]
    told = rows(text)
    findings = [*filing["findings"], *document["together"]["findings"]]
    assert len(told) == len(findings)
    for row in told:
        assert sum(told_alike(row, finding) for finding in findings) >= 1
    for finding in findings:
        place = finding["place"]
        assert f"{name}:{place['line']}:{place['column']}" in text
        assert f'<li id="line-{place["line"]}" class=' in text
    totals = filing["totals"]["rules"]
    for word, key in (("fail", "fail"), ("not checkable", "not_checkable"), ("pass", "pass")):
        assert re.search(rf"Rules: .*\b{word} {totals[key]:,}\b", text), word
    assert f"floorperson check {name} --no-config" in text
    assert filing["sha256"] in text


@pytest.mark.parametrize("filings", [[], ["633a-shoe.yaml"]])
def test_a_log_is_told_as_replay_tells_it(served: Served, floorperson: Floorperson, filings: list[str]) -> None:
    text = served.page("/replay?file=log.jsonl" + "".join(f"&filing={one}" for one in filings))
    document = report(floorperson, "replay", "log.jsonl", *(word for one in filings for word in ("-s", one)))
    told = rows(text)
    assert len(told) == len(document["findings"]) > 0
    for row, finding in zip(told, document["findings"], strict=True):
        assert told_alike(row, finding)
        assert f"table {finding['place']['table']}, round {finding['place']['round']}" in row
    for label, number in (("judged", "rounds"), ("begun and not judged", "rounds_not_judged"), ("events", "events")):
        assert f"<dt>{label}</dt><dd>{document[number]:,}</dd>" in text
    for key in ("overpaid_cents", "underpaid_cents", "cost_cents"):
        amount = sum(finding[key] or 0 for finding in document["findings"])
        assert text.count(f'<td class="number">{amount:,} ($') >= 2, key
    totals = document["totals"]["rules"]
    assert f"fail {totals['fail']:,}, review {totals['review']:,}, not checkable {totals['not_checkable']:,}" in text


def test_the_findings_of_a_log_are_filtered(served: Served) -> None:
    address = "/replay?file=log.jsonl&filing=633a-shoe.yaml"
    rules = [fact(row, "Rule") for row in rows(served.page(address))]
    for rule in set(rules):
        assert [fact(row, "Rule") for row in rows(served.page(f"{address}&rule={rule}"))] == [rule] * rules.count(rule)
    for none in ("rule=nothing", "table=nothing", "dealer=nothing", "severity=nothing", "page=9"):
        assert rows(served.page(f"{address}&{none}")) == []
    for page in ("x", "-1", "0", "9" * 500, "²"):
        assert len(rows(served.page(f"{address}&page={page}"))) == len(rules)


def test_many_findings_stand_on_pages_of_a_hundred(served: Served) -> None:
    lines = (served.folder / "log.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    own = "".join(line for line in lines if "BJ-101" in line)
    venue = "".join(line for line in lines if "BJ-101" not in line)
    many = venue + "".join(own.replace("BJ-101", f"BJ-{number}") for number in range(130))
    Path("many.jsonl").write_text(many, encoding="utf-8")
    first, second = (served.page(f"/replay?file=many.jsonl&page={page}") for page in (1, 2))
    assert len(rows(first)) == 100
    assert "and 30 more stretches of rounds" in first
    assert 'rel="next"' in first and 'rel="prev"' in second
    assert {*rows(first)}.isdisjoint(rows(second))


def test_a_round_is_drawn_from_each_finding(served: Served) -> None:
    text = served.page("/replay?file=log.jsonl&filing=633a-shoe.yaml")
    addresses = {unescape(one) for one in re.findall(r'href="(/round\?[^"]+)"', text)}
    assert addresses
    for address in addresses:
        drawn = served.page(address)
        assert "<svg" in drawn and "floorperson exhibit log.jsonl BJ-101/" in drawn
    assert "no round 99" in served.page("/round?file=log.jsonl&table=BJ-101&round=99", 422)


@pytest.mark.parametrize("chapter", ["535", "541", "633a"])
def test_each_paragraph_of_the_law_has_an_anchor(served: Served, chapter: str) -> None:
    text = served.page(f"/law/{chapter}")
    names = re.findall(r' id="([^"]+)"', text)
    assert len(names) == len(set(names)) > 20
    assert {unescape(one) for one in re.findall(r'href="#(p-[^"]+)"', text)} <= {unescape(one) for one in names}


def test_findings_lead_to_their_paragraphs(served: Served) -> None:
    text = served.page("/check?file=bad.yaml")
    for address in {unescape(one) for one in re.findall(r'href="(/law/[^"]+)"', text)}:
        page, _, anchor = address.partition("#")
        assert f' id="{anchor}"' in unescape(served.page(page)), address


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0\1\2",
        b"chapter: [",
        b"[" * 50_000,
        b"%PDF-1.7",
        b"PK\x03\x04",
        b"chapter: 1\n",
        b"\xff\xfea\0",
        b"{}\n",
    ],
)
def test_a_faulty_file_gives_a_page_that_says_why(served: Served, content: bytes) -> None:
    for name in ("faulty.yaml", "faulty.jsonl", "faulty.csv", "faulty.parquet", "faulty.xlsx"):
        (served.folder / name).write_bytes(content)
        served.page("/")
        for address in (f"/check?file={name}", f"/replay?file={name}", f"/replay?file=log.jsonl&filing={name}"):
            answer = served.client.get(address)
            assert answer.status_code in (200, 422), (name, address)
            assert str(served.folder) not in answer.text


def test_a_file_that_changes_is_judged_anew(served: Served) -> None:
    before = rows(served.page("/check?file=bad.yaml"))
    (served.folder / "bad.yaml").write_bytes((SUBMISSIONS / "633a-shoe.yaml").read_bytes())
    assert before and rows(served.page("/check?file=bad.yaml")) == []


def test_a_filing_that_is_judged_provisionally_says_so(served: Served) -> None:
    text = (served.folder / "633a-shoe.yaml").read_text(encoding="utf-8")
    (served.folder / "later.yaml").write_text(re.sub(r"2015-\d\d-\d\d", "2040-01-01", text), encoding="utf-8")
    assert "<strong>Provisional</strong>" in served.page("/check?file=later.yaml")


def test_the_case_folder_says_what_each_file_is(served: Served) -> None:
    text = served.page("/")
    assert "This is a filing (YAML) of Chapter 633a." in text and "This is a round log (JSON lines)." in text
    assert 'href="/check?file=bad.yaml"' in text and 'href="/replay?file=log.jsonl"' in text
    for path in served.folder.iterdir():
        path.unlink()
    assert "holds no file yet" in served.page("/")


@pytest.mark.parametrize("address", ["/", "/check?file=bad.yaml", "/replay?file=log.jsonl", "/law/541", "/nowhere"])
def test_headings_labels_captions_and_the_link_past_the_head_are_there(served: Served, address: str) -> None:
    text = served.client.get(address).text
    levels = [int(one) for one in re.findall(r"<h([1-6])", text)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:], strict=False))
    assert '<html lang="en">' in text and 'class="skip" href="#main"' in text
    assert text.count("<table") == text.count("<caption")
    for field in re.findall(r"<input type=\"(?:file|text)\" id=\"([^\"]+)\"", text):
        assert f'<label for="{field}"' in text
