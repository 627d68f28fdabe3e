"""§ 543.13(c) to (g): vigorish, its percentage, rounding and collection, and the election of the one on ties."""

from validator.chapters.baccarat import facility, vigorish as asked
from validator.chapters.questions import word_is
from validator.core.finding import Severity
from validator.core.rule import equals, filing_rule

vigorish_unspecified = asked.vigorish_unspecified.bind(
    "543.13(c)",
    "in an amount equal to the amount specified in the Rules Submission under § 521.2",
)
no_vigorish = asked.no_vigorish.bind(
    "543.13(c)", "the certificate holder shall extract a vigorish from the winning players"
)
vigorish_percentage = asked.vigorish_percentage.bind("543.13(c)", quote="of either 4% or 5% of the amount won")

_ROUNDED = "the certificate holder may round off the vigorish to 5 cents or the next highest multiple of 5 cents"
vigorish_rounded_down = asked.vigorish_rounded_down.bind("543.13(d)", _ROUNDED)
vigorish_rounded_to_nearest = asked.vigorish_rounded_to_nearest.bind(
    "543.13(d)", _ROUNDED, reading="rounding-of-vigorish"
)
vigorish_rounded_to_another_coin = asked.vigorish_rounded_to_another_coin.bind("543.13(d)", _ROUNDED)

_OPTION = "A dealer, in accordance with the option selected in the certificate holders Rules Submission under § 521.2"
_DUE = (
    "outstanding vigorish shall be collected prior to beginning play with a new dealing shoe of cards or when the"
    " player leaves the gaming table, whichever occurs first"
)
vigorish_collection_unselected = asked.vigorish_collection_unselected.bind("543.13(e)", _OPTION)
vigorish_collected_either_way = asked.vigorish_collected_either_way.bind(
    "543.13(e)",
    f"{_OPTION}, may collect the vigorish from a player at the time the winning payout is made or may defer it to a"
    " later time",
    reading="collection-option-unfiled",
)
vigorish_deferred_beyond_leaving = asked.vigorish_deferred_beyond_leaving.bind("543.13(e)", _DUE)
vigorish_deferred_beyond_the_shoe = asked.vigorish_deferred_beyond_the_shoe.bind("543.13(e)", _DUE)
vigorish_deferred_to_a_reshuffle = asked.vigorish_deferred_to_a_reshuffle.bind(
    "543.13(e)", _DUE, reading="which-reshuffle"
)
vigorish_untracked = asked.vigorish_untracked.bind(
    "543.13(e)",
    "The amount of any vigorish not collected at the time of the winning payouts shall be tracked by placing a coin or"
    " marker button containing the amount of the vigorish owed in a rectangular space",
)
marker_removed_early = asked.marker_removed_early.bind(
    "543.13(e)",
    "The coin or marker button shall not be removed from the layout until the vigorish owed is collected",
)

tie_vigorish_percentage = asked.tie_vigorish_percentage.bind(
    "543.13(f)", quote="a vigorish equal to 25% of the player's wager on the Banker's Hand"
)
tie_vigorish_rounded = filing_rule(
    id="tie-vigorish-rounded",
    title="Vigorish on ties rounded",
    cite="543.13(f)",
    quote="a vigorish equal to 25% of the player's wager on the Banker's Hand",
    severity=Severity.WARNING,
    reading="rounding-of-the-tie-vigorish",
    reads=("vigorish.rounding",),
    when=(equals("vigorish.type", "tie"),),
    expected="the exact amount",
    observed="rounded {stated}",
    message="the vigorish on ties is rounded; the text rounds vigorish and does not say whether this one too",
)(word_is("up"))
tie_vigorish_not_for_all = asked.tie_vigorish_not_for_all.bind(
    "543.13(f)", "elect to charge every player at a Midibaccarat table"
)
tie_vigorish_late = asked.tie_vigorish_late.bind(
    "543.13(f)",
    "shall be collected at the end of the round of play and prior to any cards being dealt for the next round of play",
)
both_kinds_of_vigorish = asked.both_kinds_of_vigorish.bind(
    "543.13(f)",
    "If a certificate holder elects to charge the vigorish authorized by this subsection, the vigorish otherwise"
    " required by subsection (c) may not be collected",
)

vigorish_not_for_all = asked.vigorish_not_for_all.bind(
    "543.13(g)",
    "The type and percentage of vigorish charged at a Midibaccarat table applies to all players at that table",
)
_UNIFORM = (
    "The same type and percentage of vigorish shall be used for all Midibaccarat tables located within a licensed"
    " facility"
)
vigorish_not_uniform = asked.vigorish_not_uniform.bind("543.13(g)", _UNIFORM)
vigorish_types_differ = facility.vigorish_types_differ.bind("543.13(g)", _UNIFORM)
vigorish_percentages_differ = facility.vigorish_percentages_differ.bind("543.13(g)", _UNIFORM)
