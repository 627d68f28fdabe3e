"""The facts of chapter 535: the ranks of tiles and pairs, the values, and the ways in which the stacks are delivered."""

import re

import pytest

from validator.core.odds import Odds
from validator.law.facts import load_facts
from validator.law.text import load_text, occurrences, plain

FACTS = load_facts("535")
TEXT = load_text("535")
TABLES = [name for name, fact in FACTS.items() if fact.unit == "table"]
DELIVERIES = [name for name in TABLES if name.startswith("delivery_")]
ORDINALS = [
    "First",
    "Second",
    "Third",
    "Fourth",
    "Fifth",
    "Sixth",
    "Seventh",
    "Eighth",
    "Ninth",
    "Tenth",
    "Eleventh",
    "Twelfth",
    "Thirteenth",
    "Fourteenth",
    "Fifteenth",
    "Sixteenth",
    "Seventeenth",
    "Eighteenth",
    "Nineteenth",
    "Twentieth",
]
NAMES = ("Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve")


def rows(name: str) -> list[tuple[object, ...]]:
    return [row.cells for row in FACTS.table(name).rows]


def spots(tile: str) -> int:
    return sum(int(end) for end in tile.split("-"))


@pytest.mark.parametrize("name", TABLES)
def test_the_words_of_every_row_stand_under_the_anchor(name: str) -> None:
    for row in FACTS.table(name).rows:
        assert occurrences(TEXT.find(FACTS[name].cite).words, row.words), row.words


def test_the_ranks_of_tiles_are_the_printed_rows_one_for_one() -> None:
    printed = [line.split(" | ") for line in TEXT.find("535.4(f)").words.splitlines()[2:]]
    ours = []
    for rank, tile, low, high, name, in_set in rows("tile_ranks"):
        assert tile == f"{low}-{high}"
        ours.append([ORDINALS[int(str(rank)) - 1], f"{str(name).title()} ({tile})", str(in_set)])
    assert ours == printed


def test_every_tile_is_named_by_its_spots_and_the_set_has_its_number() -> None:
    table = FACTS.table("tile_ranks")
    for tile, name in zip(table.words("tile"), table.words("name"), strict=True):
        assert NAMES[spots(tile) - 2] == name.title()
    assert sum(table.numbers("in_set")) == FACTS.number("tiles_in_set")
    assert len(set(table.words("tile"))) == len(table.rows) == 21


def test_the_ranks_of_pairs_are_the_printed_rows_one_for_one() -> None:
    heads = {"Supreme Pair": "supreme", "Matched Pairs": "matched", "Mixed or Unmatched Pairs": "mixed"}
    printed, group, rank = [], "", 0
    for line in TEXT.find("535.4(a)").words.splitlines()[2:]:
        first, _, pairing = line.rpartition("| ")
        if pairing in heads:
            group = heads[pairing]
            continue
        rank = ORDINALS.index(first.strip()) + 1 if first.strip() else rank
        printed.append((rank, group, *re.findall(r"\d-\d", pairing)))
    assert rows("pair_ranks") == printed
    assert sorted({int(str(row[0])) for row in printed}) == list(range(1, 21))


def test_the_pairs_are_pairs_of_tiles_in_the_set() -> None:
    tiles = FACTS.table("tile_ranks")
    in_set = dict(zip(tiles.words("tile"), tiles.numbers("in_set"), strict=True))
    laid_out = []
    for rank, group, first, second in rows("pair_ranks"):
        assert in_set[str(first)] >= (2 if first == second else 1)
        assert in_set[str(second)] >= 1
        assert (group == "matched") == (first == second)
        if int(str(rank)) <= 16:
            laid_out += [first, second]
    assert sorted(map(str, laid_out)) == sorted(tile for tile, number in in_set.items() for _ in range(number))
    assert len(laid_out) == 2 * FACTS.number("pairs_in_set") == 2 * (1 + FACTS.number("pairs_besides_the_supreme_pair"))


def test_pairs_of_one_rank_share_their_highest_tile() -> None:
    """Copies of a pair rank need no look at the tiles (reading copy-of-a-pair)."""
    table = FACTS.table("tile_ranks")
    rank = dict(zip(table.words("tile"), table.numbers("rank"), strict=True))
    highest: dict[object, set[int]] = {}
    for pair, _, first, second in rows("pair_ranks"):
        highest.setdefault(pair, set()).add(min(rank[str(first)], rank[str(second)]))
    assert all(len(found) == 1 for found in highest.values())


def test_two_tiles_of_one_rank_are_always_a_pair() -> None:
    """So the highest and the lowest ranking tile of a hand without pairs are one tile each."""
    table = FACTS.table("tile_ranks")
    pairs = {frozenset((str(first), str(second))) for _, _, first, second in rows("pair_ranks")}
    by_rank: dict[int, list[str]] = {}
    for rank, tile, number in zip(table.numbers("rank"), table.words("tile"), table.numbers("in_set"), strict=True):
        by_rank.setdefault(rank, []).extend([tile] * number)
    assert {len(tiles) for tiles in by_rank.values()} == {1, 2}
    for tiles in by_rank.values():
        assert len(tiles) == 1 or frozenset(tiles) in pairs


def test_the_examples_of_the_value_come_out() -> None:
    values = FACTS.number("value_highest") - FACTS.number("value_lowest") + 1
    assert (spots("1-1") + spots("3-3")) % values == 8
    assert spots("5-6") + spots("1-6") == 18
    assert 18 % values == 8
    assert (FACTS.number("value_lowest"), FACTS.number("value_highest")) == (0, 9)


