"""The commands that show the law show that of a day, with amendments given; what changed stands side by side."""

import json

import pytest
from jsonschema import Draft202012Validator, FormatChecker

from tests.command_line import Floorperson
from tests.law.test_amendments import EVE, NEW_YEAR, amendment
from validator.law.changes import changes_of, difference, marks
from validator.law.chapters import HELD
from validator.law.in_force import load_in_force
from validator.law.versions import LATEST, law_of, laws_of
from validator.law_review.amendments import read_amendments
from validator.report.schema import report_schema
from validator.report.side_by_side import NEW, OLD, compare_words, in_marks

BLACKJACK, CASH, COLORS, LUCKY = map(
    amendment, ("at-least-6-to-5", "no-verbal-wagers", "batches-of-one-color", "suited-20-at-8-to-1")
)


def test_a_paragraph_is_shown_as_it_reads_on_the_day(floorperson: Floorperson) -> None:
    for asked, shown, note in (
        ((), "Suited 20 | 8 to 1", "§ 633a.13(c) (from 2026-01-01 on)"),
        (("--as-of", NEW_YEAR), "Suited 20 | 8 to 1", "§ 633a.13(c) (from 2026-01-01 on)"),
        (("--as-of", EVE), "Suited 20 | 10 to 1", "§ 633a.13(c) (until 2025-12-31)"),
    ):
        lines = floorperson("law", "633a.13(c)", "--amend", LUCKY, *asked).out.splitlines()
        assert shown in lines and note in lines
        assert any(line.startswith("amended: proposed: Suited 20 at 8 to 1 (in force") for line in lines) == (
            "8 to 1" in shown
        )
    assert floorperson("law", "633a.13(b)", "--amend", LUCKY).out.count("2026-01-01") == 2  # the section alone
    assert "(until " not in floorperson("law", "633a.13(c)").out


def test_words_not_held_are_provisional_whatever_amends_them(floorperson: Floorperson) -> None:
    for day in (EVE, NEW_YEAR):
        out = floorperson("law", "633a.13(c)", "--amend", LUCKY, "--as-of", day).out
        assert f"provisional: the text in force on {day} is not held: ours ends on 2025-01-10; " in out


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("law", "633a.3(b)(2)"), "633a.3(b)(2) stands until 2025-12-31 alone; --as-of 2025-12-31 shows it"),
        (("explain", "633a.3(b)(2)"), "633a.3(b)(2) stands until 2025-12-31 alone; --as-of 2025-12-31 shows it"),
        (("explain", "batches-of-one-color", "--chapter", "633a"), "batches-of-one-color is asked until 2025-12-31"),
    ],
)
def test_what_stands_on_other_days_is_said(floorperson: Floorperson, asked: tuple[str, ...], told: str) -> None:
    ended = floorperson(*asked, "--amend", COLORS)
    assert (ended.code, told in ended.err) == (2, True)
    assert floorperson(*asked, "--amend", COLORS, "--as-of", EVE).code == 0


def test_rules_and_their_explanations_say_when_they_are_asked(floorperson: Floorperson) -> None:
    (row,) = [
        line
        for line in floorperson("rules", "633a", "--amend", COLORS, "--as-of", EVE).out.splitlines()
        if line.startswith("batches-of-one-color ")
    ]
    assert row.endswith("Both batches with backs of one color (asked until 2025-12-31)")
    assert "batches-of-one-color " not in floorperson("rules", "633a", "--amend", COLORS).out
    out = floorperson("explain", "lucky-ladies-odds", "--chapter", "633a", "--amend", LUCKY).out
    assert "these words stand from 2026-01-01 on" in out
    assert "Suited 20 8 to 1; Any 20 4 to 1 (§ 633a.13(c)) (from 2026-01-01 on)" in out
    assert "10 to 1" not in out
    out = floorperson("explain", "wager-made-in-cash", "--chapter", "633a", "--amend", CASH).out
    assert "asked from 2026-01-01 on" in out.splitlines()
    assert "  finds: seat 1: a Blackjack Wager of $20.00 was made with cash" in out.splitlines()
    assert "no-verbal-wagers.yaml names it" in out


