"""The words of the rules on rounds."""

from tests.house.toy_chapter.play import STOOD_TOO_LOW
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.dealer import DEALER_STOOD_SHORT
from validator.games.blackjack.settlement import BLACKJACK_PAID_AT_WRONG_ODDS


def _rule(id: str, number: int, unit: str = "") -> PlayWords:
    return PlayWords(
        id=id,
        title=id,
        message="{seat}: {observed}, not {expected}",
        number=number,
        unit=unit,
        pays_wrong=unit == "cents",
    )


STOOD = _rule("toy-stood-too-low", STOOD_TOO_LOW)
STOOD_SHORT = _rule("toy-dealer-stood-short", DEALER_STOOD_SHORT)
BLACKJACK_ODDS = _rule("toy-blackjack-odds", BLACKJACK_PAID_AT_WRONG_ODDS, "cents")
