"""Deliveries dealt by hand from the text, in all ten styles, against the replay: lawful ones and altered ones."""

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from tests.chapters.ch535_pai_gow.playlog import in_force
from tests.oracle.stacked import STYLES, Four, dealt
from tests.unmarked import saying_so
from validator.core.finding import LogPlace, Outcome
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

FILING = """
chapter: "535"
head: {version: "1", effective: 2010-04-01}
bank: {offered: true, co_banking: true, dealer_wager: last-wager}
dealing:
  alternative_styles: [house-way-left, cup-say-right, cup-say-left, jung-quat, chee-yee, pin-say-right, pin-say-left,
    dragon-head-right, dragon-head-left]
"""

AROUND = ("dealer", 1, 2, 3, 4, 5, 6, "dead")
"""The circle of § 535.8(c), counterclockwise."""

TILES_RULES = ("535.8(d)", "535.9(a)", "535.11(k)")
DICE = {3: 111, 4: 112, 5: 113, 6: 114, 7: 115, 8: 116, 9: 126, 10: 136, 11: 146, 12: 156, 13: 166, 14: 266, 15: 366}
DICE |= {16: 466, 17: 566, 18: 666}


class Log:
    """Writes rounds of one table."""

    def __init__(self) -> None:
        self.rows: list[dict[str, object]] = []
        self.number = 0
        self.put("table-open", what="535")
        self.put("positions", what="counterclockwise", n=6)
        for kind in ("deliver", "delivery-indicated", "delivery-chosen", "bank"):
            self.put("records", what=kind, by="always")

    def put(self, kind: str, **columns: object) -> int:
        """Write a row; its number."""
        row: dict[str, object] = {"table": "PG-9", "seq": len(self.rows) + 1, "kind": kind}
        if self.number:
            row["round"] = self.number
        self.rows.append(row | {"at": 1_275_746_400_000 + len(self.rows) * 1_000} | columns)
        return len(self.rows)

    def round(self, style: str, total: int, bank: int, deal: Iterable[tuple[int, Four]]) -> dict[str, int]:
        """One round; ``deal`` pairs places of the circle with tiles. The events by tile."""
        self.number += 1
        self.put("wager", wager=1, seat=1, player="P1", hand=1, what="pai-gow", cents=1000, by="chips")
        if bank:
            self.put("bank", seat=bank, player=f"P{bank}")
            self.put("delivery-chosen", what=style, by="bank")
        if bank or style != "ordinary":
            self.put("delivery-indicated", what=style, by="dealer")
        self.put("no-more-bets", by="dealer")
        self.put("dice-shown", n=DICE[total])
        self.put("dice-total", n=total, by="dealer")
        events = {}
        for place, four in deal:
            for tile in four:
                who = AROUND[place]
                where: dict[str, object] = {"dest": "dead-hand"} if who == "dead" else {"dest": "hand"}
                if who != "dead":
                    where["seat"] = 0 if who == "dealer" else who
                stack, layer = tile[1:].split("t")
                events[tile] = self.put("deliver", n=10 * int(stack) + int(layer), face="down", **where)
        self.put("round-end")
        return events


def replayed(log: Log, folder: Path) -> ReplayReport:
    """What the replay says."""
    file = folder / "log.jsonl"
    file.write_text("\n".join(saying_so(map(json.dumps, log.rows))), encoding="utf-8")
    report = replay_logs([file], [in_force(FILING)], "interpreted")
    assert report.faults == []
    return report


def accused(report: ReplayReport) -> list[tuple[int, int]]:
    """Round and event of every accusation about tiles, order or start."""
    found = []
    for finding in report.findings:
        assert isinstance(finding.where, LogPlace)
        about = finding.citation.startswith(TILES_RULES) or finding.citation in ("535.8(c)", "535.11(j)")
        if about and finding.outcome is Outcome.FAIL and not finding.rule.startswith("dealer-tiles"):
            found.append((finding.where.round, finding.where.event))
    return sorted(found)


def due(style: str, total: int, bank: int) -> list[tuple[int, Four]]:
    """The lawful deal: the circle counted with the dealer, or the bank, as number one; then counterclockwise."""
    place = bank
    for _ in range(total - 1):
        place = (place + 1) % len(AROUND)
    return [((place + turn) % len(AROUND), four) for turn, four in enumerate(dealt(style))]


@pytest.mark.parametrize("style", STYLES)
def test_every_tile_is_dealt_once(style: str) -> None:
    tiles = [tile for four in dealt(style) for tile in four]
    assert len(tiles) == len(set(tiles)) == 32


@pytest.mark.parametrize("style", STYLES)
def test_lawful_deals_of_every_total_and_bank(style: str, tmp_path: Path) -> None:
    """No lawful deal is accused, whoever banks and wherever the dice lead; the four tiles come in any order."""
    log, random = Log(), Random(style)
    for total in DICE:
        for bank in range(7):
            log.round(style, total, bank, [(at, random.sample(four, 4)) for at, four in due(style, total, bank)])
    report = replayed(log, tmp_path)
    assert report.rounds == len(DICE) * 7
    assert accused(report) == []
    judged = sum(tally.passed for tally in report.tallies if tally.citation.startswith(TILES_RULES))
    assert judged > report.rounds * 32


@pytest.mark.parametrize("style", STYLES)
def test_two_tiles_exchanged(style: str, tmp_path: Path) -> None:
    """Two tiles of different positions exchanged: the first of them that is delivered is accused, and nothing else."""
    log, random, expected = Log(), Random(style), []
    for _ in range(120):
        total, bank = random.choice(list(DICE)), random.choice((0, 0, random.randrange(1, 7)))
        deal = [(at, random.sample(four, 4)) for at, four in due(style, total, bank)]
        one, other = sorted(random.sample(range(8), 2))
        a, b = random.randrange(4), random.randrange(4)
        deal[one][1][a], deal[other][1][b] = deal[other][1][b], deal[one][1][a]
        events = log.round(style, total, bank, deal)
        expected.append((log.number, events[deal[one][1][a]]))
    assert accused(replayed(log, tmp_path)) == expected


@pytest.mark.parametrize("style", STYLES)
def test_dealt_in_another_style(style: str, tmp_path: Path) -> None:
    """Dealt in another style than indicated: accused at the first tile that is not the position's."""
    log, expected = Log(), []
    for other in STYLES:
        for bank in (0, 4):
            lawful, done = due(style, 9, bank), due(other, 9, bank)
            events = log.round(style, 9, bank, done)
            wrong = [
                tile for (_, mine), (_, theirs) in zip(lawful, done, strict=True) for tile in theirs if tile not in mine
            ]
            expected += [(log.number, events[wrong[0]])] if wrong else []
    assert accused(replayed(log, tmp_path)) == sorted(expected)
    assert len(expected) == 2 * (len(STYLES) - 1)


@pytest.mark.parametrize("style", STYLES)
def test_two_positions_exchanged(style: str, tmp_path: Path) -> None:
    """Positions served out of turn: accused at the first tile of the first of them, or, at the start, as a wrong start."""
    log, random, expected = Log(), Random(style), []
    for _ in range(80):
        total, bank = random.choice(list(DICE)), random.choice((0, random.randrange(1, 7)))
        deal = due(style, total, bank)
        one, other = sorted(random.sample(range(1, 8), 2))
        (first, tiles), (second, theirs) = deal[one], deal[other]
        deal[one], deal[other] = (second, tiles), (first, theirs)
        events = log.round(style, total, bank, deal)
        expected.append((log.number, events[tiles[0]]))
    assert accused(replayed(log, tmp_path)) == expected
