"""§ 633a.3: decks, batches, the sides of a double shoe, card changes and the value of cards."""

from validator.chapters.questions import denied, fewer_than, granted, more_than, other_number
from validator.core.finding import Severity
from validator.core.rule import Present, equals, filing_rule, unless

no_decks = filing_rule(
    id="no-decks",
    title="Fewer decks than the law demands",
    cite="633a.3(a)",
    quote=("Blackjack shall be played with at least one deck of cards that are identical in appearance"),
    reads=("cards.decks",),
    facts=("decks_minimum",),
    when=(unless("cards.shoe", "double"),),
    expected="at least {minimum} deck",
    observed="{number} decks",
    message="the game is played with {number} decks; the law demands at least {minimum}",
)(fewer_than)

cards_not_identical = filing_rule(
    id="cards-not-identical",
    title="Cards that differ in appearance",
    cite="633a.3(a)",
    quote="at least one deck of cards that are identical in appearance",
    reads=("cards.identical",),
    expected="cards identical in appearance",
    observed="cards that differ",
    message="the cards are not identical in appearance",
)(denied)

no_cover_card = filing_rule(
    id="no-cover-card",
    title="No cover card",
    cite="633a.3(a)",
    quote="and at least one cover card",
    reads=("cards.cover_cards",),
    facts=("cover_cards_minimum",),
    when=(unless("cards.shoe", "double"),),
    expected="at least {minimum} cover card",
    observed="{number}",
    message=("the game is played with {number} cover cards; the law demands at least {minimum}"),
)(fewer_than)


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

too_few_decks_for_the_double_shoe = filing_rule(
    id="too-few-decks-for-the-double-shoe",
    title="Fewer decks than a double shoe demands",
    cite="633a.3(c)",
    quote=("If a double shoe is utilized, Blackjack shall be played with at least two decks of cards"),
    reads=("cards.decks",),
    facts=("double_shoe_decks_minimum",),
    when=(equals("cards.shoe", "double"),),
    expected="at least {minimum} decks",
    observed="{number}",
    message="a double shoe is used with {number} decks; the law demands at least {minimum}",
)(fewer_than)


@filing_rule(
    id="sides-unequal",
    title="Sides of the double shoe with different numbers of decks",
    cite="633a.3(c)",
    quote="with the same number of decks used in each side of the double shoe",
    may_read=("cards.sides.left.decks", "cards.sides.right.decks", "cards.decks"),
    when=(equals("cards.shoe", "double"),),
    at="cards.sides",
    expected="equal numbers of decks",
    observed="left {left}, right {right}, together {decks}",
    message=(
        "the sides of the double shoe cannot have the same number of decks: left {left}, "
        "right {right}, together {decks}"
    ),
)
def sides_unequal(left: int | None, right: int | None, decks: int | None) -> bool:
    """Both sides have the same number of decks; where the sides are not described, the decks must be divisible.

    Fails:
        >>> sides_unequal(4, 3, None)
        True
        >>> sides_unequal(None, None, 7)
        True
    Clean:
        >>> sides_unequal(4, 4, 8)
        False
        >>> sides_unequal(None, None, 8)
        False
    """
    if left is not None and right is not None:
        return left != right
    return decks is not None and decks % 2 == 1


@filing_rule(
    id="sides-do-not-add-up",
    title="Decks of the sides that do not add up to those dealt from",
    cite="633a.3(c)",
    quote=("at least two decks of cards that shall be dealt from separate sides of the dealing shoe"),
    reads=("cards.sides.left.decks", "cards.sides.right.decks", "cards.decks"),
    when=(equals("cards.shoe", "double"),),
    at="cards.decks",
    expected="{left} and {right} decks together",
    observed="{decks} decks",
    message=(
        "the sides of the double shoe have {left} and {right} decks, and the filing says that {decks} are dealt from"
    ),
)
def sides_do_not_add_up(left: int, right: int, decks: int) -> bool:
    """All decks are dealt from one side or the other, so the sides add up to the decks that the filing states.

    Fails:
        >>> sides_do_not_add_up(4, 4, 6)
        True
    Clean:
        >>> sides_do_not_add_up(4, 4, 8)
        False
    """
    return left + right != decks


@filing_rule(
    id="sides-of-one-color",
    title="Both sides of the double shoe with backs of one color",
    cite="633a.3(c)",
    quote=("must be of a different color than the cards being dealt from the other side of the shoe"),
    reads=("cards.sides.left.back", "cards.sides.right.back"),
    when=(equals("cards.shoe", "double"),),
    at="cards.sides",
    expected="different colors",
    observed="{first} and {second}",
    message="the backs of the cards of both sides are {first}",
)
def sides_of_one_color(first: str, second: str) -> bool:
    """The backs of the cards of the two sides have different colours; case and spacing make none.

    Fails:
        >>> sides_of_one_color("Red", "red ")
        True
    Clean:
        >>> sides_of_one_color("red", "blue")
        False
    """
    return " ".join(first.lower().split()) == " ".join(second.lower().split())


sides_of_different_design = filing_rule(
    id="sides-of-different-design",
    title="Sides of the double shoe with cards of different design",
    cite="633a.3(c)",
    quote="The cards dealt from both sides of the shoe must be of the same design",
    reads=("cards.same_design",),
    when=(equals("cards.shoe", "double"),),
    expected="one design",
    observed="different designs",
    message="the cards of the two sides are not of the same design",
)(denied)

