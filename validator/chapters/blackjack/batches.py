"""The two batches of cards that an automated shuffling device takes turns with: shared rules."""

from validator.chapters.checks import restated_otherwise
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck
from validator.law.facts import Bound


def finds_too_few_decks_for_the_shuffler(decks: int, first: int | None, second: int | None, minimum: Bound) -> bool:
    """With an automated shuffling device the batches together have at least the decks that the law demands.

    Where the filing describes no batches, the decks that it states are all there are.

    Fails:
        >>> finds_too_few_decks_for_the_shuffler(1, None, None, Bound("at_least", 2))
        True
        >>> finds_too_few_decks_for_the_shuffler(1, 1, 0, Bound("at_least", 2))
        True
    Clean:
        >>> finds_too_few_decks_for_the_shuffler(1, 1, 1, Bound("at_least", 2))
        False
    """
    batches = [batch for batch in (first, second) if batch is not None]
    return minimum.low((sum(batches) if batches else decks) - minimum.number)


too_few_decks_for_the_shuffler = FilingCheck(
    title="Fewer decks than an automated shuffling device demands",
    reads=("cards.decks",),
    may_read=("cards.batches[0].decks", "cards.batches[1].decks"),
    facts=("batched_decks_minimum",),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="{minimum} decks",
    observed="{decks} dealt from; a batch of {first}, a batch of {second}",
    message="an automated shuffling device is used, which demands {minimum} decks in two batches",
    fails={"table.discard_rack.height_in_decks": 1, "cards.decks": 1, "cards.batches": None},
    check=finds_too_few_decks_for_the_shuffler,
)


reshuffling_shoe_without_two_batches = FilingCheck(
    title="Shoe that reshuffles by itself without two batches",
    may_read=("cards.batches",),
    facts=("batches",),
    when=(equals("cards.shuffler", "in-shoe"),),
    at="cards.shuffler",
    expected="{lawful} batches",
    observed="batches: {number}",
    message=(
        "the shoe reshuffles by itself and is not played with {lawful} batches; the text excepts a continuous shuffler"
        " and does not say whether this is one"
    ),
    fails={"cards.shuffler": "in-shoe"},
    passes={"cards.shuffler": "in-shoe", "cards.batches": [{"decks": 6}, {"decks": 6}]},
    check=restated_otherwise,
)
