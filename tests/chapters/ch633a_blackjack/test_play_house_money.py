"""The House Money Wager (§ 633a.6(e)(12), 7(g)(10), 13(n)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.sidewagers import lacks, table, told


def filing(decks: int = 6, portion: str = "") -> str:
    share = f"portion: {portion}" if portion else ""
    return f"""
chapter: "633a"
head: {{version: "1", effective: 2016-01-01}}
cards: {{decks: {decks}, dealing: shoe, shoe: single, shuffler: manual}}
dealing: {{blackjack_paid: immediately}}
splitting: {{additional_splits: 2}}
optional_wagers: {{house-money: {{{share}}}}}
"""


def round_(
    cards: str,
    early: str,
    late: str = "collect wager=1 cents=1000",
    up: str = "9C",
    hole: str = "TS",
    reader: str = "",
    play: str = "choice hand=1 what=stand",
) -> str:
    """One player with $10 on the game and $5 on the wager; ``reader`` is what the device showed, if it was used."""
    first, second = cards.split()
    peek = f"@reader peek what={reader}" if reader else ""
    return table(f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=house-money seat=1 player=A hand=1 cents=500
        cards 1:{first} 0:{up} 1:{second} 0:{hole}
        {peek}
        {early}
        {play if reader != "blackjack" else ""}
        expose hand=0 card={hole}
        {late}
        cleared dest=rack
        round-end
        """)


def took(cents: int) -> str:
    return (
        f"choice hand=1 what=take-payout\n@paid pay wager=2 cents={cents} dest=player\n@back return wager=2 cents=500"
    )


def added(cents: int, rest: int = 0, total: int = 0) -> str:
    """``cents`` are put on the Blackjack Wager and ``rest`` handed to the player; ``total`` where the log tells it."""
    rows = ["choice hand=1 what=add-payout", f"@paid pay wager=2 cents={cents} dest=wager-area"]
    rows += [f"pay wager=2 cents={rest} dest=player"] * (rest > 0)
    rows += ["return wager=2 cents=500"] + [f"@grown wager-changed wager=1 cents={total}"] * (total > 0)
    return "\n".join(rows)


def found(notation: str, terms: str = "", about: str = "house-money") -> list[tuple[str, str, int | None]]:
    return [(rule, cite, cents) for rule, cite, _, cents in told(notation, terms or filing(), about)]


ROWS = {
    1: ("633a.13(n)(1)", "house-money-paid-wrong-with-one-deck", (4500, 2500, 1500, 500)),
    6: ("633a.13(n)(2)", "house-money-paid-wrong-with-several-decks", (4500, 2000, 1500, 500)),
}
ROWS[2] = ROWS[6]


@pytest.mark.parametrize("decks", ROWS)
@pytest.mark.parametrize(
    ("cards", "row"),
    [
        ("AH KH", 0),
        ("KH AH", 0),
        ("8H 9H", 1),
        ("KH QH", 1),
        ("AH 2H", 1),
        ("8H 8D", 2),
        ("8H 8H", 2),
        ("7H 8D", 3),
        ("QD KH", 3),
        ("AH KD", 3),
        ("2C AH", 3),
    ],
)
def test_each_row_is_paid_by_the_decks(decks: int, cards: str, row: int) -> None:
    cite, rule, rows = ROWS[decks]
    won = "pay wager=1 cents=1500" if "K" in cards and "A" in cards else "collect wager=1 cents=1000"
    assert found(round_(cards, took(rows[row]), won), filing(decks)) == []
    for other in {2500, *rows} - {rows[row]}:
        assert found(round_(cards, took(other), won), filing(decks)) == [(rule, cite, other - rows[row])]
    lost = found(round_(cards, "collect wager=2 cents=500", won), filing(decks))
    if "A" in cards and row > 0:
        assert [one[0] for one in lost] == ["~house-money-ace-straight-collected"]
    else:
        assert lost == [("house-money-not-paid", "633a.7(g)(10)(ii)", -rows[row] - 500)]


