"""The commands that read the law, as a user meets them: law, rules, explain, readings, coverage, chapters."""

import io
import json
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.chapters.registry import PACKAGES
from validator.cli import main
from validator.core.data import data_folder
from validator.core.files import near
from validator.law.chapters import HELD
from validator.law.versions import law_of

GOOD = near(data_folder("submissions") / "633a-shoe.yaml")
ROUNDS = "wager 1 2000; cards 1 JH 9D / 0 {up} ?; wager 201 1500 insurance seat=1 hand=1"


def test_law_prints_the_words_and_what_rests_on_them(floorperson: Floorperson) -> None:
    ended = floorperson("law", "633a.11(c)")
    assert ended.code == 0
    assert "§ 633a.11. Splitting pairs" in ended.out
    assert "\n§ 633a.11(c)\nAfter a second card is dealt to each split pair hand, the player shall" in ended.out
    assert "rules that rest on these words" in ended.out


def test_law_takes_a_defined_term_in_several_words_and_indents_what_lies_beneath(floorperson: Floorperson) -> None:
    assert "King and queen of the same suit" in floorperson("law", "633a.1", "Royal", "Match").out
    out = floorperson("law", "633a.13(a)").out
    assert "§ 633a.13(a)" in out
    beneath = floorperson("law", "633a.7(d)").out
    assert "\n  § 633a.7(d)(1)\n  Prior to commencement of each round of play," in beneath


def test_law_says_when_its_words_are_not_held(floorperson: Floorperson) -> None:
    assert "provisional" not in floorperson("law", "633a.3(a)").out
    assert "provisional: the text in force on 2010-01-01 is not held" in (
        floorperson("law", "633a.3(a)", "--as-of", "2010-01-01").out
    )


def test_rules_lists_every_rule_once(floorperson: Floorperson) -> None:
    lines = floorperson("rules", "633a").out.splitlines()
    assert lines[0].split() == ["rule", "law", "judges", "severity", "title"]
    rows = {tuple(line.split()[:5]) for line in lines[1:-1]}
    assert len(rows) == len(lines) - 2
    assert ("more-positions-than-seats", "§", "633a.2(a)", "filing", "error") in rows
    assert ("winning-wager-paid-at-wrong-odds", "§", "633a.13(a)", "play", "error") in rows
    assert lines[-1].startswith(f"{len(rows):,} rules: ")


def test_rules_shared_shows_each_chapters_paragraph_beside_one_check(floorperson: Floorperson) -> None:
    lines = floorperson("rules", "--shared").out.splitlines()
    assert lines[0].split()[:2] == ["rule", "judges"]
    columns = lines[0].split()[2:]
    told = [line.split() for line in lines[1:-1]]
    rows = {(words[0], words[1]): dict(zip(columns, words[2:], strict=False)) for words in told}
    assert rows["cards-dealt-unshuffled", "play"]["541"] == "541.5(a)"
    assert "-" in rows["banker-hand-not-handed", "play"].values()
    assert all(sum(cite != "-" for cite in row.values()) > 1 for row in rows.values())
    listed = len(floorperson("rules").out.splitlines()) - 2
    assert f" make {listed:,} rules; {len(told):,} of them serve several chapters" in lines[-1]


def lines_of_each_chapter(rule: str) -> int:
    """How many chapters have a rule."""
    return sum(rule in law.bindings for law in map(law_of, PACKAGES))


