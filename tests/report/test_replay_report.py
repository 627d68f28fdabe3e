"""The report on replayed logs, as text, and the exit codes of the replay command."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import validator.report.progress
from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.files import near
from validator.core.optional_dependencies import INSTALL

FILING = near(data_folder("submissions") / "633a-shoe.yaml")
LOG = near(data_folder("submissions") / "demo" / "log.jsonl")
PLANTED = ["double-down-over-original", "blackjack-paid-at-wrong-odds", "tie-not-returned"]


def rows(path: Path = LOG) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def seq_of(event: dict[str, object]) -> int:
    return int(str(event["seq"]))


HEAD = sum(event["table"] == "venue" for event in rows())
"""The lines before the table's own."""


def written(folder: Path, events: list[dict[str, object]], name: str = "log.jsonl") -> Path:
    path = folder / name
    path.write_text("".join(json.dumps(event) + "\n" for event in events), encoding="utf-8", newline="\n")
    return path


def lawful_round_only(folder: Path) -> Path:
    return written(folder, [event for event in rows() if event.get("round") in (None, 1)])


def rounds_that_double_over(folder: Path, number: int) -> Path:
    """The second round of the demonstration dealt again and again."""
    events = [event for event in rows() if "round" not in event]
    seq = len(events)
    for again in range(1, number + 1):
        for event in rows():
            if event.get("round") == 2:
                seq += 1
                events.append({**event, "round": again, "seq": seq})
    return written(folder, events)


def test_the_demonstration_shows_the_picture_and_what_went_wrong(floorperson: Floorperson) -> None:
    ended = floorperson("replay", LOG, "--submission", FILING)
    assert ended.code == 1
    lines = ended.out.splitlines()
    details = floorperson("replay", LOG, "--submission", FILING, "-v").out.splitlines()
    start = details.index(LOG.as_posix())
    assert details[start + 1] == "  3 rounds, 100 events, chapter 633a: 1 table, interpreted"
    assert details[start + 2 : start + 7] == [
        f"  1 filing given: {FILING.as_posix()}",
        "judged under",
        "  table BJ-101, rounds 1 to 3, 2015-08-15",
        f"    filing    {FILING.as_posix()}, version 2015-3, submitted; approval is not shown",
        "    law       Chapter 633a of the day of each round, by its text held from 2015-06-13 to 2025-01-10",
    ]
    start = lines.index(f"{LOG.as_posix()}: round 2 of table BJ-101")
    assert start == 0
    assert lines[start + 1 : start + 7] == [
        "    dealer           9♣ 10♠                   19",
        "  > seat 2           6♥ 5♦ 9♦                 20",
        "    seat 5           A♥ K♠                    soft 21",
        "    seat 2           Blackjack Wager $20.00: paid $20.00, returned $20.00",
        "    seat 5           Blackjack Wager $10.00: paid $12.00, returned $10.00",
        "  > seat 2           Double Down Wager $25.00: paid $25.00, returned $25.00",
    ]
    assert [word for word in PLANTED if f"error {word}: " in ended.out] == PLANTED
    assert lines[-3] == (
        f"judged: 3 rounds under {FILING.as_posix()}, version 2015-3, submitted; approval is not shown; by Chapter 633a, "
        "the law of the day of each round; 1 table, 2015-08-15, 100 events, interpreted"
    )
    assert lines[-2].startswith("not judged: 17 rules not checkable, for want of who dealt the card (20), ")
    assert "never asked" not in ended.out
    assert lines[-1] == "3 rounds replayed, 3 findings, 17 rules not checkable"


