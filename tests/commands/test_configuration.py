"""Options kept in a file, files left out, suppressions: found upward, told of, and refused where they are faulty."""

import json
import os
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.report.formats import FORMATS

SUBMISSIONS = data_folder("submissions")
GOOD, BAD, LOG = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml", SUBMISSIONS / "demo" / "log.jsonl"

WAIVED = """
[[suppress]]
rule = "blackjack-odds"
where = "bad.yaml#payouts"
reason = "waived by letter of July 1"
approver = "J. Doe"
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an unsound filing, a sound one and a log, in which one stands."""
    for source in (GOOD, BAD, LOG):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def configure(folder: Path, text: str, name: str = "floorperson.toml") -> None:
    (folder / name).write_text(text, encoding="utf-8")


def found_in(floorperson: Floorperson, *arguments: object) -> list[tuple[str, str]]:
    """The rules of the findings in the filing checked, and how each stands."""
    (filing,) = json.loads(floorperson("check", *arguments, "-f", "json").out)["filings"]
    return [(one["rule"], one["standing"]) for one in filing["findings"]]


def test_the_nearest_file_upward_gives_the_options_and_is_named(
    floorperson: Floorperson, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure(project, 'select = ["633a.13"]\n')
    assert ("blackjack-odds", "new") in found_in(floorperson, "bad.yaml")
    assert ("more-positions-than-seats", "new") not in found_in(floorperson, "bad.yaml")
    assert "; with the options of floorperson.toml\n" in floorperson("check", "bad.yaml").out
    inner = project / "a" / "b"
    inner.mkdir(parents=True)
    (project / ".git").mkdir()
    monkeypatch.chdir(inner)
    assert f"; with the options of {project.as_posix()}/floorperson.toml\n" in floorperson("check", BAD).out
    configure(project / "a", '[tool.other]\nx = 1\n[tool.floorperson]\nselect = ["633a.2"]\n', "pyproject.toml")
    assert {rule for rule, _ in found_in(floorperson, BAD)} == {
        "more-positions-than-seats",
        "blackjack-inscription-odds",
    }
    configure(inner, "[project]\nname = 'floorperson'\n", "pyproject.toml")
    assert len(found_in(floorperson, BAD)) == 2


def test_options_on_the_command_line_go_before(floorperson: Floorperson, project: Path) -> None:
    configure(project, 'select = ["633a.13"]\nignore = ["max-payout-too-low"]\nformat = "concise"\nfail-on = "never"\n')
    ended = floorperson("check", "bad.yaml")
    assert ended.code == 0
    assert ended.out.splitlines()[1].startswith("bad.yaml:190:14: error blackjack-odds: ")
    assert "max-payout-too-low" not in ended.out
    ended = floorperson("check", "bad.yaml", "--fail-on", "error", "--select", "633a.2", "--format", "full")
    assert ended.code == 1
    assert "    law       § 633a.2(a) “" in ended.out
    floorperson("check", "bad.yaml", "-o", "report.json")
    assert (
        json.loads((project / "report.json").read_text(encoding="utf-8"))["terms"]["configuration"]
        == "floorperson.toml"
    )


def test_no_config_and_config(floorperson: Floorperson, project: Path) -> None:
    configure(project, 'select = ["633a.13"]\n' + WAIVED)
    assert ("blackjack-odds", "suppressed") in found_in(floorperson, "bad.yaml")
    whole = found_in(floorperson, "bad.yaml", "--no-config")
    assert ("blackjack-odds", "new") in whole and len(whole) == 11
    configure(project, 'select = ["633a.2"]\n', "board.toml")
    assert len(found_in(floorperson, "bad.yaml", "--config", "board.toml")) == 2
    ended = floorperson("check", "bad.yaml", "--config", "none.toml")
    assert (ended.code, ended.out) == (2, "")
    assert "none.toml: the configuration cannot be read: " in ended.err
    ended = floorperson("check", "bad.yaml", "--config", "board.toml", "--no-config")
    assert (ended.code, ended.out) == (2, "")
    assert "--config and --no-config exclude each other" in ended.err


def test_filings_that_judge_rounds_may_be_named_in_it(floorperson: Floorperson, project: Path) -> None:
    configure(project, 'submissions = ["633a-shoe.yaml"]\n')
    report = json.loads(floorperson("replay", "log.jsonl", "-f", "json").out)
    assert report["filings"] == ["633a-shoe.yaml"]
    other = json.loads(floorperson("replay", "log.jsonl", "-s", GOOD, "-f", "json").out)
    assert other["filings"] == [GOOD.as_posix()]


def test_rules_of_the_other_job_are_passed_over_but_never_select_nothing(
    floorperson: Floorperson, project: Path
) -> None:
    configure(project, 'select = ["tie-not-returned", "633a.13(a)"]\n')
    assert ("blackjack-odds", "new") in found_in(floorperson, "bad.yaml")
    configure(project, 'select = ["tie-not-returned"]\n')
    ended = floorperson("check", "bad.yaml")
    assert (ended.code, ended.out) == (2, "")
    assert "floorperson.toml: select names nothing that check judges" in ended.err
    assert floorperson("replay", "log.jsonl").code == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("selct = []", "floorperson.toml: unknown key 'selct'; did you mean select?"),
        ("zzz = 1", "floorperson.toml: unknown key 'zzz'; there are: select, ignore, exclude, fail-on, format, "),
        ("select = '633a'", 'floorperson.toml: select: a list of texts is expected, as ["633a.13"]'),
        ("select = [1]", "floorperson.toml: select: a list of texts is expected"),
        ("format = 'text'", "floorperson.toml: format: 'text' is none of full, concise, json, "),
        ("fail-on = 'sometimes'", "floorperson.toml: fail-on: 'sometimes' is none of error, warning, info, never"),
        ("baseline = 1", "floorperson.toml: baseline: a text is expected"),
        ("select = [", "floorperson.toml: the configuration cannot be read: "),
        ("select = ['blackjack-ods']", "floorperson.toml: 'blackjack-ods' is neither a rule nor a paragraph; did you mean blackjack-odds"),
        ("suppress = 1", "floorperson.toml: suppress: write each as a table [[suppress]]"),
        (WAIVED.replace("reason", "reson"), "[[suppress]] 1: unknown key 'reson'; did you mean reason?"),
        (WAIVED.replace("waived by letter of July 1", " "), "[[suppress]] 1: no reason is given; nothing is suppressed without one"),
        (WAIVED.replace('approver = "J. Doe"', ""), "[[suppress]] 1: no approver is named; nothing is suppressed without one"),
        (WAIVED.replace('rule = "blackjack-odds"', ""), "[[suppress]] 1: name a rule or a paragraph"),
        (WAIVED.replace("blackjack-odds", "blackjack-ods"), "[[suppress]] 1: no rule is called 'blackjack-ods'; did you mean blackjack-odds"),
        (WAIVED.replace("blackjack-odds", "zzz"), "[[suppress]] 1: no rule is called 'zzz'; floorperson rules lists them"),
        (WAIVED.replace("blackjack-odds", "§ 633a.13(a)"), "[[suppress]] 1: '§ 633a.13(a)' is a paragraph, not a rule; write paragraph = \"633a.13(a)\"\n"),
        (WAIVED.replace("blackjack-odds", "633a.99"), "[[suppress]] 1: '633a.99' is a paragraph, not a rule; write paragraph = \"633a.99\"\n"),
        (WAIVED.replace("blackjack-odds", "633a.13(a)—(c)"), "[[suppress]] 1: rule: '633a.13(a)—(c)' cites several paragraphs; write one of them: 633a.13(a), 633a.13(c), as paragraph = …"),
        (WAIVED + 'paragraph = "633a.99"', "[[suppress]] 1: paragraph: "),
        (WAIVED + 'until = "2030-01-01"', "[[suppress]] 1: until: write a date without quotes, as 2027-06-30"),
        (WAIVED + "until = 2030-01-01T00:00:00", "[[suppress]] 1: until: write a date without quotes"),
    ],
)  # fmt: skip
def test_a_faulty_file_is_refused_and_says_what_to_write(
    floorperson: Floorperson, project: Path, text: str, said: str
) -> None:
    configure(project, text)
    ended = floorperson("check", "bad.yaml")
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err


