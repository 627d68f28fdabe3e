"""Cards found, drawn, dealt or missed in error, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.cures import (
    NO_PLACE,
    WHETHER_UNFIT,
)

_ENDED = "where the card ended"


face_up_card_not_put_away = PlayWords(
    id="face-up-card-not-put-away",
    title="Card found face up in the shoe not placed in the discard rack",
    message="{card} was found face up in the shoe and put neither in the discard rack nor in a segregated area",
    needs={_ENDED: NO_PLACE, "a record of every card found damaged or taken out of use": WHETHER_UNFIT},
    expected="the discard rack or a segregated area",
    observed="another place",
)
