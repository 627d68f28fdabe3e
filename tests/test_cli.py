"""The command line as a user meets it: what it prints, and the exit codes."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import validator.filing.check
import validator.filing.facility
from tests.command_line import Floorperson
from validator import __version__
from validator.chapters.registry import filing_rules
from validator.core.data import data_folder
from validator.core.files import near
from validator.core.rule import FilingRule
from validator.law.versions import Law, law_of

GOOD = near(data_folder("submissions") / "633a-shoe.yaml")
BAD = near(data_folder("submissions") / "demo" / "bad.yaml")


def changed(folder: Path, old: str, new: str, source: Path = GOOD) -> Path:
    """A copy of a filing with one passage changed."""
    text = source.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    path = folder / "filing.yaml"
    path.write_text(text.replace(old, new), encoding="utf-8", newline="\n")
    return path


def test_version(floorperson: Floorperson) -> None:
    assert floorperson("--version") == (0, f"floorperson {__version__}\n", "")


@pytest.mark.parametrize(
    "command",
    ["check", "replay", "chapters", "law", "rules", "explain", "coverage", "readings", "import", "demo"]
    + ["init", "todo", "schema", "simulate", "serve"],
)
def test_help_names_every_command_and_each_explains_itself(floorperson: Floorperson, command: str) -> None:
    assert f"\n  {command} " in floorperson("--help").out
    ended = floorperson(command, "--help")
    assert ended.code == 0
    assert f"floorperson {command}" in ended.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["judge"], "No such command 'judge'"),
        (["check"], "Missing argument"),
        (["check", "--fail-on", "sometimes", "x.yaml"], "'sometimes' is not one of"),
        (["check", "--as-of", "13/06/2015", "x.yaml"], "'13/06/2015' is not a date; write it like 2015-08-01"),
        (["check", "no-such-file.yaml"], "no-such-file.yaml: cannot be opened"),
        (["replay", "no-such-log.jsonl"], "no-such-log.jsonl: cannot be opened"),
        (["law", "633a.11(q)"], "chapter 633a has no paragraph 633a.11(q); did you mean 633a.11"),
        (["law", "eleven"], "'eleven' is not a citation"),
        (["law", "541 Annex"], "chapter 541 has no note 541 Annex; what can be cited of them: 541 Effective Date"),
        (["chapters", "--as-of", "13/06/2015"], "'13/06/2015' is not a date; write it like 2015-08-01"),
        (["explain", "more-position-than-seats"], "did you mean more-positions-than-seats"),
        (["rules", "999"], "chapter 999 is not held; there are: 535, "),
        (["coverage", "999"], "chapter 999 is not held; there are: 535, "),
        (["import", "blackjack12", "rounds.jsonl", "-o", "log.jsonl"], "there is no importer 'blackjack12'"),
        (["import", "blackjack21", "rounds.jsonl", "-o", "log.txt"], "a log is a file .jsonl, .csv or .parquet"),
        (["readings", "633a.99"], "no doubt is registered about 633a.99"),
        (["readings", "633a.5 and 633a.6"], "cites several paragraphs; write one of them: 633a.5, 633a.6"),
        (["law", "633a.11(c)(1) and (2)"], "write one of them: 633a.11(c)(1), 633a.11(c)(2)"),
        (["law", "4 Pa.C.S. § 13A02"], "is not of 58 Pa. Code, and no other law is held"),
        (["law"], "name a paragraph, such as 633a.11(c), or words to look for: --grep insurance"),
        (["law", "633a.11(c)", "--chapter", "633a"], "--chapter goes with --grep"),
        (["law", "--grep", " "], "--grep needs words to look for"),
        (["law", "--grep", "wager", "--chapter", "600"], "chapter 600 is not held; "),
        (["check", str(GOOD), "--select", "633a.5 and 633a.6"], "write one of them: 633a.5, 633a.6"),
        (["explain", "633a.11c"], "'633a.11c' is neither a rule nor a paragraph; write 633a.11(c)"),
        (["explain", "633a.99"], "chapter 633a has no paragraph 633a.99"),
        (["explain", "633a.11", "--chapter", "551"], "633a.11 is not in chapter 551"),
        (["explain", "lucky-ladies-odds", "--chapter", "551"], "is no rule of chapter 551; it is one of 633a"),
        (["readings", "some words"], "'some words' is neither a chapter, a paragraph nor a reading"),
    ],
)
def test_what_cannot_be_used_exits_2_and_says_why(floorperson: Floorperson, arguments: list[str], said: str) -> None:
    ended = floorperson(*arguments)
    assert ended.code == 2
    assert ended.out == ""
    assert said in ended.err


def test_a_sound_filing_is_clean(floorperson: Floorperson) -> None:
    ended = floorperson("check", GOOD)
    assert ended.code == 0
    judged, not_judged, last = ended.out.splitlines()
    assert re.fullmatch(
        f"judged: {GOOD.as_posix()} by Chapter 633a, the law as of 2015-08-01: [0-9]+ rules asked [0-9]+ times", judged
    )
    assert not_judged == "not judged: nothing; every rule was asked and answered"
    assert last == f"{GOOD.as_posix()}: 0 findings"
    verbose = floorperson("check", GOOD, "--verbose").out.splitlines()
    assert verbose[0] == GOOD.as_posix()
    assert any(line.startswith("  version 2015-3, status submitted, ") for line in verbose)
    assert "  judged by chapter 633a, the law as of 2015-08-01" in verbose
    assert verbose[-3:] == [judged, not_judged, last]


def test_a_finding_shows_its_place_the_law_and_both_values(floorperson: Floorperson) -> None:
    ended = floorperson("check", BAD, "--select", "blackjack-odds")
    lines = ended.out.splitlines()
    start = next(number for number, line in enumerate(lines) if "blackjack-odds" in line)
    source = BAD.read_text(encoding="utf-8").splitlines()
    line = next(number for number, words in enumerate(source, 1) if words.startswith("  blackjack: 6 to 5"))
    assert lines[start : start + 8] == [
        f"{BAD.as_posix()}:{line}:14: error blackjack-odds: Blackjack pays 6 to 5 in the filing; the law says 3 to 2",
        f"{line:>6} | {source[line - 1]}",
        "       |              ^^^^^^",
        "    at        payouts.blackjack",
        "    law       § 633a.13(a) “with the exception of Blackjack which shall be paid at odds of 3 to 2”",
        "    expected  3 to 2",
        "    observed  6 to 5",
        "    judged by the law as of 2015-08-01",
    ]
    assert ended.code == 1


def test_a_filing_ends_with_what_was_judged_and_what_could_not_be(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("check", changed(tmp_path, "  adjacent_boxes: 2 # must be specified, § 633a.6(f)\n", ""))
    assert ended.code == 1
    assert "adjacent-boxes-unspecified" in ended.out
    assert "\nnot judged: 1 rule not checkable, for want of wagers.adjacent_boxes (1) (-v: which)\n" in ended.out
    assert ended.out.splitlines()[-1].endswith(": 1 finding, 1 rule not checkable")
    ended = floorperson("check", tmp_path / "filing.yaml", "-v")
    end = ended.out[ended.out.index("what was judged:") :]
    assert "  § 633a.6 " in end
    assert "  fail  " in end
    assert end.splitlines()[-1].endswith(": 1 finding, 1 rule not checkable")
    assert "  wagers.adjacent_boxes (1 time): more-adjacent-boxes-than-positions" in end


def test_what_is_missing_is_named(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("check", changed(tmp_path, "  dealer_stands_on: 17\n", ""), "--verbose")
    end = ended.out[ended.out.index("not checkable, by what is missing") :]
    assert "  dealing.dealer_stands_on (1 time): " in end


def test_verbose_tells_the_tally_of_every_rule(floorperson: Floorperson) -> None:
    out = floorperson("check", GOOD, "--verbose").out
    assert "  more-positions-than-seats " in out
    assert "  more-positions-than-seats " not in floorperson("check", GOOD).out


def test_notes_alone_do_not_fail(floorperson: Floorperson, tmp_path: Path) -> None:
    path = changed(tmp_path, "  blackjack_paid: immediately # or after-the-hole-card\n", "")
    ended = floorperson("check", path)
    assert ended.code == 0
    assert ": review blackjack-payment-unstated: " in ended.out
    assert "    reading   unstated-alternatives: " in ended.out
    assert ended.out.splitlines()[-1] == f"{path.as_posix()}: 0 findings, 1 for review, 1 rule not checkable"


def test_a_fault_of_the_text_exits_2_and_everything_else_is_judged_all_the_same(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    ended = floorperson("check", changed(tmp_path, "  positions: 6\n", "  positons: 8\n  rake: 1.5\n"))
    assert ended.code == 2
    assert "error unknown-key: " in ended.out
    assert "positions" in ended.out.split("unknown-key")[1].splitlines()[0]
    assert "  positons: 8\n       |   ^^^^^^^^\n" in ended.out
    assert re.search("^judged: .* by Chapter 633a, the law as of 2015-08-01: 380 rules asked ", ended.out, re.MULTILINE)


def test_a_file_that_is_no_filing_exits_2(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "letter.yaml"
    path.write_text("Dear sirs\n", encoding="utf-8")
    ended = floorperson("check", path)
    assert ended.code == 2
    assert "not judged: no rule could be asked of this file" in ended.out


def test_a_folder_stands_for_the_filings_in_it(floorperson: Floorperson, tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_bytes(BAD.read_bytes())
    (tmp_path / "a.yml").write_bytes(GOOD.read_bytes())
    (tmp_path / "notes.txt").write_text("not a filing\n", encoding="utf-8")
    ended = floorperson("check", tmp_path)
    assert ended.code == 1
    assert ended.out.splitlines()[0].startswith(f"{(tmp_path / 'b.yaml').as_posix()}:23:14: error ")
    assert ended.out.splitlines()[-1].startswith("2 filings: 10 findings, 1 for review, ")
    verbose = floorperson("check", tmp_path, "-v").out.splitlines()
    assert f"{(tmp_path / 'a.yml').as_posix()}: 0 findings" in verbose
    assert any(line.startswith(f"{(tmp_path / 'b.yaml').as_posix()}: 10 findings, ") for line in verbose)


def test_an_empty_folder_is_no_clean_bill(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("check", tmp_path)
    assert ended.code == 2
    assert "holds no filing" in ended.err


def test_a_date_for_which_no_text_is_held_makes_the_verdict_provisional(floorperson: Floorperson) -> None:
    ended = floorperson("check", BAD, "--as-of", "2012-01-01", "--select", "blackjack-odds")
    assert "\njudged: submissions/demo/bad.yaml by Chapter 633a, the law as of 2012-01-01: 1 rule asked " in ended.out
    assert "judged by the law as of 2012-01-01; provisional: text not held for this date" in ended.out
    assert "; provisional: Chapter 633a (Blackjack) is not in force on 2012-01-01; judged by the text held" in ended.out
    ended = floorperson("check", BAD, "--as-of", "2013-01-01", "--select", "blackjack-odds")
    assert "; provisional: the text in force on 2013-01-01 is not held for § 633a.1, " in ended.out
    ended = floorperson("check", BAD, "--as-of", "2026-01-01", "--select", "blackjack-odds")
    assert "is not held: The chapter was amended on January 11, 2025" in ended.out


def test_select_and_ignore_say_how_much_was_left_out(floorperson: Floorperson) -> None:
    ended = floorperson("check", BAD, "--select", "633a.13", "--ignore", "max-payout-too-low", "--ignore", "633a.13(a)")
    assert ended.code == 1
    assert "blackjack-odds" not in ended.out
    assert "max-payout-too-low" not in ended.out
    assert "max-payout-below-one-win" in ended.out
    assert "more-positions-than-seats" not in ended.out
    assert re.search(r"^not judged: .*[0-9]+ rules left out \(--select, --ignore\)$", ended.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("more-position-than-seats", "is neither a rule nor a paragraph; did you mean more-positions-than-seats"),
        ("winning-wager-paid-at-wrong-odds", "does not judge filings: it is for floorperson replay"),
        ("633a.99", "no rule on filings rests on 633a.99"),
    ],
)
def test_selecting_nothing_is_refused(floorperson: Floorperson, word: str, said: str) -> None:
    for option in ("--select", "--ignore"):
        ended = floorperson("check", GOOD, option, word)
        assert ended.code == 2
        assert said in ended.err


def test_fail_on_decides_the_exit_code_and_nothing_else(floorperson: Floorperson) -> None:
    assert floorperson("check", BAD, "--fail-on", "error").code == 1
    never = floorperson("check", BAD, "--fail-on", "never")
    assert never.code == 0
    assert never.out == floorperson("check", BAD).out


def _broken_rule(*scalars: object) -> bool:
    raise ZeroDivisionError("planted")


def test_a_rule_that_fails_is_our_fault_and_never_a_pass(
    floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = filing_rules(law_of("633a"))

    def with_a_broken_one(law: Law) -> tuple[FilingRule, ...]:
        return tuple(
            replace(rule, check=_broken_rule) if rule.id == "more-positions-than-seats" else rule for rule in rules
        )

    monkeypatch.setattr(validator.filing.check, "filing_rules", with_a_broken_one)
    ended = floorperson("check", GOOD)
    assert ended.code == 3
    assert "our own fault rule-crashed: " in ended.out
    assert "ZeroDivisionError: planted" in ended.out
    assert ended.out.splitlines()[-1].endswith(": 0 findings, 1 rule not checkable, 1 failure of our own")


def test_whatever_else_goes_wrong_is_our_fault_too(floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(validator.filing.facility, "check_together", fail)
    ended = floorperson("check", GOOD)
    assert ended.code == 3
    assert ended.err.splitlines()[-1] == (
        "floorperson: our own fault, not yours: RuntimeError: planted; nothing above is a verdict"
    )


def test_a_filing_on_which_we_fail_costs_no_verdict_on_the_others(
    floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_on_one(source: Path, *arguments: Any, **named: Any) -> object:
        if source == GOOD:
            raise RuntimeError("planted")
        return judge(source, *arguments, **named)

    judge = validator.filing.check.judge_filing
    monkeypatch.setattr(validator.filing.check, "judge_filing", fail_on_one)
    alone = floorperson("check", BAD)
    ended = floorperson("check", GOOD, BAD)
    assert ended.code == 3
    assert f"{GOOD.as_posix()}:1:1: our own fault filing-crashed: our own fault: we failed on this" in ended.out
    assert "RuntimeError: planted; it was not judged" in ended.out
    assert alone.out.partition("\njudged: ")[0] in ended.out
    assert ended.out.splitlines()[-1].endswith(", 1 failure of our own")


def test_a_reader_that_stops_early_does_not_look_like_findings() -> None:
    command = [sys.executable, "-m", "validator", "law", "633a"]
    with subprocess.Popen(command, cwd=Path(__file__).parents[1], stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        run.stdout.readline()
        run.stdout.close()
        assert run.wait() not in (0, 1)


def test_import_writes_a_log_that_replays(floorperson: Floorperson, tmp_path: Path) -> None:
    source = Path(__file__).parent / "data" / "blackjack21-rounds.jsonl"
    few = tmp_path / "rounds.jsonl"
    few.write_text("".join(source.read_text(encoding="utf-8").splitlines(keepends=True)[:5]), encoding="utf-8")
    log = tmp_path / "log.jsonl"
    assert floorperson("import", "blackjack21", str(few), "-o", str(log)).code == 0
    filing = Path(__file__).parent / "data" / "blackjack21-filing.yaml"
    assert "5 rounds replayed" in floorperson("replay", str(log), "-s", str(filing)).out


def test_a_filing_of_a_chapter_not_held_is_told_what_it_replaced(floorperson: Floorperson, tmp_path: Path) -> None:
    filing = tmp_path / "filing.yaml"
    filing.write_text('chapter: "627a"\nhead: {effective: 2013-01-01}\n', encoding="utf-8")
    ended = floorperson("check", str(filing))
    assert ended.code == 2
    assert "Chapter 627a (Minibaccarat) has replaced Chapter 541 (Minibaccarat) from 2012-05-19 on" in ended.out
    assert "its words are not held" in ended.out


@pytest.mark.parametrize(
    ("row", "head", "said"),
    [
        ({}, "", "the log does not say which chapter (table-open), and no filing is given"),
        ({}, "tables: [T9]", "table-open), and no filing given is for table T1: they are for T9"),
        ({}, "effective: 2011-01-01", "filing.yaml is in force only from 2011-01-01"),
        ({"what": "627a"}, "", "Chapter 627a (Minibaccarat) has replaced Chapter 541 (Minibaccarat)"),
        ({"what": "999"}, "", "chapter 999 is none of those that can be judged"),
    ],
)
def test_rounds_that_are_not_judged_are_told_why(
    floorperson: Floorperson, tmp_path: Path, row: dict[str, str], head: str, said: str
) -> None:
    at = "2010-06-01T20:00:00-04:00"
    rows = [{"seq": 1, "kind": "table-open", "at": at} | row, {"seq": 2, "kind": "round-end", "round": 1, "at": at}]
    log, filing = tmp_path / "log.jsonl", tmp_path / "filing.yaml"
    log.write_text("".join(json.dumps({"table": "T1"} | one) + "\n" for one in rows), encoding="utf-8")
    filing.write_text(f'chapter: "541"\nhead: {{{head}}}\n', encoding="utf-8")
    ended = floorperson("replay", str(log), *(["--submission", str(filing)] if head else []))
    assert ended.code == 2
    assert said in " ".join(ended.out.split())


def test_repeated_findings_faults_and_clashes_are_counted_after_the_first_five(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = BAD.read_text(encoding="utf-8") + "".join(f"\nrake_{number}: 1" for number in range(7)) + "\n"
    monkeypatch.chdir(tmp_path)
    for number in range(8):
        Path(f"{number}.yaml").write_text(text if number == 7 else text.partition("\nrake_0")[0], encoding="utf-8")
    ended = floorperson("check", ".", "--select", "blackjack-odds")
    assert ended.out.count(": error blackjack-odds: ") == 5
    assert "and 3 more of blackjack-odds (5.yaml:190:14, 6.yaml:190:14, 7.yaml:190:14); --all\n" in ended.out
    assert ended.out.count(": error unknown-key: ") == 5
    assert re.search(r"^and 2 more of unknown-key \(7.yaml:\d+:1, 7.yaml:\d+:1\); --all$", ended.out, re.MULTILINE)
    assert ended.out.count(": version-filed-twice: ") == 5
    assert re.search(
        r"^and 2 more of version-filed-twice \(6.yaml:\d+:12, 7.yaml:\d+:12\); --all$", ended.out, re.MULTILINE
    )
    every = floorperson("check", ".", "--select", "blackjack-odds", "--all").out
    assert "more of" not in every
    assert (every.count(": error blackjack-odds: "), every.count(": error unknown-key: ")) == (8, 7)
    assert every.count(": version-filed-twice: ") == 7
    assert every.splitlines()[-1] == ended.out.splitlines()[-1]
