"""The Magic Card and the Lucky Player Bonus beside the Bad Beat Progressive Wager."""

from validator.core.engine.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.options import BAD_BEAT_LUCKY, BAD_BEAT_MAGIC, LUCKY_OFFERED, MAGIC_OFFERED
from validator.games.blackjack.tables import hand, note, round_
from validator.games.cards import known, rank_of
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.stakes import amount_differs
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import (
    KIND_LUCKY_POSITION,
    KIND_MAGIC_CARD,
    KIND_PAY,
    WHAT_LUCKY_PLAYER_BONUS,
    WHAT_MAGIC_CARD_BONUS,
)

(
    MAGIC_CARD_BONUS_WRONG,
    MAGIC_CARD_BONUS_DOUBTFUL,
    LUCKY_PLAYER_BONUS_WRONG,
    BAD_BEAT_BONUS_LESS_THE_STAKE,
    *_,
) = numbers_of("blackjack.bad_beat_bonuses")

NOT_SELECTED, NOT_OFFERED, NO_PAYMENTS, *_ = missing_facts()


@kernel
def selected(t: Table, values: Ints, r: int, kind: int) -> int:
    """The card or position that the table game system selected for round ``r``; -1 not recorded."""
    found = -1
    for i in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
        if t.kind[i] == kind:
            found = values[i]
    return found


@kernel
def paid_as(t: Table, w: int, bonus: int) -> int:
    """Cents paid on a wager under the name of a bonus."""
    r = t.wagers[w + wager.ROUND]
    paid = 0
    for i in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
        if t.kind[i] == KIND_PAY and t.what[i] == bonus and t.notes[i * note.WIDTH + note.WAGER] == w:
            paid += t.cents[i]
    return paid


@kernel
def judge_bonus(t: Table, rule: int, w: int, paid: int, due: int) -> None:
    """Judge what was paid as a bonus; one short by the stake alone is for review."""
    r = t.wagers[w + wager.ROUND]
    event = t.wagers[w + wager.LAST_SETTLED] if t.wagers[w + wager.LAST_SETTLED] >= 0 else t.rounds[r + round_.LAST]
    root = t.wagers[w + wager.ROOT]
    if due > 0 and settled_by_another_rule(paid, due - t.wagers[w + wager.STAKE]):
        t.tally[BAD_BEAT_BONUS_LESS_THE_STAKE + JUDGED] += 1
        emit(t.hits, BAD_BEAT_BONUS_LESS_THE_STAKE, event, due, paid, paid - due, w, root, r)
        return
    ask(t, rule, amount_differs(paid, due, 1), event, due, paid, paid - due, w, root, r)


@kernel
def judge_magic(t: Table, w: int, card: int, bonus: int, paid: int) -> None:
    """Judge the Magic Card Bonus; whether rank and suit have to match, and two cards are paid twice, is open."""
    h = t.wagers[w + wager.HAND]
    r = t.wagers[w + wager.ROUND]
    same = 0
    like = 0
    for one in (t.hands[h + hand.DEALT_FIRST], t.hands[h + hand.DEALT_SECOND]):
        same += 1 if one == card else 0
        like += 1 if rank_of(one) == rank_of(card) else 0
    due = bonus if same > 0 else 0
    t.tally[MAGIC_CARD_BONUS_DOUBTFUL + JUDGED] += 1
    if paid != due and (paid in (bonus * same, bonus * like) or (like > 0 and same == 0 and paid == bonus)):
        event = t.wagers[w + wager.LAST_SETTLED] if t.wagers[w + wager.LAST_SETTLED] >= 0 else t.rounds[r + round_.LAST]
        emit(t.hits, MAGIC_CARD_BONUS_DOUBTFUL, event, due, paid, paid - due, w, t.wagers[w + wager.ROOT], r)
        return
    judge_bonus(t, MAGIC_CARD_BONUS_WRONG, w, paid, due)


@kernel
def judge_bonuses(t: Table, w: int) -> None:
    """Judge both bonuses of one wager, by what the filing offers and what the system selected."""
    r = t.wagers[w + wager.ROUND]
    h = t.wagers[w + wager.HAND]
    stake = t.wagers[w + wager.STAKE]
    for bonus in (WHAT_MAGIC_CARD_BONUS, WHAT_LUCKY_PLAYER_BONUS):
        magic = bonus == WHAT_MAGIC_CARD_BONUS
        rule = MAGIC_CARD_BONUS_WRONG if magic else LUCKY_PLAYER_BONUS_WRONG
        offered = t.options[MAGIC_OFFERED] if magic else t.options[LUCKY_OFFERED]
        paid = paid_as(t, w, bonus)
        if lacking(t, rule, NOT_OFFERED, offered < 0):
            continue
        if offered == 0:
            judge_bonus(t, rule, w, paid, 0)
            continue
        chosen = selected(t, t.card if magic else t.seat, r, KIND_MAGIC_CARD if magic else KIND_LUCKY_POSITION)
        if chosen < 0 or (magic and not known(chosen)):
            t.tally[rule + NOT_SELECTED] += 1
        elif paid == 0 and not (recorded(t, KIND_PAY) and t.rounds[r + round_.GAPS] == 0):
            t.tally[rule + NO_PAYMENTS] += 1
        elif magic and not (known(t.hands[h + hand.DEALT_FIRST]) and known(t.hands[h + hand.DEALT_SECOND])):
            t.tally[rule + NOT_SELECTED] += 1
        elif magic:
            due = stake * t.options[BAD_BEAT_MAGIC] // t.options[BAD_BEAT_MAGIC + 1]
            judge_magic(t, w, chosen, due, paid)
        else:
            due = stake * t.options[BAD_BEAT_LUCKY] // t.options[BAD_BEAT_LUCKY + 1]
            judge_bonus(t, rule, w, paid, due if chosen == t.wagers[w + wager.SEAT] else 0)