def test_all_faults_of_a_file_are_told_at_once(floorperson: Floorperson, project: Path) -> None:
    configure(project, "selct = []\nformat = 'text'\n" + WAIVED.replace("J. Doe", ""))
    told = floorperson("check", "bad.yaml").err.splitlines()
    assert [words for line in told for words in ("selct", "format", "approver") if words in line] == [
        "selct",
        "format",
        "approver",
    ]


def test_files_are_left_out_and_it_is_said(floorperson: Floorperson, project: Path) -> None:
    (project / "drafts").mkdir()
    (project / "drafts" / "x.yaml").write_bytes(BAD.read_bytes())
    assert "drafts/x.yaml" in floorperson("check", ".").out
    for pattern in ("drafts", "drafts/*", "x.yaml", "*/x.*", "./drafts/"):
        ended = floorperson("check", ".", "--exclude", pattern)
        assert "drafts/x.yaml" not in ended.out
        assert ended.out.splitlines()[-2].endswith("; 1 file excluded")
    assert "excluded: drafts/x.yaml" in floorperson("check", ".", "--exclude", "drafts", "-v").out
    configure(project, 'exclude = ["drafts"]\n')
    report = json.loads(floorperson("check", ".", "-f", "json").out)
    assert report["terms"]["excluded"] == ["drafts/x.yaml"]
    ended = floorperson("check", "drafts/x.yaml")
    assert (ended.code, ended.out) == (2, "")
    assert "every file that was named is excluded (--exclude); nothing was judged" in ended.err
    assert floorperson("check", "drafts/x.yaml", "--exclude", "draft", "--no-config").code == 1


