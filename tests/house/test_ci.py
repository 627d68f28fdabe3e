"""What others build on in continuous integration: the hooks, the action and the snippets of docs/ci.md run as they stand."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.command_line import Floorperson
from validator.core.data import data_folder

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")
SUBMISSIONS = data_folder("submissions")
GOOD, BAD, LOG = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml", SUBMISSIONS / "demo" / "log.jsonl"

posix = pytest.mark.skipif(os.name == "nt" or shutil.which("bash") is None, reason="the steps are of bash")


def read(text: str) -> Any:
    return YAML(typ="safe", pure=True).load(text)


def file_of(name: str) -> str:
    """A file as docs/ci.md shows it."""
    found = re.search(rf"^<!-- file: {re.escape(name)} -->\n```\w+\n(.*?)^```$", DOCS, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found[1]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with filings and logs, where a shell finds the program."""
    for folder, source in (("filings", BAD), ("logs", LOG), ("sound", GOOD)):
        (tmp_path / "project" / folder).mkdir(parents=True)
        (tmp_path / "project" / folder / source.name).write_bytes(source.read_bytes())
    program = tmp_path / "bin" / "floorperson"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m validator "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return tmp_path / "project"


def environment(project: Path, **more: str) -> dict[str, str]:
    path = f"{project.parent / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT), **more}


def bash(project: Path, script: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """A step run as GitHub and GitLab run it."""
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    return subprocess.run(
        command, cwd=project, env=environment(project, **more), capture_output=True, encoding="utf-8", check=False
    )


HOOKS = {hook["id"]: hook for hook in read((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))}


@pytest.mark.parametrize(
    ("hook", "args", "files", "code", "said"),
    [
        ("floorperson-check", [], ["filings/bad.yaml"], 1, "error blackjack-odds: "),
        ("floorperson-check", [], ["sound/633a-shoe.yaml"], 0, "633a-shoe.yaml: 0 findings"),
        ("floorperson-replay", ["--submission", "sound"], ["logs/log.jsonl"], 1, "error tie-not-returned: "),
    ],
)
def test_a_hook_runs_as_pre_commit_runs_it(
    floorperson: Floorperson,
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    hook: str,
    args: list[str],
    files: list[str],
    code: int,
    said: str,
) -> None:
    monkeypatch.chdir(project)
    program, *entry = shlex.split(HOOKS[hook]["entry"])
    assert program == "floorperson"
    ended = floorperson(*entry, *args, *files)
    assert ended.code == code
    assert said in ended.out


@pytest.mark.parametrize(
    ("hook", "name", "takes"),
    [
        ("floorperson-check", "submissions/633a-shoe.yaml", True),
        ("floorperson-check", "a/filings/b/c.yml", True),
        ("floorperson-check", ".github/workflows/ci.yaml", False),
        ("floorperson-check", "submissions/logs/x.jsonl", False),
        ("floorperson-replay", "submissions/logs/x.jsonl", True),
        ("floorperson-replay", "tests/data/x.jsonl", False),
    ],
)
def test_a_hook_takes_filings_or_logs(hook: str, name: str, takes: bool) -> None:
    assert bool(re.search(HOOKS[hook]["files"], name)) == takes


def test_the_hooks_of_the_page_are_there_and_the_snippets_name_what_exists() -> None:
    (repo,) = read(file_of(".pre-commit-config.yaml"))["repos"]
    assert [hook["id"] for hook in repo["hooks"]] == list(HOOKS)
    action = read((ROOT / "action.yml").read_text(encoding="utf-8"))
    step = read(file_of(".github/workflows/filings.yaml"))["jobs"]["filings"]["steps"][1]
    assert set(step["with"]) <= set(action["inputs"])
    needed = {name for name, told in action["inputs"].items() if told.get("required")}
    assert needed <= set(step["with"])


@pytest.mark.long
@posix
def test_pre_commit_itself_runs_the_hooks_of_the_page(project: Path) -> None:
    def git(*arguments: str, cwd: Path) -> str:
        command = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *arguments]
        return subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8", check=True).stdout.strip()

    hooks = project.parent / "hooks"
    hooks.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
    for folder in (hooks, project):
        git("init", "--quiet", cwd=folder)
        git("add", "--all", cwd=folder)
        git("commit", "--quiet", "--message", "x", cwd=folder)
    config = file_of(".pre-commit-config.yaml").replace("https://example.org/floorperson", hooks.as_uri())
    config = config.replace("v0.1.0", git("rev-parse", "HEAD", cwd=hooks))
    # The program is on the path already: nothing is installed.
    config = re.sub(r"( +)- id: (\S+)", r"\1- id: \2\n\1  language: system", config)
    (project / ".pre-commit-config.yaml").write_text(config, encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "pre_commit", "run", "--all-files"],
        cwd=project, env=environment(project, PRE_COMMIT_HOME=str(project.parent / "home")),
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert ended.returncode == 1, ended.stderr
    assert re.search(r"^floorperson check\.+Failed$", ended.stdout, re.MULTILINE)
    assert "filings/bad.yaml:190:14: error blackjack-odds: " in ended.stdout
    assert re.search(r"^floorperson replay\.+Failed$", ended.stdout, re.MULTILINE)
    assert "error tie-not-returned: " in ended.stdout