def test_losers() -> None:
    for cards in ("7H 9D", "QD AH", "KD 2H", "7H TH"):
        assert found(round_(cards, "collect wager=2 cents=500")) == []
        assert found(round_(cards, "return wager=2 cents=500")) == [
            ("losing-house-money-not-collected", "633a.7(g)(10)", 500)
        ]
        assert found(round_(cards, took(500)))[0] == ("losing-house-money-paid", "633a.6(e)(12)", 1000)
        late = round_(cards, "choice hand=1 what=hit\ncards 1:2D", "collect wager=2 cents=500")
        assert found(late) == [("house-money-settled-at-wrong-time", "633a.7(g)", None)]


def test_a_winner_against_an_ace_or_a_ten_waits_for_the_reader() -> None:
    after = round_("8H 8D", took(1500), up="TC", hole="7S", reader="no-blackjack")
    assert found(after) == []
    rows = after.splitlines()
    peek = next(line for line in rows if "@reader" in line)
    early = [line for line in rows if line is not peek]
    early.insert(next(place for place, line in enumerate(early) if "choice hand=1 what=stand" in line), peek)
    assert found("\n".join(early)) == [("house-money-settled-before-reader", "633a.7(g)(10)(i)", None)]
    late = round_("8H 8D", "choice hand=1 what=hit\ncards 1:2D", took(1500), up="TC", hole="7S", reader="no-blackjack")
    assert found(late) == [("house-money-settled-at-wrong-time", "633a.7(g)", None)]
    collected = round_("8H 8D", "collect wager=2 cents=500", up="TC", hole="7S", reader="no-blackjack")
    assert found(collected) == [("house-money-not-paid-after-reader", "633a.7(g)(10)(i)(B)", -2000)]
    silent = round_("8H 8D", took(1500), up="TC", hole="7S")
    assert lacks(silent, filing(), "house-money-settled-before-reader") == {"the use of the card reader": 1}


def test_on_a_dealer_blackjack_it_is_paid_and_nothing_is_added() -> None:
    def blackjack(settled: str) -> str:
        return round_("8H 8D", settled, up="AC", hole="KS", reader="blackjack")

    assert found(blackjack(took(1500))) == []
    assert found(blackjack("collect wager=2 cents=500")) == [
        ("house-money-not-paid-on-dealer-blackjack", "633a.7(g)(10)(i)(A)", -2000)
    ]
    assert found(blackjack(added(1500)))[0] == ("house-money-added-on-dealer-blackjack", "633a.7(g)(10)(i)(A)", None)


def test_all_is_added_and_the_whole_is_the_blackjack_wager() -> None:
    """The wager grows by the payout, whether or not the log tells its new amount."""
    for total in (0, 2500):
        assert found(round_("8H 8D", added(1500, total=total), "collect wager=1 cents=2500")) == []
        assert (
            told(round_("8H 8D", added(1500, total=total), "collect wager=1 cents=2500"), filing(), "not-collected")
            == []
        )
        part = round_("8H 8D", added(1500, total=total), "collect wager=1 cents=1000")
        assert found(part) == [("house-money-entire-wager-not-settled", "633a.7(g)(10)(ii)(C)", None)]
        assert [one[::3] for one in told(part, filing(), "losing-wager")] == [("losing-wager-not-collected", 1500)]
    blackjack = round_("AH KH", added(4500), "pay wager=1 cents=8250\nreturn wager=1 cents=5500")
    assert found(blackjack) == []
    assert told(blackjack, filing(), "odds") == []
    short = round_("AH KH", added(4500), "pay wager=1 cents=1500")
    assert ("house-money-entire-wager-not-settled", "633a.7(g)(10)(ii)(C)", None) in found(short)


