"""Rounds with all twelve optional wagers, paid as the text alone has it: lawful ones, and ones with a wrong amount.

A seed and a way of running the game give the same rounds. Each way is a test of its own; the long tests replay more than 20,000 rounds.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from tests.length import either
from tests.oracle import optional as due
from tests.oracle.optional import METER
from tests.oracle.optional_log import BASE, Settled, settled_wagers
from tests.oracle.optional_round import Round, paytable, winning_rows
from tests.oracle.payer import OraclePayer, filed_of
from tests.oracle.rounds import Row, number
from tests.simulate.open_rounds import open_rounds
from tests.simulate.optional_ways import OPTIONAL_WAYS, PROGRESSIVES, OptionalWay
from validator.core.finding import Finding, LogPlace, Outcome
from validator.log.writing import write_parquet
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

ROUNDS = either(120, 1_550)
"""Of each way; there are thirteen."""

ALTERED = 150
"""Rounds of each way in which something is paid wrongly."""

OF_PLAY = {"dealer-draws-without-effect", "refused-cut"}
"""Open readings of the text that lawful play may turn on, apart from what a wager is paid."""

PAYING = ("633a.7(g)", "633a.7(o)", "633a.13")
"""Where the text says what optional wagers win: of these rules none may be left unjudged for want of a fact."""

Wager = tuple[int, int]
"""Number of the round and id of the wager."""


def told(rows: list[Row]) -> list[Row]:
    """The rows of the round itself."""
    return [row for row in rows if "round" in row]


def replayed(folder: Path, rounds: list[list[Row]], way: OptionalWay) -> ReplayReport:
    """What the replay says of these rounds."""
    log, submission = folder / "log.parquet", folder / "filing.yaml"
    write_parquet(log, [row for rows in rounds for row in rows])
    submission.write_text(way.filing, encoding="utf-8")
    report = replay_logs([log], load_filings([submission]), "interpreted")
    assert report.rounds == len(rounds) and report.faults == [] and report.unjudged == []
    return report


def wager_of(finding: Finding, wagers: dict[int, int]) -> Wager:
    """The wager whose settlement a finding points to."""
    assert isinstance(finding.where, LogPlace)
    return finding.where.round, wagers.get(finding.where.event, -1)


def events(rounds: list[list[Row]]) -> dict[int, int]:
    """The wager of each event."""
    return {number(row["seq"]): number(row["wager"]) for rows in rounds for row in rows if "wager" in row}


def dealt(way: OptionalWay, seed: int, count: int) -> list[tuple[list[Row], Round, list[Settled]]]:
    """Rounds paid as the text has it, with what it makes of them when it reads them again."""
    filed = filed_of(way)
    rounds = open_rounds(way, seed, count, OraclePayer(seed, filed))
    return [(rows, *settled_wagers(told(rows), filed, way.switch)) for rows in rounds]


def expected_rows(way: OptionalWay) -> set[tuple[str, str]]:
    """Every row of every paytable that the way selects, as far as its decks can deal it."""
    filed = filed_of(way)
    rows = {"bad-beat-progressive": [*due.BAD_BEAT, METER], "hit-and-run-progressive": [*due.HIT_AND_RUN, METER]}
    rows["straight-jack-progressive"] = list(due.STRAIGHT_JACK)
    if "match-the-dealer" in way.optional:
        rows["match-the-dealer"] = list(due.MATCH_THE_DEALER[way.decks])
    for what in way.optional:
        if what not in rows:
            rows[what] = list(paytable(what, filed))
    if way.bonuses:
        rows["royal-match-21"].append("crown-treasure")
        rows["bad-beat-progressive"] += ["magic-card", "lucky"]
    if not way.any_20:
        rows["bad-beat-progressive"].remove("any-20")
    found = {(what, row) for what in way.optional for row in rows[what]}
    twice = {"matched-20", "suited-kings-pair", "suited-queens-jacks-or-10s-pair", "suited-pair"}
    return {(what, row) for what, row in found if way.decks > 1 or row not in twice and "-pair" not in row[4:]}


@pytest.mark.long
@pytest.mark.parametrize("way", OPTIONAL_WAYS.values(), ids=OPTIONAL_WAYS)
def test_every_row_is_reached(way: OptionalWay) -> None:
    reached: Counter[tuple[str, str]] = Counter()
    for _, round_, _ in dealt(way, 21, ROUNDS):
        reached.update(winning_rows(round_))
    assert {row for row in expected_rows(way) if not reached[row]} == set()


@pytest.mark.longer
@pytest.mark.parametrize("way", OPTIONAL_WAYS.values(), ids=OPTIONAL_WAYS)
def test_lawful_rounds_give_no_finding(way: OptionalWay, tmp_path: Path) -> None:
    """Nothing is accused; what is noted is a wager of which honest readings pay different amounts."""
    found = dealt(way, 21, ROUNDS)
    open_wagers: set[Wager] = set()
    for rows, _, settled in found:
        assert [one for one in settled if one.off] == [], rows[-1]
        played = number(rows[-1].get("round", 0) or told(rows)[0]["round"])
        open_wagers |= {(played, one.wager) for one in settled if len(one.lawful) > 1}
    report = replayed(tmp_path, [rows for rows, *_ in found], way)
    lacking = [tally for tally in report.tallies if tally.missing and tally.citation.startswith(PAYING)]
    assert lacking == []
    wagers = events([rows for rows, *_ in found])
    accused = [f"{one.where}: {one.message}" for one in report.findings if one.outcome is not Outcome.REVIEW]
    assert accused == []
    noted = [one for one in report.findings if one.reading not in OF_PLAY]
    assert [f"{one.where}: {one.message}" for one in noted if wager_of(one, wagers) not in open_wagers] == []


@pytest.mark.long
def test_together_they_are_many() -> None:
    assert ROUNDS * len(OPTIONAL_WAYS) > 20_000


def test_together_they_select_everything() -> None:
    ways = OPTIONAL_WAYS.values()
    assert {what for way in ways for what in way.optional} == {
        "twenty-point-bonus", "match-the-dealer", "in-between", "royal-match-21", "bet-the-set-21", "kings-bounty",
        "super-match", "bad-beat-progressive", "three-card-poker", "hit-and-run-progressive",
        "straight-jack-progressive", "house-money",
    }  # fmt: skip
    assert {way.decks for way in ways} == set(range(1, 9))
    assert {way.royal_match for way in ways} == due.ROYAL_MATCH_21.keys()
    assert {one.bet_the_set for one in ways if "bet-the-set-21" in one.optional} == due.BET_THE_SET_21.keys()
    assert {way.three_card_poker for way in ways} == due.THREE_CARD_POKER.keys()
    assert {way.decks for way in ways if "super-match" in way.optional} == due.SUPER_MATCH.keys()
    assert {way.decks for way in ways if "match-the-dealer" in way.optional} == due.MATCH_THE_DEALER.keys()


def plant(rows: list[Row], round_: Round, settled: list[Settled], random: Random) -> tuple[list[Row], str, str] | None:
    """The rows of a round with one optional wager settled wrongly, its type and the kind of wrong; None without one."""
    jackpots = {METER, "six-ace-of-spades", "six-other-ace"}
    shared = {side.what for side in round_.sides if side.what in PROGRESSIVES and jackpots & round_.rows(side)}
    closed = [one for one in settled if one.what not in BASE and len(one.lawful) == 1 and one.what not in shared]
    random.shuffle(closed)
    closed.sort(key=lambda one: one.net < 0 and random.random() < 0.8)
    for one in closed:
        wrong = wronged(rows, one, round_, random)
        if wrong is not None:
            return wrong[0], one.what, wrong[1]
    return None


def wronged(rows: list[Row], one: Settled, round_: Round, random: Random) -> tuple[list[Row], str] | None:
    """The rows with this wager settled wrongly, and how."""
    places = [i for i, row in enumerate(rows) if row.get("wager") == one.wager]
    (placed,) = [rows[i] for i in places if rows[i]["kind"] == "wager"]
    pays = [i for i in places if rows[i]["kind"] == "pay"]
    collects = [i for i in places if rows[i]["kind"] == "collect"]
    returns = [i for i in places if rows[i]["kind"] == "return"]
    stake = number(placed["cents"])
    if any(rows[i].get("dest") == "wager-area" for i in pays):
        return None
    if collects and not pays:
        (at,) = collects
        to = "game-account" if one.what == "bad-beat-progressive" else "player"
        back = {**rows[at], "kind": "return", "dest": to, "cents": stake}
        if random.random() < 0.5:
            return [*rows[:at], back, *rows[at + 1 :]], "loser kept"
        pay = {**rows[at], "kind": "pay", "source": "table-inventory", "dest": to, "cents": stake}
        back["seq"] = number(back["seq"]) + 1
        return [*rows[:at], pay, back, *rows[at + 1 :]], "loser paid"
    if not pays:
        return None
    at = random.choice(pays)
    if len(pays) == 1 and returns and "what" not in rows[at] and random.random() < 0.25:
        taken = {**rows[at], "kind": "collect", "dest": "table-inventory", "cents": stake}
        taken.pop("source", None)
        return [taken if i == at else row for i, row in enumerate(rows) if i not in returns], "winner collected"
    cents = number(rows[at]["cents"]) + random.choice((-1, 1))
    how = "cent" if "what" not in rows[at] else f"cent of {rows[at]['what']}"
    others = sorted({int(stake * odds) for odds in odds_of(one.what, round_)} - {number(rows[at]["cents"])})
    if others and "what" not in rows[at] and len(pays) == 1 and random.random() < 0.6:
        cents, how = random.choice(others), "another row"
    return [*rows[:at], {**rows[at], "cents": cents}, *rows[at + 1 :]], how


def odds_of(what: str, round_: Round) -> list[Fraction]:
    """What the rows of a wager's paytable pay to 1."""
    if what == "match-the-dealer":
        table: Mapping[str, Fraction | int] = due.MATCH_THE_DEALER[round_.filed.decks]
    elif what == "straight-jack-progressive":
        table = due.STRAIGHT_JACK
    elif what in PROGRESSIVES:
        for_one = due.BAD_BEAT if what == "bad-beat-progressive" else due.HIT_AND_RUN
        table = {row: odds - 1 for row, odds in for_one.items()}
    else:
        table = paytable(what, round_.filed)
    return [Fraction(odds) for odds in table.values()]


