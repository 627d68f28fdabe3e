"""Work done in a child of this process, so that nothing of what it changes or keeps is found by what is done next."""

import os
import pickle
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tests.scratch import scratch

Came = TypeVar("Came")


def apart(work: Callable[[], Came], longest: int) -> Came | None:
    """What comes of work in a child; None where the child dies of it, or has not ended after so many seconds."""
    file = Path(scratch(), "came")
    file.unlink(missing_ok=True)
    child = os.fork()
    if not child:
        try:
            signal.alarm(longest)
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (1, 2):
                os.dup2(nowhere, stream)
            came = work()
            file.with_suffix(".part").write_bytes(pickle.dumps(came))
            file.with_suffix(".part").rename(file)
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    return pickle.loads(file.read_bytes()) if file.exists() else None
