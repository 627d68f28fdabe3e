"""A workbench over a case folder, asked without a network."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from starlette.testclient import TestClient

from validator.commands.serve import judges_of_commands
from validator.core.data import data_folder
from validator.web.app import workbench_app
from validator.web.safety import Keys

SUBMISSIONS = data_folder("submissions")
PORT = 8590
ORIGIN = f"http://127.0.0.1:{PORT}"


class Served(NamedTuple):
    """A workbench: who asks it with its cookie, its secrets, its case folder, and how to ask it without."""

    client: TestClient
    keys: Keys
    folder: Path
    stranger: TestClient

    def page(self, address: str, status: int = 200) -> str:
        """A page, which has the status demanded and no path of the server."""
        answer = self.client.get(address)
        assert answer.status_code == status, answer.text
        assert str(self.folder) not in answer.text and str(self.folder.parent) not in answer.text
        text: str = answer.text
        return text

    def hand_in(self, *files: tuple[str, bytes], token: str | None = None, origin: str = ORIGIN) -> int:
        """The status with which files are taken."""
        answer = self.client.post(
            "/hand-in",
            data={"form_token": self.keys.form if token is None else token},
            files=[("files", one) for one in files],
            headers={"Origin": origin},
            follow_redirects=False,
        )
        status: int = answer.status_code
        return status


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    folder = tmp_path / "case"
    folder.mkdir()
    for path in (SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml", SUBMISSIONS / "demo" / "log.jsonl"):
        shutil.copy(path, folder)
    monkeypatch.chdir(folder)
    keys = Keys()
    app = workbench_app(folder, judges_of_commands(), keys, PORT, most=1 << 20)
    client = TestClient(app, ORIGIN, raise_server_exceptions=False)
    assert client.get(f"/?token={keys.token}", follow_redirects=False).status_code == 303
    yield Served(client, keys, folder, TestClient(app, ORIGIN, raise_server_exceptions=False))
