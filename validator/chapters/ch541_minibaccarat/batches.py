"""§§ 541.3(b) and 541.4(d): the two batches of cards that an automated shuffling device takes turns with."""

from validator.chapters.ch541_minibaccarat.conditions import AUTOMATED, CONTINUOUS
from validator.chapters.questions import denied
from validator.chapters.shoe import batches as common
from validator.core.finding import Severity
from validator.core.rule import filing_rule

_DECKS = "If an automated card shuffling device is utilized, Minibaccarat shall be played with 12 to 16 decks of cards"
_SIZES = ("cards.batches[0].decks", "cards.batches[1].decks", "cards.batches[2].decks")


def _of_all_batches(*batches: int | None) -> int | None:
    """The decks of the batches that the filing describes, or None where it describes none."""
    described = [batch for batch in batches if batch is not None]
    return sum(described) if described else None


@filing_rule(
    id="too-few-decks-for-the-shuffler",
    title="Fewer decks than an automated shuffling device demands",
    cite="541.3(b)",
    quote=_DECKS,
    reads=("cards.decks",),
    may_read=_SIZES,
    facts=("batched_decks_minimum",),
    when=(AUTOMATED,),
    expected="at least {minimum} decks in two batches",
    observed="{decks} dealt from; batches of {first} and {second}",
    message="an automated shuffling device is used, which demands at least {minimum} decks in two batches",
)
def too_few_decks_for_the_shuffler(
    decks: int, first: int | None, second: int | None, third: int | None, minimum: int
) -> bool:
    """With an automated shuffling device the batches together have at least the decks that the law demands.

    Where the filing describes no batches, the decks dealt from are taken for one of two batches alike.

    Fails:
        >>> too_few_decks_for_the_shuffler(5, 5, 6, None, 12)
        True
        >>> too_few_decks_for_the_shuffler(8, 8, None, None, 12)
        True
        >>> too_few_decks_for_the_shuffler(5, None, None, None, 12)
        True
    Clean:
        >>> too_few_decks_for_the_shuffler(6, 6, 6, None, 12)
        False
        >>> too_few_decks_for_the_shuffler(6, None, None, None, 12)
        False
    """
    described = _of_all_batches(first, second, third)
    return (2 * decks if described is None else described) < minimum


@filing_rule(
    id="too-many-decks-for-the-shuffler",
    title="More decks than are allowed with an automated shuffling device",
    cite="541.3(b)",
    quote=_DECKS,
    reads=("cards.decks",),
    may_read=_SIZES,
    facts=("batched_decks_maximum",),
    when=(AUTOMATED,),
    expected="at most {limit} decks in two batches",
    observed="{decks} dealt from; batches of {first} and {second}",
    message="an automated shuffling device is used, with which at most {limit} decks are played in two batches",
)
def too_many_decks_for_the_shuffler(
    decks: int, first: int | None, second: int | None, third: int | None, limit: int
) -> bool:
    """With an automated shuffling device the batches together have at most the decks that the law allows.

    Where the filing describes no batches, more decks than that dealt from are too many however they are counted.

    Fails:
        >>> too_many_decks_for_the_shuffler(8, 8, 9, None, 16)
        True
        >>> too_many_decks_for_the_shuffler(17, None, None, None, 16)
        True
    Clean:
        >>> too_many_decks_for_the_shuffler(8, 8, 8, None, 16)
        False
        >>> too_many_decks_for_the_shuffler(16, None, None, None, 16)
        False
    """
    described = _of_all_batches(first, second, third)
    return (decks if described is None else described) > limit


