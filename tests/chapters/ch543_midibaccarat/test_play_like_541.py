"""What Chapter 543 says as Chapter 541 does is found at the same events: the cases of 541 at a table of 543."""

from dataclasses import replace

import pytest

from tests.chapters.ch541_minibaccarat import (
    shoes,
    test_play_cut,
    test_play_dealing,
    test_play_irregularities,
    test_play_result,
    test_play_settlement,
    test_play_shoe,
    test_play_stakes,
    test_play_table,
    test_play_third_card,
    test_play_vigorish,
    test_play_wagers,
)
from tests.games.baccarat.cases import Case, breaks, filing
from validator.chapters.registry import chapter_play
from validator.law.versions import law_of

MODULES = (
    test_play_dealing,
    test_play_irregularities,
    test_play_result,
    test_play_settlement,
    test_play_shoe,
    test_play_stakes,
    test_play_table,
    test_play_third_card,
    test_play_vigorish,
    test_play_wagers,
)
UNLIKE = ("cards into a bucket", "deferred beyond the round with a continuous device, and the player leaves")
"""Cases that the two chapters judge otherwise."""
RULES = {rule.id: rule for rule in chapter_play(law_of("543")).rules}


def cases() -> list[Case]:
    """All cases of 541."""
    found: list[Case] = []
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, tuple) and value and all(isinstance(one, Case) for one in value):
                found += value
    return found


def named(case: Case) -> set[str]:
    """The rules that a case names."""
    return (
        {one.rule for one in case.finds}
        | set(case.keeps)
        | {r for r, _ in case.missing}
        | set(case.spared)
        | set(case.only)
    )


def told_for_543(case: Case) -> Case:
    """The same case at a table of 543, under its own paragraphs and readings."""
    finds = tuple(replace(one, cite=RULES[one.rule].cite, noted=bool(RULES[one.rule].reading)) for one in case.finds)
    filed = case.filing.replace('"541"', '"543"') if case.filing else None
    rounds = tuple(text.replace("rack", "bucket") for text in case.rounds)
    return replace(
        case, finds=finds, filing=filed, chapter="543", rounds=rounds, opening=case.opening.replace("rack", "bucket")
    )


def at_openings() -> list[Case]:
    """The cases of 541 on cuts and on the steps of an opening, which its tests put together themselves."""
    opened = test_play_table
    seated = [
        Case(name, (shoes.PLAIN,), finds, (keeps,) if keeps else (), opening=f"{shoes.SEATED}{acts}\n{shoes.REST}")
        for name, acts, finds, keeps in test_play_cut.CUTS
    ]
    steps = [
        Case(
            rule,
            (opened.STARRED if star else opened.PLAIN,),
            breaks(rule, cite),
            opening=opening,
            declared=opened.EVERY,
            only=(rule,),
        )
        for rule, cite, opening, star, _ in opened.STEPS
    ]
    uncut = [
        Case(rule, (shoes.STARRED,), breaks(rule, ""), opening=f"shuffle opening{by}\n{shoes.REST}", filing=filed)
        for rule, by, filed in (
            ("no-cut", "", filing()),
            ("no-cut-where-device-shuffles", " by=shuffler", filing(cards__shuffler="automated")),
        )
    ]
    deep = [
        Case(
            f"{below} cards below",
            (shoes.STARRED if rule else shoes.PLAIN,),
            breaks(rule, "") if rule else (),
            () if rule else ("cover-card-too-low",),
            opening=f"shuffle opening\ncut dealer 100\ninsert {below}\ninsert 0\nload\nfirst 3C 3",
        )
        for below, rule in ((14, ""), (13, "cover-card-one-place-low"), (12, "cover-card-too-low"))
    ]
    burned = [
        Case(
            "a card too few",
            (shoes.STARRED,),
            breaks("further-cards-miscounted", ""),
            opening="shuffle opening\ncut dealer 100\ninsert 20\nload\nfirst KD 9",
        ),
        Case(
            "ten for a king",
            (shoes.PLAIN,),
            keeps=("further-cards-miscounted",),
            opening="shuffle opening\ncut dealer 100\ninsert 20\nload\nfirst KD 10",
        ),
    ]
    return [*seated, *steps, *uncut, *deep, *burned]


ALIKE = [
    told_for_543(case) for case in (*cases(), *at_openings()) if named(case) <= set(RULES) and case.name not in UNLIKE
]


@pytest.mark.parametrize("case", ALIKE, ids=lambda case: case.name)
def test_found_alike(case: Case) -> None:
    case.holds()
