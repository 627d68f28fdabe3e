"""§ 633a.6 in play: when wagers are placed, how, by whom, on what, and how they are left alone until decided."""

from typing import NamedTuple

import pytest

from tests.games.blackjack.playlog import FILING
from tests.games.blackjack.playrows import judged, said
from tests.said import play_rules

RULES = play_rules(
    "633a",
    "play_wagers",
    "play_optional_wagers",
    "blackjack.wagers",
    "blackjack.optional_wagers",
    "blackjack.alterations",
    also=(
        "boxes-not-adjacent",
        "hand-played-without-blackjack-wager",
        "kept-out-after-reshuffle",
        "kept-out-though-he-wagered",
        "second-patron-on-box",
        "wager-against-entry-prohibition",
    ),
)
NOT_OFFERED = [rule for rule in RULES.values() if rule.title.endswith(" taken that the filing does not offer")]

HEAD = """
- positions what=clockwise n=6
always wager wager-confirmed cash-converted deal collect pay return shuffle
"""
DEAL = "cards 1:KH 0:9C 1:9D 0:8S"
END = """
choice hand=1 what=stand
expose hand=0 card=8S
"""
PAID = "pay wager=1 cents=2000\nreturn wager=1 cents=2000"
BET = "wager wager=1 what=blackjack seat=1 player=A cents=2000 by=chips"

KEEPS_OUT = FILING.replace("entry_after_shuffle: permitted", "entry_after_shuffle: prohibited")
TWO_SHOES = FILING.replace("shoe: single", "shoe: double")
CONTINUOUS = KEEPS_OUT.replace("shuffler: manual", "shuffler: continuous")


def offering(*wagers: str) -> str:
    """The plain filing with these optional wagers."""
    return FILING + "optional_wagers:\n" + "".join(f"  {wager}: {{}}\n" for wager in wagers)


class Case(NamedTuple):
    """A log in the short notation and what this section's rules must say of it."""

    log: str
    finds: tuple[tuple[str, str, str, int | None, str], ...] = ()
    filing: str = FILING


def broken(rule: str, cite: str, event: str, cents: int | None = None) -> tuple[str, str, str, int | None, str]:
    """An accusation."""
    return rule, cite, event, cents, "fail"


def noted(rule: str, cite: str, event: str, cents: int | None = None) -> tuple[str, str, str, int | None, str]:
    """A note."""
    return rule, cite, event, cents, "review"


def altered(act: str, *, settled: bool = True) -> str:
    """A round in which something happens to the wager between the initial deal and the player's turn."""
    return f"{HEAD}{BET}\n{DEAL}\n{act}\n{END}\n{PAID if settled else ''}"


OPTIONAL = {
    "twenty-point-bonus": ("lucky-ladies", 1),
    "match-the-dealer": ("match-the-dealer", 2),
    "in-between": ("in-between", 3),
    "royal-match-21": ("royal-match-21", 4),
    "bet-the-set-21": ("bet-the-set-21", 5),
    "kings-bounty": ("kings-bounty", 6),
    "super-match": ("super-match", 7),
    "bad-beat-progressive": ("bad-beat-progressive", 8),
    "three-card-poker": ("three-card-poker", 9),
    "hit-and-run-progressive": ("hit-and-run-progressive", 10),
    "straight-jack-progressive": ("straight-jack-progressive", 11),
    "house-money": ("house-money", 12),
}
"""The log's word of each optional wager: the filing's key and the number in § 633a.6(e)."""


def optional(what: str) -> str:
    """A round with one optional wager beside the Blackjack Wager."""
    return f"{HEAD}{BET}\n@opt wager wager=2 what={what} seat=1 player=A cents=500 by=chips\n{DEAL}\n{END}\n{PAID}"


