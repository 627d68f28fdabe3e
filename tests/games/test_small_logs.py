"""What is found in small logs, and how rules are counted there: tests/games/small_logs.py says what an entry tells."""

from pathlib import Path

import pytest

from tests.games.small_logs import Small, small_logs

LOGS = [log for file in sorted(Path(__file__).parent.glob("*/small_logs.yaml")) for log in small_logs(file)]


@pytest.mark.parametrize("log", LOGS, ids=str)
def test_what_is_found_and_counted(log: Small) -> None:
    log.holds()
