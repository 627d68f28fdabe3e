"""JUnit, read back by junitparser: a case for each rule asked, skipped where it could not be checked."""

import os
from pathlib import Path

import pytest
from junitparser import Error, Failure, JUnitXml, Skipped, TestCase as Case

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.files import near

SUBMISSIONS = near(data_folder("submissions"))
GOOD, BAD, LOG = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml", SUBMISSIONS / "demo" / "log.jsonl"


def read(floorperson: Floorperson, *arguments: object) -> JUnitXml:
    return JUnitXml.fromstring(floorperson(*arguments, "--format", "junit").out.encode())


def cases(xml: JUnitXml) -> dict[str, Case]:
    return {case.name: case for suite in xml for case in suite}


def test_each_rule_is_a_case_that_fails_passes_or_is_skipped_and_says_why(floorperson: Floorperson) -> None:
    xml = read(floorperson, "check", BAD)
    assert (xml.failures, xml.errors) == (10, 0)
    found = cases(xml)
    assert xml.tests == len(found) == 380
    odds = found["blackjack-odds"]
    assert odds.classname == "§ 633a.13(a)"
    (failure,) = odds.result
    assert isinstance(failure, Failure)
    assert failure.message == "Blackjack pays 6 to 5 in the filing; the law says 3 to 2"
    assert "§ 633a.13(a) “with the exception of Blackjack which shall be paid at odds of 3 to 2”" in failure.text
    assert "submissions/demo/bad.yaml:190:14: " in failure.text
    (skipped,) = found["more-adjacent-boxes-than-positions"].result
    assert isinstance(skipped, Skipped)
    assert skipped.message == "not checkable 1 of 1 time: missing wagers.adjacent_boxes (1)"
    (review,) = found["blackjack-payment-unstated"].result
    assert isinstance(review, Skipped)
    assert review.message.startswith("for review: the filing does not state whether a Blackjack is paid ")
    assert found["positions-on-several-sides"].is_passed


def test_rounds_by_chapter_with_what_was_judged(floorperson: Floorperson) -> None:
    xml = read(floorperson, "replay", LOG, "-s", GOOD)
    (suite,) = (one for one in xml if one.name == "Chapter 633a")
    told = {one.name: one.value for one in suite.properties()}  # type: ignore[no-untyped-call]  # of junitparser
    assert told["in all"] == "3 rounds replayed, 3 findings, 17 rules not checkable"
    assert told["judged"].startswith("3 rounds under submissions/633a-shoe.yaml, version 2015-3, submitted; ")
    (failure,) = cases(xml)["blackjack-paid-at-wrong-odds"].result
    assert "underpaid $3.00; P2 was short" in failure.text
    assert sum(isinstance(one, Skipped) for case in cases(xml).values() for one in case.result) > 400


@pytest.mark.skipif(os.name == "nt", reason="no file is called so there")
def test_letters_that_xml_does_not_allow_are_written_as_codes(floorperson: Floorperson, tmp_path: Path) -> None:
    text = LOG.read_text(encoding="utf-8")
    assert '"P2"' in text
    log = tmp_path / "a\uffff\x01<&.jsonl"
    log.write_text(text.replace('"P2"', '"P<&2"'), encoding="utf-8")
    (failure,) = cases(read(floorperson, "replay", log, "-s", GOOD))["blackjack-paid-at-wrong-odds"].result
    assert "underpaid $3.00; P<&2 was short" in failure.text
    assert "/a<U+FFFF><U+0001><&.jsonl:" in failure.text


def test_faults_and_what_was_not_judged_are_errors(floorperson: Floorperson, tmp_path: Path) -> None:
    filing = tmp_path / "a.yaml"
    filing.write_text(GOOD.read_text(encoding="utf-8") + "\nrakes: <1 & \x85\n", encoding="utf-8")
    (error,) = cases(read(floorperson, "check", filing))["unknown-key"].result
    assert isinstance(error, Error)
    xml = read(floorperson, "replay", LOG, "-s", SUBMISSIONS / "551-shoe.yaml")
    (error,) = cases(xml)["no-filing-in-force"].result
    assert isinstance(error, Error)
    assert "submissions/551-shoe.yaml is a filing of Chapter 551" in error.message
