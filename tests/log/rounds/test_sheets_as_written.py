"""Cards and amounts as sheets of several houses and languages write them, from the first map to the verdict.

The last row of each sheet is the wrong one; without it nothing is found.
"""

from pathlib import Path

import pytest

from tests.log.rounds.test_guess import attested
from tests.log.rounds.test_mispayments import converted, replayed
from tests.log.rounds.test_sheets import Sheet, first_map, hold_sheet, through
from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.cards import NOT_TOGETHER, NOUGHT_MEANT, WRITTEN_TOGETHER, CardReader
from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.money import MoneyReader

TIE = (("tie-not-returned", "633a.7(q)", 2500),)
TOGETHER = (
    "Round,Seat,Player,Dealer,Bet,Payout\n"
    "1,1,K9,108,10,20\n1,2,AJ,108,20,50\n2,1,659,Q8,10,20\n2,2,T8,Q8,25,25\n3,1,Q6,5102,10,0\n3,2,K7,5102,25,50\n"
)
IN_GERMAN = (
    "Runde;Platz;Karten;Geber;Einsatz;Auszahlung\n"
    "1;1;K 9;10 8;10;20\n1;2;A B;10 8;20;50\n2;1;6 5 9;D 8;10;20\n2;2;10 8;D 8;25;25\n3;1;D 6;5 10 2;10;0\n3;2;K 7;5 10 2;25;50\n"
)
SHEETS = (
    Sheet(
        "together.csv",
        TOGETHER,
        (
            'cards: {dealer: Dealer, run_together: true} # ? ranks stand together in Player and Dealer: "K9" is read as K 9',
            "  cards: Player\n  stake: Bet",
        ),
        TIE,
    ),
    Sheet(
        "coups-together.csv",
        "Coup,Player,Banker,Winner\n1,238,95,B\n2,K9,43,P\n3,24,Q6,T\n4,A6,107,T\n5,5K5,J7,P\n",
        ("cards: {player: Player, banker: Banker, run_together: true} # ?",),
        (("result-announced-wrongly", "541.12(a)", None),),
        baccarat=True,
    ),
    Sheet(
        "noughts.csv",
        "Round,Seat,Cards,Dealer,Bet,Payout\n"
        "1,1,K 9 0,10 8 0,10,20\n1,2,A J 0,10 8 0,20,50\n2,1,6 5 9,Q 8 -,10,20\n2,2,10 8 –,Q 8 0,25,25\n"
        "3,1,Q 6 0,5 10 2,10,0\n3,2,K 7 0 0,5 10 2,25,50\n",
        ("cards: {dealer: Dealer}\n", "  cards: Cards\n"),
        TIE,
    ),
    Sheet(
        "noughts-with-suits.csv",
        "Round,Seat,Cards,Dealer,Bet,Payout\n"
        "1,1,KS 9H -,10C 8C 0,10,20\n2,1,6H 5S 9C,QD 8D -,10,20\n3,1,KH 7D -,5D 10S 2H,25,50\n",
        ("cards: {dealer: Dealer}\n", "  cards: Cards\n"),
        TIE,
    ),
    Sheet(
        "bube.csv",
        IN_GERMAN,
        (
            'cards: {dealer: Geber, ranks: {"B": "J", "D": "Q"}} # ? the sheet is German and 4 of its cells have such '
            "letters, so B is J, D is Q",
        ),
        TIE,
    ),
    Sheet(
        "dame-of-suits.csv",
        "Runde;Karten;Geber;Einsatz;Auszahlung\n1;K♠ 9♦;B♥ 8♣;10;20\n2;A♦ D♠;10♥ 8♣;20;50\n3;K♥ 7♣;5♣ D♦ 2♠;25;50\n",
        ('ranks: {"B": "J", "D": "Q"}} # ? the sheet is German',),
        TIE,
    ),
    Sheet(
        "damen-together.csv",
        "Runde;Karten;Geber;Einsatz;Auszahlung\n1;K9;B8;10;20\n2;AD;108;20;50\n3;659;D8;10;20\n4;K7;5D2;25;50\n",
        ('ranks: {"B": "J", "D": "Q"}, run_together: true} # ?',),
        TIE,
    ),
    Sheet(
        "valet.csv",
        "Manche;Joueur;Donneur;Mise;Paiement\n"
        "1;R 9;10 8;10;20\n2;1 V;10 8;20;50\n3;6 5 9;D 8;10;20\n4;R 7;5 10 2;25;50\n",
        (
            'ranks: {"V": "J", "D": "Q", "R": "K", "1": "A"}} # ? the sheet is French and 4 of its cells have such letters',
        ),
        TIE,
    ),
    Sheet(
        "cartes.csv",
        "Manche;Carte joueur 1;Carte joueur 2;Carte donneur 1;Carte donneur 2;Mise;Paiement\n"
        "1;R;9;10;8;10;20\n2;A;V;10;8;20;50\n3;10;9;D;8;10;20\n4;R;8;10;8;25;50\n",
        ('ranks: {"V": "J", "D": "Q", "R": "K"}} # ?',),
        TIE,
    ),
)


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.name for sheet in SHEETS])
def test_cards_are_read_as_their_sheet_writes_them(tmp_path: Path, sheet: Sheet) -> None:
    hold_sheet(tmp_path, sheet)


