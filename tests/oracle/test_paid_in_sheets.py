"""Sheets of two public engines, imported by a map and replayed, against a recount of what each seat was paid."""

import csv
import json
from pathlib import Path
from typing import Final

import pytest

from tests.command_line import Floorperson
from tests.oracle.paid_in_sheets import paid_wrongly
from validator.core.data import data_folder

DATA: Final = Path(__file__).parents[1] / "data"
FILING: Final = data_folder("submissions") / "633a-shoe.yaml"

COLUMNS: Final = {
    "cardsharp": {"bet": "stake", "ins_back": "insurance_back"},
    "py21": {"dealer_cards": "dealer", "wager": "stake", "ins_stake": "insurance", "ins_back": "insurance_back"},
}
OF_PLAY: Final = {"dealer-drew-on-standing-total", "dealer-stood-short", "card-after-dealer-blackjack"}
"""Rules on who draws, whatever was paid."""


def sheet_of(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}-rounds.csv").open(encoding="utf-8", newline="") as file:
        rows = [{COLUMNS[name].get(key, key): cell for key, cell in row.items()} for row in csv.DictReader(file)]
    for row in rows:
        row.setdefault("surrender", "0")
        row["stake"] = str(float(row["stake"]) + float(row.get("dbl", 0)))
    return rows


def found_in(floorperson: Floorperson, name: str, folder: Path) -> dict[str, set[tuple[int, int]]]:
    """The rounds and seats of what is found, by rule."""
    log = folder / "log.jsonl"
    source, by = DATA / f"{name}-rounds.csv", DATA / f"{name}.map.yaml"
    assert floorperson("import", "rounds", source, "--map", by, "-o", log).code == 0
    told = json.loads(floorperson("replay", log, "-s", FILING, "--no-config", "--format", "json").out)
    assert told["row_faults"] == [] and told["rounds_not_judged"] == 0
    found: dict[str, set[tuple[int, int]]] = {}
    for one in told["findings"]:
        found.setdefault(one["rule"], set()).add((one["place"]["round"], one["seat"] or 0))
    return found


@pytest.mark.parametrize(("name", "rounds", "wrong", "left"), [("cardsharp", 1000, 990, 2), ("py21", 953, 9, 0)])
def test_what_is_paid_wrongly_is_found_seat_by_seat(
    floorperson: Floorperson, tmp_path: Path, name: str, rounds: int, wrong: int, left: int
) -> None:
    sheet = sheet_of(name)
    recounted = paid_wrongly(sheet)
    assert (len({row["round"] for row in sheet}), len(recounted)) == (rounds, wrong)
    found = found_in(floorperson, name, tmp_path)
    paid = set().union(*(seats for rule, seats in found.items() if rule not in OF_PLAY))
    stood = {number for number, _ in found.get("dealer-stood-short", ())}
    assert paid <= recounted
    assert {number for number, _ in recounted - paid} <= stood, "what the dealer's hand would have come to is not known"
    assert len(recounted - paid) == left
