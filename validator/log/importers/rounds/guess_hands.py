"""The part of a first map that tells of the hands of blackjack and the wagers on them."""

from collections.abc import Iterator, Sequence
from typing import Final

from validator.log.importers.rounds.card_columns import RankWords, hands_in
from validator.log.importers.rounds.cards import CardReader
from validator.log.importers.rounds.games import DECISIONS
from validator.log.importers.rounds.guess_columns import ColumnsLeft, name_of, names_of, words_of
from validator.log.importers.rounds.guess_payouts import Dealt, halves_kept, payout_reading
from validator.log.importers.rounds.guess_reckoned import as_share, balance_lines, is_percent, running_lines, runs
from validator.log.importers.rounds.guess_words import (
    BANKER,
    CARD,
    DEALER,
    INSURANCE,
    PAID_ORDER,
    PAID_WORDS,
    PLAYER,
    SEATS,
    STAKE_ORDER,
)
from validator.log.importers.rounds.profile import SheetColumn

MOST_HANDS: Final = 9


def dealers_cards(cards: Sequence[SheetColumn]) -> SheetColumn | None:
    """The column of the dealer's cards: of several that which holds most of them."""
    his = [column for column in cards if column.words & DEALER]
    his = his or [column for column in cards if column.words & BANKER]
    return max(his, key=lambda column: sum(len(hand) for cell in column.cells for hand in hands_in(cell)), default=None)


def hands_lines(left: ColumnsLeft, cards: Sequence[SheetColumn], words: RankWords, in_ranks: str) -> Iterator[str]:
    """The lines ``cards`` and ``hands``; columns of cards for which there is no use are left again."""
    dealer = dealers_cards(cards)
    others = [column for column in cards if column is not dealer and not column.words & DEALER]
    own = next((one for one in others if one.words & (PLAYER | CARD | {"hand", "hands"})), next(iter(others), None))
    left.free += [column for column in cards if column not in (dealer, own)]
    if dealer is None:
        yield f"# ? cards: {{dealer: ...{in_ranks}}} # no column of cards is called the dealer's"
    else:
        yield f"cards: {{dealer: {names_of(dealer)}{in_ranks}}}{_doubts(words)}"
    yield "hands:"
    for line in _of_hand(left, own, Dealt(CardReader(words.ranks), own, dealer)):
        yield f"  {line}"


def _doubts(words: RankWords) -> str:
    return f" # ? {'; '.join(words.said)}" if words.said else ""


def _of_hand(left: ColumnsLeft, own: SheetColumn | None, dealt: Dealt) -> Iterator[str]:
    yield from left.people()
    hand = left.take(
        ("hand", "split", "number"),
        lambda column: column.whole(MOST_HANDS) and left.stands_by_hand(column) and not column.words & SEATS,
    )
    if hand is not None:
        left.told.add("no-splits")
        yield f"hand: {name_of(hand.name)} # ? the number of the hand at its seat, 2 and more from splits"
    if own is not None:
        yield f"cards: {names_of(own)}{_several(own)}"
        if any(len(hands_in(cell)) > 1 for cell in own.cells):
            left.told.add("no-splits")
    insurance = [column for column in left.free if column.words & INSURANCE and column.is_money]
    for column in insurance:
        left.free.remove(column)
    double = left.take(
        ("double", "doubled", "dbl", "dd"),
        lambda column: "free" not in column.words and (column.is_answer or column.is_money),
    )
    decided = {
        "surrendered": left.take(("surrender", "surrendered", "surr"), lambda column: column.is_answer),
        "even_money": left.take(("even", "em"), lambda column: column.is_answer),
    }
    yield from wager_lines(left, double, dealt)
    yield from _of_double(left, double)
    for key, answer in decided.items():
        if answer is not None:
            left.told.add(DECISIONS[key])
            yield f"{key}: {name_of(answer.name)}"
    stake = next((column for column in insurance if not column.words & PAID_WORDS), None)
    paid = next((column for column in insurance if column.words & PAID_WORDS), None)
    if stake is not None and paid is not None:
        left.told.add(DECISIONS["insurance"])
        left.shares += [column.name for column in (stake, paid) if is_percent(column)]
        read = payout_reading(stake, paid)
        yield f"insurance: {{stake: {name_of(stake.name)}, {read.form}: {name_of(paid.name)}}} # ? {read.why}"
    else:
        left.free += insurance


def _of_double(left: ColumnsLeft, double: SheetColumn | None) -> Iterator[str]:
    if double is None:
        return
    left.told.add(DECISIONS["doubled"])
    if double.is_answer:
        yield f"doubled: {name_of(double.name)}"
        yield "double_amount: equal # ? half, if the stake holds both wagers of a hand that was doubled"
    else:
        left.shares += [double.name] if is_percent(double) else []
        yield f"double_stake: {name_of(double.name)}"


def _several(own: SheetColumn) -> str:
    lists = sum(len(hands_in(cell)) > 1 for cell in own.cells)
    if not lists:
        return ""
    several = "cell lists" if lists == 1 else "cells list"
    return (
        f" # ? {lists:,} {several} several hands, those of a split pair; each needs its own stake and payout in a list"
    )


def wager_lines(left: ColumnsLeft, double: SheetColumn | None, dealt: Dealt) -> Iterator[str]:
    """The lines of stake, payout and result."""
    stake = left.take_of(STAKE_ORDER, lambda column: (not column.words & PAID_WORDS,))
    if stake is not None and stake.words & PAID_WORDS:
        left.free.append(stake)
        stake = None
    paid = None
    if stake is not None:
        of = stake
        paid = left.take_of(PAID_ORDER, lambda column: (payout_reading(of, column, double, dealt).fits,))
    result = left.take(("result", "outcome"), lambda column: not column.is_money)
    if stake is None:
        yield "stake: BET # ? no column of money seems to be the stake"
        return
    yield f"stake: {name_of(stake.name)}"
    if paid is None:
        balance = list(balance_lines(left, stake, dealt))
        yield from balance or ["# ? payout_with_stake: ... # no column of money seems to be the payout"]
    else:
        yield from _of_payout(left, stake, paid, double, dealt)
    if result is not None:
        yield f"result: {name_of(result.name)} # ? its words are {words_of(result)}: see results"


def _of_payout(
    left: ColumnsLeft, stake: SheetColumn, paid: SheetColumn, double: SheetColumn | None, dealt: Dealt
) -> Iterator[str]:
    """The line of the payout: as an amount, as a part of the wager, or as what runs from row to row."""
    read = payout_reading(stake, paid, double, dealt)
    form, fits, hands = as_share(stake, paid, double, dealt)
    if fits > read.fits or is_percent(paid):
        left.shares.append(paid.name)
        yield (
            f"{form}: {name_of(paid.name)} # ? by the cards it is a part of the wager, {form}, in {fits:,} of "
            f"{hands:,}; an amount, {read.form}, in {read.fits:,}"
        )
    elif runs(left, stake, paid, dealt, max(read.fits, fits)):
        yield from running_lines(left, stake, paid, dealt)
    else:
        left.less_vigorish = read.less_vigorish
        yield f"{read.form}: {name_of(paid.name)} # ? {read.why}"
        left.halves_kept = halves_kept(stake, paid, read.form)
