"""§ 535.11(e) to (h): co-banking, the bank's own wagers, the cut, the dealer's wager against the bank."""

from pathlib import Path

import pytest

from tests.chapters.ch535_pai_gow.banked import bank_row, banked, plain
from tests.chapters.ch535_pai_gow.cases import FILED, Case, Finds, breaks
from tests.chapters.ch535_pai_gow.playlog import in_force, replay
from validator.replay.logs import replay_logs
from validator.submission.schema import chapters_with_schema

START = plain({1: 10000, 2: 5000, 4: 2500})
OTHERS = {2: 5000, 4: 2500}
SECOND = banked(1, OTHERS, 10000)
COVERED = banked(1, OTHERS, covered=True)
CO_BANK_ROW = '{"kind": "co-bank", "seat": 1, "player": "P1", "by": "dealer"}'
# Money of a filing is in dollars, and in cents where no schema of the chapter reads it.
TWENTY_FIVE = 25 if "535" in chapters_with_schema() else 2500
FILED_AMOUNT = FILED.replace("last-wager", f"amount, dealer_wager_amount: {TWENTY_FIVE}")
LEFT = "left-end"
RIGHT = "right-end"


def moved(first: int, last: int, end: str, by: str = "dealer", **more: int) -> str:
    """The row of stacks moved to an end."""
    ref = "".join(f', "{name}": {value}' for name, value in more.items())
    return f'{{"kind": "stacks-moved", "n": {first}{last}, "dest": "{end}", "by": "{by}"{ref}}}'


def cut(*rows: str) -> tuple[str, str]:
    return START, banked(1, OTHERS, 10000, cut="\n".join(rows))


def directed(cents: int) -> str:
    return f'{{"kind": "dealer-wager-directed", "cents": {cents}, "by": "bank"}}'


def wagering(cents: int, direction: str = "") -> tuple[str, str]:
    """The dealer wagers so much, after that direction of the bank."""
    text = banked(1, OTHERS, cents, cut=direction)
    return START, text


STEP_BY_STEP = (
    "closed\nstyle ordinary\nshake 3\nlid\ndice 236\ntotal 11\n"
    "give 3 11 12 13 14\ngive 4 21 22 23 24\ngive 5 31 32 33 34\ngive 6 41 42 43 44\ngive dead 51 52 53 54\n"
    "give dealer 61 62 63 64\nmarker\ngive 1 71 72 73 74\ngive 2 81 82 83 84\ngather\n"
    '{"kind": "dice-shake", "n": 1, "by": "dealer"}\nsets 1\nsets 2\nsets 4'
)
"""What ``begin 236 ordinary`` writes in these rounds, line by line."""


def slowly(text: str, line: str, other: str) -> str:
    """The round written line by line between "no more bets" and the setting, with one line replaced."""
    assert line in STEP_BY_STEP
    return text.replace("begin 236 ordinary", STEP_BY_STEP.replace(line, other))


