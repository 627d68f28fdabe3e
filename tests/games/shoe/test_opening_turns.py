"""Steps of an opening in their turn: what makes good, what is of another batch, and what does not tell."""

import pytest

from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

ONE = "filed cards.decks 6; filed cards.shuffler manual; filed cards.shoe single; filed cards.preshuffled false\n"
TWO = "filed cards.decks 6; filed cards.shuffler automated; filed cards.shoe single; filed cards.preshuffled false\n"
ROUND = "\nround; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9Cv 5S\n"
LOOK = "inspection cards n=0 by=dealer:D1"
RED, BLUE = f"decks 6 back=red; {LOOK} back=red; ", f"decks 6 back=blue; {LOOK} back=blue; "
RULES = (
    "cards-inspection-unverified",
    "spread-before-inspection",
    "spread-before-verification",
    "stacked-before-washed",
    "washed-after-shuffle",
    "washed-before-spread",
    "idle-cards-spread-in-part",
    "idle-cards-stacked-early",
)


def told(text: str, filed: str = ONE, chapter: str = "633a") -> list[str]:
    """The rules that are broken, of those on the turn of the steps."""
    report = replayed(written(filed + text, chapter, "blackjack" if chapter == "633a" else ""), law_of(chapter))
    assert not report.faults
    return [one.rule for one in report.findings if one.rule in RULES]


def opened(back: str, *, spread: str = "spread", shuffled: bool = True) -> str:
    """The decks with this back are spread, washed, stacked and shuffled."""
    steps = f"{spread} n=6 back={back}; wash n=6 back={back}; stack n=312 back={back}; "
    return steps + (f"shuffle back={back} by=shuffler; " if shuffled else "")


@pytest.mark.parametrize(
    ("verified", "broken"),
    [
        ("verify ref=1001 by=floorperson:F1; verify ref=1003 by=floorperson:F1; ", []),
        ("verify by=floorperson:F1; ", []),
        ("verify ref=1003 by=floorperson:F1; ", ["cards-inspection-unverified"]),
        ("verify ref=1001 by=dealer:D1; verify ref=1003 by=floorperson:F1; ", ["cards-inspection-unverified"]),
        ("sometimes verify\nverify ref=1003 by=floorperson:F1; ", []),
    ],
)
def test_the_inspection_of_each_batch_is_verified(verified: str, broken: list[str]) -> None:
    head, _, rows = verified.rpartition("\n")
    text = f"{head}\nbetween; {RED}{BLUE}{rows}{opened('red')}{opened('blue')}{ROUND}"
    assert told(text, TWO) == broken


def test_one_batch_may_be_spread_before_the_other_is_inspected() -> None:
    red, blue = opened("red"), opened("blue")
    assert (
        told(f"between; {RED}verify by=floorperson:F1; {red}{BLUE}verify by=floorperson:F1; {blue}{ROUND}", TWO) == []
    )


def test_a_batch_is_not_spread_before_its_own_inspection() -> None:
    decks = f"between; decks 6 back=red; {BLUE}verify by=floorperson:F1; spread n=6 back=red; {LOOK} back=red; "
    assert told(f"{decks}verify by=floorperson:F1; wash n=6 back=red; {opened('blue')}{ROUND}", TWO) == [
        "spread-before-inspection"
    ]


def test_a_second_verification_after_the_spread_is_lawful() -> None:
    verified = "verify ref=1001 by=floorperson:F1"
    text = f"between; {RED}{verified}; spread n=6 back=red; {verified}; wash n=6 back=red\nround; deal 1 9C\n"
    assert told(text, "filed cards.shuffler manual\n", "541") == []


@pytest.mark.parametrize(
    ("steps", "broken"),
    [
        ("wash n=6; spread n=6; shuffle", ["washed-before-spread"]),
        ("wash n=6; spread n=6; wash n=6; shuffle", []),
        ("wash n=6; spread n=6 down; shuffle", []),
        ("spread n=6; shuffle; wash n=6", ["washed-after-shuffle"]),
        ("spread n=6; shuffle; wash n=6; shuffle", []),
        ("spread n=6; wash n=6; shuffle; spread n=6", []),
    ],
)
def test_a_later_step_makes_good(steps: str, broken: list[str]) -> None:
    assert told(f"between; decks 6; {steps}{ROUND}") == broken


def test_rows_without_backs_do_not_tell_of_which_of_two_batches_they_are() -> None:
    decks = "between; decks 6 back=red; decks 6 back=blue; "
    assert told(f"{decks}wash n=6; spread n=6; spread n=6; wash n=6; shuffle; shuffle{ROUND}", TWO) == []
    assert told(f"{decks}spread n=6; wash n=6; shuffle; spread n=6; wash n=6{ROUND}", TWO) == []


LEFT = f"{ROUND}between; player-leaves 1; idle start; "
IDLE = f"between; decks 6 back=red; decks 6 back=blue; spread n=6 back=red{LEFT}"


