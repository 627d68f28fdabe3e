"""Tiles drawn with their spots."""

from validator.games.pai_gow.picture import tile_picture


def test_a_hand_of_two_tiles() -> None:
    assert tile_picture([["2-4", "1-6"]]) == (
        "+---+ +---+",
        "|o  | |   |",
        "|   | | o |",
        "|  o| |   |",
        "|o o| |o o|",
        "|   | |o o|",
        "|o o| |o o|",
        "+---+ +---+",
    )


def test_hands_stand_apart_and_what_is_not_known_lies_face_down() -> None:
    lines = tile_picture([["3-5a", "?"], ["6-6"]])
    assert lines[0] == "+---+ +---+    +---+"
    assert lines[2] == "| o | | ? |    |o o|"
    assert {len(line) for line in lines} == {len(lines[0])}


def test_every_number_of_spots_is_drawn() -> None:
    for spots in range(1, 7):
        assert sum(line.count("o") for line in tile_picture([[f"{spots}-{spots}"]])) == 2 * spots
