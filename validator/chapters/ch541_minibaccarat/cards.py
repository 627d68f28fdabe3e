"""§§ 541.3(a), (c), 541.6 and 541.7: decks, cover cards, card changes, values and the dealing shoe."""

from validator.chapters.baccarat import cards as asked
from validator.chapters.ch541_minibaccarat.conditions import AUTOMATED, BY_HAND, CONTINUOUS, ORDINARY
from validator.chapters.questions import more_than
from validator.chapters.shoe import shuffle as common
from validator.core.finding import Severity
from validator.core.rule import Absent, filing_rule, unless

_DECKS = "Minibaccarat shall be played with six to eight decks of cards"
too_few_decks = asked.too_few_decks.bind("541.3(a)", _DECKS, when=(BY_HAND,))
too_many_decks = asked.too_many_decks.bind("541.3(a)", _DECKS, when=(BY_HAND,))
backs_not_alike = asked.backs_not_alike.bind(
    "541.3(a)", "having backs of the same color and design", when=(unless("cards.shuffler", "automated"),)
)
_COVER = "two additional cover cards to be used in accordance with § 541.5"
too_few_cover_cards = asked.too_few_cover_cards.bind("541.3(a)", _COVER, when=(ORDINARY,))
too_many_cover_cards = asked.too_many_cover_cards.bind(
    "541.3(a)", _COVER, reading="cover-card-beyond-two", when=(unless("cards.shuffler", "automated"),)
)
self_shuffled_without_cover_card = common.self_shuffled_without_cover_card.bind(
    "541.3(a)",
    _COVER,
    reading="cover-card-with-a-continuous-shuffler",
    when=(CONTINUOUS,),
    facts=("cover_cards",),
)


def cover_cards_for_one_batch(number: int, minimum: int) -> bool:
    """With two batches either two cover cards are enough, or each batch has two of its own.

    Fails:
        >>> cover_cards_for_one_batch(2, 2)
        True
        >>> cover_cards_for_one_batch(3, 2)
        True
    Clean:
        >>> cover_cards_for_one_batch(4, 2)
        False
        >>> cover_cards_for_one_batch(1, 2)
        False
    """
    return minimum <= number < 2 * minimum


batches_share_cover_cards = filing_rule(
    id="batches-share-cover-cards",
    title="Two batches without cover cards of their own",
    cite="541.3(a)",
    quote=_COVER,
    severity=Severity.WARNING,
    reading="cover-cards-of-each-batch",
    reads=("cards.cover_cards",),
    facts=("cover_cards",),
    when=(AUTOMATED,),
    expected="{minimum} cover cards for each batch",
    observed="{number} in all",
    message="there are {number} cover cards for two batches; the text does not say whether each batch needs {minimum}",
)(cover_cards_for_one_batch)

cards_changed_too_seldom = filing_rule(
    id="cards-changed-too-seldom",
    title="Decks changed too seldom",
    cite="541.3(c)",
    quote="the decks of cards opened for use at a Minibaccarat table shall be changed at least once every 4 hours",
    reads=("cards.change_every_hours",),
    facts=("card_change_hours",),
    when=(unless("cards.shuffler", "automated"),),
    expected="at least once every {limit} hours",
    observed="every {number} hours",
    message="the decks are changed every {number} hours; the law demands at least once every {limit}",
)(more_than)
batches_changed_too_seldom = filing_rule(
    id="batches-changed-too-seldom",
    title="Batches that alternate changed too seldom",
    cite="541.3(c)",
    quote="the decks of cards opened for use at a Minibaccarat table shall be changed at least once every 4 hours",
    severity=Severity.WARNING,
    reading="card-change-exception",
    reads=("cards.change_every_hours",),
    facts=("card_change_hours",),
    when=(AUTOMATED,),
    expected="at least once every {limit} hours",
    observed="every {number} hours",
    message=(
        "the decks of two batches are changed every {number} hours; the law says at least once every {limit}, "
        "with an exception that points to nothing"
    ),
)(more_than)

number_card_value = asked.number_card_value.bind("541.6(a)(1)", "Any card from 2 to 9 shall have its face value")
face_card_value = asked.face_card_value.bind("541.6(a)(2)", "Any 10, jack, queen or king shall have a value of zero")
ace_value = asked.ace_value.bind("541.6(a)(3)", "Any ace shall have a value of one")
point_count_otherwise = asked.point_count_otherwise.bind(
    "541.6(b)", "the right digit shall constitute the Point Count of the hand"
)

_SHOE = "shall be dealt from a manual dealing shoe specifically designed for that purpose"
cards_dealt_from_the_hand = asked.cards_dealt_from_the_hand.bind("541.7", _SHOE, when=(ORDINARY,))
no_dealing_shoe = asked.no_dealing_shoe.bind("541.7", _SHOE, when=(ORDINARY, unless("cards.dealing", "hand")))
shoe_not_manual = asked.shoe_not_manual.bind("541.7", _SHOE, when=(ORDINARY,))
card_reading_shoe = asked.card_reading_shoe.bind(
    "541.7",
    _SHOE,
    reading="manual-shoe",
    when=(ORDINARY, Absent("approvals.continuous_device.reference")),
)