def test_some_pairs_would_be_worth_zero_if_they_had_a_value() -> None:
    """What the reading zero-of-a-pair is about."""
    zero = {int(str(rank)) for rank, _, a, b in rows("pair_ranks") if (spots(str(a)) + spots(str(b))) % 10 == 0}
    assert zero == {6, 10, 16, 19, 20}


def test_the_supreme_tiles_apart_change_count_and_rank_together() -> None:
    assert rows("supreme_tiles_apart") == [("1-2", 3, 17), ("1-2", 6, 15), ("2-4", 3, 17), ("2-4", 6, 15)]
    table = FACTS.table("tile_ranks")
    own = {tile: (spots(tile), rank) for tile, rank in zip(table.words("tile"), table.numbers("rank"), strict=True)}
    assert own["1-2"] == (3, 17)
    assert own["2-4"] == (6, 15)
    assert [item.id for item in FACTS.listing("supreme_pair_tiles")] == ["2-4", "1-2"]
    words = plain(TEXT.find("535.4(d)").words)
    assert "1-2 tile is counted as 6, its individual ranking under subsection (g) shall be fifteenth instead" in words
    assert "2-4 tile is counted as 3, its individual ranking shall be seventeenth instead of fifteenth" in words


def test_there_are_ten_ways_of_delivery() -> None:
    styles = [item.id.replace("-", "_") for item in FACTS.listing("delivery_styles")]
    assert ["delivery_ordinary", *(f"delivery_{style}" for style in styles)] == DELIVERIES


@pytest.mark.parametrize("name", DELIVERIES)
def test_every_way_delivers_every_tile_once_four_to_a_position(name: str) -> None:
    table = FACTS.table(name)
    stacks, tiles = FACTS.number("stacks"), FACTS.number("tiles_per_stack")
    assert table.numbers("position") == tuple(range(1, stacks + 1))
    places = []
    for taken, layers in zip(table.lists("stacks"), table.lists("layers"), strict=True):
        assert len(taken) * len(layers) == FACTS.number("delivered_tiles")
        places += [(stack, layer) for stack in taken for layer in layers]
    assert sorted(places) == [(stack, layer) for stack in range(1, stacks + 1) for layer in range(1, tiles + 1)]


@pytest.mark.parametrize("name", DELIVERIES)
def test_no_tile_is_taken_before_those_above_it(name: str) -> None:
    table = FACTS.table(name)
    taken: dict[int, int] = {}
    for stacks, layers in zip(table.lists("stacks"), table.lists("layers"), strict=True):
        for stack in stacks:
            assert layers == tuple(range(taken.get(stack, 0) + 1, taken.get(stack, 0) + len(layers) + 1))
            taken[stack] = layers[-1]


@pytest.mark.parametrize("style", ["cup_say", "pin_say", "dragon_head"])
def test_from_the_left_is_from_the_right_in_the_mirror(style: str) -> None:
    right, left = FACTS.table(f"delivery_{style}_right"), FACTS.table(f"delivery_{style}_left")
    mirror = FACTS.number("stacks") + 1
    assert left.lists("stacks") == tuple(tuple(mirror - stack for stack in row) for row in right.lists("stacks"))
    assert left.lists("layers") == right.lists("layers")


@pytest.mark.parametrize(
    ("name", "position", "stacks", "layers"),
    [
        ("ordinary", 1, (1,), (1, 2, 3, 4)),
        ("house_way_left", 1, (8,), (1, 2, 3, 4)),
        ("cup_say_right", 2, (1, 2), (3, 4)),
        ("jung_quat", 1, (4, 5), (1, 2)),
        ("jung_quat", 8, (1, 8), (3, 4)),
        ("chee_yee", 3, (2, 7), (1, 2)),
        ("pin_say_right", 2, (8, 7, 6, 5), (1,)),
        ("pin_say_right", 7, (1, 2, 3, 4), (4,)),
        ("dragon_head_right", 4, (5, 6, 7, 8), (2,)),
        ("dragon_head_right", 5, (3, 4), (1, 2)),
        ("dragon_head_left", 1, (8, 7), (1, 2)),
    ],
)
def test_a_position_receives_the_tiles_that_the_words_name(
    name: str, position: int, stacks: tuple[int, ...], layers: tuple[int, ...]
) -> None:
    assert (position, stacks, layers) in rows(f"delivery_{name}")


def test_the_count_from_the_dealer_comes_out_as_in_the_examples() -> None:
    places = 1 + FACTS.number("table_betting_positions") + 1
    assert places == FACTS.number("stacks")

    def counted(total: int) -> int:
        return (total - FACTS.number("starting_count_first")) % places

    assert counted(9) == 0
    assert counted(15) == 6
    order = [item.id for item in FACTS.listing("starting_count_order")]
    assert order == ["dealer", "betting-positions", "dead-hand"]


def test_money_and_measures() -> None:
    assert FACTS.odds("winning_wager_pays") == Odds(1, 1, "to")
    assert FACTS.number("vigorish_percent") == 5
    assert FACTS.number("vigorish_rounding_cents") == 25
    assert FACTS["tile_thickness_minimum"].allows(375)
    assert not FACTS["tile_length_minimum"].allows(2499)
    assert not FACTS["bank_rounds_running"].allows(2)
    assert FACTS["adjacent_betting_areas"].allows(2)
    assert not FACTS["adjacent_betting_areas"].allows(3)
