"""Rules on the tiles that each position receives, sentence by sentence of each style, §§ 535.8(d), 535.9(a), 535.11(k)."""

from validator.core.question import PlayQuestion
from validator.games.pai_gow.delivery import NO_PLACE, NO_POSITION, NO_STYLE, not_due_here
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
        check=not_due_here,
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
        delivery.ORDINARY_FIRST,
        "ordinary-tiles-wrong-at-start",
        _ORDINARY,
    ),
    step(
        delivery.ORDINARY_OTHERS,
        "ordinary-tiles-wrong-later",
        _ORDINARY,
    ),
    step(
        delivery.HOUSE_WAY_FIRST,
        "house-way-tiles-wrong-at-start",
        _HOUSE_WAY,
    ),
    step(
        delivery.HOUSE_WAY_OTHERS,
        "house-way-tiles-wrong-later",
        _HOUSE_WAY,
    ),
    step(
        delivery.CUP_RIGHT_FIRST,
        "cup-say-right-tiles-wrong-at-start",
        _CUP_RIGHT,
    ),
    step(
        delivery.CUP_RIGHT_NEXT,
        "cup-say-right-tiles-wrong-next",
        _CUP_RIGHT,
    ),
    step(
        delivery.CUP_RIGHT_OTHERS,
        "cup-say-right-tiles-wrong-later",
        _CUP_RIGHT,
    ),
    step(
        delivery.CUP_LEFT_FIRST,
        "cup-say-left-tiles-wrong-at-start",
        _CUP_LEFT,
    ),
    step(
        delivery.CUP_LEFT_NEXT,
        "cup-say-left-tiles-wrong-next",
        _CUP_LEFT,
    ),
    step(
        delivery.CUP_LEFT_OTHERS,
        "cup-say-left-tiles-wrong-later",
        _CUP_LEFT,
    ),
    step(
        delivery.JUNG_QUAT_FIRST,
        "jung-quat-tiles-wrong-at-start",
        _JUNG_QUAT,
    ),
    step(
        delivery.JUNG_QUAT_NEXT,
        "jung-quat-tiles-wrong-next",
        _JUNG_QUAT,
    ),
    step(
        delivery.JUNG_QUAT_NEW_CENTER,
        "jung-quat-tiles-wrong-from-new-center",
        _JUNG_QUAT,
    ),
    step(
        delivery.JUNG_QUAT_REPEATED,
        "jung-quat-tiles-wrong-later",
        _JUNG_QUAT,
    ),
    step(
        delivery.CHEE_YEE_FIRST,
        "chee-yee-tiles-wrong-at-start",
        _CHEE_YEE,
    ),
    step(
        delivery.CHEE_YEE_NEXT,
        "chee-yee-tiles-wrong-next",
        _CHEE_YEE,
    ),
    step(
        delivery.CHEE_YEE_NEW_EARS,
        "chee-yee-tiles-wrong-from-new-ends",
        _CHEE_YEE,
    ),
    step(
        delivery.CHEE_YEE_REPEATED,
        "chee-yee-tiles-wrong-later",
        _CHEE_YEE,
    ),
    step(
        delivery.PIN_RIGHT_FIRST,
        "pin-say-right-tiles-wrong-at-start",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_RIGHT_NEXT,
        "pin-say-right-tiles-wrong-next",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_RIGHT_THIRD,
        "pin-say-right-tiles-wrong-third",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_RIGHT_FOURTH,
        "pin-say-right-tiles-wrong-fourth",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_RIGHT_REPEATED,
        "pin-say-right-tiles-wrong-later",
        _PIN_RIGHT,
    ),
    step(
        delivery.PIN_LEFT_FIRST,
        "pin-say-left-tiles-wrong-at-start",
        _PIN_LEFT,
    ),
    step(
        delivery.PIN_LEFT_NEXT,
        "pin-say-left-tiles-wrong-next",
        _PIN_LEFT,
    ),
    step(
        delivery.PIN_LEFT_THIRD,
        "pin-say-left-tiles-wrong-third",
        _PIN_LEFT,
    ),
    step(
        delivery.PIN_LEFT_FOURTH,
        "pin-say-left-tiles-wrong-fourth",
        _PIN_LEFT,
    ),
    step(
        delivery.PIN_LEFT_REPEATED,
        "pin-say-left-tiles-wrong-later",
        _PIN_LEFT,
    ),
    step(
        delivery.DRAGON_RIGHT_FIRST,
        "dragon-head-right-tiles-wrong-at-start",
        _DRAGON_RIGHT,
    ),
    step(
        delivery.DRAGON_RIGHT_NEXT,
        "dragon-head-right-tiles-wrong-next",
        _DRAGON_RIGHT,
    ),
    step(
        delivery.DRAGON_RIGHT_THIRD,
        "dragon-head-right-tiles-wrong-third",
        _DRAGON_RIGHT,
    ),
    step(
        delivery.DRAGON_RIGHT_REPEATED,
        "dragon-head-right-tiles-wrong-later",
        _DRAGON_RIGHT,
    ),
    step(
        delivery.DRAGON_LEFT_FIRST,
        "dragon-head-left-tiles-wrong-at-start",
        _DRAGON_LEFT,
    ),
    step(
        delivery.DRAGON_LEFT_NEXT,
        "dragon-head-left-tiles-wrong-next",
        _DRAGON_LEFT,
    ),
    step(
        delivery.DRAGON_LEFT_THIRD,
        "dragon-head-left-tiles-wrong-third",
        _DRAGON_LEFT,
    ),
    step(
        delivery.DRAGON_LEFT_REPEATED,
        "dragon-head-left-tiles-wrong-later",
        _DRAGON_LEFT,
    ),
    step(
        delivery.TILES_WITH_BANK,
        "tiles-wrong-with-bank",
        "the selected style while a player was the bank",
    ),
)
