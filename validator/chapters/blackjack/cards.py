"""Decks, batches, the sides of a double shoe, card changes and the value of cards: shared rules."""

from validator.chapters.checks import denied, fewer_than, more_than, restated_otherwise
from validator.chapters.shoe.batches import BATCHED
from validator.core.rule import Stated, equals, unless
from validator.core.rule_definitions import FilingCheck

no_decks = FilingCheck(
    title="Fewer decks than the law demands",
    reads=("cards.decks",),
    facts=("decks_minimum",),
    when=(unless("cards.shoe", "double"),),
    expected="{minimum} deck",
    observed="{number} decks",
    message="the game is played with {number} decks; the law demands {minimum}",
    fails=(
        {"cards.decks": 0, "optional_wagers.match-the-dealer": None, "layout.areas[match-the-dealer]": None},
        {"table.discard_rack.height_in_decks": None, "cards.decks": 0},
    ),
    check=fewer_than,
)


def decks_not_listed(decks: int, lawful: tuple[str, ...]) -> bool:
    """The number of decks is one of those that the law lists.

    Fails:
        >>> decks_not_listed(7, ("6", "8"))
        True
    Clean:
        >>> decks_not_listed(8, ("6", "8"))
        False
    """
    return str(decks) not in lawful


decks_not_permitted = FilingCheck(
    title="Another number of decks than the law lists",
    reads=("cards.decks",),
    facts=("decks_permitted",),
    when=(unless("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="one of {lawful} decks",
    observed="{decks} decks",
    message="the game is played with {decks} decks; the law lists {lawful}",
    fails={"table.discard_rack.height_in_decks": 7, "cards.decks": 7},
    check=decks_not_listed,
)

cards_not_identical = FilingCheck(
    title="Cards that differ in appearance",
    reads=("cards.identical",),
    expected="cards identical in appearance",
    observed="cards that differ",
    message="the cards are not identical in appearance",
    check=denied,
)

no_cover_card = FilingCheck(
    title="No cover card",
    reads=("cards.cover_cards",),
    facts=("cover_cards_minimum",),
    when=(
        unless("cards.shoe", "double"),
        unless("cards.shuffler", "in-shoe", "continuous"),
    ),
    expected="{minimum} cover card",
    observed="{number}",
    message="the game is played with {number} cover cards; the law demands {minimum}",
    passes={"cards.cover_cards": 1},
    check=fewer_than,
)

two_batches_without_cover_card = FilingCheck(
    title="No cover card where two batches alternate",
    reads=("cards.cover_cards",),
    facts=("cover_cards_minimum",),
    when=(BATCHED, unless("cards.shoe", "double")),
    expected="{minimum} cover card",
    observed="{number}",
    message=(
        "two batches of cards alternate and {number} cover cards are used; the text demands {minimum:bare} except as"
        " provided for two batches, and says nothing of it there"
    ),
    passes={"cards.cover_cards": 1, "cards.shuffler": "automated"},
    check=fewer_than,
)

cards_changed_too_seldom = FilingCheck(
    title="Decks changed too seldom",
    reads=("cards.change_every_hours",),
    facts=("card_change_hours",),
    when=(unless("cards.dealing", "hand"),),
    expected="at least once every {limit:bare} hours",
    observed="every {number} hours",
    message="the decks are changed every {number} hours; the law demands at least once every {limit:bare}",
    fails={"cards.change_every_hours": 48},
    passes={"cards.change_every_hours": 24},
    check=more_than,
)

hand_dealt_cards_changed_too_seldom = FilingCheck(
    title="Decks dealt from the hand changed too seldom",
    reads=("cards.change_every_hours",),
    facts=("card_change_hours_from_the_hand",),
    when=(equals("cards.dealing", "hand"),),
    expected="at least every {limit:bare} hours",
    observed="every {number} hours",
    message=(
        "the cards are dealt from the hand and changed every {number} hours; the law demands at least every "
        "{limit:bare}"
    ),
    check=more_than,
)


def finds_face_card_value(king: int | None, queen: int | None, jack: int | None, lawful: int) -> bool:
    """King, queen and jack have the value that the law gives them.

    Fails:
        >>> finds_face_card_value(11, None, None, 10)
        True
    Clean:
        >>> finds_face_card_value(10, None, 10, 10)
        False
    """
    return any(value not in (None, lawful) for value in (king, queen, jack))


face_card_value = FilingCheck(
    title="Face card of another value",
    may_read=("cards.values.king", "cards.values.queen", "cards.values.jack"),
    facts=("face_card_value",),
    when=(Stated("cards.values"),),
    at="cards.values",
    expected="{lawful}",
    observed="king {king}, queen {queen}, jack {jack}",
    message="the filing values a king, queen or jack otherwise than the law, which values them at {lawful}",
    fails={"cards.values.jack": 11},
    passes={"cards.values.king": 10},
    check=finds_face_card_value,
)


def finds_ace_value(high: int | None, low: int | None, lawful_high: int, lawful_low: int) -> bool:
    """An ace has the two values that the law gives it.

    Fails:
        >>> finds_ace_value(11, 2, 11, 1)
        True
    Clean:
        >>> finds_ace_value(11, None, 11, 1)
        False
    """
    return high not in (None, lawful_high) or low not in (None, lawful_low)


ace_value = FilingCheck(
    title="Ace of another value",
    may_read=("cards.values.ace_high", "cards.values.ace_low"),
    facts=("ace_high_value", "ace_low_value"),
    when=(Stated("cards.values"),),
    at="cards.values",
    expected="{lawful_high}, otherwise {lawful_low}",
    observed="high {high}, low {low}",
    message="the filing values the ace otherwise than the law: {lawful_high}, otherwise {lawful_low}",
    fails={"cards.values.ace_low": 0},
    passes={"cards.values.ace_low": 1},
    check=finds_ace_value,
)

ace_limit_of_the_player = FilingCheck(
    title="Ace of a player reduced above another score",
    reads=("cards.values.ace_high_to_player",),
    facts=("highest_score",),
    expected="{lawful}",
    observed="{number}",
    message="a player's ace has its high value up to {number} in the filing; the law says {lawful}",
    fails={"cards.values.ace_high_to_player": 22},
    passes={"cards.values.ace_high_to_player": 21},
    check=restated_otherwise,
)

ace_limit_of_the_dealer = FilingCheck(
    title="Ace of the dealer reduced above another score",
    reads=("cards.values.ace_high_to_dealer",),
    facts=("highest_score",),
    expected="{lawful}",
    observed="{number}",
    message="the dealer's ace has its high value up to {number} in the filing; the law says {lawful}",
    fails={"cards.values.ace_high_to_dealer": 22},
    passes={"cards.values.ace_high_to_dealer": 21},
    check=restated_otherwise,
)
