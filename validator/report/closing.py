"""The three lines that every report for people ends with."""

from validator.report.judgment import CheckedFilings, Judgment


def closing_of(judgment: Judgment) -> tuple[str, str, str]:
    """What was judged, under what and by which law; what was not and why; what came of it. A line each."""
    if isinstance(judgment, CheckedFilings):
        from validator.report import check_text

        return check_text.closing(judgment)
    from validator.report import replay_text

    return replay_text.closing(judgment)


def is_clean(judgment: Judgment) -> bool:
    """Whether nothing new fails and nothing that was given was left aside."""
    if isinstance(judgment, CheckedFilings):
        from validator.report import check_text

        return check_text.is_clean(judgment)
    from validator.report import replay_text

    return replay_text.is_clean(judgment)
