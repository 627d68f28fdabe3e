"""§ 633a.3(b): the two batches of cards that an automated shuffling device takes turns with."""

from validator.chapters.questions import denied, granted, other_number
from validator.core.rule import equals, filing_rule, unless


@filing_rule(
    id="too-few-decks-for-the-shuffler",
    title="Fewer decks than an automated shuffling device demands",
    cite="633a.3(b)",
    quote=(
        "If an automated card shuffling device is utilized, other than a continuous shuffler, "
        "Blackjack shall be played with at least two decks of cards"
    ),
    reads=("cards.decks",),
    may_read=("cards.batches[0].decks", "cards.batches[1].decks"),
    facts=("batched_decks_minimum",),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="at least {minimum} decks",
    observed="{decks} dealt from; batches of {first} and {second}",
    message=("an automated shuffling device is used, which demands at least {minimum} decks in two batches"),
)
def too_few_decks_for_the_shuffler(decks: int, first: int | None, second: int | None, minimum: int) -> bool:
    """With an automated shuffling device the batches together have at least the decks that the law demands.

    Where the filing describes no batches, the decks that it states are all there are.

    Fails:
        >>> too_few_decks_for_the_shuffler(1, None, None, 2)
        True
        >>> too_few_decks_for_the_shuffler(1, 1, 0, 2)
        True
    Clean:
        >>> too_few_decks_for_the_shuffler(1, 1, 1, 2)
        False
    """
    batches = [batch for batch in (first, second) if batch is not None]
    return (sum(batches) if batches else decks) < minimum


batches_not_two = filing_rule(
    id="batches-not-two",
    title="Other than two batches",
    cite="633a.3(b)(1)",
    quote="The cards shall be separated into two batches",
    reads=("cards.batches",),
    facts=("batches",),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="{lawful} batches",
    observed="{number} batches",
    message="the cards are separated into {number} batches; the law says {lawful}",
)(other_number)


@filing_rule(
    id="batches-unequal",
    title="Batches with different numbers of decks",
    cite="633a.3(b)(1)",
    quote="with an equal number of decks included in each batch",
    reads=("cards.batches[0].decks", "cards.batches[1].decks"),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    at="cards.batches",
    expected="batches of equal size",
    observed="{first} and {second} decks",
    message="one batch has {first} decks, the other {second}",
)
def batches_unequal(first: int, second: int) -> bool:
    """Both batches have the same number of decks.

    Fails:
        >>> batches_unequal(6, 8)
        True
    Clean:
        >>> batches_unequal(6, 6)
        False
    """
    return first != second


@filing_rule(
    id="batches-of-one-color",
    title="Both batches with backs of one color",
    cite="633a.3(b)(2)",
    quote=("the backs of the cards in one batch must be of a different color than the cards in the other batch"),
    reads=("cards.batches[0].back", "cards.batches[1].back"),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    at="cards.batches",
    expected="different colors",
    observed="{first} and {second}",
    message="the backs of both batches are {first}",
)
def batches_of_one_color(first: str, second: str) -> bool:
    """The backs of the two batches have different colours; case and spacing make none.

    Fails:
        >>> batches_of_one_color("Red", "red ")
        True
    Clean:
        >>> batches_of_one_color("red", "blue")
        False
    """
    return " ".join(first.lower().split()) == " ".join(second.lower().split())


batches_of_different_design = filing_rule(
    id="batches-of-different-design",
    title="Batches of different design",
    cite="633a.3(b)(2)",
    quote="The cards in each batch must be of the same design",
    reads=("cards.same_design",),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="one design",
    observed="different designs",
    message="the cards of the two batches are not of the same design",
)(denied)

batch_not_stored_in_shuffler = filing_rule(
    id="batch-not-stored-in-shuffler",
    title="Second batch not shuffled and stored in the device",
    cite="633a.3(b)(3)",
    quote=(
        "One batch of cards shall be shuffled and stored in the automated card shuffling "
        "device while the other batch is being used to play the game"
    ),
    reads=("cards.batch_stored_in_shuffler",),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="one batch shuffled and stored in the device",
    observed="kept elsewhere",
    message=("the batch that is not played is not shuffled and stored in the shuffling device"),
)(denied)

batches_not_alternated = filing_rule(
    id="batches-not-alternated",
    title="Batches not alternated",
    cite="633a.3(b)(4)",
    quote="Both batches of cards shall be continuously alternated in and out of play",
    reads=("cards.batches_alternate",),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="batches that alternate",
    observed="batches that do not",
    message="the batches are not continuously alternated in and out of play",
)(denied)


@filing_rule(
    id="batch-unlike-the-shoe",
    title="Batch with another number of decks than the dealing shoe",
    cite="633a.3(b)(4)",
    quote="with each batch being used for every other dealing shoe",
    reads=("cards.batches[0].decks", "cards.decks", "cards.batches[1].decks"),
    when=(
        equals("cards.shuffler", "automated", "automated-into-shoe"),
        unless("cards.shoe", "double"),
    ),
    at="cards.decks",
    expected="{first} decks dealt from",
    observed="{decks}",
    message=(
        "the batches have {first} and {second} decks, and each is a dealing shoe of its own;"
        " the filing says that {decks} decks are dealt from"
    ),
)
def batch_unlike_the_shoe(first: int, decks: int, second: int) -> bool:
    """Each batch fills the dealing shoe in its turn, so the decks dealt from are those of one batch.

    Fails:
        >>> batch_unlike_the_shoe(6, 12, 6)
        True
    Clean:
        >>> batch_unlike_the_shoe(6, 6, 6)
        False
    """
    return decks not in (first, second)


batches_mixed_in_rack = filing_rule(
    id="batches-mixed-in-rack",
    title="Cards of both batches in the discard rack",
    cite="633a.3(b)(5)",
    quote=("The cards from only one batch shall be placed in the discard rack at any given time"),
    reads=("cards.batches_mixed_in_rack",),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="one batch in the discard rack at a time",
    observed="both",
    message="cards of both batches may be in the discard rack at a time",
)(granted)
