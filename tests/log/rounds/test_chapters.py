"""Finished rounds of each chapter, judged by a shipped filing; and optional wagers, each by its own columns."""

from pathlib import Path

import pytest

from tests.log.rounds.test_mispayments import converted, found, replayed
from validator.core.finding import Outcome

ATTESTED = """\
attested: [no-surrender, no-even-money, no-rescue, no-free-bets, no-splits, no-switched-cards, no-cards-moved,
  no-voided-hands, no-voided-rounds, no-changed-wagers, no-bonuses, no-bank, no-abandoned-wagers]
"""
HANDS = """\
chapter: "{chapter}"
table: {table}
round: Round
time: {{columns: [When], zone: America/New_York}}
money: {{unit: dollars}}
cards: {{dealer: Dealer}}
hands: {{cards: Cards, stake: Bet, payout_with_stake: Paid, double_stake: Double}}
"""
ROUNDS = (
    ("KH 9D", "KC 7S", 20, 0),
    ("KH 9D", "KC 7S", 10, 0),
    ("KH 6D", "KC 7S", 0, 0),
    ("KH 6D", "KC 7S", 20, 0),
    ("KH 7D", "KC 7S", 10, 0),
    ("KH 7D", "KC 7S", 20, 0),
    ("AH KD", "QC 7S", 25, 0),
    ("AH KD", "QC 7S", 20, 0),
    ("6H 5D 9C", "KC 7S", 40, 10),
    ("6H 5D 9C", "KC 7S", 30, 10),
    ("KH 6D 8C", "KC 7S", 0, 0),
    ("KH 9D", "KC 6S 8D", 20, 0),
    ("KH 9D", "KC 6S 8D", 0, 0),
    ("KH 9D", "KC 6S 6D", 10, 0),
)
"""Cards, the dealer's, what was paid with the stake, and the Double Down Wager, on a stake of 10; the last is a 22."""
WRONG = [(2, -1000), (4, 2000), (6, 1000), (10, -1000), (13, -2000)]
"""Round and cents of what is wrong in every chapter."""
SHORT_BLACKJACK = (8, -500)
UNPAID_AGAINST_22 = (14, -1000)


@pytest.mark.parametrize(
    ("chapter", "filing", "table", "day", "wrong", "review"),
    [
        ("633a", "633a-shoe", "BJ-101", "2015-09-12", [*WRONG, SHORT_BLACKJACK, UNPAID_AGAINST_22], []),
        ("551", "551-shoe", "SP-401", "2010-08-20", [*WRONG, UNPAID_AGAINST_22], [SHORT_BLACKJACK]),
        ("590", "590-shoe", "FB-401", "2014-09-12", [*WRONG, SHORT_BLACKJACK], []),
        ("672a", "672a-shoe", "FB-401", "2018-09-12", [*WRONG, SHORT_BLACKJACK], []),
        ("685a", "685a-shoe", "DU-410", "2021-09-12", [*WRONG, SHORT_BLACKJACK], []),
    ],
)
def test_the_same_rounds_are_judged_by_each_sibling_of_blackjack(
    tmp_path: Path,
    chapter: str,
    filing: str,
    table: str,
    day: str,
    wrong: list[tuple[int, int]],
    review: list[tuple[int, int]],
) -> None:
    source = tmp_path / "hands.csv"
    lines = (
        f"{number},{day} 12:00,10,{cards},{dealer},{paid},{double}\n"
        for number, (cards, dealer, paid, double) in enumerate(ROUNDS, 1)
    )
    source.write_text("Round,When,Bet,Cards,Dealer,Paid,Double\n" + "".join(lines), encoding="utf-8")
    rows, told = converted(tmp_path, source, HANDS.format(chapter=chapter, table=table) + ATTESTED)
    report = replayed(tmp_path, rows, filing)
    assert (told.left_out, report.unjudged) == (0, [])
    assert found(report) == sorted(wrong)
    assert found(report, Outcome.REVIEW) == review


def test_without_a_word_on_free_bets_no_payment_of_their_chapters_is_judged(tmp_path: Path) -> None:
    source = tmp_path / "hands.csv"
    source.write_text(
        "Round,When,Bet,Cards,Dealer,Paid,Double\n1,2018-09-12 12:00,10,8H 2D KC,KC 7S,30,10\n", encoding="utf-8"
    )
    columns = HANDS.format(chapter="672a", table="FB-401") + ATTESTED.replace("no-free-bets, ", "")
    rows, told = converted(tmp_path, source, columns)
    assert told.said == ["no payment of a hand can be judged until the map attests no-free-bets"]
    assert found(replayed(tmp_path, rows, "672a-shoe")) == []
    rows, _ = converted(tmp_path, source, HANDS.format(chapter="672a", table="FB-401") + ATTESTED)
    assert found(replayed(tmp_path, rows, "672a-shoe")) == [(1, -1000)]