def test_explain_has_fixed_sections_for_filing_and_play(floorperson: Floorperson) -> None:
    all_titles = ["What it checks", "The law", "Fails", "Clean"]
    all_titles += ["Severity", "Judges", "Needs", "Message", "Source", "Reading"]
    for rule, titles in (
        ("more-positions-than-seats", all_titles),
        ("winning-wager-paid-at-wrong-odds", all_titles[1:]),
    ):
        lines = floorperson("explain", rule, "-v").out.splitlines()
        assert lines[0] == rule
        shown = [line for line in lines if line in titles]
        assert shown == titles * lines.count(rule)  # once for each chapter that has a rule of that id
    out = floorperson("explain", "more-positions-than-seats").out
    assert [line for line in out.splitlines() if line in all_titles] == all_titles, "one chapter in full"
    others = out.partition("\nIn other chapters\n")[2]
    assert (
        "  § 551.2(b)(2) “No more than seven player positions”\n    error; text in force from 2010-03-20 to" in others
    )
    assert len(re.findall(r"^  § ", others, re.MULTILINE)) == lines_of_each_chapter("more-positions-than-seats") - 1
    assert "“having betting positions for no more than seven players on one side of the table”" in out
    assert "  table_betting_positions: at most 7 (§ 633a.2(a))" in out
    assert "  submissions/633a-continuous-shuffler.yaml with another table.positions:" in out
    assert "  - " in out and "  + " in out and "  finds: the table has " in out
    assert re.search(r"^  validator/chapters/shoe/table.py:[0-9]+ says it$", out, re.MULTILINE)
    assert re.search(r"^  validator/chapters/checks.py:[0-9]+ judges it$", out, re.MULTILINE)
    named = re.search(r"^  (rules_text/633a/duties.yaml):([0-9]+) names it$", out, re.MULTILINE)
    assert named is not None
    duties = data_folder("rules_text") / "633a" / "duties.yaml"
    assert "more-positions-than-seats" in duties.read_text(encoding="utf-8").splitlines()[int(named[2]) - 1]
    assert "none: every honest reading" in out
    assert "what it finds is for review, not accused" in floorperson("explain", "blackjack-payment-unstated").out


def test_explain_shows_a_round_what_is_found_in_it_and_its_picture(floorperson: Floorperson) -> None:
    out = floorperson("explain", "losing-insurance-paid").out
    _, fails, clean = re.split(r"^(?:Fails|Clean)$", out, flags=re.MULTILINE)[:3]
    assert "\n  * pay 201 2000\n" in fails
    assert "  finds: seat 1: " in fails
    assert re.search(r"^    dealer +AC 8S ", fails, re.MULTILINE), "the hole card as it was shown"
    assert re.search(r"^  > seat 1 +Insurance Wager \$10.00: ", fails, re.MULTILINE)
    assert "\n  collect 201 1000\n" in clean and "finds" not in clean.partition("Severity")[0]
    assert re.search(r"^  validator/games/blackjack/insurance.yaml:[0-9]+ shows it$", out, re.MULTILINE)


def test_readings_by_chapter_paragraph_and_id(floorperson: Floorperson) -> None:
    chapter = floorperson("readings", "633a").out
    assert chapter.rsplit("\n", 2)[0] in floorperson("readings").out
    one = floorperson("readings", "blackjack-after-split").out
    assert "blackjack-after-split  settled\n  § 633a.1 Blackjack “" in one
    assert "  - twenty-one: " in one
    assert "    preferred: " in one
    assert "    set aside: " in one
    assert one.splitlines()[-1] == "5 doubts: 0 open, 5 settled"  # each blackjack game has it
    assert "blackjack-after-split" in floorperson("readings", "633a.10(a)").out


def test_coverage_by_paragraph_and_in_the_laws_words(floorperson: Floorperson) -> None:
    ended = floorperson("coverage", "633a")
    assert "  § 633a.2(a)\n    checked" in ended.out
    last = ended.out.splitlines()[-1]
    assert last.startswith("chapter 633a: ")
    assert ended.code == (0 if " 0 unexplained" in last else 1)
    verbose = floorperson("coverage", "633a", "--verbose").out
    quote = "The decks of cards opened for use at a Blackjack table shall be changed at least once every 24 hours"
    start = verbose.index(f"“{quote}")
    assert verbose[:start].endswith("    checked limit (equipment) ") or "  § 633a.3(d)\n" in verbose[:start]
    assert "[stated in filings: cards-changed-too-seldom]" in verbose[start:].splitlines()[1]


def test_chapters_says_from_when_to_when_each_is_in_force(floorperson: Floorperson) -> None:
    lines = floorperson("chapters", "--as-of", "2016-03-01").out.splitlines()
    rows = {line.split()[0]: line for line in lines if line and not line.startswith(" ")}
    assert [*rows][1:-1] == list(HELD)
    row = " ".join(rows["541"].split())
    assert row == "541 Minibaccarat 2010-03-20 2012-03-19 (or 2012-05-18) 2010-09-10 no longer in force"
    assert rows["590"].endswith("undecided")
    assert rows["633a"].endswith(" in force")
    assert "no end known" in rows["633a"]
    assert rows["672a"].endswith("not yet in force")
    beneath = "\n".join(lines)
    assert "replaced by Chapter 627a (Minibaccarat), whose words are not held\n" in beneath
    assert "replaced by Chapter 672a (Free Bet Blackjack)\n" in beneath
    assert "its own words let it expire on 2016-01-04 (Chapter 590, Regulatory Review)" in beneath


