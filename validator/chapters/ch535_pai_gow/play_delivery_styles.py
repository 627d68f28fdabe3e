"""Rules on the tiles of each position, sentence by sentence of each style, §§ 535.8(d), 535.9(a), 535.11(k)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.delivery import NO_PLACE, NO_POSITION, NO_STYLE

_TILES = {
    "the style of delivery": NO_STYLE,
    "the places of the tiles in the stacks": NO_PLACE,
    "the positions of the tiles": NO_POSITION,
}


def step(rule: str, style: str) -> PlayWords:
    """The rule on one sentence about the tiles that a position receives in one style."""
    return PlayWords(
        id=rule,
        title=f"Tiles delivered otherwise than by {style}",
        message=(
            "{seat} received tile {observed} (stack from the dealer's right, layer from the top); {expected} was due"
        ),
        needs=_TILES,
        expected="tile {expected}",
        observed="tile {observed}",
    )


_ORDINARY = "the ordinary procedure"
_HOUSE_WAY = "House Way From the Left"
_CUP_RIGHT = "Cup Say From the Right"
_CUP_LEFT = "Cup Say From the Left"
_JUNG_QUAT = "Jung Quat"
_CHEE_YEE = "Chee Yee"
_PIN_RIGHT = "Pin Say From the Right"
_PIN_LEFT = "Pin Say From the Left"
_DRAGON_RIGHT = "Dragon Head and Phoenix Tail From the Right"
_DRAGON_LEFT = "Dragon Head and Phoenix Tail From the Left"

PLAY_RULES = (
    step(
        "ordinary-tiles-wrong-at-start",
        _ORDINARY,
    ),
    step(
        "ordinary-tiles-wrong-later",
        _ORDINARY,
    ),
    step(
        "house-way-tiles-wrong-at-start",
        _HOUSE_WAY,
    ),
    step(
        "house-way-tiles-wrong-later",
        _HOUSE_WAY,
    ),
    step(
        "cup-say-right-tiles-wrong-at-start",
        _CUP_RIGHT,
    ),
    step(
        "cup-say-right-tiles-wrong-next",
        _CUP_RIGHT,
    ),
    step(
        "cup-say-right-tiles-wrong-later",
        _CUP_RIGHT,
    ),
    step(
        "cup-say-left-tiles-wrong-at-start",
        _CUP_LEFT,
    ),
    step(
        "cup-say-left-tiles-wrong-next",
        _CUP_LEFT,
    ),
    step(
        "cup-say-left-tiles-wrong-later",
        _CUP_LEFT,
    ),
    step(
        "jung-quat-tiles-wrong-at-start",
        _JUNG_QUAT,
    ),
    step(
        "jung-quat-tiles-wrong-next",
        _JUNG_QUAT,
    ),
    step(
        "jung-quat-tiles-wrong-from-new-center",
        _JUNG_QUAT,
    ),
    step(
        "jung-quat-tiles-wrong-later",
        _JUNG_QUAT,
    ),
    step(
        "chee-yee-tiles-wrong-at-start",
        _CHEE_YEE,
    ),
    step(
        "chee-yee-tiles-wrong-next",
        _CHEE_YEE,
    ),
    step(
        "chee-yee-tiles-wrong-from-new-ends",
        _CHEE_YEE,
    ),
    step(
        "chee-yee-tiles-wrong-later",
        _CHEE_YEE,
    ),
    step(
        "pin-say-right-tiles-wrong-at-start",
        _PIN_RIGHT,
    ),
    step(
        "pin-say-right-tiles-wrong-next",
        _PIN_RIGHT,
    ),
    step(
        "pin-say-right-tiles-wrong-third",
        _PIN_RIGHT,
    ),
    step(
        "pin-say-right-tiles-wrong-fourth",
        _PIN_RIGHT,
    ),
    step(
        "pin-say-right-tiles-wrong-later",
        _PIN_RIGHT,
    ),
    step(
        "pin-say-left-tiles-wrong-at-start",
        _PIN_LEFT,
    ),
    step(
        "pin-say-left-tiles-wrong-next",
        _PIN_LEFT,
    ),
    step(
        "pin-say-left-tiles-wrong-third",
        _PIN_LEFT,
    ),
    step(
        "pin-say-left-tiles-wrong-fourth",
        _PIN_LEFT,
    ),
    step(
        "pin-say-left-tiles-wrong-later",
        _PIN_LEFT,
    ),
    step(
        "dragon-head-right-tiles-wrong-at-start",
        _DRAGON_RIGHT,
    ),
    step(
        "dragon-head-right-tiles-wrong-next",
        _DRAGON_RIGHT,
    ),
    step(
        "dragon-head-right-tiles-wrong-third",
        _DRAGON_RIGHT,
    ),
    step(
        "dragon-head-right-tiles-wrong-later",
        _DRAGON_RIGHT,
    ),
    step(
        "dragon-head-left-tiles-wrong-at-start",
        _DRAGON_LEFT,
    ),
    step(
        "dragon-head-left-tiles-wrong-next",
        _DRAGON_LEFT,
    ),
    step(
        "dragon-head-left-tiles-wrong-third",
        _DRAGON_LEFT,
    ),
    step(
        "dragon-head-left-tiles-wrong-later",
        _DRAGON_LEFT,
    ),
    step(
        "tiles-wrong-with-bank",
        "the selected style while a player was the bank",
    ),
)
