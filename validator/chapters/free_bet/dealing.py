"""The dealing shoe, burns, how the cards are dealt, the card reader device, and when a Blackjack is paid: shared."""

from dataclasses import replace

from validator.chapters.blackjack import dealing as asked
from validator.chapters.blackjack.procedure import rank_by_rank
from validator.chapters.checks import other_than
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

no_dealing_shoe = replace(asked.no_dealing_shoe, when=(unless("cards.shuffler", "continuous"),))

shoe_off_the_table = replace(asked.shoe_off_the_table, when=())

shoe_not_burned = replace(asked.shoe_not_burned, when=(unless("cards.shuffler", "in-shoe", "continuous"),))

self_shuffling_shoe_not_burned = replace(
    asked.self_shuffling_shoe_not_burned, when=(equals("cards.shuffler", "in-shoe", "continuous"),)
)

new_dealer_does_not_burn = replace(asked.new_dealer_does_not_burn, when=())

dealing_starts_elsewhere = replace(asked.dealing_starts_elsewhere, when=())

dealing_direction = replace(asked.dealing_direction, when=())

player_cards_face_down = replace(asked.player_cards_face_down, when=())

dealer_first_card_not_up = replace(asked.dealer_first_card_not_up, when=())

no_hole_card = replace(asked.no_hole_card, when=())

additional_cards_face_down = replace(asked.additional_cards_face_down, when=())


def finds_card_reader_used_otherwise(cards: tuple[str, ...], lawful: tuple[str, ...], tens: tuple[str, ...]) -> bool:
    """The device is used with an ace and with every card of value 10, whether they are named or listed rank by rank.

    Fails:
        >>> finds_card_reader_used_otherwise(("ace", "king"), ("ace", "10-value"), ("10", "jack", "queen", "king"))
        True
    Clean:
        >>> ranks = ("10", "jack", "queen", "king")
        >>> finds_card_reader_used_otherwise(("ace", *ranks), ("ace", "10-value"), ranks)
        False
        >>> finds_card_reader_used_otherwise(("10-value", "ace"), ("ace", *ranks), ranks)
        False
    """
    return rank_by_rank(cards, tens) != rank_by_rank(lawful, tens)


card_reader_used_otherwise = FilingCheck(
    title="Card reader device used with other first cards of the dealer",
    reads=("dealing.card_reader_used_for",),
    facts=("card_reader_up_cards", "wagered_split_cards"),
    expected="{lawful}",
    observed="{cards}",
    message="the card reader device is used with {cards}; the law says {lawful}",
    fails={"dealing.card_reader_used_for": ["ace"]},
    check=finds_card_reader_used_otherwise,
)

blackjack_paid_at_another_time = FilingCheck(
    title="Blackjack paid at another moment",
    reads=("dealing.blackjack_paid",),
    expected="at once in the player's turn",
    observed="{stated}",
    message="the law says: a player's Blackjack is announced and paid when his turn comes; the filing says {stated}",
    fails=({"dealing.blackjack_paid": "after-the-hole-card"}, {"dealing.blackjack_paid": "later"}),
    passes={"dealing.blackjack_paid": "immediately"},
    check=other_than("immediately"),
)