def test_shared_rules_coverage_and_readings_are_those_of_the_day(floorperson: Floorperson) -> None:
    def lines(*asked: object) -> list[str]:
        return floorperson(*asked, "--amend", CASH).out.splitlines()

    (shared,) = [one for one in lines("rules", "--shared") if one.startswith("wager-made-in-cash ")]
    assert "633a.6(g)" in shared
    assert "  § 633a.6(g)" in lines("coverage", "633a")
    assert "  § 633a.6(g)" not in lines("coverage", "633a", "--as-of", EVE)
    assert not any(line.endswith("(from 2026-01-01 on)") for line in lines("readings", "633a"))
    out = floorperson("readings", "633a.13(a)", "--amend", BLACKJACK).out
    assert "part-of-a-cent  open (from 2026-01-01 on)" in out.splitlines()


def test_siblings_say_what_was_amended_since_and_invent_nothing(floorperson: Floorperson) -> None:
    plain = floorperson("siblings", "blackjack").out
    out = floorperson("siblings", "blackjack", "--amend", COLORS).out
    added = [line for line in out.splitlines() if line not in plain.splitlines()]
    (note,) = [line for line in added if "since this table was made" in line]
    assert note.startswith("    since this table was made: 633a.3(b)(2) repealed by Two batches may have backs of one")
    assert floorperson("siblings", "blackjack", "--amend", COLORS, "--as-of", EVE).out == plain
    out = floorperson("siblings", "blackjack", "--amend", CASH).out
    assert "  in no row of this table: 633a.6(g) added by No verbal wagers, no cash wagers (in force" in out


def test_old_and_new_words_stand_side_by_side_with_what_follows(floorperson: Floorperson) -> None:
    lines = floorperson("law", "633a.13", "--between", EVE, NEW_YEAR, "--amend", LUCKY).out.splitlines()
    (changed,) = [line for line in lines if line.startswith("§ 633a.13(c) ")]
    assert changed == "§ 633a.13(c) amended"
    row = next(line for line in lines if "Suited 20" in line and "[-" in line)
    assert row.split("  ", 1)[1].split() == [
        "Suited",
        "20",
        "|",
        "[-10-]",
        "to",
        "1",
        "Suited",
        "20",
        "|",
        "{+8+}",
        "to",
        "1",
    ]
    assert any(line.startswith("  proposed: Suited 20 at 8 to 1 (in force from 2026-01-01, 99 Pa.B.") for line in lines)
    assert "  lucky_ladies_paytable: Suited 20: 10 to 1 -> 8 to 1" in lines
    assert any(line.startswith(f"provisional for {EVE}: the text in force on") for line in lines)
    assert "31 paragraphs at or beneath § 633a.13 unchanged" in lines
    assert lines == floorperson("law", "633a.13", "--between", NEW_YEAR, EVE, "--amend", LUCKY).out.splitlines()


def test_relations_rules_and_repeals_are_told(floorperson: Floorperson) -> None:
    out = floorperson("law", "633a.13(a)", "--between", EVE, NEW_YEAR, "--amend", BLACKJACK).out
    assert "  blackjack_pays: exactly 3 to 2 -> at least 6 to 5\n" in out
    out = floorperson("law", "633a.3(b)(2)", "--between", EVE, NEW_YEAR, "--amend", COLORS).out
    assert "§ 633a.3(b)(2) repealed" in out and "no such paragraph" in out
    assert "  unbound: batches-received-in-one-color\n" in out
    assert "  bound: " not in out


def test_where_nothing_changed_that_is_said_and_what_is_not_held(floorperson: Floorperson) -> None:
    out = floorperson("law", "633a.3(a)", "--between", "2015-01-01", "2016-01-01").out
    assert "no change of these words from 2015-01-01 to 2016-01-01 is held, nor given with --amend" in out
    assert "provisional" not in out
    out = floorperson("law", "633a.13(a)", "--between", "2013-01-01", "2016-01-01").out
    assert "provisional for 2013-01-01: the text in force on 2013-01-01 is not held: ours of § 633a.13 took" in out
    assert "provisional for 2016-01-01" not in out
    assert "not held: 2014-11-08  633a  § 633a.13 amended (44 Pa.B. 7057); the words before are not held" in out


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--between", EVE, NEW_YEAR), "--between goes with a paragraph"),
        (("633a.1", "--between", EVE, "soon"), "'soon' is not a date"),
        (("633a.1", "--between", EVE, NEW_YEAR, "--as-of", EVE), "--as-of and --between exclude each other"),
        (("633a.1", "--changes"), "--changes is about whole chapters"),
        (("--changes", "--grep", "wager"), "--grep and --changes exclude each other"),
        (("633a.99", "--between", EVE, NEW_YEAR), "chapter 633a has no paragraph 633a.99"),
        (("--changes", "--chapter", "600"), "chapter 600 is not held"),
    ],
)
def test_options_that_do_not_go_together(floorperson: Floorperson, asked: tuple[object, ...], told: str) -> None:
    ended = floorperson("law", *asked)
    assert ended.code == 2
    assert told in " ".join(ended.err.split())


