"""``floorperson diff``: what a new version of a filing changes, as a user reads it in each form."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import docx
import pytest
from jsonschema import Draft202012Validator, FormatChecker
from pypdf import PdfReader

from tests.command_line import Floorperson
from tests.law.test_amendments import amendment
from validator.core.data import data_folder
from validator.core.files import near
from validator.report.schema import report_schema
from validator.submission.edit import changed

SUBMISSIONS = near(data_folder("submissions"))
LIMITS = [
    ("633a-shoe", "shuffle.cut_depth_cards", 10, "cut-too-shallow", "633a.5(d)"),
    ("541-shoe", "shuffle.cut_depth_cards", 10, "cut-too-shallow", "541.5(d)"),
    ("535-plain", "mixing.circular_motions", 8, "too-few-circular-motions", "535.6(d)"),
]
"""A filing, a key, the least that the law allows there, the rule that says so and its paragraph."""
BANK = {"bank.offered": True}
MARKERS = {"reference": "BGO-1", "by": "bureau-of-gaming-operations"}


def text_of(name: str) -> str:
    return (SUBMISSIONS / f"{name}.yaml").read_text(encoding="utf-8")


def version(folder: Path, name: str, change: Mapping[str, object], called: str = "new.yaml") -> Path:
    path = folder / called
    path.write_text(changed(text_of(name), change), encoding="utf-8", newline="\n")
    return path


def diffed(floorperson: Floorperson, *arguments: object) -> Any:
    """The document, held against its published form, with the exit code."""
    ended = floorperson("diff", *arguments, "--format", "json")
    document = json.loads(ended.out)
    schema = report_schema()
    assert list(Draft202012Validator(schema, format_checker=FormatChecker()).iter_errors(document)) == []
    assert (document["job"], document["report_version"]) == ("diff", "2")
    return ended.code, document


@pytest.mark.parametrize(("name", "key", "least", "rule", "citation"), LIMITS)
@pytest.mark.parametrize("beyond", [-1, 0, 1])
def test_a_limit_moved_is_that_key_and_that_rule(
    floorperson: Floorperson, tmp_path: Path, name: str, key: str, least: int, rule: str, citation: str, beyond: int
) -> None:
    old = version(tmp_path, name, {key: least + 2}, "old.yaml")
    new = version(tmp_path, name, {key: least + beyond})
    code, found = diffed(floorperson, old, new)
    last = key.rpartition(".")[2]
    line = next(number for number, words in enumerate(text_of(name).split("\n"), 1) if words.startswith(f"  {last}:"))
    (one,) = found["keys"]
    assert (one["path"], one["what"], one["items"]) == (key, "changed", [])
    assert one["before"] == {"words": str(least + 2), "line": line, "cell": ""}
    assert one["after"] == {"words": str(least + beyond), "line": line, "cell": ""}
    assert citation in one["paragraphs"]
    assert found["approvals"] == []
    if beyond >= 0:
        assert (code, found["turns"], found["worse"]) == (0, [], False)
        return
    (turn,) = found["turns"]
    assert (code, found["worse"], turn["worse"]) == (1, True, True)
    assert (turn["rule"], turn["citation"], turn["before"], turn["after"]) == (rule, citation, "pass", "fail")
    assert (turn["keys"], turn["gone"]) == ([key], [])
    (finding,) = turn["new"]
    assert finding["place"]["line"] == line and str(least) in finding["expected"]
    assert finding["observed"].startswith(str(least - 1))
    code, back = diffed(floorperson, new, old)
    (turn,) = back["turns"]
    assert (code, turn["before"], turn["after"], turn["worse"]) == (0, "fail", "pass", False)
    assert turn["gone"][0]["observed"] == finding["observed"] and turn["new"] == []


def test_the_text_says_it_in_words(floorperson: Floorperson, tmp_path: Path) -> None:
    new = version(tmp_path, "633a-shoe", {"shuffle.cut_depth_cards": 9})
    ended = floorperson("diff", SUBMISSIONS / "633a-shoe.yaml", new)
    assert ended.code == 1
    lines = [line.strip() for line in ended.out.splitlines()]
    for words in (
        "shuffle.cut_depth_cards",
        "Before: 10",
        "After: 9",
        "103 | cut_depth_cards: 10",
        "103 | cut_depth_cards: 9",
        "To fail, or open (1)",
        "pass to fail: Cut nearer to the end of the stack than the law allows",
        "§ 633a.5(d)",
        "“shall place the cover card in the stack at least ten cards from the top or bottom of the stack”",
        "expected: at least 10 cards from either end",
        "observed: 9 cards",
    ):
        assert words in lines, words


@pytest.mark.parametrize("name", ["633a-shoe", "541-shoe", "535-plain"])
def test_a_filing_against_itself_changes_nothing(floorperson: Floorperson, tmp_path: Path, name: str) -> None:
    filing = SUBMISSIONS / f"{name}.yaml"
    code, found = diffed(floorperson, filing, filing)
    assert (code, found["keys"], found["turns"], found["approvals"], found["same_law"]) == (0, [], [], [], True)
    ended = floorperson("diff", filing, filing)
    assert ended.code == 0
    assert "No key says anything else." in ended.out and "The same comes of every rule." in ended.out


def test_lines_order_of_keys_and_spelling_are_no_change(floorperson: Floorperson, tmp_path: Path) -> None:
    source = text_of("535-plain")
    moved = source.replace("\ndice:", "\n# a line more\n\n\ndice:").replace(
        '  rounding_to: "0.25"\n  collected: at-payout\n', '  collected: "at-payout"\n  rounding_to: "0.25"\n'
    )
    assert moved.count("at-payout") == 1 and moved != source
    new = tmp_path / "new.yaml"
    new.write_text(moved, encoding="utf-8")
    code, found = diffed(floorperson, SUBMISSIONS / "535-plain.yaml", new)
    assert (code, found["keys"], found["turns"]) == (0, [], [])


def test_money_is_told_as_money(floorperson: Floorperson, tmp_path: Path) -> None:
    new = version(tmp_path, "633a-shoe", {"optional_wagers.bad-beat-progressive.meter.initial": "4,999.99"})
    code, found = diffed(floorperson, SUBMISSIONS / "633a-shoe.yaml", new)
    (one,) = found["keys"]
    assert (one["before"]["words"], one["after"]["words"]) == ("$5,000.00", "$4,999.99")
    assert [turn["rule"] for turn in found["turns"]] == ["bad-beat-progressive-initial-too-low"]
    same = version(tmp_path, "633a-shoe", {"optional_wagers.bad-beat-progressive.meter.initial": "5,000.00"})
    assert diffed(floorperson, SUBMISSIONS / "633a-shoe.yaml", same)[1]["keys"] == []


def test_lists_are_compared_in_order(floorperson: Floorperson, tmp_path: Path) -> None:
    instruments = ["plaques", "value-chips", "cash"]  # of value-chips, plaques, verbal-with-cash
    new = version(tmp_path, "633a-shoe", {"wagers.instruments": instruments})
    _, found = diffed(floorperson, SUBMISSIONS / "633a-shoe.yaml", new)
    (one,) = found["keys"]
    assert one["path"] == "wagers.instruments"
    told = {(item["what"], item["words"]) for item in one["items"]}
    assert told == {("removed", "verbal-with-cash"), ("added", "cash"), ("moved", "plaques")}
    assert all(item["line_before"] in (None, 114) for item in one["items"])


def test_a_list_with_the_same_word_many_times_is_compared_too(floorperson: Floorperson, tmp_path: Path) -> None:
    old = version(tmp_path, "633a-shoe", {"wagers.instruments": ["plaques"] * 4_000}, "old.yaml")
    new = version(tmp_path, "633a-shoe", {"wagers.instruments": ["plaques", "cash"] * 2_000})
    _, found = diffed(floorperson, old, new)
    (one,) = found["keys"]
    told = [item["what"] for item in one["items"]]
    assert (told.count("added"), told.count("removed"), told.count("moved")) == (2_000, 2_000, 0)


def test_an_item_taken_out_of_a_list_of_blocks_is_that_item_alone(floorperson: Floorperson, tmp_path: Path) -> None:
    source = text_of("535-plain")
    line = "    - {prefer: value-at-least, number: 9}\n"
    new = tmp_path / "new.yaml"
    new.write_text(source.replace(line, ""), encoding="utf-8")
    _, found = diffed(floorperson, SUBMISSIONS / "535-plain.yaml", new)
    assert [(one["path"], one["what"], one["after"]) for one in found["keys"]] == [
        ("house_way.steps[2].prefer", "removed", None),
        ("house_way.steps[2].number", "removed", None),
    ]
    new.write_text(source.replace(line, line.replace("9", "6")), encoding="utf-8")
    _, found = diffed(floorperson, SUBMISSIONS / "535-plain.yaml", new)
    assert [(one["path"], one["what"]) for one in found["keys"]] == [("house_way.steps[2].number", "changed")]


def test_an_added_wager_is_told_key_by_key_and_its_rules_are_asked(floorperson: Floorperson, tmp_path: Path) -> None:
    old = version(tmp_path, "633a-shoe", {"optional_wagers.lucky-ladies": None}, "old.yaml")
    code, found = diffed(floorperson, old, SUBMISSIONS / "633a-shoe.yaml")
    paths = [one["path"] for one in found["keys"]]
    assert "optional_wagers.lucky-ladies.pays.suited-20" in paths
    assert all(path.startswith("optional_wagers.lucky-ladies") for path in paths)
    assert {one["what"] for one in found["keys"]} == {"added"}
    (turn,) = [turn for turn in found["turns"] if turn["rule"] == "lucky-ladies-odds"]
    assert (turn["before"], turn["after"]) == ("not applicable", "pass")


def test_a_key_taken_out_leaves_its_rule_not_checkable(floorperson: Floorperson, tmp_path: Path) -> None:
    new = version(tmp_path, "541-shoe", {"shuffle.cut_depth_cards": None})
    code, found = diffed(floorperson, SUBMISSIONS / "541-shoe.yaml", new)
    (turn,) = found["turns"]
    assert (turn["rule"], turn["before"], turn["after"]) == ("cut-too-shallow", "pass", "not checkable")
    assert (turn["lacking"], turn["worse"], code) == (["shuffle.cut_depth_cards"], False, 0)
    assert found["keys"][0]["after"] is None


def test_a_second_breach_of_a_rule_that_is_broken_already_is_for_the_worse(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    pays = "optional_wagers.lucky-ladies.pays"
    old = version(tmp_path, "633a-shoe", {f"{pays}.suited-20": "9 to 1"}, "old.yaml")
    new = version(tmp_path, "633a-shoe", {f"{pays}.suited-20": "9 to 1", f"{pays}.any-20": "3 to 1"})
    code, found = diffed(floorperson, old, new)
    (turn,) = found["turns"]
    assert (turn["before"], turn["after"], turn["worse"], code) == ("fail", "fail", True, 1)
    assert [one["place"]["path"] for one in turn["new"]] == [f"{pays}.any-20"]
    assert turn["gone"] == []


@pytest.mark.parametrize(
    ("name", "choice", "approval", "value", "rule", "citation"),
    [
        ("535-plain", BANK, "approvals.markers", MARKERS, "markers-unapproved", "535.1 Marker"),
        (
            "633a-shoe", {"table.tip_box": "elsewhere"}, "approvals.tip_box_location",
            {"reference": "BCC-9", "by": "bureau-of-casino-compliance"}, "tip-box-moved-unapproved", "633a.2(e)",
        ),
        (
            "633a-shoe", {"cards.shuffler": "continuous"}, "approvals.continuous_device", {"reference": "BGL-9"},
            "continuous-device-unapproved", "633a.5(h)",
        ),
        (
            "541-shoe", {"cards.shuffler": "continuous"}, "approvals.continuous_device", {"reference": "BGL-9"},
            "continuous-device-unapproved", "541.15",
        ),
    ],
)  # fmt: skip
def test_a_choice_that_newly_needs_an_approval_is_told(
    floorperson: Floorperson,
    tmp_path: Path,
    name: str,
    choice: dict[str, object],
    approval: str,
    value: dict[str, str],
    rule: str,
    citation: str,
) -> None:
    (key,) = choice
    code, found = diffed(floorperson, SUBMISSIONS / f"{name}.yaml", version(tmp_path, name, choice))
    needs = {one["rule"]: one for one in found["approvals"]}
    one = needs[rule]
    assert code == 1
    assert (one["approval"], one["stated"], one["stands"], one["keys"]) == (approval, None, False, [key])
    assert one["citation"] == citation and one["quote"]
    assert rule in {turn["rule"] for turn in found["turns"] if turn["worse"]}
    told = floorperson("diff", SUBMISSIONS / f"{name}.yaml", tmp_path / "new.yaml").out
    assert f"chosen by {key}" in told and f"The approval: {approval}\n    not stated" in told

    new = version(tmp_path, name, {**choice, approval: value})
    _, found = diffed(floorperson, SUBMISSIONS / f"{name}.yaml", new)
    (one,) = [one for one in found["approvals"] if one["rule"] == rule]
    assert one["stands"] and value["reference"] in one["stated"]["words"]
    assert rule not in {turn["rule"] for turn in found["turns"] if turn["worse"]}
    old = version(tmp_path, name, choice, "old.yaml")
    assert diffed(floorperson, old, new)[1]["approvals"] == []


def test_an_approval_of_another_office_does_not_stand(floorperson: Floorperson, tmp_path: Path) -> None:
    new = version(tmp_path, "535-plain", BANK | {"approvals.markers": MARKERS | {"by": "executive-director"}})
    _, found = diffed(floorperson, SUBMISSIONS / "535-plain.yaml", new)
    (one,) = found["approvals"]
    assert one["stated"] is not None and not one["stands"]
    assert "not as the rule asks" in floorperson("diff", SUBMISSIONS / "535-plain.yaml", new).out


def test_each_is_judged_by_its_own_day_and_by_the_day_asked_for(floorperson: Floorperson, tmp_path: Path) -> None:
    law = ("--amend", amendment("no-verbal-wagers"))
    head = {"head.effective": "2025-12-31", "head.dated": "2025-12-01"}
    old = version(tmp_path, "633a-shoe", head, "old.yaml")
    new = version(tmp_path, "633a-shoe", head | {"head.effective": "2026-01-01"})
    code, found = diffed(floorperson, old, new, *law)
    turns = {turn["rule"]: turn for turn in found["turns"]}
    turn = turns["verbal-wagers-accepted"]
    assert (code, turn["before"], turn["after"], found["same_law"]) == (1, None, "fail", False)
    assert (turn["citation"], turn["new"][0]["observed"] != "") == ("633a.6(g)", True)
    assert (found["old"]["as_of"], found["new"]["as_of"]) == ("2025-12-31", "2026-01-01")
    assert [one["title"] for one in found["amendments"]] == ["No verbal wagers, no cash wagers"]
    assert "The law of 2025-12-31 is not that of 2026-01-01" in floorperson("diff", old, new, *law).out
    code, found = diffed(floorperson, old, new, *law, "--as-of", "2026-01-01")
    assert found["same_law"] and "verbal-wagers-accepted" not in {turn["rule"] for turn in found["turns"]}
    assert (found["old"]["as_of"], found["new"]["as_of"]) == ("2026-01-01", "2026-01-01")


def test_what_cannot_be_compared_is_refused_with_words(floorperson: Floorperson, tmp_path: Path) -> None:
    blackjack, baccarat = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "541-shoe.yaml"
    ended = floorperson("diff", blackjack, baccarat)
    assert ended.code == 2 and "is a filing of Chapter 633a" in ended.err and "one of Chapter 541" in ended.err
    broken = tmp_path / "broken.yaml"
    broken.write_text("chapter: [", encoding="utf-8")
    for given in ((blackjack, broken), (broken, blackjack)):
        ended = floorperson("diff", *given)
        assert (ended.code, "broken.yaml: cannot be read as a filing" in ended.err, ended.out) == (2, True, "")
    assert floorperson("diff", blackjack, tmp_path / "none.yaml").code == 2
    ended = floorperson("diff", blackjack, blackjack, "-o", tmp_path / "diff.xlsx")
    assert (
        ended.code == 2
        and "no format has that ending; name one by --format, or end it in .txt, .md, .html, .docx, .pdf" in ended.err
    )
    ended = floorperson("diff", blackjack, blackjack, "--format", "json", "-o", tmp_path / "diff.html")
    assert ended.code == 0 and json.loads((tmp_path / "diff.html").read_text(encoding="utf-8"))["job"] == "diff"


def test_a_filing_whose_text_is_faulty_is_compared_and_makes_no_clean_end(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    paths = []
    for number, word in enumerate(("<b>", "<i>")):
        change = {"table.drop_box": word}
        paths.append(version(tmp_path, "633a-shoe", change, f"{number}.yaml"))
    code, found = diffed(floorperson, *paths)
    (one,) = found["keys"]
    assert code == 2 and len(found["old"]["faults"]) == len(found["new"]["faults"]) == 1
    assert ("<b>" in one["before"]["words"], "<i>" in one["after"]["words"]) == (True, True)


HOSTILE = "<script>alert(1)</script>{{7*7}}"


def test_words_of_filings_never_become_markup(floorperson: Floorperson, tmp_path: Path) -> None:
    old = version(tmp_path, "633a-shoe", {"head.holder": "A & B"}, "old.yaml")
    new = version(tmp_path, "633a-shoe", {"head.holder": HOSTILE, "layout.inscriptions.blackjack": HOSTILE})
    paper = tmp_path / "diff.html"
    assert floorperson("diff", old, new, "-o", paper).code == 1
    html = paper.read_text(encoding="utf-8")
    assert "<script" not in html and "&lt;script&gt;alert(1)&lt;/script&gt;{{7*7}}" in html
    assert "49" not in html.partition("Keys (2)")[2].partition("Rules that turn")[0].replace("SHA", "")
    assert "A &amp; B" in html


def test_word_and_pdf_hold_the_words(floorperson: Floorperson, tmp_path: Path) -> None:
    new = version(tmp_path, "633a-shoe", {"shuffle.cut_depth_cards": 9, "table.tip_box": "elsewhere"})
    given = ("diff", SUBMISSIONS / "633a-shoe.yaml", new, "-o")
    words = (
        "shuffle.cut_depth_cards",
        "Cut nearer to the end of the stack than the law allows",
        "633a.5(d)",
        "at least 10 cards from either end",
        "approvals.tip_box_location",
    )
    file = tmp_path / "diff.docx"
    assert floorperson(*given, file).code == 1
    document = docx.Document(str(file))
    held = [paragraph.text for paragraph in document.paragraphs]
    held += [cell.text for table in document.tables for row in table.rows for cell in row.cells]
    assert all(any(one in text for text in held) for one in words)
    file = tmp_path / "diff.pdf"
    assert floorperson(*given, file).code == 1
    told = "".join("".join(page.extract_text() for page in PdfReader(str(file)).pages).split())
    assert all("".join(one.split()) in told for one in words)


@pytest.mark.parametrize("ending", ["html", "docx", "pdf", "txt"])
def test_two_runs_give_the_same_bytes(floorperson: Floorperson, tmp_path: Path, ending: str) -> None:
    new = version(tmp_path, "541-shoe", {"shuffle.cut_depth_cards": 9})
    files = [tmp_path / f"{name}.{ending}" for name in ("one", "two")]
    for file in files:
        assert floorperson("diff", SUBMISSIONS / "541-shoe.yaml", new, "-o", file).code == 1
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_key_beneath_what_a_rule_reads_is_judged_by_its_paragraph(floorperson: Floorperson, tmp_path: Path) -> None:
    text = (SUBMISSIONS / "633a-shoe.yaml").read_text(encoding="utf-8")
    assert text.count("back: blue") == 1
    new = tmp_path / "new.yaml"
    new.write_text(text.replace("back: blue", "back: red"), encoding="utf-8")
    document = json.loads(floorperson("diff", SUBMISSIONS / "633a-shoe.yaml", new, "--format", "json").out)
    (key,) = document["keys"]
    assert key["path"] == "cards.batches[1].back" and "633a.3(b)(2)" in key["paragraphs"]


@pytest.mark.parametrize(
    ("days", "backwards"),
    (
        (("2016-01-01", "2016-02-01"), False),
        (("2016-02-01", "2016-01-01"), True),
        (("2016-01-01", "2016-01-01"), False),
    ),
)
def test_the_newer_given_first_is_said(
    floorperson: Floorperson, tmp_path: Path, days: tuple[str, str], backwards: bool
) -> None:
    old = version(tmp_path, "633a-shoe", {"head.effective": days[0]}, "old.yaml")
    new = version(tmp_path, "633a-shoe", {"head.effective": days[1]})
    _, found = diffed(floorperson, old, new)
    assert found["backwards"] is backwards
    told = " ".join(floorperson("diff", old, new).out.split())
    assert ("the new filing takes effect before the old one" in told) is backwards
