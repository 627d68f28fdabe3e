"""§ 541.13(c) to (g): vigorish, its percentage, rounding and collection, and the election of the one on ties."""

from dataclasses import replace

from validator.chapters.baccarat import vigorish as asked
from validator.chapters.ch541_minibaccarat.conditions import CONTINUOUS, ORDINARY
from validator.chapters.checks import word_is
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

_DEFERRED = (asked.ON_WINNINGS, unless("vigorish.collected", "at-payout"))
vigorish_deferred_beyond_the_shoe = replace(asked.vigorish_deferred_beyond_the_shoe, when=(ORDINARY, *_DEFERRED))


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


vigorish_deferred_to_the_next_shoe = FilingCheck(
    title="Vigorish due before the next shoe, not before the reshuffle",
    reads=("vigorish.deferred_until",),
    when=(ORDINARY, *_DEFERRED),
    expected="due before the cards are reshuffled",
    observed="due: {deadlines}",
    message=(
        "deferred vigorish is due before play with the next dealing shoe begins; the text says before the cards are "
        "reshuffled"
    ),
    fails={"vigorish.deferred_until": ["new-shoe", "player-leaves"]},
    check=to_the_next_shoe,
)
vigorish_deferred_with_continuous_device = FilingCheck(
    title="Vigorish deferred with a device that reshuffles by itself",
    reads=("vigorish.collected",),
    when=(CONTINUOUS, asked.ON_WINNINGS),
    expected="collection as the winning payout is made",
    observed="{stated}",
    message=(
        "vigorish is deferred where a device reshuffles the cards all the time; the text has it collected before they "
        "are reshuffled"
    ),
    check=word_is("deferred"),
)
