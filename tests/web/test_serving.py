"""The workbench as it is started from the command line, and what hinders that."""

import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import anyio
import httpx
import pytest

from tests.command_line import Floorperson
from tests.web.conftest import ORIGIN, PORT
from validator.commands import serve
from validator.report.judgment import CheckedFilings
from validator.web.app import workbench_app
from validator.web.judges import Judges, NotJudged
from validator.web.safety import Keys

ROOT = Path(__file__).parents[2]


@pytest.fixture
def started(tmp_path: Path) -> Iterator[tuple["subprocess.Popen[str]", int, str]]:
    """A server in a process of its own, its port and its token."""
    command = [sys.executable, "-m", "validator", "serve", str(tmp_path), "--no-browser"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\S+)", process.stdout.readline())
        assert found is not None
        try:
            yield process, int(found[1]), found[2]
        finally:
            process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="a signal as Ctrl-C sends it")
def test_it_answers_who_has_the_token_until_ctrl_c(started: tuple["subprocess.Popen[str]", int, str]) -> None:
    process, port, token = started
    asked = HTTPConnection("127.0.0.1", port, timeout=20)
    asked.request("GET", "/")
    assert asked.getresponse().status == 403
    asked.close()
    asked.request("GET", f"/?token={token}")
    answer = asked.getresponse()
    assert answer.status == 303
    cookie = str(answer.getheader("set-cookie")).partition(";")[0]
    asked.close()
    asked.request("GET", "/", headers={"Cookie": cookie})
    assert "holds no file yet" in asked.getresponse().read().decode()
    asked.close()
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0


def test_a_port_that_is_taken_and_a_folder_that_is_none_are_told(floorperson: Floorperson, tmp_path: Path) -> None:
    here = Path.cwd()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = floorperson("serve", tmp_path, "--port", port, "--no-browser")
        assert (ended.code, f"port {port} cannot be used" in ended.err) == (2, True)
    ended = floorperson("serve", tmp_path / "missing", "--no-browser")
    assert (ended.code, "cannot be entered" in ended.err) == (2, True)
    assert Path.cwd() == here


def test_while_a_file_is_judged_other_pages_are_answered(tmp_path: Path) -> None:
    (tmp_path / "filing.yaml").write_text("chapter: x", encoding="utf-8")
    answered = threading.Event()

    def check(filing: Path) -> CheckedFilings:
        raise NotJudged("the other page came first" if answered.wait(20) else "no other page came")

    keys = Keys()
    app = workbench_app(tmp_path, Judges(check, lambda log, filings: pytest.fail("no log")), keys, PORT)

    async def ask() -> str:
        told = ""
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
            await client.get(f"/?token={keys.token}")

            async def judged() -> None:
                nonlocal told
                told = (await client.get("/check?file=filing.yaml")).text

            async with anyio.create_task_group() as tasks:
                tasks.start_soon(judged)
                assert (await client.get("/law/633a")).status_code == 200
                answered.set()
        return told

    assert "the other page came first" in anyio.run(ask)


def test_the_demonstration_can_be_served(floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []

    def serving(folder: Path, *, open_browser: bool) -> int:
        assert open_browser
        served.extend(sorted(path.name for path in folder.iterdir()))
        return 0

    monkeypatch.setattr(serve, "serve_folder", serving)
    assert floorperson("demo", "--serve").code == 0
    assert served == ["633a-shoe.yaml", "bad.yaml", "log.jsonl"]
