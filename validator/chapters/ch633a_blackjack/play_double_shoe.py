"""§ 633a.3(c), 633a.7(d) and 633a.7(e)(2) and (3). The double shoe."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.double_shoe import (
    NO_RECORD as NO_RECORD_OF_DOUBLE_SHOE,
    NO_SIDE,
    OTHER_CAUSES,
)
from validator.games.shoe.judging import NO_RECORD as NO_RECORD_OF_QUESTIONS

_DETERMINANT = {
    "the suit of the determinant card, its side, where it went, and for which side it stands": NO_RECORD_OF_DOUBLE_SHOE
}
_EMPTYING = "a record of every emptying of the shoe, without unreadable rows"

card_with_other_back = PlayWords(
    id="card-with-other-back",
    title="Card of one side of a double shoe with the back of the other",
    message="{card} came from one side of the shoe with the back of the other side's decks",
    needs={"the backs of the decks in each side": NO_RECORD_OF_DOUBLE_SHOE},
    expected="a card of that side's decks",
    observed="a card of the other side's",
)

sides_dealt_in_one_color = PlayWords(
    id="sides-dealt-in-one-color",
    title="Both sides of a double shoe dealt with backs of one color",
    message="{card} came from one side of the shoe while the decks of both sides had the same back",
    needs={"the backs of the decks in each side": NO_RECORD_OF_DOUBLE_SHOE},
    expected="decks of another color in the other side",
    observed="decks of one color in both",
)

no_determinant_card_drawn = PlayWords(
    id="no-determinant-card-drawn",
    title="Round from a double shoe without a determinant card",
    message="a round was dealt from a double shoe without a determinant card having been drawn first",
    needs={"a record of every determinant card, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a determinant card first",
    observed="{card} dealt without one",
)

second_determinant_card = PlayWords(
    id="second-determinant-card",
    title="Second determinant card drawn for one round",
    message="{card} was drawn as a determinant card after another one had been drawn for the same round",
    needs={"for what else a card may have been drawn": OTHER_CAUSES},
    expected="one determinant card",
    observed="a second one",
)

dealt_from_the_wrong_side = PlayWords(
    id="dealt-from-the-wrong-side",
    title="Card of a round from the wrong side of a double shoe",
    message="{card} came from another side of the shoe than the suit of the determinant card decides",
    needs={"the side of the cards and of the determinant card": NO_SIDE},
    expected="the side of the determinant card's suit",
    observed="the other side",
)

concluded_from_the_wrong_side = PlayWords(
    id="concluded-from-the-wrong-side",
    title="Round dealt from the wrong side of a double shoe and concluded",
    message=(
        "the whole round came from another side of the shoe than the suit of the determinant card decides, and was "
        "concluded"
    ),
    expected="the side of the determinant card's suit",
    observed="the other side, and the round concluded as if it were the right one",
)

matching_determinant_not_used = PlayWords(
    id="matching-determinant-not-used",
    title="Matching determinant card not used as the player's first card",
    message="the determinant card {card} stands for the side it was drawn from and was not dealt to a player",
    needs=_DETERMINANT,
    expected="the player's first card",
    observed="put elsewhere",
)

other_determinant_not_segregated = PlayWords(
    id="other-determinant-not-segregated",
    title="Determinant card of the other side not put into the segregated area",
    message="the determinant card {card} does not stand for the side it was drawn from and was not segregated",
    needs=_DETERMINANT,
    expected="the segregated area",
    observed="put elsewhere",
)

side_not_emptied = PlayWords(
    id="side-not-emptied",
    title="Cards of the side whose cover card was reached not removed",
    message=(
        "a side was shuffled after its cover card without all its cards, the segregated ones too, having been removed"
    ),
    needs={_EMPTYING: NO_RECORD_OF_QUESTIONS},
    expected="that side and its segregated area emptied",
    observed="not emptied",
)

side_not_into_rack = PlayWords(
    id="side-not-into-rack",
    title="Cards removed after the cover card not placed in the discard rack",
    message="the cards of the side whose cover card was reached were put elsewhere than in the discard rack",
    needs={"where the cards went": NO_RECORD_OF_QUESTIONS},
    expected="the discard rack",
    observed="another place",
)

other_side_shuffled = PlayWords(
    id="other-side-shuffled",
    title="Other side of a double shoe shuffled for a cover card",
    message="the shuffle for a cover card took in the side whose cover card had not been reached",
    needs={"which side was shuffled, and why": NO_RECORD_OF_QUESTIONS},
    expected="only the side of the cover card",
    observed="the other side",
)
