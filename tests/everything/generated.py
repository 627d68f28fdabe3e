"""Generated logs at fixed seeds: lawful play, the same with one wrong act, in disorder, under another filing."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.chapters.ch535_pai_gow.cases import FILED as TILES
from tests.chapters.ch535_pai_gow.lawful import table_with_bank, table_without_bank
from tests.chapters.ch535_pai_gow.rounds import table as tiles_table
from tests.chapters.ch551_spanish_21.lawful import table as spanish_rounds
from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.chapters.ch685a_down_under_blackjack.down_under import filed as down_under_filed
from tests.chapters.ch685a_down_under_blackjack.lawful import table as down_under_rounds
from tests.everything.inputs import Input
from tests.games.baccarat.cases import filing as baccarat_filing
from tests.games.baccarat.lawful import Dealer
from tests.games.baccarat.rounds import table as baccarat_table
from tests.games.blackjack.rounds import filing as blackjack_filing, table as blackjack_table
from tests.oracle.payer import OraclePayer, filed_of
from tests.oracle.sibling_rounds import FILED, rounds_of as sibling_rounds
from tests.properties.faults import FAULTS
from tests.simulate.open_rounds import open_rounds
from tests.simulate.optional_ways import OPTIONAL_WAYS
from tests.simulate.rounds import rounds_of, rows_of
from tests.simulate.ways import WAYS
from validator.log.writing import write_jsonl

LAWFUL, SPOILED, FULL = 40, 40, 20
"""Rounds of a lawful table, of one with a wrong act, of one with optional wagers: a finding costs time by the rounds."""

DEALERS: Mapping[str, tuple[Mapping[str, Any], Mapping[str, str]]] = {
    "plain": ({}, {}),
    "deferred": ({"deferred": True}, {"vigorish__collected": "deferred"}),
    "on-ties": ({"on_ties": True}, {"vigorish__type": "tie"}),
    "face-down": ({"face_down": True}, {"dealing__initial_cards": "face-down"}),
}
"""Ways of dealing baccarat: what the dealer does, and what the filing says of it."""

Row = Mapping[str, object]
Played = tuple[str, str, str]
"""Name, filing and log."""


def log_of(rows: Iterable[Row]) -> str:
    """Rows as a log of JSON lines."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "log.jsonl")
        write_jsonl(path, [dict(row) for row in rows])
        return path.read_text(encoding="utf-8")


def in_disorder(log: str, seed: int) -> str:
    """The log with rows lost, doubled and out of place."""
    random = Random(seed)
    rows = [json.loads(line) for line in log.splitlines()]
    spoiled: list[dict[str, object]] = []
    for start in range(0, len(rows), 9):
        part = [dict(row) for row in rows[start : start + 9] if random.random() > 0.05]
        part += [dict(row) for row in part if random.random() < 0.05]
        random.shuffle(part)
        spoiled += part
    return "".join(json.dumps({**row, "seq": seq}) + "\n" for seq, row in enumerate(spoiled, 1))


def cut_off(log: str) -> str:
    """The middle of the log, which begins and ends within a round."""
    lines = log.splitlines()
    return "\n".join(lines[len(lines) // 3 : -7]) + "\n"


def with_wrong_cents(log: str, seed: int) -> str:
    """The log with every seventh amount a little off, or so."""
    random = Random(seed)
    rows = [json.loads(line) for line in log.splitlines()]
    for row in rows:
        if row.get("cents") and random.random() < 0.15:
            row["cents"] += random.choice((-50, 100, 1))
    return "".join(json.dumps(row) + "\n" for row in rows)


def generated() -> Iterator[Input]:
    """Lawful play of every game, whole and spoiled in every way; lawful play of 633a with one wrong act each."""
    for played in (_blackjack(), _optional(), _siblings(), _spanish(), _down_under(), _baccarat(), _tiles()):
        yield from _spoiled(list(played))
    yield from _faults()


def _spoiled(tables: Sequence[Played]) -> Iterator[Input]:
    for number, (name, filing, log) in enumerate(tables):
        other = tables[(number + 1) % len(tables)]
        ways = {
            "lawful": (filing, log),
            "wrong cents": (filing, with_wrong_cents(log, 3)),
            "in disorder": (filing, in_disorder(log, 5)),
            "cut off": (filing, cut_off(log)),
            f"under the filing of {other[0]}": (other[1], log),
        }
        for way, (filed, text) in ways.items():
            yield Input("replay", (filed,), (text,), hint=f"generated {name}, {way}")
        yield Input("replay", (), (log,), hint=f"generated {name}, no filing")


def _blackjack() -> Iterator[Played]:
    for name, filing in WAYS.items():
        yield name, filing, log_of(rows_of(filing, 11, LAWFUL))


def _optional() -> Iterator[Played]:
    for name, way in OPTIONAL_WAYS.items():
        rows = [row for round_ in open_rounds(way, 7, FULL, OraclePayer(7, filed_of(way))) for row in round_]
        yield name, way.filing, log_of(rows)


def _siblings() -> Iterator[Played]:
    for chapter, filed in FILED.items():
        rounds = sibling_rounds(chapter, 3, FULL)
        texts = [one.text({bet.name: one.nets(bet)[0] for bet in one.bets}) for one in rounds]
        yield (
            f"{chapter} at random",
            blackjack_filing(chapter, filed),
            _text(blackjack_table(*texts, chapter=chapter)[0]),
        )


def _spanish() -> Iterator[Played]:
    for seed in range(3):
        lines, _ = spanish(str(seed), *spanish_rounds(seed, 12), undeclared=(), clear=False).log()
        yield f"551 {seed}", spanish("", "").filing, _text(lines)


def _down_under() -> Iterator[Played]:
    for seed in range(3):
        yield (
            f"685a {seed}",
            down_under_filed(),
            _text(blackjack_table(*down_under_rounds(seed, 12), chapter="685a")[0]),
        )


def _baccarat() -> Iterator[Played]:
    for name, (dealt, filed) in DEALERS.items():
        dealer = Dealer(Random(f"{name} 1"), **dealt)
        opening = dealer.opening()
        dealing = "down" if "face_down" in dealt else "up"
        lines, _ = baccarat_table(*dealer.rounds(LAWFUL), opening=opening, dealing=dealing)
        yield f"541 {name}", baccarat_filing(**filed), _text(lines)


def _tiles() -> Iterator[Played]:
    unbanked = TILES.replace("bank: {offered: true, co_banking: true", "bank: {offered: false, co_banking: false")
    for seed in range(2):
        yield f"535 {seed}", unbanked, _text(tiles_table(*table_without_bank(seed, 12))[0])
        yield f"535 with bank {seed}", TILES, _text(tiles_table(*table_with_bank(seed, 14))[0])


def _faults() -> Iterator[Input]:
    for fault in FAULTS:
        for name in fault.ways:
            for seed in range(1, 9):
                rounds = rounds_of(WAYS[name], seed, SPOILED)
                if any(fault.edit(rows) for rows in rounds):
                    log = log_of(row for rows in rounds for row in rows)
                    yield Input("replay", (WAYS[name],), (log,), hint=f"generated {name}, {fault.name}")
                    break


def _text(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"