@pytest.mark.parametrize(
    ("written", "cards"),
    [
        ("K9", "K? 9?"),
        ("952", "9? 5? 2?"),
        ("T6A", "10? 6? A?"),
        ("10K", "10? K?"),
        ("1010", "10? 10?"),
        ("210a", "2? 10? A?"),
        (952.0, "9? 5? 2?"),
        ("10", "10?"),
        ("17", ""),
        ("20", ""),
        ("9 5", ""),
        ("9D5", ""),
        ("K90", ""),
        ("", ""),
    ],
)
def test_ranks_that_stand_together_are_one_card_each(written: object, cards: str) -> None:
    assert " ".join(CardReader().together(written)) == cards


def test_what_can_be_parted_in_two_ways_is_no_hand() -> None:
    reader = CardReader({"1": "A", "11": "J", "0": "ten-value"})
    assert reader.together("K9") == ("K?", "9?")
    assert reader.together("911") == reader.together("109") == ()


def test_what_may_be_a_stake_a_total_a_number_or_a_name_is_not_taken_for_cards_that_stand_together(
    tmp_path: Path,
) -> None:
    head = "Round,Player,Dealer,Bet,Cards,Total,Player cards,Dealer cards,Payout\n"
    rows = "1,952,AK,25,2,19,K9,108,50\n2,77,JT,75,3,20,659,Q8,150\n3,345,KQ,95,2,18,T8,Q8,95\n"
    written = first_map(tmp_path, head + rows)
    assert "cards: {dealer: Dealer cards, run_together: true} # ? ranks stand together in Player cards and " in written
    assert "  player: Player\n  cards: Player cards\n  stake: Bet" in written
    assert "\ndealer: Dealer\n" in written


def test_initials_of_a_dealer_whose_cards_stand_elsewhere_are_no_cards(tmp_path: Path) -> None:
    head = "Round,Dealer,Player,Player Hand,Dealer Hand,Bet,Payout\n"
    written = first_map(
        tmp_path, head + "1,AK,K9,TS 9H,9S TD,10,10\n2,JT,A5,2S 9H,9S TD,10,0\n3,7A,4A,KS 9H,9S TD,10,10\n"
    )
    assert "cards: {dealer: Dealer Hand}" in written and "  cards: Player Hand" in written
    assert "\ndealer: Dealer\n" in written and "  player: Player\n" in written


def test_figures_alone_are_asked_about_where_no_letter_says_that_they_are_ranks(tmp_path: Path) -> None:
    written = first_map(tmp_path, "Round,Cards,Dealer,Bet,Payout\n1,95,10 8,10,0\n2,952,K 8,10,0\n3,87,Q 8,10,0\n")
    assert (
        "# ? Cards may hold ranks that stand together; if so, name it under cards, with  run_together: true" in written
    )
    assert "dealer: Dealer}" in written and not any(line.startswith("  cards:") for line in written.splitlines())


