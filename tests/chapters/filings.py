"""What one rule makes of a filing written as a user would write it."""

from textwrap import dedent

from validator.filing.check import judge_filing


def outcome(chapter: str, rule: str, text: str) -> str:
    """How the rule of a chapter ended on a filing that says ``text`` besides its chapter: kept, broken, noted, not applicable ..."""
    report = judge_filing(f'chapter: "{chapter}"\n' + dedent(text), name="filing.yaml")
    assert report.faults == ()
    assert report.crashes == ()
    tally = next(tally for tally in report.tallies if tally.rule == rule)
    ended = {
        "pass": tally.passed,
        "fail": tally.failed,
        "review": tally.for_review,
        "not applicable": tally.not_applicable,
        "not checkable": tally.not_checkable,
    }
    (only,) = [name for name, count in ended.items() if count]
    return only
