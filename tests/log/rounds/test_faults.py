"""What is wrong with a map is said at its line and column; what is wrong with the data, in one line for each cause."""

from pathlib import Path

import pytest

from tests.log.rounds.blackjack_rounds import lawful, planted, push_paid, with_mistakes
from tests.log.rounds.shapes import a_row_a_hand
from validator.core.finding import LogPlace
from validator.law.versions import law_of
from validator.log.importers.rounds.converting import ImportMessages, convert_by_map
from validator.log.importers.rounds.declaring import BONUSES, EVERY_HAND
from validator.log.importers.rounds.games import ATTESTED, DECISIONS, GAMES
from validator.log.importers.rounds.guess_words import STATEMENTS
from validator.log.importers.rounds.mapping import map_schema
from validator.log.importers.rounds.reckoning import RUNS_ALONE
from validator.log.writing import write_jsonl
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.submission.schema import misshapen

HEADER = "Round,Seat,Bet,Cards,Dealer,Back,Doubled\n"
ROW = "1,1,10,KH 9D,10C 8S,20,N\n"
MAP = """\
chapter: "633a"
table: BJ-101
round: Round
money: {unit: dollars}
cards: {dealer: Dealer}
hands:
  seat: Seat
  cards: Cards
  stake: Bet
  payout_with_stake: Back
  doubled: Doubled
  double_amount: equal
attested: [no-cards-moved, no-voided-rounds, no-bonuses, no-surrender, no-even-money, no-splits]
"""


def converted(folder: Path, columns: str, data: str = HEADER + ROW) -> tuple[list[dict[str, object]], ImportMessages]:
    source, path = folder / "rounds.csv", folder / "map.yaml"
    source.write_text(data, encoding="utf-8")
    path.write_text(columns, encoding="utf-8")
    told = ImportMessages()
    return list(convert_by_map(source, path, told)), told


def test_the_schema_of_maps_says_nothing_but_the_dialect() -> None:
    assert misshapen("rounds-map") == []


def test_every_statement_that_may_be_attested_is_one_that_something_is_made_of() -> None:
    root = map_schema().root
    named = set(root["properties"]["attested"]["items"]["enum"])
    assert named == {*ATTESTED, *DECISIONS.values(), BONUSES, EVERY_HAND, RUNS_ALONE}
    assert {statement for family in STATEMENTS.values() for statement, _ in family} <= named
    assert set(root["properties"]["chapter"]["enum"]) == set(GAMES)


def test_the_wagers_of_hands_are_those_that_the_chapters_play_for() -> None:
    from validator.chapters.registry import chapter_play

    for chapter, game in GAMES.items():
        assert chapter_play(law_of(chapter)).main_wager == game.main


@pytest.mark.parametrize(
    ("old", "new", "place", "words"),
    [
        ("round: Round", "round: Rnd", (3, 8), 'the source has no column "Rnd"; did you mean "Round"?'),
        ("stake: Bet", "stake: Wagered", (9, 10), 'no column "Wagered"; its columns are "Round", "Seat", "Bet"'),
        ("table: BJ-101", "tabel: BJ-101", (2, 1), "no key tabel here; did you mean table?"),
        ("table: BJ-101\n", "", (1, 1), "names neither the table nor its column; write  table: BJ-101"),
        ("unit: dollars", "unit: dollar", (4, 15), 'did you mean "dollars"?'),
        ("no-splits]", "no-split]", (13, 87), 'did you mean "no-splits"?'),
        ("  double_amount: equal\n", "", (11, 12), "write  double_stake: COLUMN, or  double_amount: equal"),
        ("  cards: Cards\n", "", (6, 1), "lacks hands.cards, which chapter 633a calls for"),
        ("  doubled", "  net: Back\n  doubled", (11, 8), "payout_with_stake and net tell the same; keep one"),
        (
            "  doubled",
            "  insurance: {stake: Bet}\n  doubled",
            (11, 14),
            "hands.insurance has no payout, and others have",
        ),
        ("hands:", "time: {columns: [Round], zone: Boston}\nhands:", (6, 32), "there is no time zone Boston"),
        ("attested", "chip_unit: 0.50\nattested", (13, 12), 'write it in quotes: "0.50"'),
        (
            "attested",
            "attested_by: {no-split: A. Doe}\nattested",
            (13, 15),
            "not attested, and has somebody who answers",
        ),
        ("hands:", "wagers: {seat: Seat}\nhands:", (6, 1), "wagers is nothing that chapter 633a has; write hands"),
        ("cards: Cards", 'cards: "s{seat}_cards"', (8, 10), 'the source has no column "s{seat}_cards"'),
    ],
)
def test_a_fault_of_the_map_is_said_at_its_place(
    tmp_path: Path, old: str, new: str, place: tuple[int, int], words: str
) -> None:
    rows, told = converted(tmp_path, MAP.replace(old, new, 1))
    assert rows == []
    assert [place] == [(fault.line, fault.column) for fault in told.faults if words in fault.message], told.faults


