"""§ 633a.8 and § 633a.13(b) in play: Insurance and even money."""

from typing import NamedTuple

import pytest

from tests.games.blackjack.playlog import FILING
from tests.games.blackjack.playrows import judged, said
from tests.said import play_rules

RULES = play_rules(
    "633a", "play_insurance", "blackjack.insurance", "blackjack.insurance_amount", "blackjack.even_money"
)

HEAD = "- positions what=clockwise n=6\nalways wager deal collect pay return peek offer muck cleared chip-unit\n"
EVEN = FILING + "insurance: {even_money: true}\n"
NO_EVEN = FILING + "insurance: {even_money: false}\n"


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


def insured(
    cents: int,
    stake: int = 2000,
    unit: int = 0,
    up: str = "AC",
    hole: str = "8S",
    settled: str = "collect wager=9 cents={}",
) -> str:
    """One box with 19, a wager of ``stake`` and Insurance of ``cents``, labelled ``ins`` and settled at ``x``."""
    shows = "blackjack" if hole[0] in "TJQK" else "no-blackjack"
    return (
        HEAD
        + (f"- chip-unit cents={unit}\n" if unit else "")
        + f"wager wager=1 what=blackjack seat=1 player=A cents={stake}\ncards 1:KH 0:{up} 1:9D 0:{hole}\n"
        + f"offer what=insurance\n@ins wager wager=9 what=insurance seat=1 player=A cents={cents}\npeek what={shows}\n"
        + (f"@x {settled.format(cents)}\n" if settled else "")
        + "@end round-end"
    )


def even_money(
    *, first: str = "AH", up: str = "AC", paid: int = 5000, late: bool = False, removed: bool = True, more: str = ""
) -> str:
    """One box with a Blackjack of 5000 paid even money (labels: ``choice``, ``pay``, ``end``)."""
    pay = f"@pay pay wager=1 cents={paid}\nreturn wager=1 cents=5000\n"
    return (
        f"{HEAD}wager wager=1 what=blackjack seat=1 player=A cents=5000\ncards 1:{first} 0:{up} 1:KD 0:7S\n"
        f"@choice choice hand=1 what=even-money\n{more}"
        + ("" if late else pay)
        + ("muck hand=1\n" if removed else "")
        + "peek what=no-blackjack\n"
        + (pay if late else "")
        + "@end round-end"
    )


def even_money_from_the_hand(*turned: str) -> str:
    """Even money on two cards dealt face down, of which these are turned over after the choice."""
    return (
        even_money()
        .replace("1:AH", "1:?v")
        .replace("1:KD", "1:?v")
        .replace("@pay", "".join(f"expose hand=1 card={card}\n" for card in turned) + "@pay")
    )


TWO_BOXES = (
    f"{HEAD}- chip-unit cents=100\nwager wager=1 what=blackjack seat=1 player=A cents=2000\n"
    "wager wager=2 what=blackjack seat=2 player={0} cents=1000\ncards 1:KH 2:5C 0:AC 1:9D 2:6H 0:8S\n"
    "@ins wager wager=9 what=insurance seat=2 player={0} cents={1}\npeek what=no-blackjack\ncollect wager=9 cents={1}\nround-end"
)

