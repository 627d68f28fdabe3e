"""What a replay counted of a rule, and in what words it told its findings."""

from validator.replay.report import ReplayReport


def counted(report: ReplayReport, rule: str, chapter: str = "") -> str:
    """How often a rule ended in which way: "2 passed, 1 not applicable, 1 lacks: the dealer's first card".

    "never" where it was not asked at all. ``chapter`` where the report is on several that share the rule.
    """
    tally = report.tally(rule, chapter)
    ways = (
        (tally.passed, "passed"),
        (tally.failed, "failed"),
        (tally.for_review, "for review"),
        (tally.not_applicable, "not applicable"),
        *((number, f"lacks: {fact}") for fact, number in sorted(tally.missing.items())),
    )
    return ", ".join(f"{number} {way}" for number, way in ways if number) or "never"


def worded(report: ReplayReport, rule: str) -> list[str]:
    """What is said of each finding under a rule."""
    return [one.message for one in report.findings if one.rule == rule]
