"""Cards found face up in the shoe, and the cards that the first of a new shoe calls for: both counts together."""

import pytest

from tests.games.baccarat.cases import Case, Finds, breaks, filing
from tests.games.baccarat.rounds import OPENING

CHAPTERS = [("541", "541.14(d)", "541.5(g)"), ("543", "543.14(d)", "543.5(g)"), ("545", "545.15(d)", "545.5(f)")]

BESIDE, BURN = "face-up-cards-miscounted", "further-cards-miscounted"
ANEW, AS_TEN, AS_BURNED = (
    "face-up-card-among-others-counted-anew",
    "face-up-card-counted-as-ten",
    "face-up-card-counted-as-burned",
)
NONE_REMOVED = "no-card-removed-from-new-shoe"
RULES = (
    *(BESIDE, BURN, ANEW, AS_TEN, AS_BURNED, NONE_REMOVED, "cards-beside-face-up-card-drawn-face-down"),
    *("removed-cards-not-shown", "removed-cards-not-discarded", "face-up-card-not-discarded"),
)
NOTED = (ANEW, AS_TEN, AS_BURNED)

FILLED = OPENING.replace("first 3C 3\n", "")
DEALT = "close\nplayer 9C\nbanker 3D\nplayer KC\nbanker 5D\ncalled\nresult player"


def rows(chapter: str, acts: str) -> str:
    """``f2 +2`` a card found face up and two more; ``b3 +3`` the shoe's first card and three more; stars as elsewhere."""
    place = "rack" if chapter == "541" else "bucket"
    lines = []
    for act in acts.split():
        star = "*" * act.count("*")
        act = act.strip("*")
        if act[0] == "f":
            row = f'"kind": "card-face-up", "card": "{act[1:]}C", "source": "shoe", "dest": "{place}"'
        elif act[0] == "b":
            row = f'"kind": "burn", "card": "{act[1:]}H", "face": "up", "source": "shoe", "dest": "{place}", "what": "first-card"'
        else:
            what = "" if act[0] == "?" else ', "what": "counted"'
            row = f'"kind": "burn", "n": {act[1:]}, "face": "up", "source": "shoe", "dest": "{place}"{what}'
        lines.append(f"{star}{{{row}}}")
    return "\n".join(lines)


def case(chapter: str, acts: str, told: str, cites: tuple[str, str]) -> Case:
    """A new shoe with these acts before its first round; a rule that is told is cited at what it counts."""
    finds: tuple[Finds, ...] = ()
    dealt = DEALT
    if told:
        cite = cites[1] if told in (BURN, NONE_REMOVED) else cites[0]
        finds = breaks(told, cite, noted=told in NOTED)
        if told == BURN:
            dealt = DEALT.replace("player 9C", "*player 9C")
    text = f"between\n{rows(chapter, acts)}"
    return Case(
        acts,
        (text, dealt),
        finds,
        chapter=chapter,
        filing=filing(chapter),
        opening=FILLED,
        only=RULES,
    )


@pytest.mark.parametrize(("chapter", "beside", "burn"), CHAPTERS)
@pytest.mark.parametrize(
    ("acts", "told"),
    [
        ("b3 +3", ""),
        # Before the first card of the shoe.
        ("f2 +2 b3 +3", ""),
        ("f2 b3 +5", ""),
        ("f2 ?2 ?1 ?3", ""),
        ("*f2 +1 b3 +3", BESIDE),
        ("*f2 +3 b3 +3", BESIDE),
        ("f2 +2 b3 +2", BURN),
        ("f2 +2 b3 +4", BURN),
        ("fK b3 +3", ""),
        ("*fK +10 b3 +3", AS_TEN),
        ("*fK +9 b3 +3", BESIDE),
        # It is the first card itself.
        ("*f2 +2", AS_BURNED),
        ("*f2 +1", BESIDE),
        ("*fK +10", AS_BURNED),
        # Among those that the first card calls for, as one of them or not.
        ("b3 +1 f2 +4", ""),
        ("b3 +1 f2 +3", ""),
        ("b3 +1 *f2 +1", AS_BURNED),
        ("b3 +1 f2 +2", BURN),
        ("b3 +1 f2 +5", BURN),
        ("b3 +1 fK +2", ""),
        ("b3 +1 fK +1", ""),
        ("b3 +1 *fK +12", AS_TEN),
        # After them.
        ("bA +1 f2 +2", ""),
        ("bA +1 *f2 +1", BESIDE),
        ("bA +1 *f2 +3", BESIDE),
        # One behind the other, and one among the cards drawn for the other.
        ("bA +1 f2 f3 +1", ""),
        ("bA +1 *f2 f3 +4", ANEW),
        ("bA +1 *f2 f3 +5", ANEW),
        ("bA +1 *f2 f3 +3", BESIDE),
        ("bA +1 *f2 f3 +6", BESIDE),
        ("bA +1 *f2 +1 f3 +4", ANEW),
        ("bA +1 f2 +2 f3 +3", ""),
    ],
)
def test_both_counts(chapter: str, beside: str, burn: str, acts: str, told: str) -> None:
    case(chapter, acts, told, (beside, burn)).holds()


