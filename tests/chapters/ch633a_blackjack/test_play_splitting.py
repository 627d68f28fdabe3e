"""Splitting pairs (§ 633a.11) on rounds judged by hand."""

import pytest

from tests.games.blackjack.cases import Case, breaks, logs
from tests.games.blackjack.rounds import filing


def split(cards: str, acts: str, settled: str, dealer: str = "8C TD") -> tuple[str, ...]:
    """One player splits against the dealer's 18."""
    return (f"bet 1 1000\ncards 1 {cards} / dealer {dealer}\n{acts}\nturn\n{settled}\nclear",)


PLAYED = "1 gets TS\n1 stand\n11 gets QS\n11 stand"
WAGERED = (
    '*{{"kind": "wager", "wager": 11, "seat": 1, "player": "P1", "hand": 11, "what": "split", "cents": {}}}\n1 split 11'
)
SETTLED = {
    "tied": "return 1 1000\nreturn 11 {0}",
    "won": "pay 1 1000\nreturn 1 1000\npay 11 {0}\nreturn 11 {0}",
    "lost": "collect 1 1000\ncollect 11 {0}",
}
DEALERS = {"tied": "8C TD", "won": "7C TD", "lost": "9C TD"}
LATE = '{"kind": "wager", "wager": 11, "seat": 1, "player": "P1", "hand": 11, "what": "split", "cents": 1000, "by": "chips"}'
TIED = "return 1 1000\nreturn 11 1000"
UNREAD = "bet 1 1000\ncards 1 8H 8D / dealer TC AD\npeek no-blackjack\n1 split 11 1000\n{}\nturn\n{}\nclear"
FOUR_HANDS = """
1 split 11 1000
1 gets 8S
1 split 12 1000
1 gets 8C
1 split 13 1000
"""
"""A first split and two additional ones, all of hand 1."""
FOUR_PLAYED = "1 gets TS\n1 stand\n13 gets TC\n13 stand\n12 gets TD\n12 stand\n11 gets TH\n11 stand"
FOUR_TIED = "return 1 1000\nreturn 13 1000\nreturn 12 1000\nreturn 11 1000"
ACES = "1 split 11 1000\n1 gets AS\n1 split 12 1000\n"