def test_all_faults_of_a_map_come_in_one_run(tmp_path: Path) -> None:
    _, told = converted(
        tmp_path, MAP.replace("unit: dollars", "unit: dollar").replace("Bet", "Bett").replace("Back", "Bak")
    )
    assert [fault.kind for fault in told.faults] == ["unknown-value", "unknown-column", "unknown-column"]


def test_a_cause_is_one_line_and_not_one_for_each_row(tmp_path: Path) -> None:
    rows = [f"{number},1,10.50,KH 9D,10C 8S,21.00,N\n" for number in range(1, 1001)]
    rows[24] = "25,1,1050,KH 1O,10C 8S,2100,N\n"
    told = converted(tmp_path, MAP.replace("dollars", "cents"), HEADER + "".join(rows))[1]
    advice = 'the map says that money is in cents; write  unit: dollars  under "money"'
    assert told.causes == [
        f'column Bet: 999 values look like dollars, first at row 2, "10.50"; {advice}',
        'column Cards: 1 value names no card, at row 26, "KH 1O"',
    ]
    assert (told.rows, told.rounds, told.left_out) == (1000, 0, 1000)


@pytest.mark.parametrize(
    ("row", "cause"),
    [
        ("2,1,10,KH 9D,10C 8S,20,maybe", 'column Doubled: 1 value is neither yes nor no, at row 3, "maybe"'),
        ("2,0,10,KH 9D,10C 8S,20,N", 'column Seat: 1 value is no number from 1 to 99, at row 3, "0"'),
        ("2,1,10,KH 9D,10C 8S,,N", "column Back: 1 value is empty, at row 3; if that means nothing was paid"),
        ("2,1,10,KH 9D,10C 8S,-10,N", 'column Back: 1 value is below 0, at row 3, "-10"; if it is the net result'),
        ("2,1,10,KH,10C 8S,20,N", 'column Cards: 1 value is no whole hand, at row 3, "KH"'),
        ("2,1,10,,10C 8S,20,N", "column Cards: 1 value is empty beside a wager, at row 3"),
        ("2,1,0,KH 9D,10C 8S,20,N", "column Bet: 1 value is empty or 0 beside cards, at row 3"),
        (",1,10,KH 9D,10C 8S,20,N", "column Round: 1 value is empty, at row 3"),
        ("1,1,20,KH 9D,10C 8S,40,N", "tells of a hand told already, at row 3"),
        ("1,2,20,KH 9D,10C 8D,40,N", "column Dealer: 1 value differs within one round, at row 3"),
    ],
)
def test_a_row_that_cannot_be_read_costs_itself_and_is_counted(tmp_path: Path, row: str, cause: str) -> None:
    rows, told = converted(tmp_path, MAP, f"{HEADER}{ROW}{row}\n3,1,10,KH 9D,10C 8S,20,N\n")
    assert len(told.causes) == 1
    assert cause in told.causes[0]
    of_the_first_round = row.startswith("1,")
    assert told.left_out == 1 + of_the_first_round
    beside = "rows left out for another row of their round or seat that could not be read: 1, at row 2"
    assert (beside in told.said) == of_the_first_round
    assert [row["x-row"] for row in rows if row["kind"] == "round-start"][-1] == 4


def test_winnings_alone_do_not_tell_what_was_kept_of_a_surrendered_wager(tmp_path: Path) -> None:
    columns = MAP.replace("payout_with_stake: Back", "payout_without_stake: Back\n  result: R").replace(
        "  doubled: Doubled\n  double_amount: equal", "  surrendered: Doubled"
    )
    data = HEADER.replace("\n", ",R\n") + "1,1,10,KH 6D,10C 8S,0,Y,LOSE\n2,1,10,KH 9D,10C 8S,10,N,WIN\n"
    rows, told = converted(tmp_path, columns, data)
    assert told.causes == [
        "column Back: 1 value is of a hand that was surrendered, at row 2; "
        "winnings alone do not tell how much of the stake was kept; the map may name net: COLUMN"
    ]
    assert [row["round"] for row in rows if row["kind"] == "round-start"] == [2]