@pytest.mark.parametrize(
    ("changes", "suppressed"),
    [
        ({}, True),
        ({"where": ""}, True),
        ({"where": "*.yaml"}, True),
        ({"where": "#payouts.blackjack"}, True),
        ({"where": "bad.yaml#payouts.blackjack"}, True),
        ({"where": "bad.yaml#payouts.black"}, False),
        ({"where": "other.yaml"}, False),
        ({"where": "sub/bad.yaml"}, False),
        ({"rule": "max-payout-too-low"}, False),
        ({"rule": "", "paragraph": "633a.13"}, True),
        ({"rule": "", "paragraph": "§ 633a.13(a)"}, True),
        ({"rule": "", "paragraph": "633a.13(b)"}, False),
        ({"paragraph": "633a.12"}, False),
    ],
)
def test_what_a_suppression_is_about(
    floorperson: Floorperson, project: Path, changes: dict[str, str], suppressed: bool
) -> None:
    said = {"rule": "blackjack-odds", "where": "bad.yaml#payouts", "reason": "r", "approver": "a"} | changes
    configure(project, "[[suppress]]\n" + "".join(f'{key} = "{value}"\n' for key, value in said.items() if value))
    standing = dict(found_in(floorperson, "bad.yaml"))["blackjack-odds"]
    assert standing == ("suppressed" if suppressed else "new")
    code = floorperson("check", "bad.yaml", "--select", "blackjack-odds").code
    assert code == (0 if suppressed else 1)


def test_a_suppression_of_a_round_and_of_a_clash(floorperson: Floorperson, project: Path) -> None:
    entry = '[[suppress]]\nrule = "{}"\nwhere = "{}"\nreason = "r"\napprover = "a"\n'
    for where, suppressed in (("#BJ-101", 1), ("log.jsonl#BJ-101/3", 1), ("#BJ-101/2", 0), ("#BJ-1", 0)):
        configure(project, entry.format("tie-not-returned", where))
        last = floorperson("replay", "log.jsonl", "-s", "633a-shoe.yaml").out.splitlines()[-1]
        assert (", 1 suppressed" in last) == bool(suppressed)
    (project / "copy.yaml").write_bytes(GOOD.read_bytes())
    clashing = ("check", "633a-shoe.yaml", "copy.yaml", "--select", "blackjack-odds")
    configure(project, "")
    assert floorperson(*clashing).code == 1
    configure(project, entry.format("table-filed-twice", "") + entry.format("version-filed-twice", "copy.yaml"))
    ended = floorperson(*clashing)
    assert ended.code == 0
    assert ended.out.splitlines()[-1] == "2 filings: 0 findings, 4 suppressed"


