"""What a sheet does not tell is asked, refused or left unjudged: it accuses nobody, and nothing passes in silence."""

import csv
import json
from pathlib import Path

import pytest

from tests.log.rounds.blackjack_rounds import lawful, total
from tests.log.rounds.test_mispayments import converted, found, replayed
from validator.core.finding import Outcome
from validator.log.importers import Row
from validator.log.importers.rounds.cards import CardReader
from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.converting import ImportMessages, convert_by_map
from validator.log.importers.rounds.guess import guessed

UNSAID = "no-switched-cards, no-cards-moved, no-voided-hands, no-voided-rounds, no-changed-wagers"
DECIDED = f"no-surrender, no-even-money, no-splits, {UNSAID}"
HEAD = 'chapter: "{}"\ntable: {}\nfiling: {}\nround: Round\nmoney: {{unit: dollars}}\n'
BLACKJACK = HEAD.format("633a", "BJ-101", "2015-3")
MINIBACCARAT = HEAD.format("541", "MB-201", "2010-1")
OF_BACCARAT = "attested: [no-voided-rounds, no-cards-moved, shoe-never-emptied, no-changed-wagers]\n"


def sheet(folder: Path, *lines: str) -> Path:
    path = folder / "rounds.csv"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def faults(folder: Path, source: Path, columns: str) -> list[str]:
    path = folder / "map.yaml"
    path.write_text(columns, encoding="utf-8")
    told = ImportMessages()
    assert list(convert_by_map(source, path, told)) == []
    return [fault.message for fault in told.faults]


def declared(rows: list[Row], what: str) -> object:
    return next(row["by"] for row in rows if row["kind"] == "records" and row["what"] == what)


@pytest.mark.parametrize("form", ["net", "payout_with_stake"])
@pytest.mark.parametrize(
    ("chapter", "filing", "table", "more"),
    [
        ("633a", "633a-shoe", "BJ-101", ""),
        ("590", "590-shoe", "FB-401", ", no-free-bets"),
        ("672a", "672a-shoe", "FB-401", ", no-free-bets"),
        ("685a", "685a-shoe", "DU-410", ""),
    ],
)
def test_hands_doubled_or_insured_without_a_column_accuse_nobody(
    tmp_path: Path, form: str, chapter: str, filing: str, table: str, more: str
) -> None:
    path = tmp_path / "rounds.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Round", "Seat", "Hand", "Bet", "Cards", "Dealer", "Won", "Surrendered", "Even"])
        for one in lawful(250, seed=3):
            if chapter != "633a" and total(one.dealer)[0] == 22 and total(one.cards)[0] < 21 and not one.surrendered:
                one.back = one.stake + one.doubled
            net = one.back + one.insurance_back - one.stake - one.doubled - one.insurance
            won = net if form == "net" else max(0, one.stake + net)
            cards = " ".join(one.cards), " ".join(one.dealer)
            answers = ("Y" if told else "N" for told in (one.surrendered, one.even_money))
            writer.writerow([one.round, one.seat, one.number, one.stake / 100, *cards, won / 100, *answers])
    columns = f"""\
chapter: "{chapter}"
table: {table}
round: Round
money: {{unit: dollars}}
cards: {{dealer: Dealer}}
hands: {{seat: Seat, hand: Hand, cards: Cards, stake: Bet, {form}: Won, surrendered: Surrendered, even_money: Even}}
attested: [{UNSAID}, no-bonuses{more}]
"""
    rows, told = converted(tmp_path, path, columns)
    assert declared(rows, "wager") == "sometimes"
    assert declared(rows, "choice") == "never"
    assert [said for said in told.said if "attests no-doubles and no-insurance" in said]
    report = replayed(tmp_path, rows, filing)
    assert report.findings == []
    assert report.tally("losing-wager-not-collected").missing == {
        "each decision of a player": report.tally("losing-wager-not-collected").not_checkable
    }