CASES = (
    # (a): "If the initial two cards dealt to a player are identical in value"
    Case(
        "two 8s",
        split("8H 8D", f"1 split 11 1000\n{PLAYED}", TIED),
        keeps=(
            "split-of-unlike-cards",
            "split-after-two-cards",
            "split-wager-not-equal",
            "split-without-wager",
            "split-wager-after-card",
            "split-wager-after-first-hands-card",
            "split-hand-without-second-card",
            "no-decision-on-split-hand",
            "split-hands-interleaved",
            "splits-over-filed-number",
        ),
    ),
    Case(
        "a king and a 10",
        split("KH TD", "1 split 11 1000\n1 gets 8S\n1 stand\n11 gets 8D\n11 stand", TIED),
        keeps=("split-of-unlike-cards",),
    ),
    Case(
        "two aces",
        split("AH AD", "1 split 11 1000\n1 gets 7S\n1 stand\n11 gets 7D\n11 stand", TIED),
        keeps=("split-of-unlike-cards",),
    ),
    Case(
        "an 8 and a 9",
        split("8H 9D", "*1 split 11 1000\n1 gets TS\n1 stand\n11 gets 9S\n11 stand", TIED),
        breaks("split-of-unlike-cards", "633a.11(a)"),
    ),
    Case(
        "a 9 and a 10",
        split("TH 9D", "*1 split 11 1000\n1 gets 8S\n1 stand\n11 gets 9S\n11 stand", TIED),
        breaks("split-of-unlike-cards", "633a.11(a)"),
    ),
    Case(
        "cards that are not recorded",
        split("8H 8D", f"1 split 11 1000\n{PLAYED}", TIED),
        never=("deal.card", "expose.card"),
        missing=(("split-of-unlike-cards", "the cards of the hand"),),
    ),
    Case(
        "after a third card",
        (
            "bet 1 1000\ncards 1 4H 4D / dealer 8C TD\n1 hit 4S\n*1 split 11 1000\n1 stand\n"
            "11 gets TS\n11 hit 4C\n11 stand\nturn\ncollect 1 1000\nreturn 11 1000\nclear",
        ),
        breaks("split-after-two-cards", "633a.11(a)"),
    ),
    # (a): "a wager on the second hand formed in an amount equal to his original Blackjack Wager"
    *(
        Case(
            f"{name} wager on the second hand, {ended}",
            split("8H 8D", f"{WAGERED.format(cents)}\n{PLAYED}", SETTLED[ended].format(cents), DEALERS[ended]),
            breaks("split-wager-not-equal", "633a.11(a)", 1 if short else None, short),
        )
        for name, cents, ended, short in (
            ("a smaller", 999, "tied", None),
            ("a smaller", 999, "won", "P1"),
            ("a smaller", 999, "lost", "the house"),
            ("a larger", 1001, "tied", None),
            ("a larger", 1001, "won", "the house"),
            ("a larger", 1001, "lost", "P1"),
        )
    ),
    Case(
        "no wager on the second hand",
        split("8H 8D", f"1 split 11\n{PLAYED}", "return 1 1000\n*end"),
        breaks("split-without-wager", "633a.11(a)"),
    ),
    Case(
        "the wager on the second hand made when its second card is known",
        split("8H 8D", f"1 split 11\n1 gets TS\n1 stand\n11 gets QS\n*{LATE}\n11 stand", TIED),
        breaks("split-wager-after-card", "633a.11(a)"),
    ),
    Case(
        "the wager on the second hand made once the split is there",
        split("8H 8D", f"1 split 11\n{LATE}\n{PLAYED}", TIED),
        keeps=("split-wager-after-card", "split-wager-after-first-hands-card"),
    ),
    Case(
        "wagers that the source does not always record",
        split("8H 8D", f"1 split 11\n{PLAYED}", "return 1 1000"),
        undeclared=("wager",),
        missing=(("split-without-wager", "the wagers on split hands"),),
    ),
    Case(
        "amounts that are not recorded",
        split("8H 8D", f"1 split 11 1000\n{PLAYED}", TIED),
        never=("wager.cents",),
        missing=(("split-wager-not-equal", "the amounts of both wagers"),),
    ),
    # (b): "complete the player's decisions with respect to the first incomplete hand ... before ... the second hand"
    Case(
        "a card to the second hand first, then the first",
        split("8H 8D", "1 split 11 1000\n1 gets TS\n*11 gets QS\n1 stand\n11 stand", TIED),
        breaks("split-hands-interleaved", "633a.11(b)"),
    ),
    Case(
        "the first hand drawn to 21 needs no word",
        split(
            "8H 8D",
            "1 split 11 1000\n1 gets 3S\n1 hit TS\n11 gets QS\n11 stand",
            "pay 1 1000\nreturn 1 1000\nreturn 11 1000",
        ),
        keeps=("split-hands-interleaved",),
    ),
    Case(
        "the first hand goes over 21",
        split(
            "8H 8D",
            "1 split 11 1000\n1 gets 5S\n1 hit TS\ncollect 1 1000\nremove 1\n11 gets QS\n11 stand",
            "return 11 1000",
        ),
        keeps=("split-hands-interleaved",),
    ),
    Case(
        "no second card",
        split("8H 8D", "1 split 11 1000\n1 gets TS\n1 stand\n11 stand", "return 1 1000\n*collect 11 1000"),
        breaks("split-hand-without-second-card", "633a.11(b)"),
    ),
    Case(
        "cards that the source does not always record",
        split("8H 8D", "1 split 11 1000\n1 gets TS\n1 stand\n11 stand", "return 1 1000\ncollect 11 1000"),
        undeclared=("deal",),
        missing=(("split-hand-without-second-card", "every card dealt"),),
    ),
    # (c): "After a second card is dealt to each split pair hand, the player shall indicate his decision"
    Case(
        "no decision on the second hand",
        split("8H 8D", "1 split 11 1000\n1 gets TS\n1 stand\n11 gets QS", "return 1 1000\n*return 11 1000"),
        breaks("no-decision-on-split-hand", "633a.11(c)"),
    ),
    Case(
        "decisions that the source does not always record",
        split("8H 8D", "1 split 11 1000\n1 gets TS\n1 stand\n11 gets QS", TIED),
        undeclared=("choice",),
        missing=(("no-decision-on-split-hand", "the players' decisions"),),
    ),
    Case(
        "an ace on a card that was not recorded, which may be 21",
        split("? ?", "1 split 11 1000\n1 gets AH\n11 gets QS\n11 stand", TIED),
        missing=(("no-decision-on-split-hand", "the cards of the hand"),),
    ),
    # (c): "the number of additional times a patron may split pairs, including aces"
    Case(
        "two additional splits",
        split("8H 8D", f"{FOUR_HANDS}{FOUR_PLAYED}", FOUR_TIED),
        keeps=("splits-over-filed-number",),
    ),
    Case(
        "a third additional split of the same hand",
        split(
            "8H 8D",
            f"{FOUR_HANDS}1 gets 8H\n*1 split 14 1000\n14 gets TS\n14 stand\n{FOUR_PLAYED}".replace(
                "14 gets TS\n14 stand\n1 gets TS\n1 stand", "1 gets TS\n1 stand\n14 gets TS\n14 stand"
            ),
            f"return 14 1000\n{FOUR_TIED}",
        ),
        breaks("splits-over-filed-number", "633a.11(c)"),
    ),
    Case(
        "a third additional split of the box, the second of a hand",
        split(
            "8H 8D",
            f"{FOUR_HANDS}{FOUR_PLAYED}".replace("11 gets TH", "11 gets 8H\n*11 split 14 1000\n11 gets TH").replace(
                "11 stand", "11 stand\n14 gets TS\n14 stand"
            ),
            f"{FOUR_TIED}\nreturn 14 1000",
        ),
        breaks("splits-over-filed-number-of-box", "633a.11(c)", noted=True),
    ),
    Case(
        "no number filed",
        split("8H 8D", f"1 split 11 1000\n{PLAYED}", TIED),
        filing=filing(splitting_additional_splits="", splitting_additional_splits_of_aces=""),
        missing=(("splits-over-filed-number", "the number of splits that the filing allows"),),
    ),
    Case(
        "one additional split of aces",
        split(
            "AH AD",
            f"{ACES}1 gets 7S\n1 stand\n12 gets 7D\n12 stand\n11 gets 7C\n11 stand",
            "return 1 1000\nreturn 12 1000\nreturn 11 1000",
        ),
        keeps=("splits-of-aces-over-filed-number",),
    ),
    Case(
        "a second additional split of aces",
        split(
            "AH AD",
            f"{ACES}1 gets AC\n*1 split 13 1000\n1 gets 7S\n1 stand\n13 gets 7H\n13 stand\n"
            "12 gets 7D\n12 stand\n11 gets 7C\n11 stand",
            "return 1 1000\nreturn 13 1000\nreturn 12 1000\nreturn 11 1000",
        ),
        breaks("splits-of-aces-over-filed-number", "633a.11(c)"),
    ),
    Case(
        "a second additional split of aces of the box, the first of another hand",
        split(
            "AH AD",
            f"{ACES}1 gets 7S\n1 stand\n12 gets 7D\n12 stand\n11 gets AC\n*11 split 13 1000\n11 gets 7C\n11 stand\n"
            "13 gets 7H\n13 stand",
            "return 1 1000\nreturn 12 1000\nreturn 11 1000\nreturn 13 1000",
        ),
        breaks("splits-of-aces-over-filed-number-of-box", "633a.11(c)", noted=True),
    ),
    # (d): "collect only the amount of the original wager ... and may not collect the additional amount"
    Case(
        "a Blackjack takes one of two wagers",
        (UNREAD.format(PLAYED, "collect 1 1000\nreturn 11 1000"),),
        keeps=("split-wager-kept-against-dealer-blackjack",),
    ),
    Case(
        "a Blackjack takes both wagers",
        (UNREAD.format(PLAYED, "collect 1 1000\n*collect 11 1000"),),
        breaks("split-wager-kept-against-dealer-blackjack", "633a.11(d)", -1000, "P1"),
    ),
    Case(
        "a Blackjack takes the second hand's wager instead", (UNREAD.format(PLAYED, "return 1 1000\ncollect 11 1000"),)
    ),
    Case(
        "21 in two cards of a split hand against a Blackjack",
        (
            "bet 1 1000\ncards 1 KH TD / dealer TC AD\npeek no-blackjack\n1 split 11 1000\n"
            "1 gets AS\n11 gets 8D\n11 stand\nturn\n*collect 1 1000\nreturn 11 1000\nclear",
        ),
        breaks("split-21-against-dealer-blackjack", "633a.7(q)", -1000, "P1", noted=True),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_splitting(case: Case) -> None:
    """Each case holds."""
    case.holds()
