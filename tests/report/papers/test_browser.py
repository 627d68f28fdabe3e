"""Papers and reports in a real browser: wide, narrow and printed, with scripts and without, and to those who hear them.

Needs Chromium and PyPI's playwright; axe-core, which finds barriers, is taken from FLOORPERSON_AXE (its axe.min.js).
Where they are not there the tests are skipped, but they fail where FLOORPERSON_REQUIRE_BROWSER is 1.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from tests.games.blackjack.rounds import filing, table
from tests.report.papers.reading import words_of_pdf
from validator.core.data import data_folder

pytestmark = pytest.mark.long

SUBMISSIONS = data_folder("submissions")
ROUNDS = (
    "bet 1 1000\ncards 1 TH 8D / dealer 9C 8S\n1 stand\nturn\npay 1 900\nreturn 1 1000\nclear",
    "bet 1 1000\ncards 1 6H 5D / dealer 9C TD\n1 double 1500 7S\nturn\ncollect 1 1000\ncollect 1d 1500\nclear",
)
KINDS = ("review", "letter", "diff", "check", "replay", "instead", "exhibit")
WIDTHS = {"wide": 1280, "narrow": 390}


def lacking(what: str) -> None:
    if os.environ.get("FLOORPERSON_REQUIRE_BROWSER") == "1":
        pytest.fail(f"there is no {what}, and FLOORPERSON_REQUIRE_BROWSER is 1")
    pytest.skip(f"there is no {what}")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        lacking("playwright")
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        lacking("Chromium")
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield one
        one.close()


@pytest.fixture(params=KINDS)
def paper(request: pytest.FixtureRequest, floorperson: Floorperson, tmp_path: Path) -> Path:
    """A page of each kind, with findings."""
    out = tmp_path / f"{request.param}.html"
    unsound = SUBMISSIONS / "unsound" / "633a-insurance-above-maximum.yaml"
    if request.param == "diff":
        new = tmp_path / "new.yaml"
        text = (SUBMISSIONS / "633a-shoe.yaml").read_text(encoding="utf-8")
        new.write_text(text.replace("  maximum: 1/2\n", "  maximum: 2/3\n"), encoding="utf-8")
        assert floorperson("diff", SUBMISSIONS / "633a-shoe.yaml", new, "-o", out).code == 1
    elif request.param in ("replay", "instead", "exhibit"):
        log, filed = tmp_path / "log.jsonl", tmp_path / "filing.yaml"
        log.write_text("\n".join(table(*ROUNDS)[0]) + "\n", encoding="utf-8")
        filed.write_text(filing(), encoding="utf-8")
        command = "exhibit" if request.param == "exhibit" else "replay"
        again = ["--instead-as-of", "2012-01-15"] if request.param == "instead" else []
        assert floorperson(command, log, "--submission", filed, *again, "-o", out).code == 1
    elif request.param == "check":
        assert floorperson("check", unsound, SUBMISSIONS / "unsound" / "541-too-few-decks.yaml", "-o", out).code == 1
    else:
        letter = ["--letter"] if request.param == "letter" else []
        assert floorperson("review", unsound, *letter, "-o", out).code == 1
    return out


def opened(browser: Any, paper: Path, width: int, **asked: Any) -> Any:
    """The page, with all that the browser complained of and asked for in ``complaints``."""
    page = browser.new_page(viewport={"width": width, "height": 1000}, **asked)
    page.complaints = []
    page.on("console", lambda said: page.complaints.append(said.text))
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.on("request", lambda request: page.complaints.append(request.url) if request.url != paper.as_uri() else None)
    page.goto(paper.as_uri())
    return page


@pytest.mark.parametrize("width", WIDTHS.values(), ids=[*WIDTHS])
def test_nothing_is_cut_off_fetched_or_complained_of(browser: Any, paper: Path, width: int) -> None:
    page = opened(browser, paper, width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.complaints == []
    assert page.locator("h1").is_visible()


@pytest.mark.parametrize("width", WIDTHS.values(), ids=[*WIDTHS])
def test_axe_finds_no_barrier(browser: Any, paper: Path, width: int) -> None:
    axe = os.environ.get("FLOORPERSON_AXE", "")
    if not Path(axe).is_file():
        lacking("axe-core")
    page = opened(browser, paper, width, bypass_csp=True)
    page.evaluate(Path(axe).read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")
    assert [(one["id"], one["help"], one["nodes"][0]["html"]) for one in found["violations"]] == []
    assert len(found["passes"]) > 10


def test_all_is_read_without_scripts_and_without_colour(browser: Any, paper: Path) -> None:
    with_script = opened(browser, paper, 1280)
    without = opened(browser, paper, 1280, java_script_enabled=False, forced_colors="active")
    assert without.locator("main").inner_text().count("§") == with_script.locator("main").inner_text().count("§") > 0
    assert without.locator("select").count() == 0
    for word in ("error",) if paper.stem != "letter" else ():
        assert without.get_by_text(word).first.is_visible()


def test_it_prints(browser: Any, paper: Path, tmp_path: Path) -> None:
    page = opened(browser, paper, 1280)
    page.pdf(path=tmp_path / "printed.pdf", format="Letter")
    words = words_of_pdf(tmp_path / "printed.pdf")
    for heading in page.locator("h2").all_inner_texts():
        assert "".join(heading.split())[:30] in "".join(words.split())


@pytest.mark.parametrize("paper", ["check", "replay"], indirect=True)
def test_findings_are_filtered_and_sorted(browser: Any, paper: Path) -> None:
    page = opened(browser, paper, 1280)
    rules = [one.get_attribute("data-rule") for one in page.locator("article").all()]
    assert len(set(rules)) > 1
    page.get_by_label("Rule").select_option(rules[1])
    visible = [one.get_attribute("data-rule") for one in page.locator("article:visible").all()]
    assert set(visible) == {rules[1]}
    assert f"{len(visible)} of {len(rules)} shown" in page.locator("output").inner_text()
    page.get_by_label("Rule").select_option("")
    page.get_by_label("Order").select_option("money")
    places = [int(one.get_attribute("data-money")) for one in page.locator("article").all()]
    assert places == sorted(places)
    page.get_by_label("Words").fill("no such words at all")
    assert page.locator("article:visible").count() == 0