DOUBLED = (
    "Round,Seat,Cards,Dealer,Bet,Net",
    "1,1,6H 5D 4C,8S KD,10,-20",
    "2,1,KH 9D,8S KD,10,10",
    "3,1,6H 5D KC,8S KD,10,20",
    "4,1,KH 7D,8S KD,10,-5",
)
HANDS = "cards: {dealer: Dealer}\nhands: {seat: Seat, cards: Cards, stake: Bet, net: Net}\n"


@pytest.mark.parametrize(
    ("attested", "lines", "wager", "wrong"),
    [
        ("no-bonuses", DOUBLED, "sometimes", []),
        ("no-bonuses, no-insurance", DOUBLED, "sometimes", []),
        ("no-bonuses, no-doubles, no-insurance", DOUBLED, "always", [(1, -1000), (3, 1000), (4, 500)]),
        # A hand of two cards was not doubled, and without an ace nobody is insured.
        ("no-bonuses", (DOUBLED[0], DOUBLED[2], DOUBLED[4]), "always", [(4, 500)]),
        ("no-bonuses", (DOUBLED[0], "4,1,KH 7D,AS KD,10,0"), "sometimes", []),
        ("no-bonuses, no-insurance", (DOUBLED[0], "4,1,KH 7D,AS KD,10,0"), "always", [(4, 1000)]),
        ("no-bonuses", (DOUBLED[0], "4,1,KH 7D,? KD,10,0"), "sometimes", []),
    ],
)
def test_what_is_neither_shown_nor_attested_of_doubles_and_insurance_is_not_judged(
    tmp_path: Path, attested: str, lines: tuple[str, ...], wager: str, wrong: list[tuple[int, int]]
) -> None:
    rows, told = converted(tmp_path, sheet(tmp_path, *lines), f"{BLACKJACK}{HANDS}attested: [{DECIDED}, {attested}]\n")
    assert declared(rows, "wager") == wager
    assert bool([said for said in told.said if "no payment of a hand can be judged" in said]) == (wager == "sometimes")
    report = replayed(tmp_path, rows, "633a-shoe")
    assert found(report) == wrong


@pytest.mark.parametrize(
    ("column", "denied"),
    [
        ("Insurance", "no-bonuses"),
        ("Insurance", "no-insurance"),
        ("Side Payout", "no-bonuses"),
        ("BonusWon", "no-bonuses"),
        ("Doubled", "no-doubles"),
        ("Surr", "no-surrender"),
        ("Split", "no-splits"),
    ],
)
def test_a_column_of_what_the_map_denies_is_asked_about_unless_it_holds_nothing(
    tmp_path: Path, column: str, denied: str
) -> None:
    head, line = f"{DOUBLED[0]},{column}", f"{DOUBLED[4]},5"
    statements = ", ".join(dict.fromkeys((denied, *UNSAID.split(", "))))
    columns = f"{BLACKJACK}{HANDS}attested: [{statements}]\n"
    [message] = faults(tmp_path, sheet(tmp_path, head, line), columns)
    assert f"the map attests {denied}" in message and f'"{column}"' in message
    kept, _ = converted(tmp_path, sheet(tmp_path, head, line), f"{columns}keep: [{column}]\n")
    assert kept
    for nothing in ("0", "", "N", "-", "0.00"):
        assert converted(tmp_path, sheet(tmp_path, head, f"{DOUBLED[4]},{nothing}"), columns)[0]


def test_a_column_of_side_payouts_beside_a_map_without_a_word_on_them_leaves_payments_unjudged(tmp_path: Path) -> None:
    lines = f"{DOUBLED[0]},Side Payout", f"{DOUBLED[4]},5"
    rows, told = converted(tmp_path, sheet(tmp_path, *lines), f"{BLACKJACK}{HANDS}attested: [{DECIDED}]\n")
    assert declared(rows, "wager") == "sometimes"
    assert [said for said in told.said if "attests no-bonuses" in said]
    assert found(replayed(tmp_path, rows, "633a-shoe")) == []


