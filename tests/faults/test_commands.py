"""The commands inject and prove."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.log.writing import write_jsonl
from validator.proof.simulate.casino import simulated
from validator.submission.read import read_submission

FILING = Path("submissions/633a-shoe.yaml")


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lawful play at two tables."""
    path = tmp_path_factory.mktemp("lawful") / "log.jsonl"
    typed = read_submission(FILING).typed
    assert typed is not None
    write_jsonl(path, simulated("633a", typed, 2, 1, 3))
    return path


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_inject_makes_the_fault_and_says_what_it_changed(floorperson: Floorperson, log: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.jsonl"
    ended = floorperson("inject", log, "--fault", "up-card-face-down", "-s", FILING, "-o", made)
    assert ended.code == 0, ended.err
    assert "face=up" in ended.out and "face=down" in ended.out and "§ 633a.7(f)(2)" in ended.out
    before = [(row["table"], row["seq"]) for row in rows(log)]
    assert [(row["table"], row["seq"]) for row in rows(made)] == before
    replayed = floorperson("replay", made, "-s", FILING, "--no-config", "--format", "json")
    assert [one["rule"] for one in json.loads(replayed.out)["findings"]] == ["up-card-face-down"]


def test_the_same_seed_makes_the_same_fault(floorperson: Floorperson, log: Path, tmp_path: Path) -> None:
    texts = []
    for number in (1, 2):
        made = tmp_path / f"made-{number}.jsonl"
        assert (
            floorperson("inject", log, "--fault", "deal-out-of-turn", "-s", FILING, "--seed", 4, "-o", made).code == 0
        )
        texts.append(made.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_what_refers_to_a_row_still_does_where_rows_are_renumbered(
    floorperson: Floorperson, log: Path, tmp_path: Path
) -> None:
    dense, made = tmp_path / "dense.jsonl", tmp_path / "made.jsonl"
    both = rows(log)
    given = [row for row in both if row["table"] == both[0]["table"]]
    numbers = {row["seq"]: place for place, row in enumerate(given, start=1)}
    events = {"verify", "cancel", "expose", "deal", "move-card", "card-hand", "notify"}
    for row in given:
        row["ref"] = numbers[row["ref"]] if row["kind"] in events and "ref" in row else row.get("ref")
        row["seq"] = numbers[row["seq"]]
    write_jsonl(dense, ({name: one for name, one in row.items() if one is not None} for row in given))
    ended = floorperson("inject", dense, "--fault", "cards-handled-by-player", "-s", FILING, "-o", made)
    assert ended.code == 0, ended.err
    assert [row["seq"] for row in rows(made)] == list(range(1, len(given) + 2))
    replayed = floorperson("replay", made, "-s", FILING, "--no-config", "--format", "json")
    assert [one["rule"] for one in json.loads(replayed.out)["findings"]] == ["cards-handled-by-player"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--fault", "no-such-rule"), "no-such-rule is no rule on play of chapter 633a"),
        (("--fault", "dealt-before-chapter-in-force"), "cannot be made by itself"),
    ],
)
def test_nothing_is_written_where_it_cannot_be_made(
    floorperson: Floorperson, log: Path, tmp_path: Path, arguments: tuple[str, ...], says: str
) -> None:
    made = tmp_path / "made.jsonl"
    ended = floorperson("inject", log, *arguments, "-s", FILING, "-o", made)
    assert ended.code == 2
    assert says in ended.err
    assert not made.exists()


def test_a_log_that_is_there_is_not_written_over(floorperson: Floorperson, log: Path) -> None:
    ended = floorperson("inject", log, "--fault", "up-card-face-down", "-s", FILING, "-o", log)
    assert ended.code == 2
    assert "is there already" in ended.err


def test_prove_counts_by_chapter_and_says_why_others_are_not(floorperson: Floorperson) -> None:
    asked = ("--rule", "up-card-face-down", "--rule", "hand-played-without-blackjack-wager")
    ended = floorperson("prove", "633a", *asked, "-s", FILING)
    assert ended.code == 0, ended.err
    heads, counts = (line.split("  ") for line in ended.out.splitlines()[:2])
    told = dict(zip(filter(None, map(str.strip, heads)), filter(None, map(str.strip, counts)), strict=True))
    assert (told["chapter"], told["rules"], told["found"], told["no case"]) == ("633a", "2", "1", "1")
    assert "633a hand-played-without-blackjack-wager: no case in the text: A hand" in ended.out


def test_prove_writes_json(floorperson: Floorperson) -> None:
    ended = floorperson("prove", "633a", "--rule", "up-card-face-down", "-s", FILING, "--format", "json")
    (found,) = json.loads(ended.out)["faults"]
    assert (found["rule"], found["became"], found["found_as"]) == ("up-card-face-down", "found", ["up-card-face-down"])
    assert found["changed"][0]["before"]["face"] == "up"


def test_prove_goes_on_where_a_run_broke_off(floorperson: Floorperson, tmp_path: Path) -> None:
    results = tmp_path / "faults.jsonl"
    first, second = ("--rule", "up-card-face-down"), ("--rule", "insurance-over-half")
    begun = floorperson("prove", "633a", *first, "-s", FILING, "--results", results)
    assert begun.code == 0, begun.err
    (line,) = results.read_text(encoding="utf-8").splitlines()
    told = json.loads(line)
    told["reason"], told["grade"] = "as it was told before", "MISSED"
    results.write_text(json.dumps(told) + "\n" + line[:40], encoding="utf-8")
    ended = floorperson("prove", "633a", *first, *second, "-s", FILING, "--results", results)
    assert ended.code == 0, ended.err
    assert "633a up-card-face-down: as it was told before" in ended.out
    other = floorperson("prove", "633a", *first, "-s", FILING, "--seed", 2, "--results", results)
    assert other.code == 0 and "as it was told before" not in other.out
    assert len(results.read_text(encoding="utf-8").splitlines()) == 3


def test_prove_takes_no_other_file_for_results(floorperson: Floorperson, log: Path) -> None:
    ended = floorperson("prove", "633a", "--rule", "no-cut", "--results", log)
    assert ended.code == 2 and "holds no results of prove" in ended.err


def test_prove_side_by_side_finds_the_same_and_leaves_no_logs(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("--rule", "up-card-face-down", "--rule", "insurance-over-half", "--rule", "no-cut", "-s", FILING)
    alone = floorperson("prove", "633a", *asked)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    beside = floorperson("prove", "633a", *asked, "--jobs", 2)
    assert alone.code == beside.code == 0, beside.err
    assert alone.out == beside.out
    assert [*tmp_path.iterdir()] == []


def test_prove_knows_its_rules(floorperson: Floorperson) -> None:
    ended = floorperson("prove", "633a", "--rule", "no-such-rule")
    assert ended.code == 2
    assert "no-such-rule is no rule on play of 633a" in ended.err
