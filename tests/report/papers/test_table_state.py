"""How the table lies at each act of a round, and the acts in words, as an exhibit shows them."""

import json

import pytest

from tests.games.blackjack.rounds import table as blackjack_table
from validator.report.papers.acts import RoundNarrator
from validator.report.papers.drawing import picture
from validator.report.papers.source_rows import SourceRow
from validator.report.papers.table_state import TableState, laid


def at_end(*acts: str) -> TableState:
    """The table after acts of a round of blackjack with the initial cards still to be dealt."""
    rows = [json.loads(row) for row in blackjack_table("\n".join(acts))[0]]
    held = (SourceRow(line, "", "", row) for line, row in enumerate(rows, 1) if row.get("round") == 1)
    return laid(list(held))


def lying(table: TableState, hand: int) -> list[str]:
    """The cards of a hand, those face down with a sign before them."""
    return [f"{'-' if card.down else ''}{card.word}" for card in table.hands[hand].cards]


def act(kind: str, **columns: object) -> str:
    return json.dumps({"kind": kind, **columns})


def dealt(hand: int, card: str, face: str = "up") -> str:
    return act("deal", hand=hand, seat=hand, card=card, face=face, source="shoe")


def test_the_card_that_lies_face_down_is_turned_up() -> None:
    twins = at_end("bet 1 1000", dealt(0, "8S"), dealt(0, "8S", "down"), act("expose", hand=0, card="8S"))
    assert lying(twins, 0) == ["8S", "8S"]
    again = at_end(dealt(0, "TS"), dealt(0, "?", "down"), act("expose", hand=0, card="10S"))
    assert lying(again, 0) == ["TS", "10S"]


@pytest.mark.parametrize(("lay", "told", "lies"), [("TS", "10S", "TS"), ("K?", "KS", "KS"), ("X?", "JD", "JD")])
def test_words_are_compared_as_cards(lay: str, told: str, lies: str) -> None:
    assert lying(at_end(dealt(0, "9C"), dealt(0, lay, "down"), act("expose", hand=0, card=told)), 0) == ["9C", lies]


def test_what_is_turned_up_of_a_hand_leaves_other_cards_as_they_lie() -> None:
    burned = act("burn", card="?", face="down", source="shoe", dest="rack", what="before-round")
    for turned in (act("expose", hand=0), act("expose", hand=0, card="9S"), act("expose", card="4C")):
        table = at_end(burned, dealt(0, "8C"), dealt(0, "9S", "down"), turned)
        assert [(card.word, card.down) for _, card in table.aside] == [("?", True)]


def test_a_split_and_a_move_compare_cards() -> None:
    split = at_end(dealt(1, "TH"), dealt(1, "TS"), act("split", hand=11, ref=1, seat=1, card="10H"), dealt(1, "5C"))
    assert (lying(split, 1), lying(split, 11)) == (["TS", "5C"], ["TH"])
    moved = at_end(
        dealt(1, "TH"), dealt(2, "9H"), act("move-card", card="10H", hand=2, source="hand", dest="hand", face="up")
    )
    assert (lying(moved, 1), lying(moved, 2)) == ([], ["9H", "TH"])


def test_a_card_is_moved_that_the_row_names_before_one_that_is_not_known() -> None:
    table = at_end(
        dealt(0, "8C"),
        dealt(0, "?", "down"),
        act("card-misdealt", what="wrong-place", hand=1, seat=1, card="7D", face="up", source="shoe"),
        act("move-card", card="7D", hand=2, source="hand", dest="hand", face="up"),
    )
    assert (lying(table, 0), lying(table, 1), lying(table, 2)) == (["8C", "-?"], [], ["7D"])
    assert not table.hands[2].cards[0].in_error


def test_a_hand_that_was_skipped_gets_no_card() -> None:
    table = at_end("bet 2 1000", act("card-misdealt", hand=2, seat=2, what="skipped"))
    assert not table.every_card() and table.remarks == ["no card dealt where one was due: seat 2, hand 2"]


def test_a_card_exposed_by_mistake_is_not_dealt_twice() -> None:
    table = at_end(
        dealt(0, "9C"), dealt(0, "?", "down"), act("card-misdealt", what="exposed", hand=0, card="TD", face="up")
    )
    assert lying(table, 0) == ["9C", "TD"]


def test_wager_and_hand_may_have_the_number_0() -> None:
    table = at_end(
        act("wager", wager=0, seat=1, player="P1", hand=1, what="blackjack", cents=1000),
        act("wager-changed", wager=0, cents=2000),
        dealt(0, "8C"),
        dealt(0, "8D"),
        act("split", hand=5),
    )
    assert table.wagers[0].cents == 2000 and lying(table, 0) == ["8C", "8D"]


@pytest.mark.parametrize(
    ("row", "says"),
    [
        (act("move-card", card="7D", hand=2, source="hand", dest="hand"), "7♦ goes to hand 2"),
        (act("move-card", card="7D", hand=2, dest="rack"), "7♦ of hand 2 goes to the rack"),
        (act("move-card", ref=7, dest="rack"), "The card of event 7 goes to the rack"),
        (act("card-misdealt", card="7D", hand=2, what="wrong-place"), "7♦ is dealt to the wrong place: hand 2"),
        (act("card-misdealt", hand=2, what="skipped"), "No card is dealt where one was due: hand 2"),
        (act("expose", hand=0, ref=7), "The card of event 7 of the dealer's hand is turned up"),
        (act("expose", card="4C"), "4♣ is turned up"),
        (act("burn", n=3, dest="rack"), "Drawn and not played: 3 cards, to the rack"),
        (act("burn", card="7D", dest="rack"), "Drawn and not played: 7♦, to the rack"),
        (
            act("wager", wager=1, player="P1", what="blackjack", cents=500, by="verbal"),
            "P1 places $5.00, Blackjack Wager, by word alone",
        ),
        (act("compared", hand=2, what="high-copy"), "The dealer compares hand 2: the high hand is a copy"),
    ],
)
def test_rows_in_words(row: str, says: str) -> None:
    assert RoundNarrator([], "blackjack").words(SourceRow(1, "", "", json.loads(row))) == says


def test_a_tile_that_is_not_known_is_no_card() -> None:
    told = picture(at_end(act("deliver", hand=5, seat=5, face="down", n=11)), "pai_gow", "The table")
    assert "Seat 5: a tile not known, face down" in told.says and "The dealer's hand: no tile" in told.says
    assert "a tile not known" in told.svg and "a card not known" not in told.svg