BANKER = "cards: {player: Player, banker: Banker}\nwagers:\n  banker_hand: {stake: Bet, %s: Payout, vigorish: Commission%s}\n"
WON = "KS 7D,9D KH"
"""The Banker's Hand wins it, 9 to 7."""


@pytest.mark.parametrize(
    ("form", "payout", "wrong"),
    [
        ("payout_with_stake", "195.00", []),
        ("payout_with_stake", "200.00", []),
        ("net", "95", []),
        ("net", "100", []),
        ("payout_without_stake", "95", []),
    ],
)
def test_a_payout_that_vigorish_was_taken_from_is_told_by_the_amounts(
    tmp_path: Path, form: str, payout: str, wrong: list[tuple[int, int]]
) -> None:
    lines = "Round,Player,Banker,Bet,Payout,Commission", f"1,{WON},100,{payout},5.00"
    rows, told = converted(tmp_path, sheet(tmp_path, *lines), MINIBACCARAT + BANKER % (form, "") + OF_BACCARAT)
    assert found(replayed(tmp_path, rows, "541-shoe")) == wrong
    assert bool([said for said in told.said if "what was left after column Commission" in said]) == ("5" in payout)
    assert [row["cents"] for row in rows if row["kind"] in ("pay", "vigorish")] == [500, 10000]


@pytest.mark.parametrize(
    "payouts", [("195", "200"), ("180", "185")], ids=["now one, now the other", "neither, and short of the stake"]
)
def test_whether_a_payout_holds_vigorish_is_asked_where_the_amounts_do_not_tell(
    tmp_path: Path, payouts: tuple[str, str]
) -> None:
    rounds = [f"{number},{WON},100,{payout},5.00" for number, payout in enumerate(payouts, 1)]
    source = sheet(tmp_path, "Round,Player,Banker,Bet,Payout,Commission", *rounds)
    [message] = faults(tmp_path, source, MINIBACCARAT + BANKER % ("payout_with_stake", "") + OF_BACCARAT)
    assert "vigorish_within_payout: true, or false" in message
    said = MINIBACCARAT + BANKER % ("payout_with_stake", ", vigorish_within_payout: false") + OF_BACCARAT
    rows, _ = converted(tmp_path, source, said)
    assert found(replayed(tmp_path, rows, "541-shoe"))


def test_vigorish_that_the_map_makes_nothing_of_is_asked_about(tmp_path: Path) -> None:
    source = sheet(tmp_path, "Round,Player,Banker,Bet,Payout,Commission", f"1,{WON},100,195,5.00")
    columns = MINIBACCARAT + (BANKER % ("payout_with_stake", "")).replace(", vigorish: Commission", "") + OF_BACCARAT
    [message] = faults(tmp_path, source, columns)
    assert '"Commission"' in message and "keep" in message


@pytest.mark.parametrize(
    "written",
    [
        [["9", "5", "7"], ["9", "Q"]],
        "[['9', '5', '7'], ['9', 'Q']]",
        '[["9H","5S"],["9D"]]',
        [[["9", "5"], ["9", "Q"]]],
        "(9H 5S) / (9D QC)",
    ],
)
def test_a_list_of_hands_is_not_run_together(written: object) -> None:
    with pytest.raises(Unread, match="is a list of several hands"):
        CardReader().cards("Cards", written)


@pytest.mark.parametrize(
    ("written", "cards"),
    [
        ([["9", "Q"]], "9? Q?"),
        ("[['9', 'Q'], []]", "9? Q?"),
        ([["9H"], ["5S"]], "9H 5S"),
        ("[9H][5S]", "9H 5S"),
        ("(9H),(5S)", "9H 5S"),
        (0, ""),
        ("0", ""),
        (0.0, ""),
        ("-", ""),
        ("none", ""),
    ],
)
def test_one_hand_in_a_list_and_cells_without_a_card_are_read(written: object, cards: str) -> None:
    assert " ".join(CardReader().cards("Cards", written)) == cards


