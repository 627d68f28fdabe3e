"""The workbench as it is started from the command line, and what hinders that."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.command_line import Floorperson

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