CASES: dict[str, Case] = {
    "last wager before the first card": Case(f"{HEAD}{BET}\n{DEAL}\n{END}\n{PAID}"),
    "wager after the first card": Case(
        f"{HEAD}{BET}\ncards 1:KH\n@late wager wager=2 what=blackjack seat=2 player=B cents=2500\ncards 0:9C 1:9D 0:8S",
        (broken("wager-after-first-card", "633a.6(c)", "late"),),
    ),
    "Insurance, Double Down and split wagers after the first card": Case(
        f"{HEAD}{BET}\ncards 1:8H 0:AC 1:8D 0:8S\nwager wager=2 what=insurance seat=1 player=A cents=1000 by=chips\n"
        "peek what=no-blackjack\ncollect wager=2 cents=1000\n"
        "wager wager=3 what=split seat=1 hand=2 player=A cents=2000 by=chips\nsplit hand=2 ref=1 card=8D\n"
        "deal hand=1 seat=1 card=3C face=up\nwager wager=4 what=double-down seat=1 hand=1 player=A cents=2000 by=chips"
    ),
    "wager after the determinant card": Case(
        f"{HEAD}determinant card=5H source=shoe-right dest=segregated\n@late {BET}\n{DEAL}",
        (noted("wager-after-drawn-card", "633a.6(c)", "late"),),
        TWO_SHOES,
    ),
    "wager after a determinant card that is the player's": Case(
        f"{HEAD}{BET}\ndeterminant card=5H source=shoe-left dest=hand hand=1 seat=1 face=up\n"
        "@late wager wager=2 what=blackjack seat=2 player=B cents=2500\n"
        "deal hand=2 seat=2 card=9D face=up\n"
        "@later wager wager=3 what=blackjack seat=3 player=C cents=2500",
        (
            noted("wager-after-drawn-card", "633a.6(c)", "late"),
            broken("wager-after-first-card", "633a.6(c)", "later"),
        ),
        TWO_SHOES,
    ),
    "wager before the determinant card": Case(
        f"{HEAD}{BET}\ndeterminant card=5H source=shoe-right dest=segregated\n{DEAL}", (), TWO_SHOES
    ),
    "wager after the card removed before a round from the hand": Case(
        f"{HEAD}burn what=before-round dest=rack\n@late {BET}\n{DEAL}",
        (noted("wager-after-drawn-card", "633a.6(c)", "late"),),
        FILING.replace("dealing: shoe", "dealing: hand"),
    ),
    "wager after a new dealer's burn": Case(f"{HEAD}burn what=new-dealer dest=rack\n{BET}\n{DEAL}"),
    "Bad Beat after dealing began": Case(
        f"{HEAD}{BET}\ncards 1:KH\n@late wager wager=2 what=bad-beat-progressive seat=1 player=A cents=100\n"
        "cards 0:9C 1:9D 0:8S",
        (
            broken("wager-after-first-card", "633a.6(c)", "late"),
            broken("bad-beat-after-dealing-began", "633a.2(c)", "late"),
        ),
        offering("bad-beat-progressive"),
    ),
    "Hit and Run after dealing began": Case(
        f"{HEAD}{BET}\ncards 1:KH\n@late wager wager=2 what=hit-and-run-progressive seat=1 player=A cents=100",
        (
            broken("wager-after-first-card", "633a.6(c)", "late"),
            broken("progressive-after-dealing-began", "633a.2(d)(2)", "late"),
        ),
        offering("hit-and-run-progressive"),
    ),
    "Straight Jack after dealing began": Case(
        f"{HEAD}{BET}\ncards 1:KH\n@late wager wager=2 what=straight-jack-progressive seat=1 player=A cents=100",
        (
            broken("wager-after-first-card", "633a.6(c)", "late"),
            broken("progressive-after-dealing-began", "633a.2(d)(2)", "late"),
        ),
        offering("straight-jack-progressive"),
    ),
    "wager by word of mouth alone": Case(
        f"{HEAD}@said wager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal\n{DEAL}\n{END}\n{PAID}",
        (broken("wager-not-in-chips", "633a.6(a)", "said"),),
    ),
    "wager made by a lammer": Case(
        f"{HEAD}@laid wager wager=1 what=blackjack seat=1 player=A cents=2000 by=lammer\n{DEAL}\n{END}\n{PAID}",
        (broken("wager-made-by-lammer", "633a.6(a)", "laid", 2000),),
    ),
    "verbal wager with cash, confirmed and converted": Case(
        f"{HEAD}wager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\n"
        f"wager-confirmed wager=1 by=dealer\ncash-converted wager=1 cents=2000\n{DEAL}\n{END}\n{PAID}\n"
        "round 2\nround-start"
    ),
    "verbal wager with cash, not confirmed": Case(
        f"{HEAD}@said wager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\n"
        f"cash-converted wager=1 cents=2000\n{DEAL}\n{END}\n{PAID}",
        (broken("verbal-wager-unconfirmed", "633a.6(a)", "said"),),
    ),
    "cash converted after settlement, before the next round": Case(
        f"{HEAD}round-start\nwager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\nwager-confirmed wager=1\n"
        f"{DEAL}\n{END}\n@paid pay wager=1 cents=2000\nreturn wager=1 cents=2000\ncash-converted wager=1 cents=2000\n"
        "round 2\nround-start",
        (noted("verbal-cash-unconverted-at-settlement", "633a.6(a)", "paid"),),
    ),
    "cash converted in two parts": Case(
        f"{HEAD}wager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\nwager-confirmed wager=1\n"
        f"cash-converted wager=1 cents=500\ncash-converted wager=1 cents=1500\n{DEAL}\n{END}\n{PAID}"
    ),
    "cash converted in part": Case(
        f"{HEAD}round-start\nwager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\nwager-confirmed wager=1\n"
        f"cash-converted wager=1 cents=1999\n{DEAL}\n{END}\n@paid pay wager=1 cents=2000\nreturn wager=1 cents=2000\n"
        "round 2\n@next round-start\nround-end",
        (
            noted("verbal-cash-unconverted-at-settlement", "633a.6(a)", "paid"),
            broken("verbal-cash-not-converted", "633a.6(a)", "next"),
        ),
    ),
    "verbal wager confirmed after the first card": Case(
        f"{HEAD}wager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\n"
        f"cash-converted wager=1 cents=2000\n{DEAL}\n@late wager-confirmed wager=1 by=dealer\n{END}\n{PAID}",
        (noted("verbal-wager-confirmed-late", "633a.6(a)", "late"),),
    ),
    "cash never converted": Case(
        f"{HEAD}round-start\nwager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\nwager-confirmed wager=1\n"
        f"{DEAL}\n{END}\n@paid pay wager=1 cents=2000\nreturn wager=1 cents=2000\nround 2\n@next round-start\nround-end",
        (
            noted("verbal-cash-unconverted-at-settlement", "633a.6(a)", "paid"),
            broken("verbal-cash-not-converted", "633a.6(a)", "next"),
        ),
    ),
    "cash on the layout, confirmed and converted": Case(
        f"{HEAD}wager wager=1 what=blackjack seat=1 player=A cents=2000 by=cash\nwager-confirmed wager=1\n"
        f"cash-converted wager=1\n{DEAL}\n{END}\n{PAID}"
    ),
    "cash on the layout, not confirmed": Case(
        f"{HEAD}@laid wager wager=1 what=blackjack seat=1 player=A cents=2000 by=cash\n"
        f"cash-converted wager=1\n{DEAL}\n{END}\n{PAID}",
        (broken("wager-laid-in-cash", "633a.6(a)", "laid"),),
    ),
    "cash converted when the table closes": Case(
        f"{HEAD}round-start\nwager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\nwager-confirmed wager=1\n"
        f"{DEAL}\n{END}\n@paid pay wager=1 cents=2000\nreturn wager=1 cents=2000\nround-end\n"
        "cash-converted wager=1\n- table-close",
        (noted("verbal-cash-unconverted-at-settlement", "633a.6(a)", "paid"),),
    ),
    "cash not converted when the table closes": Case(
        f"{HEAD}round-start\nwager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\nwager-confirmed wager=1\n"
        f"{DEAL}\n{END}\n@paid pay wager=1 cents=2000\nreturn wager=1 cents=2000\nround-end\n@closed - table-close",
        (
            noted("verbal-cash-unconverted-at-settlement", "633a.6(a)", "paid"),
            broken("verbal-cash-unconverted-at-close", "633a.6(a)", "closed"),
        ),
    ),
    "patron who missed a round since the shuffle": Case(
        f"{HEAD}- shuffle what=opening\n{BET}\nwager wager=2 what=blackjack seat=2 player=B cents=500\n"
        "cards 1:KH 2:2C 0:9C 1:9D 2:9S 0:8S\nround 2\n"
        f"{BET}\n{DEAL}\nround 3\n{BET}\n@back wager wager=2 what=blackjack seat=2 player=B cents=500\n"
        "cards 1:KH 2:2C 0:9C 1:9D 2:9S 0:8S",
        (noted("wager-against-entry-prohibition", "633a.6(b)", "back"),),
        KEEPS_OUT,
    ),
    "patron who missed a round before the shuffle": Case(
        f"{HEAD}- shuffle what=opening\n{BET}\nwager wager=2 what=blackjack seat=2 player=B cents=500\n"
        "cards 1:KH 2:2C 0:9C 1:9D 2:9S 0:8S\nround 2\n"
        f"{BET}\n{DEAL}\n- shuffle what=cover-card\nround 3\n{BET}\n"
        "wager wager=2 what=blackjack seat=2 player=B cents=500\ncards 1:KH 2:2C 0:9C 1:9D 2:9S 0:8S",
        (),
        KEEPS_OUT,
    ),
    "patron of a log that begins within a round, in which he may have wagered": Case(
        f"{HEAD}deal hand=0 seat=0 card=8S face=down\n{PAID}\nround 2\n{BET}\n{DEAL}\n{END}\n{PAID}", (), KEEPS_OUT
    ),
    "patron admitted again": Case(
        f"{HEAD}- shuffle what=opening\n{BET}\n{DEAL}\n- entry what=permitted player=B\nround 2\n{BET}\n"
        "wager wager=2 what=blackjack seat=2 player=B cents=500\ncards 1:KH 2:2C 0:9C 1:9D 2:9S 0:8S",
        (),
        KEEPS_OUT,
    ),
    "patron new at the table between shuffles": Case(
        f"{HEAD}- shuffle what=opening\n{BET}\n{DEAL}\nround 2\n{BET}\n"
        "@new wager wager=2 what=blackjack seat=2 player=B cents=500\ncards 1:KH 2:2C 0:9C 1:9D 2:9S 0:8S",
        (noted("wager-against-entry-prohibition", "633a.6(b)", "new"),),
        KEEPS_OUT,
    ),
    "patron kept out by name": Case(
        f"{HEAD}- shuffle what=opening\n{BET}\n{DEAL}\n- entry what=prohibited player=B\nround 2\n{BET}\n"
        "@in wager wager=2 what=blackjack seat=2 player=B cents=500\ncards 1:KH 2:2C 0:9C 1:9D 2:9S 0:8S",
        (noted("wager-against-entry-prohibition", "633a.6(b)", "in"),),
    ),
    "patron kept out before any round after the reshuffle": Case(
        f"{HEAD}{BET}\n{DEAL}\n- shuffle what=cover-card\n@out - entry what=prohibited player=B",
        (broken("kept-out-after-reshuffle", "633a.6(b)(2)", "out"),),
    ),
    "patron kept out after a round": Case(
        f"{HEAD}- shuffle what=opening\n{BET}\n{DEAL}\n- entry what=prohibited player=B"
    ),
    "patron kept out who wagered on every round": Case(
        f"always shuffle\n{HEAD}- shuffle what=opening\n{BET}\n{DEAL}\n@out - entry what=prohibited player=A",
        (noted("kept-out-though-he-wagered", "633a.6(b)", "out"),),
    ),
    "wager raised before the first card": Case(
        f"{HEAD}{BET}\n@more wager-changed wager=1 cents=2500\n{DEAL}",
        (noted("wager-changed-before-deal", "633a.6(c)", "more"),),
    ),
    "wager raised after the first card": Case(
        altered("@more wager-changed wager=1 cents=2500"),
        (broken("wager-altered-before-decision", "633a.6(c)", "more"),),
    ),
    "wager taken back in the player's turn": Case(
        altered("@gone wager-withdrawn wager=1 cents=2000 by=player", settled=False),
        (broken("wager-altered-before-decision", "633a.6(c)", "gone"),),
    ),
    "wager taken up once it is paid": Case(f"{altered('')}\nwager-withdrawn wager=1 cents=2000 by=player"),
    "wager changed by the dealer": Case(altered("wager-changed wager=1 cents=2500 by=dealer")),
    "wager handled by the player": Case(
        altered("@hand wager-handled wager=1 by=player:A"),
        (broken("wager-handled-before-decision", "633a.6(c)", "hand"),),
    ),
    "wager moved by the player": Case(
        altered("@hand wager-moved wager=1 by=player:A"),
        (broken("wager-handled-before-decision", "633a.6(c)", "hand"),),
    ),
    "wager handled once it is paid": Case(f"{altered('')}\nwager-handled wager=1 by=player:A"),
    "wager handled by the dealer": Case(altered("wager-handled wager=1 by=dealer")),
    "wager of a hand called dead": Case(
        altered("void-hand hand=1 what=irregularity\nwager-withdrawn wager=1 cents=2000 by=player", settled=False)
    ),
    "hand played without a Blackjack Wager": Case(
        f"{HEAD}{BET}\ncards 1:KH 2:2C 0:9C 1:9D 2:9S 0:8S\nchoice hand=1 what=stand\n@play choice hand=2 what=hit",
        (broken("hand-played-without-blackjack-wager", "633a.6(d)", "play"),),
    ),
    "second patron on a box": Case(
        f"{HEAD}{BET}\n@two wager wager=2 what=blackjack seat=1 player=B cents=500\n{DEAL}",
        (noted("second-patron-on-box", "633a.6(d)", "two"),),
    ),
    "one patron twice on a box": Case(f"{HEAD}{BET}\nwager wager=2 what=blackjack seat=1 player=A cents=500\n{DEAL}"),
    "optional wager without a Blackjack Wager": Case(
        f"{HEAD}{BET}\n@opt wager wager=2 what=match-the-dealer seat=2 player=B cents=500\n{DEAL}",
        (broken("optional-wager-without-blackjack-wager", "633a.6(e)", "opt"),),
        offering("match-the-dealer"),
    ),
    "wager of another kind": Case(
        optional("other"),
        (noted("wager-of-another-kind", "633a.6(e)", "opt"),),
    ),
    "as many boxes as filed": Case(f"{HEAD}{BET}\nwager wager=2 what=blackjack seat=2 player=A cents=500\n{DEAL}"),
    "one box more than filed": Case(
        f"{HEAD}{BET}\nwager wager=2 what=blackjack seat=2 player=A cents=500\n"
        "@three wager wager=3 what=blackjack seat=3 player=A cents=500\ncards 1:KH 2:2C 3:3C",
        (broken("too-many-adjacent-boxes", "633a.6(f)", "three"),),
    ),
    "third box behind another patron": Case(
        f"{HEAD}{BET}\nwager wager=2 what=blackjack seat=2 player=A cents=500\n"
        "wager wager=3 what=blackjack seat=3 player=B cents=500\n"
        "@behind wager wager=4 what=blackjack seat=3 player=A cents=500\ncards 1:KH 2:2C 3:3C",
        (noted("second-patron-on-box", "633a.6(d)", "behind"),),
    ),
    "two boxes apart": Case(
        f"{HEAD}{BET}\n@apart wager wager=2 what=blackjack seat=3 player=A cents=500\ncards 1:KH 3:2C",
        (noted("boxes-not-adjacent", "633a.6(f)", "apart"),),
    ),
    "below the posted minimum": Case(
        f"{HEAD}- posted-limits what=minimum cents=2001\n- posted-limits what=maximum cents=50000\n@low {BET}\n{DEAL}",
        (noted("wager-outside-posted-limits", "633a.6(a)", "low"),),
    ),
    "at the posted limits": Case(
        f"{HEAD}- posted-limits what=minimum cents=2000\n- posted-limits what=maximum cents=2000\n{BET}\n{DEAL}"
    ),
    "above the posted maximum": Case(
        f"{HEAD}- posted-limits what=maximum cents=1999\n@high {BET}\n{DEAL}",
        (noted("wager-outside-posted-limits", "633a.6(a)", "high"),),
    ),
    "above the maximum of one type": Case(
        f"{HEAD}- wager-maximum what=match-the-dealer cents=499\n{BET}\n"
        f"@high wager wager=2 what=match-the-dealer seat=1 player=A cents=500\n{DEAL}",
        (noted("wager-outside-posted-limits", "633a.6(a)", "high"),),
        offering("match-the-dealer"),
    ),
}
for word, (key, number) in OPTIONAL.items():
    rule = next(rule.id for rule in NOT_OFFERED if rule.cite == f"633a.6(e)({number})")
    CASES[f"{word} offered"] = Case(optional(word), (), offering(key))
    CASES[f"{word} not offered"] = Case(
        optional(word),
        (broken(rule, f"633a.6(e)({number})", "opt"),),
        offering(next(other for other, _ in OPTIONAL.values() if other != key)),
    )

