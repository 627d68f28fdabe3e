"""§ 633a.3(c), 633a.7(d) and 633a.7(e)(2) and (3). The double shoe."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.judging import NO_RECORD as NO_RECORD_OF_QUESTIONS

_EMPTYING = "a record of every emptying of the shoe, without unreadable rows"


no_determinant_card_drawn = PlayWords(
    id="no-determinant-card-drawn",
    title="Round from a double shoe without a determinant card",
    message="a round was dealt from a double shoe without a determinant card having been drawn first",
    needs={"a record of every determinant card, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a determinant card first",
    observed="{card} dealt without one",
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
    message="the cards of the side whose cover card was reached were put somewhere other than in the discard rack",
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
