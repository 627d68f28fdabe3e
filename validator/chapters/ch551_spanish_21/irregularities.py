"""§ 551.16: what is done about irregularities."""

from dataclasses import replace

from validator.chapters.blackjack.irregularities import SHUFFLED_BY_A_DEVICE
from validator.chapters.checks import other_than
from validator.core.rule_definitions import FilingCheck


def _restated(title: str, field: str, lawful: str, words: str) -> FilingCheck:
    """The rule that a cure is filed as the paragraph has it, which the message tells in ``words``."""
    return FilingCheck(
        title=title,
        reads=(f"irregularities.{field}",),
        expected=words,
        observed="{stated}",
        message=f"the law says: {words}; the filing says {{stated}}",
        check=other_than(lawful),
    )


several_face_up_cards_played_on = _restated(
    "Round played on with several cards face up in the shoe",
    "several_face_up_cards",
    "void-and-reshuffle",
    "with more than one card face up in the shoe the round is void and the cards are reshuffled",
)
ten_in_the_shoe_used = _restated(
    "10 found in the shoe not removed and torn",
    "ten_in_shoe",
    "removed-and-torn",
    "a 10 found in the shoe is not used, and is removed and torn in half by a floorperson",
)
several_tens_played_on = _restated(
    "Round played on with several 10s found in the shoe",
    "several_tens_in_shoe",
    "void-and-decks-removed",
    "with more than one 10 found in the shoe the round is void and the decks are removed from play",
)
refused_card_kept = _restated(
    "Refused card not placed in the discard rack",
    "refused_card",
    "discard-rack",
    "a card that the players refuse and the dealer cannot use is placed in the discard rack",
)
empty_hand_wagers_kept = _restated(
    "Wagers of a hand without cards not returned",
    "no_cards_wagers",
    "returned",
    "the wagers of a player whose hand gets no card are returned",
)
shuffler_not_removed = replace(
    _restated(
        "Shuffling device left on the table with another method of shuffling",
        "shuffler_out_of_order",
        "removed",
        "the device is removed from the table before another method of shuffling is utilized",
    ),
    when=(SHUFFLED_BY_A_DEVICE,),
)
