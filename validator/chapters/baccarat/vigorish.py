"""Vigorish: its type and percentage, rounding, collection, and that it is the same for all."""

from validator.chapters.checks import denied, granted, leaves_out, other_percentage, other_than, unstated, word_is
from validator.core.rule import Present, equals, unless
from validator.core.rule_definitions import FilingCheck
from validator.law.facts import Bound
from validator.submission.convert import convert_value

ON_WINNINGS = unless("vigorish.type", "tie", "none")
"""Condition: vigorish is charged on winnings, also where the filing names a percentage and no type."""


vigorish_unspecified = FilingCheck(
    title="Percentage of the vigorish not specified",
    may_read=("vigorish.percent",),
    when=(ON_WINNINGS,),
    expected="the percentage of the vigorish on winnings",
    observed="none",
    message="the filing does not specify the percentage of the vigorish on winning wagers on the Banker's Hand",
    check=unstated,
)


def unlawful_percentage(percent_hundredths: int, lawful: tuple[str, ...]) -> bool:
    """The percentage is one of those that the law gives.

    Fails:
        >>> unlawful_percentage(450, ("4", "5"))
        True
    Clean:
        >>> unlawful_percentage(400, ("4", "5"))
        False
    """
    return percent_hundredths not in [convert_value("percent", f"{one}%") for one in lawful]


vigorish_percentage = FilingCheck(
    title="Vigorish of another percentage",
    reads=("vigorish.percent",),
    facts=("vigorish_percents",),
    when=(ON_WINNINGS,),
    expected="one of {lawful} percent",
    observed="{percent_hundredths}",
    message="the vigorish on winnings is {percent_hundredths}; the law gives the choice of {lawful} percent",
    fails={"vigorish.percent": "4.5%"},
    check=unlawful_percentage,
)

no_vigorish = FilingCheck(
    title="No vigorish on winning wagers on the Banker's Hand",
    reads=("vigorish.type",),
    expected="a vigorish",
    observed="{stated}",
    message="the filing charges no vigorish; the law says that it shall be extracted from the winning players",
    check=word_is("none"),
)

vigorish_rounded_down = FilingCheck(
    title="Vigorish rounded down",
    reads=("vigorish.rounding",),
    expected="the exact amount, or that rounded up",
    observed="{stated}",
    message="the vigorish is rounded down; the law lets it be rounded to the next highest multiple",
    passes={"vigorish.rounding": "none"},
    check=word_is("down"),
)

vigorish_rounded_to_nearest = FilingCheck(
    title="Vigorish rounded to the nearest multiple",
    reads=("vigorish.rounding",),
    expected="the exact amount, or that rounded up",
    observed="{stated}",
    message="the vigorish is rounded to the nearest multiple; the text speaks of rounding off and of the next highest",
    passes={"vigorish.rounding": "none"},
    check=word_is("nearest"),
)


def another_coin(amount_cents: int, lawful_cents: Bound) -> bool:
    """Vigorish is rounded to multiples of the law's amount; to a cent, the least that is paid, it is not rounded off.

    Fails:
        >>> another_coin(25, Bound("exactly", 5))
        True
    Clean:
        >>> another_coin(5, Bound("exactly", 5))
        False
        >>> another_coin(1, Bound("exactly", 5))
        False
    """
    return amount_cents != 1 and not lawful_cents.allows(amount_cents - lawful_cents.number)


vigorish_rounded_to_another_coin = FilingCheck(
    title="Vigorish rounded to multiples of another amount",
    reads=("vigorish.rounding_to",),
    facts=("vigorish_rounding_cents",),
    when=(unless("vigorish.rounding", "none"),),
    expected="multiples of {lawful_cents}",
    observed="multiples of {amount_cents}",
    message="the vigorish is rounded to multiples of {amount_cents}; the law says {lawful_cents}",
    fails={"vigorish.rounding_to": "0.50"},
    passes={"vigorish.rounding_to": "0.01"},
    check=another_coin,
)

vigorish_collection_unselected = FilingCheck(
    title="No time selected for collecting the vigorish",
    may_read=("vigorish.collected",),
    when=(Present("vigorish"), ON_WINNINGS),
    expected="collection at the payout, or deferred",
    observed="{stated}",
    message="the filing does not select whether vigorish is collected as the payout is made or deferred",
    check=unstated,
)

vigorish_collected_either_way = FilingCheck(
    title="Time of collecting the vigorish left to the dealer",
    reads=("vigorish.collected",),
    when=(ON_WINNINGS,),
    expected="one of the two options",
    observed="{stated}",
    message="the filing leaves the time of collecting vigorish to the dealer; the text speaks of the option selected",
    passes={"vigorish.collected": "at-payout"},
    check=word_is("either"),
)


vigorish_deferred_beyond_leaving = FilingCheck(
    title="Vigorish not due when the player leaves",
    reads=("vigorish.deferred_until",),
    when=(ON_WINNINGS, unless("vigorish.collected", "at-payout")),
    expected="due when the player leaves the table",
    observed="due: {stated}",
    message="deferred vigorish must be collected when the player leaves the table; the filing names {stated}",
    check=leaves_out("player-leaves"),
)


def beyond_the_shoe(deadlines: tuple[str, ...]) -> bool:
    """Deferred vigorish is collected before the shoe is over for good: before the reshuffle or the next shoe.

    Fails:
        >>> beyond_the_shoe(("player-leaves",))
        True
    Clean:
        >>> beyond_the_shoe(("player-leaves", "reshuffle"))
        False
        >>> beyond_the_shoe(("player-leaves", "new-shoe"))
        False
    """
    return "reshuffle" not in deadlines and "new-shoe" not in deadlines