@pytest.mark.parametrize(
    ("steps", "broken"),
    [
        ("spread n=6 down back=red; player-arrives 1; stack back=red", []),
        ("spread n=6 down back=red; stack back=red; player-arrives 1", ["idle-cards-stacked-early"]),
        ("spread n=6 down back=red; stack back=red; player-arrives 1; stack back=red", []),
        ("spread n=6 down back=red; shuffle back=blue by=shuffler; player-arrives 1; stack back=red", []),
        ("spread n=6 down back=red; shuffle by=shuffler; player-arrives 1; stack back=red", []),
        ("spread n=5 down back=red; player-arrives 1", ["idle-cards-spread-in-part"]),
        ("spread n=5 down back=red; spread down back=red; player-arrives 1", []),
        ("spread n=3 down back=red; spread n=3 down back=red; player-arrives 1", []),
    ],
)
def test_cards_of_an_idle_table_await_a_player(steps: str, broken: list[str]) -> None:
    assert told(f"{IDLE}{steps}{ROUND}", TWO) == broken


@pytest.mark.parametrize(
    ("decks", "filed", "broken"),
    [
        ("decks 6 back=red", ONE, ["idle-cards-spread-in-part"]),
        ("decks 6 back=red; decks 6 back=blue", TWO, ["idle-cards-spread-in-part"]),
        ("decks 6 back=red; decks 6 back=red", TWO, []),
        ("decks 6 back=red; decks 6 back=red; decks 6 back=blue", TWO, []),
        ("decks 6 back=red", TWO, []),
        ("decks 6; decks 6", TWO, []),
    ],
)
def test_only_the_decks_of_the_batch_in_play_are_spread(decks: str, filed: str, broken: list[str]) -> None:
    text = f"between; {decks}; spread n=6 back=red{LEFT}spread n=5 down back=red; player-arrives 1{ROUND}"
    assert told(text, filed) == broken


@pytest.mark.parametrize(
    ("steps", "broken"),
    [
        ("shuffle back=red by=dealer; wash n=6 back=red", True),
        ("shuffle back=red by=dealer; wash n=6 back=red; shuffle back=red by=dealer", False),
        ("wash n=6 back=red; shuffle back=red by=dealer", False),
        ("sometimes shuffle\nshuffle back=red by=dealer; wash n=6 back=red", False),
    ],
)
def test_cards_of_an_idle_table_are_shuffled_after_they_were_washed(steps: str, broken: bool) -> None:
    head, _, rows = steps.rpartition("\n")
    text = f"{head}\nbetween; decks 6 back=red{LEFT}spread n=6 down back=red; player-arrives 1; {rows}{ROUND}"
    report = replayed(written(ONE + text, "633a", "blackjack"), law_of("633a"))
    assert ("idle-cards-dealt-unshuffled" in [one.rule for one in report.findings]) is broken


@pytest.mark.parametrize(
    ("filed", "broken"),
    [("filed cards.shuffler manual\n", ["washed-after-shuffle"]), ("filed cards.shuffler automated\n", []), ("", [])],
)
def test_a_device_spares_a_minibaccarat_dealer_the_shuffle(filed: str, broken: list[str]) -> None:
    rows = "decks 6 back=red; spread n=6 back=red; shuffle back=red; wash n=6 back=red"
    assert told(f"between; {rows}\nround; deal 1 9C\n", filed, "541") == broken


@pytest.mark.parametrize(
    ("steps", "broken"),
    [
        ("verify by=floorperson:F1; {look}; spread n=6; wash n=6", ["cards-inspection-unverified"]),
        ("verify by=floorperson:F1; {look}; verify by=floorperson:F1; spread n=6; wash n=6", []),
        ("sometimes inspection\nverify by=floorperson:F1; {look}; spread n=6; wash n=6", []),
    ],
)
def test_what_was_not_inspected_yet_is_not_verified(steps: str, broken: list[str]) -> None:
    head, _, rows = steps.format(look=LOOK).rpartition("\n")
    assert told(f"{head}\nbetween; decks 6; {rows}{ROUND}") == broken


def test_a_batch_inspected_after_the_verification_is_not_verified() -> None:
    text = f"between; {RED}verify by=floorperson:F1; {opened('red')}{BLUE}{opened('blue')}{ROUND}"
    assert told(text, TWO) == ["cards-inspection-unverified"]


@pytest.mark.parametrize(
    ("steps", "broken"),
    [
        ("spread n=6; stack; wash n=6; shuffle", ["stacked-before-washed"]),
        ("spread n=6; stack; wash n=6; stack; shuffle", []),
        ("spread n=6; wash n=6; stack; wash n=6; shuffle", []),
        ("sometimes stack\nspread n=6; stack; wash n=6; shuffle", []),
    ],
)
def test_cards_are_stacked_once_they_are_washed(steps: str, broken: list[str]) -> None:
    head, _, rows = steps.rpartition("\n")
    assert told(f"{head}\nbetween; decks 6; {rows}{ROUND}") == broken


