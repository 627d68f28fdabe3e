"""A baseline: what was there before is counted and listed as known and does not fail; what is new does."""

import json
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder

SUBMISSIONS = data_folder("submissions")
GOOD, BAD, LOG = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml", SUBMISSIONS / "demo" / "log.jsonl"
KNOWN = ("--baseline", "known.json")
UPDATE = (*KNOWN, "--update-baseline")


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for source in (GOOD, BAD, LOG):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def change(old: str, new: str, name: str = "bad.yaml") -> None:
    text = Path(name).read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    Path(name).write_text(text.replace(old, new), encoding="utf-8")


def test_what_is_in_it_is_listed_as_known_and_does_not_fail(floorperson: Floorperson) -> None:
    ended = floorperson("check", "bad.yaml", *UPDATE)
    assert ended.code == 0
    assert ended.err == "floorperson: baseline known.json: 11 added, 0 removed, 11 known\n"
    ended = floorperson("check", "bad.yaml", *KNOWN)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith(
        "known: 11 findings of the baseline known.json\n  bad.yaml:23:14: error more-positions-"
    )
    assert ended.out.splitlines()[-1] == "bad.yaml: 0 findings, 11 known, 28 rules not checkable"
    assert floorperson("check", "bad.yaml").code == 1


def test_what_is_new_fails_alone_and_lines_that_move_are_not_new(floorperson: Floorperson) -> None:
    floorperson("check", "bad.yaml", *UPDATE)
    change("chapter:", "# One line more.\nchapter:")
    assert floorperson("check", "bad.yaml", *KNOWN).code == 0
    change("  blackjack: 6 to 5 #", "  blackjack: 7 to 5 #")
    ended = floorperson("check", "bad.yaml", *KNOWN)
    assert ended.code == 1
    assert ended.out.startswith("bad.yaml:191:14: error blackjack-odds: Blackjack pays 7 to 5 in the filing; ")
    assert "\nvanished: bad.yaml: blackjack-odds (payouts.blackjack) is found no more\n" in ended.out
    assert ended.out.splitlines()[-1].startswith("bad.yaml: 1 finding, 10 known, ")


def test_what_was_mended_is_said_and_goes_at_the_next_update(floorperson: Floorperson) -> None:
    floorperson("check", "bad.yaml", *UPDATE)
    change("  positions: 8 #", "  positions: 6 #")
    out = floorperson("check", "bad.yaml", *KNOWN).out
    assert "\nvanished: bad.yaml: more-positions-than-seats (table.positions) is found no more\n" in out
    assert "0 added, 1 removed, 10 known" in floorperson("check", "bad.yaml", *UPDATE).err
    assert "vanished" not in floorperson("check", "bad.yaml", *KNOWN).out


def test_what_cannot_be_checked_now_is_not_said_to_be_mended(floorperson: Floorperson) -> None:
    floorperson("check", "bad.yaml", *UPDATE)
    change("  positions: 8 # one more than the table may have\n", "")
    ended = floorperson("check", "bad.yaml", *KNOWN)
    words = "bad.yaml: more-positions-than-seats (table.positions) cannot be checked now for want of table.positions"
    assert f"\nvanished: {words}\n" in ended.out
    floorperson("check", "bad.yaml", *UPDATE)
    kept = json.loads(Path("known.json").read_text(encoding="utf-8"))["findings"]
    assert "more-positions-than-seats" in [one["rule"] for one in kept]


def test_what_was_not_looked_for_stays_and_is_not_said_to_be_gone(floorperson: Floorperson) -> None:
    Path("other.yaml").write_bytes(BAD.read_bytes())
    floorperson("check", "bad.yaml", "other.yaml", *UPDATE)
    whole = Path("known.json").read_text(encoding="utf-8")
    for arguments in (["bad.yaml"], ["other.yaml", "--select", "633a.13"], ["633a-shoe.yaml"]):
        out = floorperson("check", *arguments, *KNOWN).out
        assert "vanished" not in out
        assert "0 added, 0 removed" in floorperson("check", *arguments, *UPDATE).err
    assert Path("known.json").read_text(encoding="utf-8") == whole
    Path("other.yaml").unlink()
    assert "vanished: other.yaml: blackjack-odds (payouts.blackjack) is found no more" in (
        floorperson("check", "bad.yaml", *KNOWN).out
    )


def test_rounds_and_filings_share_one_file(floorperson: Floorperson) -> None:
    floorperson("check", "bad.yaml", *UPDATE)
    replayed = ("replay", "log.jsonl", "-s", "633a-shoe.yaml")
    assert "3 added, 0 removed, 14 known" in floorperson(*replayed, *UPDATE).err
    ended = floorperson(*replayed, *KNOWN)
    assert ended.code == 0
    assert ended.out.splitlines()[-1].startswith("3 rounds replayed, 0 findings, 3 known, ")
    assert floorperson("check", "bad.yaml", *KNOWN).code == 0
    first = Path("log.jsonl").read_text(encoding="utf-8")
    Path("log.jsonl").write_text("\n\n" + first, encoding="utf-8")
    assert floorperson(*replayed, *KNOWN).code == 0