def steps() -> dict[str, Any]:
    action = read((ROOT / "action.yml").read_text(encoding="utf-8"))
    assert action["runs"]["using"] == "composite"
    return {step["name"]: step for step in action["runs"]["steps"] if "run" in step}


def judge(project: Path, **inputs: str) -> "subprocess.CompletedProcess[str]":
    """The step that judges, with these inputs and the defaults of the others."""
    action = read((ROOT / "action.yml").read_text(encoding="utf-8"))
    given = {name: inputs.get(name, told.get("default", "")) for name, told in action["inputs"].items()}
    told = {name: re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda found: given[found[1]], value)
            for name, value in steps()["Judge"]["env"].items()}  # fmt: skip
    return bash(project, steps()["Judge"]["run"], GITHUB_STEP_SUMMARY=str(project / "summary.md"), **told)


@posix
def test_the_action_annotates_sums_up_and_writes_sarif(project: Path) -> None:
    ended = judge(project, files="filings\n", sarif="floorperson.sarif")
    assert ended.returncode == 1, ended.stderr
    assert "::error file=filings/bad.yaml,line=190," in ended.stdout
    assert '"version": "2.1.0"' in (project / "floorperson.sarif").read_text(encoding="utf-8")
    assert "- **In all:** `filings/bad.yaml: 10 findings" in (project / "summary.md").read_text(encoding="utf-8")


@posix
def test_the_action_replays_under_the_filings_and_takes_arguments(project: Path) -> None:
    ended = judge(
        project, command="replay", files="logs", submission="sound", arguments="--fail-on=never\n", summary="false"
    )
    assert ended.returncode == 0, ended.stderr
    assert "title=tie-not-returned::" in ended.stdout
    assert "3 rounds under sound/633a-shoe.yaml" in ended.stdout
    assert not (project / "summary.md").exists()


@posix
def test_no_input_of_the_action_is_run_or_taken_for_an_option(project: Path) -> None:
    odd = project / "-a$(touch x) b.yaml"
    odd.write_bytes(GOOD.read_bytes())
    ended = judge(project, files=odd.name)
    assert ended.returncode == 0, ended.stderr
    assert not (project / "x").exists()
    assert "${{" not in steps()["Judge"]["run"]


@posix
def test_the_job_of_gitlab_runs_as_it_stands(project: Path) -> None:
    job = read(file_of(".gitlab-ci.yml"))["filings"]
    ended = bash(project, "\n".join(job["script"]))
    assert ended.returncode == 1, ended.stderr
    assert "filings/bad.yaml:190:14: error blackjack-odds: " in ended.stdout
    report = (project / job["artifacts"]["reports"]["junit"]).read_text(encoding="utf-8")
    assert report.startswith("<?xml ")
    shutil.rmtree(project / "filings")
    (project / "sound").rename(project / "filings")
    assert bash(project, "\n".join(job["script"])).returncode == 0


def test_the_page_describes_every_key() -> None:
    from validator.commands.configuration import KEYS, SUPPRESS_KEYS

    table = re.findall(r"^\| (`.*`) \|", DOCS, re.MULTILINE)
    assert re.findall("`([a-z-]+)`", " ".join(table)) == list(KEYS)
    words = DOCS.partition("A suppression is about")[2].partition("## ")[0]
    assert set(SUPPRESS_KEYS) <= set(re.findall("`([a-z]+)`", words))


def test_the_options_of_the_page_are_read(
    floorperson: Floorperson, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project)
    (project / "floorperson.toml").write_text(file_of("floorperson.toml"), encoding="utf-8")
    (project / "filings" / "bad.yaml").rename(project / "filings" / "bj-2015.yaml")
    assert floorperson("check", "filings", "--update-baseline").code == 0
    ended = floorperson("check", "filings")
    assert ended.code == 0
    assert "suppressed: max-payout-too-low in filings/bj-2015.yaml#max_payout: Waived by letter of July 1" in ended.out
    assert ended.out.splitlines()[-1].startswith("filings/bj-2015.yaml: 0 findings, 10 known, 1 suppressed, ")


@pytest.mark.long
@posix
@pytest.mark.parametrize("step", ["action", "gitlab"])
def test_the_steps_that_install_install(tmp_path: Path, step: str) -> None:
    """Other projects' packages come from the environment that runs the tests."""
    home = tmp_path / "environment"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    ask = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    place = subprocess.run(ask, capture_output=True, encoding="utf-8", check=True).stdout.strip()
    Path(place, "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    source = tmp_path / "floorperson"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".*", "tests", "__pycache__"))
    script = steps()["Install"]["run"]
    if step == "gitlab":
        (script,) = read(file_of(".gitlab-ci.yml"))["filings"]["before_script"]
    settings = {
        key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")
    } | {
        "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "GITHUB_ACTION_PATH": str(source),
        "FLOORPERSON": str(source),
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_NO_INDEX": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }  # fmt: skip
    command = ["bash", "-eo", "pipefail", "-c", f"{script}\nfloorperson --version"]
    ended = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("floorperson ")
    assert (home / "bin" / "floorperson").is_file()
