"""§ 545.13(c) to (f): vigorish, its percentage, rounding and collection; this chapter has none on ties."""

from validator.chapters.baccarat import facility, vigorish as asked
from validator.core.rule import filing_rule, unless
from validator.submission.convert import convert

vigorish_unspecified = asked.vigorish_unspecified.bind(
    "545.13(c)",
    "in an amount equal to the amount specified in the Rules Submission under § 521.2",
)
no_vigorish = asked.no_vigorish.bind(
    "545.13(c)", "the certificate holder shall extract a vigorish from the winning player"
)
vigorish_percentage = asked.vigorish_percentage.bind("545.13(c)", quote="of either 4% or 5% of the amount won")

_MAY_ROUND = "When collecting the vigorish, the certificate holder may round off the amount of"
vigorish_rounded_down = asked.vigorish_rounded_down.bind("545.13(d)", _MAY_ROUND)
vigorish_rounded_to_nearest = asked.vigorish_rounded_to_nearest.bind(
    "545.13(d)", _MAY_ROUND, reading="rounding-of-vigorish"
)


def another_step(
    amount_cents: int, percent_hundredths: int, lower: int, higher: int, percents: tuple[str, ...]
) -> bool:
    """Each of the two percentages is rounded to multiples of its own amount; to a cent it is not rounded off.

    Fails:
        >>> another_step(25, 400, 20, 25, ("4", "5"))
        True
        >>> another_step(20, 500, 20, 25, ("4", "5"))
        True
    Clean:
        >>> another_step(20, 400, 20, 25, ("4", "5"))
        False
        >>> another_step(25, 500, 20, 25, ("4", "5"))
        False
        >>> another_step(25, 450, 20, 25, ("4", "5"))
        False
        >>> another_step(1, 500, 20, 25, ("4", "5"))
        False
    """
    steps = dict(zip((convert("percent", f"{one}%") for one in percents), (lower, higher), strict=True))
    return percent_hundredths in steps and amount_cents not in (1, steps[percent_hundredths])


vigorish_rounded_to_another_coin = filing_rule(
    id="vigorish-rounded-to-another-coin",
    title="Vigorish rounded to multiples of another amount",
    cite="545.13(d)",
    quote=(
        "a 5% vigorish to 25 cents or the next highest multiple of 25 cents, and the amount of a 4% vigorish to 20"
        " cents or the next highest multiple of 20 cents"
    ),
    reads=("vigorish.rounding_to", "vigorish.percent"),
    facts=("vigorish_rounding_cents_at_4_percent", "vigorish_rounding_cents_at_5_percent", "vigorish_percents"),
    when=(unless("vigorish.rounding", "none"),),
    expected="multiples of {lower} for the lower percentage, of {higher} for the higher",
    observed="multiples of {amount_cents}",
    message=(
        "the vigorish of {percent_hundredths} is rounded to multiples of {amount_cents}; each percentage has an amount "
        "of its own"
    ),
)(another_step)

_OPTION = "A dealer, in accordance with the option selected in the certificate holders Rules Submission under § 521.2"
_DUE = (
    "outstanding vigorish shall be collected prior to beginning play with a new dealing shoe of cards or when the"
    " player leaves the gaming table, whichever occurs first"
)
vigorish_collection_unselected = asked.vigorish_collection_unselected.bind("545.13(e)", _OPTION)
vigorish_collected_either_way = asked.vigorish_collected_either_way.bind(
    "545.13(e)",
    f"{_OPTION}, may collect the vigorish from a player at the time the winning payout is made or may defer the"
    " collection of the vigorish to a later time",
    reading="collection-option-unfiled",
)
vigorish_deferred_beyond_leaving = asked.vigorish_deferred_beyond_leaving.bind("545.13(e)", _DUE)
vigorish_deferred_beyond_the_shoe = asked.vigorish_deferred_beyond_the_shoe.bind("545.13(e)", _DUE)
vigorish_deferred_to_a_reshuffle = asked.vigorish_deferred_to_a_reshuffle.bind(
    "545.13(e)", _DUE, reading="which-reshuffle"
)
vigorish_untracked = asked.vigorish_untracked.bind(
    "545.13(e)",
    "The amount of any vigorish not collected at the time of the winning payout shall be tracked by placing a coin or"
    " marker button containing the amount of the vigorish owed in a rectangular space",
)
marker_removed_early = asked.marker_removed_early.bind(
    "545.13(e)",
    "The coin or marker button may not be removed from the layout until the vigorish owed is collected",
)

vigorish_not_for_all = asked.vigorish_not_for_all.bind(
    "545.13(f)", "The percentage of vigorish charged at a Baccarat table shall apply to all players at that table"
)
_UNIFORM = "The same percentage of vigorish shall be used for all Baccarat tables located within a licensed facility"
vigorish_not_uniform = asked.vigorish_not_uniform.bind("545.13(f)", _UNIFORM)
vigorish_percentages_differ = facility.vigorish_percentages_differ.bind("545.13(f)", _UNIFORM)