def test_where_no_seat_is_recorded_the_picture_names_players_and_hands(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    seatless = [{key: value for key, value in row.items() if key != "seat"} for row in rows()]
    named = floorperson("replay", written(tmp_path, seatless), "-s", FILING).out
    assert "seat -1" not in named
    assert "P2 (hand 2)      A♥ K♠                    soft 21" in named
    assert "P2               Blackjack Wager $10.00: paid $12.00, returned $10.00" in named
    nameless = [{key: value for key, value in row.items() if key != "player"} for row in seatless]
    unnamed = floorperson("replay", written(tmp_path, nameless), "-s", FILING).out
    assert "seat -1" not in unnamed
    assert "no seat recorded Blackjack Wager $10.00: paid $12.00, returned $10.00" in unnamed


def test_what_the_source_shows_stands_before_the_three_closing_lines(floorperson: Floorperson) -> None:
    lines = floorperson("replay", LOG, "-s", FILING).out.splitlines()
    assert lines[-7] == ""
    assert lines[-6] == "payments: judged 28 times by 10 rules"
    assert re.fullmatch(
        r"order and procedure: judged in part: \d+ times by 100 rules; \d+ times not, for want of "
        r"who dealt the card; every shuffle; and \d+ more",
        lines[-5],
    )
    assert lines[-4] == (
        "to record: 17 facts more would let 17 rules more be judged (-v: all of them): first who dealt the card (adds 2 "
        "rules); each clearing of the table (adds 2 rules)"
    )
    assert [line.partition(":")[0] for line in lines[-3:-1]] == ["judged", "not judged"]
    details = floorperson("replay", LOG, "-s", FILING, "-v").out.splitlines()
    judged = "110 rules judged, 17 not checkable, 1 not applicable, 509 never asked"
    assert lines[-6:-3] == details[-25:-22]
    start = details.index(f"what the source shows of Chapter 633a: {judged}")
    missing = next(
        number for number, line in enumerate(details) if line.startswith("not checkable, by what is missing")
    )
    assert missing < start == len(details) - 22
    assert details[start + 1] == "  most would be gained by recording, each with those before it:"
    assert any(
        line.startswith("    in which order the cards were put away: 1 rule by itself, 15 together")
        for line in details[start:]
    )
    assert any(line.startswith("    each clearing of the table (rows cleared): ") for line in details[start:])


@pytest.mark.parametrize("manner", [["--statistics"], ["--statistics", "-v"], ["-f", "concise"], ["-f", "markdown"]])
def test_where_findings_are_counted_or_told_in_a_line_what_the_source_shows_is_left_out(
    floorperson: Floorperson, manner: list[str]
) -> None:
    out = floorperson("replay", LOG, "-s", FILING, *manner).out
    assert "tie-not-returned" in out
    assert "payments: " not in out and "what the source shows" not in out
    assert "17 rules not checkable, for want of who dealt the card (20), " in out


def test_a_finding_tells_amounts_root_and_date(floorperson: Floorperson) -> None:
    lines = floorperson("replay", LOG, "-s", FILING, "--select", "blackjack-paid-at-wrong-odds").out.splitlines()
    start = next(number for number, line in enumerate(lines) if "error blackjack-paid-at-wrong-odds" in line)
    settled = [seq_of(event) for event in rows() if event.get("round") == 2 and event.get("wager") == 2]
    assert any(lines[start].startswith(f"{LOG.as_posix()}:{seq + HEAD}: event {seq}: error ") for seq in settled)
    assert lines[start + 1 : start + 6] == [
        "    law       § 633a.13(a) “with the exception of Blackjack which shall be paid at odds of 3 to 2”",
        "    expected  $15.00 won",
        "    observed  $12.00",
        "    amount    underpaid $3.00; P2 was short",
        "    judged by the law as of 2015-08-15",
    ]


def test_it_ends_with_the_tallies_and_what_was_missing(floorperson: Floorperson, tmp_path: Path) -> None:
    events = [event for event in rows() if "announce" not in (event.get("what"), event["kind"])]
    ended = floorperson("replay", written(tmp_path, events), "-s", FILING, "-v")
    end = ended.out[ended.out.index("what was judged: ") :]
    assert "  § 633a.10 " in end
    assert "what was judged: " not in floorperson("replay", LOG, "-s", FILING).out
    verbose = floorperson("replay", LOG, "-s", FILING, "--verbose").out
    row = next(line for line in verbose.splitlines() if line.startswith("  double-down-over-original "))
    assert row.split()[1:] == ["§", "633a.10(a)", "1", "1", "0", "0", "0", "0", "<"]
    assert " rules never asked, as nothing called for them:\n" in verbose
    missing = end[end.index("not checkable, by what is missing") :]
    assert "announcements" in missing


def test_lawful_rounds_are_clean(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("replay", lawful_round_only(tmp_path), "-s", FILING)
    assert ended.code == 0
    assert ended.out.splitlines()[-1] == "1 round replayed, 0 findings, 15 rules not checkable"


def test_many_findings_of_one_rule_are_counted_after_the_first_five(floorperson: Floorperson, tmp_path: Path) -> None:
    log = rounds_that_double_over(tmp_path, 12)
    ended = floorperson("replay", log, "-s", FILING, "--select", "double-down-over-original")
    assert ended.out.count(": error double-down-over-original: ") == 5
    assert (
        "and 7 more of double-down-over-original (BJ-101 round 6, BJ-101 round 7, BJ-101 round 8, BJ-101 round 9, "
        "BJ-101 round 10, …); --all"
    ) in ended.out
    assert ended.out.splitlines()[-1] == "12 rounds replayed, 12 findings"
    every = floorperson("replay", log, "-s", FILING, "--select", "double-down-over-original", "--all").out
    assert every.count(": error double-down-over-original: ") == 12
    assert "more of" not in every
    report = json.loads(floorperson("replay", log, "-s", FILING, "--format", "json").out)
    assert [one["place"]["round"] for one in report["findings"] if one["rule"] == "double-down-over-original"] == [
        *range(1, 13)
    ]


def test_rows_that_cannot_be_read_are_named_and_exit_2(floorperson: Floorperson, tmp_path: Path) -> None:
    path = lawful_round_only(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if '"kind": "deal"' in line)
    lines[place] = lines[place].replace('"kind": "deal"', '"kind": "delt"')
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    ended = floorperson("replay", path, "-s", FILING)
    assert ended.code == 2
    assert f"{path.as_posix()}:{place + 1}: error unknown-kind: column kind: " in ended.out
    assert "1 row unreadable" in ended.out.splitlines()[-1]


def test_rounds_of_a_chapter_without_a_room_are_not_passed_in_silence(floorperson: Floorperson, tmp_path: Path) -> None:
    events = [{**event, "what": "635a"} if event["kind"] == "table-open" else event for event in rows()]
    ended = floorperson("replay", written(tmp_path, events), "-s", FILING)
    assert ended.code == 2
    assert "not judged: " in ended.out
    assert "Chapter 635a (Spanish 21) has replaced Chapter 551 (Spanish 21)" in " ".join(ended.out.split())


def test_without_a_filing_what_it_selects_is_not_checkable(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("replay", lawful_round_only(tmp_path))
    assert ended.code == 0
    assert "\nnot judged: what a filing selects, as no filing is given; " in ended.out
    verbose = floorperson("replay", tmp_path / "log.jsonl", "-v").out
    assert "  judged without a filing: what a filing selects is not checkable" in verbose


def test_a_filing_that_cannot_be_read_is_refused_and_a_faulty_one_is_named(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.yaml"
    letter.write_text("Dear sirs\n", encoding="utf-8")
    ended = floorperson("replay", LOG, "-s", letter)
    assert ended.code == 2
    assert f"floorperson check {letter}" in ended.err
    faulty = tmp_path / "faulty.yaml"
    faulty.write_text(FILING.read_text(encoding="utf-8") + "\nrakes: 1\n", encoding="utf-8")
    ended = floorperson("replay", LOG, "-s", faulty)
    assert ended.code == 2
    assert f"{faulty.as_posix()}: error: 1 fault of its text" in ended.out
    assert "double-down-over-original" in ended.out


def test_folders_of_logs_and_filings(floorperson: Floorperson, tmp_path: Path) -> None:
    logs, filings = tmp_path / "logs", tmp_path / "filings"
    logs.mkdir()
    filings.mkdir()
    lawful_round_only(logs)
    (filings / "one.yaml").write_bytes(FILING.read_bytes())
    ended = floorperson("replay", logs, "-s", filings, "-v")
    assert ended.code == 0
    assert ended.out.splitlines()[0] == (logs / "log.jsonl").as_posix()


def test_as_of_judges_by_the_law_of_that_date(floorperson: Floorperson) -> None:
    out = floorperson("replay", LOG, "-s", FILING, "--as-of", "2026-11-21").out
    assert out.count("judged by the law as of 2026-11-21; provisional: text not held for this date") == 3
    assert "; provisional: the text in force on 2026-11-21 is not held: " in out
    end = floorperson("replay", LOG, "-s", FILING, "--as-of", "2026-11-21", "-v").out.partition("what was judged: ")[2]
    assert "provisional: 3 findings: the text in force on 2026-11-21 is not held: ours ends on 2025-01-10;" in end


def test_compiled_without_its_packages_says_which_extra(
    floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numba", None)
    monkeypatch.delitem(__import__("sys").modules, "validator.core.engine.compiler", raising=False)
    ended = floorperson("replay", LOG, "-s", FILING, "--engine", "compiled")
    assert ended.code == 2
    assert INSTALL in ended.err


class Terminal:
    """A standard error that is a terminal, or not."""

    def __init__(self, *, terminal: bool) -> None:
        self.terminal = terminal
        self.text = ""

    def isatty(self) -> bool:
        return self.terminal

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        return None


def test_progress_is_silent_where_there_is_no_terminal() -> None:
    stream: Any = Terminal(terminal=False)
    with validator.report.progress.ProgressLine(stream, "interpreted") as progress:
        progress.rounds(1_000_000)
    assert stream.text == ""


def test_progress_draws_a_bar_on_a_terminal() -> None:
    stream: Any = Terminal(terminal=True)
    with validator.report.progress.ProgressLine(stream, "interpreted") as progress:
        progress.rounds(1_234_567)
        progress.rounds(2_345_678)
    assert "2,345,678 rounds" in stream.text


def test_a_long_log_without_the_compiled_engine_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(validator.report.progress, "find_spec", lambda name: None)
    stream: Any = Terminal(terminal=False)
    with validator.report.progress.ProgressLine(stream, "auto") as progress:
        progress.rounds(100)
        assert stream.text == ""
        progress.rounds(50_000)
        progress.rounds(90_000)
    assert stream.text.count(INSTALL) == 1


def test_demo_ends_well(floorperson: Floorperson) -> None:
    ended = floorperson("demo")
    assert ended.code == 0
    for title in ("=== 1. A sound filing ===", "=== 2. A filing with mistakes ===", "=== 3. Rounds dealt under"):
        assert title in ended.out
    assert [word for word in PLANTED if f"error {word}: " in ended.out] == PLANTED


def test_a_finding_that_follows_from_an_earlier_act_names_its_event(floorperson: Floorperson, tmp_path: Path) -> None:
    """The double-down over the original wager is then also paid too much: that follows from the wager."""
    events = rows()
    for event in events:
        if event["kind"] == "pay" and event.get("wager") == 3:
            event["cents"] = 5000
    log = written(tmp_path, events)
    ended = floorperson("replay", log, "-s", FILING, "--select", "winning-wager-paid-at-wrong-odds")
    wager = next(seq_of(event) for event in events if event["kind"] == "wager" and event["wager"] == 3)
    assert f"    root      follows from event {wager} ({log.as_posix()}:{wager + HEAD})" in ended.out.splitlines()
