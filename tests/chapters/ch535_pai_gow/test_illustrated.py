"""The rankings of § 535.4, drawn where a rule compares hands."""

from tests.command_line import Floorperson
from validator.chapters.ch535_pai_gow.illustrated import illustrate


def test_both_rankings_are_drawn_from_the_highest_down() -> None:
    lines = illustrate("535.4(f)")
    assert lines[0] == "pairs, the highest first"
    tiles = lines.index("tiles, the highest first")
    assert lines[1].split() == ["1", "2", "3", "4", "5"]
    assert lines[3].startswith("|o  | |   |")
    assert lines[tiles + 1].split() == [str(rank) for rank in range(1, 9)]
    assert lines[tiles + 3].startswith("|o o|    |   |")


def test_a_rule_that_compares_nothing_has_no_picture() -> None:
    assert illustrate("535.10(k)") == ()
    assert illustrate("535.7(a)") == ()


def test_explain_shows_them(floorperson: Floorperson) -> None:
    ended = floorperson("explain", "dealer-pair-not-played")
    assert ended.code == 0, ended.err
    assert "Picture" in ended.out and "  pairs, the highest first" in ended.out