def test_a_letter_that_the_map_calls_a_rank_is_no_suit() -> None:
    reader = CardReader({"R": "K", "D": "Q", "V": "J"})
    assert reader.cards("Cartes", "D 6 5") == ("Q?", "6?", "5?")
    assert reader.cards("Cartes", "R V") == ("K?", "J?")
    assert CardReader({"D": "Q"}, {"P": "S", "D": "D"}).cards("Cartes", "DP") == ("QS",)


def test_a_zero_may_be_a_rank_of_the_sources_own() -> None:
    assert CardReader({"0": "10"}).cards("Cards", "0") == ("10?",)


LISTED = f"""\
chapter: "633a"
table: BJ-101
filing: 2015-3
round: round
one_row_is: round
money: {{unit: dollars}}
cards: {{dealer: dealer}}
hands: {{cards: cards, stake: bet, net: net}}
attested: [{UNSAID}, no-surrender, no-even-money, no-doubles, no-insurance, no-bonuses]
"""


def listed(folder: Path, *rounds: tuple[object, list[str], object, object]) -> Path:
    path = folder / "rounds.json"
    names = "cards", "dealer", "bet", "net"
    lines = [{"round": number, **dict(zip(names, one, strict=True))} for number, one in enumerate(rounds, 1)]
    path.write_text("".join(f"{json.dumps(one)}\n" for one in lines), encoding="utf-8")
    return path


def test_the_hands_of_a_list_are_those_of_a_split_pair_each_with_its_money(tmp_path: Path) -> None:
    source = listed(
        tmp_path,
        ([["9", "5", "7"], ["9", "Q"]], ["5", "8", "7"], [10, 10], [10, -10]),
        ([["8", "3", "K"], ["8", "Q"]], ["10", "9"], [10, 10], [10, 10]),
        ([["9", "Q"]], ["10", "8"], 10, 10),
        (["10", "7"], ["10", "8"], 10, -10),
    )
    rows, told = converted(tmp_path, source, LISTED)
    assert (told.rounds, told.hands, told.left_out) == (4, 6, 0)
    assert [(row["round"], row["hand"], row["ref"]) for row in rows if row["kind"] == "split"] == [(1, 2, 1), (2, 2, 1)]
    report = replayed(tmp_path, rows, "633a-shoe")
    # The second hand of round 2 lost, 18 to 19, and was paid.
    assert found(report) == [(2, 2000)]
    assert [finding.rule for finding in report.findings] == ["losing-wager-not-collected"]


def test_splits_that_the_map_denies_are_said_and_stand_in_the_log(tmp_path: Path) -> None:
    source = listed(tmp_path, ([["9", "5", "7"], ["9", "Q"]], ["5", "8", "7"], [10, 10], [10, -10]))
    rows, told = converted(tmp_path, source, LISTED.replace("no-doubles", "no-splits, no-doubles"))
    assert [
        said
        for said in told.said
        if said.startswith("the map attests no-splits, and the source shows 1, first at row 1")
    ]
    assert [row["hand"] for row in rows if row["kind"] == "split"] == [2]


def test_hands_whose_money_is_one_amount_are_dealt_and_not_paid(tmp_path: Path) -> None:
    source = listed(
        tmp_path, ([["9", "5", "7"], ["9", "Q"]], ["5", "8", "7"], 10, 0), (["9", "Q"], ["10", "8"], 10, -10)
    )
    rows, told = converted(tmp_path, source, LISTED)
    assert (told.rounds, told.hands, told.left_out) == (2, 3, 0)
    assert [said for said in told.said if "lists several hands whose money is told as one amount" in said]
    assert [(row["round"], row["cents"]) for row in rows if row["kind"] == "wager"] == [(2, 1000)]
    report = replayed(tmp_path, rows, "633a-shoe")
    # 19 beats 18 in the second round; of the first no payment is judged.
    assert found(report) == [(2, -2000)]


