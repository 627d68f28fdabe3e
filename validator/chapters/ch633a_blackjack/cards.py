"""§ 633a.3: decks, batches, the sides of a double shoe, card changes and the value of cards."""

from validator.chapters.questions import denied, fewer_than, more_than
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import Present, equals, filing_rule, unless

no_decks = filing_rule(
    id="no-decks",
    title="Fewer decks than the law demands",
    cite="633a.3(a)",
    quote="Blackjack shall be played with at least one deck of cards that are identical in appearance",
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
    when=(
        unless("cards.shoe", "double"),
        unless("cards.shuffler", "in-shoe", "continuous"),
    ),
    expected="at least {minimum} cover card",
    observed="{number}",
    message=("the game is played with {number} cover cards; the law demands at least {minimum}"),
)(fewer_than)

self_shuffled_without_cover_card = of_shuffles.self_shuffled_without_cover_card.bind(
    "633a.3(a)",
    quote="and at least one cover card",
    reading="cover-card-with-a-continuous-shuffler",
    when=(
        unless("cards.shoe", "double"),
        equals("cards.shuffler", "in-shoe", "continuous"),
    ),
)

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
