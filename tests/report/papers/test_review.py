"""The paper that a reviewer signs, and the letter of deficiencies, read back in every form."""

import base64
import hashlib
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from tests.report.papers.reading import (
    HOSTILE,
    has_nothing_from_outside,
    needs_pdf,
    page_at,
    words_of_docx,
    words_of_pdf,
)
from validator.chapters.registry import PACKAGES, filing_rules
from validator.core.data import data_folder
from validator.core.finding import Outcome
from validator.filing.check import judge_filing
from validator.law.duties import load_duties
from validator.law.versions import law_of
from validator.law.vocabulary import BearsOn
from validator.report.papers.questions import question_by_rule, questions

SUBMISSIONS = data_folder("submissions")
SOUND = ("633a-shoe.yaml", "541-shoe.yaml", "535-plain.yaml")


def words_of(path: Path) -> str:
    """The words of a paper in whatever form."""
    if path.suffix == ".docx":
        return words_of_docx(path)
    if path.suffix == ".pdf":
        needs_pdf()
        return words_of_pdf(path)
    return page_at(path).text if path.suffix == ".html" else " ".join(path.read_text(encoding="utf-8").split())


def changed(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """A sound filing with one place of it changed."""
    text = (SUBMISSIONS / name).read_text(encoding="utf-8")
    assert text.count(old) == 1, (name, old)
    path = tmp_path / name
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def test_each_rule_on_filings_has_a_question_that_yes_answers_where_the_law_is_kept() -> None:
    asked = question_by_rule()
    rules = {rule.id for chapter in PACKAGES for rule in filing_rules(law_of(chapter))}
    assert set(asked) == rules and list(asked) == sorted(asked)
    for rule, words in asked.items():
        assert re.match(r"(If [^,]+, )?(is|are|was|did|does|do|has|have|may|must|can) ", words, re.IGNORECASE), rule
        assert words.count("?") == 1 and words.endswith("?"), rule
        assert not re.search(r"\b(not|un\w+ not|never|neither|nor)\b", words), rule


@pytest.mark.parametrize("name", SOUND)
def test_every_rule_and_duty_of_a_filing_is_one_question(name: str, floorperson: Floorperson, tmp_path: Path) -> None:
    report = judge_filing(SUBMISSIONS / name)
    asked = questions(report)
    assert sorted(one.rule.id for one in asked if one.rule) == sorted(tally.rule for tally in report.tallies)
    held = {one.rule.id for one in asked if one.rule}
    for duty in load_duties(report.chapter):
        if duty.bears_on is BearsOn.FILING:
            assert duty in {one.duty for one in asked} or held & {one.rule for one in duty.rules}, duty.quote
    assert floorperson("review", SUBMISSIONS / name, "--full", "-o", tmp_path / "r.html").code == 0
    page = page_at(tmp_path / "r.html")
    rows = sum(tag == "tr" for tag, _ in page.tags) - sum(tag == "thead" for tag, _ in page.tags)
    assert rows == len(asked)
    for one in asked:
        assert one.asks in page.text and " ".join(one.quote.split()) in page.text
    assert page.text.count("Yes: found so by floorperson") == sum(one.outcome is Outcome.PASS for one in asked)
    assert "☒" not in page.text


def test_what_was_kept_is_one_line_each_in_an_appendix(floorperson: Floorperson, tmp_path: Path) -> None:
    path = SUBMISSIONS / "633a-shoe.yaml"
    floorperson("review", path, "-o", tmp_path / "r.txt")
    lines = (tmp_path / "r.txt").read_text(encoding="utf-8").splitlines()
    appendix = lines[next(at for at, line in enumerate(lines) if line.startswith("Appendix A")) :]
    at = next(
        at for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if "dealer_opposite" in line
    )
    assert f"  § 633a.2(a)  Is the dealer's place opposite the players?  line {at}" in appendix
    assert "Answer and comment: ☐\u00a0Yes" in "\n".join(lines) and "Answer and comment: ☐\u00a0Yes" not in "\n".join(
        appendix
    )
    kept = sum(one.outcome is Outcome.PASS for one in questions(judge_filing(path)))
    assert f"Appendix A: the law is kept, found so by floorperson ({kept})" in appendix


@pytest.mark.long
@pytest.mark.parametrize(("name", "most"), [("633a-shoe.yaml", 12), ("541-shoe.yaml", 6), ("685a-shoe.yaml", 13)])
def test_a_review_is_short(name: str, most: int, floorperson: Floorperson, tmp_path: Path) -> None:
    needs_pdf()
    pypdf = pytest.importorskip("pypdf")
    floorperson("review", SUBMISSIONS / name, "-o", tmp_path / "r.pdf")
    pages = pypdf.PdfReader(tmp_path / "r.pdf").pages
    assert len(pages) <= most
    first = pages[0].extract_text()
    assert "Findings (0)" in first and "What could not be checked" in first and "Signature" in first


def test_what_is_not_stated_is_a_question_for_a_person(floorperson: Floorperson, tmp_path: Path) -> None:
    path = changed(tmp_path, "633a-shoe.yaml", "(e) to (h)\n  positions: 6\n", "(e) to (h)\n")
    floorperson("review", path, "-o", tmp_path / "r.txt")
    words = words_of(tmp_path / "r.txt")
    assert "on: The table and what is attached to it (1)." in words
    asked = words.partition("Questions that need a person")[2].partition("Appendix A")[0]
    assert "Has the table no more betting positions than the law allows?" in asked
    assert "not stated: How many betting positions the table has" in asked
    assert "table.positions" not in asked and "☒" not in words


def test_words_of_the_law_stand_once_before_the_questions_that_rest_on_them(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    floorperson("review", SUBMISSIONS / "685a-shoe.yaml", "-o", tmp_path / "r.txt")
    asked = words_of(tmp_path / "r.txt").partition("Questions that need a person")[2].partition("Appendix A")[0]
    first, second = (
        "Is the dealer's ace reduced above the score that the law names? (§ 685a.3(d)(3))",
        "“or the dealer a",
    )
    assert f"{first} {second} score in excess of 22”" in asked
    assert asked.count(second) == 1 and asked.count("(§ 685a.3(d)(3))") == 4
    assert "Answer and comment: ☐ Yes ☐ No ☐ N/A" in asked


LIMITS = (
    (
        "633a-shoe.yaml",
        "  maximum: 1/2\n",
        "  maximum: {}\n",
        ("1/2", "2/3"),
        "§ 633a.8(b)",
        "in an amount not more than 1/2",
    ),
    ("541-shoe.yaml", "decks: 8", "decks: {}", (6, 5), "§ 541.3(a)", "six to eight decks of cards"),
)


@pytest.mark.parametrize(
    ("name", "old", "new", "at", "cite", "words", "ending"),
    [
        *(
            pytest.param(*one, form, id=f"{one[0].partition('-')[0]}-{form}")
            for one in LIMITS
            for form in ("html", "docx", "txt")
        ),
        pytest.param(*LIMITS[1], "pdf", marks=pytest.mark.long, id="541-pdf"),
    ],
)
def test_a_limit_broken_comes_first(
    name: str,
    old: str,
    new: str,
    at: tuple[object, object],
    cite: str,
    words: str,
    ending: str,
    floorperson: Floorperson,
    tmp_path: Path,
) -> None:
    sound, broken = at
    path = changed(tmp_path, name, old, new.format(sound))
    paper = tmp_path / f"paper.{ending}"
    assert floorperson("review", path, "-o", paper).code == 0
    assert "Findings (0)" in words_of(paper)
    path = changed(tmp_path, name, old, new.format(broken))
    assert floorperson("review", path, "-o", paper).code == 1
    found = words_of(paper)
    line = next(
        at
        for at, held in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if new.strip().format(broken) in held
    )
    assert "Findings (1)" in found and f"{line} | " in found
    assert re.search(rf"1\. {re.escape(cite)}: .*?\(line {line}\)", found.partition("What was found kept")[0])
    assert cite in found and words in found
    assert hashlib.sha256(path.read_bytes()).hexdigest() in found.replace(" ", "")


@pytest.mark.parametrize("ending", ["html", "docx", "pdf", "txt"])
@pytest.mark.parametrize("letter", [(), ("--letter",)])
def test_two_runs_give_the_same_bytes(
    ending: str, letter: tuple[str, ...], floorperson: Floorperson, tmp_path: Path
) -> None:
    if ending == "pdf":
        needs_pdf()
    filing = SUBMISSIONS / "unsound" / "551-insurance-above-maximum.yaml"
    papers = [tmp_path / f"{number}.{ending}" for number in (1, 2)]
    for paper in papers:
        assert floorperson("review", filing, *letter, "-o", paper).code == 1
    assert papers[0].read_bytes() == papers[1].read_bytes()


def test_reviewer_and_day_are_those_given_and_no_others(floorperson: Floorperson, tmp_path: Path) -> None:
    paper = tmp_path / "paper.html"
    floorperson("review", SUBMISSIONS / "633a-shoe.yaml", "-o", paper)
    page = page_at(paper)
    assert "Reviewer Signature Date" in page.text
    floorperson(
        "review", SUBMISSIONS / "633a-shoe.yaml", "-o", paper, "--reviewer", "A. Smith <b>", "--date", "2016-02-03"
    )
    page = page_at(paper)
    assert "Reviewer A. Smith <b> Signature Date 2016-02-03" in page.text
    assert "b" not in {tag for tag, _ in page.tags}


def test_the_letter_tells_findings_first_and_then_what_is_missing(floorperson: Floorperson, tmp_path: Path) -> None:
    path = changed(tmp_path, "633a-shoe.yaml", "(e) to (h)\n  positions: 6\n", "(e) to (h)\n")
    text = path.read_text(encoding="utf-8").replace("  maximum: 1/2\n", "  maximum: 2/3\n")
    path.write_text(text, encoding="utf-8")
    line = text.splitlines().index("  maximum: 2/3") + 1
    assert floorperson("review", path, "--letter", "-o", tmp_path / "letter.txt").code == 1
    found = words_of(tmp_path / "letter.txt")
    assert "Allegheny Gaming LLC" in found
    assert "We found 1 point that the law does not allow and 1 item missing." in found
    finding, missing = (
        found.index("What the law does not allow (1)"),
        found.index("so that every rule can be judged (1)"),
    )
    assert finding < found.index(f"(§ 633a.8(b); line {line} of your submission)") < missing
    assert "“in an amount not more than 1/2" in found
    told = "2 The table and what is attached to it How many betting positions the table has. § 633a.2(a)"
    assert told in found[missing:]
    assert not re.search(r"[a-z]+_[a-z]+|table\.positions|at least 1\b|true|waits?\b", found.partition("Signature")[0])
    floorperson("review", SUBMISSIONS / "633a-shoe.yaml", "--letter", "-o", tmp_path / "letter.html")
    assert "it states everything that the rules ask for" in page_at(tmp_path / "letter.html").text


def test_a_letter_has_address_date_reference_and_deadline(floorperson: Floorperson, tmp_path: Path) -> None:
    filing, paper = SUBMISSIONS / "unsound" / "633a-insurance-above-maximum.yaml", tmp_path / "letter.txt"
    address = ("--address", "1 River Road", "--address", "Pittsburgh, PA 15212")
    given = ("--reference", "BGO-88", "--deadline", "2016-03-01", "--date", "2016-02-03", "--reviewer", "A. Smith")
    assert floorperson("review", filing, "--letter", *address, *given, "-o", paper).code == 1
    lines = paper.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["Date: 2016-02-03", "Reference: BGO-88"]
    assert lines[3:5] == ["1 River Road", "Pittsburgh, PA 15212"]
    assert "or say why an item does not apply, by 2016-03-01." in words_of(paper)
    floorperson("review", filing, "--letter", "-o", paper)
    assert "Date: ________________ Reference: ________________" in words_of(paper)
    assert "does not apply, by ________________." in words_of(paper)
    floorperson("review", filing, "--letter", *address, *given, "-o", tmp_path / "letter.md")
    lines = (tmp_path / "letter.md").read_text(encoding="utf-8").splitlines()
    assert lines[:3] == ["Date: 2016-02-03  ", "Reference: BGO-88  ", "**Allegheny Gaming LLC**  "]
    assert "# Rules Submission for Blackjack: what is to be amended" in lines


def test_a_letter_is_written_into_a_letterhead(floorperson: Floorperson, tmp_path: Path) -> None:
    docx = pytest.importorskip("docx")
    head = docx.Document()
    head.sections[0].header.paragraphs[0].text = "Gaming Control Board"
    for words in ("Harrisburg", "{{ letter }}", "Bureau of Gaming Operations"):
        head.add_paragraph(words)
    for style in ("Heading 1", "Table Grid"):
        head.styles[style].delete()
    head.save(tmp_path / "head.docx")
    filing, paper = SUBMISSIONS / "demo" / "bad.yaml", tmp_path / "letter.docx"
    assert floorperson("review", filing, "--letter", "--template", tmp_path / "head.docx", "-o", paper).code == 1
    written = docx.Document(str(paper))
    told = [one.text for one in written.paragraphs if one.text]
    assert told[:2] == ["Harrisburg", "Date: ________________"] and told[-1] == "Bureau of Gaming Operations"
    assert "{{ letter }}" not in " ".join(told) and "Allegheny Gaming LLC" in told
    assert written.sections[0].header.paragraphs[0].text == "Gaming Control Board"
    same = floorperson("review", filing, "--letter", "--template", tmp_path / "head.docx", "-o", tmp_path / "head.docx")
    assert same.code == 2 and "head.docx is the letterhead itself; write the letter to another file" in same.err
    assert "What it lets the dealer determine" in words_of_docx(paper)
    first = paper.read_bytes()
    floorperson("review", filing, "--letter", "--template", tmp_path / "head.docx", "-o", paper)
    assert paper.read_bytes() == first


def test_numbers_of_a_paper_are_no_list_in_markdown(floorperson: Floorperson, tmp_path: Path) -> None:
    """A list would be numbered anew by whoever shows it."""
    paper = tmp_path / "letter.md"
    floorperson("review", SUBMISSIONS / "demo" / "bad.yaml", "--letter", "-o", paper)
    lines = paper.read_text(encoding="utf-8").splitlines()
    assert [line.partition(" ")[0] for line in lines if re.match(r"\d", line)] == [
        f"{number}\\." for number in range(1, 12)
    ]


def test_the_holder_is_named_once_above_an_address(floorperson: Floorperson, tmp_path: Path) -> None:
    filing, paper = SUBMISSIONS / "633a-shoe.yaml", tmp_path / "letter.txt"
    address = ("--address", "Allegheny Gaming, L.L.C.", "--address", "1 River Road")
    floorperson("review", filing, "--letter", *address, "-o", paper)
    lines = paper.read_text(encoding="utf-8").splitlines()
    assert lines[2:4] == ["Allegheny Gaming, L.L.C.", "1 River Road"]
    assert "Allegheny Gaming LLC" not in lines


def test_a_letter_is_written_into_a_cell_of_a_table(floorperson: Floorperson, tmp_path: Path) -> None:
    docx = pytest.importorskip("docx")
    head = docx.Document()
    row = head.add_table(rows=1, cols=2).rows[0]
    row.cells[0].text, row.cells[1].text = "Bureau of Gaming Operations", "{{letter}}"
    head.save(tmp_path / "head.docx")
    filing, paper = SUBMISSIONS / "demo" / "bad.yaml", tmp_path / "letter.docx"
    assert floorperson("review", filing, "--letter", "--template", tmp_path / "head.docx", "-o", paper).code == 1
    (table,) = docx.Document(str(paper)).tables
    cell = table.rows[0].cells[1]
    told = [one.text for one in cell.paragraphs if one.text]
    assert told[0] == "Date: ________________" and "Allegheny Gaming LLC" in told
    assert "letter}}" not in " ".join(told)
    assert [one.rows[0].cells[1].text for one in cell.tables if len(one.columns) == 3][0] == "Please state"
    assert sum(one.width for one in cell.tables[0].columns) < cell.width
    assert all(not one.text for one in docx.Document(str(paper)).paragraphs)


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("Dear holder, {{ letter }} Yours", "says {{ letter }} among other words; give it a paragraph of its own"),
        ("{{ letter }}\n{{ letter }}", "says {{ letter }} 2 times; let one paragraph alone say it"),
        ("head", "says {{ letter }} in its head or foot; let a paragraph of its page say it"),
    ],
)
def test_a_letterhead_in_which_the_letter_has_no_place_is_refused(
    where: str, says: str, floorperson: Floorperson, tmp_path: Path
) -> None:
    docx = pytest.importorskip("docx")
    head = docx.Document()
    if where == "head":
        head.sections[0].header.paragraphs[0].text = "{{ letter }}"
    else:
        for words in where.split("\n"):
            head.add_paragraph(words)
    head.save(tmp_path / "head.docx")
    given = ("--letter", "--template", tmp_path / "head.docx", "-o", tmp_path / "letter.docx")
    ended = floorperson("review", SUBMISSIONS / "633a-shoe.yaml", *given)
    assert (ended.code, ended.out) == (2, "")
    assert says in " ".join(ended.err.split())
    assert not (tmp_path / "letter.docx").exists()