LOGS = {name: (case.log, case.filing) for name, case in CASES.items()}


@pytest.mark.parametrize("name", CASES)
def test_what_is_said_of_wagers(name: str) -> None:
    report, log = judged(CASES[name].log, CASES[name].filing)
    assert said(report, log, frozenset(RULES)) == list(CASES[name].finds)


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_accuses_one_round_and_is_kept_in_another(rule: str) -> None:
    """A clean round is one in which the rule was applied.

    What is always noted has only to fire, and so has what is asked only where something was left over.
    """
    assert any(found[0] == rule for case in CASES.values() for found in case.finds)
    clean = [case for case in CASES.values() if all(found[0] != rule for found in case.finds)]
    always_noted = {"wager-after-drawn-card", "wager-changed-before-deal", "wager-of-another-kind"}
    late_progressives = {"bad-beat-after-dealing-began", "progressive-after-dealing-began"}
    left_over = {"verbal-cash-unconverted-at-close"}
    if rule not in always_noted | late_progressives | left_over:
        assert any(judged(case.log, case.filing)[0].tally(rule).passed > 0 for case in clean)


@pytest.mark.parametrize(
    ("rule", "log", "filing", "fact"),
    [
        (
            "too-many-adjacent-boxes",
            f"{HEAD}wager wager=1 what=blackjack seat=1 cents=2000\n{DEAL}",
            FILING,
            "whose wager it is, and at which position",
        ),
        ("match-the-dealer-not-offered", optional("match-the-dealer"), None, "the filing in force"),
        (
            "optional-wager-without-blackjack-wager",
            f"wager wager=2 what=match-the-dealer seat=2 player=B cents=500\n{DEAL}",
            FILING,
            "all wagers of the round",
        ),
        (
            "verbal-wager-unconfirmed",
            f"wager wager=1 what=blackjack seat=1 cents=2000 by=verbal-cash\n{DEAL}",
            FILING,
            "the dealer's confirmations",
        ),
        (
            "wager-handled-before-decision",
            altered("wager-handled wager=1"),
            FILING,
            "who handled the wager",
        ),
        (
            "wager-altered-before-decision",
            f"{BET}\nwager wager=2 what=match-the-dealer seat=1 player=A cents=500\n{DEAL}\n"
            "wager-withdrawn wager=2 cents=500",
            FILING,
            "whether the wager was decided",
        ),
        (
            "wager-against-entry-prohibition",
            f"{BET}\n{DEAL}\nround 2\nwager wager=1 what=blackjack seat=2 player=B cents=500\n{DEAL}",
            KEEPS_OUT,
            "every shuffle",
        ),
        (
            "boxes-not-adjacent",
            "wager wager=1 what=blackjack seat=1 player=A cents=2000\n"
            "wager wager=2 what=blackjack seat=3 player=A cents=2000\ncards 1:KH 3:2C",
            FILING,
            "how the positions are numbered",
        ),
        ("wager-not-in-chips", "wager wager=1 what=blackjack seat=1 cents=2000", FILING, "how the wager was made"),
    ],
)
def test_a_missing_fact_is_counted_and_nobody_accused(rule: str, log: str, filing: str | None, fact: str) -> None:
    report, _ = judged(f"- table-open what=633a\n{log}", filing if filing is not None else UNRELATED)
    assert fact in report.tally(rule).missing
    assert not [finding for finding in report.findings if finding.rule == rule]