def test_the_portion_that_is_filed() -> None:
    half = filing(portion="50%")
    lost = "collect wager=1 cents={}"
    assert found(round_("8H 8D", added(750, 750), lost.format(1750)), half) == []
    assert found(round_("8H 8D", added(1500), lost.format(2500)), half) == [
        ("house-money-added-beyond-portion", "633a.7(g)(10)(ii)(A)", None)
    ]
    assert found(round_("8H 8D", added(751, 749), lost.format(1751)), half) == [
        ("house-money-added-beyond-portion", "633a.7(g)(10)(ii)(A)", None)
    ]
    assert found(round_("8H 8D", added(749, 751), lost.format(1749)), half)[0][0] == "~house-money-added-below-portion"
    assert found(round_("8H 8D", added(750, 750), lost.format(1750)))[0][0] == "~house-money-added-below-portion"
    stake = round_("8H 8D", added(1500, total=3000), lost.format(3000))
    assert found(stake)[0][0] == "~house-money-stake-added"


def test_by_the_players_choice() -> None:
    against = round_("8H 8D", added(1500).replace("add-payout", "take-payout"), "collect wager=1 cents=2500")
    assert found(against) == [("house-money-added-against-choice", "633a.7(g)(10)(ii)", None)]
    withheld = round_("8H 8D", took(1500).replace("take-payout", "add-payout"))
    assert found(withheld) == [("house-money-added-against-choice", "633a.7(g)(10)(ii)", None)]
    silent = "\n".join(line for line in took(1500).splitlines() if "choice" not in line)
    assert found(round_("8H 8D", silent)) == []
    unknown = round_("8H 8D", silent).replace(" choice ", " ", 1)
    assert lacks(unknown, filing(), "house-money-added-against-choice") == {"what the player chose": 1}


def test_the_player_does_not_touch_it() -> None:
    touch = "\n@touch wager-handled wager=2 by=player:A"
    assert found(round_("8H 8D", added(1500) + touch, "collect wager=1 cents=2500")) == [
        ("house-money-payout-touched", "633a.7(g)(10)(ii)(B)", None)
    ]
    assert found(round_("8H 8D", took(1500) + touch)) == []


def test_doubling_and_splitting_match_the_entire_wager() -> None:
    def doubled(cents: int) -> str:
        acts = f"choice hand=1 what=double\n@double wager wager=3 what=double-down seat=1 player=A hand=1 cents={cents}\ncards 1:2D"
        return round_("5H 6D", added(500), f"collect wager=3 cents={cents}\ncollect wager=1 cents=1500", play=acts)

    assert found(doubled(1500)) == []
    assert found(doubled(1499))[0][0] == "~house-money-doubled-for-less"
    assert found(doubled(1501)) == []
    assert [one[0] for one in told(doubled(1501), filing(), "double")] == ["double-down-over-original"]

    def split(cents: int) -> str:
        acts = f"choice hand=1 what=split\n@split wager wager=3 what=split seat=1 player=A hand=2 cents={cents}\nsplit hand=2 ref=1 card=8D\ncards 1:TC 2:TD"
        return round_("8H 8D", added(1500), f"collect wager=3 cents={cents}\ncollect wager=1 cents=2500", play=acts)

    assert found(split(2500)) == []
    assert found(split(1000)) == [("house-money-split-for-less", "633a.7(g)(10)(ii)(C)", None)]


def test_what_the_log_or_the_filing_does_not_tell_is_counted() -> None:
    rule = ROWS[1][1]
    assert lacks(round_("8H 8D", took(1500)), filing().replace("decks: 6, ", ""), rule) == {
        "the paytable that the filing selects": 1
    }
    assert lacks(round_("8H ?", took(1500)), filing(), rule) == {"the cards of the hands": 1}
    dead = round_("8H 8D", "void-hand hand=1\nreturn wager=2 cents=500", "return wager=1 cents=1000", play="")
    assert found(dead) == []
