"""§ 551.3 and § 551.4(b): decks without 10s, and the 10s taken out at the opening."""

import pytest

from tests.chapters.ch551_spanish_21.rows import POSITIONS
from tests.chapters.ch551_spanish_21.spanish import filed
from tests.games.blackjack.playrows import judged, said
from tests.said import play_rules

RULES = frozenset(
    play_rules(
        "551",
        "play_cards",
        also=(
            "ace-counted-high",
            "ace-counted-low",
            "face-card-misvalued",
            "number-card-misvalued",
            "tens-not-in-their-box",
            "tens-put-aside-whole",
            "tens-removed-by-dealer-alone",
            "tens-removed-late",
        ),
    )
) | {"more-cards-than-the-decks-hold"}
ALWAYS = "always decks deal shuffle load-shoe burn card-removed card-removed.what\n"
WAGER = "wager wager={0} what=spanish-21 seat={0} hand={0} player=P{0} cents=1000\n"
ONE = WAGER.format(1) + "cards 1:JH 0:9C 1:9D 0:8S\n"
DECKS = "- decks n=6\n- inspection what=cards by=dealer\n"
REMOVED = "@x - card-removed card=10C n=24 what=torn by=floorperson dest=box\n"
MIXED = "- spread face=up\n- wash\n- stack n=288\n- shuffle by=dealer\n- load-shoe n=288 by=dealer\n"

OPENINGS: tuple[tuple[str, str, list[tuple[str, str]]], ...] = (
    ("removed, torn, in their box", DECKS + REMOVED + MIXED, []),
    (
        "put aside whole",
        DECKS + REMOVED.replace("what=torn", "what=none") + MIXED,
        [("tens-put-aside-whole", "551.4(b)")],
    ),
    (
        "put aside, whether torn not said though always recorded",
        DECKS + REMOVED.replace("what=torn ", "") + MIXED,
        [("tens-put-aside-whole", "551.4(b)")],
    ),
    (
        "a number of cards without their rank",
        DECKS + REMOVED.replace("card=10C ", "").replace("what=torn", "what=none") + MIXED,
        [("tens-put-aside-whole", "551.4(b)")],
    ),
    (
        "another number of cards without their rank",
        DECKS + REMOVED.replace("card=10C n=24", "n=1").replace("what=torn", "what=none") + MIXED,
        [],
    ),
    ("in the rack", DECKS + REMOVED.replace("dest=box", "dest=rack") + MIXED, [("tens-not-in-their-box", "551.4(b)")]),
    ("in the envelope", DECKS + REMOVED.replace("dest=box", "dest=envelope") + MIXED, []),
    (
        "removed after the washing",
        DECKS + MIXED.replace("- stack", REMOVED + "- stack"),
        [("tens-removed-late", "551.3(a)")],
    ),
    (
        "a shoe with all cards",
        DECKS + REMOVED + MIXED.replace("@x ", "").replace("- load-shoe n=288", "@y - load-shoe n=289"),
        [("more-cards-than-the-decks-hold", "551.3(a)")],
    ),
    ("decks without 10s from the start", DECKS + MIXED, []),
)


@pytest.mark.parametrize(("name", "opening", "expected"), OPENINGS, ids=[one[0] for one in OPENINGS])
def test_the_opening(name: str, opening: str, expected: list[tuple[str, str]]) -> None:
    """The 10s are removed during the inspection, torn, and put where the decks came from; 48 cards are left."""
    report, log = judged(ALWAYS + opening + ONE, filed())
    label = "y" if "@y" in opening else "x"
    assert said(report, log, RULES) == [(rule, cite, label, None, "fail") for rule, cite in expected]


def test_a_sound_opening_is_judged() -> None:
    """None of the rules is passed over."""
    report, _ = judged(ALWAYS + DECKS + REMOVED + MIXED + ONE, filed())
    for rule in (
        *("tens-put-aside-whole", "tens-not-in-their-box", "tens-removed-late"),
        *("more-cards-than-the-decks-hold", "card-beyond-decks"),
    ):
        assert report.tally(rule).passed > 0, rule


def test_whether_torn_is_not_recorded() -> None:
    """Then it is not checkable."""
    always = ALWAYS.replace(" card-removed.what", "")
    report, _ = judged(always + DECKS + REMOVED.replace("what=torn ", "") + MIXED + ONE, filed())
    assert {finding.rule for finding in report.findings} <= {"no-card-removed-from-new-shoe"}
    assert report.tally("tens-put-aside-whole").missing == {"whether the cards were torn": 1}


@pytest.mark.parametrize(("copies", "broken"), [(6, False), (7, True)])
def test_cards_alike(copies: int, broken: bool) -> None:
    """Six decks hold six of each card; the seventh between two shuffles is one too many."""
    bets = "".join(WAGER.format(seat) for seat in range(1, 8))
    firsts = " ".join(f"{seat}:{'JH' if seat <= copies else 'QD'}" for seat in range(1, 8))
    seconds = " ".join(f"{seat}:9{'CDHS'[seat % 4]}" for seat in range(1, 8))
    report, log = judged(f"{ALWAYS}- shuffle by=dealer\n{bets}cards {firsts} 0:2C {seconds} 0:8S", filed())
    assert [one[:2] for one in said(report, log, RULES)] == [("card-beyond-decks", "551.3(a)")] * broken


@pytest.mark.parametrize(
    ("how", "expected"),
    [("torn", []), ("none", [("found-ten-not-torn", "551.16(b)", "x", None, "fail")])],
)
def test_a_ten_found_before_the_first_card_of_new_decks(how: str, expected: list[tuple[object, ...]]) -> None:
    """It was not taken out at the opening: it is a 10 found in the shoe, in a round or between two."""
    find = f"card-removed card=10H n=1 what={how} by=floorperson source=shoe dest=box\n"
    late = RULES | {"found-ten-not-torn", "found-ten-not-in-its-box"}
    for play in (WAGER.format(1) + "@x " + find + ONE.removeprefix(WAGER.format(1)), "@x - " + find + ONE):
        report, log = judged(ALWAYS + POSITIONS + DECKS + REMOVED.removeprefix("@x ") + MIXED + play, filed())
        assert said(report, log, late) == expected
        assert report.tally("found-ten-not-in-its-box").passed == 1
        assert report.tally("tens-removed-late").passed == 1


@pytest.mark.parametrize(("number", "late"), [(1, False), (24, True)])
def test_a_ten_taken_after_the_washing_from_where_it_is_not_told_may_have_been_found(number: int, late: bool) -> None:
    """As many as six decks hold were not found, but taken out late."""
    taken = f"@x - card-removed card=10H n={number} what=none by=floorperson dest=box\n"
    report, log = judged(ALWAYS + DECKS + REMOVED.removeprefix("@x ") + MIXED + taken + ONE, filed())
    found = {rule for rule, *_ in said(report, log, RULES)}
    assert found == ({"tens-removed-late", "tens-put-aside-whole"} if late else set())
    assert bool(report.tally("tens-removed-late").missing) != late
