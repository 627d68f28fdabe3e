"""Amendments, all invented: what the law is on each side of the day, and what is wrong with a file, line by line."""

from datetime import date
from pathlib import Path

import pytest

from validator.chapters.registry import chapter_play, filing_rules
from validator.core.data import data_folder
from validator.core.packed import MalformedData
from validator.law.chapters import HELD
from validator.law.law_file import AMENDMENTS
from validator.law.versions import law_by, law_of, laws_of, on
from validator.law_review.amendments import read_amendments

FOLDER = Path(__file__).parent / "amendments"
EVE, NEW_YEAR = date(2025, 12, 31), date(2026, 1, 1)


def amendment(name: str) -> Path:
    return FOLDER / f"{name}.yaml"


@pytest.mark.parametrize("chapter", HELD)
def test_without_amendments_all_days_have_one_law(chapter: str) -> None:
    (law,) = laws_of(chapter)
    assert law is law_of(chapter, date(1900, 1, 1)) is law_of(chapter, date(2100, 1, 1)) is law_of(chapter)
    assert (law.since, law.until, law.amendments) == (None, None, ())
    assert not (data_folder("rules_text") / chapter / AMENDMENTS).exists()


def test_the_law_turns_on_the_day_and_is_shared() -> None:
    given = read_amendments([amendment("suited-20-at-8-to-1")])
    before, after = laws_of("633a", given)
    assert (before.until, after.since) == (EVE, NEW_YEAR)
    assert on(EVE, given).of("633a") is before and on(NEW_YEAR, given).of("633a") is after
    assert law_of("633a", date(2030, 1, 1), given) is after
    assert on(NEW_YEAR, given).of("551") == law_of("551")
    assert law_by("633a", None, given) == (after, NEW_YEAR)
    assert law_by("633a", EVE, given) == (before, EVE)


def test_a_row_of_a_paytable_is_amended() -> None:
    before, after = laws_of("633a", read_amendments([amendment("suited-20-at-8-to-1")]))
    rows = [law.facts.paytable("lucky_ladies_paytable").rows for law in (before, after)]
    assert [str(row["suited-20"].pays) for row in rows] == ["10 to 1", "8 to 1"]
    assert {hand: row for hand, row in rows[0].items() if hand != "suited-20"} == {
        hand: row for hand, row in rows[1].items() if hand != "suited-20"
    }
    assert [law.text.holds("633a.13(c)", "Suited 20 | 8 to 1") for law in (before, after)] == [False, True]
    assert before.facts["any_20_points"] == after.facts["any_20_points"]
    assert after.facts["lucky_ladies_paytable"].held_from == NEW_YEAR
    section = after.text.sections["633a.13"]
    assert (section.held_from, section.history[-1].pa_bulletin) == (NEW_YEAR, "99 Pa.B. 104")
    assert section.history[:-1] == before.text.sections["633a.13"].history
    assert after.text.sections["633a.9"] == before.text.sections["633a.9"]
    assert after.bindings["lucky-ladies-odds"].quote.endswith("Suited 20 | 8 to 1 Any 20 | 4 to 1")


def test_a_paragraph_with_duties_is_added() -> None:
    before, after = laws_of("633a", read_amendments([amendment("no-verbal-wagers")]))
    words = "Verbal wagers accompanied by cash may not be accepted, and no wager may be made in cash."
    assert after.text.find("633a.6(g)").words == words
    assert after.text.children("633a.6") == (*before.text.children("633a.6"), "633a.6(g)")
    order = after.text.order
    assert order.index("633a.6(g)") == order.index("633a.6(f)") + 1 == order.index("633a.7(a)") - 1 or (
        order[order.index("633a.6(g)") + 1].startswith("633a.7")
    )
    new = [duty for duty in after.duties if duty.cite == "633a.6(g)"]
    assert [duty.quote for duty in new] == [
        "Verbal wagers accompanied by cash may not be accepted",
        "no wager may be made in cash",
    ]
    assert set(after.bindings) - set(before.bindings) == {"verbal-wagers-accepted", "wager-made-in-cash"}
    assert {rule.id for rule in filing_rules(after)} - {rule.id for rule in filing_rules(before)} == {
        "verbal-wagers-accepted"
    }
    assert {rule.id for rule in chapter_play(after).rules} - {rule.id for rule in chapter_play(before).rules} == {
        "wager-made-in-cash"
    }


