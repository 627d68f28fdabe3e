"""§ 685a.3(b): the two batches of cards that an automated shuffling device takes turns with."""

from dataclasses import replace

from validator.chapters.blackjack import batches as asked
from validator.chapters.blackjack.cards import decks_not_listed
from validator.chapters.shoe import batches as of_batches
from validator.core.rule import Absent, equals
from validator.core.rule_definitions import FilingCheck

batches_not_two = replace(of_batches.batches_not_two, facts=("batches_played_with",))


def more_than_one(number: int | tuple[()]) -> bool:
    """The game is played with one batch of cards unless a device shuffles the other meanwhile; () is a list of none.

    Fails:
        >>> more_than_one(2)
        True
    Clean:
        >>> more_than_one(1)
        False
        >>> more_than_one(())
        False
    """
    return number not in (1, ())


batches_without_a_device = FilingCheck(
    title="Several batches where no device shuffles one of them",
    reads=("cards.batches",),
    when=(equals("cards.shuffler", "manual", "continuous"),),
    expected="one batch",
    observed="{number} batches",
    message=(
        "the filing has {number} batches and no device that shuffles one while another is played; the text provides"
        " for several batches with such a device only"
    ),
    fails={"cards.batches": [{"decks": 8, "back": "red"}, {"decks": 8, "back": "blue"}]},
    passes={"cards.batches": []},
    check=more_than_one,
)


def dealt_from_both(first: int, decks: int, second: int) -> bool:
    """The batches are separate: the decks dealt from are not both of them together.

    Fails:
        >>> dealt_from_both(4, 8, 4)
        True
    Clean:
        >>> dealt_from_both(4, 4, 4)
        False
    """
    return decks == first + second


batches_dealt_together = FilingCheck(
    title="Both batches dealt from together",
    reads=("cards.batches[0].decks", "cards.decks", "cards.batches[1].decks"),
    when=(of_batches.BATCHED,),
    at="cards.decks",
    expected="{first} decks dealt from",
    observed="{decks}",
    message=(
        "the cards are separated into batches of {first} and {second} decks, each a dealing shoe of its own; the filing"
        " says that {decks} decks are dealt from"
    ),
    fails={"cards.decks": 10},
    passes={"cards.shuffler": "automated", "cards.decks": 4, "cards.batches": [{"decks": 4}, {"decks": 4}]},
    check=dealt_from_both,
)


def of_other_sizes(first: int, second: int | None, lawful: tuple[str, ...]) -> bool:
    """Each batch has one of the numbers of decks that the law lists.

    Fails:
        >>> of_other_sizes(7, 7, ("4", "5", "6", "8"))
        True
    Clean:
        >>> of_other_sizes(5, 5, ("4", "5", "6", "8"))
        False
    """
    return any(str(decks) not in lawful for decks in (first, second) if decks is not None)


batches_of_other_sizes = FilingCheck(
    title="Batches with another number of decks than the law lists",
    reads=("cards.batches[0].decks",),
    may_read=("cards.batches[1].decks",),
    facts=("batch_decks_permitted",),
    when=(of_batches.BATCHED,),
    at="cards.batches",
    expected="one of {lawful} decks in each batch",
    observed="{first} and {second} decks",
    message="the batches have {first} and {second} decks; the law lists {lawful}",
    fails={"cards.decks": 7, "cards.batches[0].decks": 7, "cards.batches[1].decks": 7},
    passes={"cards.shuffler": "automated", "cards.decks": 8, "cards.batches": [{"decks": 8}, {"decks": 8}]},
    check=of_other_sizes,
)

batched_decks_not_permitted = FilingCheck(
    title="Another number of decks than the law lists for a batch",
    reads=("cards.decks",),
    facts=("batch_decks_permitted",),
    when=(of_batches.BATCHED, Absent("cards.batches")),
    expected="one of {lawful} decks",
    observed="{decks} decks",
    message=(
        "the game is played with {decks} decks at a time, and the filing does not describe the batches; the law lists"
        " {lawful} for a batch"
    ),
    fails={"cards.decks": 7, "cards.batches": None},
    check=decks_not_listed,
)


def unlike_either_batch(first: int, decks: int, second: int) -> bool:
    """Each batch fills the dealing shoe in its turn; both together are another rule.

    Fails:
        >>> unlike_either_batch(6, 8, 6)
        True
    Clean:
        >>> unlike_either_batch(6, 6, 6)
        False
        >>> unlike_either_batch(6, 12, 6)
        False
    """
    return decks not in (first, second, first + second)


batch_unlike_the_shoe = FilingCheck(
    title="Batch with another number of decks than the dealing shoe",
    reads=("cards.batches[0].decks", "cards.decks", "cards.batches[1].decks"),
    when=(of_batches.BATCHED,),
    at="cards.decks",
    expected="{first} decks dealt from",
    observed="{decks}",
    message=(
        "the batches have {first} and {second} decks, and each is a dealing shoe of its own; the filing says that"
        " {decks} decks are dealt from"
    ),
    fails={"table.discard_rack.marked_at_decks": None, "cards.decks": 8, "optional_wagers.match-the-dealer.pays": None},
    check=unlike_either_batch,
)

reshuffling_shoe_without_two_batches = replace(
    asked.reshuffling_shoe_without_two_batches, facts=("batches_played_with",)
)