UNRELATED = FILING.replace("effective: 2016-01-01", "effective: 2016-01-01, tables: [OTHER]")
"""A filing that covers another table only."""


def test_a_continuous_shuffler_keeps_nobody_out() -> None:
    """The cards are reshuffled all the time (§ 633a.6(b)(2))."""
    report, log = judged(
        f"{HEAD}{BET}\n{DEAL}\nround 2\nwager wager=1 what=blackjack seat=2 player=B cents=500", CONTINUOUS
    )
    assert said(report, log, frozenset(RULES)) == []
    assert report.tally("wager-against-entry-prohibition").not_applicable == 2


BARRED = (
    f"{HEAD}- shuffle what=opening\n{BET}\n{DEAL}\n- entry what=prohibited player=C\nround 2\n{BET}\n"
    "@new wager wager=2 what=blackjack seat=2 player=B cents=500\ncards 1:KH 2:2C 0:9C 1:9D 2:9S 0:8S"
)


@pytest.mark.parametrize("shuffler", ("continuous", "manual", ""))
def test_that_one_is_kept_out_keeps_no_other_out_of_a_game_with_a_continuous_shuffler(shuffler: str) -> None:
    filing = KEEPS_OUT.replace(", shuffler: manual", f", shuffler: {shuffler}" if shuffler else "")
    report, log = judged(BARRED, filing)
    rule = "wager-against-entry-prohibition"
    assert said(report, log, frozenset({rule})) == ([noted(rule, "633a.6(b)", "new")] if shuffler == "manual" else [])
    assert ("how the cards are shuffled" in report.tally(rule).missing) is (shuffler == "")


