"""The Magic Card and the Lucky Player Bonus beside the Bad Beat Progressive Wager."""

from validator.core.engine.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.cards import known, rank_of
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import amount_differs
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_LUCKY_POSITION,
    KIND_MAGIC_CARD,
    KIND_PAY,
    WHAT_LUCKY_PLAYER_BONUS,
    WHAT_MAGIC_CARD_BONUS,
)

NOT_SELECTED, NOT_OFFERED, NO_PAYMENTS, *_ = missing_facts()

rule = Rules("blackjack.bad_beat_bonuses")
MAGIC_CARD_BONUS_WRONG = rule("magic-card-bonus-wrong")
MAGIC_CARD_BONUS_DOUBTFUL = rule("magic-card-bonus-doubtful")
LUCKY_PLAYER_BONUS_WRONG = rule("lucky-player-bonus-wrong")
BAD_BEAT_BONUS_LESS_THE_STAKE = rule("bad-beat-bonus-less-the-stake")


@kernel
def selected(t: Table, values: Ints, r: Round, kind: int) -> int:
    """The card or position that the table game system selected for round ``r``; -1 not recorded."""
    found = -1
    for i in range(r.first, r.last + 1):
        if t.kind[i] == kind:
            found = values[i]
    return found


@kernel
def paid_as(t: Table, w: Wager, bonus: int) -> int:
    """Cents paid on a wager under the name of a bonus."""
    r = w.round
    paid = 0
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_PAY and t.what[i] == bonus and t.notes[i].wager == w:
            paid += t.cents[i]
    return paid


@kernel
def judge_bonus(t: Table, rule: int, w: Wager, paid: int, due: int) -> None:
    """Judge what was paid as a bonus; one short by the stake alone is for review."""
    r = w.round
    event = w.last_settled if w.last_settled >= 0 else r.last
    root = w.root
    if due > 0 and settled_by_another_rule(paid, due - w.stake):
        t.tally[BAD_BEAT_BONUS_LESS_THE_STAKE + JUDGED] += 1
        emit(t.hits, BAD_BEAT_BONUS_LESS_THE_STAKE, event, due, paid, paid - due, w.at, root, r.at)
        return
    ask(t, rule, amount_differs(paid, due, 1), event, due, paid, paid - due, w.at, root, r.at)


@kernel
def judge_magic(t: Table, w: Wager, card: int, bonus: int, paid: int) -> None:
    """Judge the Magic Card Bonus; whether rank and suit have to match, and two cards are paid twice, is open."""
    h = w.hand
    r = w.round
    same = 0
    like = 0
    for one in (h.dealt_first, h.dealt_second):
        same += 1 if one == card else 0
        like += 1 if rank_of(one) == rank_of(card) else 0
    due = bonus if same > 0 else 0
    t.tally[MAGIC_CARD_BONUS_DOUBTFUL + JUDGED] += 1
    if paid != due and (paid in (bonus * same, bonus * like) or (like > 0 and same == 0 and paid == bonus)):
        event = w.last_settled if w.last_settled >= 0 else r.last
        emit(t.hits, MAGIC_CARD_BONUS_DOUBTFUL, event, due, paid, paid - due, w.at, w.root, r.at)
        return
    judge_bonus(t, MAGIC_CARD_BONUS_WRONG, w, paid, due)


@kernel
def judge_bonuses(t: Table, w: Wager) -> None:
    """Judge both bonuses of one wager, by what the filing offers and what the system selected."""
    r = w.round
    h = w.hand
    stake = w.stake
    for bonus in (WHAT_MAGIC_CARD_BONUS, WHAT_LUCKY_PLAYER_BONUS):
        magic = bonus == WHAT_MAGIC_CARD_BONUS
        rule = MAGIC_CARD_BONUS_WRONG if magic else LUCKY_PLAYER_BONUS_WRONG
        offered = t.options.magic_offered if magic else t.options.lucky_offered
        paid = paid_as(t, w, bonus)
        if lacking(t, rule, NOT_OFFERED, offered < 0):
            continue
        if offered == 0:
            judge_bonus(t, rule, w, paid, 0)
            continue
        chosen = selected(t, t.card if magic else t.seat, r, KIND_MAGIC_CARD if magic else KIND_LUCKY_POSITION)
        if chosen < 0 or (magic and not known(chosen)):
            t.tally[rule + NOT_SELECTED] += 1
        elif paid == 0 and not (recorded(t, KIND_PAY) and r.gaps == 0):
            t.tally[rule + NO_PAYMENTS] += 1
        elif magic and not (known(h.dealt_first) and known(h.dealt_second)):
            t.tally[rule + NOT_SELECTED] += 1
        elif magic:
            due = stake * t.options.bad_beat_magic[0] // t.options.bad_beat_magic[1]
            judge_magic(t, w, chosen, due, paid)
        else:
            due = stake * t.options.bad_beat_lucky[0] // t.options.bad_beat_lucky[1]
            judge_bonus(t, rule, w, paid, due if chosen == w.seat else 0)