@pytest.mark.parametrize("way", OPTIONAL_WAYS.values(), ids=OPTIONAL_WAYS)
def test_a_wrong_amount_is_accused_by_just_what_it_is_off(way: OptionalWay, tmp_path: Path) -> None:
    random = Random(way.name)
    rounds: list[list[Row]] = []
    wrong: dict[Wager, int] = {}
    planted: dict[Wager, tuple[str, str]] = {}
    for rows, round_, settled in dealt(way, 22, ALTERED):
        changed = plant(rows, round_, settled, random)
        if changed is not None:
            rows = changed[0]
            played = number(told(rows)[0]["round"])
            (off,) = [one for one in settled_wagers(told(rows), filed_of(way), way.switch)[1] if one.off]
            wrong[played, off.wager] = off.off
            planted[played, off.wager] = changed[1:]
        rounds.append(rows)
    report = replayed(tmp_path, rounds, way)
    wagers = events(rounds)
    broken = [one for one in report.findings if one.outcome is Outcome.FAIL]
    accused = {wager_of(one, wagers): one.overpaid_cents for one in broken if one.overpaid_cents is not None}
    assert accused == wrong
    assert {what for what, _ in planted.values()} == set(way.optional)
    for one in broken:
        name = wager_of(one, wagers)
        if one.overpaid_cents is not None:
            assert named_so(one.rule, *planted[name]), (one.rule, planted[name])
        else:
            assert one.rule.endswith("-out-of-seat-order"), one.message
            assert name[0] in {played for played, _ in planted}, one.message