@pytest.mark.parametrize(("chapter", "beside", "burn"), CHAPTERS)
@pytest.mark.parametrize(
    ("acts", "told"),
    [
        ("f2 +2", ""),
        ("*f2 +1", BESIDE),
        ("*f2 +3", BESIDE),
        ("f2 f3 +1", ""),
        ("*f2 f3 +4", ANEW),
        ("*f2 f3 +5", ANEW),
        ("*f2 f3 +6", BESIDE),
        ("*f2 +1 f3 +4", ANEW),
        ("f2 +2 f3 +3", ""),
        ("*f2 f3 f2 +7", ANEW),
        ("*f2 f3 f2 +8", BESIDE),
        ("*fK f9 +19", ANEW),
        ("*fK +10", AS_TEN),
    ],
)
def test_in_a_round(chapter: str, beside: str, burn: str, acts: str, told: str) -> None:
    text = f"close\nplayer 9C\nbanker 3D\n{rows(chapter, acts)}\nplayer KC\nbanker 5D\ncalled\nresult player"
    finds = breaks(told, beside, noted=told in NOTED) if told else ()
    Case(acts, (text,), finds, chapter=chapter, filing=filing(chapter), only=RULES).holds()


@pytest.mark.parametrize("acts", ["f? +2 b3 +3", "b? +3 f2 +2", "b3 +1 f? +4", "fK ?10 ?1 ?3"])
def test_a_rank_that_is_not_recorded(acts: str) -> None:
    acts = acts.replace("?C", "?")
    text = rows("541", acts).replace('"?C"', '"?"').replace('"?H"', '"?"')
    fact = {"f": "the card, and a record of every card removed from the shoe"}
    missing = ((BESIDE, fact["f"]),)
    Case(acts, (f"between\n{text}", DEALT), missing=missing, opening=FILLED, only=RULES).holds()


@pytest.mark.parametrize("acts", ["f2 +1 b3 +3", "b3 +1 f2 +2", "bA +1 f2 +1"])
def test_cards_removed_that_are_not_always_recorded(acts: str) -> None:
    missing = ((BESIDE, "the card, and a record of every card removed from the shoe"),)
    Case(
        acts,
        (f"between\n{rows('541', acts)}", DEALT),
        missing=missing,
        opening=FILLED,
        only=RULES,
        undeclared=("burn",),
    ).holds()


@pytest.mark.parametrize(("chapter", "beside", "burn"), CHAPTERS)
@pytest.mark.parametrize(("acts", "rule"), [("f2 +1", BESIDE), ("f2 f3 +4", ANEW)])
def test_ends_of_rounds_that_are_not_always_recorded(
    chapter: str, beside: str, burn: str, acts: str, rule: str
) -> None:
    """That some rows tell of an end does not say that each would."""
    text = f"close\nplayer 9C\nbanker 3D\n{rows(chapter, acts)}\nplayer KC\nbanker 5D\ncalled\nresult player"
    missing = ((rule, "the end of each round"),)
    Case(
        acts, (text,), missing=missing, chapter=chapter, filing=filing(chapter), only=RULES, undeclared=("round-end",)
    ).holds()


def test_cards_of_either_count_face_down() -> None:
    """Those beside the card found face up by § 541.14(d), those of the first card by § 541.5(g)."""
    acts = rows("541", "f2 *+2 b3 *+3").replace('"n": 2, "face": "up"', '"n": 2, "face": "down"')
    acts = acts.replace('"n": 3, "face": "up"', '"n": 3, "face": "down"')
    finds = (
        *breaks("cards-beside-face-up-card-drawn-face-down", "541.14(d)"),
        *breaks("removed-cards-not-shown", "541.5(g)"),
    )
    Case("down", (f"between\n{acts}", DEALT), finds, opening=FILLED, only=RULES).holds()