def test_chapters_as_json_says_how_each_stands_where_asked(floorperson: Floorperson) -> None:
    asked = json.loads(floorperson("chapters", "--as-of", "2012-03-20", "--format", "json").out)
    standing = {one["chapter"]: one["standing"] for one in asked["chapters"]}
    assert standing["541"] == "undecided"
    assert standing["633a"] == "not yet in force"
    plain = json.loads(floorperson("chapters", "--format", "json").out)
    assert {one["standing"] for one in plain["chapters"]} == {""}
    assert {one["chapter"] for one in plain["chapters"] if one["replaced_by_held"]} == {"590"}


@pytest.mark.parametrize(
    "pasted",
    ["633a.11(c)", "58 Pa. Code § 633a.11(c)", "§633a.11 (c)", "Section 633a.11(c) (relating to splitting pairs)."],
)
def test_a_citation_is_taken_as_lawyers_paste_it(floorperson: Floorperson, pasted: str) -> None:
    assert floorperson("law", *pasted.split()).out == floorperson("law", "633a.11(c)").out
    assert floorperson("law", pasted).code == 0
    selected = floorperson("check", GOOD, "--select", pasted)
    assert (selected.code, selected.out) == (0, floorperson("check", GOOD, "--select", "633a.11(c)").out)


def test_words_are_found_in_the_law_with_their_paragraphs(floorperson: Floorperson) -> None:
    lines = floorperson("law", "--grep", "insurance", "--chapter", "633a").out.splitlines()
    assert lines[0] == "Chapter 633a. Blackjack"
    assert "§ 633a.8. Insurance Wager" in lines
    assert "  § 633a.13(b)  The certificate holder shall pay out winning Insurance Wagers at odds of 2 to 1." in lines
    assert re.fullmatch(
        "“insurance”: [0-9]+ paragraphs of 1 chapter; floorperson law CITATION shows one whole", lines[-1]
    )


def test_words_are_found_in_all_chapters_or_beneath_a_paragraph(floorperson: Floorperson) -> None:
    everywhere = floorperson("law", "--grep", "verbal  WAGER").out
    for chapter in ("535", "541", "551", "685a"):
        assert f"Chapter {chapter}. " in everywhere
    beneath = floorperson("law", "633a.8", "--grep", "even money").out
    assert "  § 633a.8(e)  " in beneath
    assert "§ 633a.7" not in beneath


def test_words_that_stand_nowhere_are_told_so(floorperson: Floorperson) -> None:
    ended = floorperson("law", "--grep", "roulette wheel")
    assert (ended.code, ended.out) == (0, "no paragraph of the chapters searched says “roulette wheel”\n")


