"""Imports without the garbage collector, which is left as it was found."""

import gc

import pytest

from validator.core.imports import imports_that_last


@pytest.mark.parametrize("enabled", [True, False])
def test_the_collector_rests_within_and_is_left_as_it_was(enabled: bool) -> None:
    before = gc.isenabled()
    (gc.enable if enabled else gc.disable)()
    try:
        with imports_that_last():
            assert not gc.isenabled()
        assert gc.isenabled() is enabled
        with pytest.raises(ImportError), imports_that_last():
            raise ImportError
        assert gc.isenabled() is enabled
    finally:
        (gc.enable if before else gc.disable)()


def test_what_one_run_leaves_behind_is_not_kept_by_the_next() -> None:
    with imports_that_last():
        pass
    kept = gc.get_freeze_count()
    with imports_that_last():
        left = [object() for _ in range(1000)]
    assert gc.get_freeze_count() == kept
    assert left
