"""Each result is told in the formats that docs/formats.md says, whether --format or the ending of the file names them."""

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.report.formats import FORMATS
from validator.report.result_formats import RESULT_FORMATS, endings_of

ROOT = Path(__file__).parents[1]
SUBMISSIONS = data_folder("submissions")
FILING, UNSOUND = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml"
LOG = SUBMISSIONS / "demo" / "log.jsonl"

COMMANDS: dict[str, list[tuple[object, ...]]] = {
    "findings": [("check", UNSOUND, "--no-config"), ("replay", LOG, "-s", FILING, "--no-config")],
    "summary": [("summary", LOG, "-s", FILING, "--no-config")],
    "review": [("review", UNSOUND, "--no-config"), ("review", UNSOUND, "--letter", "--no-config")],
    "exhibit": [("exhibit", LOG, "BJ-101/2", "-s", FILING, "--no-config")],
    "diff": [("diff", FILING, UNSOUND, "--no-config")],
    "what-if": [("replay", LOG, "-s", FILING, "--instead-as-of", "2012-01-15", "--no-config")],
    "todo": [("todo", UNSOUND, "--no-config")],
    "rules": [("rules", "633a"), ("rules", "--shared")],
    "law": [("law", "633a.7"), ("law", "--grep", "insurance", "--chapter", "633a"), ("law", "--changes")],
}
SAYS = {
    "findings": ("more-positions-than-seats", "double-down-over-original"),
    "summary": ("double-down-over-original",),
    "review": ("Review of a Rules Submission", "what is to be amended"),
    "exhibit": ("table BJ-101, round 2",),
    "diff": ("more-positions-than-seats",),
    "what-if": ("double-down-over-original",),
    "todo": ("blackjack_paid",),
    "rules": ("more-positions-than-seats", "insurance-over-half"),
    "law": ("633a.7(a)", "633a", "633a"),
}
NEEDS = {"xlsx": "xlsxwriter", "parquet": "pyarrow", "pdf": "weasyprint"}
CASES = [
    (result, number, form)
    for result, commands in COMMANDS.items()
    for number in range(len(commands))
    for form in RESULT_FORMATS[result].values()  # type: ignore[index]
]


def table() -> dict[str, dict[str, str]]:
    """The table of docs/formats.md: by result and ending the name of the format."""
    text = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    head, _, *rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")
    ]
    found = {}
    for row in rows:
        told = dict(zip(head, row, strict=True))
        own = {ending.strip("`"): name for ending, name in told.items() if ending.startswith("`.") and name}
        own |= {ending: "" for ending in re.findall(r"`(\.\w+)`", told["others"])}
        found[told["result"]] = own
    return found


def test_the_table_says_what_there_is() -> None:
    told = table()
    assert set(told) == set(RESULT_FORMATS) == set(COMMANDS)
    for result, formats in RESULT_FORMATS.items():
        endings = {ending: one.name for one in formats.values() for ending in one.endings if ending != ".sarif.json"}
        assert set(told[result]) == set(endings), result
        assert {ending: name for ending, name in told[result].items() if name}.items() <= endings.items()
    without = [one.name for one in FORMATS.values() if not one.endings]
    assert without == ["concise", "github"]


@pytest.mark.parametrize(("result", "number", "form"), CASES, ids=lambda one: getattr(one, "name", str(one)))
def test_each_is_written_alike_by_its_ending_and_by_its_name(
    floorperson: Floorperson, tmp_path: Path, result: str, number: int, form: object
) -> None:
    (form,) = (one for one in RESULT_FORMATS[result].values() if one is form)  # type: ignore[index]
    if form.name in NEEDS and find_spec(NEEDS[form.name]) is None:
        pytest.skip(f"{NEEDS[form.name]} is not installed")
    command, says = COMMANDS[result][number], SAYS[result][number]
    named = tmp_path / "named.other"
    ended = floorperson(*command, "--format", form.name, "-o", named)
    assert ended.code in (0, 1), ended.err
    content = named.read_bytes()
    for ending in form.endings:
        by_ending = tmp_path / f"report{ending}"
        assert floorperson(*command, "-o", by_ending).code == ended.code
        if form.name not in ("pdf", "parquet"):
            assert by_ending.read_bytes() == content
    if form.binary:
        assert content.startswith({"xlsx": b"PK", "docx": b"PK", "pdf": b"%PDF", "parquet": b"PAR1"}[form.name])
        ended = floorperson(*command, "--format", form.name)
        assert (ended.code, ended.out) == (2, "")
        assert f"{form.name} is written to a file; name it, as --output report{form.endings[0]}" in ended.err
        return
    text = content.decode("utf-8")
    assert says in text.replace("\\", "")
    out = floorperson(*command, "--format", form.name, "-o", "-")
    assert (out.code, out.out) == (ended.code, text)
    if form.name == "json":
        json.loads(text)


@pytest.mark.parametrize("result", COMMANDS)
def test_an_ending_or_a_name_that_a_result_has_not_is_told_with_those_it_has(
    floorperson: Floorperson, tmp_path: Path, result: str
) -> None:
    formats = RESULT_FORMATS[result]  # type: ignore[index]
    ended = floorperson(*COMMANDS[result][0], "-o", tmp_path / "report.odt")
    assert (ended.code, ended.out, list(tmp_path.iterdir())) == (2, "", [])
    assert f"end it in {', '.join(endings_of(formats))}" in ended.err
    ended = floorperson(*COMMANDS[result][0], "--format", "sarif" if result == "what-if" else "odt")
    assert ended.code == 2
    assert ", ".join(list(formats)[:4]) in " ".join(ended.err.split())


def test_a_paper_replaces_no_file_that_is_judged(floorperson: Floorperson, tmp_path: Path) -> None:
    filing = tmp_path / "filing.txt"
    filing.write_bytes(FILING.read_bytes())
    for command in (("review", filing), ("diff", FILING, filing)):
        ended = floorperson(*command, "-o", filing, "--no-config")
        assert (ended.code, filing.read_bytes()) == (2, FILING.read_bytes())
        assert "is one of the files to judge; write to another" in ended.err


def test_words_of_others_are_no_markup_in_markdown() -> None:
    from validator.report.papers.markdown import escaped

    for words, said in (
        ("<b>*x*</b> [a](http://b.c)", r"\<b\>\*x\*\</b\> \[a\](http\://b.c)"),
        ("# no heading", r"\# no heading"),
        ("- no list", r"\- no list"),
        ("1. no list", r"1\. no list"),
        ("www.b.c and a@b.c", r"www\.b.c and a\@b.c"),
        ("a | b", r"a \| b"),
        ("x\u202ey", "x\\<U+202E\\>y"),
    ):
        assert escaped(words) == said