def test_optional_wagers_are_judged_by_their_own_columns(tmp_path: Path) -> None:
    source = tmp_path / "hands.csv"
    source.write_text(
        """\
Round,Bet,Cards,Dealer,Paid,IB,IB paid,KB,KB paid,RM,RM paid
1,10,5H 8D KC,6C 9S 5D,0,5,35,0,0,0,0
2,10,5H 8D KC,6C 9S 5D,0,5,30,0,0,0,0
3,10,5H 8D KC,KC 9S,0,5,0,0,0,0,0
4,10,5H 8D KC,KC 9S,0,5,10,0,0,0,0
5,10,KH KD,6C 9S 5D,10,0,0,5,35,0,0
6,10,KH KD,6C 9S 5D,10,0,0,5,30,0,0
7,10,KH QH,6C 9S 5D,10,0,0,5,50,5,155
8,10,KH QH,6C 9S 5D,10,0,0,5,50,5,150
9,10,KH 9H,6C 9S 5D,0,0,0,5,0,5,17.50
10,10,KH 9H,6C 9S 5D,0,0,0,5,5,5,5
""",
        encoding="utf-8",
    )
    columns = """\
chapter: "633a"
table: BJ-101
round: Round
money: {unit: dollars}
cards: {dealer: Dealer}
hands:
  cards: Cards
  stake: Bet
  payout_with_stake: Paid
  optional:
    in-between: {stake: IB, payout_with_stake: IB paid}
    kings-bounty: {stake: KB, payout_with_stake: KB paid}
    royal-match-21: {stake: RM, payout_with_stake: RM paid}
"""
    rows, _ = converted(tmp_path, source, columns + ATTESTED)
    report = replayed(tmp_path, rows, "633a-shoe")
    assert found(report) == [(2, -500), (4, 1000), (6, -500), (8, -500), (10, -1250), (10, 500)]


@pytest.mark.parametrize(
    ("won", "vigorish", "wrong"), [(20, 1, []), (20, 0, [(1, 100)]), (40, 1, [(1, 2000)]), (-20, 0, [(1, -4000)])]
)
def test_hands_of_tiles_are_settled_by_both_halves(
    tmp_path: Path, won: int, vigorish: int, wrong: list[tuple[int, int]]
) -> None:
    source = tmp_path / "tiles.csv"
    source.write_text(
        "Round,Seat,Player,High,Low,Dealer high,Dealer low,Bet,Won,Vig\n"
        "1,1,P1,1-1 2-6,3-3 1-2,6-6 4-5,5-6 2-2,50,0,0\n"
        f"1,3,P3,1-3a 1-3b,4-6 1-6,6-6 4-5,5-6 2-2,20,{won},{vigorish}\n",
        encoding="utf-8",
    )
    columns = """\
chapter: "535"
table: PG-301
round: Round
money: {unit: dollars}
cards: {dealer_high: Dealer high, dealer_low: Dealer low}
hands: {seat: Seat, player: Player, high: High, low: Low, stake: Bet, net: Won, vigorish: Vig}
"""
    rows, _ = converted(tmp_path, source, columns + ATTESTED)
    report = replayed(tmp_path, rows, "535-plain")
    assert report.unjudged == []
    assert found(report) == wrong


@pytest.mark.parametrize(
    ("cards", "paid", "found_"),
    [
        ("7 7 7", 20, ("777-mixed-paid-wrong", "551.6(g)(3)", -500)),
        ("6 7 8", 24, ("678-mixed-paid-wrong", "551.6(g)(1)", -100)),
        ("6 7 8", 0, ("win-by-higher-total-not-paid", "551.6(b)(2)", -2500)),
        ("7 7 7", 25, None),
        ("6 7 8", 30, None),
        ("6 7 8", 60, None),
    ],
)
def test_three_cards_without_suits_paid_less_than_any_suits_allow(
    tmp_path: Path, cards: str, paid: int, found_: tuple[str, str, int] | None
) -> None:
    source = tmp_path / "hands.csv"
    source.write_text(f"Round,When,Bet,Cards,Dealer,Paid,Double\n1,2010-08-20 12:00,10,{cards},9 8,{paid},0\n")
    rows, _ = converted(tmp_path, source, HANDS.format(chapter="551", table="SP-401") + ATTESTED)
    report = replayed(tmp_path, rows, "551-shoe")
    told = [(one.rule, str(one.citation), one.overpaid_cents) for one in report.findings]
    assert told == ([found_] if found_ else [])
    if found_ is None:
        assert report.tally("winning-wager-paid-at-wrong-odds").missing == {"the cards of the hands": 1}