def test_all_changes_known_are_listed_in_the_order_of_their_days(floorperson: Floorperson) -> None:
    lines = floorperson("law", "--changes", "--amend", LUCKY).out.splitlines()
    days = [line[:10] for line in lines if line[:4].isdigit()]
    known = sum(len(changes_of(chapter, LATEST)) for chapter in HELD)
    assert days == sorted(days) and len(days) + sum(line.startswith("day not known") for line in lines) == known + 1
    assert "2012-05-19  633a  Chapter 633a (Blackjack) in force (42 Pa.B. 2922)" in lines
    rescinded = (
        "Chapter 541 (Minibaccarat) rescinded and replaced by Chapter 627a (Minibaccarat), whose words are not held"
    )
    assert f"2012-05-19  541  {rescinded} (42 Pa.B. 2906)" in lines
    place = next(number for number, line in enumerate(lines) if line.startswith("2026-01-01  633a  proposed: Suited"))
    assert lines[place + 1 : place + 4] == [
        "    § 633a.13(c) amended",
        "    facts (old -> new)",
        "      lucky_ladies_paytable: Suited 20: 10 to 1 -> 8 to 1",
    ]
    alone = floorperson("law", "--changes", "--chapter", "541").out.splitlines()
    assert all("  541  " in line for line in alone[:-1])


@pytest.mark.parametrize("chapter", HELD)
def test_no_change_of_a_section_is_left_out(chapter: str) -> None:
    text, found = law_of(chapter).text, changes_of(chapter, LATEST)
    for number, section in text.sections.items():
        told = [
            (one.day, one.notice) for one in found if one.event in ("adopted", "amended") and number in one.sections
        ]
        assert told == [(one.effective, one.pa_bulletin) for one in section.history]
    later = [(one.day, one.what) for one in found if one.event == "changed later"]
    assert sorted(later, key=str) == sorted(((one.effective, one.what) for one in text.later_changes), key=str)
    dates = load_in_force(chapter)
    assert [one.day for one in found if one.event == "in force"] == [dates.since]
    assert [one.day for one in found if one.event == "rescinded"] == [dates.ended] * (dates.ended is not None)


def test_sections_that_follow_each_other_are_named_from_first_to_last() -> None:
    law = law_of("633a")
    assert marks(["633a.1"], law) == "§ 633a.1"
    assert marks(["633a.1", "633a.2", "633a.6"], law) == "§§ 633a.1, 633a.2, 633a.6"
    assert marks(["633a.1", "633a.2", "633a.3", "633a.9"], law) == "§§ 633a.1 to 633a.3, 633a.9"


def test_marks_are_letters() -> None:
    old, new = compare_words("pays 3 to 2\nat once", "pays at least 6 to 5\nat once")
    assert in_marks(old, OLD) == "pays [-3-] to [-2-]\nat once"
    assert in_marks(new, NEW) == "pays {+at least 6+} to {+5+}\nat once"
    assert in_marks(compare_words("a\nb", "")[0], OLD) == "[-a-]\n[-b-]"


def test_what_is_the_same_differs_in_nothing() -> None:
    for chapter in HELD:
        assert not difference(law_of(chapter), law_of(chapter))
    before, after = laws_of("633a", read_amendments([COLORS]))
    there, back = difference(before, after), difference(after, before)
    assert there.unbound == back.bound and there.ended == back.begun
    assert [(one.before, one.after) for one in there.paragraphs] == [(one.after, one.before) for one in back.paragraphs]


FORM = Draft202012Validator(report_schema(), format_checker=FormatChecker())


@pytest.mark.parametrize(
    "asked",
    [
        ("law", "633a.13", "--between", EVE, NEW_YEAR, "--amend", BLACKJACK),
        ("law", "633a.3(b)(2)", "--between", EVE, NEW_YEAR, "--amend", COLORS),
        ("law", "--changes", "--amend", CASH),
        ("law", "633a.6", "--amend", CASH, "--as-of", NEW_YEAR),
        ("rules", "--amend", CASH),
        ("explain", "wager-made-in-cash", "--amend", CASH),
        ("coverage", "633a", "--amend", COLORS, "--as-of", EVE),
        ("readings", "633a", "--amend", LUCKY),
        ("siblings", "--amend", CASH),
        ("check", "submissions/633a-shoe.yaml", "--amend", CASH, "--as-of", NEW_YEAR),
        ("replay", "submissions/demo/log.jsonl", "--amend", CASH),
    ],
    ids=lambda asked: " ".join(str(getattr(one, "name", one)) for one in asked),
)
def test_their_json_has_the_published_form(floorperson: Floorperson, asked: tuple[object, ...]) -> None:
    report = json.loads(floorperson(*asked, "--format", "json").out)
    assert list(FORM.iter_errors(report)) == []
    (given,) = report["amendments"]
    assert (given["chapter"], given["effective"], given["proposed"]) == ("633a", "2026-01-01", True)
    assert len(given["sha256"]) == 64


