"""Acts that no column shows and nobody attests accuse nobody, in any chapter; attested, the same rows are found wrong."""

from pathlib import Path

import pytest

from tests.log.rounds.test_mispayments import converted, found, replayed
from validator.core.finding import Outcome
from validator.log.importers.rounds.games import ATTESTED, DECISIONS, HIDDEN_ACTS

STATEMENTS = (
    *("no-surrender", "no-even-money", "no-doubles", "no-insurance", "no-rescue", "no-free-bets", "no-splits"),
    *("no-switched-cards", "no-cards-moved", "no-voided-hands", "no-voided-rounds", "no-changed-wagers", "no-bonuses"),
    *("shoe-never-emptied", "every-hand-told", "no-abandoned-wagers", "no-bank"),
)
CHAPTERS = {
    "633a": ("633a-shoe", "BJ-101", "2015-09-12"),
    "551": ("551-shoe", "SP-401", "2010-08-20"),
    "590": ("590-shoe", "FB-401", "2014-09-12"),
    "672a": ("672a-shoe", "FB-401", "2018-09-12"),
    "685a": ("685a-shoe", "DU-410", "2021-09-12"),
}
HIDDEN = {
    "no-surrender": ("KS 6D,JC 8S,10,5",),
    "no-doubles": ("6H 5S 9C,JC 8S,10,40", "6H 5S 2C,JC 8S,10,0"),
    "no-insurance": ("KS 9D,AS KD,10,15", "KS 9D,AS 8D,10,5"),
    "no-bonuses": ("KS 9D,JC 8S,10,35", "KS 7D,JC 8S,10,50"),
    "no-voided-hands": ("KS 9D,JC 8S,10,10",),
    "no-voided-rounds": ("KS 7D,JC 8S,10,10", "KS 9D,JC 8S,10,10"),
    "no-changed-wagers": ("KS 9D,JC 8S,10,40", "KS 7D,JC 8S,10,5"),
    "no-cards-moved": ("KS 9D 5C,JC 8S,10,20", "KS 9D 5C,JC 8S,10,10"),
    "no-rescue": ("6H 5S 2C,JC 8S,10,10",),
    "no-free-bets": ("6H 5S 9C,JC 8S,10,30", "8H 3S JS,JC 8S,10,20", "6H 5S 9C,JC JS,10,20"),
}
"""Lawful rounds of a stake of 10 in which the act is hidden: cards, the dealer's, stake, what came back with it."""
OF_OTHERS = {"no-rescue": ("551",), "no-free-bets": ("590", "672a")}
MAP = """\
chapter: "{chapter}"
table: {table}
round: Round
time: {{columns: [Date], zone: America/New_York}}
money: {{unit: dollars}}
cards: {{dealer: Dealer}}
hands: {{seat: Seat, cards: Cards, stake: Bet, {form}: Pay}}
attested: [{statements}]
"""


def outcomes(folder: Path, chapter: str, form: str, lines: tuple[str, ...], without: str) -> tuple[object, object, str]:
    """What is accused, what is for review, and what the import says."""
    filing, table, day = CHAPTERS[chapter]
    text = "Round,Date,Seat,Cards,Dealer,Bet,Pay\n"
    for number, line in enumerate(lines, 1):
        cards, dealer, stake, back = line.split(",")
        paid = int(back) - int(stake) if form == "net" else int(back)
        text += f"{number},{day},1,{cards},{dealer},{stake},{paid}\n"
    source = folder / "hands.csv"
    source.write_text(text, encoding="utf-8")
    statements = ", ".join(one for one in STATEMENTS if one != without)
    columns = MAP.format(chapter=chapter, table=table, form=form, statements=statements)
    rows, told = converted(folder, source, columns)
    assert told.left_out == 0
    report = replayed(folder, rows, filing)
    return found(report), found(report, Outcome.REVIEW), "\n".join(told.said)


@pytest.mark.parametrize("form", ["payout_with_stake", "net"])
@pytest.mark.parametrize(
    ("chapter", "statement"),
    [(chapter, one) for one in HIDDEN for chapter in OF_OTHERS.get(one, tuple(CHAPTERS))],
)
def test_what_is_neither_shown_nor_attested_accuses_nobody(
    tmp_path: Path, chapter: str, statement: str, form: str
) -> None:
    accused, reviewed, _ = outcomes(tmp_path, chapter, form, HIDDEN[statement], statement)
    assert (accused, reviewed) == ([], [])
    accused, reviewed, _ = outcomes(tmp_path, chapter, form, HIDDEN[statement], "")
    assert accused or reviewed


