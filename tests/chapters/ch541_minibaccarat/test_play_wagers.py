"""§ 541.8 in play: wagers."""

import pytest

from tests.games.baccarat.cases import Case, Finds, breaks

DEAL = "cards 9C 3D KC 5D\ncalled\nresult player"
PAID = "pay 3p 2000\nreturn 3p 2000"

CASES = (
    Case(
        "in time",
        (f"bet 3p 2000\nclose\n{DEAL}\n{PAID}",),
        keeps=("wager-after-no-more-bets", "wager-not-in-chips", "second-patron-at-place"),
        missing=(("wager-outside-posted-limits", "the limits posted for such wagers, and the amount"),),
    ),
    Case(
        "after the announcement",
        (f"bet 3p 2000\nclose\n*bet 6t 5000\n{DEAL}\ncollect 6t 5000\n{PAID}",),
        breaks("wager-after-no-more-bets", "541.8(c)"),
    ),
    Case(
        "increased and withdrawn after the announcement",
        (f"bet 3p 1000\nbet 5b 1000\nclose\n*change 3p 2000\n*withdraw 5b\n{DEAL}\n{PAID}",),
        (
            Finds("wager-changed-after-no-more-bets", "541.8(c)"),
            Finds("wager-withdrawn-after-no-more-bets", "541.8(c)"),
        ),
    ),
    Case(
        "increased before the announcement",
        (f"bet 3p 1000\nchange 3p 2000\nclose\n{DEAL}\n{PAID}",),
        keeps=("wager-changed-after-no-more-bets",),
    ),
    Case(
        "after the first card, nothing announced",
        ("bet 3p 2000\ncards 9C 3D KC 5D\n*bet 6t 5000\ncalled\nresult player\ncollect 6t 5000\npay 3p 2000",),
        breaks("wager-after-card-without-announcement", "541.8(c)", noted=True),
        never=("no-more-bets",),
        missing=(("wager-after-no-more-bets", 'when "no more bets" was announced'),),
    ),
    Case("by word of mouth", (f"*bet 3p 2000 by=verbal\n{DEAL}\n{PAID}",), breaks("wager-not-in-chips", "541.8(b)")),
    Case("cash on the layout", (f"*bet 3p 2000 by=cash\n{DEAL}\n{PAID}",), breaks("wager-not-in-chips", "541.8(b)")),
    Case(
        "by word with cash, confirmed and converted",
        (
            'bet 3p 2000 by=verbal-cash\n{"kind": "wager-confirmed", "wager": 3}\n'
            f'{{"kind": "cash-converted", "wager": 3}}\n{DEAL}\n{PAID}',
        ),
        keeps=("verbal-wager-unconfirmed", "verbal-cash-not-converted", "verbal-cash-unconverted-at-settlement"),
    ),
    Case(
        "by word with cash, converted late",
        (
            '*bet 3p 2000 by=verbal-cash\n{"kind": "wager-confirmed", "wager": 3}\n'
            f'{DEAL}\n{PAID}\n{{"kind": "cash-converted", "wager": 3}}',
        ),
        breaks("verbal-cash-unconverted-at-settlement", "541.8(b)", noted=True),
        declared=("wager-confirmed", "cash-converted"),
    ),
    Case(
        "by word with cash, neither",
        (f"**bet 3p 2000 by=verbal-cash\n{DEAL}\n{PAID}",),
        (Finds("verbal-wager-unconfirmed", "541.8(b)"), Finds("verbal-cash-not-converted", "541.8(b)")),
        declared=("wager-confirmed", "cash-converted"),
    ),
    Case(
        "by word with cash, nothing recorded of it",
        (f"bet 3p 2000 by=verbal-cash\n{DEAL}\n{PAID}",),
        missing=(
            ("verbal-wager-unconfirmed", "whether the wager was confirmed"),
            ("verbal-cash-not-converted", "whether the cash was converted"),
        ),
    ),
    Case(
        "below and above the posted limits",
        (
            'between\n{"kind": "posted-limits", "what": "minimum", "cents": 1000}\n'
            '{"kind": "wager-maximum", "what": "tie", "cents": 5000}',
            f"*bet 3p 500\n*bet 4t 6000\nbet 5p 1000\nbet 6t 5000\n{DEAL}\ncollect 4t 6000\ncollect 6t 5000\n"
            "pay 5p 1000\npay 3p 500",
        ),
        (
            Finds("wager-outside-posted-limits", "541.8(a)", noted=True),
            Finds("wager-outside-posted-limits", "541.8(a)", noted=True),
        ),
        keeps=("wager-outside-posted-limits",),
    ),
    Case(
        "two players at one place",
        (f"bet 3p 2000\n*bet 3b 1000 player=P9\n{DEAL}\ncollect 3b 1000\n{PAID}",),
        breaks("second-patron-at-place", "541.2(a)", noted=True),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_wagers(case: Case) -> None:
    case.holds()
