"""Simulated play keeps the numbers of the chapter as they are read apart from it; play that does not is told."""

import re

import pytest
from ruamel.yaml import YAML

from tests.oracle.numbers import broken
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.proof.simulate.book import Row


def decks_of(name: str) -> int:
    """Decks of the shoe, or of one side of it."""
    cards = YAML(typ="safe").load(WAYS[name])["cards"]
    return int(cards["decks"]) // (2 if cards["shoe"] == "double" else 1)


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize("seed", range(3))
def test_simulated_play_keeps_the_numbers(name: str, seed: int) -> None:
    assert broken(rows_of(WAYS[name], seed, 200), decks_of(name)) == []


OTHERWISE: dict[str, tuple[str, dict[str, object]]] = {
    "cut at 9": ("cut", {"n": 9}),
    "77 cards behind the cover card": ("cover-card-inserted", {"n": 77}),
    "the reader was not used with .*": ("peek", {"kind": "notify"}),
    "Insurance with .*|the reader was used with .*": ("no-more-bets", {"kind": "peek"}),
    "insurance of 2[0-9]{6} beside .*": ("wager insurance", {"cents": 2_000_000}),
    "double-down of 2[0-9]{6} beside .*": ("wager double-down", {"cents": 2_000_000}),
    "split of 1 beside .*|double-down of .* beside 1": ("wager split", {"cents": 1}),
}
"""What is told of play in which each row of a kind is otherwise."""


@pytest.mark.parametrize("told", OTHERWISE)
def test_other_numbers_are_told(told: str) -> None:
    named, values = OTHERWISE[told]
    kind, _, what = named.partition(" ")

    def otherwise(row: Row) -> Row:
        return {**row, **values} if row["kind"] == kind and what in ("", row.get("what")) else row

    rows = [otherwise(row) for row in rows_of(WAYS["plain"], 1, 60)]
    assert {re.sub(r"round \d+: ", "", one) for one in broken(rows, 6)} > set()
    assert all(re.fullmatch(rf"(round \d+: )?({told})", one) for one in broken(rows, 6)), broken(rows, 6)


def test_a_dealer_who_draws_to_17_or_stands_on_less_is_told() -> None:
    rows = rows_of(WAYS["plain"], 1, 60)
    drawn = [{**row, "card": "2C"} if row["kind"] in ("deal", "expose") and row["hand"] == 0 else row for row in rows]
    assert any("stood on" in one for one in broken(drawn, 6))
    drawn = [{**row, "card": "9C"} if row["kind"] in ("deal", "expose") and row["hand"] == 0 else row for row in rows]
    assert any("drew to" in one for one in broken(drawn, 6))