def test_a_paragraph_is_repealed_with_its_duties() -> None:
    before, after = laws_of("633a", read_amendments([amendment("batches-of-one-color")]))
    assert "633a.3(b)(2)" in before.text.paragraphs and "633a.3(b)(2)" not in after.text.paragraphs
    assert "633a.3(b)(2)" not in after.text.children("633a.3(b)")
    assert set(before.bindings) - set(after.bindings) == {
        "batches-of-different-design",
        "batches-of-one-color",
        "batches-received-in-one-color",
    }
    assert len(before.duties) - len(after.duties) == sum(duty.cite == "633a.3(b)(2)" for duty in before.duties)


def test_several_amendments_follow_each_other(tmp_path: Path) -> None:
    again = tmp_path / "again.yaml"
    words = amendment("suited-20-at-8-to-1").read_text(encoding="utf-8")
    words = words.replace("8 to 1", "7 to 1").replace("10 to 1", "8 to 1").replace("2026-01-01", "2027-01-01")
    again.write_text(words, encoding="utf-8")
    laws = laws_of("633a", read_amendments([again, amendment("suited-20-at-8-to-1")]))
    pays = [str(law.facts.paytable("lucky_ladies_paytable").pays("suited-20")) for law in laws]
    assert pays == ["10 to 1", "8 to 1", "7 to 1"]
    assert [law.until for law in laws] == [EVE, date(2026, 12, 31), None]
    with pytest.raises(
        MalformedData, match=r"again.yaml:\d+:\d+: 'Suited 20 \| 8 to 1' does not stand in 633a.13\(c\)"
    ):
        read_amendments([again])