def test_a_row_told_twice_word_by_word_is_kept_once(tmp_path: Path) -> None:
    rows, told = converted(tmp_path, MAP, HEADER + ROW + ROW)
    assert told.causes == ["1 value is the same as another, at row 3"]
    assert sum(row["kind"] == "wager" for row in rows) == 1


def test_a_hand_beside_one_that_cannot_be_read_is_no_blackjack_by_mistake(tmp_path: Path) -> None:
    columns = MAP.replace("  seat: Seat", "  seat: Seat\n  hand: Doubled").replace(
        "  doubled: Doubled\n  double_amount: equal\n", ""
    )
    lines = "1,1,10,AH KD,10C 8S,20,1\n1,1,10,AD X9,10C 8S,0,2\n1,2,10,KH 9D,10C 8S,20,1\n"
    rows, told = converted(tmp_path, columns, HEADER + lines)
    assert told.left_out == 2
    assert {row["seat"] for row in rows if row["kind"] == "wager"} == {2}
    start = next(row for row in rows if row["kind"] == "round-start")
    assert start["x-rows-left-out"] == 2


EVERY_HAND_TOLD = MAP.replace("no-splits]", "no-splits, every-hand-told]")


def declarations_of_hands(rows: list[dict[str, object]]) -> list[object]:
    """What is declared of the hands of rounds, and which rounds begin between, in order."""
    kept = (row for row in rows if row.get("what") == "hand" or row["kind"] == "round-start")
    return [row["round"] if row["kind"] == "round-start" else row["by"] for row in kept]


def test_a_round_of_which_a_hand_cannot_be_read_says_so(tmp_path: Path) -> None:
    data = f"{HEADER}{ROW}2,1,10,KH 9D,10C 8S,20,N\n2,2,10,X9 9D,10C 8S,20,N\n3,1,10,KH 9D,10C 8S,20,N\n"
    rows, told = converted(tmp_path, EVERY_HAND_TOLD, data)
    assert told.left_out == 1
    assert declarations_of_hands(rows) == [1, "sometimes", 2, "always", 3]


@pytest.mark.parametrize(("columns", "row"), [(EVERY_HAND_TOLD, ",2,10,KH 9D,10C 8S,20,N\n"), (MAP, "")])
def test_a_hand_may_be_missing_from_any_round(tmp_path: Path, columns: str, row: str) -> None:
    """Where nothing tells the round of a row that cannot be read, and where nobody attests that every hand is told."""
    rows, _ = converted(tmp_path, columns, f"{HEADER}{ROW}{row}3,1,10,KH 9D,10C 8S,20,N\n")
    assert declarations_of_hands(rows) == ["sometimes", 1, 3]


@pytest.mark.parametrize(
    ("columns", "row", "said"),
    [
        (EVERY_HAND_TOLD, "", [(1, "633a.7(n)")]),
        (EVERY_HAND_TOLD, "1,2,10,X9 9D,10C 5S 4H,20,N\n", []),
        (EVERY_HAND_TOLD, ",2,10,X9 9D,10C 5S 4H,20,N\n", []),
        (MAP, "", []),
    ],
    ids=["every hand", "one that cannot be read", "one of some round", "not attested"],
)
def test_a_dealer_drew_for_nobody_where_every_hand_is_told(
    tmp_path: Path, columns: str, row: str, said: list[object]
) -> None:
    rows, _ = converted(tmp_path, columns, f"{HEADER}1,1,10,KH 6D 9S,10C 5S 4H,0,N\n{row}")
    log = tmp_path / "log.jsonl"
    write_jsonl(log, rows)
    report = replay_logs([log], load_filings([Path(__file__).parents[3] / "submissions" / "633a-shoe.yaml"]))
    found = [(one.where, one.citation) for one in report.findings if one.rule == "dealer-drew-without-effect"]
    assert [(place.round, cite) for place, cite in found if isinstance(place, LogPlace)] == said


