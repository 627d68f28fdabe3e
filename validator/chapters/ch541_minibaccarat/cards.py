"""§§ 541.3(a), (c), 541.6 and 541.7: decks, cover cards, card changes, values and the dealing shoe."""

from dataclasses import replace

from validator.chapters.baccarat import cards as asked
from validator.chapters.ch541_minibaccarat.conditions import AUTOMATED, BY_HAND, CONTINUOUS, ORDINARY
from validator.chapters.checks import more_than
from validator.chapters.shoe import shuffle as common
from validator.core.rule import Absent, unless
from validator.core.rule_definitions import FilingCheck

too_few_decks = replace(asked.too_few_decks, when=(BY_HAND,))
too_many_decks = replace(asked.too_many_decks, when=(BY_HAND,))
backs_not_alike = replace(asked.backs_not_alike, when=(unless("cards.shuffler", "automated"),))
too_few_cover_cards = replace(asked.too_few_cover_cards, when=(ORDINARY,))
too_many_cover_cards = replace(asked.too_many_cover_cards, when=(unless("cards.shuffler", "automated"),))
self_shuffled_without_cover_card = replace(
    common.self_shuffled_without_cover_card, when=(CONTINUOUS,), facts=("cover_cards",), fails={"cards.cover_cards": 0}
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


batches_share_cover_cards = FilingCheck(
    title="Two batches without cover cards of their own",
    reads=("cards.cover_cards",),
    facts=("cover_cards",),
    when=(AUTOMATED,),
    expected="{minimum} cover cards for each batch",
    observed="{number} in all",
    message="there are {number} cover cards for two batches; the text does not say whether each batch needs {minimum}",
    fails={"cards.cover_cards": 2},
    check=cover_cards_for_one_batch,
)

cards_changed_too_seldom = FilingCheck(
    title="Decks changed too seldom",
    reads=("cards.change_every_hours",),
    facts=("card_change_hours",),
    when=(unless("cards.shuffler", "automated"),),
    expected="at least once every {limit:bare} hours",
    observed="every {number} hours",
    message="the decks are changed every {number} hours; the law demands at least once every {limit:bare}",
    fails={"cards.change_every_hours": 8},
    check=more_than,
)
batches_changed_too_seldom = FilingCheck(
    title="Batches that alternate changed too seldom",
    reads=("cards.change_every_hours",),
    facts=("card_change_hours",),
    when=(AUTOMATED,),
    expected="at least once every {limit:bare} hours",
    observed="every {number} hours",
    message=(
        "the decks of two batches are changed every {number} hours; the law says at least once every {limit:bare}, "
        "but excepts what another paragraph provides, and that one provides nothing about it"
    ),
    fails={"cards.change_every_hours": 8},
    check=more_than,
)

cards_dealt_from_the_hand = replace(asked.cards_dealt_from_the_hand, when=(ORDINARY,))
no_dealing_shoe = replace(asked.no_dealing_shoe, when=(ORDINARY, unless("cards.dealing", "hand")))
shoe_not_manual = replace(asked.shoe_not_manual, when=(ORDINARY,))
card_reading_shoe = replace(asked.card_reading_shoe, when=(ORDINARY, Absent("approvals.continuous_device.reference")))
