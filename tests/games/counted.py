"""What a replay counted of a rule, in short, and in what words it told a finding."""

from validator.replay_report import ReplayReport


def counted(report: ReplayReport, rule: str) -> str:
    """How often a rule ended in which way: "2 passed, 1 not applicable, 1 lacks: the dealer's first card"."""
    tally = report.tally(rule)
    ways = (
        (tally.passed, "passed"),
        (tally.failed, "failed"),
        (tally.for_review, "for review"),
        (tally.not_applicable, "not applicable"),
        *((number, f"lacks: {fact}") for fact, number in sorted(tally.missing.items())),
    )
    return ", ".join(f"{number} {way}" for number, way in ways if number)


def worded(report: ReplayReport, rule: str) -> list[str]:
    """What is said of each finding under a rule."""
    return [one.message for one in report.findings if one.rule == rule]