def test_a_stack_without_its_back_may_be_of_either_batch() -> None:
    rows = "spread n=6 back=red; wash n=6 back=red; spread n=6 back=blue; stack; wash n=6 back=blue; stack back=red"
    assert told(f"between; decks 6 back=red; decks 6 back=blue; {rows}{ROUND}", TWO) == []


FILLED = "between; decks 6 back=red; load-shoe back=red; burn back=red dest=rack"


@pytest.mark.parametrize(
    ("steps", "broken"),
    [
        ("shoe-emptied; spread; player-arrives 1; stack", True),
        ("rack-emptied; spread; player-arrives 1; stack", True),
        ("shoe-emptied; rack-emptied; spread; player-arrives 1; stack", False),
        ("shoe-emptied; spread; player-arrives 1; rack-emptied; stack", False),
        ("shoe-emptied; spread n=6 down; player-arrives 1; stack", False),
        ("shoe-emptied; spread n=5 down; player-arrives 1; stack", False),
    ],
)
def test_shoe_and_rack_of_an_idle_table_are_emptied(steps: str, broken: bool) -> None:
    always = "always shoe-emptied rack-emptied\n"
    report = replayed(written(f"{ONE}{always}{FILLED}{LEFT}{steps}{ROUND}", "633a", "blackjack"), law_of("633a"))
    assert ("idle-cards-left-in-shoe-or-rack" in [one.rule for one in report.findings]) is broken


@pytest.mark.parametrize("always", ["", "always shoe-emptied\n", "sometimes rack-emptied\nalways shoe-emptied\n"])
def test_what_is_not_always_recorded_does_not_tell_that_the_rack_was_left(always: str) -> None:
    steps = "shoe-emptied; spread; player-arrives 1; stack"
    report = replayed(written(f"{ONE}{always}{FILLED}{LEFT}{steps}{ROUND}", "633a", "blackjack"), law_of("633a"))
    assert "idle-cards-left-in-shoe-or-rack" not in [one.rule for one in report.findings]


CHANGED = "round; deal 1 9C\nbetween; shoe-emptied; card-change; decks 8; "
OPENED = "inspection cards n=0 by=dealer:D1; verify by=floorperson:F1; spread n=8; wash n=8; stack; shuffle"


@pytest.mark.parametrize(
    ("steps", "noted"),
    [
        (OPENED, False),
        (f"shuffle; {OPENED}", False),
        ("spread n=8; wash n=8; stack; inspection cards n=0 by=dealer:D1; verify by=floorperson:F1; shuffle", True),
        ("inspection cards n=0 by=dealer:D1; verify by=floorperson:F1; spread n=8; shuffle; wash n=8; stack", True),
        ("inspection cards n=0 by=dealer:D1; verify by=floorperson:F1; wash n=8; stack; spread n=8; shuffle", True),
        (f"sometimes inspection\n{OPENED.partition('; ')[2]}", False),
    ],
)
def test_decks_changed_at_a_table_in_play_are_opened_in_turn(steps: str, noted: bool) -> None:
    head, _, rows = steps.rpartition("\n")
    text = f"filed cards.preshuffled false\n{head}\n{CHANGED}{rows}\nround; deal 1 9C\n"
    report = replayed(written(text, "543", ""), law_of("543"))
    assert ("changed-cards-not-opened" in [one.rule for one in report.findings]) is noted


TENS = "card-removed torn 10? n=24 dest=box by=floorperson:F1"


@pytest.mark.parametrize(
    ("filed", "rows", "late"),
    [
        (ONE, f"decks 6; {TENS}; spread n=6; wash n=6", False),
        (ONE, f"decks 6; spread n=6; {TENS}; wash n=6", True),
        (ONE, f"decks 6; spread n=6; {TENS.replace('24', '6')}; wash n=6", True),
        (ONE, f"decks 6; spread n=6; {TENS.replace('24', '1')}; wash n=6", False),
        (ONE, f"decks 6; spread n=6 down; {TENS}; wash n=6", False),
        (TWO, f"decks 6 back=red; decks 6 back=blue; {opened('red')}{TENS} back=blue; {opened('blue')}", False),
        (TWO, f"decks 6 back=red; spread n=6 back=red; {TENS} back=red; wash n=6 back=red", True),
    ],
)
def test_tens_are_taken_out_before_their_decks_are_spread(filed: str, rows: str, late: bool) -> None:
    text = f"{filed}between; {rows}\nround; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9Cv 5S\n"
    report = replayed(written(text, "551", ""), law_of("551"))
    assert not report.faults
    assert ("tens-removed-late" in [one.rule for one in report.findings]) is late