double_shoe_cover_cards = filing_rule(
    id="double-shoe-cover-cards",
    title="Fewer cover cards than sides of the double shoe",
    cite="633a.3(c)",
    quote="A separate cover card shall be used in each side of the shoe",
    reads=("cards.cover_cards",),
    facts=("double_shoe_compartments",),
    when=(equals("cards.shoe", "double"),),
    expected="{minimum} cover cards",
    observed="{number}",
    message=("a double shoe needs a cover card in each of its {minimum} sides; the filing says {number}"),
)(fewer_than)

side_without_cover_card = filing_rule(
    id="side-without-cover-card",
    title="Side of the double shoe without a cover card",
    cite="633a.3(c)",
    quote="A separate cover card shall be used in each side of the shoe",
    reads=("cards.sides.*.cover_card",),
    when=(equals("cards.shoe", "double"),),
    each="cards.sides",
    expected="a cover card in each side",
    observed="none",
    message="a side of the double shoe has no cover card of its own",
)(denied)


@filing_rule(
    id="double-shoe-with-two-batches",
    title="Double shoe together with a shuffler of two batches",
    cite="633a.3(c)",
    quote=(
        "If a double shoe is utilized, Blackjack shall be played with at least two decks of "
        "cards that shall be dealt from separate sides of the dealing shoe"
    ),
    severity=Severity.WARNING,
    reading="double-shoe-with-batch-shuffler",
    reads=("cards.shoe",),
    expected="a double shoe, or a device with two batches",
    observed="{shoe} shoe, {shuffler} shuffler",
    message=(
        "a double shoe and an automated device with two batches are used together; the "
        "chapter does not say how the two divisions and colors combine"
    ),
)
def double_shoe_with_two_batches(shoe: str, shuffler: str) -> bool:
    """Subsections (b) and (c) each prescribe their own division of the cards and do not say how they combine.

    Fails:
        >>> double_shoe_with_two_batches("double", "automated")
        True
    Clean:
        >>> double_shoe_with_two_batches("double", "continuous")
        False
        >>> double_shoe_with_two_batches("single", "automated")
        False
    """
    return shoe == "double" and shuffler in ("automated", "automated-into-shoe")


cards_changed_too_seldom = filing_rule(
    id="cards-changed-too-seldom",
    title="Decks changed too seldom",
    cite="633a.3(d)",
    quote="shall be changed at least once every 24 hours",
    reads=("cards.change_every_hours",),
    facts=("card_change_hours",),
    when=(unless("cards.dealing", "hand"),),
    expected="at least once every {limit} hours",
    observed="every {number} hours",
    message=("the decks are changed every {number} hours; the law demands at least once every {limit}"),
)(more_than)

hand_dealt_cards_changed_too_seldom = filing_rule(
    id="hand-dealt-cards-changed-too-seldom",
    title="Decks dealt from the hand changed too seldom",
    cite="633a.3(d)",
    quote="in which the cards shall be changed at least every 4 hours",
    reads=("cards.change_every_hours",),
    facts=("card_change_hours_from_the_hand",),
    when=(equals("cards.dealing", "hand"),),
    expected="at least every {limit} hours",
    observed="every {number} hours",
    message=(
        "the cards are dealt from the hand and changed every {number} hours; the law demands at least every {limit}"
    ),
)(more_than)


@filing_rule(
    id="face-card-value",
    title="Face card of another value",
    cite="633a.3(e)(2)",
    quote="Any jack, queen or king shall have a value of 10",
    may_read=("cards.values.king", "cards.values.queen", "cards.values.jack"),
    facts=("face_card_value",),
    when=(Present("cards.values"),),
    at="cards.values",
    expected="{lawful}",
    observed="king {king}, queen {queen}, jack {jack}",
    message=("the filing values the king at {king}, the queen at {queen}, the jack at {jack}; the law at {lawful}"),
)
def face_card_value(king: int | None, queen: int | None, jack: int | None, lawful: int) -> bool:
    """King, queen and jack have the value that the law gives them.

    Fails:
        >>> face_card_value(11, None, None, 10)
        True
    Clean:
        >>> face_card_value(10, None, 10, 10)
        False
    """
    return any(value not in (None, lawful) for value in (king, queen, jack))


@filing_rule(
    id="ace-value",
    title="Ace of another value",
    cite="633a.3(e)(3)",
    quote=(
        "An ace shall have a value of 11 unless that value would give a player or the dealer a"
        " score in excess of 21, in which case the ace shall have a value of 1"
    ),
    may_read=("cards.values.ace_high", "cards.values.ace_low"),
    facts=("ace_high_value", "ace_low_value"),
    when=(Present("cards.values"),),
    at="cards.values",
    expected="{lawful_high}, otherwise {lawful_low}",
    observed="{high}, otherwise {low}",
    message=("the filing values the ace at {high}, otherwise {low}; the law at {lawful_high}, otherwise {lawful_low}"),
)
def ace_value(high: int | None, low: int | None, lawful_high: int, lawful_low: int) -> bool:
    """An ace has the two values that the law gives it.

    Fails:
        >>> ace_value(11, 2, 11, 1)
        True
    Clean:
        >>> ace_value(11, None, 11, 1)
        False
    """
    return high not in (None, lawful_high) or low not in (None, lawful_low)