def test_house_money_added_to_the_blackjack_wager_is_no_alteration_unless_the_player_made_it() -> None:
    """§ 633a.7(g)(10)(ii)(B): the dealer places the payout on the Blackjack Wager; the player may not touch it."""
    log = f"{HEAD}{BET}\nwager wager=2 what=house-money seat=1 player=A cents=500\ncards 1:KH 0:9C 1:KD 0:8S\n"
    for by, finds in (("", []), (" by=dealer", []), (" by=player", ["wager-altered-before-decision"])):
        report, written = judged(f"{log}wager-changed wager=1 cents=3500{by}\n{END}", offering("house-money"))
        assert [found[0] for found in said(report, written, frozenset(RULES))] == finds


def test_the_amounts_of_an_altered_wager_are_told() -> None:
    report, _ = judged(altered("wager-changed wager=1 cents=2500"))
    (finding,) = [finding for finding in report.findings if finding.rule == "wager-altered-before-decision"]
    assert (finding.expected, finding.observed) == ("a wager of $20.00", "$25.00")


def test_unconverted_cash_is_told_once_however_many_rounds_follow() -> None:
    log = CASES["cash never converted"].log + f"\n{BET}\n{DEAL}\nround 3\nround-start"
    report, _ = judged(log)
    assert [finding.rule for finding in report.findings].count("verbal-cash-not-converted") == 1


@pytest.mark.parametrize("ends", ("- table-close", "round 2\nround-start\nround-end"))
def test_what_is_paid_or_converted_behind_the_end_of_a_round_may_be_of_it_though_its_number_is_not_there(
    ends: str,
) -> None:
    cash = "wager wager=1 what=blackjack seat=1 player=A cents=2000 by=verbal-cash\nwager-confirmed wager=1"
    unpaid = "win-by-higher-total-not-paid"
    kept = "verbal-cash-unconverted-at-close" if "close" in ends else "verbal-cash-not-converted"
    head = f"{HEAD}always choice expose split\nround-start\n{cash}\n{DEAL}\n{END}\n"
    paid = "- pay wager=1 cents=2000\n- return wager=1 cents=2000\n"
    for late, finds in (
        ("", {unpaid, kept}),
        (paid, {kept}),
        ("- cash-converted wager=1\n", set()),
        (paid + "- cash-converted wager=1\n", set()),
    ):
        report, _ = judged(f"{head}round-end\n{late}{ends}")
        assert {one.rule for one in report.findings if one.rule in (unpaid, kept)} == finds
