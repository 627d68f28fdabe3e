"""How far a breach reaches that lasts: reckoned by hand over logs of a few rounds."""

import json
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from tests.properties.replaying import replayed
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.chapters.lasting import LASTING, Remedy
from validator.chapters.registry import PACKAGES, words_said
from validator.core.finding import Finding, LogPlace, Outcome, Severity
from validator.log.writing import write_jsonl
from validator.replay.continuity import Join
from validator.replay.exposure import reach_of
from validator.replay.exposure_model import Exposures

Row = dict[str, object]

PLAIN = WAYS["plain"]
MINUTE = 60_000
TOO_MANY = "more-cards-than-the-decks-hold"


def row(kind: str, **columns: object) -> Row:
    return {"kind": kind, **columns}


def round_(number: int, *players: str, back: str | None = "red", cents: int = 1000) -> list[Row]:
    """One hand and one wager for each player, two cards each."""
    backs = {} if back is None else {"back": back}
    wagers = [
        row("wager", round=number, wager=hand, what="blackjack", seat=hand, hand=hand, player=player, cents=cents)
        for hand, player in enumerate(players, 1)
    ]
    deals = [row("deal", round=number, hand=hand, seat=hand, **backs) for hand in (*range(1, len(players) + 1), 0)]
    return [row("round-start", round=number), *wagers, *deals, row("round-end", round=number)]


def numbered(rows: Iterable[Row], table: str = "T-1", *, timed: bool = True) -> list[Row]:
    """Rows with their numbers from 1 on, and a minute from each to the next."""
    at = 1_700_000_000_000
    return [
        {"table": table, "seq": seq, **({"at": at + seq * MINUTE} if timed else {}), **one}
        for seq, one in enumerate(rows, 1)
    ]


def found(rule: str, log: str, event: int, table: str = "T-1", root: LogPlace | None = None) -> Finding:
    place = LogPlace(log, event, table, -1, event)
    return Finding(
        rule, rule, Severity.ERROR, Outcome.FAIL, "633a.3(a)", "", "", "", "", place, date(2026, 1, 1), root=root
    )


def reached(tmp_path: Path, findings: list[Finding], *logs: list[Row], joins: Iterable[Join] = ()) -> Exposures:
    paths = [tmp_path / f"log-{number}.jsonl" for number in range(len(logs))]
    for path, rows in zip(paths, logs, strict=True):
        write_jsonl(path, rows)
    return reach_of(findings, [(path.name, path) for path in paths], tuple(joins))


LOG = numbered(
    [
        row("decks", n=6, back="red"),  # 1
        row("load-shoe", n=312, back="red", dest="shoe"),  # 2
        *round_(1, "P1", "P2"),  # 3 to 9: start, two wagers, three cards, end
        *round_(2, "P1", "P2"),  # 10 to 16
        *round_(3, "P3", cents=2500),  # 17 to 21
        row("count-check", n=313, what="over", back="red"),  # 22
        *round_(4, "P3", cents=2500),  # 23 to 27
        row("count-check", n=312, what="complete", back="red"),  # 28
        *round_(5, "P1", "P2", "P3"),  # 29 to 37
    ]
)


def test_from_the_last_good_check_to_the_next(tmp_path: Path) -> None:
    told = reached(tmp_path, [found(TOO_MANY, "log-0.jsonl", 19)], LOG)
    (one,) = told.each
    assert (one.table, one.mended_by) == ("T-1", Remedy.COUNT)
    assert (one.since and one.since.event, one.until and one.until.event) == (1, 28)
    assert (one.rounds, one.hands, one.patrons, one.cents) == (4, 6, 3, 4 * 1000 + 2 * 2500)
    assert one.minutes == 27 - 3
    assert [(proof.rule, proof.findings, proof.first.event) for proof in one.proofs] == [(TOO_MANY, 1, 19)]
    assert (told.rounds, told.hands, told.patrons, told.cents) == (4, 6, 3, 9000)


def test_a_right_count_is_no_check_of_which_cards_they_are(tmp_path: Path) -> None:
    (one,) = reached(tmp_path, [found("card-beyond-decks", "log-0.jsonl", 19)], LOG).each
    assert (one.mended_by, one.rounds, one.until) == (Remedy.CARDS, 5, None)


def test_a_check_of_which_something_is_found_is_none(tmp_path: Path) -> None:
    told = reached(tmp_path, [found(TOO_MANY, "log-0.jsonl", 1)], LOG)
    (one,) = told.each
    assert one.since is None and one.until is not None and one.until.event == 28


def test_without_a_check_it_reaches_as_far_as_the_log(tmp_path: Path) -> None:
    told = reached(tmp_path, [found(TOO_MANY, "log-0.jsonl", 31)], LOG)
    (one,) = told.each
    assert one.since is not None and one.since.event == 28 and one.until is None
    assert (one.rounds, one.hands, one.cents) == (1, 3, 3000)


