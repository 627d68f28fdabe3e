"""The two batches of cards that an automated shuffling device takes turns with: shared rules."""

from validator.core.rule import equals
from validator.core.said import FilingCheck


def finds_too_few_decks_for_the_shuffler(decks: int, first: int | None, second: int | None, minimum: int) -> bool:
    """With an automated shuffling device the batches together have at least the decks that the law demands.

    Where the filing describes no batches, the decks that it states are all there are.

    Fails:
        >>> finds_too_few_decks_for_the_shuffler(1, None, None, 2)
        True
        >>> finds_too_few_decks_for_the_shuffler(1, 1, 0, 2)
        True
    Clean:
        >>> finds_too_few_decks_for_the_shuffler(1, 1, 1, 2)
        False
    """
    batches = [batch for batch in (first, second) if batch is not None]
    return (sum(batches) if batches else decks) < minimum


too_few_decks_for_the_shuffler = FilingCheck(
    id="too-few-decks-for-the-shuffler",
    title="Fewer decks than an automated shuffling device demands",
    reads=("cards.decks",),
    may_read=("cards.batches[0].decks", "cards.batches[1].decks"),
    facts=("batched_decks_minimum",),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="at least {minimum} decks",
    observed="{decks} dealt from; batches of {first} and {second}",
    message="an automated shuffling device is used, which demands at least {minimum} decks in two batches",
    fails={"table.discard_rack.height_in_decks": 1, "cards.decks": 1, "cards.batches": None},
    check=finds_too_few_decks_for_the_shuffler,
)