@pytest.mark.parametrize("statement", ["no-cards-moved", "no-voided-rounds", "no-bonuses"])
def test_it_is_said_which_statement_is_wanting(tmp_path: Path, statement: str) -> None:
    *_, said = outcomes(tmp_path, "633a", "net", HIDDEN[statement], statement)
    assert said.splitlines()[0] == f"no payment of a hand can be judged until the map attests {statement}"


OF_BACCARAT = {
    "no-voided-rounds": ("9S KD,4C 3S,100,100,P",),
    "no-cards-moved": ("9S KD 2C,4C 3S,100,0,P", "5S KD,4C 3S 2C,100,195,B"),
}


@pytest.mark.parametrize(
    ("chapter", "filing", "table"),
    [("541", "541-shoe", "MB-201"), ("543", "543-face-up", "MD-201"), ("545", "545-dealer-turns", "BC-201")],
)
@pytest.mark.parametrize("statement", OF_BACCARAT)
def test_baccarat_is_judged_only_where_no_card_was_moved_and_no_round_was_void(
    tmp_path: Path, chapter: str, filing: str, table: str, statement: str
) -> None:
    source = tmp_path / "coups.csv"
    lines = (f"{number},2010-08-20,1,{line}\n" for number, line in enumerate(OF_BACCARAT[statement], 1))
    source.write_text("Round,Date,Seat,P,B,Bet,Back,W\n" + "".join(lines), encoding="utf-8")
    columns = f"""\
chapter: "{chapter}"
table: {table}
round: Round
time: {{columns: [Date], zone: America/New_York}}
money: {{unit: dollars}}
cards: {{player: P, banker: B}}
wagers: {{seat: Seat, banker_hand: {{stake: Bet, payout_with_stake: Back, vigorish_within_payout: true}}}}
outcome: {{column: W}}
attested: [no-cards-moved, no-voided-rounds, no-voided-hands, no-changed-wagers, shoe-never-emptied, every-hand-told]
"""
    rows, told = converted(tmp_path, source, columns.replace(f"{statement}, ", ""))
    assert told.said[0] == f"no card and no wager can be judged until the map attests {statement}"
    report = replayed(tmp_path, rows, filing)
    assert (found(report), found(report, Outcome.REVIEW)) == ([], [])
    rows, _ = converted(tmp_path, source, columns)
    assert found(replayed(tmp_path, rows, filing))


def test_a_hand_of_tiles_that_lost_nothing_may_be_of_a_void_round(tmp_path: Path) -> None:
    source = tmp_path / "tiles.csv"
    source.write_text(
        "Round,Seat,Player,High,Low,Dealer high,Dealer low,Bet,Won,Vig\n"
        "1,1,P1,1-2 2-3,1-4 1-6,1-3a 1-3b,6-6 5-5,20,0,0\n",
        encoding="utf-8",
    )
    columns = """\
chapter: "535"
table: PG-301
round: Round
money: {unit: dollars}
cards: {dealer_high: Dealer high, dealer_low: Dealer low}
hands: {seat: Seat, player: Player, high: High, low: Low, stake: Bet, net: Won, vigorish: Vig}
attested: [no-surrender, no-cards-moved, no-voided-hands, no-voided-rounds, no-changed-wagers, no-bank,
  no-abandoned-wagers]
"""
    rows, _ = converted(tmp_path, source, columns)
    assert (1, 2000) in found(replayed(tmp_path, rows, "535-plain"))
    rows, told = converted(tmp_path, source, columns.replace("no-voided-rounds, ", ""))
    assert told.said == ["no payment of a hand can be judged until the map attests no-voided-rounds"]
    assert (1, 2000) not in found(replayed(tmp_path, rows, "535-plain"))


def test_every_hidden_act_has_its_statement() -> None:
    for acts in HIDDEN_ACTS.values():
        assert {DECISIONS[act] for act in acts} <= {*ATTESTED, *DECISIONS.values()}