vigorish_deferred_beyond_the_shoe = FilingCheck(
    title="Vigorish not due at the end of the shoe",
    reads=("vigorish.deferred_until",),
    when=(ON_WINNINGS, unless("vigorish.collected", "at-payout")),
    expected="due at the end of the shoe",
    observed="due: {deadlines}",
    message="deferred vigorish must be collected at the end of the dealing shoe; the filing names {deadlines}",
    fails={"vigorish.deferred_until": ["player-leaves"]},
    check=beyond_the_shoe,
)

vigorish_untracked = FilingCheck(
    title="Deferred vigorish not tracked by coin or marker button",
    reads=("vigorish.tracked_by",),
    when=(ON_WINNINGS, unless("vigorish.collected", "at-payout")),
    expected="a coin or marker button on the layout",
    observed="{stated}",
    message=(
        "the law says: deferred vigorish is tracked by a coin or marker button on the layout; the filing says {stated}"
    ),
    passes={"vigorish.tracked_by": "coin"},
    check=word_is("otherwise"),
)

marker_removed_early = FilingCheck(
    title="Coin or marker button removed before the vigorish is collected",
    reads=("vigorish.marker_removed_before_collection",),
    when=(ON_WINNINGS, unless("vigorish.collected", "at-payout")),
    expected="on the layout until the vigorish is collected",
    observed="removed before",
    message="the coin or marker button may be removed before the vigorish owed is collected",
    check=granted,
)


tie_vigorish_percentage = FilingCheck(
    title="Vigorish on ties of another percentage",
    reads=("vigorish.percent",),
    facts=("tie_vigorish_percent",),
    when=(equals("vigorish.type", "tie"),),
    expected="{lawful} percent of the wager",
    observed="{percent_hundredths}",
    message="the filing elects the vigorish on ties and says {percent_hundredths}; the law {lawful} percent",
    fails={"vigorish.percent": "20%"},
    check=other_percentage,
)

tie_vigorish_not_for_all = FilingCheck(
    title="Vigorish on ties not charged to every player",
    reads=("vigorish.applies_to",),
    when=(equals("vigorish.type", "tie", "both"),),
    expected="every player at the table",
    observed="{stated}",
    message="the law says: the vigorish on ties is charged to every player at the table; the filing says {stated}",
    check=other_than("all-players"),
)

tie_vigorish_late = FilingCheck(
    title="Vigorish on ties not collected at the end of the round",
    reads=("vigorish.tie_collected",),
    when=(equals("vigorish.type", "tie", "both"),),
    expected="at the end of the round",
    observed="{stated}",
    message=(
        "the law says: the vigorish on ties is collected before any card of the next round is dealt; the filing says "
        "{stated}"
    ),
    check=other_than("end-of-round"),
)

tie_vigorish_deferred = FilingCheck(
    title="Vigorish on ties deferred",
    reads=("vigorish.collected",),
    when=(equals("vigorish.type", "tie"),),
    expected="at the end of the round",
    observed="{stated}",
    message=(
        "the filing charges vigorish on ties alone, which is collected before any card of the next round is dealt; of"
        " its collection it says {stated}"
    ),
    passes={"vigorish.collected": "at-payout"},
    check=other_than("at-payout"),
)

both_kinds_of_vigorish = FilingCheck(
    title="Vigorish on winnings beside the one on ties",
    reads=("vigorish.type",),
    expected="one of the two",
    observed="{stated}",
    message="the filing elects the vigorish on ties and charges the one on winnings as well, which is forbidden then",
    check=word_is("both"),
)

vigorish_not_for_all = FilingCheck(
    title="Vigorish not the same for all players",
    reads=("vigorish.applies_to",),
    when=(unless("vigorish.type", "tie", "both"),),
    expected="all players at the table",
    observed="{stated}",
    message="the law says: the vigorish charged at a table applies to all players there; the filing says {stated}",
    check=other_than("all-players"),
)

vigorish_not_uniform = FilingCheck(
    title="Vigorish not the same at all tables of the facility",
    reads=("vigorish.same_at_all_tables",),
    expected="the same at all tables for the game in the facility",
    observed="not the same",
    message="the filing says that not all tables for the game in the facility use the same vigorish",
    check=denied,
)


def to_a_reshuffle(deadlines: tuple[str, ...]) -> bool:
    """Where decks are changed after each shoe it is open whether cards are ever reshuffled, and so when this ends.

    Fails:
        >>> to_a_reshuffle(("reshuffle", "player-leaves"))
        True
    Clean:
        >>> to_a_reshuffle(("new-shoe", "reshuffle"))
        False
        >>> to_a_reshuffle(("player-leaves",))
        False
    """
    return "reshuffle" in deadlines and "new-shoe" not in deadlines


vigorish_deferred_to_a_reshuffle = FilingCheck(
    title="Vigorish due before a reshuffle, not before the next shoe",
    reads=("vigorish.deferred_until",),
    when=(ON_WINNINGS, unless("vigorish.collected", "at-payout")),
    expected="due before play with a new dealing shoe begins",
    observed="due: {deadlines}",
    message=(
        "deferred vigorish is due before the cards are reshuffled; the text says before play with a new dealing shoe, "
        "and has the decks changed after each"
    ),
    fails={"vigorish.deferred_until": ["reshuffle", "player-leaves"]},
    check=to_a_reshuffle,
)

tie_vigorish_rounded = FilingCheck(
    title="Vigorish on ties rounded",
    reads=("vigorish.rounding",),
    when=(equals("vigorish.type", "tie"),),
    expected="the exact amount",
    observed="rounded {stated}",
    message="the vigorish on ties is rounded; the text rounds vigorish and does not say whether this one too",
    check=word_is("up"),
)
