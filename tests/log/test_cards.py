"""Cards and tiles between words and codes."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from validator.log.cards import CARD_CODES, SPOTS, card_rank, card_suit, card_word, spots_of
from validator.log.codes import NONE, NOT_RECORDED


def test_the_52_cards_are_0_to_51() -> None:
    words = [f"{rank}{suit}" for suit in "CDHS" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")]
    assert [CARD_CODES[word] for word in words] == list(range(52))


@pytest.mark.parametrize(
    ("word", "rank", "suit"),
    [("AC", 0, 0), ("10H", 9, 2), ("TH", 9, 2), ("KS", 12, 3), ("?H", NOT_RECORDED, 2), ("K?", 12, NOT_RECORDED)]
    + [("X?", NOT_RECORDED, NOT_RECORDED)],
)
def test_rank_and_suit_are_what_the_word_tells(word: str, rank: int, suit: int) -> None:
    assert (card_rank(CARD_CODES[word]), card_suit(CARD_CODES[word])) == (rank, suit)


def test_a_card_not_known_is_not_recorded_and_none_is_none() -> None:
    assert (CARD_CODES["?"], CARD_CODES["none"]) == (NOT_RECORDED, NONE)
    assert card_rank(NOT_RECORDED) == card_suit(NONE) == NOT_RECORDED


def test_every_code_is_written_so_that_it_is_read_again() -> None:
    for code in set(CARD_CODES.values()):
        assert CARD_CODES[card_word(code)] == code


@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_a_tile_is_shown_with_its_smaller_number_first_whatever_the_seed_of_hashes(seed: str) -> None:
    shown = "from validator.log.cards import *; print(*(card_word(code) for code in range(TILE, TILE_END)))"
    command = [sys.executable, "-c", shown]
    ended = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True)
    assert ended.stdout.decode().split() == [f"{spots}{twin}" for twin in ("", "a", "b") for spots in SPOTS]


def test_tiles_are_21_combinations_written_either_way_round() -> None:
    assert len(SPOTS) == 21
    assert CARD_CODES["2-4"] == CARD_CODES["4-2"]
    assert len({CARD_CODES["2-4"], CARD_CODES["2-4a"], CARD_CODES["2-4b"]}) == 3
    assert {spots_of(CARD_CODES[word]) for word in ("4-2", "2-4a", "4-2b")} == {(2, 4)}
    assert spots_of(CARD_CODES["AS"]) == (NOT_RECORDED, NOT_RECORDED)
    assert Counter(spots_of(code) for code in CARD_CODES.values() if code >= 100)[1, 6] == 6
