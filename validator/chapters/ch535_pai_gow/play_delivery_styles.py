"""Rules on the tiles that each position receives, sentence by sentence of each style, §§ 535.8(d), 535.9(a), 535.11(k)."""

from validator.core.question import PlayQuestion
from validator.games.pai_gow.delivery import NO_PLACE, NO_POSITION, NO_STYLE
from validator.games.pai_gow.slots import delivery

_TILES = {
    "the style of delivery": NO_STYLE,
    "the places of the tiles in the stacks": NO_PLACE,
    "the positions of the tiles": NO_POSITION,
}


def step(slot: int, rule: str, style: str) -> PlayQuestion:
    """The rule on one sentence about the tiles that a position receives in one style."""
    return PlayQuestion(
        id=rule,
        title=f"Tiles delivered otherwise than by {style}",
        message="{seat} received tile {observed} (stack from the dealer's right, layer from the top); due was {expected}",
        slot=slot,
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
        delivery.ORDINARY_TILES_WRONG_AT_START,
        "ordinary-tiles-wrong-at-start",
        _ORDINARY,
    ),
    step(
        delivery.ORDINARY_TILES_WRONG_LATER,
        "ordinary-tiles-wrong-later",
        _ORDINARY,
    ),
    step(
        delivery.HOUSE_WAY_TILES_WRONG_AT_START,
        "house-way-tiles-wrong-at-start",
        _HOUSE_WAY,
    ),
    step(
        delivery.HOUSE_WAY_TILES_WRONG_LATER,
        "house-way-tiles-wrong-later",
        _HOUSE_WAY,
    ),
    step(
        delivery.CUP_SAY_RIGHT_TILES_WRONG_AT_START,
        "cup-say-right-tiles-wrong-at-start",
        _CUP_RIGHT,
    ),
    step(
        delivery.CUP_SAY_RIGHT_TILES_WRONG_NEXT,
        "cup-say-right-tiles-wrong-next",
        _CUP_RIGHT,
    ),
    step(
        delivery.CUP_SAY_RIGHT_TILES_WRONG_LATER,
        "cup-say-right-tiles-wrong-later",
        _CUP_RIGHT,
    ),
    step(
        delivery.CUP_SAY_LEFT_TILES_WRONG_AT_START,
        "cup-say-left-tiles-wrong-at-start",
        _CUP_LEFT,
    ),
    step(
        delivery.CUP_SAY_LEFT_TILES_WRONG_NEXT,
        "cup-say-left-tiles-wrong-next",
        _CUP_LEFT,
    ),
    step(
        delivery.CUP_SAY_LEFT_TILES_WRONG_LATER,
        "cup-say-left-tiles-wrong-later",
        _CUP_LEFT,
    ),
    step(
        delivery.JUNG_QUAT_TILES_WRONG_AT_START,
        "jung-quat-tiles-wrong-at-start",
        _JUNG_QUAT,
    ),
    step(
        delivery.JUNG_QUAT_TILES_WRONG_NEXT,
        "jung-quat-tiles-wrong-next",
        _JUNG_QUAT,
    ),
    step(
        delivery.JUNG_QUAT_TILES_WRONG_FROM_NEW_CENTER,
        "jung-quat-tiles-wrong-from-new-center",
        _JUNG_QUAT,
    ),
    step(
        delivery.JUNG_QUAT_TILES_WRONG_LATER,
        "jung-quat-tiles-wrong-later",
        _JUNG_QUAT,
    ),
    step(
        delivery.CHEE_YEE_TILES_WRONG_AT_START,
        "chee-yee-tiles-wrong-at-start",
        _CHEE_YEE,
    ),
    step(
        delivery.CHEE_YEE_TILES_WRONG_NEXT,
        "chee-yee-tiles-wrong-next",
        _CHEE_YEE,
    ),
    step(
        delivery.CHEE_YEE_TILES_WRONG_FROM_NEW_ENDS,
        "chee-yee-tiles-wrong-from-new-ends",
        _CHEE_YEE,
    ),
    step(
        delivery.CHEE_YEE_TILES_WRONG_LATER,
        "chee-yee-tiles-wrong-later",
        _CHEE_YEE,
    ),
    step(
        delivery.PIN_SAY_RIGHT_TILES_WRONG_AT_START,
        "pin-say-right-tiles-wrong-at-start",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_SAY_RIGHT_TILES_WRONG_NEXT,
        "pin-say-right-tiles-wrong-next",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_SAY_RIGHT_TILES_WRONG_THIRD,
        "pin-say-right-tiles-wrong-third",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_SAY_RIGHT_TILES_WRONG_FOURTH,
        "pin-say-right-tiles-wrong-fourth",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_SAY_RIGHT_TILES_WRONG_LATER,
        "pin-say-right-tiles-wrong-later",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_SAY_LEFT_TILES_WRONG_AT_START,
        "pin-say-left-tiles-wrong-at-start",
        _PIN_LEFT,
    ),
    step(
        delivery.PIN_SAY_LEFT_TILES_WRONG_NEXT,
        "pin-say-left-tiles-wrong-next",
        _PIN_LEFT,
    ),
    step(
        delivery.PIN_SAY_LEFT_TILES_WRONG_THIRD,
        "pin-say-left-tiles-wrong-third",
        _PIN_LEFT,
    ),
    step(
        delivery.PIN_SAY_LEFT_TILES_WRONG_FOURTH,
        "pin-say-left-tiles-wrong-fourth",
        _PIN_LEFT,
    ),
    step(
        delivery.PIN_SAY_LEFT_TILES_WRONG_LATER,
        "pin-say-left-tiles-wrong-later",
        _PIN_LEFT,
    ),
    step(
        delivery.DRAGON_HEAD_RIGHT_TILES_WRONG_AT_START,
        "dragon-head-right-tiles-wrong-at-start",
        _DRAGON_RIGHT,
    ),
    step(
        delivery.DRAGON_HEAD_RIGHT_TILES_WRONG_NEXT,
        "dragon-head-right-tiles-wrong-next",
        _DRAGON_RIGHT,
    ),
    step(
        delivery.DRAGON_HEAD_RIGHT_TILES_WRONG_THIRD,
        "dragon-head-right-tiles-wrong-third",
        _DRAGON_RIGHT,
    ),
    step(
        delivery.DRAGON_HEAD_RIGHT_TILES_WRONG_LATER,
        "dragon-head-right-tiles-wrong-later",
        _DRAGON_RIGHT,
    ),
    step(
        delivery.DRAGON_HEAD_LEFT_TILES_WRONG_AT_START,
        "dragon-head-left-tiles-wrong-at-start",
        _DRAGON_LEFT,
    ),
    step(
        delivery.DRAGON_HEAD_LEFT_TILES_WRONG_NEXT,
        "dragon-head-left-tiles-wrong-next",
        _DRAGON_LEFT,
    ),
    step(
        delivery.DRAGON_HEAD_LEFT_TILES_WRONG_THIRD,
        "dragon-head-left-tiles-wrong-third",
        _DRAGON_LEFT,
    ),
    step(
        delivery.DRAGON_HEAD_LEFT_TILES_WRONG_LATER,
        "dragon-head-left-tiles-wrong-later",
        _DRAGON_LEFT,
    ),
    step(
        delivery.TILES_WRONG_WITH_BANK,
        "tiles-wrong-with-bank",
        "the selected style while a player was the bank",
    ),
)