def test_ranks_that_stand_together_are_not_read_until_the_map_says_so_nor_beside_others(tmp_path: Path) -> None:
    columns = attested(first_map(tmp_path, TOGETHER)).replace("TABLE-1", "BJ-101")
    _, told = converted(tmp_path, tmp_path / "sheet.csv", columns.replace(", run_together: true", ""))
    assert told.left_out == 6
    assert all(cause.endswith(WRITTEN_TOGETHER) for cause in told.causes)
    (tmp_path / "sheet.csv").write_text(TOGETHER.replace("659", "6S 5H 9D"), encoding="utf-8")
    rows, told = converted(tmp_path, tmp_path / "sheet.csv", columns)
    assert "columns in which ranks stand together beside cards that do not, and are not read: Player" in told.said
    assert [cause for cause in told.causes if cause.endswith(NOT_TOGETHER)]
    assert told.left_out == 5 and replayed(tmp_path, rows, "633a-shoe").findings == []


@pytest.mark.parametrize("written", ["7 0", "0 7", "7 0 5", "7 10 0 5", "7 10 0H"])
def test_a_nought_that_may_be_a_ten_is_not_passed_over(written: str) -> None:
    with pytest.raises(Unread, match="names no card"):
        CardReader().cards("Cards", written)
    assert CardReader().cards("Cards", "7 10 0 0") == ("7?", "10?")
    assert CardReader({"0": "ten-value"}).cards("Cards", "7 5 0") == ("7?", "5?", "X?")


def test_noughts_are_asked_about_where_the_sheet_has_no_tens(tmp_path: Path) -> None:
    written = first_map(tmp_path, "Round,Cards,Dealer,Bet,Payout\n1,9 5 0,A 7,10,0\n2,9 A 0,A 8 0,10,20\n")
    assert "hands with 0 among the first two cards: 0, further on: 3; a ten, or no card?" in written
    _, told = converted(tmp_path, tmp_path / "sheet.csv", attested(written).replace("TABLE-1", "BJ-101"))
    assert told.left_out == 2
    assert [cause for cause in told.causes if cause.endswith(NOUGHT_MEANT)]


def test_a_d_is_a_diamond_in_a_german_sheet_that_has_the_other_suits(tmp_path: Path) -> None:
    text = "Runde;Karten;Geber;Einsatz;Auszahlung\n1;KD 9D;10C 8S;10;20\n2;AD JD;10H 8C;20;50\n"
    columns = attested(first_map(tmp_path, text)).replace("TABLE-1", "BJ-101")
    assert "ranks" not in columns.partition("attested")[0]
    rows, _ = converted(tmp_path, tmp_path / "sheet.csv", columns)
    assert [row["card"] for row in rows if row["kind"] == "deal" and row.get("seat") != 0][:2] == ["KD", "9D"]
    assert "ranks: {" not in first_map(tmp_path, text.replace("J", "Q"))


def test_letters_of_ranks_are_a_question_where_those_of_suits_are_of_the_language_too(tmp_path: Path) -> None:
    text = "Manche;Joueur cartes;Donneur;Mise;Paiement\n1;RC 9P;10 8;10;20\n2;AT VC;10 8;20;50\n3;DC 9T;10 8;20;40\n"
    written = first_map(tmp_path, text)
    assert (
        "# ? the sheet is French; if V is J, D is Q, R is K, say so under ranks, and its letters for suits" in written
    )


def test_a_sheet_in_english_has_no_letters_of_another_language(tmp_path: Path) -> None:
    in_english = IN_GERMAN.replace(IN_GERMAN.splitlines()[0], "Round;Seat;Cards;Dealer;Bet;Payout")
    with pytest.raises(SourceUnusable, match="no column holds cards"):
        first_map(tmp_path, in_english)