def test_what_another_batch_dealt_is_not_among_it_and_its_check_is_none(tmp_path: Path) -> None:
    rows = numbered(
        [
            row("decks", n=6, back="red"),
            row("decks", n=6, back="blue"),
            row("load-shoe", back="red", dest="shoe"),
            *round_(1, "P1"),  # 4 to 8
            row("load-shoe", back="blue", dest="shoe"),  # 9
            *round_(2, "P1", "P2", back="blue"),  # 10 to 16
            row("count-check", what="complete", back="blue"),  # 17
            row("load-shoe", back="red", dest="shoe"),  # 18
            *round_(3, "P2"),  # 19 to 23
        ]
    )
    told = reached(tmp_path, [found("card-beyond-decks", "log-0.jsonl", 22)], rows)
    (one,) = told.each
    assert one.since is not None and one.since.event == 1 and one.until is None
    assert (one.rounds, one.hands, one.patrons) == (2, 2, 2)


def test_a_shuffle_mends_order_and_not_cards(tmp_path: Path) -> None:
    rows = numbered(
        [
            row("decks", n=6, back="red"),
            *round_(1, "P1"),  # 2 to 6
            row("shuffle", back="red", what="routine"),  # 7
            *round_(2, "P1"),  # 8 to 12
        ]
    )
    both = [found("cards-dealt-unshuffled", "log-0.jsonl", 4), found("card-beyond-decks", "log-0.jsonl", 4)]
    order, cards = sorted(reached(tmp_path, both, rows).each, key=lambda one: one.rounds)
    assert (order.mended_by, order.rounds, order.until and order.until.event) == (Remedy.ORDER, 1, 7)
    assert (cards.mended_by, cards.rounds, cards.until) == (Remedy.CARDS, 2, None)
    told = reached(tmp_path, both, rows)
    assert (told.rounds, told.hands, told.cents) == (2, 2, 2000)


def test_where_each_shoe_is_held_against_its_decks_one_found_whole_is_a_good_check(tmp_path: Path) -> None:
    rows = numbered(
        [
            row("decks", n=6, back="red"),
            *round_(1, "P1"),  # 2 to 6
            row("shoe-emptied", n=200, back="red"),  # 7
            *round_(2, "P1", "P2"),  # 8 to 14
            row("shoe-emptied", n=190, back="red"),  # 15
        ]
    )
    path = tmp_path / "log-0.jsonl"
    write_jsonl(path, rows)
    short = [found("shoe-short-of-cards", "log-0.jsonl", 15)]
    (one,) = reach_of(short, [("log-0.jsonl", path)], whole_shoes=True).each
    assert (one.mended_by, one.rounds, one.hands, one.since and one.since.event) == (Remedy.COUNT, 1, 2, 7)
    (one,) = reach_of(short, [("log-0.jsonl", path)]).each
    assert (one.rounds, one.hands, one.since and one.since.event) == (2, 3, 1)


def test_a_hand_that_a_split_makes_is_none_of_those_dealt(tmp_path: Path) -> None:
    first, *rest = round_(1, "P1")
    rows = numbered([first, *rest[:-1], row("split", round=1, hand=2, ref=1), row("deal", round=1, hand=2), rest[-1]])
    (one,) = reached(tmp_path, [found("card-beyond-decks", "log-0.jsonl", 4)], rows).each
    assert one.hands == 1


def test_under_a_red_light_it_begins_with_the_light(tmp_path: Path) -> None:
    light = {"by": "shuffler"}
    rows = numbered(
        [
            *round_(1, "P1"),  # 1 to 5
            row("device-light", what="red", **light),  # 6
            *round_(2, "P1"),  # 7 to 11
            row("device-light", what="red", **light),  # 12
            *round_(3, "P1"),  # 13 to 17
            row("device-light", what="green", **light),  # 18
            *round_(4, "P1"),
        ]
    )
    (one,) = reached(tmp_path, [found("dealt-under-a-red-light", "log-0.jsonl", 9)], rows).each
    assert (one.rounds, one.since and one.since.event, one.until and one.until.event) == (2, 6, 18)


def test_a_device_is_mended_for_all_batches(tmp_path: Path) -> None:
    rows = numbered(
        [
            *round_(1, "P1"),
            *round_(2, "P1", back="blue"),
            row("device", what="approved", by="continuous-shuffler"),
            *round_(3, "P1"),
        ]
    )
    (one,) = reached(tmp_path, [found("dealt-from-unapproved-device", "log-0.jsonl", 3)], rows).each
    assert (one.mended_by, one.rounds, one.until and one.until.event) == (Remedy.DEVICE, 2, 11)


@pytest.mark.parametrize("cut", range(1, len(LOG)))
def test_wherever_the_log_is_cut_it_reaches_as_far(cut: int, tmp_path: Path) -> None:
    whole = reached(tmp_path, [found(TOO_MANY, "log-0.jsonl", 19)], LOG)
    log = "log-0.jsonl" if cut >= 19 else "log-1.jsonl"
    parts = reached(tmp_path, [found(TOO_MANY, log, 19)], LOG[:cut], LOG[cut:])
    one, other = whole.each[0], parts.each[0]
    assert (one.rounds, one.hands, one.patrons, one.cents, one.minutes) == (
        other.rounds, other.hands, other.patrons, other.cents, other.minutes,
    )  # fmt: skip
    assert (other.since and other.since.event, other.until and other.until.event) == (1, 28)


