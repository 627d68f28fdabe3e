"""Runs the workbench on 127.0.0.1 until it is interrupted."""

import socket
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn

from validator.core.files import reason_of
from validator.web.app import workbench_app
from validator.web.judges import Judges
from validator.web.safety import Keys

_HOST = "127.0.0.1"


class PortTaken(Exception):
    """The port cannot be listened on; the message says why."""


def run_workbench(folder: Path, judges: Judges, port: int, *, open_browser: bool) -> None:
    """Serve a case folder; port 0 is one that is free. Raises PortTaken. Prints the address, which bears the token."""
    try:
        listening = socket.create_server((_HOST, port))
    except OSError as error:
        raise PortTaken(reason_of(error)) from error
    keys, own = Keys(), listening.getsockname()[1]
    app = workbench_app(folder, judges, keys, own)
    address = f"http://{_HOST}:{own}/?token={keys.token}"
    print(f"The workbench: {address}\nIt serves this computer alone, until Ctrl-C.", flush=True)
    if open_browser:
        webbrowser.open(address)
    config = uvicorn.Config(app, log_level="warning", access_log=False, server_header=False)
    with listening, suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
