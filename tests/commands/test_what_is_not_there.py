"""What a command line asks for that is not there, or not of that kind, is an error that says what to write instead."""

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder

SUBMISSIONS = data_folder("submissions")
LOG = SUBMISSIONS / "demo" / "log.jsonl"
FILING = SUBMISSIONS / "633a-shoe.yaml"


@pytest.mark.parametrize("command", ["replay", "summary", "exhibit"])
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--table", "BJ-999"), "--table BJ-999: no round of the logs has it; there are: BJ-101"),
        (("--patron", "ZZ"), "--patron ZZ: no round of the logs has it; there are: P1, P2"),
        (("--seat", "9"), "--seat 9: no round of the logs has it; there are: 2, 5"),
        (("--dealer", "D12"), "--dealer D12: no round of the logs has it; there are: D7"),
        (("--since", "2015-09-01", "--until", "2015-08-01"), "--since is after --until"),
    ],
)
def test_a_part_that_no_log_has_is_an_error_and_no_clean_report(
    floorperson: Floorperson, command: str, asked: tuple[str, ...], told: str
) -> None:
    ended = floorperson(command, LOG, "-s", FILING, *asked)
    assert (ended.code, ended.out) == (2, "")
    assert told in " ".join(ended.err.split())


def test_a_dealer_may_be_named_as_the_log_names_him(floorperson: Floorperson) -> None:
    ended = floorperson("replay", LOG, "-s", FILING, "--dealer", "dealer:D7")
    assert ended.code == 1
    assert "told are findings of dealer D7 alone: 3 of 3" in " ".join(ended.out.split())


@pytest.mark.parametrize("command", ["replay", "summary"])
def test_a_round_of_a_table_that_no_log_has_is_an_error(floorperson: Floorperson, command: str) -> None:
    ended = floorperson(command, LOG, "-s", FILING, "--round", "BJ-9/1")
    assert (ended.code, ended.out) == (2, "")
    assert "BJ-9: no round of the logs has it; there are: BJ-101" in " ".join(ended.err.split())


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("check", "633a"), "it is a chapter: floorperson law 633a shows it, floorperson init 633a begins a filing"),
        (("replay", "551"), "it is a chapter: floorperson law 551 shows it"),
        (("check", "blackjack"), "it is a game: floorperson rules blackjack names its chapters"),
        (("replay", LOG, "--rule", "tie-not-returned"), "Write --select for it"),
        (("exhibit", LOG, "--round", "2"), "Name rounds after the logs, as floorperson exhibit"),
    ],
)
def test_what_is_named_in_the_place_of_another_thing_is_told_what_to_write(
    floorperson: Floorperson, given: tuple[str, ...], told: str
) -> None:
    ended = floorperson(*given)
    assert ended.code == 2
    assert told in " ".join((ended.out + ended.err).split())


def test_a_log_that_is_checked_as_a_filing_is_told_to_be_one(floorperson: Floorperson) -> None:
    ended = floorperson("check", LOG)
    assert ended.code == 2
    words = " ".join(ended.out.split())
    assert "error no-filing: This is a round log (JSON lines), and no filing. Next: floorperson replay" in words
