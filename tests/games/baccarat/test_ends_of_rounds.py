"""Ends of rounds: one that lacks no card called void, cards left lying, vigorish on a tie collected after the round."""

import json

import pytest

from validator.core.finding import Outcome
from validator.examples import replayed, replayed_lines
from validator.law.versions import law_of
from validator.log.notation import written

BARE = "filed dealing.initial_cards face-up\n"
NATURAL = "cards 1 9C KC / 2 3D 4D\n"
DRAWN = "cards 1 2C KC / 2 3D 2D; deal 1 7H; deal 2 4S\n"
VOID = "void-round insufficient-cards\n"
TIED = "filed vigorish.type tie\nalways return vigorish collect vigorish.seat wager-changed wager-withdrawn\nbetween; table-open\n"
TIED += "round; wager 1 10000 banker seat=4; cards 1 KH 7S / 2 7C KD; return 1 10000\n"
NEXT = "round; cards 1 5H 2S / 2 9C KD\n"
BEFORE = "round; wager 2 5000 player seat=4; {}; cards 1 5H 2S / 2 9C KD\n"
OF_OTHERS = ("vigorish-on-other-wager", "taken-without-wager", "winning-vigorish-beside-tie-vigorish")


def told(text: str, *rules: str, chapter: str = "541") -> dict[str, str]:
    """How often each rule was broken, passed, not applicable and not checkable."""
    report = replayed(written(BARE + text, chapter, ""), law_of(chapter))
    assert not report.faults
    counts = {}
    for rule in rules:
        tally = report.tally(rule, chapter)
        assert all(one.outcome is Outcome.FAIL for one in report.findings if one.rule == rule)
        counts[rule] = f"{tally.failed} {tally.passed} {tally.not_applicable} {sum(tally.missing.values())}"
    return counts


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (NATURAL + VOID, "1 0 0 0"),
        (NATURAL + "shoe-empty\n" + VOID, "1 0 0 0"),
        (NATURAL + "shoe-empty\n", "1 0 0 0"),
        (DRAWN + VOID, "1 0 0 0"),
        (DRAWN.replace("; deal 2 4S", "") + VOID, "0 1 0 0"),
        ("cards 1 2C KC / 2 3D 2D\n" + VOID, "0 1 0 0"),
        ("deal 1 9C; deal 2 3D; deal 1 KC\n" + VOID, "0 1 0 0"),
        ("cards 1 ? ? / 2 ? ?\n" + VOID, "0 0 0 1"),
        ("cards 1 9C KC / 2 ? ?\n" + VOID, "1 0 0 0"),
        (NATURAL + "card-misdealt drawn-in-error\n" + VOID, "0 1 0 0"),
        (NATURAL + "void-round misdeal\n", "0 0 0 0"),
    ],
)
def test_a_round_that_has_all_its_cards_is_not_void(text: str, count: str) -> None:
    assert told(text, "complete-round-voided") == {"complete-round-voided": count}


def test_a_shoe_found_empty_once_all_cards_are_dealt_takes_nothing_from_the_round() -> None:
    text = f"always pay return collect vigorish\nwager 1 2000 player seat=3; {NATURAL}shoe-empty; result player; pay 1 2000; return 1 2000"
    for rule in ("wager-settled-in-void-round", "wager-settled-in-round-called-void", "winning-player-wager-not-paid"):
        assert told(text, rule)[rule].startswith("0")


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("always cleared muck move-card\n" + NATURAL, "1 0 0 0"),
        ("always cleared\n" + NATURAL, "1 0 0 0"),
        (NATURAL, "0 0 0 1"),
        ("always cleared\n" + NATURAL + "unfinished", "0 0 0 1"),
        ("always cleared\n" + NATURAL + "muck 1", "0 0 0 1"),
        ("always cleared move-card\n" + NATURAL + "muck 1", "1 0 0 0"),
        ("always cleared\n" + NATURAL + VOID, "0 0 0 0"),
        (NATURAL + "cleared", "0 1 0 0"),
    ],
)
def test_cards_are_picked_up(text: str, count: str) -> None:
    for chapter in ("541", "543"):
        assert told(text, "cards-not-picked-up", chapter=chapter) == {"cards-not-picked-up": count}


