"""What is odd about a filing although no paragraph forbids it: noted, with its place, and never accused."""

import json
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.filing.check import judge_filing

SUBMISSIONS = data_folder("submissions")
GOOD = SUBMISSIONS / "633a-shoe.yaml"


def odd(text: str) -> list[tuple[str, str]]:
    return [(one.kind, one.path) for one in judge_filing(text).oddities]


def filing(chapter: str, head: str = "", rest: str = "") -> str:
    return f'chapter: "{chapter}"\nhead: {{{head}}}\n{rest}'


@pytest.mark.parametrize(
    ("chapter", "game", "told"),
    [
        ("633a", "Spanish 21", True),
        ("633a", "Free Bet Blackjack", True),
        ("633a", "Roulette", True),
        ("541", "Baccarat", True),
        ("545", "Minibaccarat", True),
        ("551", "Blackjack", True),
        ("672a", "Blackjack", True),
        ("633a", "Blackjack", False),
        ("633a", "BLACK JACK (six decks)", False),
        ("633a", "Blackjack Switch", False),
        ("541", "Mini-Baccarat", False),
        ("545", "Baccarat", False),
        ("590", "Free Bet Blackjack", False),
        ("672a", "Free Bet Blackjack", False),
        ("535", "Pai Gow Tiles", False),
    ],
)
def test_a_game_that_is_not_the_chapters(chapter: str, game: str, told: bool) -> None:
    assert odd(filing(chapter, f"game: {game}")) == [("game-not-of-the-chapter", "head.game")] * told


@pytest.mark.parametrize(
    ("head", "found"),
    [
        ("dated: 2016-01-02, effective: 2016-01-01", [("effective-before-dated", "head.effective")]),
        ("dated: 2016-01-02, effective: 2016-01-02", []),
        ("dated: 2016-01-02, effective: 2016-01-03", []),
        ("effective: 2016-01-02, until: 2016-01-01", [("ends-before-it-begins", "head.until")]),
        ("dated: 2016-01-02, until: 2016-01-01", [("ends-before-it-begins", "head.until")]),
        ("effective: 2016-01-02, until: 2016-01-02", []),
        ("tables: [A, B, A, A]", [("table-listed-twice", "head.tables[2]"), ("table-listed-twice", "head.tables[3]")]),
        ("tables: [A, B, C]", []),
    ],
)
def test_days_and_tables_of_the_head(head: str, found: list[tuple[str, str]]) -> None:
    assert odd(filing("633a", head)) == found


@pytest.mark.parametrize(
    ("paragraph", "kind"),
    [
        ("633a.99(q)", "waiver-of-no-paragraph"),
        ("633a.7(zz)", "waiver-of-no-paragraph"),
        ("541.99", "waiver-of-no-paragraph"),
        ("541.2", "waiver-of-another-chapter"),
        ("601a.2", "waiver-of-another-chapter"),
        ("633a.2(e)", ""),
        ("633a.7", ""),
        ("633a.1 Royal Match", ""),
    ],
)
def test_a_waiver_of_a_paragraph_that_the_chapter_does_not_have(paragraph: str, kind: str) -> None:
    text = filing("633a", rest=f'waivers: [{{paragraph: "{paragraph}", reference: W-1}}]\n')
    assert odd(text) == [(kind, "waivers[0].paragraph")] * bool(kind)


@pytest.mark.parametrize(("percent", "told"), [("500%", True), ("100.01%", True), ("100%", False), ("0.5%", False)])
@pytest.mark.parametrize("wager", ["bad-beat-progressive", "hit-and-run-progressive", "straight-jack-progressive"])
def test_a_meter_to_which_more_than_the_wager_goes(wager: str, percent: str, told: bool) -> None:
    text = filing("633a", rest=f'optional_wagers: {{{wager}: {{meter: {{rate: "{percent}"}}}}}}\n')
    path = f"optional_wagers.{wager}.meter.rate"
    assert odd(text) == [("more-than-the-whole", path)] * told


@pytest.mark.parametrize(
    ("decks", "splits", "told"),
    [
        (6, 99, True),
        (8, 99, True),
        (1, 3, True),
        (6, 23, True),
        (6, 22, False),
        (1, 2, False),
        (6, 3, False),
        (None, 99, False),
    ],
)
@pytest.mark.parametrize("key", ["additional_splits", "additional_splits_of_aces"])
def test_more_splits_than_the_cards_of_a_rank_could_give(decks: int | None, splits: int, told: bool, key: str) -> None:
    cards = f"cards: {{decks: {decks}}}\n" if decks else ""
    path = f"splitting.{key}"
    assert (
        odd(filing("633a", rest=f"{cards}splitting: {{{key}: {splits}}}\n"))
        == [("more-splits-than-cards", path)] * told
    )


def test_it_is_told_beside_what_a_rule_finds_at_the_same_place() -> None:
    report = judge_filing(filing("551", rest="cards: {decks: 8}\nsplitting: {additional_splits: 99}\n"))
    assert "splitting.additional_splits" in {getattr(one.where, "path", "") for one in report.findings}
    assert [one.kind for one in report.oddities] == ["more-splits-than-cards"]


def test_what_cannot_be_read_is_not_odd() -> None:
    text = (
        'chapter: "633a"\nhead: {game: {a: 1}, dated: [2], effective: {b: 2}, until: 3, tables: {a: 1}}\n'
        "waivers: {a: 1}\ncards: {decks: {a: 1}}\nsplitting: {additional_splits: [{a: 1}]}\n"
    )
    assert odd(text) == []


@pytest.mark.parametrize("path", sorted(SUBMISSIONS.glob("*.yaml")), ids=lambda path: path.stem)
def test_nothing_is_odd_about_a_sound_filing(path: Path) -> None:
    assert judge_filing(path).oddities == ()


def test_it_is_told_in_text_and_json_and_is_no_finding(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "filing.yaml"
    text = GOOD.read_text(encoding="utf-8")
    assert text.count("  game: Blackjack\n") == 1
    path.write_text(text.replace("  game: Blackjack\n", "  game: Spanish 21\n"), encoding="utf-8", newline="\n")
    ended = floorperson("check", path)
    assert ended.code == 0
    lines = ended.out.splitlines()
    line = next(number for number, words in enumerate(text.splitlines(), 1) if words == "  game: Blackjack")
    start = next(number for number, words in enumerate(lines) if "game-not-of-the-chapter" in words)
    assert lines[start : start + 4] == [
        f"{path.as_posix()}:{line}:9: review game-not-of-the-chapter: the head calls the game Spanish 21; Chapter 633a, "
        "by which it is judged, is on Blackjack",
        f"{line:>6} |   game: Spanish 21",
        "       |         ^^^^^^^^^^",
        "    review    not accused: no paragraph of the chapters held speaks of this",
    ]
    assert lines[-1] == f"{path.as_posix()}: 0 findings, 1 oddity"
    (filed,) = json.loads(floorperson("check", path, "--format", "json").out)["filings"]
    assert [(one["kind"], one["path"]) for one in filed["oddities"]] == [("game-not-of-the-chapter", "head.game")]
    (filed,) = json.loads(floorperson("check", GOOD, "--format", "json").out)["filings"]
    assert filed["oddities"] == []