def test_the_same_defect_a_second_time_is_new(floorperson: Floorperson) -> None:
    """At another table of the same log."""
    lines = Path("log.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    floorperson("replay", "log.jsonl", *UPDATE)
    again = [line.replace("BJ-101", "BJ-102") for line in lines if "BJ-101" in line]
    Path("log.jsonl").write_text("".join(lines + again), encoding="utf-8")
    ended = floorperson("replay", "log.jsonl", *KNOWN)
    assert ended.code == 1
    assert ended.out.splitlines()[-1].startswith("6 rounds replayed, 3 findings, 3 known")


def test_a_clash_of_filings_may_be_known(floorperson: Floorperson) -> None:
    Path("copy.yaml").write_bytes(GOOD.read_bytes())
    both = ("check", "633a-shoe.yaml", "copy.yaml")
    assert floorperson(*both).code == 1
    floorperson(*both, *UPDATE)
    ended = floorperson(*both, *KNOWN)
    assert ended.code == 0
    assert ended.out.splitlines()[-1] == "2 filings: 0 findings, 4 known"
    change("  version: 2015-3", "  version: 2015-4", "copy.yaml")
    out = floorperson(*both, *KNOWN).out
    assert "vanished: copy.yaml: version-filed-twice (head.version) is found no more" in out


def test_what_became_a_failure_is_new() -> None:

    from validator.core.finding import Outcome
    from validator.filing.check import judge_filing
    from validator.report.baseline import Fingerprints

    (review,) = (one for one in judge_filing(BAD).findings if one.outcome is Outcome.REVIEW)
    failed = review._replace(outcome=Outcome.FAIL)
    assert Fingerprints().of(review, "a.yaml") != Fingerprints().of(failed, "a.yaml")
    assert Fingerprints().of(review, "a.yaml") != Fingerprints().of(review, "b/a.yaml")


def test_it_is_written_the_same_whatever_the_order(floorperson: Floorperson) -> None:
    Path("other.yaml").write_bytes(BAD.read_bytes())
    floorperson("check", "bad.yaml", *UPDATE)
    floorperson("check", "other.yaml", *UPDATE)
    one = Path("known.json").read_bytes()
    Path("known.json").unlink()
    floorperson("check", "other.yaml", *UPDATE, "--sort", "law")
    floorperson("check", "bad.yaml", *UPDATE)
    assert Path("known.json").read_bytes() == one


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "known.json: no baseline is there; --update-baseline writes it"),
        ("{", "the baseline cannot be read: known.json is no baseline: "),
        ("[]", "known.json is no baseline of this version"),
        ('{"baseline_version": "0", "findings": []}', "known.json is no baseline of this version"),
        ('{"baseline_version": "1", "findings": [{}]}', "known.json: this is no finding of a baseline: {}"),
    ],
)
def test_what_is_no_baseline_is_refused(floorperson: Floorperson, text: str | None, said: str) -> None:
    if text is not None:
        Path("known.json").write_text(text, encoding="utf-8")
    ended = floorperson("check", "bad.yaml", *KNOWN)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err


def test_an_update_needs_a_file_and_spares_what_is_judged(floorperson: Floorperson) -> None:
    ended = floorperson("check", "bad.yaml", "--update-baseline")
    assert ended.code == 2
    assert "--update-baseline: say which file with --baseline" in ended.err
    before = Path("bad.yaml").read_bytes()
    assert floorperson("check", "bad.yaml", "--baseline", "bad.yaml", "--update-baseline").code == 2
    assert Path("bad.yaml").read_bytes() == before


def test_the_configuration_may_name_it(floorperson: Floorperson) -> None:
    Path("floorperson.toml").write_text('baseline = "known.json"\n', encoding="utf-8")
    assert floorperson("check", "bad.yaml", "--update-baseline").code == 0
    assert floorperson("check", "bad.yaml").code == 0
    assert floorperson("check", "bad.yaml", "--no-config").code == 1


@pytest.mark.parametrize("form", ["full", "concise", "json", "json-lines", "sarif", "junit", "github", "markdown"])
def test_every_format_tells_what_is_known_and_what_has_vanished(floorperson: Floorperson, form: str) -> None:
    floorperson("check", "bad.yaml", *UPDATE)
    change("  positions: 8 #", "  positions: 6 #")
    out = floorperson("check", "bad.yaml", *KNOWN, "-f", form).out
    assert "blackjack-odds" in out
    assert "more-positions-than-seats" in out
    assert ("unchanged" if form == "sarif" else "known") in out
    if form == "sarif":
        states = {one["ruleId"]: one.get("baselineState") for one in json.loads(out)["runs"][0]["results"]}
        assert set(states.values()) == {"unchanged"}
        (run,) = json.loads(out)["runs"]
        assert run["properties"]["vanished"] == [
            "bad.yaml: more-positions-than-seats (table.positions) is found no more"
        ]
