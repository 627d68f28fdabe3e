"""Settlement: the words of the rules that validator/games/baccarat/{settlement,settling}.py judge."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.absent_wagers import NO_AMOUNT, NO_ROUND, NO_WAGERS


def _without_wager(id: str, title: str, message: str) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs={
            "the wagers placed in the round": NO_WAGERS,
            "the amounts": NO_AMOUNT,
            "the round to which the money belongs": NO_ROUND,
        },
        expected="nothing",
        observed="{observed}",
        unit="cents",
        pays_wrong=True,
    )


paid_without_wager = _without_wager(
    "paid-without-wager",
    "Money paid or given back on a wager that is not in the round",
    "{seat}: {observed} went to the player on a wager that is not in the round",
)
taken_without_wager = _without_wager(
    "taken-without-wager",
    "Money collected on a wager that is not in the round",
    "{seat}: {observed} was collected on a wager that is not in the round",
)