@pytest.mark.parametrize(
    ("text", "taken", "amount"),
    [
        ("between; vigorish collected cents=2500 seat=4\n" + NEXT, "0 1 0 0", "0 1 0 0"),
        ("between; vigorish taken cents=2500 seat=4\n" + NEXT, "0 1 0 0", "0 1 0 0"),
        ("vigorish collected cents=2500 seat=4\n" + NEXT, "0 1 0 0", "0 1 0 0"),
        ("between; vigorish collected cents=2000 seat=4\n" + NEXT, "0 1 0 0", "1 0 0 0"),
        (BEFORE.format("vigorish taken cents=2500 seat=4"), "0 1 0 0", "0 1 0 0"),
        (BEFORE.format("vigorish collected cents=2500 seat=4"), "0 1 0 0", "0 1 0 0"),
        (BEFORE.format("vigorish taken cents=2400 seat=4"), "0 1 0 0", "1 0 0 0"),
        (BEFORE.format("vigorish taken cents=2000 seat=4; vigorish collected cents=500 seat=4"), "0 1 0 0", "0 1 0 0"),
        (BEFORE.format("vigorish taken cents=2500 seat=5"), "1 0 0 0", "0 0 0 0"),
        (BEFORE.format("vigorish taken cents=2500"), "0 0 0 1", "0 0 0 0"),
        (BEFORE.format("vigorish 2 2500 collected"), "0 1 0 0", "0 1 0 0"),
        (BEFORE.format("vigorish 2 2500 taken"), "0 1 0 0", "0 1 0 0"),
        (BEFORE.format("vigorish 2 2000 taken"), "0 1 0 0", "1 0 0 0"),
        (BEFORE.format("vigorish marked cents=2500 seat=4"), "0 0 0 1", "0 0 0 0"),
        (NEXT + "vigorish collected cents=2500 seat=4\n", "1 0 0 0", "0 0 0 0"),
        (NEXT, "1 0 0 0", "0 0 0 0"),
        (NEXT + NEXT, "1 0 0 0", "0 0 0 0"),
        ("between; table-close\n", "1 0 0 0", "0 0 0 0"),
        ("", "0 0 0 1", "0 0 0 0"),
        ("round; wager 2 10000 banker seat=4\n", "0 0 0 1", "0 0 0 0"),
        ("between; table-open\n" + NEXT, "0 0 0 1", "0 0 0 0"),
    ],
)
def test_vigorish_on_a_tie_is_collected_before_the_next_card(text: str, taken: str, amount: str) -> None:
    rules = ("tie-vigorish-not-taken", "tie-vigorish-wrong")
    for chapter in ("541", "543"):
        assert told(TIED + text, *rules, chapter=chapter) == dict(zip(rules, (taken, amount), strict=True))


@pytest.mark.parametrize("kind", ["player", "banker", "tie"])
@pytest.mark.parametrize("chapter", ["541", "543"])
def test_vigorish_before_the_first_card_is_of_the_round_before(chapter: str, kind: str) -> None:
    """It names no wager: none of its own round can have won."""
    for won in ("1 5H 2S / 2 9C KD", "1 5H 3S / 2 9C KD", "1 5H 4S / 2 9C KD"):
        text = f"always shoe-empty\nround; wager 2 5000 {kind} seat=4; vigorish taken cents=2500 seat=4; cards {won}\n"
        for rule, count in told(TIED + text, *OF_OTHERS, chapter=chapter).items():
            assert count.startswith("0 "), rule


def test_two_wagers_at_one_position_that_tied() -> None:
    """What is taken of the position is not known to be of the one or the other; nothing taken is of neither."""
    two = TIED.replace("; cards", "; wager 3 4000 banker seat=4; cards").replace("; return", "; return 3 4000; return")
    rules = ("tie-vigorish-not-taken", "tie-vigorish-wrong")
    assert [*told(two + NEXT, *rules).values()] == ["1 0 0 0", "0 0 0 0"]
    taken = BEFORE.format("vigorish taken cents=2500 seat=4")
    assert [*told(two + taken, *rules).values()] == ["0 0 0 2", "0 0 0 0"]


@pytest.mark.parametrize("chapter", ["541", "543"])
@pytest.mark.parametrize(
    ("text", "found"),
    [
        (NEXT, ["tie-vigorish-not-taken"]),
        (BEFORE.format("vigorish taken cents=2500 seat=4"), []),
        (BEFORE.format("vigorish taken cents=1500 seat=4"), ["tie-vigorish-wrong"]),
        (BEFORE.format("vigorish 2 2500 taken"), []),
        (BEFORE.format("vigorish 2 1500 taken"), ["tie-vigorish-wrong"]),
        ("vigorish taken cents=2000 seat=4\n" + NEXT, ["tie-vigorish-wrong"]),
        ("vigorish taken cents=2000 seat=4\n" + BEFORE.format("vigorish taken cents=500 seat=4"), []),
        ("between; vigorish taken cents=2500 seat=4\n" + NEXT, []),
        ("between; table-close\n", ["tie-vigorish-not-taken"]),
    ],
)
def test_it_is_awaited_from_file_to_file(text: str, found: list[str], chapter: str) -> None:
    """A log that goes on in another between the rounds is judged as it is in one."""
    whole = written(BARE + TIED + text, chapter, "")
    lines = whole.lines()
    (end, *_) = (at for at, line in enumerate(lines, 1) if json.loads(line)["kind"] == "round-end")
    one, two = (replayed_lines(logs, whole, law_of(chapter)) for logs in ([lines], [lines[:end], lines[end:]]))
    for report in (one, two):
        assert [finding.rule for finding in report.findings] == found
    for rule in ("tie-vigorish-not-taken", "tie-vigorish-wrong"):
        assert one.tally(rule, chapter) == two.tally(rule, chapter)


def test_what_is_collected_late_was_owed() -> None:
    amounts = "always marker-placed marker-placed.cents marker-removed\n"
    late = TIED + NEXT + "vigorish collected cents={} seat=4\n"
    assert told(amounts + late.format(2500), "vigorish-collected-not-owed") == {
        "vigorish-collected-not-owed": "0 1 0 0"
    }
    assert told(amounts + late.format(2505), "vigorish-collected-not-owed") == {
        "vigorish-collected-not-owed": "1 0 0 0"
    }
