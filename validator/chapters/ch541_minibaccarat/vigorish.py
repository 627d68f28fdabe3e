"""§ 541.13(c) to (g): vigorish, its percentage, rounding and collection, and the election of the one on ties."""

from validator.chapters.baccarat import facility, vigorish as asked
from validator.chapters.ch541_minibaccarat.conditions import CONTINUOUS, ORDINARY
from validator.chapters.questions import word_is
from validator.core.finding import Severity
from validator.core.rule import filing_rule, unless

vigorish_unspecified = asked.vigorish_unspecified.bind(
    "541.13(c)",
    "in an amount equal to the amount specified in the Rules Submission under § 521.2",
)
no_vigorish = asked.no_vigorish.bind(
    "541.13(c)", "the certificate holder shall extract a vigorish from the winning players"
)
vigorish_percentage = asked.vigorish_percentage.bind("541.13(c)", quote="of either 4% or 5% of the amount won")

_ROUNDED = "the certificate holder may round off the vigorish to 5 cents or the next highest multiple of five cents"
vigorish_rounded_down = asked.vigorish_rounded_down.bind("541.13(d)", _ROUNDED)
vigorish_rounded_to_nearest = asked.vigorish_rounded_to_nearest.bind(
    "541.13(d)", _ROUNDED, reading="rounding-of-vigorish"
)
vigorish_rounded_to_another_coin = asked.vigorish_rounded_to_another_coin.bind("541.13(d)", _ROUNDED)

_OPTION = "A dealer, in accordance with the option selected in the certificate holders Rules Submission under § 521.2"
_DUE = (
    "outstanding vigorish shall be collected prior to reshuffling the cards in a dealing shoe or when the player leaves"
    " the gaming table, whichever occurs first"
)
vigorish_collection_unselected = asked.vigorish_collection_unselected.bind("541.13(e)", _OPTION)
vigorish_collected_either_way = asked.vigorish_collected_either_way.bind(
    "541.13(e)",
    f"{_OPTION}, may collect the vigorish from a player at the time the winning payout is made or may defer it to a"
    " later time",
    reading="collection-option-unfiled",
)
_DEFERRED = (asked.ON_WINNINGS, unless("vigorish.collected", "at-payout"))
vigorish_deferred_beyond_leaving = asked.vigorish_deferred_beyond_leaving.bind("541.13(e)", _DUE)
vigorish_deferred_beyond_the_shoe = asked.vigorish_deferred_beyond_the_shoe.bind(
    "541.13(e)", _DUE, when=(ORDINARY, *_DEFERRED)
)


def to_the_next_shoe(deadlines: tuple[str, ...]) -> bool:
    """Vigorish is due before the reshuffle, which with two batches happens later than the end of the shoe.

    Fails:
        >>> to_the_next_shoe(("new-shoe", "player-leaves"))
        True
    Clean:
        >>> to_the_next_shoe(("reshuffle", "player-leaves"))
        False
        >>> to_the_next_shoe(("player-leaves",))
        False
    """
    return "new-shoe" in deadlines and "reshuffle" not in deadlines


vigorish_deferred_to_the_next_shoe = filing_rule(
    id="vigorish-deferred-to-the-next-shoe",
    title="Vigorish due before the next shoe, not before the reshuffle",
    cite="541.13(e)",
    quote=_DUE,
    severity=Severity.WARNING,
    reading="deadline-of-deferred-vigorish",
    reads=("vigorish.deferred_until",),
    when=(ORDINARY, *_DEFERRED),
    expected="due before the cards are reshuffled",
    observed="due: {deadlines}",
    message=(
        "deferred vigorish is due before play with the next dealing shoe begins; the text says before the cards are "
        "reshuffled"
    ),
)(to_the_next_shoe)
vigorish_deferred_with_continuous_device = filing_rule(
    id="vigorish-deferred-with-continuous-device",
    title="Vigorish deferred with a device that reshuffles by itself",
    cite="541.13(e)",
    quote=_DUE,
    severity=Severity.WARNING,
    reading="deferred-vigorish-with-a-continuous-device",
    reads=("vigorish.collected",),
    when=(CONTINUOUS, asked.ON_WINNINGS),
    expected="collection as the winning payout is made",
    observed="{stated}",
    message=(
        "vigorish is deferred where a device reshuffles the cards all the time; the text has it collected before they "
        "are reshuffled"
    ),
)(word_is("deferred"))
vigorish_untracked = asked.vigorish_untracked.bind(
    "541.13(e)",
    "The amount of any vigorish not collected at the time of the winning payouts shall be tracked by placing a coin or"
    " marker button containing the amount of the vigorish owed in a rectangular space",
)
marker_removed_early = asked.marker_removed_early.bind(
    "541.13(e)",
    "The coin or marker button may not be removed from the layout until the vigorish owed is collected",
)

tie_vigorish_percentage = asked.tie_vigorish_percentage.bind(
    "541.13(f)", quote="a vigorish equal to 25% of the player's wager on the Banker's Hand"
)
tie_vigorish_not_for_all = asked.tie_vigorish_not_for_all.bind(
    "541.13(f)", "elect to charge every player at a Minibaccarat table"
)
tie_vigorish_late = asked.tie_vigorish_late.bind(
    "541.13(f)",
    "shall be collected at the end of the round of play and prior to any cards being dealt for the next round of play",
)
both_kinds_of_vigorish = asked.both_kinds_of_vigorish.bind(
    "541.13(f)",
    "If a certificate holder elects to charge the vigorish authorized by this subsection, the vigorish otherwise"
    " required by subsection (c) may not be collected",
)

vigorish_not_for_all = asked.vigorish_not_for_all.bind(
    "541.13(g)",
    "The type and percentage of vigorish charged at a Minibaccarat table applies to all players at that table",
)
_UNIFORM = (
    "The same type and percentage of vigorish shall be used for all Minibaccarat tables located within a licensed"
    " facility"
)
vigorish_not_uniform = asked.vigorish_not_uniform.bind("541.13(g)", _UNIFORM)
vigorish_types_differ = facility.vigorish_types_differ.bind("541.13(g)", _UNIFORM)
vigorish_percentages_differ = facility.vigorish_percentages_differ.bind("541.13(g)", _UNIFORM)