def test_rows_that_stand_in_two_logs_count_once(tmp_path: Path) -> None:
    join = Join("twice", "T-1", "log-1.jsonl", "log-0.jsonl", 10, 21)
    told = reached(tmp_path, [found(TOO_MANY, "log-0.jsonl", 19)], LOG[:21], LOG[9:], joins=[join])
    assert (told.rounds, told.hands, told.cents) == (4, 6, 9000)


def test_without_times_minutes_are_not_known(tmp_path: Path) -> None:
    rows = [{name: value for name, value in one.items() if name != "at"} for one in LOG]
    (one,) = reached(tmp_path, [found(TOO_MANY, "log-0.jsonl", 19)], rows).each
    assert one.minutes is None and one.rounds == 4


def test_what_is_over_with_the_act_or_follows_from_another_has_no_reach(tmp_path: Path) -> None:
    root = LogPlace("log-0.jsonl", 5, "T-1", 1, 5)
    findings = [
        found("winning-insurance-not-paid", "log-0.jsonl", 19),
        found("card-beyond-decks", "log-0.jsonl", 19, root=root),
    ]
    assert reached(tmp_path, findings, LOG) == Exposures()


def test_what_lasts_is_a_rule_on_play() -> None:
    known = {rule for chapter in PACKAGES for rule in words_said(chapter, on_play=True)}
    assert set(LASTING) <= known


def test_a_generated_day_with_a_card_too_many() -> None:
    """Seven times the jack of diamonds in six decks: all rounds of the day are dealt with those cards."""
    rows = rows_of(PLAIN, 3, 60)
    assert replayed(PLAIN, rows).reached == Exposures()
    jacks = [one for one in rows if one["kind"] == "deal" and one.get("face") == "up" and one["hand"] != 0]
    for jack in jacks[30:44]:
        jack["card"] = "JD"
    report = replayed(PLAIN, rows)
    told = report.reached
    assert told is not None
    (one,) = told.each
    assert "card-beyond-decks" in [proof.rule for proof in one.proofs]
    assert (one.rounds, told.rounds) == (60, 60)
    assert one.hands == hands_in(rows)
    assert one.patrons == len({row["player"] for row in rows if row["kind"] == "wager"})


@pytest.fixture
def too_many(tmp_path: Path) -> tuple[Path, Path, int]:
    """The log of a day with a card too many, the filing, and the line at which it is proved."""
    rows = rows_of(PLAIN, 3, 60)
    for one in [one for one in rows if one["kind"] == "deal" and one.get("face") == "up" and one["hand"] != 0][30:44]:
        one["card"] = "JD"
    (finding,) = [one for one in replayed(PLAIN, rows).findings if one.rule == "card-beyond-decks"]
    log, filing = tmp_path / "day.jsonl", tmp_path / "filing.yaml"
    write_jsonl(log, rows)
    filing.write_text(PLAIN, encoding="utf-8")
    return log, filing, finding.where.line


def test_the_report_tells_it(too_many: tuple[Path, Path, int], floorperson: Floorperson) -> None:
    log, filing, line = too_many
    told = " ".join(floorperson("replay", log, "-s", filing).out.split())
    assert f"how far it reaches: table BJ-1: 60 rounds, {hands_of(log)} hands," in told
    assert "to the end of the log" in told
    assert f"proved by card-beyond-decks (1 finding, the first at {log}:{line})" in told
    document = json.loads(floorperson("replay", log, "-s", filing, "--format", "json").out)
    (one,) = document["reached"]["each"]
    assert one["mended_by"] == "cards" and one["rounds"] == document["reached"]["rounds"] == 60
    assert one["until"] is None and one["since"]["line"] < line
    assert one["proofs"] == [
        {"rule": "card-beyond-decks", "findings": 1, "first": {"file": str(log), "line": line, "event": 10 * line}}
    ]


def test_an_exhibit_tells_it_beside_the_finding_that_proves_it(
    too_many: tuple[Path, Path, int], floorperson: Floorperson, tmp_path: Path
) -> None:
    log, filing, _ = too_many
    out = tmp_path / "exhibit.html"
    assert floorperson("exhibit", log, "-s", filing, "-o", out).code == 1
    assert f"How far it reaches: 60 rounds, {hands_of(log)} hands," in out.read_text(encoding="utf-8")


def hands_of(log: Path) -> int:
    return hands_in([json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()])


def hands_in(rows: Iterable[Row]) -> int:
    """The players' hands that were dealt, without those that a split makes."""
    rows = list(rows)
    split = {(row["round"], row["hand"]) for row in rows if row["kind"] == "split"}
    return len({(row["round"], row["hand"]) for row in rows if row["kind"] == "deal" and row["hand"] != 0} - split)
