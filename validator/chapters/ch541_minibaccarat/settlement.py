"""§ 541.12: announcing the result, collecting and paying wagers, and the discards."""

from validator.chapters.checks import denied
from validator.core.rule_definitions import FilingCheck

hands_not_reconstructible = FilingCheck(
    title="Discards that do not permit reconstruction",
    reads=("dealing.discards_reconstructible",),
    expected="reconstruction possible",
    observed="not possible",
    message="the cards go to the discard rack so that the hands cannot be readily arranged",
    check=denied,
)