CASES: dict[str, Case] = {
    "half of the wager": Case(insured(1000)),
    "less than half": Case(insured(500)),
    "against a ten": Case(insured(1000, up="KC"), (broken("insurance-without-ace", "633a.8(a)", "ins"),)),
    "against a nine": Case(insured(1000, up="9C"), (broken("insurance-without-ace", "633a.8(a)", "ins"),)),
    "a dollar over half, half in chips": Case(
        insured(1100, unit=100), (broken("insurance-over-half", "633a.8(b)", "ins", 100),)
    ),
    "over half, no chip unit could make it the next one": Case(
        insured(1100), (broken("insurance-over-half", "633a.8(b)", "ins", 100),)
    ),
    "$25 with $1 chips: $12": Case(insured(1200, stake=2500, unit=100)),
    "$25 with $1 chips: $13": Case(insured(1300, stake=2500, unit=100)),
    "$25 with $1 chips: $14": Case(
        insured(1400, stake=2500, unit=100), (broken("insurance-over-next-unit", "633a.8(b)", "ins", 100),)
    ),
    "$25 with $5 chips: $15": Case(insured(1500, stake=2500, unit=500)),
    "$25 with $5 chips: $20": Case(
        insured(2000, stake=2500, unit=500), (broken("insurance-over-next-unit", "633a.8(b)", "ins", 500),)
    ),
    "$25 with 50-cent chips: $12.50": Case(insured(1250, stake=2500, unit=50)),
    "$25 with 50-cent chips: $13": Case(
        insured(1300, stake=2500, unit=50), (broken("insurance-over-half", "633a.8(b)", "ins", 50),)
    ),
    "two boxes, over half of one": Case(
        TWO_BOXES.format("A", 1500), (noted("insurance-over-half-of-one-wager", "633a.8(b)", "ins", 1000),)
    ),
    "two boxes, over half of both": Case(
        TWO_BOXES.format("A", 1600), (broken("insurance-over-half", "633a.8(b)", "ins", 1100),)
    ),
    "another patron's wager does not count": Case(
        TWO_BOXES.format("B", 1500), (broken("insurance-over-half", "633a.8(b)", "ins", 1000),)
    ),
    "in two parts, over half together": Case(
        insured(600, unit=100).replace(
            "peek what", "@two wager wager=8 what=insurance seat=1 player=A cents=500\npeek what", 1
        )
        + "\ncollect wager=8 cents=500",
        (broken("insurance-over-half", "633a.8(b)", "two", 100),),
    ),
    "wager raised before the deal": Case(
        insured(1000, stake=1000).replace("cards", "wager-changed wager=1 cents=2000\ncards", 1)
    ),
    "after the reader": Case(
        f"{HEAD}wager wager=1 what=blackjack seat=1 player=A cents=2000\ncards 1:KH 0:AC 1:9D 0:8S\n"
        "offer what=insurance\npeek what=no-blackjack\n"
        "@ins wager wager=9 what=insurance seat=1 player=A cents=1000\ncollect wager=9 cents=1000",
        (broken("insurance-after-card-reader", "633a.8(b)", "ins"),),
    ),
    "won and paid 2 to 1": Case(insured(1000, hole="KS", settled="pay wager=9 cents=2000")),
    "won and paid a cent too little": Case(
        insured(1000, hole="KS", settled="pay wager=9 cents=1999"),
        (broken("insurance-paid-at-wrong-odds", "633a.13(b)", "x", -1),),
    ),
    "won and paid 3 to 1": Case(
        insured(1000, hole="TS", settled="pay wager=9 cents=3000"),
        (broken("insurance-paid-at-wrong-odds", "633a.13(b)", "x", 1000),),
    ),
    "won and not paid": Case(
        insured(1000, hole="QS", settled=""), (broken("winning-insurance-not-paid", "633a.8(c)", "end", -2000),)
    ),
    "won and only returned": Case(
        insured(1000, hole="JS", settled="return wager=9 cents=1000"),
        (broken("winning-insurance-not-paid", "633a.8(c)", "x", -2000),),
    ),
    "won and collected": Case(
        insured(1000, hole="JS"), (broken("winning-insurance-not-paid", "633a.8(c)", "x", -3000),)
    ),
    "lost and paid": Case(
        insured(1000, hole="9S", settled="pay wager=9 cents=2000"),
        (broken("losing-insurance-paid", "633a.8(a)", "x", 3000),),
    ),
    "lost and not collected": Case(
        insured(1000, settled=""), (broken("losing-insurance-not-collected", "633a.8(d)", "end", 1000),)
    ),
    "lost and returned": Case(
        insured(1000, settled="return wager=9 cents=1000"),
        (broken("losing-insurance-not-collected", "633a.8(d)", "x", 1000),),
    ),
    "lost and collected in part": Case(
        insured(1000, settled="collect wager=9 cents=400"),
        (broken("losing-insurance-not-collected", "633a.8(d)", "x", 600),),
    ),
    "collected after a player's card": Case(
        insured(1000, settled="").replace(
            "@end", "choice hand=1 what=hit\ncards 1:2C\n@x collect wager=9 cents=1000\n@end"
        ),
        (broken("insurance-collected-late", "633a.8(d)", "x"),),
    ),
    "collected after the hole card is turned": Case(
        insured(1000, settled="").replace("@end", "expose hand=0\n@x collect wager=9 cents=1000\n@end"),
        (broken("insurance-collected-late", "633a.8(d)", "x"),),
    ),
    "collected after a player's own cards are turned over for an optional wager": Case(
        insured(1000, settled="").replace("@end", "expose hand=1\ncollect wager=9 cents=1000\n@end"),
    ),
    "collected before the reader": Case(
        insured(1000, settled="").replace("peek what", "@x collect wager=9 cents=1000\npeek what", 1),
        (broken("insurance-collected-before-reader", "633a.8(d)", "x"),),
    ),
    "Insurance in a round called dead": Case(
        insured(1000, settled="void-round what=irregularity\nreturn wager=9 cents=1000")
    ),
    "Insurance beside a Blackjack that is paid": Case(
        f"{HEAD}wager wager=1 what=blackjack seat=1 player=A cents=2000\ncards 1:AH 0:AC 1:KD 0:8S\n"
        "wager wager=9 what=insurance seat=1 player=A cents=1000\npeek what=no-blackjack\ncollect wager=9 cents=1000\n"
        "pay wager=1 cents=3000"
    ),
    "even money": Case(even_money(), (), EVEN),
    "even money not in the filing": Case(
        even_money(), (broken("even-money-not-in-filing", "633a.8(e)", "choice", 2500),), NO_EVEN
    ),
    "even money offered though not in the filing": Case(
        f"{HEAD}wager wager=1 what=blackjack seat=1 player=A cents=5000\ncards 1:AH 0:AC 1:KD 0:7S\n"
        "@x offer what=even-money\npeek what=no-blackjack\npay wager=1 cents=7500",
        (broken("even-money-not-in-filing", "633a.8(e)", "x"),),
        NO_EVEN,
    ),
    "even money on 20": Case(
        even_money(first="KH"), (broken("even-money-without-blackjack", "633a.8(e)", "choice"),), EVEN
    ),
    "even money against a seven": Case(
        even_money(up="7C"), (broken("even-money-without-insurance", "633a.8(e)", "choice"),), EVEN
    ),
    "even money against a ten": Case(
        even_money(up="TC"), (noted("even-money-against-ten", "633a.8(e)", "choice"),), EVEN
    ),
    "even money beside Insurance": Case(
        even_money(more="wager wager=9 what=insurance seat=1 player=A cents=1000\n").replace(
            "@end", "collect wager=9 cents=1000\n@end"
        ),
        (broken("even-money-beside-insurance", "633a.8(e)", "choice"),),
        EVEN,
    ),
    "even money paid 3 to 2": Case(
        even_money(paid=7500), (broken("even-money-paid-at-wrong-odds", "633a.8(e)", "pay+1", 2500),), EVEN
    ),
    "even money paid a cent short": Case(
        even_money(paid=4999), (broken("even-money-paid-at-wrong-odds", "633a.8(e)", "pay+1", -1),), EVEN
    ),
    "even money paid after the reader": Case(
        even_money(late=True), (noted("even-money-paid-late", "633a.8(e)", "pay"),), EVEN
    ),
    "even money offered after the reader": Case(
        even_money().replace("@choice", "peek what=no-blackjack\noffer what=even-money hand=1\n@choice"),
        (broken("even-money-offered-after-reader", "633a.7(h)", "choice", 2500),),
        EVEN,
    ),
    "even money offered before the reader and taken after it": Case(
        even_money(late=True).replace("@choice", "offer what=even-money\npeek what=no-blackjack\n@choice"),
        (noted("even-money-paid-late", "633a.8(e)", "pay"),),
        EVEN,
    ),
    "even money, cards turned over after the choice": Case(even_money_from_the_hand("AD", "QH"), (), EVEN),
    "even money on 20, cards turned over after the choice": Case(
        even_money_from_the_hand("KD", "QH"),
        (broken("even-money-without-blackjack", "633a.8(e)", "choice"),),
        EVEN,
    ),
    "even money, cards left": Case(
        even_money(removed=False), (broken("even-money-cards-not-removed", "633a.8(e)", "end"),), EVEN
    ),
    "even money, cards removed with all others": Case(
        even_money(removed=False).replace("@end", "cleared dest=rack\n@end"), (), EVEN
    ),
}