def test_what_does_not_go_together_is_refused(floorperson: Floorperson, tmp_path: Path) -> None:
    filing, none = SUBMISSIONS / "633a-shoe.yaml", tmp_path / "none.docx"
    ended = floorperson("review", filing, "--reference", "X", "-o", tmp_path / "r.html")
    assert ended.code == 2 and "--reference: of a letter; add --letter" in ended.err
    ended = floorperson("review", filing, "--letter", "--full", "-o", tmp_path / "r.html")
    assert ended.code == 2 and "leave one of them out" in ended.err
    ended = floorperson("review", filing, "--letter", "--template", none, "-o", tmp_path / "r.docx")
    assert ended.code == 2 and "none.docx" in ended.err
    none.write_text("no archive", encoding="utf-8")
    ended = floorperson("review", filing, "--letter", "--template", none, "-o", tmp_path / "r.docx")
    assert ended.code == 2 and "save the letterhead as .docx" in ended.err
    ended = floorperson("review", filing, "--letter", "--template", none, "-o", tmp_path / "r.pdf")
    assert ended.code == 2 and "write the letter to one, as -o letter.docx" in ended.err
    assert not (tmp_path / "r.docx").exists()


@pytest.mark.parametrize("letter", [(), ("--letter",)])
def test_words_of_a_filing_are_never_markup(letter: tuple[str, ...], floorperson: Floorperson, tmp_path: Path) -> None:
    path = changed(tmp_path, "633a-shoe.yaml", "Allegheny Gaming LLC", repr(HOSTILE.replace("'", "")))
    assert floorperson("review", path, *letter, "-o", tmp_path / "paper.html").code == 0
    content = (tmp_path / "paper.html").read_text(encoding="utf-8")
    page = page_at(tmp_path / "paper.html")
    assert HOSTILE.replace("'", "") in page.text
    assert "script" not in {tag for tag, _ in page.tags}
    before = page.text.partition("Findings")[0].partition("We reviewed")[0].replace(str(path), "")
    assert "49" not in re.sub(r"[0-9a-f]{64}", "", before)
    assert has_nothing_from_outside(content)
    assert floorperson("review", path, *letter, "-o", tmp_path / "paper.docx").code == 0
    assert HOSTILE.replace("'", "") in words_of_docx(tmp_path / "paper.docx")