def test_an_expired_suppression_holds_no_longer_and_is_said(floorperson: Floorperson, project: Path) -> None:
    select = ("check", "bad.yaml", "--select", "blackjack-odds")
    configure(project, WAIVED + "until = 2020-06-30\n")
    ended = floorperson(*select)
    assert ended.code == 1
    assert (
        "expired: blackjack-odds in bad.yaml#payouts: waived by letter of July 1 (approved by J. Doe, until 2020-06-30); "
        "expired on 2020-06-30, so that it suppresses nothing"
    ) in ended.out
    configure(project, WAIVED + "until = 9999-12-31\n")
    ended = floorperson(*select)
    assert ended.code == 0
    assert ended.out.splitlines()[:3] == [
        "options: floorperson.toml bears on this: suppress 1; hidden: 1 suppressed",
        "suppressed: blackjack-odds in bad.yaml#payouts: waived by letter of July 1 (approved by J. Doe, "
        "until 9999-12-31); 1 finding suppressed",
        "  bad.yaml:190:14: error blackjack-odds: Blackjack pays 6 to 5 in the filing; the law says 3 to 2",
    ]
    assert ended.out.splitlines()[-1] == "bad.yaml: 0 findings, 1 suppressed"


def test_the_last_day_still_counts() -> None:
    from datetime import date

    from validator.report.suppression import Suppression

    one = Suppression(1, "blackjack-odds", None, "", "r", "a", date(2026, 6, 30))
    assert not one.is_over(date(2026, 6, 30))
    assert one.is_over(date(2026, 7, 1))


HIDING = 'format = "full"\nignore = ["633a.13", "633a.2"]\nexclude = ["draft.*"]\nfail-on = "never"\n'
BEARS = "floorperson.toml bears on this: ignore 2, exclude 1, fail-on never, suppress 1; excluded: draft.yaml"


@pytest.mark.parametrize("form", [name for name, form in FORMATS.items() if not form.binary])
@pytest.mark.parametrize("job", ["check", "replay"])
def test_what_a_file_leaves_out_stands_first_in_every_format(
    floorperson: Floorperson, project: Path, form: str, job: str
) -> None:
    (project / "draft.yaml").write_bytes(GOOD.read_bytes())
    (project / "draft.jsonl").write_bytes(LOG.read_bytes())
    configure(project, HIDING + WAIVED)
    bears = BEARS if job == "check" else BEARS.replace("draft.yaml", "draft.jsonl")
    given = (
        ("check", "bad.yaml", "draft.yaml") if job == "check" else ("replay", "log.jsonl", "draft.jsonl", "-s", GOOD)
    )
    lines = floorperson(*given, "-f", form).out.splitlines()
    first = {"csv": lines[1], "markdown": lines[2]}.get(form, lines[0])
    match form:
        case "json":
            assert json.loads("\n".join(lines))["terms"]["bearing"].startswith(bears)
        case "sarif":
            told = json.loads("\n".join(lines))["runs"][0]["invocations"][0]["toolExecutionNotifications"][0]
            assert told["level"] == "note" and told["message"]["text"].startswith(bears)
        case "junit":
            case = ElementTree.fromstring("\n".join(lines)).find(".//testcase[@name='options-file']/skipped")
            assert case is not None and bears in case.get("message", "")
        case "html":
            assert "\n".join(lines).index(bears) < "\n".join(lines).index("Judged")
        case _:
            assert bears in first.replace("%2C", ",")