STEMS = {
    "bad-beat-progressive": "bad-beat",
    "hit-and-run-progressive": "hit-and-run",
    "straight-jack-progressive": "straight-jack",
}
"""How the ids of rules call a wager, where it is not as the log does."""

CLOSER = {
    "bad-beat-20-not-paid",
    "bad-beat-20-paid-without-selection",
    "bad-beat-not-paid",
    "hit-and-run-card-over-21-not-counted",
    "king-and-queen-of-two-suits-paid",
    "match-of-unlike-tens-paid",
    "match-the-dealer-paid-for-one-card",
    "straight-jack-ace-king-not-paid",
    "straight-jack-card-after-break-counted",
    "straight-jack-card-not-counted",
    "straight-jack-overdrawn-card-counted",
    "three-card-poker-ace-between-king-and-two",
    "triple-match-not-paid",
}
"""Rules that name the mistake behind a wrong amount more closely."""


def named_so(rule: str, what: str, how: str) -> bool:
    """Whether a rule's id says what was done to a wager."""
    stem = STEMS.get(what, what)
    if how.startswith("cent of "):
        return rule == f"{how.removeprefix('cent of ')}-wrong"
    begins = {
        "cent": f"{stem}-paid-wrong",
        "another row": f"{stem}-paid-wrong",
        "winner collected": f"{stem}-not-paid",
        "loser kept": f"losing-{stem}-not-collected",
        "loser paid": f"losing-{stem}-paid",
    }[how]
    return rule.startswith(begins) or (how != "cent" and rule in CLOSER)