def test_json_says_from_when_to_when(floorperson: Floorperson) -> None:
    asked = ("law", "633a.13(c)", "--amend", LUCKY, "--format", "json")
    (paragraph,) = json.loads(floorperson(*asked).out)["paragraphs"]
    assert (paragraph["since"], paragraph["until"]) == ("2026-01-01", None)
    assert (paragraph["held_from"], paragraph["held_until"]) == ("2026-01-01", "2025-01-10")
    (paragraph,) = json.loads(floorperson(*asked, "--as-of", EVE).out)["paragraphs"]
    assert (paragraph["since"], paragraph["until"]) == (None, "2025-12-31")
    between = ("law", "633a.13(c)", "--between", EVE, NEW_YEAR, "--amend", LUCKY, "--format", "json")
    (paragraph,) = json.loads(floorperson(*between).out)["paragraphs"]
    assert paragraph["what"] == "amended"
    assert paragraph["marked_after"].endswith("Suited 20 | {+8+} to 1\nAny 20 | 4 to 1")
    assert [one["title"] for one in paragraph["by"]] == ["Suited 20 at 8 to 1"]


JUDGED = "amendment: Suited 20 at 8 to 1 (in force from 2026-01-01, 99 Pa.B. 104; "
NOTHING = "judged nothing: it takes effect after the last day judged, {}; --as-of 2026-01-01 judges all by it"


@pytest.mark.parametrize(
    ("asked", "day", "all_of_it"),
    [
        (("check", "submissions/633a-shoe.yaml", "--no-config"), "2015-08-01", "judged 1 filing"),
        (("replay", "submissions/demo/log.jsonl", "--no-config"), "2015-08-15", "judged 3 rounds"),
    ],
)
@pytest.mark.parametrize("form", ["full", "concise", "markdown"])
def test_reports_name_each_amendment_and_what_it_judged(
    floorperson: Floorperson, asked: tuple[str, ...], day: str, all_of_it: str, form: str
) -> None:
    def told(*more: object) -> str:
        out = floorperson(*asked, "--amend", LUCKY, "--format", form, *more).out
        lines = (line.replace("- **Amendment:** `", "amendment: ") for line in out.splitlines())
        (line,) = (line for line in lines if line.startswith(JUDGED))
        return line.removesuffix("`")

    assert told().endswith(NOTHING.format(day))
    assert told("--as-of", EVE).endswith(NOTHING.format(EVE))
    assert told("--as-of", NEW_YEAR).endswith(f"): {all_of_it}")
    assert "mendment" not in floorperson(*asked, "--format", form).out


def test_an_amendment_of_another_chapter_judges_nothing(floorperson: Floorperson) -> None:
    out = floorperson("check", "submissions/541-shoe.yaml", "--amend", LUCKY).out
    assert "judged nothing: no filing of Chapter 633a was judged" in out
    out = floorperson("replay", "submissions/logs/baccarat-example.jsonl", "--amend", LUCKY).out
    assert "judged nothing: no round of Chapter 633a was judged" in out


def test_rules_that_an_amendment_binds_or_ends_can_be_selected(floorperson: Floorperson) -> None:
    asked = ("check", "submissions/633a-shoe.yaml", "--no-config", "--as-of", NEW_YEAR)
    ended = floorperson(*asked, "--amend", CASH, "--select", "633a.6(g)")
    assert "1 rule asked 1 time" in ended.out
    assert floorperson(*asked, "--select", "633a.6(g)").code == 2
    ended = floorperson(*asked, "--amend", COLORS, "--select", "633a.3(b)(2)")
    assert ended.code == 2 and "with --select 633a.3(b)(2) no rule of Chapter 633a is left" in ended.err
    before = ("check", "submissions/633a-shoe.yaml", "--no-config", "--amend", COLORS)
    assert floorperson(*before, "--select", "633a.3(b)(2)").code == 0