@filing_rule(
    id="continuous-device-with-other-decks",
    title="Device that reshuffles by itself with decks that no reading allows",
    cite="541.3(a)",
    quote="Minibaccarat shall be played with six to eight decks of cards",
    reads=("cards.decks",),
    facts=("decks_minimum", "decks_maximum", "batched_decks_minimum", "batched_decks_maximum"),
    when=(CONTINUOUS,),
    expected="{least} to {most} decks, or {least_batched} to {most_batched} if two batches are due",
    observed="{decks} decks",
    message=(
        "the game is played with {decks} decks; the law says {least} to {most}, or {least_batched} to {most_batched} "
        "with an automated shuffling device"
    ),
)
def continuous_device_with_other_decks(
    decks: int, least: int, most: int, least_batched: int, most_batched: int
) -> bool:
    """With a device that reshuffles by itself the decks are those of one set or, if they are due there, of two batches.

    Fails:
        >>> continuous_device_with_other_decks(10, 6, 8, 12, 16)
        True
    Clean:
        >>> continuous_device_with_other_decks(8, 6, 8, 12, 16)
        False
        >>> continuous_device_with_other_decks(12, 6, 8, 12, 16)
        False
    """
    return not (least <= decks <= most or least_batched <= decks <= most_batched)


@filing_rule(
    id="continuous-device-and-batches",
    title="Two batches, or one, with a device that reshuffles by itself",
    cite="541.3(b)",
    quote=_DECKS,
    severity=Severity.WARNING,
    reading="batches-for-any-automated-device",
    reads=("cards.decks",),
    facts=("decks_minimum", "decks_maximum", "batched_decks_minimum", "batched_decks_maximum"),
    when=(CONTINUOUS,),
    expected="{least} to {most} decks in one set, or {least_batched} to {most_batched} in two batches",
    observed="{decks} decks",
    message=(
        "{decks} decks are used with a device that reshuffles by itself; the text does not say whether two batches "
        "of {least_batched} to {most_batched} decks in all are due with it"
    ),
)
def continuous_device_and_batches(decks: int, least: int, most: int, least_batched: int, most_batched: int) -> bool:
    """Whether a device that reshuffles by itself calls for two batches is open, so either number of decks is noted.

    Fails:
        >>> continuous_device_and_batches(8, 6, 8, 12, 16)
        True
        >>> continuous_device_and_batches(16, 6, 8, 12, 16)
        True
    Clean:
        >>> continuous_device_and_batches(10, 6, 8, 12, 16)
        False
    """
    return least <= decks <= most or least_batched <= decks <= most_batched


batch_backs_not_alike = filing_rule(
    id="batch-backs-not-alike",
    title="Backs of different color or design in one batch",
    cite="541.3(b)(1)",
    quote="Each deck of cards must comply with the requirements of subsection (a)",
    reads=("cards.same_backs",),
    when=(AUTOMATED,),
    expected="backs of the same color and design within each batch",
    observed="backs that differ",
    message="the backs of the cards of a batch are not of the same color and design",
)(denied)
batches_not_two = common.batches_not_two.bind("541.3(b)(2)", "The cards shall be separated into two batches")
batches_unequal = common.batches_unequal.bind("541.3(b)(2)", "with an equal number of decks included in each batch")
batches_of_different_design = common.batches_of_different_design.bind(
    "541.3(b)(3)", "The backs of the cards in each batch must be of the same design"
)
batches_of_one_color = common.batches_of_one_color.bind(
    "541.3(b)(3)", "of a different color than the cards included in the other batch"
)
batch_not_stored_in_shuffler = common.batch_not_stored_in_shuffler.bind(
    "541.3(b)(4)", "One batch of cards shall be shuffled and stored in the automated card shuffling device"
)
batches_not_alternated = common.batches_not_alternated.bind(
    "541.3(b)(5)", "Both batches of cards shall be continuously alternated in and out of play"
)
batch_unlike_the_shoe = common.batch_unlike_the_shoe.bind(
    "541.3(b)(5)", "with each batch being used for every other dealing shoe"
)
batches_mixed_in_rack = common.batches_mixed_in_rack.bind(
    "541.3(b)(6)", "The cards from only one batch shall be placed in the discard rack at any given time"
)
batches_spread_together = common.batches_spread_together.bind(
    "541.4(d)",
    "each deck of cards in each batch of cards shall be separately sorted, inspected, verified, laid out, inspected,"
    " washed and stacked",
)
