"""§§ 541.3(b) and 541.4(d): the two batches of cards that an automated shuffling device takes turns with."""

from validator.chapters.ch541_minibaccarat.conditions import AUTOMATED, CONTINUOUS
from validator.chapters.checks import denied
from validator.core.rule_definitions import FilingCheck, filing_check
from validator.law.facts import Bound

_SIZES = ("cards.batches[0].decks", "cards.batches[1].decks", "cards.batches[2].decks")


def _of_all_batches(*batches: int | None) -> int | None:
    """The decks of the batches that the filing describes, or None where it describes none."""
    described = [batch for batch in batches if batch is not None]
    return sum(described) if described else None


@filing_check(
    title="Fewer decks than an automated shuffling device demands",
    reads=("cards.decks",),
    may_read=_SIZES,
    facts=("batched_decks_minimum",),
    when=(AUTOMATED,),
    expected="{minimum} decks in two batches",
    observed="{decks} dealt from; a batch of {first}, a batch of {second}",
    fails={"cards.decks": 5, "cards.batches[0].decks": 5, "cards.batches[1].decks": 5},
    passes={
        "cards.shuffler": "automated",
        "cards.decks": 6,
        "cards.batches": [{"decks": 6, "back": "red"}, {"decks": 6, "back": "blue"}],
    },
    message="an automated shuffling device is used, which demands {minimum} decks in two batches",
)
def too_few_decks_for_the_shuffler(
    decks: int, first: int | None, second: int | None, third: int | None, minimum: Bound
) -> bool:
    """With an automated shuffling device the batches together have at least the decks that the law demands.

    Where the filing describes no batches, the decks dealt from are taken for one of two batches alike.

    Fails:
        >>> too_few_decks_for_the_shuffler(5, 5, 6, None, Bound("at_least", 12))
        True
        >>> too_few_decks_for_the_shuffler(8, 8, None, None, Bound("at_least", 12))
        True
        >>> too_few_decks_for_the_shuffler(5, None, None, None, Bound("at_least", 12))
        True
    Clean:
        >>> too_few_decks_for_the_shuffler(6, 6, 6, None, Bound("at_least", 12))
        False
        >>> too_few_decks_for_the_shuffler(6, None, None, None, Bound("at_least", 12))
        False
    """
    described = _of_all_batches(first, second, third)
    return minimum.low((2 * decks if described is None else described) - minimum.number)


@filing_check(
    title="More decks than are allowed with an automated shuffling device",
    reads=("cards.decks",),
    may_read=_SIZES,
    facts=("batched_decks_maximum",),
    when=(AUTOMATED,),
    expected="{limit} decks in two batches",
    observed="{decks} dealt from; a batch of {first}, a batch of {second}",
    fails={"cards.decks": 9, "cards.batches[0].decks": 9, "cards.batches[1].decks": 9},
    message="an automated shuffling device is used, with which {limit} decks are played in two batches",
)
def too_many_decks_for_the_shuffler(
    decks: int, first: int | None, second: int | None, third: int | None, limit: Bound
) -> bool:
    """With an automated shuffling device the batches together have at most the decks that the law allows.

    Where the filing describes no batches, more decks than that dealt from are too many however they are counted.

    Fails:
        >>> too_many_decks_for_the_shuffler(8, 8, 9, None, Bound("at_most", 16))
        True
        >>> too_many_decks_for_the_shuffler(17, None, None, None, Bound("at_most", 16))
        True
    Clean:
        >>> too_many_decks_for_the_shuffler(8, 8, 8, None, Bound("at_most", 16))
        False
        >>> too_many_decks_for_the_shuffler(16, None, None, None, Bound("at_most", 16))
        False
    """
    described = _of_all_batches(first, second, third)
    return limit.high((decks if described is None else described) - limit.number)


@filing_check(
    title="Device that reshuffles by itself with decks that no reading allows",
    reads=("cards.decks",),
    facts=("decks_minimum", "decks_maximum", "batched_decks_minimum", "batched_decks_maximum"),
    when=(CONTINUOUS,),
    expected="{least} to {most} decks, or {least_batched} to {most_batched} if two batches are due",
    observed="{decks} decks",
    fails={"cards.decks": 10},
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


@filing_check(
    title="Two batches, or one, with a device that reshuffles by itself",
    reads=("cards.decks",),
    facts=("decks_minimum", "decks_maximum", "batched_decks_minimum", "batched_decks_maximum"),
    when=(CONTINUOUS,),
    expected="{least} to {most} decks in one set, or {least_batched} to {most_batched} in two batches",
    observed="{decks} decks",
    fails={"cards.decks": 8},
    message=(
        "{decks} decks are used with a device that reshuffles by itself; the text does not say whether two batches "
        "of {least_batched} to {most_batched} decks in all are due with it"
    ),
)
def continuous_device_and_batches(decks: int, least: int, most: int, least_batched: int, most_batched: int) -> bool:
    """Whether a device that reshuffles by itself calls for two batches is open: either number of decks is for review.

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


batch_backs_not_alike = FilingCheck(
    title="Backs of different color or design in one batch",
    reads=("cards.same_backs",),
    when=(AUTOMATED,),
    expected="backs of the same color and design within each batch",
    observed="backs that differ",
    message="the backs of the cards of a batch are not of the same color and design",
    check=denied,
)
