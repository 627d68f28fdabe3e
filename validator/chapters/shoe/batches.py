"""The two batches of cards that an automated shuffling device takes turns with."""

from validator.chapters.checks import denied, granted, of_one_color, other_number
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck

BATCHED = equals("cards.shuffler", "automated", "automated-into-shoe")
"""Condition: an automated device shuffles one batch while the other is played."""

batches_not_two = FilingCheck(
    title="Other than two batches",
    reads=("cards.batches",),
    facts=("batches",),
    when=(BATCHED,),
    expected="{lawful} batches",
    observed="{number} batches",
    message="the cards are separated into {number} batches; the law says {lawful}",
    fails=(
        {"cards.batches": [{"decks": 6, "back": "red"}]},
        {
            "cards.decks": 5,
            "cards.batches": [{"decks": 5, "back": "red"}, {"decks": 5, "back": "blue"}, {"decks": 5, "back": "green"}],
        },
    ),
    check=other_number,
)


def of_unequal_size(first: int, second: int) -> bool:
    """Both batches have the same number of decks.

    Fails:
        >>> of_unequal_size(6, 8)
        True
    Clean:
        >>> of_unequal_size(6, 6)
        False
    """
    return first != second


batches_unequal = FilingCheck(
    title="Batches with different numbers of decks",
    reads=("cards.batches[0].decks", "cards.batches[1].decks"),
    when=(BATCHED,),
    at="cards.batches",
    expected="batches of equal size",
    observed="{first} and {second} decks",
    message="one batch has {first} decks, the other {second}",
    fails=({"cards.batches[1].decks": 6}, {"cards.batches[0].decks": 7}),
    check=of_unequal_size,
)


batches_of_one_color = FilingCheck(
    title="Both batches with backs of one color",
    reads=("cards.batches[0].back", "cards.batches[1].back"),
    when=(BATCHED,),
    at="cards.batches",
    expected="different colors",
    observed="{first} and {second}",
    message="the backs of both batches are {first}",
    fails={"cards.batches[1].back": "red"},
    check=of_one_color,
)

batches_of_different_design = FilingCheck(
    title="Batches of different design",
    reads=("cards.same_design",),
    when=(BATCHED,),
    expected="one design",
    observed="different designs",
    message="the cards of the two batches are not of the same design",
    check=denied,
)

batch_not_stored_in_shuffler = FilingCheck(
    title="Second batch not shuffled and stored in the device",
    reads=("cards.batch_stored_in_shuffler",),
    when=(BATCHED,),
    expected="one batch shuffled and stored in the device",
    observed="kept elsewhere",
    message="the batch that is not played is not shuffled and stored in the shuffling device",
    check=denied,
)

batches_not_alternated = FilingCheck(
    title="Batches not alternated",
    reads=("cards.batches_alternate",),
    when=(BATCHED,),
    expected="batches that alternate",
    observed="batches that do not",
    message="the batches are not continuously alternated in and out of play",
    check=denied,
)


def unlike_the_shoe(first: int, decks: int, second: int) -> bool:
    """Each batch fills the dealing shoe in its turn, so the decks dealt from are those of one batch.

    Fails:
        >>> unlike_the_shoe(6, 12, 6)
        True
    Clean:
        >>> unlike_the_shoe(6, 6, 6)
        False
    """
    return decks not in (first, second)


batch_unlike_the_shoe = FilingCheck(
    title="Batch with another number of decks than the dealing shoe",
    reads=("cards.batches[0].decks", "cards.decks", "cards.batches[1].decks"),
    when=(BATCHED,),
    at="cards.decks",
    expected="{first} decks dealt from",
    observed="{decks}",
    message=(
        "the batches have {first} and {second} decks, and each is a dealing shoe of its own;"
        " the filing says that {decks} decks are dealt from"
    ),
    fails=(
        {"cards.batches[0].decks": 6, "cards.batches[1].decks": 6},
        {
            "table.discard_rack.height_in_decks": 12,
            "table.discard_rack.marked_at_decks": 12,
            "cards.decks": 12,
            "optional_wagers.match-the-dealer": None,
            "layout.areas[match-the-dealer]": None,
        },
    ),
    check=unlike_the_shoe,
)

batches_mixed_in_rack = FilingCheck(
    title="Cards of both batches in the discard rack",
    reads=("cards.batches_mixed_in_rack",),
    when=(BATCHED,),
    expected="one batch in the discard rack at a time",
    observed="both",
    message="cards of both batches may be in the discard rack at a time",
    check=granted,
)

batches_spread_together = FilingCheck(
    title="Batches spread or mixed together",
    reads=("opening.batches_kept_apart",),
    when=(BATCHED,),
    expected="the batches apart",
    observed="together",
    message="the two batches are not spread, mixed and shuffled apart",
    check=denied,
)
