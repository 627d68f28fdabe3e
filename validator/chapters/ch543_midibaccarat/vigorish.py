"""§ 543.13(c) to (g): vigorish, its percentage, rounding and collection, and the election of the one on ties."""

from validator.chapters.checks import word_is
from validator.core.rule import equals
from validator.core.said import FilingCheck

tie_vigorish_rounded = FilingCheck(
    id="tie-vigorish-rounded",
    title="Vigorish on ties rounded",
    reads=("vigorish.rounding",),
    when=(equals("vigorish.type", "tie"),),
    expected="the exact amount",
    observed="rounded {stated}",
    message="the vigorish on ties is rounded; the text rounds vigorish and does not say whether this one too",
    fails={"vigorish.rounding": "up"},
    check=word_is("up"),
)