def test_what_a_file_leaves_out_is_the_first_row_of_a_table(floorperson: Floorperson, project: Path) -> None:
    parquet, calamine = pytest.importorskip("pyarrow.parquet"), pytest.importorskip("python_calamine")
    (project / "draft.yaml").write_bytes(GOOD.read_bytes())
    configure(project, HIDING + WAIVED)
    for file in ("r.parquet", "r.xlsx"):
        floorperson("check", "bad.yaml", "draft.yaml", "-o", file)
    first = parquet.read_table("r.parquet").to_pylist()[0]
    assert (first["rule"], first["standing"]) == ("options-file", "options")
    assert first["message"].startswith(f"{BEARS}; hidden: ") and first["message"].endswith(" rules left out")
    rows = calamine.CalamineWorkbook.from_path("r.xlsx").get_sheet_by_index(0).to_python()
    assert first["message"] in rows[1]


def test_a_file_that_says_only_how_things_look_is_not_told_first(floorperson: Floorperson, project: Path) -> None:
    configure(project, 'format = "concise"\nsort = "money"\n')
    assert floorperson("check", "bad.yaml").out.startswith("bad.yaml:")


def distrusted(floorperson: Floorperson, why: str, file: str) -> None:
    """Assert that a file found is told as not obeyed, for what reason, and that naming it obeys it."""
    ended = floorperson("check", BAD)
    assert ended.code == 1
    assert ended.out.startswith(f"floorperson: info options-file: {file} is not obeyed, as {why}: ignore 2, exclude 1")
    assert f"fail-on never, suppress 1; --config {file} obeys it" in ended.out.splitlines()[0]
    assert " blackjack-odds: " in ended.out and "(suppressed)" not in ended.out
    assert "with the options of" not in floorperson("check", BAD, "--format", "full").out
    assert floorperson("check", BAD, "--config", file).code == 0


