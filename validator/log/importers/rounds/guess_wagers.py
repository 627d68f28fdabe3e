"""The part of a first map that tells of the wagers of baccarat, of Point Counts and results."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from validator.log.importers.rounds.card_columns import RankWords
from validator.log.importers.rounds.cards import CardReader
from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.counting import baccarat_points
from validator.log.importers.rounds.games import OUTCOMES
from validator.log.importers.rounds.guess_columns import ColumnsLeft, name_of, names_of, says_yes, words_of
from validator.log.importers.rounds.guess_hands import wager_lines
from validator.log.importers.rounds.guess_payouts import (
    Dealt,
    PayoutReading,
    less_commission,
    payout_reading,
    points_shown,
)
from validator.log.importers.rounds.guess_reckoned import is_percent
from validator.log.importers.rounds.guess_words import BANKER, MONEY_WORDS, PAID_WORDS, PLAYER, SCORES, TIE, VIGORISH
from validator.log.importers.rounds.heading import heading_words
from validator.log.importers.rounds.profile import MOST, SheetColumn

MOST_MARKED: Final = 2
"""Columns of marks from which on they are those of outcomes."""
KINDS: Final = {"player_hand": PLAYER, "banker_hand": BANKER, "tie": TIE}
_MEANT: Final = dict(zip(OUTCOMES, (PLAYER, BANKER, TIE), strict=True))


@dataclass(frozen=True, slots=True)
class TwoHands:
    """The columns of the cards of the Player's and the Banker's Hand, and what their numbers mean."""

    player: SheetColumn
    banker: SheetColumn
    words: RankWords

    def winner(self, record: int) -> str:
        """Who won a round, in the words of OUTCOMES; "" where the cards do not tell."""
        reader = CardReader(self.words.ranks)
        try:
            hands = [reader.cards("", column.values.get(record)) for column in (self.player, self.banker)]
        except Unread:
            return ""
        if not all(hands) or any(card.startswith("?") for hand in hands for card in hand):
            return ""
        player, banker = map(baccarat_points, hands)
        return "player" if player > banker else "banker" if banker > player else "tie"


def baccarat_lines(left: ColumnsLeft, hands: TwoHands, in_ranks: str) -> Iterator[str]:
    """The lines ``cards``, ``announced``, ``wagers`` and ``outcome``."""
    doubts = f" # ? {'; '.join(hands.words.said)}" if hands.words.said else ""
    yield f"cards: {{player: {names_of(hands.player)}, banker: {names_of(hands.banker)}{in_ranks}}}{doubts}"
    yield from _announced(left, hands)
    marks = _marks(left)
    before = list(left.free)
    people = left.people()
    wagers = list(_wagers(left, hands))
    if wagers:
        yield "wagers:"
        yield from (f"  {line}" for line in (*people, *wagers))
    else:
        left.free = before
    outcome = left.take(("winner", "outcome", "result"), lambda column: not column.is_money)
    yield from marks
    if outcome is not None and not marks:
        said = f"# ? its words are {words_of(outcome)}"
        yield f"outcome: {{column: {name_of(outcome.name)}{_words_meant(outcome)}}} {said}"


def _marks(left: ColumnsLeft) -> list[str]:
    """The line of the outcome where each has a column of its own, of which one is marked in each row."""
    found = {}
    for kind, words in _MEANT.items():
        column = next((one for one in left.free if one.words <= words and (one.is_answer or not one.values)), None)
        if column is not None:
            found[kind] = column
    if len(found) < MOST_MARKED:
        return []
    marked = Counter(
        record for column in found.values() for record, value in column.values.items() if says_yes(column, value)
    )
    once = sum(count == 1 for count in marked.values())
    if once < MOST * left.seen.records:
        return []
    for column in found.values():
        left.free.remove(column)
    names = ", ".join(f"{kind}: {name_of(column.name)}" for kind, column in found.items())
    return [f"outcome: {{marks: {{{names}}}}} # ? one of them is marked in {once:,} of {left.seen.records:,} rows"]


def _announced(left: ColumnsLeft, hands: TwoHands) -> Iterator[str]:
    """The columns of a score that is the Point Count of the cards."""
    found, counts = [], []
    reader = CardReader(hands.words.ranks)
    scores = []
    for key, words, cards in (("player", PLAYER, hands.player), ("banker", BANKER, hands.banker)):
        score = next((one for one in left.free if one.words & words and one.words & SCORES), None)
        if score is not None:
            scores.append((key, score, *points_shown(score, cards, reader)))
    # A wrong total in one of the two is one that was announced wrongly where the other shows what they are.
    most = max((fits / rows for _, _, fits, rows in scores if rows), default=0.0)
    for key, score, fits, rows in scores:
        if rows and (fits > MOST * rows or (most > MOST and 2 * fits > rows)):
            left.free.remove(score)
            found.append(f"{key}: {name_of(score.name)}")
            counts.append(f"{score.name} is the Point Count of the cards in {fits:,} of {rows:,} rows")
    if found:
        doubt = "if it is not what the dealer announced, name it under keep"
        yield f"announced: {{{', '.join(found)}}} # ? {', '.join(counts)}; {doubt}"


def _wagers(left: ColumnsLeft, hands: TwoHands) -> Iterator[str]:
    found = False
    for key, words in KINDS.items():
        of_kind = [column for column in left.free if column.words & words and column.is_money and not column.is_score]
        paid = next((column for column in of_kind if column.words & PAID_WORDS), None)
        stake = next((column for column in of_kind if column is not paid and not column.words & VIGORISH), None)
        if stake is None or paid is None:
            continue
        found = True
        for column in (stake, paid):
            left.free.remove(column)
        read = payout_reading(stake, paid)
        vigorish = _vigorish(left) if key == "banker_hand" else None
        left.told |= {"no-vigorish"} if vigorish is not None else set()
        within, why = _within(stake, paid, vigorish, read)
        more = (f", vigorish: {name_of(vigorish.name)}" if vigorish else "") + within
        yield f"{key}: {{stake: {name_of(stake.name)}, {read.form}: {name_of(paid.name)}{more}}} # ? {read.why}{why}"
    if not found:
        yield from _of_each_row(left, hands)


def _vigorish(left: ColumnsLeft) -> SheetColumn | None:
    """The column of the vigorish taken; one of its rate is none."""
    return left.take(tuple(sorted(VIGORISH)), lambda column: column.is_money and not is_percent(column))


def _within(
    stake: SheetColumn, paid: SheetColumn, vigorish: SheetColumn | None, read: PayoutReading
) -> tuple[str, str]:
    """Whether the payout is what vigorish left, as the map says it, and what speaks for it."""
    if vigorish is None:
        usual = " 1.95 " in read.why or " 0.95 " in read.why
        return (", vigorish_within_payout: true", "") if usual else ("", "")
    left, whole, neither = less_commission(stake, paid, vigorish, read.form)
    why = (
        f"; {paid.name} and {vigorish.name} make the stake in {left:,} rows, the payout alone does in {whole:,}, "
        f"neither in {neither:,}"
    )
    return (", vigorish_within_payout: true" if left > whole else ""), why


def _of_each_row(left: ColumnsLeft, hands: TwoHands) -> Iterator[str]:
    """The one wager of a row: of the kind that a column tells, or of the one that fits most rows by the cards."""
    kind = left.take(("type", "bet", "wager", "side", "code", "option"), lambda column: not column.is_money)
    stake = next((one for one in left.free if one.words & MONEY_WORDS and one.is_money), None)
    if kind is None and stake is None:
        return
    columns = list(left.free)
    lines = list(wager_lines(left, None, Dealt()))
    taken = [column for column in columns if column not in left.free]
    vigorish = _vigorish(left)
    if vigorish is not None:
        left.told.add("no-vigorish")
        lines.append(f"vigorish: {name_of(vigorish.name)}")
    elif left.less_vigorish:
        lines.append(f"vigorish_within_payout: true # ? wagers that won 0.95 times the stake: {left.less_vigorish:,}")
    if kind is not None:
        yield "each_row: # ? with  one_row_is: wager  above"
        yield f"  type: {name_of(kind.name)}{_types(kind)}"
    else:
        yield _kind_by_cards(taken, hands)
    yield from (f"  {line}" for line in lines)


def _kind_by_cards(taken: list[SheetColumn], hands: TwoHands) -> str:
    """The kind of wager that most rows fit: paid where that hand won, and not where it lost."""
    fits: Counter[str] = Counter()
    rows = 0
    if len(taken) > 1:
        stake, paid = taken[:2]
        for record, value in paid.values.items():
            got, staked, winner = paid.amount(value), stake.amount(stake.values.get(record)), hands.winner(record)
            if got is None or not staked or not winner:
                continue
            rows += 1
            for kind in OUTCOMES:
                won = winner == kind
                fits[kind] += got > staked if won else got in (0, staked) if winner == "tie" else got <= 0
    best = max(OUTCOMES, key=lambda kind: fits[kind])
    key = dict(zip(OUTCOMES, KINDS, strict=True))
    counts = ", ".join(f"{key[kind]} {fits[kind]:,}" for kind in OUTCOMES)
    return f"{key[best]}: # ? no column tells the kind of wager; of {rows:,} rows these fit by the cards: {counts}"


def _words_meant(column: SheetColumn) -> str:
    """The words of a column for each outcome, where it has others than the usual ones."""
    return "".join(f", {kind}: [{', '.join(words)}]" for kind, words in _by_meaning(column).items())


def _types(column: SheetColumn) -> str:
    key = dict(zip(OUTCOMES, KINDS, strict=True))
    lines = (f"\n    {key[kind]}: [{', '.join(words)}]" for kind, words in _by_meaning(column).items())
    return "".join(lines)


def _by_meaning(column: SheetColumn) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in column.distinct:
        meant = [kind for kind in OUTCOMES if heading_words(word) & _MEANT[kind]]
        if len(meant) == 1 and word.lower() not in (meant[0], meant[0][0]):
            found.setdefault(meant[0], []).append(name_of(word))
    return found
