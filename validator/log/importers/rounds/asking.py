"""What a source shows beside its map, and the questions to answer before its payouts can be judged."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.games import COLUMNS_OF_ADDED, DECISIONS, INITIAL_CARDS
from validator.log.importers.rounds.guess_words import BESIDE, INSURANCE, MONEY_WORDS, PAID_WORDS
from validator.log.importers.rounds.heading import heading_words, in_chips
from validator.log.importers.rounds.mapping import RoundsMap, WagerColumns
from validator.log.importers.rounds.reading import SourceRound
from validator.log.importers.rounds.tables import Cells
from validator.submission.fault import Fault, fault_at
from validator.submission.typed import TypedFiling

NumberedCells = Sequence[tuple[int, Cells]]

ACE: Final = "A"
_TOLD_BY: Final = {
    "no-free-bets": frozenset(("free", "lammer")),
    "no-doubles": frozenset(("double", "doubled", "doubles", "dbl", "dd")),
    "no-insurance": frozenset(("ins", "insurance", "insured")),
    "no-surrender": frozenset(("surrender", "surrendered", "surr")),
    "no-splits": frozenset(("split", "splits")),
    "no-vigorish": frozenset(("vig", "vigorish", "commission", "comm")),
    "no-bonuses": BESIDE | INSURANCE,
}
"""Words in the name of a column that tells of what a statement denies."""
_MONEY: Final = MONEY_WORDS | PAID_WORDS
_MONEY_SIGN = re.compile(r"[$€£]|\d[.,]\d\d$")
_VIGORISH: Final = "no-vigorish"
_SIDE: Final = "no-bonuses"
_NOTHING: Final = frozenset(("", "-", "0", "0.0", "0.00", "n", "no", "none", "false"))


def asked_of(bound: RoundsMap, rows: NumberedCells, typed: TypedFiling) -> Iterator[Fault]:
    """Columns that the map makes nothing of and that hold what it denies, or vigorish of which it says nothing."""
    statements = {str(typed.scalar(path)): path for path in typed.children("attested")}
    payouts = any(wager.payout for hand in bound.hands for wager in hand.wagers.values())
    for place, name in enumerate(bound.columns):
        if not name or place in bound.used:
            continue
        words = heading_words(name)
        denied = [one for one, told in _TOLD_BY.items() if one in statements and words & told]
        if not denied and _SIDE in statements and _is_other_money(bound, rows, place, words):
            denied = [_SIDE]
        if denied and _is_filled(rows, place):
            message = (
                f'the map attests {denied[0]}, and the source has a column "{name}" that it makes nothing of; '
                "map it, or name it under keep if no payout that is mapped holds any of it"
            )
            yield fault_at("excluded-form", message, typed.place(statements[denied[0]]), statements[denied[0]])
        elif payouts and bound.game.family != "blackjack" and words & _TOLD_BY[_VIGORISH] and _is_filled(rows, place):
            message = (
                f'the source has a column "{name}" that the map makes nothing of; name it as the vigorish of the wager '
                "that it was taken from, or under keep if it is none"
            )
            yield fault_at("missing-key", message, typed.place(""), "")


def with_vigorish_told(bound: RoundsMap, rows: NumberedCells, typed: TypedFiling, said: list[str]) -> Iterator[Fault]:
    """Find out, of each wager with a column of vigorish, whether its payout is what vigorish left; else ask.

    What a winning wager was paid and the vigorish make its stake, or the payment alone does.
    """
    asked: set[str] = set()
    within: dict[str, bool] = {}
    for path in dict.fromkeys(wager.path for hand in bound.hands for wager in hand.wagers.values()):
        wagers = [one for hand in bound.hands for one in hand.wagers.values() if one.path == path]
        left = whole = neither = 0
        for one in wagers:
            if one.vigorish >= 0 and one.payout is not None and one.within is None:
                for paid, vigorish, stake in _winners(bound, one, rows):
                    left += paid + vigorish == stake
                    whole += paid == stake
                    neither += paid < stake != paid + vigorish
        if left and not whole:
            within[path] = True
            names = [bound.columns[place] for place in (_payout(wagers[0]), wagers[0].vigorish)]
            said.append(
                f"column {names[0]} is read as what was left after column {names[1]}, as the two made the stake where "
                "both stand; the map may say otherwise, vigorish_within_payout: false"
            )
        elif left or (neither and not whole):
            asked.add(path)
    for path in sorted(asked):
        message = "whether the payout is what was left after vigorish is not to be seen; write  vigorish_within_payout:"
        yield fault_at("missing-key", f"{message} true, or false", typed.place(f"{path}.vigorish"), f"{path}.vigorish")
    bound.hands = tuple(
        replace(
            hand,
            wagers={
                word: replace(one, within=True) if within.get(one.path) else one for word, one in hand.wagers.items()
            },
        )
        for hand in bound.hands
    )


def added_untold(bound: RoundsMap, rounds: Sequence[SourceRound]) -> tuple[str, ...]:
    """The wagers that a hand of the source may have had beside those named, as neither column nor statement tells.

    A hand of two cards was not doubled; Insurance is taken against an ace.
    """
    if bound.game.family != "blackjack":
        return ()
    named = {
        "doubled": any(hand.column(key) >= 0 for hand in bound.hands for key in ("doubled", "double_stake")),
        "insurance": any("insurance" in hand.wagers for hand in bound.hands),
    }
    hands = [(one, hand) for one in rounds for hand in one.hands]
    may = {
        "doubled": any(len(cards) > INITIAL_CARDS for _, hand in hands for cards in hand.cards.values()),
        "insurance": any(_may_be_ace(one.cards.get("dealer", ())) for one, _ in hands),
    }
    return tuple(
        key for key in COLUMNS_OF_ADDED if may[key] and not named[key] and DECISIONS[key] not in bound.attested
    )


def _is_other_money(bound: RoundsMap, rows: NumberedCells, place: int, words: frozenset[str]) -> bool:
    """Whether a column holds amounts of money that the mapped stake and payout do not tell already."""
    filled = [row for _, row in rows if place < len(row) and _is_filled([(0, row)], place)]
    amounts = [_amount(bound, row, place) for row in filled]
    signed = any(_MONEY_SIGN.search(str(row[place])) for row in filled)
    if None in amounts or not (words & _MONEY or signed or in_chips(words, amounts)):
        return False
    main = next((wager for hand in bound.hands for wager in hand.wagers.values()), None)
    if len(bound.hands) != 1 or main is None or main.payout is None:
        return True
    told = [[_amount(bound, row, one) or 0 for row in filled] for one in (main.stake, main.payout.column)]
    added = bound.hands[0].column("double_stake")
    doubles = [(_amount(bound, row, added) or 0) if added >= 0 else 0 for row in filled]
    same = [
        (stake, stake + double, paid, paid - stake, paid - stake - double, max(0, paid - stake - double), paid + stake)
        for stake, paid, double in zip(*told, doubles, strict=True)
    ]
    return not any(
        all(abs(reckoned) == abs(amount or 0) for reckoned, amount in zip(column, amounts, strict=True))
        for column in zip(*same, strict=True)
    )


def _amount(bound: RoundsMap, row: Cells, place: int) -> int | None:
    try:
        return bound.money.cents(bound.columns[place], row[place]) if 0 <= place < len(row) else None
    except Unread:
        return None


def _may_be_ace(cards: Sequence[str]) -> bool:
    return not cards or cards[0].startswith((ACE, "?"))


def _is_filled(rows: NumberedCells, place: int) -> bool:
    """Whether a column holds more than nothing, 0 or no in some row."""
    cells = (row[place] for _, row in rows if place < len(row) and row[place] is not None)
    return any(str(cell).strip().lower() not in _NOTHING for cell in cells)


def _payout(wager: WagerColumns) -> int:
    return -1 if wager.payout is None else wager.payout.column


def _winners(bound: RoundsMap, wager: WagerColumns, rows: NumberedCells) -> Iterator[tuple[int, int, int]]:
    """What was paid, the vigorish and the stake of each wager of which both were more than nothing."""
    assert wager.payout is not None
    for _, cells in rows:
        stake, payout, vigorish = (
            _amount(bound, cells, place) for place in (wager.stake, wager.payout.column, wager.vigorish)
        )
        if not (stake and payout and vigorish):
            continue
        paid = payout - stake if wager.payout.form == "payout_with_stake" else payout
        if paid > 0:
            yield paid, abs(vigorish), stake
