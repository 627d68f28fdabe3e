"""Says what a table of findings cannot show: a rule that has no row in it need not have passed."""

import sys

from validator.report.closing import closing_of
from validator.report.judgment import Judgment
from validator.report.page import Page


def say_what_was_judged(judgment: Judgment) -> None:
    """Say on standard error what was judged, what was not and why, and what came of it: a table has no row for it."""
    judged, not_judged, in_all = closing_of(judgment)
    Page(sys.stderr).lines((f"judged: {judged}", f"not judged: {not_judged}", in_all))