LOGS = {name: (case.log, case.filing) for name, case in CASES.items()}


@pytest.mark.parametrize("name", CASES)
def test_what_is_said_of_insurance_and_even_money(name: str) -> None:
    report, log = judged(CASES[name].log, CASES[name].filing)
    labels = log.labels | {f"{label}+1": number + 1 for label, number in log.labels.items()}
    expected = [(rule, cite, labels[event], cents, outcome) for rule, cite, event, cents, outcome in CASES[name].finds]
    found = [
        (rule, cite, labels.get(str(event), event), cents, outcome)
        for rule, cite, event, cents, outcome in said(report, log, frozenset(RULES))
    ]
    assert found == expected


@pytest.mark.parametrize(
    ("settled", "hole", "cents", "short"),
    [
        ("collect wager=9 cents=1100", "8S", 100, "A"),
        ("pay wager=9 cents=2200\nreturn wager=9 cents=1100\ncollect wager=1 cents=2000", "KS", 200, "the house"),
        ("", "8S", None, None),
    ],
)
def test_insurance_over_half_costs_him_who_loses_it(
    settled: str, hole: str, cents: int | None, short: str | None
) -> None:
    report, _ = judged(insured(1100, unit=100, hole=hole, settled=settled), FILING)
    (found,) = (one for one in report.findings if one.rule == "insurance-over-half")
    assert (found.cost_cents, found.short) == (cents, short)


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_accuses_one_round_and_is_kept_in_another(rule: str) -> None:
    assert any(found[0] == rule for case in CASES.values() for found in case.finds)
    clean = [case for case in CASES.values() if all(found[0] != rule for found in case.finds)]
    assert any(judged(case.log, case.filing)[0].tally(rule).passed > 0 for case in clean)


