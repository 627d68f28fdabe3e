"""Worked cases of Blackjack's siblings: each comes out as the case says, but for those listed as not met yet."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tests.quick_yaml import load
from tests.worked.__main__ import main
from tests.worked.casefile import AnyCase, Case, NotTranslated
from tests.worked.game import GAMES
from tests.worked.judging import Judged, run
from tests.worked.notations import CaseFile, load_file
from tests.worked.siblings.casefile import Dealt, Entry, PhasedCase, Wager, read_case
from tests.worked.siblings.decisions import read_step
from tests.worked.siblings.judging import due_of, judge, translate
from validator.core.finding import Outcome
from validator.filing.check import check_filing

HERE = Path(__file__).parent
CHAPTERS = ("551", "590", "672a", "685a")
FILES: dict[str, CaseFile] = {
    name: load_file(HERE / "cases" / f"{name}.yaml") for chapter in CHAPTERS for name in (chapter, f"more-{chapter}")
}
CASES: dict[str, tuple[CaseFile, AnyCase]] = {case.id: (file, case) for file in FILES.values() for case in file.cases}
UNMET: dict[str, str] = load(HERE / "unmet-siblings.yaml")
PHASED = {ident: case for ident, (_, case) in CASES.items() if isinstance(case, PhasedCase)}

UNSOUND = {
    "551-SHOE-18": ["continuous-device-unapproved", "continuous-procedures-unapproved"],
    "685a-C130": ["decks-not-permitted"],
    "685a-C230": ["surrender-notice-missing"],
    "685a-C231": ["match-the-dealer-decks"],
    "more-672a-09": ["decks-not-permitted"],
}
"""Cases whose own words make the filing unsound, with the filing rules that say so."""


@cache
def judged(ident: str) -> Judged:
    file, case = CASES[ident]
    return file.notation.judge(case, file.chapter)


def told(one: Judged) -> str:
    return f"{one.case.title}: {one.result}; expected {one.expected}, found {one.found}"


@pytest.mark.parametrize("ident", [ident for ident in CASES if ident not in UNMET])
def test_case_is_met(ident: str) -> None:
    one = judged(ident)
    assert one.result == "met", told(one)


@pytest.mark.parametrize("ident", UNMET)
def test_case_listed_as_unmet_is_translated_and_not_met(ident: str) -> None:
    """Once it is met, it leaves the list; an accusation of a lawful case never gets onto it."""
    one = judged(ident)
    _, case = CASES[ident]
    assert UNMET[ident]
    assert isinstance(case, Case | PhasedCase)
    assert not case.legal
    assert one.result in ("missed", "false alarm"), told(one)


@pytest.mark.parametrize("ident", CASES)
def test_the_filing_of_a_case_is_sound(ident: str) -> None:
    file, case = CASES[ident]
    report = check_filing(file.notation.translate(case, file.chapter).filing)
    assert (report.faults, report.crashes) == ((), ())
    assert [one.rule for one in report.findings if one.outcome is Outcome.FAIL] == UNSOUND.get(ident, [])


def test_every_case_has_its_own_id() -> None:
    assert len(CASES) == sum(len(file.cases) for file in FILES.values())
    assert all(len(FILES[f"more-{chapter}"].cases) >= 12 for chapter in CHAPTERS)


def moved(case: PhasedCase, seat: int, factor: int) -> PhasedCase:
    """The case of one seat at another one, with other amounts."""

    def entries(rows: tuple[Entry, ...]) -> tuple[Entry, ...]:
        return tuple(replace(one, seat=seat, cents=one.cents * factor) for one in rows)

    old = case.wagers[0].seat

    def words(line: str) -> str:
        line = line.replace(f"seat{old}.", f"seat{seat}.").replace(f"seat {old} ", f"seat {seat} ")
        for one in case.wagers:
            line = line.replace(f" wager of {one.cents}", f" wager of {one.cents * factor}")
            line = line.replace(f" Insurance Wager of {one.cents}", f" Insurance Wager of {one.cents * factor}")
        return line

    chip = case.setup["smallest_chip_cents"]
    assert isinstance(chip, int)
    return replace(
        case,
        setup={**case.setup, "smallest_chip_cents": chip * factor},
        wagers=tuple(Wager(seat, one.name, one.cents * factor) for one in case.wagers),
        cards=tuple(replace(one, seat=seat if one.seat else 0) for one in case.cards),
        decisions=tuple(map(words, case.decisions)),
        finals={(seat if place[0] else 0, place[1]): cards for place, cards in case.finals.items()},
        logged=entries(case.logged),
        expected=entries(case.expected),
        errors={seat: sum(case.errors.values()) * factor},
    )


ALONE = [
    ident
    for ident, case in PHASED.items()
    if not case.procedure and len({one.seat for one in case.wagers}) == 1 and ident not in UNMET
]


@pytest.mark.parametrize("ident", ALONE[::4])
def test_a_case_at_another_seat_with_other_amounts_is_met_alike(ident: str) -> None:
    file, _ = CASES[ident]
    case = PHASED[ident]
    seat = 5 if case.wagers[0].seat != 5 else 3
    one = judge(moved(case, seat, 3), file.chapter)
    assert one.result == "met", told(one)


def test_a_verdict_that_differs_is_not_met() -> None:
    lawful, unlawful = PHASED["590-C028"], PHASED["590-C047"]
    accused = replace(lawful, verdict="violation", breach=("590.7(p)",))
    assert judge(accused, "590").result == "missed"
    assert judge(replace(unlawful, verdict="legal", breach=()), "590").result == "false alarm"


def test_another_paragraph_is_not_met() -> None:
    assert judge(replace(PHASED["590-C047"], breach=("590.7(n)(1)",)), "590").result == "missed"


def test_another_amount_is_not_met() -> None:
    case = PHASED["590-C110"]
    assert due_of(case) == 500
    assert judge(replace(case, errors={1: 600}), "590").result == "missed"


@pytest.mark.parametrize("ident", ["590-C055", "590-C150", "685a-C044", "685a-C059", "685a-C088", "672a-C102"])
def test_after_a_breach_of_another_kind_no_amount_is_held(ident: str) -> None:
    assert due_of(PHASED[ident]) == 0
    assert PHASED[ident].errors


CHANGES: tuple[Mapping[str, object], ...] = (
    {"setup": {"decks": 6, "moon": "full"}},
    {"setup": {"decks": 6, "push22_offered": "perhaps"}},
    {"setup": {"decks": 6, "settlement_procedure": 3}},
    {"setup": {"decks": 6, "push22_paytable": "C"}},
    {"wagers": (Wager(1, "lucky_ladies", 1000),)},
    {"cards": (Dealt(1, 1, 1, "KH", "up", frozenset(("upside_down",))),)},
    {"decisions": ("after card 4: seat1.hand1 ponders",)},
    {"decisions": ("after card 9: seat1.hand1 stands on 18",)},
    {"decisions": ("after card 4: seat1.hand2 stands on 18",)},
    {"logged": (Entry(1, 0, "blackjack", "pay", 1000, "teatime"),)},
    {"logged": (Entry(1, 0, "free_bet_lammer", "lammer_paid", 1000, "settlement"),)},
    {"events": ("seat1 whistles",)},
    {"verdict": "doubtful"},
)


@pytest.mark.parametrize("changed", CHANGES, ids=str)
def test_what_has_no_pattern_is_not_translated(changed: Mapping[str, object]) -> None:
    base = PHASED["590-C097"]
    case = replace(base, wagers=base.wagers[:1], decisions=base.decisions[2:], logged=base.logged[1:])
    assert translate(case, "590")
    with pytest.raises(NotTranslated):
        translate(replace(case, **changed), "590")  # type: ignore[arg-type]
    assert judge(replace(case, **changed), "590").result == "not translated"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "node",
    [
        {"id": "x", "type": "round", "weather": "fair"},
        {"id": "x", "type": "dance"},
        {"id": "x", "type": "round", "cards": ["n=1 to=seat1 card=11H face=up"]},
        {"id": "x", "type": "round", "final_hands": ["nobody holds a card"]},
        {"id": "x", "type": "round", "wagers": [{"seat": 1, "wager": "blackjack", "cents": "much"}]},
        {"id": "x", "type": "round", "logged": [{"seat": 1, "wager": "blackjack", "action": "hide", "cents": 1}]},
    ],
    ids=str,
)
def test_a_line_of_another_form_is_not_translated(node: Mapping[str, object]) -> None:
    case = read_case({**node, "verdict": "legal"})
    assert case.events
    with pytest.raises(NotTranslated):
        translate(case, "590")


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_phrases_without_a_pattern_are_not_translated(chapter: str) -> None:
    file = FILES[chapter]
    node = {"id": "x", "type": "procedure", "verdict": "legal", "setup": {"decks": 6}}
    name = "logged_events" if chapter == "551" else "events"
    for words in ("seat 1 whistles", "cut offered to seat 1, who whistles", "collected", "first card to seat 2 sings"):
        case = file.notation.read(
            {**node, name: [words]} if chapter != "551" else {"id": "x", "verdict": "legal", name: [words]}
        )
        assert file.notation.judge(case, chapter).result == "not translated", words


def test_a_resplit_hand_stands_beside_the_one_it_came_from() -> None:
    story = translate(PHASED["672a-C088"], "672a").story
    assert [(one.get("ref"), one.get("hand"), one.get("card")) for one in story.find("split")] == [
        (1, 2, "8H"),
        (1, 3, "8S"),
        (3, 4, "8D"),
        (2, 5, "8D"),
    ]


def test_a_lammer_is_a_wager_of_what_it_stands_for() -> None:
    story = translate(PHASED["590-C089"], "590").story
    assert [
        (one.get("by"), one.get("cents"), one.get("hand"), one.get("ref"))
        for one in story.find("wager", what="free-bet")
    ] == [
        ("lammer", 1000, 2, 1),
        ("lammer", 1000, 2, 1),
    ]
    paid = [one.get("wager") for one in story.find("pay")]
    assert set(paid) == {2, 3}
    assert len(paid) == 2


def test_a_surrendered_wager_waits_on_the_cards_for_the_reader() -> None:
    story = translate(PHASED["more-590-01"], "590").story
    order = [one.kind for one in story.events if one.kind in ("wager-moved", "peek", "collect", "return")]
    assert order == ["wager-moved", "peek", "collect", "return"]


def test_a_payment_gives_the_stake_back_unless_the_case_says_otherwise() -> None:
    story = translate(PHASED["590-C131"], "590").story
    assert [
        (one.kind, one.get("seat"), one.get("cents"))
        for one in story.events
        if one.kind in ("collect", "pay", "return")
    ] == [
        ("collect", 5, 1000),
        ("pay", 3, 1000),
        ("return", 3, 1000),
        ("collect", 1, 1000),
    ]


def test_the_masque_reader_shows_a_light_and_the_hand_is_placed() -> None:
    story = translate(PHASED["685a-C115"], "685a").story
    assert [one.get("what") for one in story.find("peek")] == ["red"]
    assert [one.get("what") for one in story.find("area-placed")] == ["medium"]


@pytest.mark.parametrize("ident", ["590-C082", "685a-C091", "551-SUPER-01", "551-SPLIT-01"])
def test_the_log_is_read_without_faults(ident: str) -> None:
    file, case = CASES[ident]
    translated = file.notation.translate(case, file.chapter)
    report = run(translated.filing, translated.log)
    assert not report.faults
    assert not report.unjudged


def test_the_day_of_a_log_lies_in_the_time_of_its_chapter() -> None:
    for chapter in CHAPTERS:
        file = FILES[chapter]
        text = file.notation.translate(file.cases[0], chapter).log
        assert f'"at": "{GAMES[chapter].start.date().isoformat()}T' in text


@pytest.mark.parametrize(
    ("line", "what", "seat", "hand", "after"),
    [
        ("after card 4: seat1.hand1 stands on 18", "stand", 1, 1, 4),
        ("after card 11: seat6.hand3 splits 8H 8D without a wager, Free Bet lammer becomes the wager of the new hand", "free-split", 6, 3, 11),
        ("after card 4: seat1.hand2 splits JS 10C with an additional wager of 2,500", "split", 1, 2, 4),
        ("after card 5: seat2.hand1 doubles down with an additional wager of 700", "double", 2, 1, 5),
        ("after card 5: seat2.hand1 doubles down without a wager, Free Bet lammer placed", "free-double", 2, 1, 5),
        ("dealer card 5 recognised as accidental and placed in the discard rack", "racked", 0, 1, -1),
        ("after card 6: dealer announces and settles seat 4 Blackjack; cards removed", "blackjack", 4, 1, 6),
    ],
)  # fmt: skip
def test_decisions(line: str, what: str, seat: int, hand: int, after: int) -> None:
    step = read_step(line)
    assert (step.what, step.seat, step.hand, step.after) == (what, seat, hand, after)


def test_summary_is_four_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "few.yaml"
    tree = load(HERE / "cases" / "590.yaml")
    tree["round_cases"] = [case for case in tree["round_cases"] if case["id"] in ("590-C028", "590-C211")]
    tree["round_cases"][1]["events"] = ["seat 1 whistles"]
    with file.open("w", encoding="utf-8") as out:
        YAML(typ="safe", pure=True).dump(tree, out)
    assert main([str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("590-C211: not translated")
    assert lines[-4:] == ["met: 1", "missed: 0", "false alarms: 0", "not translated: 1"]
