"""The importers against a recount of their public sources that knows nothing of the program: cards, stakes, winnings."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.oracle import recounted
from tests.oracle.recounted import Recount, hand
from validator.log.importers import Row, find_importer
from validator.log.importers.rounds.converting import ImportMessages, convert_by_map
from validator.log.importers.rounds.guess import guessed

DATA = Path(__file__).parents[1] / "data"
SOURCES: dict[str, tuple[Callable[[dict[str, Any]], Recount], int]] = {
    "baccarat-engine": (recounted.baccarat_engine, 3000),
    "blackjack21": (recounted.blackjack21, 2000),
    "engine-blackjack": (recounted.engine_blackjack, 110),
    "jackblack": (recounted.jackblack, 200),
}
"""How each source is recounted, and how many rounds it has."""


def of_log(rows: Iterable[Row]) -> list[Recount]:
    """The same of the rows of a log, round by round."""
    found: dict[object, tuple[dict[object, list[str]], list[int]]] = {}
    for row in rows:
        if "round" not in row:
            continue
        hands, money = found.setdefault(row["round"], ({}, [0, 0]))
        kind, cents = row["kind"], row.get("cents", 0)
        assert isinstance(cents, int)
        if kind == "split":
            hands.setdefault(row["hand"], []).append(str(row["card"]))
            hands[row["ref"]].remove(str(row["card"]))
        elif kind == "deal":
            hands.setdefault(row["hand"], []).append(str(row["card"]))
        elif kind == "expose" and "?" in hands[row["hand"]] and row.get("card"):
            hands[row["hand"]][hands[row["hand"]].index("?")] = str(row["card"])
        money[0] += cents if kind == "wager" else 0
        money[1] += cents if kind == "pay" else -cents if kind == "collect" else 0
    return [(sorted(map(hand, hands.values())), staked, won) for hands, (staked, won) in found.values()]


@pytest.mark.parametrize("name", SOURCES)
def test_each_round_has_the_cards_stakes_and_winnings_of_its_source(name: str) -> None:
    read, rounds = SOURCES[name]
    source = DATA / f"{name}-rounds.jsonl"
    wanted = [read(json.loads(line)) for line in source.read_text(encoding="utf-8").splitlines()]
    found = of_log(find_importer(name).convert(source))
    assert len(wanted) == len(found) == rounds
    for number, (one, other) in enumerate(zip(wanted, found, strict=True), 1):
        assert other[:2] == one[:2], f"round {number}"
        assert one[2] in (None, other[2]), f"round {number}"


def as_sheet(name: str, lines: list[dict[str, Any]]) -> str:
    """The rounds of a source as a pit would keep them: a row a hand, or a row a coup."""
    if name == "baccarat-engine":
        coups = (
            f"{one['round']},{one['shoe']},{' '.join(one['player'])},{' '.join(one['banker'])},{one['result']['outcome']}"
            for one in lines
        )
        return "\n".join(("Coup,Shoe,Player cards,Banker cards,Winner", *coups)) + "\n"
    rows = (
        f"{one['round']},{seat},{number},{each['bet']},{' '.join(each['cards'])},{' '.join(one['dealer'])}"
        for one in lines
        for seat, player in enumerate(one["players"], 1)
        for number, each in enumerate(player["hands"], 1)
    )
    return "\n".join(("Round,Seat,Hand,Bet,Cards,Dealer", *rows)) + "\n"


@pytest.mark.parametrize("name", ["baccarat-engine", "blackjack21"])
def test_a_sheet_of_the_same_rounds_comes_to_the_same_by_its_first_map(tmp_path: Path, name: str) -> None:
    read, rounds = SOURCES[name]
    text = (DATA / f"{name}-rounds.jsonl").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    source, columns = tmp_path / "sheet.csv", tmp_path / "map.yaml"
    source.write_text(as_sheet(name, lines), encoding="utf-8")
    columns.write_text(guessed(source)[0], encoding="utf-8")
    told = ImportMessages()
    found = of_log(convert_by_map(source, columns, told))
    assert (told.faults, told.left_out, told.rounds) == ((), 0, rounds)
    assert [one[:2] for one in found] == [read(line)[:2] for line in lines]