HEAD = 'chapter: "633a"\neffective: 2026-01-01\ntitle: A trial\n'


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("chapter: 633a.1\n", "1:1: chapter says which chapter it amends, one of 535, 541"),
        ("a: [", "this is no YAML: "),
        (HEAD, "it changes nothing: text, facts, duties and readings say what it changes"),
        (HEAD.replace("2026-01-01", "soon"), "2:1: 'soon' is not a date"),
        (HEAD + "text: [{cite: 633a.6(z), was: a, reads: b}]\n", "4:9: chapter 633a has no paragraph 633a.6(z)"),
        (HEAD + "text: [{cite: 551.6(a), was: a, reads: b}]\n", "4:9: 551.6(a) lies outside chapter 633a"),
        (HEAD + "text: [{cite: 633a.13(a), was: at odds of 4 to 1, reads: b}]\n", "4:27: 'at odds of 4 to 1' does not"),
        (HEAD + "text: [{cite: 633a.13(a), was: at odds of, reads: b}]\n", "stands 2 times in 633a.13(a); take more"),
        (HEAD + "text: [{cite: 633a.13(a), adds: new}]\n", "633a.13(a) stands already; reads says its new words"),
        (
            HEAD + "text: [{cite: 633a.99(a), adds: new}]\n",
            "633a.99(a) has nothing to stand under: there is no 633a.99",
        ),
        (
            HEAD + "text: [{cite: 633a.6(g), adds: new, after: 633a.7(a)}]\n",
            "4:37: 633a.7(a) is no paragraph beside 633a.6(g); there are: 633a.6(a)",
        ),
        (HEAD + "text: [{cite: 633a.13(a)}]\n", "4:8: say one of reads (its new words), adds (a new paragraph) and"),
        (
            HEAD + "text: [{cite: 633a.13(b), was: 2 to 1, reads: 3 to 1}]\n",
            "insurance_pays quotes 633a.13(b): 'The certificate holder shall pay out winning Insurance Wagers at odds "
            "of 2 to 1'; its words have changed: say under facts what becomes of it (insurance_pays: {} if nothing",
        ),
        (
            HEAD + "text: [{cite: 633a.13(b), was: 2 to 1, reads: 3 to 1}]\n",
            "the words of a duty of 633a.13(b) become 'The certificate holder shall pay out winning Insurance Wagers "
            "at odds of 3 to 1'; name it under duties (cite and quote), with its rules if they change",
        ),
        (HEAD + "facts: {insurance_pays: {value: 3 for}}\n", "4:26: '3 for' is not written as odds; write it like"),
        (HEAD + "facts: {no_such: {ends: true}}\n", "4:9: there is no fact no_such that could end"),
        (
            HEAD + "facts: {insurance_pays: {quote: Insurance pays}}\n",
            "4:26: 633a.13(b) does not say: Insurance pays",
        ),
        (
            HEAD + "duties: [{cite: 633a.13(b), quote: 2 to 1}]\n",
            "4:10: kind is missing: there was no such duty before",
        ),
        (
            HEAD + "duties: [{cite: 633a.13(b), was: odds of 2 to 1, ends: true}]\n",
            "4:1: words that bind have no duty, or too few: 633a.13(b): 0 of 1 duties in: The certificate holder",
        ),
        (
            HEAD + "duties: [{cite: 633a.13(b), was: odds of 2 to 1, rules: [insurance-oddds]}]\n",
            "no module of chapter 633a says what the rule insurance-oddds is; did you mean insurance-odds",
        ),
        (
            HEAD.replace("2026-01-01", "2012-01-01") + "text: [{cite: 633a.3(b)(2), repeals: true}]\n",
            "2:1: the chapter is not in force on this day",
        ),
        (
            HEAD.replace("2026-01-01", "2013-01-01") + "text: [{cite: 633a.13(b), was: 2 to 1, reads: 3 to 1}]\n",
            "the words held of § 633a.13 are those of 2014-11-08, later than 2013-01-01",
        ),
        (
            HEAD.replace("633a", "535").replace("2026", "2011") + "facts: {value_highest: {value: 8}}\n",
            "4:1: the filed way of setting the dealer's hands is reckoned with the print's facts, and cannot obey",
        ),
        (HEAD + "facts: {lucky_ladies_paytable: {rows: }}\n", "4:33: rows must be a list"),
        (HEAD + "facts: {lucky_ladies_paytable: {rows: [3]}}\n", "4:40: entry 1 must be a mapping"),
        (HEAD + "facts: {lucky_ladies_paytable: {rows: [{words: {a: b}}]}}\n", "4:41: words must be words"),
        (
            HEAD + "facts: {lucky_ladies_paytable: {rows: [{words: Suited 21, pays: 9 to 1}]}}\n",
            "633a.13(c) has no row Suited 21 | 9 to 1",
        ),
        (HEAD + "facts: {lucky_ladies_paytable: {quote: 3}}\n", "4:33: quote must be words"),
        (
            HEAD + "texts: []\n",
            "4:1: texts is none of chapter, effective, title, notice, text, facts, duties, readings",
        ),
    ],
)
def test_what_does_not_fit_is_told_at_its_place(tmp_path: Path, said: str, told: str) -> None:
    file = tmp_path / "proposal.yaml"
    file.write_text(said, encoding="utf-8")
    with pytest.raises(MalformedData) as fault:
        read_amendments([file])
    lines = str(fault.value).splitlines()
    assert all(line.startswith(file.as_posix()) for line in lines)
    assert any(told in line for line in lines), lines


def test_a_duty_that_stands_twice_is_told_at_its_place(tmp_path: Path) -> None:
    text = amendment("no-verbal-wagers").read_text(encoding="utf-8")
    file = tmp_path / "proposal.yaml"
    file.write_text(text + text[text.index("  - cite: 633a.6(g)\n    quote: no wager") :], encoding="utf-8")
    with pytest.raises(
        MalformedData, match=r"proposal.yaml:\d+:\d+: 'no wager may be made in cash' overlaps 'no wager may"
    ):
        read_amendments([file])


def test_two_amendments_of_a_chapter_on_one_day_are_refused(tmp_path: Path) -> None:
    both = [amendment("suited-20-at-8-to-1"), amendment("no-verbal-wagers")]
    with pytest.raises(MalformedData, match=r":2:1: .* takes effect on the same day; write both in one file"):
        read_amendments(both)
