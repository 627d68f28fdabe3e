"""Third cards: the words of the rules that the pass in validator/games/baccarat/drawing.py judges."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.drawing import (
    NO_CARDS,
    NO_DEALS,
    NO_FACE,
    NO_FILING,
)

_CARDS = {"the first two cards of both hands": NO_CARDS, "every card dealt": NO_DEALS}
_TABLE = {"the first two cards of both hands, and the Player's third card": NO_CARDS, "every card dealt": NO_DEALS}

card_dealt_after_natural = PlayWords(
    id="card-dealt-after-natural",
    title="Third card dealt although a hand is a Natural",
    message="{seat} was dealt a third card although a hand is a Natural: Player {hand}, Banker {dealer}",
    needs=_CARDS,
    expected="no third card",
    observed="a third card",
)

player_hand_not_drawn = PlayWords(
    id="player-hand-not-drawn",
    title="Player's Hand not dealt the third card that it was due",
    message="the Player's Hand ({hand}) was not dealt the third card that its Point Count calls for",
    needs=_CARDS,
    expected="a third card for the Player's Hand",
    observed="none",
)

player_hand_drawn_on_stay = PlayWords(
    id="player-hand-drawn-on-stay",
    title="Player's Hand dealt a third card although it had to stay",
    message="the Player's Hand ({hand}) was dealt a third card although it had to stay",
    needs=_CARDS,
    expected="no third card for the Player's Hand",
    observed="a third card",
)

banker_hand_not_drawn = PlayWords(
    id="banker-hand-not-drawn",
    title="Banker's Hand not dealt a third card although the Player's Hand stayed",
    message=(
        "the Banker's Hand ({dealer}) was not dealt the third card that it was due against a standing Player's "
        "Hand ({hand})"
    ),
    needs=_CARDS,
    expected="a third card for the Banker's Hand",
    observed="none",
)

banker_hand_drawn_on_stay = PlayWords(
    id="banker-hand-drawn-on-stay",
    title="Banker's Hand dealt a third card although it had to stay against a standing Player's Hand",
    message=(
        "the Banker's Hand ({dealer}) was dealt a third card although it had to stay; the Player's Hand ({hand}) "
        "received none"
    ),
    expected="no third card for the Banker's Hand",
    observed="a third card",
)

banker_hand_not_drawn_on_low_count = PlayWords(
    id="banker-hand-not-drawn-on-low-count",
    title="Banker's Hand not dealt a third card on a Point Count that always draws",
    message=(
        "the Banker's Hand ({dealer}) was not dealt the third card that its Point Count always calls for; Player {hand}"
    ),
    needs=_TABLE,
    expected="a third card for the Banker's Hand",
    observed="none",
)

banker_hand_drawn_on_seven = PlayWords(
    id="banker-hand-drawn-on-seven",
    title="Banker's Hand dealt a third card on a Point Count that never draws",
    message="the Banker's Hand ({dealer}) was dealt a third card on a Point Count that never draws; Player {hand}",
    expected="no third card for the Banker's Hand",
    observed="a third card",
)

banker_hand_not_drawn_by_table = PlayWords(
    id="banker-hand-not-drawn-by-table",
    title="Banker's Hand not dealt a third card although the table says to draw",
    message="the Banker's Hand ({dealer}) was not dealt the third card that Table 1 calls for against Player {hand}",
    needs=_TABLE,
    expected="a third card for the Banker's Hand",
    observed="none",
)

banker_hand_drawn_against_table = PlayWords(
    id="banker-hand-drawn-against-table",
    title="Banker's Hand dealt a third card although the table says to stay",
    message="the Banker's Hand ({dealer}) was dealt a third card where Table 1 says to stay against Player {hand}",
    expected="no third card for the Banker's Hand",
    observed="a third card",
)

more_than_one_additional_card = PlayWords(
    id="more-than-one-additional-card",
    title="Hand dealt more than one additional card",
    message="{seat} was dealt {observed} additional cards: Player {hand}, Banker {dealer}",
    expected="at most one additional card",
    observed="{observed}",
)

banker_drawn_before_player = PlayWords(
    id="banker-drawn-before-player",
    title="Banker's Hand dealt its third card before the Player's Hand",
    message="the Banker's Hand was dealt its third card before the Player's Hand was dealt its own",
    expected="the Player's Hand first",
    observed="the Banker's Hand first",
)

third_card_face_down = PlayWords(
    id="third-card-face-down",
    title="Third card dealt face down",
    message="{seat} was dealt its third card face down",
    needs={"whether the card lay face up": NO_FACE, "how the filing has the cards dealt": NO_FILING},
    expected="the card face up",
    observed="the card face down",
)
