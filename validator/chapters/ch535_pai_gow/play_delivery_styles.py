"""Rules on the tiles that each position receives, sentence by sentence of each style, §§ 535.8(d), 535.9(a), 535.11(k)."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.delivery import NO_PLACE, NO_POSITION, NO_STYLE, not_due_here
from validator.games.pai_gow.slots import delivery

_TILES = {
    "the style of delivery": NO_STYLE,
    "the places of the tiles in the stacks": NO_PLACE,
    "the positions of the tiles": NO_POSITION,
}


def step(slot: int, rule: str, style: str, cite: str, quote: str) -> PlayRule:
    """The rule on one sentence about the tiles that a position receives in one style."""
    return PlayRule(
        id=rule,
        title=f"Tiles delivered otherwise than by {style}",
        cite=cite,
        quote=quote,
        severity=Severity.ERROR,
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
        "535.8(d)",
        "The dealer shall deal the first stack of four tiles, starting from the right side of the eight stacks, to the starting position",
    ),
    step(
        delivery.ORDINARY_OTHERS,
        "ordinary-tiles-wrong-later",
        _ORDINARY,
        "535.8(d)",
        "deal all other positions including the Dead Hand and the dealer a stack of tiles",
    ),
    step(
        delivery.HOUSE_WAY_FIRST,
        "house-way-tiles-wrong-at-start",
        _HOUSE_WAY,
        "535.9(a)(1)",
        "The dealer shall deliver the stack pushed forward to the starting position",
    ),
    step(
        delivery.HOUSE_WAY_OTHERS,
        "house-way-tiles-wrong-later",
        _HOUSE_WAY,
        "535.9(a)(1)",
        "The remaining stacks of tiles shall be delivered from the dealer's left to right",
    ),
    step(
        delivery.CUP_RIGHT_FIRST,
        "cup-say-right-tiles-wrong-at-start",
        _CUP_RIGHT,
        "535.9(a)(2)",
        "The dealer shall deliver the top two tiles from each of the two stacks pushed forward to the starting position",
    ),
    step(
        delivery.CUP_RIGHT_NEXT,
        "cup-say-right-tiles-wrong-next",
        _CUP_RIGHT,
        "535.9(a)(2)",
        "The four remaining tiles pushed forward shall be delivered to the next position",
    ),
    step(
        delivery.CUP_RIGHT_OTHERS,
        "cup-say-right-tiles-wrong-later",
        _CUP_RIGHT,
        "535.9(a)(2)",
        "The remaining stacks of tiles shall be delivered from the dealer's right to left in the same manner as the first two stacks",
    ),
    step(
        delivery.CUP_LEFT_FIRST,
        "cup-say-left-tiles-wrong-at-start",
        _CUP_LEFT,
        "535.9(a)(3)",
        "The dealer shall deliver the top two tiles from each of the two stacks pushed forward to the starting position",
    ),
    step(
        delivery.CUP_LEFT_NEXT,
        "cup-say-left-tiles-wrong-next",
        _CUP_LEFT,
        "535.9(a)(3)",
        "The four remaining tiles pushed forward shall be delivered to the next position",
    ),
    step(
        delivery.CUP_LEFT_OTHERS,
        "cup-say-left-tiles-wrong-later",
        _CUP_LEFT,
        "535.9(a)(3)",
        "The remaining stacks of tiles shall be delivered from the dealer's left to right in the same manner as the first two stacks",
    ),
    step(
        delivery.JUNG_QUAT_FIRST,
        "jung-quat-tiles-wrong-at-start",
        _JUNG_QUAT,
        "535.9(a)(4)",
        "The dealer shall deliver the top two tiles from each of the two stacks pushed forward to the starting position",
    ),
    step(
        delivery.JUNG_QUAT_NEXT,
        "jung-quat-tiles-wrong-next",
        _JUNG_QUAT,
        "535.9(a)(4)",
        "The four remaining tiles pushed forward shall be delivered to the next position",
    ),
    step(
        delivery.JUNG_QUAT_NEW_CENTER,
        "jung-quat-tiles-wrong-from-new-center",
        _JUNG_QUAT,
        "535.9(a)(4)",
        "the two new center stacks shall be pushed forward and delivered in the same manner as the first two stacks",
    ),
    step(
        delivery.JUNG_QUAT_REPEATED,
        "jung-quat-tiles-wrong-later",
        _JUNG_QUAT,
        "535.9(a)(4)",
        "This procedure shall be repeated until all eight stacks of tiles have been delivered",
    ),
    step(
        delivery.CHEE_YEE_FIRST,
        "chee-yee-tiles-wrong-at-start",
        _CHEE_YEE,
        "535.9(a)(5)",
        "The dealer shall deliver the top two tiles from each of the two centered stacks to the starting position",
    ),
    step(
        delivery.CHEE_YEE_NEXT,
        "chee-yee-tiles-wrong-next",
        _CHEE_YEE,
        "535.9(a)(5)",
        "The four remaining tiles from the two centered stacks shall be delivered to the next position",
    ),
    step(
        delivery.CHEE_YEE_NEW_EARS,
        "chee-yee-tiles-wrong-from-new-ends",
        _CHEE_YEE,
        "535.9(a)(5)",
        "The dealer shall then center and deliver the first stack remaining on the dealer's right and the first stack remaining on the dealer's left in the same manner",
    ),
    step(
        delivery.CHEE_YEE_REPEATED,
        "chee-yee-tiles-wrong-later",
        _CHEE_YEE,
        "535.9(a)(5)",
        "This procedure shall be repeated until all eight stacks of tiles have been delivered",
    ),
    step(
        delivery.PIN_RIGHT_FIRST,
        "pin-say-right-tiles-wrong-at-start",
        _PIN_RIGHT,
        "535.9(a)(6)",
        "The dealer shall deliver the top tile from each of the first four stacks on the dealer's right to the starting position",
    ),
    step(
        delivery.PIN_RIGHT_NEXT,
        "pin-say-right-tiles-wrong-next",
        _PIN_RIGHT,
        "535.9(a)(6)",
        "The top tile from each of the first four stacks on the dealer's left shall be delivered to the next position",
    ),
    step(
        delivery.PIN_RIGHT_THIRD,
        "pin-say-right-tiles-wrong-third",
        _PIN_RIGHT,
        "535.9(a)(6)",
        "The top tile remaining on each of the first four stacks on the dealer's right shall be delivered to the third position",
    ),
    step(
        delivery.PIN_RIGHT_FOURTH,
        "pin-say-right-tiles-wrong-fourth",
        _PIN_RIGHT,
        "535.9(a)(6)",
        "the top tile remaining on each of the first four stacks on the dealer's left shall be delivered to the fourth position",
    ),
    step(
        delivery.PIN_RIGHT_REPEATED,
        "pin-say-right-tiles-wrong-later",
        _PIN_RIGHT,
        "535.9(a)(6)",
        "This procedure shall be repeated until four tiles have been delivered to all eight positions",
    ),
    step(
        delivery.PIN_LEFT_FIRST,
        "pin-say-left-tiles-wrong-at-start",
        _PIN_LEFT,
        "535.9(a)(7)",
        "The dealer shall deliver the top tile from each of the first four stacks on the dealer's left to the starting position",
    ),
    step(
        delivery.PIN_LEFT_NEXT,
        "pin-say-left-tiles-wrong-next",
        _PIN_LEFT,
        "535.9(a)(7)",
        "The top tile from each of the first four stacks on the dealer's right shall be delivered to the next position",
    ),
    step(
        delivery.PIN_LEFT_THIRD,
        "pin-say-left-tiles-wrong-third",
        _PIN_LEFT,
        "535.9(a)(7)",
        "The top tile remaining on each of the first four stacks on the dealer's left shall be delivered to the third position",
    ),
    step(
        delivery.PIN_LEFT_FOURTH,
        "pin-say-left-tiles-wrong-fourth",
        _PIN_LEFT,
        "535.9(a)(7)",
        "the top tile remaining on each of the first four stacks on the dealer's right shall be delivered to the fourth position",
    ),
    step(
        delivery.PIN_LEFT_REPEATED,
        "pin-say-left-tiles-wrong-later",
        _PIN_LEFT,
        "535.9(a)(7)",
        "This procedure shall be repeated until four tiles have been delivered to all eight positions",
    ),
    step(
        delivery.DRAGON_RIGHT_FIRST,
        "dragon-head-right-tiles-wrong-at-start",
        _DRAGON_RIGHT,
        "535.9(a)(8)",
        "The dealer shall deliver the four tiles pushed forward to the starting position",
    ),
    step(
        delivery.DRAGON_RIGHT_NEXT,
        "dragon-head-right-tiles-wrong-next",
        _DRAGON_RIGHT,
        "535.9(a)(8)",
        "The top tile from each of the four stacks of four tiles to the dealer's left (the phoenix tail) shall be delivered to the next position",
    ),
    step(
        delivery.DRAGON_RIGHT_THIRD,
        "dragon-head-right-tiles-wrong-third",
        _DRAGON_RIGHT,
        "535.9(a)(8)",
        "The dealer shall deliver the top two tiles from each of the two stacks on the dealer's right to the third position and the top tile from each of the four stacks on the dealer's left to the fourth position",
    ),
    step(
        delivery.DRAGON_RIGHT_REPEATED,
        "dragon-head-right-tiles-wrong-later",
        _DRAGON_RIGHT,
        "535.9(a)(8)",
        "This procedure shall be repeated until four tiles have been delivered to all eight positions",
    ),
    step(
        delivery.DRAGON_LEFT_FIRST,
        "dragon-head-left-tiles-wrong-at-start",
        _DRAGON_LEFT,
        "535.9(a)(9)",
        "The dealer shall deliver the four tiles pushed forward to the starting position",
    ),
    step(
        delivery.DRAGON_LEFT_NEXT,
        "dragon-head-left-tiles-wrong-next",
        _DRAGON_LEFT,
        "535.9(a)(9)",
        "The top tile from each of the four stacks of four tiles to the dealer's right (the phoenix tail) shall be delivered to the next position",
    ),
    step(
        delivery.DRAGON_LEFT_THIRD,
        "dragon-head-left-tiles-wrong-third",
        _DRAGON_LEFT,
        "535.9(a)(9)",
        "The dealer shall deliver the top two tiles from each of the two stacks on the dealer's left to the third position and the top tile from each of the four stacks on the dealer's right to the fourth position",
    ),
    step(
        delivery.DRAGON_LEFT_REPEATED,
        "dragon-head-left-tiles-wrong-later",
        _DRAGON_LEFT,
        "535.9(a)(9)",
        "This procedure shall be repeated until four tiles have been delivered to all eight positions",
    ),
    step(
        delivery.TILES_WITH_BANK,
        "tiles-wrong-with-bank",
        "the selected style while a player was the bank",
        "535.11(k)",
        "in accordance with the selected style of delivery",
    ),
)
