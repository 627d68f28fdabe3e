"""§ 543.13(c) to (g): vigorish, its percentage, rounding and collection, and the election of the one on ties."""

from validator.chapters.questions import word_is
from validator.core.question import FilingQuestion
from validator.core.rule import equals

tie_vigorish_rounded = FilingQuestion(
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
