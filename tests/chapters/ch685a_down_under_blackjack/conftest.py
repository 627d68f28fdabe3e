"""What looks back on all replays of these tests runs last."""

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put test_every_play_rule.py behind all others."""
    items.sort(key=lambda item: item.path.name == "test_every_play_rule.py")
