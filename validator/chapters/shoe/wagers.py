"""How and until when wagers are made."""

from validator.chapters.questions import denied
from validator.core.question import FilingQuestion

verbal_wagers_unconfirmed = FilingQuestion(
    id="verbal-wagers-unconfirmed",
    title="Verbal wagers not confirmed by the dealer",
    reads=("wagers.verbal_wagers_confirmed",),
    expected="confirmation by the dealer",
    observed="none",
    message="verbal wagers accompanied by cash are accepted without the dealer's confirmation",
    check=denied,
)

verbal_wagers_unconverted = FilingQuestion(
    id="verbal-wagers-unconverted",
    title="Cash of verbal wagers not converted",
    reads=("wagers.verbal_wagers_converted",),
    expected="conversion into value chips or plaques",
    observed="none",
    message="the cash of verbal wagers is not converted into value chips or plaques",
    check=denied,
)
