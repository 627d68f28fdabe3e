"""§ 633a.3(c) and 633a.7(d): the two sides of a double shoe and the determinant card."""

from validator.chapters.checks import denied, either_unstated, fewer_than, of_one_color, other_than
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck, filing_check

too_few_decks_for_the_double_shoe = FilingCheck(
    title="Fewer decks than a double shoe demands",
    reads=("cards.decks",),
    facts=("double_shoe_decks_minimum",),
    when=(equals("cards.shoe", "double"),),
    expected="{minimum} decks",
    observed="{number}",
    message="a double shoe is used with {number} decks; the law demands {minimum}",
    fails={
        "table.discard_rack": None,
        "cards.decks": 0,
        "cards.sides.left.decks": 0,
        "cards.sides.right.decks": 0,
        "optional_wagers": None,
    },
    check=fewer_than,
)


@filing_check(
    title="Sides of the double shoe with different numbers of decks",
    may_read=("cards.sides.left.decks", "cards.sides.right.decks", "cards.decks"),
    when=(equals("cards.shoe", "double"),),
    at="cards.sides",
    expected="equal numbers of decks",
    observed="left {left}, right {right}, together {decks}",
    fails={"table.discard_rack.height_in_decks": 5, "cards.sides.left.decks": 5, "cards.sides.right.decks": 3},
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


@filing_check(
    title="Decks of the sides that do not add up to those dealt from",
    reads=("cards.sides.left.decks", "cards.sides.right.decks", "cards.decks"),
    when=(equals("cards.shoe", "double"),),
    at="cards.decks",
    expected="{left} and {right} decks together",
    observed="{decks} decks",
    fails={"cards.decks": 6},
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


sides_of_one_color = FilingCheck(
    title="Both sides of the double shoe with backs of one color",
    reads=("cards.sides.left.back", "cards.sides.right.back"),
    when=(equals("cards.shoe", "double"),),
    at="cards.sides",
    expected="different colors",
    observed="{first} and {second}",
    fails={"cards.sides.right.back": "Red"},
    message="the backs of the cards of both sides are {first}",
    check=of_one_color,
)

sides_of_different_design = FilingCheck(
    title="Sides of the double shoe with cards of different design",
    reads=("cards.same_design",),
    when=(equals("cards.shoe", "double"),),
    expected="one design",
    observed="different designs",
    message="the cards of the two sides are not of the same design",
    check=denied,
)

double_shoe_cover_cards = FilingCheck(
    title="Fewer cover cards than sides of the double shoe",
    reads=("cards.cover_cards",),
    facts=("double_shoe_compartments",),
    when=(equals("cards.shoe", "double"),),
    expected="{minimum} cover cards",
    observed="{number}",
    message=("a double shoe needs a cover card in each of its {minimum} sides; the filing says {number}"),
    check=fewer_than,
)

side_without_cover_card = FilingCheck(
    title="Side of the double shoe without a cover card",
    reads=("cards.sides.*.cover_card",),
    when=(equals("cards.shoe", "double"),),
    each="cards.sides",
    expected="a cover card in each side",
    observed="none",
    message="a side of the double shoe has no cover card of its own",
    fails={"cards.sides.left.cover_card": False},
    check=denied,
)


@filing_check(
    title="Double shoe together with a shuffler of two batches",
    reads=("cards.shoe", "cards.shuffler"),
    when=(equals("cards.shoe", "double"),),
    expected="a double shoe, or a device with two batches",
    observed="{shoe} shoe, {shuffler} shuffler",
    fails={"cards.shuffler": "automated"},
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


no_determinant_card = FilingCheck(
    title="No determinant card with a double shoe",
    reads=("dealing.determinant_card",),
    when=(equals("cards.shoe", "double"),),
    expected="a determinant card before each round",
    observed="none",
    message="no determinant card is drawn before each round",
    check=denied,
)


suits_not_designated = FilingCheck(
    title="Suits of the determinant card not designated",
    may_read=("cards.sides.left.suits", "cards.sides.right.suits"),
    when=(equals("cards.shoe", "double"),),
    at="cards.sides",
    expected="hearts and diamonds for one side, spades and clubs for the other",
    observed="left {first}, right {second}",
    fails={"cards.sides.left.suits": None},
    message="the filing does not designate the suits that correspond to each side of the double shoe",
    check=either_unstated,
)


@filing_check(
    title="Suits of the determinant card designated otherwise",
    reads=("cards.sides.left.suits", "cards.sides.right.suits"),
    facts=("double_shoe_red_suits", "double_shoe_black_suits"),
    when=(equals("cards.shoe", "double"),),
    at="cards.sides",
    expected="{red} for one side, {black} for the other",
    observed="left {left}, right {right}",
    fails={"cards.sides.left.suits": ["hearts", "spades"], "cards.sides.right.suits": ["diamonds", "clubs"]},
    passes={"cards.sides.left.suits": ["clubs", "spades"], "cards.sides.right.suits": ["diamonds", "hearts"]},
    message=(
        "the suits must be {red} for one side and {black} for the other; the filing "
        "designates {left} for the left and {right} for the right"
    ),
)
def suits_designated_otherwise(
    left: tuple[str, ...], right: tuple[str, ...], red: tuple[str, ...], black: tuple[str, ...]
) -> bool:
    """The red suits stand for one side of the shoe, the black suits for the other.

    Fails:
        >>> red, black = ("hearts", "diamonds"), ("spades", "clubs")
        >>> suits_designated_otherwise(("hearts", "spades"), ("diamonds", "clubs"), red, black)
        True
    Clean:
        >>> red, black = ("hearts", "diamonds"), ("spades", "clubs")
        >>> suits_designated_otherwise(("clubs", "spades"), ("hearts", "diamonds"), red, black)
        False
    """
    return {frozenset(left), frozenset(right)} != {frozenset(red), frozenset(black)}


matching_determinant_card_not_dealt = FilingCheck(
    title="Determinant card of its side not dealt to the first player",
    reads=("dealing.determinant_card_of_same_side",),
    when=(equals("cards.shoe", "double"),),
    expected="the player's first card",
    observed="{stated}",
    message=(
        "the law says: a determinant card that corresponds to its side becomes the player's first card; the filing "
        "says {stated}"
    ),
    check=other_than("players-first-card"),
)

other_determinant_card_misplaced = FilingCheck(
    title="Determinant card of the other side not segregated",
    reads=("dealing.determinant_card_of_other_side",),
    when=(equals("cards.shoe", "double"),),
    expected="a segregated area of the dealing shoe",
    observed="{stated}",
    message=(
        "the law says: a determinant card that does not correspond to its side goes to a segregated area of the shoe; "
        "the filing says {stated}"
    ),
    check=other_than("segregated-area"),
)
