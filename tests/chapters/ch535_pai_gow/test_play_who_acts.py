"""§§ 535.6 to 535.12: what the text has the dealer, or the bank, do: done by him, by somebody else, by nobody told."""

from dataclasses import dataclass, replace

import pytest

from validator.examples import judged_text
from validator.law.versions import law_of

LAW = law_of("535")
PLAIN = "always bank choice collect pay void-hand void-round\nwager 4 2500 player=P4\n"
BANKED = "always co-bank choice collect pay void-hand void-round\nbank 3 player=P3\nwager 4 2500 player=P4\n"


@dataclass(frozen=True)
class Act:
    """An act that a rule is about, as a line without its ``by``, after the lines of ``before``."""

    rule: str
    line: str
    before: str = PLAIN
    lawful: tuple[str, ...] = ("dealer", "dealer:D1", "dealer:D2")
    wrong: tuple[str, ...] = ("player:P2", "player", "floorperson:F1", "supervisor:S1", "spectator")
    untold: tuple[str, ...] = ("", "casino")


NOT_THE_BANK = ("player:P2", "floorperson:F1", "spectator")
OF_THE_BANK = ("bank", "bank:P3", "player:P3")
ACTS = (
    Act("no-more-bets-announced-by-another", "no-more-bets"),
    Act("dice-total-announced-by-another", "dice-total 9"),
    Act("dice-total-announced-by-another-with-bank", "dice-total 9", BANKED),
    Act("tiles-delivered-by-another", "deliver", f"always delivery-indicated\n{PLAIN}"),
    Act("tiles-delivered-by-another-with-bank", "deliver", BANKED),
    Act("dealer-tiles-marked-by-another", "marker-placed dealer-tiles"),
    Act("dealer-tiles-marked-by-another-with-bank", "marker-placed dealer-tiles", BANKED),
    Act(
        "player-hands-set-by-another",
        "hands-set 4",
        PLAIN,
        ("player:P4", "dealer"),
        ("player:P2", "floorperson", "spectator"),
        ("", "player", "casino"),
    ),
    Act("dealer-hands-set-by-another", "hands-set 0"),
    Act("outcome-announced-by-another", "outcome 4 lose hand=4", f"{PLAIN}expose 4\n"),
    Act("outcome-announced-by-another-with-bank", "outcome 4 lose hand=4", f"{BANKED}expose 4\n"),
    Act("losing-wager-collected-by-another", "collect 4 2500", f"{PLAIN}expose 4\n"),
    Act("losing-tiles-collected-by-another", "muck 4", f"{PLAIN}expose 4; collect 4 2500\n"),
    Act("surrendered-wager-collected-by-another", "collect 4 2500", f"{PLAIN}choice 4 surrender\n"),
    Act("tied-wager-returned-by-another", "return 4 2500", f"{PLAIN}expose 4\n"),
    Act("winning-wager-paid-by-another", "pay 4 2500", f"{PLAIN}expose 4\n"),
    Act("winning-wager-paid-by-another-with-bank", "pay 4 2500", f"{BANKED}expose 4\n"),
    Act("winning-wager-paid-by-another-with-co-bank", "pay 4 2500", f"{BANKED}co-bank\nexpose 4\n"),
    Act(
        "bank-offered-by-another",
        "bank-offered 1 refused player=P1",
        wrong=("player:P2", "floorperson:F1", "spectator"),
        untold=("", "player", "player:P1"),
    ),
    Act("bank-confirmed-by-another", "bank-checked wagered-last", BANKED),
    Act("stacks-moved-by-the-bank", "stacks-moved 45 dest=right-end", BANKED, ("dealer",), OF_THE_BANK, ("", "player")),
    Act("style-repeated-by-another", "delivery-repeated jung-quat", BANKED),
    Act("style-chosen-by-another", "delivery-chosen jung-quat", BANKED, OF_THE_BANK, NOT_THE_BANK, ("", "player")),
    Act(
        "dealer-wager-directed-by-another", "dealer-wager-directed 0", BANKED, OF_THE_BANK, NOT_THE_BANK, ("", "dealer")
    ),
)


def tally_of(act: Act, by: str) -> tuple[int, int, bool]:
    """How often the rule was broken and passed where the act is done by somebody, and whether a fact was missing."""
    text = f"{act.before}{act.line}{f' by={by}' if by else ''}\n"
    tally = judged_text(LAW, act.rule, text).report.tally(act.rule, "535")
    return tally.failed + tally.for_review, tally.passed, bool(tally.missing)


def cases(which: str) -> list[tuple[Act, str]]:
    return [(act, by) for act in ACTS for by in getattr(act, which)]


@pytest.mark.parametrize(("act", "by"), cases("wrong"), ids=str)
def test_somebody_else_acts(act: Act, by: str) -> None:
    assert tally_of(act, by) == (1, 0, False)


@pytest.mark.parametrize(("act", "by"), cases("lawful"), ids=str)
def test_who_is_to_act_does(act: Act, by: str) -> None:
    assert tally_of(act, by) == (0, 1, False)


@pytest.mark.parametrize(("act", "by"), cases("untold"), ids=str)
def test_who_acts_is_not_told(act: Act, by: str) -> None:
    assert tally_of(act, by) == (0, 0, True)


def test_with_a_bank_the_text_does_not_say_who_collects() -> None:
    """§ 535.11(o): losing wagers shall be collected and placed in the center; by whom is not said."""
    losing = next(act for act in ACTS if act.rule == "losing-wager-collected-by-another")
    banked = replace(losing, before=f"{BANKED}expose 4\n")
    assert tally_of(banked, "player:P2") == (0, 0, False)