def test_unreadable_rows_among_3000_leave_the_others_judged(tmp_path: Path) -> None:
    hands = with_mistakes(lawful(200), (push_paid,) * 3)
    source, columns = a_row_a_hand(tmp_path, hands)
    lines = source.read_text(encoding="utf-8").splitlines(keepends=True)
    right = {one.round for one in hands if one.planted}
    spoilt = [place for place, one in enumerate(hands, 1) if one.round not in right][::9]
    for place in spoilt:
        lines[place] = lines[place].replace(".0,", ".x,", 1)
    source.write_text("".join(lines), encoding="utf-8")
    path, told = tmp_path / "map.yaml", ImportMessages()
    path.write_text(columns, encoding="utf-8")
    log = tmp_path / "log.jsonl"
    write_jsonl(log, convert_by_map(source, path, told))
    seats = {(hands[place - 1].round, hands[place - 1].seat) for place in spoilt}
    assert told.left_out == sum((one.round, one.seat) in seats for one in hands)
    filing = Path(__file__).parents[3] / "submissions" / "633a-shoe.yaml"
    report = replay_logs([log], load_filings([filing]), "interpreted", as_if_approved=True)
    found = [(one.where.round, one.overpaid_cents) for one in report.findings if isinstance(one.where, LogPlace)]
    assert sorted(found) == planted(hands)


def test_without_a_word_on_surrender_nothing_is_judged_that_rests_on_it_and_that_is_said(tmp_path: Path) -> None:
    rows, told = converted(tmp_path, MAP.replace("no-surrender, ", ""))
    assert told.said == [
        "no payment of a hand can be judged until the map names a column for surrendered, or attests no-surrender"
    ]
    assert {"kind": "records", "what": "choice", "by": "never"}.items() <= next(
        row for row in rows if row.get("what") == "choice"
    ).items()
    assert not [row for row in rows if row["kind"] == "choice"]


def test_ranks_without_suits_are_said_to_leave_nothing_to_judge(tmp_path: Path) -> None:
    rows, told = converted(tmp_path, MAP, f"{HEADER}1,1,10,K 9,10C 8S,0,N\n2,1,10,K 9,10C 8S,0,N\n")
    words = "ranks without suits; what rests on such a card is not checkable"
    assert told.said == [f"column Cards: 2 values tell {words}"]
    log = tmp_path / "log.jsonl"
    write_jsonl(log, rows)
    assert replay_logs([log], [], "interpreted").findings == []


def test_columns_that_the_map_makes_nothing_of_are_named_and_may_be_kept(tmp_path: Path) -> None:
    data = HEADER.replace("\n", ",Pit boss\n") + ROW.replace("\n", ",Ann\n")
    _, told = converted(tmp_path, MAP, data)
    assert told.said == ["columns that the map makes nothing of: Pit boss"]
    rows, told = converted(tmp_path, MAP + "keep: [Pit boss]\n", data)
    assert told.said == []
    assert next(row for row in rows if row["kind"] == "round-start")["x-pit-boss"] == "Ann"


@pytest.mark.parametrize(("dealer", "deals"), [("10C", ["10C", "?"]), ("", ["?", "?"]), ("10C ?", ["10C", "?"])])
def test_cards_of_the_dealer_that_are_not_listed_are_unknown_and_not_lacking(
    tmp_path: Path, dealer: str, deals: list[str]
) -> None:
    rows, _ = converted(tmp_path, MAP, HEADER + f"1,1,10,KH 6D 9C,{dealer},0,N\n")
    assert [row["card"] for row in rows if row["kind"] == "deal" and row["hand"] == 0] == deals
    log = tmp_path / "log.jsonl"
    write_jsonl(log, rows)
    assert replay_logs([log], [], "interpreted").findings == []


def test_a_round_whose_rows_name_two_dealers_names_none_and_says_so(tmp_path: Path) -> None:
    sheet = (
        "Round,Seat,Bet,Cards,Dealer,Back,Doubled,Who\n1,1,10,KH 9D,10C 8D,20,N,Ann\n"
        "1,2,20,KH QD,10C 8D,20,N,Bob\n1,3,20,KH QD,10C 8D,40,N,Ann\n2,1,10,KH 9D,10C 8D,20,N,Bob\n"
    )
    rows, told = converted(tmp_path, MAP.replace("hands:", "dealer: Who\nhands:", 1), sheet)
    named = {(row.get("round"), row["by"]) for row in rows if str(row.get("by", "")).startswith("dealer:")}
    assert {by for round_, by in named} == {"dealer:Bob"}
    assert 'column Who: 1 value differs within one round, at row 3, "Bob beside Ann"' in " ".join(told.causes)