CASES = (
    Case(
        "a co-banked round",
        (START, COVERED),
        keeps=(
            *("co-bank-not-filed", "co-bank-not-requested", "co-bank-marker-not-placed", "co-bank-marker-elsewhere"),
            *("dealer-wager-with-co-bank", "chips-removed-with-co-bank", "bank-on-two-areas"),
        ),
    ),
    Case(
        "co-banking that is not filed",
        (START, COVERED.replace("cobank 1", f"cobank 1\n*{CO_BANK_ROW.replace('dealer', 'bank')}")),
        breaks("co-bank-not-filed", "535.11(e)"),
        filing=FILED.replace("co_banking: true", "co_banking: false"),
    ),
    Case(
        "co-banking on the dealer's own initiative",
        (START, COVERED.replace("cobank 1", f"cobank 1\n*{CO_BANK_ROW}")),
        breaks("co-bank-not-requested", "535.11(e)"),
    ),
    Case(
        "a marker of the co-bank without a request",
        (START, SECOND.replace("check 1", '*{"kind": "marker-placed", "what": "co-bank", "seat": 1}\ncheck 1')),
        breaks("co-bank-not-requested", "535.11(e)"),
    ),
    Case(
        "who asked is not recorded",
        (START, COVERED.replace("cobank 1", "cobank 1\n" + CO_BANK_ROW.replace(', "by": "dealer"', ""))),
        missing=(("co-bank-not-requested", "who asked for it"),),
    ),
    Case(
        "which player asked is not recorded",
        (START, COVERED.replace("cobank 1", "cobank 1\n" + CO_BANK_ROW.replace("dealer", "player"))),
        keeps=("co-bank-not-requested",),
    ),
    Case(
        "no marker of the co-bank",
        (START, COVERED.replace("cobank 1", "*" + CO_BANK_ROW.replace("dealer", "bank"))),
        breaks("co-bank-marker-not-placed", "535.11(e)"),
        about=("co-bank-marker-not-placed",),
    ),
    Case(
        "the marker of the co-bank at another player",
        (START, COVERED.replace("cobank 1", "*cobank 1 seat=2")),
        breaks("co-bank-marker-elsewhere", "535.11(e)"),
    ),
    Case(
        "a wager of the dealer against a co-bank",
        (
            START,
            COVERED.replace(
                "begin",
                '*{"kind": "wager", "wager": 99, "seat": 0, "hand": 0, "what": "dealer-wager", "cents": 5000}\n'
                '*{"kind": "wager-moved", "wager": 99, "source": "table-inventory", "dest": "container-front"}\nbegin',
            ),
        ),
        (Finds("dealer-wager-with-co-bank", "535.11(e)"), Finds("chips-removed-with-co-bank", "535.11(h)")),
        about=("dealer-wager-with-co-bank", "chips-removed-with-co-bank"),
    ),
    Case(
        "a bank on two areas",
        (START, SECOND.replace("check 1", "bet 5 1000 of 1\n*bet 6 1000 of 1\ncheck 1")),
        breaks("bank-on-two-areas", "535.11(f)"),
        about=("bank-on-two-areas",),
    ),
    Case(
        "one wager of the bank",
        (START, SECOND.replace("check 1", "*bet 6 1000 of 1\ncheck 1")),
        breaks("bank-wagers-himself", "535.11(f)", noted=True),
        about=("bank-on-two-areas", "bank-wagers-himself"),
        keeps=("bank-on-two-areas",),
    ),
    Case(
        "one cut, of adjacent stacks to one end",
        cut(moved(4, 5, RIGHT)),
        keeps=(
            "tiles-cut-twice",
            "tiles-cut-by-another",
            "tiles-cut-after-delivery-began",
            "tiles-cut-after-no-more-bets",
        ),
    ),
    Case(
        "one cut, of adjacent stacks to both ends",
        cut(moved(3, 4, LEFT), moved(5, 5, RIGHT)),
        keeps=("stacks-moved-apart-not-adjacent",),
    ),
    Case(
        "stacks that are not adjacent to both ends",
        cut(moved(2, 2, LEFT), "*" + moved(5, 5, RIGHT)),
        breaks("stacks-moved-apart-not-adjacent", "535.11(g)(2)"),
    ),
    Case("two cuts", cut(moved(4, 5, RIGHT), "*" + moved(8, 8, RIGHT)), breaks("tiles-cut-twice", "535.11(g)")),
    Case(
        "a cut to both ends and another",
        cut(moved(3, 4, LEFT), moved(5, 5, RIGHT), "*" + moved(1, 1, LEFT)),
        breaks("tiles-cut-twice", "535.11(g)"),
    ),
    Case(
        "the cut anew after the tiles were mixed anew",
        cut(moved(4, 5, RIGHT), "mix", moved(8, 8, RIGHT)),
        keeps=("tiles-cut-twice",),
    ),
    Case(
        "a cut by a floorperson",
        cut("*" + moved(4, 5, RIGHT, "floorperson")),
        breaks("tiles-cut-by-another", "535.11(g)"),
    ),
    Case(
        "a cut by another player",
        cut("*" + moved(4, 5, RIGHT, "player:P2")),
        breaks("tiles-cut-by-another", "535.11(g)"),
    ),
    Case(
        "stacks moved by the player who is the bank",
        cut("*" + moved(4, 5, RIGHT, "player:P1")),
        breaks("stacks-moved-by-the-bank", "535.11(g)", noted=True),
    ),
    Case(
        "a cut after no more bets",
        (START, slowly(SECOND, "closed\n", "closed\n*" + moved(4, 5, RIGHT) + "\n")),
        breaks("tiles-cut-after-no-more-bets", "535.11(g)", noted=True),
    ),
    Case(
        "a cut after the delivery",
        (START, SECOND.replace("dealer 2-6", "*" + moved(4, 5, RIGHT) + "\ndealer 2-6")),
        breaks("tiles-cut-after-delivery-began", "535.11(g)"),
    ),
    Case("no cut without a bank", (START,), spared=("tiles-cut-twice",)),
    Case(
        "the dealer wagers as much as the bank's last wager",
        wagering(10000),
        keeps=(
            "dealer-wager-wrong-amount",
            "dealer-wager-not-in-front",
            "dealer-wager-not-on-tiles",
            "dealer-wager-on-tiles-late",
        ),
    ),
    Case(
        "the dealer wagers more",
        (
            START,
            banked(1, OTHERS, 10001)
            .replace("against", "*against")
            .replace(
                "*against 10001",
                "*against 10001 kind=wager wager=99 seat=0 hand=0 what=dealer-wager cents=10001 by=chips source= dest=",
            ),
        ),
        breaks("dealer-wager-wrong-amount", "535.11(h)"),
        about=("dealer-wager-wrong-amount",),
    ),
    Case(
        "the dealer wagers less, undirected",
        (
            START,
            banked(1, OTHERS, 5000)
            .replace("against", "*against")
            .replace(
                "*against 5000",
                "*against 5000 kind=wager wager=99 seat=0 hand=0 what=dealer-wager cents=5000 by=chips source= dest=",
            ),
        ),
        breaks("dealer-wager-wrong-amount", "535.11(h)"),
        about=("dealer-wager-wrong-amount",),
    ),
    Case(
        "the dealer wagers less, as directed", wagering(5000, directed(5000)), keeps=("dealer-wager-not-as-directed",)
    ),
    Case(
        "the dealer wagers less, directions recorded sometimes",
        wagering(5000),
        missing=(("dealer-wager-wrong-amount", "what the bank directed"),),
        undeclared=("dealer-wager-directed",),
    ),
    Case(
        "the dealer wagers more than directed",
        (
            START,
            banked(1, OTHERS, 10000, cut=directed(5000)).replace(
                "against 10000",
                "*against 10000 kind=wager wager=99 seat=0 hand=0 what=dealer-wager cents=10000 by=chips source= dest=",
            ),
        ),
        breaks("dealer-wager-not-as-directed", "535.11(h)"),
        about=("dealer-wager-not-as-directed",),
    ),
    Case("the filed amount", wagering(2500), keeps=("dealer-wager-wrong-amount",), filing=FILED_AMOUNT),
    Case(
        "the last wager where another amount is filed",
        (
            START,
            banked(1, OTHERS, 10000).replace(
                "against 10000",
                "*against 10000 kind=wager wager=99 seat=0 hand=0 what=dealer-wager cents=10000 by=chips source= dest=",
            ),
        ),
        breaks("dealer-wager-amount-by-other-reading", "535.11(h)", noted=True),
        filing=FILED_AMOUNT,
        about=("dealer-wager-wrong-amount", "dealer-wager-amount-by-other-reading"),
    ),
    Case("no wager of the dealer, as directed", (START, banked(1, OTHERS)), spared=("dealer-wager-not-placed",)),
    Case(
        "the dealer's wager left in front of the container",
        (
            START,
            slowly(
                SECOND,
                "give dealer 61 62 63 64\nmarker",
                '*give dealer 61 62 63 64\n{"kind": "marker-placed", "what": "dealer-tiles", "seat": 0}',
            ),
        ),
        breaks("dealer-wager-not-on-tiles", "535.11(h)"),
        about=("dealer-wager-not-on-tiles",),
    ),
    Case(
        "the dealer's wager put on his tiles late",
        (START, slowly(SECOND, "marker\ngive 1 71 72 73 74", "give 1 71 72 73 74\n*marker")),
        breaks("dealer-wager-on-tiles-late", "535.11(h)"),
        about=("dealer-wager-on-tiles-late",),
    ),
    Case(
        "where wagers are put is not recorded",
        wagering(10000),
        missing=(
            ("dealer-wager-not-on-tiles", "where wagers are put"),
            ("dealer-wager-not-in-front", "where wagers are put"),
        ),
        undeclared=("wager-moved",),
        never=("wager-moved",),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()


def test_a_bank_that_covers_all_is_not_asked_who_requested_the_half() -> None:
    """§ 535.11(e): a request is judged only where the certificate holder covers a part, or a marker says so."""
    report = replay(Case("", (START, SECOND)).log()[0], FILED)
    tally = report.tally("co-bank-not-requested")
    assert (tally.passed, tally.failed) == (0, 0)


def test_stacks_of_one_cut_by_their_reference() -> None:
    """§ 535.11(g)(1): stacks moved to one end in one cut are to be adjacent; the log says which belong together."""
    rounds = cut(moved(2, 2, RIGHT), "*" + moved(5, 5, RIGHT, ref=0))
    _, marked = Case("", rounds).log()
    rounds = cut(moved(2, 2, RIGHT), "*" + moved(5, 5, RIGHT, ref=marked[0] - 1))
    Case("apart", rounds, breaks("stacks-moved-not-adjacent", "535.11(g)(1)")).holds()
    rounds = cut(moved(4, 4, RIGHT), moved(5, 5, RIGHT, ref=marked[0] - 1))
    Case("adjacent", rounds, keeps=("stacks-moved-not-adjacent", "tiles-cut-twice")).holds()


def test_of_a_round_that_lacks_rows_between_two_files_not_every_wager_is_known(tmp_path: Path) -> None:
    """§ 535.11(h): whether the dealer wagered as much as the bank last did is not told where that may be lost."""
    lines, _ = Case("", (START, banked(1, OTHERS, 10000)), filing=FILED_AMOUNT).log()
    cut = next(i for i, line in enumerate(lines) if '"kind": "deliver"' in line)
    for number, (parts, noted) in enumerate(
        (((lines,), True), ((lines[:cut], lines[cut:]), True), ((lines[:cut], lines[cut + 1 :]), False))
    ):
        files = [tmp_path / f"{number}-{place}.jsonl" for place in range(len(parts))]
        for file, part in zip(files, parts, strict=True):
            file.write_text("\n".join(part) + "\n", encoding="utf-8")
        report = replay_logs(files, [in_force(FILED_AMOUNT)], "interpreted")
        found = {finding.rule for finding in report.findings}
        assert ("dealer-wager-amount-by-other-reading" in found) == noted
        assert "dealer-wager-wrong-amount" not in found
        fact = "the amounts of the wager and of the bank's last one"
        assert bool(report.tally("dealer-wager-wrong-amount").missing.get(fact)) != noted


def test_no_wager_of_the_dealer_undirected() -> None:
    """§ 535.11(h): without a direction of the bank the dealer wagers."""
    text = banked(1, OTHERS).replace(f"{directed(0)}\n", "")
    Case("", (START, text + "\n" + bank_row(1)), about=("dealer-wager-wrong-amount",)).holds()
    text = slowly(text, "give 3 11 12 13 14", "*give 3 11\ngive 3 12 13 14")
    Case("", (START, text), breaks("dealer-wager-not-placed", "535.11(h)"), about=("dealer-wager-not-placed",)).holds()
