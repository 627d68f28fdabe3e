"""Third cards of baccarat by the kernels alone, on values as they are drawn."""

import pytest

from validator.chapters.registry import chapter_play
from validator.core.engine.option_rows import option_place, read_options
from validator.games.baccarat.options import Options
from validator.games.baccarat.tables import outcome
from validator.games.baccarat.third_card import DRAW, STAY, UNKNOWN, bankers_due, played_out, players_due, point_value
from validator.games.cards import rank_by_value
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.cards import CARD_CODES

OPTIONS = read_options(Options, chapter_play(law_of("541")).options(None, load_facts("541")))


def played(*values: int) -> tuple[int, int, int, bool, bool]:
    """Outcome, both Point Counts, and which hands drew."""
    found = played_out(OPTIONS, *values)
    parts = []
    for _ in range(5):
        parts.append(found % OPTIONS.points)
        found //= OPTIONS.points
    return parts[0], parts[1], parts[2], bool(parts[3]), bool(parts[4])


@pytest.mark.parametrize(
    ("values", "ends"),
    [
        ((9, 3, 0, 5, 4, 4), (outcome.PLAYER, 9, 8, False, False)),
        ((2, 0, 3, 9, 4, 4), (outcome.BANKER, 5, 9, False, False)),
        ((3, 1, 4, 5, 2, 2), (outcome.PLAYER, 7, 6, False, False)),
        ((3, 1, 3, 4, 2, 2), (outcome.BANKER, 6, 7, False, True)),
        ((0, 0, 3, 7, 6, 2), (outcome.PLAYER, 9, 7, True, False)),
        ((3, 1, 2, 5, 1, 0), (outcome.TIE, 6, 6, True, False)),
        ((3, 1, 2, 5, 6, 3), (outcome.BANKER, 1, 9, True, True)),
        ((0, 0, 0, 2, 8, 9), (outcome.PLAYER, 8, 1, True, True)),
        ((0, 0, 0, 3, 8, 9), (outcome.PLAYER, 8, 3, True, False)),
        ((0, 0, 0, 3, 9, 9), (outcome.PLAYER, 9, 2, True, True)),
    ],
)
def test_a_round_dealt_by_the_law(values: tuple[int, ...], ends: tuple[int, int, int, bool, bool]) -> None:
    assert played(*values) == ends


@pytest.mark.parametrize(
    ("player", "banker", "due"),
    [(5, -1, UNKNOWN), (-1, 5, UNKNOWN), (5, 5, DRAW), (6, -1, STAY), (-1, 8, STAY), (-1, 7, UNKNOWN), (5, 8, STAY)],
)
def test_the_players_third_card_where_one_hand_is_not_known(player: int, banker: int, due: int) -> None:
    """The other hand may be a natural; a hand that stays of itself needs no more to be known."""
    assert players_due(OPTIONS, player, banker) == due


@pytest.mark.parametrize("number", [option_place(Options.player_draws_below), option_place(Options.player_stays)])
def test_the_player_stays_where_one_number_of_the_law_alone_is_lower(number: int) -> None:
    """The law says below what the hand draws, and from what it stays; it draws where both let it."""
    column = list(OPTIONS.integers)
    column[number] -= 1
    amended = read_options(Options, column)
    assert [players_due(amended, player, 5) for player in (4, 5, 6)] == [DRAW, STAY, STAY]


@pytest.mark.parametrize(
    ("player", "banker", "drew", "value", "due"),
    [
        *((5, -1, 0, -1, UNKNOWN), (-1, 5, 0, -1, UNKNOWN), (6, 5, 0, -1, DRAW), (6, 6, 0, -1, STAY)),
        *(
            (5, -1, 1, 2, UNKNOWN),
            (8, -1, 0, -1, STAY),
            (5, 3, 1, -1, UNKNOWN),
            (5, 2, 1, -1, DRAW),
            (5, 7, 1, -1, STAY),
        ),
    ],
)
def test_the_bankers_third_card_where_something_is_not_known(
    player: int, banker: int, drew: int, value: int, due: int
) -> None:
    assert bankers_due(OPTIONS, player, banker, drew, value) == due


@pytest.mark.parametrize(
    ("card", "value"), [("AS", 1), ("2C", 2), ("9H", 9), ("10D", 0), ("KS", 0), ("Q?", 0), ("X?", 0), ("?H", -1)]
)
def test_values(card: str, value: int) -> None:
    assert point_value(OPTIONS, CARD_CODES[card]) == value


def test_a_card_wholly_unknown_has_no_rank() -> None:
    assert rank_by_value(CARD_CODES["?"]) == -1