SOME = "- positions what=clockwise n=6\n"
BET = "wager wager=1 what=blackjack seat=1 player=A {}\ncards 1:KH 0:{} 1:9D 0:8S\n"
INSURED = "wager wager=9 what=insurance seat=1 player=A cents={}\n"


@pytest.mark.parametrize(
    ("rule", "log", "fact"),
    [
        (
            "insurance-over-half",
            SOME + BET.format("cents=2500", "AC") + INSURED.format(1300),
            "the smallest value chip in use",
        ),
        (
            "insurance-over-half",
            SOME + BET.format("", "AC") + INSURED.format(1300),
            "the amounts of Insurance and of the initial wager",
        ),
        (
            "insurance-without-ace",
            SOME + BET.format("cents=2000", "?") + INSURED.format(1000),
            "the dealer's first card",
        ),
        (
            "insurance-after-card-reader",
            SOME + BET.format("cents=2000", "AC") + INSURED.format(1000),
            "the use of the card reader",
        ),
        (
            "losing-insurance-not-collected",
            SOME + BET.format("cents=2000", "AC") + INSURED.format(1000),
            "what was collected and paid",
        ),
        (
            "insurance-collected-late",
            SOME + BET.format("cents=2000", "AC") + INSURED.format(1000) + "collect wager=9 cents=1000",
            "when the card reader was used and the wager collected",
        ),
        (
            "even-money-not-in-filing",
            SOME + BET.format("cents=2000", "AC") + "choice hand=1 what=even-money",
            "the filing in force",
        ),
        (
            "even-money-cards-not-removed",
            SOME + BET.format("cents=2000", "AC") + "choice hand=1 what=even-money",
            "the removal of cards",
        ),
    ],
)
def test_a_missing_fact_is_counted_and_nobody_accused(rule: str, log: str, fact: str) -> None:
    report, _ = judged(log)
    assert fact in report.tally(rule).missing
    assert not [finding for finding in report.findings if finding.rule == rule]


@pytest.mark.parametrize(
    ("cents", "said_of_it"), [(1300, "missing"), (1400, "fail"), (1500, "missing"), (2500, "missing")]
)
def test_without_the_chip_unit_only_what_no_unit_allows_is_accused(cents: int, said_of_it: str) -> None:
    """$25 can be made of $1, $5 or $25 chips; the next units above half are then $13, $15 and $25."""
    report, _ = judged(insured(cents, stake=2500))
    tally = report.tally("insurance-over-half")
    assert (tally.failed, bool(tally.missing)) == ((1, False) if said_of_it == "fail" else (0, True))


def test_the_root_of_a_payment_is_the_wager_that_may_not_have_been_taken() -> None:
    report, log = judged(
        insured(1400, stake=2500, unit=100, hole="KS", settled="pay wager=9 cents=2900"),
    )
    (paid,) = [finding for finding in report.findings if finding.rule == "insurance-paid-at-wrong-odds"]
    assert paid.root is not None and paid.root.event == log.labels["ins"]
    assert (paid.overpaid_cents, paid.expected, paid.observed) == (100, "$28.00 won", "$29.00")
