"""What a source can show and what it cannot: said after an import and after a replay."""

import json
import re
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.chapters.registry import chapter_play
from validator.core.data import data_folder
from validator.law.versions import law_of
from validator.log.read.encode import record_code
from validator.log.records import ALWAYS, NEVER
from validator.log.vocabulary import KINDS
from validator.replay.source_coverage import MissingFact, in_order_of_gain, recording_of, shown_by_declaration

SOURCE = Path(__file__).parent.parent / "data" / "blackjack21-rounds.jsonl"
FILING = data_folder("submissions") / "633a-shoe.yaml"
DEMO = data_folder("submissions") / "demo" / "log.jsonl"


def test_what_frees_most_rules_comes_first_and_what_frees_none_alone_is_counted_with_others() -> None:
    sets = [
        frozenset({"pay"}),
        frozenset({"pay"}),
        frozenset({"face"}),
        frozenset({"pay", "peek"}),
        frozenset({"a", "b", "c"}),
    ]
    found = in_order_of_gain(sets)
    assert found[:3] == (MissingFact("pay", 3, 2, 2), MissingFact("face", 1, 1, 3), MissingFact("peek", 1, 0, 4))
    assert [(want.alone, want.together) for want in found[3:]] == [(0, 4), (0, 4), (0, 5)]
    assert in_order_of_gain([]) == ()


def test_a_declaration_says_which_rules_can_never_be_judged() -> None:
    play = chapter_play(law_of("541"))
    everything = {record_code(kind): ALWAYS for kind in KINDS if kind not in ("records", "unreadable")}
    whole = shown_by_declaration(play, recording_of(everything))
    without = shown_by_declaration(play, recording_of(everything | {record_code("pay"): NEVER}))
    assert whole.judged + whole.not_judged == without.judged + without.not_judged == len(play.rules)
    wanting = [want for want in without.wants if want.fact == "each payment"]
    assert [want.alone for want in wanting] == [without.not_judged - whole.not_judged] and wanting[0].alone > 0


@pytest.fixture
def log(floorperson: Floorperson, tmp_path: Path) -> Path:
    rounds, path = tmp_path / "rounds.jsonl", tmp_path / "log.jsonl"
    rounds.write_text("".join(SOURCE.read_text(encoding="utf-8").splitlines(keepends=True)[:60]), encoding="utf-8")
    ended = floorperson("import", "blackjack21", rounds, "-o", path)
    assert "what the source shows of Chapter 633a: " in ended.out
    assert "can never be judged" in ended.out and "most more by recording" in ended.out
    return path


def test_the_replay_says_what_was_judged_and_what_would_let_more_be(floorperson: Floorperson, log: Path) -> None:
    document = json.loads(floorperson("replay", log, "-s", FILING, "--format", "json").out)
    (shown,) = document["shown"]
    tallies = document["tallies"]
    judged = [one for one in tallies if one["pass"] + one["fail"] + one["review"]]
    unjudged = [one for one in tallies if one not in judged and one["not_checkable"]]
    assert (shown["chapter"], shown["judged"], shown["not_judged"]) == ("633a", len(judged), len(unjudged))
    never = [one for one in tallies if one["outcome"] == "never asked"]
    assert shown["not_asked"] == len(never)
    assert shown["not_applicable"] == len(tallies) - len(judged) - len(unjudged) - len(never)
    assert shown["wants"][-1]["together"] == shown["not_judged"]
    together = [want["together"] for want in shown["wants"]]
    assert together == sorted(together)
    facts = {fact for one in unjudged for fact in one["missing"]}
    assert facts <= {want["fact"] for want in shown["wants"]}

    short, full = (floorperson("replay", log, "-s", FILING, *more).out for more in ((), ("-v",)))
    first = shown["wants"][0]
    line = f"what the source shows of Chapter 633a: {len(judged)} rules judged, {len(unjudged)} not checkable"
    assert line in full and "what the source shows" not in short
    assert (
        f"to record: {len(shown['wants'])} facts more would let {len(unjudged)} rules more be judged (-v: all of them): "
        f"first {first['fact']} (adds {first['alone']} rule"
    ) in short
    counts = [
        [int(number.replace(",", "")) for number in found]
        for found in re.findall(
            r"^(?:payments|order and procedure): judged in part: ([\d,]+) times by ([\d,]+) rules; ([\d,]+) times? not, ",
            short,
            re.MULTILINE,
        )
    ]
    assert [sum(column) for column in zip(*counts, strict=True)] == [
        sum(one["pass"] + one["fail"] + one["review"] for one in tallies),
        len(judged),
        sum(one["not_checkable"] for one in tallies),
    ]
    for want in shown["wants"]:
        rows = f" (rows {want['rows']})" if want["rows"] else ""
        assert f"    {want['fact']}{rows}: " in full


def test_what_is_recorded_in_addition_lets_so_many_more_be_judged(floorperson: Floorperson, log: Path) -> None:
    """The promise of a want is kept: declared, without a row, it lets as many rules more be judged."""
    after = json.loads(floorperson("replay", log, "-s", FILING, "--format", "json").out)["shown"][0]
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    less = [line.replace('"always"', '"never"') if '"what":"determinant' in line else line for line in lines]
    log.write_text("".join(less), encoding="utf-8")
    before = json.loads(floorperson("replay", log, "-s", FILING, "--format", "json").out)["shown"][0]
    (want,) = [one for one in before["wants"] if one["rows"].startswith("determinant")]
    assert want["alone"] > 0
    assert after["judged"] == before["judged"] + want["alone"]


def test_what_was_never_called_for_is_no_verdict_on_payments(floorperson: Floorperson, tmp_path: Path) -> None:
    """A log of rows about the table alone: nobody was paid, and nothing says that payments were right."""
    log = tmp_path / "log.jsonl"
    rows = [json.loads(line) for line in DEMO.read_text(encoding="utf-8").splitlines()]
    log.write_text("".join(f"{json.dumps(row)}\n" for row in rows if "round" not in row), encoding="utf-8")
    out = floorperson("replay", log, "-s", FILING, "--no-config", "--select", "633a.4", "--select", "633a.13").out
    assert out.startswith("payments: not judged, as nothing called for a rule\n")
    out = floorperson("replay", DEMO, "-s", FILING, "--no-config", "--select", "633a.4").out
    assert out.startswith("payments: not asked for (--select, --ignore)\n")