def test_zeros_beside_cards_are_no_cards(tmp_path: Path) -> None:
    source = sheet(
        tmp_path,
        "Round,Player,card1,card2,card3,up,hole,drawn,bet,back",
        "0,P1,7,10,0,10,8,0,10,0",
        "1,P1,11,10,0,10,8,0,10,25",
        "2,P1,10,9,0,10,8,0,10,15",
    )
    columns = f"""\
cards: {{dealer: [up, hole, drawn], ranks: {{"11": A}}}}
hands: {{player: Player, cards: [card1, card2, card3], stake: bet, payout_with_stake: back}}
attested: [{DECIDED}, no-bonuses]
"""
    rows, told = converted(tmp_path, source, BLACKJACK + columns)
    assert (told.hands, told.left_out) == (3, 0)
    report = replayed(tmp_path, rows, "633a-shoe")
    assert found(report) == [(2, -500)]
    assert found(report, Outcome.REVIEW) == []


def test_a_wager_a_row_whose_payout_vigorish_was_taken_from(tmp_path: Path) -> None:
    source = sheet(
        tmp_path,
        "SHOE,COUNTER,BET_OPTION,BET_VALUE,PLAYER_CARDS,BANKER_CARDS,PLAYER_SCORE,BANKER_SCORE,WINNER,NET",
        "0,0,B,1,4S-KD-AC,JC-5C,5,5,T,0.00",
        "0,1,B,1,2C-5D,KH-QC-KD,7,0,P,-1.00",
        "0,2,B,1,QS-KD-KS,7D-6H-10D,0,3,B,0.95",
        "0,3,P,1,QS-7D,KD-6H,7,6,P,0.50",
    )
    columns = """\
chapter: "541"
table: MB-201
filing: 2010-1
one_row_is: wager
round: [SHOE, COUNTER]
money: {unit: dollars}
cards: {player: PLAYER_CARDS, banker: BANKER_CARDS}
wagers:
  each_row: {type: BET_OPTION, player_hand: [P], banker_hand: [B], stake: BET_VALUE, net: NET, vigorish_within_payout: true}
outcome: {column: WINNER, player: [P], banker: [B], tie: [T]}
"""
    rows, told = converted(tmp_path, source, columns + OF_BACCARAT)
    assert (told.rounds, told.left_out) == (4, 0)
    wrong = [finding.rule for finding in replayed(tmp_path, rows, "541-shoe").findings]
    assert "banker-wager-paid-at-wrong-odds" not in wrong
    assert "vigorish-on-other-wager" in wrong


def test_a_score_is_taken_for_no_player(tmp_path: Path) -> None:
    source = sheet(
        tmp_path,
        "COUNTER,BET_OPTION,BET_VALUE,PLAYER_CARDS,BANKER_CARDS,PLAYER_SCORE,BANKER_SCORE,WINNER,PROFIT",
        "0,B,1,4S-KD-AC,JC-5C,5,5,T,0.00",
        "1,B,1,2C-5D,KH-QC-KD,7,0,P,-1.00",
    )
    written, _ = guessed(source)
    assert "player: PLAYER_CARDS" in written
    assert "  player: PLAYER_SCORE" not in written


def test_a_first_map_asks_for_doubles_and_insurance_where_no_column_tells(tmp_path: Path) -> None:
    written, _ = guessed(sheet(tmp_path, *DOUBLED))
    assert "#   - no-doubles #" in written and "#   - no-insurance #" in written
    with_column = [f"{line},{more}" for line, more in zip(DOUBLED, ("Doubled", "Y", "N", "Y", "N"), strict=True)]
    written, _ = guessed(sheet(tmp_path, *with_column))
    assert "no-doubles" not in written and "#   - no-insurance #" in written
