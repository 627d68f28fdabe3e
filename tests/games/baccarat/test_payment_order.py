"""§ 545.12(b): one or several dealers pay winning wagers from the highest numbered position down."""

import pytest

from tests.games.baccarat.cases import Case, breaks, filing

WHOLE, HALVES, ALONE = (
    "winners-not-in-descending-order",
    "winners-descending-in-neither-half",
    "winners-of-one-dealer-out-of-order",
)
WON = "cards 9C 3D KC 5D\ncalled\nresult player\n"


def paid(*acts: str) -> str:
    """``5A`` position 5 is paid by dealer A, ``5?`` by a dealer who is not named; a star marks the finding."""
    names = [act.strip("*") for act in acts]
    wagers = "\n".join(f"bet {name[:-1]}p 5000" for name in names)
    pays = []
    for act, name in zip(acts, names, strict=True):
        by = "dealer" if name[-1] == "?" else f"dealer:{name[-1]}"
        pays.append(f"{'*' * act.count('*')}pay {name[:-1]}p 5000 by={by}")
    return "\n".join((wagers, f"{WON}{pays[0]}", *pays[1:]))


@pytest.mark.parametrize(
    ("acts", "told"),
    [
        ("7A 5A 3A", ""),
        ("7A 3B 5A 1B", WHOLE),
        ("3A *5A", ALONE),
        ("5A 3A *7A", ALONE),
        ("3A *5B", WHOLE),
        ("3? *5?", WHOLE),
        ("3A *5?", WHOLE),
        ("3? *5A", WHOLE),
        ("3A 5B *7A", ALONE),
        ("3A 5B *7C", HALVES),
        ("3? 5? *7?", HALVES),
    ],
)
def test_who_pays(acts: str, told: str) -> None:
    listed = acts.split()
    if told == WHOLE and "*" not in acts:
        listed[2] = f"*{listed[2]}"
    finds = breaks(told, "545.12(b)", noted=told == WHOLE) if told else ()
    missing = ((ALONE, "which dealer paid each wager"),) if "?" in acts else ()
    Case(
        acts, (paid(*listed),), finds, chapter="545", filing=filing("545"), only=(WHOLE, HALVES, ALONE), missing=missing
    ).holds()


@pytest.mark.parametrize("chapter", ["541", "543"])
@pytest.mark.parametrize("acts", ["3A *5A", "3A *5B", "3? *5?"])
def test_the_one_dealer_responsible_for_the_wagers_goes_down_the_whole_table(chapter: str, acts: str) -> None:
    """§§ 541.12(b) and 543.12(b) know "the dealer" alone."""
    finds = breaks(WHOLE, f"{chapter}.12(b)")
    Case(acts, (paid(*acts.split()),), finds, chapter=chapter, filing=filing(chapter), only=(WHOLE,)).holds()
