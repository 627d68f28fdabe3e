"""How and until when wagers are made."""

from validator.chapters.checks import denied
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

# Where the filing lists what wagers are made with and verbal wagers are not among it, none is there to be confirmed.
VERBAL_WAGERS_TAKEN = unless("wagers.instruments[verbal-with-cash]", False)

verbal_wagers_unconfirmed = FilingCheck(
    title="Verbal wagers not confirmed by the dealer",
    reads=("wagers.verbal_wagers_confirmed",),
    when=(VERBAL_WAGERS_TAKEN,),
    expected="confirmation by the dealer",
    observed="none",
    message="verbal wagers accompanied by cash are accepted without the dealer's confirmation",
    check=denied,
)

verbal_wagers_unconverted = FilingCheck(
    title="Cash of verbal wagers not converted",
    reads=("wagers.verbal_wagers_converted",),
    when=(VERBAL_WAGERS_TAKEN,),
    expected="conversion into value chips or plaques",
    observed="none",
    message="the cash of verbal wagers is not converted into value chips or plaques",
    check=denied,
)