OF_MONEY = "Round,Seat,Cards,Dealer,Bet,Payout\n1,1,K 9,10 8,{0},{1}\n1,2,A J,10 8,{1},{2}\n2,1,10 8,Q 8,{0},{1}\n"
IN_EURO = "Runde;Karten;Geber;Einsatz;Auszahlung\n1;K 9;10 8;10,00 €;20,00 €\n2;A J;10 8;€1.000,00;2.500,00 €\n3;K 7;10 7;€ 25,00;50 EUR\n"
CURRENCIES = (
    (OF_MONEY.format("$10", "$20", "$50"), "money: {unit: dollars}", None, 1000),
    (OF_MONEY.format("10$", "20 $", "50 USD"), "money: {unit: dollars}", None, 1000),
    (
        OF_MONEY.format("£10", "£20", "£ 50.00"),
        "money: {unit: dollars, currency: GBP} # ? signs of currencies: GBP 6",
        "GBP",
        1000,
    ),
    (IN_EURO, 'money: {unit: dollars, decimal: ",", currency: EUR} # ? signs of currencies: EUR 6', "EUR", 2500),
    (
        OF_MONEY.format(10, 20, 50).replace("Bet,Payout", "Bet (€),Payout (€)"),
        "money: {unit: dollars, currency: EUR} # ? whole numbers alone; or are they cents? # ? signs of currencies: EUR 2",
        "EUR",
        1000,
    ),
)


@pytest.mark.parametrize(("text", "says", "currency", "cents"), CURRENCIES)
def test_amounts_have_the_sign_of_their_currency_before_or_behind(
    tmp_path: Path, text: str, says: str, currency: str | None, cents: int
) -> None:
    sheet = Sheet("money.csv", text, (), ())
    assert through(tmp_path, sheet, text) == [("tie-not-returned", "633a.7(q)", cents)]
    assert through(tmp_path, sheet, text[: text.rstrip().rindex("\n") + 1]) == []
    columns = first_map(tmp_path, text)
    assert says in columns
    rows, told = converted(tmp_path, tmp_path / "sheet.csv", columns)
    assert [row["what"] for row in rows if row["kind"] == "currency"] == ([currency] if currency else [])
    assert sum(said.startswith(f"amounts are in {currency}: ") for said in told.said) == bool(currency)


def test_an_amount_of_another_currency_costs_its_row_and_is_told(tmp_path: Path) -> None:
    text = OF_MONEY.format("$10", "$20", "€50") + "3,1,K 9,10 8,$10,$20\n4,1,K 9,10 8,$10,$20\n"
    columns = attested(first_map(tmp_path, text)).replace("TABLE-1", "BJ-101")
    assert "currency: USD} # ? signs of currencies: USD 9, EUR 1; nothing is converted" in columns
    rows, told = converted(tmp_path, tmp_path / "sheet.csv", columns)
    assert told.causes == [
        'column Payout: 1 value has the sign of another currency, at row 3, "€50"; the map takes amounts for USD; if all '
        "are EUR, write  currency: EUR  under money"
    ]
    assert len(replayed(tmp_path, rows, "633a-shoe").findings) == 1


@pytest.mark.parametrize(
    ("written", "currency", "cents"),
    [
        ("€10,00", "EUR", 1000),
        ("10 €", "EUR", 1000),
        ("-€5", "EUR", -500),
        ("€-5", "EUR", -500),
        ("(5,50 €)", "EUR", -550),
        ("€ -", "EUR", 0),
        ("EUR 1.234,50", "EUR", 123450),
        ("C$5", "CAD", 500),
        ("$5", "CAD", 500),
    ],
)
def test_amounts_of_other_currencies_become_hundredths(written: str, currency: str, cents: int) -> None:
    reader = MoneyReader(decimal="," if currency == "EUR" else ".", decimal_said=True, currency=currency)
    assert reader.cents("Bet", written) == cents


@pytest.mark.parametrize(("written", "why"), [("1$0", "no amount"), ("€5", "another currency"), ("$5 €", "another")])
def test_a_sign_within_an_amount_or_of_another_currency_is_refused(written: str, why: str) -> None:
    with pytest.raises(Unread, match=why):
        MoneyReader().cents("Bet", written)
