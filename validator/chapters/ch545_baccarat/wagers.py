"""§ 545.8: the wagers, what they are made with and until when, and what becomes of them on equal Point Counts."""

from validator.chapters.checks import word_is
from validator.core.rule_definitions import FilingCheck

banker_wager_charged_on_tie = FilingCheck(
    title="Wager on the Banker's Hand charged on equal Point Counts",
    reads=("wagers.banker_on_tie",),
    expected="returned",
    observed="{stated}",
    message="a wager on the Banker's Hand is charged if the Point Counts are equal; this chapter has it returned",
    check=word_is("charged"),
)


tie_vigorish_forbidden = FilingCheck(
    title="Vigorish on ties, which the chapter does not have",
    reads=("vigorish.type",),
    expected="vigorish on winnings alone",
    observed="{stated}",
    message=(
        "the filing charges a vigorish if the Point Counts are equal ({stated}); this chapter has the wager returned"
        " then"
    ),
    check=word_is("both", "tie"),
)