def test_words_found_are_highlighted_where_there_is_colour(
    floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    out = io.StringIO()
    with redirect_stdout(out):
        assert main(["law", "--grep", "even money", "--chapter", "633a"]) == 0
    assert "\x1b[1;33meven money\x1b[0m" in out.getvalue()


def test_words_found_as_json_are_the_paragraphs(floorperson: Floorperson) -> None:
    document = json.loads(floorperson("law", "--grep", "even money", "--format", "json").out)
    assert document["job"] == "law"
    assert "633a.8(e)" in [paragraph["citation"] for paragraph in document["paragraphs"]]
    assert all("even money" in paragraph["words"].lower() for paragraph in document["paragraphs"])


def test_explain_judges_rounds_that_are_written_in_short(floorperson: Floorperson, tmp_path: Path) -> None:
    rounds = tmp_path / "rounds.txt"
    asked = ("explain", "insurance-over-half", "--chapter", "633a", "--rounds", str(rounds))
    rounds.write_text("between; chip-unit 500; round; " + ROUNDS.format(up="AC"), encoding="utf-8")
    run = floorperson(*asked)
    assert run.code == 1
    assert "insurance-over-half in Chapter 633a" in run.out
    assert "  broken: 1" in run.out
    assert "(wager): insurance-over-half (fail): seat 1: $15.00 was taken as Insurance" in run.out
    half = "wager 1 2000; cards 1 JH 9D / 0 AC ?; wager 201 1000 insurance seat=1 hand=1"
    rounds.write_text(f"between; chip-unit 500; round; {half}", encoding="utf-8")
    run = floorperson(*asked)
    assert (run.code, "  kept: 1" in run.out, "Finds" in run.out) == (0, True, False)
    rounds.write_text(half, encoding="utf-8")
    run = floorperson(*asked)
    assert (run.code, "  not checkable, missing the smallest value chip in use: 1" in run.out) == (0, True)
    rounds.write_text("wager 1 2000", encoding="utf-8")
    run = floorperson(*asked)
    assert (run.code, "never asked: nothing here calls for it" in run.out) == (0, True)


def test_explain_tells_what_else_is_found_in_rounds_and_what_is_missing(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    rounds = tmp_path / "rounds.txt"
    rounds.write_text(ROUNDS.format(up="KC"), encoding="utf-8")
    run = floorperson("explain", "insurance-over-half", "--chapter", "633a", "--rounds", str(rounds))
    assert run.code == 1
    assert "Finds by other rules" in run.out
    assert "insurance-without-ace (fail)" in run.out


@pytest.mark.parametrize(
    ("rule", "text", "told"),
    [
        ("insurance-over-half", "wager 1 2000; wagr 2 500", "wagr 2 500: wagr is no kind of event"),
        ("more-positions-than-seats", "wager 1 2000", "--rounds judges rules on play; this is one on filings"),
        ("insurance-over-half", None, "cannot be read"),
    ],
)
def test_explain_says_what_it_cannot_judge(
    floorperson: Floorperson, tmp_path: Path, rule: str, text: str | None, told: str
) -> None:
    rounds = tmp_path / "rounds.txt"
    if text is not None:
        rounds.write_text(text, encoding="utf-8")
    run = floorperson("explain", rule, "--chapter", "633a", "--rounds", str(rounds))
    assert (run.code, told in run.err) == (2, True)


def test_explain_does_not_pass_rounds_of_which_a_row_could_not_be_taken(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    rounds = tmp_path / "rounds.txt"
    rounds.write_text("wager 1 2000; cards 1 JH 9D / 0 AC ?; pay 1 99999999999999999999", encoding="utf-8")
    asked = ("explain", "insurance-over-half", "--chapter", "633a", "--rounds", str(rounds))
    run = floorperson(*asked)
    assert run.code == 2
    assert "\nNot taken, so that the round is not judged\n  act 1006 (pay): cents is 999" in run.out
    run = floorperson(*asked, "--format", "json")
    assert (run.code, run.out, "--rounds writes text alone" in run.err) == (2, "", True)


def test_a_paragraph_is_explained_by_the_rules_that_rest_on_it_and_beneath(floorperson: Floorperson) -> None:
    ended = floorperson("explain", "§", "633a.11(c)")
    assert ended.code == 0
    assert "additional-splits-unspecified (filing, error): Number of additional splits not specified" in ended.out
    assert "splits-over-filed-number (play, error): " in ended.out
    assert ended.out.splitlines()[-1].endswith(" rules; floorperson explain RULE, or -v, shows each in full")
    whole = floorperson("explain", "633a.11").out
    assert "splitting-withheld" in whole
    assert "splitting-withheld" not in ended.out


def test_a_paragraph_with_few_rules_is_explained_in_full(floorperson: Floorperson) -> None:
    out = floorperson("explain", "633a.8(c)").out
    assert "\nThe law\n" in out
    assert "\nSeverity\n" in out


def test_a_rule_is_explained_in_one_chapter(floorperson: Floorperson) -> None:
    out = floorperson("explain", "drop-box-misplaced", "--chapter", "541").out
    assert "§ 541.2(e)" in out
    assert "§ 633a.2(e)" not in out
    assert "§ 633a.2(e)" in floorperson("explain", "drop-box-misplaced").out