def test_a_file_above_bears_on_verdicts_only_within_a_project(
    floorperson: Floorperson, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure(project, HIDING.replace("full", "concise") + WAIVED)
    inner = project / "case" / "logs"
    inner.mkdir(parents=True)
    monkeypatch.chdir(inner)
    above = "it lies above the folder in which you stand, and no project that begins there (.git) holds both"
    distrusted(floorperson, above, (project / "floorperson.toml").as_posix())
    (project / "case" / ".git").mkdir()
    distrusted(floorperson, above, (project / "floorperson.toml").as_posix())
    (project / ".git").mkdir()
    distrusted(floorperson, above, (project / "floorperson.toml").as_posix())
    (project / "case" / ".git").rmdir()
    assert floorperson("check", BAD).code == 0


@pytest.mark.skipif(os.name != "posix", reason="there are no modes of files")
def test_a_file_that_others_may_have_written_bears_on_no_verdict(
    floorperson: Floorperson, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure(project, HIDING.replace("full", "concise") + WAIVED)
    file = project / "floorperson.toml"
    file.chmod(0o646)
    distrusted(floorperson, "everybody may write to it", "floorperson.toml")
    file.chmod(0o664)
    assert floorperson("check", BAD).code == 0
    project.chmod(0o777)
    distrusted(floorperson, "everybody may write to its folder", "floorperson.toml")
    project.chmod(0o1777)
    assert floorperson("check", BAD).code == 0
    if os.getuid() == 0:
        os.chown(file, 4711, -1)
    else:
        monkeypatch.setattr(os, "getuid", lambda: 4711)
    distrusted(floorperson, "it belongs to another user", "floorperson.toml")


def test_a_file_that_is_found_has_no_baseline_written_outside_of_its_folder(
    floorperson: Floorperson, project: Path
) -> None:
    case = project / "case"
    case.mkdir()
    configure(case, 'baseline = "../known.json"\n')
    os.chdir(case)
    ended = floorperson("check", BAD, "--update-baseline")
    assert (ended.code, (project / "known.json").exists()) == (2, False)
    assert "the baseline ../known.json lies outside of its folder, where it has nothing written" in ended.err
    assert floorperson("check", BAD, "--update-baseline", "--baseline", "../known.json").code == 0
    assert (project / "known.json").exists()


@pytest.mark.parametrize("form", [name for name, form in FORMATS.items() if not form.binary])
def test_every_format_tells_of_every_suppression(floorperson: Floorperson, project: Path, form: str) -> None:
    """Those that suppress something, those expired, those that fit nothing; in a clean report too."""
    gone = WAIVED.replace("J. Doe", "R. Roe").replace("letter", "fax") + "until = 2020-06-30\n"
    unfit = WAIVED.replace("J. Doe", "A. Moe").replace("bad.yaml", "none.yaml")
    configure(project, WAIVED + gone + unfit)
    for filing in ("bad.yaml", "633a-shoe.yaml"):
        out = floorperson("check", filing, "-f", form).out
        for words in (
            "J. Doe",
            "R. Roe",
            "A. Moe",
            "waived by letter of July 1",
            "waived by fax of July 1",
            "2020-06-30",
        ):
            assert words in out
    if form == "sarif":
        out = floorperson("check", "bad.yaml", "-f", form).out
        (result,) = (one for one in json.loads(out)["runs"][0]["results"] if one["ruleId"] == "633a/blackjack-odds")
        assert result["suppressions"][0]["justification"] == "waived by letter of July 1 (approved by J. Doe)"
        assert result["suppressions"][0]["kind"] == "external"
    if form == "junit":
        root = ElementTree.fromstring(floorperson("check", "bad.yaml", "-f", form).out)
        assert root.find(".//testcase[@name='blackjack-odds']/failure") is None
        skipped = root.find(".//testcase[@name='blackjack-odds']/skipped")
        assert skipped is not None and skipped.get("message", "").startswith("suppressed: Blackjack pays 6 to 5")
    if form == "github":
        lines = floorperson("check", "bad.yaml", "-f", form).out.splitlines()
        assert not any("title=blackjack-odds::" in line for line in lines)
        assert any(line.startswith("suppressed: bad.yaml:190:14: blackjack-odds: ") for line in lines)


def test_reports_for_programs_have_their_form_in_every_state(floorperson: Floorperson, project: Path) -> None:
    """With suppressions, known and vanished findings, clashes and files left out."""
    from jsonschema import Draft202012Validator
    from ruamel.yaml import YAML

    from validator.report.schema import report_schema_text

    (project / "copy.yaml").write_bytes(GOOD.read_bytes())
    (project / "draft.yaml").write_bytes(GOOD.read_bytes())
    clash = '[[suppress]]\nrule = "version-filed-twice"\nreason = "r"\napprover = "a"\nuntil = 2999-01-01\n'
    configure(project, 'exclude = ["draft.*"]\nbaseline = "known.json"\n' + WAIVED + clash)
    given = ("check", "bad.yaml", "633a-shoe.yaml", "copy.yaml", "draft.yaml")
    assert floorperson(*given, "--update-baseline", "--select", "633a.13", "--select", "633a.2").code == 0
    text = Path("bad.yaml").read_text(encoding="utf-8")
    Path("bad.yaml").write_text(text.replace("  positions: 8 #", "  positions: 6 #"), encoding="utf-8")
    schema: Any = YAML(typ="safe", pure=True).load(report_schema_text())
    report = json.loads(floorperson(*given, "-f", "json").out)
    assert list(Draft202012Validator(schema).iter_errors(report)) == []
    found = [one for filing in report["filings"] for one in filing["findings"]]
    assert {one["standing"] for one in found} == {"new", "known", "suppressed"}
    assert {(one["standing"], one["suppression"]) for one in report["together"]["clashes"]} == {
        ("suppressed", 2),
        ("known", None),
    }
    assert [one["rule"] for one in report["terms"]["vanished"]] == ["more-positions-than-seats"]
    assert report["terms"]["excluded"] == ["draft.yaml"]
    official = json.loads((Path(__file__).parents[1] / "data" / "sarif-schema-2.1.0.json").read_text(encoding="utf-8"))
    sarif = json.loads(floorperson(*given, "-f", "sarif").out)
    assert list(Draft202012Validator(official).iter_errors(sarif)) == []
    results = sarif["runs"][0]["results"]
    assert {one["baselineState"] for one in results} == {"new", "unchanged"}
    assert {one["ruleId"] for one in results if "suppressions" in one} == {
        "633a/blackjack-odds",
        "clash/version-filed-twice",
    }


def beside(floorperson: Floorperson, *given: object) -> str:
    """What check says first, of the options that it found."""
    return floorperson("check", *given).out.splitlines()[0]


def test_the_file_beside_what_is_judged_goes_before_that_where_one_stands(
    floorperson: Floorperson, project: Path
) -> None:
    (project / ".git").mkdir()
    configure(project, 'ignore = ["633a.13"]\n')
    inner = project / "filings" / "2015"
    inner.mkdir(parents=True)
    (inner / "bad.yaml").write_bytes(BAD.read_bytes())
    assert beside(floorperson, inner / "bad.yaml").startswith("options: floorperson.toml bears on this: ignore 1")
    configure(project / "filings", 'ignore = ["633a.2", "633a.4"]\n')
    assert beside(floorperson, "filings").startswith("options: filings/floorperson.toml bears on this: ignore 2")
    assert beside(floorperson, "bad.yaml").startswith("options: floorperson.toml bears on this: ignore 1")
    ended = floorperson("check", "bad.yaml", "filings")
    assert (ended.code, ended.out) == (2, "")
    assert (
        "the files have several options files: floorperson.toml (for .) and filings/floorperson.toml (for filings/2015); "
        "judge them apart, or name one with --config, or --no-config"
    ) in ended.err
    assert floorperson("check", "bad.yaml", "filings", "--no-config").code == 1
    (inner / "log.jsonl").write_bytes(LOG.read_bytes())
    for command in (("replay",), ("summary",)):
        assert "filings/floorperson.toml bears on this: ignore 2" in floorperson(*command, inner / "log.jsonl").out


def test_a_file_beside_what_is_judged_hides_nothing_outside_of_the_project_in_which_one_stands(
    floorperson: Floorperson, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A casino's folder may hold options of its own: what it would hide is told all the same."""
    case, inbox = project / "case", project / "inbox"
    for folder in (case, inbox):
        folder.mkdir()
    (inbox / "bad.yaml").write_bytes(BAD.read_bytes())
    monkeypatch.chdir(case)
    configure(inbox, HIDING + WAIVED)
    elsewhere = "it lies elsewhere than the folder in which you stand, and no project (.git) holds both"
    file = (inbox / "floorperson.toml").as_posix()

    def is_not_obeyed() -> None:
        ended = floorperson("check", inbox / "bad.yaml")
        assert ended.code == 1
        assert f"{file} is not obeyed, as {elsewhere}: ignore 2, exclude 1" in ended.out.splitlines()[0]
        assert " blackjack-odds: " in ended.out and " more-positions-than-seats: " in ended.out

    is_not_obeyed()
    (project / ".git").mkdir()
    (inbox / ".git").mkdir()
    is_not_obeyed()
    configure(case, 'sort = "money"\nignore = ["633a.4"]\n')
    first = beside(floorperson, inbox / "bad.yaml")
    assert first.startswith("options: floorperson.toml bears on this: ignore 1")
    assert f"; {file} is not obeyed, as {elsewhere}: " in first
    (case / "floorperson.toml").unlink()
    (inbox / "floorperson.toml").write_text("ignore = 633a", encoding="utf-8")
    first = beside(floorperson, inbox / "bad.yaml")
    assert first == f"options: {file} is not obeyed, as {elsewhere}: it cannot be read; --config {file} obeys it"
    configure(inbox, HIDING)
    (inbox / ".git").rmdir()
    assert beside(floorperson, inbox / "bad.yaml").startswith(f"options: {file} bears on this: ignore 2")


@pytest.mark.skipif(os.name != "posix", reason="links are those of POSIX")
def test_a_folder_that_is_linked_into_a_project_is_not_in_it(floorperson: Floorperson, project: Path) -> None:
    outside = project / "outside"
    outside.mkdir()
    inside = project / "inside"
    inside.mkdir()
    (inside / ".git").mkdir()
    (outside / "bad.yaml").write_bytes(BAD.read_bytes())
    configure(outside, HIDING)
    (inside / "inbox").symlink_to(outside)
    os.chdir(inside)
    assert beside(floorperson, "inbox/bad.yaml").startswith("options: inbox/floorperson.toml is not obeyed, as ")