def test_the_policy_allows_the_style_that_is_there_and_nothing_else(floorperson: Floorperson, tmp_path: Path) -> None:
    paper = tmp_path / "paper.html"
    floorperson("review", SUBMISSIONS / "535-plain.yaml", "-o", paper)
    content = paper.read_text(encoding="utf-8")
    style = content.partition("<style>")[2].partition("</style>")[0]
    mark = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policies = [held["content"] for tag, held in page_at(paper).tags if held.get("http-equiv")]
    assert policies == [f"default-src 'none'; style-src 'sha256-{mark}'; base-uri 'none'; form-action 'none'"]


def test_a_paper_of_no_known_ending_and_a_filing_that_cannot_be_read_are_refused(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    ended = floorperson("review", SUBMISSIONS / "633a-shoe.yaml", "-o", tmp_path / "paper.rtf")
    assert (
        ended.code == 2
        and "paper.rtf: no format has that ending; name one by --format, or end it in .txt, .md, .html, .docx, .pdf"
        in ended.err
    )
    (tmp_path / "bad.yaml").write_text("chapter: [", encoding="utf-8")
    ended = floorperson("review", tmp_path / "bad.yaml", "-o", tmp_path / "paper.html")
    assert ended.code == 2 and "cannot be read as a filing" in ended.err
    ended = floorperson("review", tmp_path / "none.yaml", "-o", tmp_path / "paper.html")
    assert ended.code == 2 and "none.yaml" in ended.err
    assert not (tmp_path / "paper.html").exists()


def test_without_weasyprint_one_line_says_how_to_print(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "weasyprint", None)
    ended = floorperson("review", SUBMISSIONS / "633a-shoe.yaml", "-o", tmp_path / "paper.pdf")
    assert ended.code == 2
    assert ended.err.count("\n") == 1 and "or write .html and print it from a browser" in ended.err


def test_a_hash_changes_with_the_law_and_the_filing(floorperson: Floorperson, tmp_path: Path) -> None:
    first, second = tmp_path / "1.txt", tmp_path / "2.txt"
    path = shutil.copy(SUBMISSIONS / "633a-shoe.yaml", tmp_path)
    floorperson("review", path, "-o", first)
    proposal = Path(__file__).parents[2] / "law" / "amendments" / "no-verbal-wagers.yaml"
    floorperson("review", path, "--amend", proposal, "--as-of", "2026-02-01", "-o", second)
    marks = [
        re.findall(r"Law's SHA-256 +([0-9a-f]{64})", paper.read_text(encoding="utf-8")) for paper in (first, second)
    ]
    assert len(marks[0]) == len(marks[1]) == 1 and marks[0] != marks[1]


def outcomes_under(report: Any, cite: str, words: str) -> set[Outcome | None]:
    return {
        one.outcome for one in questions(report) if one.duty.cite == cite and words in " ".join(one.duty.quote.split())
    }


@pytest.mark.parametrize(
    ("name", "cite", "words"),
    [
        ("551-shoe.yaml", "551.7(e)(2)", "12 to 1"),
        ("633a-shoe.yaml", "633a.13(d)(2)", "14 to 1"),
        ("633a-shoe.yaml", "633a.13(n)(1)", "5 to 1"),
    ],
)
def test_odds_for_other_decks_do_not_apply(name: str, cite: str, words: str) -> None:
    """The filings have six decks; the paragraphs speak of eight, and of a single one."""
    assert outcomes_under(judge_filing(SUBMISSIONS / name), cite, words) == {Outcome.NOT_APPLICABLE}


def test_the_line_of_a_list_is_shown_for_each_of_its_words(floorperson: Floorperson, tmp_path: Path) -> None:
    lines = (SUBMISSIONS / "633a-shoe.yaml").read_text(encoding="utf-8").splitlines()
    areas = next(at for at, line in enumerate(lines, 1) if line == "  areas:")
    floorperson("review", SUBMISSIONS / "633a-shoe.yaml", "--full", "-o", tmp_path / "paper.html")
    assert page_at(tmp_path / "paper.html").text.count(f"{areas} | areas:") > 8


def test_without_findings_it_is_said_how_many_rules_could_not_be_asked(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    floorperson("init", "633a", "-o", tmp_path / "half.yaml")
    floorperson("review", tmp_path / "half.yaml", "-o", tmp_path / "paper.txt")
    words = words_of(tmp_path / "paper.txt")
    assert "No rule is found broken or open; 0 rules kept." in words
    assert re.search(r"[1-9]\d+ rules could not be judged, as the filing does not say enough", words)


def test_a_waiver_is_shown_though_no_finding_is_under_it(floorperson: Floorperson, tmp_path: Path) -> None:
    text = (SUBMISSIONS / "633a-shoe.yaml").read_text(encoding="utf-8")
    path = tmp_path / "filing.yaml"
    path.write_text(f"{text}\nwaivers:\n  - {{paragraph: 633a.2, reference: W-1}}\n", encoding="utf-8")
    floorperson("review", path, "-o", tmp_path / "paper.txt")
    words = words_of(tmp_path / "paper.txt")
    assert "Waivers that the filing names" in words and "reference: W-1" in words


def test_a_proposal_does_not_hide_that_the_words_of_the_day_are_not_held(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    proposal = Path(__file__).parents[2] / "law" / "amendments" / "at-least-6-to-5.yaml"
    given = ("review", SUBMISSIONS / "633a-shoe.yaml", "--as-of", "2026-02-01", "--amend", proposal)
    floorperson(*given, "-o", tmp_path / "paper.txt")
    words = words_of(tmp_path / "paper.txt")
    assert "judged as if this were law" in words and "the text in force on 2026-02-01 is not held" in words


def test_a_rule_that_was_left_out_is_a_question_for_a_person(floorperson: Floorperson, tmp_path: Path) -> None:
    left_out = ("--ignore", "dealer-not-opposite", "--no-config")
    floorperson("review", SUBMISSIONS / "633a-shoe.yaml", *left_out, "-o", tmp_path / "r.txt")
    words = words_of(tmp_path / "r.txt")
    first, _, asked = words.partition("Appendix C: left out (--select, --ignore) (1)")
    assert "1 rule left out (--select, --ignore), of which nothing is said; appendix C asks them of a person." in first
    assert "Questions 1 to 2 below need a person." in first and "1 left out" in first.partition("Findings (0)")[0]
    assert "Is the dealer's place opposite the players?" not in first
    assert re.search(
        r"§ 633a\.2\(a\) Is the dealer's place opposite the players\? \(line \d+\) ☐ Yes ☐ No ☐ N/A", asked
    )
    assert "every rule on filings was asked" not in words.lower()


def test_the_letter_tells_what_cannot_be_read(floorperson: Floorperson, tmp_path: Path) -> None:
    path = changed(tmp_path, "633a-shoe.yaml", "  drop_box:", "  drop_bx:")
    assert floorperson("review", path, "--letter", "-o", tmp_path / "letter.txt").code == 2
    words = words_of(tmp_path / "letter.txt")
    assert "1 place that cannot be read" in words and "What cannot be read (1)" in words and "drop_bx" in words
