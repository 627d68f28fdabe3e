"""Free doubles, free splits and their lammers, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import doubling
from validator.games.blackjack.doubling import NO_FACE, NOT_FILED

more_split_hands_than_allowed = PlayWords(
    id="more-split-hands-than-allowed",
    title="A box split into too many hands",
    message="{seat} split to {observed} hands; {expected} are allowed",
    expected="at most {expected} hands",
    observed="{observed}",
)

double_down_card_face_down = PlayWords(
    id="double-down-card-face-down",
    title="The card of a double down dealt face down",
    message="{seat}: {card}, dealt to a doubled hand, lies face down",
    number=doubling.DOUBLE_CARD_FACE,
    needs={"the face of the card": NO_FACE, "the face of the card that the chapter orders": NOT_FILED},
    expected="face up",
    observed="face down",
)
