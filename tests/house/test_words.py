"""No word of a rule, no severity, open reading, path, condition or fact changes unnoticed."""

from tests.words import FILE, written


def test_the_rules_say_what_was_last_read() -> None:
    """Where a change is meant, ``python -m tests.words`` writes it down; read the difference like law."""
    before, now = FILE.read_text(encoding="utf-8").splitlines(), written().splitlines()
    assert {"gone": sorted(set(before) - set(now)), "new": sorted(set(now) - set(before))} == {"gone": [], "new": []}
    assert before == now
